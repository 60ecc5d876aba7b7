//! A round under the cup between two as a game of numbers: won or lost, without lists, lives or points. A new throw
//! wipes out all that is private: between turns only the standing result and who has called 2 are left, a [`State`].

use super::super::dice::Carved;
use super::super::options::Options;
use super::super::outcome::{Outcome, Pair};
use super::turn::Answers;

/// What can be called in the games of two dice. 1313 is shown, not called.
const CALLS: [Outcome; 11] = [
    Outcome::One,
    Outcome::Two,
    Outcome::Three,
    Outcome::Eight,
    Outcome::Eleven,
    Outcome::Twelve,
    Outcome::Thirteen,
    Outcome::TwentyTwo,
    Outcome::ThirtyThree,
    Outcome::FireFire,
    Outcome::FireThirteen,
];

const DUEL_CALLS: [Outcome; 4] = [Outcome::One, Outcome::Two, Outcome::Three, Outcome::Fire];

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The standing result, as its place among the calls.
    pub standing: Option<usize>,
    /// Whether who is to throw has called 2; `theirs`, whether the other has.
    pub mine: bool,
    pub theirs: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Arena {
    is_duel: bool,
    calls: &'static [Outcome],
    throws: Vec<(Pair, f64)>,
    /// By call: the odds that a throw nobody has seen holds against it.
    blind: Vec<f64>,
    /// By throw and call: whether it holds.
    holds: Vec<Vec<bool>>,
    /// By call: whether 2 can still be called once it stands, so that it matters who has.
    twos: Vec<bool>,
}

impl Arena {
    pub fn new(options: &Options) -> Self {
        let is_duel = options.is_duel();
        let each: f64 = options.dice().iter().map(share).product();
        let mut throws: Vec<(Pair, f64)> = Vec::new();
        for pair in options.throws() {
            match throws.iter_mut().find(|(other, _)| *other == pair) {
                Some((_, sum)) => *sum += each,
                None => throws.push((pair, each)),
            }
        }
        throws.sort_by_key(|(pair, _)| *pair);
        let calls: &'static [Outcome] = if is_duel { &DUEL_CALLS } else { &CALLS };
        let holds: Vec<Vec<bool>> =
            throws.iter().map(|(pair, _)| calls.iter().map(|call| pair.holds(*call, is_duel)).collect()).collect();
        let odds =
            |call: usize| throws.iter().zip(&holds).filter(move |(_, holds)| holds[call]).map(|((_, odds), _)| odds);
        let blind = (0..calls.len()).map(|call| odds(call).sum()).collect();
        let mut twos = vec![false; calls.len()];
        for _ in calls {
            for (call, outcome) in calls.iter().enumerate().filter(|_| !is_duel) {
                let mut answers =
                    calls.iter().zip(twos.clone()).filter(|(other, _)| outcome.answered_by().contains(other));
                twos[call] = answers.any(|(other, twos)| *other == Outcome::Two || twos);
            }
        }
        Self { is_duel, calls, throws, blind, holds, twos }
    }

    pub fn is_duel(&self) -> bool {
        self.is_duel
    }

    pub fn calls(&self) -> &'static [Outcome] {
        self.calls
    }

    pub fn call(&self, outcome: Outcome) -> Option<usize> {
        self.calls.iter().position(|call| *call == outcome)
    }

    /// What may lie under the cup, with its odds, which add up to 1.
    pub fn throws(&self) -> &[(Pair, f64)] {
        &self.throws
    }

    pub fn counts_twos(&self, call: usize) -> bool {
        self.twos[call]
    }

    pub fn is_two(&self, call: usize) -> bool {
        !self.is_duel && self.calls[call] == Outcome::Two
    }

    /// Whether the direction turns after a call, where more than two play.
    pub fn turns(&self, call: usize) -> bool {
        !self.is_duel && self.calls[call] == Outcome::One
    }

    pub fn throw(&self, pair: Pair) -> Option<usize> {
        self.throws.iter().position(|(other, _)| *other == pair)
    }

    pub fn size(&self) -> usize {
        (self.calls.len() + 1) * 4
    }

    /// The place of a state; the same for those between which nobody needs to tell.
    pub fn index(&self, state: State) -> usize {
        let State { standing, mine, theirs } = state;
        let Some(call) = standing else { return 0 };
        let flags = if self.twos[call] { usize::from(mine) * 2 + usize::from(theirs) } else { 0 };
        (call + 1) * 4 + flags
    }

    /// Every state in which a turn can begin, or could if the 2s had been called otherwise.
    pub fn all(&self) -> impl Iterator<Item = State> {
        let flags = [(false, false), (false, true), (true, false), (true, true)];
        let standing = (0..self.calls.len()).filter(|call| !self.is_fire(*call));
        let stands = standing.flat_map(move |call| {
            flags.into_iter().map(move |(mine, theirs)| State { standing: Some(call), mine, theirs })
        });
        std::iter::once(Self::START).chain(stands)
    }

    pub fn states(&self) -> impl Iterator<Item = State> {
        self.all().filter(|state| state.standing.is_none_or(|call| self.twos[call]) || !state.mine && !state.theirs)
    }

    pub const START: State = State { standing: None, mine: false, theirs: false };

    pub fn may_call(&self, state: State, call: usize) -> bool {
        let outcome = self.calls[call];
        let second = !self.is_duel && outcome == Outcome::Two && state.mine;
        let standing = state.standing.map(|standing| self.calls[standing]);
        !second && standing.is_none_or(|standing| standing.answered_in(self.is_duel).contains(&outcome))
    }

    /// Whether a call must be believed: 2 at the start, or on a 1 or 2.
    pub fn must_believe(&self, state: State, call: usize) -> bool {
        let before = state.standing.map(|standing| self.calls[standing]);
        !self.is_duel && self.calls[call] == Outcome::Two && matches!(before, None | Some(Outcome::One | Outcome::Two))
    }

    /// Believing a called FF loses.
    pub fn answers(&self, state: State, call: usize) -> Answers {
        if self.is_fire(call) {
            Answers::Uncover
        } else if self.must_believe(state, call) {
            Answers::Believe
        } else {
            Answers::Both
        }
    }

    /// Whether a call is FF, which ends the round however it is answered.
    pub fn is_fire(&self, call: usize) -> bool {
        self.calls[call] == Outcome::FireFire
    }

    /// The state in which the other begins, having believed a call.
    pub fn after_call(&self, state: State, call: usize) -> State {
        State { standing: Some(call), mine: state.theirs, theirs: state.mine || self.is_two(call) }
    }

    /// The thrower's chance when a call is believed; `worth` is that of a turn, by [`Arena::index`].
    pub fn believed(&self, worth: &[f64], state: State, call: usize) -> f64 {
        if self.is_fire(call) { 1.0 } else { 1.0 - worth[self.index(self.after_call(state, call))] }
    }

    pub fn after_blind(&self, state: State) -> State {
        State { standing: state.standing, mine: state.theirs, theirs: state.mine }
    }

    pub fn holds(&self, throw: usize, call: usize) -> bool {
        self.holds[throw][call]
    }

    pub fn blind(&self, call: usize) -> f64 {
        self.blind[call]
    }

    pub fn shows(&self, throw: usize) -> bool {
        self.throws[throw].0 == Pair::Plain(Outcome::ThirteenThirteen)
    }
}

#[expect(clippy::cast_precision_loss, reason = "a die has at most twenty faces")]
fn share(die: &Carved) -> f64 {
    1.0 / die.symbols.len() as f64
}
