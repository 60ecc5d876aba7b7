#![allow(clippy::unwrap_used)]

use games::game::record::{Player, PlayerKind};

use super::*;
use crate::store::statistics::Who;

fn now(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("it is so")
}

/// People who are met one after the other.
pub(crate) fn met(names: &[&str]) -> People {
    let mut people = People::default();
    for (second, name) in (0..).zip(names) {
        let event = people.meet(name, now(second)).expect("it is so");
        people.keep(None, vec![event]).expect("it is so");
    }
    people
}

fn id(people: &People, name: &str) -> Id {
    people.of(name).expect("it is so").id.clone()
}

fn does(people: &mut People, id: &Id, what: What) {
    people.keep(None, vec![Event { at: now(100), id: id.clone(), what }]).expect("it is so");
}

fn names(people: &People) -> Vec<&str> {
    people.all().iter().map(|profile| profile.name.as_str()).collect()
}

#[test]
fn a_name_is_the_same_however_it_is_composed_and_spaced() {
    let people = met(&["  Zoe\u{308} "]);
    assert_eq!(names(&people), ["Zo\u{eb}"]);
    for name in ["Zo\u{eb}", "Zoe\u{308}", " Zo\u{eb}\t"] {
        assert!(people.of(name).is_some(), "{name}");
        assert!(people.meet(name, now(9)).is_none(), "{name} is known");
    }
    assert!(people.of("zo\u{eb}").is_none() && people.of("Zoe").is_none());
}

#[test]
fn what_cannot_be_a_name_is_nobodys() {
    let people = met(&["Ada"]);
    for name in ["", "   ", &"x".repeat(NAME_LENGTH + 1)] {
        assert!(people.meet(name, now(1)).is_none(), "{name}");
        assert!(people.rename(&id(&people, "Ada"), name, now(1)).is_err(), "{name}");
    }
}

#[test]
fn eight_people_share_neither_colour_nor_sign_and_sixty_four_not_both() {
    let all: Vec<String> = (0..64).map(|number| format!("P{number}")).collect();
    let people = met(&all.iter().map(String::as_str).collect::<Vec<_>>());
    let distinct = |of: &dyn Fn(&Profile) -> Mark, count: usize| {
        people.all()[..count].iter().map(of).collect::<std::collections::BTreeSet<_>>().len()
    };
    assert_eq!(distinct(&|one| Mark::Person(Sign::Disc, one.hue), 8), 8);
    assert_eq!(distinct(&|one| Mark::Person(one.sign, Hue::Rose), 8), 8);
    assert_eq!(distinct(&Profile::mark, 64), 64);
}

#[test]
fn whoever_is_renamed_keeps_the_names_they_had() {
    let mut people = met(&["Bo", "Cyd"]);
    let bo = id(&people, "Bo");
    let event = people.rename(&bo, "Bob", now(5)).expect("it is so");
    people.keep(None, vec![event]).expect("it is so");
    assert_eq!(names(&people), ["Bob", "Cyd"]);
    assert_eq!(people.of("Bo").expect("it is so").id, bo);
    assert_eq!(people.of("Bo").expect("it is so").also, ["Bo"]);
    assert!(people.rename(&bo, "Cyd", now(6)).is_err(), "that is somebody else");
    let event = people.rename(&bo, "Bo", now(7)).expect("it is so");
    people.keep(None, vec![event]).expect("it is so");
    assert_eq!(people.of("Bob").expect("it is so").name, "Bo", "and back");
    assert_eq!(people.of("Bob").expect("it is so").also, ["Bob"]);
}

#[test]
fn who_is_merged_is_the_other_until_they_are_split_off_again() {
    let mut people = met(&["Ada", "Adi", "Adele"]);
    let [ada, adi, adele] = ["Ada", "Adi", "Adele"].map(|name| id(&people, name));
    let before = people.all().to_vec();
    does(&mut people, &adi, What::Merged { into: ada.clone() });
    does(&mut people, &ada, What::Merged { into: adele.clone() });
    assert_eq!(names(&people), ["Adele"]);
    assert!(["Ada", "Adi"].iter().all(|name| people.of(name).expect("it is so").id == adele));
    assert_eq!(people.get(&adi).expect("it is so").name, "Adele");
    does(&mut people, &adele, What::Merged { into: adi.clone() });
    assert_eq!(names(&people), ["Adele"], "no ring of people who are each other");
    does(&mut people, &ada, What::Split);
    assert_eq!(names(&people), ["Ada", "Adele"]);
    assert_eq!(people.of("Adi").expect("it is so").id, ada);
    does(&mut people, &adi, What::Split);
    assert_eq!(people.all(), before, "as if nothing had been");
}

