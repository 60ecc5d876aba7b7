//! What the runes must be: on the grid, written in as few strokes as can be, bound from their parts, told apart.

use std::collections::BTreeSet;

use base::draw::{Item, Role};

use super::*;

/// The lines between neighbouring nodes that a rune consists of, each once.
type Lines = BTreeSet<(Node, Node)>;

fn drawn(rune: Rune) -> Vec<(Node, Node)> {
    let form = rune.form();
    form.strokes
        .iter()
        .flat_map(|stroke| stroke.windows(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))))
        .collect()
}

fn lines(rune: Rune) -> Lines {
    drawn(rune).into_iter().collect()
}

/// All nodes and lines put elsewhere.
fn moved(lines: &Lines, by: impl Fn(Node) -> Node) -> Lines {
    lines.iter().map(|(a, b)| (by(*a).min(by(*b)), by(*a).max(by(*b)))).collect()
}

/// Turned clockwise by 60 degrees about the middle: a way turned is the way of the turned steps.
fn turned(node: Node) -> Node {
    // in halves of a width and of a side: x′ = (x − y) / 2, y′ = (3x + y) / 2
    Node { x: (node.x - node.y) / 2, y: (3 * node.x + node.y) / 2 }
}

fn mirrored(node: Node) -> Node {
    Node { x: -node.x, y: node.y }
}

/// The lines in all six turns, and the same mirrored.
fn turns(lines: &Lines, mirror: bool) -> Vec<Lines> {
    let mut now = if mirror { moved(lines, mirrored) } else { lines.clone() };
    let mut all = Vec::new();
    for _ in 0..6 {
        all.push(now.clone());
        now = moved(&now, turned);
    }
    all
}

/// The lines, shifted to where their first one begins.
fn anywhere(lines: &Lines) -> Lines {
    let from = lines.iter().map(|(a, _)| *a).min().unwrap_or_default();
    moved(lines, |node| node.plus(Node { x: -from.x, y: -from.y }))
}

#[test]
fn every_stroke_runs_along_the_sides_and_diagonals_of_its_hexagons() {
    for rune in Rune::all() {
        let form = rune.form();
        let Form { hexagons, strokes, .. } = &*form;
        assert!(!strokes.is_empty() && !hexagons.is_empty(), "{rune:?}");
        let mut grid = Lines::new();
        for middle in hexagons {
            let ring = STEPS.map(|(_, step)| middle.plus(step));
            for (index, corner) in ring.iter().enumerate() {
                for other in [*middle, ring[(index + 1) % 6]] {
                    grid.insert((other.min(*corner), other.max(*corner)));
                }
            }
        }
        for line in drawn(rune) {
            assert!(grid.contains(&line), "{rune:?}: {line:?}");
        }
    }
}

#[test]
fn no_line_is_drawn_twice_and_the_pen_is_lifted_only_where_it_must_be() {
    let mut single = Vec::new();
    for rune in Rune::all() {
        let (drawn, lines) = (drawn(rune), lines(rune));
        assert_eq!(drawn.len(), lines.len(), "{rune:?}");
        let ends = |node: &Node| drawn.iter().filter(|(a, b)| a == node || b == node).count();
        let nodes: BTreeSet<Node> = drawn.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let odd = nodes.iter().filter(|node| ends(node) % 2 == 1).count();
        // Euler: a figure needs a stroke for every two nodes where an odd number of lines ends
        assert_eq!(rune.form().strokes.len(), (odd / 2).max(1), "{rune:?}");
        if rune.form().strokes.len() == 1 {
            single.push(rune);
        }
    }
    for symbol in Symbol::ALL {
        assert!(single.contains(&symbol.into()), "what is on dice is one stroke: {symbol}");
    }
    assert!(single.contains(&Outcome::Eight.into()) && single.len() == 14, "{single:?}");
}

