//! Who stands where, and why: the tables of a stage.

use super::{Message, PAGE, State};
use crate::app::kit::kept::shown;
use crate::app::kit::page::{choices, divider};
use crate::app::prelude::*;
use crate::championship::answer::columns;
use crate::championship::export::number;
use crate::championship::fold::Part;
use crate::championship::rank::{Criterion, Row as Ranked};
use crate::championship::sheet::part_name;
use crate::championship::{Championship, plan};

/// The parts of a stage that have a table.
fn tabled(cup: &Championship, stage: usize) -> impl Iterator<Item = (&plan::Stage, &Part)> {
    let parts = cup.stages().nth(stage).into_iter();
    let parts = parts.flat_map(|(plan, stage)| stage.parts.iter().map(move |part| (plan, part)));
    parts.filter(|(plan, part)| !part.plan.single && !plan.order.is_empty())
}

/// The table of a part; where there are several, they are chosen by their names.
pub(super) fn view<'a>(state: &State, ui: Ui, cup: &Championship) -> Element<'a, Message> {
    let all: Vec<_> = tabled(cup, state.stage).collect();
    let place = state.of_part.min(all.len().saturating_sub(1));
    let Some((plan, part)) = all.get(place) else {
        return ui.faint(tr!(ui.lang, "organise-no-table")).into();
    };
    let names = all.iter().enumerate();
    let names =
        names.map(|(at, (plan, part))| (part_name(plan, part, ui.lang), at == place, Message::OfPartChosen(at)));
    let names = (all.len() > 1).then(|| choices(ui, names.collect::<Vec<_>>()));
    let rows = cup.table(&part.plan.key);
    let (columns, through) = (columns(plan), cup.through(&part.plan.key));
    let head = {
        let head = columns.iter().map(|column| figure(ui, ui.faint(ui.lang.say(&Phrase::new(column.name())))));
        let name = ui.faint(tr!(ui.lang, "championship-cli-name")).width(Length::FillPortion(4));
        let why = why(ui, tr!(ui.lang, "organise-why"));
        Row::new().push(space::horizontal().width(ui.wide(62.0))).push(name).extend(head).push(why)
    };
    let mut list = Column::new().push(names).push(head.spacing(ui.gap(8.0)).padding([0.0, ui.gap(8.0)]));
    list = list.push(divider(ui)).spacing(ui.gap(4.0));
    // Below the last who goes on there is a line, not a colour alone.
    let last = rows.iter().rposition(|row| through.contains(&row.id));
    for (at, row) in rows.iter().enumerate().take(state.shown) {
        list = list.push(line(ui, cup, (at, row), &columns, through.contains(&row.id)));
        if Some(at) == last && at + 1 < rows.len() {
            list = list.push(divider(ui));
        }
    }
    let more = rows.len().saturating_sub(state.shown);
    let more = (more > 0)
        .then(|| ui.button(tr!(ui.lang, "organise-more", count = more.min(PAGE))).on_press(Message::MorePressed));
    let legend = (!through.is_empty()).then(|| {
        row![sign_of(ui), ui.faint(tr!(ui.lang, "organise-through-means"))].spacing(ui.gap(6.0)).align_y(Center)
    });
    container(list.push(more).push(legend).padding(ui.gap(14.0))).width(Fill).style(ui.card()).into()
}

/// A cell with a number.
fn figure<'a>(ui: Ui, text: iced::widget::Text<'a>) -> Element<'a, Message> {
    text.width(ui.wide(78.0)).align_x(iced::Right).into()
}

/// Why a row stands above the next.
fn why<'a>(ui: Ui, words: String) -> Element<'a, Message> {
    container(ui.faint(words)).padding(iced::padding::left(ui.gap(16.0))).width(Length::FillPortion(3)).into()
}

/// A row, pressed for whoever it is about.
fn line<'a>(
    ui: Ui,
    cup: &Championship,
    (at, row): (usize, &Ranked),
    columns: &[Criterion],
    goes_on: bool,
) -> Element<'a, Message> {
    let font = if goes_on { SANS_BOLD } else { SANS };
    let rank = ui.label((at + 1).to_string(), Step::Body, SANS_BOLD).width(ui.wide(34.0)).align_x(iced::Right);
    let mark: Element<'a, Message> = match goes_on {
        true => sign_of(ui),
        false => space::horizontal().width(ui.wide(20.0)).into(),
    };
    let left = cup.has_left(row.id).then(|| tr!(ui.lang, "championship-sheet-left"));
    let name = shown(cup.name(row.id));
    let name = left.map_or_else(|| name.clone(), |left| format!("{name} ({left})"));
    let name = ui.label(name, Step::Body, font).wrapping(iced::widget::text::Wrapping::WordOrGlyph);
    let figures = columns.iter().map(|column| figure(ui, ui.body(number(row, *column))));
    let why = row.by.map(|by| tr!(ui.lang, "organise-above-by", criterion = Phrase::new(by.name())));
    let why = self::why(ui, why.unwrap_or_default());
    let content = Row::new().push(rank).push(mark).push(name.width(Length::FillPortion(4))).extend(figures).push(why);
    let content = content.spacing(ui.gap(8.0)).align_y(Center);
    let control = ui.bare(content).padding([ui.gap(3.0), ui.gap(8.0)]).width(Fill);
    control.on_press(Message::Asked(Way::Participant(row.id))).into()
}

fn sign_of<'a>(ui: Ui) -> Element<'a, Message> {
    container(Icon::Go.view(ui, Role::Good)).width(ui.wide(20.0)).into()
}
