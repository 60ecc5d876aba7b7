//! Dice, and where their results come from. The generator is asked anew for every throw, by the match's seed and the
//! number of standing events: a resumed match has the luck it would have had, a throw made again the same dice.

use std::borrow::Cow;
use std::fmt;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use base::phrase;

use super::{Illegal, Seat};

const TOLERANCE: f64 = 1e-9;

/// So many of so many in a hundred, rounded; never all or none of them where it is not just that.
pub fn percent(some: u32, all: u32) -> i64 {
    let near = (200 * i64::from(some) + i64::from(all)) / (2 * i64::from(all)).max(1);
    near.clamp(i64::from(some > 0), 100 - i64::from(some < all))
}

/// A chance, 0 to 1, likewise; what no more than sums of floats make of none is none.
#[expect(clippy::cast_possible_truncation, reason = "a chance is at most 1")]
pub fn percent_of(chance: f64) -> i64 {
    let near = (chance * 100.0).round() as i64;
    near.clamp(i64::from(chance > TOLERANCE), 100 - i64::from(chance < 1.0 - TOLERANCE))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Face {
    Number(u8),
    /// A letter, such as `F` or `X`.
    Letter(char),
}

impl Face {
    /// What a record says of a die that fell where nobody has told the program what it shows; a face of no die.
    pub const UNSEEN: Self = Self::Letter('?');
    pub const PIPS: &'static [Self] =
        &[Self::Number(1), Self::Number(2), Self::Number(3), Self::Number(4), Self::Number(5), Self::Number(6)];

    /// 0 of a letter.
    pub const fn number(self) -> u8 {
        match self {
            Self::Number(number) => number,
            Self::Letter(_) => 0,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Letter(letter) => write!(f, "{letter}"),
        }
    }
}

/// Its faces are each there as often as the solid has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Die {
    /// What kind of die it is, such as `white`; the board knows how it looks.
    pub kind: Cow<'static, str>,
    pub faces: Cow<'static, [Face]>,
}

impl Die {
    pub const fn new(kind: &'static str, faces: &'static [Face]) -> Self {
        Self { kind: Cow::Borrowed(kind), faces: Cow::Borrowed(faces) }
    }

    /// In the order the die names them.
    pub fn distinct(&self) -> Vec<Face> {
        let mut seen = Vec::new();
        for face in self.faces.iter() {
            if !seen.contains(face) {
                seen.push(*face);
            }
        }
        seen
    }
}

/// Dice that are due: whose throw it is, and which dice.
/// ```
/// use games::game::{Die, Face, Throw};
///
/// let coin = Die::new("coin", &[Face::Letter('H'), Face::Letter('T')]);
/// let throw = Throw { by: vec![0], dice: vec![coin.clone(), coin] };
/// assert!(throw.check(&[Face::Letter('H'), Face::Letter('T')]).is_ok());
/// assert!(throw.check(&[Face::Letter('H')]).is_err());
/// let odds: f64 = throw.outcomes().iter().map(|(_, odds)| odds).sum();
/// assert_eq!((throw.outcomes().len(), odds), (4, 1.0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// Whose throw it is, by rising index (several where everybody throws at once).
    pub by: Vec<Seat>,
    /// The dice, in the order a record names them.
    pub dice: Vec<Die>,
}

impl Throw {
    pub fn check(&self, faces: &[Face]) -> Result<(), Illegal> {
        if faces.len() != self.dice.len() {
            let due = self.dice.len();
            return Err(phrase!("core-dice-count", due, given = faces.len()).into());
        }
        for (index, (die, face)) in self.dice.iter().zip(faces).enumerate() {
            if !die.faces.contains(face) {
                let given = face.to_string();
                return Err(phrase!("core-no-such-face", die = index + 1, face = given).into());
            }
        }
        Ok(())
    }

    /// Whether these are the faces of [`Throw::unseen`].
    pub fn check_unseen(&self, faces: &[Face]) -> Result<(), Illegal> {
        if faces.iter().any(|face| *face != Face::UNSEEN) {
            return Err(phrase!("core-unseen-mixed").into());
        }
        if faces.len() != self.dice.len() {
            return Err(phrase!("core-dice-count", due = self.dice.len(), given = faces.len()).into());
        }
        Ok(())
    }

    pub fn unseen(&self) -> Vec<Face> {
        vec![Face::UNSEEN; self.dice.len()]
    }

    pub fn draw(&self, rng: &mut dyn Rng) -> Vec<Face> {
        self.dice.iter().map(|die| die.faces[rng.random_range(0..die.faces.len())]).collect()
    }

    /// Every outcome with its odds, equal ones put together per die; the odds add up to 1.
    pub fn outcomes(&self) -> Vec<(Vec<Face>, f64)> {
        let mut all = vec![(Vec::new(), 1.0)];
        for die in &self.dice {
            let sides: Vec<(Face, f64)> = die.distinct().into_iter().map(|face| (face, die.odds(face))).collect();
            all = all
                .into_iter()
                .flat_map(|(faces, odds)| {
                    sides.iter().map(move |(face, one)| {
                        let mut longer = faces.clone();
                        longer.push(*face);
                        (longer, odds * one)
                    })
                })
                .collect();
        }
        all
    }
}

impl Die {
    #[expect(clippy::cast_precision_loss, reason = "a die has at most some dozens of faces")]
    pub fn odds(&self, face: Face) -> f64 {
        let hits = self.faces.iter().filter(|other| **other == face).count();
        hits as f64 / self.faces.len() as f64
    }
}

/// Where the luck of a match comes from: its seed.
/// ```
/// use rand::RngExt;
/// use games::game::chance::Luck;
///
/// let luck = Luck::new(42);
/// let (first, again): (u64, u64) = (luck.after(3).random(), luck.after(3).random());
/// assert_eq!(first, again, "undo is no second chance");
/// assert_ne!(first, luck.after(4).random::<u64>());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub struct Luck {
    seed: u64,
}

impl Luck {
    pub fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// The generator for what follows after so many standing events.
    pub fn after(self, events: usize) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(events as u64);
        rng
    }

    /// The generator a computer player thinks with at that point: never that of the dice.
    pub fn thought(self, events: usize) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed ^ 0x7468_6f75_6768_7421);
        rng.set_stream(events as u64);
        rng
    }

    /// The luck of the n-th match of a series.
    pub fn nth(self, n: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(u64::MAX - n);
        Self { seed: rng.random() }
    }

    pub fn seed(self) -> u64 {
        self.seed
    }
}

#[cfg(test)]
mod tests;
