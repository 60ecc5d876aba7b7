//! A sheet among its rivals as input of the network: a list of the features that are present. Knows no weights.

use super::sheet::{ABOVE, DOWN, LEFT, RIGHT, Sheet, UP};
use crate::game::Seat;
use crate::namaste::field::{COORDINATES, FIELDS, LINES};
use crate::namaste::rules::{KARMA, Namaste};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rivals {
    /// By line: the fewest empty fields on another sheet.
    empties: [u8; LINES],
    /// The most fields filled on another sheet.
    filled: usize,
    /// The most bad-karma boxes filled on another sheet.
    karma: usize,
    /// How many turns the round still has after this one.
    left: usize,
    /// Whether one of them is this seat's.
    again: bool,
    seats: usize,
    /// How many turns ago this seat was active, 0 where it is.
    since: usize,
}

impl Rivals {
    pub fn of(seen: &Namaste, seat: Seat) -> Self {
        let sheets: Vec<Sheet> = seen.players().iter().map(Sheet::of).collect();
        Self::among(&sheets, seen.active(), seat)
    }

    pub fn among(sheets: &[Sheet], active: Seat, seat: Seat) -> Self {
        let seats = sheets.len();
        let mut all = Self {
            empties: [7; LINES],
            filled: 0,
            karma: 0,
            left: seats - 1 - active,
            again: seat > active,
            seats,
            since: (active + seats - seat) % seats,
        };
        for (_, sheet) in sheets.iter().enumerate().filter(|(other, _)| *other != seat) {
            all.filled = all.filled.max(sheet.filled());
            all.karma = all.karma.max(usize::from(sheet.karma));
            for (line, fewest) in all.empties.iter_mut().enumerate() {
                *fewest = sheet.empties(line).min(*fewest);
            }
        }
        all
    }
}

/// Of a field: its number or, empty, the least and greatest that leave room for all before and after, and their gap.
const NUMBER: usize = 0;
const LEAST: usize = NUMBER + 28;
const GREATEST: usize = LEAST + 28;
const SLACK: usize = GREATEST + 28;
const FIELD: usize = SLACK + 29;
/// Of a line: complete; or its empty fields, each with its circle: crossed, or a rival's fewest empty fields.
const LINE: usize = 1 + 7 * 6;

/// Where the inputs of each kind begin. Input 0 fills the places that a filled field leaves.
const FIELD_FROM: usize = 1;
const LINE_FROM: usize = FIELD_FROM + FIELDS * FIELD;
const FILLED_FROM: usize = LINE_FROM + LINES * LINE;
const RIVAL_FILLED_FROM: usize = FILLED_FROM + FIELDS + 1;
const KARMA_FROM: usize = RIVAL_FILLED_FROM + FIELDS + 1;
const RIVAL_KARMA_FROM: usize = KARMA_FROM + KARMA + 1;
const END_FROM: usize = RIVAL_KARMA_FROM + KARMA + 1;
const SEATS_FROM: usize = END_FROM + 2 * 4 * 2;
pub const INPUTS: usize = SEATS_FROM + 3 * 4;
pub const PRESENT: usize = 3 * FIELDS + LINES + 6;

pub type Features = [u16; PRESENT];

#[expect(clippy::cast_possible_truncation, reason = "there are fewer than 2^16 inputs")]
const fn input(index: usize) -> u16 {
    assert!(index < INPUTS);
    index as u16
}

pub fn features(sheet: &Sheet, rivals: &Rivals) -> Features {
    let mut all = [0; PRESENT];
    let (fields, rest) = all.split_at_mut(3 * FIELDS);
    let (lines, rest) = rest.split_at_mut(LINES);
    let room = Room::of(sheet);
    for (field, places) in fields.chunks_exact_mut(3).enumerate() {
        let from = FIELD_FROM + field * FIELD;
        let inside = |number: i8| usize::from(number.clamp(1, 28).unsigned_abs()) - 1;
        if sheet.cells[field] > 0 {
            places[0] = input(from + NUMBER + usize::from(sheet.cells[field]) - 1);
        } else {
            let (least, greatest) = (room.least[field], room.greatest[field]);
            let slack = usize::from((greatest - least).clamp(-1, 27).wrapping_add(1).unsigned_abs());
            places[0] = input(from + LEAST + inside(least));
            places[1] = input(from + GREATEST + inside(greatest));
            places[2] = input(from + SLACK + slack);
        }
    }
    for (line, place) in lines.iter_mut().enumerate() {
        let state = match usize::from(sheet.empties(line)) {
            0 => 0,
            // A line that a rival has completed is crossed at the latest when the turn ends.
            own if sheet.is_crossed(line) || rivals.empties[line] == 0 => 1 + (own - 1) * 6,
            own => 1 + (own - 1) * 6 + usize::from(rivals.empties[line].min(5)),
        };
        *place = input(LINE_FROM + line * LINE + state);
    }
    let (filled, karma) = (sheet.filled(), usize::from(sheet.karma).min(KARMA));
    let rival_karma = rivals.karma.min(KARMA);
    let last = filled.max(rivals.filled) == FIELDS || karma.max(rival_karma) == KARMA;
    rest.copy_from_slice(&[
        input(FILLED_FROM + filled),
        input(RIVAL_FILLED_FROM + rivals.filled),
        input(KARMA_FROM + karma),
        input(RIVAL_KARMA_FROM + rival_karma),
        input(END_FROM + usize::from(last) * 8 + rivals.left * 2 + usize::from(rivals.again)),
        input(SEATS_FROM + (rivals.seats - 2) * 4 + rivals.since),
    ]);
    all
}

/// The least and the greatest number by field if every field is still to be filled.
struct Room {
    least: [i8; FIELDS + 1],
    greatest: [i8; FIELDS + 1],
}

impl Room {
    fn of(sheet: &Sheet) -> Self {
        // The place beyond the edge bounds all others.
        let mut room = Self { least: [0; FIELDS + 1], greatest: [ABOVE.cast_signed(); FIELDS + 1] };
        for field in 0..FIELDS {
            let number = sheet.cells[field].cast_signed();
            let least = room.least[LEFT[field]].max(room.least[UP[field]]) + 1;
            room.least[field] = if number > 0 { number } else { least };
        }
        for field in (0..FIELDS).rev() {
            let number = sheet.cells[field].cast_signed();
            let greatest = room.greatest[RIGHT[field]].min(room.greatest[DOWN[field]]) - 1;
            room.greatest[field] = if number > 0 { number } else { greatest };
        }
        room
    }
}

/// The same with rows and columns changed over, which is worth the same: the sheet is its own mirror image.
pub fn mirrored(features: &Features) -> Features {
    let mut all = *features;
    for (field, (column, row)) in COORDINATES.into_iter().enumerate() {
        let image = COORDINATES.iter().position(|at| *at == (row, column)).unwrap_or(field);
        for place in 0..3 {
            let present = usize::from(features[3 * field + place]);
            let moved = if present == 0 { 0 } else { present - field * FIELD + image * FIELD };
            all[3 * image + place] = input(moved);
        }
    }
    for line in 0..LINES {
        let image = (line + LINES / 2) % LINES;
        let present = usize::from(features[3 * FIELDS + line]);
        all[3 * FIELDS + image] = input(present - line * LINE + image * LINE);
    }
    all
}

#[cfg(test)]
mod tests;
