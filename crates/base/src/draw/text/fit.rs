//! Words made to fit a width: smaller first, then cut. Knows no place.

use super::super::Font;

/// The words, cut and ended with … where they are wider than `width`, mm.
pub fn shortened(words: &str, font: Font, size: f32, width: f32) -> String {
    if super::width(words, font, size) <= width {
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
        .find(|short| super::width(short, font, size) <= width)
        .unwrap_or_else(|| "…".to_owned())
}

/// The words and the size they fit in with: smaller down to two thirds, and only then cut.
pub fn fitted(words: &str, font: Font, size: f32, width: f32) -> (String, f32) {
    let natural = super::width(words, font, size);
    // a hair smaller, so that rounding does not cut what just fits
    let smaller = if natural > width { size * (width / natural * 0.999).max(0.66) } else { size };
    (shortened(words, font, smaller, width), smaller)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::text;

    #[test]
    fn long_names_are_cut_to_fit_and_short_ones_are_left_alone() {
        assert_eq!(shortened("Ada", Font::Sans, 4.0, 40.0), "Ada");
        let long = "Wilhelmina Maximiliane von Wurfzabelstein";
        let short = shortened(long, Font::Sans, 4.0, 30.0);
        assert!(short.ends_with('…') && long.starts_with(short.trim_end_matches('…')), "{short}");
        assert!(text::width(&short, Font::Sans, 4.0) <= 30.0);
        assert_eq!(shortened("W", Font::Sans, 4.0, 0.0), "…");
    }

    #[test]
    fn a_name_becomes_smaller_before_it_is_cut() {
        let name = "Wilhelmina Maximiliane";
        let width = text::width(name, Font::Serif, 6.0);
        assert_eq!(fitted(name, Font::Serif, 6.0, width + 1.0), (name.to_owned(), 6.0));
        let (whole, size) = fitted(name, Font::Serif, 6.0, width * 0.8);
        assert!(whole == name && (4.7..4.9).contains(&size), "{whole} {size}");
        for part in 70..100_u8 {
            let (whole, _) = fitted(name, Font::Serif, 6.0, width * f32::from(part) / 100.0);
            assert_eq!(whole, name, "{part} of a hundred parts");
        }
        let (cut, size) = fitted(name, Font::Serif, 6.0, width * 0.4);
        assert!(cut.ends_with('…') && text::width(&cut, Font::Serif, size) <= width * 0.4, "{cut} {size}");
    }
}
