//! The rules of dre13ehn as a state (`docs/rules/dre13ehn.md`). Knows no picture and no words. `open` is the first game
//! and the duel without cup, `cup` all under a cup, `solo` the game alone; what they share is here.

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::{Value, json};

use base::phrase;

use super::dice::Symbol;
use super::name::{Meaning, Name};
use super::options::{GAMES, LIVES, Options, Throwing};
use super::outcome::{Outcome, Pair};
use crate::game::{Face, Game, Illegal, Score, Seat, Throw, Turn};

mod action;
mod cup;
mod end;
mod look;
mod open;
pub mod solo;

use action::UNSPOKEN;
pub use action::{Action, Word};
pub use cup::Claim;
pub use end::{End, Entry, Why};
pub use solo::entered;

#[derive(Clone, Debug, PartialEq)]
pub struct Dre13ehn {
    options: Arc<Options>,
    /// Each player's wins, in order; of a tournament, in its present game.
    entries: Vec<Vec<Entry>>,
    kept: Kept,
    round: Round,
    phase: Phase,
    last: Option<End>,
}

#[derive(Clone, Debug, PartialEq)]
enum Kept {
    Wins,
    Lives(Vec<u8>),
    // `earlier` by game and seat.
    Games { won: Vec<u32>, earlier: Vec<Vec<Vec<Entry>>> },
}

/// A round, as far as it has come; of the solo game, a throw that is to be entered.
#[derive(Clone, Debug, PartialEq)]
struct Round {
    number: u32,
    direction: Direction,
    /// Who throws, has thrown, or has handed the cup on.
    thrower: Seat,
    standing: Option<CurrentCall>,
    called: Option<Word>,
    /// Who has called, the latest last, each once.
    callers: Vec<Seat>,
    /// Who has called 2, one bit a seat.
    twos: u8,
    turns: u32,
    /// The dice thrown last, where they are known.
    roll: Option<Roll>,
    /// Who has brought dice to light that are not known, until it is told what they show.
    lit: Option<Seat>,
    /// Who threw them: the thrower's turn may not have begun with a throw yet.
    cast_by: Seat,
}

