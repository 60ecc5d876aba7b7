//! Widgets of our own: what the toolkit does not have.

pub mod clock;
pub mod control;
pub mod countdown;
pub mod even;
pub mod field;
pub mod focus;
pub mod group;
pub mod hold;
pub mod list;

pub mod picture;
pub mod pin;
pub mod place;
pub mod plot;
pub mod rail;
pub mod reveal;
pub mod round;
pub mod scroll;
pub mod semantics;
pub mod sign;
pub mod snapshot;
mod stray;
pub mod tray;
pub mod walk;
pub mod whole;
