//! Under the cup: easy bluffs at random, medium reckons with how often a claim holds by itself, strong draws from the
//! equilibrium. What each decision is worth is reckoned against the latter.

use std::sync::Arc;

use rand::{Rng, RngExt};

use super::super::options::Options;
use super::super::outcome::{Outcome, Pair};
use super::super::rules::{Action, Claim, Dre13ehn};
use super::among::Among;
use super::arena::{Arena, State};
use super::equity::RoundEnd;
use super::known::{self, Known, Round};
use super::plan::{CALL, Odds, PEEK, SHOW, THROW};
use super::score::{MatchKind, Score, Tally};
use super::{named, names, pick};
use crate::game::bot::{Candidate, Level, Mark, ranked};
use crate::game::{Game, Seat};
use crate::table::Stake;

/// What stands between who throws or has thrown and the next, before the claim that may have been made.
fn state(arena: &Arena, seen: &Dre13ehn) -> State {
    let (thrower, other) = (seen.thrower(), seen.next(seen.thrower()));
    let standing = seen.standing().map(|standing| standing.outcome);
    let (before, claimed) = match (seen.is_handed_on(), seen.is_blind()) {
        (true, false) => (seen.before(), standing),
        (true, true) | (false, _) => (standing, None),
    };
    let counts = !seen.options().is_duel();
    State {
        standing: before.and_then(|outcome| arena.call(outcome)),
        mine: counts && seen.has_called_two(thrower) && claimed != Some(Outcome::Two),
        theirs: counts && seen.has_called_two(other),
    }
}

struct Turn {
    known: Arc<Known>,
    strategy: Strategy,
    state: State,
    odds: Odds,
}

enum Strategy {
    Two { round: Arc<Round>, side: usize },
    Among { round: Arc<Among>, place: usize },
}

impl Turn {
    fn of(seen: &Dre13ehn) -> Self {
        let known = known::known(seen.options());
        let (seats, state) = (seen.entries().len(), state(known.arena(), seen));
        if seats > 2 {
            return Self::among(seen, known, state);
        }
        let (thrower, other) = (seen.thrower(), seen.next(seen.thrower()));
        let score =
            known.course.map(|course| Score { own: tally(course, seen, thrower), other: tally(course, seen, other) });
        let (round, side) = known.round(score);
        let odds = round.plan.at(known.arena(), side, state).clone();
        Self { known, strategy: Strategy::Two { round, side }, state, odds }
    }

    fn among(seen: &Dre13ehn, known: Arc<Known>, state: State) -> Self {
        let seats = seen.entries().len();
        let round = known.among(seats);
        let stands = seen.standing().map(|standing| standing.outcome);
        // After a 1 the direction has turned already.
        let turned = seen.is_handed_on() && !seen.is_blind() && stands == Some(Outcome::One);
        let step = if seen.goes_clockwise() == turned { seats - 1 } else { 1 };
        let seat = |from: usize| (seen.thrower() + from * step) % seats;
        let called = |from: &usize| if *from == 0 { state.mine } else { seen.has_called_two(seat(*from)) };
        let place = round.place(state.standing, (0..seats).filter(called).map(|from| 1 << from).sum());
        Self { known, state, odds: round.odds(place), strategy: Strategy::Among { round, place } }
    }
}

fn tally(course: MatchKind, seen: &Dre13ehn, seat: Seat) -> Tally {
    let wins = seen.entries()[seat].len();
    match course {
        MatchKind::Duel(_) => Tally::Lives { lives: seen.lives()[seat], wins },
        MatchKind::Points => Tally::Points { wins, points: seen.points()[seat] },
    }
}

/// The place of the throw under the cup, if the thrower has seen it.
fn looked(arena: &Arena, seen: &Dre13ehn) -> Option<usize> {
    seen.dice().filter(|_| seen.has_looked()).and_then(|roll| arena.throw(roll.pair()))
}

pub(super) fn prepare(seen: &Dre13ehn) {
    // What it finds is kept in `known`.
    drop(Turn::of(seen));
}

