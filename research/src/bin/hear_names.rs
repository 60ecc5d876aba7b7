//! Measures how well the ear knows names: `cargo run --release -p research --bin hear_names FOLDER…` with
//! `SPEAKER_WORD.wav` (`research/ear/clips.py`). What is no name is to be met with silence; length alone makes no name.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use voice::hear::ear::{NAMES, OTHER, kind};
use voice::hear::trial::{Room, heard};
use voice::hear::{Ear, measure};
use voice::sound::Clip;

#[derive(Default)]
struct Counted {
    names: u32,
    others: u32,
    told: u32,
    right: u32,
    best: u32,
    wrongly_told: u32,
    asked: u32,
    accepted: u32,
    asked_wrongly: u32,
    wrongly_accepted: u32,
}

fn read(path: &Path) -> Option<(String, Clip)> {
    let word = path.file_stem()?.to_str()?.rsplit('_').next()?.to_owned();
    Some((word, Clip::read(&fs::read(path).ok()?).ok()?))
}

fn folder(path: &str) -> std::io::Result<Vec<(String, Clip)>> {
    let mut files: Vec<PathBuf> = fs::read_dir(path)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    Ok(files.iter().filter_map(|file| read(file)).collect())
}

fn counted(clips: &[(String, Clip)], room: Room) -> Counted {
    let ear = Ear::new();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut all = Counted::default();
    for (word, clip) in clips {
        let clip = heard(clip, room, &mut rng);
        let told = ear.heard(&clip, &measure(&clip));
        let due = kind(word);
        let sure = told.as_ref().is_some_and(|told| told.sure);
        let right = told.as_ref().is_some_and(|told| kind(told.name) == due);
        if due == OTHER {
            all.others += 1;
            all.wrongly_told += u32::from(sure);
        } else {
            all.names += 1;
            all.told += u32::from(sure);
            all.right += u32::from(sure && right);
            all.best += u32::from(right);
        }
        for name in NAMES {
            let accepted = u32::from(told.as_ref().is_some_and(|told| told.accepts(name)));
            if name == word {
                all.asked += 1;
                all.accepted += accepted;
            } else if kind(name) != due {
                all.asked_wrongly += 1;
                all.wrongly_accepted += accepted;
            }
        }
    }
    all
}

fn main() -> ExitCode {
    let mut clips = Vec::new();
    for path in env::args().skip(1) {
        match folder(&path) {
            Ok(more) => clips.extend(more),
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    let begun = Instant::now();
    println!("names others | told, of them right, best guess, others told | asked: accepted, wrong ones accepted (%)");
    for room in Room::TRIED {
        let all = counted(&clips, room);
        let part = |some: u32, all: u32| 100.0 * f64::from(some) / f64::from(all.max(1));
        println!(
            "{:5} {:6} | {:5.1} {:5.1} {:5.1} {:5.1} | {:5.1} {:5.1}  {room:?}",
            all.names,
            all.others,
            part(all.told, all.names),
            part(all.right, all.told),
            part(all.best, all.names),
            part(all.wrongly_told, all.others),
            part(all.accepted, all.asked),
            part(all.wrongly_accepted, all.asked_wrongly),
        );
    }
    let heard = clips.len() * Room::TRIED.len();
    println!("{:.1} ms a clip, measured and named", begun.elapsed().as_secs_f64() * 1000.0 / heard.max(1) as f64);
    ExitCode::SUCCESS
}
