#![allow(clippy::unwrap_used, clippy::panic)]

use base::draw::lint::outside;

use super::*;
use crate::championship::Head;
use crate::championship::plan::Count;
use crate::store::people::tests::met;

/// Names as nobody has them: as long and wide as can be, read from the right, without letters.
const ABSURD: [&str; 3] = ["WMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWMWM", "שלום עליכם", "🎲👑🏆"];

/// A championship that was played to where that stage begins, or to its end.
pub(in crate::championship) fn held(plan: &str, count: usize, until: &str) -> Championship {
    let head = Head { plan: plan.to_owned(), days: Some(5), ..Head::world("Wien", 2027, 7) };
    let mut cup = Championship::new(head).unwrap();
    for id in 1..=count {
        let name = ABSURD.get(id - 1).map_or_else(|| format!("Name {id}"), |name| (*name).to_owned());
        let join = cup.join(&name, if id % 2 == 0 { "Verein" } else { "" }).unwrap();
        cup.take(&join);
    }
    while let Some(plan) = cup.stage().map(|(plan, _)| plan.clone()).filter(|plan| plan.key != until) {
        if plan.count == Count::Victory {
            for id in 2..=count {
                let meet = cup.meet(id, id - 1, [1, 0], plan.first).unwrap();
                cup.take(&meet);
            }
        }
        half(&mut cup, usize::MAX);
        let close = cup.close_stage().unwrap();
        close.iter().for_each(|event| cup.take(event));
    }
    cup
}

/// Plays so many matches of the stage that goes on.
fn half(cup: &mut Championship, most: usize) {
    for nth in 0..most {
        let open = |part: &RunningPart| {
            let known = !part.seats.contains(&Seat::Unknown);
            part.matches.iter().find(|one| known && one.is_open()).map(|one| one.id.clone())
        };
        let Some(name) = cup.stage().and_then(|(_, stage)| stage.parts.iter().find_map(open)) else { return };
        let score = if nth % 3 == 0 { [4, 13] } else { [13, 11] };
        let result = cup.recorded(&name, score, false).unwrap();
        result.iter().for_each(|event| cup.take(event));
    }
}

fn order(cup: &Championship, lang: Lang) -> Order<'_> {
    Order { cup, title: games::shelf::find("dre13ehn").unwrap(), round: None, people: None, lang }
}

fn refused(key: &str, cup: &Championship) -> String {
    let sheet = ALL.iter().find(|sheet| sheet.key == key).unwrap();
    Lang::En.say(&sheet.pages(&order(cup, Lang::En), Paper::A4).unwrap_err())
}

fn printed(key: &str, cup: &Championship, lang: Lang) -> Vec<Drawing> {
    ALL.iter().find(|sheet| sheet.key == key).unwrap().pages(&order(cup, lang), Paper::A4).unwrap()
}

/// Championships of every kind, and at every stage.
pub(in crate::championship) fn all() -> Vec<Championship> {
    let mut all = vec![held("world", 500, "preliminaries"), held("world", 137, "main"), held("world", 40, "finals")];
    all.extend(["preliminaries", "main", "groups", "finals", "over"].map(|stage| held("world", 13, stage)));
    all.extend(["joining", "finals", "over"].map(|stage| held("knock-out", 37, stage)));
    all.extend([held("round-robin", 37, "over"), held("round-robin", 5, "main"), held("knock-out", 500, "over")]);
    all.extend([held("double-round-robin", 20, "over"), held("double-round-robin", 5, "main")]);
    all.extend([held("swiss", 20, "over"), held("swiss", 9, "main")]);
    all.extend([held("groups", 13, "groups"), held("groups", 37, "finals"), held("groups", 3, "over")]);
    for cup in &mut all {
        half(cup, 9);
    }
    let leave = all[1].leave(9, all[1].stage().unwrap().0.first).unwrap();
    leave.iter().for_each(|event| all[1].take(event));
    all
}

