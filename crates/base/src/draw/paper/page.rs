//! One drawing as the operators of a PDF page: points instead of millimetres, y upwards.

use std::collections::BTreeMap;

use printpdf::{
    Codepoint, Color, CurTransMat, DictItem, ExtendedGraphicsState, ExtendedGraphicsStateId, ExternalStream,
    ExternalXObject, Line as PdfLine, LineCapStyle, LineDashPattern, LineJoinStyle, LinePoint, Op, PaintMode,
    PdfFontHandle, Point as PdfPoint, Polygon, PolygonRing, Pt, Rgb, TextItem, TextMatrix, WindingOrder, XObject,
    XObjectId, XObjectTransform,
};

use super::fonts::Fonts;
use crate::draw::flat::{self, Piece};
use crate::draw::text::{Face, Glyph, ShapedLine};
use crate::draw::{Affine, Drawing, Hue, Ink, Palette, Path, Photo, Point, Rgba, Segment, Size, Stroke};

pub(super) type Alphas = BTreeMap<ExtendedGraphicsStateId, ExtendedGraphicsState>;
pub(super) type Photos = BTreeMap<XObjectId, XObject>;

pub(super) fn points(mm: f32) -> f32 {
    mm * 72.0 / 25.4
}

/// To a thousandth: of a point, that is a third of a micrometre.
pub(super) fn rounded(value: f32) -> f32 {
    let value = (value * 1000.0).round() / 1000.0;
    // Never −0.
    value + 0.0
}

/// Before and after its groups are applied.
pub(super) fn is_finite(drawing: &Drawing) -> bool {
    let mut finite = drawing.is_finite();
    // PDF readers keep numbers of this size; beyond, a drawing is as broken as with infinity.
    let fits = |point: Point| point.x.abs() < 1e6 && point.y.abs() < 1e6;
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| match piece {
        Piece::Shape { path, stroke, fill } => {
            let inks = fill.into_iter().chain(stroke.map(|stroke| stroke.ink));
            finite &= inks.into_iter().all(|ink| ink.tone.is_finite() && ink.alpha.is_finite());
            finite &= path.bounds().is_none_or(|(low, high)| fits(low) && fits(high));
            finite &= path.is_finite() && stroke.is_none_or(is_line);
        }
        Piece::Text { text, line, to } => {
            finite &= to.is_finite() && fits(to.map(Point::default())) && fits(to.map(Point::new(line.width, -1.0)));
            finite &= text.ink.tone.is_finite() && text.ink.alpha.is_finite();
        }
        Piece::Photo { size, to, .. } => {
            finite &= to.is_finite() && flat::corners(size, to).into_iter().all(fits);
        }
    });
    finite
}

fn is_line(stroke: Stroke) -> bool {
    stroke.width.is_finite() && stroke.dash.is_none_or(|(dash, gap)| dash.is_finite() && gap.is_finite())
}

pub(super) fn ops(drawing: &Drawing, accent: Hue, fonts: &Fonts) -> (Vec<Op>, Alphas, Photos) {
    let mut page = Page {
        ops: vec![
            Op::SetLineCapStyle { cap: LineCapStyle::Round },
            Op::SetLineJoinStyle { join: LineJoinStyle::Round },
        ],
        alphas: Alphas::new(),
        photos: Photos::new(),
        height: drawing.size.height,
        accent,
        fonts,
        now: State::default(),
    };
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| match piece {
        Piece::Shape { path, fill, stroke } => {
            if let Some(ink) = fill {
                page.fill(&path, ink);
            }
            if let Some(stroke) = stroke {
                page.line(&path, stroke);
            }
        }
        Piece::Text { text, line, to } => page.text(&line, text.ink, to),
        Piece::Photo { photo, size, to } => page.photo(photo, size, to),
    });
    (page.ops, page.alphas, page.photos)
}

/// What the page is set to, so that it is said only when it changes.
#[derive(Default)]
struct State {
    fill: Option<[u16; 3]>,
    line: Option<[u16; 3]>,
    alpha: Option<u16>,
    width: Option<f32>,
    dash: Option<(f32, f32)>,
    font: Option<(Face, f32)>,
}

struct Page<'a> {
    ops: Vec<Op>,
    alphas: Alphas,
    photos: Photos,
    height: f32,
    accent: Hue,
    fonts: &'a Fonts,
    now: State,
}

