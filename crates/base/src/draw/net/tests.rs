//! What a net must be: it folds, it fits, it is true to size, and nothing lies over anything else.

use std::sync::Arc;

use super::*;
use crate::draw::sheet::{MARGIN, Paper};

fn solids() -> [Arc<Solid>; 5] {
    [Solid::tetrahedron(), Solid::cube(), Solid::octahedron(), Solid::dodecahedron(), Solid::icosahedron()]
}

fn room(width: f32, height: f32) -> Size {
    Size { width, height }
}

/// Rooms from those where all is in one part to those where it is in many.
fn nets() -> Vec<(Arc<Solid>, f32, Size, Net)> {
    let mut nets = Vec::new();
    for solid in solids() {
        for (edge, room) in [
            (15.0, room(198.0, 267.0)),
            (25.0, room(136.0, 75.0)),
            (40.0, room(136.0, 75.0)),
            (60.0, room(198.0, 267.0)),
            (60.0, room(285.0, 180.0)),
        ] {
            if solid.facets()[0].corners.len() == 5 && edge * 1.7 > room.height {
                continue;
            }
            let net = Net::new(&solid, edge, room).expect("a facet fits");
            nets.push((solid.clone(), edge, room, net));
        }
    }
    nets
}

#[test]
fn every_facet_is_there_once_and_true_to_size() {
    for (solid, edge, _, net) in nets() {
        let mut facets: Vec<usize> =
            net.parts.iter().flat_map(|part| part.facets.iter().map(|laid| laid.facet)).collect();
        facets.sort_unstable();
        assert_eq!(facets, (0..solid.facets().len()).collect::<Vec<_>>());
        for laid in net.parts.iter().flat_map(|part| &part.facets) {
            let corners = &laid.corners;
            for (a, b) in corners.iter().zip(corners.iter().cycle().skip(1)) {
                let length = (b.x - a.x).hypot(b.y - a.y);
                assert!((length - edge).abs() < 0.01, "{length} for {edge}");
            }
            // y runs downwards, so what is anticlockwise from outside has a negative area
            let twice: f32 =
                corners.iter().zip(corners.iter().cycle().skip(1)).map(|(a, b)| a.x * b.y - a.y * b.x).sum();
            assert!(twice < 0.0, "it is seen from outside");
        }
    }
}

#[test]
fn every_edge_is_a_fold_or_has_exactly_one_tab() {
    for (solid, edge, room, net) in nets() {
        for index in 0..solid.edges().len() {
            let folds = net.parts.iter().flat_map(|part| &part.folds).filter(|fold| **fold == index).count();
            let tabs: Vec<&Tab> =
                net.parts.iter().flat_map(|part| &part.tabs).filter(|tab| tab.edge == index).collect();
            assert_eq!(folds + tabs.len(), 1, "edge {index} of {edge} mm in {room:?}");
            for tab in tabs {
                assert!(solid.edges()[index].facets.contains(&tab.facet));
            }
        }
        // a tree: so it comes apart nowhere and closes nowhere
        for part in &net.parts {
            assert_eq!(part.folds.len() + 1, part.facets.len());
        }
    }
}

#[test]
fn facets_that_share_a_fold_meet_along_it() {
    for (solid, _, _, net) in nets() {
        for part in &net.parts {
            for fold in &part.folds {
                let sides = solid.edges()[*fold].facets.map(|facet| {
                    let laid = part.facets.iter().find(|laid| laid.facet == facet).expect("both are on the part");
                    laid.ends(&solid, *fold).expect("the edge is theirs")
                });
                for (a, b) in sides[0].iter().zip(&sides[1]) {
                    assert!((a.x - b.x).hypot(a.y - b.y) < 0.01);
                }
            }
        }
    }
}

#[test]
fn facets_and_tabs_lie_beside_each_other_within_the_room() {
    for (solid, edge, room, net) in nets() {
        for part in &net.parts {
            assert!(
                part.size.width <= room.width && part.size.height <= room.height,
                "{edge} {room:?} {:?}",
                part.size
            );
            let facets = part.facets.iter().map(|laid| laid.corners.clone());
            let all: Vec<Vec<Point>> = facets.chain(part.tabs.iter().map(|tab| tab.outline.to_vec())).collect();
            for (index, a) in all.iter().enumerate() {
                for b in &all[index + 1..] {
                    assert!(!flat::overlap(a, b), "{} corners, {edge} mm in {room:?}", solid.corners().len());
                }
                for point in a {
                    assert!(point.x > -0.01 && point.y > -0.01);
                    assert!(point.x < part.size.width + 0.01 && point.y < part.size.height + 0.01);
                }
            }
        }
    }
}

