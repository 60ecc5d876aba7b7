#![allow(clippy::unwrap_used)]

use games::game::options::Values;
use games::game::record::{Origin, Record};
use games::shelf;
use games::table::review::Examination;

use super::*;

/// A match of that game between computer players, the first of which is said to be a person.
fn played(game: &str, seed: u64, name: &str) -> Box<dyn Table> {
    played_with(game, &Values::new(), seed, name)
}

fn played_with(game: &str, options: &Values, seed: u64, name: &str) -> Box<dyn Table> {
    let title = shelf::find(game).unwrap();
    let seating = [(name.to_owned(), Level::Easy), ("Bo".to_owned(), Level::Easy)];
    let run = title.run(options, &seating, Luck::new(seed)).unwrap();
    let mut record = Record::read(run.text().as_bytes()).unwrap();
    record.header.players[0].kind = PlayerKind::Human;
    shelf::replay(&record, None).unwrap().table
}

fn review(table: &dyn Table) -> Review {
    let mut review = Review::default();
    Examination::new(table).unwrap().for_each(|finding| review.enter(finding));
    review
}

#[test]
fn every_slip_of_a_person_is_found_and_can_be_asked_in_every_game() {
    let mut all = 0;
    for title in shelf::ALL.iter() {
        if !title.seats().contains(&2) {
            continue;
        }
        let table = played(title.key(), 3, "Ada");
        let review = review(&*table);
        let slips = found(&*table, &review);
        let wanted: Vec<_> = review.judged().filter(|(_, one)| one.seat == 0 && one.mark != Mark::Good).collect();
        assert_eq!(slips.len(), wanted.len(), "{}", title.key());
        for (slip, (event, judged)) in slips.into_iter().zip(wanted) {
            all += 1;
            assert_eq!(slip.events.len(), event);
            let asked = SlipPosition::of(slip).unwrap();
            let before = asked.table().unwrap();
            let other = judged.candidates.first().unwrap();
            assert_eq!((asked.best(), before.header().person()), (other.0.as_str(), Some(0)));
            let listed = before.listed(0, &judged.played).unwrap();
            assert_ne!(table.scale().mark(asked.cost(&listed)), Mark::Good, "{}: {}", title.key(), judged.played);
            assert!(asked.cost(asked.best()) == 0.0 && asked.cost(&listed) == judged.loss().cost());
            let then = asked.then().unwrap();
            assert_eq!(then.history()[event].entry, table.history()[event].entry);
            // What followed is told up to what it led to, and nothing of the next game.
            let told: Vec<Entry> =
                then.history()[..then.history().len() - 1].iter().map(|one| one.entry.clone()).collect();
            let last_but_one = lesson::set(then.header(), &told).unwrap();
            assert_eq!(last_but_one.scores(), before.scores(), "{}: {}", title.key(), judged.played);
        }
    }
    assert!(all > 20, "{all}");
}

#[test]
fn a_slip_that_version_1_1_kept_is_judged_again_when_it_is_asked() {
    let whole = played_with("kvatrutafl", &[("match".to_owned(), "3".to_owned())].into(), 5, "Ada");
    // Judging is dear: the first throws have slips enough.
    let events: Vec<Entry> = whole.history().iter().take(40).map(|told| told.entry.clone()).collect();
    let table = lesson::set(whole.header(), &events).unwrap();
    let slip = found(&*table, &review(&*table)).pop().unwrap();
    let kept = serde_json::to_string(&slip).unwrap();

    // As it judged then: in points, and a decision of which nothing was wrong.
    let mut old = Slip { measure: None, ..slip.clone() };
    old.candidates.iter_mut().for_each(|(_, worth)| *worth = *worth * 9.0 - 5.0);
    let best = old.candidates[0].0.clone();
    let asked = SlipPosition::of(old.clone()).unwrap().judged_today().unwrap();
    assert!(asked.slip.candidates.iter().all(|(_, worth)| (0.0..=1.0).contains(worth)));
    assert!(table.mark(asked.cost(&asked.slip.played)) != Mark::Good && asked.slip.measure == slip.measure);
    assert!(SlipPosition::of(Slip { played: best, ..old }).unwrap().judged_today().is_err());

    let same = SlipPosition::of(slip).unwrap().judged_today().unwrap();
    assert_eq!(serde_json::to_string(&same.slip).unwrap(), kept);
}

#[test]
fn a_slip_is_the_same_whoever_sat_there_or_played_on_and_another_after_another_course() {
    let traces = |seed, name| {
        let mut table = played("namaste", seed, name);
        if name == "Cleo" {
            // Played on from its last step, on another day.
            let from = Origin { events: table.history().len(), started: None };
            let started = Some("2026-11-23T10:00:00Z".to_owned());
            let header = Header { from: Some(Box::new(from)), started, seed: Some(9), ..table.header().clone() };
            let events: Vec<Entry> = table.history().iter().map(|told| told.entry.clone()).collect();
            table = lesson::set(&header, &events).unwrap();
        }
        found(&*table, &review(&*table)).into_iter().map(|slip| slip.trace).collect::<Vec<_>>()
    };
    let (ada, cleo, other) = (traces(3, "Ada"), traces(3, "Cleo"), traces(4, "Ada"));
    assert!(!ada.is_empty() && ada == cleo);
    assert!(other.iter().all(|trace| !ada.contains(trace)));
}

#[test]
fn nothing_is_found_while_dice_are_hidden_from_somebody() {
    let title = shelf::find("dre13ehn").unwrap();
    let seating = [("Ada".to_owned(), Level::Easy), ("Bo".to_owned(), Level::Easy)];
    let cup = [("mode".to_owned(), "cup".to_owned())].into();
    let run = title.run(&cup, &seating, Luck::new(1)).unwrap();
    let mut record = Record::read(run.text().as_bytes()).unwrap();
    record.header.players.iter_mut().for_each(|player| player.kind = PlayerKind::Human);
    let whole = shelf::replay(&record, None).unwrap().table;
    let review = review(&*whole);
    let part = shelf::replay(&record, Some(record.lines.len() - 1)).unwrap().table;
    assert!(part.handling().covers() && !found(&*whole, &review).is_empty());
    assert!(found(&*part, &review).is_empty());
}