impl Round {
    fn new(number: u32, direction: Direction, starter: Seat) -> Self {
        Self {
            number,
            direction,
            thrower: starter,
            standing: None,
            called: None,
            callers: Vec::new(),
            twos: 0,
            turns: 0,
            roll: None,
            lit: None,
            cast_by: starter,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    Throw,
    Name,
    Turn { peeked: bool },
    // The second throw of a turn under the cup, after which it is over.
    Again { peeked: bool },
    Answer { peeked: bool, handed: Handed },
    Keep,
    Repeat,
    Over { winners: Vec<Seat> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Handed {
    Blind,
    Claimed { before: Option<Outcome> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Clockwise,
    Back,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrentCall {
    pub outcome: Outcome,
    pub by: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roll {
    One(Symbol),
    /// Two dice, in the order of the option.
    Two(Symbol, Symbol),
}

impl Roll {
    /// `None` where the faces are not told, or are not those of the match's dice.
    pub fn of(faces: &[Face]) -> Option<Self> {
        match *faces {
            [one] => Some(Self::One(Symbol::of(one)?)),
            [one, two] => Some(Self::Two(Symbol::of(one)?, Symbol::of(two)?)),
            _ => None,
        }
    }

    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        let (one, two) = match self {
            Self::One(one) => (one, None),
            Self::Two(one, two) => (one, Some(two)),
        };
        std::iter::once(one).chain(two)
    }

    pub fn pair(self) -> Pair {
        match self {
            Self::One(one) => Pair::Plain(Outcome::of_one(one)),
            Self::Two(one, two) => Pair::of(one, two),
        }
    }
}

impl Game for Dre13ehn {
    const SEATS: RangeInclusive<usize> = 1..=8;
    type Options = Options;
    type Action = Action;

    fn seats(options: &Options) -> RangeInclusive<usize> {
        match options {
            Options::Solo { .. } => 1..=1,
            Options::Duel { .. } | Options::Cup { tournament: true, .. } => 2..=2,
            Options::Open { .. } | Options::Cup { tournament: false, .. } | Options::Points { .. } => 2..=8,
        }
    }

    fn start(options: &Options, seats: usize) -> Self {
        let kept = match options {
            Options::Duel { .. } => Kept::Lives(vec![LIVES; seats]),
            Options::Cup { tournament: true, .. } => Kept::Games { won: vec![0; seats], earlier: Vec::new() },
            Options::Open { .. } | Options::Cup { .. } | Options::Points { .. } | Options::Solo { .. } => Kept::Wins,
        };
        Self {
            options: Arc::new(options.clone()),
            entries: vec![Vec::new(); seats],
            kept,
            round: Round::new(1, Direction::Clockwise, 0),
            phase: Phase::Throw,
            last: None,
        }
    }

    fn turn(&self) -> Turn {
        let throw = || {
            let dice = self.options.dice().iter().map(|carved| carved.die.clone()).collect();
            Throw { by: vec![self.round.thrower], dice }
        };
        match &self.phase {
            _ if self.round.lit.is_some() => Turn::Faces(throw()),
            Phase::Throw | Phase::Again { .. } | Phase::Repeat => Turn::Roll(throw()),
            Phase::Name | Phase::Turn { .. } | Phase::Keep => Turn::Seats(vec![self.round.thrower]),
            Phase::Answer { .. } => Turn::Seats(vec![self.next(self.round.thrower)]),
            Phase::Over { winners } => Turn::Over(winners.clone()),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        match self.phase {
            _ if self.round.lit.is_some() => Vec::new(),
            Phase::Name if seat == self.round.thrower => self.legal_open(),
            Phase::Turn { .. } if seat == self.round.thrower => self.legal_turn(),
            Phase::Keep if seat == self.round.thrower => vec![Action::Keep, Action::Throw],
            Phase::Answer { handed, .. } if seat == self.next(self.round.thrower) => self.legal_answer(handed),
            Phase::Throw
            | Phase::Name
            | Phase::Turn { .. }
            | Phase::Again { .. }
            | Phase::Answer { .. }
            | Phase::Keep
            | Phase::Repeat
            | Phase::Over { .. } => Vec::new(),
        }
    }

    fn free(&self, seat: Seat) -> bool {
        let calls = matches!(self.phase, Phase::Name | Phase::Turn { .. }) && self.round.lit.is_none();
        calls && seat == self.round.thrower
    }

    fn parse(&self, _seat: Seat, notation: &str) -> Result<Action, Illegal> {
        Action::read(notation)
    }

    /// An own word comes to what a number that is no result does; what is too late, to the name never to be spoken.
    fn canonical(&self, _seat: Seat, action: &Action) -> Action {
        let name = match action {
            Action::Call(Word::Free(_)) => Name::all().find(|name| matches!(name.meaning(), Meaning::Number(_))),
            Action::Late => Name::typed(UNSPOKEN),
            _ => None,
        };
        name.map_or_else(|| action.clone(), |name| Action::Call(name.into()))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        // Whoever may call may also let the time go by; neither can be listed.
        if let Action::Call(_) | Action::Late = action {
            return if self.free(seat) { Ok(()) } else { Err(phrase!("dre13ehn-no-call-now").into()) };
        }
        if self.legal(seat).contains(action) {
            return Ok(());
        }
        Err(match (&self.phase, action) {
            (Phase::Answer { .. }, Action::Uncover) => phrase!("dre13ehn-must-believe").into(),
            (Phase::Answer { .. }, Action::Ask) => phrase!("dre13ehn-nothing-to-ask").into(),
            (Phase::Name | Phase::Turn { .. } | Phase::Keep, Action::Throw) => {
                phrase!("dre13ehn-nothing-stands").into()
            }
            (_, action) => phrase!("dre13ehn-not-now", notation = action.to_string()).into(),
        })
    }

    fn falls_unseen(&self) -> bool {
        self.options.cup()
    }

    fn roll(&mut self, faces: &[Face]) {
        self.round.roll = Roll::of(faces);
        self.round.cast_by = self.round.thrower;
        match self.phase {
            Phase::Throw => {
                self.round.turns += 1;
                match self.options.throwing() {
                    Throwing::Open => self.phase = Phase::Name,
                    Throwing::Cup => self.phase = Phase::Turn { peeked: false },
                    Throwing::Solo { again: true } => self.phase = Phase::Keep,
                    Throwing::Solo { again: false } => self.enter_solo(),
                }
            }
            Phase::Again { peeked } => self.phase = Phase::Answer { peeked, handed: Handed::Blind },
            Phase::Repeat => self.enter_solo(),
            Phase::Name | Phase::Turn { .. } | Phase::Answer { .. } | Phase::Keep | Phase::Over { .. } => {}
        }
    }

    fn reveal(&mut self, faces: &[Face]) {
        self.round.roll = Roll::of(faces);
        match self.round.lit.take() {
            Some(seat) if seat == self.round.thrower => self.show(),
            Some(seat) => self.answer(seat, &Action::Uncover),
            None => {}
        }
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match self.phase {
            Phase::Name => self.act_open(action),
            Phase::Turn { peeked } => self.act_cup(action, peeked),
            Phase::Answer { .. } => self.answer(seat, action),
            Phase::Keep if *action == Action::Throw => self.phase = Phase::Repeat,
            Phase::Keep => self.enter_solo(),
            Phase::Throw | Phase::Again { .. } | Phase::Repeat | Phase::Over { .. } => {}
        }
    }

    fn scores(&self) -> Vec<Score> {
        let won = |list: &Vec<Entry>| i64::try_from(list.len()).unwrap_or(i64::MAX);
        match &self.kept {
            Kept::Games { won, .. } => won.iter().map(|games| Score::whole(i64::from(*games))).collect(),
            Kept::Wins if self.options.counts_points() => self.points().into_iter().map(Score::whole).collect(),
            Kept::Wins | Kept::Lives(_) => self.entries.iter().map(|list| Score::whole(won(list))).collect(),
        }
    }

    fn state(&self) -> Value {
        let words = |list: &Vec<Entry>| list.iter().map(|entry| entry.word()).collect::<Vec<_>>();
        let Round { number, direction, thrower, standing, roll, .. } = &self.round;
        let mut state = json!({
            "round": number,
            "direction": match direction { Direction::Clockwise => 1, Direction::Back => -1 },
            "standing": standing.map(|standing| standing.outcome.word()),
            "by": standing.map(|standing| standing.by),
            "entries": self.entries.iter().map(words).collect::<Vec<_>>(),
            "roll": roll.map(|roll| roll.symbols().map(Symbol::face).collect::<Vec<_>>()),
        });
        if self.lie_unknown() {
            let unknown = vec![Face::UNSEEN; self.options.dice().len()];
            (state["roll"], state["dice"]) = (json!(unknown), json!(unknown));
        }
        if self.options.cup() {
            state["thrower"] = json!(thrower);
            state["blind"] = json!(self.is_blind());
            state["peeked"] = json!(self.has_peeked());
        }
        match &self.kept {
            Kept::Lives(lives) => state["lives"] = json!(lives),
            Kept::Games { won, .. } => state["games"] = json!(won),
            Kept::Wins if self.options.counts_points() => state["points"] = json!(self.points()),
            Kept::Wins => {}
        }
        state
    }

    fn seen_by(&self, seat: Option<Seat>) -> Self {
        let mut seen = self.clone();
        if self.is_covered() && !(seat == Some(self.round.thrower) && self.has_looked()) {
            seen.round.roll = None;
        }
        if let Some(last) = &mut seen.last {
            last.roll = last.dice();
        }
        seen
    }
}

impl Dre13ehn {
    pub fn answers(&self, outcome: Outcome, called: Outcome) -> bool {
        called.answered_in(self.options.is_duel()).contains(&outcome)
    }

    /// Gregorian rule: a second 2 of whoever calls next loses the round.
    pub fn is_second_two(&self, called: Outcome) -> bool {
        let thrower = self.round.thrower;
        let caller = if self.is_handed_on() { self.next(thrower) } else { thrower };
        called == Outcome::Two && self.is_gregorian() && self.has_called_two(caller)
    }

    /// After a 1 the direction turns.
    fn stand(&mut self, outcome: Outcome, word: &Word) {
        let seats = self.entries.len();
        let round = &mut self.round;
        let by = round.thrower;
        (round.standing, round.called) = (Some(CurrentCall { outcome, by }), Some(word.clone()));
        round.callers.retain(|caller| *caller != by);
        round.callers.push(by);
        if outcome == Outcome::Two {
            round.twos |= 1 << by;
        }
        if outcome == Outcome::One && seats > 2 {
            round.direction = match round.direction {
                Direction::Clockwise => Direction::Back,
                Direction::Back => Direction::Clockwise,
            };
        }
    }

    fn pass_on(&mut self) {
        self.round.thrower = self.next(self.round.thrower);
        self.phase = Phase::Throw;
    }

    /// `entry` is what it was won with, unless it was a foul that has a letter.
    fn ended(&self, winner: Seat, entry: Outcome, starts: Seat, why: Why) -> End {
        End {
            winner,
            entry: why.letter().unwrap_or(Entry::Result(entry)),
            starts,
            standing: self.standing().map(|standing| standing.outcome),
            blind: self.is_blind(),
            roll: self.round.roll,
            thrower: self.round.thrower,
            round: self.round.number,
            game: self.games().iter().sum::<u32>() + 1,
            seen: !self.options.cup() || why.uncovers(),
            life: None,
            why,
        }
    }

    /// The last other player who called has won what stands, or the next in direction.
    fn lose(&mut self, why: Why) {
        let loser = self.round.thrower;
        let caller = self.round.callers.iter().rev().find(|caller| **caller != loser);
        let winner = caller.copied().unwrap_or_else(|| self.next(loser));
        let stands = self.standing().map_or(Outcome::Zero, |standing| standing.outcome);
        let end = self.ended(winner, stands, loser, why);
        // For all to see, an F costs a life, unless the dice answer it.
        let fire = stands == Outcome::Fire && !self.options.cup();
        let burnt = fire && self.round.roll.is_some_and(|roll| roll.pair() != Pair::Plain(Outcome::Fire));
        self.finish(End { life: burnt.then_some(loser), ..end });
    }

    fn win(&mut self, entry: Outcome, why: Why) {
        let thrower = self.round.thrower;
        self.finish(self.ended(thrower, entry, self.next(thrower), why));
    }

    fn finish(&mut self, end: End) {
        let (winner, starts, lost) = (end.winner, end.starts, end.life);
        self.entries[winner].push(end.entry);
        self.last = Some(end);
        if let (Kept::Lives(lives), Some(loser)) = (&mut self.kept, lost) {
            lives[loser] = lives[loser].saturating_sub(1);
            if lives[loser] == 0 {
                return self.close(vec![winner]);
            }
        }
        self.phase = Phase::Throw;
        if self.entries[winner].len() < self.options.target() {
            self.round = Round::new(self.round.number + 1, self.round.direction, starts);
            return;
        }
        let Kept::Games { won, earlier } = &mut self.kept else {
            let points = matches!(*self.options, Options::Points { .. });
            return self.close(if points { self.most_points(winner) } else { vec![winner] });
        };
        won[winner] += 1;
        if won[winner] >= GAMES {
            return self.close(vec![winner]);
        }
        let lists = vec![Vec::new(); self.entries.len()];
        earlier.push(std::mem::replace(&mut self.entries, lists));
        self.round = Round::new(1, Direction::Clockwise, starts);
    }

    fn close(&mut self, winners: Vec<Seat>) {
        (self.round.standing, self.round.roll) = (None, None);
        self.phase = Phase::Over { winners };
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
