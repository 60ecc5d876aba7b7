//! The trainer: nothing that was graded is lost, however its process ends; ten thousand reviews are read as they were
//! written; the command line says how the decks stand.

use club::store::Folders;
use club::store::reviewed::Trace;
use club::trainer::journal::{Journal, NAME, Notice};
use club::trainer::session::{Plan, turn};
use club::trainer::{Deck, Event, Grade, Practice, Question, Reply, Session, event, slip};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan as _};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::folder;
use crate::killed::{Running, child, said, say, this_program, told};
use crate::practised;
use crate::volume::share;

/// How often a session is killed, on each of two disks.
const KILLS: usize = 100;

/// A process does less than so many steps, and the one in flight, before it is killed.
const STEPS: usize = 8;

fn open(folders: &Folders) -> (Practice, Vec<Notice>) {
    Practice::open(Some(folders), 90, TimeZone::UTC).unwrap()
}

#[test]
#[ignore = "a process of its own, started and killed by the test below"]
fn child_that_practises_until_it_is_killed() {
    let folders = Folders::find().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(told().parse().unwrap());
    let (mut practice, _) = open(&folders);
    let last = practice.progress().last().unwrap_or(Timestamp::UNIX_EPOCH);
    let mut now = last + SignedDuration::from_hours(24);
    let mut kept = practice.progress().events().len();
    say(&kept.to_string());
    loop {
        let plan = Plan { decks: Deck::ALL.to_vec(), dice: None, length: None, new: 30 };
        let mut session = Session::new(plan, false);
        while let Some(card) = session.next(practice.progress(), now) {
            now += SignedDuration::from_millis(rng.random_range(900..9_000));
            let question = Question::of(card, turn(practice.progress(), card));
            let verdict = question.judge(&Reply::Word("hi".to_owned()));
            let grade = Grade::ALL[rng.random_range(0..4)];
            let event = Session::review(card, &verdict, grade, 1_500, now);
            session.graded(card, verdict.right, event.at());
            practice.keep(vec![event]).unwrap();
            kept += 1;
            say(&kept.to_string());
            if rng.random_ratio(1, 4) {
                let slip = slip::id(Trace::default().then(&kept.to_string()));
                let grade = Grade::ALL[rng.random_range(0..4)];
                let (said, at) = (String::new(), event::moment(now));
                practice.keep(vec![Event::Review { at, card: slip, grade, ms: 900, said, right: true }]).unwrap();
                kept += 1;
                say(&kept.to_string());
            }
            if rng.random_ratio(1, 20) {
                practice.keep(session.undo(now).into_iter().collect()).unwrap();
                session.undone(verdict.right);
                kept += 1;
                say(&kept.to_string());
            }
        }
        now += SignedDuration::from_hours(24);
    }
}

#[test]
fn a_session_that_is_killed_loses_at_most_the_card_in_flight() {
    // On a disk most kills meet the waiting for it, in memory any other moment.
    let events: usize = [tempfile::tempdir().unwrap(), folder::quick()].iter().map(kill_and_look).sum();
    assert!(events >= 2 * share(KILLS), "{events} events were kept");
}

fn kill_and_look(home: &tempfile::TempDir) -> usize {
    let folders = Folders::at(home.path());
    let mut rng = ChaCha8Rng::seed_from_u64(0x6b69_6c6c);
    let (mut stood, mut in_flight, mut torn) = (0, 0, 0);
    for round in 0..share(KILLS) {
        let program = this_program();
        let command =
            child("trainer::child_that_practises_until_it_is_killed", &program, home.path(), &round.to_string());
        let child = Running::start(command);
        let output = child.kill_in_flight(rng.random_range(1..STEPS), rng.random());
        let told: Vec<usize> = said(&output).map(|line| line.parse().unwrap()).collect();
        assert_eq!(told.first(), Some(&stood), "what stood before stands again");
        let acknowledged = *told.last().unwrap();
        let (practice, notices) = open(&folders);
        let there = practice.progress().events().len();
        assert!((acknowledged..=acknowledged + 1).contains(&there), "{acknowledged} were kept, {there} are there");
        in_flight += there - acknowledged;
        torn += usize::from(matches!(notices[..], [Notice::Torn { .. }]));
        stood = there;
    }
    println!("{} kills, {stood} events, {in_flight} in flight, {torn} torn", share(KILLS));
    stood
}

