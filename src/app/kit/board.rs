//! A board on screen, with the keyboard's cursor over it. Knows no screen.

use crate::app::prelude::*;
use crate::draw::{Drawing, Spot};

/// The picture of a board, and the spot under the keyboard's cursor.
#[derive(Debug, Default)]
pub struct Board {
    /// The picture.
    pub picture: Picture,
    /// The spot under the cursor, where the keyboard is on the board.
    pub cursor: Option<Spot>,
    /// The spot the cursor was over when the keyboard was led elsewhere.
    left: Option<Spot>,
}

impl Board {
    /// Shows the board as it is now; a cursor over what is gone is dropped.
    pub fn show(&mut self, drawing: Drawing) {
        self.picture.show(drawing);
        self.cursor = self.cursor.take().filter(|spot| self.picture.area(spot).is_some());
    }

    /// An arrow key moves the cursor; the first brings it back to where it was.
    pub fn walk(&mut self, arrow: &Key) {
        let left = self.left.take().filter(|spot| self.cursor.is_none() && self.picture.area(spot).is_some());
        self.cursor = left.or_else(|| self.picture.walk(self.cursor.as_ref(), arrow));
    }

    /// The keyboard is led elsewhere: there is one place that Enter presses.
    pub fn leave(&mut self) {
        self.left = self.cursor.take().or(self.left.take());
    }
}
