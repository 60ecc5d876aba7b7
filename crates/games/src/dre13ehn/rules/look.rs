//! What boards, words and computer players ask of a state. Changes nothing.

use super::super::options::Options;
use super::super::outcome::Outcome;
use super::super::points;
use super::{CurrentCall, Direction, Dre13ehn, End, Entry, Handed, Kept, Phase, Roll, Word};
use crate::game::{Face, Seat};

impl Dre13ehn {
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The round, from 1; of a tournament, in its present game.
    pub fn round(&self) -> u32 {
        self.round.number
    }

    /// How many turns this round has seen, the present one included.
    pub fn turns(&self) -> u32 {
        self.round.turns
    }

    pub fn thrower(&self) -> Seat {
        self.round.thrower
    }

    pub fn goes_clockwise(&self) -> bool {
        self.round.direction == Direction::Clockwise
    }

    pub fn standing(&self) -> Option<CurrentCall> {
        self.round.standing
    }

    pub fn called(&self) -> Option<&Word> {
        self.round.called.as_ref().filter(|_| self.round.standing.is_some())
    }

    /// While a cup is to be answered: what stood before it was handed on.
    pub fn before(&self) -> Option<Outcome> {
        let Phase::Answer { handed, .. } = self.phase else { return None };
        match handed {
            Handed::Blind => self.standing().map(|standing| standing.outcome),
            Handed::Claimed { before } => before,
        }
    }

    /// Whether the cup is handed on without a new call.
    pub fn is_blind(&self) -> bool {
        matches!(self.phase, Phase::Again { .. } | Phase::Answer { handed: Handed::Blind, .. })
    }

    pub fn has_peeked(&self) -> bool {
        matches!(
            self.phase,
            Phase::Turn { peeked: true } | Phase::Again { peeked: true } | Phase::Answer { peeked: true, .. }
        )
    }

    pub fn is_handed_on(&self) -> bool {
        matches!(self.phase, Phase::Answer { .. })
    }

    pub fn is_thrown(&self) -> bool {
        matches!(self.phase, Phase::Name | Phase::Turn { .. } | Phase::Keep)
    }

    pub fn has_called_two(&self, seat: Seat) -> bool {
        self.round.twos >> seat & 1 == 1
    }

    /// The dice thrown last in this round, where they are seen.
    pub fn dice(&self) -> Option<Roll> {
        self.round.roll
    }

    pub fn cast_by(&self) -> Seat {
        self.round.cast_by
    }

    /// The same position with other dice lying there: what who has not seen them must not notice.
    pub fn with_dice(&self, faces: &[Face]) -> Self {
        let mut other = self.clone();
        other.round.roll = Roll::of(faces);
        other
    }

    pub fn is_covered(&self) -> bool {
        self.options.cup() && self.dice().is_some()
    }

    /// Whether dice were thrown in this round that are not known here: under the cup, real or of somebody else.
    pub fn lie_unknown(&self) -> bool {
        self.options.cup() && self.round.turns > 0 && self.dice().is_none() && !self.is_over()
    }

    /// Whether the thrower has seen the dice that lie there in this turn.
    pub fn has_looked(&self) -> bool {
        !self.options.cup() || self.has_peeked() && !self.is_blind()
    }

    pub fn has_moved_on(&self, earlier: &Self) -> bool {
        // The next game of a tournament begins without wins.
        let stands = |game: &Self| {
            let wins: usize = game.entries.iter().map(Vec::len).sum();
            (game.is_over(), game.games().iter().sum::<u32>(), wins)
        };
        stands(self) != stands(earlier)
    }

    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    pub fn entries(&self) -> &[Vec<Entry>] {
        &self.entries
    }

    pub fn lives(&self) -> &[u8] {
        match &self.kept {
            Kept::Lives(lives) => lives,
            Kept::Wins | Kept::Games { .. } => &[],
        }
    }

    pub fn games(&self) -> &[u32] {
        match &self.kept {
            Kept::Games { won, .. } => won,
            Kept::Wins | Kept::Lives(_) => &[],
        }
    }

    /// In a tournament, each game's lists in order, the present or last one's included; else the lists alone.
    pub fn lists(&self) -> impl Iterator<Item = &[Vec<Entry>]> {
        let earlier = match &self.kept {
            Kept::Games { earlier, .. } => earlier.as_slice(),
            Kept::Wins | Kept::Lives(_) => &[],
        };
        earlier.iter().chain(std::iter::once(&self.entries)).map(Vec::as_slice)
    }

    pub fn points(&self) -> Vec<i64> {
        self.entries.iter().map(|list| points::sum(list)).collect()
    }

    pub fn last(&self) -> Option<&End> {
        self.last.as_ref()
    }

    pub fn next(&self, seat: Seat) -> Seat {
        let seats = self.entries.len();
        match self.round.direction {
            Direction::Clockwise => (seat + 1) % seats,
            Direction::Back => (seat + seats - 1) % seats,
        }
    }

    /// Whether a round has ended and nobody has thrown since; also when all is over.
    pub fn is_between_rounds(&self) -> bool {
        let fresh = self.phase == Phase::Throw && self.round.turns == 0;
        self.last.is_some() && (fresh || self.is_over())
    }

    pub fn is_throwing_again(&self) -> bool {
        matches!(self.phase, Phase::Again { .. } | Phase::Repeat)
    }

    /// Whether the dice thrown last lie under the cup, or were put away without anybody uncovering them.
    pub fn is_unseen(&self) -> bool {
        match &self.last {
            Some(last) if self.is_between_rounds() => last.dice().is_none(),
            Some(_) | None => self.options.cup() && self.round.turns > 0,
        }
    }

    pub fn next_win(&self, seat: usize) -> usize {
        self.entries.get(seat).map_or(0, Vec::len) + 1
    }

    pub fn is_gregorian(&self) -> bool {
        match &*self.options {
            Options::Open { .. } | Options::Cup { .. } | Options::Points { .. } => true,
            Options::Duel { .. } | Options::Solo { .. } => false,
        }
    }
}
