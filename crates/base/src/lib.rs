//! What every game is told, drawn and judged with. Knows no game.
//!
//! - [`mod@phrase`] and [`i18n`]: what is said, as data, and said in German or English.
//! - [`folding`], [`markup`] and [`spreadsheet`]: text as it is searched for; text within HTML; tables as spreadsheets open and
//!   save them.
//! - [`draw`]: a picture as data, in millimetres, and its painters.
//! - [`learned`]: layers of networks, evaluated the same on every machine.
//! - [`threads`]: work on all cores.

#![warn(missing_docs)]

pub mod draw;
pub mod folding;
pub mod i18n;
pub mod learned;
pub mod markup;
pub mod phrase;
pub mod spreadsheet;
pub mod threads;
