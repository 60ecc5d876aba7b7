//! The games, a folder each. None knows another, and nothing here knows which there are: that is [`crate::shelf`].

pub mod dre13ehn;
pub mod kvatrutafl;
pub mod ludix;
pub mod namaste;
#[cfg(test)]
pub mod null;
pub mod tavern;
