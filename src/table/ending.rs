//! What a match came to, told at its end: what everybody had of each part of it, side by side, how the scores went, and
//! when it was decided. Knows no game, no screen and no thread.

use super::Table;
use crate::game::{Illegal, Score, Seat};
use crate::phrase::Phrase;

pub mod page;

/// A part of what a match came to, such as a line of the sheet or a game of several: what everybody had of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// Which part.
    pub what: Phrase,
    /// What each seat had of it, by seat; `None` where it had nothing that counts.
    pub had: Vec<Option<Score>>,
    /// Who was first or best in it.
    pub best: Vec<Seat>,
}

impl Share {
    /// A part in which much is good.
    pub fn most(what: Phrase, had: Vec<Option<Score>>) -> Self {
        Self::by(what, had, |score| score)
    }

    /// A part in which little is good.
    pub fn least(what: Phrase, had: Vec<Option<Score>>) -> Self {
        Self::by(what, had, |score| -score)
    }

    fn by(what: Phrase, had: Vec<Option<Score>>, worth: impl Fn(Score) -> Score) -> Self {
        let best = leaders(had.iter().map(|had| had.map(&worth)));
        // Where all had the same of it, nobody was better.
        let best = if best.len() == had.len() { Vec::new() } else { best };
        Self { what, had, best }
    }

    /// So much for each, in whole points.
    pub fn counts(counts: impl IntoIterator<Item = usize>) -> Vec<Option<Score>> {
        counts.into_iter().map(|count| Some(Score::whole(i64::try_from(count).unwrap_or(i64::MAX)))).collect()
    }
}

/// Who has the most.
fn leaders(scores: impl Iterator<Item = Option<Score>> + Clone) -> Vec<Seat> {
    let most = scores.clone().flatten().max();
    let of_most = |score: &Option<Score>| score.is_some() && *score == most;
    scores.enumerate().filter(|(_, score)| of_most(score)).map(|(seat, _)| seat).collect()
}

/// How the scores went.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// How many events had happened, and the scores then: at the beginning, and whenever they changed.
    pub steps: Vec<(usize, Vec<Score>)>,
    /// How many events there are.
    pub end: usize,
    /// Whether little is good.
    low_wins: bool,
}

impl Course {
    /// Of a match as it stands.
    ///
    /// # Errors
    /// What is wrong with its header, as it would have been for the match itself.
    pub fn of(table: &dyn Table) -> Result<Self, Illegal> {
        let mut again = table.title().open(table.header().clone())?;
        let mut steps = vec![(0, again.scores())];
        for told in table.told() {
            again.enter(&told.entry)?;
            let scores = again.scores();
            if steps.last().is_some_and(|(_, last)| *last != scores) {
                steps.push((again.told().len(), scores));
            }
        }
        Ok(Self { steps, end: table.told().len(), low_wins: table.title().about().low_wins })
    }

    /// Who was in front at a step, alone or with others.
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

    /// After how many events somebody's way to whoever was best beside them had changed most at once.
    pub fn swing(&self) -> Option<usize> {
        let margins = |scores: &[Score]| -> Vec<Score> {
            let ahead = |seat: Seat| {
                let others = scores.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, score)| *score);
                let best = if self.low_wins { others.min() } else { others.max() };
                best.map_or(Score::default(), |best| scores[seat] - best)
            };
            (0..scores.len()).map(ahead).collect()
        };
        let turned = self.steps.windows(2).map(|pair| {
            let (before, after) = (margins(&pair[0].1), margins(&pair[1].1));
            let most = before.iter().zip(&after).map(|(before, after)| (*after - *before).in_halves().abs()).max();
            (most.unwrap_or_default(), pair[1].0)
        });
        // Of equal ones the later: more was at stake.
        turned.filter(|(most, _)| *most > 0).max().map(|(_, step)| step)
    }
}

#[cfg(test)]
mod tests;
