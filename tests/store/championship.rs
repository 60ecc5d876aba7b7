//! A championship: nothing that was entered is lost, however its process ends; two organisers do not overwrite each other.

use std::path::Path;

use jiff::civil::date;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use wurfzabel::championship::journal::{Error, Kept, view};
use wurfzabel::championship::{Championship, Head};

use crate::folder;
use crate::killed::{Running, child, said, say, this_program, told};

/// How often an organiser is killed, on each of two disks.
const KILLS: u64 = 60;
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
        for _ in 0..KILLS {
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
        println!("{KILLS} kills, {stood} results, {in_flight} in flight");
        assert!(stood >= 2 * KILLS as usize, "{stood} results were kept");
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
    assert!(matches!(kept.keep(&[join]), Err(Error::Changed(_))));
    assert_eq!((kept.cup().people().len(), std::fs::read_to_string(&path).unwrap()), (0, theirs));
}
