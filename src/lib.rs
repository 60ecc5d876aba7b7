//! Wurfzabel, a cabinet of dice games: the window ([`app`], feature `gui`) and the command line ([`cli`]); [`licences`]
//! of what is built in, [`report`] for faults. The floors below are crates: [`base`], [`games`], [`voice`], [`club`].

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod licences;
pub mod report;

#[cfg(test)]
mod tests;
