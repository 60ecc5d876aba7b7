//! What is told, sentence by sentence.

use super::*;

/// What is told of the last of these lines, to everybody.
fn told(options: &[(&str, &str)], lines: &[&str]) -> String {
    let (last, before) = lines.split_last().unwrap();
    let game = after(options, 2, before);
    let names = ["Ada", "Bo"].map(str::to_owned).to_vec();
    let view = View { names, ..View::default() };
    Lang::En.say(&game.tell(&event(&game, last), &view))
}

#[test]
fn what_happens_is_told_with_its_reason() {
    let (open, cup, duel): (&[_], &[_], &[_]) = (&[("dice", "water+water")], &[("mode", "cup")], &[("mode", "duel")]);
    let duel_cup: &[_] = &[("mode", "duel"), ("cup", "yes")];
    for (options, lines, due) in [
        (open, &["roll 2 3"][..], "Ada rolls 2 and 3."),
        (open, &["roll 2 2", "call ka"], "Ada calls “ka”: 22."),
        (open, &["roll 13 F", "call drache"], "Ada calls “drache”: F13."),
        (
            open,
            &["roll 2 2", "call ka", "roll 3 3", "call lu"],
            "Bo says “lu”. 33 does not answer 22. Ada wins the round and enters 22.",
        ),
        (
            open,
            &["roll 2 3", "call la"],
            "Ada says “la”. “la” must never be spoken. Right for 23: “a” and “u”. Bo wins the round and enters an A.",
        ),
        (
            open,
            &["roll 2 13", "call hi"],
            "Ada says “hi”. The dice make 12 or 23, and “hi” is not a name for that. The right call: “ki”, “ha”, “a” and \
             “u”. Bo wins the round and enters an A.",
        ),
        (open, &["roll F F", "call ō"], "Ada says “ō”. Fire and fire win at once. Ada wins the round and enters FF."),
        (
            open,
            &["roll 2 3", "late"],
            "Time is up: Ada has made no call. The dice make 23. The right call: “a” and “u”. Bo wins the \
             round and enters an A.",
        ),
        (
            cup,
            &["roll 2 3", "peek", "late"],
            "Time is up: Ada has made no call. Failing to call in time counts as a wrong call. Bo wins the round and enters an A.",
        ),
        (cup, &["roll 2 3"], "Ada rolls under the cup."),
        (cup, &["roll 2 3", "peek"], "Ada looks under the cup."),
        (
            cup,
            &["roll 2 3", "peek", "peek"],
            "Ada looks under the cup a second time. A second look is a foul: an N in the list. Bo wins the round and enters an N.",
        ),
        (
            cup,
            &["roll 1 2", "call lu", "uncover"],
            "Bo uncovers the dice. Under the cup: 1 and 2, that is 12. The call of 33 holds. Ada wins the round and enters 12.",
        ),
        (
            cup,
            &["roll 1 2", "call li", "uncover"],
            "Bo uncovers the dice. Under the cup: 1 and 2, that is 12. The call of 13 does not hold. Bo wins the round and \
             enters 13.",
        ),
        (
            cup,
            &["roll 1 2", "call hi", "believe", "roll 0 0", "throw", "roll 1 1", "uncover"],
            "Ada uncovers the dice. Under the cup: 1 and 1, that is 11. That answers 11. Bo wins the round and enters 11.",
        ),
        (
            cup,
            &["roll 0 0", "call ru", "ask"],
            "Bo asks about the F13. Asking about an F13 loses the round. Ada wins the round and enters F13.",
        ),
        (
            cup,
            &["roll 13 13", "show"],
            "Ada shows the dice. 13 and 13 win at once. Ada wins the round and enters 1313.",
        ),
        (
            cup,
            &["roll 1 13", "call ēli"],
            "Ada says “ēli”. Under the cup: 1 and 13, that is 13. Only 1313 may be shown. Bo wins the round and enters 0.",
        ),
        (duel, &["roll 0", "silent"], "Ada keeps silent. A 0 loses the round. Bo wins the round and enters 0."),
        (
            duel,
            &["roll 1", "call i", "roll 3", "call a"],
            "Bo says “a”. The die shows 3, and “a” is not a name for that. The right call: “li”, “ē” and “u”. Ada wins the round and enters an A.",
        ),
        (
            duel,
            &["roll F", "call o", "roll 2", "call a"],
            "Bo says “a”. 2 does not answer F. Ada wins the round and enters F. Bo loses the life Āmǫ: “Āmǫ weniga ōis zwā \
             kǫ” – one alone can do less than two.",
        ),
        (
            duel,
            &["roll 1", "call i", "roll 3", "call ē"],
            "Bo says “ē”. A 3 on a call of 1 makes 13 and wins at once. Bo wins the round and enters 13.",
        ),
        (
            open,
            &["roll 0 2", "call a", "roll 0 2", "call a", "roll 2 0", "call a"],
            "Ada says “a”. Each player may call 2 only once in a round: the Gregorian rule. Bo wins the round and enters 2.",
        ),
        (
            cup,
            &["roll 13 13", "call i", "uncover"],
            "Bo uncovers the dice. Under the cup: 13 and 13. Not showing that is a foul. Bo wins the round and enters 1313.",
        ),
        (
            duel_cup,
            &["roll 0", "call u", "uncover"],
            "Bo uncovers the die. Under the cup: 0. The call of 3 does not hold. Bo wins the round and enters 3. Ada loses \
             the life Āmǫ: “Āmǫ weniga ōis zwā kǫ” – one alone can do less than two.",
        ),
    ] {
        assert_eq!(told(options, lines), due, "{lines:?}");
    }
}

#[test]
fn the_last_win_and_the_last_life_end_the_match_in_so_many_words() {
    let looks = [["roll 1 1", "peek", "peek"]; 13].concat();
    let points = told(&[("mode", "points")], &looks);
    assert!(points.ends_with("enters an N. Bo wins with one point."), "{points}");
    let burn = ["roll 1", "call i", "roll F", "call o", "roll 2", "call a"];
    let lives = [&burn[2..], &burn, &burn, &burn].concat();
    let lives: Vec<String> = (4..=lives.len()).step_by(6).map(|end| told(&[("mode", "duel")], &lives[..end])).collect();
    assert_eq!(lives.len(), 4);
    for (said, life) in lives.iter().zip(["Āmǫ:", "Zwāmǫ:", "Drāimǫ:", "Rykvērtsmǫ:"]) {
        assert!(said.contains(&format!("{life} “")), "{said}");
    }
    assert!(lives[3].ends_with("Ada wins the duel: the other side has no life left."), "{}", lives[3]);
}

#[test]
fn what_would_be_uncovered_is_not_told_before() {
    let game = after(&[("mode", "cup")], 2, &["roll 1 2", "call lu"]).seen_by(Some(1));
    let event = Event::Act { seat: 1, action: Action::Uncover };
    let said = Lang::En.say(&game.tell(&event, &view(Lang::En, None)));
    assert!(said.ends_with("uncovers the dice."), "{said}");
    let game = after(&[("mode", "cup")], 2, &["roll 1 2"]).seen_by(None);
    for notation in ["show", "call ēli"] {
        let action = game.read(0, notation).unwrap();
        let said = Lang::En.say(&game.tell(&Event::Act { seat: 0, action }, &view(Lang::En, None)));
        assert!(!said.contains("wins"), "{said}");
    }
}
