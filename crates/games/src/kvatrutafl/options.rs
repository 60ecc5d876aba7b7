//! What is chosen before a match of Kvátrutafl: throws after the end, points to play for. Knows no turns.

use crate::game::options::{self, Field, Kind, Values};
use crate::game::{Illegal, Score};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many throws the loser of an uttekt has who has borne off no man.
    pub after: u8,
    /// Whether the loser of an uttekt has one more throw to bear off everything.
    pub extra: bool,
    pub target: Score,
}

const AFTER: &[(&str, &str)] = &[
    ("0", "kvatrutafl-after-none"),
    ("5", "kvatrutafl-after-five"),
    ("7", "kvatrutafl-after-seven"),
    ("13", "kvatrutafl-after-thirteen"),
];

const YES_NO: &[(&str, &str)] = &[("no", "kvatrutafl-no"), ("yes", "kvatrutafl-yes")];

impl options::Options for Options {
    fn fields() -> Vec<Field> {
        vec![
            Field::new("match", "kvatrutafl-match", "kvatrutafl-match-about", Kind::Number(1, 99), "1"),
            Field::new("after", "kvatrutafl-after", "kvatrutafl-after-about", Kind::Choice(AFTER), "0"),
            Field::new("extra", "kvatrutafl-extra", "kvatrutafl-extra-about", Kind::Choice(YES_NO), "no"),
        ]
    }

    fn from_values(values: &Values) -> Result<Self, Illegal> {
        let number = |key| options::chosen(values, key, |value| value.parse::<u8>().ok());
        let yes_no = |value: &str| YES_NO.iter().position(|(known, _)| *known == value);
        Ok(Self {
            after: number("after")?,
            extra: options::chosen(values, "extra", yes_no)? == 1,
            target: Score::whole(i64::from(number("match")?)),
        })
    }
}
