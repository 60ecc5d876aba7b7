//! The shelf: every game, one line each.

use std::sync::LazyLock;

use crate::table::{Of, Title};

pub mod dre13ehn;
pub mod kvatrutafl;
pub mod ludix;
pub mod namaste;
pub mod tavern;

/// The systems.
static SYSTEMS: &[&dyn Title] = &[
    Of::<namaste::Namaste>::TITLE,
    Of::<dre13ehn::Dre13ehn>::TITLE,
    Of::<kvatrutafl::Kvatrutafl>::TITLE,
    Of::<ludix::Ludix>::TITLE,
];

/// All games, in the order of the shelf.
pub static ALL: LazyLock<Vec<&'static dyn Title>> = LazyLock::new(|| [SYSTEMS, &tavern::TITLES].concat());

/// The game of that key.
#[must_use]
pub fn find(key: &str) -> Option<&'static dyn Title> {
    ALL.iter().copied().find(|title| title.key() == key)
}
