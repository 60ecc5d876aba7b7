//! What versions before this one wrote, in a folder each: records of every game, championships, settings. All of it is read
//! as it was then. None of it is ever edited.

use std::fs;
use std::path::{Path, PathBuf};

use club::store::Folders;
use club::store::settings::Settings;
use games::game::options::{Kind, words};
use games::game::record::Record;
use games::shelf;
use serde_json::Value;
use wurfzabel::cli::Completion;

use crate::ask;

/// All files of all versions with that ending.
fn written(ending: &str) -> Vec<PathBuf> {
    let entries = |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    let versions = entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    let files = versions.iter().filter(|path| path.is_dir()).flat_map(|folder| entries(folder));
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|end| end == ending)).collect();
    files.sort();
    files
}

/// What a command answers about a file, and what it answered then.
fn answers(command: &[&str], file: &Path, kept: &Path) -> (Value, Value) {
    let said = ask::ask(command.iter().copied().chain([file.to_str().unwrap(), "--json", "--lang", "en"]));
    assert_eq!(said.outcome, Completion::Done(0), "{file:?}: {}", said.err);
    assert_eq!(said.err, "", "{file:?}");
    (serde_json::from_str(&said.out).unwrap(), serde_json::from_slice(&fs::read(kept).unwrap()).unwrap())
}

/// The options by whose values games part, such as the mode.
fn parts(title: &dyn games::table::Title) -> Vec<Option<(&'static str, &'static str)>> {
    let fields = title.fields();
    let parts = fields.iter().find_map(|field| {
        let parts = fields.iter().any(|other| other.when.is_some_and(|(key, _)| key == field.key));
        match &field.kind {
            Kind::Choice(among) if parts => {
                Some(words(among).into_iter().map(|word| Some((field.key, word))).collect())
            }
            _ => None,
        }
    });
    parts.unwrap_or_else(|| vec![None])
}

/// Whether its positions can be written as a text, which a game need not offer.
fn has_positions(title: &dyn games::table::Title) -> bool {
    let table = title.open(crate::shelf::header(title, &Default::default(), &mut crate::shelf::dice(1))).unwrap();
    table.position().map_err(|why| why.0.id).err().is_none_or(|why| why != "core-position-no-game")
}

#[test]
fn every_game_has_a_record_of_each_way_to_play_it_and_of_a_position() {
    let records: Vec<Record> =
        written("wurf").iter().map(|path| Record::read(&fs::read(path).unwrap()).unwrap()).collect();
    for title in shelf::ALL.iter() {
        let own: Vec<_> = records.iter().filter(|record| record.header.game == title.key()).collect();
        for part in parts(*title) {
            let is_one = |record: &&&Record| {
                part.is_none_or(|(key, word)| record.header.options.get(key).is_some_and(|is| is == word))
            };
            let is_kept = own.iter().any(|record| is_one(&record));
            assert!(is_kept, "{} {part:?} has no golden record: tests/golden/1.0/README.md says how", title.key());
        }
        let from_one = own.iter().any(|record| record.header.options.contains_key("position"));
        assert_eq!(from_one, has_positions(*title), "{}: a golden record that begins with a position", title.key());
    }
}

#[test]
fn records_of_before_replay_as_they_did() {
    let records = written("wurf");
    assert!(records.len() >= 75, "{}", records.len());
    for path in records {
        let (answer, kept) = answers(&["replay"], &path, &path.with_extension("json"));
        assert_eq!(answer, kept, "{path:?}");
        assert!(kept["events"].as_u64().unwrap() > 0, "{path:?}");
    }
}

#[test]
fn championships_of_before_stand_as_they_did() {
    let cups = written("wurfcup");
    assert!(cups.len() >= 6, "{}", cups.len());
    let home = tempfile::tempdir().unwrap();
    for path in cups {
        // Whoever looks at one may leave a lock beside it.
        let copy = home.path().join(path.file_name().unwrap());
        fs::copy(&path, &copy).unwrap();
        let (answer, kept) = answers(&["championship", "show"], &copy, &path.with_extension("cup.json"));
        assert_eq!(answer, kept, "{path:?}");
    }
}

#[test]
fn settings_of_before_are_as_they_were_chosen() {
    let files: Vec<PathBuf> = written("json").into_iter().filter(|path| path.ends_with("settings.json")).collect();
    assert!(!files.is_empty());
    for path in files {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        fs::copy(&path, folders.settings()).unwrap();
        let loaded = Settings::load(&folders);
        assert!(loaded.notices.is_empty(), "{path:?}: {:?}", loaded.notices);
        let read = serde_json::to_value(&loaded.settings).unwrap();
        let usual = serde_json::to_value(Settings::default()).unwrap();
        let kept: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        for (key, value) in kept.as_object().unwrap().iter().filter(|(key, _)| *key != "version") {
            assert_eq!(&read[key], value, "{path:?}: {key}");
            assert_ne!(&usual[key], value, "{path:?}: {key} is as usual, and would be so unread");
        }
    }
}