#[test]
fn every_sheet_keeps_inside_its_page_or_says_why_there_is_none() {
    for cup in all() {
        for sheet in ALL {
            for (paper, lang) in [(Paper::A4, Lang::De), (Paper::Letter, Lang::En)] {
                let what = format!("{} {} {} {}", cup.head().plan, cup.people().len(), cup.stage_key(), sheet.key);
                match sheet.pages(&order(&cup, lang), paper) {
                    Ok(pages) => {
                        assert!(!pages.is_empty(), "{what}");
                        let said = pages.iter().flat_map(Drawing::words).collect::<Vec<_>>().join("\n");
                        assert_eq!(id_in(&cup, &said), None, "{what}");
                        for page in &pages {
                            assert!(page.is_finite(), "{what}");
                            assert_eq!(outside(page, 5.8, 5.8), None, "{what}");
                        }
                    }
                    Err(why) => assert!(!lang.say(&why).is_empty(), "{what}"),
                }
            }
        }
    }
}

/// An id of a match among words, which people are never told.
pub(in crate::championship) fn id_in(cup: &Championship, text: &str) -> Option<String> {
    let all = cup.parts().flat_map(|(_, part)| &part.matches).map(|one| one.id.as_str());
    let ids: std::collections::HashSet<&str> = all.filter(|id| id.contains(char::is_numeric)).collect();
    let mut words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    words.find(|word| ids.contains(word)).map(str::to_owned)
}

fn says(pages: &[Drawing], name: &str) -> bool {
    pages.iter().flat_map(Drawing::words).any(|words| words == name)
}

#[test]
fn a_table_names_all_and_says_what_put_them_above_the_next() {
    for (cup, count) in [(held("world", 500, "preliminaries"), 500), (held("world", 13, "main"), 13)] {
        let pages = printed("table", &cup, Lang::De);
        assert!((4..=count).all(|id| says(&pages, &format!("Name {id}"))));
        assert!(ABSURD[1..].iter().all(|name| says(&pages, name)) && says(&pages, "Gleichstand"));
        assert!(says(&pages, &format!("1–{count}")), "nobody has played");
    }
    assert!(refused("table", &held("round-robin", 5, "joining")).contains("as soon as there are matches"));
}

#[test]
fn a_round_names_who_plays_and_who_rests() {
    let mut cup = held("world", 37, "main");
    half(&mut cup, 20);
    let pages = printed("pairings", &cup, Lang::De);
    let words: Vec<&str> = pages.iter().flat_map(Drawing::words).collect();
    assert!(words.iter().any(|word| word.contains("Runde 2 ·")) && words.contains(&"18"), "{words:?}");
    let names = (4..=37).map(|id| format!("Name {id}"));
    let missing: Vec<String> = names.filter(|name| !words.iter().any(|word| word.contains(name.as_str()))).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(refused("pairings", &held("world", 13, "preliminaries")).contains("as soon as there are matches"));
    assert!(refused("scores", &held("world", 13, "over")).contains("choose an earlier round"));
    let sheet = ALL.iter().find(|sheet| sheet.key == "pairings").unwrap();
    let named =
        |round| sheet.pages(&Order { round: Some(words::Kind::Round(round)), ..order(&cup, Lang::En) }, Paper::A4);
    let last = named(37).unwrap();
    assert!(
        last[0].words().iter().any(|words| words.contains("Round 37 ·"))
            && Lang::En.say(&named(38).unwrap_err()).contains("38")
    );
}

#[test]
fn few_pairings_are_written_large_and_many_or_long_ones_are_not() {
    let scale = |plan: &str, count: usize, round: Option<words::Kind>| {
        let cup = held(plan, count, "main");
        let order = Order { round, ..order(&cup, Lang::En) };
        pairings::scale(&order, &calls(&order).unwrap().1)
    };
    let first = scale("knock-out", 11, Some(words::Kind::Left(16)));
    assert!(first > 1.5, "{first}");
    assert_eq!(scale("knock-out", 500, Some(words::Kind::Left(512))), 1.0, "more than a page");
    assert_eq!(scale("swiss", 9, None), 1.0, "somebody has a long name");
}

