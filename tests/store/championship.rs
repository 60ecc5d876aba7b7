//! A championship: nothing that was entered is lost, however its process ends; two organisers do not overwrite each other.

use std::path::Path;

use club::championship::journal::{Error, Kept, Row, Why, is_named, view};
use club::championship::{Championship, Head};
use club::store::{Folders, archive};
use jiff::civil::date;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::folder;
use crate::killed::{Running, child, said, say, this_program, told};
use crate::volume::share;

/// How often an organiser is killed, on each of two disks.
const KILLS: usize = 60;
/// A process does less than so many steps, and the one in flight, before it is killed.
const STEPS: usize = 8;

/// How many results were entered.
fn entered(cup: &Championship) -> usize {
    cup.stages().map(|(_, stage)| stage.parts[0].matches.iter().filter(|one| !one.is_open()).count()).sum()
}

#[test]
#[ignore = "a process of its own, started and killed by the test below"]
fn child_that_enters_results_until_it_is_killed() {
    let path = told();
    let (mut kept, notice) = Kept::open(Path::new(&path)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(entered(kept.cup()) as u64);
    say(&format!("{} {}", entered(kept.cup()), u8::from(notice.is_some())));
    loop {
        let (a, b) = (rng.random_range(1..=20), rng.random_range(21..=40));
        let score = if rng.random() { [1, 0] } else { [0, 1] };
        let meet = kept.cup().meet(a, b, score, date(2027, 6, 21)).unwrap();
        kept.keep(&[meet]).unwrap();
        say(&entered(kept.cup()).to_string());
    }
}

#[test]
fn an_organiser_who_is_killed_loses_at_most_the_entry_in_flight() {
    let kills = share(KILLS);
    for home in [tempfile::tempdir().unwrap(), folder::quick()] {
        let path = home.path().join("a.wurfcup");
        let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
        let mut events = Vec::new();
        for id in 1..=40 {
            events.push(cup.join(&format!("P{id}"), "").unwrap());
            cup.take(events.last().unwrap());
        }
        drop(Kept::create(&path, cup, &events).unwrap());
        let mut rng = ChaCha8Rng::seed_from_u64(0x6b69_6c6c);
        let (mut stood, mut in_flight, program) = (0, 0, this_program());
        for _ in 0..kills {
            let test = "championship::child_that_enters_results_until_it_is_killed";
            let child = Running::start(child(test, &program, home.path(), path.to_str().unwrap()));
            let output = child.kill_in_flight(rng.random_range(1..STEPS), rng.random());
            let told: Vec<usize> = said(&output).map(|line| line.split(' ').next().unwrap().parse().unwrap()).collect();
            assert_eq!(told.first(), Some(&stood), "what stood before stands again");
            let acknowledged = *told.last().unwrap();
            let seen = view(&path).unwrap();
            assert!(seen.fault.is_none());
            let there = entered(&seen.cup);
            assert!((acknowledged..=acknowledged + 1).contains(&there), "{acknowledged} were kept, {there} are there");
            in_flight += there - acknowledged;
            stood = there;
        }
        println!("{kills} kills, {stood} results, {in_flight} in flight");
        assert!(stood >= 2 * kills, "{stood} results were kept");
    }
}

#[test]
fn a_file_that_somebody_else_changed_is_not_overwritten() {
    let home = folder::quick();
    let path = home.path().join("a.wurfcup");
    let mut kept = Kept::create(&path, Championship::new(Head::world("Wien", 2027, 1)).unwrap(), &[]).unwrap();
    let theirs = std::fs::read_to_string(&path).unwrap() + "{\"event\":\"join\",\"id\":1,\"name\":\"Bo\"}\n";
    std::fs::write(&path, &theirs).unwrap();
    let join = kept.cup().join("Ada", "").unwrap();
    assert!(matches!(kept.keep(&[join]), Err(Error { why: Why::Changed, .. })));
    assert_eq!((kept.cup().people().len(), std::fs::read_to_string(&path).unwrap()), (0, theirs));
}

#[test]
fn a_championship_is_deleted_kept_in_the_trash_and_brought_back_as_a_match_is() {
    let home = folder::quick();
    let folders = Folders::at(home.path());
    folders.prepare().unwrap();
    let cup = || Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let kept = Kept::begin(&folders.matches(), cup(), &[]).unwrap();
    let path = kept.path().to_owned();
    let now = jiff::Timestamp::now();
    assert!(matches!(archive::delete(&folders, &path, now), Err(archive::Error::InUse(_))), "somebody keeps it");
    drop(kept);
    let whole = std::fs::read(&path).unwrap();
    let trashed = archive::delete(&folders, &path, now).unwrap();
    assert_eq!((path.exists(), archive::trash(&folders)), (false, vec![trashed.clone()]));
    assert!(is_named(trashed.from()));
    let row = Row::read(trashed.at().to_owned());
    assert_eq!(row.found.unwrap().cup.head().name, "Wien", "its name and year can be told");
    // Meanwhile another has taken its name.
    drop(Kept::begin(&folders.matches(), cup(), &[]).unwrap());
    let back = trashed.undo().unwrap();
    assert_eq!(back, path.with_file_name("2027-wien-copy.wurfcup"));
    assert_eq!((std::fs::read(&back).unwrap(), archive::trash(&folders)), (whole, vec![]));
    let _trashed = archive::delete(&folders, &back, now).unwrap();
    for name in ["a.wurfcup.lock", "b.wurfcup.new"] {
        let old = std::fs::File::create(folders.matches().join(name)).unwrap();
        old.set_modified(std::time::SystemTime::now() - std::time::Duration::from_secs(3 * 24 * 60 * 60)).unwrap();
    }
    let later = now + archive::KEPT + std::time::Duration::from_secs(1);
    assert_eq!(archive::purge(&folders, later), 1);
    let left: Vec<_> = std::fs::read_dir(folders.matches()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left, [path.file_name().unwrap()], "what a kill left half made is gone, what lies there is not");
    assert_eq!(archive::trash(&folders), []);
}
