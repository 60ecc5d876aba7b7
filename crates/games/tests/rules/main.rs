//! Games against their rules: the examples and tables of these, and plain readings that share no code.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

mod coach;
mod dre13ehn;
mod kvatrutafl;
mod namaste;
mod positions;
mod tavern;
#[path = "../../../../tests/support/volume.rs"]
mod volume;
