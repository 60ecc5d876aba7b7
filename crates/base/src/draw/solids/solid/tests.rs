//! What a solid must be: Euler's formula, convexity, opposite facets, and what is refused.

#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use crate::draw::solids::space::between;
use proptest::prelude::*;

use super::*;

fn all() -> [(Arc<Solid>, [usize; 3], f32); 5] {
    // corners, edges, facets; inradius over circumradius
    [
        (Solid::tetrahedron(), [4, 6, 4], 1.0 / 3.0),
        (Solid::cube(), [8, 12, 6], 1.0 / 3.0_f32.sqrt()),
        (Solid::octahedron(), [6, 12, 8], 1.0 / 3.0_f32.sqrt()),
        (Solid::dodecahedron(), [20, 30, 12], 0.794_654_5),
        (Solid::icosahedron(), [12, 30, 20], 0.794_654_5),
    ]
}

fn lawful(solid: &Solid) {
    let [v, e, f] = [solid.corners().len(), solid.edges().len(), solid.facets().len()];
    assert_eq!(v + f, e + 2, "Euler");
    let far = solid.corners().iter().map(|corner| corner.length()).fold(0.0, f32::max);
    assert!((far - 1.0).abs() < 1e-5, "circumradius {far}");
    for facet in solid.facets() {
        assert!((facet.normal.length() - 1.0).abs() < 1e-5);
        assert!(facet.normal.dot(facet.up).abs() < 1e-4 && (facet.up.length() - 1.0).abs() < 1e-4);
        assert!(facet.distance > 0.0, "the normal points outwards");
        for (index, corner) in solid.corners().iter().enumerate() {
            let over = facet.normal.dot(*corner) - facet.distance;
            assert!(over < 2.0 * FLAT, "convex");
            assert!(!facet.corners.contains(&index) || over > -2.0 * FLAT, "flat");
        }
        let round = facet.corners.iter().zip(facet.corners.iter().cycle().skip(1));
        for ((a, b), c) in round.zip(facet.corners.iter().cycle().skip(2)) {
            let [a, b, c] = [a, b, c].map(|index| solid.corners()[*index]);
            assert!((b - a).cross(c - b).dot(facet.normal) > 0.0, "anticlockwise");
        }
    }
}

#[test]
fn the_five_solids_have_as_many_corners_edges_and_facets_as_euclid_says() {
    for (solid, counts, inradius) in all() {
        lawful(&solid);
        assert_eq!([solid.corners().len(), solid.edges().len(), solid.facets().len()], counts);
        assert!((solid.inradius() - inradius).abs() < 1e-4, "{counts:?}: {}", solid.inradius());
        assert!(solid.corners().iter().all(|corner| (corner.length() - 1.0).abs() < 1e-4));
        assert!(solid.facets().iter().all(|facet| (facet.distance - inradius).abs() < 1e-4));
        assert_eq!(solid.turns().len(), 2 * counts[1], "a rotation for each edge and its reverse");
    }
}

#[test]
fn opposite_facets_add_up_and_only_the_tetrahedron_is_read_below() {
    for (solid, [.., facets], _) in all() {
        if facets == 4 {
            assert_eq!(solid.reading(), Reading::Lower);
            continue;
        }
        assert_eq!(solid.reading(), Reading::Upper);
        for index in 0..facets {
            let [a, b] = [index, facets - 1 - index].map(|index| solid.facets()[index].normal);
            assert!((a + b).length() < 1e-4);
        }
    }
}

#[test]
fn a_cube_has_the_moment_of_inertia_that_the_books_give() {
    let cube = Solid::cube();
    assert!((cube.inertia() - cube.edge().powi(2) / 6.0).abs() < 1e-4);
    assert!((Solid::tetrahedron().inertia() - Solid::tetrahedron().edge().powi(2) / 20.0).abs() < 1e-4);
}

#[test]
fn every_facet_can_be_laid_so_that_it_is_read_flat_on_the_table_and_upright() {
    for (solid, ..) in all() {
        for (index, facet) in solid.facets().iter().enumerate() {
            let turn = solid.resting(index, 0.3);
            assert!((solid.yaw(index, turn) - 0.3).abs() < 1e-3);
            assert_eq!(solid.read(turn), index);
            assert!((solid.height(turn) - solid.inradius()).abs() < 1e-4, "it lies on a facet");
            assert!(turn.apply(facet.up).z.abs() < 1e-4);
        }
    }
}

#[test]
fn what_is_no_solid_is_refused() {
    let square = [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0], [0.0, 1.0, 0.0]];
    assert_eq!(Solid::hull(&square), Err(Degenerate::Flat));
    assert_eq!(Solid::hull(&square[..3]), Err(Degenerate::Corners(3)));
    assert_eq!(Solid::hull(&[[2.0, 1.0, 0.0]; 6]), Err(Degenerate::Flat));
    assert_eq!(Solid::hull(&[[f32::NAN, 0.0, 0.0]; 4]), Err(Degenerate::NotFinite));
}

#[test]
fn points_inside_and_on_the_facets_are_no_corners() {
    let mut points: Vec<[f32; 3]> = Vec::new();
    for x in [0.0, 1.0, 2.0] {
        for y in [0.0, 1.0, 2.0] {
            points.extend([[x, y, 0.0], [x, y, 1.0], [x, y, 2.0]]);
        }
    }
    let solid = Solid::hull(&points).unwrap();
    lawful(&solid);
    assert_eq!((solid.corners().len(), solid.facets().len()), (8, 6));
}

#[test]
fn a_prism_that_lies_on_its_corners_only_is_still_a_solid() {
    // a triangular prism: two triangles with an opposite, three squares without
    let (r, h) = (1.0_f32, 0.8_f32);
    let points: Vec<[f32; 3]> = (0..6_u8)
        .map(|i| (TAU * f32::from(i % 3) / 3.0, i < 3))
        .map(|(a, low)| [r * a.cos(), r * a.sin(), if low { -h } else { h }])
        .collect();
    let prism = Solid::hull(&points).unwrap();
    lawful(&prism);
    assert_eq!((prism.facets().len(), prism.turns().len(), prism.reading()), (5, 6, Reading::Lower));
}

proptest! {
    #[test]
    fn a_hull_is_lawful_or_refused(points in prop::collection::vec(prop::array::uniform3(between(-1.0, 1.0)), 4..20)) {
        if let Ok(solid) = Solid::hull(&points) {
            lawful(&solid);
        }
    }
}
