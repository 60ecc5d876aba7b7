//! A game in which everybody throws once in each lap until hardly anybody is left (`docs/rules/pub-games.md`, 10 and
//! 13). Knows neither of the two: what a throw does is told by [`Track`].

use std::fmt::Debug;

use serde_json::{Map, Value};

use base::draw::Drawing;
use base::phrase::Phrase;

use super::part::{Circle, EveningPart, Gives, Hand, StepResult, Wait};
use super::scene::caption::Caption;
use super::scene::{Scene, SceneContext};
use crate::game::Seat;

pub mod columns;

use columns::Columns;

/// What somebody has got through of such a game.
pub trait Track: LapScene + Clone + Debug + PartialEq + Send + Sync + 'static {
    const DICE: usize;
    const STATE: &'static str;

    fn fresh() -> Self;
    fn throw(&mut self, faces: &[u8]);
    fn is_done(&self) -> bool;
    fn json(&self) -> Value;
}

pub trait LapScene: Sized {
    /// The side of its dice, mm.
    const SIDE: f32;
    /// What stands on the stage: in its columns, and beside the dice.
    fn set(drawing: &mut Drawing, laps: &Laps<Self>, columns: &Columns)
    where
        Self: Track;
    /// What a throw did, this being what it found.
    fn came(&self, after: &Self) -> Phrase;
    /// What whoever has this needs now, by that name; none where all is done.
    fn needs(&self, name: String) -> Option<Phrase>;
    fn comes_to(&self) -> Phrase;
}

#[derive(Clone, Debug, PartialEq)]
pub struct Laps<T> {
    /// How many last ones get a stroke.
    pub pay: usize,
    pub tracks: Vec<T>,
    /// The last throw: whose it was, what it showed, and what was done before it.
    pub last: Option<(Seat, Vec<u8>, T)>,
    circle: Circle,
    finished: Vec<Seat>,
}

impl<T: Track> Laps<T> {
    pub fn new(pay: usize, order: Vec<Seat>) -> Self {
        let tracks = vec![T::fresh(); order.len()];
        Self { pay, tracks, last: None, circle: Circle::new(order, 1), finished: Vec::new() }
    }

    pub fn before(&self, seat: Seat) -> Option<&T> {
        self.last.as_ref().filter(|(last, ..)| *last == seat).map(|(.., before)| before)
    }

    pub fn thrown(&self) -> Option<(&T, T)> {
        let (_, dice, before) = self.last.as_ref()?;
        let mut after = before.clone();
        after.throw(dice);
        Some((before, after))
    }

    fn unfinished(&self) -> Vec<Seat> {
        self.circle.order.iter().copied().filter(|seat| !self.tracks[*seat].is_done()).collect()
    }

    fn lap(&mut self) -> StepResult {
        let mut last = self.unfinished();
        if last.len() > self.pay {
            self.finished.clear();
            self.circle.at = self.circle.order.iter().position(|seat| last.contains(seat)).unwrap_or_default();
            self.circle.hand = Hand::fresh(1);
            return StepResult::nothing();
        }
        if last.len() < self.pay {
            last.extend(&self.finished);
            last.sort_unstable_by_key(|seat| self.circle.order.iter().position(|other| other == seat));
        }
        if self.pay == 1 { StepResult::last(last) } else { StepResult::over(last) }
    }
}

impl<T: Track> Scene for Laps<T> {
    fn caption(&self, stage: &SceneContext<'_>) -> Caption {
        columns::caption(self, stage)
    }

    fn set(&self, drawing: &mut Drawing, stage: &SceneContext<'_>) {
        let columns = Columns::new(self.order());
        columns.draw(drawing, self, stage);
        T::set(drawing, self, &columns);
    }

    fn shows_all(&self) -> bool {
        true
    }

    fn comes_to(&self, seat: Seat) -> Option<Phrase> {
        Some(self.tracks[seat].comes_to())
    }
}

impl<T: Track> EveningPart for Laps<T> {
    fn wait(&self) -> Wait {
        self.circle.throws(T::DICE)
    }

    fn gives(&self) -> Gives {
        Gives::Last(self.pay)
    }

    fn roll(&mut self, faces: &[u8]) -> StepResult {
        let Some(seat) = self.circle.mover() else { return StepResult::nothing() };
        let track = &mut self.tracks[seat];
        self.last = Some((seat, faces.to_vec(), track.clone()));
        track.throw(faces);
        if track.is_done() {
            self.finished.push(seat);
        }
        let later = self.circle.order[self.circle.at + 1..].iter().position(|seat| !self.tracks[*seat].is_done());
        if let Some(steps) = later {
            self.circle.at += 1 + steps;
            self.circle.hand = Hand::fresh(1);
            return StepResult::nothing();
        }
        // What was thrown last is still seen where the game ends.
        self.circle.hand = Hand { dice: faces.to_vec(), ..Hand::default() };
        self.circle.end();
        self.lap()
    }

    fn again(&mut self, order: Vec<Seat>) {
        for seat in &order {
            self.tracks[*seat] = T::fresh();
        }
        self.finished.clear();
        self.circle = self.circle.again(order, 1);
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn add(&self, state: &mut Map<String, Value>) {
        state.insert(T::STATE.to_owned(), self.tracks.iter().map(Track::json).collect());
    }
}
