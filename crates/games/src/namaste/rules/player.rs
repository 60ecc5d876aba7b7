//! A player's sheet: what stands on it, what may be entered, what it is worth. Knows no turn.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use crate::namaste::field::{FIELDS, Field, LINES, Line, Truth};

/// The other fields of each field's row and column, in reading order.
static CROSSING: LazyLock<Vec<Vec<Field>>> = LazyLock::new(|| {
    let beside = |field: Field| {
        let cross = move |other: &Field| other.row() == field.row() || other.column() == field.column();
        Field::all().filter(move |other| *other != field && cross(other)).collect()
    };
    Field::all().map(beside).collect()
});

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Player {
    /// The numbers by field; 0 where it is empty (no sum is 0).
    cells: [u8; FIELDS],
    boxes: [Option<u8>; LINES],
    /// Whether the circle beside a symbol box is crossed: somebody else was first.
    circles: [bool; LINES],
    karma: Vec<u8>,
}

impl Player {
    pub fn number(&self, field: Field) -> Option<u8> {
        Some(self.cells[field.index()]).filter(|number| *number > 0)
    }

    pub fn line_points(&self, line: Line) -> Option<u8> {
        self.boxes[line.index()]
    }

    pub fn is_crossed(&self, line: Line) -> bool {
        self.circles[line.index()]
    }

    /// Whether a line is complete here, but somebody else was first.
    pub fn is_later(&self, line: Line) -> bool {
        self.is_crossed(line) && self.line_points(line).is_some()
    }

    pub fn karma(&self) -> &[u8] {
        &self.karma
    }

    pub fn is_full(&self) -> bool {
        !self.cells.contains(&0)
    }

    pub fn truth(&self, truth: Truth) -> Option<u8> {
        self.number(truth.field()).map(|number| truth.pays(number))
    }

    /// Symbol boxes and truth boxes less bad karma.
    pub fn total(&self) -> i64 {
        let boxes: i64 = self.boxes.iter().flatten().map(|points| i64::from(*points)).sum();
        let truth: i64 = Truth::ALL.iter().filter_map(|truth| self.truth(*truth)).map(i64::from).sum();
        let karma: i64 = self.karma.iter().map(|points| i64::from(*points)).sum();
        boxes + truth - karma
    }

    /// It is empty, and row and column still rise. The error is its number, or the nearest that stands in the way.
    pub fn fits(&self, field: Field, sum: u8) -> Result<(), Obstacle> {
        if let Some(number) = self.number(field) {
            return Err(Obstacle::Taken(number));
        }
        for at in &CROSSING[field.index()] {
            let number = self.cells[at.index()];
            // In reading order what is left in the row or above in the column comes first.
            let wrong = if *at < field { number >= sum } else { number <= sum };
            if wrong && number > 0 {
                return Err(Obstacle::Order { at: *at, number, in_row: at.row() == field.row() });
            }
        }
        Ok(())
    }

    /// The sum has to fit; gives back the lines that it completes.
    pub fn enter(&mut self, field: Field, sum: u8) -> impl Iterator<Item = Line> + use<> {
        self.cells[field.index()] = sum;
        let done = [Line::row_of(field), Line::column_of(field)].map(|line| {
            let line = line.filter(|line| self.completes(*line))?;
            self.boxes[line.index()] = Some(self.worth(line));
            Some(line)
        });
        done.into_iter().flatten()
    }

    pub fn cross(&mut self, line: Line) {
        self.circles[line.index()] |= self.boxes[line.index()].is_none();
    }

    /// Writes any number into a field, 0 for none; what follows from it [`Player::settle`] finds.
    pub(super) fn put(&mut self, field: Field, number: u8) {
        self.cells[field.index()] = number;
    }

    pub(super) fn completes(&self, line: Line) -> bool {
        line.fields().all(|field| self.cells[field.index()] > 0)
    }

    pub(super) fn mark(&mut self, line: Line, later: bool) {
        self.circles[line.index()] = later;
    }

    pub(super) fn settle(&mut self) {
        for line in Line::all() {
            let points = self.completes(line).then(|| self.worth(line));
            self.boxes[line.index()] = points;
        }
    }

    fn worth(&self, line: Line) -> u8 {
        let worth = self.cells[line.middle().index()];
        if self.circles[line.index()] { worth.div_ceil(2) } else { worth }
    }

    /// A number that does not fit where it stands, and what is in its way.
    pub(super) fn flaw(&self) -> Option<(Field, u8, Obstacle)> {
        Field::all().find_map(|field| {
            let number = self.number(field)?;
            let mut without = self.clone();
            without.put(field, 0);
            Some((field, number, without.fits(field, number).err()?))
        })
    }

    pub(super) fn set_karma(&mut self, karma: Vec<u8>) {
        self.karma = karma;
    }

    pub fn take_karma(&mut self, points: u8) {
        self.karma.push(points);
    }

    pub(super) fn json(&self, starts: bool) -> Value {
        let mut cells = Map::new();
        for field in Field::all() {
            if let Some(number) = self.number(field) {
                cells.insert(field.to_string(), number.into());
            }
        }
        let mut boxes = Map::new();
        for line in Line::all() {
            if let Some(points) = self.line_points(line) {
                boxes.insert(line.to_string(), points.into());
            }
        }
        let mut circles: Vec<String> =
            Line::all().filter(|line| self.is_crossed(*line)).map(|line| line.to_string()).collect();
        // By name, as the examples of the record's contract have them.
        circles.sort();
        let mut truth = Map::new();
        for place in Truth::ALL {
            if let Some(points) = self.truth(place) {
                truth.insert(place.field().to_string(), points.into());
            }
        }
        json!({"cells": cells, "boxes": boxes, "circles": circles, "truth": truth, "karma": self.karma,
            "starts": starts})
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    Taken(u8),
    /// A number of the same row or column is not smaller where it must be, or not greater.
    Order {
        at: Field,
        number: u8,
        /// Whether it stands in the row, not the column.
        in_row: bool,
    },
}
