//! The window, clicked and typed through without a display: one program of all that runs on [`driver`].

#![cfg(feature = "gui")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

mod driver;
#[path = "../support/folder.rs"]
mod folder;
mod learner;
mod sitting;
#[path = "../support/volume.rs"]
mod volume;

mod about;
mod announced;
mod archive;
mod branch;
mod championship_tables;
mod championships;
mod coach;
mod cup;
mod drag;
mod dre13ehn;
mod ending;
mod exercises;
mod files;
mod frame;
mod handed_in;
mod heard;
mod keyboard;
mod keys;
mod kvatrutafl;
mod large;
mod lessons;
mod ludix;
mod matches;
mod monkey;
mod offers;
mod organise;
#[cfg(not(feature = "wgpu"))]
mod painted;
mod people;
mod pictures;
mod plots;
mod pointed;
mod positions;
mod practise;
mod progress;
mod projector;
mod race;
mod reader;
mod real_dice;
mod refused;
mod replayed;
mod review;
mod rules;
mod setup;
mod shelf;
mod slips;
mod sounds;
mod tavern;
mod today;
mod trash;
mod tray;
mod undo;
mod ways;
