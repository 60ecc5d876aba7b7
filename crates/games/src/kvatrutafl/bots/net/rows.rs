//! The first layer as a table of rows to add: marks that nearly always count share one row. Knows no second layer.
//! Sums are exact however they are made (see [`super`]): to add a shared row is to add the row of each of its slots.

use std::{array, iter};

use base::learned::{ONE, widely};

use super::super::features::{Features, MARKS, PLACES, SIDE, SLOTS, most};
use super::{FIRST, Sums};
use crate::kvatrutafl::men::MEN;

/// Marks that share a row: how many, and the number up to which they do; what is more has a row of its own.
const GROUPS: [(usize, u8); 5] = [(2, MEN), (4, MEN), (2, MEN), (2, MEN), (5, 1)];
/// How many rows there are for what is more than a mark shares.
const MORE: usize = 14;
/// The first of the marks that have such rows.
const LONE: usize = 10;
/// Rows for the marks of both sides, by group and for what is more, and for whether they can meet.
const OF_MARKS: usize = 2 * (GROUPS.len() + MARKS - LONE) + 1;
/// Places of both sides, rounded up to what is compared at once.
const WIDE: usize = (2 * PLACES).next_multiple_of(8);
const COUNT: usize = 2 * PLACES + OF_MARKS;
/// Where a side's shared rows begin in the table, behind row 0, which adds nothing, and those of the places.
const SHARED: usize = 1 + 2 * PLACES * MEN as usize;

/// What each mark shares: its group, the number up to which it does, how far one more of it leads in the table.
const SHARES: ([(usize, u8, usize); MARKS], [usize; GROUPS.len() + 1]) = {
    let (mut shares, mut starts) = ([(0, 0, 0); MARKS], [0; GROUPS.len() + 1]);
    let (mut group, mut end) = (0, 0);
    while group < GROUPS.len() {
        let (count, told) = GROUPS[group];
        end += count;
        let (mut back, mut rows) = (1, 1);
        while back <= count {
            let most = most(PLACES + end - back);
            let told = if most < told { most } else { told };
            shares[end - back] = (group, told, rows);
            rows *= told as usize + 1;
            back += 1;
        }
        starts[group + 1] = starts[group] + rows;
        group += 1;
    }
    (shares, starts)
};
/// How many rows of the table a side has beside those of its places.
const OWN: usize = SHARES.1[GROUPS.len()] + (MARKS - LONE) * MORE;

/// The rows of the table that a position adds: for places by the number there, for marks as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rows {
    places: [u8; WIDE],
    marks: [u16; OF_MARKS],
}

#[expect(clippy::cast_possible_truncation, reason = "the table has fewer rows")]
pub fn rows(features: &Features) -> Rows {
    let mut rows = Rows { places: [0; WIDE], marks: [0; OF_MARKS] };
    for (side, to) in rows.marks.chunks_exact_mut(OF_MARKS / 2).enumerate() {
        let (places, marks) = features[side * SIDE..][..SIDE].split_at(PLACES);
        rows.places[side * PLACES..][..PLACES].copy_from_slice(places);
        let (shared, lone) = to.split_at_mut(GROUPS.len());
        let start = SHARED + side * OWN;
        for (row, begins) in shared.iter_mut().zip(SHARES.1) {
            *row = (start + begins) as u16;
        }
        for (number, (group, told, step)) in marks.iter().zip(SHARES.0) {
            shared[group] += u16::from((*number).min(told)) * step as u16;
        }
        for (mark, (row, number)) in lone.iter_mut().zip(&marks[LONE..]).enumerate() {
            let start = start + SHARES.1[GROUPS.len()] + mark * MORE;
            *row = if *number > 1 { start as u16 + u16::from(*number) - 2 } else { 0 };
        }
    }
    rows.marks[OF_MARKS - 1] = u16::from(features[SLOTS - 1]) * (SHARED + 2 * OWN) as u16;
    rows
}

impl Rows {
    fn place(&self, place: usize) -> u16 {
        let (number, start) = (u16::from(self.places[place]), place * usize::from(MEN));
        if number > 0 { u16::try_from(start).unwrap_or(0) + number } else { 0 }
    }
}

/// The places at which two positions differ, one bit each.
fn places_apart(one: &[u8; WIDE], other: &[u8; WIDE]) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let words = |places: &[u8; WIDE]| {
        let (eights, _) = places.as_chunks();
        array::from_fn::<u64, { WIDE / 8 }, _>(|word| u64::from_le_bytes(eights[word]))
    };
    let mut all = 0;
    for (word, (one, other)) in words(one).into_iter().zip(words(other)).enumerate() {
        // The high bit of each byte that is not 0; no number has it.
        let high = ((one ^ other) + LOW) & !LOW;
        // Those eight bits side by side.
        all |= ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * word);
    }
    all
}

fn marks_apart(one: &[u16; OF_MARKS], other: &[u16; OF_MARKS]) -> u64 {
    let mut all = 0_u32;
    for (mark, (one, other)) in one.iter().zip(other).enumerate() {
        all |= u32::from(one != other) << mark;
    }
    all.into()
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.checked_sub(1)?;
        Some(lowest)
    })
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(64))]
pub(super) struct Row<W>([W; FIRST]);

