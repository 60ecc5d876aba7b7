//! A table by a list of tie-breaks, each row saying which of them put it above the next; whom only a lot would part
//! shares a rank until it is drawn. Knows no stage and no day.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use base::phrase::{Phrase, phrase};
use games::game::Score;

use super::Id;

/// What may put one above another (`docs/rules/championship.md`, "Ranks").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Criterion {
    /// A draw is half a one.
    Wins,
    Points,
    /// Fewer are better.
    Losses,
    /// More wins in the matches among all those who are still tied.
    Direct,
    Difference,
    /// What all whom one has met have won.
    Buchholz,
    /// What those have won over whom one has won, and half of it where one drew.
    Sonneborn,
    Lot,
}

impl Criterion {
    pub const ALL: [Self; 8] = [
        Self::Wins,
        Self::Points,
        Self::Losses,
        Self::Direct,
        Self::Difference,
        Self::Buchholz,
        Self::Sonneborn,
        Self::Lot,
    ];

    /// The word in files and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Points => "points",
            Self::Losses => "losses",
            Self::Direct => "direct",
            Self::Difference => "difference",
            Self::Buchholz => "buchholz",
            Self::Sonneborn => "sonneborn",
            Self::Lot => "lot",
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Wins => "championship-wins",
            Self::Points => "championship-points",
            Self::Losses => "championship-losses",
            Self::Direct => "championship-direct",
            Self::Difference => "championship-difference",
            Self::Buchholz => "championship-buchholz",
            Self::Sonneborn => "championship-sonneborn",
            Self::Lot => "championship-lot",
        }
    }

    /// Each at most once, the lot last.
    pub fn check(order: &[Self]) -> Result<(), Phrase> {
        let twice = order.iter().enumerate().any(|(at, one)| order[..at].contains(one));
        let last = order.iter().position(|one| *one == Self::Lot) == order.len().checked_sub(1);
        if twice || !last { Err(phrase!("championship-bad-order")) } else { Ok(()) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchResult {
    pub ids: [Id; 2],
    /// 1, ½ or 0.
    pub won: [Score; 2],
    pub points: [i64; 2],
    /// Whether it was played, not decided without that.
    pub played: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub played: u32,
    pub wins: Score,
    pub losses: u32,
    pub points: i64,
    /// Own points less those of the others.
    pub difference: i64,
    pub buchholz: Score,
    /// In quarters.
    pub sonneborn: u32,
}

/// In a result, whom they have won against who rested.
pub const NOBODY: Id = 0;

/// Whom one of them has met, in Sonneborn–Berger only without a loss, and what each of those counts, in quarters.
pub fn counted(id: Id, outcomes: &[MatchResult], by: Criterion) -> Vec<(Id, u32)> {
    let halves = |score: Score| u32::try_from(score.in_halves()).unwrap_or(0);
    let won = |other: Id| -> u32 {
        let sides = |one: &MatchResult| {
            [0, 1].into_iter().filter(|side| one.ids[*side] == other).map(|side| halves(one.won[side])).sum::<u32>()
        };
        outcomes.iter().map(sides).sum()
    };
    let counts = |one: &MatchResult| {
        let side = one.ids.iter().position(|its| *its == id)?;
        let other = Some(one.ids[1 - side]).filter(|other| *other != NOBODY)?;
        let share = if by == Criterion::Sonneborn { halves(one.won[side]) } else { 2 };
        (share > 0).then(|| (other, share * won(other)))
    };
    outcomes.iter().filter_map(counts).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub id: Id,
    pub tally: Tally,
    /// From 1; of those who are tied the best of theirs, of whoever has left and takes nobody's place none.
    pub rank: Option<usize>,
    /// The last of the ranks that they share; their own where they share it with nobody.
    pub last: usize,
    /// What put them above the next; none for the last, and none where only a lot would.
    pub by: Option<Criterion>,
    /// Whether they go on, or would if the stage ended now; none where a lot has to say it.
    pub through: Option<bool>,
}

impl Row {
    pub fn is_tied(&self) -> bool {
        self.rank.is_some_and(|rank| rank < self.last)
    }

    /// `3`, `3–5`, or nothing.
    pub fn place(&self) -> String {
        match self.rank {
            Some(rank) if self.is_tied() => format!("{rank}–{}", self.last),
            Some(rank) => rank.to_string(),
            None => String::new(),
        }
    }

    pub fn why(&self) -> Option<Phrase> {
        if self.is_tied() { Some(phrase!("championship-tied")) } else { self.by.map(|by| Phrase::new(by.name())) }
    }
}

/// Best first. Whom `lot` does not name stands behind, as in `ids`; without one, those only a lot parts are tied.
pub fn table(ids: &[Id], outcomes: &[MatchResult], order: &[Criterion], lot: Option<&[Id]>) -> Vec<Row> {
    let size = ids.iter().chain(outcomes.iter().flat_map(|one| &one.ids)).max().map_or(0, |id| id + 1);
    let mut tallies = vec![Tally::default(); size];
    for outcome in outcomes {
        for side in [0, 1] {
            let tally = &mut tallies[outcome.ids[side]];
            let (own, other) = (outcome.points[side], outcome.points[1 - side]);
            tally.played += u32::from(outcome.played);
            tally.wins = tally.wins + outcome.won[side];
            tally.losses += u32::from(outcome.won[side] == Score::whole(0));
            tally.points += own;
            tally.difference += own - other;
        }
    }
    let wins: Vec<Score> = tallies.iter().map(|tally| tally.wins).collect();
    for outcome in outcomes.iter().filter(|outcome| !outcome.ids.contains(&NOBODY)) {
        for side in [0, 1] {
            let (tally, other) = (&mut tallies[outcome.ids[side]], wins[outcome.ids[1 - side]]);
            tally.buchholz = tally.buchholz + other;
            tally.sonneborn += u32::try_from(outcome.won[side].in_halves() * other.in_halves()).unwrap_or(0);
        }
    }
    let mut drawn = vec![usize::MAX; size];
    let named = lot.unwrap_or_default().iter().enumerate().filter(|(_, id)| **id < size);
    named.for_each(|(place, id)| drawn[*id] = place);
    let tables = Tables { tallies, drawn, outcomes, is_drawn: lot.is_some() };
    let mut rows = Vec::with_capacity(ids.len());
    tables.part(ids.to_vec(), order, None, &mut rows);
    rows
}

struct Tables<'a> {
    tallies: Vec<Tally>,
    drawn: Vec<usize>,
    outcomes: &'a [MatchResult],
    is_drawn: bool,
}

impl Tables<'_> {
    /// Puts those who are tied so far into rows; `below` is what put them above whoever comes behind them.
    fn part(&self, mut tied: Vec<Id>, order: &[Criterion], below: Option<Criterion>, rows: &mut Vec<Row>) {
        let before = rows.len();
        let row = |id: Id, place: usize, last: usize, by| {
            let (tally, rank) = (self.tallies[id], Some(before + place));
            Row { id, tally, rank, last: before + last, by, through: None }
        };
        let count = tied.len();
        if let [one] = tied[..] {
            return rows.push(row(one, 1, 1, below));
        }
        let Some((criterion, rest)) = order.split_first().filter(|(one, _)| self.is_drawn || **one != Criterion::Lot)
        else {
            if !self.is_drawn {
                return rows.extend(tied.iter().map(|id| row(*id, 1, count, None)));
            }
            // Nothing is left to tell them apart: it is as if a lot had said what the list says.
            let by = |place| if place == count { below } else { Some(Criterion::Lot) };
            return rows.extend((1..).zip(&tied).map(|(place, id)| row(*id, place, place, by(place))));
        };
        let worth = self.worth(&tied, *criterion);
        // Stable: where it does not tell them apart, the order stays.
        tied.sort_by_key(|id| Reverse(worth[*id]));
        let parts: Vec<Vec<Id>> = tied.chunk_by(|a, b| worth[*a] == worth[*b]).map(<[Id]>::to_vec).collect();
        let last = parts.len().saturating_sub(1);
        for (at, part) in parts.into_iter().enumerate() {
            self.part(part, rest, if at == last { below } else { Some(*criterion) }, rows);
        }
    }

    /// By ids; more is better.
    fn worth(&self, tied: &[Id], criterion: Criterion) -> Vec<i64> {
        let mut worth = vec![0; self.tallies.len()];
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        for id in tied {
            let tally = &self.tallies[*id];
            worth[*id] = match criterion {
                Criterion::Wins => tally.wins.in_halves(),
                Criterion::Points => tally.points,
                Criterion::Losses => -i64::from(tally.losses),
                Criterion::Difference => tally.difference,
                Criterion::Buchholz => tally.buchholz.in_halves(),
                Criterion::Sonneborn => tally.sonneborn.into(),
                Criterion::Lot => -number(self.drawn[*id]),
                Criterion::Direct => 0,
            };
        }
        if criterion == Criterion::Direct {
            let mut among = vec![false; self.tallies.len()];
            tied.iter().for_each(|id| among[*id] = true);
            for outcome in self.outcomes.iter().filter(|outcome| outcome.ids.iter().all(|id| among[*id])) {
                for side in [0, 1] {
                    worth[outcome.ids[side]] += outcome.won[side].in_halves();
                }
            }
        }
        worth
    }
}

#[cfg(test)]
mod tests;
