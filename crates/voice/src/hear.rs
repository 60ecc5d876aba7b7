//! Hearing: what can be measured in a clip, and which of a closed list of names it holds. Nothing here grades anybody.
//! - [`measure`]: where speech lies, how loud and how high, its formants and bands, which vowels are long;
//!   [`picture()`] and [`compared`] draw it, one clip under or on the other ([`Alignment`]).
//! - [`Ear`]: which of its names a clip holds, if any; [`trial`] tries it, [`difference`] says what a mouth has to
//!   change, [`length::Measure`] tells long vowels from short ones.

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
