//! What holds for every lesson: it can be played, its own decisions are good, it is short, and what a beginner has to know
//! is in one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use base::i18n::Lang;
use base::phrase::Phrase;
use games::game::bot::{Level, Mark};
use games::game::record::Entry;
use games::lesson::{self, Listed, Step, Verdict};
use games::table::{Thought, Title};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The most words of a step.
const WORDS: usize = 35;
/// The parts of the rules files that are for nobody who begins.
const NOT_LEARNT: &[&str] =
    &["Notation", "Computer players", "Sheets", "Examples", "The clock", "Runes", "At a real table"];

fn steps(lesson: &Listed) -> Vec<Step> {
    lesson.steps().unwrap_or_else(|wrong| panic!("{}: {wrong}", lesson.key))
}

/// What the strong player thinks where a lesson asks, by the key of the lesson and the step: dear, and asked by several tests.
static THOUGHTS: LazyLock<BTreeMap<(&str, usize), Thought>> = LazyLock::new(|| {
    let mut thoughts = BTreeMap::new();
    for lesson in lesson::all() {
        let steps = steps(lesson);
        for (at, step) in steps.iter().enumerate() {
            let Step::Asks(ask) = step else { continue };
            let table = lesson::table(&steps, at).unwrap();
            let thought = table.judging(ask.seat, Level::Strong)(&mut ChaCha8Rng::seed_from_u64(1));
            thoughts.insert((lesson.key, at), thought);
        }
    }
    thoughts
});

/// The texts of a step.
fn said(step: &Step) -> Vec<String> {
    let why = match step {
        Step::Asks(ask) => ask.why.values().cloned().collect(),
        Step::Scene(..) | Step::Says(_) | Step::Happens(..) => Vec::new(),
    };
    step.said().map(|said| said.id.clone()).into_iter().chain(why).collect()
}

#[test]
fn every_game_has_a_lesson() {
    let learnt: BTreeSet<&str> = lesson::all().iter().map(|lesson| lesson.game).collect();
    let lacking: Vec<&str> =
        games::shelf::ALL.iter().map(|title| title.key()).filter(|key| !learnt.contains(key)).collect();
    assert!(lacking.is_empty(), "no lesson lies in lessons/GAME of {lacking:?}");
}

#[test]
fn a_lesson_has_one_learner_whose_decisions_are_good() {
    for lesson in lesson::all() {
        let steps = steps(lesson);
        for (at, step) in steps.iter().enumerate() {
            let table = lesson::table(&steps, at).unwrap();
            assert!(table.header().person().is_some(), "{} {at}: there is one who learns", lesson.key);
            assert_eq!(lesson.game, table.title().key(), "{} lies with its game", lesson.key);
            let Step::Asks(ask) = step else { continue };
            assert_eq!(Some(ask.seat), table.header().person(), "{}: who is asked", ask.said.id);
            for other in ask.also.iter().chain(ask.why.keys()).chain([&ask.expected]) {
                let entry = Entry::Act { seat: ask.seat, notation: other.clone() };
                assert!(table.read(&entry).is_ok(), "{}: {other} is legal", ask.said.id);
            }
            let thought = &THOUGHTS[&(lesson.key, at)];
            let cost = |notation: &str| table.listed(ask.seat, notation).and_then(|listed| thought.cost(&listed));
            if let Some(cost) = cost(&ask.expected) {
                assert_eq!(table.scale().mark(cost), Mark::Good, "{} costs {cost}", ask.said.id);
            }
            assert_eq!(ask.at_once(&*table, &ask.expected), Some(Verdict::Expected));
            for wrong in ask.why.keys() {
                assert!(matches!(ask.at_once(&*table, wrong), Some(Verdict::Worse { why: Some(_), .. })), "{wrong}");
                assert!(!ask.also.contains(wrong), "{}: {wrong} is not good and wrong", ask.said.id);
            }
        }
    }
}

#[test]
fn the_learner_keeps_one_seat_through_a_lesson() {
    for lesson in lesson::all() {
        let steps = steps(lesson);
        let seats = (1..=steps.len()).map(|at| lesson::table(&steps, at).unwrap().header().person());
        let seats: BTreeSet<_> = seats.collect();
        assert_eq!(seats.len(), 1, "{}: {seats:?}", lesson.key);
    }
}

#[test]
fn a_lesson_ends_with_words_that_stay() {
    for lesson in lesson::all() {
        assert!(matches!(steps(lesson).last(), Some(Step::Says(_))), "{}", lesson.key);
    }
}

#[test]
fn the_learner_has_a_name_of_their_own_in_every_scene_unless_another_has_it() {
    for lesson in lesson::all() {
        for name in ["Käthe", "Ada", ""] {
            let mut steps = steps(lesson);
            steps.iter_mut().for_each(|step| step.call_learner(name));
            for at in 0..=steps.len() {
                let table = lesson::table(&steps, at).unwrap();
                let header = table.header();
                let learner = header.person().unwrap();
                let mut others = header.players.iter().enumerate().filter(|(seat, _)| *seat != learner);
                let is_taken = name.is_empty() || others.any(|(_, other)| other.name == name);
                let due = if is_taken { "Kim" } else { name };
                assert_eq!(header.players[learner].name, due, "{} {at}", lesson.key);
            }
        }
    }
}

