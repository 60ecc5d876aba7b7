//! The first layer as a table of rows to add: marks that nearly always count share one row. Knows no second layer.
//!
//! Sums are exact however they are made (see [`super`]): to add a shared row is to add the row of each of its slots.

use std::array;

use super::super::features::{Features, MARKS, PLACES, SIDE, SLOTS, most};
use super::{FIRST, Sums};
use crate::games::kvatrutafl::men::MEN;

/// So many sums stay in registers while rows are added.
const LANES: usize = 48;
/// Marks that share a row, one after the other: how many, and the number up to which they do; what is more has a row of
/// its own.
const GROUPS: [(usize, u8); 5] = [(2, MEN), (4, MEN), (2, MEN), (2, MEN), (5, 1)];
/// How many rows there are for what is more than a mark shares.
const MORE: usize = 14;
/// The first of the marks that have such rows.
const LONE: usize = 10;
/// Rows of a position: for each place of both sides, for each group, for what is more, and for whether they can meet.
const COUNT: usize = 2 * (PLACES + GROUPS.len() + MARKS - LONE) + 1;
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

/// The rows of the table that a position adds.
pub type Rows = [u16; COUNT];

/// The rows for what is seen of a position.
#[expect(clippy::cast_possible_truncation, reason = "the table has fewer rows")]
pub fn rows(features: &Features) -> Rows {
    let mut rows = [0; COUNT];
    for (side, rows) in rows.chunks_exact_mut(COUNT / 2).enumerate() {
        let (places, marks) = features[side * SIDE..][..SIDE].split_at(PLACES);
        let (to_places, to_marks) = rows.split_at_mut(PLACES);
        for (place, (row, number)) in to_places.iter_mut().zip(places).enumerate() {
            let start = (side * PLACES + place) * usize::from(MEN);
            *row = if *number > 0 { start as u16 + u16::from(*number) } else { 0 };
        }
        let (shared, lone) = to_marks.split_at_mut(GROUPS.len());
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
    rows[COUNT - 1] = u16::from(features[SLOTS - 1]) * (SHARED + 2 * OWN) as u16;
    rows
}

/// A part of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(64))]
struct Part([f32; LANES]);

/// All rows, each in parts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table([Vec<Part>; FIRST / LANES]);

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
        Self(array::from_fn(|part| {
            all.iter().map(|row| Part(array::from_fn(|lane| row[part * LANES + lane]))).collect()
        }))
    }

    /// Adds rows to sums.
    pub(super) fn add(&self, sums: &mut Sums, rows: &Rows) {
        let rows = Few::of(rows, |row, _| row > 0);
        self.each(sums, &rows, |sum, weight| sum + weight);
    }

    /// Changes the sums of some rows to those of others.
    pub(super) fn change(&self, sums: &mut Sums, from: &Rows, to: &Rows) {
        let gone = Few::of(from, |row, index| row > 0 && row != to[index]);
        let come = Few::of(to, |row, index| row > 0 && row != from[index]);
        self.each(sums, &gone, |sum, weight| sum - weight);
        self.each(sums, &come, |sum, weight| sum + weight);
    }

    fn each(&self, sums: &mut Sums, rows: &Few, with: impl Fn(f32, f32) -> f32 + Copy) {
        for (sums, table) in sums.as_chunks_mut().0.iter_mut().zip(&self.0) {
            each(sums, table, rows, with);
        }
    }
}

/// Some of the rows of a position.
struct Few {
    rows: Rows,
    count: usize,
}

impl Few {
    /// Those of which that holds, by row and index; without a branch, which could not be foreseen.
    fn of(all: &Rows, holds: impl Fn(u16, usize) -> bool) -> Self {
        let mut few = Self { rows: [0; COUNT], count: 0 };
        for (index, row) in all.iter().enumerate() {
            few.rows[few.count] = *row;
            few.count += usize::from(holds(*row, index));
        }
        few
    }
}

/// On its own, so that nothing but the sums takes registers.
#[inline(never)]
fn each(sums: &mut [f32; LANES], table: &[Part], rows: &Few, with: impl Fn(f32, f32) -> f32) {
    let mut all = *sums;
    for row in &rows.rows[..rows.count] {
        for (sum, weight) in all.iter_mut().zip(&table[usize::from(*row)].0) {
            *sum = with(*sum, *weight);
        }
    }
    *sums = all;
}
