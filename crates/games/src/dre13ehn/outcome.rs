//! What dice show together, and which result answers which (`docs/rules/dre13ehn.md`, "Results of two dice", "Which
//! result answers which", "Mode `duel`"). Knows no names and no turns. The rules say *result*, a word taken in Rust.

use std::{fmt, slice};

use super::dice::Symbol;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Outcome {
    /// 0, of one die only.
    Zero,
    One,
    Two,
    Three,
    /// F, of one die only.
    Fire,
    /// 8: 00.
    Eight,
    Eleven,
    Twelve,
    Thirteen,
    TwentyTwo,
    /// 23, called as 2 or as 3.
    TwentyThree,
    ThirtyThree,
    FireFire,
    FireThirteen,
    ThirteenThirteen,
}

use Outcome::{
    Eight, Eleven, Fire, FireFire, FireThirteen, One, Thirteen, ThirteenThirteen, ThirtyThree, Three, Twelve,
    TwentyThree, TwentyTwo, Two, Zero,
};

/// What answers 1, 2 and 3: each of them is answered by itself and all that follows.
const ROW: [Outcome; 12] = [
    One,
    Two,
    Three,
    Eight,
    Eleven,
    Twelve,
    Thirteen,
    TwentyTwo,
    ThirtyThree,
    FireFire,
    FireThirteen,
    ThirteenThirteen,
];

impl Outcome {
    pub const ALL: [Self; 15] = [
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Fire,
        Self::Eight,
        Self::Eleven,
        Self::Twelve,
        Self::Thirteen,
        Self::TwentyTwo,
        Self::TwentyThree,
        Self::ThirtyThree,
        Self::FireFire,
        Self::FireThirteen,
        Self::ThirteenThirteen,
    ];

    /// The thirteen of two dice, in the rules' order.
    pub fn pairs() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|outcome| !matches!(outcome, Zero | Fire))
    }

    pub const fn word(self) -> &'static str {
        match self {
            Zero => "0",
            One => "1",
            Two => "2",
            Three => "3",
            Fire => "F",
            Eight => "8",
            Eleven => "11",
            Twelve => "12",
            Thirteen => "13",
            TwentyTwo => "22",
            TwentyThree => "23",
            ThirtyThree => "33",
            FireFire => "FF",
            FireThirteen => "F13",
            ThirteenThirteen => "1313",
        }
    }

    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.word() == word)
    }

    /// The duel's dice carry no 13.
    pub const fn of_one(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Zero => Zero,
            Symbol::One => One,
            Symbol::Two => Two,
            Symbol::Three => Three,
            Symbol::Fire => Fire,
            Symbol::Thirteen => Thirteen,
        }
    }

    /// With two dice, whether it equals or beats `called`. 23 answers as 2 or as 3, as it is called; as itself nothing.
    pub fn answers(self, called: Self) -> bool {
        called.answered_by().contains(&self)
    }

    /// By which results this one, called, is answered, two dice being played.
    pub const fn answered_by(self) -> &'static [Self] {
        match self {
            One => &ROW,
            Two => ROW.split_at(1).1,
            Three => ROW.split_at(2).1,
            TwentyTwo => &[Two, Eleven, Twelve, Thirteen, TwentyTwo, FireFire, FireThirteen, ThirteenThirteen],
            ThirtyThree => &[Three, Twelve, Thirteen, ThirtyThree, FireFire, FireThirteen, ThirteenThirteen],
            Twelve => &[Eleven, Twelve, Thirteen, FireFire, FireThirteen, ThirteenThirteen],
            Eleven => &[Eleven, Thirteen, FireFire, FireThirteen, ThirteenThirteen],
            Eight => &[Eight, Thirteen, FireFire, FireThirteen, ThirteenThirteen],
            Thirteen => &[Thirteen, FireFire, FireThirteen, ThirteenThirteen],
            FireThirteen => &[FireThirteen, FireFire, ThirteenThirteen],
            Zero | Fire | TwentyThree | FireFire | ThirteenThirteen => &[],
        }
    }

    pub const fn answered_in_duel_by(self) -> &'static [Self] {
        match self {
            One => &[One, Three, Fire],
            Two => &[One, Two, Three, Fire],
            Three => &[Three, Fire],
            Fire => &[Fire],
            Zero | Eight | Eleven | Twelve | Thirteen | TwentyTwo | TwentyThree | ThirtyThree | FireFire
            | FireThirteen | ThirteenThirteen => &[],
        }
    }

    pub const fn answered_in(self, is_duel: bool) -> &'static [Self] {
        if is_duel { self.answered_in_duel_by() } else { self.answered_by() }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What two dice show: a result, or the pair 2 + 13, of which the thrower may make 12 or 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pair {
    Plain(Outcome),
    TwoThirteen,
}

impl Pair {
    pub fn of(a: Symbol, b: Symbol) -> Self {
        use Symbol as S;
        Self::Plain(match (a, b) {
            (S::Zero, S::Zero) | (S::Zero, S::Fire) | (S::Fire, S::Zero) => Eight,
            (S::Zero, S::One) | (S::One, S::Zero) => One,
            (S::Zero, S::Two) | (S::Two, S::Zero) => Two,
            (S::Zero, S::Three) | (S::Three, S::Zero) => Three,
            (S::One, S::One | S::Fire) | (S::Fire, S::One) => Eleven,
            (S::One, S::Two) | (S::Two, S::One) => Twelve,
            (S::One, S::Three) | (S::Three, S::One) => Thirteen,
            (S::Zero | S::One | S::Three, S::Thirteen) | (S::Thirteen, S::Zero | S::One | S::Three) => Thirteen,
            (S::Two, S::Two | S::Fire) | (S::Fire, S::Two) => TwentyTwo,
            (S::Two, S::Three) | (S::Three, S::Two) => TwentyThree,
            (S::Three, S::Three | S::Fire) | (S::Fire, S::Three) => ThirtyThree,
            (S::Fire, S::Fire) => FireFire,
            (S::Fire, S::Thirteen) | (S::Thirteen, S::Fire) => FireThirteen,
            (S::Thirteen, S::Thirteen) => ThirteenThirteen,
            (S::Two, S::Thirteen) | (S::Thirteen, S::Two) => return Self::TwoThirteen,
        })
    }

    /// As which results it may be called, or holds when it is uncovered: 23 counts as 2 or 3, 2 + 13 as 12, 2 or 3.
    pub const fn readings(&self) -> &[Outcome] {
        match self {
            Self::TwoThirteen => &[Twelve, Two, Three],
            Self::Plain(TwentyThree) => &[Two, Three],
            Self::Plain(outcome) => slice::from_ref(outcome),
        }
    }

    /// `docs/rules/dre13ehn.md`, "Mode `cup`": if the throw answers or is it; 1313, which is to be shown, never does.
    pub fn holds(&self, claimed: Outcome, is_duel: bool) -> bool {
        let answering = claimed.answered_in(is_duel);
        *self != Self::Plain(ThirteenThirteen)
            && self.readings().iter().any(|read| *read == claimed || answering.contains(read))
    }

    /// What the dice really are, the claim (blind, the standing result) having held; 2 + 13 is 23 on a 2 or 3, else 12.
    pub const fn entered_on(self, claim: Outcome) -> Outcome {
        match (self, claim) {
            (Self::Plain(outcome), _) => outcome,
            (Self::TwoThirteen, Two | Three) => TwentyThree,
            (Self::TwoThirteen, _) => Twelve,
        }
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(outcome) => outcome.fmt(f),
            Self::TwoThirteen => f.write_str("2+13"),
        }
    }
}
