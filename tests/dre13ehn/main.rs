//! The rules of dre13ehn against their own tables, cell by cell, and their examples, sentence by sentence; its computer
//! players against what they promise.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};
use wurfzabel::game::bot::Level;
use wurfzabel::game::chance::Luck;
use wurfzabel::game::options::{Options as _, Values};
use wurfzabel::game::{Event, Face, Game, Seat, Turn};
use wurfzabel::games::dre13ehn::bots;
use wurfzabel::games::dre13ehn::points::{points, sum};
use wurfzabel::games::dre13ehn::rules::Word;
use wurfzabel::games::dre13ehn::{Action, Dre13ehn, Entry, Kind, Name, Options, Outcome, Pair, Symbol};

/// `rules/dre13ehn.md`, "Results of two dice": result, from, right calls.
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

/// Plays a script: `2 F` throws, anything else is a move of whoever is to act. Each line is checked.
fn play(game: &mut Dre13ehn, script: &str) {
    for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        let event = match game.turn() {
            Turn::Roll(_) => Event::Roll(line.split(' ').map(|word| symbol(word).face()).collect()),
            Turn::Seats(seats) => {
                let action = game.read(seats[0], line).unwrap_or_else(|why| panic!("{line}: {why:?}"));
                Event::Act { seat: seats[0], action }
            }
            Turn::Over(_) => panic!("over before {line}"),
        };
        game.apply(&event).unwrap_or_else(|why| panic!("{line}: {why:?}"));
    }
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
    let dice = options(&[("dice", "earth+earth")]).dice;
    let faces: Vec<String> = dice[0].faces.iter().map(ToString::to_string).collect();
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

const CUP: &[(&str, &str)] = &[("mode", "cup")];

fn after_cup(seats: usize, script: &str) -> (Value, Seat) {
    let mut game = game(CUP, seats);
    play(&mut game, script);
    (state(&game, "entries"), to_act(&game))
}

#[test]
fn the_examples_of_the_cup_hold() {
    // 3 is standing, the next calls 33 and has 1+2: 12 answers 33.
    let (entries, starts) = after_cup(2, "0 3; peek; call u; believe; 1 2; call lu; uncover");
    assert_eq!((entries, starts), (json!([[], ["12"]]), 0));
    let (entries, starts) = after_cup(2, "F 13; call ru; ask");
    assert_eq!((entries, starts), (json!([["F13"], []]), 1));
}

#[test]
fn a_cup_turn_offers_its_traps_and_no_more() {
    let mut game = game(CUP, 2);
    play(&mut game, "1 1");
    let calls: Vec<String> = Name::all().map(|name| format!("call {}", name.word())).collect();
    assert_eq!(calls.len(), 35);
    assert_eq!(legal(&game), [vec!["peek".to_owned(), "show".to_owned()], calls.clone()].concat());
    play(&mut game, "peek");
    assert!(legal(&game).contains(&"peek".to_owned()), "the trap");
    play(&mut game, "call hi; believe; 0 0");
    assert!(legal(&game).contains(&"throw".to_owned()), "something stands");
    play(&mut game, "throw");
    assert_eq!(state(&game, "blind"), json!(true));
    assert!(matches!(game.turn(), Turn::Roll(_)));
    play(&mut game, "2 2");
    assert_eq!(legal(&game), ["believe", "uncover"]);
    assert_eq!((state(&game, "standing"), state(&game, "by")), (json!("11"), json!(0)), "still the caller");
}

#[test]
fn fouls_and_lost_turns_go_to_the_last_other_caller_or_the_next() {
    assert_eq!(after_cup(3, "1 1; peek; peek").0, json!([[], ["N"], []]));
    assert_eq!(after_cup(3, "1 1; call la").0, json!([[], ["A"], []]));
    assert_eq!(after_cup(3, "1 1; show").0, json!([[], ["0"], []]));
    assert_eq!(after_cup(3, "1 1; call hi; believe; 0 1; call i").0, json!([["11"], [], []]));
    assert_eq!(after_cup(3, "1 1; call hi; believe; 0 1; show").0, json!([["11"], [], []]));
    assert_eq!(after_cup(3, "1 1; call hi; believe; 0 1; peek; peek"), (json!([["N"], [], []]), 1));
    // Their own call stood: the last other who called wins, or the next in direction.
    assert_eq!(after_cup(2, "1 1; call hi; believe; 1 1; throw; 1 1; believe; 0 1; call e").0, json!([[], ["A"]]));
    assert_eq!(
        after_cup(
            3,
            "0 3; call u; believe; 1 1; call hi; believe; 1 1; throw; 0 0; believe; 0 1; throw; 0 0; believe; 1 1; show"
        )
        .0,
        json!([["11"], [], []]),
        "player 1's own 11 stands; player 0 called before"
    );
}