pub(super) fn choose(seen: &Dre13ehn, seat: Seat, level: Level, rng: &mut dyn Rng) -> Action {
    match (seen.is_handed_on(), level) {
        (true, Level::Easy) => easy_answer(seen, seat, rng),
        (true, Level::Medium) => medium_answer(seen, seat, rng),
        (true, Level::Strong | Level::VeryStrong) => strong_answer(seen, seat, rng),
        (false, Level::Easy | Level::Medium) => plain_turn(seen, level, rng),
        (false, Level::Strong | Level::VeryStrong) => strong_turn(seen, rng),
    }
}

fn strong_turn(seen: &Dre13ehn, rng: &mut dyn Rng) -> Action {
    let turn = Turn::of(seen);
    let choice = drawn(turn.row(looked(turn.arena(), seen)), rng);
    done(choice, turn.arena(), seen, rng)
}

fn done(choice: usize, arena: &Arena, seen: &Dre13ehn, rng: &mut dyn Rng) -> Action {
    match choice {
        PEEK => Action::Peek,
        THROW => Action::Throw,
        SHOW => Action::Show,
        _ => called(arena.calls()[choice - CALL], seen, rng),
    }
}

pub(super) fn drawn(odds: &[f64], rng: &mut dyn Rng) -> usize {
    let mut left: f64 = rng.random_range(0.0..1.0);
    let mut last = PEEK;
    for (place, odds) in odds.iter().enumerate().filter(|(_, odds)| **odds > 0.0) {
        last = place;
        left -= odds;
        if left < 0.0 {
            break;
        }
    }
    last
}

/// In the duel, on a standing 1, a 3 is also 13.
fn called(outcome: Outcome, seen: &Dre13ehn, rng: &mut dyn Rng) -> Action {
    let is_duel = seen.options().is_duel();
    let after_one = seen.standing().is_some_and(|standing| standing.outcome == Outcome::One);
    let mut all = names(outcome);
    if is_duel && after_one && outcome == Outcome::Three {
        all.extend(names(Outcome::Thirteen));
    }
    pick(&all, rng).map_or(Action::Show, super::call)
}

fn strong_answer(seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
    if !seen.legal(seat).contains(&Action::Uncover) {
        return Action::Believe;
    }
    let turn = Turn::of(seen);
    let (arena, odds) = (turn.arena(), &turn.odds);
    let peeked = usize::from(seen.has_peeked());
    let claimed = seen.standing().and_then(|standing| arena.call(standing.outcome));
    let uncovers = match claimed {
        Some(call) if !seen.is_blind() => odds.uncovers[call][peeked],
        Some(_) | None => odds.uncovers_blind[peeked],
    };
    if rng.random_bool(uncovers.clamp(0.0, 1.0)) { Action::Uncover } else { Action::Believe }
}

fn callable(arena: &Arena, state: State) -> Vec<Outcome> {
    let calls = arena.calls().iter().enumerate();
    calls.filter(|(call, _)| arena.may_call(state, *call)).map(|(_, outcome)| *outcome).collect()
}

fn truths(arena: &Arena, state: State, pair: Pair) -> Vec<Outcome> {
    let callable = callable(arena, state);
    pair.readings().iter().copied().filter(|read| callable.contains(read)).collect()
}

fn plain_turn(seen: &Dre13ehn, level: Level, rng: &mut dyn Rng) -> Action {
    if !seen.has_looked() {
        return Action::Peek;
    }
    let arena = Arena::new(seen.options());
    let Some(throw) = looked(&arena, seen).filter(|throw| !arena.shows(*throw)) else { return Action::Show };
    let state = state(&arena, seen);
    match level {
        Level::Easy => {
            let (truths, callable) = (truths(&arena, state, arena.throws()[throw].0), callable(&arena, state));
            easy_turn(state, &truths, &callable, rng)
        }
        Level::Medium | Level::Strong | Level::VeryStrong => done(honest(&arena, state, throw), &arena, seen, rng),
    }
}

