//! The board of Namaste: what is shown of a match, how it is touched, and what is said. The picture is drawn in
//! [`picture`], touching is settled in [`touch`], words are chosen in [`words`]. Knows no toolkit.

use super::rules::Namaste;
use super::{art, guide};
use crate::draw::Hue;
use crate::table::{About, Board};

mod picture;
mod touch;
mod words;

#[cfg(test)]
mod tests;

pub(super) use words::line;

impl Board for Namaste {
    const ABOUT: About =
        About::new(["namaste-name", "namaste-line"], Hue::Petrol, art::emblem, guide::rules, [2.0, 5.0, 10.0]);
}
