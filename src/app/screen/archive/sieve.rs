//! Which matches of the archive are shown. Knows no screen.

use jiff::{SignedDuration, Timestamp};

use crate::app::screen::kept;
use crate::app::screen::picker::{self, Games};
use crate::games;
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::store::archive::Row as Kept;

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It can go on.
    Unfinished,
    /// It is over.
    Finished,
    /// Its file is no match, or only a part of one.
    Damaged,
}

impl Stage {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::Unfinished, Self::Finished, Self::Damaged];

    /// How far that match has come.
    #[must_use]
    pub fn of(kept: &Kept) -> Self {
        match &kept.found {
            Err(_) => Self::Damaged,
            Ok(summary) if summary.fault.is_some() => Self::Damaged,
            Ok(summary) if summary.is_over() => Self::Finished,
            Ok(_) => Self::Unfinished,
        }
    }
}

/// How long ago a match may have begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Since {
    /// At any time, or at none that is known.
    #[default]
    Ever,
    /// In the last seven days.
    Week,
    /// In the last thirty days.
    Month,
    /// In the last 365 days.
    Year,
}

impl Since {
    /// All of them, in the order they are offered.
    pub const ALL: [Self; 4] = [Self::Ever, Self::Week, Self::Month, Self::Year];

    fn days(self) -> Option<i64> {
        match self {
            Self::Ever => None,
            Self::Week => Some(7),
            Self::Month => Some(30),
            Self::Year => Some(365),
        }
    }
}

/// A match of the archive, and what it is found by.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The match.
    pub kept: Kept,
    /// How far it has come.
    pub stage: Stage,
    /// Names, game and date in small letters.
    text: String,
}

impl Listed {
    /// A match as it is found in that language.
    #[must_use]
    pub fn new(kept: Kept, lang: Lang) -> Self {
        let mut text = kept.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Ok(summary) = &kept.found {
            let game = games::find(&summary.header.game).map(|title| lang.say(&title.name()));
            let date = summary.started.map(|started| kept::date(lang, started));
            let names = summary.header.players.iter().map(|player| player.name.clone());
            let family = picker::family(&summary.header.game).map(|family| lang.say(&Phrase::new(family.name)));
            for word in names.chain(game).chain(family).chain(date) {
                text.push('\n');
                text.push_str(&word);
            }
        }
        let (stage, text) = (Stage::of(&kept), text.to_lowercase());
        Self { kept, stage, text }
    }

    /// The key of its game, if it could be read.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.kept.found.as_ref().ok().map(|summary| summary.header.game.as_str())
    }
}

/// What a match must be like to be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sieve {
    /// Each of these words is part of its names, its game or its date.
    pub words: String,
    /// Its game is one of these.
    pub games: Games,
    /// How far it has come.
    pub stage: Option<Stage>,
    /// When it began.
    pub since: Since,
}

impl Sieve {
    /// Whether the match is shown, whatever its stage.
    #[must_use]
    pub fn lets_any_stage(&self, listed: &Listed, now: Timestamp) -> bool {
        let words = self.words.to_lowercase();
        let began = listed.kept.found.as_ref().ok().and_then(|summary| summary.started);
        let age = |days: i64| SignedDuration::from_hours(days * 24);
        words.split_whitespace().all(|word| listed.text.contains(word))
            && (self.games == Games::All || listed.game().is_some_and(|game| self.games.lets(game)))
            && self.since.days().is_none_or(|days| began.is_some_and(|began| now.duration_since(began) <= age(days)))
    }

    /// Whether the match is shown.
    #[must_use]
    pub fn lets(&self, listed: &Listed, now: Timestamp) -> bool {
        self.stage.is_none_or(|stage| listed.stage == stage) && self.lets_any_stage(listed, now)
    }