/// How often easy claims anything at all although it could say what lies there, and throws on instead of claiming.
pub(super) const BLUFFS: f64 = 0.15;
pub(super) const BLIND: f64 = 0.4;

fn easy_turn(state: State, truths: &[Outcome], callable: &[Outcome], rng: &mut dyn Rng) -> Action {
    let bluffs = rng.random_bool(BLUFFS);
    let told = pick(truths, rng).filter(|_| !bluffs);
    if told.is_none() && state.standing.is_some() && rng.random_bool(BLIND) {
        return Action::Throw;
    }
    told.or_else(|| pick(callable, rng)).and_then(|outcome| named(outcome, rng)).unwrap_or(Action::Show)
}

fn easy_answer(seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
    let legal = seen.legal(seat);
    let fire = seen.standing().is_some_and(|standing| standing.outcome == Outcome::FireFire);
    let uncovers = legal.contains(&Action::Uncover) && (fire || rng.random_bool(0.3));
    if uncovers { Action::Uncover } else { Action::Believe }
}

/// Calls the highest of what lies there; else throws again where that holds in half the cases, else claims the least.
pub(super) fn honest(arena: &Arena, state: State, throw: usize) -> usize {
    // The rarer it is to be answered, the better a call.
    let rank = |call: &usize| -arena.blind(*call);
    let calls = || (0..arena.calls().len()).filter(|call| arena.may_call(state, *call));
    let readings = arena.throws()[throw].0;
    let truths = calls().filter(|call| readings.readings().contains(&arena.calls()[*call]));
    if let Some(truth) = truths.max_by(|a, b| rank(a).total_cmp(&rank(b))) {
        return CALL + truth;
    }
    if state.standing.is_some_and(|standing| arena.blind(standing) >= 0.5) {
        return THROW;
    }
    let least = calls().filter(|call| !arena.is_fire(*call)).min_by(|a, b| rank(a).total_cmp(&rank(b)));
    let otherwise = if state.standing.is_some() { THROW } else { SHOW };
    least.map_or(otherwise, |call| CALL + call)
}

/// Uncovers what is unlikely by itself, the more so the unlikelier; a player who looked is trusted more.
fn medium_answer(seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
    let arena = Arena::new(seen.options());
    let claimed = seen.standing().and_then(|standing| arena.call(standing.outcome));
    let Some(call) = claimed.filter(|_| seen.legal(seat).contains(&Action::Uncover)) else { return Action::Believe };
    if arena.is_fire(call) {
        return Action::Uncover;
    }
    let trust = if seen.has_peeked() && !seen.is_blind() { 0.25 } else { 0.0 };
    let doubt = (1.0 - arena.blind(call) - trust).clamp(0.0, 0.9);
    if rng.random_bool(doubt) { Action::Uncover } else { Action::Believe }
}

/// The least that is at stake in a round, in chances to win the match; what lies below is rounding.
const NO_STAKE: f64 = 1e-9;

/// What each decision is worth, all playing on as strong does, best first: between the worst (0) and the best (1) that
/// can come of the round, so where it is just won or lost the chance to win it; all the same where the match is
/// decided. Where no round is lost on purpose, giving it away is listed only where that costs something.
pub(super) fn judge(seen: &Dre13ehn, decisions: Vec<Action>) -> Vec<Candidate<Action>> {
    let turn = Turn::of(seen);
    let (is_answer, (worst, best)) = (seen.is_handed_on(), turn.range());
    let (worst, stake) = (if is_answer { 1.0 - best } else { worst }, best - worst);
    let worth = |action: &Action| {
        let worth = if is_answer { turn.answer(seen, action) } else { turn.turn(seen, action) };
        if stake < NO_STAKE { 0.5 } else { ((worth - worst) / stake).clamp(0.0, 1.0) }
    };
    let mut all: Vec<Candidate<Action>> =
        decisions.into_iter().map(|action| Candidate { value: worth(&action), action }).collect();
    // Where it is as good to lose the round, nobody needs a foul for it; among more, nobody loses it on purpose.
    let shows = |action: &Action| *action == Action::Show && matches!(turn.strategy, Strategy::Two { .. });
    all.sort_by_key(|one| !shows(&one.action) && turn.gives_away(seen, &one.action));
    if matches!(turn.strategy, Strategy::Two { .. }) && !turn.concedes() {
        let played = all.iter().filter(|one| !turn.gives_away(seen, &one.action));
        let best = played.map(|one| one.value).fold(0.0, f64::max);
        all.retain(|one| !turn.gives_away(seen, &one.action) || Mark::of(best - one.value) != Mark::Good);
    }
    ranked(all)
}

