//! The rune trainer (`docs/rules/trainer.md`): signs, names and sounds of dre13ehn, by spaced repetition. [`event`]s
//! are kept by the [`journal`] and folded into [`progress`], from which a [`session`] takes its cards and [`confusion`]
//! what is weak; a [`card`] becomes a [`question`]. Knows no toolkit and no device.

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