impl Page<'_> {
    fn fill(&mut self, path: &Path, ink: Ink) {
        let rings: Vec<PolygonRing> =
            self.parts(path).into_iter().map(|part| PolygonRing { points: part.points }).collect();
        if !rings.is_empty() && self.ink(ink, true) {
            let polygon = Polygon { rings, mode: PaintMode::Fill, winding_order: WindingOrder::NonZero };
            self.ops.push(Op::DrawPolygon { polygon });
        }
    }

    fn line(&mut self, path: &Path, stroke: Stroke) {
        let lines = self.parts(path);
        // A line of no width would be one of a printer's dot.
        let width = rounded(points(stroke.width));
        if lines.is_empty() || width <= 0.0 || !self.ink(stroke.ink, false) {
            return;
        }
        if self.now.width != Some(width) {
            self.now.width = Some(width);
            self.ops.push(Op::SetOutlineThickness { pt: Pt(width) });
        }
        let part = |mm: f32| rounded(points(mm)).max(0.0);
        let dash = stroke.dash.map(|(dash, gap)| (part(dash), part(gap))).filter(|(dash, gap)| dash + gap > 0.0);
        if self.now.dash != dash {
            self.now.dash = dash;
            let dash = dash.map_or_else(LineDashPattern::solid, |(dash, gap)| LineDashPattern::new(0.0, &[dash, gap]));
            self.ops.push(Op::SetLineDashPattern { dash });
        }
        self.ops.extend(lines.into_iter().map(|line| Op::DrawLine { line }));
    }

    /// Whether the ink can be seen; if so it is set, for areas or for lines.
    fn ink(&mut self, ink: Ink, area: bool) -> bool {
        let Some((parts, alpha)) = self.colour(ink) else { return false };
        self.alpha(alpha);
        let now = if area { &mut self.now.fill } else { &mut self.now.line };
        if now.replace(parts) != Some(parts) {
            let col = colour(parts);
            self.ops.push(if area { Op::SetFillColor { col } } else { Op::SetOutlineColor { col } });
        }
        true
    }

    /// In thousandths; `None` where it covers nothing.
    fn colour(&self, ink: Ink) -> Option<([u16; 3], u16)> {
        let Rgba { r, g, b, a } = Palette::Print.colour(ink, self.accent);
        let part = |part: f32| (part.clamp(0.0, 1.0) * 1000.0).round() as u16;
        let alpha = part(a);
        (alpha > 0).then(|| ([r, g, b].map(part), alpha))
    }

    fn alpha(&mut self, alpha: u16) {
        // A page begins with ink that covers.
        if self.now.alpha.unwrap_or(1000) == alpha {
            return;
        }
        self.now.alpha = Some(alpha);
        let id = ExtendedGraphicsStateId(format!("Alpha{alpha}"));
        let part = f32::from(alpha) / 1000.0;
        let state = ExtendedGraphicsState::default().with_current_fill_alpha(part).with_current_stroke_alpha(part);
        self.alphas.insert(id.clone(), state);
        self.ops.push(Op::LoadGraphicsState { gs: id });
    }

    fn parts(&self, path: &Path) -> Vec<PdfLine> {
        let at = |point: Point, bezier| self.point(point, bezier);
        let begun = |from: Point| PdfLine { points: vec![at(from, false)], is_closed: false };
        let mut parts: Vec<PdfLine> = Vec::new();
        let mut start = Point::default();
        for segment in &path.0 {
            // What goes on after a part was closed begins where that part did.
            let goes_on = matches!(segment, Segment::Line(_) | Segment::Curve(..));
            if goes_on && parts.last().is_none_or(|part| part.is_closed) {
                parts.push(begun(start));
            }
            let part = parts.last_mut();
            match (*segment, part) {
                (Segment::Move(to), _) => {
                    start = to;
                    parts.push(begun(to));
                }
                (Segment::Line(to), Some(part)) => part.points.push(at(to, false)),
                (Segment::Curve(a, b, to), Some(part)) => part.points.extend([at(a, true), at(b, true), at(to, false)]),
                (Segment::Close, Some(part)) => part.is_closed = true,
                (Segment::Line(_) | Segment::Curve(..) | Segment::Close, None) => {}
            }
        }
        parts
    }

    fn point(&self, point: Point, bezier: bool) -> LinePoint {
        let p = PdfPoint { x: Pt(rounded(points(point.x))), y: Pt(rounded(points(self.height - point.y))) };
        LinePoint { p, bezier }
    }

    /// PDF draws a picture on a square of one point, from below.
    fn photo(&mut self, photo: Photo, size: Size, to: Affine) {
        self.alpha(1000);
        let corner = to.map(Point::new(0.0, size.height));
        let part = |mm: f32| rounded(points(mm));
        let matrix = CurTransMat::Raw([
            part(to.a * size.width),
            part(-to.b * size.width),
            part(-to.c * size.height),
            part(to.d * size.height),
            part(corner.x),
            part(self.height - corner.y),
        ]);
        let id = XObjectId(photo.name.to_owned());
        self.ops.extend([
            Op::SaveGraphicsState,
            Op::SetTransformationMatrix { matrix },
            Op::UseXobject { id: id.clone(), transform: XObjectTransform::default() },
            Op::RestoreGraphicsState,
        ]);
        self.photos.entry(id).or_insert_with(|| embedded(photo));
    }

    fn text(&mut self, line: &ShapedLine, ink: Ink, to: Affine) {
        let size = points(to.stretch());
        if rounded(size) <= 0.0 || line.glyphs.is_empty() || !self.ink(ink, true) {
            return;
        }
        self.ops.push(Op::StartTextSection);
        for run in line.glyphs.chunk_by(|a, b| a.face == b.face) {
            self.run(run, rounded(size), to);
        }
        self.ops.push(Op::EndTextSection);
    }

    /// The glyphs are of one font.
    fn run(&mut self, glyphs: &[Glyph], size: f32, to: Affine) {
        let Some(first) = glyphs.first() else { return };
        let Some(subset) = self.fonts.of(first.face) else { return };
        if self.now.font != Some((first.face, size)) {
            self.now.font = Some((first.face, size));
            self.ops.push(Op::SetFont { font: PdfFontHandle::External(subset.id.clone()), size: Pt(size) });
        }
        let origin = to.map(Point::new(first.at.x, 0.0));
        let part = |value: f32| (value / to.stretch() * 1e6).round() / 1e6 + 0.0;
        let matrix = TextMatrix::Raw([
            part(to.a),
            part(-to.b),
            part(-to.c),
            part(to.d),
            rounded(points(origin.x)),
            rounded(points(self.height - origin.y)),
        ]);
        self.ops.push(Op::SetTextMatrix { matrix });
        let mut shown = GlyphRun::default();
        let mut pen = 0.0;
        let mut rise = 0.0;
        for glyph in glyphs {
            let id = glyph.id;
            let wanted_rise = rounded(-glyph.at.y * size);
            if wanted_rise != rise {
                rise = wanted_rise;
                self.ops.extend(shown.take());
                self.ops.push(Op::SetLineOffset { multiplier: rise });
            }
            let back = ((pen - f64::from(glyph.at.x - first.at.x) * 1000.0) * 10.0).round() / 10.0;
            if back != 0.0 {
                shown.back(back as f32);
                pen -= back;
            }
            shown.glyph(subset.number(id), subset.meaning(id));
            pen += subset.advance(id);
        }
        self.ops.extend(shown.take());
        if rise != 0.0 {
            self.ops.push(Op::SetLineOffset { multiplier: 0.0 });
        }
    }
}

