//! Sounds as samples. Knows neither speech nor games.

mod clip;
mod loudness;

pub use clip::{Clip, RATE};
