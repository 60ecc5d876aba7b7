//! Says words by the synthesizer, as WAV files `SPEAKER_WORD.wav` for the ear (`research/ear`): `own…` to learn from,
//! `beyond…` to measure with. `cargo run --release -p research --bin speak_names FOLDER`

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

use base::threads;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use voice::hear::ear::NAMES;
use voice::hear::trial::{Range, others, said, speaker, throaty};

const KNOWN: usize = 100;
const BEYOND: usize = 20;

fn speak(folder: &Path, range: Range, seed: usize) -> io::Result<()> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed as u64 + if range == Range::Known { 0 } else { 1000 });
    let who = speaker(range, &mut rng);
    let prefix = if range == Range::Known { "own" } else { "beyond" };
    let others = others();
    let some = others.iter().map(String::as_str).filter(|_| rng.random_bool(0.4)).collect::<Vec<_>>();
    for word in NAMES.into_iter().chain(some) {
        let Ok(clip) = said(&throaty(word, rng.random()), &who, &mut rng) else { continue };
        fs::write(folder.join(format!("{prefix}{seed}_{word}.wav")), clip.wav().map_err(io::Error::other)?)?;
    }
    Ok(())
}

fn main() -> ExitCode {
    let Some(folder) = env::args().nth(1) else {
        eprintln!("speak_names FOLDER");
        return ExitCode::FAILURE;
    };
    let spoken = threads::spread(
        threads::cores(),
        KNOWN + BEYOND,
        || true,
        |seed| {
            let (range, seed) = if seed < KNOWN { (Range::Known, seed) } else { (Range::Beyond, seed - KNOWN) };
            speak(Path::new(&folder), range, seed)
        },
    );
    for told in spoken.into_iter().flatten() {
        if let Err(error) = told {
            eprintln!("{folder}: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}
