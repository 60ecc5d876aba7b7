//! Who stands where, and why: the tables of a stage.

use accesskit::Role as Kind;

use club::championship::answer::columns;
use club::championship::export::number;
use club::championship::fold::RunningPart;
use club::championship::rank::{Criterion, Row as Ranked};
use club::championship::sheet::part_name;
use club::championship::{Championship, plan};

use super::view::more;
use super::{Message, State};
use crate::app::kit::kept::shown;
use crate::app::kit::page::{choices, divider};
use crate::app::kit::table::{self, Head};
use crate::app::prelude::*;
use crate::app::widget::semantics::image;

fn tabled(cup: &Championship, stage: usize) -> impl Iterator<Item = (&plan::Stage, &RunningPart)> {
    let parts = cup.stages().nth(stage).into_iter();
    let parts = parts.flat_map(|(plan, stage)| stage.parts.iter().map(move |part| (plan, part)));
    parts.filter(|(plan, part)| !part.plan.single && !plan.order.is_empty())
}

pub(super) fn view<'a>(state: &State, ui: Ui, cup: &Championship) -> Element<'a, Message> {
    let all: Vec<_> = tabled(cup, state.stage).collect();
    let place = state.of_part.min(all.len().saturating_sub(1));
    let Some((plan, part)) = all.get(place) else {
        return ui.faint(tr!(ui, "organise-no-table")).into();
    };
    let names = all.iter().enumerate();
    let names =
        names.map(|(at, (plan, part))| (part_name(plan, part, ui.lang), at == place, Message::OfPartChosen(at)));
    let choice = (all.len() > 1).then(|| choices(ui, names.collect::<Vec<_>>()));
    let rows = cup.table(&part.plan.key);
    let (columns, through) = (columns(plan), cup.through(&part.plan.key));
    let words = |name: &'static str, part| Head::words(ui.say(&Phrase::new(name)), Length::FillPortion(part));
    let heads = [Head::numbers("", ui.wide(34.0)), Head::words("", ui.wide(20.0)), words("championship-cli-name", 4)];
    let heads = heads.into_iter().chain(columns.iter().map(|column| figure(ui, *column)));
    let heads: Vec<Head> = heads.chain([words("organise-why", 3)]).collect();
    let names = table::row(table::names(ui, &heads).padding([0.0, ui.gap(8.0)]));
    let mut list = Column::new().push(names).push(divider(ui)).spacing(ui.gap(4.0));
    // Below the last who goes on there is a line, not a colour alone.
    let last = rows.iter().rposition(|row| through.contains(&row.id));
    for (at, row) in rows.iter().enumerate().take(state.shown) {
        list = list.push(line(ui, cup, (at, row), (&columns, &heads), through.contains(&row.id)));
        if Some(at) == last && at + 1 < rows.len() {
            list = list.push(divider(ui));
        }
    }
    let more = more(ui, rows.len().saturating_sub(state.shown));
    let legend = (!through.is_empty())
        .then(|| row![sign_of(ui), ui.faint(tr!(ui, "organise-through-means"))].spacing(ui.gap(6.0)).align_y(Center));
    let page = Column::new().push(choice).push(table::rows(list)).push(more).push(legend).spacing(ui.gap(4.0));
    container(page.padding(ui.gap(14.0))).width(Fill).style(ui.card()).into()
}

fn figure(ui: Ui, column: Criterion) -> Head {
    Head::numbers(ui.say(&Phrase::new(column.name())), ui.wide(78.0))
}

fn line<'a>(
    ui: Ui,
    cup: &Championship,
    (at, row): (usize, &Ranked),
    (columns, heads): (&[Criterion], &[Head]),
    goes_on: bool,
) -> Element<'a, Message> {
    let font = if goes_on { SANS_BOLD } else { SANS };
    let rank: Element<'a, Message> = ui.label((at + 1).to_string(), TypeSize::Body, SANS_BOLD).into();
    let mark: Element<'a, Message> = match goes_on {
        true => image(tr!(ui, "organise-through-means"), sign_of(ui)),
        false => space().into(),
    };
    let left = cup.has_left(row.id).then(|| tr!(ui, "championship-sheet-left"));
    let name = shown(cup.name(row.id));
    let name = left.map_or_else(|| name.clone(), |left| format!("{name} ({left})"));
    let name = ui.label(name, TypeSize::Body, font).wrapping(iced::widget::text::Wrapping::WordOrGlyph);
    let figures = columns.iter().map(|column| ui.body(number(row, *column)).into());
    let why = row.by.map(|by| tr!(ui, "organise-above-by", criterion = Phrase::new(by.name())));
    let why = ui.faint(why.unwrap_or_default()).into();
    let cells = [rank, mark, name.into()].into_iter().chain(figures).chain([why]);
    let content = table::line(ui, heads, Kind::Cell, cells);
    let control = ui.bare(content).row().padding([ui.gap(3.0), ui.gap(8.0)]).width(Fill);
    control.on_press(Message::Asked(Route::Participant(row.id))).into()
}

fn sign_of<'a>(ui: Ui) -> Element<'a, Message> {
    container(Icon::Go.view(ui, Role::Good)).width(ui.wide(20.0)).into()
}
