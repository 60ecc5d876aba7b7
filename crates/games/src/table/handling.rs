//! What the table has to mind about a match as it stands: its cup, how dice fall, who is waited for. Knows no game.

/// How a match is to be handled now. Without anything said: dice fall in the open, all who may act are waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handling {
    pub cup: Cup,
    pub fall: Fall,
    /// Whether something has just ended that everybody wants to look at, such as a round: then a computer player waits, too.
    pub rests: bool,
    /// How many pages are looked at before it goes on, each turned by somebody; [`super::View::page`] counts those that were.
    pub pages: u8,
    /// Whether nothing that is decided in the game under way can be judged: nobody knows what lies under the cup.
    pub unjudged: bool,
    /// Whether only the first of the seats to act is waited for; the others may act unasked.
    pub awaits_one: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cup {
    #[default]
    Absent,
    /// One that nobody may look under.
    Shut,
    /// One that some may look under and others not: then a curtain comes down between people who share the screen.
    Peeked,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fall {
    /// As usual: in the open or, in a match with a cup, where their thrower may look.
    #[default]
    Usual,
    /// Where not even their thrower may look.
    Blind,
    /// So many, from the first, roll in the open, and the cup is lifted off the others when they lie: nothing is hidden.
    Split(usize),
}

impl Handling {
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
            Fall::Split(open) => Some(open),
            Fall::Usual | Fall::Blind => None,
        }
    }
}
