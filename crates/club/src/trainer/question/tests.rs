//! Questions against the rules' tables.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::trainer::card::{Deck, called};

fn judge(id: &str, word: &str) -> bool {
    Question::of(Card::of(id).unwrap_or_else(|| unreachable!("{id}")), 0).judge(&Reply::Word(word.to_owned())).right
}

fn right(question: &Question) -> Reply {
    let solution = question.solution();
    match &question.way {
        AnswerMode::Choose(choices) => Reply::Chosen(
            (0..choices.len()).find(|place| question.judge(&Reply::Chosen(*place)).right).expect("one is right"),
        ),
        AnswerMode::Name | AnswerMode::Number if solution.silent => Reply::Silent,
        AnswerMode::Name | AnswerMode::Number if solution.nothing => Reply::Nothing,
        AnswerMode::Name | AnswerMode::Number => {
            Reply::Word(solution.words.first().cloned().unwrap_or_else(|| "drache".to_owned()))
        }
    }
}

#[test]
fn every_card_can_be_answered_and_its_solution_is_right() {
    for card in Card::all() {
        for turn in 0..6 {
            let question = Question::of(*card, turn);
            assert_eq!(question, Question::of(*card, turn));
            assert!(question.judge(&right(&question)).right, "{question:?}");
            assert!(!question.judge(&Reply::GaveUp).right);
            assert_eq!(question.judge(&Reply::Silent).right, question.solution().silent, "{question:?}");
            assert_eq!(question.judge(&Reply::Nothing).right, question.solution().nothing, "{question:?}");
            for word in question.solution().words {
                if !matches!(question.way, AnswerMode::Choose(_)) {
                    assert!(question.judge(&Reply::Word(word.clone())).right, "{word} for {question:?}");
                }
            }
            if let AnswerMode::Choose(choices) = &question.way {
                assert!((2..=CHOICES).contains(&choices.len()));
                let rights = (0..choices.len()).filter(|place| question.judge(&Reply::Chosen(*place)).right);
                assert_eq!(rights.count(), 1, "{question:?}");
                assert!(choices.iter().all(|choice| choices.iter().filter(|other| *other == choice).count() == 1));
            }
        }
    }
}

#[test]
fn names_are_compared_as_calls_are() {
    assert!(judge("name:hi", "hi") && judge("name:hi", " II ") && judge("name:hi", "i:"));
    assert!(!judge("name:hi", "i") && !judge("name:hi", "ji"));
    assert!(judge("name:ī", "ii") && !judge("name:ī", "hi"), "the vowel is asked for");
    assert!(judge("name:ša", "schA") && judge("name:ša", "y") && judge("name:y", "y") && !judge("name:y", "ša"));
    assert!(judge("name:ō", "mo") && judge("name:ō", "oo") && !judge("name:ō", "o"));
    assert!(judge("name:ēli", "eeli") && judge("name:o", "o"));
    assert!(judge("number:ēli", "13 13") && judge("number:ō", "ff") && judge("number:o", "f"));
    assert!(judge("number:la", "23") && !judge("number:la", "32"));
    // By the table ha is 21, in play it calls 12.
    assert!(judge("number:ha", "21") && judge("number:ha", "12") && !judge("number:ki", "21"));
    assert!(judge("name:ha", "ha") && !judge("name:ha", "ki") && judge("name:ki", "ki") && judge("name:ki", "ha"));
    assert!(judge("silence:ha", "ha") && judge("ear-number:ha", "21"));
}

#[test]
fn signs_are_called_by_their_names() {
    assert!(judge("name-of-sign:11", "hi") && judge("name-of-sign:11", "ī"));
    assert!(judge("name-of-sign:0", "iš") && judge("name-of-sign:23", "la"));
    assert!(judge("name-of-sign:F13", "drache") && judge("name-of-sign:F13", "ru") && !judge("name-of-sign:F13", "hu"));
}

