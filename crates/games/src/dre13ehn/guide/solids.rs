//! The five solids as they are seen: four dice with their runes, and the fifth without any. Knows no rules.

use base::draw::solids::{Facet, Solid, Vector};
use base::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text};
use base::i18n::{Lang, tr};
use base::phrase::Phrase;

use super::super::art;
use super::super::dice::Kind;

const PLACE_WIDTH_MM: f32 = 27.0;
const RADIUS_MM: f32 = 11.6;

pub fn all(lang: Lang) -> Drawing {
    let mut drawing = Drawing::new(PLACE_WIDTH_MM * 5.0, 40.0);
    let places = [
        (Some(Kind::Fire), Solid::tetrahedron(), "dre13ehn-guide-fire-label", "dre13ehn-guide-fire-solid-label"),
        (Some(Kind::Air), Solid::octahedron(), "dre13ehn-guide-air-label", "dre13ehn-guide-air-solid-label"),
        (Some(Kind::Water), Solid::icosahedron(), "dre13ehn-guide-water-label", "dre13ehn-guide-water-solid-label"),
        (Some(Kind::Earth), Solid::cube(), "dre13ehn-guide-earth-label", "dre13ehn-guide-earth-solid-label"),
        (None, Solid::dodecahedron(), "dre13ehn-guide-ether-label", "dre13ehn-guide-ether-solid-label"),
    ];
    for (index, (kind, solid, element, name)) in (0_u8..).zip(places) {
        let x = PLACE_WIDTH_MM * (f32::from(index) + 0.5);
        one(&mut drawing, Point::new(x, 13.0), kind, &solid);
        let words = |y: f32, words: String, font, size, role: Role| {
            Text::new(Point::new(x, y), words, font, size, role.into()).centred()
        };
        let faces = tr!(lang, "dre13ehn-guide-faces-label", faces = solid.facets().len());
        drawing.text(words(30.4, lang.say(&Phrase::new(element)), Font::SerifBold, 4.4, Role::Text));
        drawing.text(words(35.0, lang.say(&Phrase::new(name)), Font::Sans, 3.0, Role::Faint));
        drawing.text(words(38.9, faces, Font::Sans, 3.0, Role::Faint));
    }
    drawing
}

fn one(drawing: &mut Drawing, at: Point, kind: Option<Kind>, solid: &Solid) {
    let view = view(kind, solid);
    let Some(kind) = kind else {
        let edge = Stroke::dashed(Role::Faint.into(), 0.3, 1.0, 0.8);
        for (facet, _) in facing(solid, view) {
            drawing.shape(outline(facet, solid, at, view), Role::Soft.into(), edge);
        }
        return;
    };
    let die = kind.die(kind.symbols());
    body(drawing, at, solid, view, art::dice::look(&die).body);
    let faces = art::dice::facets(&die);
    for (facet, index) in facing(solid, view) {
        if let Some((_, face)) = faces.get(index) {
            drawing.place(art::onto(facet, 0.95, |point| seen(point, at, view)), face.clone());
        }
    }
}

/// Whence a solid is seen, what is up there, and what is right.
pub type View = [Vector; 3];

pub fn body(drawing: &mut Drawing, at: Point, solid: &Solid, view: View, ink: Ink) {
    let [toward, up, right] = view;
    let light = (toward * 1.4 + up * 1.2 - right * 0.8).normalize();
    for (facet, _) in facing(solid, view) {
        let tone = (facet.normal.dot(light) - 0.55) * 0.45;
        let fill = ink.lit((ink.tone + tone).clamp(-1.0, 1.0));
        drawing.shape(outline(facet, solid, at, view), fill, Stroke::new(Role::Paper.into(), 0.3));
    }
}

fn seen(point: Vector, at: Point, [_, up, right]: View) -> Point {
    Point::new(at.x + RADIUS_MM * point.dot(right), at.y - RADIUS_MM * point.dot(up))
}

fn facing(solid: &Solid, [toward, ..]: View) -> impl Iterator<Item = (&Facet, usize)> {
    solid.facets().iter().zip(0..).filter(move |(facet, _)| facet.normal.dot(toward) >= 0.02)
}

fn outline(facet: &Facet, solid: &Solid, at: Point, view: View) -> Path {
    let corners: Vec<Point> = facet.corners.iter().map(|corner| seen(solid.corners()[*corner], at, view)).collect();
    Path::polygon(&corners)
}

/// How a die of that kind is seen: a cube stands on a face, the others on a corner, all turned a little.
fn view(kind: Option<Kind>, solid: &Solid) -> View {
    let front = &solid.facets()[0];
    let top = if kind == Some(Kind::Earth) { front.up } else { solid.corners()[front.corners[0]].normalize() };
    let (turned, raised) = match kind {
        Some(Kind::Fire) => (0.8, 0.12),
        Some(Kind::Air | Kind::Earth | Kind::Water | Kind::Beginner) | None => (0.45, 0.4),
    };
    turned_view(solid, top, turned, raised)
}

/// Seen with that direction upwards, turned and from above by so much.
pub fn turned_view(solid: &Solid, top: Vector, turned: f32, raised: f32) -> View {
    let front = &solid.facets()[0];
    let level = (front.normal - top * front.normal.dot(top)).normalize();
    let toward = (level + top.cross(level) * turned + top * raised).normalize();
    let up = (top - toward * top.dot(toward)).normalize();
    [toward, up, up.cross(toward)]
}
