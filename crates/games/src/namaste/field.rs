//! The diamond: 25 fields in rows of 1, 3, 5, 7, 5, 3, 1, which is the same shape read by columns.

use std::fmt;

pub const FIELDS: usize = 25;
pub const SIDE: u8 = 7;
/// How many rows and columns have a symbol box.
pub const LINES: usize = 10;

/// A field, by its place in reading order (0 is `d1`, 24 is `d7`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field(u8);

/// How far a row's or column's ends lie from the middle.
const fn reach(line: u8) -> u8 {
    if line <= 3 { line } else { 6 - line }
}

const fn coordinates() -> [(u8, u8); FIELDS] {
    let mut all = [(0, 0); FIELDS];
    let (mut index, mut row) = (0, 0);
    while row < SIDE {
        let mut column = 3 - reach(row);
        while column <= 3 + reach(row) {
            all[index] = (column, row);
            index += 1;
            column += 1;
        }
        row += 1;
    }
    all
}

/// By field: its column and row.
pub(super) const COORDINATES: [(u8, u8); FIELDS] = coordinates();

impl Field {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..25).map(Self)
    }

    /// The field in that column (0 is `a`) and row (0 is `1`), if the diamond has it.
    pub fn at(column: u8, row: u8) -> Option<Self> {
        COORDINATES.iter().zip(0..).find(|(place, _)| **place == (column, row)).map(|(_, index)| Self(index))
    }

    /// The field of a name such as `c3`.
    pub fn named(name: &str) -> Option<Self> {
        let &[column, row] = name.as_bytes() else { return None };
        Self::at(column.checked_sub(b'a')?, row.checked_sub(b'1')?)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether its number is always below the other's: a row leads to a column, and so on.
    pub fn precedes(self, other: Self) -> bool {
        self != other && self.column() <= other.column() && self.row() <= other.row()
    }

    /// Its column, 0 (`a`) to 6 (`g`).
    pub fn column(self) -> u8 {
        COORDINATES[self.index()].0
    }

    pub fn row(self) -> u8 {
        COORDINATES[self.index()].1
    }

    /// Whether it is the middle of its row or column (the pink fields).
    pub fn is_middle(self) -> bool {
        self.row() == 3 || self.column() == 3
    }

    /// Whether it is a row or column of its own, which pays a truth box.
    pub fn truth(self) -> Option<Truth> {
        Truth::ALL.into_iter().find(|truth| truth.field() == self)
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// A row or column with a symbol box: rows 2–6, then columns b–f.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Line(u8);

impl Line {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..10).map(Self)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn is_row(self) -> bool {
        self.0 < 5
    }

    /// The row or column it is, 1 to 5 (of 0 to 6).
    pub fn place(self) -> u8 {
        self.0 % 5 + 1
    }

    pub fn fields(self) -> impl Iterator<Item = Field> {
        Field::all().filter(move |field| self.place() == if self.is_row() { field.row() } else { field.column() })
    }

    /// Its middle field, whose number it is worth.
    pub fn middle(self) -> Field {
        let (column, row) = if self.is_row() { (3, self.place()) } else { (self.place(), 3) };
        Field::at(column, row).expect("the middle column and row are full")
    }

    pub fn row_of(field: Field) -> Option<Self> {
        Self::all().find(|line| line.is_row() && line.place() == field.row())
    }

    pub fn column_of(field: Field) -> Option<Self> {
        Self::all().find(|line| !line.is_row() && line.place() == field.column())
    }
}

/// `row2` … `row6`, `colb` … `colf`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_row() {
            write!(f, "row{}", self.place() + 1)
        } else {
            write!(f, "col{}", char::from(b'a' + self.place()))
        }
    }
}

/// A truth box: the single field at a tip of the diamond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    Top,
    Left,
    Bottom,
    Right,
}

impl Truth {
    pub const ALL: [Self; 4] = [Self::Top, Self::Left, Self::Bottom, Self::Right];

    pub fn field(self) -> Field {
        Field(match self {
            Self::Top => 0,
            Self::Left => 9,
            Self::Bottom => 24,
            Self::Right => 15,
        })
    }

    pub fn pays(self, number: u8) -> u8 {
        match self {
            Self::Top | Self::Left => number,
            Self::Bottom | Self::Right => number.div_ceil(2),
        }
    }
}

#[cfg(test)]
mod tests;