#[test]
fn throws_are_called_as_the_table_of_results_says() {
    // `docs/rules/dre13ehn.md`, "Results of two dice", row by row.
    let rows: [(&str, &[&str], &[&str]); 12] = [
        ("0+1", &["i"], &["a", "hi"]),
        ("0+2", &["a"], &["la"]),
        ("0+3", &["u"], &["ru"]),
        ("0+0", &["ša", "y"], &["iš"]),
        ("0+F", &["ša", "y"], &["o"]),
        ("1+F", &["ī", "hi"], &["i"]),
        ("1+2", &["ki", "ha"], &["hi"]),
        ("2+13", &["ki", "ha", "a", "u"], &["la"]),
        ("0+13", &["ē", "li"], &["u"]),
        ("2+3", &["a", "u"], &["la"]),
        ("F+F", &["ō", "mo"], &["o"]),
        ("F+13", &["drache", "ru", "li"], &["ke", "e"]),
    ];
    for (dice, calls, wrong) in rows {
        for word in calls {
            assert!(judge(&format!("throw:{dice}"), word), "{dice} {word}");
        }
        for word in wrong {
            assert!(!judge(&format!("throw:{dice}"), word), "{dice} {word}");
        }
    }
    assert!(judge("throw:13+13", "ēli"));
    // ⚅ and ⚄ make 8, ⚃ is 0, too.
    assert!(judge("pips:5+6", "ša") && judge("pips:4+5", "y") && judge("pips:1+4", "i") && judge("pips:2+6", "ka"));
}

#[test]
fn answers_follow_the_table_cell_by_cell() {
    // `docs/rules/dre13ehn.md`, "Which result answers which".
    let table = [
        ("1", "1 2 3 8 11 12 13 22 33"),
        ("2", "2 3 8 11 12 13 22 33"),
        ("3", "3 8 11 12 13 22 33"),
        ("22", "2 11 12 13 22"),
        ("33", "3 12 13 33"),
        ("12", "11 12 13"),
        ("11", "11 13"),
        ("8", "8 13"),
        ("13", "13"),
        ("F13", "F13 FF 1313"),
    ];
    let mut cells = 0;
    for (called, answers) in table {
        let mut answers: Vec<&str> = answers.split(' ').collect();
        if called != "F13" {
            answers.extend(["F13", "FF", "1313"]);
        }
        for outcome in Outcome::pairs() {
            let question = Question::of(Card::of(&format!("answer:{called}/{outcome}")).unwrap(), 0);
            let readings: Vec<&str> = match outcome {
                Outcome::TwentyThree => vec!["2", "3"],
                other => vec![other.word()],
            };
            let answering: Vec<&&str> = readings.iter().filter(|reading| answers.contains(reading)).collect();
            assert_eq!(question.solution().nothing, answering.is_empty(), "{outcome} on {called}");
            for name in Name::all() {
                let named = name.outcome().map_or("", Outcome::word);
                let due = answering.iter().any(|reading| **reading == named && named != "F")
                    || (answering.contains(&&"F13") && !name.is_forbidden());
                let verdict = question.judge(&Reply::Word(name.word().to_owned()));
                assert_eq!(verdict.right, due, "{} for {outcome} on {called}", name.word());
            }
            cells += 1;
        }
    }
    assert_eq!((cells, called().count()), (130, 10));
    // The rules' example: 2 and 3 after a called 22.
    assert!(judge("answer:22/23", "a") && !judge("answer:22/23", "u"));
    assert!(judge("answer:33/2+13", "ki") && judge("answer:33/2+13", "u") && !judge("answer:33/2+13", "a"));
}

#[test]
fn the_duel_has_its_own_answers() {
    assert!(judge("duel:1/3", "ē") && judge("duel:1/3", "li") && judge("duel:1/3", "u"));
    assert!(judge("duel:2/1", "i") && judge("duel:F/F", "o") && judge("duel:3/F", "o"));
    let nothing = |id: &str| Question::of(Card::of(id).unwrap(), 0).judge(&Reply::Nothing).right;
    assert!(nothing("duel:1/2") && nothing("duel:F/3") && nothing("duel:3/1") && !nothing("duel:3/3"));
}

