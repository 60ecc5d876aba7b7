//! What was folded once and gone on from is what all events lead to, whatever happens to journal and snapshot.
#![allow(clippy::unwrap_used)]

use std::fs::OpenOptions;

use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use proptest::prelude::*;

use super::*;
use crate::store::Folders;
use crate::store::reviewed::Trace;
use crate::trainer::event::{Drilled, Event};
use crate::trainer::schedule::Grade;
use crate::trainer::{Card, Practice, slip};

/// A home with a journal of its own.
struct Home {
    folder: tempfile::TempDir,
    folders: Folders,
}

impl Home {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::at(folder.path());
        let home = Self { folder, folders };
        fs::create_dir_all(home.folders.data()).unwrap();
        fs::write(home.journal(), "{\"wurfzabel\":\"trainer\",\"version\":1}\n").unwrap();
        home
    }

    fn journal(&self) -> PathBuf {
        self.folders.data().join(journal::NAME)
    }

    fn snapshot(&self) -> PathBuf {
        beside(&self.journal(), END)
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

    /// What the journal leads to where nothing is remembered beside it.
    fn anew(&self, retention: u8, zone: &TimeZone) -> Progress {
        let (events, _) = journal::Journal::events(&self.folders).unwrap();
        Progress::of(events, Scheduler::new(retention), zone.clone())
    }
}

fn zone(name: &str) -> TimeZone {
    TimeZone::get(name).unwrap()
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

const ZONES: [&str; 3] = ["Europe/Berlin", "America/New_York", "UTC"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 160, ..ProptestConfig::default() })]

    #[test]
    fn what_is_gone_on_from_leads_where_all_events_do(
        deeds in deeds(120),
        cuts in prop::collection::vec((0_usize..120, 70_u8..97, 0_usize..6), 1..6),
    ) {
        let home = Home::new();
        let all = events(&deeds);
        let mut cuts: Vec<(usize, u8, usize)> = cuts.into_iter().map(|(at, r, z)| (at.min(all.len()), r, z)).collect();
        cuts.sort_unstable();
        let mut done = 0;
        for (cut, retention, nth) in cuts {
            // Mostly nobody travels.
            let zone = zone(ZONES.get(nth).unwrap_or(&ZONES[0]));
            home.write(&all[done..cut]);
            done = cut;
            let seen = home.view(retention, &zone);
            let anew = Progress::of(all[..cut].to_vec(), Scheduler::new(retention), zone);
            prop_assert!(seen == anew, "{seen:?}\n{anew:?}");
            prop_assert_eq!(seen.written(), anew.written());
        }
    }

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
        prop_assert_eq!(practice.events().unwrap(), &all[..done]);
    }

    #[test]
    fn only_the_last_events_are_at_hand_and_nothing_else_changes(deeds in deeds(80), kept in 0_usize..20) {
        let all = events(&deeds);
        let anew = Progress::of(all.clone(), Scheduler::new(90), TimeZone::UTC);
        let settled = Progress::settled(all, kept, Scheduler::new(90), TimeZone::UTC);
        prop_assert!(settled == anew && settled.held().len() <= kept);
        let mut retained = settled;
        retained.retain(Scheduler::new(80));
        prop_assert!(retained == Progress::of(anew.held().to_vec(), Scheduler::new(80), TimeZone::UTC));
    }

    #[test]
    fn a_journal_or_a_snapshot_with_any_bytes_changed_is_never_wrong(
        deeds in deeds(60),
        changes in prop::collection::vec((any::<bool>(), any::<prop::sample::Index>(), any::<u8>(), 0_u8..6), 1..5),
    ) {
        let home = Home::new();
        home.write(&events(&deeds));
        let utc = TimeZone::UTC;
        home.view(90, &utc);
        for (of_journal, place, byte, how) in changes {
            let path = if of_journal { home.journal() } else { home.snapshot() };
            let Ok(mut bytes) = fs::read(&path) else { continue };
            let first = if of_journal { 37 } else { 0 };
            if bytes.len() <= first {
                continue;
            }
            let at = first + place.index(bytes.len() - first);
            match how {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, byte),
                _ => bytes[at] = byte,
            }
            fs::write(&path, &bytes).unwrap();
            prop_assert!(home.view(90, &utc) == home.anew(90, &utc));
        }
    }
}

