//! `train`: a computer player taught by games against itself, to be interrupted and gone on with at any time. Knows no
//! game and learns nothing itself.

use std::num::NonZero;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use super::{Console, Stop, command, file};
use crate::table::{Teacher, Training};
use crate::{phrase, tr};

/// How often progress is said and kept.
const OFTEN: Duration = Duration::from_secs(10);

/// Answers `train`.
pub(super) fn train(order: &command::Train, console: &mut Console<'_>) -> Result<(), Stop> {
    let (title, lang) = (order.title, console.lang);
    let Some(teacher) = title.teacher() else {
        return Err(Stop::Usage(phrase!("cli-no-training", game = title.name())));
    };
    let mut training = begun(teacher, order)?;
    let threads = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let (begins, first) = (Instant::now(), training.games());
    let mut kept = begins;
    while training.games() < order.games {
        let report = training.round(threads);
        if kept.elapsed() >= OFTEN || training.games() >= order.games {
            keep(training.as_ref(), &order.state)?;
            kept = Instant::now();
            let minutes = lang.decimal(begins.elapsed().as_secs_f64() / 60.0, 1);
            let (done, report) = (training.games().to_string(), lang.say(&report));
            console.line(tr!(lang, "cli-train-progress", minutes = minutes, games = done, report = report))?;
            console.out.flush()?;
        }
    }
    file::replace(&order.out, &training.weights())?;
    let (played, seed) = (training.games().saturating_sub(first).to_string(), training.seed().to_string());
    let (games, out) = (training.games().to_string(), order.out.display().to_string());
    console.line(tr!(lang, "cli-train-done", games = games, played = played, seed = seed, file = out))
}

/// The training of that file, or a new one where there is none.
fn begun(teacher: Teacher, order: &command::Train) -> Result<Box<dyn Training>, Stop> {
    if !order.state.exists() {
        return Ok((teacher.begin)(order.seed.unwrap_or(1)));
    }
    let bytes = file::read(&order.state)?;
    let training = (teacher.resume)(&bytes).map_err(|why| {
        Stop::Usage(phrase!("cli-unfit-state", file = order.state.display().to_string(), why = why.0))
    })?;
    match order.seed.filter(|seed| *seed != training.seed()) {
        Some(seed) => {
            let (seed, kept) = (seed.to_string(), training.seed().to_string());
            let file = order.state.display().to_string();
            Err(Stop::Usage(phrase!("cli-other-seed", file = file, kept = kept, seed = seed)))
        }
        None => Ok(training),
    }
}

fn keep(training: &dyn Training, path: &Path) -> Result<(), Stop> {
    file::replace(path, &training.kept())
}
