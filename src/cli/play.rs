//! `play`: matches between computer players, and what came of them.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use clap::ValueHint;
use rand::RngExt;
use serde_json::json;

use base::i18n::Lang;
use base::phrase;
use base::threads;
use base::tr;
use games::game::bot::{Level, Measure};
use games::game::chance::Luck;
use games::game::record::PlayerKind;
use games::shelf;
use games::table::rollout::Estimate;
use games::table::run::{Run, Series, Tally};
use games::table::unit::{Sums, slope};

use super::columns::Side;
use super::command::{Given, Spoken};
use super::usage::Wrong;
use super::{Console, Stop, file, replay};

pub(super) const MOST: u64 = 1_000_000;

pub(super) const COMMAND: Spoken = Spoken {
    name: "play",
    about: "cli-about-play",
    usage: "cli-usage-play",
    args: |say| {
        let players = say.named("players", &say.id("cli-value-players"), "cli-arg-players");
        let players = players.required(true).value_delimiter(',').value_parser(player);
        let games = say.whole::<u64>("games", "N", "cli-arg-games", 1..=MOST);
        let folder = say.path("out", "cli-arg-folder").value_name(say.id("cli-value-folder"));
        let folder = folder.value_hint(ValueHint::DirPath);
        let unit = say.flag("unit", "cli-arg-unit");
        vec![say.game(), say.option(), players, games, say.seed("cli-arg-seed"), folder, unit, say.json()]
    },
    run: play,
};

fn player(text: &str) -> Result<Level, Wrong> {
    match PlayerKind::of_word(text) {
        Some(PlayerKind::Bot(level)) => Ok(level),
        Some(PlayerKind::Human) | None => Err(Wrong(phrase!("cli-wrong-player", given = text.to_owned()))),
    }
}

fn play(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    let title = given.title();
    let options = shelf::position::unfold(title, given.options())?;
    let levels: Vec<Level> = given.all("players");
    let (seats, count) = (title.seats_with(&options)?, levels.len());
    if !seats.contains(&count) {
        let (least, most) = (*seats.start(), *seats.end());
        return Err(Stop::Usage(phrase!("core-player-count", least, most, count)));
    }
    let seed = given.one("seed").unwrap_or_else(short_seed);
    let games = given.one("games").unwrap_or(1_u64);
    let series = Series { options, players: named(&levels, lang), games, luck: Luck::new(seed) };
    let folder: Option<PathBuf> = given.one("out");
    let folder = folder.as_deref();
    folder.map_or(Ok(()), file::folder)?;
    let digits = games.to_string().len();
    let path = |folder: &Path, n: u64| folder.join(format!("{}-{:0digits$}.wurf", title.key(), n + 1));
    let (unit, sums) = (given.is("unit"), Mutex::new(BTreeMap::new()));
    let keep = |n: u64, run: &Run| {
        if unit {
            let found = title.sums(run)?;
            sums.lock().unwrap_or_else(PoisonError::into_inner).insert(n, found);
        }
        folder.map_or(Ok(()), |folder| file::write(&path(folder, n), run.text().as_bytes()))
    };
    let begins = Instant::now();
    let threads = threads::cores();
    let tally = series.play::<Stop>(title, threads, &keep)?;
    let seconds = begins.elapsed().as_secs_f64();
    let sums: Vec<Sums> = sums.into_inner().unwrap_or_else(PoisonError::into_inner).into_values().collect();
    let unit = slope(&sums);
    let words: Vec<&str> = levels.iter().map(|level| PlayerKind::Bot(*level).word()).collect();
    if given.json() {
        return console.json(&json!({
            "game": title.key(),
            "options": series.options,
            "players": words,
            "games": tally.games,
            "seed": seed,
            "wins": tally.wins(),
            "scores": tally.means(),
            "errors": tally.errors(),
            "moves": tally.moves,
            "longest": tally.longest,
            "seconds": seconds,
            "moves_per_second": rate(tally.moves, seconds),
            "unit": unit.map(|(value, error)| json!({"value": value, "error": error})),
        }));
    }
    let name = lang.say(&title.about().name());
    console.line(tr!(lang, "cli-play-head", game = name, games = tally.games.to_string(), seed = seed.to_string()))?;
    console.line("")?;
    console.columns(&[Side::Left, Side::Right, Side::Right, Side::Right], &rows(&words, &tally, lang))?;
    console.line("")?;
    let (moves, seconds, rate) = (tally.moves, lang.decimal(seconds, 1), lang.decimal(rate(tally.moves, seconds), 0));
    console.line(tr!(
        lang,
        "cli-play-speed",
        moves = moves.to_string(),
        longest = tally.longest.to_string(),
        seconds,
        rate
    ))?;
    if let Some((mean, error)) = unit {
        let worth = Measure::Chance.within(lang, Estimate { mean, error, count: sums.len() });
        console.line(tr!(lang, "cli-play-unit", worth))?;
    }
    if let Some(folder) = folder {
        console.line(tr!(lang, "cli-play-kept", folder = folder.display().to_string()))?;
    }
    Ok(())
}

/// A seed that is drawn, short enough to be typed again.
pub(super) fn short_seed() -> u64 {
    u64::from(rand::rng().random::<u32>())
}

fn named(levels: &[Level], lang: Lang) -> Vec<(String, Level)> {
    let name = |(index, level): (usize, &Level)| {
        let plain = replay::kind(PlayerKind::Bot(*level), lang);
        let before = levels[..index].iter().filter(|other| *other == level).count();
        let alone = levels.iter().filter(|other| *other == level).count() == 1;
        (if alone { plain } else { format!("{plain} {}", before + 1) }, *level)
    };
    levels.iter().enumerate().map(name).collect()
}

#[expect(clippy::cast_precision_loss, reason = "decisions are far fewer than 2^52")]
fn rate(moves: u64, seconds: f64) -> f64 {
    (moves as f64 / seconds.max(1e-9)).round()
}

#[expect(clippy::cast_precision_loss, reason = "matches are far fewer than 2^52")]
fn rows(words: &[&str], tally: &Tally, lang: Lang) -> Vec<Vec<String>> {
    let head = ["", &tr!(lang, "cli-play-wins"), &tr!(lang, "cli-play-share"), &tr!(lang, "cli-play-score")];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    let numbers = tally.wins().into_iter().zip(tally.means()).zip(tally.errors());
    for (word, ((wins, mean), error)) in words.iter().zip(numbers) {
        let mean = mean.map(|mean| lang.decimal(mean, 2)).unwrap_or_default();
        let score = match error {
            Some(error) => format!("{mean} ± {}", lang.decimal(error, 2)),
            None => mean,
        };
        rows.push(vec![(*word).to_owned(), lang.brief(wins, 2), lang.percent(wins / tally.games as f64, 1), score]);
    }
    rows
}
