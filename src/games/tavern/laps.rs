//! A game in which everybody throws once in each lap until hardly anybody is left (`docs/rules/pub-games.md`, 10 and
//! 13). Knows neither of the two: what a throw does is told by [`Track`].

use std::fmt::Debug;

use serde_json::{Map, Value};

use super::part::{Circle, Hand, Outcome, Part, Wait};
use super::scene::{LapScene, Scene, Stage};
use crate::draw::Drawing;
use crate::game::Seat;
use crate::phrase::Phrase;

pub mod columns;

/// What somebody has got through of such a game.
pub trait Track: LapScene + Clone + Debug + PartialEq + Send + Sync + 'static {
    /// How many dice are thrown.
    const DICE: usize;
    /// What the rules call it in `state`.
    const STATE: &'static str;

    /// Nothing is done yet.
    fn fresh() -> Self;
    /// A throw does what it can.
    fn throw(&mut self, faces: &[u8]);
    /// Whether all is done.
    fn is_done(&self) -> bool;
    /// As `state` shows it.
    fn json(&self) -> Value;
}

/// Such a game under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Laps<T> {
    /// How many last ones get a stroke.
    pub pay: usize,
    /// What each seat has got through.
    pub tracks: Vec<T>,
    /// The last throw: whose it was, what it showed, and what was done before it.
    pub last: Option<(Seat, Vec<u8>, T)>,
    circle: Circle,
    /// Whose throw it is, as a place in the order.
    at: usize,
    /// Who finished in this lap.
    finished: Vec<Seat>,
}

impl<T: Track> Laps<T> {
    /// Nobody has thrown.
    #[must_use]
    pub fn new(pay: usize, order: Vec<Seat>) -> Self {
        let tracks = vec![T::fresh(); order.len()];
        Self { pay, tracks, last: None, circle: Circle::new(order, 1), at: 0, finished: Vec::new() }
    }

    /// Whose throw it is; none when the game has ended.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        self.circle.order.get(self.at).copied()
    }

    fn unfinished(&self) -> Vec<Seat> {
        self.circle.order.iter().copied().filter(|seat| !self.tracks[*seat].is_done()).collect()
    }

    /// What comes of a lap's end.
    fn lap(&mut self) -> Outcome {
        let mut last = self.unfinished();
        if last.len() > self.pay {
            self.finished.clear();
            self.at = self.circle.order.iter().position(|seat| last.contains(seat)).unwrap_or_default();
            self.circle.hand = Hand::fresh(1);
            return Outcome::nothing();
        }
        if last.len() < self.pay {
            last.extend(&self.finished);
            last.sort_unstable_by_key(|seat| self.circle.order.iter().position(|other| other == seat));
        }
        if self.pay == 1 { Outcome::last(last) } else { Outcome::over(last) }
    }
}

impl<T: Track> Scene for Laps<T> {
    fn scene(&self, stage: &Stage<'_>) -> Drawing {
        T::scene(self, stage)
    }

    fn comes_to(&self, seat: Seat) -> Option<Phrase> {
        Some(self.tracks[seat].comes_to())
    }
}

impl<T: Track> Part for Laps<T> {
    fn wait(&self) -> Wait {
        self.mover().map_or(Wait::Nothing, |seat| Wait::Roll(seat, T::DICE))
    }

    fn roll(&mut self, faces: &[u8]) -> Outcome {
        let Some(seat) = self.mover() else { return Outcome::nothing() };
        let track = &mut self.tracks[seat];
        self.last = Some((seat, faces.to_vec(), track.clone()));
        track.throw(faces);
        if track.is_done() {
            self.finished.push(seat);
        }
        let later = self.circle.order[self.at + 1..].iter().position(|seat| !self.tracks[*seat].is_done());
        if let Some(steps) = later {
            self.at += 1 + steps;
            self.circle.hand = Hand::fresh(1);
            return Outcome::nothing();
        }
        // What was thrown last is still seen where the game ends.
        self.circle.hand = Hand { dice: faces.to_vec(), ..Hand::default() };
        self.at = self.circle.order.len();
        self.lap()
    }

    fn again(&mut self, order: Vec<Seat>) {
        for seat in &order {
            self.tracks[*seat] = T::fresh();
        }
        self.finished.clear();
        (self.circle, self.at) = (self.circle.again(order, 1), 0);
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn add(&self, state: &mut Map<String, Value>) {
        state.insert(T::STATE.to_owned(), self.tracks.iter().map(Track::json).collect());
    }
}
