//! `replay`: reads a record, checks every line, shows the position.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use base::i18n::Lang;
use base::phrase;
use base::phrase::Phrase;
use base::tr;
use games::game::record::{Fault, PlayerKind};
use games::game::{Seat, Turn};
use games::shelf;
use games::shelf::Replay;
use games::table::{RecordLine, Table, View};

use super::columns::{Side, wrapped};
use super::command::{Given, Spoken};
use super::{Console, Stop, file};

const WIDTH_IN_LETTERS: usize = 96;

pub(super) const COMMAND: Spoken = Spoken {
    name: "replay",
    about: "cli-about-replay",
    usage: "cli-usage-replay",
    args: |say| {
        vec![
            say.file(),
            say.whole::<usize>("upto", "N", "cli-arg-upto", 0..=u64::from(u32::MAX)),
            say.flag("position", "cli-arg-position"),
            say.json(),
        ]
    },
    run: replay,
};

fn replay(given: &Given<'_>, console: &mut Console<'_>) -> Result<(), Stop> {
    let (lang, json, upto) = (console.lang, given.json(), given.one::<usize>("upto"));
    let record = file::record(&given.due::<PathBuf>("file"))?;
    let read = record.and_then(|record| Ok((shelf::replay(&record, upto)?, record)));
    let (replay, record) = match read {
        Ok(read) => read,
        Err(fault) => {
            if json {
                console.json(&json!({ "error": error(&fault, lang) }))?;
            }
            return Err(refused(&fault));
        }
    };
    if given.is("position") && replay.fault.is_none() {
        console.line(shelf::position::line(&*replay.table).map_err(|why| Stop::Refused(why.0))?)?;
    } else if json {
        console.json(&answer(&*replay.table, replay.fault.as_ref(), lang))?;
    } else {
        show(&replay, console)?;
    }
    let reached = upto.is_none_or(|upto| upto > record.lines.len());
    if let Some((line, _)) = record.torn.filter(|_| reached && replay.fault.is_none()) {
        console.notice(&phrase!("cli-torn", line));
    }
    replay.fault.map_or(Ok(()), |fault| Err(refused(&fault)))
}

/// `line 7: c3=14: row 3 already has a 14`.
fn refused(fault: &Fault) -> Stop {
    Stop::Refused(fault.phrase())
}

fn error(fault: &Fault, lang: Lang) -> Value {
    json!({"line": fault.line, "reason": lang.say(&fault.reason.0)})
}

fn answer(table: &dyn Table, fault: Option<&Fault>, lang: Lang) -> Value {
    let turn = table.turn();
    let (waiting, to_act, winners) = match &turn {
        Turn::Roll(throw) => ("roll", &throw.by, &Vec::new()),
        Turn::Faces(throw) => ("faces", &throw.by, &Vec::new()),
        Turn::Seats(seats) => ("move", seats, &Vec::new()),
        Turn::Over(winners) => ("over", &Vec::new(), winners),
    };
    let dice = match &turn {
        Turn::Roll(throw) | Turn::Faces(throw) => {
            Some(throw.dice.iter().map(|die| json!(die.faces)).collect::<Value>())
        }
        Turn::Seats(_) | Turn::Over(_) => None,
    };
    // Where dice are due nobody may decide anything.
    let seats = if dice.is_some() { &Vec::new() } else { to_act };
    let legal = |seat: &Seat| table.legal(*seat);
    let by = || seats.iter().map(|seat| (seat.to_string(), legal(seat))).collect::<Value>();
    let fields = [
        ("game", Some(table.title().key().into())),
        ("events", Some(table.history().len().into())),
        ("over", Some(turn.is_over().into())),
        ("waiting", Some(waiting.into())),
        ("to_act", Some(json!(to_act))),
        ("legal", Some(json!(seats.first().map(legal).unwrap_or_default()))),
        ("legal_by", (seats.len() > 1).then(by)),
        ("free", seats.first().is_some_and(|seat| table.free(*seat)).then(|| true.into())),
        ("dice", dice),
        ("scores", Some(table.scores().iter().map(|score| score.json()).collect())),
        ("winners", Some(json!(winners))),
        ("state", Some(table.state())),
        ("error", fault.map(|fault| error(fault, lang))),
    ];
    fields.into_iter().filter_map(|(key, value)| Some((key, value?))).collect()
}

