//! A sheet for computer players: small, all neighbours at hand. A test holds it and the rules' [`Player`] together.

use crate::namaste::field::{COORDINATES, FIELDS, Field, LINES, Line};
use crate::namaste::rules::Player;

/// No field: beyond the edge of the diamond.
pub const EDGE: usize = FIELDS;
/// More than any sum.
pub const ABOVE: u8 = 29;

const fn place(column: i8, row: i8) -> usize {
    let mut field = 0;
    while field < FIELDS {
        let (its_column, its_row) = COORDINATES[field];
        if its_column as i8 == column && its_row as i8 == row {
            return field;
        }
        field += 1;
    }
    EDGE
}

const fn next(columns: i8, rows: i8) -> [usize; FIELDS] {
    let mut all = [EDGE; FIELDS];
    let mut field = 0;
    while field < FIELDS {
        let (column, row) = COORDINATES[field];
        all[field] = place(column as i8 + columns, row as i8 + rows);
        field += 1;
    }
    all
}

/// By field: the one left of it, or [`EDGE`]; the other three likewise.
pub static LEFT: [usize; FIELDS] = next(-1, 0);
pub static RIGHT: [usize; FIELDS] = next(1, 0);
pub static UP: [usize; FIELDS] = next(0, -1);
pub static DOWN: [usize; FIELDS] = next(0, 1);

/// By line: its fields as bits, and its middle field.
const ALONG: [(u32, usize); LINES] = {
    let mut all = [(0, EDGE); LINES];
    let (mut line, mut field) = (0, 0);
    while line < LINES {
        while field < FIELDS {
            let (column, row) = COORDINATES[field];
            let (along, across) = if line < LINES / 2 { (row, column) } else { (column, row) };
            if along as usize == line % 5 + 1 {
                all[line].0 |= 1 << field;
                if across == 3 {
                    all[line].1 = field;
                }
            }
            field += 1;
        }
        (line, field) = (line + 1, 0);
    }
    all
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The numbers by field; 0 where it is empty.
    pub cells: [u8; FIELDS],
    taken: u32,
    /// The lines whose circle is crossed, as bits.
    crossed: u16,
    pub karma: u8,
    pub total: i16,
}

impl Sheet {
    pub fn of(player: &Player) -> Self {
        let mut sheet = Self { cells: [0; FIELDS], taken: 0, crossed: 0, karma: 0, total: 0 };
        for field in Field::all() {
            if let Some(number) = player.number(field) {
                sheet.cells[field.index()] = number;
                sheet.taken |= 1 << field.index();
            }
        }
        for line in Line::all().filter(|line| player.is_crossed(*line)) {
            sheet.crossed |= 1 << line.index();
        }
        sheet.karma = u8::try_from(player.karma().len()).unwrap_or(u8::MAX);
        sheet.total = i16::try_from(player.total()).unwrap_or(i16::MAX);
        sheet
    }

    pub fn filled(&self) -> usize {
        self.taken.count_ones() as usize
    }

    pub fn empties(&self, line: usize) -> u8 {
        // A line has at most seven fields.
        (ALONG[line].0 & !self.taken).count_ones() as u8
    }

    pub fn is_crossed(&self, line: usize) -> bool {
        self.crossed >> line & 1 == 1
    }

    /// The nearest number that way, or `beyond`, and how many empty fields lie before it.
    pub fn nearest(&self, field: usize, way: &[usize; FIELDS], beyond: u8) -> (u8, u8) {
        let (mut empty, mut at) = (0, way[field]);
        while at < EDGE {
            if self.cells[at] > 0 {
                return (self.cells[at], empty);
            }
            empty += 1;
            at = way[at];
        }
        (beyond, empty)
    }

    /// The sums that fit into an empty field lie strictly between these.
    pub fn bounds(&self, field: usize) -> (u8, u8) {
        let low = self.nearest(field, &LEFT, 0).0.max(self.nearest(field, &UP, 0).0);
        let high = self.nearest(field, &RIGHT, ABOVE).0.min(self.nearest(field, &DOWN, ABOVE).0);
        (low, high)
    }

    pub fn fitting(&self, field: usize) -> impl Iterator<Item = u8> + use<> {
        let (low, high) = if self.cells[field] > 0 { (0, 0) } else { self.bounds(field) };
        low + 1..high
    }

    /// The sum has to fit.
    pub fn entered(&self, field: usize, sum: u8) -> Self {
        let mut after = *self;
        after.cells[field] = sum;
        after.taken |= 1 << field;
        let half = sum.div_ceil(2);
        let truth = match (LEFT[field], UP[field], RIGHT[field], DOWN[field]) {
            (EDGE, EDGE, EDGE, _) | (EDGE, EDGE, _, EDGE) => sum,
            (EDGE, _, EDGE, EDGE) | (_, EDGE, EDGE, EDGE) => half,
            _ => 0,
        };
        after.total += i16::from(truth);
        for (line, (fields, middle)) in ALONG.iter().enumerate() {
            if fields >> field & 1 == 1 && after.empties(line) == 0 {
                let worth = after.cells[*middle];
                after.total += i16::from(if after.is_crossed(line) { worth.div_ceil(2) } else { worth });
            }
        }
        after
    }

    pub fn with_karma(&self, points: u8) -> Self {
        Self { karma: self.karma + 1, total: self.total - i16::from(points), ..*self }
    }
}

#[cfg(test)]
mod tests;
