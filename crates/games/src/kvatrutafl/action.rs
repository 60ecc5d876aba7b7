//! A turn as it is decided and written: steps, and what is declared. Knows no position and no dice.

use std::fmt;

use base::phrase;

use super::men::{BAR, OFF, letter, path};
use super::win::WinKind;
use crate::game::{Illegal, Seat};

pub const MOST: usize = 4;

/// One man's step by one die, on the path of its side: 0 is the bar, 25 is off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Step {
    pub from: u8,
    pub to: u8,
    pub hit: bool,
}

impl Step {
    pub fn text(self, seat: Seat) -> String {
        let place = |path: u8| match path {
            BAR => "bar".to_owned(),
            OFF => "off".to_owned(),
            point => letter(seat, point).to_string(),
        };
        format!("{}-{}{}", place(self.from), place(self.to), if self.hit { "*" } else { "" })
    }

    pub fn read(seat: Seat, text: &str) -> Option<Self> {
        let point = |name: &str| {
            let mut letters = name.chars();
            let letter = letters.next().filter(|_| letters.as_str().is_empty())?;
            path(seat, letter)
        };
        let (from, to) = text.split_once('-')?;
        let (to, hit) = to.strip_suffix('*').map_or((to, false), |to| (to, true));
        let from = if from == "bar" { BAR } else { point(from)? };
        let to = if to == "off" { OFF } else { point(to)? };
        // Nobody goes from the bar off the table, and nobody is hit there.
        ((from, to) != (BAR, OFF) && !(to == OFF && hit)).then_some(Self { from, to, hit })
    }
}

/// The steps of a turn, in playing order; a fifth is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct Steps {
    steps: [Step; MOST],
    count: u8,
}

impl Steps {
    pub fn new(steps: &[Step]) -> Self {
        steps.iter().take(MOST).fold(Self::default(), |all, step| all.with(*step))
    }

    pub fn all(&self) -> &[Step] {
        &self.steps[..usize::from(self.count)]
    }

    pub fn with(mut self, step: Step) -> Self {
        self.push(step);
        self
    }

    pub fn push(&mut self, step: Step) {
        if let Some(place) = self.steps.get_mut(usize::from(self.count)) {
            *place = step;
            self.count += 1;
        }
    }

    pub fn hit(&self) -> bool {
        self.all().iter().any(|step| step.hit)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    pub seat: Seat,
    pub steps: Steps,
    pub declare: Option<WinKind>,
}

impl Action {
    pub fn pass(seat: Seat) -> Self {
        Self { seat, steps: Steps::default(), declare: None }
    }

    /// Reads steps joined by spaces, `pass`, `… declare meistari`; the error names the word that is none of these.
    pub fn read(seat: Seat, text: &str) -> Result<Self, Illegal> {
        if text == "pass" {
            return Ok(Self::pass(seat));
        }
        let (moves, declare) = match text.split_once(" declare ") {
            Some((moves, key)) => {
                let way = WinKind::of_key(key).filter(|way| way.is_formation());
                (moves, Some(way.ok_or_else(|| phrase!("kvatrutafl-no-formation", given = key.to_owned()))?))
            }
            None => (text, None),
        };
        let mut steps = Vec::new();
        for word in moves.split(' ') {
            let step = Step::read(seat, word);
            steps.push(step.ok_or_else(|| phrase!("kvatrutafl-no-step", given = word.to_owned()))?);
        }
        if steps.len() > MOST {
            return Err(phrase!("kvatrutafl-too-many-steps").into());
        }
        Ok(Self { seat, steps: Steps::new(&steps), declare })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.steps.all().iter().map(|step| step.text(self.seat)).collect();
        f.write_str(if steps.is_empty() { "pass" } else { "" })?;
        f.write_str(&steps.join(" "))?;
        match self.declare {
            Some(way) => write!(f, " declare {}", way.key()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests;
