//! A drawing taken apart into shapes and lines of text in order, groups applied, so that no two painters disagree. A
//! line stays as wide all along however a group distorts it: it grows by [`Affine::stretch`].

use std::rc::Rc;

use super::text::{self, ShapedLine};
use super::{Affine, Align, Drawing, Ink, Item, Path, Photo, Point, Segment, Size, Stroke, Text};

/// A piece of a drawing.
pub enum Piece<'a> {
    /// A shape, where it lies at last. What is filled is filled by the nonzero rule.
    Shape {
        /// Its outline; it begins with [`Segment::Move`] or is empty.
        path: Path,
        /// What fills it.
        fill: Option<Ink>,
        /// What runs along it.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text {
        /// What the drawing says of it.
        text: &'a Text,
        /// Its glyphs, in em from the beginning of the baseline.
        line: Rc<ShapedLine>,
        /// Where an em from there leads.
        to: Affine,
    },
    /// Pixels.
    Photo {
        /// The picture.
        photo: Photo,
        /// How large it is before it is put elsewhere, mm.
        size: Size,
        /// Where it is put.
        to: Affine,
    },
}

/// The corners of a picture of that size, one opposite the other, where they lie at last.
pub fn corners(size: Size, to: Affine) -> [Point; 2] {
    [Point::default(), size.corner()].map(|at| to.map(at))
}

/// Shows every piece of a drawing that has been put elsewhere, the lowest first.
pub fn visit<'a>(drawing: &'a Drawing, to: Affine, see: &mut impl FnMut(Piece<'a>)) {
    items(&drawing.items, to, see);
}

fn items<'a>(items: &'a [Item], to: Affine, see: &mut impl FnMut(Piece<'a>)) {
    for item in items {
        match item {
            Item::Shape { path, fill, stroke } => {
                let stroke = stroke.map(|stroke| stroke.stretched(to.stretch()));
                see(Piece::Shape { path: begun(path).moved(to), fill: *fill, stroke });
            }
            Item::Text(text) => {
                let line = text::line(&text.words, text.font);
                let back = match text.align {
                    Align::Left => 0.0,
                    Align::Middle => line.width / 2.0,
                    Align::Right => line.width,
                };
                let here = Affine::shift(-back, 0.0).then(Affine::scale(text.size)).shifted(text.at.x, text.at.y);
                see(Piece::Text { text, line, to: here.then(to) });
            }
            Item::Photo(photo, size) => see(Piece::Photo { photo: *photo, size: *size, to }),
            Item::Group { by, items: inner, .. } => self::items(inner, by.then(to), see),
        }
    }
}

/// A line from nowhere cannot be written in PDF or SVG.
fn begun(path: &Path) -> Path {
    let start = path.0.iter().position(|segment| matches!(segment, Segment::Move(_)));
    Path(start.map_or_else(Vec::new, |start| path.0[start..].to_vec()))
}
