//! Einsame Filzlaus: a die under a cup goes round, and whoever lifts a 1 has a stroke (`docs/rules/pub-games.md`, 11).

use super::action::Action;
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

/// The louse.
pub const LOUSE: u8 = 1;

/// How the cup stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cup {
    /// The die is to be covered.
    Lifted,
    /// It was covered and is to be thrown, unseen.
    Covering,
    /// The die lies under it: what it shows, to whom that may be known.
    Standing(Option<u8>),
    /// The game has ended.
    Done,
}

/// The cup on its way round the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Louse {
    /// How the cup stands.
    pub cup: Cup,
    /// Who covers, or has covered.
    pub by: Seat,
    /// Who is to lift.
    pub to: Seat,
    /// Who lifted last, and what lay there.
    pub last: Option<(Seat, u8)>,
    /// Whether it was given back by whoever lifted a 1 first.
    pub back: bool,
    /// Whether it was their own cup that was lifted last.
    pub foul: bool,
    /// How many have been the first lifter.
    lifted: usize,
    circle: Circle,
}

impl Louse {
    /// The first covers for the second.
    #[must_use]
    pub fn new(order: Vec<Seat>) -> Self {
        Self::of(Circle::new(order, 1))
    }

    fn of(circle: Circle) -> Self {
        let (by, to) = (circle.order[0], circle.order[1 % circle.order.len()]);
        Self { cup: Cup::Lifted, by, to, last: None, back: false, foul: false, lifted: 0, circle }
    }

    /// Who was the first lifter of the cup that goes between these two.
    #[must_use]
    pub fn first_lifter(&self) -> Seat {
        if self.back { self.by } else { self.to }
    }

    fn cover_again(&mut self) {
        (self.cup, self.circle.hand) = (Cup::Lifted, Hand::fresh(1));
    }

    /// The first lifter covers for the next player, or the game is over.
    fn pass(&mut self, strokes: Vec<Seat>) -> Outcome {
        let first = self.first_lifter();
        self.lifted += 1;
        if self.lifted == self.circle.order.len() {
            self.cup = Cup::Done;
            return Outcome::over(strokes);
        }
        let place = self.circle.order.iter().position(|seat| *seat == first).unwrap_or_default();
        (self.by, self.to, self.back) = (first, self.circle.order[(place + 1) % self.circle.order.len()], false);
        self.cover_again();
        Outcome { strokes, end: None }
    }

    fn lift(&mut self, seat: Seat, face: Option<u8>) -> Outcome {
        self.last = face.map(|face| (seat, face));
        self.foul = seat == self.by;
        if self.foul {
            self.cover_again();
            return Outcome::stroke(seat);
        }
        let louse = face == Some(LOUSE);
        if louse && !self.back {
            (self.by, self.to, self.back) = (self.to, self.by, true);
            self.cover_again();
            return Outcome::stroke(seat);
        }
        self.pass(if louse { vec![seat] } else { Vec::new() })
    }
}

impl Part for Louse {
    fn wait(&self) -> Wait {
        match self.cup {
            Cup::Lifted => Wait::Decide(vec![self.by]),
            Cup::Covering => Wait::Roll(self.by, 1),
            Cup::Standing(_) => Wait::Decide(vec![self.to, self.by]),
            Cup::Done => Wait::Nothing,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        match self.cup {
            Cup::Lifted if seat == self.by => vec![Action::Cover],
            Cup::Standing(_) if seat == self.to || seat == self.by => vec![Action::Lift],
            Cup::Lifted | Cup::Standing(_) | Cup::Covering | Cup::Done => Vec::new(),
        }
    }

    fn roll(&mut self, faces: &[u8]) -> Outcome {
        self.circle.hand = Hand { dice: faces.to_vec(), ..Hand::default() };
        self.cup = Cup::Standing(faces.first().copied());
        Outcome::nothing()
    }

    fn act(&mut self, seat: Seat, _action: Action) -> Outcome {
        match self.cup {
            Cup::Lifted => {
                self.cup = Cup::Covering;
                Outcome::nothing()
            }
            Cup::Standing(face) => self.lift(seat, face),
            Cup::Covering | Cup::Done => Outcome::nothing(),
        }
    }

    fn again(&mut self, order: Vec<Seat>) {
        *self = Self::of(self.circle.again(order, 1));
    }

    fn circle(&self) -> &Circle {
        &self.circle
    }

    fn hide(&mut self) {
        if let Cup::Standing(face) = &mut self.cup {
            *face = None;
            self.circle.hand.dice.clear();
        }
    }

    fn falls_blind(&self) -> bool {
        self.cup == Cup::Covering
    }

    fn covers(&self) -> bool {
        matches!(self.cup, Cup::Standing(_))
    }
}

/// Einsame Filzlaus.
#[derive(Clone, Debug, PartialEq)]
pub struct Filzlaus;

impl Kind for Filzlaus {
    const KEY: &'static str = "filzlaus";
    const NAME: &'static str = "filzlaus-name";
    const LINE: &'static str = "filzlaus-line";
    const SHARED: Shared = Shared::Never;
    const COVERS: bool = true;
    const EMBLEM: fn() -> Drawing = art::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = |_| guide::page();

    fn begin(_values: &Values, order: Vec<Seat>) -> Box<dyn Part> {
        Box::new(Louse::new(order))
    }
}
