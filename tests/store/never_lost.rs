//! Whatever happens to the process, the disk or the file, no event is lost that was told to be kept.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use base::i18n::Lang;
use base::phrase::Phrase;
use club::store::intake::{Adopted, Intake};
use club::store::journal::{self, Error, Journal, Notice, Why};
use club::store::settings::{Coach, Settings};
use club::store::{Folders, archive, paths};
use games::game::record::Record;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::folder;
use crate::killed::{Running, TOLD, child, said, say, this_program, told};
use crate::play;
use crate::volume::share;

/// How often a process is killed, on each of two disks.
const KILLS: usize = 100;

/// A process does less than so many steps, and the one in flight, before it is killed.
const STEPS: usize = 8;

fn unfinished(folders: &Folders) -> Option<PathBuf> {
    let rows = archive::list(folders).unwrap();
    rows.into_iter().find(|row| row.found.as_ref().is_ok_and(|found| !found.is_over())).map(|row| row.path)
}

#[test]
#[ignore = "a process of its own, started and killed by the test below"]
fn child_that_plays_until_it_is_killed() {
    let folders = Folders::find().unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(told().parse().unwrap());
    loop {
        let (mut journal, mut table) = match unfinished(&folders) {
            Some(path) => {
                let opened = Journal::open(&path).unwrap();
                (opened.journal, opened.table)
            }
            None => {
                let header = play::header(rng.random_range(0..86_400));
                (Journal::create(&folders, &header).unwrap(), play::table(&header))
            }
        };
        let name = journal.path().unwrap().file_name().unwrap().to_string_lossy().into_owned();
        let mut lines = play::lines_in(journal.path().unwrap());
        say(&format!("{name} {lines}"));
        while let Some(entry) = play::next(table.as_ref(), &mut rng) {
            journal.append(&entry).unwrap();
            table.enter(&entry).unwrap();
            lines += 1;
            say(&format!("{name} {lines}"));
        }
    }
}

#[test]
fn a_killed_process_loses_at_most_the_event_in_flight() {
    // On a disk most kills meet the waiting for it, in memory any other moment.
    let events: usize = [tempfile::tempdir().unwrap(), folder::quick()].iter().map(kill_and_look).sum();
    assert!(events >= 2 * share(KILLS), "{events} events were played");
}

fn kill_and_look(home: &tempfile::TempDir) -> usize {
    let folders = Folders::at(home.path());
    let mut rng = ChaCha8Rng::seed_from_u64(0x6b69_6c6c);
    let mut stood: BTreeMap<String, usize> = BTreeMap::new();
    let (mut in_flight, mut torn) = (0, 0);
    for round in 0..share(KILLS) {
        let program = this_program();
        let command =
            child("never_lost::child_that_plays_until_it_is_killed", &program, home.path(), &round.to_string());
        let child = Running::start(command);
        let output = child.kill_in_flight(rng.random_range(1..STEPS), rng.random());
        let mut last = String::new();
        let mut spoken: BTreeMap<String, usize> = BTreeMap::new();
        for line in said(&output) {
            let (name, lines) = line.split_once(' ').unwrap();
            last = name.to_owned();
            spoken.insert(name.to_owned(), lines.parse().unwrap());
        }
        for (name, acknowledged) in spoken {
            let path = folders.matches().join(&name);
            let opened = Journal::open(&path).unwrap();
            let mut lines = opened.record.lines.len();
            let flying = usize::from(name == last);
            assert!((acknowledged..=acknowledged + flying).contains(&lines), "{name}: {acknowledged}, {lines}");
            assert_eq!(play::lines_in(&path), lines);
            in_flight += lines - acknowledged;
            torn += usize::from(matches!(opened.notices.as_slice(), [Notice::Torn { .. }]));
            if flying == 1 {
                let (mut journal, mut table) = (opened.journal, opened.table);
                lines += play::play(table.as_mut(), &mut journal, &mut rng, 1);
                drop(journal);
                assert_eq!(play::lines_in(&path), lines);
            }
            stood.insert(name, lines);
        }
    }
    // Nothing old was lost by what came after it.
    for (name, lines) in &stood {
        assert_eq!(play::lines_in(&folders.matches().join(name)), *lines, "{name}");
    }
    let events: usize = stood.values().sum();
    println!("{} kills, {} matches, {events} events, {in_flight} in flight, {torn} torn", share(KILLS), stood.len());
    // Who is killed before a match has its file leaves a lock of nothing; the others are taken over.
    for name in stood.keys() {
        let lock = folders.matches().join(format!("{name}.lock"));
        assert!(!lock.exists(), "the lock of the dead is taken over and cleared: {name}");
    }
    events
}

