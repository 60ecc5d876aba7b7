//! Everyone against everyone, as a table: names at the left and numbers above stay in view.

use std::iter;

use iced::widget::column;

use base::draw::Font;
use club::championship::answer::{columns, group};
use club::championship::export::number;
use club::championship::fold::RunningPart;
use club::championship::rank::Row as Ranked;
use club::championship::sheet::crosstable::{Results, joined, results};
use club::championship::sheet::part_name;
use club::championship::{Championship, plan, words};

use super::pictures::room;
use super::tables::{figure, name_width, named, rank_head, tabled, widest};
use super::{Message, State};
use crate::app::kit::table::{self, Head, LargeRow};
use crate::app::prelude::*;

/// How many stand beside each other at most; a sheet has more pages.
const MOST: usize = 100;

/// With how wide the widest is, pixels.
pub(super) fn view<'a>(state: &State, ui: Ui, cup: &Championship) -> (Vec<Element<'a, Message>>, f32) {
    let all = tabled(cup, state.stage, |plan| !plan.is_open());
    if all.is_empty() {
        return (vec![ui.faint(tr!(ui, "organise-no-crosstable")).into()], 0.0);
    }
    let mut widest = 0.0_f32;
    let parts = all.iter().map(|(plan, part)| {
        let head = group(plan, part).map(|_| ui.heading(part_name(cup, plan, part, ui.lang)));
        let (table, width) = table(ui, cup, plan, part);
        widest = widest.max(width);
        column![].push(head).push(table).spacing(ui.gap(4.0)).into()
    });
    let mut parts: Vec<Element<'a, Message>> = parts.collect();
    let stale = all.iter().any(|(_, part)| part.matches.iter().any(|one| part.is_stale(one)));
    let note = iter::once(tr!(ui, "championship-sheet-crosstable-note"));
    let unplayed = all.iter().flat_map(|(_, part)| words::unplayed_wins(cup, part)).map(|unplayed| ui.say(&unplayed));
    let note: Vec<String> = note.chain(stale.then(|| words::stale_legend(ui.lang))).chain(unplayed).collect();
    parts.push(ui.faint(note.join(" · ")).into());
    (parts, widest)
}

fn table<'a>(ui: Ui, cup: &Championship, plan: &plan::Stage, part: &RunningPart) -> (Element<'a, Message>, f32) {
    let (rows, results, columns) = (cup.table(&part.plan.key), results(part), columns(plan));
    if rows.len() > MOST {
        return (ui.body(tr!(ui, "organise-large-crosstable", count = rows.len())).into(), 0.0);
    }
    let names: Vec<String> = rows.iter().map(|row| named(ui, cup, row.id)).collect();
    let cells: Vec<Vec<(String, bool)>> =
        rows.iter().map(|own| rows.iter().map(|other| cell(plan, part, &results, [own, other])).collect()).collect();
    let numbers: Vec<String> = (1..=rows.len()).map(|at| at.to_string()).collect();
    let said = cells.iter().flatten().map(|(words, _)| words.as_str()).chain(numbers.iter().map(String::as_str));
    let width = widest(ui, TypeSize::Body, Font::SansBold, said).max(ui.wide(SQUARE_PX));
    let heads = |name: f32| {
        let number = widest(ui, TypeSize::Body, Font::SansBold, numbers.iter().map(String::as_str));
        let mut heads = vec![Head::numbers("", number), Head::words(tr!(ui, "championship-cli-name"), name)];
        heads.extend(
            numbers.iter().zip(&names).map(|(at, name)| Head::middle(at.clone(), width).short_for(name.clone())),
        );
        heads.push(rank_head(ui, &rows));
        heads.extend(columns.iter().map(|column| figure(ui, &rows, *column)));
        heads
    };
    // Names go on in another line before ranks are out of view.
    let name = name_width(ui, names.iter().map(String::as_str));
    let over = (table::width(ui, &heads(name)) - room(ui)).max(0.0);
    let heads = heads((name - over).max(name.min(ui.window.width * NAME_LEAST)));
    let lines = rows.iter().enumerate().zip(&names).zip(&cells).map(|(((at, own), name), results)| {
        let name = ui.label(name.clone(), TypeSize::Body, SANS).wrapping(iced::widget::text::Wrapping::WordOrGlyph);
        let mut cells: Vec<Element<'a, Message>> = vec![ui.faint((at + 1).to_string()).into(), name.into()];
        let square = || container(space()).width(Fill).height(ui.wide(SQUARE_PX)).style(ui.panel(Role::Line));
        let cell = |(other, (words, won)): (usize, &(String, bool))| -> Element<'a, Message> {
            let font = if *won { SANS_BOLD } else { SANS };
            if other == at { square().into() } else { ui.label(words.clone(), TypeSize::Body, font).into() }
        };
        cells.extend(results.iter().enumerate().map(cell));
        cells.push(ui.label(own.place(), TypeSize::Body, SANS_BOLD).into());
        cells.extend(columns.iter().map(|column| -> Element<'a, Message> { ui.body(number(own, *column)).into() }));
        LargeRow { cells, pressed: Some(Message::Asked(Route::Participant(own.id))), is_parted: at + 1 < rows.len() }
    });
    (table::large(ui, &heads, 2, lines), table::width(ui, &heads))
}

/// The part of the window that a long name takes at least.
const NAME_LEAST: f32 = 0.22;
/// How large the cell of somebody against themselves is at least, pixels at 100 %.
const SQUARE_PX: f32 = 16.0;

fn cell(plan: &plan::Stage, part: &RunningPart, results: &Results<'_>, [own, other]: [&Ranked; 2]) -> (String, bool) {
    results.get(&[own.id, other.id]).map_or_else(Default::default, |matches| joined(plan, part, matches))
}
