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
        prop_assert_eq!(&read(&write(&events).unwrap()).unwrap(), &events);
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
    assert_eq!(read(b"at,event,card\n2026,review,x\n"), Err(Fault { row: 2 }));
    assert_eq!(read(b"event,at,card\nundo,2026-11-21T19:03:04Z,x\n"), Err(Fault { row: 2 }));
    assert_eq!(read(&write(&[]).unwrap()), Ok(Vec::new()));
    for other in [&b""[..], b"foo;bar\n", b"event,at\n"] {
        assert_eq!(read(other), Err(Fault { row: 1 }));
    }
}

#[test]
fn what_is_there_already_is_not_taken_twice_and_what_is_unknown_is_kept_and_counted() {
    let at: Timestamp = "2026-11-21T19:03:04Z".parse().unwrap();
    let suspend = |card: &str| Event::Suspend { at, card: card.to_owned() };
    let (one, two, other) = (suspend("name:hi"), suspend("name:li"), suspend("flag:sweden"));
    let rows = vec![one.clone(), two.clone(), two.clone(), other.clone()];
    let taken = Taken::of(rows, &[one]);
    assert_eq!(taken, Taken { events: vec![two, other.clone()], new: 1, known: 2, unknown: 1 });
    assert_eq!(Taken::of(vec![other.clone()], &[other]), Taken { known: 1, ..Taken::default() });
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