#[test]
fn who_is_forgotten_is_nobody_and_can_be_recalled_or_met_anew() {
    let mut people = met(&["Ada", "Adi", "Bo"]);
    let (ada, adi) = (id(&people, "Ada"), id(&people, "Adi"));
    does(&mut people, &adi, What::Merged { into: ada.clone() });
    does(&mut people, &ada, What::Forgotten);
    assert_eq!(names(&people), ["Bo"]);
    assert!(people.of("Ada").is_none() && people.of("Adi").is_none() && people.get(&ada).is_none());
    assert!(people.meet("Ada", now(50)).is_some());
    does(&mut people, &ada, What::Recalled);
    assert_eq!(names(&people), ["Ada", "Bo"]);
    assert_eq!(people.of("Adi").expect("it is so").id, ada);
}

#[test]
fn the_first_of_two_with_one_colour_keeps_it() {
    let mut people = met(&["Ada", "Bo"]);
    let bo = id(&people, "Bo");
    let hue = people.of("Ada").expect("it is so").hue;
    does(&mut people, &bo, What::Marked { colour: hue, sign: Sign::Heart });
    let seats = people.seats([Some("Guest"), Some("Bo"), Some("Ada")]);
    assert_eq!(seats.hue(1), hue);
    assert_ne!(seats.hue(2), hue);
    assert_eq!(people.seats([Some("Guest"), None]), Seats::default());
}

#[test]
fn lines_say_what_happened_and_wrong_ones_are_refused() {
    let id = Id::new("Ada", now(0));
    let all = [
        What::Met { name: "Ada".to_owned(), colour: Hue::Plum, sign: Sign::Star },
        What::Renamed { name: "Adele".to_owned() },
        What::Marked { colour: Hue::Rose, sign: Sign::Ring },
        What::Merged { into: Id::new("Bo", now(1)) },
        What::Split,
        What::Forgotten,
        What::Recalled,
    ];
    for what in all {
        let event = Event { at: now(3), id: id.clone(), what };
        assert_eq!(Event::read(&serde_json::to_vec(&event).expect("it is written")).expect("it is so"), event);
    }
    let met = |name: &str, colour: &str, sign: &str| {
        format!(
            r#"{{"at":"2026-01-01T00:00:00Z","id":"1","event":"met","name":"{name}","colour":"{colour}","sign":"{sign}"}}"#
        )
    };
    assert!(Event::read(met(" Ada ", "slate", "disc").as_bytes()).is_ok());
    for wrong in [met("", "slate", "disc"), met("Ada", "olive", "disc"), met("Ada", "slate", "moon"), "{}".to_owned()] {
        assert!(Event::read(wrong.as_bytes()).is_err(), "{wrong}");
    }
}

#[test]
fn signs_without_ink_make_nobody_another() {
    let mut people = met(&["Ada\u{200b} Lovelace\u{feff}"]);
    for name in ["Ada Lovelace", "\u{2060}Ada Lovelace", "A\u{ad}da Love\u{200d}lace", "Ada Lovelace\u{e0061}"] {
        assert!(people.of(name).is_some(), "{name:?}");
        assert!(people.meet(name, now(9)).is_none(), "{name:?} is known");
        assert_eq!(Who::of(&player(name)), Who::of(&player("Ada Lovelace")), "{name:?} counts with the first");
    }
    assert!(people.meet("\u{200b}\u{200b}", now(9)).is_none(), "nobody is called nothing");
    let lovelace = id(&people, "Ada Lovelace");
    // Where letters need such a sign between them it stays.
    does(&mut people, &lovelace, What::Renamed { name: tidy("\u{200b}مه\u{200c}سا ") });
    assert_eq!(names(&people), ["مه\u{200c}سا"]);
}

fn player(name: &str) -> Player {
    Player::new(name, PlayerKind::Human).expect("it is so")
}
