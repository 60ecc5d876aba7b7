#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;

use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use base::phrase::{Phrase, phrase};

use super::*;
use crate::championship::answer::answer;
use crate::championship::plan::Count;
use crate::championship::words;

mod byes;
mod laws;

fn day(month: i8, day: i8) -> Date {
    Date::new(2027, month, day).unwrap()
}

/// A championship, and every event that led there.
struct Held {
    cup: Championship,
    events: Vec<Event>,
}

impl Held {
    fn new(head: Head, count: usize) -> Self {
        let mut held = Self { cup: Championship::new(head).unwrap(), events: Vec::new() };
        for id in 1..=count {
            held.take([held.cup.join(&format!("P{id}"), "").unwrap()]);
        }
        held
    }

    fn world(count: usize) -> Self {
        Self::new(Head::world("Wien", 2027, 42), count)
    }

    fn take(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            self.cup.check(&event).unwrap();
            self.cup.take(&event);
            self.events.push(event);
        }
    }

    fn close(&mut self) {
        self.take(self.cup.close_stage().unwrap());
    }

    fn enter(&mut self, name: &str, score: [u32; 2]) {
        self.take(self.cup.recorded(name, score, false).unwrap());
    }

    fn open(&self) -> Option<String> {
        let (_, stage) = self.cup.stage()?;
        let ready = |part: &&RunningPart| !part.seats.contains(&Seat::Unknown);
        let mut open =
            stage.parts.iter().filter(ready).flat_map(|part| part.matches.iter().filter(|one| one.is_open()));
        open.next().map(|one| one.id.clone())
    }

    /// Plays the stage that goes on with results that follow from a seed.
    fn play(&mut self, seed: u64) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while let Some(name) = self.open() {
            let (plan, part, _) = self.cup.find(&name).unwrap();
            let score = drawn(plan.count, part.plan.single, &mut rng);
            self.enter(&name, score);
        }
    }

    fn json(&self) -> Value {
        answer(&self.cup)
    }
}

fn drawn(count: Count, single: bool, rng: &mut ChaCha8Rng) -> [u32; 2] {
    let mut score = match count {
        Count::Victory => [1, 0],
        Count::Points(most) => [rng.random_range(0..=most.unwrap_or(9)), rng.random_range(0..=most.unwrap_or(9))],
        Count::Race(to) => [to, rng.random_range(0..to)],
    };
    if single && score[0] == score[1] {
        score = [5, 4];
    }
    if rng.random() {
        score.swap(0, 1);
    }
    score
}

fn score_of(held: &Held, name: &str) -> [u32; 2] {
    match held.cup.find(name).unwrap().2.standing {
        MatchState::Played(score) => score,
        other => panic!("{other:?}"),
    }
}

fn said(refused: Result<impl std::fmt::Debug, Phrase>) -> String {
    base::i18n::Lang::En.say(&refused.unwrap_err())
}

#[test]
fn a_world_championship_goes_from_the_first_who_joins_to_the_podium() {
    let mut held = Held::world(13);
    held.close();
    assert_eq!(held.cup.stage_key(), "main");
    let (_, main) = held.cup.stage().unwrap();
    assert_eq!((main.parts[0].matches.len(), main.parts[0].byes.len()), (78, 13));
    held.play(1);
    held.close();
    let places: Vec<Id> = held.cup.table("main").iter().map(|row| row.id).collect();
    let seats = |key: &str| held.cup.part(key).unwrap().ids();
    assert_eq!(
        (seats("i"), seats("a"), seats("u")),
        (places[1..3].to_vec(), places[3..7].to_vec(), places[8..12].to_vec())
    );
    assert_eq!((seats("q1"), seats("q2")), (vec![places[7]], vec![places[12]]));
    assert!(said(held.cup.result("q1", [13, 2], false)).contains("Quarter-final 1"), "it is not known who plays it");
    held.play(2);
    let winner = |key: &str| held.cup.table(key)[0].id;
    assert_eq!(held.cup.part("q1").unwrap().ids(), [winner("a"), places[7]]);
    assert_eq!(held.cup.part("q2").unwrap().ids(), [winner("u"), places[12]]);
    let (i, first, second) = (winner("i"), winner("q1"), winner("q2"));
    held.close();
    assert_eq!(held.cup.part("s1").unwrap().ids(), [places[0], first]);
    assert_eq!(held.cup.part("s2").unwrap().ids(), [i, second]);
    assert_eq!(held.json()["podium"], Value::Null);
    held.play(3);
    held.close();
    let final_ = held.cup.table("final");
    let third = held.cup.table("third");
    let podium = [final_[0].id, final_[1].id, third[0].id, third[1].id];
    assert_eq!((held.json()["podium"].clone(), held.cup.stage_key()), (serde_json::json!(podium), "over"));
    let dates: Vec<String> = ["q1", "q2", "s1", "s2", "third", "final"]
        .map(|name| held.cup.find(name).unwrap().2.date.strftime("%m-%d").to_string())
        .into();
    assert_eq!(dates, ["10-30", "10-31", "12-21", "12-22", "12-23", "12-24"]);
}