/// A finished match: its bytes, its file, its folder.
fn finished(seed: u64) -> (Vec<u8>, PathBuf, tempfile::TempDir) {
    let home = folder::quick();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (path, _) = play::played(&Folders::at(home.path()), &play::header(7), &mut rng, usize::MAX);
    (fs::read(&path).unwrap(), path, home)
}

#[test]
fn a_record_cut_at_any_byte_opens_with_every_whole_event_before_the_cut() {
    let (whole, path, home) = finished(1);
    let head = whole.iter().position(|byte| *byte == b'\n').unwrap();
    let all = Record::read(&whole).unwrap().lines;
    let mut torn_bytes = 0;
    for cut in 0..whole.len() {
        fs::write(&path, &whole[..cut]).unwrap();
        let opened = Journal::open(&path);
        if cut < head {
            assert!(matches!(opened, Err(Error { why: Why::Foreign(1, _), .. })), "cut at {cut}");
            assert_eq!(fs::read(&path).unwrap(), &whole[..cut], "left as it was");
            continue;
        }
        let opened = opened.unwrap();
        let ends = whole[head + 1..cut.max(head + 1)].iter().filter(|byte| **byte == b'\n').count();
        // A line that lacks nothing but its end is whole.
        let expected = ends + usize::from(whole[cut] == b'\n' && cut > head);
        assert_eq!(opened.record.lines, all[..expected], "cut at {cut}");
        let half = whole[cut] != b'\n' && whole[cut - 1] != b'\n';
        assert_eq!(fs::read(&path).unwrap(), &whole[..cut], "whoever only looks changes nothing");
        let mut journal = opened.journal;
        if let Some((_, entry)) = all.get(expected) {
            journal.append(entry).unwrap();
        }
        drop(journal);
        match opened.notices.as_slice() {
            [] => assert!(!half, "cut at {cut}"),
            [Notice::Torn { line, kept }] => {
                assert!(half && *line == expected + 2, "cut at {cut}");
                let begins = whole[..cut].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
                let kept = fs::read(kept).unwrap();
                // Kept behind what was kept before.
                torn_bytes += cut - begins + 1;
                assert_eq!(kept.len(), torn_bytes, "cut at {cut}");
                assert_eq!(&kept[kept.len() - (cut - begins + 1)..kept.len() - 1], &whole[begins..cut]);
            }
            notices => panic!("cut at {cut}: {notices:?}"),
        }
        assert_eq!(play::lines_in(&path), (expected + 1).min(all.len()), "cut at {cut}");
        assert_eq!(fs::read(&path).unwrap(), &whole[..fs::metadata(&path).unwrap().len() as usize]);
    }
    let left = fs::read_dir(Folders::at(home.path()).matches()).unwrap().count();
    assert_eq!(left, 2, "the record and its torn lines; no lock, no copy");
}

#[test]
#[ignore = "a process of its own, started by the test below"]
fn child_that_holds_a_match() {
    let mut opened = Journal::open(Path::new(&told())).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    play::play(opened.table.as_mut(), &mut opened.journal, &mut rng, 5);
    say("held");
    std::thread::sleep(Duration::from_secs(600));
}

