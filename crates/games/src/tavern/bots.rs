//! Computer players of the pub games. Knows no game: medium makes the most of his own dice, strong wants not to be last.

use rand::Rng;

use super::action::Action;
use super::bout::Bout;
use super::equity;
use crate::game::bot::{AtRandom, Bot, Candidate, Level};
use crate::game::{Game, Seat};
use crate::table::Players;

impl Players for Bout {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Easy => Box::new(AtRandom),
            Level::Medium => Box::new(Medium),
            Level::Strong | Level::VeryStrong => Box::new(Strong),
        }
    }

    fn prepare(&self) {
        self.part().prepare(self.ties());
    }
}

struct Medium;

impl Bot<Bout> for Medium {
    fn choose(&self, seen: &Bout, seat: Seat, _rng: &mut dyn Rng) -> Action {
        let listed = || seen.legal(seat).first().copied().expect("whoever may act has something to do");
        seen.part().plain(seat).unwrap_or_else(listed)
    }
}

struct Strong;

impl Bot<Bout> for Strong {
    fn choose(&self, seen: &Bout, seat: Seat, rng: &mut dyn Rng) -> Action {
        let best = judged(seen, seat).first().map(|candidate| candidate.action);
        best.unwrap_or_else(|| Medium.choose(seen, seat, rng))
    }

    fn judge(&self, seen: &Bout, seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        judged(seen, seat)
    }
}

/// Between two the stroke that one escapes is the other's: then, as in a single game, to get away is all there is to it.
fn judged(seen: &Bout, seat: Seat) -> Vec<Candidate<Action>> {
    let gains = if seen.strokes.len() > 2 { equity::gains(seen, seat) } else { None };
    seen.part().judge(seat, seen.ties(), gains.as_deref())
}