#[test]
fn silence_is_kept_where_a_name_is_forbidden() {
    for name in Name::all().filter(|name| in_table(*name)) {
        let question = Question::of(Card::Silence(name), 0);
        // 23 is a throw, and has to be called.
        assert_eq!(question.judge(&Reply::Silent).right, name.is_forbidden() && name.word() != "la");
        assert_eq!(question.solution().silent, question.judge(&Reply::Silent).right);
        assert_eq!(question.judge(&Reply::Word(name.word().to_owned())).right, !name.is_forbidden());
    }
    assert!(judge("silence:la", "a") && judge("silence:la", "u"), "thrown, 23 is called as 2 or as 3");
    let told = |lang| Question::of(Card::of("silence:la").unwrap(), 0).solution().in_words(lang);
    assert_eq!([told(base::i18n::Lang::En), told(base::i18n::Lang::De)], ["a or u", "a oder u"]);
    let silent = |id: &str| Question::of(Card::of(id).unwrap(), 0).judge(&Reply::Silent).right;
    assert!(silent("duel-silence:0") && !silent("duel-silence:F"));
}

#[test]
fn dice_lie_as_dice_of_the_rules_can() {
    let mut kinds = std::collections::HashSet::new();
    for card in Deck::Throws.cards().chain(Deck::Answers.cards()).chain(Deck::Silence.cards()) {
        for turn in 0..12 {
            let Front::Dice(dice) = Question::of(card, turn).shown else { continue };
            if let Card::Throw(a, b) = card {
                let mut shown: Vec<Symbol> = dice.iter().map(|die| die.symbol()).collect();
                shown.sort_unstable();
                assert_eq!(shown, [a, b]);
                let keys = dice.iter().map(|die| die.kind.key()).collect::<Vec<_>>();
                assert!(options::PAIRS.iter().any(|(key, _)| *key == keys.join("+")), "{keys:?}");
            }
            kinds.extend(dice.iter().map(|die| die.kind));
        }
    }
    assert_eq!(kinds.len(), Kind::ALL.len(), "every kind of die comes up");
}

#[test]
fn what_was_said_is_kept_in_the_form_in_which_it_is_compared() {
    let said = |id: &str, reply: Reply| Question::of(Card::of(id).unwrap(), 0).judge(&reply).said;
    assert_eq!(said("name:hi", Reply::Word(" II ".to_owned())), "ī");
    assert_eq!(said("number:hi", Reply::Word(" 1 3".to_owned())), "13");
    assert_eq!(said("number:hi", Reply::Word("f13".to_owned())), "F13");
    assert_eq!(said("number:hi", Reply::Word("i".to_owned())), "i", "what is no number is told as it was typed");
    assert_eq!(said("silence:hi", Reply::Silent), SILENT);
    assert_eq!(said("answer:13/1", Reply::Nothing), NOTHING);
    assert_eq!(Question::answered("Zwāmǫ ōis kǫ"), "Zwāmǫ");
    assert_eq!(Question::answered("12"), "ki");
    assert_eq!(Question::answered("ku"), "ku");
    assert_eq!(Question::answered(SILENT), SILENT);
    let sign = Question::of(Card::of("sign:hi").unwrap(), 0);
    let place = (0..CHOICES).find(|place| sign.judge(&Reply::Chosen(*place)).right).unwrap();
    assert_eq!(sign.judge(&Reply::Chosen(place)).said, "11");
    assert_eq!(sign.judge(&Reply::Chosen(99)), Verdict { right: false, said: String::new() });
}

