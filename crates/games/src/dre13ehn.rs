//! dre13ehn: rune dice on the Platonic solids, one to eight players (`docs/rules/dre13ehn.md`).

pub mod art;
mod board;
pub mod bots;
pub mod chart;
pub mod dice;
pub mod facts;
mod guide;
pub mod life;
pub mod name;
pub mod net;
pub mod options;
pub mod outcome;
pub mod points;
pub mod reading;
pub mod rules;
pub mod sheet;
mod strategy;

pub use dice::{Kind, Symbol};
pub use name::Name;
pub use options::Options;
pub use outcome::{Outcome, Pair};
pub use rules::{Action, Dre13ehn, Entry};
