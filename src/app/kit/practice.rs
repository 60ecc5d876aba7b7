//! What is practised, as it is chosen in the settings and as progress has it: the trainer's home, its sessions and its
//! drills share it. Knows no screen.

use crate::app::prelude::*;
use crate::store::settings::Practice as Chosen;
use crate::trainer::confusion::{Confusions, Weak};
use crate::trainer::drill::What;
use crate::trainer::event::Drilled;
use crate::trainer::session::Plan;
use crate::trainer::{Deck, Progress};

/// How many weak pairs are drilled together.
const TOGETHER: usize = 6;

/// The decks that are switched on: before any was, those that the others need.
pub fn decks(chosen: &Chosen) -> Vec<Deck> {
    match &chosen.decks {
        Some(keys) => Deck::ALL.into_iter().filter(|deck| keys.iter().any(|key| key == deck.key())).collect(),
        None => vec![Deck::Names, Deck::Runes],
    }
}

/// What is to be practised, as it is chosen.
pub fn plan(desk: &Desk) -> Plan {
    let chosen = &desk.settings().practice;
    let length = Some(usize::from(chosen.length.get())).filter(|length| *length > 0);
    Plan { decks: decks(chosen), length, new: usize::from(chosen.new.get()) }
}

/// What is taken for each other most often.
pub fn weakest(progress: &Progress) -> Vec<Weak> {
    Confusions::of(progress).weak().into_iter().take(TOGETHER).collect()
}

/// The cards about what is taken for each other most often; none where nothing is weak.
pub fn weak(progress: &Progress, desk: &Desk) -> Option<What> {
    between(&weakest(progress), desk)
}

/// The cards about these pairs, without those by ear where nothing can be heard; none where none are left.
pub fn between(pairs: &[Weak], desk: &Desk) -> Option<What> {
    let mut cards = Confusions::cards(pairs);
    cards.retain(|card| !(desk.is_deaf() && card.deck() == Deck::Ear));
    (!cards.is_empty()).then_some(What::Weak(cards))
}

/// The best of a drill, in words: the longest run, the shortest time.
pub fn best(lang: Lang, drilled: &Drilled) -> Phrase {
    phrase!("practise-best", streak = drilled.streak, seconds = seconds(lang, drilled.limit))
}

/// Milliseconds as seconds with a tenth.
pub fn seconds(lang: Lang, ms: u32) -> String {
    tr!(lang, "app-seconds", seconds = lang.decimal(f64::from(ms) / 1000.0, 1))
}
