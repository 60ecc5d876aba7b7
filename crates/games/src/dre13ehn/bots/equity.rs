//! The chance to win a match by its score, all playing strongly: what a round decides of it. Knows no round. Between
//! two, to wins, it is computed from how often whoever begins wins a round. Where lives or points count for all to see,
//! or more than two play, matches are played out, with rounds drawn from those that strong players played (`ROUNDS`):
//! the same draws for every score, so that scores are compared fairly.

use std::sync::{Arc, Mutex, PoisonError};

use rand::{Rng, RngExt};

use super::super::options::{GAMES, Options, Throwing};
use super::super::outcome::Outcome;
use super::super::points;
use super::super::rules::{Dre13ehn, Entry};
use super::{cup, known, open};
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::{Game, Seat, Turn};
use crate::table::Stake;

const ROUNDS: usize = 4000;
/// How many matches are played out, and how many rounds at most in all.
const MATCHES: usize = 4000;
const MOST_ROUNDS: usize = 400_000;

/// How a round ended, seats being counted from whoever began it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundEnd {
    pub winner: Seat,
    pub starts: Seat,
    pub entry: Outcome,
    pub life: Option<Seat>,
}

pub fn stake(game: &Dre13ehn, seat: Seat) -> Stake {
    let (options, seats) = (game.options(), game.entries().len());
    let is_one_round = options.target() == 1 && options.games() == 1;
    if seats < 2 || is_one_round || game.turn().is_over() {
        return Stake::default();
    }
    if let Some(stake) = cup::stake(game, seat) {
        return stake;
    }
    if seats == 2 && !options.is_duel() {
        return between_two(game, seat);
    }
    let standing = Standing::of(game);
    let won = standing.chance(seat, true);
    Stake { lost: standing.chance(seat, false).min(won), won }
}

fn between_two(game: &Dre13ehn, seat: Seat) -> Stake {
    let options = game.options();
    let begins = match options.throwing() {
        Throwing::Cup => known::known(options).plain().plan.start(0),
        Throwing::Open | Throwing::Solo { .. } => {
            let rounds = rounds(options, 2);
            rounds.iter().filter(|round| round.winner == 0).count() as f64 / rounds.len() as f64
        }
    };
    let (target, other) = (options.target(), 1 - seat);
    let needs = [seat, other].map(|seat| target - game.entries()[seat].len().min(target));
    let ends = if options.is_tournament() {
        let games = [seat, other].map(|seat| (GAMES - game.games()[seat]) as usize);
        let each = race([1.0 - begins, begins], [target; 2], [0.0, 1.0]);
        let after = |needs| race(each, needs, [0.0, 1.0]);
        // The loser of the last round begins the next game.
        [after([games[0], games[1] - 1])[1], after([games[0] - 1, games[1]])[0]]
    } else {
        [0.0, 1.0]
    };
    let after = |needs| race([1.0 - begins, begins], needs, ends);
    Stake { lost: after([needs[0], needs[1] - 1])[1], won: after([needs[0] - 1, needs[1]])[0] }
}

/// The chance of the first of two who need so many wins, each of which is theirs with those chances, first where they do
/// not begin; whoever has lost begins the next. In the end it is worth so much to have lost, or won.
fn race(wins: [f64; 2], needs: [usize; 2], ends: [f64; 2]) -> [f64; 2] {
    let mut fewer = vec![[ends[1]; 2]; needs[1] + 1];
    for _ in 0..needs[0] {
        let mut row = vec![[ends[0]; 2]];
        for one in &fewer[1..] {
            let (won, lost) = (one[0], row[row.len() - 1][1]);
            row.push(wins.map(|wins| wins * won + (1.0 - wins) * lost));
        }
        fewer = row;
    }
    fewer[needs[1]]
}

/// How many play with these options, and some of their rounds.
type Known = (Options, usize, Arc<Vec<RoundEnd>>);
static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());