#[test]
fn who_leaves_early_is_struck_and_who_leaves_late_forfeits() {
    let mut held = Held::world(13);
    held.close();
    let of = |held: &Held, id: Id| -> Vec<(String, MatchState)> {
        let part = held.cup.part("main").unwrap();
        let own = part.matches.iter().filter(|one| part.players(one).contains(&Seat::Of(id)));
        own.map(|one| (one.id.clone(), one.standing)).collect()
    };
    let count =
        |held: &Held, id: Id, how: fn(&MatchState) -> bool| of(held, id).iter().filter(|(_, it)| how(it)).count();
    let is_played: fn(&MatchState) -> bool = |how| matches!(how, MatchState::Played(_));
    for (id, due) in [(1, 5), (2, 6)] {
        while count(&held, id, is_played) < due {
            let (name, _) = of(&held, id).into_iter().find(|(_, how)| *how == MatchState::Open).unwrap();
            held.enter(&name, [20, 10]);
        }
        held.take(held.cup.leave(id, day(8, 1)).unwrap());
    }
    assert!(of(&held, 1).iter().all(|(_, how)| *how == MatchState::Struck), "five of twelve is less than half");
    assert!(said(held.cup.result(&of(&held, 1)[0].0, [1, 0], false)).contains("P1"));
    // Six of twelve is half; the match with 1 is struck already.
    let forfeited = count(&held, 2, |how| matches!(how, MatchState::Forfeit(Some(_))));
    assert_eq!((count(&held, 2, is_played), forfeited), (6, 5));
    held.play(4);
    let table = held.cup.table("main");
    assert_eq!(table.len(), 13);
    assert_eq!(table.iter().find(|row| row.id == 1).unwrap().tally, crate::championship::rank::Tally::default());
    held.close();
    let there: Vec<Id> = table.iter().map(|row| row.id).filter(|id| ![1, 2].contains(id)).collect();
    assert_eq!(held.cup.through("main"), there.iter().copied().collect());
    assert_eq!(held.cup.part("q2").unwrap().seats, [Seat::Unknown, Seat::Empty], "the thirteenth place stays empty");
    assert_eq!(held.cup.part("u").unwrap().ids(), there[8..11]);
    held.play(5);
    assert_eq!(held.cup.part("q2").unwrap().matches[0].standing, MatchState::Forfeit(Some(0)));
    held.close();
    held.take(held.cup.leave(there[0], day(12, 21)).unwrap());
    assert_eq!(held.cup.part("s1").unwrap().matches[0].standing, MatchState::Forfeit(Some(1)));
    held.play(6);
    held.close();
    assert_eq!(held.cup.podium().unwrap().iter().flatten().count(), 4);
}

#[test]
fn what_was_played_in_an_earlier_stage_stays_when_its_player_is_struck_in_a_later_one() {
    let mut held = Held::world(13);
    held.take([held.cup.meet(1, 2, [1, 0], day(6, 21)).unwrap()]);
    held.close();
    held.take(held.cup.leave(1, day(7, 3)).unwrap());
    held.take(held.cup.result("p1", [0, 1], true).unwrap());
    assert_eq!(held.cup.find("p1").unwrap().2.standing, MatchState::Played([0, 1]));
}

