//! What holds for every game on the shelf, every record, every text and whatever is said to the program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

mod ask;
mod shelf;
#[path = "../support/step.rs"]
mod step;
#[path = "../support/volume.rs"]
mod volume;

mod conformance;
mod exercises;
mod fuzz;
mod glossary;
mod golden;
mod handbook;
mod hidden;
mod i18n;
mod ideas;
mod lessons;
mod policy;
mod record;
mod sentences;
mod theory;
