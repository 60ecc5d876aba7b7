//! The rules of dre13ehn against their own tables, cell by cell, and their examples, sentence by sentence; its computer
//! players against what they promise.

use std::collections::BTreeSet;

use games::dre13ehn::points::{points, sum};
use games::dre13ehn::rules::Word;
use games::dre13ehn::{Action, Dre13ehn, Entry, Kind, Name, Options, Outcome, Pair, Symbol};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::options::{Options as _, Values};
use games::game::{Event, Face, Game, Seat, Turn};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};

mod cup;
mod players;

/// `docs/rules/dre13ehn.md`, "Results of two dice": result, from, right calls.
const RESULTS: &str = "
1    | 0+1                | i
2    | 0+2                | a
3    | 0+3                | u
8    | 0+0 F+0            | ša y
11   | 1+1 F+1            | ī hi
12   | 1+2                | ki ha
13   | 1+3 0+13 1+13 3+13 | ē li
22   | 2+2 F+2            | ā ka
23   | 2+3                | a u
33   | 3+3 F+3            | ū lu
FF   | F+F                | ō mo
1313 | 13+13              | ēli
2+13 | 2+13               | ki ha a u";

/// "Which result answers which": called, answered by; FF, F13 and 1313 answer each of the first nine too.
const ANSWERS: &str = "
1   | 1 2 3 8 11 12 13 22 33
2   | 2 3 8 11 12 13 22 33
3   | 3 8 11 12 13 22 33
22  | 2 11 12 13 22
33  | 3 12 13 33
12  | 11 12 13
11  | 11 13
8   | 8 13
13  | 13
F13 | F13 FF 1313";

/// "Mode `duel`": throw, right calls, answered by.
const DUEL: &str = "
0 |   |
1 | i | 1 3 F
2 | a | 1 2 3 F
3 | u | 3 F
F | o | F";

const CUP: &[(&str, &str)] = &[("mode", "cup")];

fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table.lines().filter(|line| !line.is_empty()).map(|line| line.split('|').map(str::trim).collect())
}

fn words(cell: &str) -> BTreeSet<&str> {
    cell.split_whitespace().collect()
}

fn symbol(word: &str) -> Symbol {
    word.parse().unwrap()
}

fn options(pairs: &[(&str, &str)]) -> Options {
    Options::read(&values(pairs)).unwrap_or_else(|why| panic!("{pairs:?}: {why:?}"))
}

