#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

use base::i18n::Lang;
use base::phrase::Phrase;

use super::*;

fn decision(seat: Seat, worth: f64, mark: Mark) -> Option<Finding> {
    let (played, other) = ("a".to_owned(), "b".to_owned());
    Some(Finding::Decision(Judged {
        seat,
        played,
        worth,
        other,
        other_worth: 1.0,
        mark,
        candidates: Vec::new(),
        share: 1.0,
        stake: Stake::default(),
    }))
}

fn throw(by: &[Seat], luck: [f64; 2]) -> Option<Finding> {
    Some(Finding::Throw(Thrown { by: by.to_vec(), luck: luck.to_vec() }))
}

fn example() -> Review {
    let mut review = Review::default();
    review.enter(throw(&[0, 1], [0.25, -0.25]));
    review.enter(decision(0, 0.5, Mark::Mistake));
    review.enter(throw(&[1], [0.5, -0.5]));
    review.enter(None);
    review.enter(decision(0, 2.0, Mark::Good));
    review.enter(decision(1, -1.0, Mark::Blunder));
    review
}

#[test]
fn a_summary_adds_up_a_players_own_decisions_and_throws() {
    let review = example();
    let ada = Summary { decisions: 2, cost: 0.5, marks: [1, 0, 1, 0], luck: Some(0.25) };
    let bo = Summary { decisions: 1, cost: 2.0, marks: [0, 0, 0, 1], luck: Some(-0.75) };
    assert_eq!((review.summary(0), review.summary(1)), (ada, bo));
    assert_eq!((review.summary(0).mean(), review.summary(2).mean()), (Some(0.25), None));
    assert_eq!(review.summary(2).luck, None);
}

#[test]
fn an_outcome_is_parted_into_what_the_others_spoilt_more_and_luck() {
    use crate::game::chance::Luck;
    use crate::game::options::Values;
    use crate::game::record::Record;
    let played = |game: &str, names: &[&str]| {
        let seating: Vec<_> = names.iter().map(|name| ((*name).to_owned(), Level::Strong)).collect();
        let run = crate::shelf::find(game).unwrap().run(&Values::new(), &seating, Luck::new(1)).unwrap();
        crate::shelf::replay(&Record::read(run.text().as_bytes()).unwrap(), None).unwrap().table
    };
    let close = |one: f64, other: f64| assert!((one - other).abs() < 1e-12, "{one} {other}");
    let review = example();
    let table = played("kirchenfenster", &["Ada", "Bo"]);
    let won = match table.turn().winners() {
        [0] => 0.5,
        [1] => -0.5,
        _ => 0.0,
    };
    let luck_split = review.luck_split(&*table);
    // Ada's decisions cost 0.5 and 0, Bo's 2.
    close(luck_split[0].skill, 1.5);
    close(luck_split[0].skill + luck_split[0].luck, won);
    close(luck_split[0].error, 4.25_f64.sqrt());
    close(luck_split[1].skill + luck_split[0].skill, 0.0);
    close(luck_split[1].luck + luck_split[0].luck, 0.0);
    // A single game of Kvátrutafl is told in its points, as its costs are.
    let table = played("kvatrutafl", &["Ada", "Bo"]);
    let (scores, luck_split) = (table.scores(), review.luck_split(&*table));
    close(luck_split[0].skill + luck_split[0].luck, scores[0].number() - scores[1].number());
    assert!(luck_split[0].say(Lang::En, table.scale().measure).iter().all(|said| said.ends_with(" points")));
    // Of three, the mean of the others counts, and the third decided nothing.
    let luck_split = review.luck_split(&*played("ludix", &["Ada", "Bo", "Cy"]));
    close(luck_split[2].skill, 1.25);
    close(luck_split[0].skill, 0.5);
    close(luck_split[2].error, 4.25_f64.sqrt() / 2.0);
    close(luck_split.iter().map(|one| one.luck).sum(), 0.0);
    let said = LuckSplit { skill: 0.0223, luck: -0.5223, error: 0.0212 }.say(Lang::De, Measure::Chance);
    let said = said.map(|said| said.replace('\u{a0}', " "));
    assert_eq!(said, ["−50,0 %", "+2,2 %", "−52,2 %", "2,1 %"]);
    assert_eq!(Review::default().luck_split(&*table), []);
    let begun = crate::shelf::find("ludix").unwrap().open(table.header().clone());
    assert!(begun.is_err() || review.luck_split(&*begun.unwrap()).is_empty());
}

