//! dre13ehn: rune dice on the Platonic solids, one to eight players (`rules/dre13ehn.md`).

pub mod dice;
pub mod name;
pub mod outcome;

pub use dice::{Kind, Symbol};
pub use name::Name;
pub use outcome::Outcome;
