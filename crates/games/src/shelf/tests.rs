//! What holds for every game: the laws of its rules, and what a review finds about its matches.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use base::draw::lint::outside;
use base::i18n::Lang;
use base::threads;

use super::*;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::options::{self, Values};
use crate::game::record::Entry;
use crate::game::{Illegal, Score, Turn};
use crate::null::Null;
use crate::table::ending::ScoreCourse;
use crate::table::ending::page::{self, Moment};
use crate::table::review::{Examination, Finding, Review, first_choice};
use crate::table::run::{Run, Series, Tally};
use crate::table::{Table, View};

mod rollout;
#[path = "../../../../tests/support/volume.rs"]
mod volume;

/// How many events of each game are played at least, in full.
const EVENTS: usize = 8_000;
/// How many events are looked at where any will do.
const SOME: usize = 24;

/// All games, and the smallest there can be.
fn titles() -> impl Iterator<Item = &'static dyn Title> {
    ALL.iter().copied().chain([Of::<Null>::TITLE])
}

/// Options that the game takes.
fn variants(title: &dyn Title) -> Vec<Values> {
    let all = options::variants(&title.fields()).into_iter();
    all.filter(|options| title.seats_with(options).is_ok()).collect()
}

/// As `docs/rules/` has them from the sources: authors, makers, publishers.
const MAKERS: [(&str, &[&str]); 2] = [
    ("namaste", &["Bernhard Lach", "Uwe Rapp", "Kreativbunker", "Anneli Ganser", "moses. Verlag"]),
    ("ludix", &["Niek Neuwahl", "Piatnik", "La Tour-de-Peilz"]),
];

#[test]
fn every_rules_page_says_whose_the_game_is() {
    for title in ALL.iter() {
        let whose = title
            .about()
            .credits()
            .unwrap_or_else(|| panic!("no KEY-guide-credits and -credits-text on the rules page of {}", title.key()));
        let makers = MAKERS.iter().find(|(key, _)| *key == title.key()).map_or(&[][..], |(_, makers)| makers);
        for lang in Lang::ALL {
            let said = lang.say(&whose);
            assert!(said.len() > 60, "{}: {said}", title.key());
            for maker in makers {
                assert!(said.contains(maker), "{}: no {maker} in {said}", title.key());
            }
        }
    }
}

#[test]
fn every_game_keeps_the_laws_over_many_random_matches() {
    let titles: Vec<(&dyn Title, Vec<Values>)> = titles().map(|title| (title, variants(title))).collect();
    let played = AtomicU64::new(0);
    threads::map(&titles, 1, |(title, variants)| {
        // Short matches are many, long ones few; but every way to play is played.
        let (mut events, mut matches) = (0, 0);
        while matches < variants.len() || events < volume::share(EVENTS) {
            let seed = played.fetch_add(1, Ordering::Relaxed);
            events += title.keeps_the_laws(&variants[matches % variants.len()], seed);
            matches += 1;
        }
    });
    assert!(played.into_inner() > 200, "hundreds, in full thousands");
}

/// A match of that game between these computer players.
fn played(title: &dyn Title, levels: [Level; 2], seed: u64) -> Box<dyn Table> {
    let seating = [("Ada".to_owned(), levels[0]), ("Bo".to_owned(), levels[1])];
    let run = title.run(&Default::default(), &seating, Luck::new(seed)).unwrap();
    let mut table = title.open(run.header).unwrap();
    run.entries.iter().for_each(|entry| table.enter(entry).unwrap());
    table
}

/// What is found about so many events, which a strong player can be slow about.
fn review(table: &dyn Table, events: usize) -> Review {
    let mut review = Review::default();
    Examination::new(table).unwrap().take(events).for_each(|finding| review.enter(finding));
    review
}

#[test]
fn what_the_judge_itself_would_do_costs_nothing_and_chance_costs_much() {
    let table = played(find("namaste").unwrap(), [Level::Strong, Level::Easy], 3);
    let review = review(&*table, usize::MAX);
    assert_eq!(review.events(), table.history().len());
    let (strong, easy) = (review.summary(0), review.summary(1));
    assert!(strong.decisions > 20 && easy.decisions > 20, "{strong:?} {easy:?}");
    assert_eq!((strong.cost, strong.marks[0]), (0.0, strong.decisions));
    assert!(easy.cost > 0.4 && easy.marks[0] < easy.decisions, "{easy:?}");
}

