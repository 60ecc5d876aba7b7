//! Einundzwanzig: one die goes round and counts up; whoever brings it to 21 has the stroke (`docs/rules/pub-games.md`,
//! 5).

use crate::games::tavern::prelude::*;
use serde_json::{Map, Value};

mod scene;

/// Who brings the count here has lost.
pub const LIMIT: u8 = 21;

/// Einundzwanzig: a count under way; whoever begins has laid the 1.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    /// What was counted so far.
    pub count: u8,
    /// The last throw: whose it was, and what it showed.
    pub last: Option<(Seat, u8)>,
    circle: Circle,
}

impl Count {
    /// The 1 lies.
    pub fn new(order: Vec<Seat>) -> Self {
        Self::of(Circle::new(order, 1))
    }

    fn of(mut circle: Circle) -> Self {
        circle.pass();
        Self { count: 1, last: None, circle }
    }
}

impl Part for Count {
    fn wait(&self) -> Wait {
        self.circle.throws(1)
    }

    fn roll(&mut self, faces: &[u8]) -> Outcome {
        let Some(seat) = self.circle.mover() else { return Outcome::nothing() };
        let pips = faces.iter().sum();
        self.count += pips;
        self.last = Some((seat, pips));
        if self.count < LIMIT {
            self.circle.pass();
            return Outcome::nothing();
        }
        self.circle.hand = Hand { dice: faces.to_vec(), ..Hand::default() };
        self.circle.end();
        Outcome::over(vec![seat])
    }

    fn again(&mut self, order: Vec<Seat>) {
        *self = Self::of(self.circle.again(order, 1));
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn begins(&self) -> Option<Seat> {
        self.last.filter(|_| self.circle.mover().is_none()).map(|(loser, _)| loser)
    }

    fn add(&self, state: &mut Map<String, Value>) {
        state.insert("count".to_owned(), self.count.into());
    }
}

impl Kind for Count {
    const CARD: &'static Card = &Card {
        key: "einundzwanzig",
        name: "einundzwanzig-name",
        line: "einundzwanzig-line",
        emblem: scene::emblem,
        guide,
        in_short: &["einundzwanzig-card-one", "einundzwanzig-card-two", "einundzwanzig-card-three"],
        rules: Rules::own(|_| Ok(Begin::with(Self::new))),
    };
}

/// Its own part of the rules page.
fn guide(page: Page, _lang: Lang) -> Page {
    page.texts(["turn", "end"])
        .drawing("picture", counted())
        .rulings(["ruling"])
        .and([Block::Ruling(phrase!("tavern-guide-order-ruling"))])
        .and(guide::luck())
}

/// How the die counts up, until it has come too far.
fn counted() -> Drawing {
    let (dice, side) = ([1, 3, 6, 2, 5, 1, 3], 10.0);
    let mut drawing = Drawing::new(props::width(dice.len(), side) + 2.0, side * 2.1);
    let mut count = 0_u8;
    for (place, pips) in dice.into_iter().enumerate() {
        count += pips;
        let at = props::place(Point::new(1.0, 0.5), place, side);
        props::lay(&mut drawing, pips, at, side);
        let below = Point::new(at.x + side / 2.0, side * 1.55);
        let over = count >= LIMIT;
        let (font, ink) = if over { (Font::SerifBold, Role::Bad) } else { (Font::Serif, Role::Text) };
        props::label(&mut drawing, count, below, side * 0.6, side, font, ink);
    }
    drawing
}
