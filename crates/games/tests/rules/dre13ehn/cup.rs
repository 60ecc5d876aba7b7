//! The rules under the cup: the round, the game of points, the tournament, the duel.

use super::*;

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

/// The dice of this script are real and lie unseen until they come to light.
fn play_unseen(game: &mut Dre13ehn, script: &str) {
    let mut lies = "";
    for line in script.split(';').map(str::trim).filter(|line| !line.is_empty()) {
        if matches!(game.turn(), Turn::Roll(_)) {
            lies = line;
            play(game, if line.contains(' ') { "? ?" } else { "?" });
        } else {
            play(game, line);
        }
        if matches!(game.turn(), Turn::Faces(_)) {
            play(game, lies);
        }
    }
}

#[test]
fn real_dice_are_told_when_they_come_to_light_and_not_before() {
    let mut game = game(CUP, 2);
    play(&mut game, "? ?; peek; call u");
    assert_eq!((state(&game, "roll"), state(&game, "dice")), (json!(["?", "?"]), json!(["?", "?"])));
    assert_eq!(legal(&game), ["believe", "uncover"]);
    play(&mut game, "believe");
    assert_eq!(state(&game, "roll"), json!(["?", "?"]), "unknown for ever");
    play(&mut game, "? ?; call lu; uncover");
    let Turn::Faces(throw) = game.turn() else { panic!("the dice have come to light") };
    assert_eq!((throw.by, throw.dice.len()), (vec![1], 2));
    assert!((0..2).all(|seat| game.legal(seat).is_empty() && !game.free(seat)));
    let lit = game.clone();
    for wrong in ["1", "1 2 3", "1 ?", "? ?"] {
        assert!(game.apply(&Event::Faces(faces(wrong))).is_err(), "{wrong}");
    }
    assert!(game.apply(&Event::Roll(faces("1 2"))).is_err(), "they are not thrown again");
    assert!(game.apply(&Event::Act { seat: 0, action: Action::Believe }).is_err());
    assert_eq!(game, lit);
    play(&mut game, "1 2");
    assert_eq!((state(&game, "entries"), to_act(&game)), (json!([[], ["12"]]), 0), "12 answers 33");
    assert!(game.apply(&Event::Faces(faces("1 2"))).is_err(), "nothing lies there");
}

#[test]
fn a_throw_is_told_whole_or_not_at_all_and_only_where_a_cup_is_over_it() {
    let mut covered = game(CUP, 2);
    for wrong in ["?", "? 1", "1 ?", "? ? ?"] {
        assert!(covered.apply(&Event::Roll(faces(wrong))).is_err(), "{wrong}");
    }
    let mut open = game(&[], 2);
    assert!(open.apply(&Event::Roll(faces("? ?"))).is_err(), "everybody sees them");
}

#[test]
fn what_lies_unseen_ends_a_round_as_if_it_had_been_known() {
    let duel: &[(&str, &str)] = &[("mode", "duel"), ("cup", "yes")];
    let scripts = [
        (CUP, "0 3; peek; call u; believe; 1 2; call lu; uncover"),
        (CUP, "F 13; call ru; ask"),
        (CUP, "1 1; show"),
        (CUP, "13 13; show"),
        (CUP, "13 13; call ēli"),
        (CUP, "13 13; call i; uncover"),
        (CUP, "1 1; peek; peek"),
        (CUP, "1 1; call la"),
        (CUP, "2 2; call hi; believe; 0 0; throw; 1 3; uncover"),
        (CUP, "2 2; call hi; believe; 0 0; throw; 0 1; uncover"),
        (CUP, "F F; call ō; believe"),
        (CUP, "F F; call ō; uncover"),
        (CUP, "2 13; call a; believe; 2 13; call u; uncover"),
        (duel, "0; show"),
        (duel, "0; call i; uncover"),
        (duel, "F; call o; uncover"),
        (duel, "1; call i; believe; 3; call u; uncover"),
    ];
    for (options, script) in scripts {
        let (mut known, mut unseen) = (game(options, 2), game(options, 2));
        play(&mut known, script);
        play_unseen(&mut unseen, script);
        for key in ["round", "standing", "by", "thrower", "blind", "peeked", "entries", "lives"] {
            assert_eq!(state(&unseen, key), state(&known, key), "{key} after {script}");
        }
        assert_eq!((unseen.turn(), unseen.scores()), (known.turn(), known.scores()), "{script}");
    }
}
