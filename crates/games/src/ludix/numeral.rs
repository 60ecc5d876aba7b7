//! Roman numerals: what the dice can be read as, how a value is written, why a numeral is wrong. Knows no match.

use std::fmt;
use std::sync::LazyLock;

use base::phrase::{Phrase, phrase};

use crate::game::{Face, Illegal};

/// A sign of the dice, by rising value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sign {
    I,
    V,
    X,
    L,
}

pub type Signs = [Sign; 4];

impl Sign {
    pub const ALL: [Self; 4] = [Self::I, Self::V, Self::X, Self::L];

    pub const fn value(self) -> u16 {
        match self {
            Self::I => 1,
            Self::V => 5,
            Self::X => 10,
            Self::L => 50,
        }
    }

    pub const fn letter(self) -> char {
        match self {
            Self::I => 'I',
            Self::V => 'V',
            Self::X => 'X',
            Self::L => 'L',
        }
    }

    pub fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|sign| sign.letter() == letter)
    }

    pub const fn face(self) -> Face {
        Face::Letter(self.letter())
    }

    pub fn on(face: Face) -> Option<Self> {
        match face {
            Face::Letter(letter) => Self::of(letter),
            Face::Number(_) => None,
        }
    }

    /// Whether it is written only once: twice it would be the next sign.
    const fn is_single(self) -> bool {
        matches!(self, Self::V | Self::L)
    }

    /// Whether it may be written before that larger one, to be taken off: IV, IX, XL.
    const fn comes_off(self, larger: Self) -> bool {
        matches!((self, larger), (Self::I, Self::V | Self::X) | (Self::X, Self::L))
    }
}

impl fmt::Display for Sign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// More than three of this sign in a row.
    Row(Sign),
    Twice(Sign),
    /// The smaller sign is never taken off this larger one.
    Subtraction(Sign, Sign),
    /// More than one of the smaller sign is to be taken off the larger.
    Several(Sign, Sign),
    /// Beside this pair, which is all ones or all tens of its number, stand more of them.
    Beside(Sign, Sign),
    /// This sign is followed by tens, which come before the ones.
    Order(Sign),
}

impl Wrong {
    pub fn phrase(self) -> Phrase {
        let text = |sign: Sign| sign.to_string();
        match self {
            Self::Row(sign) => phrase!("ludix-why-row", sign = text(sign)),
            Self::Twice(sign) => phrase!("ludix-why-twice", sign = text(sign)),
            Self::Subtraction(less, more) => phrase!("ludix-why-subtraction", less = text(less), more = text(more)),
            Self::Several(less, more) => phrase!("ludix-why-several", less = text(less), more = text(more)),
            Self::Beside(less, more) => phrase!(
                "ludix-why-beside",
                pair = format!("{less}{more}"),
                ones = if less == Sign::I { "yes" } else { "no" }
            ),
            Self::Order(sign) => phrase!("ludix-why-order", sign = text(sign)),
        }
    }
}

/// A numeral of four signs, correctly written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Numeral(Signs);

impl Numeral {
    /// The error is the rule of writing that the signs break in this order.
    pub fn write(signs: Signs) -> Result<Self, Wrong> {
        why(&signs).map_or(Ok(Self(signs)), Err)
    }

    /// By falling value, whatever the order of the signs; empty where the throw fails.
    pub fn of(signs: Signs) -> &'static [Self] {
        let (count, readings) = &READINGS[index(signs)];
        &readings[..usize::from(*count)]
    }

    pub const fn signs(self) -> Signs {
        self.0
    }

    pub fn value(self) -> u16 {
        // A correct numeral takes off less than it puts on.
        u16::try_from(meant(&self.0)).unwrap_or_default()
    }
}

impl fmt::Display for Numeral {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&written(&self.0))
    }
}

const MOST: usize = 4;

/// The readings of any four signs, by [`index`].
static READINGS: LazyLock<[(u8, [Numeral; MOST]); 256]> = LazyLock::new(|| {
    let mut all = [(0, [Numeral([Sign::I; 4]); MOST]); 256];
    for (place, (count, readings)) in all.iter_mut().enumerate() {
        let mut found: Vec<Numeral> =
            orders(at(place)).filter_map(|signs| Numeral::write(signs).ok()).take(MOST).collect();
        found.sort_by_key(|numeral| std::cmp::Reverse(numeral.value()));
        *count = u8::try_from(found.len()).unwrap_or_default();
        readings.iter_mut().zip(found).for_each(|(reading, numeral)| *reading = numeral);
    }
    all
});

/// A number for four signs in their order, below 256.
fn index(signs: Signs) -> usize {
    ((signs[0] as usize * 4 + signs[1] as usize) * 4 + signs[2] as usize) * 4 + signs[3] as usize
}