#[test]
fn what_does_not_answer_and_a_second_two_lose_the_round_under_the_cup() {
    assert_eq!(after_cup(2, "1 3; call li; believe; 1 3; call hi").0, json!([["13"], []]));
    assert_eq!(after_cup(2, "0 2; call a; believe; 2 2; call ka; believe; 0 2; call a").0, json!([[], ["22"]]));
}

#[test]
fn thirteen_pairs_are_to_be_shown() {
    assert_eq!(after_cup(3, "13 13; peek; show"), (json!([["1313"], [], []]), 1));
    assert_eq!(after_cup(3, "13 13; call ēli"), (json!([["1313"], [], []]), 1));
    assert_eq!(after_cup(3, "1 1; call eeli").0, json!([[], ["0"], []]), "the same as showing anything else");
    assert_eq!(after_cup(3, "13 13; call li; uncover"), (json!([[], ["1313"], []]), 0), "foul H");
}

#[test]
fn a_claim_is_uncovered_by_what_it_is_answered_by() {
    assert_eq!(after_cup(2, "1 1; call ki; uncover"), (json!([["11"], []]), 1), "11 answers 12");
    assert_eq!(after_cup(2, "1 2; call hi; uncover"), (json!([[], ["11"]]), 0), "12 does not answer 11");
    assert_eq!(after_cup(2, "2 3; call u; uncover").0, json!([["23"], []]));
    assert_eq!(after_cup(2, "2 13; call u; uncover").0, json!([["23"], []]));
    assert_eq!(after_cup(2, "2 13; call lu; uncover").0, json!([["12"], []]));
    assert_eq!(after_cup(2, "2 13; call ka; uncover").0, json!([["12"], []]));
    assert_eq!(after_cup(2, "2 13; call hi; uncover").0, json!([[], ["11"]]));
    assert_eq!(after_cup(2, "2 3; call ka; uncover").0, json!([["23"], []]), "as a 2 it answers 22");
    assert_eq!(after_cup(2, "F F; call hu").0, json!([[], ["A"]]));
    assert_eq!(after_cup(2, "F F; call phönix; uncover").0, json!([["FF"], []]), "FF answers F13");
    assert_eq!(after_cup(2, "1 3; call phönix; uncover").0, json!([[], ["F13"]]));
}

#[test]
fn a_blind_cup_is_uncovered_on_what_stands() {
    let blind = "1 3; call li; believe; 0 0; throw;";
    assert_eq!(after_cup(2, &format!("{blind} 1 3; uncover")), (json!([[], ["13"]]), 0));
    assert_eq!(after_cup(2, &format!("{blind} 0 1; uncover")), (json!([["13"], []]), 1));
    assert_eq!(after_cup(2, &format!("{blind} 13 13; uncover")), (json!([["1313"], []]), 1));
    // A standing F13 handed on blind is never asked about, a standing 2 may be uncovered.
    let mut game = game(CUP, 2);
    play(&mut game, "F 13; call ru; believe; 0 0; throw; 0 0");
    assert_eq!(legal(&game), ["believe", "uncover"]);
    let mut two = self::game(CUP, 2);
    play(&mut two, "0 2; call a; believe; 0 0; throw; 2 13; uncover");
    assert_eq!(state(&two, "entries"), json!([[], ["23"]]));
}

