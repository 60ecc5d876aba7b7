//! Broken input: a hundred thousand records, settings and command lines, random or changed from right ones.
//! Nothing panics, and every refusal says why.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use base::i18n::Lang;
use base::threads;
use club::store::paths::Folders;
use club::store::settings::Settings;
use games::game::chance::Luck;
use games::game::record::{Fault, Record};
use games::shelf::{self, Replay};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use wurfzabel::cli::Completion;

use crate::ask;
use crate::volume::share;

const RECORDS: usize = 97_000;
const SETTINGS: usize = 1_000;
const COMMANDS: usize = 2_000;

/// Pieces that matter to somebody who reads.
const PIECES: [&str; 40] = [
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "\\",
    "\n",
    "\r\n",
    "\0",
    " ",
    "-1",
    "0",
    "1",
    "7",
    "255",
    "256",
    "1e400",
    "0.5",
    "18446744073709551616",
    "null",
    "true",
    "\"roll\"",
    "\"by\"",
    "\"move\"",
    "\"undo\"",
    "\"wurfzabel\"",
    "\"players\"",
    "\"kind\"",
    "\"human\"",
    "karma",
    "pass",
    "dice 2",
    "c3=14",
    "\u{FEFF}",
    "ß",
    "\\ud800",
    "{\"undo\":1}",
    "{\"by\":0,\"move\":\"pass\"}",
];

fn spread(count: u64, work: impl Fn(&mut ChaCha8Rng, u64) + Sync) {
    let one = |n: usize| work(&mut Luck::new(0xF022).nth(n as u64).after(0), n as u64);
    threads::spread(threads::cores(), usize::try_from(count).unwrap(), || true, one);
}

fn golden() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let records = paths.iter().filter(|path| path.extension().is_some_and(|end| end == "wurf"));
    // The beginnings: what follows would only take time.
    let start = |bytes: Vec<u8>| bytes.split_inclusive(|byte| *byte == b'\n').take(14).flatten().copied().collect();
    records.map(|path| start(fs::read(path).unwrap())).collect()
}

/// Bytes with some of them changed, put in, left out, doubled or exchanged.
fn mutate(bytes: &mut Vec<u8>, rng: &mut ChaCha8Rng) {
    for _ in 0..rng.random_range(1..=3) {
        let at = rng.random_range(0..=bytes.len());
        let upto = (at + rng.random_range(0..12)).min(bytes.len());
        match rng.random_range(0..7) {
            0 => bytes.insert(at, rng.random()),
            1 if at < bytes.len() => bytes[at] = rng.random(),
            2 if at < bytes.len() => bytes[at] ^= 1 << rng.random_range(0..8),
            3 => {
                bytes.drain(at..upto);
            }
            4 => {
                let piece = PIECES.choose(rng).unwrap();
                bytes.splice(at..upto, piece.bytes());
            }
            5 => {
                let mut lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
                let (one, other) = (rng.random_range(0..lines.len()), rng.random_range(0..lines.len()));
                if rng.random() {
                    lines.swap(one, other);
                } else {
                    lines.insert(one, lines[other].clone());
                }
                *bytes = lines.join(&b'\n');
            }
            _ => bytes.truncate(at),
        }
    }
}

fn noise(rng: &mut ChaCha8Rng) -> Vec<u8> {
    if rng.random() {
        (0..rng.random_range(0..200)).map(|_| rng.random()).collect()
    } else {
        (0..rng.random_range(0..30)).flat_map(|_| PIECES.choose(rng).unwrap().bytes()).collect()
    }
}

fn says_why(fault: &Fault) {
    assert!(fault.line >= 1);
    for lang in Lang::ALL {
        let why = lang.say(&fault.reason.0);
        assert!(!why.trim().is_empty() && why != fault.reason.0.id, "{fault:?}");
    }
}

/// Reads and plays bytes as a record; whether all of it was legal.
fn open(bytes: &[u8]) -> bool {
    let record = match Record::read(bytes) {
        Ok(record) => record,
        Err(fault) => {
            says_why(&fault);
            return false;
        }
    };
    match shelf::replay(&record, None) {
        Err(fault) => {
            says_why(&fault);
            false
        }
        Ok(replay) => {
            replay.fault.iter().for_each(says_why);
            assert!(replay.table.turn().is_over() || !replay.table.turn().to_act().is_empty());
            stands(&record, &replay);
            replay.fault.is_none()
        }
    }
}

/// What was taken of a broken record is a match of its own: written anew in the one way there is, it leads to the same
/// position, and the line that is complained of is the first that was not taken.
fn stands(record: &Record, replay: &Replay) {
    let taken = &record.lines[..replay.lines];
    let lines = taken.iter().map(|(_, entry)| entry.line());
    let anew: String = [record.header.line()].into_iter().chain(lines).map(|line| line + "\n").collect();
    let again = Record::read(anew.as_bytes()).unwrap();
    assert_eq!((&again.header, again.fault.as_ref(), again.torn), (&record.header, None, None), "{anew}");
    assert!(again.lines.iter().map(|(_, entry)| entry).eq(taken.iter().map(|(_, entry)| entry)), "{anew}");
    let again = shelf::replay(&again, None).unwrap();
    assert_eq!(again.fault, None, "{anew}");
    assert_eq!((again.table.state(), again.table.scores()), (replay.table.state(), replay.table.scores()), "{anew}");
    if let Some(fault) = &replay.fault {
        let refused = record.lines.get(replay.lines).map(|(line, _)| *line);
        assert_eq!(Some(fault.line), refused.or(record.fault.as_ref().map(|fault| fault.line)), "{anew}");
    }
}

