//! Which of a closed list of names a clip holds: a small network over what was measured round the vowel, which has
//! learned from the program's own synthesizer. Says nothing where it would guess; grades nobody.
//!
//! It was measured on synthetic voices only, of our own and of others, among them some that are put together from
//! pieces of people's speech (`research/src/bin/hear_names.rs` measures again, with any recordings): the less a voice is like
//! ours, the less often it answers. How well it hears people is not known.

mod features;
mod learn;
mod net;

use std::sync::LazyLock;

use super::names::TWINS;
use super::{Length, Measurements, Span, measure};
use crate::sound::Clip;

pub use super::names::{KINDS, NAMES, OTHER, kind};
pub use features::{INPUTS, Jitter, features};
pub use learn::learn;
pub use net::{Net, Unreadable};

/// How certain the network must be in a quiet room, and in one with some noise.
const SURE: (f32, f32) = (0.92, 0.96);
/// From how many dB of speech above its ground a room is quiet, and below which nothing is said.
const QUIET: f32 = 30.0;
const NOISY: f32 = 20.0;
/// A word of nothing but a vowel: a short one is said faster than this, a long one slower, seconds.
const ALONE: (f32, f32) = (0.22, 0.26);

static SHIPPED: LazyLock<Net> = LazyLock::new(|| {
    Net::read(include_bytes!("../../../../assets/hear/names.net")).expect("a test reads the shipped file")
});

#[derive(Clone, Debug, Default)]
pub struct Ear {
    /// What it has learned; what is shipped without.
    net: Option<Net>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    pub name: &'static str,
    /// 0 to 1.
    pub likely: f32,
    pub sure: bool,
}

impl Ear {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn taught(net: Net) -> Self {
        Self { net: Some(net) }
    }

    pub fn name(&self, clip: &Clip) -> Option<&'static str> {
        self.heard(&measure(clip)).filter(|heard| heard.sure).map(|heard| heard.name)
    }

    /// What a measured clip is taken for, sure or not; nothing where no vowel is to be heard.
    pub fn heard(&self, measured: &Measurements) -> Option<Heard> {
        let net = self.net.as_ref().unwrap_or_else(|| &SHIPPED);
        let odds = net.odds(&features(measured, None)?);
        let best = (0..OTHER).max_by(|a, b| odds[*a].total_cmp(&odds[*b]))?;
        let (name, told) = named(best, measured);
        let likely = odds[best];
        let over = measured.loudness? - measured.ground?;
        let least = if over >= QUIET { SURE.0 } else { SURE.1 };
        Some(Heard { name, likely, sure: told && over >= NOISY && likely >= least })
    }
}

/// The name of a kind, by the length of its vowel where a twin is long; and whether that length is clear: echoes draw out
/// the whole, a voice that fades shortens the vowel.
fn named(kind: usize, measured: &Measurements) -> (&'static str, bool) {
    let short = NAMES[kind];
    let Some((_, long)) = TWINS.iter().find(|(twin, _)| *twin == short) else { return (short, true) };
    let whole = measured.speech.map_or(0.0, Span::length);
    match measured.main_vowel().map(|vowel| vowel.length) {
        Some(Length::Long) => (long, whole > ALONE.1),
        Some(Length::Short) => (short, whole < ALONE.0),
        Some(Length::Between) | None => (short, false),
    }
}

#[cfg(test)]
mod tests;