fn show(replay: &Replay, console: &mut Console<'_>) -> Result<(), Stop> {
    let (lang, table) = (console.lang, &*replay.table);
    let names: Vec<String> = table.header().players.iter().map(|player| player.name.clone()).collect();
    console.line(lang.say(&table.title().about().name()))?;
    for (key, value) in &table.header().options {
        console.line(format_args!("  {key} = {value}"))?;
    }

    if !table.history().is_empty() {
        heading(&phrase!("cli-record"), console)?;
        let row = |(index, told): (usize, &RecordLine)| {
            let who = told.seat.map(|seat| names[seat].clone()).unwrap_or_default();
            vec![(index + 1).to_string(), who, told.entry.to_string(), lang.say(&told.phrase)]
        };
        let rows: Vec<Vec<String>> = table.history().iter().enumerate().map(row).collect();
        console.columns(&[Side::Right, Side::Left, Side::Left, Side::Left], &rows)?;
    }

    heading(&phrase!("cli-players"), console)?;
    let turn = table.turn();
    let winners = match &turn {
        Turn::Over(winners) => winners.as_slice(),
        Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => &[],
    };
    let rows: Vec<Vec<String>> = (table.header().players.iter().zip(table.scores()).enumerate())
        .map(|(seat, (player, score))| {
            let mark = if winners.contains(&seat) { tr!(lang, "cli-won") } else { String::new() };
            vec![seat.to_string(), player.name.clone(), kind(player.kind, lang), score.to_string(), mark]
        })
        .collect();
    console.columns(&[Side::Right, Side::Left, Side::Left, Side::Right, Side::Left], &rows)?;

    heading(&phrase!("cli-position"), console)?;
    if let Value::Object(state) = table.state() {
        for (key, value) in &state {
            show_state(key, value, &names, console)?;
        }
    }

    heading(&phrase!("cli-now"), console)?;
    let view = View { lang, names: names.clone(), ..View::default() };
    console.line(format_args!("  {}", lang.say(&table.prompt(&view))))?;
    if let Turn::Roll(throw) | Turn::Faces(throw) = &turn {
        let die = |die: &games::game::Die| die.distinct().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let dice: Vec<String> = throw.dice.iter().map(|one| format!("[{}]", die(one))).collect();
        console.line(format_args!("  {}", tr!(lang, "cli-dice", dice = dice.join(" "))))?;
    }
    if let Turn::Seats(seats) = &turn {
        for seat in seats {
            console.line(format_args!("  {}", tr!(lang, "cli-may", name = names[*seat].clone())))?;
            for line in wrapped(&table.legal(*seat), WIDTH_IN_LETTERS) {
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

pub(super) fn kind(kind: PlayerKind, lang: Lang) -> String {
    lang.say(&Phrase::new(kind.called()))
}

pub(super) fn sound(given: &Given<'_>, console: &mut Console<'_>) -> Result<Box<dyn Table>, Stop> {
    record(&given.due::<PathBuf>("file"), console)
}

/// The record of that file on the table, if all of it is legal.
pub(super) fn record(path: &Path, console: &mut Console<'_>) -> Result<Box<dyn Table>, Stop> {
    let record = file::record(path)?.map_err(|fault| refused(&fault))?;
    let replay = shelf::replay(&record, None).map_err(|fault| refused(&fault))?;
    if let Some(fault) = replay.fault {
        return Err(refused(&fault));
    }
    if let Some((line, _)) = record.torn {
        console.notice(&phrase!("cli-torn", line));
    }
    Ok(replay.table)
}
