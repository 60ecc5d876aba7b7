//! What is said of a turn, counted by the second reading of the rules.

use serde_json::Value;
use wurfzabel::game::options::{Options as _, Values};
use wurfzabel::game::{Game, Seat};
use wurfzabel::games::kvatrutafl::options::Options;
use wurfzabel::games::kvatrutafl::{Action, Kvatrutafl};
use wurfzabel::phrase::Phrase;

use super::{POSITIONS, holds, number, text};
use crate::kvatrutafl::board;
use crate::kvatrutafl::reading::{BAR, Board, FORMATIONS, OFF, Stage, Throw, across};

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
        other => panic!("{other} is not checked"),
    }
}

#[test]
fn what_is_said_of_turns_is_counted_so() {
    let options = Options::read(&Values::new()).unwrap();
    let heard = holds::<Kvatrutafl>(&options, 2, POSITIONS, check);
    for id in ["hits", "alone", "prey", "shut"] {
        assert!(heard.0.contains_key(&format!("kvatrutafl-coach-{id}")), "{id}: {heard:?}");
    }
}
