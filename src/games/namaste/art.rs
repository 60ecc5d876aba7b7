//! The drawings of Namaste, all our own: the ten symbols, the emblem, the die faces, and the sheet's diamond
//! with its boxes. Knows no turn and no selection; [`super::board`] and [`super::sheet`] put it together.

use crate::draw::{Font, text};

pub(super) mod diamond;
mod dice;
mod emblem;
mod symbols;
mod tag;

pub(super) use dice::{face, look, shown};
pub(super) use emblem::emblem;
pub(super) use symbols::Symbol;

/// The words, cut and ended with … where they are wider than `width`, mm.
pub(super) fn shortened(words: &str, font: Font, size: f32, width: f32) -> String {
    if text::width(words, font, size) <= width {
        return words.to_owned();
    }
    let letters: Vec<char> = words.chars().collect();
    let cut = |count: usize| {
        let mut short: String = letters[..count].iter().collect();
        short.truncate(short.trim_end().len());
        short.push('…');
        short
    };
    (1..letters.len())
        .rev()
        .map(cut)
        .find(|short| text::width(short, font, size) <= width)
        .unwrap_or_else(|| "…".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut_to_fit_and_short_ones_are_left_alone() {
        assert_eq!(shortened("Ada", Font::Sans, 4.0, 40.0), "Ada");
        let long = "Wilhelmina Maximiliane von Wurfzabelstein";
        let short = shortened(long, Font::Sans, 4.0, 30.0);
        assert!(short.ends_with('…') && long.starts_with(short.trim_end_matches('…')), "{short}");
        assert!(text::width(&short, Font::Sans, 4.0) <= 30.0);
        assert_eq!(shortened("W", Font::Sans, 4.0, 0.0), "…");
    }
}
