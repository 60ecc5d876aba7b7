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

/// The board after a turn, by the second reading, and what was hit in it.
fn after(state: &Value, seat: Seat, action: &Action) -> (Board, i64) {
    let dice = state["dice"].as_array().unwrap();
    let dice = [0, 1].map(|die: usize| u8::try_from(dice[die].as_u64().unwrap()).unwrap());
    let throw = Throw::new(board(state), seat, dice, state["first"][seat].as_bool().unwrap(), Stage::Play);
    let words = action.to_string();
    let words = words.split(" declare ").next().unwrap();
    if words == "pass" {
        return (throw.board, 0);
    }
    let mut walks = vec![throw.origin()];
    for length in 1..=words.split(' ').count() {
        let begun: Vec<&str> = words.split(' ').take(length).collect();
        walks = walks.iter().flat_map(|walk| throw.longer(walk, |_, _, _| ())).collect();
        walks.retain(|walk| walk.text(seat) == begun.join(" "));
    }
    (walks[0].board, i64::try_from(words.matches('*').count()).unwrap())
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

fn check(game: &Kvatrutafl, seat: Seat, played: &Action, better: &Action, said: &Phrase) {
    let (state, foe) = (game.state(), 1 - seat);
    let ((one, prey), (other, less)) = (after(&state, seat, better), after(&state, seat, played));
    let is = |plain: (&str, i64), so: i64| {
        assert_eq!(number(said, plain.0), plain.1, "{said:?} {better} {state}");
        assert_eq!(number(said, "other"), so, "{said:?} {played} {state}");
    };
    let alone = |board: &Board| (1..OFF).filter(|point| board.men[seat][*point] == 1).count() as i64;
    // Points of the start quarter with none of its own men and fewer than two of the others'; exposed ones close nothing.
    let open = |board: &Board| {
        let closed = |point: usize| board.men[seat][across(point)] > 1 && !(board.exposed[seat] && across(point) == 7);
        (1..=6).filter(|point| board.men[foe][*point] == 0 && !closed(*point)).count() as i64
    };
    match said.id.as_ref() {
        // Looking ahead, it is said of the one that is looked at.
        "kvatrutafl-coach-wins" | "kvatrutafl-coach-gives" => {
            let action = if said.id.ends_with("wins") { better } else { played };
            let mut after = game.clone();
            after.act(seat, action);
            let win = after.last_win().unwrap();
            assert_eq!((text(said, "name"), text(said, "points")), (win.way.name().to_owned(), win.points.to_string()));
            assert_eq!(win.by, seat);
        }
        "kvatrutafl-coach-hits" => {
            let first = state["first"][foe].as_bool().unwrap();
            is(("hits", hitting(&one, foe, first)), hitting(&other, foe, first));
        }
        "kvatrutafl-coach-ahead-turn" => {
            let first = state["first"][foe].as_bool().unwrap();
            let plain = (hitting(&one, foe, first), alone(&one));
            assert_eq!((number(said, "hits"), number(said, "alone")), plain, "{said:?} {better} {state}");
        }
        "kvatrutafl-coach-alone" => is(("alone", alone(&one)), alone(&other)),
        "kvatrutafl-coach-prey" => is(("prey", prey), less),
        "kvatrutafl-coach-shut" => {
            is(("open", open(&one)), open(&other));
            assert_eq!(number(said, "bar"), i64::from(one.men[foe][BAR]));
        }
        "kvatrutafl-coach-off" => is(("off", i64::from(one.men[seat][OFF])), i64::from(other.men[seat][OFF])),
        "kvatrutafl-coach-bar" => is(("bar", i64::from(one.men[seat][BAR])), i64::from(other.men[seat][BAR])),
        "kvatrutafl-coach-formation" => {
            let key = text(said, "name").to_lowercase().replace(' ', "-");
            let (_, _, points) = FORMATIONS.iter().find(|(name, _, _)| *name == key).unwrap();
            let placed = |board: &Board| {
                points.iter().map(|(point, wanted)| i64::from(board.men[seat][*point].min(*wanted))).sum::<i64>()
            };
            is(("men", placed(&one)), placed(&other));
            assert_eq!(number(said, "of"), 15);
        }
        SILENT => {
            let first = state["first"][foe].as_bool().unwrap();
            assert!(hitting(&one, foe, first) >= hitting(&other, foe, first), "{better} {played} {state}");
            assert!(alone(&one) >= alone(&other) && prey <= less, "{better} {played} {state}");
            assert!(open(&one) >= open(&other), "{better} {played} {state}");
        }
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
            let mut ways = 0;
            for high in 1..=6 {
                for low in 1..=high {
                    let first = state["first"][side].as_bool().unwrap();
                    let throw = Throw::new(board, side, [low, high], first, Stage::Play);
                    let there = |line: &Line| {
                        let steps = line.text.split(' ');
                        line.declared.is_none() && steps.into_iter().any(|step| step.ends_with(&format!("-{at}*")))
                    };
                    if throw.lines().0.iter().any(there) {
                        ways += if low == high { 1 } else { 2 };
                    }
                }
            }
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
    for id in ["hits", "alone", "prey", "shut", "ahead-hit", "ahead-bar"] {
        assert!(heard.0.contains_key(&format!("kvatrutafl-coach-{id}")), "{id}: {heard:?}");
    }
}
