//! The index of the archive: whatever happens to files or to itself, it answers what the files say.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use club::store::archive::{self, Row};
use club::store::index::{self, Archive, Called, MatchStatus, Progress, Sieve};
use club::store::statistics::{self, Who};
use club::store::{Folders, journal};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::PlayerKind;
use jiff::tz::TimeZone;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand::{Rng, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// How often a process is killed.
const KILLS: usize = 60;

use crate::killed::{Running, child, say, this_program, told};
use crate::volume::share;
use crate::{folder, play};

/// The archive of a folder, in step with its files.
pub fn followed(folders: &Folders) -> Archive {
    let archive = Archive::new(Some(folders.clone()), TimeZone::UTC);
    assert!(archive.catch_up(Duration::MAX).unwrap());
    archive
}

fn place() -> (tempfile::TempDir, Folders) {
    let folder = folder::quick();
    let folders = Folders::at(folder.path());
    folders.prepare().unwrap();
    (folder, folders)
}

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

const TABLES: [[(&str, PlayerKind); 2]; 3] = [
    [("Ada", PlayerKind::Human), ("Bo", PlayerKind::Human)],
    [("Ada", PlayerKind::Human), ("Computer", PlayerKind::Bot(Level::Strong))],
    [("Änne", PlayerKind::Human), ("Rechner", PlayerKind::Bot(Level::Easy))],
];

/// A match begun at that second; over, or after that many lines.
fn played(folders: &Folders, rng: &mut dyn Rng, second: u32, most: usize) -> PathBuf {
    let table = TABLES.choose(rng).unwrap();
    play::played(folders, &play::header_of(table, second), rng, most).0
}

/// What a row says; whatever differs is told.
fn says(row: &Row) -> String {
    format!("{:?}", (&row.path, row.bytes, &row.mark, &row.found))
}

/// Everything an archive answers, in words.
fn all(archive: &Archive) -> Vec<String> {
    let found = archive.find(&Sieve::default());
    let ids: Vec<_> = found.iter().map(|found| found.id).collect();
    let mut told: Vec<String> = archive.rows(&ids).iter().map(says).collect();
    told.extend(found.iter().map(|found| format!("{:?} {:?} {}", found.stage, found.started(), found.begun)));
    let path = |id| archive.path(id).unwrap();
    for standing in statistics::standings(&archive.ledger(), &Clone::clone) {
        let ends = [&standing.highest, &standing.lowest].map(|one| (one.started, one.score, path(one.id)));
        let (matches, wins, mean) = (standing.matches, standing.wins, standing.mean);
        told.push(format!("{} {:?} {matches} {wins} {mean} {ends:?}", standing.game, standing.who));
    }
    for course in statistics::course::courses(&archive.ledger(), &Clone::clone, None, 8) {
        told.push(format!("{} {} {:?}", course.game, course.matches, course.dates));
        for line in course.lines {
            let low = |point: &statistics::course::Point| (point.mean, point.places, path(point.low.id));
            told.push(format!("{:?} {:?}", line.who, line.points.iter().map(low).collect::<Vec<_>>()));
        }
    }
    told.extend(archive.fairness(None).iter().map(|one| format!("{one:?}")));
    let whos = [Who::Human("Ada".to_owned()), Who::Bot(Level::Strong)];
    told.extend(archive.fairness(Some(&whos[..1])).iter().map(|one| format!("{one:?}")));
    for words in ["ada", "NAMASTE", "november bo", "wurf", "nobody"] {
        let sieve = Sieve { words: words.to_owned(), ..Sieve::default() };
        let paths: Vec<PathBuf> = archive.find(&sieve).iter().map(|found| path(found.id)).collect();
        told.push(format!("{words}: {paths:?} {:?}", archive.counts(&sieve)));
    }
    told.push(format!("{:?}", archive.linked()));
    told
}

/// That the archive answers what the files say, and what an index made anew would.
#[track_caller]
fn assert_true(folders: &Folders, archive: &Archive) {
    let mut rows = archive::list(folders).unwrap();
    // As they are shown: the latest first.
    rows.sort_by_key(|row| std::cmp::Reverse(row.found.as_ref().ok().and_then(|summary| summary.started)));
    let found: Vec<_> = archive.find(&Sieve::default()).iter().map(|found| found.id).collect();
    let known = archive.rows(&found);
    assert_eq!(known.iter().map(says).collect::<Vec<_>>(), rows.iter().map(says).collect::<Vec<_>>());
    let over = rows.iter().filter(|row| MatchStatus::of(row) == MatchStatus::Finished);
    let over = over.filter_map(|row| Some(&row.found.as_ref().ok()?.header));
    let over = over.filter(|header| header.players.iter().any(|player| player.kind.is_human()));
    let over = over.map(|header| header.game.clone()).collect();
    assert_eq!(archive.finished_games(), over);
    let elsewhere = folder::quick();
    let other = Folders::at(elsewhere.path());
    other.prepare().unwrap();
    for row in &rows {
        let target = other.matches().join(row.path.file_name().unwrap());
        fs::copy(&row.path, &target).unwrap();
    }
    let anew = all(&followed(&other)).join("\n");
    let here = all(archive).join("\n");
    let (one, two) = (folders.matches().display().to_string(), other.matches().display().to_string());
    assert_eq!(here.replace(&one, "…"), anew.replace(&two, "…"));
}

#[test]
fn a_game_that_only_computers_played_was_played_by_nobody() {
    let (_folder, folders) = place();
    let seats = ["Ada", "Bo"].map(|name| (name.to_owned(), Level::Easy));
    let run = games::shelf::find("pasch").unwrap().run(&Default::default(), &seats, Luck::new(1)).unwrap();
    fs::write(folders.matches().join("2026-11-01-12-00-00-a.wurf"), run.text()).unwrap();
    let archive = followed(&folders);
    assert_eq!((archive.finished_games().len(), archive.find(&Sieve::default()).len()), (0, 1));
    fs::write(folders.matches().join("2026-11-02-12-00-00-b.wurf"), run.text().replacen("bot:easy", "human", 1))
        .unwrap();
    assert_eq!(followed(&folders).finished_games().len(), 1);
}

/// Something that may happen to a file while the program looks elsewhere.
fn happen(folders: &Folders, rng: &mut dyn Rng, second: u32) {
    let mut files: Vec<PathBuf> = fs::read_dir(folders.matches()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "wurf"));
    files.sort();
    let one = files.choose(rng).cloned();
    match (rng.random_range(0..9), one) {
        (0 | 1, _) | (_, None) => drop(played(folders, rng, second, usize::MAX)),
        (2, _) => drop(played(folders, rng, second, 8)),
        (3, Some(path)) => fs::remove_file(path).unwrap(),
        (4, Some(path)) => fs::rename(&path, folders.matches().join(format!("renamed-{second}.wurf"))).unwrap(),
        (5, Some(path)) => {
            // Goes on with it, as the table does.
            let Ok(opened) = journal::Journal::open(&path) else { return };
            let (mut journal, mut table) = (opened.journal, opened.table);
            play::play(table.as_mut(), &mut journal, rng, 4);
        }
        (6, Some(path)) => {
            let text = fs::read(&path).unwrap();
            let cut = rng.random_range(0..text.len().max(1));
            fs::write(&path, &text[..cut]).unwrap();
        }
        (7, Some(path)) => {
            // Another of the same length, and no later.
            let mut text = fs::read(&path).unwrap();
            let time = fs::metadata(&path).unwrap().modified().unwrap();
            if let Some(place) = text.iter().rposition(u8::is_ascii_digit) {
                text[place] = if text[place] == b'1' { b'2' } else { b'1' };
            }
            fs::write(&path, text).unwrap();
            fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        }
        (_, Some(path)) => fs::write(path, "nothing of ours").unwrap(),
    }
}

