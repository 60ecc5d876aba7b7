//! What the units in which computer players judge are worth in chances of winning a match, so that marks mean the same
//! in every game. Knows no game. What [`Board::payoff`] tells of matches between equal players is set against who won:
//! the slope (least squares) is by how much a unit raises the chance of winning, on average over all that happens.

use super::Board;
use super::run::Run;
use crate::game::{Illegal, Match};

/// What the pieces of a match, for each seat, came to, and what share of the win that seat had: as sums.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    count: f64,
    came: f64,
    won: f64,
    both: f64,
    squares: f64,
}

pub(super) fn sums<G: Board>(mut course: Match<G>, run: &Run) -> Result<Sums, Illegal> {
    let mut from = vec![course.state().clone(); run.scores.len()];
    let mut sums = Sums::default();
    for entry in &run.entries {
        course.enter(entry)?;
        for (seat, from) in from.iter_mut().enumerate() {
            if let Some(came) = from.payoff(seat, course.state()) {
                from.clone_from(course.state());
                sums.enter(came, if run.winners.contains(&seat) { 1.0 / run.winners.len() as f64 } else { 0.0 });
            }
        }
    }
    Ok(sums)
}

impl Sums {
    fn enter(&mut self, came: f64, won: f64) {
        self.count += 1.0;
        self.came += came;
        self.won += won;
        self.both += came * won;
        self.squares += came * came;
    }
}

/// With its standard error, matches being independent and not what happens in one; none where all came to the same.
pub fn slope(matches: &[Sums]) -> Option<(f64, f64)> {
    let sum = |part: fn(&Sums) -> f64| matches.iter().map(part).sum::<f64>();
    let count = sum(|one| one.count);
    let (came, won) = (sum(|one| one.came) / count, sum(|one| one.won) / count);
    // About the means.
    let both = |one: &Sums| one.both - came * one.won - won * one.came + one.count * came * won;
    let spread = |one: &Sums| one.squares - 2.0 * came * one.came + one.count * came * came;
    let all: f64 = matches.iter().map(spread).sum();
    // Alone, everybody wins.
    if all.is_nan() || all < 1e-9 || sum(|one| one.won) == count {
        return None;
    }
    let slope = matches.iter().map(both).sum::<f64>() / all;
    let rest: f64 = matches.iter().map(|one| (both(one) - slope * spread(one)).powi(2)).sum();
    Some((slope, rest.sqrt() / all))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what went wrong by ending")]

    use super::*;
    use crate::game::Score;
    use crate::game::bot::Level;
    use crate::game::chance::Luck;
    use crate::game::options::Values;
    use crate::game::record::Header;
    use crate::null::Null;
    use crate::table::Of;

    #[test]
    fn the_slope_is_that_of_least_squares_and_exact_where_all_lies_on_a_line() {
        let sums = |pairs: &[(f64, f64)]| {
            let mut sums = Sums::default();
            pairs.iter().for_each(|(came, won)| sums.enter(*came, *won));
            sums
        };
        let (slope, error) = super::slope(&[sums(&[(0.0, 0.0), (2.0, 1.0)]), sums(&[(1.0, 0.5)])]).unwrap();
        assert!((slope - 0.5).abs() < 1e-12 && error < 1e-12, "{slope} {error}");
        // Means 1 and 0.5; products about them 0 + 0.5 + 0, squares 1 + 1 + 0.
        let (slope, error) = super::slope(&[sums(&[(0.0, 0.5)]), sums(&[(2.0, 1.0)]), sums(&[(1.0, 0.0)])]).unwrap();
        assert!((slope - 0.25).abs() < 1e-12 && error > 0.1, "{slope} {error}");
        assert_eq!(super::slope(&[sums(&[(1.0, 0.0), (1.0, 1.0)])]), None);
        assert_eq!(super::slope(&[sums(&[(0.0, 1.0), (2.0, 1.0)])]), None, "everybody wins");
        assert_eq!(super::slope(&[]), None);
    }

    #[test]
    fn a_match_is_set_against_who_won_it_seat_by_seat() {
        let seating = ["Ada", "Bo"].map(|name| (name.to_owned(), Level::Easy));
        let title = Of::<Null>::TITLE;
        let run = title.run(&Values::new(), &seating, Luck::new(3)).unwrap();
        let scores: Vec<f64> = run.scores.iter().map(|score: &Score| score.number()).collect();
        let sums = title.sums(&run).unwrap();
        assert_eq!((sums.count, sums.came, sums.won), (2.0, scores[0] + scores[1], 1.0));
        let empty = Run { header: Header::new("", Values::new(), Vec::new()), ..run };
        assert!(title.sums(&empty).is_err(), "nobody plays");
    }
}
