//! A drawing as a PNG, to be kept or sent: what the screen shows, on the ground of its look. Knows no file.

use tiny_skia::{
    FillRule, FilterQuality, LineCap, LineJoin, Paint, PathBuilder, Pixmap, PixmapPaint, PixmapRef, Stroke as Line,
    StrokeDash, Transform,
};

use super::flat::{self, Piece};
use super::{Affine, Drawing, Ink, Look, Path, Rgba, Role, Segment, Stroke};

const MAX_SIDE_PIXELS: f32 = 8000.0;

/// The drawing as a PNG file, `scale` pixels a unit. Nothing where it has no size, or there is no memory for it.
pub fn png(drawing: &Drawing, look: Look, scale: f32) -> Option<Vec<u8>> {
    let (wide, high) = (drawing.size.width, drawing.size.height);
    let scale = scale.min(MAX_SIDE_PIXELS / wide.max(high).max(1.0));
    let pixels = |length: f32| (length * scale).round().max(0.0) as u32;
    let mut map = Pixmap::new(pixels(wide), pixels(high))?;
    map.fill(look_at(look, Role::Ground.into()));
    flat::visit(drawing, Affine::scale(scale), &mut |piece| match piece {
        Piece::Shape { path, fill, stroke } => {
            let Some(path) = traced(&path) else { return };
            if let Some(ink) = fill {
                map.fill_path(&path, &paint(look, ink), FillRule::Winding, Transform::identity(), None);
            }
            if let Some(stroke) = stroke {
                map.stroke_path(&path, &paint(look, stroke.ink), &line(stroke), Transform::identity(), None);
            }
        }
        Piece::Text { text, line, to } => {
            if let Some(path) = traced(&line.outline().moved(to)) {
                map.fill_path(&path, &paint(look, text.ink), FillRule::Winding, Transform::identity(), None);
            }
        }
        Piece::Photo { photo, size, to } => {
            let (pixels, (wide, high)) = (photo.pixels().unwrap_or_default(), photo.size);
            let Some(photo) = PixmapRef::from_bytes(&pixels, wide, high) else { return };
            let (x, y) = (size.width / wide as f32, size.height / high as f32);
            let to = Transform::from_row(to.a * x, to.b * x, to.c * y, to.d * y, to.e, to.f);
            let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
            map.draw_pixmap(0, 0, photo, &paint, to, None);
        }
    });
    encoded(&map)
}

fn encoded(map: &Pixmap) -> Option<Vec<u8>> {
    // The ground covers, so nothing shines through: what is multiplied by its cover is as it was.
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, map.width(), map.height());
    encoder.set_color(png::ColorType::Rgba);
    encoder.write_header().ok()?.write_image_data(map.data()).ok()?;
    Some(file)
}

fn look_at(look: Look, ink: Ink) -> tiny_skia::Color {
    let Rgba { r, g, b, a } = look.colour(ink);
    tiny_skia::Color::from_rgba(r, g, b, a).unwrap_or(tiny_skia::Color::TRANSPARENT)
}

fn paint(look: Look, ink: Ink) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(look_at(look, ink));
    paint
}

fn line(stroke: Stroke) -> Line {
    let dash = stroke.dash.and_then(|(dash, gap)| StrokeDash::new(vec![dash, gap], 0.0));
    Line { width: stroke.width, line_cap: LineCap::Round, line_join: LineJoin::Round, dash, ..Line::default() }
}

fn traced(path: &Path) -> Option<tiny_skia::Path> {
    if !path.is_finite() {
        return None;
    }
    let mut builder = PathBuilder::new();
    for segment in &path.0 {
        match *segment {
            Segment::Move(to) => builder.move_to(to.x, to.y),
            Segment::Line(to) => builder.line_to(to.x, to.y),
            Segment::Curve(a, b, to) => builder.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{Hue, Palette, Seats};

    fn read(file: &[u8]) -> ((u32, u32), Vec<u8>) {
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a PNG");
        let mut bytes = vec![0; reader.output_buffer_size().expect("it has a size")];
        let info = reader.next_frame(&mut bytes).expect("its pixels");
        ((info.width, info.height), bytes)
    }

    #[test]
    fn a_picture_shows_what_is_drawn_on_the_ground_of_its_look() {
        let mut drawing = Drawing::new(20.0, 10.0);
        drawing.fill(Path::rect(0.0, 0.0, 10.0, 10.0), Ink::new(Role::Text));
        drawing.rule((15.0, 0.0), (15.0, 10.0), Stroke::new(Role::Bad.into(), 2.0));
        for palette in [Palette::Light, Palette::Dark] {
            let look = Look { palette, accent: Hue::Rose, seats: Seats::default() };
            let (size, bytes) = read(&png(&drawing, look, 3.0).expect("a picture"));
            assert_eq!(size, (60, 30));
            let at = |x: usize, y: usize| bytes[4 * (y * 60 + x)..][..4].to_vec();
            let of = |role: Role| look_at(look, role.into()).to_color_u8();
            for (x, role) in [(10, Role::Text), (35, Role::Ground), (45, Role::Bad)] {
                let ink = of(role);
                assert_eq!(at(x, 15), [ink.red(), ink.green(), ink.blue(), 255], "{role:?} in {palette:?}");
            }
        }
    }

    #[test]
    fn what_has_no_size_has_no_picture_and_what_is_huge_is_drawn_smaller() {
        let look = Look { palette: Palette::Light, accent: Hue::Rose, seats: Seats::default() };
        assert_eq!(png(&Drawing::new(0.0, 10.0), look, 3.0), None);
        let ((wide, _), _) = read(&png(&Drawing::new(90_000.0, 10.0), look, 3.0).expect("a picture"));
        assert_eq!(wide, 8000);
    }
}