#[test]
fn whatever_happens_to_files_the_index_says_what_they_say() {
    let (_home, folders) = place();
    let mut rng = rng(61);
    let archive = followed(&folders);
    for second in 0..40 {
        for _ in 0..rng.random_range(1..4) {
            happen(&folders, &mut rng, second);
        }
        archive.catch_up(Duration::MAX).unwrap();
        if second % 4 == 0 {
            assert_true(&folders, &archive);
        }
    }
    assert_true(&folders, &archive);
    // One that was made before is found in step as well.
    drop(archive);
    assert_true(&folders, &followed(&folders));
}

/// How many files were read to bring the archive into step.
fn read(archive: &Archive) -> usize {
    let mut read = 0;
    archive.all_changed();
    archive
        .follow(&mut |Progress { of, .. }| {
            read = of;
            true
        })
        .unwrap();
    read
}

#[test]
fn what_has_not_changed_is_not_read_again() {
    let (_home, folders) = place();
    let path = played(&folders, &mut rng(62), 1, usize::MAX);
    let text = fs::read(&path).unwrap();
    for number in 0..300 {
        fs::write(folders.matches().join(format!("{number:04}.wurf")), &text).unwrap();
    }
    // What has changed just now may do so again and look the same.
    std::thread::sleep(Duration::from_millis(300));
    let archive = followed(&folders);
    assert_eq!(archive.find(&Sieve::default()).len(), 301);
    assert_eq!(read(&archive), 0);
    fs::write(folders.matches().join("0007.wurf"), "broken").unwrap();
    assert_eq!(read(&archive), 1);
    drop(archive);
    std::thread::sleep(Duration::from_millis(300));
    assert!(read(&followed(&folders)) <= 1);
}

