//! By which idea a decision is better: an example of each.

use super::*;

/// What is said to who is to act after these lines, best first.
fn reasons(options: &[(&str, &str)], seats: usize, lines: &[&str], played: &str, better: &str) -> Vec<String> {
    let game = after(options, seats, lines);
    let seat = game.turn().to_act()[0];
    let read = |notation: &str| game.read(seat, notation).unwrap();
    let said = game.seen_by(Some(seat)).reason(seat, &read(played), &read(better));
    said.iter().map(|said| Lang::En.say(said)).collect()
}

/// The same where everybody sees the dice.
fn open_reasons(seats: usize, lines: &[&str], played: &str, better: &str) -> Vec<String> {
    reasons(&[], seats, lines, played, better)
}

const CUP: &[(&str, &str)] = &[("mode", "cup")];
const DUEL: &[(&str, &str)] = &[("mode", "duel")];
const DUEL_CUP: &[(&str, &str)] = &[("mode", "duel"), ("cup", "yes")];
const POINTS: &[(&str, &str)] = &[("mode", "points")];
const SOLO: &[(&str, &str)] = &[("mode", "solo")];

#[test]
fn a_wrong_call_loses_by_its_name_or_by_what_it_does_not_answer() {
    for (options, lines, played, better, due) in [
        (&[][..], &["roll 1 2"][..], "call ke", "call ki", "“ke” is a forbidden name and loses the round."),
        (&[], &["roll 1 2"], "call hi", "call ki", "Your dice make 12, and “hi” is not a name for that."),
        (DUEL, &["roll 3"], "call a", "call u", "Your die shows 3, and “a” is not a name for that."),
        (DUEL, &["roll 3"], "silent", "call u", "Your die shows 3, and keeping silent loses the round."),
        (DUEL, &["roll 0"], "call a", "silent", "On a 0 you keep silent, because any call would be wrong."),
        (DUEL_CUP, &["roll 3", "peek"], "call ru", "call u", "“ru” is not a call in the duel, so it loses the round."),
        (&[], &["roll 0 3", "call u", "roll 2 3"], "call a", "call u", "2 does not answer 3, so “a” loses the round."),
        (
            &[],
            &["roll 0 2", "call a", "roll 0 2", "call a", "roll 2 3"],
            "call a",
            "call u",
            "You have already called 2 in this round, and a second 2 loses it.",
        ),
    ] {
        assert_eq!(reasons(options, 2, lines, played, better), [format!("Call and answer: {due}")]);
        assert!(reasons(options, 2, lines, better, played).is_empty(), "nothing speaks for losing the round");
    }
}

#[test]
fn a_call_that_fewer_rolls_answer_is_better_in_the_open_for_any_number_and_under_the_cup_between_two() {
    let due = ["What the next player needs: 75% of all rolls answer 3, but 88% answer 2."];
    for seats in 2..=8 {
        assert_eq!(open_reasons(seats, &["roll 2 3"], "call a", "call u"), due);
    }
    let low = ["roll 0 2", "peek"];
    let due = [
        "What the next player needs: 33 would be a lie, but if it is believed, only 60% of all rolls answer it; 92% answer 2.",
    ];
    assert_eq!(reasons(CUP, 2, &low, "call a", "call lu"), due);
    assert!(reasons(CUP, 3, &low, "call a", "call lu").is_empty());
    let stands = ["roll 0 2", "peek", "call ka", "believe", "roll 0 2", "peek"];
    let due = "What the next player needs: If you roll again, the call is still 22, and 68% of all rolls answer it, while 92% answer 2.";
    assert_eq!(reasons(CUP, 2, &stands, "call a", "throw"), [due]);
    let stands = ["roll 0 3", "peek", "call u", "believe", "roll 1 3", "peek"];
    let due = "Truth or lie: With your roll, 13 holds, so you win if it is uncovered; a blind roll holds against 3 in 83% of cases.";
    assert_eq!(reasons(CUP, 2, &stands, "throw", "call li"), [due]);
    let stands = ["roll 0 3", "peek", "call u", "believe", "roll 0 2", "peek"];
    let due = "What the next player needs: 13 would be a lie, but only 24% of all rolls answer it; if you roll again, the call \
               is still 3, which 84% answer.";
    assert_eq!(reasons(CUP, 2, &stands, "throw", "call li"), [due]);
}

