//! What is said of a turn, counted by the second reading of the rules.

use base::draw::Spot;
use base::phrase::{Arg, Phrase};
use games::game::options::{Options as _, Values};
use games::game::{Game, Seat};
use games::kvatrutafl::options::Options;
use games::kvatrutafl::{Action, Kvatrutafl};
use serde_json::Value;

use super::{POSITIONS, SILENT, holds, number, text};
use crate::kvatrutafl::board;
use crate::kvatrutafl::reading::{BAR, Board, FORMATIONS, Line, OFF, Stage, Throw, across, letter};

/// The board after a turn, by the second reading.
fn after(state: &Value, seat: Seat, action: &Action) -> Board {
    let dice = state["dice"].as_array().unwrap();
    let dice = [0, 1].map(|die: usize| u8::try_from(dice[die].as_u64().unwrap()).unwrap());
    let throw = Throw::new(board(state), seat, dice, state["first"][seat].as_bool().unwrap(), Stage::Play);
    let words = action.to_string();
    let words = words.split(" declare ").next().unwrap();
    if words == "pass" {
        return throw.board;
    }
    let mut walks = vec![throw.origin()];
    for length in 1..=words.split(' ').count() {
        let begun: Vec<&str> = words.split(' ').take(length).collect();
        walks = walks.iter().flat_map(|walk| throw.longer(walk, |_, _, _| ())).collect();
        walks.retain(|walk| walk.text(seat) == begun.join(" "));
    }
    walks[0].board
}

/// With how many of 36 throws a side can hit.
fn hitting(board: &Board, side: usize, first: bool) -> i64 {
    let mut ways = 0;
    for high in 1..=6 {
        for low in 1..=high {
            let throw = Throw::new(*board, side, [low, high], first, Stage::Play);
            if throw.lines().0.iter().any(|line| line.declared.is_none() && line.walk.hit) {
                ways += if low == high { 1 } else { 2 };
            }
        }
    }
    ways
}

/// Points of the start quarter with none of its own men and fewer than two of the others'; exposed ones close nothing.
fn open(board: &Board, side: usize) -> i64 {
    let closed =
        |point: usize| board.men[1 - side][across(point)] > 1 && !(board.exposed[1 - side] && across(point) == 7);
    (1..=6).filter(|point| board.men[side][*point] == 0 && !closed(*point)).count() as i64
}

/// With how many of 36 throws a side can leave the other more men on the bar than points to enter on.
fn making_jan(board: &Board, side: usize, first: bool) -> i64 {
    let is_jan = |line: &Line| {
        let (board, foe) = (&line.walk.board, 1 - side);
        line.declared.is_none() && i64::from(board.men[foe][BAR]) > open(board, foe)
    };
    let throws = (1..=6).flat_map(|high| (1..=high).map(move |low| [low, high]));
    let makes = throws.filter(|dice| Throw::new(*board, side, *dice, first, Stage::Play).lines().0.iter().any(is_jan));
    makes.map(|[low, high]| if low == high { 1 } else { 2 }).sum()
}

/// With how many of 36 throws a side can hit there.
fn hitting_on(board: &Board, side: usize, first: bool, at: &str) -> i64 {
    let mut ways = 0;
    for high in 1..=6 {
        for low in 1..=high {
            let throw = Throw::new(*board, side, [low, high], first, Stage::Play);
            let there = |line: &Line| {
                let mut steps = line.text.split(' ');
                line.declared.is_none() && steps.any(|step| step.ends_with(&format!("-{at}*")))
            };
            if throw.lines().0.iter().any(there) {
                ways += if low == high { 1 } else { 2 };
            }
        }
    }
    ways
}

