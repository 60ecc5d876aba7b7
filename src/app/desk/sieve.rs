//! Which matches of the archive are shown, and in which order: what the desk remembers meanwhile. Knows no screen.

use jiff::{SignedDuration, Timestamp};

use club::store::index::{self, MatchStatus, Order};
use club::store::people::People;
use games::shelf;

use crate::app::kit::picker::Games;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Since {
    /// At any time, or at none that is known.
    #[default]
    Ever,
    Week,
    Month,
    Year,
}

impl Since {
    pub const ALL: [Self; 4] = [Self::Ever, Self::Week, Self::Month, Self::Year];

    fn begin(self, now: Timestamp) -> Option<Timestamp> {
        let days = match self {
            Self::Ever => return None,
            Self::Week => 7,
            Self::Month => 30,
            Self::Year => 365,
        };
        now.checked_sub(SignedDuration::from_hours(days * 24)).ok()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sieve {
    /// Each of these words is part of its names, its game, its date or its note.
    pub words: String,
    pub games: Games,
    pub stage: Option<MatchStatus>,
    pub since: Since,
    pub starred: bool,
}

impl Sieve {
    pub(crate) fn asks(&self, now: Timestamp, people: &People) -> index::Sieve {
        let games = match &self.games {
            Games::All => None,
            Games::One(key) => Some(vec![key.clone()]),
            Games::Family(_) => {
                let keys = shelf::ALL.iter().map(|title| title.key()).filter(|key| self.games.lets(key));
                Some(keys.map(str::to_owned).collect())
            }
        };
        let (words, since) = (self.words.clone(), self.since.begin(now));
        index::Sieve {
            words,
            games,
            stage: self.stage,
            since,
            starred: self.starred,
            whos: None,
            called: people.called(),
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.narrows() == 0 && self.words.trim().is_empty()
    }

    pub(crate) fn narrows(&self) -> usize {
        [self.games != Games::All, self.stage.is_some(), self.since != Since::Ever, self.starred]
            .into_iter()
            .filter(|narrow| *narrow)
            .count()
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grouping {
    #[default]
    None,
    Day,
    /// What began one after the other without a pause of more than four hours.
    Evening,
    People,
}

impl Grouping {
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::None, "archive-group-none"),
        (Self::Day, "archive-group-day"),
        (Self::Evening, "archive-group-evening"),
        (Self::People, "archive-group-people"),
    ];
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Left {
    pub sieve: Sieve,
    pub grouping: Grouping,
    pub order: Order,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_asked_for_as_its_games_and_a_period_as_its_beginning() {
        let now: Timestamp = "2026-11-23T12:00:00Z".parse().expect("a moment");
        let games = |games: Games| Sieve { games, ..Sieve::default() }.asks(now, &People::default()).games;
        assert_eq!(games(Games::All), None);
        assert_eq!(games(Games::One("of-later".into())), Some(vec!["of-later".to_owned()]));
        let kin = shelf::ALL.iter().find_map(|title| title.about().family).expect("there is a family");
        assert!(games(Games::Family(kin.key)).expect("its games").len() > 2);
        let week = Sieve { since: Since::Week, ..Sieve::default() };
        assert_eq!(
            week.asks(now, &People::default()).since.map(|since| since.to_string()),
            Some("2026-11-16T12:00:00Z".to_owned())
        );
        assert_eq!((week.narrows(), week.is_open(), Sieve::default().is_open()), (1, false, true));
    }
}