#[test]
fn a_lie_is_better_that_is_believed_sooner_between_two_where_it_can_hardly_be_true() {
    let first = ["roll 0 2", "peek"];
    let due = "Truth or lie: 8 holds for 31% of all rolls, F13 for only 3%, so 8 is more readily believed.";
    assert_eq!(reasons(CUP, 2, &first, "call ru", "call ša"), [due]);
    assert!(reasons(CUP, 3, &first, "call ru", "call ša").is_empty(), "among more a lie is not what loses");
    assert!(reasons(CUP, 2, &first, "call ša", "call lu").is_empty(), "a call of 8 may be true");
    for seats in [2, 3] {
        assert!(
            reasons(CUP, seats, &first, "call ša", "call a").is_empty(),
            "and nobody can catch who tells the truth"
        );
        let due = "Truth or lie: A call of FF has to be uncovered, so it wins only if it is true.";
        assert_eq!(reasons(CUP, seats, &first, "call mo", "call lu"), [due]);
        let due = "Truth or lie: 1313 wins at once if you show it.";
        assert_eq!(reasons(CUP, seats, &["roll 13 13", "peek"], "call li", "show"), [due]);
    }
    let due = "Truth or lie: A 0 that you show costs only the round, but one that is uncovered costs a life, too.";
    assert_eq!(reasons(DUEL_CUP, 2, &["roll 0", "peek"], "call o", "show"), [due]);
}

#[test]
fn what_was_called_without_a_look_is_named_where_it_hardly_holds() {
    let look = "Look or roll blind: Looking once costs nothing, and then you know what you have.";
    let due = "Truth or lie: You have not looked, and 13 holds for only 23% of all rolls.";
    assert_eq!(reasons(CUP, 2, &["roll 0 2"], "call li", "peek"), [due, look]);
    assert_eq!(reasons(CUP, 2, &["roll 0 2"], "call u", "peek"), [look], "a 3 holds for most");
}

#[test]
fn what_most_rolls_hold_against_is_believed_and_the_rest_uncovered() {
    let called = |call: &'static str| ["roll 0 2", "peek", call];
    let due = "Believe or uncover: 33 holds for 59% of all rolls: too often to uncover it.";
    assert_eq!(reasons(CUP, 2, &called("call lu"), "uncover", "believe"), [due]);
    assert!(reasons(CUP, 3, &called("call lu"), "uncover", "believe").is_empty(), "who believes wins less often");
    let due = "Believe or uncover: 3 holds for 83% of all rolls: too often to uncover it.";
    assert_eq!(reasons(CUP, 3, &called("call u"), "uncover", "believe"), [due]);
    let due = "Believe or uncover: If you believe it, you have to answer 13 yourself, and only 24% of all rolls do.";
    assert_eq!(reasons(CUP, 3, &called("call li"), "believe", "uncover"), [due]);
    let blind = ["roll 0 2", "peek", "call li", "believe", "roll 0 2", "peek", "throw", "roll 0 2"];
    let due = "Believe or uncover: Nobody has seen this roll, and only 23% of all rolls hold against 13.";
    assert_eq!(reasons(CUP, 2, &blind, "believe", "uncover"), [due]);
    let due = "Believe or uncover: FF has to be uncovered; believing it loses the round.";
    assert_eq!(reasons(CUP, 2, &called("call mo"), "believe", "uncover"), [due]);
    let duel = ["roll 0", "peek", "call o"];
    let due = "Believe or uncover: If there is an F under the cup, uncovering it costs you the round and a life.";
    assert_eq!(reasons(DUEL_CUP, 2, &duel, "uncover", "believe"), [due]);
    // Of an idea only what is strongest is said.
    let duel = ["roll 0", "peek", "call a"];
    let due = "Believe or uncover: 2 holds for 75% of all rolls: too often to uncover it.";
    assert_eq!(reasons(DUEL_CUP, 2, &duel, "uncover", "believe"), [due]);
    let due = "Believe or uncover: If there is a 0 under the cup, uncovering it costs the other side a life, too.";
    assert_eq!(reasons(DUEL_CUP, 2, &duel, "believe", "uncover"), [due]);
}

