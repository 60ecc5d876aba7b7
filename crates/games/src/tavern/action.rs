//! What is decided in the pub games: their shared moves (`docs/rules/pub-games.md`, "Moves shared by all").

use std::fmt;

use base::phrase;

use crate::game::Illegal;

pub const MOST_DICE: u8 = 3;

/// Some of the dice just thrown, by their places in the throw, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Places(u8);

impl Places {
    pub const NONE: Self = Self(0);

    pub const fn one(place: usize) -> Self {
        Self(1 << place)
    }

    pub const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// Every choice among so many dice, none of them first.
    pub fn among(count: usize) -> impl Iterator<Item = Self> {
        (0..1_u8 << count).map(Self)
    }

    pub const fn has(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    pub const fn flipped(self, place: usize) -> Self {
        Self(self.0 ^ (1 << place))
    }

    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |place| self.has(*place))
    }

    /// The lowest places that show the same faces: positions that show the same face are one choice.
    pub fn lowest(self, dice: &[u8]) -> Self {
        let mut lowest = Self::NONE;
        for place in self.iter().filter(|place| *place < dice.len()) {
            let free = (0..dice.len()).find(|other| dice[*other] == dice[place] && !lowest.has(*other));
            lowest = free.map_or(lowest, |free| lowest.flipped(free));
        }
        lowest
    }
}

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return f.write_str("none");
        }
        let places: Vec<String> = self.iter().map(|place| (place + 1).to_string()).collect();
        f.write_str(&places.join(" "))
    }
}

/// What a seat decides; `Display` is the notation of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// These dice stay, the others are thrown again.
    Keep(Places),
    Stop,
    /// The die at that place, counted from 0, is turned over to its opposite face, or none.
    Turn(Option<u8>),
    /// The die goes under the cup and is thrown there, unseen.
    Cover,
    Lift,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(places) => write!(f, "keep {places}"),
            Self::Stop => f.write_str("stop"),
            Self::Turn(None) => f.write_str("turn none"),
            Self::Turn(Some(place)) => write!(f, "turn {}", place + 1),
            Self::Cover => f.write_str("cover"),
            Self::Lift => f.write_str("lift"),
        }
    }
}

impl Action {
    /// Reads a notation, as strictly as it is written.
    pub fn parse(notation: &str) -> Result<Self, Illegal> {
        let read = match notation {
            "stop" => Some(Self::Stop),
            "cover" => Some(Self::Cover),
            "lift" => Some(Self::Lift),
            "turn none" => Some(Self::Turn(None)),
            _ => match notation.split_once(' ') {
                Some(("keep", places)) => read_places(places).map(Self::Keep),
                Some(("turn", place)) => read_place(place).map(|place| Self::Turn(Some(place))),
                Some(_) | None => None,
            },
        };
        read.filter(|action| action.to_string() == notation)
            .ok_or_else(|| phrase!("tavern-no-move", notation = notation.to_owned()).into())
    }

    /// The same decision as it is listed: the lowest positions of equal faces.
    pub fn lowest(self, dice: &[u8]) -> Self {
        match self {
            Self::Keep(places) if places.iter().all(|place| place < dice.len()) => Self::Keep(places.lowest(dice)),
            Self::Turn(Some(place)) if usize::from(place) < dice.len() => {
                let face = dice[usize::from(place)];
                Self::Turn((0..MOST_DICE).zip(dice).find(|(_, other)| **other == face).map(|(lowest, _)| lowest))
            }
            Self::Keep(_) | Self::Turn(_) | Self::Stop | Self::Cover | Self::Lift => self,
        }
    }
}

fn read_place(place: &str) -> Option<u8> {
    let number: u8 = place.parse().ok()?;
    (1..=MOST_DICE).contains(&number).then(|| number - 1)
}

fn read_places(places: &str) -> Option<Places> {
    if places == "none" {
        return Some(Places::NONE);
    }
    places.split(' ').try_fold(Places::NONE, |read, place| {
        let place = usize::from(read_place(place)?);
        (!read.has(place)).then(|| read.flipped(place))
    })
}

#[cfg(test)]
mod tests;
