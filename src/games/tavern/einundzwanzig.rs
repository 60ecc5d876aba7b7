//! Einundzwanzig: one die goes round and counts up; whoever brings it to 21 has the stroke (`docs/rules/pub-games.md`,
//! 5).

use serde_json::{Map, Value};

use super::kind::{Kind, Shared};
use super::part::{Circle, Hand, Outcome, Part, Wait};
use crate::draw::Drawing;
use crate::game::Seat;
use crate::game::options::Values;
use crate::i18n::Lang;
use crate::table::Block;

mod art;
mod guide;
mod scene;

/// Who brings the count here has lost.
pub const LIMIT: u8 = 21;

/// A count under way: whoever begins has laid the 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// What was counted so far.
    pub count: u8,
    /// The last throw: whose it was, and what it showed.
    pub last: Option<(Seat, u8)>,
    circle: Circle,
    /// Who throws next, as a place in the order.
    at: usize,
    loser: Option<Seat>,
}

impl Count {
    /// The 1 lies.
    #[must_use]
    pub fn new(order: Vec<Seat>) -> Self {
        Self::of(Circle::new(order, 1))
    }

    fn of(circle: Circle) -> Self {
        Self { count: 1, last: None, at: 1 % circle.order.len(), circle, loser: None }
    }

    /// Who throws next; none when the game has ended.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        if self.loser.is_some() { None } else { self.circle.order.get(self.at).copied() }
    }
}

impl Part for Count {
    fn wait(&self) -> Wait {
        self.mover().map_or(Wait::Nothing, |seat| Wait::Roll(seat, 1))
    }

    fn roll(&mut self, faces: &[u8]) -> Outcome {
        let Some(seat) = self.mover() else { return Outcome::nothing() };
        let pips = faces.iter().sum();
        self.count += pips;
        self.last = Some((seat, pips));
        if self.count < LIMIT {
            self.at = (self.at + 1) % self.circle.order.len();
            return Outcome::nothing();
        }
        self.circle.hand = Hand { dice: faces.to_vec(), ..Hand::default() };
        self.loser = Some(seat);
        Outcome::over(vec![seat])
    }

    fn again(&mut self, order: Vec<Seat>) {
        *self = Self::of(self.circle.again(order, 1));
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn begins(&self) -> Option<Seat> {
        self.loser
    }

    fn add(&self, state: &mut Map<String, Value>) {
        state.insert("count".to_owned(), self.count.into());
    }
}

/// Einundzwanzig.
#[derive(Clone, Debug, PartialEq)]
pub struct Einundzwanzig;

impl Kind for Einundzwanzig {
    const KEY: &'static str = "einundzwanzig";
    const NAME: &'static str = "einundzwanzig-name";
    const LINE: &'static str = "einundzwanzig-line";
    const SHARED: Shared = Shared::Never;
    const EMBLEM: fn() -> Drawing = art::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = |_| guide::page();

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Count::new(order))
    }
}