#[derive(Default)]
struct GlyphRun(Vec<TextItem>);

impl GlyphRun {
    fn back(&mut self, thousandths: f32) {
        self.0.push(TextItem::Offset(thousandths));
    }

    fn glyph(&mut self, gid: u16, meaning: &str) {
        let codepoint = Codepoint::with_cid(gid, 0.0, meaning.to_owned());
        if let Some(TextItem::GlyphIds(glyphs)) = self.0.last_mut() {
            glyphs.push(codepoint);
        } else {
            self.0.push(TextItem::GlyphIds(vec![codepoint]));
        }
    }

    fn take(&mut self) -> Option<Op> {
        let items = std::mem::take(&mut self.0);
        (!items.is_empty()).then_some(Op::ShowText { items })
    }
}

/// PDF compresses lines as PNG does.
fn embedded(photo: Photo) -> XObject {
    let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
    let whole = |number: u32| DictItem::Int(i64::from(number));
    let ((wide, high), depth, palette) = (photo.size, u32::from(photo.depth), photo.palette());
    let last = u32::try_from(palette.len() / 3).unwrap_or_default().saturating_sub(1);
    let colours = DictItem::String { data: palette.to_vec(), literal: false };
    let filter = [("Predictor", 15), ("Colors", 1), ("BitsPerComponent", depth), ("Columns", wide)];
    let filter = filter.map(|(key, number)| (key.to_owned(), whole(number))).into();
    let dict = [
        ("Type", name("XObject")),
        ("Subtype", name("Image")),
        ("Width", whole(wide)),
        ("Height", whole(high)),
        ("BitsPerComponent", whole(depth)),
        ("ColorSpace", DictItem::Array(vec![name("Indexed"), name("DeviceRGB"), whole(last), colours])),
        ("Filter", name("FlateDecode")),
        ("DecodeParms", DictItem::Dict { map: filter }),
    ];
    let dict = dict.map(|(key, item)| (key.to_owned(), item)).into();
    let stream = ExternalStream { dict, content: photo.lines(), compress: false };
    XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None })
}

fn colour(parts: [u16; 3]) -> Color {
    let [r, g, b] = parts.map(|part| f32::from(part) / 1000.0);
    Color::Rgb(Rgb { r, g, b, icc_profile: None })
}
