//! `train`: a computer player taught by games against itself, to be interrupted and gone on with at any time.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use base::phrase;
use base::threads;
use games::table::{Teacher, Training};

use super::command::{Given, Spoken};
use super::{Console, Stop, file};

const OFTEN: Duration = Duration::from_secs(10);

const MOST: u64 = 1_000_000_000;

pub(super) const COMMAND: Spoken = Spoken {
    name: "train",
    about: "cli-about-train",
    usage: "cli-usage-train",
    args: |say| {
        vec![
            say.game(),
            say.whole::<u64>("games", "N", "cli-arg-lessons", 1..=MOST).required(true),
            say.seed("cli-arg-train-seed"),
            say.path("state", "cli-arg-state").required(true),
            say.out("cli-arg-weights"),
        ]
    },
    run: train,
};

fn train(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let (title, lang) = (given.title(), console.lang);
    let [state, out]: [PathBuf; 2] = ["state", "out"].map(|name| given.due(name));
    let games: u64 = given.due("games");
    let Some(teacher) = title.about().teacher else {
        return Err(Stop::Usage(phrase!("cli-no-training", game = title.about().name())));
    };
    let mut training = begun(teacher, &state, given.one("seed"))?;
    let threads = threads::cores();
    let (begins, first) = (Instant::now(), training.games());
    let mut kept = begins;
    while training.games() < games {
        let report = training.round(threads);
        if kept.elapsed() >= OFTEN || training.games() >= games {
            file::replace(&state, &training.kept())?;
            kept = Instant::now();
            let minutes = lang.decimal(begins.elapsed().as_secs_f64() / 60.0, 1);
            let (done, report) = (training.games().to_string(), lang.say(&report));
            let said = phrase!("cli-train-progress", minutes, games = done, report);
            if file::is_output(&out) {
                console.notice(&said);
            } else {
                console.line(lang.say(&said))?;
                console.out.flush()?;
            }
        }
    }
    let (played, seed) = (training.games().saturating_sub(first).to_string(), training.seed().to_string());
    let games = training.games().to_string();
    console.file(&out, &training.weights(), |file| phrase!("cli-train-done", games, played, seed, file))
}

fn begun(teacher: Teacher, state: &Path, seed: Option<u64>) -> Result<Box<dyn Training>, Stop> {
    if !state.exists() {
        return Ok((teacher.begin)(seed.unwrap_or(1)));
    }
    let (bytes, file) = (file::read(state)?, state.display().to_string());
    let training = (teacher.resume)(&bytes)
        .map_err(|why| Stop::Usage(phrase!("cli-unfit-state", file = file.clone(), why = why.0)))?;
    match seed.filter(|seed| *seed != training.seed()) {
        Some(seed) => {
            let (seed, kept) = (seed.to_string(), training.seed().to_string());
            Err(Stop::Usage(phrase!("cli-other-seed", file, kept, seed)))
        }
        None => Ok(training),
    }
}
