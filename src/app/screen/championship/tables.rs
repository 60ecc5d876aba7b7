//! Who stands where, and why: the tables of a stage.

use base::draw::Font;
use club::championship::answer::columns;
use club::championship::export::number;
use club::championship::fold::RunningPart;
use club::championship::rank::{Criterion, Row as Ranked};
use club::championship::sheet::{part_name, through};
use club::championship::{Championship, Id, plan, words};

use super::view::more;
use super::{Message, State};
use crate::app::kit::kept::shown;
use crate::app::kit::page::choices;
use crate::app::kit::table::{self, Head, LargeRow, wide};
use crate::app::prelude::*;
use crate::app::widget::semantics::image;

/// The part of the window that a name takes at most before it goes on in another line.
const NAME_MOST: f32 = 0.4;
const SIGN_PX: f32 = 20.0;

/// The tables of the stage that is seen, or else of the latest that has any.
pub(super) fn tabled(
    cup: &Championship,
    stage: usize,
    which: impl Fn(&plan::Stage) -> bool,
) -> Vec<(&plan::Stage, &RunningPart)> {
    let of = |at: usize| {
        let stage = cup.stages().nth(at).filter(|(plan, _)| which(plan) && !plan.order.is_empty());
        let parts = stage.into_iter().flat_map(|(plan, stage)| stage.parts.iter().map(move |part| (plan, part)));
        parts.filter(|(_, part)| !part.plan.single).collect::<Vec<_>>()
    };
    let all = std::iter::once(stage).chain((0..cup.stages().count()).rev());
    all.map(of).find(|parts| !parts.is_empty()).unwrap_or_default()
}

pub(super) fn view<'a>(state: &State, ui: Ui, cup: &Championship) -> Element<'a, Message> {
    let all = tabled(cup, state.stage, |_| true);
    let place = state.of_part.min(all.len().saturating_sub(1));
    let Some((plan, part)) = all.get(place) else {
        return ui.faint(tr!(ui, "organise-no-table")).into();
    };
    let names = all.iter().enumerate();
    let names =
        names.map(|(at, (plan, part))| (part_name(cup, plan, part, ui.lang), at == place, Message::OfPartChosen(at)));
    let choice = (all.len() > 1).then(|| choices(ui, names.collect::<Vec<_>>()));
    let rows = cup.table(&part.plan.key);
    let (columns, through) = (columns(plan), through(&rows));
    let marked = !through.is_empty();
    let heads = heads(ui, cup, &rows, &columns, marked);
    // Below the last who goes on there is a line, not a colour alone.
    let last = rows.iter().rposition(|row| through.contains(&row.id)).filter(|last| last + 1 < rows.len());
    let lines = rows.iter().enumerate().take(state.shown).map(|(at, row)| LargeRow {
        cells: cells(ui, cup, row, &columns, marked.then(|| through.contains(&row.id))),
        pressed: Some(Message::Asked(Route::Participant(row.id))),
        is_parted: Some(at) == last,
    });
    let table = table::large(ui, &heads, if marked { 3 } else { 2 }, lines);
    let more = more(ui, rows.len().saturating_sub(state.shown));
    let ends = cup.stages().any(|(of, stage)| of.key == plan.key && stage.is_closed());
    let words = if ends { "championship-sheet-through-line" } else { "organise-through-means" };
    let legend =
        marked.then(|| row![sign_of(ui), ui.faint(ui.say(&Phrase::new(words)))].spacing(ui.gap(6.0)).align_y(Center));
    let begun = rows.iter().any(|row| row.tally.played > 0);
    let quiet = (!begun).then(|| ui.faint(tr!(ui, "organise-nothing-yet")));
    let unplayed = words::unplayed_wins(cup, part);
    let unplayed = Column::with_children(unplayed.iter().map(|words| ui.faint(ui.say(words)).width(Fill).into()));
    let page =
        Column::new().push(choice).push(quiet).push(table).push(more).push(legend).push(unplayed).spacing(ui.gap(6.0));
    container(page.padding(ui.gap(14.0))).width(Fill).style(ui.card()).into()
}

pub(super) fn widest<'w>(ui: Ui, step: TypeSize, font: Font, all: impl IntoIterator<Item = &'w str>) -> f32 {
    all.into_iter().map(|words| wide(ui, words, step, font)).fold(0.0, f32::max)
}

pub(super) fn named(ui: Ui, cup: &Championship, id: Id) -> String {
    let name = shown(cup.name(id));
    if cup.has_left(id) { format!("{name} ({})", tr!(ui, "championship-sheet-left")) } else { name }
}