#[test]
fn no_broken_record_panics_and_each_says_what_is_wrong() {
    let golden = golden();
    let legal = AtomicU64::new(0);
    let count = share(RECORDS) as u64;
    spread(count, |rng, n| {
        let bytes = if n % 4 == 0 {
            noise(rng)
        } else {
            let mut bytes = golden.choose(rng).unwrap().clone();
            mutate(&mut bytes, rng);
            bytes
        };
        legal.fetch_add(u64::from(open(&bytes)), Ordering::Relaxed);
    });
    let legal = legal.into_inner();
    assert!(legal > count / 100 && legal < count / 2, "{legal} of {count} were still legal: both are tried");
}

#[test]
fn whatever_lies_in_the_settings_there_are_settings_afterwards() {
    let whole = serde_json::to_vec_pretty(&Settings::default()).unwrap();
    let changed = AtomicU64::new(0);
    let count = share(SETTINGS) as u64;
    spread(count, |rng, n| {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        fs::create_dir_all(folders.settings().parent().unwrap()).unwrap();
        let mut bytes = whole.clone();
        if n % 4 == 0 {
            bytes = noise(rng);
        } else {
            mutate(&mut bytes, rng);
        }
        fs::write(folders.settings(), &bytes).unwrap();
        let loaded = Settings::load(&folders);
        for notice in &loaded.notices {
            for lang in Lang::ALL {
                let why = lang.say(&notice.phrase());
                assert!(!why.trim().is_empty() && why != notice.phrase().id, "{notice:?}");
            }
        }
        changed.fetch_add(u64::from(!loaded.notices.is_empty()), Ordering::Relaxed);
    });
    assert!(changed.into_inner() > count / 4, "much of it was broken, and that was said");
}

#[test]
fn no_command_line_panics_and_each_wrong_one_says_why() {
    // Nothing here writes files or plays long matches: `--out` and `--games` are not among the words.
    const WORDS: [&str; 44] = [
        "games",
        "replay",
        "hint",
        "sheets",
        "optimum",
        "exploit",
        "completions",
        "man",
        "play",
        "print",
        "namaste",
        "--json",
        "--lang",
        "de",
        "en",
        "--lang=de",
        "--lang=fr",
        "--help",
        "-h",
        "--version",
        "-V",
        "--upto",
        "3",
        "-1",
        "--upto=99999999999999999999",
        "--level",
        "strong",
        "easy",
        "--level=",
        "--seed",
        "0",
        "--seed=1",
        "--option",
        "a=b",
        "=",
        "--players",
        "bot:easy,bot:easy",
        "human,",
        "--",
        "-",
        "",
        "bash",
        "zsh",
        "--per-page",
    ];
    /// All that may be said beside a record to open the window.
    const OF_A_WINDOW: [&str; 6] = ["--lang", "de", "en", "--lang=de", "--lang=en", "--"];
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/namaste-torn.wurf").into_os_string();
    let (done, refused, windows) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let count = share(COMMANDS) as u64;
    spread(count, |rng, _| {
        let mut args: Vec<OsString> = Vec::new();
        for _ in 0..rng.random_range(0..7) {
            args.push(match rng.random_range(0..12) {
                0 => golden.clone(),
                1 => odd(noise(rng)),
                2 => {
                    let mut word = WORDS.choose(rng).unwrap().as_bytes().to_vec();
                    mutate(&mut word, rng);
                    odd(word)
                }
                _ => WORDS.choose(rng).unwrap().into(),
            });
        }
        let answer = ask::ask(args.clone());
        let counted = match answer.outcome {
            Completion::Done(0) => {
                assert!(!answer.out.is_empty(), "{args:?}");
                &done
            }
            Completion::Done(1 | 2) => {
                assert_eq!(answer.err.trim_end().lines().count(), 1, "{args:?}: {}", answer.err);
                assert!(!answer.err.trim().is_empty(), "{args:?}");
                &refused
            }
            Completion::Done(code) => panic!("{args:?} gave {code}"),
            Completion::Window(start) => {
                // Whatever else is said is a command, or wrong.
                let others = args.iter().filter(|arg| !OF_A_WINDOW.iter().any(|word| arg == word));
                assert!(others.eq(start.file.as_ref().map(|file| file.as_os_str())), "{args:?}: {:?}", start.file);
                assert!(start.file.is_none_or(|file| file == golden), "{args:?}");
                assert_eq!((&*answer.out, &*answer.err), ("", ""), "{args:?}");
                &windows
            }
        };
        counted.fetch_add(1, Ordering::Relaxed);
    });
    let counts = [done, refused, windows].map(AtomicU64::into_inner);
    assert!(counts.into_iter().all(|seen| seen > count / 200), "answers, refusals, windows: {counts:?}");
}

/// An argument of any bytes, as far as the system has such.
#[cfg(unix)]
fn odd(bytes: Vec<u8>) -> OsString {
    use std::os::unix::ffi::OsStringExt as _;
    OsString::from_vec(bytes)
}

#[cfg(not(unix))]
fn odd(bytes: Vec<u8>) -> OsString {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

const _: () = assert!(RECORDS + SETTINGS + COMMANDS >= 100_000);