fn rounds(options: &Options, seats: usize) -> Arc<Vec<RoundEnd>> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((.., rounds)) = known.iter().find(|(other, count, _)| (other, *count) == (options, seats)) {
        return Arc::clone(rounds);
    }
    let mut rng = Luck::new(13).nth(0).after(0);
    let rounds = Arc::new(match options.throwing() {
        Throwing::Cup => cup::rounds(options, seats, ROUNDS, &mut rng),
        Throwing::Open | Throwing::Solo { .. } => (0..ROUNDS).map(|_| seen(options, seats, &mut rng)).collect(),
    });
    known.push((options.clone(), seats, Arc::clone(&rounds)));
    rounds
}

/// A round played by the rules for all to see.
fn seen(options: &Options, seats: usize, rng: &mut dyn Rng) -> RoundEnd {
    let begun = Dre13ehn::start(options, seats);
    let mut game = begun.clone();
    loop {
        match game.turn() {
            Turn::Roll(throw) => game.roll(&throw.draw(rng)),
            Turn::Seats(by) if !game.has_moved_on(&begun) => {
                let action = open::choose(&game, by[0], Level::Strong, rng);
                game.act(by[0], &action);
            }
            Turn::Seats(_) | Turn::Faces(_) | Turn::Over(_) => {}
        }
        if let Some(end) = game.last() {
            let entry = match end.entry {
                Entry::Result(outcome) => outcome,
                Entry::CallError | Entry::Peeked => Outcome::Zero,
            };
            return RoundEnd { winner: end.winner, starts: end.starts, entry, life: end.life };
        }
    }
}

/// Between two rounds.
#[derive(Clone, Debug)]
struct Standing {
    target: usize,
    counts_points: bool,
    rounds: Arc<Vec<RoundEnd>>,
    begins: Seat,
    wins: Vec<usize>,
    points: Vec<i64>,
    lives: Vec<u8>,
}

impl Standing {
    /// As the round under way began.
    fn of(game: &Dre13ehn) -> Self {
        Self {
            target: game.options().target(),
            counts_points: game.options().counts_points(),
            rounds: rounds(game.options(), game.entries().len()),
            begins: game.last().map_or(0, |end| end.starts),
            wins: game.entries().iter().map(Vec::len).collect(),
            points: game.points(),
            lives: game.lives().to_vec(),
        }
    }

    /// The chance of `seat` to win the match where it wins the round that is played, or loses it.
    fn chance(&self, seat: Seat, won: bool) -> f64 {
        let most: usize = self.wins.iter().map(|wins| self.target - wins.min(&self.target)).sum();
        let count = MATCHES.min(MOST_ROUNDS / most.max(1));
        let mut rng = Luck::new(13).nth(1).after(0);
        (0..count).map(|_| self.clone().plays(seat, won, &mut rng)).sum::<f64>() / count as f64
    }

    fn drawn(&self, rng: &mut impl Rng) -> RoundEnd {
        let (seats, played) = (self.wins.len(), self.rounds[rng.random_range(0..self.rounds.len())]);
        let seat = |from: Seat| (self.begins + from) % seats;
        RoundEnd { winner: seat(played.winner), starts: seat(played.starts), life: played.life.map(seat), ..played }
    }

