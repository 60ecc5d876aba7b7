//! The rules of Ludix over a whole match (`docs/rules/ludix.md`). Knows no screen, no words, no generator.

use std::fmt;
use std::ops::RangeInclusive;

use serde_json::{Value, json};

use base::phrase;

use super::numeral::{Numeral, Sign, Signs, refusal};
use super::options::{Arrange, Options};
use crate::game::{Die, Face, Game, Illegal, Score, Seat, Throw, Turn};

mod position;

pub const DIE: Die = Die::new(
    "numeral",
    &[Sign::L.face(), Sign::X.face(), Sign::X.face(), Sign::V.face(), Sign::I.face(), Sign::I.face()],
);

/// Who has banked so much makes this the last round.
pub const TARGET: u32 = 300;

const MOST: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Throw,
    Arrange(Signs),
    /// These dice, as they fell, count; the turn goes on or ends.
    Decide(Signs),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    pub seat: Seat,
    /// As they fell.
    pub signs: Signs,
    /// Points of the turn that it cost.
    pub lost: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    Numeral(Numeral),
    Stop,
    Throw,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Numeral(numeral) => numeral.fmt(f),
            Self::Stop => f.write_str("stop"),
            Self::Throw => f.write_str("throw"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ludix {
    options: Options,
    seats: u8,
    seat: u8,
    stage: Stage,
    numerals: Vec<Numeral>,
    turn_total: u32,
    banked: [u32; MOST],
    last_round: bool,
    /// The throw that ended the last turn, until dice are thrown again.
    failure: Option<Failure>,
}

impl Ludix {
    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// Whose turn it is; once the match is over, whose was last.
    pub fn seat(&self) -> Seat {
        usize::from(self.seat)
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn stopping_wins(&self) -> bool {
        let (seat, mut after) = (self.seat(), self.clone());
        after.act(seat, &Action::Stop);
        matches!(after.turn(), Turn::Over(winners) if winners == [seat])
    }

    /// The points of this turn, without dice that are not arranged.
    pub fn turn_total(&self) -> u32 {
        self.turn_total
    }

    /// In order; while it is to be decided how the turn goes on, the last one is what the dice are read as.
    pub fn numerals(&self) -> &[Numeral] {
        &self.numerals
    }

    pub fn banked(&self) -> &[u32] {
        &self.banked[..self.seats()]
    }

    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    pub fn failure(&self) -> Option<Failure> {
        self.failure
    }

    pub fn signs(&self) -> Option<Signs> {
        match self.stage {
            Stage::Arrange(signs) | Stage::Decide(signs) => Some(signs),
            Stage::Throw | Stage::Over => None,
        }
    }

    pub fn leaders(&self) -> Vec<Seat> {
        let best = self.banked().iter().max();
        (0..self.seats()).filter(|seat| self.banked.get(*seat) == best).collect()
    }

    fn throw(&self) -> Throw {
        Throw { by: vec![self.seat()], dice: vec![DIE; 4] }
    }

    fn count(&mut self, signs: Signs, numeral: Numeral) {
        self.numerals.push(numeral);
        self.turn_total += u32::from(numeral.value());
        self.stage = Stage::Decide(signs);
    }

    fn pass(&mut self) {
        self.numerals.clear();
        self.turn_total = 0;
        if self.seat + 1 < self.seats {
            self.seat += 1;
        } else if self.last_round {
            self.stage = Stage::Over;
            return;
        } else {
            self.seat = 0;
        }
        self.stage = Stage::Throw;
    }
}

impl Game for Ludix {
    const SEATS: RangeInclusive<usize> = 2..=MOST;
    type Options = Options;
    type Action = Action;

    fn start(options: &Options, seats: usize) -> Self {
        Self {
            options: *options,
            seats: u8::try_from(seats.min(MOST)).unwrap_or_default(),
            seat: 0,
            stage: Stage::Throw,
            numerals: Vec::new(),
            turn_total: 0,
            banked: [0; MOST],
            last_round: false,
            failure: None,
        }
    }

    fn placed(options: &Options, seats: usize, text: &str) -> Result<Self, Illegal> {
        Self::placed_as(options, seats, text)
    }

    fn position(&self) -> Result<String, Illegal> {
        self.written()
    }

    fn lying(&self) -> Option<(Throw, Vec<Face>)> {
        Some((self.throw(), self.signs()?.map(Sign::face).to_vec()))
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Throw => Turn::Roll(self.throw()),
            Stage::Arrange(_) | Stage::Decide(_) => Turn::Seats(vec![self.seat()]),
            Stage::Over => Turn::Over(self.leaders()),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        match self.stage {
            Stage::Arrange(signs) if seat == self.seat() => {
                Numeral::of(signs).iter().copied().map(Action::Numeral).collect()
            }
            Stage::Decide(_) if seat == self.seat() => vec![Action::Stop, Action::Throw],
            Stage::Throw | Stage::Arrange(_) | Stage::Decide(_) | Stage::Over => Vec::new(),
        }
    }

    fn parse(&self, _seat: Seat, notation: &str) -> Result<Action, Illegal> {
        match notation {
            "stop" => return Ok(Action::Stop),
            "throw" => return Ok(Action::Throw),
            _ => {}
        }
        let given = || notation.to_owned();
        let signs: Option<Vec<Sign>> = notation.chars().map(Sign::of).collect();
        let signs = signs.filter(|signs| !signs.is_empty()).ok_or_else(|| phrase!("ludix-no-move", given = given()))?;
        let signs = Signs::try_from(signs).map_err(|_| phrase!("ludix-not-four", given = given()))?;
        Numeral::write(signs).map(Action::Numeral).map_err(|wrong| refusal(&signs, wrong))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.may_act(seat)?;
        match (self.stage, action) {
            (Stage::Arrange(signs), Action::Numeral(numeral)) if Numeral::of(signs).contains(numeral) => Ok(()),
            (Stage::Arrange(signs), Action::Numeral(numeral)) => {
                let dice: Vec<String> = signs.iter().map(ToString::to_string).collect();
                Err(phrase!("ludix-other-dice", given = numeral.to_string(), dice = dice.join(" ")).into())
            }
            (Stage::Arrange(_), Action::Stop | Action::Throw) => Err(phrase!("ludix-arrange-first").into()),
            (Stage::Decide(_), Action::Numeral(_)) => Err(phrase!("ludix-arranged").into()),
            (Stage::Decide(_), Action::Stop | Action::Throw) => Ok(()),
            (Stage::Throw, _) => Err(phrase!("core-dice-first").into()),
            (Stage::Over, _) => Err(phrase!("core-over").into()),
        }
    }

    fn roll(&mut self, faces: &[Face]) {
        let mut signs = [Sign::I; 4];
        for (sign, face) in signs.iter_mut().zip(faces) {
            *sign = Sign::on(*face).unwrap_or(*sign);
        }
        self.failure = None;
        match (Numeral::of(signs).first(), self.options.arrange) {
            (None, _) => {
                self.failure = Some(Failure { seat: self.seat(), signs, lost: self.turn_total });
                self.pass();
            }
            (Some(best), Arrange::Best) => self.count(signs, *best),
            (Some(_), Arrange::Player) => self.stage = Stage::Arrange(signs),
        }
    }

    fn act(&mut self, _seat: Seat, action: &Action) {
        match (self.stage, action) {
            (Stage::Arrange(signs), Action::Numeral(numeral)) => self.count(signs, *numeral),
            (_, Action::Throw) => self.stage = Stage::Throw,
            (_, Action::Stop) => {
                let banked = &mut self.banked[usize::from(self.seat)];
                *banked += self.turn_total;
                self.last_round |= *banked >= TARGET;
                self.pass();
            }
            // Refused by `check`.
            (Stage::Throw | Stage::Decide(_) | Stage::Over, Action::Numeral(_)) => {}
        }
    }

    fn scores(&self) -> Vec<Score> {
        self.banked().iter().map(|banked| Score::whole(i64::from(*banked))).collect()
    }

    fn state(&self) -> Value {
        let roll = self.signs().map(|signs| signs.map(Sign::face));
        json!({
            "turn_total": self.turn_total,
            "roll": roll,
            "last_round": self.last_round,
            "banked": self.banked(),
        })
    }
}

#[cfg(test)]
mod tests;
