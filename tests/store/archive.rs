//! The archive, its statistics, and files as nobody would write them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use base::i18n::Lang;
use base::phrase::Phrase;
use club::store::archive::{self, Row};
use club::store::index::Sieve;
use club::store::intake::{Adopted, Intake};
use club::store::journal::{self, Journal, Notice, Why};
use club::store::settings::Settings;
use club::store::statistics::{self, Fairness, Source, Thrower, Who};
use club::store::{Folders, settings};
use games::game::bot::Level;
use games::game::record::{Entry, PlayerKind};
use games::game::{Face, Score};
use rand::seq::IndexedRandom as _;
use rand::{Rng, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::play;
use crate::volume::share;
use crate::{folder, index};

mod numbers;

/// How many broken files of each kind are tried.
const CASES: usize = 5_000;

fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

fn place() -> (tempfile::TempDir, Folders) {
    let folder = folder::quick();
    let folders = Folders::at(folder.path());
    folders.prepare().unwrap();
    (folder, folders)
}

#[track_caller]
fn assert_said(phrase: &Phrase) {
    for lang in Lang::ALL {
        let text = lang.say(phrase);
        assert!(lang.knows(&phrase.id) && text.len() > 20, "{text}");
        assert!(!text.contains("store-") && !text.contains("{ $"), "{text}");
    }
}

/// Breaks bytes somewhere, in one of the ways that files break.
fn broken(whole: &[u8], rng: &mut dyn Rng) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    for _ in 0..rng.random_range(1..3) {
        let at = rng.random_range(0..=bytes.len());
        let other = rng.random_range(0..=bytes.len());
        let (low, high) = (at.min(other), at.max(other));
        match rng.random_range(0..14) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, rng.random()),
            2 if at < bytes.len() => bytes[at] = rng.random(),
            3 if at < bytes.len() => bytes[at] ^= 1 << rng.random_range(0..8),
            4 => drop(bytes.drain(low..high.min(low + 40))),
            5 => bytes.splice(at..at, std::iter::repeat_n(0, rng.random_range(1..600))).for_each(drop),
            6 => {
                let part = bytes[low..high.min(low + 100)].to_vec();
                bytes.splice(other..other, part).for_each(drop);
            }
            7 => bytes.splice(at..at, "\n\n{}\n[[[[".bytes()).for_each(drop),
            8 => bytes = (0..rng.random_range(0..300)).map(|_| rng.random()).collect(),
            9 => bytes.truncate(low.max(bytes.len().saturating_sub(30))),
            10 => bytes.splice(at..at, " \n\r\t".bytes().filter(|_| rng.random())).for_each(drop),
            // Still the same kind of text, only another one.
            _ => {
                let digits: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at].is_ascii_digit()).collect();
                if let Some(at) = digits.choose(rng) {
                    bytes[*at] = rng.random_range(b'0'..=b'9');
                }
            }
        }
    }
    bytes
}