#[test]
fn a_row_is_never_older_than_its_file() {
    let (_home, folders) = place();
    let mut rng = rng(63);
    let (one, two) = (played(&folders, &mut rng, 1, usize::MAX), played(&folders, &mut rng, 2, usize::MAX));
    let archive = followed(&folders);
    let ids: Vec<_> = archive.find(&Sieve::default()).iter().map(|found| found.id).collect();
    fs::write(&one, "nothing").unwrap();
    fs::remove_file(&two).unwrap();
    let rows = archive.rows(&ids);
    assert!(rows.len() == 2 && rows.iter().all(|row| row.found.is_err()), "{rows:?}");
    archive.catch_up(Duration::MAX).unwrap();
    assert_true(&folders, &archive);
}

#[test]
fn a_sieve_lets_through_what_it_says() {
    let (_home, folders) = place();
    let mut rng = rng(64);
    for second in 0..30 {
        played(&folders, &mut rng, second * 3000, if second % 3 == 0 { 9 } else { usize::MAX });
    }
    fs::write(folders.matches().join("kaputt.wurf"), "nothing of ours").unwrap();
    let archive = followed(&folders);
    let find = |sieve: Sieve| -> Vec<Row> {
        let ids: Vec<_> = archive.find(&sieve).iter().map(|found| found.id).collect();
        archive.rows(&ids)
    };
    let with = |words: &str| Sieve { words: words.to_owned(), ..Sieve::default() };
    let rows = find(Sieve::default());
    let count = |lets: &dyn Fn(&Row) -> bool| rows.iter().filter(|row| lets(row)).count();
    let has = |row: &Row, name: &str| {
        row.found.as_ref().is_ok_and(|summary| summary.header.players.iter().any(|player| player.name == name))
    };
    assert_eq!(find(with("änn")).len(), count(&|row| has(row, "Änne")));
    assert_eq!(find(with("BO ada")).len(), count(&|row| has(row, "Bo") && has(row, "Ada")));
    for words in ["namaste", "november 2026", "20. november", "2026-11-20"] {
        assert_eq!(find(with(words)).len(), 30, "{words}");
    }
    assert_eq!(find(with("kaputt")).len(), 1);
    // Whoever is called something else now is found by that, and by their whole names of before only.
    let called = |words: &str, then: &str| Sieve {
        called: vec![Called { now: "Wanda".to_owned(), then: vec![then.to_owned()] }],
        ..with(words)
    };
    assert_eq!(find(called("wand", "Bo")).len(), count(&|row| has(row, "Bo")));
    assert_eq!(find(called("Wanda ada", "Bo")).len(), count(&|row| has(row, "Bo") && has(row, "Ada")));
    assert!(find(called("wanda", "B")).is_empty() && find(with("wanda")).is_empty());
    assert!(find(with("oktober")).is_empty() && find(with("ada oktober")).is_empty());
    let counts = archive.counts(&with("ada"));
    for (stage, counted) in MatchStatus::ALL.into_iter().zip(counts.stages) {
        let sieve = Sieve { stage: Some(stage), ..with("ada") };
        assert_eq!(find(sieve).len(), counted);
        assert_eq!(counted, count(&|row| has(row, "Ada") && MatchStatus::of(row) == stage));
    }
    assert_eq!(counts.games, [("namaste".to_owned(), 30)]);
    let games = |key: &str| Sieve { games: Some(vec![key.to_owned()]), ..Sieve::default() };
    assert_eq!((find(games("namaste")).len(), find(games("ludix")).len()), (30, 0));
    let since = Sieve { since: "2026-11-20T12:00:00Z".parse().ok(), ..Sieve::default() };
    let late = count(&|row| row.found.as_ref().is_ok_and(|summary| summary.started >= since.since));
    assert!(late > 3 && find(since).len() == late);
    let whos = Sieve { whos: Some(vec![Who::Bot(Level::Strong)]), ..Sieve::default() };
    assert_eq!(find(whos).len(), count(&|row| has(row, "Computer")));
    // A star and a note are found; their matches may be called anything.
    let (one, other) = (&rows[3], &rows[4]);
    let now = jiff::Timestamp::UNIX_EPOCH;
    archive.star(std::slice::from_ref(&one.mark), true, now).unwrap();
    archive.note(&other.mark, "Oktoberfest", now).unwrap();
    let paths = |sieve| find(sieve).into_iter().map(|row| row.path).collect::<Vec<_>>();
    assert_eq!(paths(Sieve { starred: true, ..Sieve::default() }), std::slice::from_ref(&one.path));
    assert_eq!(paths(with("oktober")), std::slice::from_ref(&other.path));
    assert_eq!(paths(with("oktober 2026")), std::slice::from_ref(&other.path));
    let renamed = folders.matches().join("another name.wurf");
    fs::rename(&one.path, &renamed).unwrap();
    archive.catch_up(Duration::MAX).unwrap();
    assert_eq!(paths(Sieve { starred: true, ..Sieve::default() }), [renamed]);
}