/// What a round decides where the score decides how it is played: the worst and the best that can come of it.
pub fn stake(seen: &Dre13ehn, seat: Seat) -> Option<Stake> {
    let is_known = seen.options().cup() && seen.entries().len() == 2 && MatchKind::of(seen.options()).is_some();
    is_known.then(|| {
        let (worst, best) = Turn::of(seen).range();
        if seat == seen.thrower() {
            Stake { lost: worst, won: best }
        } else {
            Stake { lost: 1.0 - best, won: 1.0 - worst }
        }
    })
}

/// Some rounds among so many as strong plays them, the first seat beginning.
pub(super) fn rounds(options: &Options, seats: usize, count: usize, rng: &mut dyn Rng) -> Vec<RoundEnd> {
    let among = known::known(options).among(seats);
    let odds: Vec<Odds> = (0..among.size()).map(|place| among.odds(place)).collect();
    (0..count).map(|_| among.play(&odds, rng)).collect()
}

impl Turn {
    fn arena(&self) -> &Arena {
        self.known.arena()
    }

    fn concedes(&self) -> bool {
        matches!(&self.strategy, Strategy::Two { round, .. } if round.stakes.concedes)
    }

    fn range(&self) -> (f64, f64) {
        let Strategy::Two { round, side } = &self.strategy else { return (0.0, 1.0) };
        let other = round.stakes.sides[round.stakes.other(*side)].range();
        let own = round.stakes.sides[*side].range();
        (own.0.min(1.0 - other.1), own.1.max(1.0 - other.0))
    }

    /// Whether a decision loses the round, whatever lies under the cup.
    fn gives_away(&self, seen: &Dre13ehn, action: &Action) -> bool {
        let shows = || looked(self.arena(), seen).is_some_and(|throw| self.arena().shows(throw));
        match action {
            Action::Peek => seen.has_peeked(),
            Action::Show => !shows(),
            Action::Call(word) => match seen.claim(word) {
                Claim::Show => !shows(),
                Claim::Forbidden | Claim::Unknown => true,
                Claim::Result(outcome) => {
                    self.arena().call(outcome).is_none_or(|call| !self.arena().may_call(self.state, call))
                }
            },
            Action::Believe => {
                seen.standing().is_some_and(|standing| standing.outcome == Outcome::FireFire) && !seen.is_blind()
            }
            Action::Throw | Action::Uncover => false,
            // F13 is asked about, which gives it away; none of the others is there under the cup.
            Action::Ask | Action::Silent | Action::Late | Action::Keep => true,
        }
    }

    fn turn(&self, seen: &Dre13ehn, action: &Action) -> f64 {
        let arena = self.arena();
        match action {
            Action::Peek if seen.has_peeked() => self.foul(),
            Action::Peek => self.beside(seen, PEEK, self.peek()),
            Action::Throw => {
                self.blind(seen.has_peeked()).map_or_else(|| self.foul(), |worth| self.beside(seen, THROW, worth))
            }
            Action::Show => self.shown(looked(arena, seen)),
            Action::Call(word) => match seen.claim(word) {
                Claim::Show => self.shown(looked(arena, seen)),
                Claim::Forbidden | Claim::Unknown => self.foul(),
                Claim::Result(outcome) => match arena.call(outcome).filter(|call| arena.may_call(self.state, *call)) {
                    Some(call) => {
                        let worth = self.called(call, looked(arena, seen), usize::from(seen.has_peeked()));
                        self.beside(seen, CALL + call, worth)
                    }
                    None => self.lost(),
                },
            },
            // None of these is there in a turn.
            Action::Silent | Action::Late | Action::Believe | Action::Uncover | Action::Ask | Action::Keep => {
                self.foul()
            }
        }
    }