#[test]
fn a_broken_record_opens_as_far_as_it_goes_or_says_why_not_and_nothing_of_it_is_lost() {
    let (_home, folders) = place();
    let mut rng = rng(11);
    let (path, _) = play::played(&folders, &play::header(1), &mut rng, usize::MAX);
    let whole = fs::read(&path).unwrap();
    let (mut refused, mut damaged, mut torn, mut fine) = (0, 0, 0, 0);
    for case in 0..share(CASES) {
        let bytes = broken(&whole, &mut rng);
        fs::write(&path, &bytes).unwrap();
        let opened = match Journal::open(&path) {
            Ok(opened) => opened,
            Err(error) => {
                assert!(matches!(error.why, Why::Foreign(..)), "{error}");
                assert_said(&error.phrase());
                assert_eq!(fs::read(&path).unwrap(), bytes, "case {case}: left as it was");
                refused += 1;
                continue;
            }
        };
        opened.notices.iter().for_each(|notice| assert_said(&notice.phrase()));
        assert_eq!(fs::read(&path).unwrap(), bytes, "case {case}: left as it was");
        let stood = match opened.notices.as_slice() {
            [] => {
                fine += 1;
                opened.record.lines.len()
            }
            [Notice::Torn { .. }] => {
                torn += 1;
                opened.record.lines.len()
            }
            [Notice::Damaged { fault, .. }] => {
                damaged += 1;
                assert!(bytes.starts_with(opened.journal.text().trim_ascii_end()));
                assert!(opened.journal.path().is_none() && opened.journal.held() == 0);
                fault.line - 2
            }
            notices => panic!("case {case}: {notices:?}"),
        };
        if case % 4 > 0 {
            continue;
        }
        let (mut journal, mut table) = (opened.journal, opened.table);
        let Some(entry) = play::next(table.as_ref(), &mut rng) else { continue };
        journal.append(&entry).unwrap();
        table.enter(&entry).unwrap();
        let going_on = journal.path().unwrap().to_owned();
        drop(journal);
        let kept = match opened.notices.as_slice() {
            [Notice::Torn { kept, .. }] => {
                let torn = fs::read(kept).unwrap();
                fs::remove_file(kept).unwrap();
                torn
            }
            _ => Vec::new(),
        };
        let now = fs::read(&going_on).unwrap();
        let before = [now.strip_suffix((entry.line() + "\n").as_bytes()).unwrap(), &kept].concat();
        assert!(
            before.trim_ascii_end() == bytes.trim_ascii_end()
                || bytes.starts_with(before.trim_ascii_end()) && going_on != path,
            "case {case}: every byte but blank ones stands there or is kept"
        );
        let again = Journal::open(&going_on).unwrap();
        assert!(again.notices.is_empty(), "case {case}: {:?}", again.notices);
        assert_eq!(again.record.lines.len(), stood + 1, "case {case}");
        assert_eq!((again.table.state(), again.table.turn()), (table.state(), table.turn()), "case {case}");
        drop(again);
        if going_on != path {
            assert_eq!(fs::read(&path).unwrap(), bytes, "case {case}: left as it was");
            fs::remove_file(going_on).unwrap();
        }
    }
    println!("{refused} refused, {damaged} damaged, {torn} torn, {fine} fine");
    assert!([refused, damaged, torn, fine].iter().all(|count| *count > share(CASES) / 200));
}

#[test]
fn broken_settings_give_defaults_and_a_notice_and_stay_where_the_notice_says() {
    let (_home, folders) = place();
    let mut rng = rng(12);
    let mut loaded = Settings::load(&folders);
    loaded.settings.setups.insert("namaste".into(), settings::Setup::default());
    loaded.settings.lang = Some(Lang::De);
    loaded.settings.text_size = settings::TextSize::nearest(150);
    loaded.settings.window = Some(settings::Window {
        width: settings::Extent::nearest(1280),
        height: settings::Extent::nearest(800),
        place: Some(settings::WindowPosition { x: -20, y: 40 }),
        display: None,
        maximized: false,
    });
    loaded.file.save(&loaded.settings).unwrap();
    let whole = fs::read(folders.settings()).unwrap();
    let (mut aside, mut fields, mut fine) = (0, 0, 0);
    for case in 0..share(CASES) {
        let bytes = broken(&whole, &mut rng);
        fs::write(folders.settings(), &bytes).unwrap();
        let mut loaded = Settings::load(&folders);
        loaded.notices.iter().for_each(|notice| assert_said(&notice.phrase()));
        let kept = match loaded.notices.as_slice() {
            [] => {
                fine += 1;
                folders.settings()
            }
            [settings::Notice::Fields { path, .. }] => {
                fields += 1;
                path.clone()
            }
            [settings::Notice::SetAside { kept }] => {
                aside += 1;
                assert_eq!(loaded.settings, Settings::default(), "case {case}");
                kept.clone()
            }
            notices => panic!("case {case}: {notices:?}"),
        };
        assert_eq!(fs::read(&kept).unwrap(), bytes, "case {case}");
        loaded.settings.coach = settings::Coach::All;
        assert!(loaded.file.save(&loaded.settings).unwrap().is_empty());
        assert_eq!(Settings::load(&folders).settings, loaded.settings, "case {case}");
        if kept != folders.settings() {
            assert_eq!(fs::read(&kept).unwrap(), bytes, "case {case}: saving leaves it");
            fs::remove_file(kept).unwrap();
        }
    }
    println!("{aside} set aside, {fields} with wrong fields, {fine} fine");
    assert!([aside, fields, fine].iter().all(|count| *count > share(CASES) / 200));
}