pub(super) fn name_width<'w>(ui: Ui, names: impl IntoIterator<Item = &'w str>) -> f32 {
    widest(ui, TypeSize::Body, Font::SansBold, names).min(ui.window.width * NAME_MOST)
}

pub(super) fn rank_head(ui: Ui, rows: &[Ranked]) -> Head {
    let places: Vec<String> = rows.iter().map(Ranked::place).collect();
    let name = tr!(ui, "organise-place");
    let width = numbers_width(ui, &name, &places);
    Head::numbers(name, width).about(tr!(ui, "organise-rank-about"))
}

pub(super) fn figure(ui: Ui, rows: &[Ranked], column: Criterion) -> Head {
    let figures: Vec<String> = rows.iter().map(|row| number(row, column)).collect();
    let name = ui.say(&Phrase::new(column.name()));
    Head::numbers(name.clone(), numbers_width(ui, &name, &figures)).about(ui.say(&Phrase::new(means(column))))
}

fn numbers_width(ui: Ui, head: &str, figures: &[String]) -> f32 {
    let figures = widest(ui, TypeSize::Body, Font::SansBold, figures.iter().map(String::as_str));
    figures.max(wide(ui, head, TypeSize::Small, Font::Sans))
}

const fn means(column: Criterion) -> &'static str {
    match column {
        Criterion::Wins => "organise-wins-about",
        Criterion::Points => "organise-points-about",
        Criterion::Losses => "organise-losses-about",
        Criterion::Difference => "organise-difference-about",
        Criterion::Buchholz => "organise-buchholz-about",
        Criterion::Sonneborn => "organise-sonneborn-about",
        Criterion::Direct | Criterion::Lot => "organise-why-about",
    }
}

fn why(ui: Ui, row: &Ranked) -> String {
    row.why().map(|why| ui.say(&why)).unwrap_or_default()
}

fn heads(ui: Ui, cup: &Championship, rows: &[Ranked], columns: &[Criterion], marked: bool) -> Vec<Head> {
    let names: Vec<String> = rows.iter().map(|row| named(ui, cup, row.id)).collect();
    let name = name_width(ui, names.iter().map(String::as_str));
    let played: Vec<String> = rows.iter().map(|row| row.tally.played.to_string()).collect();
    let played_head = tr!(ui, "championship-played");
    let played_width = numbers_width(ui, &played_head, &played);
    let reasons: Vec<String> = rows.iter().map(|row| why(ui, row)).chain([tr!(ui, "organise-why")]).collect();
    let reason = widest(ui, TypeSize::Small, Font::Sans, reasons.iter().map(String::as_str));
    let mut heads = vec![rank_head(ui, rows)];
    heads.extend(marked.then(|| Head::words("", ui.wide(SIGN_PX))));
    heads.extend([
        Head::words(tr!(ui, "championship-cli-name"), name),
        Head::numbers(played_head, played_width).about(tr!(ui, "organise-played-about")),
    ]);
    heads.extend(columns.iter().map(|column| figure(ui, rows, *column)));
    heads.push(Head::words(tr!(ui, "organise-why"), reason).about(tr!(ui, "organise-why-about")));
    heads
}

fn cells<'a>(
    ui: Ui,
    cup: &Championship,
    row: &Ranked,
    columns: &[Criterion],
    goes_on: Option<bool>,
) -> Vec<Element<'a, Message>> {
    let font = if goes_on == Some(true) { SANS_BOLD } else { SANS };
    let mark = goes_on.map(|goes_on| match goes_on {
        true => image(tr!(ui, "championship-sheet-through-line"), sign_of(ui)),
        false => space().into(),
    });
    let name = ui.label(named(ui, cup, row.id), TypeSize::Body, font);
    let name = name.wrapping(iced::widget::text::Wrapping::WordOrGlyph);
    let mut cells: Vec<Element<'a, Message>> = vec![ui.label(row.place(), TypeSize::Body, SANS_BOLD).into()];
    cells.extend(mark);
    cells.push(name.into());
    cells.push(ui.body(row.tally.played.to_string()).into());
    let figures = columns.iter().enumerate().map(|(at, column)| -> Element<'a, Message> {
        let font = if at == 0 { SANS_BOLD } else { SANS };
        ui.label(number(row, *column), TypeSize::Body, font).into()
    });
    cells.extend(figures);
    cells.push(ui.faint(why(ui, row)).into());
    cells
}

fn sign_of<'a>(ui: Ui) -> Element<'a, Message> {
    container(Icon::Go.view(ui, Role::Good)).width(ui.wide(SIGN_PX)).into()
}