    fn peek(&self) -> f64 {
        let best = |throw| match self.strategy {
            Strategy::Two { .. } => self.best(throw),
            Strategy::Among { .. } => self.played(Some(throw)),
        };
        self.arena().throws().iter().zip(0..).map(|((_, odds), throw)| odds * best(throw)).sum()
    }

    /// Among more the plan is learned, not solved: what it does by odds is as good as its rest, nothing else better.
    fn beside(&self, seen: &Dre13ehn, choice: usize, worth: f64) -> f64 {
        if let Strategy::Two { .. } = self.strategy {
            return worth;
        }
        let throw = looked(self.arena(), seen);
        let played = self.played(throw);
        if self.row(throw)[choice] > 0.0 { played } else { worth.min(played) }
    }

    fn row(&self, throw: Option<usize>) -> &[f64] {
        throw.map_or(&self.odds.unseen, |throw| &self.odds.seen[throw])
    }

    /// What a turn is worth in which the plan is played, that throw lying there where one has looked.
    fn played(&self, throw: Option<usize>) -> f64 {
        let worth = |choice| match choice {
            PEEK => self.peek(),
            THROW => self.blind(throw.is_some()).unwrap_or_default(),
            SHOW => self.shown(throw),
            call => self.called(call - CALL, throw, usize::from(throw.is_some())),
        };
        let done = self.row(throw).iter().enumerate().filter(|(_, odds)| **odds > 0.0);
        done.map(|(choice, odds)| odds * worth(choice)).sum()
    }

    /// What is a foul is entered as a letter, and makes no more points than a 0.
    fn foul(&self) -> f64 {
        match &self.strategy {
            Strategy::Two { round, side } => round.stakes.sides[*side].lost[0],
            Strategy::Among { .. } => self.lost(),
        }
    }

    fn lost(&self) -> f64 {
        match &self.strategy {
            Strategy::Two { round, side } => round.stakes.sides[*side].lost(self.state),
            Strategy::Among { .. } => 0.0,
        }
    }

    /// What it is worth to the thrower and to the one who answers that a call is believed; none: the blind cup.
    fn believed(&self, call: Option<usize>) -> [f64; 2] {
        match &self.strategy {
            Strategy::Two { round, side } => {
                let after = match call {
                    Some(call) if self.arena().is_fire(call) => {
                        let won = round.stakes.sides[*side].won[call];
                        return [won, 1.0 - won];
                    }
                    Some(call) => self.arena().after_call(self.state, call),
                    None => self.arena().after_blind(self.state),
                };
                let worth = round.plan.worth[round.stakes.other(*side)][self.arena().index(after)];
                [1.0 - worth, worth]
            }
            Strategy::Among { round, place } => round.believed(*place, call),
        }
    }

    /// The same where it is uncovered, that being claimed, or standing, and that throw lying there.
    fn opened(&self, call: usize, throw: usize) -> [f64; 2] {
        let worth = match &self.strategy {
            Strategy::Two { round, side } => round.stakes.sides[*side].uncovered[call][throw],
            Strategy::Among { .. } => f64::from(u8::from(self.arena().holds(throw, call))),
        };
        [worth, 1.0 - worth]
    }

    fn unseen(&self, call: usize) -> [f64; 2] {
        [0, 1].map(|side| {
            let throws = self.arena().throws().iter().enumerate();
            throws.map(|(throw, (_, odds))| odds * self.opened(call, throw)[side]).sum()
        })
    }

    /// With that throw lying there, or any.
    fn called(&self, call: usize, throw: Option<usize>, looked: usize) -> f64 {
        let uncover = self.odds.uncovers[call][looked];
        let uncovered = throw.map_or_else(|| self.unseen(call), |throw| self.opened(call, throw));
        (1.0 - uncover) * self.believed(Some(call))[0] + uncover * uncovered[0]
    }

