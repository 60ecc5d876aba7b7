//! What is said to the person about what they asked for, and how it is meant. Knows no screen.

use std::path::PathBuf;

use base::phrase::Phrase;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Done,
    Warned,
    Refused,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub phrase: Phrase,
    pub tone: Tone,
    pub folder: Option<PathBuf>,
}