#[test]
fn a_round_of_a_bracket_has_one_heading_and_those_who_have_byes() {
    let cup = held("knock-out", 11, "main");
    let sheet = ALL.iter().find(|sheet| sheet.key == "pairings").unwrap();
    let of = |left| {
        let order = Order { round: Some(words::Kind::Left(left)), ..order(&cup, Lang::En) };
        let pages = sheet.pages(&order, Paper::A4).unwrap();
        pages.iter().flat_map(Drawing::words).map(str::to_owned).collect::<Vec<String>>()
    };
    let (first, second) = (of(16), of(8));
    assert_eq!(first.iter().filter(|words| words.starts_with("Round of 16")).count(), 1, "{first:?}");
    let rest = first.iter().find(|words| words.starts_with("Bye:")).unwrap();
    assert_eq!(rest.split(", ").count(), 5, "{rest}");
    let bracket = printed("bracket", &cup, Lang::En);
    let byes = bracket.iter().flat_map(Drawing::words).filter(|words| *words == "bye").count();
    assert_eq!(byes, 5, "as many as rest");
    assert!(!second.iter().any(|words| words.starts_with("Bye:")), "{second:?}");
}

#[test]
fn a_crosstable_has_every_result_twice() {
    let cup = held("world", 37, "groups");
    let pages = printed("crosstable", &cup, Lang::En);
    assert_eq!(pages.len(), 1);
    let words = pages[0].words();
    assert_eq!(words.iter().filter(|word| **word == "4").count(), 222 + 2, "a third of 666, a rank and a number");
    assert!((4..=37).all(|id| says(&pages, &format!("Name {id}"))));
    assert!(refused("crosstable", &held("world", 13, "preliminaries")).contains("as soon as there are matches"));
}

#[test]
fn a_crosstable_of_two_legs_has_both_results_in_a_cell() {
    let mut cup = held("double-round-robin", 3, "main");
    for (name, score) in [("m1-1", [5, 2]), ("m4-1", [1, 4])] {
        cup.recorded(name, score, false).unwrap().iter().for_each(|event| cup.take(event));
    }
    let words = printed("crosstable", &cup, Lang::En);
    let words = words[0].words();
    assert!(words.contains(&"5/4") && words.contains(&"2/1"), "{words:?}");
}

#[test]
fn all_who_take_part_are_on_the_list() {
    let cup = held("world", 500, "preliminaries");
    let pages = printed("participants", &cup, Lang::De);
    assert!((4..=500).all(|id| says(&pages, &format!("Name {id}"))) && pages.len() <= 6, "{}", pages.len());
}

#[test]
fn a_bracket_leads_from_every_seed_to_the_champion() {
    for count in [3, 5, 32, 37, 500] {
        let cup = held("knock-out", count, "over");
        let pages = printed("bracket", &cup, Lang::En);
        assert!((4..=count).all(|id| says(&pages, &format!("Name {id}"))), "{count}");
    }
    for stage in ["groups", "finals", "over"] {
        let cup = held("world", 13, stage);
        let pages = printed("bracket", &cup, Lang::De);
        let words: Vec<&str> = pages.iter().flat_map(Drawing::words).collect();
        let missing: Vec<usize> = (4..=13).filter(|id| !words.contains(&format!("Name {id}").as_str())).collect();
        assert!(missing.is_empty(), "{stage} {missing:?}");
        assert!(words.contains(&"Gruppe u") && words.contains(&"Finale"), "{stage} {words:?}");
    }
    assert!(refused("bracket", &held("round-robin", 5, "main")).contains("there is no"));
}

#[test]
fn the_first_three_get_certificates_when_all_is_over() {
    for (cup, count) in [(held("world", 13, "over"), 3), (held("knock-out", 3, "over"), 2)] {
        let pages = printed("certificates", &cup, Lang::De);
        assert_eq!(pages.len(), count);
        for (page, id) in pages.iter().zip(cup.podium().unwrap()) {
            assert!(says(std::slice::from_ref(page), cup.name(id.unwrap())), "nobody's name is cut");
        }
    }
    assert!(refused("certificates", &held("world", 13, "finals")).contains("at the end"));
}

#[test]
fn score_sheets_bear_the_pairing_and_nothing_else_by_hand() {
    for (stage, sheets) in [("main", 18), ("groups", 5)] {
        let cup = held("world", 37, stage);
        let pages = printed("scores", &cup, Lang::De);
        assert_eq!(pages.len(), sheets, "{stage}");
        let words = pages[0].words();
        assert!(words.iter().any(|word| word.contains("Tisch 1")) && !words.contains(&"0"), "{words:?}");
    }
}

