//! `championship simulate`: a championship between computer players, or with results that are drawn.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::json;

use base::phrase::{Phrase, phrase};
use base::threads;
use club::championship::event::Head;
use club::championship::journal::{self, Kept};
use club::championship::plan::{PLANS, Plan, Stage};
use club::championship::simulate::{Pairing, Progress, Simulation, draw, play};
use games::game::bot::Level;
use games::game::options::Values;
use games::shelf;

use crate::cli::command::{Given, Spoken};
use crate::cli::usage::level;
use crate::cli::{Console, Stop, file};

/// The year, where none is given: the same seed gives the same championship in any year.
const YEAR: u16 = 2027;
const PAUSE: Duration = Duration::from_secs(2);

pub(super) const COMMAND: Spoken = Spoken {
    name: "simulate",
    about: "championship-cli-about-simulate",
    usage: "championship-cli-usage-simulate",
    args: |say| {
        let stages = ["preliminaries", "main", "groups", "finals", "over"];
        let levels =
            say.named("strengths", &say.id("championship-cli-value-strengths"), "championship-cli-arg-strengths");
        vec![
            say.whole::<usize>("participants", "N", "championship-cli-arg-count", 3..=500).required(true),
            say.whole::<usize>("rounds", "N", "championship-cli-arg-rounds", 1..=500),
            say.among("plan", "championship-cli-arg-plan", &PLANS.map(|(key, _)| key), |word| Some(word.to_owned())),
            say.seed("championship-cli-arg-luck").required(true),
            say.among("until", "championship-cli-arg-until", &stages, |word| Some(word.to_owned())),
            levels.value_delimiter(',').value_parser(level),
            say.flag("quick", "championship-cli-arg-quick"),
            say.whole::<u16>("year", "Y", "championship-cli-arg-year", 1..=9999),
            say.out("championship-cli-arg-out"),
            say.json(),
        ]
    },
    run: simulate,
};

fn simulate(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let path: PathBuf = given.due("out");
    if path.exists() {
        let why = phrase!("store-exists-already");
        return Err(Stop::Refused(phrase!("championship-uncreated", path = path.display().to_string(), why)));
    }
    let mut strengths: Vec<Level> = given.all("strengths");
    if strengths.is_empty() {
        strengths = vec![Level::Medium, Level::Strong];
    }
    let world = Head::world("Simulation", given.one("year").unwrap_or(YEAR), given.due("seed"));
    let plan = given.one("plan").unwrap_or_else(|| world.plan.clone());
    let head = Head { plan, rounds: given.one("rounds"), ..world };
    let (plan, participants) = (Plan::of(&head).map_err(Stop::Usage)?, given.due("participants"));
    if participants < plan.least {
        return Err(Stop::Usage(phrase!("championship-too-few", least = plan.least, count = participants)));
    }
    let options = race(&plan);
    let simulation = Simulation { head, participants, strengths, until: given.one("until") };
    let begins = Instant::now();
    let (cup, events) = if given.0.get_flag("quick") {
        simulation.run(|stage, pairings| Ok::<_, Phrase>(draw(stage, pairings)))
    } else {
        let mut said = Instant::now();
        simulation.run(|stage, pairings| by_play(stage, &options, pairings, &mut said, console))
    }
    .map_err(Stop::Refused)?;
    let seconds = begins.elapsed().as_secs_f64();
    if file::is_output(&path) {
        return console.write(&path, &journal::text(&cup, &events));
    }
    drop(Kept::create(&path, cup.clone(), &events).map_err(super::stop)?);
    let file = path.display().to_string();
    if given.json() {
        return console
            .json(&json!({"file": file, "stage": cup.stage_key(), "events": events.len(), "seconds": seconds}));
    }
    let (lang, stage) = (console.lang, super::show::stage_name(&cup));
    let seconds = lang.decimal(seconds, 1);
    console.line(lang.say(&phrase!("championship-cli-simulated", file, seconds, stage)))
}

/// What is played where a stage takes any record: the game of the groups.
fn race(plan: &Plan) -> Values {
    plan.stages.iter().rev().find_map(|stage| stage.options.clone()).unwrap_or_default()
}

fn by_play(
    stage: &Stage,
    usual: &Values,
    pairings: &[Pairing],
    said: &mut Instant,
    console: &mut Console<'_>,
) -> Result<Vec<[u32; 2]>, Phrase> {
    let title = shelf::find("dre13ehn").ok_or(phrase!("championship-no-plan", plan = "world", known = ""))?;
    let threads = threads::cores();
    let options = stage.options.as_ref().unwrap_or(usual);
    play(title, stage, options, pairings, threads, &mut |progress: &Progress<'_>| {
        if progress.played == progress.of && progress.of > 30 || said.elapsed() >= PAUSE {
            *said = Instant::now();
            let (played, of) = (progress.played, progress.of);
            console.notice(&phrase!("championship-cli-progress", stage = Phrase::new(stage.name), played, of));
        }
        Ok(())
    })
}
