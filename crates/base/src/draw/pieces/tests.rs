use super::*;
use crate::draw::{Item, Point, Role};

fn pips_of(face: &Drawing) -> Vec<Point> {
    let centre = |part: &Vec<Point>| {
        let around = |along: fn(&Point) -> f32| {
            let (low, high) = part.iter().map(along).fold((f32::MAX, f32::MIN), |(a, b), c| (a.min(c), b.max(c)));
            (low + high) / 2.0
        };
        Point::new(around(|point| point.x), around(|point| point.y))
    };
    let parts = face.items.iter().flat_map(|item| match item {
        Item::Shape { path, .. } => path.flattened(),
        Item::Text(_) | Item::Group { .. } | Item::Photo(..) => Vec::new(),
    });
    parts.map(|part| centre(&part)).collect()
}

#[test]
fn a_face_has_as_many_pips_as_it_says_and_looks_the_same_upside_down() {
    for count in 0..=9 {
        let pips = pips_of(&pips(count, Role::Carved.into()));
        assert_eq!(pips.len(), usize::from(count));
        for pip in &pips {
            let other = Point::new(FACE - pip.x, FACE - pip.y);
            assert!(pips.iter().any(|pip| (pip.x - other.x).hypot(pip.y - other.y) < 1e-3), "{count}");
        }
    }
}

#[test]
fn a_numeral_stays_inside_its_face_however_long() {
    for words in ["1", "8", "1/7", "20", "100", "Ljóð"] {
        let face = numeral(words, Role::Carved.into(), true);
        assert!(face.is_finite());
        let Some(Item::Text(line)) = face.items.first() else { unreachable!("a numeral begins with its text") };
        assert!(text::width(words, line.font, line.size) < 7.6, "{words}");
        assert!(line.at.y < FACE && line.at.y - text::cap_height(line.font, line.size) > 0.0);
    }
}

#[test]
fn a_flat_die_shows_its_face() {
    let look = DieLook { body: Role::Bone.into(), mark: Role::Carved.into() };
    let die = flat_die(look, numeral("4", look.mark, false));
    assert_eq!(die.words(), ["4"]);
    assert_eq!((die.size.width, die.size.height), (FACE, FACE));
}