#[test]
fn a_score_sheet_of_kvatrutafl_has_lines_for_moves_the_way_to_the_match_its_result_and_who_signs() {
    let options = [("match".to_owned(), "5".to_owned())].into();
    let head =
        Head { plan: "round-robin".to_owned(), game: "kvatrutafl".to_owned(), options, ..Head::world("Wien", 2027, 7) };
    let mut cup = Championship::new(head).unwrap();
    for id in 1..=4 {
        let join = cup.join(&format!("Name {id}"), "").unwrap();
        cup.take(&join);
    }
    cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
    let sheet = ALL.iter().find(|sheet| sheet.key == "scores").unwrap();
    let order = Order { title: games::shelf::find("kvatrutafl").unwrap(), ..order(&cup, Lang::En) };
    let pages = sheet.pages(&order, Paper::A4).unwrap();
    assert_eq!(pages.len(), 2, "a page for each match");
    let words = pages[0].words();
    assert!(words.contains(&"30") && !words.iter().any(|words| words.contains("opening")), "{words:?}");
    let has = |word: &str| words.iter().any(|words| words.contains(word));
    assert!(has("Result") && has("Signature") && has("Total") && has("Name 1"), "{words:?}");
}

#[test]
fn score_sheets_bear_the_signs_of_those_who_have_one() {
    let cup = held("world", 37, "main");
    let sheet = ALL.iter().find(|sheet| sheet.key == "scores").unwrap();
    let pages =
        |people: &People| sheet.pages(&Order { people: Some(people), ..order(&cup, Lang::En) }, Paper::A4).unwrap();
    let (plain, nobody) = (printed("scores", &cup, Lang::En), pages(&People::default()));
    let known = pages(&met(&[cup.name(5)]));
    assert_eq!(plain, nobody);
    let signed = plain.iter().zip(&known).filter(|(plain, known)| plain != known);
    let signed: Vec<_> = signed.map(|(_, known)| known).collect();
    assert!((1..plain.len()).contains(&signed.len()), "their matches alone: {}", signed.len());
    assert!(signed.iter().all(|page| says(std::slice::from_ref(*page), cup.name(5))));
}

#[test]
fn no_score_sheet_is_for_a_match_that_is_struck() {
    let mut cup = held("round-robin", 6, "main");
    half(&mut cup, 1);
    let sheet = ALL.iter().find(|sheet| sheet.key == "scores").unwrap();
    let pages = |cup: &Championship| {
        sheet
            .pages(&Order { round: Some(words::Kind::Round(1)), ..order(cup, Lang::De) }, Paper::A4)
            .map(|pages| pages.len())
    };
    assert_eq!(pages(&cup), Ok(3), "one of them was played");
    let [Seat::Of(id), _] = cup.find("m1-2").map(|(_, part, one)| part.players(one)).unwrap() else { panic!("known") };
    let leave = cup.leave(id, cup.stage().unwrap().0.first).unwrap();
    leave.iter().for_each(|event| cup.take(event));
    assert_eq!(pages(&cup), Ok(2));
}

#[test]
fn only_what_a_plan_comes_to_is_a_sheet_of_it() {
    for (plan, keys) in [
        ("world", &["crosstable", "bracket"][..]),
        ("groups", &["crosstable", "bracket"]),
        ("round-robin", &["crosstable"]),
        ("double-round-robin", &["crosstable"]),
        ("swiss", &["crosstable"]),
        ("knock-out", &["bracket"]),
    ] {
        let cup = held(plan, 13, "over");
        let pictures = || ALL.iter().filter(|sheet| matches!(sheet.key, "crosstable" | "bracket"));
        let of_plan: Vec<&str> = pictures().filter(|sheet| sheet.is_of(cup.plan())).map(|sheet| sheet.key).collect();
        assert_eq!(of_plan, keys, "{plan}");
        // What is there in the end was offered, and nothing else.
        let there = pictures().filter(|sheet| sheet.pages(&order(&cup, Lang::De), Paper::A4).is_ok());
        assert_eq!(there.map(|sheet| sheet.key).collect::<Vec<_>>(), keys, "{plan}");
    }
}

#[test]
fn a_table_says_why_somebody_has_more_wins_than_they_have_played() {
    let mut cup = held("round-robin", 5, "main");
    let note = |cup: &Championship| {
        says(&printed("table", cup, Lang::En), "A win by forfeit counts as a win, but not as played.")
    };
    assert!(!note(&cup));
    let Some([Seat::Of(id), _]) = cup.find("m1-1").map(|(_, part, one)| part.players(one)) else { panic!("known") };
    cup.forfeit("m1-1", id, false).unwrap().iter().for_each(|event| cup.take(event));
    assert!(note(&cup));
}