#[test]
fn every_game_is_reviewed_the_same_each_time() {
    for title in ALL.iter().copied() {
        let table = played(title, [Level::Easy, Level::Easy], 5);
        let found = review(&*table, SOME);
        let first = first_choice(&*table).unwrap().filter(|event| *event < SOME);
        assert_eq!(found.judged().next().map(|(event, _)| event), first, "{}", title.key());
        assert_eq!(found, review(&*table, SOME));
        for (event, judged) in found.judged() {
            assert_eq!(table.history()[event].seat, Some(judged.seat));
            assert_eq!(judged.mark, table.scale().mark(judged.loss().cost()));
            assert!(judged.cost() >= 0.0 && judged.other != judged.played, "{judged:?}");
        }
    }
}

#[test]
fn luck_evens_out_over_all_throws() {
    let mut measured = Vec::new();
    for title in titles() {
        let whole = played(title, [Level::Medium, Level::Medium], 2);
        let mut table = title.open(whole.header().clone()).unwrap();
        let (before, after) = whole.history().split_at(12.min(whole.history().len() / 2));
        for told in before {
            table.enter(&told.entry).unwrap();
        }
        // On to the next throw.
        for told in after {
            if matches!(table.turn(), Turn::Roll(_)) {
                break;
            }
            table.enter(&told.entry).unwrap();
        }
        let Turn::Roll(throw) = table.turn() else { panic!("dice are due in {}", title.key()) };
        let (mut sum, mut most) = (vec![0.0; 2], 0.0_f64);
        for (faces, odds) in throw.outcomes() {
            let finding =
                table.examining(&table.read(&Entry::Roll(faces)).unwrap(), Level::Strong)(&mut Luck::new(1).thought(0));
            let Some(Finding::Throw(thrown)) = finding else { break };
            assert_eq!(thrown.by, throw.by);
            for (sum, luck) in sum.iter_mut().zip(&thrown.luck) {
                *sum += odds * luck;
                most = most.max(luck.abs());
            }
        }
        if most > 0.0 {
            assert!(sum.iter().all(|sum| sum.abs() < 1e-4), "{}: {sum:?}", title.key());
            measured.push(title.key());
        }
    }
    assert!(!measured.is_empty(), "some computer player can tell");
}

fn series(games: u64, players: usize) -> Series {
    let players = (0..players).map(|index| (format!("P{index}"), Level::Easy)).collect();
    Series { options: Values::new(), players, games, luck: Luck::new(7) }
}

fn play(series: &Series, threads: usize) -> Tally {
    let threads = NonZero::new(threads).expect("there is one at least");
    series.play::<Illegal>(Of::<Null>::TITLE, threads, &|_, _| Ok(())).expect("the options are right")
}

#[test]
fn a_series_comes_out_the_same_on_any_number_of_threads() {
    let series = series(9, 2);
    assert_eq!(play(&series, 1), play(&series, 4));
}

#[test]
fn an_error_of_the_keeper_ends_the_series() {
    let threads = NonZero::new(2).expect("two");
    let refuse = |_: u64, _: &Run| Err(Illegal(base::phrase!("core-over")));
    let ended = series(1_000_000, 2).play::<Illegal>(Of::<Null>::TITLE, threads, &refuse);
    assert_eq!(ended, Err(Illegal(base::phrase!("core-over"))));
}

