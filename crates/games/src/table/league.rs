//! A tournament of the levels of computer players, every two playing each other, with ratings by Bradley and Terry
//! (1952), by maximum likelihood: 400 points higher wins ten times as often, a shared win is half a win each. Errors
//! are those of the inverse Fisher information, medium being fixed. Knows no game, clock, file or number of threads.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use base::phrase;

use super::Title;
use super::run::{Run, Series, Tally, seat_of};
use crate::game::Illegal;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::options::Values;

mod rate;

pub use rate::{MEDIUM, Rating};

#[derive(Clone, Debug)]
pub struct League {
    pub options: Values,
    /// The levels, each once.
    pub levels: Vec<Level>,
    /// How many matches every two play; where two cannot play, how many all play together.
    pub games: u64,
    pub luck: Luck,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Meeting {
    pub levels: Vec<Level>,
    pub tally: Tally,
}

#[derive(Clone, Debug, PartialEq)]
pub struct LeagueResult {
    pub ratings: Vec<Rating>,
    pub meetings: Vec<Meeting>,
}

impl League {
    /// Every two levels or, where two cannot play, all of them, some twice where more are needed.
    fn tables(&self, title: &dyn Title) -> Result<Vec<Vec<Level>>, Illegal> {
        let seats = title.seats_with(&self.options)?;
        if *seats.end() < 2 {
            return Err(phrase!("league-alone").into());
        }
        if *seats.start() > 2 {
            let count = self.levels.len().clamp(*seats.start(), *seats.end());
            return Ok(vec![self.levels.iter().copied().cycle().take(count).collect()]);
        }
        let pair = |place: usize| self.levels[place + 1..].iter().map(move |other| vec![self.levels[place], *other]);
        Ok((0..self.levels.len()).flat_map(pair).collect())
    }

    /// `told` hears how many matches were played each time one was.
    pub fn play(
        &self,
        title: &dyn Title,
        threads: NonZero<usize>,
        told: &(dyn Fn(u64) + Sync),
    ) -> Result<LeagueResult, Illegal> {
        let (mut meetings, done) = (Vec::new(), AtomicU64::new(0));
        let mut halves = rate::Halves::new(self.levels.len());
        for (table, levels) in self.tables(title)?.into_iter().enumerate() {
            let name = |(seat, level): (usize, &Level)| (format!("{level} {}", seat + 1), *level);
            let players: Vec<(String, Level)> = levels.iter().enumerate().map(name).collect();
            let luck = self.luck.nth(table as u64);
            let series = Series { options: self.options.clone(), players, games: self.games, luck };
            // Of every two at the table, in halves: whole numbers come out the same in any order.
            let count = levels.len();
            let won: Vec<AtomicU64> = (0..count * count).map(|_| AtomicU64::new(0)).collect();
            let keep = |n: u64, run: &Run| {
                let wins = |player: usize| u64::from(run.winners.contains(&seat_of(player, n, count)));
                for (place, won) in won.iter().enumerate() {
                    let (one, other) = (wins(place / count), wins(place % count));
                    // Who both have lost say nothing of each other.
                    won.fetch_add(if one == 1 { 2 - other } else { 0 }, Ordering::Relaxed);
                }
                told(done.fetch_add(1, Ordering::Relaxed) + 1);
                Ok::<(), Illegal>(())
            };
            let tally = series.play(title, threads, &keep)?;
            let place = |level: Level| self.levels.iter().position(|other| *other == level).unwrap_or_default();
            for (pair, won) in won.into_iter().enumerate() {
                let (one, other) = (place(levels[pair / count]), place(levels[pair % count]));
                if one != other {
                    halves.add(one, other, won.into_inner());
                }
            }
            meetings.push(Meeting { levels, tally });
        }
        let fixed = self.levels.iter().position(|level| *level == Level::Medium).unwrap_or_default();
        Ok(LeagueResult { ratings: halves.ratings(fixed), meetings })
    }

    pub fn matches(&self, title: &dyn Title) -> Result<u64, Illegal> {
        Ok(self.tables(title)?.len() as u64 * self.games)
    }
}

#[cfg(test)]
mod tests;
