//! What a game puts on the stage: a picture of its own, and its own words for a result. Knows no game and no toolkit.

use super::laps::{Laps, Track};
use super::part::Amount;
use super::round::{Round, Turns};
use super::touch::Touch;
use crate::draw::{Drawing, Size};
use crate::game::Seat;
use crate::phrase::Phrase;
use crate::table::View;

/// How large the stage is, mm.
pub const STAGE: Size = Size { width: 136.0, height: 112.0 };

/// Who looks at the stage, and what is touched there.
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// With whose eyes and in which language.
    pub view: &'a View,
    /// Which dice are touched.
    pub touch: Touch,
    /// Whether the seat that looks may decide something now: then dice and cup are spots (see [`super::props`]).
    pub live: bool,
}

impl Stage<'_> {
    /// Words in the language of the view.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.view.lang.say(phrase)
    }

    /// The name of a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        super::words::name(self.view, seat)
    }
}

/// A game on the stage.
pub trait Scene {
    /// The stage, a picture of [`STAGE`].
    fn scene(&self, stage: &Stage<'_>) -> Drawing;
    /// What a seat has come to so far in this game, in a few words; none where there is nothing to say yet.
    fn comes_to(&self, seat: Seat) -> Option<Phrase>;
}

/// A game of turns on the stage.
pub trait Prop: Sized {
    /// The stage, a picture of [`STAGE`].
    fn scene(round: &Round<Self>, stage: &Stage<'_>) -> Drawing
    where
        Self: Turns;
    /// A result in a few words.
    fn comes_to(&self, amount: Amount) -> Phrase;
}

/// A game of laps on the stage.
pub trait LapScene: Sized {
    /// The stage, a picture of [`STAGE`].
    fn scene(laps: &Laps<Self>, stage: &Stage<'_>) -> Drawing
    where
        Self: Track;
    /// How far somebody has come, in a few words.
    fn comes_to(&self) -> Phrase;
}
