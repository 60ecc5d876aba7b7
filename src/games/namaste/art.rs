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

/// The words and the size they fit in with: smaller down to two thirds, and only then cut.
pub(super) fn fitted(words: &str, font: Font, size: f32, width: f32) -> (String, f32) {
    let natural = text::width(words, font, size);
    let smaller = if natural > width { size * (width / natural).max(0.66) } else { size };
    (shortened(words, font, smaller, width), smaller)
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

    #[test]
    fn a_name_becomes_smaller_before_it_is_cut() {
        let name = "Wilhelmina Maximiliane";
        let width = text::width(name, Font::Serif, 6.0);
        assert_eq!(fitted(name, Font::Serif, 6.0, width + 1.0), (name.to_owned(), 6.0));
        let (whole, size) = fitted(name, Font::Serif, 6.0, width * 0.8);
        assert!(whole == name && (4.7..4.9).contains(&size), "{whole} {size}");
        let (cut, size) = fitted(name, Font::Serif, 6.0, width * 0.4);
        assert!(cut.ends_with('…') && text::width(&cut, Font::Serif, size) <= width * 0.4, "{cut} {size}");
    }

    #[test]
    fn emblem_and_symbols_fill_their_squares_and_keep_inside_them() {
        let ink = crate::draw::Ink::new(crate::draw::Role::Text);
        let mut squares = vec![emblem()];
        squares.extend(Symbol::ALL.map(|symbol| symbol.draw(ink)));
        for (index, drawing) in squares.iter().enumerate() {
            assert!(drawing.is_finite());
            let side = if index == 0 { 40.0 } else { 10.0 };
            assert_eq!((drawing.size.width, drawing.size.height), (side, side));
            let shapes = drawing.items.iter().map(|item| match item {
                crate::draw::Item::Shape { path, .. } => path.bounds(),
                crate::draw::Item::Text(_) | crate::draw::Item::Group { .. } => None,
            });
            let (mut left, mut right, mut low, mut high) = (side, 0.0_f32, side, 0.0_f32);
            for (from, to) in shapes.map(|bounds| bounds.expect("symbols are shapes")) {
                assert!(from.x >= 0.0 && from.y >= 0.0 && to.x <= side && to.y <= side, "{index}: {from:?} {to:?}");
                (left, right) = (left.min(from.x), right.max(to.x));
                (low, high) = (low.min(from.y), high.max(to.y));
            }
            assert!((high - low).max(right - left) > side * 0.8, "{index}: {left} to {right}, {low} to {high}");
            assert_eq!(squares.iter().filter(|other| *other == drawing).count(), 1);
        }
    }
}
