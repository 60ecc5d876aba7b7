//! `play`: matches between computer players, and what came of them.

use std::num::NonZero;
use std::path::Path;
use std::thread;
use std::time::Instant;

use rand::RngExt;
use serde_json::json;

use super::columns::{Side, lines};
use super::{Console, Stop, command, file, replay};
use crate::game::Illegal;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::record::PlayerKind;
use crate::i18n::Lang;
use crate::table::run::{Run, Series, Tally};
use crate::{phrase, tr};

impl From<Illegal> for Stop {
    fn from(illegal: Illegal) -> Self {
        Self::Usage(illegal.0)
    }
}

/// Answers `play`.
pub(super) fn play(order: command::Play, console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    let command::Question { title, options } = order.question;
    let (seats, count) = (title.seats_with(&options)?, order.players.len());
    if !seats.contains(&count) {
        let (least, most) = (*seats.start(), *seats.end());
        return Err(Stop::Usage(phrase!("core-player-count", least = least, most = most, count = count)));
    }
    let seed = order.seed.unwrap_or_else(short_seed);
    let series = Series { options, players: named(&order.players, lang), games: order.games, luck: Luck::new(seed) };
    let folder = order.out.as_deref();
    folder.map_or(Ok(()), file::folder)?;
    let digits = order.games.to_string().len();
    let path = |folder: &Path, n: u64| folder.join(format!("{}-{:0digits$}.wurf", title.key(), n + 1));
    let keep = |n: u64, run: &Run| match folder {
        Some(folder) => file::write(&path(folder, n), run.text().as_bytes()),
        None => Ok(()),
    };
    let begins = Instant::now();
    let threads = thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN);
    let tally = series.play::<Stop>(title, threads, &keep)?;
    let seconds = begins.elapsed().as_secs_f64();
    let words: Vec<&str> = order.players.iter().map(|level| PlayerKind::Bot(*level).word()).collect();
    if order.json {
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
        }));
    }
    let name = lang.say(&title.name());
    console.line(tr!(lang, "cli-play-head", game = name, games = tally.games.to_string(), seed = seed.to_string()))?;
    console.line("")?;
    for line in lines(&[Side::Left, Side::Right, Side::Right, Side::Right], &rows(&words, &tally, lang)) {
        console.line(line)?;
    }
    console.line("")?;
    let (moves, seconds, rate) = (tally.moves, lang.decimal(seconds, 1), lang.decimal(rate(tally.moves, seconds), 0));
    console.line(tr!(
        lang,
        "cli-play-speed",
        moves = moves.to_string(),
        longest = tally.longest.to_string(),
        seconds = seconds,
        rate = rate
    ))?;
    if let Some(folder) = folder {
        console.line(tr!(lang, "cli-play-kept", folder = folder.display().to_string()))?;
    }
    Ok(())
}

/// A seed that is drawn, short enough to be typed again.
fn short_seed() -> u64 {
    u64::from(rand::rng().random::<u32>())
}

/// The players with a name each; those of one strength are numbered.
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
        let decimals = if wins.fract() == 0.0 { 0 } else { 2 };
        let percent = lang.decimal(100.0 * wins / tally.games as f64, 1);
        let mean = mean.map(|mean| lang.decimal(mean, 2)).unwrap_or_default();
        let score = match error {
            Some(error) => format!("{mean} ± {}", lang.decimal(error, 2)),
            None => mean,
        };
        rows.push(vec![(*word).to_owned(), lang.decimal(wins, decimals), format!("{percent} %"), score]);
    }
    rows
}
