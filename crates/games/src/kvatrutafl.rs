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
pub use line::{Licence, Line, Why};
pub use men::{Men, Position};
pub use rules::{Kvatrutafl, Part, Stage, Win};
pub use turns::{Finder, Turn};
pub use win::Way;
