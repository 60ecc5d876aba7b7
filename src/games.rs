//! The shelf: every game, one line each.

use crate::table::{Of, Title};

pub mod dre13ehn;
pub mod kvatrutafl;
pub mod ludix;
pub mod namaste;

/// All games, in the order of the shelf.
pub static ALL: &[&dyn Title] =
    &[Of::<namaste::Namaste>::TITLE, Of::<dre13ehn::Dre13ehn>::TITLE, Of::<kvatrutafl::Kvatrutafl>::TITLE];

/// The game of that key.
#[must_use]
pub fn find(key: &str) -> Option<&'static dyn Title> {
    ALL.iter().copied().find(|title| title.key() == key)
}
