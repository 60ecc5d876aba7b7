//! Finds the best play of two in Ludix, writes what is shipped of it, and measures what playing by the shipped chances
//! loses: `cargo run --release -p research --bin solve_ludix [FILE]`.

use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

use games::ludix::optimum::compare::{Plays, StopAt, between};
use games::ludix::optimum::{Chances, ScoreState, chances, shipped, turn};

fn begins(chances: &Chances) -> f64 {
    chances.at(ScoreState::First { own: 0, other: 0 })
}

fn wins(one: &dyn Plays, other: &dyn Plays) -> f64 {
    f64::midpoint(begins(&between(one, other, 0)), 1.0 - begins(&between(other, one, 0)))
}

fn most_lost(best: &[f64], played: &[f64]) -> f64 {
    best.iter().zip(played).map(|(best, played)| best - played).fold(0.0, f64::max)
}

fn main() -> ExitCode {
    let file = env::args().nth(1).unwrap_or_else(|| "assets/ludix/chances".to_owned());
    let begun = Instant::now();
    let exact = chances(0);
    println!("whoever begins wins {:.9}; found in {:.2} s", begins(&exact), begun.elapsed().as_secs_f64());
    let bytes = shipped::encoded(&exact);
    let read = shipped::decoded(&bytes).expect("what was written is read");
    let against = [between(&read, &exact, 0), between(&exact, &read, 0)];
    let lost = [begins(&exact) - begins(&against[0]), begins(&against[1]) - begins(&exact)];
    println!("playing by what is shipped loses {:.1e} with the first turn, {:.1e} with the second", lost[0], lost[1]);
    let most = [0, 1].map(|who| most_lost(exact.lists()[who], against[who].lists()[who]));
    println!("from any position: {:.1e} at most, {:.1e} with the second turn", most[0], most[1]);
    let (enough, points) = turn::alone();
    println!("against stopping at {enough} whatever happens it wins {:.6}", wins(&read, &StopAt(enough)));
    println!("a turn for nothing but its points stops at {enough} and brings {points:.4}");
    match fs::write(&file, &bytes) {
        Ok(()) => {
            println!("{file}: {} bytes", bytes.len());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}
