//! `league`: every level of computer players against every other, and the ratings that come of it.

use std::io::{self, IsTerminal as _};
use std::sync::mpsc;
use std::thread;

use serde_json::{Value, json};

use base::i18n::Lang;
use base::phrase;
use base::threads;
use base::tr;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::shelf;
use games::table::league::{League, LeagueResult, Meeting, Rating};

use super::columns::Side;
use super::command::{Given, Spoken};
use super::usage::level;
use super::{Console, Stop, Ticker, hint, play};

const USUAL_GAMES: u64 = 1_000;

pub(super) const COMMAND: Spoken = Spoken {
    name: "league",
    about: "cli-about-league",
    usage: "cli-usage-league",
    args: |say| {
        let levels = say.named("levels", "easy,medium,strong", "cli-arg-levels");
        let levels = levels.value_delimiter(',').value_parser(level);
        let games = say.whole::<u64>("games", "N", "cli-arg-league-games", 1..=play::MOST);
        vec![say.game(), say.option(), levels, games, say.seed("cli-arg-league-seed"), say.json()]
    },
    run: league,
};

fn league(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let (title, lang) = (given.title(), console.lang);
    let options = shelf::position::unfold(title, given.options())?;
    let mut levels: Vec<Level> = given.all("levels");
    if levels.is_empty() {
        levels = title.levels().to_vec();
    }
    levels.iter().try_for_each(|level| hint::known(*level, title))?;
    levels.sort();
    levels.dedup();
    if levels.len() < 2 {
        return Err(Stop::Usage(phrase!("league-few")));
    }
    let seed = given.one("seed").unwrap_or(1);
    let league = League { options, levels, games: given.one("games").unwrap_or(USUAL_GAMES), luck: Luck::new(seed) };
    let all = league.matches(title)?;
    let threads = threads::cores();
    let (tell, heard) = mpsc::channel();
    let (mut ticker, somebody) = (Ticker::new(), io::stderr().is_terminal());
    let played = thread::scope(|scope| {
        let league = &league;
        // Where nobody hears it any more there is nobody to tell.
        let playing = scope.spawn(move || {
            league.play(title, threads, &|done| {
                let _ = tell.send(done);
            })
        });
        for done in heard {
            if somebody && ticker.is_due() {
                console.notice(&phrase!("league-running", done = done.to_string(), all = all.to_string()));
            }
        }
        playing.join()
    });
    let played = match played {
        Ok(played) => played?,
        Err(panic) => std::panic::resume_unwind(panic),
    };
    if given.json() {
        return console.json(&json!({
            "game": title.key(),
            "options": league.options,
            "games": league.games,
            "seed": seed,
            "levels": league.levels.iter().zip(&played.ratings).map(rated).collect::<Vec<_>>(),
            "meetings": played.meetings.iter().map(met).collect::<Vec<_>>(),
        }));
    }
    let name = lang.say(&title.about().name());
    console.line(tr!(lang, "league-head", game = name, games = league.games.to_string(), seed = seed.to_string()))?;
    console.line("")?;
    console.columns(&[Side::Left, Side::Right], &ratings(&league, &played, lang))?;
    console.line("")?;
    console.columns(&[Side::Left, Side::Left, Side::Right, Side::Right], &meetings(&played, lang))
}

fn rated((level, rating): (&Level, &Rating)) -> Value {
    let [points, error] = [rating.points, rating.error].map(|number| (number * 10.0).round() / 10.0);
    json!({"level": level.word(), "rating": points, "error": error, "open": rating.open})
}

fn met(meeting: &Meeting) -> Value {
    let levels: Vec<&str> = meeting.levels.iter().map(|level| level.word()).collect();
    let tally = &meeting.tally;
    json!({
        "levels": levels,
        "games": tally.games,
        "wins": tally.wins(),
        "scores": tally.means(),
        "errors": tally.errors(),
    })
}

fn ratings(league: &League, played: &LeagueResult, lang: Lang) -> Vec<Vec<String>> {
    let row = |(level, rating): (&Level, &Rating)| {
        let [points, error] = [rating.points, rating.error].map(|number| lang.decimal(number, 0));
        let sign = if rating.open { "≈ " } else { "" };
        vec![level.word().to_owned(), format!("{sign}{points} ± {error}")]
    };
    league.levels.iter().zip(&played.ratings).map(row).collect()
}

#[expect(clippy::cast_precision_loss, reason = "matches are far fewer than 2^52")]
fn meetings(played: &LeagueResult, lang: Lang) -> Vec<Vec<String>> {
    let none = String::new();
    let mut rows = vec![vec![none.clone(), none, tr!(lang, "cli-play-share"), tr!(lang, "cli-play-score")]];
    for Meeting { levels, tally } in &played.meetings {
        let against = |place: usize| {
            let others = levels.iter().enumerate().filter(|(other, _)| *other != place);
            others.map(|(_, level)| level.word()).collect::<Vec<_>>().join(", ")
        };
        let numbers = tally.wins().into_iter().zip(tally.means()).zip(tally.errors());
        for (place, ((wins, mean), error)) in numbers.enumerate() {
            let [mean, error] = [mean, error].map(|number| lang.decimal(number.unwrap_or_default(), 2));
            let share = lang.percent(wins / tally.games as f64, 1);
            rows.push(vec![levels[place].word().to_owned(), against(place), share, format!("{mean} ± {error}")]);
        }
    }
    rows
}
