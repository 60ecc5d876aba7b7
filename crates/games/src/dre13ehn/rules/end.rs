//! How a round ends: who has won what, and why. Knows no words.

use super::super::outcome::Outcome;
use super::{Roll, Word};
use crate::game::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entry {
    Result(Outcome),
    /// `A`: somebody else's call error.
    CallError,
    /// `N`: somebody else looked twice.
    Peeked,
}

impl Entry {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Result(outcome) => outcome.word(),
            Self::CallError => "A",
            Self::Peeked => "N",
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct End {
    pub winner: Seat,
    pub entry: Entry,
    pub starts: Seat,
    pub why: Why,
    pub standing: Option<Outcome>,
    pub blind: bool,
    pub roll: Option<Roll>,
    pub thrower: Seat,
    /// Which round it was, and of which game of a tournament, from 1.
    pub round: u32,
    pub game: u32,
    /// Whether everybody has seen them: else they stayed under the cup.
    pub(super) seen: bool,
    pub life: Option<Seat>,
}

impl End {
    pub fn dice(&self) -> Option<Roll> {
        self.roll.filter(|_| self.seen)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    Forbidden(Word),
    /// A word was called that is none of the throw's names, or that names nothing in the duel.
    Miscalled(Word),
    Silent,
    Late,
    Zero,
    Unanswered(Outcome),
    SecondTwo,
    /// FF or 1313 was thrown and called for all to see, or 1313 shown.
    Topped(Outcome),
    /// In the duel a 3 followed a called 1.
    Thirteen,
    /// The thrower looked a second time (foul N).
    Peeked,
    /// Dice were shown that had not to be shown.
    Shown,
    /// FF was believed (foul G).
    BelievedFire,
    /// F13 was asked about.
    Asked,
    /// The cup was uncovered and the claim, or blind the standing result, held.
    Held,
    Failed,
    /// 1313 was uncovered that should have been shown (foul H).
    Hidden,
}

impl Why {
    /// The letter that is entered instead of a result, where it was a foul that has one.
    pub(super) fn letter(&self) -> Option<Entry> {
        match self {
            Self::Forbidden(_) | Self::Miscalled(_) | Self::Silent | Self::Late => Some(Entry::CallError),
            Self::Peeked => Some(Entry::Peeked),
            Self::Zero
            | Self::Unanswered(_)
            | Self::SecondTwo
            | Self::Topped(_)
            | Self::Thirteen
            | Self::Shown
            | Self::BelievedFire
            | Self::Asked
            | Self::Held
            | Self::Failed
            | Self::Hidden => None,
        }
    }

    pub(super) fn uncovers(&self) -> bool {
        matches!(self, Self::Topped(_) | Self::Zero | Self::Shown | Self::Hidden | Self::Held | Self::Failed)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::options::Options;
    use super::super::Dre13ehn;
    use super::*;
    use crate::game::Game;
    use crate::game::options::{Options as _, Values};

    /// The winners of a points game in which player 0 has made the last win, each having so many 13s, a point each.
    fn winners(thirteens: [usize; 3]) -> Vec<Seat> {
        let given = Values::from([("mode".to_owned(), "points".to_owned())]);
        let mut game = Dre13ehn::start(&Options::read(&given).expect("the options are right"), 3);
        for (list, count) in game.entries.iter_mut().zip(thirteens) {
            *list = vec![Entry::Result(Outcome::Thirteen); count];
        }
        game.most_points(0)
    }

    #[test]
    fn on_a_tie_of_points_the_last_win_decides() {
        assert_eq!(winners([3, 3, 3]), [0]);
        assert_eq!(winners([2, 3, 1]), [1]);
        assert_eq!(winners([2, 3, 3]), [1, 2], "else all of those tied");
    }
}
