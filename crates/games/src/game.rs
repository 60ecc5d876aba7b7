//! The vocabulary of every game. Knows no particular game, no screen, no file, no language. A *match* is a header and
//! its events; a *state* is the fold of the one over the other and says what it waits for ([`Turn`]). Whoever runs the
//! match answers with an [`Event`]. Chance is asked for, never taken.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use serde_json::Value;

use base::phrase::{Phrase, phrase};

pub mod bot;
pub mod chance;
pub mod course;
pub mod finish;
pub mod name;
pub mod options;
pub mod position;
pub mod record;
mod score;

pub use chance::{Die, Face, Throw};
pub use course::Match;
pub use finish::Finish;
pub use score::Score;

/// A place at the table, counted clockwise from 0; the first of `players` in a record.
pub type Seat = usize;

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    Roll(Throw),
    /// Dice that fell unseen have come to light: what they show is due.
    Faces(Throw),
    /// These seats may decide, in any order of time: by rising index or, where that matters, whose turn it is first.
    Seats(Vec<Seat>),
    Over(Vec<Seat>),
}

impl Turn {
    /// The seats that may act or whose throw it is; none when over.
    pub fn to_act(&self) -> &[Seat] {
        match self {
            Self::Roll(throw) | Self::Faces(throw) => &throw.by,
            Self::Seats(seats) => seats,
            Self::Over(_) => &[],
        }
    }

    pub fn winners(&self) -> &[Seat] {
        match self {
            Self::Over(winners) => winners,
            Self::Roll(_) | Self::Faces(_) | Self::Seats(_) => &[],
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }
}

/// Something that happened: dice fell or came to light, or somebody decided. Luck enters only by `Roll` and `Faces`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<A> {
    /// What the dice showed, in the order the state asked for; all [`Face::UNSEEN`] where nobody has told.
    Roll(Vec<Face>),
    /// What dice that fell unseen turned out to show.
    Faces(Vec<Face>),
    Act {
        seat: Seat,
        action: A,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illegal(pub Phrase);

impl From<Phrase> for Illegal {
    fn from(phrase: Phrase) -> Self {
        Self(phrase)
    }
}

impl From<Illegal> for Phrase {
    fn from(illegal: Illegal) -> Self {
        illegal.0
    }
}

/// The rules of a game. The implementing type is the state of one match.
/// [`Game::roll`] and [`Game::act`] trust their caller; [`Game::apply`] checks first.
/// ```
/// use games::game::{Event, Face, Game, Turn};
/// use games::namaste::{Action, Namaste};
///
/// let mut state = Namaste::start(&Default::default(), 2);
/// assert_eq!(state.turn(), Turn::Seats(vec![0]));
/// state.apply(&Event::Act { seat: 0, action: Action::Dice(1) }).unwrap();
/// let Turn::Roll(throw) = state.turn() else { panic!("chance is asked for") };
/// assert_eq!((throw.by, throw.dice.len()), (vec![0], 2));
/// state.apply(&Event::Roll(vec![Face::Number(4), Face::Number(5)])).unwrap();
/// assert!(state.legal(0).contains(&state.read(0, "d7=9").unwrap()));
/// assert!(state.read(1, "pass").is_err(), "seat 1 decides later");
/// ```
pub trait Game: Clone + Debug + PartialEq + Send + Sync + 'static {
    const SEATS: RangeInclusive<usize>;
    type Options;
    /// `Display` is the notation of the record.
    type Action: Clone + Debug + PartialEq + Send + Sync + Display + 'static;

    fn seats(_options: &Self::Options) -> RangeInclusive<usize> {
        Self::SEATS
    }
    /// The state before the first event, for a number of seats that [`Game::seats`] allows.
    fn start(options: &Self::Options, seats: usize) -> Self;
    /// The state of a match of `seats` that a text describes as [`Game::position`] writes it; the error names the part or the
    /// rule. [`position::read`] asks whether it can stand, and sees to it that it reads back the same.
    fn placed(_options: &Self::Options, _seats: usize, _text: &str) -> Result<Self, Illegal> {
        Err(phrase!("core-position-no-game").into())
    }
    /// The position as a text (`docs/rules/positions.md`): all that the course of the match still depends on, nothing that
    /// lies under a cup. An error where no match can begin so: it is over, a text does not hold it, or a rule forbids it.
    fn position(&self) -> Result<String, Illegal> {
        Err(phrase!("core-position-no-game").into())
    }
    /// The dice that lie and are to be played, where a match begins with such a position.
    fn lying(&self) -> Option<(Throw, Vec<Face>)> {
        None
    }
    fn turn(&self) -> Turn;
    /// What `seat` may decide now, in the rules' order; empty where it may not act.
    fn legal(&self, seat: Seat) -> Vec<Self::Action>;
    /// Whether `seat` may also decide what [`Game::legal`] cannot list (free text).
    fn free(&self, _seat: Seat) -> bool {
        false
    }
    /// Reads a notation, without asking whether it is legal now; by default one of those that are.
    fn parse(&self, seat: Seat, notation: &str) -> Result<Self::Action, Illegal> {
        let legal = self.legal(seat);
        let moves = || legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let unknown = || phrase!("core-no-move", given = notation.to_owned(), moves = moves()).into();
        legal.iter().find(|action| action.to_string() == notation).cloned().ok_or_else(unknown)
    }
    /// Asked of one of those to act; the error is the rule that forbids it, and by default says what is legal.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Illegal> {
        if self.legal(seat).contains(action) { Ok(()) } else { Game::parse(self, seat, &action.to_string()).map(drop) }
    }
    /// The one of [`Game::legal`] that comes to the same, where steps may be played in another order; itself where none does.
    fn canonical(&self, _seat: Seat, action: &Self::Action) -> Self::Action {
        action.clone()
    }
    /// Whether the dice that are due will lie under a cup, so that whoever throws real ones need not tell what they show.
    fn falls_unseen(&self) -> bool {
        false
    }
    /// Trusts its caller: dice are due and show these faces, or all [`Face::UNSEEN`] where they may fall unseen.
    fn roll(&mut self, faces: &[Face]);
    /// Dice that fell unseen show these faces. Trusts its caller: [`Turn::Faces`] is waited for.
    fn reveal(&mut self, _faces: &[Face]) {}
    fn act(&mut self, seat: Seat, action: &Self::Action);
    /// In the game's own measure.
    fn scores(&self) -> Vec<Score>;
    /// The position as the game's file in `docs/rules/` writes it (`state` of `replay --json`).
    fn state(&self) -> Value;
    /// The state as `seat` may know it (`None`: as everybody may), hiding what lies under a cup; by default nothing is hidden.
    fn seen_by(&self, _seat: Option<Seat>) -> Self {
        self.clone()
    }

