//! Pictures and sheets: drawings as they are, documents read back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

mod pdf;
mod play;
#[path = "../support/step.rs"]
mod step;

mod booklets;
mod cards;
mod document;
mod drawings;
mod kvatrutafl;
mod names;
mod nets;
mod signs;
mod tavern;
