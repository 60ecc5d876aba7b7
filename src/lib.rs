//! Wurfzabel, a cabinet of dice games.
//!
//! The layers, from the ground up; each knows only those named before it:
//!
//! - [`mod@phrase`] and [`i18n`]: what is said, as data, and said in German or English.
//! - [`folding`] and [`spreadsheet`]: text as it is searched for; tables as spreadsheets open and save them.
//! - [`game`]: the vocabulary of every game: seats, turns, events, chance, records, computer players.
//! - [`draw`]: a picture as data, in millimetres, and its painters.
//! - [`table`]: a match that is being played, what it shows and how it is touched.
//! - [`games`]: the rules, boards, sheets and computer players of each game.
//! - [`shelf`]: the list of all games, and what is found there by a key: the game of a record, a sheet to print.
//! - [`sound`]: sounds as samples.
//! - [`voice`]: the names spoken.
//! - [`hear`]: what can be measured and recognised in them.
//! - [`store`]: journals, settings and the archive on disk.
//! - [`trainer`]: the rune trainer: cards, schedule, sessions.
//! - [`championship`]: championships: plans, schedule, tables, their file.
//! - [`licences`]: what is built in, by whom it is, under which licence.
//! - [`report`]: what a report of a fault needs to know, and the file that a crash leaves behind.
//! - [`handbook`]: how the program is operated, for screen, paper and browsers.
//! - [`cli`]: the command line.
//! - [`app`] (feature `gui`): the window.
//!
//! Nothing below [`app`] and `draw::screen` knows the toolkit; nothing in the rules knows a clock, a
//! generator, a file or a word of German.

#[cfg(feature = "gui")]
pub mod app;
pub mod championship;
pub mod cli;
pub mod draw;
pub mod exercise;
pub mod folding;
pub mod game;
pub mod games;
pub mod handbook;
pub mod hear;
pub mod i18n;
pub mod learned;
pub mod lesson;
pub mod licences;
pub mod phrase;
pub mod report;
pub mod shelf;
pub mod slip;
pub mod sound;
pub mod spreadsheet;
pub mod store;
pub mod table;
pub mod trainer;
pub mod voice;

#[cfg(test)]
mod tests;
