//! What people keep and organise. Knows no toolkit.
//!
//! - [`store`]: journals, settings and the archive on disk.
//! - [`trainer`]: the rune trainer: cards, schedule, sessions.
//! - [`championship`]: championships: plans, schedule, tables, their file; [`paired`]: which games they are held in.
//! - [`slip`] and [`exercise`]: decisions to be asked again: one's own, and those that are shipped.
//! - [`handbook`] and [`booklets`]: how the program is operated; the rules of all games as a book.
//! - [`printing`]: every sheet as pages and as PDF.

pub mod booklets;
pub mod championship;
pub mod exercise;
pub mod handbook;
pub mod paired;
pub mod printing;
pub mod slip;
pub mod store;
pub mod trainer;
