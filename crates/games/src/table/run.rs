//! Matches between computer players from the first throw to the end, and series of them, the same whatever the number
//! of cores: every match has its own luck, and what is added up is exact. Knows no clock, no file and no screen.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use base::threads::each;

use super::{Board, Title};
use crate::game::bot::{Bot, Level};
use crate::game::chance::Luck;
use crate::game::course::Step;
use crate::game::options::Values;
use crate::game::record::{Entry, Header, Player, PlayerKind};
use crate::game::{Event, Illegal, Match, Score, Seat, Turn};

pub type Seating = [(String, Level)];

#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    pub header: Header,
    pub entries: Vec<Entry>,
    pub scores: Vec<Score>,
    pub winners: Vec<Seat>,
}

impl Run {
    pub fn text(&self) -> String {
        let mut text = self.header.line();
        text.push('\n');
        for entry in &self.entries {
            text.push_str(&entry.line());
            text.push('\n');
        }
        text
    }

    pub fn moves(&self) -> u64 {
        self.entries.iter().map(|entry| u64::from(matches!(entry, Entry::Act { .. }))).sum()
    }
}

pub(super) fn header(game: &str, options: &Values, seating: &Seating, luck: Luck) -> Result<Header, Illegal> {
    let players = seating.iter().map(|(name, level)| Player::new(name, PlayerKind::Bot(*level)));
    let players = players.collect::<Result<_, _>>()?;
    Ok(Header { seed: Some(luck.seed()), ..Header::new(game, options.clone(), players) })
}

pub(super) fn run<G: Board>(mut course: Match<G>, seating: &Seating, luck: Luck) -> Result<Run, Illegal> {
    let bots: Vec<Box<dyn Bot<G>>> = seating.iter().map(|(_, level)| G::bot(*level)).collect();
    let winners = loop {
        let stands = course.events().len();
        let event = match course.state().turn() {
            Turn::Over(winners) => break winners,
            Turn::Roll(throw) => Event::Roll(throw.draw(&mut luck.after(stands))),
            Turn::Faces(throw) => Event::Faces(throw.draw(&mut luck.after(stands))),
            Turn::Seats(seats) => {
                let seat = *seats.first().expect("somebody may act while the match goes on");
                let seen = course.state().seen_by(Some(seat));
                let action = bots[seat].choose(&seen, seat, &mut luck.thought(stands));
                course.state().check(seat, &action)?;
                Event::Act { seat, action }
            }
        };
        course.take(Step::Event(event));
    };
    let entries = course.entries().collect();
    Ok(Run { header: course.header().clone(), entries, scores: course.state().scores(), winners })
}

#[derive(Clone, Debug)]
pub struct Series {
    pub options: Values,
    /// The players; in match n (from 0) the p-th sits at seat p + n, counted round the table.
    pub players: Vec<(String, Level)>,
    pub games: u64,
    pub luck: Luck,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tally {
    pub games: u64,
    pub moves: u64,
    pub longest: u64,
    players: Vec<Sum>,
}

#[derive(Clone, Debug, PartialEq)]
struct Sum {
    /// At `n - 1`: the wins that n shared.
    wins: Vec<u64>,
    scores: f64,
    squares: f64,
}

impl Tally {
    fn new(players: usize) -> Self {
        let sum = Sum { wins: vec![0; players], scores: 0.0, squares: 0.0 };
        Self { games: 0, moves: 0, longest: 0, players: vec![sum; players] }
    }

    fn enter(&mut self, n: u64, run: &Run) {
        self.games += 1;
        let moves = run.moves();
        self.moves += moves;
        self.longest = self.longest.max(moves);
        let count = self.players.len();
        for (index, player) in self.players.iter_mut().enumerate() {
            let seat = seat_of(index, n, count);
            if run.winners.contains(&seat) {
                player.wins[run.winners.len() - 1] += 1;
            }
            let score = run.scores[seat].number();
            player.scores += score;
            player.squares += score * score;
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.moves += other.moves;
        self.longest = self.longest.max(other.longest);
        for (player, more) in self.players.iter_mut().zip(&other.players) {
            for (wins, more) in player.wins.iter_mut().zip(&more.wins) {
                *wins += more;
            }
            player.scores += more.scores;
            player.squares += more.squares;
        }
    }

    /// The wins of each player; one that n share counts 1/n.
    #[expect(clippy::cast_precision_loss, reason = "matches are far fewer than 2^52")]
    pub fn wins(&self) -> Vec<f64> {
        let shares = |wins: &[u64]| wins.iter().zip(1_u32..).map(|(wins, among)| *wins as f64 / f64::from(among)).sum();
        self.players.iter().map(|player| shares(&player.wins)).collect()
    }

    #[expect(clippy::cast_precision_loss, reason = "matches are far fewer than 2^52")]
    pub fn means(&self) -> Vec<Option<f64>> {
        let mean = |player: &Sum| (self.games > 0).then(|| player.scores / self.games as f64);
        self.players.iter().map(mean).collect()
    }

    /// The standard error of each mean: the sample's deviation by the root of the number of matches; `None` below two.
    #[expect(clippy::cast_precision_loss, reason = "matches are far fewer than 2^52")]
    pub fn errors(&self) -> Vec<Option<f64>> {
        let n = self.games as f64;
        let error = |player: &Sum| {
            let spread = (player.squares - player.scores * player.scores / n).max(0.0);
            (self.games > 1).then(|| (spread / (n - 1.0) / n).sqrt())
        };
        self.players.iter().map(error).collect()
    }
}

/// Where the p-th of `count` players sits in the n-th match.
pub(super) fn seat_of(player: usize, n: u64, count: usize) -> Seat {
    let turned = usize::try_from(n % count as u64).expect("it is smaller than the number of players");
    (player + turned) % count
}

impl Series {
    pub fn seating(&self, n: u64) -> Vec<(String, Level)> {
        let count = self.players.len();
        let mut seats = self.players.clone();
        for (index, player) in self.players.iter().enumerate() {
            seats[seat_of(index, n, count)].clone_from(player);
        }
        seats
    }

    /// `keep` is shown each match with its number from 0, in any order; the first error ends the series.
    pub fn play<E: From<Illegal> + Send>(
        &self,
        title: &dyn Title,
        threads: NonZero<usize>,
        keep: &(dyn Fn(u64, &Run) -> Result<(), E> + Sync),
    ) -> Result<Tally, E> {
        let next = AtomicU64::new(0);
        let work = |_| {
            let mut tally = Tally::new(self.players.len());
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= self.games {
                    return Ok(tally);
                }
                let run = title.run(&self.options, &self.seating(n), self.luck.nth(n));
                match run.map_err(E::from).and_then(|run| keep(n, &run).map(|()| run)) {
                    Ok(run) => tally.enter(n, &run),
                    Err(error) => {
                        // Nobody takes another match; those being played end.
                        next.store(self.games, Ordering::Relaxed);
                        return Err(error);
                    }
                }
            }
        };
        let mut tally = Tally::new(self.players.len());
        for part in each(0..threads.get(), work) {
            tally.add(&part?);
        }
        Ok(tally)
    }
}

#[cfg(test)]
mod tests;
