#![allow(clippy::unwrap_used)]

use proptest::prelude::*;

use super::*;

fn moments() -> impl Strategy<Value = Timestamp> {
    (0_i64..4_000_000_000_000).prop_map(|ms| Timestamp::from_millisecond(ms).unwrap())
}

fn events() -> impl Strategy<Value = Event> {
    let card = "[a-z]{1,8}:[^\\r\\x00]{0,8}";
    let grades = prop::sample::select(Grade::ALL.to_vec());
    prop_oneof![
        (moments(), card, grades, any::<u32>(), ".{0,9}", any::<bool>())
            .prop_map(|(at, card, grade, ms, said, right)| Event::Review { at, card, grade, ms, said, right }),
        (moments(), card, moments()).prop_map(|(at, card, of)| Event::Undo { at, card, of }),
        (moments(), card).prop_map(|(at, card)| Event::Suspend { at, card }),
        (moments(), card).prop_map(|(at, card)| Event::Resume { at, card }),
        (moments(), card).prop_map(|(at, card)| Event::Reset { at, card }),
        (moments(), card, any::<u32>(), ".{0,9}", any::<bool>()).prop_map(|(at, card, ms, said, right)| Event::Try {
            at,
            card,
            ms,
            said,
            right
        }),
        (moments(), card, any::<(u32, u32, u32, u32)>()).prop_map(|(at, what, (right, asked, streak, limit))| {
            Event::Drill(Drilled { at, what, right, asked, streak, limit })
        }),
    ]
}

proptest! {
    #[test]
    fn what_is_written_is_read_again_as_line_and_as_table(events in prop::collection::vec(events(), 0..20)) {
        for lang in Lang::ALL {
            let table = spreadsheet::MARK.to_owned() + &write(&events, lang);
            prop_assert_eq!(&read(table.as_bytes()).unwrap(), &events);
        }
        for event in &events {
            prop_assert_eq!(&Event::read(event.line().as_bytes()).unwrap(), event);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes);
        let _ = Event::read(&bytes);
    }
}

#[test]
fn a_table_made_by_hand_needs_only_what_matters() {
    let events = read(b"at,event,card,grade\n2026-11-21T19:03:04Z,review,name:hi,good\n").unwrap();
    let at = "2026-11-21T19:03:04Z".parse().unwrap();
    let (card, said) = ("name:hi".to_owned(), String::new());
    assert_eq!(&events, &[Event::Review { at, card, grade: Grade::Good, ms: 0, said, right: true }]);
    assert_eq!(read(b"at;event;card;grade\r\n2026-11-21T19:03:04Z;review;name:hi;good\r\n").as_ref(), Ok(&events));
    let wrong = |column, given: &str| Err(Fault::Cell { row: 2, column, given: given.to_owned() });
    assert_eq!(read(b"at,event,card\n2026,review,x\n"), wrong("at", "2026"));
    assert_eq!(read(b"event,at,card\nundo,2026-11-21T19:03:04Z,x\n"), wrong("of", ""));
    for lang in Lang::ALL {
        assert_eq!(read(write(&[], lang).as_bytes()), Ok(Vec::new()));
    }
    for (other, column) in [(&b""[..], "event"), (b"foo;bar\n", "event"), (b"event,at\n", "card")] {
        assert_eq!(read(other), Err(Fault::Column { row: 1, column }));
    }
}

#[test]
fn whether_the_month_comes_first_is_known_by_the_whole_table_or_not_at_all() {
    let table = |dates: &[&str]| {
        let rows = dates.iter().map(|date| format!("suspend,{date} 10:00:00,name:hi\n"));
        read(("event,at,card\n".to_owned() + &rows.collect::<String>()).as_bytes())
    };
    let days =
        |dates: &[&str]| table(dates).map(|all| all.iter().map(|one| one.at().to_string()[..10].to_owned()).collect());
    let two = |one: &str, other: &str| Ok(vec![one.to_owned(), other.to_owned()]);
    assert_eq!(days(&["3/4/2026", "13/4/2026"]), two("2026-04-03", "2026-04-13"));
    assert_eq!(days(&["3/4/2026", "4/13/2026"]), two("2026-03-04", "2026-04-13"));
    assert_eq!(days(&["3/3/2026", "2026-04-13"]), two("2026-03-03", "2026-04-13"));
    let wrong = |row, given: &str| Err(Fault::Cell { row, column: "at", given: format!("{given} 10:00:00") });
    assert_eq!(table(&["3/3/2026", "3/4/2026"]), wrong(3, "3/4/2026"));
    assert_eq!(table(&["13/4/2026", "4/13/2026"]), wrong(3, "4/13/2026"));
}

#[test]
fn what_a_spreadsheet_has_saved_without_parts_of_seconds_is_not_taken_twice() {
    let at = |time: &str| time.parse().unwrap();
    let suspend = |time: &str| Event::Suspend { at: at(time), card: "name:hi".to_owned() };
    let undo = |time: &str, of: &str| Event::Undo { at: at(time), card: "name:hi".to_owned(), of: at(of) };
    let known = [suspend("2026-11-21T19:03:04.12Z"), undo("2026-11-21T19:03:05.9Z", "2026-11-21T19:03:04.12Z")];
    let rows = vec![suspend("2026-11-21T19:03:04Z"), undo("2026-11-21T19:03:05Z", "2026-11-21T19:03:04Z")];
    assert_eq!(Import::of(rows, &known, &always()).known, 2);
    assert_eq!(Import::of(vec![suspend("2026-11-21T19:03:04.13Z")], &known, &always()).new, 1);
}

/// A clock for which nothing is ahead.
fn always() -> Clock {
    jiff::tz::TimeZone::UTC.into()
}

#[test]
fn what_is_there_already_is_not_taken_twice_and_what_is_unknown_is_kept_and_counted() {
    let at: Timestamp = "2026-11-21T19:03:04Z".parse().unwrap();
    let suspend = |card: &str| Event::Suspend { at, card: card.to_owned() };
    let (one, two, other) = (suspend("name:hi"), suspend("name:li"), suspend("flag:sweden"));
    let rows = vec![one.clone(), two.clone(), two.clone(), other.clone()];
    let taken = Import::of(rows, &[one], &always());
    assert_eq!(taken, Import { events: vec![two, other.clone()], new: 1, known: 2, unknown: 1, ahead: 0 });
    assert_eq!(Import::of(vec![other.clone()], &[other], &always()), Import { known: 1, ..Import::default() });
}

#[test]
fn decks_and_drills_of_this_version_are_known_and_others_are_not() {
    let at: Timestamp = "2026-11-21T19:03:04Z".parse().unwrap();
    let reset = |card: &str| Event::Reset { at, card: card.to_owned() };
    let drill =
        |what: &str| Event::Drill(Drilled { at, what: what.to_owned(), right: 1, asked: 1, streak: 1, limit: 900 });
    let known = [reset("deck:names"), reset("name:hi"), drill("weak"), drill("ear"), drill("throws:fire+earth")];
    assert!(known.iter().all(is_known));
    let others =
        [reset("deck:flags"), reset("flag:se"), drill("flags"), drill("throws:fire+mud"), drill("ear:fire+fire")];
    assert!(!others.iter().any(is_known));
}
