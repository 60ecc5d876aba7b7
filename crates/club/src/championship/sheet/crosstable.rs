//! Everyone against everyone: names on the left, the same by their numbers above, what each came to against the other.

use std::collections::HashMap;

use base::draw::{Align, Drawing, Font, Ink, Path, Role, Stroke};
use base::i18n::tr;
use base::phrase::Phrase;
use games::table::leaf::MARGIN;

use super::{
    BOLD, Book, FAINT, HEADING, Order, PLAIN, UPRIGHT, ended_early, group_name, not_begun, stage, stale_legend,
    stale_marked, write,
};
use crate::championship::Id;
use crate::championship::answer::{columns, group};
use crate::championship::export::number;
use crate::championship::fold::{Match, MatchState, RunningPart, Seat};
use crate::championship::plan::Count;
use crate::championship::rank::Row;
use crate::championship::{plan, words};

const PAGE_CELLS_MAX: usize = 37;
const CELLS_LEFT_MM: f32 = MARGIN + 50.0;
const TOTAL_WIDTH_MM: f32 = 11.5;
/// How much room the mark of somebody who has left has beside their name.
const LEFT_WIDTH_MM: f32 = 17.0;

/// The crosstable of the latest stage in which many meet many, or of its groups.
pub fn pages(order: &Order<'_>) -> Result<Vec<Drawing>, Phrase> {
    let crossed = |(plan, _): &(&plan::Stage, _)| plan.form.is_crossed();
    let found = order.cup.stages().filter(crossed).last();
    let (plan, begun) = found.ok_or_else(|| not_begun("championship-sheet-crosstable"))?;
    let note = tr!(order.lang, "championship-sheet-crosstable-note");
    let about = [Some(stage(plan, order.lang)), Some(note), ended_early(begun, order.lang), stale_legend(order)];
    let unplayed = begun.parts.iter().flat_map(|part| words::unplayed_wins(order.cup, part));
    let about = about.into_iter().chain(unplayed.map(|unplayed| Some(order.lang.say(&unplayed))));
    let mut book = Book::new(order, UPRIGHT.turned(), "championship-sheet-crosstable", about);
    book.page();
    for part in &begun.parts {
        let (rows, results) = (order.cup.table(&part.plan.key), results(part));
        let each = rows.len().div_ceil(rows.len().div_ceil(PAGE_CELLS_MAX).max(1)).max(1);
        for from in (0..rows.len()).step_by(each) {
            for across in (0..rows.len()).step_by(each) {
                let end = |from: usize| (from + each).min(rows.len());
                tile(&mut book, (plan, part), (&rows, &results), [from..end(from), across..end(across)]);
            }
        }
    }
    Ok(book.done())
}

/// The matches of one against another, and on which side the one was.
pub type Results<'a> = HashMap<[Id; 2], Vec<(&'a Match, usize)>>;

pub fn results(part: &RunningPart) -> Results<'_> {
    let mut results = Results::new();
    for one in &part.matches {
        if let [Some(a), Some(b)] = part.players(one).map(Seat::id) {
            results.entry([a, b]).or_default().push((one, 0));
            results.entry([b, a]).or_default().push((one, 1));
        }
    }
    results
}

