//! Files that were handed in, from any folder: opened and left again they are as they were, and nothing lies beside them;
//! played on they only grow.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use club::championship::journal::Kept;
use club::championship::{Championship, Head};
use club::store::Folders;
use club::store::archive;
use club::store::intake::Intake;
use club::store::journal::Journal;
use games::game::record::Record;
use games::shelf::replay;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::{folder, play};

/// All that lies in a folder, byte for byte.
fn everything(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.is_file()).map(|path| (path.clone(), fs::read(&path).unwrap())).collect()
}

/// Records as they come from elsewhere: nothing but a header, with a position, half played, ending in any way, damaged.
fn records() -> Vec<(&'static str, String)> {
    let header = play::header(7).line();
    let begun = header.clone() + "\n{\"by\":0,\"move\":\"dice 2\"}\n";
    let position = "{\"wurfzabel\":1,\"game\":\"kvatrutafl\",\"options\":{\"position\":\"kvatrutafl white* u1 v5 w4 x5 unlocked black h3 i3 j3 k3 l3 unlocked dice 2 1\"},\
                    \"players\":[{\"name\":\"Ada\",\"kind\":\"human\"},{\"name\":\"Bo\",\"kind\":\"human\"}]}\n";
    vec![
        ("head", header.clone() + "\n"),
        ("head-without-its-end", header.clone()),
        ("head-and-blank-lines", header.clone() + "\n\n \n"),
        ("head-of-windows", header.clone() + "\r\n"),
        ("head-with-a-mark", format!("\u{feff}{header}\n")),
        ("head-with-a-position", position.to_owned()),
        ("half", begun.clone()),
        ("half-without-its-end", begun.trim_end().to_owned()),
        ("half-and-blank-lines", begun.clone() + "\n\n"),
        ("torn", begun.clone() + "{\"by\":0,\"mo"),
        ("damaged", begun + "nonsense\n{\"roll\":[1]}\n"),
    ]
}

#[test]
fn a_match_that_was_handed_in_is_left_as_it_was_found() {
    let home = folder::quick();
    for (name, text) in records() {
        let path = home.path().join(format!("{name}.wurf"));
        fs::write(&path, text).unwrap();
    }
    let before = everything(home.path());
    for path in before.keys() {
        let stamp = fs::metadata(path).unwrap().modified().unwrap();
        let opened = Journal::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(opened.journal.held(), 0, "{}", path.display());
        opened.journal.close();
        assert_eq!(everything(home.path()), before, "{}", path.display());
        assert_eq!(fs::metadata(path).unwrap().modified().unwrap(), stamp, "{}", path.display());
    }
}

#[test]
fn a_match_that_was_handed_in_and_is_played_on_keeps_every_line_it_had() {
    let mut rng = ChaCha8Rng::seed_from_u64(39);
    for (name, text) in records() {
        let home = folder::quick();
        let path = home.path().join(format!("{name}.wurf"));
        fs::write(&path, &text).unwrap();
        let opened = Journal::open(&path).unwrap();
        let (mut journal, table, lines) = (opened.journal, opened.table, opened.record.lines.len());
        let entry = play::next(&*table, &mut rng).unwrap();
        journal.append(&entry).unwrap();
        let grown = journal.path().unwrap().to_owned();
        assert_eq!(journal.held(), 0);
        journal.close();
        let now = fs::read_to_string(&grown).unwrap();
        let whole = match name {
            "torn" => &text[..text.rfind('\n').unwrap()],
            "damaged" => &text[..text.find("nonsense").unwrap()],
            _ => text.trim_end(),
        };
        assert!(now.starts_with(whole) && now.ends_with('\n'), "{name}: {now}");
        let again = Record::read(now.as_bytes()).unwrap();
        assert_eq!((again.fault.as_ref(), again.torn, again.lines.len()), (None, None, lines + 1), "{name}");
        assert_eq!(replay(&again, None).unwrap().fault, None);
        if name == "damaged" {
            assert_eq!(fs::read_to_string(&path).unwrap(), text, "a damaged file is left alone for ever");
        }
        let kept = home.path().join("torn.wurf.torn");
        assert_eq!(fs::read_to_string(kept).ok(), (name == "torn").then(|| "{\"by\":0,\"mo\n".to_owned()), "{name}");
    }
}

