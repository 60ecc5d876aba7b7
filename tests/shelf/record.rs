//! The record: golden ones replay as they always did, any can be written and read back, and a file cut at any
//! byte opens up to there. The records in `records/` are real matches; they are never edited.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::game::Face;
use games::game::bot::Level;
use games::game::record::{Entry, Header, Player, PlayerKind, Record};
use games::shelf;
use proptest::prelude::*;
use serde_json::Value;
use wurfzabel::cli::Completion;

use crate::ask;

fn golden() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut records: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "wurf")).collect();
    records.sort();
    records
}

fn replay(path: &Path, more: &[&str]) -> ask::Answer {
    let file = path.to_str().unwrap();
    ask::ask(["replay", file, "--json", "--lang", "en"].iter().chain(more))
}

#[test]
fn golden_records_replay_as_they_always_did() {
    let records = golden();
    assert!(records.len() >= 53, "{} golden records", records.len());
    for path in records {
        let expected: Value = serde_json::from_slice(&fs::read(path.with_extension("json")).unwrap()).unwrap();
        let said = replay(&path, &[]);
        let mut answer: Value = serde_json::from_str(&said.out).unwrap();
        let exit = u8::try_from(expected["exit"].as_u64().unwrap()).unwrap();
        assert_eq!(said.outcome, Completion::Done(exit), "{path:?}: {}", said.err);
        if let Some(error) = answer.get_mut("error") {
            // The wording may get better; the line may not change.
            let reason = error.as_object_mut().unwrap().remove("reason").unwrap();
            assert!(!reason.as_str().unwrap().is_empty(), "{path:?}");
        }
        assert_eq!(answer, expected["answer"], "{path:?}");
    }
}

#[test]
fn upto_shows_the_position_after_every_line() {
    for path in golden() {
        let record = Record::read(&fs::read(&path).unwrap()).unwrap();
        let sound = shelf::replay(&record, None).unwrap().lines;
        let mut stand = 0_usize;
        for lines in 0..=sound {
            match lines.checked_sub(1).map(|index| &record.lines[index].1) {
                None => {}
                Some(Entry::Roll(_) | Entry::Faces(_) | Entry::Act { .. }) => stand += 1,
                Some(Entry::Undo(count)) => stand -= count,
            }
            // Of long matches every twentieth line, or it takes too long.
            if lines > 40 && lines < sound && !lines.is_multiple_of(20) {
                continue;
            }
            let said = replay(&path, &["--upto", &lines.to_string()]);
            let answer: Value = serde_json::from_str(&said.out).unwrap();
            assert_eq!(answer["events"], stand, "{path:?} up to {lines}");
            assert_eq!((said.outcome, answer.get("error")), (Completion::Done(0), None), "{path:?} up to {lines}");
        }
    }
}

/// Only the last line is torn: each is cut behind the header and the line before it, at every byte.
#[test]
fn a_record_cut_at_any_byte_loses_at_most_the_line_that_was_cut() {
    for path in golden() {
        let bytes = fs::read(&path).unwrap();
        let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
        let (header, mut known) = (lines[0], HashSet::new());
        for pair in lines.windows(2).filter(|pair| known.insert(*pair)) {
            let before: &[u8] = if pair[0] == header { &[] } else { pair[0] };
            let bytes = [header, before, pair[1]].concat();
            let whole = Record::read(&bytes).unwrap();
            for cut in header.len() - 1 + before.len()..bytes.len() {
                let record = Record::read(&bytes[..cut]).unwrap();
                assert_eq!((&record.header, &record.fault), (&whole.header, &None), "{path:?} cut at {cut}");
                let below = &bytes[header.len()..cut.max(header.len())];
                let ended = below.iter().filter(|byte| **byte == b'\n').count();
                assert!(record.lines.len() >= ended, "{path:?} cut at {cut}");
                assert_eq!(record.lines[..], whole.lines[..record.lines.len()], "{path:?} cut at {cut}");
                let begun = below.last().is_some_and(|byte| *byte != b'\n');
                let counts = record.lines.len() > ended;
                assert_eq!(record.torn.is_some(), begun && !counts, "{path:?} cut at {cut}");
            }
        }
    }
}

fn face() -> impl Strategy<Value = Face> {
    prop_oneof![any::<u8>().prop_map(Face::Number), any::<char>().prop_map(Face::Letter)]
}

fn entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        prop::collection::vec(face(), 0..9).prop_map(Entry::Roll),
        prop::collection::vec(face(), 0..9).prop_map(Entry::Faces),
        (any::<usize>(), any::<String>()).prop_map(|(seat, notation)| Entry::Act { seat, notation }),
        any::<usize>().prop_map(Entry::Undo),
    ]
}

fn player() -> impl Strategy<Value = Player> {
    let name = prop::collection::vec(any::<char>(), 1..=40).prop_map(|letters| letters.into_iter().collect::<String>());
    let kind = prop::sample::select(vec![
        PlayerKind::Human,
        PlayerKind::Bot(Level::Easy),
        PlayerKind::Bot(Level::Medium),
        PlayerKind::Bot(Level::Strong),
    ]);
    (name, kind).prop_map(|(name, kind)| Player { name, kind })
}

fn header() -> impl Strategy<Value = Header> {
    let options = prop::collection::btree_map(any::<String>(), any::<String>(), 0..4);
    let players = prop::collection::vec(player(), 0..5);
    let texts = (any::<Option<String>>(), any::<Option<String>>());
    let rest = (any::<Option<u64>>(), any::<bool>(), texts, any::<bool>());
    (any::<String>(), options, players, rest).prop_map(
        |(game, options, players, (seed, real, (started, championship), undo))| Header {
            seed,
            real,
            started,
            undo,
            championship,
            ..Header::new(&game, options, players)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_record_reads_back_as_it_was_written(header in header(), entries in prop::collection::vec(entry(), 0..20)) {
        let mut text = header.line();
        for entry in &entries {
            text.push('\n');
            text.push_str(&entry.line());
        }
        prop_assert_eq!(text.lines().count(), entries.len() + 1, "an event is one line");
        for end in ["", "\n", "\r\n", "\n\n  \n"] {
            let record = Record::read(format!("{text}{end}").as_bytes()).unwrap();
            prop_assert_eq!(&record.header, &header);
            let numbered: Vec<(usize, Entry)> = (2..).zip(entries.iter().cloned()).collect();
            prop_assert_eq!(&record.lines, &numbered);
            prop_assert_eq!((record.fault, record.torn), (None, None));
        }
    }

    #[test]
    fn a_mark_of_byte_order_and_the_line_ends_of_other_systems_change_nothing(
        header in header(),
        entries in prop::collection::vec(entry(), 0..9),
    ) {
        let lines: Vec<String> = [header.line()].into_iter().chain(entries.iter().map(Entry::line)).collect();
        let plain = Record::read(lines.join("\n").as_bytes()).unwrap();
        let marked = Record::read(format!("\u{FEFF}{}", lines.join("\r\n")).as_bytes()).unwrap();
        prop_assert_eq!(plain, marked);
    }
}