#[test]
fn ten_thousand_reviews_are_read_as_they_were_written() {
    let home = folder::quick();
    let folders = Folders::at(home.path());
    let events = practised::history(10_000);
    let (mut practice, _) = open(&folders);
    practice.keep(events.clone()).unwrap();
    let before = practice.progress().clone();
    drop(practice);
    let (practice, notices) = open(&folders);
    assert!(notices.is_empty() && practice.progress().events() == events);
    assert_eq!(practice.progress().reviews(), before.reviews());
    let today = before.reviews().last().unwrap().day;
    let count = practice.progress().count(&Deck::ALL, today);
    assert_eq!(count, before.count(&Deck::ALL, today));
    assert!(count.firm > 50, "{count:?}");
    assert_eq!(Journal::events(&folders).unwrap().0.len(), events.len());
    assert!(folders.data().join(NAME).metadata().unwrap().len() > 1_000_000);
}

#[test]
fn a_journal_with_any_bytes_changed_opens_or_is_refused_and_keeps_what_it_held() {
    let home = folder::quick();
    let folders = Folders::at(home.path());
    let path = folders.data().join(NAME);
    let (mut practice, _) = open(&folders);
    practice.keep(practised::history(60)).unwrap();
    drop(practice);
    let whole = std::fs::read(&path).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let (mut opened, mut refused) = (0, 0);
    for _ in 0..400 {
        let mut bytes = whole.clone();
        for _ in 0..rng.random_range(1..6) {
            let place = rng.random_range(0..bytes.len());
            bytes[place] = if rng.random_ratio(1, 4) { b'\n' } else { rng.random() };
        }
        bytes.truncate(rng.random_range(bytes.len() / 2..=bytes.len()));
        std::fs::write(&path, &bytes).unwrap();
        match Practice::open(Some(&folders), 90, TimeZone::UTC) {
            Ok((mut practice, _)) => {
                let events = practised::history(1);
                practice.keep(events).unwrap();
                let now = std::fs::read(&path).unwrap();
                let same = bytes.iter().zip(&now).take_while(|(old, new)| old == new).count();
                let torn = std::fs::read(folders.data().join(format!("{NAME}.torn"))).unwrap_or_default();
                let rest = bytes[same..].trim_ascii();
                let kept = rest.is_empty() || torn.windows(rest.len()).any(|part| part == rest);
                assert!(kept, "{} of {} bytes are gone", rest.len(), bytes.len());
                opened += 1;
            }
            Err(_) => {
                assert_eq!(std::fs::read(&path).unwrap(), bytes, "what is refused is left alone");
                refused += 1;
            }
        }
    }
    assert!(opened > 300 && refused > 0, "{opened} {refused}");
}

/// Every card that was met, its id and the day on which it is due, a line each.
fn schedule(practice: &Practice) -> String {
    let progress = practice.progress();
    let first = progress.today(progress.last().unwrap());
    let met = Deck::ALL.iter().flat_map(|deck| deck.cards()).filter(|card| progress.standing(*card).is_some());
    let line = |card: club::trainer::Card| {
        let due = first.series(1.day()).take(5_000).find(|day| progress.is_due(card, *day));
        let due = due.map_or_else(|| "never".to_owned(), |due| due.to_string());
        format!("{} {due}\n", card.id())
    };
    let mut lines: Vec<String> = met.map(line).collect();
    lines.sort();
    lines.concat()
}

#[test]
fn a_journal_of_long_ago_gives_the_schedule_that_it_gave_then() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    std::fs::create_dir_all(folders.data()).unwrap();
    let (journal, expected) = (include_str!("../golden/trainer.jsonl"), include_str!("../golden/trainer.due"));
    std::fs::write(folders.data().join(NAME), journal).unwrap();
    let (practice, notices) = open(&folders);
    assert!(notices.is_empty(), "{notices:?}");
    assert_eq!(practice.progress().events().len(), journal.lines().count() - 1);
    let found = schedule(&practice);
    for (found, expected) in found.lines().zip(expected.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(found.lines().count(), expected.lines().count());
}
