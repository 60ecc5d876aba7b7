//! `replay`: reads a record, checks every line, shows the position.

use serde_json::{Map, Value, json};

use super::columns::{Side, lines, wrapped};
use super::{Console, Stop, command, file};
use crate::game::bot::Level;
use crate::game::record::{Fault, PlayerKind};
use crate::game::{Seat, Turn};
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::{self, Replay, Table, View};
use crate::{phrase, tr};

/// How wide a list of moves may be, in letters.
const WIDTH: usize = 96;

/// Answers `replay`.
pub(super) fn replay(order: &command::Replay, console: &mut Console<'_>) -> Result<(), Stop> {
    let record = match file::record(&order.file)? {
        Ok(record) => record,
        Err(fault) => return wrong_header(&fault, order.json, console),
    };
    let replay = match table::replay(&record, order.upto) {
        Ok(replay) => replay,
        Err(fault) => return wrong_header(&fault, order.json, console),
    };
    let lang = console.lang;
    if order.json {
        console.json(&answer(&*replay.table, replay.fault.as_ref(), lang))?;
    } else {
        show(&replay, console)?;
    }
    let reached = order.upto.is_none_or(|upto| upto > record.lines.len());
    if let Some((line, _)) = record.torn.filter(|_| reached && replay.fault.is_none()) {
        console.notice(&phrase!("cli-torn", line = line));
    }
    match replay.fault {
        None => Ok(()),
        Some(fault) if order.json => {
            console.notice(&said(&fault));
            Err(Stop::Said)
        }
        Some(fault) => Err(Stop::Refused(said(&fault))),
    }
}

fn wrong_header(fault: &Fault, as_json: bool, console: &mut Console<'_>) -> Result<(), Stop> {
    if as_json {
        console.json(&json!({ "error": error(fault, console.lang) }))?;
    }
    Err(Stop::Refused(said(fault)))
}

/// `line 7: c3=14: row 3 already has a 14`.
pub(super) fn said(fault: &Fault) -> Phrase {
    phrase!("core-line", line = fault.line, reason = fault.reason.0.clone())
}

fn error(fault: &Fault, lang: Lang) -> Value {
    json!({"line": fault.line, "reason": lang.say(&fault.reason.0)})
}

/// The object of `replay --json`.
fn answer(table: &dyn Table, fault: Option<&Fault>, lang: Lang) -> Value {
    let turn = table.turn();
    let (waiting, to_act, winners) = match &turn {
        Turn::Roll(throw) => ("roll", &throw.by, &Vec::new()),
        Turn::Seats(seats) => ("move", seats, &Vec::new()),
        Turn::Over(winners) => ("over", &Vec::new(), winners),
    };
    let first = to_act.first().copied();
    let mut map = Map::new();
    map.insert("game".into(), table.title().key().into());
    map.insert("events".into(), table.told().len().into());
    map.insert("over".into(), turn.is_over().into());
    map.insert("waiting".into(), waiting.into());
    map.insert("to_act".into(), json!(to_act));
    map.insert("legal".into(), json!(first.map(|seat| legal(table, &turn, seat)).unwrap_or_default()));
    if let (Turn::Seats(seats), true) = (&turn, to_act.len() > 1) {
        let by: Map<String, Value> =
            seats.iter().map(|seat| (seat.to_string(), json!(legal(table, &turn, *seat)))).collect();
        map.insert("legal_by".into(), by.into());
    }
    if let (Turn::Seats(_), Some(seat)) = (&turn, first)
        && table.free(seat)
    {
        map.insert("free".into(), true.into());
    }
    if let Turn::Roll(throw) = &turn {
        let dice: Vec<Value> = throw.dice.iter().map(|die| json!(die.faces)).collect();
        map.insert("dice".into(), dice.into());
    }
    map.insert("scores".into(), table.scores().iter().map(|score| score.json()).collect());
    map.insert("winners".into(), json!(winners));
    map.insert("state".into(), table.state());
    if let Some(fault) = fault {
        map.insert("error".into(), error(fault, lang));
    }
    Value::Object(map)
}

/// What a seat may decide; nothing where dice are due.
fn legal(table: &dyn Table, turn: &Turn, seat: Seat) -> Vec<String> {
    match turn {
        Turn::Seats(_) => table.legal(seat),
        Turn::Roll(_) | Turn::Over(_) => Vec::new(),
    }
}

