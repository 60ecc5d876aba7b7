//! The board of dre13ehn: picture, touch and words of a match. Knows no toolkit, and nothing of dice under the cup.

use base::draw::Hue;
use base::phrase::{Phrase, phrase};

use super::bots::cup;
use super::options::{GAMES, Options, Throwing};
use super::rules::{Action, Dre13ehn};
use super::{art, bots, guide, points, sheet, strategy};
use crate::game::bot::Candidate;
use crate::game::options::{Field, Kind, Options as _};
use crate::game::{Finish, Game as _, Seat};
use crate::table::{About, Board, Fields, Read, Scale, Sheets, Shelved, View};

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

/// What a round of the first game is worth in a match with the usual options.
const OPEN: f64 = 0.1486;

/// What a round is worth, on average, of a match of so many wins between two who win each round alike: all rounds together
/// are worth as much as the last one, `(2n − 1) c(n − 1)`, and there are `2n (1 − c(n))` of them, `c(n)` being the chance
/// that of 2n rounds each wins n. `docs/levels.md` says how near that comes.
fn share(wins: usize) -> f64 {
    let even = |wins: usize| (1..=wins).map(|nth| 1.0 - 0.5 / nth as f64).product::<f64>();
    let wins = wins.max(1);
    (2 * wins - 1) as f64 * even(wins - 1) / (2.0 * wins as f64 * (1.0 - even(wins)))
}

const fn of_round(unit: f64) -> Scale {
    Scale::chance(["app-hint-chances", "coach-cost-round", "review-in-rounds"], unit)
}

impl Shelved for Dre13ehn {
    type State = Self;
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        strategy: Some(strategy::page),
        scale: of_round(OPEN),
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
        // Found with the usual number of wins, and scaled to the match's.
        let of = |unit: f64, usual: usize| match (options.target(), options) {
            (1, Options::Open { .. } | Options::Cup { tournament: false, .. } | Options::Duel { .. }) => of_round(1.0),
            (wins, _) => of_round(unit * share(wins) / share(usual)),
        };
        match options {
            Options::Open { .. } => of(OPEN, 13),
            Options::Cup { tournament: false, .. } => of(0.1651, 13),
            Options::Cup { tournament: true, .. } => of(0.0430, 13),
            Options::Points { .. } => of(0.1482, 13),
            Options::Duel { cup: false, .. } => of(0.2420, 8),
            Options::Duel { cup: true, .. } => of(0.2157, 8),
            // Of winning against somebody who plays alone as well: most points.
            Options::Solo { again: true, .. } => Scale::points(0.0832),
            Options::Solo { again: false, .. } => Scale::points(0.0945),
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
    fn win_chance_loss(&self, best: &Candidate<Action>, chosen: &Candidate<Action>) -> Option<f64> {
        Some(cup::stake(self)? * (best.value - chosen.value))
    }
    /// Whether the round is won; alone, what the throw scores.
    fn payoff(&self, seat: Seat, later: &Self) -> Option<f64> {
        let end = || later.last().map_or(0.0, |end| f64::from(u8::from(end.winner == seat)));
        let scored = || later.scores()[seat].number() - self.scores()[seat].number();
        let alone = matches!(self.options().throwing(), Throwing::Solo { .. });
        later.has_moved_on(self).then(|| if alone { scored() } else { end() })
    }
}