fn some() -> Vec<Event> {
    events(&(0..200).map(|n: usize| (((n * 7) % 19) as u8, n % 8, 1, n % 8, 40)).collect::<Vec<_>>())
}

/// Waits until times of this disk are told apart.
fn wait() {
    std::thread::sleep(std::time::Duration::from_millis(150));
}

#[test]
fn years_that_stand_there_as_they_were_are_not_read_again() {
    let utc = TimeZone::UTC;
    for is_settled in [true, false] {
        let home = Home::new();
        home.write(&some());
        if is_settled {
            wait();
        }
        let seen = home.view(90, &utc);
        // A snapshot that tells of something else, with the stamp of this journal, is believed where that is old enough:
        // nothing else was read. Where it is not, the journal may have changed behind it, and its hash tells.
        let (mut read, ..) = load(&home.snapshot(), &Scheduler::new(90), &utc.clone().into()).unwrap();
        read.hash ^= 1;
        let other = Progress::of(some()[..50].to_vec(), Scheduler::new(90), utc.clone());
        write(&home.snapshot(), &read, &other).unwrap();
        assert!(seen != other && home.view(90, &utc) == if is_settled { other } else { seen });
    }
}

#[test]
fn a_change_that_leaves_length_and_time_as_they_were_is_seen() {
    let home = Home::new();
    let utc = TimeZone::UTC;
    home.write(&some());
    wait();
    let before = home.view(90, &utc);
    let time = fs::metadata(home.journal()).unwrap().modified().unwrap();
    let text = fs::read_to_string(home.journal()).unwrap();
    let changed = text.replacen("\"grade\":\"good\"", "\"grade\":\"hard\"", 1);
    fs::write(home.journal(), &changed).unwrap();
    OpenOptions::new().write(true).open(home.journal()).unwrap().set_modified(time).unwrap();
    let after = home.view(90, &utc);
    // Where a system notes nothing but length and time, nobody can tell.
    if cfg!(unix) {
        assert!(after != before && after == home.anew(90, &utc));
    }
}

#[test]
fn a_time_is_settled_when_nothing_can_happen_in_it_any_more() {
    let stamp = |changed: &[(i64, u32)]| Stamp::made(changed);
    let written = |millis: u64| Ok(std::time::UNIX_EPOCH + std::time::Duration::from_millis(millis));
    assert!(!stamp(&[(10, 5)]).is_settled(written(10_050)) && stamp(&[(10, 5)]).is_settled(written(10_101)));
    assert!(!stamp(&[(10, 0)]).is_settled(written(11_900)), "a disk that knows but whole seconds");
    assert!(stamp(&[(10, 0)]).is_settled(written(12_000)));
    assert!(!stamp(&[(10, 5), (11, 5)]).is_settled(written(10_500)), "each of its times counts");
    assert!(!stamp(&[]).is_settled(written(10_500)) && !stamp(&[(10, 5)]).is_settled(written(9_000)));
}

#[test]
fn a_snapshot_that_is_foreign_half_there_or_cannot_be_written_hinders_nothing() {
    let home = Home::new();
    let utc = TimeZone::UTC;
    home.write(&some());
    let seen = home.view(90, &utc);
    let whole = fs::read(home.snapshot()).unwrap();
    let mut later = whole.clone();
    later[7] += 1;
    for bytes in [Vec::new(), b"hello".to_vec(), later, whole[..whole.len() / 2].to_vec(), whole[..20].to_vec()] {
        fs::write(home.snapshot(), &bytes).unwrap();
        assert!(home.view(90, &utc) == seen);
        assert_eq!(fs::read(home.snapshot()).unwrap().len(), whole.len(), "it is made again");
    }
    // What a kill has left of it is written over; where nothing can be written, everything works without.
    let fresh = beside(&home.snapshot(), ".new");
    fs::write(&fresh, b"half").unwrap();
    fs::remove_file(home.snapshot()).unwrap();
    assert!(home.view(90, &utc) == seen && home.snapshot().exists() && !fresh.exists());
    fs::remove_file(home.snapshot()).unwrap();
    fs::create_dir(&fresh).unwrap();
    assert!(home.view(90, &utc) == seen && !home.snapshot().exists());
    fs::create_dir(home.snapshot()).unwrap();
    let (mut practice, notices) = Practice::open(Some(&home.folders), 90, utc.clone()).unwrap();
    assert!(practice.progress() == &seen && notices.is_empty());
    practice.keep(some()[..1].to_vec()).unwrap();
    assert!(practice.progress() == &home.anew(90, &utc));
}

