//! The outlines of glyphs, out of the fonts' own tables.

use ttf_parser::{GlyphId, OutlineBuilder};

use super::Glyph;
use crate::draw::{Path, Point, Segment};

pub(super) fn of(glyphs: &[Glyph]) -> Path {
    let mut segments = Vec::new();
    for part in glyphs.chunk_by(|a, b| a.face == b.face) {
        // What a font that has gone would draw is left out.
        part[0].face.tables(|face| {
            let em = f32::from(face.units_per_em());
            for glyph in part {
                let mut pen = Pen { segments: &mut segments, at: glyph.at, em, last: glyph.at };
                face.outline_glyph(GlyphId(glyph.id), &mut pen);
            }
        });
    }
    Path(segments)
}

/// Writes a glyph's outline, given in the font's units and upwards.
struct Pen<'a> {
    segments: &'a mut Vec<Segment>,
    at: Point,
    em: f32,
    last: Point,
}

impl Pen<'_> {
    fn place(&self, x: f32, y: f32) -> Point {
        Point::new(self.at.x + x / self.em, self.at.y - y / self.em)
    }
}

impl OutlineBuilder for Pen<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.last = self.place(x, y);
        self.segments.push(Segment::Move(self.last));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.last = self.place(x, y);
        self.segments.push(Segment::Line(self.last));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (control, to) = (self.place(x1, y1), self.place(x, y));
        self.segments.push(Segment::quadratic(self.last, control, to));
        self.last = to;
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.last = self.place(x, y);
        self.segments.push(Segment::Curve(self.place(x1, y1), self.place(x2, y2), self.last));
    }

    fn close(&mut self) {
        self.segments.push(Segment::Close);
    }
}