fn check(game: &Kvatrutafl, seat: Seat, played: &Action, better: &Action, said: &Phrase) {
    let (state, foe) = (game.state(), 1 - seat);
    let (one, other) = (after(&state, seat, better), after(&state, seat, played));
    let before = board(&state);
    let is = |plain: (&str, i64), so: i64| {
        assert_eq!(number(said, plain.0), plain.1, "{said:?} {better} {state}");
        assert_eq!(number(said, "other"), so, "{said:?} {played} {state}");
    };
    let alone = |board: &Board| (1..OFF).filter(|point| board.men[seat][*point] == 1).count() as i64;
    let men = |board: &Board, side: usize, place: usize| i64::from(board.men[side][place]);
    let prey = |board: &Board| men(board, foe, BAR) - men(&before, foe, BAR);
    let start = |board: &Board| men(board, seat, 1);
    let far = |board: &Board| (13..=OFF).map(|place| men(board, seat, place) * (place as i64 - 12)).sum::<i64>();
    match said.id.as_ref() {
        // Looking ahead, it is said of the one that is looked at.
        "kvatrutafl-coach-wins-now" | "kvatrutafl-coach-wins-later" | "kvatrutafl-coach-ahead-wins" => {
            let action = if said.id.ends_with("later") { played } else { better };
            let mut after = game.clone();
            after.act(seat, action);
            let win = after.last_win().unwrap();
            assert_eq!((text(said, "name"), text(said, "points")), (win.way.name().to_owned(), win.points.to_string()));
            assert_eq!(win.by, seat);
        }
        "kvatrutafl-coach-blots-rolls" | "kvatrutafl-coach-hitting-back" => {
            assert!(said.id.contains("blots") || prey(&one) < prey(&other), "{said:?} {state}");
            let first = state["first"][foe].as_bool().unwrap();
            is(("hits", hitting(&one, foe, first)), hitting(&other, foe, first));
        }
        "kvatrutafl-coach-ahead-turn" => {
            let first = state["first"][foe].as_bool().unwrap();
            let plain = (hitting(&one, foe, first), alone(&one));
            assert_eq!((number(said, "hits"), number(said, "alone")), plain, "{said:?} {better} {state}");
        }
        "kvatrutafl-coach-hitting-open" => {
            assert_eq!((prey(&one), number(said, "open")), (0, open(&other, foe)), "{said:?} {state}");
            assert!(prey(&other) > 0, "{said:?} {state}");
        }
        "kvatrutafl-coach-blots-men" => is(("alone", alone(&one)), alone(&other)),
        "kvatrutafl-coach-hitting" => is(("prey", prey(&one)), prey(&other)),
        "kvatrutafl-coach-jan-shut" => {
            is(("open", open(&one, foe)), open(&other, foe));
            assert_eq!(number(said, "bar"), men(&one, foe, BAR));
        }
        "kvatrutafl-coach-jan-now" | "kvatrutafl-coach-jan-waits" => {
            let side = if said.id.ends_with("now") { foe } else { seat };
            let first = state["first"][side].as_bool().unwrap();
            is(("jans", making_jan(&one, side, first)), making_jan(&other, side, first));
        }
        "kvatrutafl-coach-jan-own" => is(("open", open(&one, seat)), open(&other, seat)),
        "kvatrutafl-coach-timing-five" => {
            is(("away", 15 - start(&one)), 15 - start(&other));
            assert!(start(&one) <= 10 && start(&other) > 10, "{said:?} {state}");
        }
        "kvatrutafl-coach-timing-new"
        | "kvatrutafl-coach-timing-new-risk"
        | "kvatrutafl-coach-timing-far"
        | "kvatrutafl-coach-timing-far-risk" => {
            if said.id.contains("new") {
                is(("new", start(&before) - start(&one)), start(&before) - start(&other));
            } else {
                is(("pips", far(&one) - far(&before)), far(&other) - far(&before));
            }
            if said.id.ends_with("risk") {
                let first = state["first"][foe].as_bool().unwrap();
                let (hits, less) = (hitting(&one, foe, first), hitting(&other, foe, first));
                assert!(number(said, "hits") == hits && hits >= less + 12, "{said:?} {state}");
            } else {
                assert_eq!(number(said, "prey"), (prey(&other) - prey(&one)).max(0), "{said:?} {state}");
            }
            assert!(said.id != "kvatrutafl-coach-timing-new" || number(said, "left") == start(&one));
        }
        "kvatrutafl-coach-twelfth" => {
            assert_eq!((one.unlocked[seat], other.unlocked[seat]), (true, false), "{said:?} {state}");
            assert_eq!(text(said, "at"), letter(seat, 12).to_string());
        }
        "kvatrutafl-coach-wins-reach" | "kvatrutafl-coach-wins-placed" => {
            let key = text(said, "name").to_lowercase().replace(' ', "-");
            let (_, _, points) = FORMATIONS.iter().find(|(name, _, _)| *name == key).unwrap();
            let wanted =
                |point: usize| points.iter().find(|(at, _)| *at == point).map_or(0, |(_, men)| i64::from(*men));
            // Men only go forward: from no point on may more stand than are wanted there and beyond.
            let is_possible = |board: &Board| {
                let beyond = |count: &dyn Fn(usize) -> i64, from: usize| (from..=OFF).map(count).sum::<i64>();
                (1..=OFF).all(|from| beyond(&|place| men(board, seat, place), from) <= beyond(&wanted, from))
            };
            assert!(is_possible(&one), "{said:?} {better} {state}");
            if said.id.ends_with("reach") {
                assert!(!is_possible(&other), "{said:?} {played} {state}");
                return;
            }
            let placed = |board: &Board| (1..OFF).map(|point| men(board, seat, point).min(wanted(point))).sum::<i64>();
            is(("men", placed(&one)), placed(&other));
            assert_eq!(number(said, "of"), 15);
        }
        // What can be counted may not be what speaks for it.
        SILENT => {}
        other => panic!("{other} is not checked"),
    }
}

