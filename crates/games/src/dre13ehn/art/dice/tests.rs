use base::draw::solids::Vector;
use base::draw::{Item, Palette, Point};

use super::*;

fn die(kind: Kind) -> Die {
    kind.die(kind.symbols())
}

#[test]
fn what_stands_on_a_die_stands_out_in_every_look() {
    for palette in Palette::ALL {
        for kind in Kind::ALL {
            let look = look(&die(kind));
            let colour = |ink: Ink| palette.colour(ink, Hue::Plum);
            let contrast = colour(look.mark).contrast(colour(look.body));
            assert!(contrast >= 4.5, "{kind:?} in {palette:?}: {contrast:.2}");
        }
    }
}

#[test]
fn no_two_kinds_of_dice_look_alike() {
    for (index, kind) in Kind::ALL.into_iter().enumerate() {
        for other in &Kind::ALL[index + 1..] {
            assert_ne!(look(&die(kind)).body, look(&die(*other)).body);
        }
    }
}

#[test]
fn the_facets_of_every_die_count_as_its_faces_do() {
    for kind in Kind::ALL {
        let die = die(kind);
        let mut counts: Vec<Face> = facets(&die).into_iter().map(|(face, _)| face).collect();
        let mut faces = die.faces.to_vec();
        assert_eq!((counts.len(), solid(&die).facets().len()), (faces.len(), faces.len()));
        let order = |face: &Face| face.to_string();
        counts.sort_by_key(order);
        faces.sort_by_key(order);
        assert_eq!(counts, faces, "{kind:?}");
    }
}

#[test]
fn the_earth_die_shows_one_to_six_pips_and_opposite_ones_make_seven() {
    let pips = |drawing: &Drawing| match drawing.items.as_slice() {
        [Item::Shape { path, .. }] => path.flattened().len(),
        items => unreachable!("{items:?}"),
    };
    let shown: Vec<(usize, Face)> =
        facets(&die(Kind::Earth)).iter().map(|(face, drawing)| (pips(drawing), *face)).collect();
    let n = Face::Number;
    assert_eq!(shown, [(1, n(1)), (2, n(2)), (3, n(3)), (4, n(0)), (5, n(0)), (6, Face::Letter('F'))]);
    let cube = Solid::cube();
    for facet in 0..6 {
        let [a, b] = [facet, 5 - facet].map(|facet| cube.facets()[facet].normal);
        assert!((a + b).length() < 1e-4);
    }
}

#[test]
fn one_two_and_three_pips_go_round_their_corner_anticlockwise() {
    let [one, two, three] = [0, 1, 2].map(|facet| Solid::cube().facets()[facet].normal);
    assert!(one.dot(two.cross(three)) > 0.5, "as on the dice of Europe and America");
}

#[test]
fn the_beginners_die_has_one_opposite_three_and_equal_ones_side_by_side() {
    let faces: Vec<Face> = facets(&die(Kind::Beginner)).into_iter().map(|(face, _)| face).collect();
    let n = Face::Number;
    assert_eq!(
        [(faces[0], faces[5]), (faces[1], faces[4]), (faces[2], faces[3])],
        [(n(1), n(3)), (n(0), n(2)), (n(0), n(2))]
    );
}

#[test]
fn a_tetrahedron_shows_its_result_upright_at_the_apex_of_every_side() {
    let die = die(Kind::Fire);
    let solid = Solid::tetrahedron();
    let facets = facets(&die);
    for (read, (face, _)) in facets.iter().enumerate() {
        let apex = (0..4).find(|corner| !solid.facets()[read].corners.contains(corner)).expect("one is left");
        let symbol = Symbol::of(*face).expect("it is a symbol");
        let due = Rune::from(symbol).draw(look(&die).mark, WEIGHT * 1.2);
        for (index, facet) in solid.facets().iter().enumerate().filter(|(index, _)| *index != read) {
            let to_apex = solid.corners()[apex] - facet.centre;
            // the facet's picture: up is up, right is what is right of it, seen from outside
            let right = facet.up.cross(facet.normal);
            let found = facets[index].1.items.iter().any(|item| match item {
                Item::Group { by, items, .. } => {
                    let middle = by.map(Point::new(FACE / 2.0, FACE / 2.0));
                    let top = by.map(Point::new(FACE / 2.0, 0.0));
                    let along = |x: f32, y: f32| {
                        (x * to_apex.dot(right) - y * to_apex.dot(facet.up)) / (x.hypot(y) * to_apex.length())
                    };
                    *items == due.items
                        && along(middle.x - FACE / 2.0, middle.y - FACE / 2.0) > 0.999
                        && along(top.x - middle.x, top.y - middle.y) > 0.999
                }
                Item::Shape { .. } | Item::Text(_) | Item::Photo(..) => false,
            });
            assert!(found, "{face:?} on facet {index}");
        }
    }
}

