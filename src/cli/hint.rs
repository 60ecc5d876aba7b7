//! `hint`: what a computer player would do in the position a record ends in, knowing what its seat may know.

use serde_json::json;

use base::phrase::{Phrase, phrase};
use games::game::Turn;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::PlayerKind;
use games::table::Title;

use super::columns::Side;
use super::command::{Given, Spoken};
use super::usage::level;
use super::{Console, Stop, replay};

pub(super) const COMMAND: Spoken = Spoken {
    name: "hint",
    about: "cli-about-hint",
    usage: "cli-usage-hint",
    args: |say| {
        let level = say.named("level", &Level::ALL.map(Level::word).join("|"), "cli-arg-level").value_parser(level);
        vec![say.file(), level, say.seed("cli-arg-hint-seed"), say.json()]
    },
    run: hint,
};

pub(super) fn known(level: Level, title: &dyn Title) -> Result<(), Stop> {
    match title.levels().contains(&level) {
        true => Ok(()),
        false => {
            let kind = PlayerKind::Bot(level).word();
            Err(Stop::Usage(phrase!("core-no-level", kind, game = title.about().name())))
        }
    }
}

const SHOWN: usize = 10;

fn hint(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let table = replay::sound(given, console)?;
    let level = given.one("level").unwrap_or(Level::Strong);
    known(level, table.title())?;
    let seat = match table.turn() {
        Turn::Seats(seats) => *seats.first().expect("somebody may act while the match goes on"),
        Turn::Roll(_) => return Err(Stop::Refused(phrase!("cli-hint-roll"))),
        Turn::Faces(_) => return Err(Stop::Refused(phrase!("core-faces-first"))),
        Turn::Over(_) => return Err(Stop::Refused(phrase!("core-over"))),
    };
    console.lacks(table.title());
    if table.knows_better(seat) {
        return Err(Stop::Refused(phrase!("core-unseen-advice")));
    }
    // The match's own seed, so that whoever asks twice is told the same.
    let luck = Luck::new(given.one("seed").or(table.header().seed).unwrap_or_default());
    let think = table.judging(seat, level);
    let thought = think(&mut luck.thought(table.history().len()));
    let measure = table.scale().measure;
    if given.json() {
        let candidate = |(notation, value): &(String, f64)| json!({"move": notation, "value": measure.rounded(thought.stake.told(*value))});
        return console.json(&json!({
            "move": thought.choice,
            "by": seat,
            "level": level.word(),
            "candidates": thought.candidates.iter().map(candidate).collect::<Vec<_>>(),
        }));
    }
    let lang = console.lang;
    let words = |notation: &str| table.advice(seat, notation).map(|said| lang.say(&said)).unwrap_or_default();
    console.line(format_args!("{}  {}", thought.choice, words(&thought.choice)))?;
    let rows: Vec<Vec<String>> = (thought.candidates.iter().take(SHOWN))
        .map(|(notation, value)| vec![measure.say(lang, thought.stake.told(*value)), notation.clone(), words(notation)])
        .collect();
    if rows.is_empty() {
        return Ok(());
    }
    console.line(lang.say(&Phrase::new(table.scale().worth)))?;
    console.columns(&[Side::Right, Side::Left, Side::Left], &rows)?;
    table.assumes().map_or(Ok(()), |line| console.line(lang.say(&line)))
}