/// As whole numbers of units, where all weights are, as those of a file: half as much to fetch.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Table {
    Whole(Vec<Row<i16>>),
    Any(Vec<Row<f32>>),
}

impl Table {
    /// From what each number from 0 of each slot adds, slot by slot.
    pub(super) fn new(plain: &[Sums]) -> Self {
        let starts: Vec<usize> = (0..SLOTS)
            .scan(0, |next, slot| Some(std::mem::replace(next, *next + usize::from(most(slot)) + 1)))
            .collect();
        let of = |slot: usize, number: usize| plain[starts[slot] + number];
        let mut all = vec![[0.0; FIRST]];
        let places = (0..2 * PLACES).map(|place| place / PLACES * SIDE + place % PLACES);
        all.extend(places.flat_map(|slot| (1..=usize::from(MEN)).map(move |number| of(slot, number))));
        for side in 0..2 {
            let first = side * SIDE + PLACES;
            for group in 0..GROUPS.len() {
                for row in 0..SHARES.1[group + 1] - SHARES.1[group] {
                    let mut sums = [0.0; FIRST];
                    for (mark, (_, told, step)) in SHARES.0.iter().enumerate().filter(|(_, (of, ..))| *of == group) {
                        let more = of(first + mark, row / step % (usize::from(*told) + 1));
                        sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
                    }
                    all.push(sums);
                }
            }
            for slot in first + LONE..first + MARKS {
                let more = |number| array::from_fn(|unit| of(slot, number)[unit] - of(slot, 1)[unit]);
                all.extend((2..2 + MORE).map(more));
            }
        }
        all.push(of(SLOTS - 1, 1));
        let whole = |row: &Sums| row.iter().map(|weight| in_whole_units(*weight)).collect::<Option<Vec<i16>>>();
        let rows: Option<Vec<Vec<i16>>> = all.iter().map(whole).collect();
        match rows {
            Some(rows) => Self::Whole(rows.iter().map(|row| Row(array::from_fn(|unit| row[unit]))).collect()),
            None => Self::Any(all.into_iter().map(Row).collect()),
        }
    }

    pub(super) fn add(&self, sums: &mut Sums, rows: &Rows) {
        let mut few = Few::default();
        bits(places_apart(&[0; WIDE], &rows.places)).for_each(|place| few.put(rows.place(place)));
        rows.marks.iter().for_each(|row| few.put(*row));
        self.replace(sums, &Few::default(), &few);
    }

    pub(super) fn change(&self, sums: &mut Sums, from: &Rows, to: &Rows) {
        let (mut gone, mut come) = (Few::default(), Few::default());
        for place in bits(places_apart(&from.places, &to.places)) {
            gone.put(from.place(place));
            come.put(to.place(place));
        }
        for mark in bits(marks_apart(&from.marks, &to.marks)) {
            gone.put(from.marks[mark]);
            come.put(to.marks[mark]);
        }
        self.replace(sums, &gone, &come);
    }

    fn replace(&self, sums: &mut Sums, gone: &Few, come: &Few) {
        match self {
            Self::Whole(table) => widely(
                #[inline(always)]
                || {
                    let mut all = [0_i32; FIRST];
                    for Row(row) in gone.of(table) {
                        all.iter_mut().zip(row).for_each(|(sum, weight)| *sum -= i32::from(*weight));
                    }
                    for Row(row) in come.of(table) {
                        all.iter_mut().zip(row).for_each(|(sum, weight)| *sum += i32::from(*weight));
                    }
                    sums.iter_mut().zip(all).for_each(|(sum, more)| *sum += more as f32 / ONE);
                },
            ),
            Self::Any(table) => widely(
                #[inline(always)]
                || {
                    let mut all = *sums;
                    for Row(row) in gone.of(table) {
                        all.iter_mut().zip(row).for_each(|(sum, weight)| *sum -= weight);
                    }
                    for Row(row) in come.of(table) {
                        all.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
                    }
                    *sums = all;
                },
            ),
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "what does not fit is another number then")]
fn in_whole_units(weight: f32) -> Option<i16> {
    let units = weight * ONE;
    Some(units as i16).filter(|whole| f32::from(*whole) == units)
}

struct Few {
    rows: [u16; COUNT],
    count: usize,
}

impl Default for Few {
    fn default() -> Self {
        Self { rows: [0; COUNT], count: 0 }
    }
}

impl Few {
    #[inline(always)]
    fn of<'a, W>(&'a self, table: &'a [Row<W>]) -> impl Iterator<Item = &'a Row<W>> {
        self.rows[..self.count].iter().map(|row| &table[usize::from(*row)])
    }

    /// Takes a row unless it adds nothing; without a branch, which could not be foreseen.
    fn put(&mut self, row: u16) {
        self.rows[self.count] = row;
        self.count += usize::from(row > 0);
    }
}