#[test]
fn a_two_must_be_believed_at_the_start_and_on_one_or_two() {
    for before in ["", "0 1; call i; believe;", "0 2; call a; believe;"] {
        let mut game = game(CUP, 2);
        play(&mut game, &format!("{before} 0 2; call a"));
        assert_eq!(legal(&game), ["believe"], "{before}");
        assert!(game.read(to_act(&game), "uncover").is_err());
    }
    let mut game = game(CUP, 2);
    play(&mut game, "2 2; call ka; believe; 0 2; call a");
    assert_eq!(legal(&game), ["believe", "uncover"]);
}

#[test]
fn fire_pairs_must_be_uncovered() {
    assert_eq!(after_cup(2, "0 0; call mo; believe"), (json!([["FF"], []]), 1), "foul G");
    assert_eq!(after_cup(2, "F F; call mo; uncover"), (json!([["FF"], []]), 1));
    assert_eq!(after_cup(2, "0 0; call mo; uncover"), (json!([[], ["FF"]]), 0), "a false call itself");
}

#[test]
fn a_tournament_goes_to_seven_games() {
    let mut game = game(&[("mode", "cup"), ("match", "13"), ("target", "1")], 2);
    for nth in 1..=6 {
        // Player 0 loses each game, and so begins the next.
        play(&mut game, "1 1; show");
        assert_eq!((state(&game, "games"), state(&game, "entries")), (json!([0, nth]), json!([[], []])));
        assert_eq!((state(&game, "round"), to_act(&game)), (json!(1), 0));
    }
    play(&mut game, "1 1; show");
    assert_eq!((game.turn(), state(&game, "games")), (Turn::Over(vec![1]), json!([0, 7])));
    assert_eq!(state(&game, "entries"), json!([[], ["0"]]), "the last game's entries stay");
    let options = options(&[("mode", "cup"), ("match", "13")]);
    assert_eq!(Dre13ehn::seats(&options), 2..=2);
}

#[test]
fn in_the_points_game_most_points_win() {
    let mut game = game(&[("mode", "points")], 2);
    // Player 1 uncovers three false 13s, a point each; player 0 wins the most, and hardly any points.
    play(&mut game, &"0 0; call li; uncover;".repeat(3));
    play(&mut game, "1 3; call li; uncover");
    play(&mut game, &"1 1; show;".repeat(11));
    assert!(!game.turn().is_over());
    play(&mut game, "1 1; show");
    assert_eq!(state(&game, "points"), json!([2, 3]), "{}", game.state());
    assert_eq!(game.turn(), Turn::Over(vec![1]));
}

const DUEL_CUP: &[(&str, &str)] = &[("mode", "duel"), ("cup", "yes")];

fn after_duel(script: &str) -> (Value, Value) {
    let mut game = game(DUEL_CUP, 2);
    play(&mut game, script);
    (state(&game, "entries"), state(&game, "lives"))
}

#[test]
fn the_duel_with_a_cup_differs_as_the_rules_say() {
    assert_eq!(after_duel("0; peek; show"), (json!([[], ["0"]]), json!([4, 4])));
    assert_eq!(after_duel("0; call i; uncover"), (json!([[], ["1"]]), json!([3, 4])), "a hidden 0 costs a life");
    assert_eq!(after_duel("F; call i; uncover"), (json!([["F"], []]), json!([4, 3])), "so does uncovering an F");
    assert_eq!(after_duel("F; call o; believe; 1; call i"), (json!([["F"], []]), json!([4, 4])), "the round only");
    assert_eq!(after_duel("1; call ru"), (json!([[], ["A"]]), json!([4, 4])));
    assert_eq!(after_duel("1; call ēli"), (json!([[], ["A"]]), json!([4, 4])), "no show");
    assert_eq!(after_duel("3; call li"), (json!([[], ["A"]]), json!([4, 4])), "only on a 1");
    assert_eq!(after_duel("3; call i; uncover"), (json!([["3"], []]), json!([4, 4])));
    for name in ["u", "ē", "li"] {
        assert_eq!(after_duel(&format!("1; call i; believe; 3; call {name}; uncover")).0, json!([[], ["13"]]));
    }
    assert_eq!(after_duel("1; call i; believe; 3; call i; uncover").0, json!([[], ["13"]]));
    assert_eq!(after_duel("1; call i; believe; 1; throw; 3; uncover").0, json!([[], ["13"]]), "blind");
    let mut game = game(DUEL_CUP, 2);
    play(&mut game, "2; call a");
    assert_eq!(legal(&game), ["believe", "uncover"], "a 2 may be uncovered");
    play(&mut game, "believe; 2; call a; believe; 2; call a; believe; 3; call u");
    assert_eq!(state(&game, "standing"), json!("3"), "the Gregorian rule does not apply");
    assert!(!legal(&game).contains(&"ask".to_owned()));
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
    assert_eq!(mine.dice[0].faces[1], Face::Letter('F'));
    for wrong in ["", "0,1,2,3,F", "0,0,1,1,2,2,3,3", "0,0,1,1,2,2,3,13", "0,0,1,1,2,2,3,f", "0,0,1,1,2,2,3,F,"] {
        assert!(Options::read(&values(&[("air", wrong)])).is_err(), "{wrong}");
    }
    for wrong in
        [&[("mode", "points"), ("target", "5")][..], &[("mode", "duel"), ("dice", "water")], &[("again", "no")]]
    {
        assert!(Options::read(&values(wrong)).is_err(), "{wrong:?}");
    }
}

