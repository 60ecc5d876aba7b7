//! A computer player that is taught by games against itself. Knows no game and writes no file.

use std::fmt;
use std::num::NonZero;

use crate::game::Illegal;
use crate::phrase::Phrase;

/// A training that was kept, or why the bytes are none.
pub type Resumed = Result<Box<dyn Training>, Illegal>;

/// How a game's computer player is taught.
#[derive(Clone, Copy)]
pub struct Teacher {
    /// A training that has not begun; its games and first weights are drawn from the seed.
    pub begin: fn(u64) -> Box<dyn Training>,
    /// Goes on with what [`Training::kept`] gave.
    ///
    /// # Errors
    /// The bytes are nothing of the kind.
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
    /// What it is drawn from.
    fn seed(&self) -> u64;
    /// How many games have been played.
    fn games(&self) -> u64;
    /// Plays some games and learns from them; what came of it, in a sentence.
    fn round(&mut self, threads: NonZero<usize>) -> Phrase;
    /// All that it takes to go on.
    fn kept(&self) -> Vec<u8>;
    /// The weights as the computer player reads them.
    fn weights(&self) -> Vec<u8>;
}