#[test]
fn slips_are_found_in_both_directions_and_by_what_they_cost() {
    let review = example();
    assert_eq!(
        [None, Some(0), Some(1), Some(5)].map(|event| review.slip_after(event)),
        [Some(1), Some(1), Some(5), None]
    );
    assert_eq!([1, 2, 5, 9].map(|event| review.slip_before(event)), [None, Some(1), Some(1), Some(5)]);
    let costliest: Vec<usize> = review.costliest().into_iter().map(|(event, _)| event).collect();
    assert_eq!(costliest, [5, 1]);
}

#[test]
fn the_turning_point_is_what_moved_the_chance_most_by_luck_or_decision_and_for_both_seats() {
    let review = |decisions: &[(Seat, f64, f64)]| {
        let mut review = Review::default();
        for (seat, value, worth) in decisions {
            let Some(Finding::Decision(judged)) = decision(*seat, *worth, Mark::Good) else { unreachable!() };
            review.enter(Some(Finding::Decision(Judged { other_worth: *value, ..judged })));
        }
        review
    };
    let chance = Scale::chance(["", "", ""], 1.0);
    assert_eq!(review(&[(0, 0.5, 0.5), (1, 0.6, 0.6), (0, 0.8, 0.5)]).swing(&chance), Some(2), "a throw");
    assert_eq!(review(&[(0, 0.5, 0.5), (1, 0.6, 0.2), (0, 0.8, 0.7)]).swing(&chance), Some(2), "a decision");
    assert_eq!(review(&[(0, 0.5, 0.5), (1, 0.5, 0.5)]).swing(&chance), None, "nothing moved");
    // Of points, what is beyond a certain win moves nothing.
    let points = Scale::points(0.1);
    assert_eq!(review(&[(0, 30.0, 6.0), (0, 6.0, 3.0), (1, -3.0, -4.0)]).swing(&points), Some(2));
}

#[test]
fn the_course_shows_what_the_costs_beside_it_are_of_in_every_game() {
    use crate::game::chance::Luck;
    use crate::game::options::Values;
    use crate::game::record::Record;
    use crate::table::View;
    use crate::table::ending::ScoreCourse;
    let usual = crate::shelf::ALL.iter().map(|title| (title.key(), None));
    let others = [("dre13ehn", ("mode", "cup")), ("dre13ehn", ("mode", "solo")), ("kvatrutafl", ("match", "5"))];
    for (key, option) in usual.chain(others.map(|(key, option)| (key, Some(option)))) {
        let title = crate::shelf::find(key).unwrap();
        let options: Values = option.into_iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        let seats = *title.seats_with(&options).unwrap().start();
        let seating: Vec<_> = (0..seats).map(|seat| (format!("N{seat}"), Level::Easy)).collect();
        let run = title.run(&options, &seating, Luck::new(2)).unwrap();
        let mut record = Record::read(run.text().as_bytes()).unwrap();
        record.lines.truncate(24);
        let table = crate::shelf::replay(&record, None).unwrap().table;
        let mut review = Review::default();
        Examination::new(&*table).unwrap().for_each(|finding| review.enter(finding));
        if review.judged().next().is_none() {
            continue;
        }
        for (event, judged) in review.judged() {
            let of = review.expected(judged.seat);
            let at = of.iter().rposition(|before| *before == (event, judged.told(judged.value()))).unwrap();
            let ((_, before), (step, after)) = (of[at], of[at + 1]);
            assert!(step == event + 1 && (before - after - judged.cost()).abs() < 1e-9, "{key} {event}");
        }
        let (course, scale, view) = (ScoreCourse::of(&*table).unwrap(), table.scale(), View::from(Lang::En));
        let told = table.history();
        let seen = course::CourseView { course: &course, review: &review, told, here: None, scale, view: &view };
        let drawing = course::draw(seen, 300.0);
        let words = drawing.words();
        let head = Lang::En.say(&Phrase::new(if seats == 1 { "review-scores" } else { scale.worth }));
        assert!(words.contains(&head.as_str()), "{key} {option:?}: {words:?}");
        let is_chance = scale.measure == Measure::Chance;
        assert_eq!(words.iter().any(|words| words.ends_with('%')), is_chance, "{key} {option:?}: {words:?}");
    }
}
