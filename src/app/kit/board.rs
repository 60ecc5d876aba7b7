//! A board on screen, with the keyboard's cursor over it. Knows no screen.

use crate::app::prelude::*;
use crate::draw::{Drawing, Spot};

/// The picture of a board, and the spot under the keyboard's cursor.
#[derive(Debug, Default)]
pub struct Board {
    /// The picture.
    pub picture: Picture,
    /// The spot under the cursor.
    pub cursor: Option<Spot>,
}

impl Board {
    /// Shows the board as it is now; a cursor over what is gone is dropped.
    pub fn show(&mut self, drawing: Drawing) {
        self.picture.show(drawing);
        self.cursor = self.cursor.take().filter(|spot| self.picture.area(spot).is_some());
    }

    /// An arrow key moves the cursor.
    pub fn walk(&mut self, arrow: &Key) {
        self.cursor = self.picture.walk(self.cursor.as_ref(), arrow);
    }
}
