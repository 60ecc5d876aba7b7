//! Which matches of the archive are shown. Knows no screen.

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use crate::app::kit::kept;
use crate::app::kit::picker::{self, Games};
use crate::app::prelude::*;
use crate::shelf;
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
    pub(crate) fn of(kept: &Kept) -> Self {
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
    /// When it began, as people here write it; none where that is not known.
    pub date: Option<String>,
    /// Names, game and date in small letters.
    text: String,
}

impl Listed {
    /// A match as it is found in that language.
    pub(crate) fn new(kept: Kept, lang: Lang, zone: &TimeZone) -> Self {
        let mut text = kept.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut date = None;
        if let Ok(summary) = &kept.found {
            let game = shelf::find(&summary.header.game).map(|title| lang.say(&title.about().name()));
            date = summary.started.map(|started| kept::date(lang, started, zone));
            let names = summary.header.players.iter().map(|player| player.name.clone());
            let family = picker::family(&summary.header.game).map(|family| lang.say(&Phrase::new(family.name)));
            for word in names.chain(game).chain(family).chain(date.clone()) {
                text.push('\n');
                text.push_str(&word);
            }
        }
        let (stage, text) = (Stage::of(&kept), text.to_lowercase());
        Self { kept, stage, date, text }
    }

    /// The key of its game, if it could be read.
    pub(crate) fn game(&self) -> Option<&str> {
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
    pub(crate) fn lets_any_stage(&self, listed: &Listed, now: Timestamp) -> bool {
        let words = self.words.to_lowercase();
        let began = listed.kept.found.as_ref().ok().and_then(|summary| summary.started);
        let age = |days: i64| SignedDuration::from_hours(days * 24);
        words.split_whitespace().all(|word| listed.text.contains(word))
            && (self.games == Games::All || listed.game().is_some_and(|game| self.games.lets(game)))
            && self.since.days().is_none_or(|days| began.is_some_and(|began| now.duration_since(began) <= age(days)))
    }

    /// Whether the match is shown.
    pub(crate) fn lets(&self, listed: &Listed, now: Timestamp) -> bool {
        self.stage.is_none_or(|stage| listed.stage == stage) && self.lets_any_stage(listed, now)
    }

    /// Whether everything is shown.
    pub(crate) fn is_open(&self) -> bool {
        *self == Self { words: self.words.clone(), ..Self::default() } && self.words.trim().is_empty()
    }
}

#[cfg(test)]
mod tests;
