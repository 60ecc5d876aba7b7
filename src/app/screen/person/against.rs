//! How it went against each of the others.

use iced::widget::column;

use base::draw::{Drawing, Ink, Path};
use club::store::career::{Against, Somebody};

use super::{Message, State, who};
use crate::app::kit::page::{self, card};
use crate::app::kit::table::{Head, table};
use crate::app::prelude::*;

const COLUMN_WIDTH_PX: f32 = 104.0;
const BAR_WIDTH_PX: f32 = 150.0;
const MOST: usize = 100;

pub(super) fn view<'a>(ui: Ui, state: &'a State, desk: &'a Desk, wide: f32) -> Element<'a, Message> {
    let all = state.career.against(state.matches());
    if all.is_empty() {
        return page::nothing(ui, tr!(ui, "people-always-alone"));
    }
    let heads = ["people-together", "people-won", "people-lost", "people-even"];
    let heads = heads.map(|head| Head::numbers(ui.say(&Phrase::new(head)), ui.wide(COLUMN_WIDTH_PX)));
    let heads = std::iter::once(Head::words("", Fill)).chain(heads);
    let heads: Vec<Head> = heads.chain([Head::words("", ui.wide(BAR_WIDTH_PX))]).collect();
    let rows = all.into_iter().take(MOST).enumerate().map(|(place, (other, against))| {
        let name = who(ui, desk, other);
        let name: Element<'a, Message> = match other {
            Somebody::Person(id) => {
                let way = Message::Asked(Route::Person(id.clone()));
                ui.bare(name).padding([ui.gap(3.0), ui.gap(6.0)]).on_press(way).id(format!("against-{place}")).into()
            }
            Somebody::Named(_) | Somebody::Computer(_) => container(name).padding([ui.gap(3.0), ui.gap(6.0)]).into(),
        };
        let numbers = [against.matches(), against.won, against.lost, against.even];
        let numbers = numbers.map(|number| ui.body(number.to_string()).into());
        std::iter::once(name).chain(numbers).chain([bar(ui, against)]).collect()
    });
    let rows = table(ui, &heads, rows, page::within(ui, wide));
    let about = ui.faint(tr!(ui, "people-against-about")).width(Fill);
    column![card(ui, tr!(ui, "people-against"), vec![rows]), about].spacing(ui.gap(14.0)).into()
}

fn bar<'a>(ui: Ui, against: Against) -> Element<'a, Message> {
    let (width, height) = (BAR_WIDTH_PX, 10.0);
    let mut drawing = Drawing::new(width, height);
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let all = number(against.matches()).max(1.0);
    let (won, lost) = (width * number(against.won) / all, width * number(against.lost) / all);
    drawing.fill(Path::rect(0.0, 0.0, width, height), Ink::new(Role::Line).alpha(0.6));
    drawing.fill(Path::rect(0.0, 0.0, won, height), Role::Good.into());
    // Lower, so that it is told apart without its colour.
    drawing.fill(Path::rect(width - lost, height * 0.5, lost, height * 0.5), Role::Bad.into());
    sign(ui, drawing, height)
}
