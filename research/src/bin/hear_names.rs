//! Measures how well the ear knows names: `cargo run --release -p research --bin hear_names [FOLDER]`.
//!
//! Without a folder with speakers of the program's own synthesizer, outside of what it has learned from. With one, with
//! the WAV files there (one channel, 48,000 samples a second), called `SPEAKER_WORD.wav`; a word that is no name is to
//! be met with silence.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use hound::WavReader;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use voice::hear::ear::NAMES;
use voice::hear::trial::{Range, Room, Tally, heard, said, speaker, throaty};
use voice::hear::{Ear, measure};
use voice::sound::{Clip, RATE};

const SPEAKERS: u64 = 20;
const OTHERS: [&str; 12] = ["to", "sun", "tat", "nem", "wuf", "āmǫ", "zwā", "mu", "du", "vi", "sas", "niš"];

fn own() -> Vec<(String, Clip)> {
    let mut clips = Vec::new();
    for seed in 0..SPEAKERS {
        let mut rng = ChaCha8Rng::seed_from_u64(1000 + seed);
        let who = speaker(Range::Beyond, &mut rng);
        for word in NAMES.into_iter().chain(OTHERS) {
            if let Ok(clip) = said(&throaty(word, seed % 2 == 0), &who, &mut rng) {
                clips.push((word.to_owned(), clip));
            }
        }
    }
    clips
}

fn read(path: &Path) -> Option<(String, Clip)> {
    let word = path.file_stem()?.to_str()?.rsplit('_').next()?.to_owned();
    let reader = WavReader::open(path).ok()?;
    if (reader.spec().channels, reader.spec().sample_rate) != (1, RATE) {
        return None;
    }
    let samples = reader.into_samples::<i16>().map_while(Result::ok);
    Some((word, Clip::new(samples.map(|sample| f32::from(sample) / f32::from(i16::MAX)))))
}

fn folder(path: &Path) -> std::io::Result<Vec<(String, Clip)>> {
    let mut files: Vec<PathBuf> = fs::read_dir(path)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    Ok(files.iter().filter_map(|file| read(file)).collect())
}

fn main() -> ExitCode {
    let clips = match env::args().nth(1) {
        None => own(),
        Some(path) => match folder(Path::new(&path)) {
            Ok(clips) => clips,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::FAILURE;
            }
        },
    };
    let ear = Ear::new();
    println!("{:28} {:>6} {:>9} {:>9} {:>9} {:>9}", "room", "names", "answered", "right", "if forced", "others");
    for (index, room) in Room::TRIED.into_iter().enumerate() {
        let mut rng = ChaCha8Rng::seed_from_u64(index as u64);
        let mut tally = Tally::default();
        let mut forced = 0;
        for (word, clip) in &clips {
            let told = ear.heard(&measure(&heard(clip, room, &mut rng)));
            forced += u32::from(told.is_some_and(|told| told.name == word));
            tally.count(word, told.filter(|told| told.sure).map(|told| told.name));
        }
        println!(
            "{:28} {:>6} {:>8.1}% {:>8.1}% {:>8.1}% {:>8.1}%",
            format!("{room:?}"),
            tally.names,
            100.0 * tally.answered(),
            100.0 * tally.right(),
            100.0 * f64::from(forced) / f64::from(tally.names),
            100.0 * tally.false_alarms()
        );
    }
    ExitCode::SUCCESS
}