#[test]
fn an_empty_match_goes_only_where_it_was_begun_just_now() {
    let home = folder::quick();
    let folders = Folders::at(home.path());
    let begun = Journal::create(&folders, &play::header(1)).unwrap();
    begun.close();
    assert!(everything(&folders.matches()).is_empty(), "a match begun by mistake leaves no row");
    let kept = Journal::create(&folders, &play::header(2)).unwrap();
    let path = kept.path().unwrap().to_owned();
    drop(kept);
    let before = everything(&folders.matches());
    assert_eq!(before.len(), 1);
    Journal::open(&path).unwrap().journal.close();
    assert_eq!(everything(&folders.matches()), before, "in another sitting it may be anybody's");
    let replaced = Journal::create(&folders, &play::header(3)).unwrap();
    let place = replaced.path().unwrap().to_owned();
    let theirs = fs::read(&place).unwrap();
    fs::rename(&place, home.path().join("moved.wurf")).unwrap();
    fs::write(&place, &theirs).unwrap();
    replaced.close();
    assert_eq!(fs::read(&place).unwrap(), theirs, "what somebody has put in its place is theirs");
    assert_eq!(fs::read(home.path().join("moved.wurf")).unwrap(), theirs);
}

#[test]
fn a_championship_that_was_handed_in_is_left_as_it_was_found() {
    let home = folder::quick();
    let cup = || Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let head = home.path().join("head.wurfcup");
    drop(Kept::create(&head, cup(), &[]).unwrap());
    let text = fs::read_to_string(&head).unwrap();
    for (name, text) in [
        ("without-its-end", text.trim_end().to_owned()),
        ("blank-lines", text.clone() + "\n \n"),
        ("torn", text.clone() + "{\"event\":\"join\",\"id\":1,\"na"),
    ] {
        fs::write(home.path().join(format!("{name}.wurfcup")), text).unwrap();
    }
    let before = everything(home.path());
    for path in before.keys() {
        drop(Kept::open(path).unwrap());
        assert_eq!(everything(home.path()), before, "{}", path.display());
    }
    for (path, bytes) in before {
        let mut kept = Kept::open(&path).unwrap().0;
        let join = kept.cup().join("Ada", "").unwrap();
        kept.keep(&[join]).unwrap();
        let whole = bytes.split(|byte| *byte == b'\n').next().unwrap();
        let now = fs::read(&path).unwrap();
        assert!(now.starts_with(whole) && now.ends_with(b"}\n"), "{}", path.display());
        drop(kept);
        assert_eq!(Kept::open(&path).unwrap().0.cup().people().len(), 1);
    }
    assert!(home.path().join("torn.wurfcup.torn").exists());
}

#[test]
fn what_is_taken_into_the_archive_stays_where_it_was() {
    let home = folder::quick();
    let folders = Folders::at(home.path().join("own"));
    let theirs = home.path().join("theirs");
    fs::create_dir(&theirs).unwrap();
    for (name, text) in records() {
        fs::write(theirs.join(format!("{name}.wurf")), text).unwrap();
    }
    let before = everything(&theirs);
    let mut intake = Intake::into(&folders.matches()).unwrap();
    for path in before.keys() {
        let _ = intake.adopt(path).unwrap();
    }
    assert_eq!(everything(&theirs), before);
    let taken = everything(&folders.matches());
    for path in taken.keys() {
        Journal::open(path).unwrap().journal.close();
    }
    assert_eq!(everything(&folders.matches()), taken, "and what was taken in is not an empty match of this sitting");
}

#[test]
fn what_merely_looks_like_something_old_of_the_program_is_never_cleared_away() {
    let home = folder::quick();
    let folders = Folders::at(home.path());
    folders.prepare().unwrap();
    fs::create_dir_all(folders.trash()).unwrap();
    for name in ["2024-11-17-photo.jpg", "2026-11-03-12-00-00-namaste.wurf", "1-2-3.wurf", "17000000000-1-letter.txt"] {
        fs::write(folders.trash().join(name), "theirs").unwrap();
    }
    for name in ["draft.wurf.mine.new", "my.wurf.notes.lock", "old.wurf.2-b.new", "a.wurf.new.lock"] {
        fs::write(folders.matches().join(name), "").unwrap();
    }
    fs::write(folders.settings().with_file_name("settings.json.mine.new"), "theirs").unwrap();
    let before = [home.path(), &folders.trash(), &folders.matches()].map(everything);
    let later = jiff::Timestamp::now() + archive::KEPT + archive::KEPT;
    assert_eq!(archive::purge(&folders, later), 0);
    assert_eq!(archive::trash(&folders), []);
    assert_eq!([home.path(), &folders.trash(), &folders.matches()].map(everything), before);
}
