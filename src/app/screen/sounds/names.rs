//! Every name of the tables, to be heard: ones and tens, the other names, and twins that only an ear tells apart.

use iced::widget::{column, text};

use club::trainer::card::{in_table, sign_of};
use games::dre13ehn::Name;

use super::{Message, speaker, twins};
use crate::app::kit::page::{card, within, wrapped};
use crate::app::prelude::*;

const TILE_WIDTH_PX: f32 = 104.0;
const SIGN_HEIGHT_PX: f32 = 16.0;

pub(super) fn view<'a>(ui: Ui, wide: f32) -> Vec<Element<'a, Message>> {
    let room = within(ui, wide);
    let gap = ui.gap(6.0);
    let tile = ui.wide(TILE_WIDTH_PX).min((room - 4.0 * gap) / 5.0);
    let numbered = |number: u8| Name::all().find(|name| name.number() == Some(number));
    let rows = (0_u8..5).map(|ten| {
        let names = (0_u8..5).filter_map(|one| numbered(10 * ten + one)).map(|name| button(ui, name, tile));
        Row::from_iter(names).spacing(gap).into()
    });
    let table = Column::from_iter(rows).spacing(gap);
    let eight = numbered(8).into_iter();
    let others = eight.chain(Name::all().filter(|name| !in_table(*name))).map(|name| button(ui, name, tile));
    let twins = twins::names().map(|[one, other]| {
        // A comma is a rest.
        let both = format!("{one}, {other}");
        speaker(ui, tr!(ui, "sounds-twins-of", one, other), Message::WordsPressed(both)).into()
    });
    vec![
        card(
            ui,
            tr!(ui, "sounds-table"),
            vec![ui.body(tr!(ui, "sounds-table-about")).width(Fill).into(), table.into()],
        ),
        card(ui, tr!(ui, "sounds-others"), vec![wrapped(ui, others)]),
        card(
            ui,
            tr!(ui, "sounds-twins"),
            vec![ui.body(tr!(ui, "sounds-twins-about")).width(Fill).into(), wrapped(ui, twins)],
        ),
    ]
}

fn button<'a>(ui: Ui, name: Name, wide: f32) -> Element<'a, Message> {
    let word = text(name.word()).size(ui.size(TypeSize::Title)).font(SERIF_BOLD);
    let forbidden = name.is_forbidden();
    let number = name.number_word();
    let number = if forbidden { tr!(ui, "sounds-forbidden", number) } else { number };
    let number = ui.faint(number).color(ui.colour(if forbidden { Role::Bad } else { Role::Faint }));
    let rune = sign_of(name).map(|rune| sign(ui, rune.sized(SIGN_HEIGHT_PX, Role::Faint.into()), SIGN_HEIGHT_PX));
    let below =
        container(row![number].push(rune).spacing(ui.gap(5.0)).align_y(Center)).height(ui.wide(SIGN_HEIGHT_PX + 4.0));
    let content = container(column![word, below].align_x(Center)).center_x(Fill);
    let pressed = Message::WordsPressed(name.word().to_owned());
    ui.control(content)
        .style(ui.quiet())
        .padding([ui.gap(4.0), ui.gap(6.0)])
        .width(wide)
        .on_press(pressed)
        .id(name.word())
        .into()
}
