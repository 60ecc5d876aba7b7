//! Measures how well long vowels are told from short ones by a speaker's own measure: of each some names calibrate,
//! drawn again and again; of the others lone vowels are judged. WAV files are `SPEAKER_NAME.wav`
//! (`research/ear/clips.py`).
//! `cargo run --release -p research --bin hear_lengths FOLDER…`

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use voice::hear::ear::{OTHER, kind, vowel_length};
use voice::hear::length::Measure;
use voice::hear::{Length, measure};
use voice::sound::Clip;

const LONG: usize = 3;
const SHORT: usize = 9;
const DRAWS: usize = 20;

/// How long a vowel was, whether it was to be long, and whether it was said alone.
#[derive(Clone, Copy)]
struct VoicedVowel {
    seconds: f32,
    long: bool,
    alone: bool,
}

fn vowel(path: &Path) -> Option<(String, VoicedVowel)> {
    let (speaker, word) = path.file_stem()?.to_str()?.rsplit_once('_')?;
    if kind(word) == OTHER {
        return None;
    }
    let clip = Clip::read(&fs::read(path).ok()?).ok()?;
    let seconds = vowel_length(word, &measure(&clip))?;
    let long = word.contains(['ī', 'ā', 'ū', 'ē', 'ō']);
    Some((speaker.to_owned(), VoicedVowel { seconds, long, alone: word.chars().count() == 1 }))
}

#[derive(Default)]
struct Counted {
    of: u32,
    right: u32,
    told: u32,
    told_right: u32,
}

impl Counted {
    fn count(&mut self, measure: &Measure, seconds: f32, long: bool) {
        self.of += 1;
        self.right += u32::from((measure.long(seconds) > 0.5) == long);
        let judged = measure.judge(seconds);
        self.told += u32::from(judged != Length::Between);
        self.told_right += u32::from(judged == if long { Length::Long } else { Length::Short });
    }
}

fn main() -> ExitCode {
    let mut speakers: BTreeMap<String, Vec<VoicedVowel>> = BTreeMap::new();
    for folder in env::args().skip(1) {
        let Ok(entries) = fs::read_dir(&folder) else {
            eprintln!("{folder}: no such folder");
            return ExitCode::FAILURE;
        };
        let mut files: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        files.sort();
        for (speaker, said) in files.iter().filter_map(|file| vowel(file)) {
            speakers.entry(format!("{folder}/{speaker}")).or_default().push(said);
        }
    }
    speakers.retain(|_, vowels| {
        let longs = vowels.iter().filter(|said| said.long).count();
        longs > LONG && vowels.len() - longs > SHORT
    });
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    // By what is usual, and by the speaker's own measure; short and long vowels.
    let mut all: [[Counted; 2]; 2] = Default::default();
    for vowels in speakers.values() {
        for _ in 0..DRAWS {
            let mut vowels = vowels.clone();
            vowels.shuffle(&mut rng);
            let (mut long, mut short): (Vec<VoicedVowel>, Vec<VoicedVowel>) =
                vowels.into_iter().partition(|said| said.long);
            let mut own = Measure::default();
            long.drain(..LONG).chain(short.drain(..SHORT)).for_each(|said| own.push(said.seconds, said.long));
            for VoicedVowel { seconds, long, .. } in long.into_iter().chain(short).filter(|said| said.alone) {
                for (counted, measure) in all.iter_mut().zip([&Measure::default(), &own]) {
                    counted[usize::from(long)].count(measure, seconds, long);
                }
            }
        }
    }
    println!("{} speakers | right of short, of long | told, of them right (%)", speakers.len());
    for ([short, long], whose) in all.iter().zip(["by what is usual", "by their own"]) {
        let part = |some: u32, all: u32| 100.0 * f64::from(some) / f64::from(all.max(1));
        // Long ones weigh as much as short ones.
        let mean = |one: fn(&Counted) -> (u32, u32)| {
            let [(a, b), (c, d)] = [one(short), one(long)];
            f64::midpoint(part(a, b), part(c, d))
        };
        println!(
            "{whose:16} | {:5.1} {:5.1} | {:5.1} {:5.1}",
            part(short.right, short.of),
            part(long.right, long.of),
            mean(|one| (one.told, one.of)),
            mean(|one| (one.told_right, one.told)),
        );
    }
    ExitCode::SUCCESS
}