#[test]
fn who_sat_together_is_one_company_in_whatever_order() {
    let (_home, folders) = place();
    let mut rng = rng(65);
    let [one, other] = TABLES[0];
    for (second, table) in [[one, other], [other, one], TABLES[1]].iter().enumerate() {
        play::played(&folders, &play::header_of(table, second as u32), &mut rng, 5);
    }
    let found = followed(&folders).find(&Sieve::default());
    assert!(found[2].company == found[1].company && found[1].company != found[0].company, "{found:?}");
}

/// The index's file.
fn file(folders: &Folders) -> PathBuf {
    folders.data().join(index::NAME)
}

/// Some matches, and their archive's file, closed.
fn kept(seed: u64) -> (tempfile::TempDir, Folders) {
    let (home, folders) = place();
    let mut rng = rng(seed);
    for second in 0..30 {
        played(&folders, &mut rng, second, if second % 5 == 0 { 9 } else { usize::MAX });
    }
    drop(followed(&folders));
    assert!(file(&folders).exists());
    (home, folders)
}

fn breaks(path: &Path, rng: &mut dyn Rng, how: usize) {
    let mut bytes = fs::read(path).unwrap();
    let (at, length) = (rng.random_range(0..bytes.len()), rng.random_range(1..4000));
    let end = (at + length).min(bytes.len());
    match how % 5 {
        0 => bytes.truncate(at),
        1 => bytes[at..end].iter_mut().for_each(|byte| *byte = rng.random()),
        2 => bytes[..16.min(end)].fill(0),
        3 => bytes[at..end].fill(0),
        _ => {
            let mut middle = bytes[at..end].to_vec();
            middle.shuffle(rng);
            bytes.splice(at..end, middle).for_each(drop);
        }
    }
    fs::write(path, bytes).unwrap();
}