#[test]
fn a_match_is_played_in_one_process_and_looked_at_in_others_until_that_one_ends() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let (path, lines) = play::played(&folders, &play::header(1), &mut rng, 30);
    let told = path.to_str().unwrap();
    let child = Running::start(child("never_lost::child_that_holds_a_match", &this_program(), home.path(), told));
    let before = fs::read(&path).unwrap();
    assert!(matches!(Journal::open(&path), Err(Error { why: Why::InUse, .. })));
    assert!(matches!(archive::delete(&folders, &path, jiff::Timestamp::now()), Err(archive::Error::InUse { .. })));
    assert_eq!(journal::view(&path).unwrap().record.lines.len(), lines + 5);
    assert_eq!(archive::list(&folders).unwrap().len(), 1);
    // Another match in the same folder is nobody's business.
    play::played(&folders, &play::header(2), &mut rng, 30);
    assert_eq!(fs::read(&path).unwrap(), before);
    child.kill();
    let mut opened = Journal::open(&path).unwrap();
    assert_eq!(play::play(opened.table.as_mut(), &mut opened.journal, &mut rng, 3), 3);
    drop(opened);
    assert_eq!(play::lines_in(&path), lines + 8);
    assert!(!path.with_extension("wurf.lock").exists());
}

#[cfg(unix)]
mod disk {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;

    use super::*;

    /// A phrase is said in both languages, as a text and not as its id.
    fn is_said(phrase: &Phrase) -> bool {
        Lang::ALL.iter().all(|lang| {
            let text = lang.say(phrase);
            lang.knows(&phrase.id) && text.len() > 40 && !text.contains("store-") && !text.contains('{')
        })
    }

    #[test]
    #[ignore = "a process of its own, started by the test below"]
    fn child_whose_files_may_not_grow() {
        let folders = Folders::find().unwrap();
        let header = play::header(5);
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let (mut journal, mut table) = (Journal::create(&folders, &header).unwrap(), play::table(&header));
        let mut lines = 0;
        let (entry, error) = loop {
            let entry = play::next(table.as_ref(), &mut rng).unwrap();
            match journal.append(&entry) {
                Ok(()) => table.enter(&entry).unwrap(),
                Err(error) => break (entry, error),
            }
            lines += 1;
        };
        let path = journal.path().unwrap().to_owned();
        let whole = fs::read(&path).unwrap();
        assert!(is_said(&error.phrase()), "{error}");
        assert!(matches!(error.why, Why::Unwritten(_)), "{error}");
        assert_eq!(journal.text(), whole, "cut back to the last whole line");
        assert!(journal.append(&entry).is_err());
        journal.hold(&entry);
        assert_eq!(journal.held(), 1);
        assert!(journal.flush().is_err() && journal.held() == 1);
        // Elsewhere there is no more room: what lies there stays.
        let target = folders.data().join("elsewhere.wurf");
        fs::write(&target, b"precious").unwrap();
        assert!(matches!(journal.save_copy(&target), Err(Error { why: Why::Uncreated(_), .. })));
        assert_eq!(fs::read(&target).unwrap(), b"precious");
        assert_eq!(fs::read(&path).unwrap(), whole);
        say(&format!("{} {lines}", path.display()));
    }

    #[test]
    fn on_a_full_disk_all_that_was_written_stays_and_nothing_half() {
        let home = tempfile::tempdir().unwrap();
        // The system's limit on the size of a file: the write that crosses it is half done, the next refused.
        let script = "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\"";
        let inner = child("never_lost::disk::child_whose_files_may_not_grow", &this_program(), home.path(), "");
        let mut command = Command::new("sh");
        command.arg("-c").arg(script).arg(inner.get_program()).args(inner.get_args());
        command.env(paths::HOME_VARIABLE, home.path()).env(TOLD, "");
        let output = command.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
        let (path, lines) = said(&text).next().unwrap().rsplit_once(' ').unwrap();
        let (path, lines): (&Path, usize) = (path.as_ref(), lines.parse().unwrap());
        assert!(lines > 20);
        let opened = Journal::open(path).unwrap();
        assert_eq!((opened.record.lines.len(), opened.notices.len()), (lines, 0));
        let (mut journal, mut table) = (opened.journal, opened.table);
        assert_eq!(play::play(table.as_mut(), &mut journal, &mut ChaCha8Rng::seed_from_u64(1), 3), 3);
        let names: Vec<_> = fs::read_dir(home.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names.len(), 2, "the matches and what lay elsewhere, nothing half: {names:?}");
    }

