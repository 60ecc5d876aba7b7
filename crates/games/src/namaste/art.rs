//! The drawings of Namaste, all our own: the ten symbols, the emblem, the die faces, and the sheet's diamond
//! with its boxes. Knows no turn and no selection; [`super::board`] and [`super::sheet`] put it together.

pub(super) mod diamond;
mod dice;
mod emblem;
mod symbols;
mod tag;

pub(super) use dice::{face, look, shown};
pub(super) use emblem::emblem;
pub(super) use symbols::Symbol;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emblem_and_symbols_fill_their_squares_and_keep_inside_them() {
        let ink = base::draw::Ink::new(base::draw::Role::Text);
        let mut squares = vec![emblem()];
        squares.extend(Symbol::ALL.map(|symbol| symbol.draw(ink)));
        for (index, drawing) in squares.iter().enumerate() {
            assert!(drawing.is_finite());
            let side = if index == 0 { 40.0 } else { 10.0 };
            assert_eq!((drawing.size.width, drawing.size.height), (side, side));
            let shapes = drawing.items.iter().map(|item| match item {
                base::draw::Item::Shape { path, .. } => path.bounds(),
                base::draw::Item::Text(_) | base::draw::Item::Group { .. } | base::draw::Item::Photo(..) => None,
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
