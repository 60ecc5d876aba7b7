//! The board of dre13ehn: what is shown of a match, how it is touched, and what is said. The picture is drawn in
//! [`picture`], touching is settled in [`touch`], words are chosen in [`words`], [`tell`] and [`said`]. Knows no toolkit, and
//! nothing of dice that lie under the cup.

use super::options::Options;
use super::rules::Dre13ehn;
use super::{art, guide};
use crate::draw::Hue;
use crate::game::bot::Measure;
use crate::phrase::{Phrase, phrase};
use crate::table::{About, Board};

mod picture;
mod reason;
mod said;
mod tell;
mod touch;
mod words;

#[cfg(test)]
mod tests;

impl Board for Dre13ehn {
    const ABOUT: About = About {
        measure: Measure::Chance,
        worth: "app-hint-chances",
        ranked: true,
        cost: "coach-cost-round",
        own: Some(art::OWN),
        ..About::new(
            ["dre13ehn-name", "dre13ehn-line"],
            Hue::Plum,
            art::emblem,
            guide::rules,
            // In chances to win the round.
            [0.02, 0.06, 0.15],
        )
    };

    fn gear(options: &Options) -> Option<Phrase> {
        Some(if options.cup() { phrase!("dre13ehn-gear-cup") } else { phrase!("dre13ehn-gear-open") })
    }
}
