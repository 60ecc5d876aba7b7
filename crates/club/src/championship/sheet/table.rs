//! The tables of a stage: rank, name, club, what counts, which tie-break puts each above the next, who goes on.

use base::draw::{Affine, Align, Drawing, Ink, Path, Role, Stroke};
use base::i18n::tr;
use base::phrase::Phrase;
use games::table::leaf::MARGIN;

use super::{
    BOLD, Book, FAINT, HEADING, Order, PLAIN, UPRIGHT, club, ended_early, group_name, joined, not_begun, stage,
    through, write,
};
use crate::championship::answer::{columns, group};
use crate::championship::export::number;
use crate::championship::fold::RunningPart;
use crate::championship::rank::{Criterion, Row};
use crate::championship::{plan, words};

const ROW_HEIGHT_MM: f32 = 5.8;
const RIGHT_MM: f32 = UPRIGHT.width - MARGIN;
const TIE_BREAK_MM: f32 = RIGHT_MM - 32.0;
const NUMBER_WIDTH_MM: f32 = 18.0;
const NAME_LEFT_MM: f32 = 25.0;

/// The tables of the latest stage that has any.
pub fn pages(order: &Order<'_>) -> Result<Vec<Drawing>, Phrase> {
    let tabled = |(plan, stage): &(&plan::Stage, &crate::championship::fold::RunningStage)| {
        !plan.order.is_empty() && stage.parts.iter().any(|part| !part.plan.single)
    };
    let found = order.cup.stages().filter(tabled).last();
    let (plan, begun) = found.ok_or_else(|| not_begun("championship-sheet-table"))?;
    let rounds = words::rounds_played(begun).map(|rounds| order.lang.say(&rounds));
    let about = [Some(stage(plan, order.lang)), rounds, ended_early(begun, order.lang)];
    let mut book = Book::new(order, UPRIGHT, "championship-sheet-table", about);
    book.page();
    for part in begun.parts.iter().filter(|part| !part.plan.single) {
        table(&mut book, plan, part);
    }
    Ok(book.done())
}

fn table(book: &mut Book<'_>, plan: &plan::Stage, part: &RunningPart) {
    let (cup, columns) = (book.order.cup, columns(plan));
    let rows = cup.table(&part.plan.key);
    let through = through(&rows);
    // A short table stays whole.
    let needed = 18.0 + ROW_HEIGHT_MM * rows.len().min(8) as f32;
    book.room(needed);
    if let Some(key) = group(plan, part) {
        let (name, y) = (group_name(key, book.order.lang), book.y + 4.0);
        write(book.leaf(), (MARGIN, y), Align::Left, 180.0, &name, HEADING);
        book.y += 7.0;
    }
    heads(book, &columns);
    let last = rows.iter().rposition(|row| through.contains(&row.id));
    for (at, row) in rows.iter().enumerate() {
        if book.room(ROW_HEIGHT_MM) {
            heads(book, &columns);
        }
        if at % 2 == 1 {
            let band = Path::rect(MARGIN, book.y, RIGHT_MM - MARGIN, ROW_HEIGHT_MM);
            book.leaf().drawing.fill(band, Ink::new(Role::Soft).alpha(0.6));
        }
        if at > 0 && Some(at - 1) == last {
            let y = book.y;
            book.leaf().rule(MARGIN, RIGHT_MM, y, Stroke::new(Role::Text.into(), 0.6));
        }
        let goes_on = through.contains(&row.id);
        line(book, row, &columns, goes_on);
        book.y += ROW_HEIGHT_MM;
    }
    for unplayed in words::unplayed_wins(cup, part) {
        book.room(ROW_HEIGHT_MM);
        let (y, words) = (book.y + 4.0, book.order.lang.say(&unplayed));
        write(book.leaf(), (MARGIN, y), Align::Left, RIGHT_MM - MARGIN, &words, FAINT);
        book.y += ROW_HEIGHT_MM;
    }
    book.y += 8.0;
}

fn heads(book: &mut Book<'_>, columns: &[Criterion]) {
    let (lang, base) = (book.order.lang, book.y + 3.4);
    let left = numbers_left(columns.len());
    let leaf = book.leaf();
    write(leaf, (NAME_LEFT_MM, base), Align::Left, 60.0, tr!(lang, "championship-cli-name"), FAINT);
    let names = std::iter::once("championship-played").chain(columns.iter().map(|column| column.name()));
    for (at, name) in names.enumerate() {
        let words = lang.say(&Phrase::new(name));
        let right = left + NUMBER_WIDTH_MM * (at + 1) as f32;
        write(leaf, (right, base), Align::Right, NUMBER_WIDTH_MM - 1.5, &words, FAINT);
    }
    let room = RIGHT_MM - TIE_BREAK_MM - 5.0;
    write(leaf, (TIE_BREAK_MM + 5.0, base), Align::Left, room, tr!(lang, "championship-cli-by"), FAINT);
    leaf.rule(MARGIN, RIGHT_MM, base + 1.6, Stroke::new(Role::Text.into(), 0.3));
    book.y += 5.0;
}

fn numbers_left(count: usize) -> f32 {
    // Beside them how many matches were played.
    TIE_BREAK_MM - NUMBER_WIDTH_MM * (count + 1) as f32
}

fn line(book: &mut Book<'_>, row: &Row, columns: &[Criterion], goes_on: bool) {
    let (cup, lang, top) = (book.order.cup, book.order.lang, book.y);
    let (base, left) = (top + ROW_HEIGHT_MM - 1.7, numbers_left(columns.len()));
    let leaf = book.leaf();
    if goes_on {
        let by = Affine::shift(MARGIN + 1.2, top + ROW_HEIGHT_MM / 2.0);
        leaf.drawing.fill(Path::data("M0 -1.5L2.4 0L0 1.5Z").moved(by), Role::Text.into());
    }
    let style = if goes_on { BOLD } else { PLAIN };
    write(leaf, (NAME_LEFT_MM - 3.0, base), Align::Right, 9.0, row.place(), style);
    let room = left - NAME_LEFT_MM;
    let gone = cup.has_left(row.id).then(|| tr!(lang, "championship-sheet-left"));
    let beside = joined([Some(club(cup, row.id, lang)), gone]);
    let named = if beside.is_empty() { room } else { room * 0.62 - 2.0 };
    write(leaf, (NAME_LEFT_MM, base), Align::Left, named, cup.name(row.id), style);
    write(leaf, (NAME_LEFT_MM + room * 0.62, base), Align::Left, room * 0.38, &beside, FAINT);
    let numbers = columns.iter().map(|column| number(row, *column));
    for (at, words) in std::iter::once(row.tally.played.to_string()).chain(numbers).enumerate() {
        let right = left + NUMBER_WIDTH_MM * (at + 1) as f32;
        write(leaf, (right, base), Align::Right, NUMBER_WIDTH_MM - 1.5, &words, if at == 1 { style } else { PLAIN });
    }
    let by = row.why().map(|why| lang.say(&why)).unwrap_or_default();
    write(leaf, (TIE_BREAK_MM + 5.0, base), Align::Left, RIGHT_MM - TIE_BREAK_MM - 6.0, &by, FAINT);
}
