//! What boards, words and computer players ask of a state. Changes nothing.

use super::super::options::{Mode, Options};
use super::super::outcome::Outcome;
use super::super::points;
use super::end::Seen;
use super::{Direction, Dre13ehn, End, Entry, Phase, Roll, Standing};
use crate::game::{Face, Seat};

impl Dre13ehn {
    /// What was chosen.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The round, from 1; of a tournament, in its present game.
    #[must_use]
    pub fn round(&self) -> u32 {
        self.round
    }

    /// How many turns this round has seen, the present one included.
    #[must_use]
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Who throws, has thrown, or has handed the cup on.
    #[must_use]
    pub fn thrower(&self) -> Seat {
        self.thrower
    }

    /// Whether it goes as the seats are counted, or the other way.
    #[must_use]
    pub fn goes_clockwise(&self) -> bool {
        self.direction == Direction::Clockwise
    }

    /// The result called last in this round, and by whom.
    #[must_use]
    pub fn standing(&self) -> Option<Standing> {
        self.standing
    }

    /// While a cup is to be answered: what stood before it was handed on.
    #[must_use]
    pub fn before(&self) -> Option<Outcome> {
        self.before
    }

    /// Whether the cup was handed on without a new call.
    #[must_use]
    pub fn is_blind(&self) -> bool {
        self.blind
    }

    /// Whether the thrower has looked under the cup in this turn.
    #[must_use]
    pub fn has_peeked(&self) -> bool {
        self.peeked
    }

    /// Whether a cup is handed on and to be answered.
    #[must_use]
    pub fn is_handed_on(&self) -> bool {
        self.phase == Phase::Answer
    }

    /// Whether the thrower has to make something of what was thrown.
    #[must_use]
    pub fn is_thrown(&self) -> bool {
        self.phase == Phase::Decide
    }

    /// Whether `seat` has called 2 in this round.
    #[must_use]
    pub fn has_called_two(&self, seat: Seat) -> bool {
        self.twos >> seat & 1 == 1
    }

    /// The dice thrown last in this round, where they are seen.
    #[must_use]
    pub fn dice(&self) -> Option<Roll> {
        self.roll
    }

    /// The same position with other dice lying there: what who has not seen them must not notice.
    #[must_use]
    pub fn with_dice(&self, faces: &[Face]) -> Self {
        Self { roll: Roll::of(faces), ..self.clone() }
    }

    /// Whether the dice thrown last lie under the cup.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.options.cup && self.roll.is_some()
    }

    /// Whether the thrower has seen the dice that lie there in this turn.
    #[must_use]
    pub fn has_looked(&self) -> bool {
        !self.options.cup || self.has_seen()
    }

    /// Whether a round has ended since `earlier`, an earlier state of this match.
    #[must_use]
    pub fn has_moved_on(&self, earlier: &Self) -> bool {
        let wins = |game: &Self| game.entries.iter().map(Vec::len).sum::<usize>();
        (self.phase == Phase::Over, wins(self)) != (earlier.phase == Phase::Over, wins(earlier))
    }

    /// Whether the thrower has seen the dice that lie under the cup.
    pub(super) fn has_seen(&self) -> bool {
        self.peeked && !self.blind && self.phase != Phase::Throw
    }

    /// Each player's wins, in order.
    #[must_use]
    pub fn entries(&self) -> &[Vec<Entry>] {
        &self.entries
    }

    /// Each player's lives, in the duel.
    #[must_use]
    pub fn lives(&self) -> &[u8] {
        &self.lives
    }

    /// Each player's games won, in a tournament.
    #[must_use]
    pub fn games(&self) -> &[u32] {
        &self.games
    }

    /// In a tournament, each game's lists in order, the present or last one's included.
    pub fn lists(&self) -> impl Iterator<Item = &[Vec<Entry>]> {
        self.earlier.iter().chain(std::iter::once(&self.entries)).map(Vec::as_slice)
    }

    /// Each player's points.
    #[must_use]
    pub fn points(&self) -> Vec<i64> {
        self.entries.iter().map(|list| points::sum(list)).collect()
    }

    /// How the last round ended.
    #[must_use]
    pub fn last(&self) -> Option<&End> {
        self.last.as_ref()
    }

    /// The next player in direction.
    #[must_use]
    pub fn next(&self, seat: Seat) -> Seat {
        let seats = self.entries.len();
        match self.direction {
            Direction::Clockwise => (seat + 1) % seats,
            Direction::Back => (seat + seats - 1) % seats,
        }
    }

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
