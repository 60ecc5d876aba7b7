//! The rules of Namaste (`docs/rules/namaste.md`). Knows no screen, no words, no generator.

use std::fmt;
use std::ops::RangeInclusive;

use serde_json::{Value, json};

use base::phrase::{Phrase, phrase};

use super::field::{Field, Line};
use crate::game::{Die, Face, Game, Illegal, Score, Seat, Throw, Turn};

mod player;
mod position;

pub use player::{Obstacle, Player};
pub use position::HIGHEST;

/// A white die; of every die, `1` is the face 1/7.
pub const WHITE: Die = Die::new("white", Face::PIPS);
pub const TURQUOISE: Die = Die::new("turquoise", Face::PIPS);
pub const KARMA: usize = 4;
pub const MOST_DICE: u8 = 3;
const MOST_SEATS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The active player takes so many white dice, 1 to 3.
    Dice(u8),
    Enter(Field, u8),
    /// The active player takes the turquoise die's value as bad karma.
    Karma,
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dice(count) => write!(f, "dice {count}"),
            Self::Enter(field, sum) => write!(f, "{field}={sum}"),
            Self::Karma => f.write_str("karma"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Phase {
    Choosing,
    Rolling(u8),
    Active { white: Vec<u8>, turquoise: u8 },
    Fellows { white: Vec<u8>, turquoise: u8, waiting: Vec<Seat> },
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Namaste {
    players: Vec<Player>,
    active: Seat,
    round: u32,
    phase: Phase,
    /// Lines that somebody completed in this turn.
    completed: Vec<Line>,
    /// By seat, the field filled in this turn; that of the turn before until the next dice are chosen.
    fresh: [Option<Field>; MOST_SEATS],
}

/// The sums some dice may make, rising: each 1/7 counts 1 or 7.
pub fn sums(dice: &[u8]) -> Vec<u8> {
    let least: u8 = dice.iter().sum();
    let ones: u8 = dice.iter().map(|face| u8::from(*face == 1)).sum();
    (0..=ones).map(|sevens| least + 6 * sevens).collect()
}

impl Namaste {
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    pub fn active(&self) -> Seat {
        self.active
    }

    pub fn round(&self) -> u32 {
        self.round
    }

    pub fn thrown(&self) -> Option<(&[u8], u8)> {
        match &self.phase {
            Phase::Active { white, turquoise } | Phase::Fellows { white, turquoise, .. } => Some((white, *turquoise)),
            Phase::Choosing | Phase::Rolling(_) | Phase::Over => None,
        }
    }

    pub fn waits(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Choosing | Phase::Rolling(_) | Phase::Active { .. } => true,
            Phase::Fellows { waiting, .. } => waiting.contains(&seat),
            Phase::Over => false,
        }
    }

    /// The sums `seat` may enter now, rising; none where it does not decide on dice.
    pub fn sums_for(&self, seat: Seat) -> Vec<u8> {
        match &self.phase {
            Phase::Active { white, turquoise } if seat == self.active => {
                sums(&[white.as_slice(), &[*turquoise]].concat())
            }
            Phase::Fellows { white, waiting, .. } if waiting.contains(&seat) => sums(white),
            Phase::Active { .. } | Phase::Fellows { .. } | Phase::Choosing | Phase::Rolling(_) | Phase::Over => {
                Vec::new()
            }
        }
    }

    pub fn fitting(&self, seat: Seat, field: Field) -> Vec<u8> {
        let Some(sheet) = self.players.get(seat) else { return Vec::new() };
        self.sums_for(seat).into_iter().filter(|sum| sheet.fits(field, *sum).is_ok()).collect()
    }

    /// The field `seat` filled in this turn, or in the turn before while no dice are chosen for the next.
    pub fn fresh(&self, seat: Seat) -> Option<Field> {
        self.fresh.get(seat).copied().flatten()
    }

    pub fn is_last_round(&self) -> bool {
        self.players.iter().any(|player| player.is_full() || player.karma().len() >= KARMA)
    }

    fn end_turn(&mut self) {
        for line in std::mem::take(&mut self.completed) {
            for player in &mut self.players {
                player.cross(line);
            }
        }
        self.phase = Phase::Choosing;
        if self.active + 1 < self.players.len() {
            self.active += 1;
        } else if self.is_last_round() {
            self.phase = Phase::Over;
        } else {
            self.active = 0;
            self.round += 1;
        }
    }

    fn winners(&self) -> Vec<Seat> {
        let rank = |player: &Player| (player.total(), std::cmp::Reverse(player.karma().len()));
        let best = self.players.iter().map(rank).max();
        (0..self.players.len()).filter(|seat| Some(rank(&self.players[*seat])) == best).collect()
    }

    /// The error says which sums they make.
    pub fn check_sum(&self, seat: Seat, sum: u8) -> Result<(), Illegal> {
        let sums = self.sums_for(seat);
        if sums.contains(&sum) {
            return Ok(());
        }
        let possible: Vec<String> = sums.iter().map(ToString::to_string).collect();
        Err(phrase!("namaste-no-such-sum", sum, sums = possible.join(", ")).into())
    }

    fn check_entry(&self, seat: Seat, field: Field, sum: u8) -> Result<(), Illegal> {
        self.check_sum(seat, sum)?;
        self.players[seat].fits(field, sum).map_err(|obstacle| explain(field, sum, obstacle).into())
    }
}

fn explain(field: Field, sum: u8, obstacle: Obstacle) -> Phrase {
    match obstacle {
        Obstacle::Taken(number) => {
            phrase!("namaste-taken", field = field.to_string(), number)
        }
        Obstacle::Order { at, number, in_row } => {
            let line = if in_row {
                phrase!("namaste-row", row = field.row() + 1)
            } else {
                phrase!("namaste-column", column = char::from(b'a' + field.column()).to_string())
            };
            let at_name = at.to_string();
            if number == sum {
                phrase!("namaste-twice", line, number)
            } else if at < field {
                phrase!("namaste-must-exceed", line, number, at = at_name, sum)
            } else {
                phrase!("namaste-must-stay-below", line, number, at = at_name, sum)
            }
        }
    }
}

impl Game for Namaste {
    const SEATS: RangeInclusive<usize> = 2..=MOST_SEATS;
    type Options = ();
    type Action = Action;

    fn start(_options: &(), seats: usize) -> Self {
        Self {
            players: vec![Player::default(); seats],
            active: 0,
            round: 1,
            phase: Phase::Choosing,
            completed: Vec::new(),
            fresh: [None; MOST_SEATS],
        }
    }

    fn placed(_options: &(), seats: usize, text: &str) -> Result<Self, Illegal> {
        Self::placed_as(seats, text)
    }

    fn position(&self) -> Result<String, Illegal> {
        self.written()
    }

    fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Choosing | Phase::Active { .. } => Turn::Seats(vec![self.active]),
            Phase::Rolling(count) => {
                let mut dice = vec![WHITE; usize::from(*count)];
                dice.push(TURQUOISE);
                Turn::Roll(Throw { by: vec![self.active], dice })
            }
            Phase::Fellows { waiting, .. } => Turn::Seats(waiting.clone()),
            Phase::Over => Turn::Over(self.winners()),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        let (last, acts) = match &self.phase {
            Phase::Choosing if seat == self.active => return (1..=MOST_DICE).map(Action::Dice).collect(),
            Phase::Active { .. } => (Action::Karma, seat == self.active),
            Phase::Fellows { waiting, .. } => (Action::Pass, waiting.contains(&seat)),
            Phase::Choosing | Phase::Rolling(_) | Phase::Over => return Vec::new(),
        };
        if !acts {
            return Vec::new();
        }
        let (sums, sheet) = (self.sums_for(seat), &self.players[seat]);
        let all = Field::all().flat_map(|field| sums.iter().map(move |sum| (field, *sum)));
        let fitting = all.filter(|(field, sum)| sheet.fits(*field, *sum).is_ok());
        fitting.map(|(field, sum)| Action::Enter(field, sum)).chain([last]).collect()
    }

    fn parse(&self, _seat: Seat, notation: &str) -> Result<Action, Illegal> {
        let unknown = || Illegal(phrase!("namaste-unknown-move", given = notation.to_owned()));
        let action = match notation.split_once(['=', ' ']) {
            None if notation == "karma" => Action::Karma,
            None if notation == "pass" => Action::Pass,
            Some(("dice", count)) => Action::Dice(count.parse().map_err(|_| unknown())?),
            Some((field, sum)) => {
                let field = Field::named(field)
                    .ok_or_else(|| Illegal(phrase!("namaste-no-such-field", field = field.to_owned())))?;
                Action::Enter(field, sum.parse().map_err(|_| unknown())?)
            }
            None => return Err(unknown()),
        };
        // Only the one way to write a move is a notation: no `c3=014`, no `dice=2`.
        if action.to_string() == notation { Ok(action) } else { Err(unknown()) }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let refused = |phrase: Phrase| Err(Illegal(phrase));
        match (&self.phase, *action) {
            (Phase::Choosing, Action::Dice(count)) => match count {
                1..=MOST_DICE => Ok(()),
                _ => refused(phrase!("namaste-dice-range", count)),
            },
            (Phase::Choosing, Action::Enter(..) | Action::Karma | Action::Pass) => {
                refused(phrase!("namaste-choose-dice-first"))
            }
            (Phase::Active { .. } | Phase::Fellows { .. }, Action::Enter(field, sum)) => {
                self.check_entry(seat, field, sum)
            }
            (Phase::Active { .. }, Action::Karma) | (Phase::Fellows { .. }, Action::Pass) => Ok(()),
            (Phase::Active { .. }, Action::Pass) => refused(phrase!("namaste-active-may-not-pass")),
            (Phase::Fellows { .. }, Action::Karma) => refused(phrase!("namaste-karma-is-active")),
            (Phase::Active { .. } | Phase::Fellows { .. }, Action::Dice(_)) => {
                refused(phrase!("namaste-dice-lie-already"))
            }
            (Phase::Rolling(_), _) => refused(phrase!("core-dice-first")),
            (Phase::Over, _) => refused(phrase!("core-over")),
        }
    }

    fn roll(&mut self, faces: &[Face]) {
        let mut white: Vec<u8> = faces.iter().map(|face| face.number()).collect();
        let turquoise = white.pop().expect("the turquoise die is among those that are due");
        self.phase = Phase::Active { white, turquoise };
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Dice(count) => {
                self.fresh = [None; MOST_SEATS];
                self.phase = Phase::Rolling(count);
                return;
            }
            Action::Enter(field, sum) => {
                let done = self.players[seat].enter(field, sum);
                self.completed.extend(done);
                self.fresh[seat] = Some(field);
            }
            Action::Karma => {
                if let Some((_, turquoise)) = self.thrown() {
                    self.players[seat].take_karma(turquoise);
                }
            }
            Action::Pass => {}
        }
        let (white, turquoise, waiting) = match std::mem::replace(&mut self.phase, Phase::Choosing) {
            Phase::Active { white, turquoise } => {
                let others = (0..self.players.len()).filter(|other| *other != seat).collect();
                (white, turquoise, others)
            }
            Phase::Fellows { white, turquoise, mut waiting } => {
                waiting.retain(|other| *other != seat);
                (white, turquoise, waiting)
            }
            phase @ (Phase::Choosing | Phase::Rolling(_) | Phase::Over) => {
                self.phase = phase;
                return;
            }
        };
        if waiting.is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::Fellows { white, turquoise, waiting };
        }
    }

    fn scores(&self) -> Vec<Score> {
        self.players.iter().map(|player| Score::whole(player.total())).collect()
    }

    fn state(&self) -> Value {
        let players: Vec<Value> =
            self.players.iter().enumerate().map(|(seat, player)| player.json(seat == 0)).collect();
        let roll = self.thrown().map(|(white, turquoise)| [white, &[turquoise]].concat());
        json!({"active": self.active, "round": self.round, "roll": roll, "players": players})
    }
}
