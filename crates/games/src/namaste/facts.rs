//! What can be counted on a sheet: what still fits where, what an entry shuts out, what a throw may bring. The coach and
//! whoever looks ahead tell it. Knows no words, no picture, and nothing of what is good.

use std::cmp::Reverse;

use super::field::{Field, Line};
use super::rules::{MOST_DICE, Player, sums};
use crate::game::chance::percent;

/// The greatest sum: four dice, each of which counts 7.
pub const GREATEST: u8 = (MOST_DICE + 1) * 7;

pub fn fits(sheet: &Player, sum: u8) -> usize {
    Field::all().filter(|field| sheet.fits(*field, sum).is_ok()).count()
}

pub fn fitting(sheet: &Player, field: Field) -> Vec<u8> {
    (1..=GREATEST).filter(|sum| sheet.fits(field, *sum).is_ok()).collect()
}

/// How many entries would fit: of any sum, on any field.
pub fn room(sheet: &Player) -> usize {
    Field::all().map(|field| fitting(sheet, field).len()).sum()
}

pub fn shut(sheet: &Player) -> Vec<Field> {
    Field::all().filter(|field| sheet.number(*field).is_none() && fitting(sheet, *field).is_empty()).collect()
}

/// Empty fields side by side, and the numbers that are left for them by what stands before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    pub line: Line,
    pub fields: usize,
    pub numbers: usize,
}

impl Gap {
    /// How tight it is: fields for a hundred numbers.
    pub fn tightness(self) -> usize {
        self.fields * 100 / self.numbers.max(1)
    }
}

/// The tightest gap beside a field that is filled; none where all around it is filled.
pub fn tightest(sheet: &Player, field: Field) -> Option<Gap> {
    let lines = [Line::row_of(field), Line::column_of(field)].into_iter().flatten();
    let gaps = lines.flat_map(|line| {
        let fields: Vec<Field> = line.fields().collect();
        let at = fields.iter().position(|other| *other == field).unwrap_or_default();
        let own = sheet.number(field).unwrap_or_default();
        let empty = |field: &&Field| sheet.number(**field).is_none();
        let (before, after) = (&fields[..at], &fields[at + 1..]);
        let below = before.iter().rev().take_while(empty).count();
        let above = after.iter().take_while(empty).count();
        let last = before.iter().rev().nth(below).and_then(|field| sheet.number(*field)).unwrap_or_default();
        let next = after.get(above).and_then(|field| sheet.number(*field)).unwrap_or(GREATEST + 1);
        let numbers = |from: u8, to: u8| usize::from(to.saturating_sub(from).saturating_sub(1));
        [(below, numbers(last, own)), (above, numbers(own, next))].map(|(fields, numbers)| Gap {
            line,
            fields,
            numbers,
        })
    });
    // The first of equally tight ones.
    gaps.filter(|gap| gap.fields > 0).min_by_key(|gap| Reverse(gap.tightness()))
}

pub fn missing(sheet: &Player, line: Line) -> usize {
    line.fields().filter(|field| sheet.number(*field).is_none()).count()
}

/// The entry has to fit.
pub fn with(sheet: &Player, field: Field, sum: u8) -> Player {
    let mut after = sheet.clone();
    after.enter(field, sum).for_each(drop);
    after
}

/// What an entry that fits brings at once, in points: lines that it completes, a truth box.
pub fn brings(sheet: &Player, field: Field, sum: u8) -> i64 {
    with(sheet, field, sum).total() - sheet.total()
}

/// How many of a hundred throws of so many white dice and the turquoise one bring whoever throws a sum for which that
/// holds; rounded.
pub fn percent_of(white: u8, holds: impl Fn(u8) -> bool) -> i64 {
    let table: Vec<bool> = (0..=GREATEST).map(holds).collect();
    let of = |dice: &[u8]| sums(dice).into_iter().any(|sum| table[usize::from(sum)]);
    let (mut good, mut all) = (0, 0);
    throws(white + 1, &mut Vec::new(), &mut |dice| {
        all += 1;
        good += u32::from(of(dice));
    });
    percent(good, all)
}

/// The percentage of throws that bring a sum which fits somewhere; [`scores`]: one that brings points at once.
pub fn enters(sheet: &Player, white: u8) -> i64 {
    percent_of(white, |sum| fits(sheet, sum) > 0)
}

pub fn scores(sheet: &Player, white: u8) -> i64 {
    let paying = |sum: u8| Field::all().any(|field| sheet.fits(field, sum).is_ok() && brings(sheet, field, sum) > 0);
    percent_of(white, paying)
}

fn throws(dice: u8, thrown: &mut Vec<u8>, seen: &mut impl FnMut(&[u8])) {
    if dice == 0 {
        seen(thrown);
        return;
    }
    for face in 1..=6 {
        thrown.push(face);
        throws(dice - 1, thrown, seen);
        thrown.pop();
    }
}
