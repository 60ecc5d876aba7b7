//! Rollouts: a seat's decisions are played on again and again, each told with what came of it and the standard error.
//! Knows no game, no screen and no clock: whoever asks takes one step after the other, and may stop. A trial begins
//! with what the seat knew, is played on by computer players until [`Board::payoff`] answers, or for so many turns of
//! the seat, and then valued by the strong player. In a trial all decisions have the same dice: a seat's n-th throw is
//! the same for all. The luck of the dice that [`Bot::luck`] can tell is subtracted (as gnubg does): its mean is 0, so
//! only the spread shrinks. What is worse beyond doubt is played on no more. All depends on the seed alone, not on the
//! threads: trials come in portions of a fixed size, added up in their order.

use std::fmt::Debug;
use std::num::NonZero;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use base::phrase::{Phrase, phrase};
use base::threads::spread;

use super::{Board, Stake, Table};
use crate::game::bot::{Bot, Level};
use crate::game::chance::Luck;
use crate::game::{Illegal, Seat, Turn};

mod sample;

pub use sample::{Estimate, costs, estimate};

/// So many trials of each are made before it is asked which are worse beyond doubt; then an eighth more at a time.
const PORTION: usize = 24;
/// A difference of so many of its standard errors is beyond doubt: it is looked for again and again.
const DOUBTLESS: f64 = 3.5;
/// No difference as small as this means anything: floats make it of equal ones.
const TOLERANCE: f64 = 1e-9;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct How {
    /// How often each decision is played on at most.
    pub trials: usize,
    /// How many decisions are: those that look best, and the one that was made.
    pub candidates: usize,
    /// After how many turns of the seat that decides it is judged how it stands; 0: never, all is played to its end.
    pub turns: u32,
    pub level: Level,
    /// Whether the luck of the dice is subtracted.
    pub evens: bool,
    /// With standard errors no larger than this, in the game's measure, all is known that is wanted.
    pub error: f64,
    pub seed: u64,
}