/// What is said of a place of the board.
fn survey(game: &Kvatrutafl, _: Seat, spot: &Spot, said: &Phrase) {
    let state = game.state();
    let board = board(&state);
    let side = match said.args.iter().find(|(name, _)| *name == "side") {
        Some((_, Arg::Phrase(side))) => usize::from(side.id.ends_with("black")),
        _ => 2,
    };
    match said.id.as_ref() {
        "kvatrutafl-coach-ahead-hit" => {
            let at = text(said, "at");
            assert_eq!(at, spot.name());
            let first = state["first"][side].as_bool().unwrap();
            let ways = hitting_on(&board, side, first, &at);
            assert_eq!(number(said, "hits"), ways, "{said:?} {state}");
        }
        "kvatrutafl-coach-ahead-bar" => {
            let foe = 1 - side;
            let closed =
                |point: usize| board.men[foe][across(point)] > 1 && !(board.exposed[foe] && across(point) == 7);
            let open = (1..=6).filter(|point| board.men[side][*point] == 0 && !closed(*point));
            let points: Vec<String> = open.map(|point| letter(side, point).to_string()).collect();
            assert_eq!(text(said, "points"), points.join(" "), "{said:?} {state}");
            let count = i64::try_from(points.len()).unwrap();
            assert_eq!(number(said, "open"), count);
            assert_eq!(number(said, "missing"), (count + 1 - i64::from(board.men[side][BAR])).max(0));
        }
        "kvatrutafl-coach-ahead-formation" => {
            let key = text(said, "name").to_lowercase().replace(' ', "-");
            let (_, _, points) = FORMATIONS.iter().find(|(name, _, _)| *name == key).unwrap();
            let placed =
                |side: usize| points.iter().map(|(point, wanted)| board.men[side][*point].min(*wanted)).sum::<u8>();
            assert!([placed(0), placed(1)].map(i64::from).contains(&number(said, "men")), "{said:?} {state}");
        }
        other => panic!("{other} is not checked"),
    }
}

#[test]
fn what_is_said_of_turns_is_counted_so() {
    let options = Options::read(&Values::new()).unwrap();
    let heard = holds::<Kvatrutafl>(&options, 2, POSITIONS, check, survey);
    assert!(heard.0.contains_key(SILENT), "{heard:?}");
    for id in [
        "blots-rolls",
        "blots-men",
        "hitting",
        "hitting-back",
        "hitting-open",
        "jan-shut",
        "jan-own",
        "jan-now",
        "timing-five",
        "timing-new",
        "timing-far",
        "twelfth",
        "ahead-hit",
        "ahead-bar",
    ] {
        assert!(heard.0.contains_key(&format!("kvatrutafl-coach-{id}")), "{id}: {heard:?}");
    }
}
