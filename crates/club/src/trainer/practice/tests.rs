//! Whoever practises stands where all events of the journal lead.
#![allow(clippy::unwrap_used)]

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::PathBuf;

use jiff::SignedDuration;
use jiff::tz::TimeZone;
use proptest::prelude::*;

use super::*;
use crate::store::append_log::Unread;
use crate::store::disk::beside;
use crate::store::reviewed::Trace;
use crate::trainer::event::Drilled;
use crate::trainer::schedule::Grade;
use crate::trainer::{Card, journal, slip};

/// A home with a journal of its own.
struct Home {
    _folder: tempfile::TempDir,
    folders: Folders,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::at(folder.path());
        let home = Self { _folder: folder, folders };
        fs::create_dir_all(home.folders.data()).unwrap();
        fs::write(home.journal(), "{\"wurfzabel\":\"trainer\",\"version\":1}\n").unwrap();
        home
    }

    fn journal(&self) -> PathBuf {
        self.folders.data().join(journal::NAME)
    }

    /// Adds lines to the journal, as another program would.
    fn write(&self, events: &[Event]) {
        let mut file = OpenOptions::new().append(true).open(self.journal()).unwrap();
        let lines: String = events.iter().map(|event| event.line() + "\n").collect();
        file.write_all(lines.as_bytes()).unwrap();
    }

    fn view(&self, retention: u8, zone: &TimeZone) -> Progress {
        Practice::view(&self.folders, retention, zone.clone()).unwrap().0
    }
}

/// Something that happens: what, to which card, how long after the one before, how, and about which one before.
type Deed = (u8, usize, i64, usize, usize);

/// Events in the order in which they are written, with much that reaches back: several at one moment, what is taken back
/// at once and after years, before it came; lines of another machine between.
fn events(deeds: &[Deed]) -> Vec<Event> {
    let some: Vec<Card> = Card::all().iter().copied().step_by(41).take(9).collect();
    let mut now: Timestamp = "2025-03-28T20:00:00Z".parse().unwrap();
    let mut all: Vec<Event> = Vec::new();
    for (what, which, later, how, back) in deeds {
        now += SignedDuration::from_hours(*later);
        let mut at = now;
        let mut card = match some.get(*which) {
            Some(card) => card.id(),
            None if how % 4 == 0 => "card of another version".to_owned(),
            None => slip::id(Trace::default().then(&(how % 4).to_string())),
        };
        let (ms, right) = (*how as u32 * 700, how % 3 > 0);
        let said = ["hi", "", "li", "13"][how % 4].to_owned();
        let earlier = all.get((all.len() + back).saturating_sub(41)).map(|event| (event.at(), event.clone()));
        all.push(match what {
            0..=11 => Event::Review { at, card, grade: Grade::ALL[how % 4], ms, said, right },
            12..=14 => Event::Try { at, card, ms, said, right },
            15 => Event::Suspend { at, card },
            16 => Event::Resume { at, card },
            17 => Event::Reset { at, card: if *how == 0 { "deck:names".to_owned() } else { card } },
            18 | 19 => {
                let mut of = at + SignedDuration::from_hours(*back as i64);
                if let Some((when, Event::Review { card: its, .. } | Event::Reset { card: its, .. })) = earlier {
                    (of, card) = (when, its);
                }
                Event::Undo { at, card, of }
            }
            20 => Event::Drill(Drilled { at, what: "weak".into(), right: 3, asked: 7, streak: *how as u32, limit: ms }),
            _ => {
                at -= SignedDuration::from_hours(24 * *back as i64);
                Event::Review { at, card, grade: Grade::ALL[how % 4], ms, said, right }
            }
        });
    }
    all
}

fn deeds(most: usize) -> impl Strategy<Value = Vec<Deed>> {
    // What comes from elsewhere is rare.
    let what = prop_oneof![200 => 0_u8..21, 1 => Just(21_u8)];
    prop::collection::vec((what, 0_usize..10, prop_oneof![Just(0_i64), 0_i64..60], 0_usize..8, 0_usize..41), 0..most)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, ..ProptestConfig::default() })]

    #[test]
    fn whoever_practises_stands_where_all_events_lead(
        deeds in deeds(90),
        steps in prop::collection::vec((1_usize..9, 0_u8..8), 30),
    ) {
        let home = Home::new();
        let all = events(&deeds);
        let (utc, mut done) = (TimeZone::UTC, 0);
        let mut practice = Practice::open(Some(&home.folders), 90, utc.clone()).unwrap().0;
        for (count, what) in steps {
            let end = (done + count).min(all.len());
            practice.keep(all[done..end].to_vec()).unwrap();
            done = end;
            let anew = Progress::of(all[..done].to_vec(), Scheduler::new(90), utc.clone());
            prop_assert!(practice.progress() == &anew);
            if what == 0 {
                drop(practice);
                practice = Practice::open(Some(&home.folders), 90, utc.clone()).unwrap().0;
                prop_assert!(practice.progress() == &anew);
            }
        }
        prop_assert_eq!(practice.progress().events(), &all[..done]);
    }

    #[test]
    fn another_retention_leads_where_all_events_do_with_it(deeds in deeds(80)) {
        let all = events(&deeds);
        let mut retained = Progress::of(all.clone(), Scheduler::new(90), TimeZone::UTC);
        retained.reschedule(Scheduler::new(80));
        prop_assert!(retained == Progress::of(all, Scheduler::new(80), TimeZone::UTC));
    }
}

