#![allow(clippy::unwrap_used, clippy::panic)]

use base::i18n::Lang;
use games::game::bot::Level;

use super::*;
use crate::championship::simulate::{Simulation, draw};
use crate::championship::{Head, take};

/// A world championship of thirteen, played to where a stage begins.
fn held(until: &str) -> Championship {
    let (head, strengths) = (Head::world("Wien", 2027, 5), vec![Level::Medium]);
    let simulation = Simulation { head, participants: 13, strengths, until: Some(until.to_owned()) };
    simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).unwrap().0
}

fn enter(cup: &mut Championship, name: &str, score: [u32; 2]) {
    let events = cup.result(name, score, true).unwrap();
    take(cup, events, &mut Vec::new());
}

#[test]
fn what_stays_as_it_was_is_no_change() {
    let cup = held("finals");
    for name in ["m1-1", "a1-1", "q1"] {
        let MatchState::Played(score) = cup.find(name).unwrap().2.standing else { panic!("{name} is open") };
        assert_eq!(cup.consequences(&cup.result(name, score, true).unwrap()), [], "{name}");
    }
    assert_eq!(cup.consequences(&[]), []);
}

#[test]
fn a_correction_says_who_goes_through_and_who_plays_instead() {
    let mut cup = held("groups");
    for round in 1..=3 {
        for number in 1..=2 {
            enter(&mut cup, &format!("a{round}-{number}"), [13, 2]);
        }
    }
    let places: Vec<Id> = cup.table("a").iter().map(|row| row.id).collect();
    let eighth = cup.part("q1").unwrap().ids()[1];
    // Whoever is last of the group wins all of it.
    let (last, mut then) = (places[3], cup.clone());
    let part = cup.part("a").unwrap();
    let own = part.matches.iter().filter_map(|one| {
        let side = part.players(one).iter().position(|seat| *seat == Seat::Of(last))?;
        Some((one.id.clone(), if side == 0 { [13, 0] } else { [0, 13] }))
    });
    let mut events = Vec::new();
    for (name, score) in own.collect::<Vec<_>>() {
        let new = then.result(&name, score, false).unwrap();
        take(&mut then, new, &mut events);
    }
    let changes = cup.consequences(&events);
    let through = |id, now| Change::Through { part: "a".to_owned(), id, now };
    assert_eq!(changes[..2], [through(last, true), through(places[0], false)]);
    let seat = Change::Seat { name: "q1".to_owned(), from: Seat::Of(places[0]), to: Seat::Of(last) };
    assert_eq!(changes[2], seat);
    assert!(changes.contains(&Change::Rank {
        part: "a".to_owned(),
        id: last,
        from: "4".to_owned(),
        to: "1".to_owned()
    }));
    let said = |lang: Lang| lang.say(&changes[2].phrase(&cup));
    let (old, new) = (cup.name(places[0]), cup.name(last));
    assert_eq!(said(Lang::En), format!("Quarter-final 1: {new} would play instead of {old}."));
    assert_eq!(said(Lang::De), format!("Viertelfinale 1: {new} würde statt {old} spielen."));
    // Once the quarter-final was played, it is that which no longer follows.
    enter(&mut cup, "q1", [13, 1]);
    let changes = cup.consequences(&events);
    assert!(changes.contains(&through(last, true)) && !changes.contains(&seat));
    assert_eq!(cup.part("q1").unwrap().ids(), [places[0], eighth]);
}

#[test]
fn a_correction_in_spite_says_which_matches_go_astray() {
    let mut cup = held("finals");
    enter(&mut cup, "s1", [13, 1]);
    let [first, second] = cup.part("q1").unwrap().ids()[..] else { panic!("two play it") };
    let winner = cup.table("q1")[0].id;
    let score = if winner == first { [3, 13] } else { [13, 3] };
    let changes = cup.consequences(&cup.result("q1", score, true).unwrap());
    assert!(matches!(&changes[..], [Change::Follows { name, now: false, .. }] if name == "s1"), "{first} {second}");
    let said = Lang::En.say(&changes[0].phrase(&cup));
    assert!(said.starts_with("Semi-final 1 was played"), "{said}");
    let other = if winner == first { second } else { first };
    assert!(said.contains(cup.name(winner)) && said.contains(cup.name(other)) && said.contains("13:1"), "{said}");
    enter(&mut cup, "q1", score);
    let back = if winner == first { [13, 3] } else { [3, 13] };
    let changes = cup.consequences(&cup.result("q1", back, true).unwrap());
    assert!(matches!(&changes[..], [Change::Follows { name, now: true, .. }] if name == "s1"));
}

