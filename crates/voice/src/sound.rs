//! Sounds as samples, and the devices that play and record them (feature `devices`). Knows neither speech nor games.

mod clip;
#[cfg(feature = "devices")]
mod device;
pub mod knock;
mod loudness;
#[cfg(feature = "devices")]
mod mixer;
#[cfg(feature = "devices")]
mod player;
#[cfg(feature = "devices")]
mod recorder;
mod trouble;
mod volume;

pub use clip::{Clip, MOST_SECONDS, RATE, Unheard};
pub use loudness::Loudness;
#[cfg(feature = "devices")]
pub use player::Player;
#[cfg(feature = "devices")]
pub use recorder::{MOST, Recorder};
pub use trouble::{Deaf, Silent};
pub use volume::Volume;
