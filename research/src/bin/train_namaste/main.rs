//! Teaches the strong player of Namaste: `cargo run --release -p research --bin train_namaste -- --help`. It watches
//! medium, then plays against itself (now and then medium), and after every batch learns what the sheets came to: TD(λ)
//! on the positions after each decision, with Adam. The same seed gives the same weights on any number of threads.

mod adam;
mod school;

use std::path::PathBuf;
use std::time::Instant;

use adam::Adam;
use games::game::chance::Luck;
use games::namaste::bots::net::{Net, POINTS};
use rand::RngExt;
use school::{Lesson, Stage, lessons, trial};

const HELP: &str = "\
Teaches the strong player of Namaste.

  --seed N      the luck of all matches and the first weights [1]
  --matches N   how many matches are played [100000]
  --threads N   how many play at a time; the result is the same [2]
  --out FILE    where the weights go [strong.net]";

const BATCH: usize = 256;
const CHUNK: usize = 256;
const WATCHED_SHARE: f32 = 0.1;
const RATE: f32 = 0.002;

struct Plan {
    seed: u64,
    matches: usize,
    threads: usize,
    out: PathBuf,
}

fn plan() -> Result<Plan, String> {
    let mut plan = Plan { seed: 1, matches: 100_000, threads: 2, out: "strong.net".into() };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or(HELP)?;
        let wrong = |_| format!("{word} {value}: not a number\n\n{HELP}");
        match word.as_str() {
            "--seed" => plan.seed = value.parse().map_err(wrong)?,
            "--matches" => plan.matches = value.parse().map_err(wrong)?,
            "--threads" => plan.threads = value.parse::<usize>().map_err(wrong)?.max(1),
            "--out" => plan.out = value.into(),
            _ => return Err(HELP.to_owned()),
        }
    }
    Ok(plan)
}

fn beginner(luck: Luck) -> Net {
    let mut rng = luck.nth(0).after(0);
    let mut net = Net::zero();
    for weight in net.weights_mut() {
        let spread: f32 = (0..3).map(|_| rng.random::<f32>() - 0.5).sum();
        *weight = 0.4 * spread;
    }
    net
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let plan = plan()?;
    let luck = Luck::new(plan.seed);
    let mut net = beginner(luck);
    let mut adam = Adam::default();
    let start = Instant::now();
    for first in (0..plan.matches).step_by(BATCH) {
        let done = first as f32 / plan.matches as f32;
        let stage = if done < WATCHED_SHARE { Stage::Watching } else { Stage::Playing(done) };
        let matches = first..plan.matches.min(first + BATCH);
        let mut lessons: Vec<Lesson> = lessons(&net, stage, luck, matches, plan.threads);
        let mut rng = luck.thought(first);
        for index in (1..lessons.len()).rev() {
            lessons.swap(index, rng.random_range(0..=index));
        }
        let rate = RATE * (1.0 - done).powi(2).max(0.01);
        let chunks = lessons.chunks(CHUNK);
        let errors: Vec<f32> = chunks.map(|chunk| adam.learn(&mut net, chunk, rate)).collect();
        if (first / BATCH).is_multiple_of(20) {
            let error = (errors.iter().sum::<f32>() / errors.len() as f32).sqrt() * POINTS;
            let seconds = start.elapsed().as_secs();
            println!("{seconds:5} s  {first:7} matches  error {error:5.2} points  {}", trial(&net, 2, 100));
        }
    }
    std::fs::write(&plan.out, net.to_bytes())?;
    let written = Net::from_bytes(&net.to_bytes())?;
    for seats in 2..=4 {
        println!("{seats} players: {}", trial(&written, seats, 1000));
    }
    Ok(())
}
