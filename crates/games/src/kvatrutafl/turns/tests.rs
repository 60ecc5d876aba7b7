//! Turns found the quick way and the plain way.

use rand::RngExt;

use super::*;
use crate::game::chance::Luck;
use crate::kvatrutafl::men::{HOME, MEN, Men, OFF, Position, other};

/// Turns that are due in so many random games, not begun.
pub fn some_lines(games: usize, seed: u64) -> Vec<LegalTurn> {
    let (mut finder, mut rng) = (Finder::default(), Luck::new(seed).after(0));
    let mut lines = Vec::new();
    for _ in 0..games {
        let (mut position, mut seat) = (Position::start(), rng.random_range(0..2));
        loop {
            let line = LegalTurn::new(position, seat, [rng.random_range(1..=6), rng.random_range(1..=6)]);
            lines.push(line);
            let turns = finder.turns(&line, |_| true);
            let turn = turns[rng.random_range(0..turns.len())];
            if turn.prize().is_some() {
                break;
            }
            position = turn.line.position;
            position.first[seat] = false;
            seat = other(seat);
        }
    }
    lines
}

/// Turns that are due a few steps before a formation or before the last man leaves, not begun.
pub fn late_lines(count: usize, seed: u64) -> Vec<LegalTurn> {
    let mut rng = Luck::new(seed).after(0);
    let mut line = |index: usize| {
        let mut position = Position { first: [false; 2], unlocked: [true; 2], ..Position::start() };
        let mut men = [0; 26];
        let shape = WinKind::FORMATIONS[index % WinKind::FORMATIONS.len()].shape().expect("formations have one");
        men[usize::from(HOME)..].copy_from_slice(&shape);
        for _ in 0..rng.random_range(1..5) {
            let from = rng.random_range(HOME..OFF);
            if men[usize::from(from)] > 0 {
                men[usize::from(from)] -= 1;
                men[usize::from(from - rng.random_range(1..=6))] += 1;
            }
        }
        if index.is_multiple_of(4) {
            // Some have but two men left.
            men = [0; 26];
            (0..2).for_each(|_| men[usize::from(rng.random_range(HOME..OFF))] += 1);
            men[usize::from(OFF)] = MEN - 2;
        }
        position.men[index % 2] = Men::new(men);
        LegalTurn::new(position, index % 2, [rng.random_range(1..=3), rng.random_range(1..=6)])
    };
    (0..count).map(&mut line).collect()
}

/// Every way to play, one after the other; those to the same end are compared by all that stands on the table.
fn plain(begun: &LegalTurn) -> Vec<Action> {
    fn walk(line: &LegalTurn, ends: &mut Vec<LegalTurn>, declared: &mut Vec<(LegalTurn, WinKind)>) {
        if let Some(way) = line.position.men[line.seat].formation().filter(|_| !line.steps.all().is_empty()) {
            let same = |(known, _): &(LegalTurn, WinKind)| known.left == line.left && same_end(known, line);
            if !declared.iter().any(same) {
                declared.push((*line, way));
            }
        }
        let options = line.options();
        if options.is_empty() && !line.steps.all().is_empty() {
            let dice = |line: &LegalTurn| line.won.is_none().then_some(line.left);
            if !ends.iter().any(|known| dice(known) == dice(line) && same_end(known, line)) {
                ends.push(*line);
            }
        }
        for (die, step) in options {
            walk(&line.after(die, step), ends, declared);
        }
    }
    let (mut ends, mut declared) = (Vec::new(), Vec::new());
    walk(begun, &mut ends, &mut declared);
    let most = ends.iter().map(|line| line.steps.all().len()).max().unwrap_or(0);
    ends.retain(|line| line.won.is_some() || line.steps.all().len() == most);
    let action = |line: &LegalTurn, declare| Action { seat: line.seat, steps: line.steps, declare };
    let mut actions: Vec<Action> = ends.iter().map(|line| action(line, None)).collect();
    if actions.is_empty() {
        actions.push(Action::pass(begun.seat));
    }
    actions.extend(declared.iter().map(|(line, way)| action(line, Some(*way))));
    actions
}

fn same_end(one: &LegalTurn, two: &LegalTurn) -> bool {
    one.position == two.position && one.steps.hit() == two.steps.hit()
}

#[test]
fn turns_are_those_found_one_by_one() {
    let mut finder = Finder::default();
    let (mut most, mut declared) = (0, 0);
    // Steps are tried in every order: of doubles that takes long where many may move, so few games are enough.
    for line in some_lines(12, 3).into_iter().step_by(3).chain(late_lines(200, 3)) {
        let turns: Vec<Action> = finder.turns(&line, |_| true).iter().map(Turn::action).collect();
        assert_eq!(turns, plain(&line), "{line:?}");
        most = most.max(turns.len());
        declared += turns.iter().filter(|action| action.declare.is_some()).count();
    }
    assert!(most > 200 && declared > 0, "{most} {declared}");
}

#[test]
fn an_end_is_known_before_the_step_is_taken() {
    let mut lines = some_lines(3, 4);
    for _ in 0..2 {
        let next = |line: &LegalTurn| {
            let options = line.options();
            for (die, step) in &options {
                assert_eq!(line.end_after(*die)(*step), line.after(*die, *step).end_key(), "{line:?} {step:?}");
            }
            options.first().map(|(die, step)| line.after(*die, *step))
        };
        lines = lines.iter().filter_map(next).collect();
    }
    assert!(lines.len() > 100);
}