#[test]
fn an_illegal_line_in_the_middle_is_gone_on_from_in_a_copy_and_then_in_the_next() {
    let (_home, folders) = place();
    let (path, _) = play::played(&folders, &play::header(1), &mut rng(1), 40);
    let text = fs::read_to_string(&path).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[20] = r#"{"by":0,"move":"z9=99"}"#;
    let wrong = lines.join("\n");
    fs::write(&path, &wrong).unwrap();
    let stem = path.file_stem().unwrap().to_str().unwrap().to_owned();
    for end in ["copy", "copy-2"] {
        let opened = Journal::open(&path).unwrap();
        assert!(matches!(&opened.notices[..], [Notice::Damaged { fault, .. }] if fault.line == 21));
        let (mut journal, mut table) = (opened.journal, opened.table);
        play::play(table.as_mut(), &mut journal, &mut rng(2), 5);
        let copy = path.with_file_name(format!("{stem}-{end}.wurf"));
        assert_eq!(journal.path(), Some(dunce::canonicalize(&copy).unwrap().as_path()));
        assert_eq!(play::lines_in(&copy), 19 + 5);
        assert_eq!(fs::read_to_string(&path).unwrap(), wrong);
    }
    // Only looked at: nothing is made.
    drop(Journal::open(&path).unwrap());
    assert_eq!(fs::read_dir(folders.matches()).unwrap().count(), 3);
}

#[test]
fn a_match_changed_from_outside_is_left_alone_and_goes_on_in_a_copy() {
    for wreck in ["append", "cut", "remove", "replace"] {
        if wreck != "append" && wreck != "cut" && !cfg!(unix) {
            continue;
        }
        let (_home, folders) = place();
        let header = play::header(1);
        let (mut journal, mut table) = (Journal::create(&folders, &header).unwrap(), play::table(&header));
        play::play(table.as_mut(), &mut journal, &mut rng(1), 20);
        let path = journal.path().unwrap().to_owned();
        let before = fs::read(&path).unwrap();
        match wreck {
            "append" => fs::write(&path, [&before[..], b"{\"undo\":1}\n"].concat()).unwrap(),
            "cut" => fs::write(&path, &before[..before.len() / 2]).unwrap(),
            "remove" => fs::remove_file(&path).unwrap(),
            _ => {
                fs::remove_file(&path).unwrap();
                fs::write(&path, b"mine").unwrap();
            }
        }
        let after = fs::read(&path).ok();
        let entry = play::next(table.as_ref(), &mut rng(2)).unwrap();
        let error = journal.append(&entry).unwrap_err();
        assert!(matches!(error.why, Why::Changed), "{wreck}: {error}");
        assert_said(&error.phrase());
        journal.append(&entry).unwrap();
        assert_eq!(fs::read(&path).ok(), after, "{wreck}");
        let copy = journal.path().unwrap();
        assert_ne!(copy, path);
        assert_eq!(fs::read(copy).unwrap(), [before, entry.line().into_bytes(), b"\n".to_vec()].concat(), "{wreck}");
    }
}

#[test]
fn a_match_in_which_nothing_happened_leaves_no_file() {
    let (_home, folders) = place();
    let count = || fs::read_dir(folders.matches()).unwrap().count();
    Journal::create(&folders, &play::header(1)).unwrap().close();
    assert_eq!(count(), 0);
    let mut journal = Journal::create(&folders, &play::header(1)).unwrap();
    play::play(play::table(&play::header(1)).as_mut(), &mut journal, &mut rng(1), 1);
    journal.close();
    assert_eq!(count(), 1);
}

#[test]
fn two_matches_begun_in_the_same_second_have_files_of_their_own() {
    let (_home, folders) = place();
    let all: Vec<Journal> = (0..50).map(|_| Journal::create(&folders, &play::header(1)).unwrap()).collect();
    let paths: std::collections::BTreeSet<_> = all.iter().map(|journal| journal.path().unwrap()).collect();
    assert_eq!(paths.len(), 50);
    assert_eq!(archive::list(&folders).unwrap().len(), 50);
}

