//! What is heard: the voice as it is measured, and playing and recording against a real sound server.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

#[path = "../../examples/teach_ear/learn.rs"]
mod learn;
#[cfg(all(target_os = "linux", feature = "gui"))]
#[path = "../support/pulse.rs"]
mod pulse;
#[expect(dead_code, reason = "what is learned from is the example's alone")]
#[path = "../support/speakers.rs"]
mod speakers;

mod ear;
#[cfg(all(target_os = "linux", feature = "gui"))]
mod server;
mod voice;
