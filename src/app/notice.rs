//! What is said to the person about what they asked for, and how it is meant. Knows no screen.

use std::path::PathBuf;

use crate::phrase::Phrase;

/// How what is said is meant; the theme has a sign and a colour for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What was asked for is done.
    Done,
    /// It goes on, but not as one would expect.
    Warned,
    /// What was asked for was not done.
    Refused,
}

/// Something to be said to the person, until they dismiss it or go on to another screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What.
    pub phrase: Phrase,
    /// How it is meant.
    pub tone: Tone,
    /// The folder that it is about, to be opened.
    pub folder: Option<PathBuf>,
}
