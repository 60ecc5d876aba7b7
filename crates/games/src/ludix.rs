//! Ludix: Roman numerals thrown with four dice, and the luck pushed; two to six players (`docs/rules/ludix.md`).

mod art;
mod board;
pub mod bots;
mod chart;
pub mod facts;
mod guide;
pub mod numeral;
pub mod odds;
pub mod optimum;
pub mod options;
pub mod rules;
mod sheet;
mod strategy;

pub use numeral::{Numeral, Sign, Signs, Wrong};
pub use options::{Arrange, Options, Start};
pub use rules::{Action, Failure, Ludix, Stage};
