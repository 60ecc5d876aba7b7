//! A position of Ludix as a text, and whether a match can stand like that (`docs/rules/positions.md`).

use base::phrase;

use super::{Ludix, Stage, TARGET};
use crate::game::position::{MOST, Words, marked};
use crate::game::{Game as _, Illegal};
use crate::ludix::numeral::{Sign, written};
use crate::ludix::odds::combinations;
use crate::ludix::{Arrange, Numeral, Options, Signs};
use crate::table::touch::parts;

fn signs(word: &str) -> Option<Signs> {
    word.chars().map(Sign::of).collect::<Option<Vec<_>>>()?.try_into().ok()
}

/// Whether numerals come to so many points together, only the best ones of each throw counting or all.
fn can_come_to(points: u32, best: bool) -> bool {
    // VIII and XIII alone come to everything from here on.
    const ALL: u32 = 84;
    if points >= ALL {
        return points <= MOST;
    }
    let most = if best { 1 } else { usize::MAX };
    let readings = combinations().iter().flat_map(|one| one.readings().iter().take(most));
    let values: Vec<usize> = readings.map(|numeral| usize::from(numeral.value())).collect();
    let mut sums = vec![true];
    for sum in 1..=points as usize {
        sums.push(values.iter().any(|value| sum.checked_sub(*value).is_some_and(|rest| sums[rest])));
    }
    sums[points as usize]
}

impl Ludix {
    pub(super) fn placed_as(options: &Options, seats: usize, text: &str) -> Result<Self, Illegal> {
        let mut words = Words::new(text);
        let (banked, seat) = words.marked(seats)?;
        let mut state = Self::start(options, seats);
        state.seat = u8::try_from(seat).unwrap_or_default();
        state.banked.iter_mut().zip(banked).for_each(|(place, points)| *place = points);
        state.last_round = state.banked.iter().any(|points| *points >= TARGET);
        while let Some(numeral) = words.take(|word| Numeral::write(signs(word)?).ok()) {
            state.count([Sign::I; 4], numeral);
        }
        state.stage = if words.is("arrange") {
            Stage::Arrange(words.due(signs)?)
        } else if words.is("decide") {
            Stage::Decide(words.due(signs)?)
        } else {
            Stage::Throw
        };
        words.end()?;
        Ok(state)
    }

    pub(super) fn written(&self) -> Result<String, Illegal> {
        self.can_stand()?;
        let stage = match self.stage {
            Stage::Throw => String::new(),
            Stage::Arrange(signs) => format!(" arrange {}", written(&signs)),
            Stage::Decide(signs) => format!(" decide {}", written(&signs)),
            Stage::Over => return Err(phrase!("core-position-none").into()),
        };
        let numerals: String = self.numerals.iter().map(|numeral| format!(" {numeral}")).collect();
        Ok(format!("{}{numerals}{stage}", marked(self.banked(), self.seat())))
    }

    pub(in crate::ludix) fn set_by_hand(&mut self, key: &str, value: u32) {
        let seat = usize::try_from(value).unwrap_or(usize::MAX);
        match (parts(key), self.seats()) {
            (("points", places), seats) if places.iter().all(|place| *place < seats) => {
                places.iter().for_each(|place| self.banked[*place] = value);
                self.last_round = self.banked.iter().any(|points| *points >= TARGET);
            }
            (("turn", _), seats) if seat < seats => {
                self.seat = u8::try_from(seat).unwrap_or_default();
            }
            _ => {}
        }
    }

    pub(in crate::ludix) fn write_by_hand(&mut self, key: &str, text: &str) -> Result<(), Illegal> {
        let text = text.to_uppercase();
        if key == "numerals" {
            let numeral = |word: &str| {
                let numeral = signs(word).and_then(|signs| Numeral::write(signs).ok());
                numeral.ok_or_else(|| phrase!("ludix-knob-no-numeral", word = word.to_owned()))
            };
            self.numerals = text.split_whitespace().map(numeral).collect::<Result<_, _>>()?;
            self.turn_total = self.numerals.iter().map(|numeral| u32::from(numeral.value())).sum();
            return Ok(());
        }
        let lie = signs(&text.split_whitespace().collect::<String>());
        let dice = lie.filter(|_| !text.trim().is_empty());
        if dice.is_none() && !text.trim().is_empty() {
            return Err(phrase!("ludix-knob-no-dice").into());
        }
        self.stage = match (key, self.stage, dice) {
            ("arrange", Stage::Decide(_), Some(_)) | ("decide", Stage::Arrange(_), Some(_)) => {
                return Err(phrase!("ludix-knob-other-dice").into());
            }
            ("arrange", _, Some(signs)) => Stage::Arrange(signs),
            ("decide", _, Some(signs)) => Stage::Decide(signs),
            ("arrange", Stage::Arrange(_), None) | ("decide", Stage::Decide(_), None) => Stage::Throw,
            (_, stage, _) => stage,
        };
        Ok(())
    }

    /// Whether a match can stand like this; how likely it is, is not asked.
    fn can_stand(&self) -> Result<(), Illegal> {
        let best = self.options.arrange == Arrange::Best;
        if let Some(points) = self.banked().iter().find(|points| !can_come_to(**points, best)) {
            return Err(phrase!("ludix-position-points", points = *points).into());
        }
        // Who has come to 300 in this round has had the turn.
        if let Some(points) = self.banked()[self.seat()..].iter().find(|points| **points >= TARGET) {
            return Err(phrase!("ludix-position-target", points = *points).into());
        }
        let is_best = |numeral: &&Numeral| Numeral::of(numeral.signs()).first() == Some(*numeral);
        if let Some(numeral) = self.numerals.iter().find(|numeral| best && !is_best(numeral)) {
            return Err(phrase!("ludix-position-best", numeral = numeral.to_string()).into());
        }
        match self.stage {
            Stage::Arrange(_) if best => Err(phrase!("ludix-position-arranged").into()),
            Stage::Arrange(signs) if Numeral::of(signs).is_empty() => {
                Err(phrase!("ludix-position-failed", dice = written(&signs)).into())
            }
            Stage::Decide(signs) if !self.numerals.last().is_some_and(|last| Numeral::of(signs).contains(last)) => {
                Err(phrase!("ludix-position-other-dice", dice = written(&signs)).into())
            }
            Stage::Throw | Stage::Arrange(_) | Stage::Decide(_) | Stage::Over => Ok(()),
        }
    }
}