    /// What `seat` has of the win in a match that goes on so.
    fn plays(mut self, seat: Seat, won: bool, rng: &mut impl Rng) -> f64 {
        let mut first = self.drawn(rng);
        while !won && first.winner == seat {
            first = self.drawn(rng);
        }
        if first.winner != seat && won {
            let starts = if first.starts == seat { first.winner } else { first.starts };
            first = RoundEnd { winner: seat, starts, life: first.life.filter(|life| *life != seat), ..first };
        }
        let mut round = first;
        loop {
            if let Some(winners) = self.take(round) {
                return if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
            round = self.drawn(rng);
        }
    }

    fn take(&mut self, round: RoundEnd) -> Option<Vec<Seat>> {
        let winner = round.winner;
        self.wins[winner] += 1;
        self.begins = round.starts;
        if let Some(lives) = round.life.and_then(|loser| self.lives.get_mut(loser)) {
            *lives = lives.saturating_sub(1);
            if *lives == 0 {
                return Some(vec![winner]);
            }
        }
        if self.counts_points {
            self.points[winner] += points::points(self.wins[winner], Entry::Result(round.entry));
        }
        if self.wins[winner] < self.target {
            return None;
        }
        let most = self.points.iter().max().copied().unwrap_or_default();
        if !self.counts_points || self.points[winner] == most {
            return Some(vec![winner]);
        }
        Some((0..self.points.len()).filter(|seat| self.points[*seat] == most).collect())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what went wrong by ending")]

    use super::*;
    use crate::game::options::{Options as _, Values};

    fn options(given: &[(&str, &str)]) -> Options {
        let given: Values = given.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Options::read(&given).unwrap()
    }

    fn near(one: f64, other: f64, by: f64) -> bool {
        (one - other).abs() < by
    }

    #[test]
    fn a_race_is_worth_what_its_rounds_make_of_it() {
        assert_eq!(race([0.4, 0.6], [1, 1], [0.0, 1.0]), [0.4, 0.6]);
        // Won twice, or won, lost and won: the loser begins the next.
        let two = 0.6 * 0.4 + 0.6 * 0.6 * 0.6 + 0.4 * 0.6 * 0.4;
        assert!(near(race([0.4, 0.6], [2, 2], [0.0, 1.0])[1], two, 1e-12));
        assert_eq!((race([0.4, 0.6], [0, 3], [0.2, 0.9]), race([0.4, 0.6], [3, 0], [0.2, 0.9])), ([0.9; 2], [0.2; 2]));
    }

    #[test]
    fn a_match_to_one_is_the_round_and_a_longer_one_is_decided_by_its_last() {
        let begun = |given: &[(&str, &str)], seats| Dre13ehn::start(&options(given), seats);
        assert_eq!(stake(&begun(&[("mode", "cup"), ("target", "1")], 3), 0), Stake::default());
        for given in [[("mode", "cup"), ("target", "13")], [("mode", "open"), ("target", "13")]] {
            for seats in [2, 3, 5] {
                let game = begun(&given, seats);
                let all: f64 = (0..seats).map(|seat| stake(&game, seat).won).sum();
                let (won, lost) = (all / seats as f64, stake(&game, 1).lost);
                assert!(won > 1.0 / seats as f64 && won < 1.0 / seats as f64 + 0.12, "{given:?} {seats}: {won}");
                assert!(lost < 1.0 / seats as f64 + 0.02, "{given:?} {seats}: {lost}");
            }
        }
    }

    #[test]
    fn what_is_played_out_is_near_to_what_is_computed() {
        for given in [[("mode", "cup"), ("target", "5")], [("mode", "open"), ("target", "5")]] {
            let game = Dre13ehn::start(&options(&given), 2);
            let exact = stake(&game, 1);
            let rounds = match game.options().throwing() {
                Throwing::Cup => {
                    let begins = known::known(game.options()).plain().plan.start(0);
                    let made = |nth: usize| usize::from((nth as f64) < begins * ROUNDS as f64);
                    let round =
                        |nth| RoundEnd { winner: 1 - made(nth), starts: made(nth), entry: Outcome::One, life: None };
                    Arc::new((0..ROUNDS).map(round).collect())
                }
                _ => rounds(game.options(), 2),
            };
            let standing = Standing {
                target: 5,
                counts_points: false,
                rounds,
                begins: 0,
                wins: vec![0; 2],
                points: vec![0; 2],
                lives: Vec::new(),
            };
            let [lost, won] = [false, true].map(|won| standing.chance(1, won));
            assert!(near(won, exact.won, 0.025) && near(lost, exact.lost, 0.025), "{given:?}: {exact:?} {lost} {won}");
        }
    }

    #[test]
    fn lives_and_points_count() {
        for (given, seats) in [([("mode", "duel"), ("target", "8")], 2), ([("mode", "points"), ("dice", "")], 3)] {
            let given = if seats == 2 { &given[..] } else { &given[..1] };
            let begun = Dre13ehn::start(&options(given), seats);
            let even = Standing::of(&begun);
            let mut ahead = even.clone();
            if seats == 2 {
                ahead.lives[1] = 1;
            } else {
                ahead.points[0] = 10;
            }
            for won in [false, true] {
                assert!(ahead.chance(0, won) > even.chance(0, won) + 0.05, "{given:?}");
            }
            let all: f64 = (0..seats).map(|seat| stake(&begun, seat).won).sum::<f64>() / seats as f64;
            assert!(all > 1.0 / seats as f64 && all < 0.8, "{given:?} {all}");
        }
    }
}
