use std::sync::Arc;

use crate::draw::solids::space::between;
use proptest::prelude::*;

use super::*;
use crate::draw::pieces;
use crate::draw::solids::{Toss, TossDie};

const TRAY: Size = Size { width: 130.0, height: 90.0 };
const LOOK: DieLook = DieLook { body: Ink::new(Role::Bone), mark: Ink::new(Role::Carved) };

fn solids() -> [Arc<Solid>; 5] {
    [Solid::cube(), Solid::tetrahedron(), Solid::octahedron(), Solid::dodecahedron(), Solid::icosahedron()]
}

/// A die whose facets are each marked with an ink of their own, told by its tone being lost: the role.
fn marked(solid: &Solid) -> Faces {
    let mark = |index: usize| {
        let mut face = Drawing::new(FACE, FACE);
        let seat = u8::try_from(index).unwrap_or(u8::MAX);
        face.fill(Path::circle(5.0, 5.0, 4.0), Ink::new(Role::Seat(seat)));
        face
    };
    Faces::new(&(0..solid.facets().len()).map(mark).collect::<Vec<_>>())
}

fn marks_of(drawing: &Drawing) -> Vec<(usize, Path)> {
    let mark = |item: &Item| match item {
        Item::Shape { path, fill: Some(Ink { role: Role::Seat(index), .. }), .. } => {
            Some((usize::from(*index), path.clone()))
        }
        Item::Shape { .. } | Item::Text(_) | Item::Group { .. } | Item::Photo(..) => None,
    };
    drawing.items.iter().filter_map(mark).collect()
}

#[test]
fn the_facet_read_is_seen_and_drawn_where_it_is() {
    let eye = Eye::new(TRAY);
    for solid in solids() {
        let faces = marked(&solid);
        for index in 0..solid.facets().len() {
            let toss = Toss::new(3, &[TossDie { solid: solid.clone(), face_index: index }], TRAY, 16.0);
            let pose = toss.settled()[0];
            let marks = marks_of(&draw(&[Placed { solid: &solid, pose, look: LOOK, faces: &faces }], TRAY));
            let read = marks.iter().find(|(facet, _)| *facet == index);
            match solid.reading() {
                super::super::Reading::Lower => assert!(read.is_none() && marks.len() >= 2),
                super::super::Reading::Upper => {
                    assert!(marks.len() >= 3, "its top and two sides");
                    let top = Vector::new(pose.at.x, pose.at.y, 2.0 * pose.at.z);
                    assert!(read.is_some_and(|(_, path)| path.contains(eye.see(top))));
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn only_what_faces_the_eye_is_drawn_inside_the_outline(seed: u64, which in 0_usize..5, time in between(0.2, 1.4)) {
        let solid = &solids()[which];
        let toss = Toss::new(seed, &[TossDie { solid: solid.clone(), face_index: 1 }], TRAY, 16.0);
        let pose = toss.poses(time)[0];
        let drawing = draw(&[Placed { solid, pose, look: LOOK, faces: &marked(solid) }], TRAY);
        prop_assert!(drawing.is_finite());
        prop_assert!(drawing.items.len() <= 56, "{} shapes", drawing.items.len());
        let eye = Eye::new(TRAY);
        let centre = eye.see(pose.at);
        for (facet, path) in marks_of(&drawing) {
            prop_assert!(pose.turn.apply(solid.facets()[facet].normal).dot(eye.towards) > 0.0);
            for point in path.flattened().into_iter().flatten() {
                prop_assert!((point.x - centre.x).hypot(point.y - centre.y) <= pose.radius);
            }
        }
    }
}

#[test]
fn the_nearer_die_is_drawn_over_the_farther_one() {
    let solid = Solid::cube();
    let faces = [0, 1].map(|index| {
        let mut face = Drawing::new(FACE, FACE);
        face.fill(Path::circle(5.0, 5.0, 4.0), Ink::new(Role::Seat(index)));
        Faces::new(&vec![face; 6])
    });
    let turn = solid.resting(0, 0.2);
    let at = |y: f32| Pose { at: Vector::new(50.0, y, 8.0), turn, radius: 14.0 };
    let placed = [at(40.0), at(60.0)].map(|pose| (pose, usize::from(pose.at.y > 50.0)));
    let placed = placed.map(|(pose, index)| Placed { solid: &solid, pose, look: LOOK, faces: &faces[index] });
    let order: Vec<usize> = marks_of(&draw(&placed, TRAY)).iter().map(|(index, _)| *index).collect();
    assert_eq!(order, [1, 1, 1, 0, 0, 0]);
}

#[test]
fn words_on_a_face_become_outlines_once() {
    let faces = Faces::new(&[pieces::numeral("4", LOOK.mark, false)]);
    assert_eq!(faces.0[0].len(), 1);
    let (low, high) = faces.0[0][0].path.bounds().expect("a four has an outline");
    assert!(low.x > -1.0 && low.y > -1.0 && high.x < 1.0 && high.y < 1.0 && high.y - low.y > 0.5);
}

#[test]
fn marks_are_not_mirrored() {
    // a face whose right half is marked: seen from above, upright, the mark lies to the right
    let mut face = Drawing::new(FACE, FACE);
    face.fill(Path::rect(7.0, 1.0, 2.0, 3.0), Ink::new(Role::Seat(0)));
    let solid = Solid::cube();
    let mut faces = vec![Drawing::new(FACE, FACE); 6];
    faces[2] = face;
    let pose = Pose { at: Vector::new(50.0, 50.0, 8.0), turn: solid.resting(2, 0.0), radius: 14.0 };
    let drawing = draw(&[Placed { solid: &solid, pose, look: LOOK, faces: &Faces::new(&faces) }], TRAY);
    let (low, high) = marks_of(&drawing)[0].1.bounds().expect("a rectangle");
    let top = Eye::new(TRAY).see(Vector::new(50.0, 50.0, 16.0));
    assert!(low.x > top.x && high.y < top.y, "upper right");
}
