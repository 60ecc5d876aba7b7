//! The games. Nothing in the rules knows a clock, a generator, a file, a toolkit or a word of German. [`game`] is the
//! vocabulary of all, [`table`] a match that is played, [`shelf`] the list of games, [`lesson`] a record with words.

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
