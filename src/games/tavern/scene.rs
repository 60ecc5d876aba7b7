//! What a game puts on the stage: a picture of its own, and its own words for a result. Knows no game and no toolkit.

use super::spots::Touch;
use crate::draw::{Drawing, Size};
use crate::game::Seat;
use crate::phrase::{Phrase, phrase};
use crate::table::View;

pub mod caption;

use caption::Caption;

/// How large the stage is, mm.
pub const STAGE: Size = Size { width: 150.0, height: 112.0 };

/// Who looks at the stage, and what is touched there.
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// With whose eyes and in which language.
    pub view: &'a View,
    /// Which dice are touched.
    pub touch: Touch,
    /// Whether the seat that looks may decide something now: then dice and cup are spots (see [`super::thrown`]).
    pub live: bool,
}

impl Stage<'_> {
    /// Words in the language of the view.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.view.lang.say(phrase)
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.view.name(seat)
    }
}

/// A game on the stage.
pub trait Scene {
    /// What is told above and below the stage.
    fn caption(&self, stage: &Stage<'_>) -> Caption;
    /// What stands on it.
    fn set(&self, drawing: &mut Drawing, stage: &Stage<'_>);
    /// The stage, a picture of [`STAGE`].
    fn scene(&self, stage: &Stage<'_>) -> Drawing {
        let mut drawing = self.caption(stage).draw(stage);
        self.set(&mut drawing, stage);
        drawing
    }
    /// Whether the stage shows what everybody has come to.
    fn shows_all(&self) -> bool {
        false
    }
    /// What a seat has come to so far in this game, in a few words; none where there is nothing to say yet.
    fn comes_to(&self, seat: Seat) -> Option<Phrase>;
}

/// Names as a phrase each, for lists.
pub fn names(view: &View, seats: &[Seat]) -> Vec<Phrase> {
    seats.iter().map(|seat| phrase!("tavern-someone", name = view.name(*seat))).collect()
}
