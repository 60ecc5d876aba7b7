//! What the table has to mind about a match as it stands: its cup, how dice fall, who is waited for. Knows no game.

/// How a match is to be handled now. Without anything said: dice fall in the open, all who may act are waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// Whether dice are thrown under a cup in this match.
    pub cup: Cup,
    /// How the dice that are due will lie.
    pub fall: Fall,
    /// Whether something has just ended that everybody wants to look at, such as a round: the table waits for
    /// somebody to go on, even where a computer player is next.
    pub rests: bool,
    /// How many pages are looked at before it goes on, such as what has just ended and what comes next: each is turned by
    /// somebody, whoever is next, and [`super::View::page`] says how many have been.
    pub pages: u8,
    /// Whether nothing that is decided in the game under way can be judged: nobody knows what lies under the cup.
    pub unjudged: bool,
    /// Whether only the first of the seats to act is waited for. Others may act, but nobody asks them: a computer player
    /// does not, a person has to want to.
    pub awaits_one: bool,
}

/// Whether there is a cup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cup {
    /// None.
    #[default]
    Absent,
    /// One that nobody may look under.
    Shut,
    /// One that somebody may look under while others may not: then a curtain comes down between people who share the
    /// screen.
    Peeked,
}

/// How dice will lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fall {
    /// As usual: in the open or, in a match with a cup, where their thrower may look.
    #[default]
    Usual,
    /// Where not even their thrower may look.
    Blind,
    /// So many of them, counted from the first, roll in the open while the others lie under the cup, which is lifted
    /// when those lie still: a show, nothing is hidden.
    Parted(usize),
}

impl Manner {
    /// Whether dice are thrown under a cup in this match.
    pub fn covers(self) -> bool {
        self.cup != Cup::Absent
    }

    /// Whether what a decision was worth may tell others what its seat had seen under the cup.
    pub fn tells(self) -> bool {
        self.cup == Cup::Peeked
    }

    /// How many of the dice that are due roll in the open while the others lie under the cup; `None` where all do.
    pub fn in_the_open(self) -> Option<usize> {
        match self.fall {
            Fall::Parted(open) => Some(open),
            Fall::Usual | Fall::Blind => None,
        }
    }
}
