//! Sounds as samples, and the devices that play and record them. Knows neither speech nor games.
//!
//! The devices are behind the feature `sound`; without it there are clips and WAV files.

mod clip;
#[cfg(feature = "sound")]
mod device;
pub mod knock;
mod loudness;
#[cfg(feature = "sound")]
mod mixer;
#[cfg(feature = "sound")]
mod player;
#[cfg(feature = "sound")]
mod recorder;
mod trouble;
mod volume;

pub use clip::{Clip, RATE};
pub use loudness::Loudness;
#[cfg(feature = "sound")]
pub use player::Player;
#[cfg(feature = "sound")]
pub use recorder::{MOST, Recorder};
pub use trouble::{Deaf, Silent};
pub use volume::Volume;
