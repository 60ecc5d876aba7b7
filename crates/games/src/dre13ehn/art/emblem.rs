//! The emblem on the shelf: a water die, seen straight at its thirteen.

use base::draw::solids::{Solid, Vector};
use base::draw::{Drawing, Hue, Ink, Path, Point, Role, Stroke};

use super::super::outcome::Outcome;
use super::{Rune, onto};

const SIDE: f32 = 40.0;
const RADIUS: f32 = 18.6;
const MIDDLE: Rune = Rune::Result(Outcome::Thirteen);
const AROUND: [Outcome; 3] = [Outcome::Fire, Outcome::Two, Outcome::Three];

pub fn emblem() -> Drawing {
    let solid = Solid::icosahedron();
    let mut drawing = Drawing::new(SIDE, SIDE);
    let Some(front) = solid.facets().first() else { return drawing };
    let right = front.up.cross(front.normal);
    let see = |at: Vector| Point::new(SIDE / 2.0 + RADIUS * at.dot(right), SIDE / 2.0 - RADIUS * at.dot(front.up));
    let light = (front.normal * 1.6 + front.up * 1.1 - right * 0.7).normalize();
    let mut around = AROUND.into_iter().map(Rune::Result);
    for facet in solid.facets().iter().filter(|facet| facet.normal.dot(front.normal) > 0.01) {
        let corners: Vec<Point> = facet.corners.iter().map(|corner| see(solid.corners()[*corner])).collect();
        let middle = std::ptr::eq(facet, front);
        let tone = (facet.normal.dot(light) - 0.52) * 0.5;
        let body = Ink::new(Role::Deep(Hue::Plum));
        let fill = if middle { Role::Paper.into() } else { body.lit(tone.clamp(-0.2, 0.3)) };
        drawing.shape(Path::polygon(&corners), fill, Stroke::new(Role::Paper.into(), 0.5));
        let beside = facet.corners.iter().filter(|corner| front.corners.contains(corner)).count() == 2;
        let (rune, ink) = if middle {
            (Some(MIDDLE), Ink::new(Role::Text))
        } else if beside {
            (around.next(), Ink::new(Role::OnAccent))
        } else {
            (None, Ink::new(Role::OnAccent))
        };
        if let Some(rune) = rune {
            drawing.place(onto(facet, 0.92, see), rune.draw(ink, 0.95));
        }
    }
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_emblem_fills_its_square_and_keeps_inside_it() {
        let emblem = emblem();
        assert!(emblem.is_finite());
        assert_eq!((emblem.size.width, emblem.size.height), (SIDE, SIDE));
        let corners = emblem.items.iter().filter_map(|item| match item {
            base::draw::Item::Shape { path, .. } => path.bounds(),
            base::draw::Item::Text(_) | base::draw::Item::Group { .. } | base::draw::Item::Photo(..) => None,
        });
        let (mut low, mut high) = (SIDE, 0.0_f32);
        for (from, to) in corners {
            assert!(from.x > 0.3 && from.y > 0.3 && to.x < SIDE - 0.3 && to.y < SIDE - 0.3);
            (low, high) = (low.min(from.y), high.max(to.y));
        }
        assert!(high - low > SIDE * 0.85);
        let runes = emblem.items.iter().filter(|item| matches!(item, base::draw::Item::Group { .. })).count();
        assert_eq!(runes, 4, "thirteen and its three neighbours");
    }
}
