//! How it went against each of the others.

use iced::alignment::Horizontal::Right;
use iced::widget::column;

use super::{Message, State, who};
use crate::app::kit::page::{card, divider};
use crate::app::prelude::*;
use crate::draw::{Drawing, Ink, Path};
use crate::store::career::{Against, Somebody};

/// How wide a column of numbers is, pixels at 100 %.
const COLUMN: f32 = 104.0;
/// How wide the bar is, pixels at 100 %.
const BAR: f32 = 150.0;
/// The most of the others that are listed.
const MOST: usize = 100;

pub(super) fn view<'a>(ui: Ui, state: &'a State, desk: &'a Desk, wide: f32) -> Element<'a, Message> {
    let lang = ui.lang;
    let all = state.career.against(state.matches());
    if all.is_empty() {
        return crate::app::kit::page::nothing(ui, tr!(lang, "people-always-alone"));
    }
    let is_wide = wide > ui.wide(COLUMN * 4.0 + BAR + 200.0);
    let cell = |content: Element<'a, Message>| container(content).width(ui.wide(COLUMN)).align_x(Right);
    let heads = ["people-together", "people-won", "people-lost", "people-even"];
    let heads = heads.map(|head| lang.say(&Phrase::new(head)));
    let mut rows = Column::new().spacing(ui.gap(7.0));
    if is_wide {
        let cells = heads.iter().map(|head| cell(ui.faint(head.clone()).into()).into());
        let bar = space().width(ui.wide(BAR));
        rows = rows.push(Row::new().push(space().width(Fill)).extend(cells).push(bar).spacing(ui.gap(10.0)));
    }
    for (place, (other, against)) in all.into_iter().take(MOST).enumerate() {
        let numbers = [against.matches(), against.won, against.lost, against.even].map(|number| number.to_string());
        let name = who(ui, desk, other);
        let name: Element<'a, Message> = match other {
            Somebody::Person(id) => {
                let way = Message::Asked(Way::Person(id.clone()));
                ui.bare(name).padding([ui.gap(3.0), ui.gap(6.0)]).on_press(way).id(format!("against-{place}")).into()
            }
            Somebody::Named(_) | Somebody::Computer(_) => container(name).padding([ui.gap(3.0), ui.gap(6.0)]).into(),
        };
        rows = rows.push(divider(ui));
        rows = if is_wide {
            let cells = numbers.map(|number| cell(ui.body(number).into()).into());
            let line = Row::new().push(container(name).width(Fill)).extend(cells).push(bar(ui, against));
            rows.push(line.spacing(ui.gap(10.0)).align_y(Center))
        } else {
            let pairs = heads.clone().into_iter().zip(numbers).map(|(head, number)| {
                row![ui.faint(head), ui.body(number)].spacing(ui.gap(6.0)).align_y(Center).into()
            });
            let pairs = Row::from_iter(pairs).spacing(ui.gap(16.0)).align_y(Center).wrap();
            rows.push(column![name, pairs.vertical_spacing(ui.gap(6.0)), bar(ui, against)].spacing(ui.gap(6.0)))
        };
    }
    let about = ui.faint(tr!(lang, "people-against-about")).width(Fill);
    column![card(ui, tr!(lang, "people-against"), vec![rows.into()]), about].spacing(ui.gap(14.0)).into()
}

/// Won, even and lost as parts of a bar: from the left, in the middle, from the right.
fn bar<'a>(ui: Ui, against: Against) -> Element<'a, Message> {
    let (width, height) = (BAR, 10.0);
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
