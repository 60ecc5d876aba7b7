//! Namaste: roll and write on a diamond of 25 fields, two to four players (`docs/rules/namaste.md`).

mod art;
mod board;
pub mod bots;
pub mod field;
mod guide;
pub mod rules;
mod sheet;

pub use field::{Field, Line};
pub use rules::{Action, Namaste, Player};
