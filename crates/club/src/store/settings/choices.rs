//! What a single setting may be.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Within<const LEAST: u16, const MOST: u16>(u16);

impl<const LEAST: u16, const MOST: u16> Within<LEAST, MOST> {
    pub const LEAST: u16 = LEAST;
    pub const MOST: u16 = MOST;

    pub const fn nearest(number: u16) -> Self {
        let raised = if number < LEAST { LEAST } else { number };
        Self(if raised > MOST { MOST } else { raised })
    }

    pub const fn get(self) -> u16 {
        self.0
    }
}

impl<const LEAST: u16, const MOST: u16> TryFrom<u16> for Within<LEAST, MOST> {
    type Error = &'static str;
    fn try_from(number: u16) -> Result<Self, &'static str> {
        let near = Self::nearest(number);
        if near.0 == number { Ok(near) } else { Err("out of range") }
    }
}

impl<const LEAST: u16, const MOST: u16> From<Within<LEAST, MOST>> for u16 {
    fn from(number: Within<LEAST, MOST>) -> Self {
        number.0
    }
}

/// The size of all text, in percent.
pub type TextSize = Within<80, 250>;
/// A side of the window, in logical pixels.
pub type Extent = Within<200, 16_384>;
/// How long a computer player pauses after what it does, in milliseconds.
pub type Pause = Within<0, 3000>;

/// How many new cards a day the trainer shows.
pub type NewCards = Within<0, 100>;
/// How many answers a session of the trainer has; 0: until nothing is due.
pub type SessionLength = Within<0, 500>;
/// The chance of recall at which the trainer asks again, percent.
pub type Recall = Within<80, 95>;
/// How loud everything is, in percent.
pub type Loudness = Within<0, 100>;
/// How fast is spoken, in percent of the usual pace.
pub type Tempo = Within<50, 150>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Look {
    #[default]
    System,
    Light,
    Dark,
    /// In high contrast.
    StarkLight,
    /// In high contrast.
    StarkDark,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dice {
    #[default]
    Solid,
    Flat,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    #[default]
    Normal,
    /// Half as long.
    Fast,
    None,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "SwitchOrWord", rename_all = "lowercase")]
pub enum Coach {
    /// None; and none is marked.
    #[default]
    Off,
    Blunders,
    Mistakes,
    /// Whatever costs anything worth mentioning.
    All,
}

/// What a file says of the coach. It was once only on or off.
#[derive(Deserialize)]
#[serde(untagged)]
enum SwitchOrWord {
    Switch(bool),
    Word(Word),
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Word {
    Off,
    Blunders,
    Mistakes,
    All,
}

impl From<SwitchOrWord> for Coach {
    fn from(said: SwitchOrWord) -> Self {
        match said {
            SwitchOrWord::Switch(false) | SwitchOrWord::Word(Word::Off) => Self::Off,
            SwitchOrWord::Word(Word::Blunders) => Self::Blunders,
            SwitchOrWord::Switch(true) | SwitchOrWord::Word(Word::Mistakes) => Self::Mistakes,
            SwitchOrWord::Word(Word::All) => Self::All,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Clock {
    #[default]
    Off,
    Five,
    Ten,
    Twenty,
    Thirty,
}

impl Clock {
    pub const ALL: [Self; 5] = [Self::Off, Self::Five, Self::Ten, Self::Twenty, Self::Thirty];

    /// 0 where nothing is timed.
    pub const fn seconds(self) -> u8 {
        match self {
            Self::Off => 0,
            Self::Five => 5,
            Self::Ten => 10,
            Self::Twenty => 20,
            Self::Thirty => 30,
        }
    }
}

impl From<Clock> for u8 {
    fn from(clock: Clock) -> Self {
        clock.seconds()
    }
}

impl TryFrom<u8> for Clock {
    type Error = &'static str;
    fn try_from(seconds: u8) -> Result<Self, &'static str> {
        Self::ALL.into_iter().find(|clock| clock.seconds() == seconds).ok_or("no such clock")
    }
}
