//! The rules of dre13ehn as a state: whose turn it is, what stands, who has won what (`docs/rules/dre13ehn.md`). Knows
//! no picture and no words.
//!
//! [`open`] is the first game and the duel without cup, [`cup`] everything under a cup, [`solo`] the game alone. What
//! is the same in all of them, above all how a round ends, is here.

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::{Value, json};

use super::dice::Symbol;
use super::options::{GAMES, LIVES, Mode, Options};
use super::outcome::{Outcome, Pair};
use crate::game::{Face, Game, Illegal, Score, Seat, Throw, Turn};
use crate::phrase;

mod action;
mod cup;
mod end;
mod look;
mod open;
pub mod solo;

pub use action::{Action, Word};
pub use cup::Claim;
pub use end::{End, Entry, Why};
pub use solo::entered;

/// A match of dre13ehn.
#[derive(Clone, Debug, PartialEq)]
pub struct Dre13ehn {
    options: Arc<Options>,
    phase: Phase,
    /// From 1; of a tournament, in its present game.
    round: u32,
    direction: Direction,
    /// Who throws, has thrown, or has handed the cup on.
    thrower: Seat,
    standing: Option<Standing>,
    /// Under a cup: what stood before the claim that is to be answered.
    before: Option<Outcome>,
    /// Who has called in this round, the latest last, each once.
    callers: Vec<Seat>,
    /// Who has called 2 in this round, one bit a seat.
    twos: u8,
    /// How many turns this round has seen.
    turns: u32,
    /// The dice thrown last in this round.
    roll: Option<Roll>,
    /// Under a cup: whether it was handed on without a new call.
    blind: bool,
    /// Under a cup: whether the thrower has looked.
    peeked: bool,
    entries: Vec<Vec<Entry>>,
    lives: Vec<u8>,
    games: Vec<u32>,
    /// Of a tournament: the lists of the games that are over, before the present one's.
    earlier: Vec<Vec<Vec<Entry>>>,
    /// How the last round ended.
    last: Option<End>,
    winners: Vec<Seat>,
}

/// What is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The throw at the start of a turn.
    Throw,
    /// What the thrower makes of it.
    Decide,
    /// The second throw of a turn, after which it is over.
    Again,
    /// What the next player says to the cup they were handed.
    Answer,
    /// Nothing more.
    Over,
}

/// Which way round the table it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    /// As the seats are counted.
    Clockwise,
    /// The other way.
    Back,
}

/// The result called last, and who called it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What was called.
    pub outcome: Outcome,
    /// By whom.
    pub by: Seat,
}

/// One or two dice as they lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    /// The duel's die.
    One(Symbol),
    /// Two dice, in the order of the option.
    Two(Symbol, Symbol),
}

impl Roll {
    fn of(faces: &[Face]) -> Option<Self> {
        match faces {
            [one] => Symbol::of(*one).map(Self::One),
            [one, two] => Some(Self::Two(Symbol::of(*one)?, Symbol::of(*two)?)),
            _ => None,
        }
    }

    /// The symbols, in the order of the dice.
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        let (one, two) = match self {
            Self::One(one) => (one, None),
            Self::Two(one, two) => (one, Some(two)),
        };
        std::iter::once(one).chain(two)
    }

    /// What the dice make; a 13 on a single die, which the duel's dice do not carry, makes nothing.
    #[must_use]
    pub fn pair(self) -> Pair {
        match self {
            Self::One(one) => Pair::Plain(Outcome::of_one(one).unwrap_or(Outcome::Zero)),
            Self::Two(one, two) => Pair::of(one, two),
        }
    }
}

impl Game for Dre13ehn {
    const KEY: &'static str = "dre13ehn";
    const SEATS: RangeInclusive<usize> = 1..=8;
    type Options = Options;
    type Action = Action;

    fn seats(options: &Options) -> RangeInclusive<usize> {
        match options.mode {
            Mode::Solo => 1..=1,
            Mode::Duel => 2..=2,
            Mode::Cup if options.tournament => 2..=2,
            Mode::Open | Mode::Cup | Mode::Points => 2..=8,
        }
    }