/// Every way to play, for the loops below.
const WAYS: [&[(&str, &str)]; 9] = [
    &[("mode", "open"), ("dice", "water+water")],
    &[("mode", "open"), ("dice", "fire+air")],
    &[("mode", "duel")],
    &[("mode", "duel"), ("cup", "yes")],
    &[("mode", "cup")],
    &[("mode", "cup"), ("dice", "fire+fire"), ("target", "4")],
    &[("mode", "cup"), ("match", "13"), ("target", "2")],
    &[("mode", "points")],
    &[("mode", "solo")],
];

fn other_dice(game: &Dre13ehn, luck: Luck, n: usize) -> Option<Dre13ehn> {
    // The same turn with other dice under the cup: what a seat that has not looked must not notice.
    let Turn::Seats(_) = game.turn() else { return None };
    game.is_covered().then(|| {
        let dice = &game.options().dice;
        let faces: Vec<Face> = dice.iter().map(|die| *die.faces.as_ref().choose(&mut luck.after(n)).unwrap()).collect();
        game.with_dice(&faces)
    })
}

#[test]
fn computer_players_move_legally_call_rightly_and_know_only_what_they_have_seen() {
    let mut swapped = 0;
    for (way, pairs) in WAYS.iter().enumerate() {
        for round in 0..6_u64 {
            let luck = Luck::new(round * 100 + way as u64);
            let options = options(pairs);
            let seats = if Dre13ehn::seats(&options).contains(&3) && round % 2 == 1 {
                3
            } else {
                *Dre13ehn::seats(&options).start()
            };
            let mut game = Dre13ehn::start(&options, seats);
            let levels = [Level::Medium, Level::Strong];
            for n in 0.. {
                assert!(n < 100_000, "{pairs:?} does not end");
                let event = match game.turn() {
                    Turn::Over(_) => break,
                    Turn::Roll(throw) => Event::Roll(throw.draw(&mut luck.after(n))),
                    Turn::Seats(seats) => {
                        let seat = seats[0];
                        let bot = bots::player(levels[(seat + way) % 2]);
                        let seen = game.seen_by(Some(seat));
                        let action = bot.choose(&seen, seat, &mut luck.thought(n));
                        let knows = seat == game.thrower() && game.has_looked();
                        if let Some(other) = other_dice(&game, luck, n).filter(|_| !knows) {
                            let seen = other.seen_by(Some(seat));
                            assert_eq!(bot.choose(&seen, seat, &mut luck.thought(n)), action);
                            let judge =
                                |game: &Dre13ehn| bot.judge(&game.seen_by(Some(seat)), seat, &mut luck.thought(n));
                            assert_eq!(judge(&other), judge(&game));
                            swapped += 1;
                        }
                        Event::Act { seat, action }
                    }
                };
                game.apply(&event).unwrap_or_else(|why| panic!("{pairs:?}: {event:?} {why:?}"));
                assert!(
                    game.entries().iter().flatten().all(|entry| matches!(entry, Entry::Result(_))),
                    "{pairs:?}: a call error or a second look: {}",
                    game.state()
                );
            }
        }
    }
    assert!(swapped > 500, "{swapped}");
}

