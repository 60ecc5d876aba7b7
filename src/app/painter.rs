//! Paints a drawing on an iced canvas, words as filled outlines: the canvas would put its own text above every shape,
//! and not place it as paper does. Paint what changes through a `canvas::Cache`.

use iced::widget::canvas::{self, Frame, LineCap, LineDash, LineJoin};

use base::draw::flat::{self, Piece};
use base::draw::{Affine, Drawing, Look, Path, Point, Segment, Stroke};

use crate::app::theme::colour;

/// `to` leads from the drawing's millimetres to the frame's logical pixels; what is not finite is not painted.
pub fn paint(frame: &mut Frame, drawing: &Drawing, look: Look, to: Affine) {
    flat::visit(drawing, to, &mut |piece| match piece {
        Piece::Shape { path, fill, stroke } => {
            if path.0.is_empty() || !path.is_finite() {
                return;
            }
            let path = canvas_path(&path);
            if let Some(ink) = fill {
                frame.fill(&path, colour(look.colour(ink)));
            }
            if let Some(stroke) = stroke {
                line(frame, &path, look, stroke);
            }
        }
        Piece::Text { text, line, to } => {
            let outline = line.outline().moved(to);
            if !outline.0.is_empty() && outline.is_finite() {
                frame.fill(&canvas_path(&outline), colour(look.colour(text.ink)));
            }
        }
        Piece::Photo { photo, size, to } => {
            let [low, high] = flat::corners(size, to);
            let Some(pixels) = photo.pixels().filter(|_| low.is_finite() && high.is_finite()) else { return };
            let handle = iced::advanced::image::Handle::from_rgba(photo.size.0, photo.size.1, pixels);
            let place =
                iced::Rectangle::new(iced::Point::new(low.x, low.y), iced::Size::new(high.x - low.x, high.y - low.y));
            frame.draw_image(place, &handle);
        }
    });
}

fn line(frame: &mut Frame, path: &canvas::Path, look: Look, stroke: Stroke) {
    if !(stroke.width > 0.0 && stroke.width.is_finite()) {
        return;
    }
    let dash = stroke.dash.filter(|(dash, gap)| dash + gap > 0.0 && dash.is_finite() && gap.is_finite());
    let segments = dash.map(|(dash, gap)| [dash, gap]);
    let stroke = canvas::Stroke {
        style: canvas::Style::Solid(colour(look.line(stroke.ink))),
        width: stroke.width,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        line_dash: LineDash { segments: segments.as_ref().map_or(&[], |segments| segments), offset: 0 },
    };
    frame.stroke(path, stroke);
}

fn canvas_path(path: &Path) -> canvas::Path {
    let place = |point: Point| iced::Point::new(point.x, point.y);
    canvas::Path::new(|builder| {
        for segment in &path.0 {
            match *segment {
                Segment::Move(to) => builder.move_to(place(to)),
                Segment::Line(to) => builder.line_to(place(to)),
                Segment::Curve(a, b, to) => builder.bezier_curve_to(place(a), place(b), place(to)),
                Segment::Close => builder.close(),
            }
        }
    })
}
