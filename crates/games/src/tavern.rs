//! The pub games and an evening of them (`docs/rules/pub-games.md`); `pub` is a word of the language. A match is a
//! [`bout`] of games, each a [`part`] while it is played, mostly a [`round`] of turns or [`laps`]. A game is a file
//! here with what is its own, and a line in [`ALL`]. Lengths are in millimetres.

use std::sync::LazyLock;

use crate::table::{Family, Of, Title};

pub mod action;
mod board;
mod bots;
pub mod bout;
pub mod card;
pub mod dice;
mod emblem;
mod equity;
pub mod evening;
pub mod figure;
mod guide;
pub mod laps;
pub mod part;
mod prelude;
pub mod props;
mod reason;
pub mod round;
pub mod scene;
mod sheet;
pub mod solve;
pub mod spots;
mod strategy;
pub mod thrown;
mod touch;
pub mod turns;
mod words;

pub mod abstreichen;
pub mod doppelgaenger;
pub mod einundzwanzig;
pub mod entenschiss;
pub mod fenster;
pub mod filzlaus;
pub mod finger;
pub mod haar;
pub mod hausnummer;
pub mod luisle;
pub mod mauseloch;
pub mod pasch;
pub mod sequenz;
pub mod studentenpasch;
pub mod waechter;

use bout::Kind;
use card::Card;
use emblem::emblem;
use figure::ACCENT;

pub static FAMILY: Family = Family { key: "tavern", accent: ACCENT, emblem };

#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub card: &'static Card,
    pub title: &'static dyn Title,
}

impl Entry {
    const fn of<K: Kind>() -> Self {
        Self { card: K::CARD, title: Of::<K>::TITLE }
    }
}

/// All of them, in the rules' order.
pub static ALL: &[Entry] = &[
    Entry::of::<pasch::Pasch>(),
    Entry::of::<hausnummer::Grosse>(),
    Entry::of::<hausnummer::Kleine>(),
    Entry::of::<entenschiss::Entenschiss>(),
    Entry::of::<einundzwanzig::Count>(),
    Entry::of::<sequenz::Sequenz>(),
    Entry::of::<fenster::Kirchenfenster>(),
    Entry::of::<fenster::Bauernfenster>(),
    Entry::of::<waechter::Waechter>(),
    Entry::of::<luisle::Chain>(),
    Entry::of::<filzlaus::Louse>(),
    Entry::of::<haar::Haar>(),
    Entry::of::<abstreichen::Left>(),
    Entry::of::<studentenpasch::Studentenpasch>(),
    Entry::of::<mauseloch::Hole>(),
    Entry::of::<hausnummer::Schikanen>(),
    Entry::of::<doppelgaenger::Doppelgaenger>(),
    Entry::of::<finger::FuenfFinger>(),
    Entry::of::<finger::BoeseSieben>(),
];

pub static TITLES: LazyLock<Vec<&'static dyn Title>> = LazyLock::new(|| {
    let games = ALL.iter().map(|entry| entry.title);
    [Of::<evening::Evening>::TITLE].into_iter().chain(games).collect()
});