#[test]
fn what_everybody_had_of_each_part_of_a_match_comes_to_their_score() {
    for title in titles() {
        for (options, seed) in variants(title).into_iter().zip(11..) {
            let seats = *title.seats_with(&options).unwrap().start();
            let seating: Vec<_> = (0..seats).map(|seat| (format!("P{seat}"), Level::Easy)).collect();
            let run = title.run(&options, &seating, Luck::new(seed)).unwrap();
            let mut table = title.open(run.header).unwrap();
            run.entries.iter().for_each(|entry| table.enter(entry).unwrap());
            let shares = table.shares();
            let mut sums = vec![Score::default(); seats];
            for share in &shares {
                assert_eq!(share.had.len(), seats, "{}: {share:?}", title.key());
                match &*share.what.id {
                    // Where games count, whoever won one has one.
                    "dre13ehn-board-share-game" => {
                        for seat in &share.best {
                            sums[*seat] = sums[*seat] + Score::whole(1);
                        }
                    }
                    "kvatrutafl-board-share-hits" | "tavern-share-without" => {}
                    _ => sums.iter_mut().zip(&share.had).for_each(|(sum, had)| *sum = *sum + had.unwrap_or_default()),
                }
            }
            let told_else = shares.is_empty() || shares.iter().any(|share| &*share.what.id == "tavern-share-without");
            if title.key() != "ludix" && !told_else {
                assert_eq!(sums, table.scores(), "{} {options:?}: {shares:?}", title.key());
            }
        }
    }
}

#[test]
fn the_end_of_every_match_is_told_within_its_picture() {
    for (title, lang) in titles().zip(Lang::ALL.into_iter().cycle()) {
        for seats in [*title.seats().start(), *title.seats().end()] {
            let seating: Vec<_> =
                (0..seats).map(|seat| (format!("Wilhelmina Maximiliane {seat}"), Level::Easy)).collect();
            let Ok(run) = title.run(&Default::default(), &seating, Luck::new(3)) else { continue };
            let mut table = title.open(run.header).unwrap();
            run.entries.iter().for_each(|entry| table.enter(entry).unwrap());
            let course = ScoreCourse::of(&*table).unwrap();
            let (first, last) = (course.steps.first().unwrap(), course.steps.last().unwrap());
            assert_eq!((first.0, &last.1), (0, &table.scores()), "{}", title.key());
            let says = "Wilhelmina Maximiliane 1 enters 14 in c4: row 4 complete first ".repeat(4);
            let what = "The costliest decision".to_owned();
            let moments = [Moment { step: 1, what, when: Some("Round 12 of 12: the last".to_owned()), says }];
            let names = seating.into_iter().map(|(name, _)| name).collect();
            let view = View { lang, names, ..View::default() };
            // On a large screen, and with large text on a small one.
            for room in [2000.0, 643.0, 300.0] {
                let page = page::draw(&*table, &course, &moments, &view, room);
                assert!(page.is_finite() && page.spots.len() == 1, "{}", title.key());
                assert_eq!(outside(&page, 0.0, 0.0), None, "{} {seats} {room}", title.key());
            }
        }
    }
}

#[test]
fn in_high_contrast_all_words_of_boards_and_rules_stand_out_by_seven_to_one() {
    use base::draw::Look;
    use base::draw::lint::faintest;
    use base::draw::{Drawing, Palette, Seats};

    use crate::table::Block;

    let mut faint = Vec::new();
    let mut holds = |title: &dyn Title, drawing: &Drawing, what: &str| {
        for palette in [Palette::StarkLight, Palette::StarkDark] {
            let look = Look { palette, accent: title.about().accent, seats: Seats::default() };
            if let Some((words, contrast)) = faintest(drawing, look).filter(|(_, contrast)| *contrast < 6.995) {
                faint.push(format!("“{words}” of {} {what} in {palette:?}: {contrast:.2}", title.key()));
            }
        }
    };
    for title in titles() {
        let whole = played(title, [Level::Easy, Level::Easy], 11);
        let entries: Vec<Entry> = whole.history().iter().map(|told| told.entry.clone()).collect();
        let mut table = title.open(whole.header().clone()).unwrap();
        let names = vec!["Ada".to_owned(), "Bo".to_owned()];
        for (event, entry) in entries.iter().enumerate() {
            table.enter(entry).unwrap();
            if event.is_multiple_of(entries.len() / SOME + 1) || event + 1 == entries.len() {
                let view = View { names: names.clone(), seat: Some(0), open: true, ..View::default() };
                holds(title, &table.board(&view), &format!("after {event}"));
            }
        }
        for block in (title.about().rules)(Lang::De) {
            if let Block::Picture(drawing, _) = block {
                holds(title, &drawing, "in its rules");
            }
        }
        holds(title, &(title.about().emblem)(), "on its card");
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}