#[test]
fn half_a_line_blank_ones_and_what_is_not_understood_are_told_as_without() {
    for end in ["{\"event\":\"rev", "\n\n  \n", "nonsense\n", "nonsense\n\n{\"event\":\"undo\"", "\r\n"] {
        let mut told = Vec::new();
        for is_remembered in [false, true] {
            let home = Home::new();
            home.write(&some());
            let text = format!("{}nonsense\n{}\n", fs::read_to_string(home.journal()).unwrap(), some()[3].line());
            fs::write(home.journal(), &text).unwrap();
            if is_remembered {
                home.view(90, &TimeZone::UTC);
                assert!(home.snapshot().exists());
            }
            fs::write(home.journal(), text + end).unwrap();
            let (mut practice, notices) = Practice::open(Some(&home.folders), 90, TimeZone::UTC).unwrap();
            practice.keep(some()[..1].to_vec()).unwrap();
            let notices: Vec<String> = notices
                .iter()
                .map(|notice| format!("{notice:?}").replace(&home.folder.path().display().to_string(), ""))
                .collect();
            told.push((notices, fs::read_to_string(home.journal()).unwrap(), practice.progress().events()));
        }
        assert_eq!(told[0], told[1], "{end:?}");
    }
}

#[test]
fn a_deep_journal_is_folded_with_few_events_at_hand_and_one_taken_back_long_after_is_found() {
    let home = Home::new();
    let utc = TimeZone::UTC;
    let mut all = events(&(0..6000).map(|n: usize| ((n % 15) as u8, n % 8, 1, n % 8, 40)).collect::<Vec<_>>());
    home.write(&all);
    assert!(home.view(90, &utc) == Progress::of(all.clone(), Scheduler::new(90), utc.clone()));
    let last = all.last().unwrap().at();
    let Event::Review { at, card, .. } = all[5].clone() else { unreachable!() };
    let undo = Event::Undo { at: last, card, of: at };
    home.write(std::slice::from_ref(&undo));
    all.push(undo);
    let anew = Progress::of(all, Scheduler::new(90), utc.clone());
    assert!(home.view(90, &utc) == anew);
    fs::remove_file(home.snapshot()).unwrap();
    assert!(home.view(90, &utc) == anew);
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
            journal::Notice::Ahead { count, first } => Some((*count, first.year())),
            journal::Notice::Torn { .. } | journal::Notice::Unread { .. } => None,
        });
        (progress.reviews().len(), ahead)
    };
    // Each time from the journal, then from what it had led to.
    for _ in 0..2 {
        assert_eq!(view("2026-11-21T10:00:00Z"), (1, Some((2, 2036))));
    }
    for _ in 0..2 {
        assert_eq!(view("2036-11-21T10:00:00Z"), (2, Some((1, 9999))));
    }
    // A computer whose date was wrong for a while.
    for _ in 0..2 {
        assert_eq!(view("2026-11-21T10:00:00Z"), (1, Some((2, 2036))));
    }
    home.write(&[review("2026-11-21T10:00:00Z"), review("2030-11-20T10:00:00Z")]);
    assert_eq!(view("2026-11-21T10:00:00Z"), (2, Some((3, 2030))));
    let clock = Clock::new(TimeZone::UTC, at("2026-11-21T10:00:00Z"));
    let (mut practice, _) = Practice::open(Some(&home.folders), 90, clock).unwrap();
    // The window stays open for days.
    practice.at(at("2026-11-28T10:00:00Z")).keep(vec![review("2026-11-28T10:00:00Z")]).unwrap();
    assert_eq!(practice.progress().reviews().len(), 3);
    let mut unkept = Practice::open(None, 90, Clock::new(TimeZone::UTC, at("2026-11-21T10:00:00Z"))).unwrap().0;
    unkept.keep(vec![review("2026-11-21T10:00:00Z"), review("2030-11-20T10:00:00Z")]).unwrap();
    assert_eq!((unkept.progress().reviews().len(), unkept.events().unwrap().len()), (1, 2), "and nothing is lost");
}