#[test]
fn another_kind_of_answer_is_no_mistake() {
    let kind = |id: &str, word: &str| {
        let question = Question::of(Card::of(id).unwrap(), 0);
        question.other_kind(&Reply::Word(word.to_owned())).map(|kind| kind.id.into_owned())
    };
    for (id, word) in [("name:hi", "11"), ("name:hi", "FF"), ("throw:1+1", "11"), ("silence:la", " 23 ")] {
        assert_eq!(kind(id, word).as_deref(), Some("trainer-kind-name"), "{id} {word}");
    }
    for (id, word) in [("number:hi", "hi"), ("number:hi", "elf"), ("ear-number:i", "?")] {
        assert_eq!(kind(id, word).as_deref(), Some("trainer-kind-number"), "{id} {word}");
    }
    for (id, word) in [("name:hi", "ji"), ("name:hi", "x1"), ("number:hi", "13"), ("number:o", "f")] {
        assert_eq!(kind(id, word), None, "{id} {word}");
    }
    // No right answer is of another kind.
    for question in Card::all().iter().map(|card| Question::of(*card, 0)) {
        assert_eq!(question.other_kind(&right(&question)), None, "{question:?}");
    }
}

#[test]
fn a_wrong_answer_is_told_what_it_would_have_been_right_for() {
    let instead = |id: &str, reply: Reply| {
        let question = Question::of(Card::of(id).unwrap(), 0);
        question.instead(&question.judge(&reply)).map(|instead| base::i18n::Lang::En.say(&instead))
    };
    let typed = |id: &str, word: &str| instead(id, Reply::Word(word.to_owned())).unwrap();
    assert_eq!(typed("name:hi", "ji"), "ji is 10.");
    assert_eq!(typed("name:hi", "drache"), "“drache” is not a name.");
    assert_eq!(typed("number:hi", "12"), "12 is ki, ha.");
    assert_eq!(typed("number:hi", "57"), "57 has no name.");
    assert_eq!(typed("throw:1+1", "ki"), "ki is 12. You roll it with 1+2, 2+13.");
    assert_eq!(typed("throw:1+1", "ru"), "ru is 34. Two dice never make that.");
    assert_eq!(typed("answer:22/3", "u"), "u is right for your roll, but does not answer 22.");
    assert!(typed("throw:2+3", "la").contains("one of the seven forbidden names: never say it"));
    assert!(instead("silence:hi", Reply::Silent).unwrap().contains("only at 0, 4, 31, 32, 42 and 44"));
    assert_eq!(instead("name:hi", Reply::GaveUp), None);
    assert_eq!(instead("name:hi", Reply::Word("hi".to_owned())), None);
    // Whatever a name is said to be right for, it is.
    for name in Name::all().filter(|name| matches!(name.meaning(), Meaning::Result(_))) {
        for card in Deck::Throws.cards() {
            let (Card::Throw(a, b), Some(outcome)) = (card, name.outcome()) else { continue };
            if outcome == Outcome::FireFire {
                continue;
            }
            let told = typed("throw:F+F", name.word());
            let named = [',', '.'].iter().any(|end| told.contains(&format!(" {a}+{b}{end}")));
            let free = Pair::of(a, b) == Pair::Plain(Outcome::FireThirteen);
            assert!(free || named == judge(&card.id(), name.word()), "{a}+{b}: {told} {outcome:?}");
        }
    }
}

#[test]
fn forbidden_names_are_asked_for_as_such_and_spoken_by_nobody() {
    for card in Card::all().iter().filter(|card| card.deck() != Deck::Ear) {
        let question = Question::of(*card, 0);
        let solution = question.solution();
        let names = solution.words.iter().filter_map(|word| Name::typed(word));
        let is_forbidden = names.clone().any(Name::is_forbidden) && question.way == AnswerMode::Name;
        assert_eq!(is_forbidden, question.asks.id == "trainer-ask-forbidden", "{question:?}");
        assert!(solution.spoken.and_then(|word| Name::typed(&word)).is_none_or(|name| !name.is_forbidden()));
    }
}