#[test]
fn a_damaged_index_is_made_anew_and_no_record_is_touched() {
    let (_home, folders) = kept(66);
    let truth = all(&followed(&folders));
    let mut rng = rng(67);
    let records: BTreeMap<PathBuf, Vec<u8>> = archive::list(&folders)
        .unwrap()
        .into_iter()
        .map(|row| (row.path.clone(), fs::read(&row.path).unwrap()))
        .collect();
    let mut told = 0;
    for how in 0..60 {
        breaks(&file(&folders), &mut rng, how);
        let archive = Archive::new(Some(folders.clone()), TimeZone::UTC);
        // As the window does when it starts.
        archive.check();
        archive.catch_up(Duration::MAX).unwrap();
        assert_eq!(all(&archive), truth, "case {how}");
        told += usize::from(!archive.said().is_empty());
    }
    assert!(told > 30, "{told} of 60 were told");
    assert!(records.iter().all(|(path, text)| fs::read(path).unwrap() == *text));
}

#[test]
fn a_later_version_s_index_is_left_alone() {
    let (_home, folders) = kept(68);
    let truth = all(&followed(&folders));
    let db = rusqlite::Connection::open(file(&folders)).unwrap();
    db.execute_batch("PRAGMA user_version = 9999; CREATE TABLE later (x); PRAGMA journal_mode = DELETE;").unwrap();
    drop(db);
    let before = fs::read(file(&folders)).unwrap();
    let archive = followed(&folders);
    assert_eq!(all(&archive), truth);
    assert!(matches!(&archive.said()[..], [said] if said.id == "store-index-later"));
    assert!(archive.said().is_empty(), "it is said once");
    drop(archive);
    assert!(fs::read(file(&folders)).unwrap() == before);
}

#[test]
fn where_the_index_cannot_be_written_everything_works_without_it() {
    let (_home, folders) = kept(69);
    let truth = all(&followed(&folders));
    // A folder in its place: whoever runs the tests, nobody can write that.
    fs::remove_file(file(&folders)).unwrap();
    fs::create_dir(file(&folders)).unwrap();
    let archive = followed(&folders);
    assert_eq!(all(&archive), truth);
    assert!(matches!(&archive.said()[..], [said] if said.id == "store-index-unusable"));
    played(&folders, &mut rng(70), 900, usize::MAX);
    archive.catch_up(Duration::MAX).unwrap();
    assert_eq!(archive.find(&Sieve::default()).len(), 31);
}

#[test]
fn one_of_an_earlier_layout_or_of_another_time_zone_is_made_anew() {
    let (_home, folders) = kept(71);
    let truth = all(&followed(&folders));
    let db = rusqlite::Connection::open(file(&folders)).unwrap();
    db.execute_batch("DROP TABLE words; PRAGMA user_version = 0;").unwrap();
    drop(db);
    let archive = followed(&folders);
    assert_eq!(all(&archive), truth);
    assert!(archive.said().is_empty(), "nobody has to know");
    drop(archive);
    let far = Archive::new(Some(folders.clone()), TimeZone::get("Pacific/Kiritimati").unwrap());
    far.catch_up(Duration::MAX).unwrap();
    let words = |words: &str| Sieve { words: words.to_owned(), ..Sieve::default() };
    assert!(far.find(&words("20. november")).is_empty() || far.find(&words("21. november")).is_empty());
    assert_eq!(far.find(&words("november")).len(), 30);
}

