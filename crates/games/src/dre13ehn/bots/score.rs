//! A match under the cup between two, round after round: what each has, and what follows. Knows not how rounds go.

use std::fmt;

use super::super::options::{LIVES, Options, WINS};
use super::super::outcome::{Outcome, Pair};
use super::super::points;
use super::super::rules::Entry;
use super::arena::Arena;
use super::stakes::{Ends, Stakes};

/// A match whose rounds are not all worth the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchKind {
    /// The duel with a cup, to so many wins.
    Duel(usize),
    Points,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tally {
    Lives { lives: u8, wins: usize },
    Points { wins: usize, points: i64 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score {
    pub own: Tally,
    pub other: Tally,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    /// Nothing: the match is won by the one, or lost.
    Over(bool),
    Round(Score),
}

impl Tally {
    pub const fn wins(self) -> usize {
        match self {
            Self::Lives { wins, .. } | Self::Points { wins, .. } => wins,
        }
    }

    fn points(self) -> i64 {
        match self {
            Self::Lives { .. } => 0,
            Self::Points { points, .. } => points,
        }
    }

    fn with(self, entry: Outcome) -> Self {
        match self {
            Self::Lives { lives, wins } => Self::Lives { lives, wins: wins + 1 },
            Self::Points { wins, points } => {
                Self::Points { wins: wins + 1, points: points + points::points(wins + 1, Entry::Result(entry)) }
            }
        }
    }

    fn without_a_life(self) -> Self {
        match self {
            Self::Lives { lives, wins } => Self::Lives { lives: lives.saturating_sub(1), wins },
            Self::Points { .. } => self,
        }
    }

    fn is_dead(self) -> bool {
        matches!(self, Self::Lives { lives: 0, .. })
    }
}

impl Score {
    pub const fn flipped(self) -> Self {
        Self { own: self.other, other: self.own }
    }

    /// The same, as far as it matters: of points only the difference does.
    pub fn plain(self) -> Self {
        let least = self.own.points().min(self.other.points());
        let less = |tally: Tally| match tally {
            Tally::Lives { .. } => tally,
            Tally::Points { wins, points } => Tally::Points { wins, points: points - least },
        };
        Self { own: less(self.own), other: less(self.other) }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lives { lives, wins } => write!(f, "{lives}:{wins}"),
            Self::Points { wins, points } => write!(f, "{wins}:{points}"),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.own, self.other)
    }
}

impl MatchKind {
    /// What match these options make; none where all its rounds are worth the same.
    pub fn of(options: &Options) -> Option<Self> {
        match options {
            Options::Duel { .. } => Some(Self::Duel(options.target())),
            Options::Points { .. } => Some(Self::Points),
            Options::Open { .. } | Options::Cup { .. } | Options::Solo { .. } => None,
        }
    }

    pub const fn target(self) -> usize {
        match self {
            Self::Duel(target) => target,
            Self::Points => WINS as usize,
        }
    }

    pub fn start(self) -> Score {
        let tally = self.tally(0, 0).unwrap_or(Tally::Points { wins: 0, points: 0 });
        Score { own: tally, other: tally }
    }

    /// What somebody has: with so many wins, lives lost or points; none where nobody can in a match that goes on.
    fn tally(self, wins: usize, other: usize) -> Option<Tally> {
        if wins >= self.target() {
            return None;
        }
        match self {
            Self::Duel(_) => {
                let lives = LIVES.checked_sub(u8::try_from(other).ok()?).filter(|lives| *lives > 0)?;
                Some(Tally::Lives { lives, wins })
            }
            Self::Points => {
                let points = i64::try_from(other).ok()?;
                (points <= most(wins)).then_some(Tally::Points { wins, points })
            }
        }
    }

    pub fn tallies(self) -> impl Iterator<Item = Tally> {
        (0..self.target()).flat_map(move |wins| (0..).map_while(move |other| self.tally(wins, other)))
    }

    /// All at which a round begins, one of two mirrored, as far as they matter; a layer leads only to those before.
    pub fn layers(self) -> Vec<Vec<Score>> {
        let mut layers = vec![Vec::new(); 2 * self.target() - 1];
        let last = layers.len() - 1;
        let tallies: Vec<Tally> = self.tallies().collect();
        for own in &tallies {
            for other in &tallies {
                let score = Score { own: *own, other: *other };
                if score.plain() == score && score <= score.flipped() {
                    layers[last - own.wins() - other.wins()].push(score);
                }
            }
        }
        layers
    }

    pub fn read(self, written: &str) -> Option<Score> {
        let (own, other) = written.split_once('/')?;
        let tally = |written: &str| self.tallies().find(|tally| tally.to_string() == written);
        Some(Score { own: tally(own)?, other: tally(other)? })
    }

    /// What follows a round that the one has won, or lost, with that entry, and in which the loser may have lost a life.
    fn next(self, score: Score, won: bool, entry: Outcome, burnt: bool) -> Next {
        let Score { own, other } = score;
        let (winner, loser) = if won { (own, other) } else { (other, own) };
        let (winner, loser) = (winner.with(entry), if burnt { loser.without_a_life() } else { loser });
        if loser.is_dead() {
            return Next::Over(won);
        }
        if winner.wins() >= self.target() {
            // On a tie of points the last win decides.
            return Next::Over((winner.points() >= loser.points()) == won);
        }
        let (own, other) = if won { (winner, loser) } else { (loser, winner) };
        Next::Round(Score { own, other })
    }

    /// To a thrower who has what is first in the score, a round that follows being worth so much, begun or not.
    pub fn ends(self, arena: &Arena, score: Score, worth: &dyn Fn(Score, bool) -> f64) -> Ends {
        let end = |won: bool, entry: Outcome, burnt: bool| match self.next(score, won, entry, burnt) {
            Next::Over(won) => f64::from(u8::from(won)),
            // The loser of a round begins the next.
            Next::Round(score) => worth(score.plain(), !won),
        };
        let is_duel = arena.is_duel();
        let throws = || arena.throws().iter().map(|(pair, _)| *pair).enumerate();
        let uncovered = |(call, claimed): (usize, &Outcome)| {
            let opened = |(throw, pair): (usize, Pair)| {
                if arena.shows(throw) {
                    end(false, Outcome::ThirteenThirteen, false)
                } else if arena.holds(throw, call) {
                    end(true, pair.entered_on(*claimed), is_duel && pair == Pair::Plain(Outcome::Fire))
                } else {
                    end(false, *claimed, is_duel && pair == Pair::Plain(Outcome::Zero))
                }
            };
            throws().map(opened).collect()
        };
        let standing = [Outcome::Zero].into_iter().chain(arena.calls().iter().copied());
        Ends {
            uncovered: arena.calls().iter().enumerate().map(uncovered).collect(),
            won: arena.calls().iter().map(|call| end(true, *call, false)).collect(),
            topped: end(true, Outcome::ThirteenThirteen, false),
            lost: standing.map(|standing| end(false, standing, false)).collect(),
        }
    }

    pub fn stakes(self, arena: &Arena, score: Score, worth: &dyn Fn(Score, bool) -> f64) -> Stakes {
        let sides = [score, score.flipped()].map(|score| self.ends(arena, score, worth)).to_vec();
        Stakes { sides, concedes: self != Self::Points }
    }
}

fn most(wins: usize) -> i64 {
    let best = |nth| points::points(nth, Entry::Result(Outcome::ThirteenThirteen));
    (1..=wins).map(best).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_read_as_it_is_written_and_no_other() {
        for (course, count) in [(MatchKind::Duel(8), 32), (MatchKind::Points, 190)] {
            assert_eq!(course.tallies().count(), count);
            for own in course.tallies() {
                let score = Score { own, other: course.start().other };
                assert_eq!(course.read(&score.to_string()), Some(score));
            }
        }
        for wrong in ["", "3:5", "3:5/", "0:1/4:2", "5:1/4:2", "4:8/4:2", "4:+1/4:2", "4:01/4:2", "4:1/4:2/4:3"] {
            assert_eq!(MatchKind::Duel(8).read(wrong), None, "{wrong}");
        }
        for wrong in ["13:20/1:1", "1:3/0:0", "0:-1/0:0"] {
            assert_eq!(MatchKind::Points.read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_score_leads_to_an_earlier_layer() {
        for course in [MatchKind::Duel(3), MatchKind::Points] {
            let mut known = std::collections::HashSet::new();
            for layer in course.layers() {
                for score in &layer {
                    for won in [true, false] {
                        for entry in Outcome::ALL {
                            for burnt in [true, false] {
                                if let Next::Round(next) = course.next(*score, won, entry, burnt) {
                                    assert!(known.contains(&next.plain()), "{score} {next}");
                                }
                            }
                        }
                    }
                }
                known.extend(layer.iter().flat_map(|score| [*score, score.flipped()]));
            }
            assert!(known.contains(&course.start()));
        }
    }
}