#[test]
fn a_bind_rune_is_its_parts_laid_over_each_other_and_nothing_else() {
    for rune in Rune::all() {
        let whole = lines(rune);
        let nodes: BTreeSet<Node> = whole.iter().flat_map(|(a, b)| [*a, *b]).collect();
        // every place and turn in which a part lies within the whole
        let places = |part: &Rune| -> Vec<Lines> {
            let part = lines(*part);
            let forms: Vec<Lines> = [false, true].into_iter().flat_map(|mirror| turns(&part, mirror)).collect();
            let first = |form: &Lines| form.iter().next().map(|(a, _)| *a).unwrap_or_default();
            let put = |form: &Lines, to: &Node| {
                let from = first(form);
                moved(form, |node| node.plus(Node { x: to.x - from.x, y: to.y - from.y }))
            };
            let all = forms.iter().flat_map(|form| nodes.iter().map(move |to| put(form, to)));
            all.filter(|lines| lines.is_subset(&whole)).collect()
        };
        match rune.parts().as_slice() {
            [] => {}
            [a] => assert!(!places(a).is_empty(), "{rune:?} holds {a:?}"),
            [a, b] => {
                let (a, b) = (places(a), places(b));
                let both = a.iter().any(|a| b.iter().any(|b| a != b && a.union(b).eq(&whole)));
                assert!(both, "{rune:?}");
            }
            more => unreachable!("{rune:?} is bound from {more:?}"),
        }
    }
    let bound = Rune::all().filter(|rune| rune.parts().len() == 2).count();
    assert_eq!(bound, 9, "11, 12, 13, 22, 23, 33, FF, F13, 1313");
}

#[test]
fn the_first_three_lives_receive_the_same_reversed_t() {
    let spoke = |name: &str| Node::named(name).map(|node| (node.min(Node::default()), node.max(Node::default())));
    let reversed: Lines = ["N", "NW", "NE"].into_iter().filter_map(spoke).collect();
    assert_eq!(reversed.len(), 3);
    for life in [Life::Amo, Life::Zwamo, Life::Draimo].map(Rune::Life) {
        assert!(reversed.is_subset(&lines(life)), "{life:?}");
    }
}

#[test]
fn no_rune_turned_is_another_and_none_on_dice_is_another_mirrored() {
    let (all, dice) = (Vec::from_iter(Rune::all()), Symbol::ALL.map(Rune::from));
    for (index, rune) in all.iter().enumerate() {
        for other in &all[index + 1..] {
            let mirrors = if dice.contains(rune) && dice.contains(other) { &[false, true][..] } else { &[false] };
            for mirror in mirrors {
                for turn in turns(&lines(*other), *mirror) {
                    assert_ne!(anywhere(&lines(*rune)), anywhere(&turn), "{rune:?} {other:?}");
                }
            }
        }
    }
}