    fn start(options: &Options, seats: usize) -> Self {
        Self {
            options: Arc::new(options.clone()),
            phase: Phase::Throw,
            round: 1,
            direction: Direction::Clockwise,
            thrower: 0,
            standing: None,
            before: None,
            callers: Vec::new(),
            twos: 0,
            turns: 0,
            roll: None,
            blind: false,
            peeked: false,
            entries: vec![Vec::new(); seats],
            lives: vec![LIVES; seats],
            games: vec![0; seats],
            earlier: Vec::new(),
            last: None,
            winners: Vec::new(),
        }
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Throw | Phase::Again => {
                Turn::Roll(Throw { by: vec![self.thrower], dice: self.options.dice.clone() })
            }
            Phase::Decide => Turn::Seats(vec![self.thrower]),
            Phase::Answer => Turn::Seats(vec![self.next(self.thrower)]),
            Phase::Over => Turn::Over(self.winners.clone()),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        match self.phase {
            Phase::Decide if seat == self.thrower => match self.options.mode {
                Mode::Solo => vec![Action::Keep, Action::Throw],
                Mode::Open | Mode::Duel | Mode::Cup | Mode::Points if self.options.cup => self.legal_turn(),
                Mode::Open | Mode::Duel | Mode::Cup | Mode::Points => self.legal_open(),
            },
            Phase::Answer if seat == self.next(self.thrower) => self.legal_answer(),
            Phase::Throw | Phase::Decide | Phase::Again | Phase::Answer | Phase::Over => Vec::new(),
        }
    }

    fn free(&self, seat: Seat) -> bool {
        self.phase == Phase::Decide && seat == self.thrower && self.options.mode != Mode::Solo
    }

    fn parse(&self, _seat: Seat, notation: &str) -> Result<Action, Illegal> {
        Action::read(notation)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if let Action::Call(_) = action {
            return if self.free(seat) { Ok(()) } else { Err(phrase!("dre13ehn-no-call-now").into()) };
        }
        if self.legal(seat).contains(action) {
            return Ok(());
        }
        Err(match self.phase {
            Phase::Answer if *action == Action::Uncover => phrase!("dre13ehn-must-believe").into(),
            Phase::Answer if *action == Action::Ask => phrase!("dre13ehn-nothing-to-ask").into(),
            Phase::Decide if *action == Action::Throw => phrase!("dre13ehn-nothing-stands").into(),
            Phase::Throw | Phase::Decide | Phase::Again | Phase::Answer | Phase::Over => {
                phrase!("dre13ehn-not-now", notation = action.to_string()).into()
            }
        })
    }

    fn roll(&mut self, faces: &[Face]) {
        self.roll = Roll::of(faces);
        match (self.options.mode, self.phase) {
            (Mode::Solo, Phase::Throw) if self.options.again => self.phase = Phase::Decide,
            (Mode::Solo, _) => self.enter_solo(),
            (Mode::Open | Mode::Duel | Mode::Cup | Mode::Points, Phase::Again) => self.phase = Phase::Answer,
            (Mode::Open | Mode::Duel | Mode::Cup | Mode::Points, _) => {
                self.turns += 1;
                self.phase = Phase::Decide;
            }
        }
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match (self.options.mode, self.phase) {
            (Mode::Solo, _) => self.act_solo(action),
            (_, Phase::Answer) => self.answer(seat, action),
            (_, _) if self.options.cup => self.act_cup(action),
            (_, _) => self.act_open(action),
        }
    }

    fn scores(&self) -> Vec<Score> {
        let whole = |number: usize| Score::whole(i64::try_from(number).unwrap_or(i64::MAX));
        match self.options.mode {
            Mode::Points | Mode::Solo => self.points().into_iter().map(Score::whole).collect(),
            Mode::Cup if self.options.tournament => {
                self.games.iter().map(|games| Score::whole(i64::from(*games))).collect()
            }
            Mode::Open | Mode::Duel | Mode::Cup => self.entries.iter().map(|list| whole(list.len())).collect(),
        }
    }