#[test]
fn what_a_plan_never_comes_to_is_not_put_off_to_later() {
    let cup = held("knock-out", 5, "over");
    assert!(!ALL.iter().any(|sheet| sheet.key == "table" && sheet.is_of(cup.plan())));
    for (key, cup) in [("table", &cup), ("crosstable", &cup), ("bracket", &held("round-robin", 5, "over"))] {
        let why = refused(key, cup);
        assert!(why.contains("no ") && !why.contains("begun"), "{key}: {why}");
    }
}

#[test]
fn a_card_has_every_match_of_its_person_and_where_they_rest() {
    let cup = held("world", 37, "groups");
    let sheet = ALL.iter().find(|sheet| sheet.is_each()).unwrap();
    let (order, id) = (order(&cup, Lang::De), cup.table("a")[0].id);
    let pages = sheet.pages_of(&order, Some(id), Paper::A4).unwrap();
    let words: Vec<&str> = pages.iter().flat_map(Drawing::words).collect();
    let count = |word: &str| words.iter().filter(|words| **words == word).count();
    assert!(says(&pages, cup.name(id)) && says(&pages, "Gruppe a · Runde 3"));
    assert_eq!((count("spielfrei"), count("Runde 37")), (1, 1));
    let mut opponents = (1..=37).filter(|other| *other != id);
    assert!(opponents.all(|other| says(&pages, cup.name(other))), "everyone meets everyone");
    let all = sheet.pages_of(&order, None, Paper::A4).unwrap();
    assert!(all.len() >= 37);
    let refused = sheet.pages_of(&order, Some(38), Paper::A4).unwrap_err();
    assert!(Lang::En.say(&refused).contains("38"));
    // Where they rest stands above all that they play in that stage.
    let place = |word: &str| words.iter().position(|words| *words == word).unwrap();
    assert!(place("spielfrei") < place("Runde 1").min(place("Runde 2")));
    // Cards that are short share a page.
    assert!(printed("card", &held("knock-out", 8, "finals"), Lang::En).len() == 1);
}

#[test]
fn what_ended_early_says_so_on_every_sheet_of_results_and_lists_what_nobody_played() {
    for (plan, keys) in [("round-robin", &["table", "crosstable"][..]), ("knock-out", &["bracket"])] {
        let mut cup = held(plan, 5, if plan == "knock-out" { "finals" } else { "main" });
        half(&mut cup, 1);
        let says = |cup: &Championship, key: &str| {
            printed(key, cup, Lang::En)
                .iter()
                .any(|page| page.words().iter().any(|words| words.contains("Ended early")))
        };
        assert!(keys.iter().all(|key| !says(&cup, key)));
        cup.end_stage(Some(crate::championship::event::Ended::Forfeit))
            .unwrap()
            .iter()
            .for_each(|event| cup.take(event));
        assert!(keys.iter().all(|key| says(&cup, key)), "{plan}");
        if plan == "round-robin" {
            let order = Order { round: Some(words::Kind::Round(2)), ..order(&cup, Lang::En) };
            let pages = ALL.iter().find(|sheet| sheet.key == "pairings").unwrap().pages(&order, Paper::A4).unwrap();
            let lost = pages.iter().flat_map(Drawing::words).filter(|words| *words == "lost by both").count();
            assert_eq!(lost, 2, "both matches of the round");
        }
    }
}

#[test]
fn whoever_has_changed_places_keeps_their_number_in_the_bracket() {
    let mut cup = held("knock-out", 5, "finals");
    let numbers = |cup: &Championship| {
        let pages = printed("bracket", cup, Lang::En);
        let words: Vec<String> = pages[0].words().into_iter().map(str::to_owned).collect();
        words
            .windows(2)
            .filter(|two| two[0].ends_with('.'))
            .map(|two| (two[1].clone(), two[0].clone()))
            .collect::<Vec<_>>()
    };
    let before = numbers(&cup);
    let swap = cup.swap(4, 5).unwrap();
    cup.take(&swap);
    let after = numbers(&cup);
    assert!(before != after && before.iter().all(|one| after.contains(one)), "{before:?} {after:?}");
}
