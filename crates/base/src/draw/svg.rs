//! A drawing as SVG, for golden tests and for looking at it. Text is written as outlines, its words beside them.

use std::fmt::Write as _;

use super::flat::{self, Piece};
use super::{Affine, Drawing, Hue, Ink, Palette, Path, Point, Segment, Stroke};

/// A drawing as SVG, a millimetre a unit, without a ground, always the same; three decimals at most, NaN is 0.
pub fn write(drawing: &Drawing, palette: Palette, accent: Hue) -> String {
    let (width, height) = (number(drawing.size.width), number(drawing.size.height));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n"
    );
    flat::visit(drawing, Affine::IDENTITY, &mut |piece| match piece {
        Piece::Shape { path, fill, stroke } => {
            if path.0.is_empty() {
                return;
            }
            let mut attributes = String::new();
            if let Some(ink) = fill {
                attributes += &paint("fill", palette, accent, ink);
            }
            if let Some(stroke) = stroke {
                attributes += &line(palette, accent, stroke);
            }
            out += &format!("<path{attributes} d=\"{}\"/>\n", data(&path));
        }
        Piece::Text { text, line, to } => {
            let fill = paint("fill", palette, accent, text.ink);
            let outline = data(&line.outline().moved(to));
            out += &format!("<path{fill} aria-label=\"{}\" d=\"{outline}\"/>\n", escaped(&text.words));
        }
        // It lies beside the file.
        Piece::Photo { photo, size, to } => {
            let matrix = [to.a, to.b, to.c, to.d, to.e, to.f].map(number).join(" ");
            let (width, height) = (number(size.width), number(size.height));
            out += &format!(
                "<image href=\"{}.png\" width=\"{width}\" height=\"{height}\" transform=\"matrix({matrix})\"/>\n",
                escaped(photo.name)
            );
        }
    });
    out += "</svg>\n";
    out
}

fn paint(what: &str, palette: Palette, accent: Hue, ink: Ink) -> String {
    let colour = palette.colour(ink, accent);
    let byte = |part: f32| (part.clamp(0.0, 1.0) * 255.0).round() as u8;
    let mut out = format!(" {what}=\"#{:02x}{:02x}{:02x}\"", byte(colour.r), byte(colour.g), byte(colour.b));
    if colour.a < 1.0 {
        out += &format!(" {what}-opacity=\"{}\"", number(colour.a));
    }
    out
}

fn line(palette: Palette, accent: Hue, stroke: Stroke) -> String {
    let mut out = paint("stroke", palette, accent, stroke.ink);
    out += &format!(" stroke-width=\"{}\"", number(stroke.width));
    if let Some((dash, gap)) = stroke.dash {
        out += &format!(" stroke-dasharray=\"{} {}\"", number(dash), number(gap));
    }
    out
}

fn data(path: &Path) -> String {
    let mut out = String::new();
    let mut add = |letter: char, points: &[Point]| {
        out.push(letter);
        for (index, point) in points.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            // Writing to a string cannot fail.
            let _ = write!(out, "{gap}{} {}", number(point.x), number(point.y));
        }
    };
    for segment in &path.0 {
        match *segment {
            Segment::Move(to) => add('M', &[to]),
            Segment::Line(to) => add('L', &[to]),
            Segment::Curve(a, b, to) => add('C', &[a, b, to]),
            Segment::Close => add('Z', &[]),
        }
    }
    out
}

fn number(value: f32) -> String {
    if !value.is_finite() {
        return "0".to_owned();
    }
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// No character that XML forbids; white space is a blank.
fn escaped(words: &str) -> String {
    let blank = |c: char| if matches!(c, '\t' | '\n' | '\r') { ' ' } else { c };
    let allowed = |c: &char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}');
    crate::markup::escaped(&words.chars().map(blank).filter(allowed).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::{Font, Role, Text};

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            [0.0, -0.0001, 1.0, 120.0, 0.5, 2.345_67, f32::NAN].map(number),
            ["0", "0", "1", "120", "0.5", "2.346", "0"]
        );
    }

    #[test]
    fn words_stand_beside_their_outlines_and_cannot_break_out() {
        let mut drawing = Drawing::new(10.0, 10.0);
        drawing.text(Text::new((1.0, 5.0), "a<\"&\u{0}ä", Font::Serif, 4.0, Role::Text.into()));
        let svg = write(&drawing, Palette::Light, Hue::Rose);
        assert!(svg.contains("aria-label=\"a&lt;&quot;&amp;ä\" d=\"M"), "{svg}");
    }
}
