//! Two given ways of playing against each other, exactly, by the same sums as the optimum. Knows no match.

use super::turn::{HIGHEST, Plan, Turn};
use super::{Chances, Next, ScoreState, agree, by_falling_sum};

pub trait Plays: Sync {
    fn plan(&self, standing: ScoreState) -> Plan;
}

/// As well as can be, if these are the chances before each turn.
impl Plays for Chances {
    fn plan(&self, standing: ScoreState) -> Plan {
        let stop = |points| self.after(standing.after(points));
        let mut turn = Turn::default();
        turn.prepare(stop, standing.enough(), stop(0));
        turn.best();
        turn.plan()
    }
}

/// Stops with so many points, whatever happens, and takes the best reading.
#[derive(Clone, Copy, Debug)]
pub struct StopAt(pub usize);

impl Plays for StopAt {
    fn plan(&self, _standing: ScoreState) -> Plan {
        let worth = (0..=self.0.max(1) + HIGHEST).map(|points| points as f64).collect();
        Plan { worth, throws: vec![true; self.0.max(1)] }
    }
}

/// Before each turn, of all pairs of totals from `least` on, where `first` has the first turn of each round.
pub fn between(first: &dyn Plays, second: &dyn Plays, least: usize) -> Chances {
    /// More than anybody leads by who plays sensibly.
    const LEAD: usize = 1000;
    let last = (0..LEAD).map(|behind| {
        let standing = ScoreState::Last { behind };
        let ended = |points| match standing.after(points) {
            Next::End(worth) => worth,
            Next::Turn(_) => 0.0,
        };
        second.plan(standing).follow(ended).fixed
    });
    by_falling_sum(
        least,
        last.collect(),
        || (),
        |(), known, one, other| {
            let turns = [
                (first, ScoreState::First { own: one, other }),
                (second, ScoreState::Second { own: other, other: one }),
            ];
            agree(turns.map(|(who, standing)| who.plan(standing).follow(|points| known.after(standing.after(points)))))
        },
    )
}
