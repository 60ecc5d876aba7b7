//! How well the words of a drawing stand out from what they stand on: for the tests of all that is drawn.

use super::flat::{self, Piece};
use super::screen::Look;
use super::{Affine, Drawing, Ink, Path, Point, Rgba, Role, text};

/// The words that stand out least, and by how much (WCAG 2); `None` where there are none. They are looked at in the middle
/// of their line; what was painted there before lies beneath them.
pub fn faintest(drawing: &Drawing, look: Look) -> Option<(String, f32)> {
    let colour = |ink: Ink| look.palette.colour(look.seats.dress(ink), look.accent);
    let mut painted: Vec<(Path, Ink)> = Vec::new();
    let mut faintest: Option<(String, f32)> = None;
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| match piece {
        Piece::Shape { path, fill: Some(ink), .. } => painted.push((path, ink)),
        Piece::Shape { .. } | Piece::Photo { .. } => {}
        Piece::Text { text, line, to } => {
            let at = to.map(Point::new(line.width / 2.0, -text::cap_height(text.font, 1.0) / 2.0));
            let lain = |under: Rgba, ink: Ink| Rgba { a: 1.0, ..under.mixed(colour(ink), colour(ink).a) };
            let there = painted.iter().filter(|(path, _)| path.contains(at));
            let under = there.fold(colour(Role::Ground.into()), |under, (_, ink)| lain(under, *ink));
            let contrast = lain(under, text.ink).contrast(under);
            if faintest.as_ref().is_none_or(|(_, least)| contrast < *least) && !text.words.trim().is_empty() {
                faintest = Some((text.words.clone(), contrast));
            }
        }
    });
    faintest
}
