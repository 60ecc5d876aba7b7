//! What boards, words and computer players ask of a state. Changes nothing.

use super::super::options::Mode;
use super::end::Seen;
use super::{Dre13ehn, End, Phase, Roll};

impl Dre13ehn {
    /// Whether a round has ended and nobody has thrown since; also when all is over.
    #[must_use]
    pub fn is_between_rounds(&self) -> bool {
        match self.phase {
            Phase::Throw => self.last.is_some() && self.turns == 0,
            Phase::Over => self.last.is_some(),
            Phase::Decide | Phase::Again | Phase::Answer => false,
        }
    }

    /// Whether the second throw of a turn is due.
    #[must_use]
    pub fn is_throwing_again(&self) -> bool {
        self.phase == Phase::Again
    }

    /// Whether the dice thrown last lie under the cup, or were put away without anybody uncovering them.
    #[must_use]
    pub fn is_unseen(&self) -> bool {
        match &self.last {
            Some(last) if self.is_between_rounds() => last.dice().is_none(),
            Some(_) | None => self.options.cup && self.turns > 0,
        }
    }

    /// The number that the next win of this list will have, from 1.
    #[must_use]
    pub fn next_win(&self, seat: usize) -> usize {
        self.entries.get(seat).map_or(0, Vec::len) + 1
    }

    /// Whether wins are worth points.
    #[must_use]
    pub fn counts_points(&self) -> bool {
        match self.options.mode {
            Mode::Points | Mode::Solo => true,
            Mode::Open | Mode::Duel | Mode::Cup => false,
        }
    }

    /// Whether a second 2 of the same player in a round loses it (Gregorian rule).
    #[must_use]
    pub fn is_gregorian(&self) -> bool {
        match self.options.mode {
            Mode::Open | Mode::Cup | Mode::Points => true,
            Mode::Duel | Mode::Solo => false,
        }
    }
}

impl End {
    /// The dice that lay there, if everybody has seen them.
    #[must_use]
    pub fn dice(&self) -> Option<Roll> {
        match self.seen {
            Seen::All => self.roll,
            Seen::Nobody => None,
        }
    }
}