    /// Whether everything is shown.
    #[must_use]
    pub fn is_open(&self) -> bool {
        *self == Self { words: self.words.clone(), ..Self::default() } && self.words.trim().is_empty()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::PathBuf;
    use std::sync::Arc;

    use super::*;
    use crate::game::record::{Fault, Header, Player, PlayerKind};
    use crate::game::{Score, Turn};
    use crate::phrase;
    use crate::store::archive::{Summary, Unread};

    fn listed(game: &str, names: &[&str], started: &str, over: bool) -> Listed {
        let players = names.iter().map(|name| Player::new(name, PlayerKind::Human).unwrap()).collect();
        let header = Header {
            game: game.to_owned(),
            options: Default::default(),
            players,
            seed: None,
            started: Some(started.to_owned()),
            undo: true,
        };
        let summary = Summary {
            header,
            started: started.parse().ok(),
            events: 7,
            turn: if over { Turn::Over(vec![0]) } else { Turn::Seats(vec![0]) },
            scores: vec![Score::whole(3); names.len()],
            throws: Vec::new(),
            fault: None,
            torn: None,
        };
        Listed::new(Kept { path: PathBuf::from("one.wurf"), bytes: 100, found: Ok(Arc::new(summary)) }, Lang::De)
    }

    fn broken() -> Listed {
        let found = Err(Unread(phrase!("core-not-utf8")));
        Listed::new(Kept { path: PathBuf::from("kaputt.wurf"), bytes: 9, found }, Lang::De)
    }

    fn now() -> Timestamp {
        "2026-11-21T12:00:00Z".parse().unwrap()
    }

    fn words(words: &str) -> Sieve {
        Sieve { words: words.to_owned(), ..Sieve::default() }
    }

    #[test]
    fn a_match_is_found_by_parts_of_its_names_in_any_order_and_case() {
        let one = listed("namaste", &["Änne", "Bo"], "2026-11-20T12:00:00Z", true);
        assert!(words("bo ÄNN").lets(&one, now()));
        assert!(words(" ").lets(&one, now()));
        assert!(!words("bo carla").lets(&one, now()));
    }

    #[test]
    fn a_match_is_found_by_its_game_and_by_its_month() {
        let one = listed("namaste", &["Änne", "Bo"], "2026-11-20T12:00:00Z", true);
        assert!(words("namaste november 2026").lets(&one, now()));
        assert!(!words("oktober").lets(&one, now()));
    }

    #[test]
    fn a_file_that_is_no_match_is_found_by_its_name() {
        assert!(words("kaputt").lets(&broken(), now()));
        assert!(!words("Bo").lets(&broken(), now()));
    }

    #[test]
    fn stages_exclude_each_other() {
        let mut torn = listed("namaste", &["A", "B"], "2026-11-20T12:00:00Z", true);
        Arc::make_mut(torn.kept.found.as_mut().unwrap()).fault =
            Some(Fault { line: 3, reason: phrase!("core-over").into() });
        let torn = Listed::new(torn.kept, Lang::De);
        let all = [
            listed("namaste", &["A", "B"], "2026-11-20T12:00:00Z", false),
            listed("namaste", &["A", "B"], "2026-11-20T12:00:00Z", true),
            torn,
            broken(),
        ];
        let count = |stage| {
            let sieve = Sieve { stage: Some(stage), ..Sieve::default() };
            all.iter().filter(|listed| sieve.lets(listed, now())).count()
        };
        assert_eq!(Stage::ALL.map(count), [1, 1, 2]);
    }

    #[test]
    fn a_period_reaches_back_to_its_last_second_and_leaves_out_what_has_no_date() {
        let sieve = Sieve { since: Since::Week, ..Sieve::default() };
        let lets = |started| sieve.lets(&listed("namaste", &["A", "B"], started, true), now());
        assert!(lets("2026-11-14T12:00:00Z"));
        assert!(!lets("2026-11-14T11:59:59Z"));
        assert!(!lets("once"));
        assert!(Sieve::default().lets(&listed("namaste", &["A", "B"], "once", true), now()));
    }

    #[test]
    fn a_game_leaves_out_others_and_what_cannot_be_read() {
        let sieve = Sieve { games: Games::One("namaste".to_owned()), ..Sieve::default() };
        assert!(sieve.lets(&listed("namaste", &["A", "B"], "once", true), now()));
        assert!(!sieve.lets(&listed("other", &["A", "B"], "once", true), now()));
        assert!(!sieve.lets(&broken(), now()));
        assert!(!sieve.is_open());
        assert!(words("  ").is_open());
    }
}