#[test]
fn a_step_is_short_in_both_languages() {
    for lesson in lesson::all() {
        for id in steps(lesson).iter().flat_map(said) {
            for lang in Lang::ALL {
                let text = lang.say(&Phrase::from(id.clone()));
                let words = text.split_whitespace().count();
                assert!((1..=WORDS).contains(&words), "{id} has {words} words in {}", lang.code());
            }
        }
        assert!((1..=6).contains(&lesson.minutes()), "{}: {} minutes", lesson.key, lesson.minutes());
    }
}

#[test]
fn two_presses_lead_from_the_card_to_the_first_decision() {
    for lesson in lesson::all() {
        let steps = steps(lesson);
        let learner = lesson::table(&steps, 1).unwrap().header().person();
        // In some of the pub games nobody decides anything.
        if !steps.iter().any(|step| matches!(step, Step::Asks(_))) {
            continue;
        }
        let mut presses = 1;
        for (at, step) in steps.iter().enumerate() {
            match step {
                Step::Asks(_) => break,
                Step::Says(_) => presses += 1,
                // A throw of one's own is one.
                Step::Happens(Entry::Roll(_), _) => {
                    let thrower = lesson::table(&steps, at).unwrap().turn().to_act().first().copied();
                    presses += usize::from(thrower == learner);
                }
                Step::Scene(..) | Step::Happens(..) => {}
            }
        }
        assert!(presses <= 2, "{}: {presses} presses", lesson.key);
    }
}

/// The rows of the table in a file: what stands in the first column, and in the second.
fn rows(text: &str) -> Vec<(&str, &str)> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
    rows.filter(|row| *row != ("rule", "step")).collect()
}

#[test]
fn whatever_a_beginner_meets_of_the_rules_is_in_a_lesson() {
    let known: BTreeSet<String> = lesson::all().iter().flat_map(steps_of).collect();
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs");
    // A family has one file.
    let file = |title: &&'static dyn Title| title.about().family.map_or(title.key(), |_| "pub-games");
    for game in games::shelf::ALL.iter().map(file).collect::<BTreeSet<_>>() {
        let read = |folder: &str| {
            let file = docs.join(folder).join(format!("{game}.md"));
            std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{game} has no {}: {why}", file.display()))
        };
        let (rules, list) = (read("rules"), read("lessons"));
        let rows = rows(&list);
        for (rule, steps) in &rows {
            for step in steps.split(", ") {
                assert!(
                    known.contains(&format!("lesson-{step}")),
                    "{game} in docs/lessons, {rule}: there is no step {step}"
                );
            }
        }
        let left_out = list.lines().find_map(|line| line.strip_prefix("Not in a lesson: ")).unwrap_or_default();
        for heading in rules.lines().filter(|line| line.starts_with("##")) {
            let heading = heading.trim_start_matches('#').trim();
            let is_there = rows.iter().any(|(rule, _)| rule.starts_with(&format!("{heading}:")));
            let is_left_out = NOT_LEARNT.contains(&heading) || left_out.contains(heading);
            assert!(
                is_there || is_left_out,
                "{game}: {heading} of its rules stands neither in a row of docs/lessons nor under “Not in a lesson”"
            );
        }
    }
}

fn steps_of(lesson: &Listed) -> Vec<String> {
    steps(lesson).iter().flat_map(said).collect()
}

/// Whatever is called as good as the lesson's own costs nothing that a review would tell, and what costs something is not.
#[test]
fn only_what_costs_nothing_that_is_told_is_said_to_be_as_good() {
    let mut near = 0;
    for lesson in lesson::all() {
        let steps = steps(lesson);
        for (at, step) in steps.iter().enumerate() {
            let Step::Asks(ask) = step else { continue };
            let table = lesson::table(&steps, at).unwrap();
            let thought = &THOUGHTS[&(lesson.key, at)];
            let told = |cost: f64| table.scale().measure.say(Lang::En, cost);
            for notation in table.legal(ask.seat) {
                let cost =
                    table.listed(ask.seat, &notation).and_then(|listed| thought.cost(&listed)).unwrap_or_default();
                let verdict = ask.at_once(&*table, &notation);
                let verdict = verdict.unwrap_or_else(|| ask.judged(&notation, thought, &*table));
                let costs = told(cost) != told(0.0);
                assert!(!costs || verdict != Verdict::AsGood, "{}: {notation} costs {}", ask.said.id, told(cost));
                near += usize::from(costs && table.scale().mark(cost) == Mark::Good);
            }
        }
    }
    assert!(near > 10, "{near}");
}
