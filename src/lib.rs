//! Wurfzabel, a cabinet of dice games: the window and the command line. The floors below are crates of their own:
//! [`base`], [`games`], [`voice`], [`club`].
//!
//! - [`licences`]: what is built in, by whom it is, under which licence.
//! - [`report`]: what a report of a fault needs to know, and the file that a crash leaves behind.
//! - [`cli`]: the command line.
//! - [`app`] (feature `gui`): the window.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod licences;
pub mod report;

#[cfg(test)]
mod tests;