impl Default for How {
    fn default() -> Self {
        Self { trials: 1296, candidates: 5, turns: 0, level: Level::Strong, evens: true, error: 0.0, seed: 1 }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Candidate {
    /// In notation.
    pub notation: String,
    /// What the strong player thinks it is worth without playing on; none where it cannot judge.
    pub judged: Option<f64>,
    /// In the game's measure.
    pub worth: Estimate,
    /// What the best one was worth more, in the same trials; 0 of the best itself.
    pub behind: Estimate,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rolled {
    pub seat: Seat,
    /// What was decided, in notation, as it stands among the candidates.
    pub played: String,
    pub how: How,
    /// The best first.
    pub candidates: Vec<Candidate>,
    /// Whether the best is better than all others beyond doubt.
    pub clear: bool,
}

/// A rollout that is under way, its game forgotten.
pub trait Rolling: Send + Debug {
    /// As long as `wanted` says so; whether there is more to do. What is broken off leaves nothing.
    fn step(&mut self, threads: NonZero<usize>, wanted: &(dyn Fn() -> bool + Sync)) -> Result<bool, Illegal>;
    /// How many of the trials that are made at most are made, or settled because the decision is known to be worse.
    fn progress(&self) -> (usize, usize);
    fn rolled(&self) -> Rolled;
}

pub fn before(of: &dyn Table, event: usize) -> Result<Box<dyn Table>, Illegal> {
    let told = of.history();
    if event >= told.len() {
        return Err(phrase!("rollout-no-event", event = event + 1, events = told.len()).into());
    }
    let mut table = of.title().open(of.header().clone())?;
    told[..event].iter().try_for_each(|told| table.enter(&told.entry))?;
    Ok(table)
}

struct OpenCandidate<G: Board> {
    action: G::Action,
    judged: Option<f64>,
    worths: Vec<f64>,
    /// Whether it is played on: it is not known to be worse.
    open: bool,
}

/// The throws of a trial: the n-th of each seat is the same, whatever happened before it.
struct Throws {
    luck: Luck,
    made: Vec<usize>,
}

impl Throws {
    fn of(luck: Luck) -> Self {
        Self { luck, made: Vec::new() }
    }

    fn next(&mut self, by: Seat) -> ChaCha8Rng {
        self.made.resize(self.made.len().max(by + 1), 0);
        self.made[by] += 1;
        self.luck.after((by << 20) + self.made[by])
    }
}

pub(super) struct Rollout<G: Board> {
    /// The position as the seat knew it that decides.
    seen: G,
    seat: Seat,
    stake: Stake,
    /// Where what was decided stands among the lines.
    played: usize,
    lines: Vec<OpenCandidate<G>>,
    how: How,
    judge: Box<dyn Bot<G>>,
    player: Box<dyn Bot<G>>,
}

impl<G: Board> Debug for Rollout<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Rollout").field("seat", &self.seat).field("how", &self.how).finish_non_exhaustive()
    }
}

/// Whether something lies hidden from `seat` in that position, which knows everything.
pub(super) fn hides<G: Board>(state: &G, seat: Seat) -> bool {
    !state.visibility(Some(seat)).is_open() && state.seen_by(Some(seat)) == state.seen_by(None)
}

impl<G: Board> Rollout<G> {
    /// `state` knows everything.
    pub(super) fn new(state: &G, seat: Seat, played: &str, how: How) -> Result<Self, Illegal> {
        let played = state.canonical(seat, &state.read(seat, played)?);
        let legal = state.legal(seat);
        if legal.len() < 2 {
            return Err(phrase!("rollout-no-choice").into());
        }
        let seen = state.seen_by(Some(seat));
        if hides(state, seat) {
            return Err(phrase!("rollout-hidden").into());
        }
        let judge = G::bot(Level::Strong);
        let judged = judge.judge(&seen, seat, &mut Luck::new(how.seed).thought(0)).into_iter();
        let mut all: Vec<(G::Action, Option<f64>)> = judged.map(|one| (one.action, Some(one.value))).collect();
        if all.is_empty() {
            all = legal.into_iter().map(|action| (action, None)).collect();
        }
        let Some(place) = all.iter().position(|(action, _)| *action == played) else {
            return Err(phrase!("rollout-free").into());
        };
        let last = how.candidates.clamp(2, all.len()) - 1;
        let played = place.min(last);
        all.swap(place, played);
        all.truncate(last + 1);
        let line = |(action, judged)| OpenCandidate { action, judged, worths: Vec::new(), open: true };
        let lines = all.into_iter().map(line).collect();
        let stake = seen.stake(seat);
        Ok(Self { seen, seat, stake, played, lines, how, judge, player: G::bot(how.level) })
    }

    fn trial(&self, action: &G::Action, n: usize) -> Result<f64, Illegal> {
        let luck = Luck::new(self.how.seed).nth(n as u64);
        let mut state = self.seen.clone();
        state.act(self.seat, action);
        let (mut throws, mut brought, mut turns) = (Throws::of(luck), 0.0, 0);
        // What was decided is the first event.
        for event in 1.. {
            if let Some(worth) = self.seen.payoff(self.seat, &state) {
                return Ok(worth - brought);
            }
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Faces(throw) => state.reveal(&throw.draw(&mut luck.after(event))),
                Turn::Roll(throw) => {
                    let faces = throw.draw(&mut throws.next(throw.by.first().copied().unwrap_or_default()));
                    if self.how.evens && state.visibility(None).is_open() {
                        let luck = self.judge.luck(&state, &faces, &mut luck.thought(event));
                        brought += luck.and_then(|luck| luck.get(self.seat).copied()).unwrap_or_default();
                    }
                    state.roll(&faces);
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().copied().unwrap_or_default();
                    let (seen, mut rng) = (state.seen_by(Some(seat)), luck.thought(event));
                    if seat == self.seat && state.legal(seat).len() > 1 {
                        turns += 1;
                        let is_asked = turns == self.how.turns;
                        if let Some(stands) = is_asked.then(|| self.judge.evaluate(&seen, seat, &mut rng)).flatten() {
                            return Ok(stands - brought);
                        }
                    }
                    let action = self.player.quick(&seen, seat, &mut rng);
                    state.check(seat, &action)?;
                    state.act(seat, &action);
                }
            }
        }
        Ok(0.0)
    }

    /// How many trials have been made of those that are still played on.
    fn made(&self) -> usize {
        self.lines.iter().map(|line| line.worths.len()).max().unwrap_or_default()
    }