fn tile(
    book: &mut Book<'_>,
    (plan, part): (&plan::Stage, &RunningPart),
    (all, results): (&[Row], &Results<'_>),
    [down, across]: [std::ops::Range<usize>; 2],
) {
    let (cup, lang, right) = (book.order.cup, book.order.lang, book.size.width - MARGIN);
    let columns = columns(plan);
    let totals = TOTAL_WIDTH_MM * columns.len() as f32;
    let cell = ((right - totals - 3.0 - CELLS_LEFT_MM) / across.len() as f32).min(9.0);
    let named = group(plan, part);
    let head = if named.is_some() { 13.0 } else { 6.0 };
    let row = ((book.size.height - super::FOOT - super::TOP - head) / down.len() as f32).clamp(4.0, 7.0);
    book.room(head + row * down.len() as f32);
    let (mut y, of_totals) = (book.y, across.end == all.len());
    let leaf = book.leaf();
    if let Some(key) = named {
        write(leaf, (MARGIN, y + 4.0), Align::Left, 90.0, group_name(key, lang), HEADING);
        y += 7.0;
    }
    let size = (cell * 0.42).min(row * 0.62).clamp(2.1, 3.4);
    let middle = |at: usize| CELLS_LEFT_MM + cell * ((at - across.start) as f32 + 0.5);
    for at in across.clone() {
        write(leaf, (middle(at), y + 4.2), Align::Middle, cell - 0.4, at + 1, (Font::SansBold, size, Role::Faint));
    }
    let end = CELLS_LEFT_MM + cell * across.len() as f32;
    let total = |nth: usize| end + 3.0 + TOTAL_WIDTH_MM * (nth + 1) as f32;
    if of_totals {
        for (nth, column) in columns.iter().enumerate() {
            let words = lang.say(&Phrase::new(column.name()));
            write(leaf, (total(nth), y + 4.2), Align::Right, TOTAL_WIDTH_MM - 1.0, &words, FAINT);
        }
    }
    y += 6.0;
    let lines = (size, row);
    for at in down.clone() {
        let (own, base) = (&all[at], y + row / 2.0 + size * 0.35);
        if (at - down.start) % 2 == 1 {
            let to = if of_totals { total(columns.len() - 1) } else { end };
            leaf.drawing.fill(Path::rect(MARGIN, y, to - MARGIN, row), Ink::new(Role::Soft).alpha(0.6));
        }
        let style = (Font::Sans, lines.0.max(2.6), Role::Text);
        write(leaf, (MARGIN + 5.5, base), Align::Right, 6.0, at + 1, (BOLD.0, style.1, BOLD.2));
        let gone = if cup.has_left(own.id) { tr!(lang, "championship-sheet-left") } else { String::new() };
        let (room, beside) = (CELLS_LEFT_MM - MARGIN - 8.0, if gone.is_empty() { 0.0 } else { LEFT_WIDTH_MM });
        write(leaf, (MARGIN + 7.0, base), Align::Left, room - beside, cup.name(own.id), style);
        write(leaf, (CELLS_LEFT_MM - 1.0, base), Align::Right, beside - 1.0, &gone, (FAINT.0, 2.2, FAINT.2));
        for other in across.clone() {
            if other == at {
                leaf.drawing
                    .fill(Path::rect(middle(other) - cell / 2.0, y, cell, row), Ink::new(Role::Line).alpha(0.6));
                continue;
            }
            if let Some(matches) = results.get(&[own.id, all[other].id]) {
                let (words, won) = joined(plan, part, matches);
                let font = if won { Font::SansBold } else { Font::Sans };
                write(leaf, (middle(other), base), Align::Middle, cell - 0.5, &words, (font, lines.0, Role::Text));
            }
        }
        if of_totals {
            for (nth, column) in columns.iter().enumerate() {
                let style = if nth == 0 { BOLD } else { PLAIN };
                let style = (style.0, lines.0.max(2.8), style.2);
                write(leaf, (total(nth), base), Align::Right, TOTAL_WIDTH_MM - 1.0, number(own, *column), style);
            }
        }
        y += row;
    }
    let (thin, top) = (Stroke::new(Role::Line.into(), 0.15), y - row * down.len() as f32);
    for at in 0..=across.len() {
        leaf.upright(CELLS_LEFT_MM + cell * at as f32, top, y, thin);
    }
    leaf.rule(MARGIN, end, top, Stroke::new(Role::Text.into(), 0.3));
    leaf.rule(MARGIN, end, y, Stroke::new(Role::Text.into(), 0.3));
    book.y = y + 8.0;
}

pub fn joined(plan: &plan::Stage, part: &RunningPart, matches: &[(&Match, usize)]) -> (String, bool) {
    let of = |(one, side): &(&Match, usize)| result(plan, part, one, *side);
    let (words, won): (Vec<String>, Vec<bool>) = matches.iter().map(of).unzip();
    let words = words.join(if words.concat().is_empty() { "" } else { "/" });
    (words, won.iter().all(|won| *won))
}

fn result(plan: &plan::Stage, part: &RunningPart, one: &Match, side: usize) -> (String, bool) {
    let won = one.winner() == Some(side);
    let words = match one.standing {
        MatchState::Open => String::new(),
        MatchState::Played([a, b]) if a == b && plan.entered() == Count::Victory => "½".to_owned(),
        MatchState::Played(score) => score[side].to_string(),
        MatchState::Forfeit(_) => (if won { "+" } else { "–" }).to_owned(),
        MatchState::Struck => "×".to_owned(),
    };
    (stale_marked(words, part.is_stale(one)), won)
}
