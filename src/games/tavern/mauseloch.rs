//! Mauseloch: 3 to 18 on one sheet for all; whoever throws three sums that are struck already has lost
//! (`docs/rules/pub-games.md`, 15).

use crate::games::tavern::prelude::*;
use serde_json::{Map, Value};

mod art;
mod scene;
mod sheet;

/// The sums that three dice make.
const SUMS: std::ops::RangeInclusive<u8> = 3..=18;
/// How many throws a turn has.
const THROWS: u8 = 3;

/// Mauseloch: the sheet under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Hole {
    /// The sums struck out, in the order they were thrown.
    pub struck: Vec<u8>,
    /// How many of them in this turn.
    pub new: u32,
    /// The throws of the turn under way or, before its first, of the last one: the dice, and whether their sum was new.
    pub throws: Vec<(Vec<u8>, bool)>,
    /// Whose throws they are.
    pub thrower: Option<Seat>,
    circle: Circle,
}

impl Hole {
    /// Nothing is struck.
    pub fn new(order: Vec<Seat>) -> Self {
        Self::of(Circle::new(order, THROWS))
    }

    fn of(circle: Circle) -> Self {
        Self { struck: Vec::new(), new: 0, throws: Vec::new(), thrower: None, circle }
    }
}

impl Part for Hole {
    fn wait(&self) -> Wait {
        self.circle.throws(3)
    }

    fn roll(&mut self, faces: &[u8]) -> Outcome {
        let Some(seat) = self.circle.mover() else { return Outcome::nothing() };
        let sum = faces.iter().sum();
        let new = !self.struck.contains(&sum);
        if self.circle.hand.left == THROWS {
            self.throws.clear();
        }
        self.throws.push((faces.to_vec(), new));
        self.thrower = Some(seat);
        if new {
            self.struck.push(sum);
            self.new += 1;
        }
        self.circle.hand.left -= 1;
        if self.circle.hand.left > 0 {
            return Outcome::nothing();
        }
        self.circle.results[seat] = Some(Amount::from(self.new));
        if self.new == 0 {
            self.circle.hand.dice = faces.to_vec();
            self.circle.end();
            return Outcome::over(vec![seat]);
        }
        self.circle.pass();
        (self.circle.hand, self.new) = (Hand::fresh(THROWS), 0);
        Outcome::nothing()
    }

    fn again(&mut self, order: Vec<Seat>) {
        *self = Self::of(self.circle.again(order, THROWS));
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn add(&self, state: &mut Map<String, Value>) {
        state.insert("struck".to_owned(), self.struck.clone().into());
    }
}

impl Kind for Hole {
    const CARD: &'static Card = &Card {
        key: "mauseloch",
        name: "mauseloch-name",
        line: "mauseloch-line",
        emblem: art::emblem,
        guide,
        in_short: &["mauseloch-card-one", "mauseloch-card-two", "mauseloch-card-three"],
        rules: Rules::own(|_| Ok(Begin::with(Self::new))),
    };
    const SHEET: Option<Own<Self>> = Some(sheet::SHEET);
}

/// Its own part of the rules page.
fn guide(page: Page, _lang: Lang) -> Page {
    let struck: Vec<u8> = (5..18).filter(|sum| *sum != 7).collect();
    page.texts(["turn", "end"]).drawing("picture", sheet::numbers(&struck)).rulings(["ruling"]).and(guide::luck())
}
