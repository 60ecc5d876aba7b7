//! Which of a closed list of names a clip holds: a small network over its loudest second, taught by synthetic voices
//! and by pieces of people's speech (`assets/hear/README.md` has how well it hears). Says nothing where it would guess.

mod mel;
mod net;

use std::sync::LazyLock;

use super::length::Measure;
use super::names::TWINS;
use super::vowels::Length;
use super::{Measurements, measure};
use crate::phoneme;
use crate::sound::Clip;

pub use super::names::{NAMES, OTHER, kind};
pub use net::{Net, Odds, Unreadable};

/// By how much a name is likelier than the next, and how likely one asked for must be. Chosen with speakers apart.
const SURE: f32 = 0.64;
const ACCEPTED: f32 = 0.07;
/// Below so many dB of speech above its ground nothing is said.
const NOISY: f32 = 8.0;
const LONGEST_WORD_SECONDS: f32 = 1.4;

static SHIPPED: LazyLock<Net> = LazyLock::new(|| {
    Net::read(include_bytes!("../../../../assets/hear/names.net")).expect("a test reads the shipped file")
});

#[derive(Clone, Debug, Default)]
pub struct Ear {
    /// What it has learned; what is shipped without.
    net: Option<Net>,
    /// How long the vowels of whoever speaks last.
    measure: Measure,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Heard {
    /// What it was most likely.
    pub name: &'static str,
    /// How likely, 0 to 1.
    pub likely: f32,
    pub sure: bool,
    odds: Odds,
    /// How long the longest vowel was, as one that was said alone, seconds.
    pub vowel: f32,
    measure: Measure,
}

impl Heard {
    /// Whether it holds this name, which was to be said: it need not stand out as one that is told does.
    pub fn accepts(&self, asked: &str) -> bool {
        let long = TWINS.iter().any(|(_, long)| *long == asked);
        let short = TWINS.iter().any(|(short, _)| *short == asked);
        let fits = !(long || short) || self.measure.passes(self.vowel, long);
        fits && self.odds.get(kind(asked)).is_some_and(|likely| *likely >= ACCEPTED)
    }

    /// Which name was said instead of the one that was asked for, as far as can be told.
    pub fn instead(&self, asked: &str) -> Option<&'static str> {
        (!self.accepts(asked) && self.name != asked && self.likely >= ACCEPTED).then_some(self.name)
    }
}

/// Nothing where it has several, as it is not known which was measured.
pub fn vowel_length(name: &str, measured: &Measurements) -> Option<f32> {
    let is_vowel = |sign: &char| phoneme::of(*sign).is_some_and(|(sound, _)| sound.is_vowel());
    let has_one = name.chars().filter(is_vowel).count() == 1;
    measured.vowel_length(name.chars().all(|sign| is_vowel(&sign))).filter(|_| has_one)
}

impl Ear {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn taught(net: Net) -> Self {
        Self { net: Some(net), ..Self::default() }
    }

    /// It goes by this measure of who speaks where a lone vowel's length makes another name of it.
    pub fn of(self, measure: Measure) -> Self {
        Self { measure, ..self }
    }

    pub fn name(&self, clip: &Clip) -> Option<&'static str> {
        self.heard(clip, &measure(clip)).filter(|heard| heard.sure).map(|heard| heard.name)
    }

    /// What a clip, measured, is taken for, sure or not; nothing where no voice is to be heard.
    pub fn heard(&self, clip: &Clip, measured: &Measurements) -> Option<Heard> {
        let speech = measured.speech?;
        // Names that differ in length alone are lone vowels.
        let vowel = measured.vowel_length(true)?;
        let net = self.net.as_ref().unwrap_or_else(|| &SHIPPED);
        let views = mel::pictures(clip.samples()).map(|picture| net.odds(&picture));
        let odds: Odds =
            std::array::from_fn(|kind| views.iter().map(|odds| odds[kind]).sum::<f32>() / views.len() as f32);
        let best = (0..OTHER).max_by(|a, b| odds[*a].total_cmp(&odds[*b]))?;
        let likely = odds[best];
        let next = (0..OTHER).filter(|kind| *kind != best).map(|kind| odds[kind]).fold(0.0, f32::max);
        let over = measured.loudness? - measured.ground?;
        let has_twin = TWINS.iter().any(|(short, _)| *short == NAMES[best]);
        let clear = !has_twin || self.measure.judge(vowel) != Length::Between;
        let sure = clear && likely - next >= SURE && over >= NOISY && speech.length() <= LONGEST_WORD_SECONDS;
        let twin = TWINS.iter().find(|(short, _)| *short == NAMES[best] && self.measure.long(vowel) > 0.5);
        let name = twin.map_or(NAMES[best], |(_, long)| long);
        Some(Heard { name, likely, sure, odds, vowel, measure: self.measure.clone() })
    }
}

#[cfg(test)]
mod tests;
