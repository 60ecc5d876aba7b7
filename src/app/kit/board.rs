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

/// How the cursor is led over a board.
#[derive(Clone, Debug, PartialEq)]
pub enum Lead {
    /// By an arrow key.
    By(Key),
    /// To a spot, by whoever does not see it.
    To(Spot),
}

impl Board {
    /// Shows the board as it is now; a cursor over what is gone is dropped.
    pub fn show(&mut self, drawing: Drawing) {
        self.picture.show(drawing);
        self.cursor = self.cursor.take().filter(|spot| self.picture.area(spot).is_some());
    }

    /// Leads the cursor; the first arrow brings it back to where it was.
    pub fn lead(&mut self, lead: Lead) {
        let arrow = match lead {
            Lead::By(arrow) => arrow,
            Lead::To(spot) => {
                self.cursor = Some(spot).filter(|spot| self.picture.area(spot).is_some());
                return;
            }
        };
        let left = self.left.take().filter(|spot| self.cursor.is_none() && self.picture.area(spot).is_some());
        self.cursor = left.or_else(|| self.picture.walk(self.cursor.as_ref(), &arrow));
    }

    /// The keyboard is led elsewhere: there is one place that Enter presses.
    pub fn leave(&mut self) {
        self.left = self.cursor.take().or(self.left.take());
    }
}
