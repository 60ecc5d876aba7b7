//! What can be counted on a sheet: what still fits where, what an entry shuts out, what a throw may bring. The coach and
//! whoever looks ahead tell it. Knows no words, no picture, and nothing of what is good.

use super::field::{Field, Line};
use super::rules::{MOST_DICE, Player, sums};
use crate::game::chance::percent;

/// The greatest sum: four dice, each of which counts 7.
pub const GREATEST: u8 = most(MOST_DICE);

pub const fn most(white: u8) -> u8 {
    (white + 1) * 7
}

/// A high number: two white dice and the turquoise one make it seldom, two white dice never.
pub const HIGH: u8 = 18;

pub fn fits(sheet: &Player, sum: u8) -> usize {
    Field::all().filter(|field| sheet.fits(*field, sum).is_ok()).count()
}

pub fn fitting(sheet: &Player, field: Field) -> Vec<u8> {
    (1..=GREATEST).filter(|sum| sheet.fits(field, *sum).is_ok()).collect()
}

pub fn room(sheet: &Player) -> usize {
    Field::all().map(|field| fitting(sheet, field).len()).sum()
}

pub fn shut(sheet: &Player) -> Vec<Field> {
    Field::all().filter(|field| sheet.number(*field).is_none() && fitting(sheet, *field).is_empty()).collect()
}

/// The numbers that fit and leave room for the empty fields before and after it in row and column, if still fillable.
pub fn useful(sheet: &Player, field: Field) -> Vec<u8> {
    let lines: Vec<Line> = lines_of(field).filter(|line| is_open(sheet, *line)).collect();
    let leaves_room = |sum: &u8| lines.iter().all(|line| rises(sheet, *line, |at| (at == field).then_some(*sum)));
    fitting(sheet, field).into_iter().filter(leaves_room).collect()
}

/// Empty fields for which one or two useful numbers are left.
pub fn narrow(sheet: &Player) -> Vec<Field> {
    Field::all().filter(|field| (1..=2).contains(&useful(sheet, *field).len())).collect()
}

pub fn lines_of(field: Field) -> impl Iterator<Item = Line> {
    [Line::row_of(field), Line::column_of(field)].into_iter().flatten()
}

/// How many empty fields would need a number below this one, and how many one above, that could have gone past it before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub below: usize,
    pub above: usize,
}

impl Limits {
    pub fn all(self) -> usize {
        self.below + self.above
    }
}

pub fn limits(sheet: &Player, at: Field, sum: u8) -> Limits {
    let open = |field: &Field| !fitting(sheet, *field).is_empty();
    let count = |beyond: &dyn Fn(&Field) -> bool| Field::all().filter(open).filter(beyond).count();
    Limits {
        below: count(&|field| field.precedes(at) && !is_forced_below(sheet, *field, sum)),
        above: count(&|field| at.precedes(*field) && !is_forced_above(sheet, *field, sum)),
    }
}

/// Whether a field's number has to be smaller than that where each field up to one after it gets a greater one.
fn is_forced_below(sheet: &Player, field: Field, sum: u8) -> bool {
    let forces = |after: Field| sheet.number(after).unwrap_or(GREATEST) < sum + steps(field, after);
    Field::all().any(|after| field.precedes(after) && forces(after))
}

fn is_forced_above(sheet: &Player, field: Field, sum: u8) -> bool {
    let forces = |before: Field| sheet.number(before).unwrap_or(1) + steps(before, field) > sum;
    Field::all().any(|before| before.precedes(field) && forces(before))
}

fn steps(before: Field, after: Field) -> u8 {
    after.column() - before.column() + after.row() - before.row()
}

/// The number that suits a field: a middling one, more or less by how many fields have to stay below it or above. The
/// strong player's full sheets differ from it by less than two on average, but for the tips.
pub fn home(field: Field) -> f64 {
    const MIDDLING: f64 = 13.0;
    const STEP: f64 = 0.35;
    let below = Field::all().filter(|other| other.precedes(field)).count();
    let above = Field::all().filter(|other| field.precedes(*other)).count();
    MIDDLING + STEP * (below as f64 - above as f64)
}

/// How far a number lies above what suits the field, below it where less than 0.
pub fn misfit(field: Field, sum: u8) -> f64 {
    f64::from(sum) - home(field)
}

pub fn filled(sheet: &Player) -> usize {
    Field::all().filter(|field| sheet.number(*field).is_some()).count()
}

/// Whether numbers are left that rise through all its empty fields: each field alone may have some, and the line none.
pub fn is_open(sheet: &Player, line: Line) -> bool {
    rises(sheet, line, |_| None)
}

fn rises(sheet: &Player, line: Line, given: impl Fn(Field) -> Option<u8>) -> bool {
    let least = |last: u8, field: Field| match given(field).or_else(|| sheet.number(field)) {
        Some(number) => (number > last).then_some(number),
        None => fitting(sheet, field).into_iter().find(|sum| *sum > last),
    };
    line.fields().try_fold(0, least).is_some()
}

pub fn lost(sheet: &Player) -> Vec<Line> {
    Line::all().filter(|line| !is_open(sheet, *line)).collect()
}

/// How many empty fields of its row and column an entry that fits leaves fewer numbers: of those that fit, or are useful.
pub fn narrowed(sheet: &Player, at: Field, sum: u8, numbers: fn(&Player, Field) -> Vec<u8>) -> usize {
    let after = with(sheet, at, sum);
    let less = |field: &Field| numbers(&after, *field).len() < numbers(sheet, *field).len();
    let crosses = |field: &Field| (field.row() == at.row()) != (field.column() == at.column());
    Field::all().filter(crosses).filter(less).count()
}

/// The empty fields at the lower right that take a high number.
pub fn high_fields(sheet: &Player) -> usize {
    let is_high = |field: &Field| home(*field) > 16.0 && sheet.number(*field).is_none();
    Field::all().filter(is_high).filter(|field| useful(sheet, *field).iter().any(|sum| *sum >= HIGH)).count()
}

/// The empty fields that need more than one white die and the turquoise one make, and no more than so many make.
pub fn beyond_one_die(sheet: &Player, white: u8) -> usize {
    let least = |field| useful(sheet, field).first().copied();
    Field::all().filter_map(least).filter(|least| (most(1) + 1..=most(white)).contains(least)).count()
}

/// How many empty fields take no more than that number, and how many only more.
pub fn sides(sheet: &Player, number: u8) -> (usize, usize) {
    let empty = || Field::all().map(move |field| useful(sheet, field));
    let below = empty().filter_map(|all| all.last().copied()).filter(|most| *most <= number).count();
    let above = empty().filter_map(|all| all.first().copied()).filter(|least| *least > number).count();
    (below, above)
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

/// Of throws of so many white dice and the turquoise one that bring a sum for which it holds; rounded.
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
