//! The board of dre13ehn: what is shown of a match, how it is touched, and what is said. The picture is drawn in
//! [`picture`], touching is settled in [`touch`], words are chosen in [`words`], [`tell`] and [`said`]. Knows no toolkit, and
//! nothing of dice that lie under the cup.

use super::bots::cup;
use super::options::{Manner, Options};
use super::rules::{Action, Dre13ehn};
use super::{art, guide, strategy};
use crate::draw::Hue;
use crate::game::bot::Candidate;
use crate::game::options::{Field, Kind};
use crate::game::{Game as _, Seat};
use crate::phrase::{Phrase, phrase};
use crate::table::{About, Board, Scale, View};

mod picture;
mod reason;
mod said;
mod tell;
mod touch;
mod words;

#[cfg(test)]
mod tests;

/// Whether the table of names says what they name.
const LEARNER: &str = "learner";
const SWITCH: Kind = Kind::Choice(&[(YES, "app-yes"), ("no", "app-no")]);
const YES: &str = "yes";

/// Whether whoever looks still learns the names.
fn learns(view: &View) -> bool {
    view.layout.get(LEARNER).is_some_and(|learner| learner == YES)
}

/// Rounds are judged by the chance to win them, which is worth so much of a match.
const fn of_round(unit: f64) -> Scale {
    Scale::chance(["app-hint-chances", "coach-cost-round"], unit)
}

impl Board for Dre13ehn {
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        strategy: Some(strategy::page),
        scale: of_round(0.1486),
        ranked: true,
        layouts: &[Field::new(LEARNER, "dre13ehn-board-learner", "dre13ehn-board-learner-about", SWITCH, "no")],
        own: Some(art::OWN),
        ..About::new(["dre13ehn-name", "dre13ehn-line"], Hue::Plum, art::emblem, guide::rules)
    };

    fn gear(options: &Options) -> Option<Phrase> {
        Some(if options.cup() { phrase!("dre13ehn-gear-cup") } else { phrase!("dre13ehn-gear-open") })
    }
    fn scale(options: &Options) -> Scale {
        match options {
            Options::Open { .. } => Self::ABOUT.scale,
            Options::Cup { tournament: false, .. } => of_round(0.1651),
            Options::Cup { tournament: true, .. } => of_round(0.0430),
            Options::Points { .. } => of_round(0.1482),
            Options::Duel { cup: false, .. } => of_round(0.2420),
            Options::Duel { cup: true, .. } => of_round(0.2157),
            // Of winning against somebody who plays alone as well: most points.
            Options::Solo { again: true, .. } => Scale::points(0.0832),
            Options::Solo { again: false, .. } => Scale::points(0.0945),
        }
    }
    fn lost(&self, best: &Candidate<Action>, chosen: &Candidate<Action>) -> Option<f64> {
        Some(cup::stake(self)? * (best.value - chosen.value))
    }
    /// Whether the round is won; alone, what the throw scores.
    fn came_to(&self, seat: Seat, later: &Self) -> Option<f64> {
        let end = || later.last().map_or(0.0, |end| f64::from(u8::from(end.winner == seat)));
        let scored = || later.scores()[seat].number() - self.scores()[seat].number();
        let alone = matches!(self.options().manner(), Manner::Solo { .. });
        later.has_moved_on(self).then(|| if alone { scored() } else { end() })
    }
}