/// The inverse of [`index`].
fn at(index: usize) -> Signs {
    let sign = |index: usize| Sign::ALL[index % 4];
    [sign(index / 64), sign(index / 16), sign(index / 4), sign(index)]
}

fn orders(signs: Signs) -> impl Iterator<Item = Signs> {
    let sorted = in_order(signs);
    (0..256).map(at).filter(move |order| in_order(*order) == sorted)
}

/// The signs from the largest to the smallest.
pub fn in_order(mut signs: Signs) -> Signs {
    signs.sort_unstable_by(|one, other| other.cmp(one));
    signs
}

/// Equal ones are taken off the larger one that comes next: VXIL is 5 and 49, IIX is 8; of a correct numeral its value.
pub fn meant(signs: &[Sign]) -> i32 {
    let off = |place: usize| {
        signs[place..].iter().find(|next| **next != signs[place]).is_some_and(|next| *next > signs[place])
    };
    let value =
        |(place, sign): (usize, &Sign)| if off(place) { -i32::from(sign.value()) } else { i32::from(sign.value()) };
    signs.iter().enumerate().map(value).sum()
}

#[derive(Clone, Copy)]
struct SignGroup {
    off: Option<Sign>,
    sign: Sign,
}

impl SignGroup {
    fn is_ones(self) -> bool {
        self.off.unwrap_or(self.sign) < Sign::X
    }
}

/// None if they are one (`docs/rules/ludix.md`, "Numerals"): at most three equal ones in a row, V and L at most once;
/// only IV, IX and XL as subtractions, each of one sign; tens before ones, and a subtraction is all its ones or tens.
pub fn why(signs: &[Sign]) -> Option<Wrong> {
    let twice = |sign: &&Sign| sign.is_single() && signs.iter().filter(|other| other == sign).count() > 1;
    if let Some(sign) = signs.iter().find(twice) {
        return Some(Wrong::Twice(*sign));
    }
    if let Some(row) = signs.windows(4).find(|row| row.iter().all(|sign| *sign == row[0])) {
        return Some(Wrong::Row(row[0]));
    }
    let mut parts: Vec<SignGroup> = Vec::with_capacity(signs.len());
    for sign in signs {
        match parts.last_mut() {
            Some(last) if last.sign < *sign && last.off.is_none() => {
                *last = SignGroup { off: Some(last.sign), sign: *sign };
            }
            Some(_) | None => parts.push(SignGroup { off: None, sign: *sign }),
        }
    }
    let pairs = || parts.iter().enumerate().filter_map(|(place, part)| Some((place, part.off?, part.sign)));
    if let Some((_, less, more)) = pairs().find(|(_, less, more)| !less.comes_off(*more)) {
        return Some(Wrong::Subtraction(less, more));
    }
    let alone = |place: usize, sign: Sign| parts.get(place).is_some_and(|part| part.off.is_none() && part.sign == sign);
    if let Some((_, less, more)) = pairs().find(|(place, less, _)| *place > 0 && alone(place - 1, *less)) {
        return Some(Wrong::Several(less, more));
    }
    if let Some(pair) = parts.windows(2).find(|pair| pair[0].is_ones() && !pair[1].is_ones()) {
        return Some(Wrong::Order(pair[1].sign));
    }
    let is_alone = |part: SignGroup| parts.iter().filter(|other| other.is_ones() == part.is_ones()).count() == 1;
    pairs().find(|(place, ..)| !is_alone(parts[*place])).map(|(_, less, more)| Wrong::Beside(less, more))
}

/// How a value is written, from 1 to 3,999; nothing for 0.
pub fn proper(value: u16) -> String {
    const PARTS: [(u16, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut text = String::new();
    let mut left = value;
    for (part, written) in PARTS {
        while left >= part {
            text.push_str(written);
            left -= part;
        }
    }
    text
}

pub fn written(signs: &[Sign]) -> String {
    signs.iter().map(|sign| sign.letter()).collect()
}

/// What the signs are worth together, each for itself: the value that a failed throw would have, written otherwise.
pub fn sum(signs: Signs) -> u16 {
    signs.iter().map(|sign| sign.value()).sum()
}

/// Why these signs are no numeral in this order, and how the value that is meant would be written.
pub fn refusal(signs: &[Sign], wrong: Wrong) -> Illegal {
    let given = written(signs);
    match u16::try_from(meant(signs)) {
        Ok(value @ 1..) => {
            phrase!("ludix-wrong", given, why = wrong.phrase(), value, proper = proper(value))
        }
        Ok(0) | Err(_) => phrase!("ludix-wrong-nothing", given, why = wrong.phrase()),
    }
    .into()
}

#[cfg(test)]
mod tests;
