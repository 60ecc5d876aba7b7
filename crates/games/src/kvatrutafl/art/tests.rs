use base::draw::{Affine, Drawing, Item, Path, Point};

use super::*;
use crate::kvatrutafl::men::{BAR, Men, OFF, POINTS, Position};

fn men(places: &[(u8, u8)]) -> Men {
    let mut at = [0; 26];
    for (path, count) in places {
        at[usize::from(*path)] = *count;
    }
    Men::new(at)
}

#[test]
fn the_path_runs_round_the_table_and_no_two_places_meet() {
    for (mirrored, turned) in [(false, false), (true, false), (false, true), (true, true)] {
        let plan = Plan { mirrored, turned };
        let mut areas: Vec<Path> = (1..=POINTS).map(|path| plan.area(0, path)).collect();
        areas.extend([0, 1].into_iter().flat_map(|seat| [plan.area(seat, BAR), plan.area(seat, OFF)]));
        for (index, area) in areas.iter().enumerate() {
            let (low, high) = area.bounds().expect("it has points");
            assert!(low.x > 0.0 && low.y > 0.0 && high.x < WIDTH && high.y < HEIGHT);
            let middle = Point::new(f32::midpoint(low.x, high.x), f32::midpoint(low.y, high.y));
            assert_eq!(areas.iter().filter(|other| other.contains(middle)).count(), 1, "{index} {mirrored}");
        }
        let step = |path: u8| {
            let (here, next) = (plan.slot(0, path, 0), plan.slot(0, path + 1, 0));
            (here.x - next.x).hypot(here.y - next.y)
        };
        // Neighbours on the path are neighbours on the table, but for the long way across at either end.
        assert!((1..12).chain(13..24).all(|path| step(path) < 21.0), "{mirrored}");
        let a = plan.slot(0, 1, 0);
        assert_eq!((a.y > HEIGHT / 2.0, a.x > WIDTH / 2.0), (!turned, mirrored == turned));
    }
}

#[test]
fn men_stand_where_their_place_can_be_touched() {
    for turned in [false, true] {
        let plan = Plan { turned, ..Plan::default() };
        for seat in [0, 1] {
            for path in 0..=OFF {
                for n in 0..15 {
                    assert!(plan.area(seat, path).contains(plan.slot(seat, path, n)), "{turned} {seat} {path} {n}");
                }
            }
        }
    }
}

#[test]
fn every_man_is_drawn_or_counted() {
    let position = Position {
        men: [men(&[(1, 9), (BAR, 6)]), men(&[(3, 2), (24, 5), (OFF, 8)])],
        unlocked: [true; 2],
        exposed: [false; 2],
        first: [false; 2],
    };
    let drawing = Diagram::of(&position).draw();
    let numbers: Vec<&str> = drawing.words().into_iter().filter(|word| word.parse::<u8>().is_ok()).collect();
    assert_eq!(numbers, ["6", "9", "8"], "more than five on a point, more than four on the bar, all that are off");
    let letters = drawing.words().into_iter().filter(|word| word.chars().all(|letter| letter.is_ascii_lowercase()));
    assert_eq!(letters.collect::<String>(), "abcdefghijklmnopqrstuvwx");
}

#[test]
fn a_man_that_goes_on_is_followed_by_its_arcs() {
    let step = |from, to| crate::kvatrutafl::Step { from, to, hit: false };
    let position = Position::start();
    let steps = [step(1, 4), step(4, 9)];
    let arcs = Arc::advised(&position, 0, &steps);
    assert_eq!((arcs[0].left, arcs[0].arrived, arcs[1].left, arcs[1].arrived), (14, 0, 0, 0));
    let mut after = position;
    steps.iter().for_each(|step| after.step(0, step.from, step.to));
    assert_eq!(Arc::played(&after, 0, &steps, Tone::Clear), arcs, "seen from the end they are the same");
}

#[test]
fn the_emblem_keeps_inside_its_square() {
    let emblem = emblem();
    assert!(emblem.is_finite());
    for item in &emblem.items {
        let Item::Shape { path, .. } = item else { continue };
        let (low, high) = path.bounds().expect("it has points");
        assert!(low.x > 0.1 && low.y > 0.1 && high.x < 39.9 && high.y < 39.9);
    }
}

#[test]
fn a_scaled_table_is_the_same_table() {
    let mut small = Drawing::new(60.0, 42.0);
    small.place(Affine::scale(60.0 / WIDTH), Diagram::bare().draw());
    assert!(small.is_finite() && small.words().len() == 24);
}
