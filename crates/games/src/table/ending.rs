//! What a match came to: what everybody had of each part of it, how the scores went, and when it was decided.

use base::phrase::Phrase;

use super::review::{Review, came};
use super::{Scale, Table};
use crate::game::{Illegal, Score, Seat};

pub mod page;

/// A part of what a match came to, such as a line of the sheet or a game of several: what everybody had of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    pub what: Phrase,
    /// What each seat had of it, by seat; `None` where it had nothing that counts.
    pub had: Vec<Option<Score>>,
    pub best: Vec<Seat>,
}

impl Share {
    pub fn most(what: Phrase, had: Vec<Option<Score>>) -> Self {
        Self::by(what, had, |score| score)
    }

    pub fn least(what: Phrase, had: Vec<Option<Score>>) -> Self {
        Self::by(what, had, |score| -score)
    }

    fn by(what: Phrase, had: Vec<Option<Score>>, worth: impl Fn(Score) -> Score) -> Self {
        let best = leaders(had.iter().map(|had| had.map(&worth)));
        // Where all had the same of it, nobody was better.
        let best = if best.len() == had.len() { Vec::new() } else { best };
        Self { what, had, best }
    }

    pub fn counts(counts: impl IntoIterator<Item = usize>) -> Vec<Option<Score>> {
        counts.into_iter().map(|count| Some(Score::whole(i64::try_from(count).unwrap_or(i64::MAX)))).collect()
    }
}

fn leaders(scores: impl Iterator<Item = Option<Score>> + Clone) -> Vec<Seat> {
    let most = scores.clone().flatten().max();
    let of_most = |score: &Option<Score>| score.is_some() && *score == most;
    scores.enumerate().filter(|(_, score)| of_most(score)).map(|(seat, _)| seat).collect()
}

/// Scores that change no more often than that do not say how it went.
const FLAT: usize = 6;

#[derive(Clone, Debug, PartialEq)]
pub struct ScoreCourse {
    /// How many events had happened, and the scores then: at the beginning, and whenever they changed.
    pub steps: Vec<(usize, Vec<Score>)>,
    pub end: usize,
    /// Strokes are counted, not points.
    pub low_wins: bool,
    /// What it came to for each seat ([`came`]); nothing where it goes on.
    pub came: Vec<f64>,
}

impl ScoreCourse {
    pub fn of(table: &dyn Table) -> Result<Self, Illegal> {
        let mut again = table.title().open(table.header().clone())?;
        let mut steps = vec![(0, again.scores())];
        for told in table.history() {
            again.enter(&told.entry)?;
            let scores = again.scores();
            if steps.last().is_some_and(|(_, last)| *last != scores) {
                steps.push((again.history().len(), scores));
            }
        }
        Ok(Self { steps, end: table.history().len(), low_wins: table.title().about().low_wins, came: came(table) })
    }

    fn front(&self, scores: &[Score]) -> Vec<Seat> {
        leaders(scores.iter().map(|score| Some(if self.low_wins { -*score } else { *score })))
    }

    /// After how many events they who were in front at the end, and did not all begin so, were there for good.
    pub fn decided(&self) -> Option<usize> {
        let (_, last) = self.steps.last()?;
        let front = self.front(last);
        let since = self.steps.iter().rposition(|(_, scores)| self.front(scores) != front)?;
        (front.len() < last.len()).then(|| self.steps[since + 1].0)
    }

    pub fn leaders(&self) -> Vec<Seat> {
        self.steps.last().map(|(_, scores)| self.front(scores)).unwrap_or_default()
    }

    fn margins(&self, scores: &[Score]) -> Vec<f64> {
        let ahead = |seat: Seat| {
            let others = scores.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, score)| *score);
            let best = if self.low_wins { others.min() } else { others.max() };
            best.map_or(0.0, |best| (if self.low_wins { best - scores[seat] } else { scores[seat] - best }).number())
        };
        (0..scores.len()).map(ahead).collect()
    }

    /// `None` where scores hardly change. What is to come is taken for a random walk of as many steps as came, each as
    /// wide as theirs on average: a lead counts the more the less is left.
    pub fn swing(&self) -> Option<usize> {
        let margins: Vec<Vec<f64>> = self.steps.iter().map(|(_, scores)| self.margins(scores)).collect();
        let last = margins.len().checked_sub(1).filter(|last| *last > 1)?;
        let squares: Vec<f64> = margins
            .windows(2)
            .flat_map(|pair| pair[0].iter().zip(&pair[1]).map(|(before, after)| (after - before).powi(2)))
            .collect();
        let wide = (squares.iter().sum::<f64>() / squares.len() as f64).sqrt();
        let chance = |step: usize, seat: Seat| {
            let (ahead, left) = (margins[step][seat], wide * ((last - step) as f64).sqrt());
            match left > 0.0 {
                true => (1.0 + libm::erf(ahead / left / std::f64::consts::SQRT_2)) / 2.0,
                false if ahead == 0.0 => 0.5,
                false => f64::from(u8::from(ahead > 0.0)),
            }
        };
        let moved = |step: usize| {
            let seats = 0..margins[step].len();
            seats.map(|seat| (chance(step, seat) - chance(step - 1, seat)).abs()).fold(0.0, f64::max)
        };
        // What came last is only told where it changed who was in front.
        let told =
            |step: &usize| *step < last || self.front(&self.steps[last].1) != self.front(&self.steps[last - 1].1);
        let most = (1..=last).filter(told).max_by(|one, other| moved(*one).total_cmp(&moved(*other)))?;
        (moved(most) > 0.0).then(|| self.steps[most].0)
    }

    pub fn is_flat(&self) -> bool {
        self.steps.len() <= FLAT
    }

    /// As scores tell it or, where they hardly change and two play, as a strong player thought, once all was gone through.
    pub fn turning(&self, review: &Review, scale: &Scale) -> Option<usize> {
        let seats = self.steps.first().map_or(0, |(_, scores)| scores.len());
        match self.is_flat() {
            true if seats == 2 && scale.is_of_match() && review.events() >= self.end => review.swing(scale),
            true => None,
            false => self.swing(),
        }
    }
}

#[cfg(test)]
mod tests;