/// What lies in a folder, without its locks.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn any_file_is_a_row_and_none_is_the_end_of_the_list() {
    let (_home, folders) = place();
    let mut rng = rng(13);
    let (over, _) = play::played(&folders, &play::header(3), &mut rng, usize::MAX);
    let (open, lines) = play::played(&folders, &play::header(2), &mut rng, 20);
    let at = |name: &str| folders.matches().join(name);
    let text = fs::read(&open).unwrap();
    fs::write(at("a-torn.wurf"), &text[..text.len() - 3]).unwrap();
    fs::write(at("b-faulty.wurf"), [&text[..], b"nonsense\n{}\n"].concat()).unwrap();
    fs::write(at("c-empty.wurf"), b"").unwrap();
    fs::write(at("d-unknown.wurf"), String::from_utf8_lossy(&text).replace("namaste", "chess")).unwrap();
    fs::write(at("e-newer.wurf"), b"{\"wurfzabel\":2}\n").unwrap();
    fs::create_dir(at("f-folder.wurf")).unwrap();
    fs::File::create(at("g-huge.wurf")).unwrap().set_len(1 << 40).unwrap();
    fs::write(at("not-a-match.txt"), b"").unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("nowhere", at("h-dangling.wurf")).unwrap();
        std::process::Command::new("mkfifo").arg(at("i-pipe.wurf")).status().unwrap();
    }
    let rows = archive::list(&folders).unwrap();
    let by_name: BTreeMap<String, &Row> =
        rows.iter().map(|row| (row.path.file_name().unwrap().to_string_lossy()[..3].to_owned(), row)).collect();
    for name in ["c-e", "d-u", "e-n", "f-f", "g-h"]
        .into_iter()
        .chain(cfg!(unix).then_some(["h-d", "i-p"]).into_iter().flatten())
    {
        let error = by_name[name].found.as_ref().unwrap_err();
        assert_said(&error.0);
    }
    let (torn, faulty) = (by_name["a-t"].found.as_ref().unwrap(), by_name["b-f"].found.as_ref().unwrap());
    assert_eq!((torn.torn, torn.fault.as_ref()), (Some(lines + 1), None));
    assert_eq!(faulty.fault.as_ref().map(|fault| fault.line), Some(lines + 2));
    let found = |path: &Path| rows.iter().find(|row| row.path == path).unwrap().found.as_ref().unwrap();
    assert!(!found(&open).is_over() && found(&open).winners().is_empty());
    let over = found(&over);
    let best = over.scores.iter().max().unwrap();
    assert!(over.is_over() && over.winners().iter().all(|seat| over.scores[*seat] == *best));
    assert_eq!(over.started.unwrap().to_string(), "2026-11-20T00:00:03Z");
    let listed: Vec<_> = rows.iter().map(|row| row.path.file_name().unwrap()).collect();
    assert!(listed.is_sorted_by(|one, other| one >= other), "the latest first");
}

#[test]
fn a_folder_that_is_missing_has_no_matches_and_one_that_is_a_file_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    assert!(archive::list(&Folders::at(folder.path().join("none"))).unwrap().is_empty());
    fs::write(folder.path().join("matches"), b"").unwrap();
    assert_said(&archive::list(&Folders::at(folder.path())).unwrap_err().phrase());
}

#[test]
fn what_is_known_already_is_read_anew_when_its_file_changes() {
    let (_home, folders) = place();
    let (path, _) = play::played(&folders, &play::header(1), &mut rng(1), 10);
    let archive = index::followed(&folders);
    let events = || {
        archive.catch_up(Duration::MAX).unwrap();
        let ids: Vec<_> = archive.find(&Sieve::default()).iter().map(|found| found.id).collect();
        archive.rows(&ids)[0].found.as_ref().unwrap().events
    };
    let before = events();
    assert_eq!(events(), before);
    let mut opened = Journal::open(&path).unwrap();
    let seats = opened.table.turn();
    let entry = match seats {
        games::game::Turn::Roll(throw) | games::game::Turn::Faces(throw) => Entry::Roll(throw.draw(&mut rng(2))),
        games::game::Turn::Seats(seats) => {
            Entry::Act { seat: seats[0], notation: opened.table.legal(seats[0]).pop().unwrap() }
        }
        games::game::Turn::Over(_) => panic!("ten lines are no match"),
    };
    opened.journal.append(&entry).unwrap();
    assert_eq!(events(), before + 1);
    drop(opened);
    archive::delete(&folders, &path, jiff::Timestamp::now()).unwrap().undo().unwrap();
    assert_eq!(events(), before + 1);
    fs::remove_file(&path).unwrap();
    archive.catch_up(Duration::MAX).unwrap();
    assert!(archive.find(&Sieve::default()).is_empty());
}