    fn read(&self, seat: Seat, notation: &str) -> Result<Self::Action, Illegal> {
        self.may_act(seat)?;
        let action = self.parse(seat, notation)?;
        self.check(seat, &action)?;
        Ok(action)
    }

    /// Checks an event, then applies it; a refused one changes nothing.
    fn apply(&mut self, event: &Event<Self::Action>) -> Result<(), Illegal> {
        match event {
            Event::Roll(faces) => self.check_roll(faces)?,
            Event::Faces(faces) => self.check_faces(faces)?,
            Event::Act { seat, action } => {
                self.may_act(*seat)?;
                self.check(*seat, action)?;
            }
        }
        self.proceed(event);
        Ok(())
    }

    fn proceed(&mut self, event: &Event<Self::Action>) {
        match event {
            Event::Roll(faces) => self.roll(faces),
            Event::Faces(faces) => self.reveal(faces),
            Event::Act { seat, action } => self.act(*seat, action),
        }
    }

    fn check_roll(&self, faces: &[Face]) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Roll(throw) if !faces.contains(&Face::UNSEEN) => throw.check(faces),
            Turn::Roll(throw) if self.falls_unseen() => throw.check_unseen(faces),
            Turn::Roll(_) => Err(phrase!("core-unseen-open").into()),
            Turn::Faces(_) => Err(phrase!("core-faces-first").into()),
            Turn::Seats(_) => Err(phrase!("core-no-dice-due").into()),
            Turn::Over(_) => Err(phrase!("core-over").into()),
        }
    }

    fn check_faces(&self, faces: &[Face]) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Faces(throw) => throw.check(faces),
            Turn::Roll(_) | Turn::Seats(_) => Err(phrase!("core-no-faces-due").into()),
            Turn::Over(_) => Err(phrase!("core-over").into()),
        }
    }

    fn may_act(&self, seat: Seat) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Seats(seats) if seats.contains(&seat) => Ok(()),
            Turn::Seats(_) => Err(phrase!("core-not-their-turn", seat).into()),
            Turn::Roll(_) => Err(phrase!("core-dice-first").into()),
            Turn::Faces(_) => Err(phrase!("core-faces-first").into()),
            Turn::Over(_) => Err(phrase!("core-over").into()),
        }
    }
}
