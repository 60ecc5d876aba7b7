//! Hearing: what can be measured in a clip, and which of a closed list of names it holds. Knows neither device nor
//! window, neither trainer nor game.
//!
//! - [`measure`] measures: where speech lies, how loud and how high it is, its formants and bands, which vowels are long.
//! - [`picture()`] draws that, clips one under the other; [`compared`] lays two on each other by their [`Alignment`].
//! - [`Ear`] says which of its names a clip holds, where it is sure, or whether it is the one asked for; [`trial`] is what it
//!   is tried with; [`difference`] says what a mouth has to change.
//! - [`length::Measure`] tells long vowels from short ones by whoever says them.
//!
//! Nothing here grades anybody: a clip is measured, or named, or nothing is said of it.

mod alignment;
mod difference;
pub mod ear;
mod formants;
mod frame;
pub mod length;
mod measurements;
mod names;
mod picture;
mod pitch;
mod span;
mod spectrum;
pub mod trial;
mod vowels;

pub use alignment::Alignment;
pub use difference::{Difference, difference};
pub use ear::Ear;
pub use frame::Frame;
pub use measurements::{Measurements, is_said, measure};
pub use picture::{Row, compared, picture};
pub use span::Span;
pub use spectrum::{BANDS, FLOOR, STEP, band_centre};
pub use vowels::{Length, Tempo, Vowel};

#[cfg(test)]
mod tests;