#[test]
fn what_is_deleted_comes_back_as_it_was_and_goes_for_good_after_thirty_days() {
    let (_home, folders) = place();
    let (path, _) = play::played(&folders, &play::header(1), &mut rng(1), 10);
    let bytes = fs::read(&path).unwrap();
    let gone = archive::delete(&folders, &path, jiff::Timestamp::now()).unwrap();
    assert!(!path.exists() && names(&folders.matches()).is_empty());
    assert_eq!(archive::trash(&folders), std::slice::from_ref(&gone));
    assert_eq!(gone.undo().unwrap(), path);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert!(gone.undo().is_err(), "once only");

    // Deleted twice under one name; where its place is taken it comes back beside it.
    let first = archive::delete(&folders, &path, jiff::Timestamp::now()).unwrap();
    fs::write(&path, b"second").unwrap();
    let second = archive::delete(&folders, &path, jiff::Timestamp::now()).unwrap();
    assert_eq!(first.undo().unwrap(), path);
    let beside = second.undo().unwrap();
    assert_eq!((fs::read(&path).unwrap(), fs::read(&beside).unwrap()), (bytes, b"second".to_vec()));

    let again = archive::delete(&folders, &path, jiff::Timestamp::now()).unwrap();
    let now = jiff::Timestamp::now();
    let day = Duration::from_secs(24 * 60 * 60);
    fs::write(folders.trash().join("notes.txt"), b"mine").unwrap();
    for name in ["x.wurf.new", "y.wurf.17-0.new", "x.wurf.lock"] {
        fs::write(folders.matches().join(name), b"").unwrap();
    }
    fs::write(folders.settings().with_file_name("settings.json.17-0.new"), b"{").unwrap();
    let in_use = Journal::create(&folders, &play::header(9)).unwrap();
    assert_eq!(archive::purge(&folders, now + 29 * day), 0);
    assert_eq!(archive::trash(&folders), [again]);
    assert_eq!(archive::purge(&folders, now + 31 * day), 1);
    assert_eq!(names(&folders.trash()), ["notes.txt"], "what is not ours stays");
    let in_use = in_use.path().unwrap().file_name().unwrap().to_str().unwrap().to_owned();
    let beside = beside.file_name().unwrap().to_str().unwrap().to_owned();
    assert_eq!(names(&folders.matches()), [beside, in_use.clone(), format!("{in_use}.lock")]);
    assert_eq!(names(folders.data()), ["matches", "trash"]);
}

#[test]
fn only_matches_of_the_archive_are_deleted() {
    let (home, folders) = place();
    let file = home.path().join("precious.wurf");
    fs::write(&file, b"precious").unwrap();
    for path in [&file, &folders.matches().join("../precious.wurf"), &folders.matches().join("none.wurf")] {
        assert_said(&archive::delete(&folders, path, jiff::Timestamp::now()).unwrap_err().phrase());
    }
    assert_eq!(fs::read(&file).unwrap(), b"precious");
}

#[test]
fn a_match_from_elsewhere_is_taken_in_once_and_byte_for_byte() {
    let (_home, folders) = place();
    let (_other, others) = place();
    let (path, _) = play::played(&others, &play::header(1), &mut rng(1), 10);
    let mut odd = b"\xEF\xBB\xBF".to_vec();
    odd.extend(String::from_utf8(fs::read(&path).unwrap()).unwrap().replace('\n', "\r\n").bytes());
    let strange = path.with_file_name("Ünsere Partie (2).WURF.txt");
    fs::write(&strange, &odd).unwrap();
    let adopt = |path: &Path| Intake::into(&folders.matches()).unwrap().adopt(path);
    let Adopted::New(taken) = adopt(&strange).unwrap() else { panic!("it was not there") };
    assert_eq!(fs::read(&taken).unwrap(), odd);
    assert!(taken.file_name().unwrap().to_str().unwrap().starts_with("2026-11-20-00-00-01-namaste-"));
    assert_eq!(adopt(&strange).unwrap(), Adopted::There(taken.clone()));
    assert_eq!(adopt(&taken).unwrap(), Adopted::There(taken.clone()));
    assert_eq!(names(&folders.matches()).len(), 1);
    let mut opened = Journal::open(&taken).unwrap();
    assert!(opened.notices.is_empty());
    assert_eq!(play::play(opened.table.as_mut(), &mut opened.journal, &mut rng(2), 2), 2);
    drop(opened);
    assert_eq!(Journal::open(&taken).unwrap().record.lines.len(), 12);
    fs::write(&strange, b"a letter").unwrap();
    assert_eq!(adopt(&strange).unwrap(), Adopted::NoMatch);
}

#[test]
fn a_copy_replaces_all_or_nothing() {
    let (_home, folders) = place();
    let (path, _) = play::played(&folders, &play::header(1), &mut rng(1), 10);
    let target = folders.data().join("copy.wurf");
    fs::write(&target, b"old").unwrap();
    archive::copy_to(&path, &target).unwrap();
    assert_eq!(fs::read(&target).unwrap(), fs::read(&path).unwrap());
    assert_said(&archive::copy_to(&path, Path::new("/nowhere/at/all.wurf")).unwrap_err().phrase());
    assert_said(&archive::copy_to(&folders.data().join("none"), &target).unwrap_err().phrase());
    assert_eq!(fs::read(&target).unwrap(), fs::read(&path).unwrap());
}
