//! The shelf: every game, one line each, and what is found there by a key: the game of a record, a sheet to print.
//! Knows the games as titles only.

use std::sync::LazyLock;

use crate::games::{dre13ehn, kvatrutafl, ludix, namaste, tavern};
use crate::table::{Of, Title};

pub mod printing;
mod replay;

#[cfg(test)]
mod tests;

pub use replay::{Replay, replay};

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
pub fn find(key: &str) -> Option<&'static dyn Title> {
    ALL.iter().copied().find(|title| title.key() == key)
}