fn values(pairs: &[(&str, &str)]) -> Values {
    pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

fn game(pairs: &[(&str, &str)], seats: usize) -> Dre13ehn {
    let options = options(pairs);
    assert!(Dre13ehn::seats(&options).contains(&seats));
    Dre13ehn::start(&options, seats)
}

/// Plays a script: `2 F` throws or tells what lay there, `? ?` throws unseen, anything else is a move of whoever is to
/// act. Each line is checked.
fn play(game: &mut Dre13ehn, script: &str) {
    for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let event = match game.turn() {
            Turn::Roll(_) => Event::Roll(faces(line)),
            Turn::Faces(_) => Event::Faces(faces(line)),
            Turn::Seats(seats) => {
                let action = game.read(seats[0], line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
                Event::Act { seat: seats[0], action }
            }
            Turn::Over(_) => panic!("over before {line}"),
        };
        game.apply(&event).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
}

fn faces(line: &str) -> Vec<Face> {
    line.split(' ').map(|word| if word == "?" { Face::UNSEEN } else { symbol(word).face() }).collect()
}

fn state(game: &Dre13ehn, key: &str) -> Value {
    game.state()[key].clone()
}

fn to_act(game: &Dre13ehn) -> Seat {
    game.turn().to_act()[0]
}

fn legal(game: &Dre13ehn) -> Vec<String> {
    game.legal(to_act(game)).iter().map(ToString::to_string).collect()
}

#[test]
fn two_dice_make_the_results_of_the_table_in_any_order() {
    let mut met = BTreeSet::new();
    for row in rows(RESULTS) {
        for pair in words(row[1]) {
            let (a, b) = pair.split_once('+').unwrap();
            for (a, b) in [(symbol(a), symbol(b)), (symbol(b), symbol(a))] {
                assert_eq!(Pair::of(a, b).to_string(), row[0], "{pair}");
                met.insert((a, b));
            }
        }
    }
    for thirteen in [(Symbol::Fire, Symbol::Thirteen), (Symbol::Thirteen, Symbol::Fire)] {
        assert_eq!(Pair::of(thirteen.0, thirteen.1).to_string(), "F13");
        met.insert(thirteen);
    }
    assert_eq!(met.len(), 36);
}

#[test]
fn every_call_of_every_throw_is_right_or_wrong_as_the_tables_say() {
    let forbidden = words("iš e la hu ku ke re");
    let mut cells = 0;
    for a in Symbol::ALL {
        for b in Symbol::ALL {
            let made = Pair::of(a, b).to_string();
            let right: Vec<BTreeSet<&str>> =
                rows(RESULTS).filter(|row| row[0] == made).map(|row| words(row[2])).collect();
            for name in Name::all() {
                let mut game = game(&[("mode", "open"), ("dice", "water+water")], 2);
                play(&mut game, &format!("{a} {b}; call {}", name.word()));
                let lost = state(&game, "entries") == json!([[], ["A"]]);
                let is_right = match right.first() {
                    Some(right) => right.contains(name.word()),
                    // F13 is called by any word that is not forbidden.
                    None => !forbidden.contains(name.word()),
                };
                assert_eq!(!lost, is_right, "{made} called {}", name.word());
                cells += 1;
            }
        }
    }
    assert_eq!(cells, 36 * 35);
}

#[test]
fn every_result_answers_the_calls_that_the_table_says() {
    let mut cells = 0;
    for called in Outcome::pairs() {
        let row = rows(ANSWERS).find(|row| row[0] == called.word());
        let mut answers = row.map(|row| words(row[1])).unwrap_or_default();
        if !answers.is_empty() && called != Outcome::FireThirteen {
            answers.extend(["FF", "F13", "1313"]);
        }
        for outcome in Outcome::pairs() {
            assert_eq!(outcome.answers(called), answers.contains(outcome.word()), "{outcome} on {called}");
            cells += 1;
        }
    }
    assert_eq!(cells, 169);
}

#[test]
fn the_duels_table_holds_for_every_throw_call_and_standing_result() {
    for row in rows(DUEL) {
        for name in Name::all() {
            let mut game = game(&[("mode", "duel")], 2);
            play(&mut game, &format!("{}; call {}", row[0], name.word()));
            let stands = state(&game, "standing") == json!(row[0]);
            assert_eq!(stands, words(row[1]).contains(name.word()), "{} called {}", row[0], name.word());
            assert!(stands || state(&game, "entries") == json!([[], ["A"]]));
        }
    }
    let calls = [("1", "i"), ("2", "a"), ("3", "u"), ("F", "o")];
    for (standing, first) in calls {
        let row = rows(DUEL).find(|row| row[0] == standing).unwrap();
        for (thrown, second) in calls {
            let mut game = game(&[("mode", "duel")], 2);
            play(&mut game, &format!("{standing}; call {first}; {thrown}; call {second}"));
            let lost = state(&game, "entries") == json!([[standing], []]);
            assert_eq!(!lost, words(row[2]).contains(thrown), "{thrown} on {standing}");
            let burnt = standing == "F" && thrown != "F";
            assert_eq!(state(&game, "lives"), json!([4, if burnt { 3 } else { 4 }]));
        }
    }
}

#[test]
fn the_points_are_those_of_the_table() {
    // By win: what scores 1, 2 and 3; at the last also 5 and 7.
    let row = |nth: usize| match nth {
        1..=6 => (vec!["13", "F13"], vec!["FF", "1313", ["1", "2", "3", "22", "23", "33"][nth - 1]], vec![]),
        7 => (vec!["F13"], vec!["FF"], vec!["13", "1313"]),
        8 => (vec!["13", "F13"], vec!["FF"], vec!["8", "1313"]),
        9 => (vec!["13"], vec!["FF"], vec!["F13", "1313"]),
        10 => (vec!["13"], vec!["F13"], vec!["FF", "1313"]),
        11 => (vec!["13", "F13"], vec!["FF"], vec!["11", "1313"]),
        12 => (vec!["13", "F13"], vec!["FF"], vec!["12", "1313"]),
        _ => (vec![], vec!["F13"], vec!["13"]),
    };
    let mut cells = 0;
    for nth in 1..=13 {
        let (one, two, three) = row(nth);
        let entries = Outcome::ALL.into_iter().map(Entry::Result).chain([Entry::CallError, Entry::Peeked]);
        for entry in entries {
            let word = entry.word();
            let due = match word {
                "FF" if nth == 13 => 5,
                "1313" if nth == 13 => 7,
                word if three.contains(&word) => 3,
                word if two.contains(&word) => 2,
                word if one.contains(&word) || nth == 13 => 1,
                _ => 0,
            };
            assert_eq!(points(nth, entry), due, "win {nth} with {word}");
            cells += 1;
        }
    }
    assert_eq!(cells, 13 * 17);
}

#[test]
fn the_perfect_game_makes_37_points_and_the_worst_one() {
    let list = |words: &str| -> Vec<Entry> {
        words.split(' ').map(|word| Outcome::of_word(word).map_or(Entry::CallError, Entry::Result)).collect()
    };
    assert_eq!(sum(&list("1 2 3 22 23 33 13 8 F13 FF 11 12 1313")), 37);
    assert_eq!(sum(&list("A A A A A A A A A A A A A")), 1);
}

#[test]
fn the_perfect_game_can_be_thrown_alone() {
    let mut game = game(&[("mode", "solo"), ("again", "no")], 1);
    play(&mut game, "0 1; 0 2; 0 3; 2 F; 13 2; 3 3; 13 0; 0 F; F 13; F F; 1 F; 13 2; 13 13");
    assert_eq!(
        state(&game, "entries"),
        json!([["1", "2", "3", "22", "23", "33", "13", "8", "F13", "FF", "11", "12", "1313"]])
    );
    assert_eq!((state(&game, "points"), state(&game, "round")), (json!([37]), json!(13)));
    assert_eq!(game.turn(), Turn::Over(vec![0]));
}

#[test]
fn alone_each_throw_may_be_repeated_once() {
    let mut game = game(&[("mode", "solo")], 1);
    play(&mut game, "0 1");
    assert_eq!(legal(&game), ["keep", "throw"]);
    assert!(!game.free(0));
    play(&mut game, "keep; 0 0; throw; 13 13; F F");
    assert_eq!(state(&game, "entries"), json!([["1", "1313"]]));
    assert_eq!((state(&game, "points"), state(&game, "round")), (json!([4]), json!(3)));
}

#[test]
fn the_examples_of_the_first_game_hold() {
    let after = |script: &str| {
        let mut game = game(&[], 2);
        play(&mut game, script);
        (state(&game, "standing"), state(&game, "entries"))
    };
    assert_eq!(after("2 2; call ka; 2 3; call a"), (json!("2"), json!([[], []])));
    assert_eq!(after("2 2; call ka; 2 3; call u"), (json!(null), json!([["22"], []])));
    assert_eq!(after("1 2; call ki; 3 3; call lu"), (json!(null), json!([["12"], []])));
    assert_eq!(after("0 3; call u; 3 3; call lu"), (json!("33"), json!([[], []])));
    assert_eq!(after("3 3; call lu; 1 2; call ki"), (json!("12"), json!([[], []])));
    assert_eq!(after("3 3; call lu; 1 2; call ha"), (json!("12"), json!([[], []])));
    assert_eq!(after("0 0; call y; 1 2; call ha"), (json!(null), json!([["8"], []])));
    // 23 called la is a call error; the caller of the last standing call enters A.
    assert_eq!(after("0 1; call i; 2 3; call la"), (json!(null), json!([["A"], []])));
    // Where no call stood, the next in direction enters A.
    assert_eq!(after("0 1; call a"), (json!(null), json!([[], ["A"]])));
}

#[test]
fn a_second_two_of_the_same_player_loses_the_round() {
    let mut two = game(&[], 2);
    play(&mut two, "0 2; call a; 2 2; call ka; 0 2; call a");
    assert_eq!(state(&two, "entries"), json!([[], ["22"]]), "the second 2 of player 0");
    let mut other = game(&[], 2);
    play(&mut other, "0 2; call a; 0 2; call a; 2 3; call u");
    assert_eq!((state(&other, "standing"), state(&other, "by")), (json!("3"), json!(0)), "a 2 of each, then a 23 as 3");
    let mut third = game(&[], 3);
    play(&mut third, "0 2; call a; 0 2; call a; 0 2; call a; 2 3; call a");
    assert_eq!(state(&third, "entries"), json!([[], [], ["2"]]));
    // The count starts afresh with the round.
    play(&mut third, "0 2; call a");
    assert_eq!(state(&third, "standing"), json!("2"));
}

#[test]
fn a_one_turns_the_direction_of_more_than_two_for_good() {
    let mut game = game(&[], 4);
    play(&mut game, "0 1; call i");
    assert_eq!((state(&game, "direction"), to_act(&game)), (json!(-1), 3));
    play(&mut game, "0 1; call i");
    assert_eq!((state(&game, "direction"), to_act(&game)), (json!(1), 0));
    play(&mut game, "0 1; call i; 0 0; call u");
    // The error of player 3 loses; the direction stays in the next round, which the loser begins.
    assert_eq!(state(&game, "entries"), json!([["A"], [], [], []]));
    assert_eq!((state(&game, "direction"), state(&game, "round"), to_act(&game)), (json!(-1), json!(2), 3));
    play(&mut game, "1 1; call hi");
    assert_eq!(to_act(&game), 2);
    let mut two = self::game(&[], 2);
    play(&mut two, "0 1; call i; 0 1; call i");
    assert_eq!((state(&two, "direction"), to_act(&two)), (json!(1), 0));
}

#[test]
fn fire_and_thirteen_pairs_win_at_once_and_the_next_begins() {
    for (dice, call, entry) in [("F F", "mo", "FF"), ("F F", "ō", "FF"), ("13 13", "eeli", "1313")] {
        let mut game = game(&[("dice", "water+water")], 3);
        play(&mut game, &format!("1 1; call ii; {dice}; call {call}"));
        assert_eq!(state(&game, "entries"), json!([[], [entry], []]));
        assert_eq!(to_act(&game), 2);
    }
}

#[test]
fn fire_thirteen_stands_by_any_word_and_is_no_call_of_another_result() {
    let mut game = game(&[("dice", "water+water")], 3);
    play(&mut game, "F 13; call i");
    assert_eq!((state(&game, "standing"), state(&game, "direction"), to_act(&game)), (json!("F13"), json!(1), 1));
    play(&mut game, "13 F; call Donaudampfschiff; F 13; call a; F 13; call a; F 13; call a; 1 3; call li");
    assert_eq!(state(&game, "entries"), json!([[], ["F13"], []]), "13 does not answer F13; a 2 was never called");
    play(&mut game, "F 13; call la");
    assert_eq!(state(&game, "entries"), json!([["A"], ["F13"], []]), "forbidden all the same");
}

#[test]
fn the_first_to_the_target_wins_the_first_game() {
    let mut game = game(&[("target", "2")], 2);
    play(&mut game, "0 1; call a; 0 1; call u");
    assert_eq!((game.turn(), state(&game, "round")), (Turn::Over(vec![1]), json!(2)));
    assert_eq!((state(&game, "standing"), state(&game, "roll")), (json!(null), json!(null)));
}

#[test]
fn earth_dice_are_read_as_the_rules_say() {
    let earth = options(&[("dice", "earth+earth")]);
    let faces: Vec<String> = earth.dice()[0].die.faces.iter().map(ToString::to_string).collect();
    assert_eq!(faces, ["1", "2", "3", "0", "0", "F"]);
    let beginner: Vec<String> = Kind::Beginner.symbols().iter().map(ToString::to_string).collect();
    // 1 and 3 lie opposite, as 1 and 6 of pips do; equal ones are neighbours, as 2 and 3, 4 and 5 are.
    assert_eq!(beginner, ["1", "0", "0", "2", "2", "3"]);
}

#[test]
fn in_the_duel_silence_is_the_answer_to_a_nought() {
    let after = |script: &str| {
        let mut game = game(&[("mode", "duel")], 2);
        play(&mut game, script);
        (state(&game, "entries"), state(&game, "lives"))
    };
    assert_eq!(after("0; silent"), (json!([[], ["0"]]), json!([4, 4])));
    assert_eq!(after("0; call iš"), (json!([[], ["A"]]), json!([4, 4])));
    assert_eq!(after("1; silent"), (json!([[], ["A"]]), json!([4, 4])));
    assert_eq!(after("2; call a; 0; silent"), (json!([["2"], []]), json!([4, 4])));
    // When F stands, whatever else is thrown costs a life, also with a call error; F miscalled does not.
    assert_eq!(after("F; call o; 0; silent"), (json!([["F"], []]), json!([4, 3])));
    assert_eq!(after("F; call o; 1; call drache"), (json!([["A"], []]), json!([4, 3])));
    assert_eq!(after("F; call o; F; call i"), (json!([["A"], []]), json!([4, 4])));
}

#[test]
fn in_the_duel_a_three_on_a_one_wins_as_thirteen() {
    for name in ["ē", "li", "u"] {
        let mut game = game(&[("mode", "duel")], 2);
        play(&mut game, &format!("1; call i; 3; call {name}"));
        assert_eq!((state(&game, "entries"), to_act(&game)), (json!([[], ["13"]]), 0));
    }
    let mut game = game(&[("mode", "duel")], 2);
    play(&mut game, "2; call a; 3; call li");
    assert_eq!(state(&game, "entries"), json!([["A"], []]), "only on a 1");
}

#[test]
fn without_lives_the_duel_is_lost_whatever_the_score() {
    let mut game = game(&[("mode", "duel"), ("target", "99")], 2);
    // Player 1 collects a win in every second round, player 0 burns a life of player 1 in the others.
    play(&mut game, "0; silent; 0; silent");
    for _ in 0..4 {
        assert!(!game.turn().is_over());
        if to_act(&game) == 1 {
            play(&mut game, "2; call a; 0; silent");
        }
        play(&mut game, "F; call o; 2; call a");
    }
    assert_eq!((game.turn(), state(&game, "lives")), (Turn::Over(vec![0]), json!([4, 0])));
}

#[test]
fn words_are_called_in_any_typed_form_and_kept_in_one() {
    let game = {
        let mut game = game(&[], 2);
        play(&mut game, "1 1");
        game
    };
    for typed in ["call ī", "call ii", "call I:", "call  Ī ", "call i\u{304}", "call II"] {
        assert_eq!(game.read(0, typed).unwrap().to_string(), "call ī", "{typed}");
    }
    assert_eq!(game.read(0, "call  Feuer Zauber ").unwrap().to_string(), "call feuer zauber");
    for refused in ["", "call", "call ", "calli", "CALL i", "peek", "silent", "call \u{a0}"] {
        assert!(game.read(0, refused).is_err(), "{refused}");
    }
    let long = "x".repeat(40);
    assert!(game.read(0, &format!("call {long}")).is_ok());
    assert!(game.read(0, &format!("call {long}x")).is_err());
}

#[test]
fn own_faces_are_thrown_and_wrong_ones_refused() {
    let mine = options(&[("dice", "air+air"), ("air", "1,F,2,3,3,2,1,0")]);
    assert_eq!(mine.dice()[0].die.faces[1], Face::Letter('F'));
    for wrong in ["", "0,1,2,3,F", "0,0,1,1,2,2,3,3", "0,0,1,1,2,2,3,13", "0,0,1,1,2,2,3,f", "0,0,1,1,2,2,3,F,"] {
        assert!(Options::read(&values(&[("air", wrong)])).is_err(), "{wrong}");
    }
    for wrong in
        [&[("mode", "points"), ("target", "5")][..], &[("mode", "duel"), ("dice", "water")], &[("again", "no")]]
    {
        assert!(Options::read(&values(wrong)).is_err(), "{wrong:?}");
    }
}
