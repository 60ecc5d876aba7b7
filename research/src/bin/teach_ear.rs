//! Teaches the ear its names by the program's own synthesizer: `cargo run --release -p research --bin teach_ear [FILE]`.

use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

use base::threads;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use voice::hear::ear::{Jitter, NAMES, features, kind, learn};
use voice::hear::measure;
use voice::hear::trial::{Range, Room, heard, others, said, speaker, throaty};

const SPEAKERS: usize = 400;
const JITTERS: usize = 2;

type Examples = Vec<(Vec<f32>, usize)>;

fn lesson(seed: u64) -> Examples {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let who = speaker(Range::Known, &mut rng);
    let others = others();
    let names = NAMES.into_iter().flat_map(|name| [name, name]);
    let chance: Vec<bool> = others.iter().map(|_| rng.random()).collect();
    let words = names.chain(others.iter().zip(chance).filter(|(_, said)| *said).map(|(word, _)| word.as_str()));
    let mut examples = Vec::new();
    for (turn, word) in words.enumerate() {
        let Ok(clip) = said(&throaty(word, rng.random()), &who, &mut rng) else { continue };
        let room = if turn % 2 == 0 && turn < 2 * NAMES.len() {
            Room::Quiet
        } else {
            Room::LEARNT[rng.random_range(0..Room::LEARNT.len())]
        };
        let seen = measure(&heard(&clip, room, &mut rng));
        for _ in 0..JITTERS {
            examples.extend(features(&seen, Some(&Jitter::random(&mut rng))).map(|shown| (shown, kind(word))));
        }
    }
    examples
}

fn main() -> ExitCode {
    let file = env::args().nth(1).unwrap_or_else(|| "assets/hear/names.net".to_owned());
    let begun = Instant::now();
    let lessons = threads::spread(threads::cores(), SPEAKERS, || true, |seed| lesson(seed as u64));
    let examples: Examples = lessons.into_iter().flatten().flatten().collect();
    println!("{} examples after {:.0} s", examples.len(), begun.elapsed().as_secs_f64());
    let Some(net) = learn(&examples, 1) else { return ExitCode::FAILURE };
    println!("learned after {:.0} s", begun.elapsed().as_secs_f64());
    match fs::write(&file, net.bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}
