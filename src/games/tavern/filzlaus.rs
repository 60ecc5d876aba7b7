//! Einsame Filzlaus: a die under a cup goes round, and whoever lifts a 1 has a stroke (`docs/rules/pub-games.md`, 11).

use crate::games::tavern::prelude::*;

mod art;
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
    /// The die lies under it: what it shows, to whom that is known.
    Standing(Option<u8>),
    /// This seat has lifted it off a die that is not known: what it shows is to be told.
    Lit(Seat),
    /// The game has ended.
    Done,
}

/// Einsame Filzlaus: the cup on its way round the table.
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
    pub fn new(order: Vec<Seat>) -> Self {
        Self::of(Circle::new(order, 1))
    }

    fn of(circle: Circle) -> Self {
        let (by, to) = (circle.order[0], circle.order[1 % circle.order.len()]);
        Self { cup: Cup::Lifted, by, to, last: None, back: false, foul: false, lifted: 0, circle }
    }

    /// Who was the first lifter of the cup that goes between these two.
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

    fn lift(&mut self, seat: Seat, face: u8) -> Outcome {
        self.last = Some((seat, face));
        self.foul = seat == self.by;
        if self.foul {
            self.cover_again();
            return Outcome::stroke(seat);
        }
        let louse = face == LOUSE;
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
            Cup::Lit(_) => Wait::Faces(self.by, 1),
            Cup::Standing(_) => Wait::Decide(vec![self.to, self.by]),
            Cup::Done => Wait::Nothing,
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        match self.cup {
            Cup::Lifted if seat == self.by => vec![Action::Cover],
            Cup::Standing(_) if seat == self.to || seat == self.by => vec![Action::Lift],
            Cup::Lifted | Cup::Standing(_) | Cup::Lit(_) | Cup::Covering | Cup::Done => Vec::new(),
        }
    }

    fn roll(&mut self, faces: &[u8]) -> Outcome {
        let face = faces.first().copied().filter(|face| *face > 0);
        self.circle.hand = Hand { dice: face.into_iter().collect(), ..Hand::default() };
        self.cup = Cup::Standing(face);
        Outcome::nothing()
    }

    fn reveal(&mut self, faces: &[u8]) -> Outcome {
        match (self.cup, faces.first()) {
            (Cup::Lit(seat), Some(face)) => self.lift(seat, *face),
            (Cup::Lit(_) | Cup::Lifted | Cup::Covering | Cup::Standing(_) | Cup::Done, _) => Outcome::nothing(),
        }
    }

    fn untold(&self) -> usize {
        usize::from(matches!(self.cup, Cup::Standing(None) | Cup::Lit(_)))
    }

    fn act(&mut self, seat: Seat, _action: Action) -> Outcome {
        match self.cup {
            Cup::Lifted => {
                self.cup = Cup::Covering;
                Outcome::nothing()
            }
            Cup::Standing(Some(face)) => self.lift(seat, face),
            Cup::Standing(None) => {
                self.cup = Cup::Lit(seat);
                Outcome::nothing()
            }
            Cup::Lit(_) | Cup::Covering | Cup::Done => Outcome::nothing(),
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
        matches!(self.cup, Cup::Standing(_) | Cup::Lit(_))
    }
}

impl Kind for Louse {
    const CARD: &'static Card = &Card {
        key: "filzlaus",
        name: "filzlaus-name",
        line: "filzlaus-line",
        emblem: art::emblem,
        guide,
        in_short: &["filzlaus-card-one", "filzlaus-card-two", "filzlaus-card-three"],
        rules: Rules { covers: true, unit: 0.3148, ..Rules::own(|_| Ok(Begin::with(Self::new))) },
    };
}

/// Its own part of the rules page.
fn guide(page: Page, _lang: Lang) -> Page {
    let (cover, lift) = (Action::Cover.to_string(), Action::Lift.to_string());
    page.texts(["turn", "back", "on"])
        .drawing("picture", found())
        .texts(["foul"])
        .rulings(["ruling"])
        .and([Block::Text(phrase!("filzlaus-guide-notation", cover = cover, lift = lift))])
}

/// The louse under the lifted cup, and what it costs.
fn found() -> Drawing {
    let (cup, die) = (24.0, 11.0);
    let mut drawing = Drawing::new(2.0 * cup + 14.0, cup + 2.0);
    drawing.place(Affine::turn(0.35).then(Affine::shift(7.0, -2.0)), props::cup(cup));
    props::lay(&mut drawing, LOUSE, Point::new(cup + 8.0, cup - die - 1.0), die);
    props::struck(&mut drawing, Point::new(2.0 * cup + 6.0, cup - die / 2.0 - 1.0), die);
    drawing
}