/// How dark each of `side` × `side` pixels is, 0 to 1, the rune being turned by so many degrees.
fn pixels(rune: Rune, side: usize, degrees: f32) -> Vec<f32> {
    let weight = weight(5.0);
    let drawing = rune.draw(Role::Text.into(), weight);
    let [Item::Shape { path, stroke: Some(Stroke { width: weight, .. }), .. }] = &drawing.items[..] else {
        unreachable!("a rune is one line")
    };
    let middle = SIDE / 2.0;
    let about = Affine::shift(-middle, -middle);
    let turn = about.then(Affine::turn(degrees.to_radians())).then(Affine::shift(middle, middle));
    let parts = path.moved(turn).flattened();
    let far = |at: Point| {
        let pairs = parts.iter().flat_map(|part| part.windows(2));
        let far = pairs.map(|pair| {
            let [a, b] = [pair[0], pair[1]];
            let (dx, dy) = (b.x - a.x, b.y - a.y);
            let along = (((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy).max(1e-9)).clamp(0.0, 1.0);
            (at.x - a.x - along * dx).hypot(at.y - a.y - along * dy)
        });
        far.fold(f32::INFINITY, f32::min)
    };
    let fine = 4;
    let step = SIDE / (side * fine) as f32;
    let mut dark = vec![0.0; side * side];
    for row in 0..side * fine {
        for column in 0..side * fine {
            let at = Point::new((column as f32 + 0.5) * step, (row as f32 + 0.5) * step);
            if far(at) <= weight / 2.0 {
                dark[row / fine * side + column / fine] += 1.0 / (fine * fine) as f32;
            }
        }
    }
    dark
}

/// How many pixels' worth of ink two pictures differ by, one of them shifted by up to a pixel, as an eye would.
fn differ(a: &[f32], b: &[f32], side: usize) -> f32 {
    let at = |of: &[f32], row: isize, column: isize| {
        let inside = |place: isize| usize::try_from(place).ok().filter(|place| *place < side);
        inside(row).zip(inside(column)).map_or(0.0, |(row, column)| of[row * side + column])
    };
    let apart = |down: isize, right: isize| -> f32 {
        let all = (0..side * side).map(|index| ((index / side).cast_signed(), (index % side).cast_signed()));
        all.map(|(row, column)| (at(a, row, column) - at(b, row + down, column + right)).abs()).sum()
    };
    let shifts = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
    shifts.map(|(down, right)| apart(down, right)).fold(f32::INFINITY, f32::min)
}

#[test]
fn every_rune_is_told_from_every_other_at_sixteen_pixels() {
    let pictures: Vec<_> = Rune::all().map(|rune| (rune, pixels(rune, 16, 0.0))).collect();
    for (index, (rune, picture)) in pictures.iter().enumerate() {
        let ink: f32 = picture.iter().sum();
        assert!(ink < 110.0, "{rune:?} leaves white: {ink}");
        for (other, of_other) in &pictures[index + 1..] {
            let apart = differ(picture, of_other, 16);
            assert!(apart > 9.0, "{rune:?} and {other:?}: {apart}");
        }
    }
}

#[test]
fn what_is_on_dice_is_told_apart_however_a_face_lies() {
    for (index, symbol) in Symbol::ALL.into_iter().enumerate() {
        for other in &Symbol::ALL[index + 1..] {
            for degrees in [0.0, 60.0, 90.0, 120.0, 180.0, 240.0, 270.0, 300.0] {
                let apart = differ(&pixels(symbol.into(), 20, 0.0), &pixels((*other).into(), 20, degrees), 20);
                assert!(apart > 20.0, "{symbol} and {other} by {degrees}: {apart}");
            }
        }
    }
}

#[test]
fn signs_and_constructions_fill_their_square_and_stay_inside() {
    for rune in Rune::all() {
        for weight in [0.7, 1.2] {
            for drawing in [rune.draw(Role::Text.into(), weight), rune.construction(Role::Text.into(), weight)] {
                assert!(drawing.is_finite());
                let bounds = drawing.items.iter().filter_map(|item| match item {
                    Item::Shape { path, .. } => path.bounds(),
                    Item::Text(_) | Item::Group { .. } | Item::Photo(..) => None,
                });
                let (mut from, mut to) = (Point::new(SIDE, SIDE), Point::new(0.0, 0.0));
                for (low, high) in bounds {
                    from = Point::new(from.x.min(low.x), from.y.min(low.y));
                    to = Point::new(to.x.max(high.x), to.y.max(high.y));
                }
                let edge = weight * 0.35 + FREE;
                assert!(from.x >= edge && from.y >= edge && to.x <= SIDE - edge && to.y <= SIDE - edge, "{rune:?}");
                let tall = (to.x - from.x).max(to.y - from.y);
                assert!(tall > SIDE * 0.65, "{rune:?} {tall}");
            }
        }
        assert_eq!(rune.sized(16.0, Role::Text.into()).size.width, 16.0);
    }
}

#[test]
fn a_wrong_line_of_the_table_is_not_read() {
    assert!(read("one | M | | NW N").is_some());
    for wrong in ["# one | M | | NW N", "one | M | NW N", "one | M | | NW Q", "one | M | no | NW N", ""] {
        assert_eq!(read(wrong), None, "{wrong}");
    }
}
