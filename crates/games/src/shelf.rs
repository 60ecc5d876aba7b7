//! The shelf: every game, one line each, and what is found by a key: the game of a record. Knows games as titles only.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::game::options::Values;
use crate::table::{Of, Title};
use crate::{dre13ehn, kvatrutafl, ludix, namaste, tavern};

pub mod day;
pub mod position;
mod replay;

#[cfg(test)]
mod tests;

pub use replay::{Replay, replay};

static SYSTEMS: &[&dyn Title] = &[
    Of::<namaste::Namaste>::TITLE,
    Of::<dre13ehn::Dre13ehn>::TITLE,
    Of::<kvatrutafl::Kvatrutafl>::TITLE,
    Of::<ludix::Ludix>::TITLE,
];

pub static ALL: LazyLock<Vec<&'static dyn Title>> = LazyLock::new(|| [SYSTEMS, &tavern::TITLES].concat());

thread_local! {
    static ADORNED: RefCell<BTreeMap<String, Values>> = const { RefCell::new(BTreeMap::new()) };
}

/// From now on this thread draws the signs that people have drawn themselves, by game key as the settings keep them.
pub fn adorn(layouts: &BTreeMap<String, Values>) {
    for title in ALL.iter() {
        let Some(own) = title.about().own else { continue };
        (own.hold)(layouts.get(title.key()).and_then(|layout| layout.get(own.key)).map_or("", String::as_str));
    }
    ADORNED.set(layouts.clone());
}

/// What this thread was last told to draw, for another one.
pub fn adorned() -> BTreeMap<String, Values> {
    ADORNED.with_borrow(Clone::clone)
}

pub fn find(key: &str) -> Option<&'static dyn Title> {
    ALL.iter().copied().find(|title| title.key() == key)
}
