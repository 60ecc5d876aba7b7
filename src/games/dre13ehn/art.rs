//! The drawings of dre13ehn, all our own: runes, dice, the emblem. Knows no turn and no sheet.

pub mod dice;
mod emblem;
pub mod rune;

pub use emblem::emblem;
pub use rune::Rune;