    /// `None` where nothing stands.
    fn blind(&self, looked: bool) -> Option<f64> {
        let (unseen, believed) = (self.unseen(self.state.standing?)[0], self.believed(None)[0]);
        let uncover = self.odds.uncovers_blind[usize::from(looked)];
        Some(match self.strategy {
            Strategy::Two { .. } => unseen.min(believed),
            Strategy::Among { .. } => (1.0 - uncover) * believed + uncover * unseen,
        })
    }

    fn showing(&self, throw: usize) -> f64 {
        match &self.strategy {
            _ if !self.arena().shows(throw) => self.lost(),
            Strategy::Two { round, side } => round.stakes.sides[*side].topped,
            Strategy::Among { .. } => 1.0,
        }
    }

    fn shown(&self, throw: Option<usize>) -> f64 {
        let throws = self.arena().throws().iter().zip(0..);
        throw.map_or_else(
            || throws.map(|((_, odds), throw)| odds * self.showing(throw)).sum(),
            |throw| self.showing(throw),
        )
    }

    fn best(&self, throw: usize) -> f64 {
        let calls = (0..self.arena().calls().len()).filter(|call| self.arena().may_call(self.state, *call));
        let called = calls.map(|call| self.called(call, Some(throw), 1));
        let shown = (self.arena().shows(throw) || self.concedes()).then(|| self.showing(throw));
        called.chain(self.blind(true)).chain(shown).fold(0.0, f64::max)
    }

    fn answer(&self, seen: &Dre13ehn, action: &Action) -> f64 {
        let Some(call) = seen.standing().and_then(|standing| self.arena().call(standing.outcome)) else { return 1.0 };
        match action {
            Action::Uncover => self.uncovered(call, seen.is_blind(), usize::from(seen.has_peeked())),
            Action::Believe => self.believed((!seen.is_blind()).then_some(call))[1],
            // F13 is asked about, which gives it away; none of the others answers a cup.
            Action::Ask
            | Action::Call(_)
            | Action::Silent
            | Action::Late
            | Action::Peek
            | Action::Throw
            | Action::Show
            | Action::Keep => match &self.strategy {
                Strategy::Two { round, side } => 1.0 - round.stakes.sides[*side].won[call],
                Strategy::Among { .. } => 0.0,
            },
        }
    }

    /// What it is worth to whoever answers to uncover a claim, the thrower playing the plan; of one never made, what it
    /// is by itself as far as the plan's answer is a best one to that: a mixed one says that both are worth the same.
    fn uncovered(&self, call: usize, blind: bool, looked: usize) -> f64 {
        let (arena, odds) = (self.arena(), &self.odds);
        let (mut mass, mut sum) = (0.0, 0.0);
        for (throw, (_, chance)) in arena.throws().iter().enumerate() {
            let row = if looked == 1 { &odds.seen[throw] } else { &odds.unseen };
            mass += chance * row[CALL + call];
            sum += chance * row[CALL + call] * self.opened(call, throw)[1];
        }
        if mass > 1e-4 && !blind {
            return match self.strategy {
                Strategy::Two { .. } => sum / mass,
                Strategy::Among { .. } => self.beside_believed(call, blind, looked, sum / mass),
            };
        }
        self.beside_believed(call, blind, looked, self.unseen(call)[1])
    }

    /// What uncovering is worth, as far as the plan's own answer is a best one to that.
    fn beside_believed(&self, call: usize, blind: bool, looked: usize, uncovered: f64) -> f64 {
        let believed = self.believed((!blind).then_some(call))[1];
        let uncovers = if blind { self.odds.uncovers_blind[looked] } else { self.odds.uncovers[call][looked] };
        if uncovers <= 0.0 {
            uncovered.min(believed)
        } else if uncovers >= 1.0 {
            uncovered.max(believed)
        } else {
            believed
        }
    }
}
