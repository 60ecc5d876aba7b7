//! The drawings of dre13ehn, all our own: the runes. Knows no turn and no sheet.

pub mod rune;

pub use rune::Rune;