#[test]
fn a_correction_is_free_until_something_is_built_on_it_and_then_marks_what_no_longer_follows() {
    let mut held = Held::world(13);
    held.close();
    held.play(1);
    held.enter("m1-1", [3, 3]);
    held.close();
    assert!(said(held.cup.result("m1-1", [4, 3], false)).contains("(Round 1)"));
    assert!(held.cup.stale().is_empty());
    held.play(2);
    let before = held.cup.part("q1").unwrap().seats.clone();
    // The last of group a wins all of it.
    let last = held.cup.table("a").last().unwrap().id;
    let part = held.cup.part("a").unwrap();
    let wins = |one: &Match| {
        let side = part.players(one).iter().position(|seat| *seat == Seat::Of(last))?;
        Some((one.id.clone(), if side == 0 { [13, 0] } else { [0, 13] }))
    };
    let wins: Vec<(String, [u32; 2])> = part.matches.iter().filter_map(wins).collect();
    for (name, score) in &wins {
        assert!(held.cup.result(name, *score, false).is_err(), "the quarter-final was played");
        held.take(held.cup.result(name, *score, true).unwrap());
    }
    assert_eq!(held.cup.table("a")[0].id, last);
    let players = |held: &Held| held.cup.find("q1").map(|(_, part, one)| part.players(one)).unwrap();
    assert_eq!(players(&held)[..], before, "what was played stays");
    assert_eq!(held.cup.stale().into_iter().collect::<Vec<_>>(), ["q1"]);
    let one = |held: &Held, name: &str| {
        held.json()["matches"].as_array().unwrap().iter().find(|one| one["id"] == name).unwrap().clone()
    };
    assert_eq!(
        (&one(&held, "q1")["kind"], &one(&held, "q1")["score"]),
        (&"stale".into(), &serde_json::json!(score_of(&held, "q1")))
    );
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    for place in [" Wien", "Wien\nMitte", &"W".repeat(LONGEST_PLACE + 1)] {
        let head = Head { place: place.to_owned(), ..Head::world("Wien", 2027, 42) };
        assert!(said(Championship::new(head)).contains("120"), "{place}");
    }
    let mut held = Held::world(12);
    assert!(said(held.cup.close_stage()).contains("13"));
    assert!(said(held.cup.join(" P13", "")).contains("P13"));
    assert!(said(held.cup.join("p12", "")).contains("p12"), "large or small is the same name");
    held.take([held.cup.join("P13", "Wien").unwrap()]);
    assert!(said(held.cup.meet(1, 1, [1, 0], day(6, 21))).contains("P1"));
    assert!(said(held.cup.meet(1, 14, [1, 0], day(6, 21))).contains("14"));
    assert!(said(held.cup.meet(1, 2, [1, 1], day(6, 21))).contains("1:1"));
    assert!(said(held.cup.meet(1, 2, [1, 0], day(7, 3))).contains("2 July 2027"));
    assert!(said(held.cup.leave(1, day(6, 20))).contains("21 June – 2 July 2027"));
    held.take(held.cup.leave(13, day(6, 21)).unwrap());
    assert!(said(held.cup.meet(1, 13, [1, 0], day(6, 21))).contains("P13"));
    held.take([held.cup.join("P14", "").unwrap()]);
    held.close();
    assert!(said(held.cup.join("late", "")).contains("join"));
    let open = said(held.cup.close_stage());
    let named: Vec<_> = open.match_indices(" (Round 1)").collect();
    assert!(named.len() == 4 && open.contains("among them P") && !open.contains("m1-1"), "{open}");
    assert!(said(held.cup.result("m1-1", [38, 0], false)).contains("37"));
    assert!(said(held.cup.result("m99-1", [3, 0], false)).contains("m99-1"));
    assert!(
        said(held.cup.check(&Event::Move { r#match: "m1-1".into(), date: day(10, 11), time: None, table: None }))
            .contains("10 October 2027")
    );
    held.play(1);
    held.close();
    for score in [[13, 13], [12, 3], [14, 2], [0, 0]] {
        assert!(said(held.cup.result("i1-1", score, false)).contains("13"));
    }
}

#[test]
fn nobody_goes_on_where_no_stage_follows() {
    let head = Head { plan: "round-robin".to_owned(), ..Head::world("Wien", 2027, 1) };
    let mut cup = Championship::new(head).unwrap();
    for name in ["Ada", "Bert", "Cleo"] {
        let join = cup.join(name, "").unwrap();
        cup.take(&join);
    }
    assert_eq!(cup.through("joining").len(), 3);
    let close = cup.close_stage().unwrap();
    close.iter().for_each(|event| cup.take(event));
    assert!(cup.through("main").is_empty());
    let result = cup.recorded("m1-1", [5, 7], false).unwrap();
    result.iter().for_each(|event| cup.take(event));
    let correction = cup.consequences(&cup.recorded("m1-1", [7, 5], false).unwrap());
    assert!(!correction.iter().any(|change| matches!(change, crate::championship::change::Change::Through { .. })));
}

#[test]
fn every_plan_goes_through_with_any_number() {
    for plan in ["round-robin", "knock-out", "groups", "swiss"] {
        for count in [3, 4, 5, 7, 8, 9, 16, 33] {
            let head = Head { plan: plan.to_owned(), days: Some(3), ..Head::world("Open", 2027, count as u64) };
            let mut held = Held::new(head, count);
            held.take(held.cup.leave(2, day(1, 1)).unwrap());
            held.take([held.cup.join("late", "").unwrap()]);
            while held.cup.stage().is_some() {
                held.play(7);
                held.close();
            }
            let podium = held.cup.podium().unwrap();
            assert!(podium[0].is_some() && podium[1].is_some() && podium[0] != Some(2), "{plan} {count}");
            let fourth = if plan == "groups" { 5 } else { 4 };
            assert_eq!(podium[3].is_some(), count >= fourth, "{plan} {count}: {podium:?}");
        }
    }
}

#[test]
fn who_joins_a_double_round_robin_late_meets_everybody_on_both_sides() {
    for count in [3, 4] {
        let head = Head { plan: "double-round-robin".to_owned(), days: Some(3), ..Head::world("Open", 2027, 1) };
        let mut held = Held::new(head, count);
        held.close();
        held.take([held.cup.join("late", "").unwrap()]);
        let part = held.cup.part("main").unwrap();
        let met = |sides: [usize; 2]| part.matches.iter().filter(|one| one.seats == sides).count();
        for other in 0..count {
            assert_eq!([met([other, count]), met([count, other])], [1, 1], "{count}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn a_result_entered_wrong_first_and_then_right_leads_to_the_same(count in 13_usize..20, seed in any::<u64>(), wrong in any::<u64>()) {
        let mut rng = ChaCha8Rng::seed_from_u64(wrong);
        let (mut right, mut mended) = (Held::world(count), Held::world(count));
        while let Some((plan, _)) = right.cup.stage() {
            let count = plan.count;
            let mut results = ChaCha8Rng::seed_from_u64(seed);
            while let Some(name) = right.open() {
                let single = right.cup.find(&name).unwrap().1.plan.single;
                let score = drawn(count, single, &mut results);
                right.enter(&name, score);
                if rng.random_ratio(1, 5) {
                    mended.enter(&name, drawn(count, single, &mut rng));
                }
                mended.enter(&name, score);
            }
            right.close();
            mended.close();
        }
        prop_assert_eq!(right.json(), mended.json());
    }

    #[test]
    fn any_prefix_is_a_championship_and_leads_to_the_same(seed in any::<u64>(), count in 13_usize..20) {
        let mut held = Held::world(count);
        held.close();
        held.play(seed);
        held.take(held.cup.leave(count, day(10, 1)).unwrap());
        held.close();
        held.play(seed);
        let mut again = Championship::new(held.cup.head().clone()).unwrap();
        for event in &held.events {
            let read = Event::read(event.line().as_bytes()).unwrap();
            prop_assert_eq!(&read, event);
            prop_assert_eq!(again.check(&read), Ok(()));
            again.take(&read);
            prop_assert!(answer(&again)["stage"].is_string());
        }
        prop_assert_eq!(again, held.cup);
    }

    #[test]
    fn whoever_returns_never_left_and_all_that_came_between_stands(
        count in 13_usize..18, stage in 0_usize..4, before in 0.0..1.0, between in 0_usize..9, seed in any::<u64>(),
    ) {
        let mut held = Held::world(count);
        for _ in 0..stage {
            held.play(seed);
            held.close();
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut enter = |held: &mut Held, id: Option<Id>| {
            let (plan, stage) = held.cup.stage().unwrap();
            let count = plan.count;
            let matches = stage.parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
            let open = matches.filter(|(part, one)| {
                let players = part.players(one);
                one.is_open() && !players.contains(&Seat::Unknown) && id.is_none_or(|id| !players.contains(&Seat::Of(id)))
            });
            let open: Vec<(String, bool)> = open.map(|(part, one)| (one.id.clone(), part.plan.single)).collect();
            let Some((name, single)) = open.choose(&mut rng) else { return };
            held.take(held.cup.result(name, drawn(count, *single, &mut rng), false).unwrap());
        };
        let (_, begun) = held.cup.stage().unwrap();
        let all = begun.parts.iter().map(|part| part.matches.len()).sum::<usize>();
        for _ in 0..(all as f64 * before) as usize {
            enter(&mut held, None);
        }
        let id = 1 + (seed as usize) % count;
        if held.cup.has_left(id) || held.cup.stage().is_none() {
            return Ok(());
        }
        let day = held.cup.stage().unwrap().0.first;
        let left = held.cup.leave(id, day).unwrap();
        let came = Event::Return { id };
        let (mut gone, stood) = (Held { cup: held.cup.clone(), events: Vec::new() }, held.cup.clone());
        gone.take(left.clone());
        gone.take([came.clone()]);
        prop_assert_eq!(&gone.cup, &stood, "as if nothing had been");
        gone.take(left);
        gone.events.clear();
        for _ in 0..between {
            enter(&mut gone, Some(id));
        }
        let between = std::mem::take(&mut gone.events);
        if gone.cup.check(&came).is_err() {
            // What they lost by not being there has led others on.
            prop_assert!(stage > 1);
            return Ok(());
        }
        gone.take([came]);
        for event in &between {
            // What was possible only because they were gone stands as well, where it concerns a match that is known.
            if held.cup.check(event).is_ok() {
                held.take([event.clone()]);
            }
        }
        if between.iter().all(|event| held.events.contains(event)) {
            prop_assert_eq!(&gone.cup, &held.cup);
        }
    }
}

#[test]
fn who_left_by_mistake_returns_as_long_as_the_stage_goes_on() {
    let mut held = Held::world(14);
    assert!(said(held.cup.come_back(1)).contains("has not left"));
    assert!(said(held.cup.come_back(15)).contains("15"));
    held.take(held.cup.leave(14, day(6, 21)).unwrap());
    held.close();
    assert!(said(held.cup.come_back(14)).contains("P14"), "the next stage has begun without them");
    let one = held.open().unwrap();
    held.enter(&one, [20, 10]);
    let (before, players) = (held.cup.clone(), held.cup.find(&one).map(|(_, part, one)| part.players(one)).unwrap());
    let [Seat::Of(first), Seat::Of(second)] = players else { panic!("two play it") };
    [first, second].into_iter().for_each(|id| held.take(held.cup.leave(id, day(7, 4)).unwrap()));
    assert_eq!(held.cup.find(&one).unwrap().2.standing, MatchState::Struck);
    held.take([held.cup.come_back(first).unwrap()]);
    assert_eq!(held.cup.find(&one).unwrap().2.standing, MatchState::Struck, "the other is still gone");
    held.take([held.cup.come_back(second).unwrap()]);
    assert_eq!(held.cup, before);
    held.play(3);
    held.close();
    // Of two in a group of two one leaves, and the other goes on and plays: then there is no way back.
    let [first, second] = held.cup.part("i").unwrap().ids()[..] else { panic!("two are in it") };
    held.take(held.cup.leave(first, day(10, 12)).unwrap());
    assert!(held.cup.clone().check(&Event::Return { id: first }).is_ok());
    held.play(4);
    held.close();
    assert!(said(held.cup.come_back(first)).contains("earlier"));
    assert!(held.cup.part("s2").unwrap().ids().contains(&second));
    let mut group = Held::world(13);
    group.close();
    group.play(5);
    group.close();
    let ids = group.cup.part("a").unwrap().ids();
    ids[1..].iter().for_each(|id| group.take(group.cup.leave(*id, day(10, 12)).unwrap()));
    group.enter("q1", [13, 4]);
    let refused = said(group.cup.come_back(ids[2]));
    assert!(refused.contains("forfeited") && refused.contains("(Group a · Round 1)"), "{refused}");
}

#[test]
fn a_group_that_is_complete_without_whoever_left_has_its_lot_before_others_play_on() {
    let mut held = Held::world(13);
    held.close();
    held.play(5);
    held.close();
    let ids = held.cup.part("a").unwrap().ids();
    // Three beat each other in turn, by as much; the fourth plays nobody.
    for (first, second) in [(0, 1), (1, 2), (2, 0)] {
        let part = held.cup.part("a").unwrap();
        let two = [Seat::Of(ids[first]), Seat::Of(ids[second])];
        let one = part.matches.iter().find(|one| two.iter().all(|seat| part.players(one).contains(seat))).unwrap();
        let (name, score) = (one.id.clone(), if part.players(one) == two { [13, 4] } else { [4, 13] });
        held.enter(&name, score);
    }
    assert_eq!(held.cup.part("q1").unwrap().seats[0], Seat::Unknown);
    let events = held.cup.leave(ids[3], day(10, 24)).unwrap();
    assert!(matches!(&events[1..], [Event::Lot { part, .. }] if part == "a"), "{events:?}");
    held.take(events);
    let first = held.cup.table("a")[0].id;
    assert_eq!(held.cup.part("q1").unwrap().seats[0], Seat::Of(first));
    held.play(6);
    held.close();
    assert_eq!(held.cup.table("a")[0].id, first, "no lot comes after what was played");
}

#[test]
fn a_name_that_was_written_wrong_is_mended_at_any_time_and_stays_the_only_one() {
    let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    for id in 1..=13 {
        let join = cup.join(&format!("Person {id}"), "").unwrap();
        cup.take(&join);
    }
    cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
    let taken = cup.name(2).to_owned();
    assert!(cup.rename(1, &taken.to_uppercase(), "").is_err(), "somebody else is called so");
    assert!(cup.rename(99, "Änne", "").is_err() && cup.rename(1, " Änne", "").is_err());
    let own = cup.name(1).to_uppercase();
    for name in [own.as_str(), "Änne"] {
        let event = cup.rename(1, name, "Graz").unwrap();
        assert_eq!(Event::read(event.line().as_bytes()).unwrap(), event);
        cup.take(&event);
        assert_eq!((cup.name(1), cup.people()[0].club.as_str()), (name, "Graz"));
    }
    assert!(cup.rename(2, "ÄNNE", "").is_err());
    let event = cup.rename(2, &own, "").unwrap();
    cup.take(&event);
    assert_eq!(cup.name(2), own, "the name that was given up is free");
}

#[test]
fn a_name_is_taken_whatever_signs_without_ink_stand_in_it() {
    let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let join = cup.join("Ada Lovelace", "").unwrap();
    cup.take(&join);
    let hidden = [
        "Ada\u{200b} Lovelace",
        "\u{feff}Ada Lovelace",
        "A\u{ad}da\u{2060} Love\u{fe0f}lace\u{200d}",
        "ADA LOVE\u{200c}LACE",
    ];
    for name in hidden {
        assert!(cup.join(name, "").is_err(), "{name:?} looks as the first");
    }
    assert!(cup.join("\u{200b}", "").is_err(), "nobody is called nothing");
    let join = cup.join("Bo", "").unwrap();
    cup.take(&join);
    assert!(cup.rename(2, hidden[0], "").is_err());
    assert!(cup.rename(1, hidden[0], "").is_ok(), "their own");
    // A file in which an earlier version has taken both in is as good as before.
    let both = Event::Join { id: 3, name: hidden[0].to_owned(), club: String::new() };
    cup.check(&both).unwrap();
}

fn planned_as(plan: &str, count: usize) -> Held {
    Held::new(Head { plan: plan.to_owned(), ..Head::world("Wien", 2027, 42) }, count)
}

#[test]
fn an_end_is_taken_back_with_all_that_came_since_and_can_come_again() {
    for plan in ["groups", "round-robin", "swiss"] {
        let mut held = planned_as(plan, 9);
        let joined = held.json();
        held.close();
        if plan == "swiss" {
            // The draw of its first round is an entry of its own.
            held.take(held.cup.undo().unwrap());
        }
        held.take(held.cup.undo().unwrap());
        assert_eq!((held.json(), held.cup.stage_key()), (joined, "joining"));
        held.close();
        held.play(1);
        let before = held.json();
        held.take(held.cup.end_stage(None).unwrap());
        let ended = held.json();
        let since = usize::from(plan == "groups");
        if let Some(name) = held.open() {
            held.enter(&name, [13, 4]);
        }
        assert_eq!(held.cup.closed_last().map(|(_, since)| since), Some(since));
        held.take(held.cup.reopen().unwrap());
        assert_eq!(held.json(), before, "{plan}: with ranks that only a lot would part shared again");
        held.take(held.cup.end_stage(None).unwrap());
        assert_eq!(held.json(), ended, "{plan}: by the same lots");
    }
}

#[test]
fn nobody_wins_by_what_was_open_when_its_stage_ended() {
    for (ended, standing) in [(Ended::Struck, MatchState::Struck), (Ended::Forfeit, MatchState::Forfeit(None))] {
        let mut held = planned_as("knock-out", 4);
        held.close();
        let first = held.open().unwrap();
        held.enter(&first, [13, 4]);
        let before = held.json();
        held.take(held.cup.end_stage(Some(ended)).unwrap());
        let others = held.cup.parts().flat_map(|(_, part)| &part.matches).filter(|one| one.id != first);
        let others: Vec<MatchState> = others.map(|one| one.standing).collect();
        assert!(others.len() >= 2 && others.iter().all(|one| *one == standing), "{others:?}");
        let podium = held.cup.podium().unwrap();
        assert!(podium.iter().take(2).all(Option::is_none), "{podium:?}");
        held.take(held.cup.reopen().unwrap());
        assert_eq!(held.json(), before);
    }
}

#[test]
fn what_is_taken_back_names_those_who_played() {
    let mut held = planned_as("knock-out", 4);
    held.close();
    let first = held.open().unwrap();
    held.enter(&first, [13, 4]);
    let other = held.open().unwrap();
    held.enter(&other, [13, 4]);
    let last = held.cup.parts().flat_map(|(_, part)| &part.matches).find(|one| one.is_open()).unwrap().id.clone();
    held.enter(&last, [13, 4]);
    let played = words::pairing(&held.cup, &last);
    held.take(held.cup.recorded(&first, [4, 13], true).unwrap());
    held.take(held.cup.clear(&last, true).unwrap());
    let (told, _) = held.cup.last_entry().unwrap();
    assert_eq!(told, phrase!("championship-undone-result", match = played, score = "13:4".to_owned()));
}

#[test]
fn a_seed_that_goes_from_place_to_place_is_taken_back_at_once() {
    let mut held = planned_as("knock-out", 5);
    for ids in [[2, 1, 3, 4, 5], [2, 3, 1, 4, 5], [2, 3, 4, 1, 5], [5, 2, 3, 4, 1]] {
        held.take([held.cup.order(ids.to_vec()).unwrap()]);
    }
    let seeds = |held: &Held| held.cup.part("joining").unwrap().ids();
    held.take(held.cup.undo().unwrap());
    assert_eq!(seeds(&held), [2, 3, 4, 1, 5], "another one that was moved is another entry");
    held.take(held.cup.undo().unwrap());
    assert_eq!(seeds(&held), [1, 2, 3, 4, 5]);
}

#[test]
fn whoever_has_no_match_to_come_is_out() {
    let mut held = planned_as("knock-out", 5);
    held.close();
    let out = |held: &Held| held.cup.out().into_iter().collect::<Vec<Id>>();
    assert!(out(&held).is_empty());
    held.enter("q1", [13, 2]);
    let loser = held.cup.table("q1")[1].id;
    assert_eq!(out(&held), [loser]);
    held.play(1);
    assert_eq!(out(&held), [loser], "the others have their places");
    let mut held = Held::world(40);
    held.take([held.cup.meet(1, 2, [1, 0], day(6, 21)).unwrap()]);
    held.close();
    let missing: Vec<Id> = (1..=40).filter(|id| !held.cup.part("main").unwrap().ids().contains(id)).collect();
    assert_eq!((out(&held), missing.len()), (missing, 3));
    held.play(1);
    held.close();
    let places: Vec<Id> = held.cup.table("main").iter().take(13).map(|row| row.id).collect();
    assert!(places.iter().all(|id| !out(&held).contains(id)), "the first waits for the finals");
    assert_eq!(out(&held).len(), 27);
}

#[test]
fn a_name_that_cannot_be_says_how_many_letters_too_many_and_a_second_one_how_else_it_could_be_called() {
    let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let why = |cup: &Championship, name: &str, club: &str| base::i18n::Lang::En.say(&cup.join(name, club).unwrap_err());
    let long = why(&cup, &"x".repeat(43), "");
    assert!(long.contains("43") && long.contains("40") && !long.contains("control"), "{long}");
    let join = cup.join("Anna Müller", "Graz").unwrap();
    cup.take(&join);
    let twice = why(&cup, "Anna Müller", "SC Kniffel");
    assert!(twice.contains("“Anna Müller (SC Kniffel)”"), "{twice}");
    assert!(!why(&cup, "Anna Müller", "").contains('('));
}
