//! Sounds as samples. Knows neither speech nor games.

mod clip;

pub use clip::{Clip, RATE};