    #[test]
    #[ignore = "a process of its own, started by the test below"]
    fn child_in_a_folder_that_may_not_be_written() {
        let folders = Folders::find().unwrap();
        let path = PathBuf::from(told());
        folders.prepare().unwrap();
        let rows = archive::list(&folders).unwrap();
        assert!(rows.len() == 1 && rows[0].found.is_ok());

        let error = Journal::open(&path).unwrap_err();
        assert!(matches!(error.why, Why::Unwritable(_)) && is_said(&error.phrase()), "{error}");
        assert_eq!(journal::view(&path).unwrap().record.lines.len(), 30);

        let error = Journal::create(&folders, &play::header(9)).unwrap_err();
        assert!(matches!(error.why, Why::Uncreated(_)) && is_said(&error.phrase()), "{error}");
        let mut journal = Journal::in_memory(&play::header(9)).unwrap();
        let mut table = play::table(&play::header(9));
        play::play(table.as_mut(), &mut journal, &mut ChaCha8Rng::seed_from_u64(9), 10);
        assert_eq!((journal.path(), journal.held()), (None, 11));

        let mut loaded = Settings::load(&folders);
        assert!(loaded.notices.is_empty() && loaded.settings.coach == Coach::All);
        loaded.settings.coach = Coach::Off;
        let error = loaded.file.save(&loaded.settings).unwrap_err();
        assert!(is_said(&error.phrase()), "{error}");

        let error = archive::delete(&folders, &path, jiff::Timestamp::now()).unwrap_err();
        assert!(matches!(error, archive::Error::Delete { .. }) && is_said(&error.phrase()), "{error}");
        assert_eq!(archive::purge(&folders, jiff::Timestamp::now()), 0);
        assert!(!club::store::log::begin(&folders));

        // The way out: a folder that can be written.
        let other = Folders::temporary().unwrap();
        let mut intake = Intake::into(&other.matches()).unwrap();
        let Adopted::New(adopted) = intake.adopt(&path).unwrap() else { panic!("it was not there") };
        assert_eq!(fs::read(&adopted).unwrap(), fs::read(&path).unwrap());
        let error = intake.adopt(&other.data().join("nothing.wurf")).unwrap_err();
        assert!(is_said(&error.phrase()), "{error}");
        let saved = other.data().join("saved.wurf");
        journal.save_copy(&saved).unwrap();
        let error = Intake::into(&folders.matches()).and_then(|mut intake| intake.adopt(&saved)).unwrap_err();
        assert!(matches!(error, archive::Error::Copy { .. }) && is_said(&error.phrase()), "{error}");
        assert_eq!(Journal::open(&saved).unwrap().record.lines.len(), 10);
        fs::remove_dir_all(other.data()).unwrap();
        say("done");
    }

    fn everything_below(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut all = BTreeMap::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                all.extend(everything_below(&path));
                all.insert(path, Vec::new());
            } else {
                let bytes = fs::read(&path).unwrap();
                all.insert(path, bytes);
            }
        }
        all
    }

    fn permit(folder: &Path, folders: u32, files: u32) {
        for path in everything_below(folder).into_keys().chain([folder.to_owned()]) {
            let mode = if path.is_dir() { folders } else { files };
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        }
    }

    #[test]
    fn in_a_read_only_folder_everything_can_be_seen_and_nothing_changes() {
        let outer = tempfile::tempdir().unwrap();
        fs::set_permissions(outer.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let home = outer.path().join("home");
        let folders = Folders::at(&home);
        let (path, _) = play::played(&folders, &play::header(1), &mut ChaCha8Rng::seed_from_u64(1), 30);
        let mut loaded = Settings::load(&folders);
        loaded.settings.coach = Coach::All;
        loaded.file.save(&loaded.settings).unwrap();
        let before = everything_below(&home);
        permit(&home, 0o555, 0o444);

        // Nothing is read-only for root: then the child is somebody else, from where they may start it.
        let program = outer.path().join("child");
        fs::copy(this_program(), &program).unwrap();
        let told = path.to_str().unwrap();
        let mut command = child("never_lost::disk::child_in_a_folder_that_may_not_be_written", &program, &home, told);
        command.current_dir("/").stderr(Stdio::piped());
        if fs::metadata(&path).unwrap().uid() == 0 {
            command.uid(65_534).gid(65_534);
        }
        let output = command.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        permit(&home, 0o755, 0o644);
        assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(said(&text).collect::<Vec<_>>(), ["done"]);
        assert_eq!(everything_below(&home), before);
    }
}
