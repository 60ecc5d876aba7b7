//! What a game puts on the stage: a picture of its own, and its own words for a result. Knows no game and no toolkit.

use base::draw::{Drawing, Size};
use base::phrase::Phrase;

use super::spots::Touch;
use crate::game::Seat;
use crate::table::View;

pub mod caption;

use caption::Caption;

pub const STAGE: Size = Size { width: 150.0, height: 112.0 };

#[derive(Clone, Copy, Debug)]
pub struct SceneContext<'a> {
    pub view: &'a View,
    pub touch: Touch,
    /// Whether the seat that looks may decide something now: then dice and cup are spots (see [`super::thrown`]).
    pub live: bool,
    pub playoff: bool,
}

impl SceneContext<'_> {
    pub fn say(&self, phrase: &Phrase) -> String {
        self.view.lang.say(phrase)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.view.name(seat)
    }
}

pub trait Scene {
    fn caption(&self, stage: &SceneContext<'_>) -> Caption;
    fn set(&self, drawing: &mut Drawing, stage: &SceneContext<'_>);
    fn scene(&self, stage: &SceneContext<'_>) -> Drawing {
        let mut drawing = self.caption(stage).draw(stage);
        self.set(&mut drawing, stage);
        drawing
    }
    fn shows_all(&self) -> bool {
        false
    }
    /// What a seat has come to so far in this game, in a few words; none where there is nothing to say yet.
    fn comes_to(&self, seat: Seat) -> Option<Phrase>;
}
