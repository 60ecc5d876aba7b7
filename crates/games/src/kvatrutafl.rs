//! Kvátrutafl, the Icelandic game of tables, two players (`docs/rules/kvatrutafl.md`).

pub mod action;
pub mod art;
mod board;
pub mod bots;
pub mod facts;
pub mod guide;
pub mod line;
pub mod men;
pub mod options;
pub mod rules;
pub mod sheet;
mod strategy;
pub mod turns;
pub mod win;

pub use action::{Action, Step, Steps};
pub use line::{LegalTurn, Licence, Why};
pub use men::{Men, Position};
pub use rules::{GamePhase, Kvatrutafl, Stage, Win};
pub use turns::{Finder, Turn};
pub use win::WinKind;
