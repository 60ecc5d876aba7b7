//! A championship as `championship show --json` has it (`docs/rules/championship.md`, "Command line"). Knows no file.

use serde_json::{Map, Value, json};

use super::fold::{Championship, Match, MatchState, RunningPart};
use super::plan;
use super::rank::{Criterion, Row};

pub fn answer(cup: &Championship) -> Value {
    let person = |(at, one): (usize, &super::fold::Participant)| {
        let left = one.left.map(|(date, _)| date.to_string());
        let mut object = json!({"id": at + 1, "name": one.name, "left": left});
        if !one.club.is_empty() {
            object["club"] = one.club.as_str().into();
        }
        object
    };
    let people: Vec<Value> = cup.people().iter().enumerate().map(person).collect();
    let matches = cup.parts().flat_map(|(plan, part)| part.matches.iter().filter_map(|one| play(plan, part, one)));
    let byes = cup.parts().filter(|(plan, part)| group(plan, part).is_none()).flat_map(|(_, part)| &part.byes);
    let byes = byes.map(|(round, id)| json!({"round": round, "id": id}));
    let tabled = cup.parts().filter(|(plan, part)| !part.plan.single && !plan.order.is_empty());
    let tables: Map<String, Value> =
        tabled.map(|(plan, part)| (part.plan.key.clone(), rows(cup, plan, part))).collect();
    let mut answer = json!({
        "name": cup.head().name,
        "year": cup.head().year,
        "stage": cup.stage_key(),
        "participants": people,
        "matches": matches.collect::<Vec<_>>(),
        "byes": byes.collect::<Vec<_>>(),
        "tables": tables,
        "podium": cup.podium(),
    });
    if !cup.head().place.is_empty() {
        answer["place"] = cup.head().place.as_str().into();
    }
    answer
}

/// The name of a part that is not all of its stage.
pub fn group<'a>(plan: &plan::Stage, part: &'a RunningPart) -> Option<&'a str> {
    Some(part.plan.key.as_str()).filter(|key| *key != plan.key)
}

/// None where nobody is there to play it.
fn play(plan: &plan::Stage, part: &RunningPart, one: &Match) -> Option<Value> {
    let (kind, score) = match one.standing {
        MatchState::Open => ("open", None),
        MatchState::Played(score) => ("played", Some(score)),
        MatchState::Forfeit(_) => ("forfeit", None),
        MatchState::Struck => ("struck", None),
    };
    let kind = if part.is_stale(one) && one.standing != MatchState::Struck { "stale" } else { kind };
    if part.is_nobodys(one) {
        return None;
    }
    let [a, b] = part.players(one).map(super::fold::Seat::id);
    let winner = one.winner().and_then(|side| [a, b][side]);
    let mut object = json!({
        "id": one.id,
        "stage": plan.key,
        "group": group(plan, part),
        "round": one.round,
        "date": one.date.to_string(),
        "a": a,
        "b": b,
        "score": score,
        "kind": kind,
        "winner": winner,
    });
    if let Some(time) = one.time {
        object["time"] = time.strftime("%H:%M").to_string().into();
    }
    if let Some(table) = one.table {
        object["table"] = table.into();
    }
    Some(object)
}

fn rows(cup: &Championship, plan: &plan::Stage, part: &RunningPart) -> Value {
    let columns = columns(plan);
    let row = |row: &Row| {
        let mut object = Map::new();
        object.insert("rank".to_owned(), row.rank.into());
        object.insert("id".to_owned(), row.id.into());
        for column in &columns {
            object.insert(column.word().to_owned(), number(row, *column));
        }
        object.insert("through".to_owned(), row.through.into());
        object.insert("by".to_owned(), (if row.is_tied() { Some("tied") } else { row.by.map(Criterion::word) }).into());
        Value::Object(object)
    };
    cup.table(&part.plan.key).iter().map(row).collect()
}

/// The numbers that a table of that stage shows: those it ranks by, and wins.
pub fn columns(plan: &plan::Stage) -> Vec<Criterion> {
    let mut columns: Vec<Criterion> =
        plan.order.iter().copied().filter(|one| !matches!(one, Criterion::Direct | Criterion::Lot)).collect();
    for usual in [Criterion::Wins].into_iter().chain(plan.usual()) {
        if !columns.contains(&usual) {
            columns.push(usual);
        }
    }
    columns
}

fn number(row: &Row, column: Criterion) -> Value {
    match column {
        Criterion::Wins => row.tally.wins.json(),
        Criterion::Points => row.tally.points.into(),
        Criterion::Losses => row.tally.losses.into(),
        Criterion::Difference => row.tally.difference.into(),
        Criterion::Buchholz => row.tally.buchholz.json(),
        // Halves of halves.
        Criterion::Sonneborn => (f64::from(row.tally.sonneborn) / 4.0).into(),
        Criterion::Direct | Criterion::Lot => Value::Null,
    }
}