fn some() -> Vec<Event> {
    events(&(0..200).map(|n: usize| (((n * 7) % 19) as u8, n % 8, 1, n % 8, 40)).collect::<Vec<_>>())
}

#[test]
fn what_an_earlier_version_kept_beside_the_journal_is_not_read_and_stays() {
    let home = Home::new();
    home.write(&some());
    let seen = home.view(90, &TimeZone::UTC);
    let cache = beside(&home.journal(), ".fold");
    fs::write(&cache, b"wzfold\x00\x01").unwrap();
    let (mut practice, notices) = Practice::open(Some(&home.folders), 90, TimeZone::UTC).unwrap();
    assert!(practice.progress() == &seen && notices.is_empty());
    practice.keep(some()[..1].to_vec()).unwrap();
    assert_eq!(fs::read(&cache).unwrap(), b"wzfold\x00\x01");
}

#[test]
fn half_a_line_is_cut_off_blank_ones_go_and_what_is_not_understood_stays_and_is_told() {
    for (end, stays, unread, is_torn) in [
        ("{\"event\":\"rev", "", 1, true),
        ("\n\n  \n", "", 1, false),
        ("nonsense\n", "nonsense\n", 2, false),
        ("nonsense\n\n{\"event\":\"undo\"", "nonsense\n", 2, true),
        ("\r\n", "", 1, false),
    ] {
        let home = Home::new();
        home.write(&some());
        let text = format!("{}nonsense\n{}\n", fs::read_to_string(home.journal()).unwrap(), some()[3].line());
        fs::write(home.journal(), text.clone() + end).unwrap();
        let (mut practice, notices) = Practice::open(Some(&home.folders), 90, TimeZone::UTC).unwrap();
        practice.keep(some()[..1].to_vec()).unwrap();
        let path = home.journal().canonicalize().unwrap();
        let torn = is_torn.then(|| Notice::Torn { kept: beside(&path, ".torn") });
        let told = Notice::Unread(Unread { path, count: unread, line: some().len() + 2 });
        assert_eq!(notices, [told].into_iter().chain(torn).collect::<Vec<_>>(), "{end:?}");
        assert_eq!(fs::read_to_string(home.journal()).unwrap(), format!("{text}{stays}{}\n", some()[0].line()));
        assert_eq!(practice.progress().events().len(), some().len() + 2);
    }
}

#[test]
fn one_taken_back_long_after_is_found() {
    let home = Home::new();
    let utc = TimeZone::UTC;
    let mut all = events(&(0..6000).map(|n: usize| ((n % 15) as u8, n % 8, 1, n % 8, 40)).collect::<Vec<_>>());
    home.write(&all);
    let before = home.view(90, &utc);
    let last = all.last().unwrap().at();
    let Event::Review { at, card, .. } = all[5].clone() else { unreachable!() };
    let undo = Event::Undo { at: last, card, of: at };
    let mut practice = Practice::open(Some(&home.folders), 90, utc.clone()).unwrap().0;
    practice.keep(vec![undo.clone()]).unwrap();
    all.retain(|event| event.at() != at);
    let without = Progress::of(all, Scheduler::new(90), utc.clone());
    assert!(practice.progress() == &home.view(90, &utc));
    assert_eq!(practice.progress().reviews(), without.reviews());
    assert_eq!(practice.progress().reviews().len() + 1, before.reviews().len());
}

#[test]
fn what_is_dated_ahead_counts_when_its_time_has_come_and_not_before() {
    let home = Home::new();
    let at = |time: &str| -> Timestamp { time.parse().unwrap() };
    let review = |time: &str| {
        let (at, card, said) = (at(time), "name:hi".to_owned(), String::new());
        Event::Review { at, card, grade: Grade::Good, ms: 1, said, right: true }
    };
    home.write(&[review("2026-11-20T10:00:00Z"), review("2036-11-20T10:00:00Z"), review("9999-12-30T20:00:00Z")]);
    let view = |now: &str| {
        let (progress, notices) = Practice::view(&home.folders, 90, Clock::new(TimeZone::UTC, at(now))).unwrap();
        let ahead = notices.iter().find_map(|notice| match notice {
            Notice::Ahead { count, first } => Some((*count, first.year())),
            Notice::Torn { .. } | Notice::Unread(_) => None,
        });
        (progress.reviews().len(), ahead)
    };
    assert_eq!(view("2026-11-21T10:00:00Z"), (1, Some((2, 2036))));
    assert_eq!(view("2036-11-21T10:00:00Z"), (2, Some((1, 9999))));
    home.write(&[review("2026-11-21T10:00:00Z"), review("2030-11-20T10:00:00Z")]);
    assert_eq!(view("2026-11-21T10:00:00Z"), (2, Some((3, 2030))));
    let clock = Clock::new(TimeZone::UTC, at("2026-11-21T10:00:00Z"));
    let (mut practice, _) = Practice::open(Some(&home.folders), 90, clock).unwrap();
    // The window stays open for days.
    practice.at(at("2026-11-28T10:00:00Z")).keep(vec![review("2026-11-28T10:00:00Z")]).unwrap();
    assert_eq!(practice.progress().reviews().len(), 3);
    let mut unkept = Practice::open(None, 90, Clock::new(TimeZone::UTC, at("2026-11-21T10:00:00Z"))).unwrap().0;
    unkept.keep(vec![review("2026-11-21T10:00:00Z"), review("2030-11-20T10:00:00Z")]).unwrap();
    assert_eq!((unkept.progress().reviews().len(), unkept.progress().events().len()), (1, 2), "and nothing is lost");
}
