//! A computer player that is taught by games against itself. Knows no game and writes no file.

use std::fmt;
use std::num::NonZero;

use base::phrase::Phrase;

use crate::game::Illegal;

pub type Resumed = Result<Box<dyn Training>, Illegal>;

#[derive(Clone, Copy)]
pub struct Teacher {
    /// A training that has not begun; its games and first weights are drawn from the seed.
    pub begin: fn(u64) -> Box<dyn Training>,
    /// Goes on with what [`Training::kept`] gave; an error where the bytes are nothing of the kind.
    pub resume: fn(&[u8]) -> Resumed,
}

impl fmt::Debug for Teacher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Teacher")
    }
}

/// A training under way. The same seed and the same number of games lead to the same player, however often it was
/// interrupted and on however many threads it ran.
pub trait Training {
    fn seed(&self) -> u64;
    fn games(&self) -> u64;
    /// Plays some games and learns from them; what came of it, in a sentence.
    fn round(&mut self, threads: NonZero<usize>) -> Phrase;
    fn kept(&self) -> Vec<u8>;
    fn weights(&self) -> Vec<u8>;
}