#[test]
fn one_look_is_better_than_none_and_a_blind_roll_than_a_lie_that_is_hard_to_believe() {
    let due = "Look or roll blind: Looking once costs nothing, and then you know what you have.";
    assert_eq!(reasons(CUP, 2, &["roll 0 2"], "call lu", "peek"), [due]);
    let stands = ["roll 0 2", "peek", "call li", "believe", "roll 0 2"];
    let due = "Look or roll blind: Looking once costs nothing, and in 24% of cases you find an answer to 13.";
    assert_eq!(reasons(CUP, 2, &stands, "throw", "peek"), [due]);
    let looked = [&stands[..], &["peek"]].concat();
    let due = "Look or roll blind: A second look is a foul and loses the round.";
    assert_eq!(reasons(CUP, 2, &looked, "peek", "throw"), [due]);
    let due = "Look or roll blind: An uncovered lie loses the round for certain; a blind roll holds against 13 in 23% of cases.";
    assert_eq!(reasons(CUP, 2, &looked, "call li", "throw"), [due]);
    assert_eq!(reasons(CUP, 3, &looked, "call li", "throw"), [due], "after 13 a call is uncovered, too");
    let uncovered = "Look or roll blind: If you are believed, you rarely win the round; a blind roll is uncovered more often \
                     and holds against 12 in 43% of cases.";
    let twelve = ["roll 0 2", "peek", "call ki", "believe", "roll 0 2", "peek"];
    assert_eq!(reasons(CUP, 3, &twelve, "call li", "throw"), [uncovered]);
    let unseen = "Look or roll blind: If believed, you rarely win; call 12 without looking, and it is uncovered \
                  more often: then you win 43% of the time.";
    assert_eq!(reasons(CUP, 3, &["roll 0 2"], "peek", "call ki"), [unseen]);
    assert!(reasons(CUP, 3, &["roll 0 2"], "call ki", "peek").is_empty());
    let due = "Look or roll blind: If you roll again, the roll holds against 13 in only 23% of cases.";
    assert_eq!(reasons(CUP, 3, &looked, "throw", "call li"), [due]);
}

#[test]
fn a_win_is_worth_what_it_scores_next() {
    let due = "What a win scores: This roll scores nothing; a new one scores 0.42 points on average.";
    assert_eq!(reasons(SOLO, 1, &["roll 0 2"], "keep", "throw"), [due]);
    let due = "What a win scores: This roll scores one point; a new one scores 0.42 on average.";
    assert_eq!(reasons(SOLO, 1, &["roll 1 3"], "throw", "keep"), [due]);
    let due = "What a win scores: If the call of 13 does not hold, you enter 13, which scores one point for you.";
    let lines = ["roll 0 2", "peek", "call li"];
    assert_eq!(reasons(POINTS, 2, &lines, "believe", "uncover")[1], due);
    let due = "What a win scores: If you win by uncovering, you enter 12, which scores nothing for you.";
    assert_eq!(reasons(POINTS, 2, &["roll 0 2", "peek", "call ki"], "uncover", "believe"), [due]);
}

#[test]
fn what_lies_under_the_cup_is_told_only_the_one_who_has_looked() {
    let said = |dice: &'static str| reasons(CUP, 2, &[dice], "call u", "peek");
    assert_eq!(said("roll 0 3"), said("roll 3 3"));
    let handed = |dice: &'static str| reasons(CUP, 2, &[dice, "peek", "call lu"], "uncover", "believe");
    assert_eq!(handed("roll 0 3"), handed("roll 3 3"));
    let due = "Truth or lie: With your roll, 33 holds, so you win if it is uncovered; 13 would be a lie.";
    for seats in [2, 3] {
        assert_eq!(reasons(CUP, seats, &["roll 3 3", "peek"], "call li", "call lu")[0], due);
        assert!(reasons(CUP, seats, &["roll 0 2", "peek"], "call li", "call a").iter().all(|said| said != due));
    }
    let due = "Truth or lie: With your roll, 1 holds, so you win if it is uncovered; 33 would be a lie.";
    let low = |seats: usize| reasons(CUP, seats, &["roll 2 2", "peek"], "call lu", "call i");
    assert_eq!((low(2)[0].as_str(), low(3)), (due, vec![]), "among more nobody uncovers a call of 1");
    let fire = [("mode", "cup"), ("dice", "fire+fire")];
    assert!(reasons(&fire, 2, &["roll 0 2", "peek"], "call u", "call a").iter().all(|said| !said.contains("lie")));
}
