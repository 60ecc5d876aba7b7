//! The board of Kvátrutafl: what is shown of a match, how it is touched, and what is said. Knows no toolkit.

use base::draw::Hue;

use super::options::Options;
use super::rules::{Kvatrutafl, Stage};
use super::win::{MAR, WinKind};
use super::{art, bots, guide, sheet, strategy};
use crate::game::bot::Measure;
use crate::game::options::{Field, Kind, Options as _};
use crate::game::{Finish, Game as _, Score, Seat};
use crate::table::{About, Board, Fields, Read, Scale, Sheets, Shelved};

mod ahead;
mod moment;
mod picture;
mod position_fields;
mod reach;
mod reason;
mod tell;
mod touch;
mod typed;
mod words;

#[cfg(test)]
mod tests;

/// The layout by which left and right change places, and its value where they do.
const MIRRORED: &str = "mirrored";
const YES: &str = "yes";

/// Who sits below; by default the person against the computer, else White.
const BELOW: &str = "below";
const TURN: &str = "turn";
const WHITE: &str = "white";

const WHO: Kind = Kind::Choice(&[
    ("person", "kvatrutafl-board-below-person"),
    (TURN, "kvatrutafl-board-below-turn"),
    (WHITE, "kvatrutafl-board-below-white"),
]);

const SIDES: Kind = Kind::Choice(&[("no", "kvatrutafl-board-start-right"), (YES, "kvatrutafl-board-start-left")]);

/// A single game is judged by its points, which the game calls counters.
const COUNTERS: Scale = Scale {
    measure: Measure::Points("review-counters"),
    worth: "app-hint-counters",
    costs: "coach-cost-counters",
    about: "review-in-counters",
    ..Scale::points(0.0426)
};
const MATCH: Scale = Scale::chance(["app-hint-match", "coach-cost-match", "review-in-wins"], 1.0);

impl Shelved for Kvatrutafl {
    type State = Self;
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        layouts: &[
            Field::new(BELOW, "kvatrutafl-board-below", "kvatrutafl-board-below-about", WHO, "person"),
            Field::new(MIRRORED, "kvatrutafl-board-mirrored", "kvatrutafl-board-mirrored-about", SIDES, "no"),
        ],
        sides: &[("kvatrutafl-board-white", || art::sign(0)), ("kvatrutafl-board-black", || art::sign(1))],
        teacher: Some(bots::train::TEACHER),
        strategy: Some(strategy::page),
        scale: COUNTERS,
        lacks: bots::lacks,
        ..About::new("kvatrutafl", Hue::Ochre, art::emblem, guide::rules)
    };
    const FIELDS: Fields = Options::fields;
    const READ: Read<Self> = Options::read;
    const SHEETS: Sheets<Self> = sheet::sheets;

    fn scale(options: &Options) -> Scale {
        if options.target > Score::whole(1) { MATCH } else { COUNTERS }
    }
    fn finish(options: &Options) -> Finish {
        let halves = |score: Score| u32::try_from(score.in_halves()).unwrap_or_default();
        let formed = |kind: &WinKind| [Some(kind.points()), kind.is_formation().then(|| kind.half_points())];
        let marred = |kind: &WinKind, score: Score| [Some(score), (!kind.is_jan()).then(|| score + MAR)];
        let wins = WinKind::ALL.iter().flat_map(|kind| {
            formed(kind).into_iter().flatten().flat_map(move |score| marred(kind, score).into_iter().flatten())
        });
        let after = WinKind::ALL.iter().filter(|kind| options.after > 0 && kind.counts_after());
        let extra = options.extra.then(|| WinKind::Uttekt.points());
        let gifts = after.flat_map(|kind| formed(kind).into_iter().flatten()).chain(extra);
        Finish::Games {
            to: halves(options.target),
            wins: wins.map(halves).collect(),
            gifts: gifts.map(halves).collect(),
        }
    }
}

impl Board for Kvatrutafl {
    /// A decision is marked by what it loses of the game: in a match, by the points that a chance is at that score.
    fn share(&self, scale: &Scale) -> f64 {
        bots::stakes::Stakes::of(self).unit().map_or(scale.share(), |unit| COUNTERS.unit / f64::from(unit))
    }
    fn payoff(&self, seat: Seat, later: &Self) -> Option<f64> {
        let begins = match later.stage() {
            Stage::Throw(seat) | Stage::Play(seat, _) => Some(seat),
            Stage::Opening | Stage::Over => None,
        };
        let gains = [0, 1].map(|seat| later.scores()[seat] - self.scores()[seat]);
        let is_over = later.number() != self.number() || later.stage() == Stage::Over;
        is_over.then(|| {
            let stakes = bots::stakes::Stakes::of(self);
            stakes.told(seat, stakes.gains(seat, gains, begins))
        })
    }
}