#[test]
fn somebody_who_leaves_changes_the_matches_still_open() {
    let cup = held("main");
    let leave = cup.leave(5, jiff::civil::date(2027, 7, 4)).unwrap();
    let changes = cup.consequences(&leave);
    let struck = changes.iter().filter(|one| matches!(one, Change::Unplayed { to: MatchState::Struck, .. })).count();
    assert_eq!(struck, 12);
    let part = cup.part("main").unwrap();
    let of_five = |one: &&Match| one.round == Some(2) && part.players(one).contains(&Seat::Of(5));
    let first = part.matches.iter().find(of_five).unwrap();
    let [a, b] = part.players(first).map(|seat| cup.name(seat.id().unwrap()));
    let said: Vec<String> = changes.iter().map(|change| Lang::De.say(&change.phrase(&cup))).collect();
    assert!(said.contains(&format!("{a} – {b} (Runde 2) würde gestrichen.")), "{said:?}");
    assert!(said.iter().all(|said| !said.contains('{')));
}

#[test]
fn who_leaves_is_said_to_lose_to_whom_and_what_was_played_to_be_lost() {
    let mut cup = held("main");
    enter(&mut cup, "m1-1", [21, 18]);
    let one = cup.find("m1-1").map(|(_, part, one)| part.players(one).map(|seat| seat.id().unwrap())).unwrap();
    let leave = cup.leave(one[0], jiff::civil::date(2027, 7, 4)).unwrap();
    let said = |cup: &Championship, events: &[Event]| -> Vec<String> {
        told(cup, &cup.consequences(events)).iter().map(|phrase| Lang::En.say(phrase)).collect()
    };
    let all = said(&cup, &leave);
    assert!(all.iter().any(|said| said.contains("One of them was played already")), "{all:?}");
    let cup = held("finals");
    let [a, b] = cup.part("s1").unwrap().ids()[..] else { panic!("two play it") };
    let leave = cup.leave(a, cup.stage().unwrap().0.first).unwrap();
    let all = said(&cup, &leave);
    let wins = format!("{} would win by forfeit against {}", cup.name(b), cup.name(a));
    assert!(all.iter().any(|said| said.contains(&wins)), "{all:?}");
}

#[test]
fn what_is_alike_is_told_once() {
    let cup = held("main");
    let leave = cup.leave(5, jiff::civil::date(2027, 7, 4)).unwrap();
    let told: Vec<String> = told(&cup, &cup.consequences(&leave)).iter().map(|phrase| Lang::En.say(phrase)).collect();
    let struck: Vec<&String> = told.iter().filter(|told| told.contains("cancelled")).collect();
    assert_eq!(struck.len(), 1, "{told:?}");
    assert!(struck[0].starts_with("12 matches would be cancelled, among them ") && struck[0].contains("(Round 2)"));
    let first = cup.result("m1-1", [3, 30], false).unwrap();
    let told: Vec<String> =
        self::told(&cup, &cup.consequences(&first)).iter().map(|phrase| Lang::En.say(phrase)).collect();
    assert!(told.len() <= 3, "eleven who have not played share one place before and after: {told:?}");
}

#[test]
fn of_a_match_that_is_decided_without_playing_nobody_is_said_to_play() {
    let mut cup = Championship::new(Head { plan: "knock-out".to_owned(), ..Head::world("Wien", 2027, 5) }).unwrap();
    for id in 1..=5 {
        let join = cup.join(&format!("P{id}"), "").unwrap();
        take(&mut cup, vec![join], &mut Vec::new());
    }
    let close = cup.close_stage().unwrap();
    take(&mut cup, close, &mut Vec::new());
    // Whoever waits for the first match has left: who wins it goes on at once.
    let leave = cup.leave(1, jiff::civil::date(2027, 1, 1)).unwrap();
    take(&mut cup, leave, &mut Vec::new());
    let changes = cup.consequences(&cup.result("q1", [13, 2], false).unwrap());
    assert!(changes.iter().any(|change| matches!(change, Change::Seat { name, .. } if name == "s1")), "{changes:?}");
    let told: Vec<String> = told(&cup, &changes).iter().map(|phrase| Lang::En.say(phrase)).collect();
    assert!(told.iter().all(|told| !told.starts_with("Semi-final 1: ")), "{told:?}");
    assert!(told.contains(&"Semi-final 1 would be decided by forfeit.".to_owned()), "{told:?}");
}