#[test]
fn two_windows_on_one_folder_say_the_same() {
    let (_home, folders) = kept(72);
    let (one, other) = (followed(&folders), followed(&folders));
    let mut rng = rng(73);
    for second in 100..120 {
        happen(&folders, &mut rng, second);
        let quick = if second % 2 == 0 { &one } else { &other };
        quick.catch_up(Duration::MAX).unwrap();
        base::threads::each([&one, &other], |archive| archive.catch_up(Duration::MAX).unwrap());
        assert_eq!(all(&one), all(&other), "{second}");
    }
    assert_true(&folders, &one);
}

#[test]
fn what_is_stopped_goes_on_later_and_is_asked_meanwhile() {
    let (_home, folders) = kept(74);
    fs::remove_file(file(&folders)).unwrap();
    let archive = Archive::new(Some(folders.clone()), TimeZone::UTC);
    assert!(!archive.follow(&mut |_| false).unwrap() && !archive.is_in_step());
    assert!(archive.find(&Sieve::default()).len() < 30);
    let asked = archive.clone();
    let mut counts = Vec::new();
    let whole = archive.follow(&mut |Progress { done, of }| {
        assert!(asked.progress().is_some());
        counts.push((done, of, asked.find(&Sieve::default()).len()));
        true
    });
    assert!(whole.unwrap() && archive.is_in_step());
    assert_eq!(counts.last(), Some(&(30, 30, 30)), "{counts:?}");
}

#[test]
fn a_folder_that_is_missing_or_no_folder_is_said() {
    let folder = folder::quick();
    let nowhere = Archive::new(Some(Folders::at(folder.path().join("none"))), TimeZone::UTC);
    assert!(nowhere.catch_up(Duration::MAX).unwrap() && nowhere.find(&Sieve::default()).is_empty());
    assert!(Archive::new(None, TimeZone::UTC).catch_up(Duration::MAX).unwrap());
    fs::write(folder.path().join("matches"), "").unwrap();
    let file = Archive::new(Some(Folders::at(folder.path())), TimeZone::UTC);
    assert!(file.catch_up(Duration::MAX).is_err());
}

#[test]
#[ignore = "a process of its own, started and killed by the test below"]
fn child_that_indexes_until_it_is_killed() {
    let folders = Folders::find().unwrap();
    let seed: u64 = told().parse().unwrap();
    let mut rng = rng(seed);
    let archive = Archive::new(Some(folders.clone()), TimeZone::UTC);
    // Now and then from nothing, as on the first start.
    if seed.is_multiple_of(5) {
        archive.forget_all();
    }
    let mut second = u32::try_from(seed).unwrap() * 100;
    say("begun");
    loop {
        archive.catch_up(Duration::MAX).unwrap();
        for _ in 0..rng.random_range(1..4) {
            second += 1;
            match rng.random_range(0..4) {
                0 => {
                    let found = archive.find(&Sieve::default());
                    let ids: Vec<_> = found.choose(&mut rng).map(|found| found.id).into_iter().collect();
                    if let Some(row) = archive.rows(&ids).first() {
                        let trashed = archive::delete(&folders, &row.path, jiff::Timestamp::now());
                        let back = rng.random_ratio(1, 2);
                        trashed.ok().filter(|_| back).map(|trashed| trashed.undo().unwrap());
                    }
                }
                _ => happen(&folders, &mut rng, second),
            }
        }
        say("done");
    }
}

#[test]
fn after_a_kill_the_index_is_as_one_made_anew() {
    let (home, folders) = place();
    let mut rng = rng(75);
    for second in 0..60 {
        played(&folders, &mut rng, second, if second % 4 == 0 { 8 } else { usize::MAX });
    }
    for round in 0..share(KILLS) {
        let command =
            child("index::child_that_indexes_until_it_is_killed", &this_program(), home.path(), &round.to_string());
        Running::start(command).kill_in_flight(rng.random_range(1..4), rng.random());
        assert_true(&folders, &followed(&folders));
        assert!(followed(&folders).said().is_empty(), "a kill damages nothing");
        // So many that the next one has something to do, so few that it comes to its end.
        while archive::list(&folders).unwrap().len() < 30 {
            let second = rng.random_range(0..80_000);
            played(&folders, &mut rng, second, usize::MAX);
        }
    }
}