    /// The best of all, being the best that is still played on.
    fn best(&self) -> usize {
        let open = self.lines.iter().enumerate().filter(|(_, line)| line.open);
        let means = open.map(|(place, line)| (place, estimate(&line.worths).mean));
        let best = means.reduce(|best, other| if other.1 > best.1 { other } else { best });
        best.map_or(0, |(place, _)| place)
    }

    /// What the best is worth more than a line, in the trials that both have.
    fn behind(&self, best: usize, place: usize) -> Estimate {
        let pairs = self.lines[best].worths.iter().zip(&self.lines[place].worths);
        estimate(&pairs.map(|(best, other)| best - other).collect::<Vec<f64>>())
    }

    /// A worth as it is told, or, from nought, a difference.
    fn told(&self, of: Estimate, from: f64) -> Estimate {
        let span = self.stake.span();
        Estimate { mean: from + of.mean * span, error: of.error * span, ..of }
    }

    fn sift(&mut self) {
        let best = self.best();
        for place in 0..self.lines.len() {
            let behind = self.behind(best, place);
            if place != best && behind.mean > TOLERANCE.max(DOUBTLESS * behind.error) {
                self.lines[place].open = false;
            }
        }
    }

    fn is_clear(&self) -> bool {
        self.lines.iter().filter(|line| line.open).count() == 1
    }

    fn is_done(&self) -> bool {
        let exact = |line: &OpenCandidate<G>| self.told(estimate(&line.worths), 0.0).error <= self.how.error;
        let known = || self.how.error > 0.0 && self.lines.iter().filter(|line| line.open).all(exact);
        let made = self.made();
        made >= self.how.trials || made > 0 && (self.is_clear() || known())
    }
}

impl<G: Board> Rolling for Rollout<G> {
    fn step(&mut self, threads: NonZero<usize>, wanted: &(dyn Fn() -> bool + Sync)) -> Result<bool, Illegal> {
        let made = self.made();
        let open: Vec<usize> = (0..self.lines.len()).filter(|place| self.lines[*place].open).collect();
        let more = (made / 8).next_multiple_of(PORTION).max(PORTION).min(self.how.trials.saturating_sub(made));
        let one = |index: usize| {
            let (n, place) = (made + index / open.len(), open[index % open.len()]);
            self.trial(&self.lines[place].action, n)
        };
        let Some(worths) = spread(threads, more * open.len(), wanted, one) else { return Ok(false) };
        for (index, worth) in worths.into_iter().enumerate() {
            self.lines[open[index % open.len()]].worths.push(worth?);
        }
        self.sift();
        Ok(!self.is_done())
    }

    fn progress(&self) -> (usize, usize) {
        let made = |line: &OpenCandidate<G>| if line.open { line.worths.len() } else { self.how.trials };
        (self.lines.iter().map(made).sum(), self.how.trials * self.lines.len())
    }

    fn rolled(&self) -> Rolled {
        let best = self.best();
        let candidate = |(place, line): (usize, &OpenCandidate<G>)| Candidate {
            notation: line.action.to_string(),
            judged: line.judged.map(|worth| self.stake.told(worth)),
            worth: self.told(estimate(&line.worths), self.stake.lost),
            behind: self.told(self.behind(best, place), 0.0),
        };
        let mut candidates: Vec<Candidate> = self.lines.iter().enumerate().map(candidate).collect();
        candidates.sort_by(|one, other| one.behind.mean.total_cmp(&other.behind.mean));
        let played = self.lines[self.played].action.to_string();
        Rolled { seat: self.seat, played, how: self.how, candidates, clear: self.is_clear() }
    }
}

impl Rolled {
    pub fn trials(&self) -> usize {
        self.candidates.iter().map(|candidate| candidate.worth.count).max().unwrap_or_default()
    }

    pub fn made(&self) -> Option<&Candidate> {
        self.candidates.iter().find(|candidate| candidate.notation == self.played)
    }

    pub fn describe(&self) -> Phrase {
        let How { level, turns, evens, seed, .. } = self.how;
        phrase!(
            "rollout-told",
            level = level.word(),
            turns,
            luck = if evens { "yes" } else { "no" },
            seed = seed.to_string(),
            trials = self.trials(),
            clear = if self.clear { "yes" } else { "no" }
        )
    }
}

#[cfg(test)]
mod tests;
