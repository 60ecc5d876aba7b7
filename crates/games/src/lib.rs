//! The games. Nothing in the rules knows a clock, a generator, a file, a toolkit or a word of German.
//!
//! - [`game`]: the vocabulary of every game: seats, turns, events, chance, records, computer players.
//! - [`table`]: a match that is being played, what it shows and how it is touched.
//! - [`namaste`], [`dre13ehn`], [`kvatrutafl`], [`ludix`], [`tavern`]: rules, boards, sheets and computer players. None
//!   knows another.
//! - [`shelf`]: the list of all games, and what is found there by a key: the game of a record.
//! - [`lesson`]: lessons, as records with words.

pub mod dre13ehn;
pub mod game;
pub mod kvatrutafl;
pub mod lesson;
pub mod ludix;
pub mod namaste;
#[cfg(test)]
pub mod null;
pub mod shelf;
pub mod table;
pub mod tavern;