#[test]
fn runes_stay_well_inside_their_facets() {
    for kind in Kind::ALL {
        let die = die(kind);
        let round = solid(&die).facets()[0].corners.len();
        for (_, drawing) in facets(&die) {
            let mut points = Vec::new();
            collect(&drawing.items, Affine::IDENTITY, &mut points);
            assert!(!points.is_empty());
            for (point, half) in points {
                let (x, y) = (point.x - FACE / 2.0, point.y - FACE / 2.0);
                for side in 0_u8..u8::try_from(round).expect("few") {
                    // outwards at right angles to a side; a triangle's first corner is up
                    let turn = std::f32::consts::TAU * f32::from(side) / f32::from(u8::try_from(round).expect("few"));
                    let out = Vector::new(turn.sin(), turn.cos(), 0.0);
                    let reach = x * out.x + y * out.y + half;
                    assert!(reach < FACE / 2.0 - 0.1, "{kind:?}: {reach}");
                }
            }
        }
    }
}

fn collect(items: &[Item], to: Affine, points: &mut Vec<(Point, f32)>) {
    for item in items {
        match item {
            Item::Shape { path, stroke, .. } => {
                let half = stroke.map_or(0.0, |stroke| stroke.width / 2.0) * to.stretch();
                points.extend(path.moved(to).flattened().into_iter().flatten().map(|point| (point, half)));
            }
            Item::Group { by, items, .. } => collect(items, by.then(to), points),
            Item::Text(_) | Item::Photo(..) => {}
        }
    }
}

/// How many pairs of equal symbols lie side by side, and how many opposite.
fn clashes(solid: &Solid, order: &[Symbol]) -> (usize, usize) {
    let near = nearness(solid, order.len());
    let pairs = (0..order.len()).flat_map(|a| (a + 1..order.len()).map(move |b| (a, b)));
    let equal: Vec<u32> = pairs.filter(|(a, b)| order[*a] == order[*b]).map(|(a, b)| near[a][b]).collect();
    (equal.iter().filter(|near| **near == 100).count(), equal.iter().filter(|near| **near == 40).count())
}

#[test]
fn equal_faces_are_neither_side_by_side_nor_opposite() {
    for kind in [Kind::Air, Kind::Water] {
        let solid = solid(&die(kind));
        let order = arranged(&solid, kind.symbols());
        assert_eq!(clashes(&solid, &order), (0, 0), "{kind:?}: {order:?}");
        let mut mixed = kind.symbols().to_vec();
        mixed.reverse();
        assert_eq!(arranged(&solid, &mixed), order, "in whatever order they are given");
    }
}

#[test]
fn any_faces_of_ones_own_air_die_lie_apart() {
    let solid = Solid::octahedron();
    let kinds = Kind::Air.distinct();
    let mut sets = 0;
    for code in 0..4_usize.pow(5) {
        let counts: Vec<usize> = (0..5_u32).map(|digit| code / 4_usize.pow(digit) % 4 + 1).collect();
        if counts.iter().sum::<usize>() != 8 {
            continue;
        }
        sets += 1;
        let symbols: Vec<Symbol> =
            kinds.iter().zip(&counts).flat_map(|(symbol, count)| vec![*symbol; *count]).collect();
        assert_eq!(clashes(&solid, &arranged(&solid, &symbols)), (0, 0), "{counts:?}");
    }
    assert_eq!(sets, 35);
}

#[test]
fn a_water_die_of_few_symbols_is_still_dealt_as_well_as_it_goes() {
    use Symbol::{Fire, One, Thirteen, Three, Two, Zero};
    let solid = Solid::icosahedron();
    let mut symbols = vec![Zero; 8];
    symbols.extend([One, One, One, One, Two, Two, Two, Two, Three, Two, Fire, Thirteen]);
    let (beside, _) = clashes(&solid, &arranged(&solid, &symbols));
    assert!(beside <= 1, "{beside}");
    let mut many = vec![Zero; 15];
    many.extend([One, Two, Three, Fire, Thirteen]);
    let order = arranged(&solid, &many);
    assert!(clashes(&solid, &order).0 < clashes(&solid, &many).0 && order.len() == 20);
}