/// The record and the position, for people.
fn show(replay: &Replay, console: &mut Console<'_>) -> Result<(), Stop> {
    let (lang, table) = (console.lang, &*replay.table);
    let names: Vec<String> = table.header().players.iter().map(|player| player.name.clone()).collect();
    console.line(lang.say(&table.title().name()))?;
    for (key, value) in &table.header().options {
        console.line(format_args!("  {key} = {value}"))?;
    }

    if !table.told().is_empty() {
        heading(&phrase!("cli-record"), console)?;
        let row = |(index, told): (usize, &table::Told)| {
            let who = told.seat.map(|seat| names[seat].clone()).unwrap_or_default();
            vec![(index + 1).to_string(), who, told.entry.to_string(), lang.say(&told.phrase)]
        };
        let rows: Vec<Vec<String>> = table.told().iter().enumerate().map(row).collect();
        for line in lines(&[Side::Right, Side::Left, Side::Left, Side::Left], &rows) {
            console.line(line)?;
        }
    }

    heading(&phrase!("cli-players"), console)?;
    let turn = table.turn();
    let winners = match &turn {
        Turn::Over(winners) => winners.as_slice(),
        Turn::Roll(_) | Turn::Seats(_) => &[],
    };
    let rows: Vec<Vec<String>> = (table.header().players.iter().zip(table.scores()).enumerate())
        .map(|(seat, (player, score))| {
            let mark = if winners.contains(&seat) { tr!(lang, "cli-won") } else { String::new() };
            vec![seat.to_string(), player.name.clone(), kind(player.kind, lang), score.to_string(), mark]
        })
        .collect();
    for line in lines(&[Side::Right, Side::Left, Side::Left, Side::Right, Side::Left], &rows) {
        console.line(line)?;
    }

    heading(&phrase!("cli-position"), console)?;
    if let Value::Object(state) = table.state() {
        for (key, value) in &state {
            show_state(key, value, &names, console)?;
        }
    }

    heading(&phrase!("cli-now"), console)?;
    let view = View { lang, names: names.clone(), ..View::default() };
    console.line(format_args!("  {}", lang.say(&table.prompt(&view))))?;
    if let Turn::Roll(throw) = &turn {
        let die = |die: &crate::game::Die| die.distinct().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let dice: Vec<String> = throw.dice.iter().map(|one| format!("[{}]", die(one))).collect();
        console.line(format_args!("  {}", tr!(lang, "cli-dice", dice = dice.join(" "))))?;
    }
    if let Turn::Seats(seats) = &turn {
        for seat in seats {
            console.line(format_args!("  {}", tr!(lang, "cli-may", name = names[*seat].clone())))?;
            for line in wrapped(&table.legal(*seat), WIDTH) {
                console.line(format_args!("  {line}"))?;
            }
            if table.free(*seat) {
                console.line(format_args!("    {}", tr!(lang, "cli-free")))?;
            }
        }
    }
    Ok(())
}

fn heading(words: &Phrase, console: &mut Console<'_>) -> Result<(), Stop> {
    let words = console.lang.say(words);
    console.line("")?;
    console.line(words)
}

/// A field of the state; a list with an entry for each player has a line for each.
fn show_state(key: &str, value: &Value, names: &[String], console: &mut Console<'_>) -> Result<(), Stop> {
    match value {
        Value::Array(entries) if entries.len() == names.len() && entries.iter().all(Value::is_object) => {
            for (name, entry) in names.iter().zip(entries) {
                console.line(format_args!("  {name}: {entry}"))?;
            }
            Ok(())
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            console.line(format_args!("  {key}: {value}"))
        }
    }
}

/// Who decides for a player, in words.
pub(super) fn kind(kind: PlayerKind, lang: Lang) -> String {
    match kind {
        PlayerKind::Human => tr!(lang, "cli-human"),
        PlayerKind::Bot(Level::Easy) => tr!(lang, "cli-bot-easy"),
        PlayerKind::Bot(Level::Medium) => tr!(lang, "cli-bot-medium"),
        PlayerKind::Bot(Level::Strong) => tr!(lang, "cli-bot-strong"),
    }
}

/// The record on the table, if all of it is legal.
pub(super) fn sound(path: &std::path::Path, console: &mut Console<'_>) -> Result<Box<dyn Table>, Stop> {
    let refused = |fault: Fault| Stop::Refused(said(&fault));
    let record = file::record(path)?.map_err(refused)?;
    let replay = table::replay(&record, None).map_err(refused)?;
    if let Some(fault) = replay.fault {
        return Err(refused(fault));
    }
    if let Some((line, _)) = record.torn {
        console.notice(&phrase!("cli-torn", line = line));
    }
    Ok(replay.table)
}