#[test]
fn an_easy_player_errs_now_and_then() {
    let mut errors = 0;
    for seed in 0..20 {
        let luck = Luck::new(seed);
        let mut game = game(&[], 2);
        for n in 0.. {
            let event = match game.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) => Event::Roll(throw.draw(&mut luck.after(n))),
                Turn::Seats(seats) => {
                    let action = bots::player(Level::Easy).choose(&game, seats[0], &mut luck.thought(n));
                    Event::Act { seat: seats[0], action }
                }
            };
            game.apply(&event).unwrap();
        }
        errors += game.entries().iter().flatten().filter(|entry| **entry == Entry::CallError).count();
    }
    assert!((10..300).contains(&errors), "{errors}");
}

#[test]
fn a_computer_player_uncovers_at_the_latest_in_the_hundredth_turn() {
    // Everybody hands 13 on for ever, and believes.
    for level in Level::ALL {
        let mut game = game(CUP, 2);
        play(&mut game, "1 3; call li");
        for turn in 2..=100 {
            play(&mut game, "believe; 1 3; call li");
            assert_eq!(game.turns(), turn);
        }
        let seat = to_act(&game);
        let action = bots::player(level).choose(&game.seen_by(Some(seat)), seat, &mut Luck::new(1).thought(0));
        assert_eq!(action, Action::Uncover, "{level}");
    }
}

#[test]
fn free_words_claim_what_only_fire_thirteen_can_be() {
    let mut luck = Luck::new(5).after(0);
    for _ in 0..200 {
        let length = luck.random_range(1..=40);
        let word: String = (0..length).map(|_| luck.random_range('a'..='z')).collect();
        let mut game = game(CUP, 2);
        play(&mut game, "0 0");
        let Ok(read) = Word::read(&word) else { panic!("{word}") };
        if matches!(read, Word::Free(_)) {
            play(&mut game, &format!("call {word}"));
            assert_eq!(state(&game, "standing"), json!("F13"), "{word}");
        }
    }
}

#[test]
fn a_hint_is_what_the_player_would_do_and_never_a_foul() {
    use wurfzabel::game::record::{Entry, Header, Player, PlayerKind};
    use wurfzabel::games;

    let cases: [(&[(&str, &str)], &str); 4] = [
        // Everything loses here, so that nothing is worth more than a foul; it is called rightly all the same.
        (&[("dice", "water+water")], "1 3;call li;0 3"),
        (&[("mode", "duel")], "F;call o;1"),
        (&[("mode", "cup"), ("dice", "beginner+beginner")], "1 1;call ru;believe;1 2;peek"),
        (&[("mode", "cup")], "0 0;call mo"),
    ];
    for (pairs, script) in cases {
        let player = |name: &str| Player { name: name.to_owned(), kind: PlayerKind::Human };
        let mut table = games::find("dre13ehn")
            .unwrap()
            .open(Header {
                game: "dre13ehn".to_owned(),
                options: values(pairs),
                players: vec![player("A"), player("B")],
                seed: None,
                started: None,
                undo: true,
            })
            .unwrap();
        for line in script.split(';') {
            let entry = match table.turn() {
                Turn::Roll(_) => Entry::Roll(line.split(' ').map(|word| symbol(word).face()).collect()),
                turn => Entry::Act { seat: turn.to_act()[0], notation: line.to_owned() },
            };
            table.enter(&entry).unwrap();
        }
        let seat = table.turn().to_act()[0];
        for level in [Level::Medium, Level::Strong] {
            let thought = table.judging(seat, level)(&mut Luck::new(3).thought(1));
            assert_eq!(thought.choice, table.thinking(seat, level)(&mut Luck::new(3).thought(1)));
            assert!(!["peek", "silent", "show", "believe"].contains(&thought.choice.as_str()), "{script}: {thought:?}");
            let wrong = words("iš e la hu ku ke re");
            assert!(thought.choice.strip_prefix("call ").is_none_or(|name| !wrong.contains(name)), "{thought:?}");
        }
    }
}
