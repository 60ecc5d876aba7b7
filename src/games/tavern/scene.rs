//! What a game puts on the stage: a picture of its own, and its own words for a result. Knows no game and no toolkit.

use super::laps::columns::Columns;
use super::laps::{Laps, Track};
use super::part::Amount;
use super::props::caption::Caption;
use super::round::{Past, Round, Turns};
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
    /// What a seat has come to so far in this game, in a few words; none where there is nothing to say yet.
    fn comes_to(&self, seat: Seat) -> Option<Phrase>;
}

/// A game of turns on the stage.
pub trait Prop: Sized {
    /// What stands on the stage, `shown` being the turn that is to be seen, empty where nothing was thrown.
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &Stage<'_>)
    where
        Self: Turns;
    /// A result in a few words.
    fn comes_to(&self, amount: Amount) -> Phrase;
}

/// A game of laps on the stage.
pub trait LapScene: Sized {
    /// What stands on the stage: in its columns, and beside the dice.
    fn set(drawing: &mut Drawing, laps: &Laps<Self>, columns: &Columns)
    where
        Self: Track;
    /// What a throw did, this being what it found.
    fn came(&self, after: &Self) -> Phrase;
    /// What whoever has this needs now, by that name; none where all is done.
    fn needs(&self, name: String) -> Option<Phrase>;
    /// How far somebody has come, in a few words.
    fn comes_to(&self) -> Phrase;
}