#[test]
fn tabs_are_deep_enough_to_be_glued_and_narrow_towards_their_end() {
    for (_, edge, _, net) in nets() {
        for tab in net.parts.iter().flat_map(|part| &part.tabs) {
            let [a, b, c, d] = tab.outline;
            let length = |a: Point, b: Point| (b.x - a.x).hypot(b.y - a.y);
            assert!((length(a, b) - edge).abs() < 0.01);
            let deep = ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).abs() / length(a, b);
            assert!(deep > 1.7 && deep < 6.1, "{deep} of {edge}");
            assert!(length(c, d) < length(a, b) && length(c, d) > 0.2 * edge, "{} of {edge}", length(c, d));
        }
    }
}

#[test]
fn joints_are_numbered_on_both_sides_and_only_between_parts() {
    for (solid, _, _, net) in nets() {
        let part_of =
            |facet: usize| net.parts.iter().position(|part| part.facets.iter().any(|laid| laid.facet == facet));
        for (index, edge) in solid.edges().iter().enumerate() {
            let joints: Vec<(usize, Joint)> = net
                .parts
                .iter()
                .enumerate()
                .flat_map(|(part, of)| of.joints.iter().map(move |joint| (part, *joint)))
                .filter(|(_, joint)| joint.edge == index)
                .collect();
            if part_of(edge.facets[0]) == part_of(edge.facets[1]) {
                assert!(joints.is_empty());
            } else {
                let [(a, first), (b, second)] = joints[..] else { unreachable!("two sides: {joints:?}") };
                assert!(a != b && first.number == second.number && first.facet != second.facet);
            }
        }
        let mut numbers: Vec<usize> =
            net.parts.iter().flat_map(|part| part.joints.iter().map(|joint| joint.number)).collect();
        numbers.sort_unstable();
        assert!(numbers.chunks(2).enumerate().all(|(index, pair)| pair == [index + 1, index + 1]));
    }
}

#[test]
fn what_fits_comes_in_one_part_and_what_cannot_is_refused() {
    let count = |solid: &Solid, edge, room| Net::new(solid, edge, room).map(|net| net.parts.len());
    assert_eq!(count(&Solid::icosahedron(), 40.0, room(285.0, 180.0)), Some(1), "five and a half edges wide");
    assert_eq!(count(&Solid::cube(), 60.0, room(198.0, 267.0)), Some(1));
    assert_eq!(count(&Solid::octahedron(), 60.0, room(285.0, 180.0)), Some(1));
    assert_eq!(count(&Solid::icosahedron(), 60.0, room(285.0, 180.0)), Some(2));
    assert_eq!(count(&Solid::cube(), 60.0, room(70.0, 200.0)), None);
    assert_eq!(count(&Solid::cube(), f32::NAN, room(70.0, 200.0)), None);
}

#[test]
fn pages_have_a_ruler_of_ten_centimetres_and_keep_the_margin() {
    let words = Words {
        title: "Würfel".to_owned(),
        cut: "schneiden".to_owned(),
        fold: "falzen".to_owned(),
        glue: "kleben".to_owned(),
        ruler: "100 mm".to_owned(),
        note: "Ohne Anpassung drucken.".to_owned(),
        joints: "Gleiche Ziffern gehören zusammen.".to_owned(),
    };
    for paper in Paper::ALL {
        for solid in [Solid::tetrahedron(), Solid::cube(), Solid::octahedron(), Solid::icosahedron()] {
            for edge in [15.0, 40.0, 60.0] {
                for count in [1, 2] {
                    let pages = pages(&solid, &[], edge, count, paper, &words);
                    assert!(!pages.is_empty(), "{paper} {edge}");
                    for page in &pages {
                        let mut ruled = false;
                        let mut see = |path: &crate::draw::Path| {
                            let (low, high) = path.bounds().expect("a path has points");
                            let free = [low.x, low.y, page.size.width - high.x, page.size.height - high.y];
                            assert!(free.iter().all(|free| *free > MARGIN - 0.01), "{paper} {edge} {free:?}");
                            ruled |= (high.x - low.x - RULER).abs() < 0.001 && high.y == low.y;
                        };
                        crate::draw::flat::visit(page, Affine::IDENTITY, &mut |piece| match piece {
                            crate::draw::flat::Piece::Shape { path, .. } if !path.0.is_empty() => see(&path),
                            crate::draw::flat::Piece::Shape { .. } => {}
                            crate::draw::flat::Piece::Text { line, to, .. } => see(&line.outline().moved(to)),
                            crate::draw::flat::Piece::Photo { .. } => {}
                        });
                        assert!(ruled);
                    }
                }
            }
        }
    }
}
