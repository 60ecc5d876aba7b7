//! `hint`: what a computer player would do in the position a record ends in, knowing what its seat may know.

use serde_json::{Map, Value, json};

use super::columns::{Side, lines};
use super::{Console, Stop, command, replay};
use crate::game::Turn;
use crate::game::chance::Luck;
use crate::phrase;
use crate::table::View;

/// How many decisions are shown to people.
const SHOWN: usize = 10;

/// Answers `hint`.
pub(super) fn hint(order: &command::Hint, console: &mut Console<'_>) -> Result<(), Stop> {
    let table = replay::sound(&order.file, console)?;
    let seat = match table.turn() {
        Turn::Seats(seats) => *seats.first().expect("somebody may act while the match goes on"),
        Turn::Roll(_) => return Err(Stop::Refused(phrase!("cli-hint-roll"))),
        Turn::Over(_) => return Err(Stop::Refused(phrase!("core-over"))),
    };
    // The match's own seed, so that whoever asks twice is told the same.
    let luck = Luck::new(order.seed.or(table.header().seed).unwrap_or_default());
    let think = table.judging(seat, order.level);
    let thought = think(&mut luck.thought(table.told().len()));
    let measure = table.title().measure();
    if order.json {
        let candidate = |(notation, value): &(String, f64)| json!({"move": notation, "value": measure.rounded(*value)});
        let mut map = Map::new();
        map.insert("move".into(), thought.choice.into());
        map.insert("by".into(), seat.into());
        map.insert("level".into(), order.level.word().into());
        map.insert("candidates".into(), thought.candidates.iter().map(candidate).collect());
        return console.json(&Value::Object(map));
    }
    let lang = console.lang;
    let names = table.header().players.iter().map(|player| player.name.clone()).collect();
    let view = View { lang, names, ..View::default() };
    let words = |notation: &str| table.say(seat, notation, &view).map(|said| lang.say(&said)).unwrap_or_default();
    console.line(format_args!("{}  {}", thought.choice, words(&thought.choice)))?;
    let rows: Vec<Vec<String>> = (thought.candidates.iter().take(SHOWN))
        .map(|(notation, value)| vec![measure.say(lang, *value), notation.clone(), words(notation)])
        .collect();
    for line in lines(&[Side::Right, Side::Left, Side::Left], &rows) {
        console.line(line)?;
    }
    Ok(())
}