    fn state(&self) -> Value {
        let is_over = self.phase == Phase::Over;
        let roll = self.roll.filter(|_| !is_over);
        let standing = self.standing.filter(|_| !is_over);
        let words = |list: &Vec<Entry>| list.iter().map(|entry| entry.word()).collect::<Vec<_>>();
        let mut state = json!({
            "round": self.round,
            "direction": match self.direction { Direction::Clockwise => 1, Direction::Back => -1 },
            "standing": standing.map(|standing| standing.outcome.word()),
            "by": standing.map(|standing| standing.by),
            "entries": self.entries.iter().map(words).collect::<Vec<_>>(),
            "roll": roll.map(|roll| roll.symbols().map(Symbol::face).collect::<Vec<_>>()),
        });
        if self.options.cup {
            state["thrower"] = json!(self.thrower);
            state["blind"] = json!(self.blind);
            state["peeked"] = json!(self.peeked);
        }
        match self.options.mode {
            Mode::Duel => state["lives"] = json!(self.lives),
            Mode::Points | Mode::Solo => state["points"] = json!(self.points()),
            Mode::Cup if self.options.tournament => state["games"] = json!(self.games),
            Mode::Open | Mode::Cup => {}
        }
        state
    }

    fn seen_by(&self, seat: Option<Seat>) -> Self {
        let mut seen = self.clone();
        if self.is_covered() && !(seat == Some(self.thrower) && self.has_seen()) {
            seen.roll = None;
        }
        if let Some(last) = &mut seen.last
            && last.seen == end::Seen::Nobody
        {
            last.roll = None;
        }
        seen
    }
}

impl Dre13ehn {
    /// Which called results that of a throw answers, by the answers of this mode.
    #[must_use]
    pub fn answers(&self, outcome: Outcome, called: Outcome) -> bool {
        if self.options.is_duel() { called.answered_in_duel_by().contains(&outcome) } else { outcome.answers(called) }
    }

    /// A call stands; after a 1 the direction turns.
    fn stand(&mut self, outcome: Outcome) {
        let by = self.thrower;
        self.standing = Some(Standing { outcome, by });
        self.callers.retain(|caller| *caller != by);
        self.callers.push(by);
        if outcome == Outcome::Two {
            self.twos |= 1 << by;
        }
        if outcome == Outcome::One && self.entries.len() > 2 {
            self.direction = match self.direction {
                Direction::Clockwise => Direction::Back,
                Direction::Back => Direction::Clockwise,
            };
        }
    }

    /// The turn goes to the next player.
    fn pass_on(&mut self) {
        self.thrower = self.next(self.thrower);
        self.peeked = false;
        self.blind = false;
        self.before = None;
        self.phase = Phase::Throw;
    }

    /// The round ends: what is won is entered, and the next round, the next game or nothing follows.
    fn finish(&mut self, end: End) {
        self.entries[end.winner].push(end.entry);
        if let Some(loser) = end.life {
            self.lives[loser] = self.lives[loser].saturating_sub(1);
        }
        let (winner, starts, life) = (end.winner, end.starts, end.life);
        self.last = Some(end);
        let is_complete = self.entries[winner].len() >= self.options.target as usize;
        let is_lifeless = life.is_some_and(|loser| self.lives[loser] == 0);
        if is_lifeless {
            return self.close(vec![winner]);
        }
        let mut round = self.round + 1;
        if is_complete {
            if self.options.mode == Mode::Points {
                return self.close(self.most_points(winner));
            }
            if !self.options.tournament {
                return self.close(vec![winner]);
            }
            self.games[winner] += 1;
            if self.games[winner] >= GAMES {
                return self.close(vec![winner]);
            }
            let lists = vec![Vec::new(); self.entries.len()];
            self.earlier.push(std::mem::replace(&mut self.entries, lists));
            round = 1;
            self.direction = Direction::Clockwise;
        }
        self.round = round;
        self.thrower = starts;
        self.standing = None;
        self.before = None;
        self.callers.clear();
        self.twos = 0;
        self.turns = 0;
        self.roll = None;
        self.blind = false;
        self.peeked = false;
        self.phase = Phase::Throw;
    }

    fn close(&mut self, winners: Vec<Seat>) {
        self.winners = winners;
        self.phase = Phase::Over;
        self.standing = None;
        self.before = None;
        self.roll = None;
        self.blind = false;
        self.peeked = false;
    }

    /// Most points win; on a tie whoever has the last win, else all of those tied.
    fn most_points(&self, last: Seat) -> Vec<Seat> {
        let points = self.points();
        let most = points.iter().max().copied().unwrap_or(0);
        if points[last] == most {
            return vec![last];
        }
        (0..points.len()).filter(|seat| points[*seat] == most).collect()
    }
}
