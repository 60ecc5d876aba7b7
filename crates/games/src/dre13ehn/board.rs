//! The board of dre13ehn: picture, touch and words of a match. Knows no toolkit, and nothing of dice under the cup.

use base::draw::Hue;
use base::phrase::{Phrase, phrase};

use super::bots::equity;
use super::options::{GAMES, Options, Throwing};
use super::rules::Dre13ehn;
use super::{art, bots, guide, points, sheet, strategy};
use crate::game::options::{Field, Kind, Options as _};
use crate::game::{Finish, Game as _, Seat};
use crate::table::{About, Board, Fields, Read, Scale, Sheets, Shelved, Stake, View};

mod ahead;
mod picture;
mod reason;
mod said;
mod tell;
mod touch;
mod words;

#[cfg(test)]
mod tests;

const LEARNER: &str = "learner";
const SWITCH: Kind = Kind::Choice(&[(YES, "app-yes"), ("no", "app-no")]);
const YES: &str = "yes";

fn learns(view: &View) -> bool {
    view.layout.get(LEARNER).is_some_and(|learner| learner == YES)
}

/// What is judged and marked is the round; what is told, what that comes to in a match of several.
const ROUND: Scale = Scale::chance(["app-hint-round", "coach-cost-round", "review-in-rounds"], 1.0);
const MATCH: Scale = Scale::chance(["app-hint-match", "coach-cost-match", "review-in-wins"], 1.0);
/// Where each round is worth the same, so that it is judged by the chance to win it.
const ROUND_OF_MATCH: Scale = Scale { costs: "coach-cost-round-match", ..MATCH };

impl Shelved for Dre13ehn {
    type State = Self;
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        strategy: Some(strategy::page),
        scale: MATCH,
        ranked: true,
        layouts: &[Field::new(LEARNER, "dre13ehn-board-learner", "dre13ehn-board-learner-about", SWITCH, "no")],
        own: Some(art::OWN),
        lacks: bots::lacks,
        optimum: Some(bots::theory::optimum),
        exploit: Some(bots::theory::exploit),
        ..About::new("dre13ehn", Hue::Plum, art::emblem, guide::rules)
    };
    const FIELDS: Fields = Options::fields;
    const READ: Read<Self> = Options::read;
    const SHEETS: Sheets<Self> = sheet::sheets;

    fn gear(options: &Options) -> Option<Phrase> {
        Some(if options.cup() { phrase!("dre13ehn-gear-cup") } else { phrase!("dre13ehn-gear-open") })
    }
    fn scale(options: &Options) -> Scale {
        match options {
            // Of winning against somebody who plays alone as well: most points.
            Options::Solo { again: true, .. } => Scale::points(0.0832),
            Options::Solo { again: false, .. } => Scale::points(0.0945),
            _ if options.target() == 1 && options.games() == 1 => ROUND,
            Options::Open { .. } | Options::Cup { .. } => ROUND_OF_MATCH,
            Options::Duel { .. } | Options::Points { .. } => MATCH,
        }
    }
    fn finish(options: &Options) -> Finish {
        match options {
            Options::Open { target, .. } | Options::Cup { tournament: false, target, .. } => Finish::first_to(*target),
            Options::Cup { tournament: true, .. } => Finish::first_to(GAMES),
            // Who has no lives left has lost, whatever the wins.
            Options::Duel { target, .. } => Finish::UpTo(2 * target),
            Options::Points { .. } => Finish::UpTo(2 * points::MOST),
            Options::Solo { .. } => Finish::Winner,
        }
    }
}

impl Board for Dre13ehn {
    fn stake(&self, seat: Seat) -> Stake {
        equity::stake(self, seat)
    }
    /// Whether the round is won; alone, what the throw scores.
    fn payoff(&self, seat: Seat, later: &Self) -> Option<f64> {
        let end = || later.last().map_or(0.0, |end| f64::from(u8::from(end.winner == seat)));
        let scored = || later.scores()[seat].number() - self.scores()[seat].number();
        let alone = matches!(self.options().throwing(), Throwing::Solo { .. });
        later.has_moved_on(self).then(|| if alone { scored() } else { end() })
    }
}
