//! What is kept: archive and statistics, and that nothing is lost of matches and of practice.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

#[path = "../support/folder.rs"]
mod folder;
mod intake;
mod killed;
mod play;
#[path = "../support/practised.rs"]
mod practised;
#[path = "../support/volume.rs"]
mod volume;

mod archive;
mod championship;
mod crash;
mod handed_in;
mod index;
mod never_lost;
mod notes;
mod people;
mod trainer;
