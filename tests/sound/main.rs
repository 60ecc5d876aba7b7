//! What is heard: the voice as it is measured, and playing and recording against a real sound server.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

#[cfg(all(target_os = "linux", feature = "gui"))]
#[path = "../support/pulse.rs"]
mod pulse;

#[cfg(all(target_os = "linux", feature = "gui"))]
mod server;
mod voice;
