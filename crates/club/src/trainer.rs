//! The rune trainer (`docs/rules/trainer.md`): signs, names and sounds of dre13ehn, practised with spaced repetition.
//! Knows the tables of the game, and the store; no toolkit, no device.
//!
//! Whatever is shown follows from the journal: [`event`]s are kept by the [`journal`], folded into [`progress`], from
//! which a [`session`] takes its cards and [`confusion`] what is weak. A [`card`] becomes a [`question`].

pub mod aim;
pub mod anki;
pub mod card;
pub mod confusion;
pub mod drill;
pub mod event;
pub mod journal;
pub mod picture;
pub mod practice;
pub mod progress;
pub mod question;
pub mod schedule;
pub mod session;
pub mod slip;
pub mod table;

pub use card::{Card, Deck};
pub use event::Event;
pub use journal::Journal;
pub use practice::Practice;
pub use progress::{Clock, Progress};
pub use question::{Question, Reply};
pub use schedule::{Grade, Scheduler};
pub use session::Session;
