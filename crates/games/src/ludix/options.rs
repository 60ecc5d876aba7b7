//! What is chosen before a match of Ludix: who begins, and who arranges the dice. Knows no match.

use crate::game::Illegal;
use crate::game::options::{self, Field, Kind, Values};

/// Who begins. The seating of a record is turned so that it is its first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    First,
    Lot,
    Phrase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrange {
    /// The players, who may read less than the best.
    Player,
    Best,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub start: Start,
    pub arrange: Arrange,
}

const START: &[(&str, &str)] =
    &[("first", "ludix-start-first"), ("lot", "ludix-start-lot"), ("phrase", "ludix-start-phrase")];

const ARRANGE: &[(&str, &str)] = &[("player", "ludix-arrange-player"), ("best", "ludix-arrange-best")];

impl options::Options for Options {
    fn fields() -> Vec<Field> {
        vec![
            Field::new("start", "ludix-start", "ludix-start-about", Kind::Choice(START), "first"),
            Field::new("arrange", "ludix-arrange", "ludix-arrange-about", Kind::Choice(ARRANGE), "player"),
        ]
    }

    fn from_values(values: &Values) -> Result<Self, Illegal> {
        let start = |value: &str| match value {
            "first" => Some(Start::First),
            "lot" => Some(Start::Lot),
            "phrase" => Some(Start::Phrase),
            _ => None,
        };
        let arrange = |value: &str| match value {
            "player" => Some(Arrange::Player),
            "best" => Some(Arrange::Best),
            _ => None,
        };
        Ok(Self {
            start: options::chosen(values, "start", start)?,
            arrange: options::chosen(values, "arrange", arrange)?,
        })
    }
}
