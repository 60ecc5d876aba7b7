//! `championship show`: how a championship stands, for people and for programs.

use base::phrase::{Phrase, phrase};
use base::tr;
use club::championship::answer::{answer, columns, group};
use club::championship::export::number;
use club::championship::fold::{Match, MatchState, RunningPart, Seat};
use club::championship::rank::Row;
use club::championship::{Championship, Id, plan, sheet, words};

use crate::cli::columns::Side;
use crate::cli::command::{Given, Spoken};
use crate::cli::{Console, Stop};

const LISTED: usize = 20;

pub(super) const COMMAND: Spoken = Spoken {
    name: "show",
    about: "championship-cli-about-show",
    usage: "championship-cli-usage-show",
    args: |say| vec![super::file(say), say.json()],
    run: |given: &Given<'_>, console| {
        let cup = super::look(given, console)?;
        if given.json() { console.json(&answer(&cup)) } else { show(&cup, console) }
    },
};

pub(super) fn stage_name(cup: &Championship) -> Phrase {
    Phrase::new(cup.stage().map_or("championship-stage-over", |(plan, _)| plan.name))
}

pub(super) fn players(cup: &Championship, name: &str) -> String {
    let Some((_, part, one)) = cup.find(name) else { return String::new() };
    part.players(one).map(|seat| seated(cup, seat)).join(" – ")
}

pub(super) fn first(cup: &Championship, name: &str) -> Option<Id> {
    let (_, part, one) = cup.find(name)?;
    part.players(one)[0].id()
}

fn result(cup: &Championship, name: &str) -> String {
    match cup.find(name).map(|(_, _, one)| one.standing) {
        Some(MatchState::Played([a, b])) => format!("{a}:{b}"),
        Some(MatchState::Forfeit(winner)) => {
            let sign = |side| if winner == Some(side) { "+" } else { "–" };
            format!("{}:{}", sign(0), sign(1))
        }
        Some(MatchState::Open | MatchState::Struck) | None => String::new(),
    }
}

fn seated(cup: &Championship, seat: Seat) -> String {
    seat.id().map_or_else(|| "?".to_owned(), |id| format!("{} ({id})", cup.name(id)))
}

fn show(cup: &Championship, console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    console.line(cup.head().titled())?;
    match cup.stage() {
        Some((plan, _)) => console.line(sheet::stage(plan, lang))?,
        None => console.line(lang.say(&phrase!("championship-stage-over")))?,
    }
    // The tables of the stage that goes on, or of the last.
    let Some((plan, stage)) = cup.stages().last() else { return Ok(()) };
    if let Some(ended) = words::ended_early(stage) {
        console.line(lang.say(&ended))?;
    }
    for part in stage.parts.iter().filter(|part| !part.plan.single) {
        console.line("")?;
        if group(plan, part).is_some() {
            console.line(lang.say(&words::part(cup, plan, part)))?;
        }
        table(cup, plan, &part.plan.key, console)?;
    }
    let all = || stage.parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one)));
    let row = |(part, one): &(&RunningPart, &Match)| {
        let place = lang.say(&words::place(cup, plan, part, one));
        vec![one.date.to_string(), one.id.clone(), place, players(cup, &one.id), result(cup, &one.id)]
    };
    let is_decided = |one: &Match| matches!(one.standing, MatchState::Played(_) | MatchState::Forfeit(_));
    let mut decided: Vec<_> = all().filter(|(_, one)| is_decided(one)).collect();
    decided.sort_by_key(|(_, one)| one.date);
    let mut open: Vec<_> = all().filter(|(_, one)| one.is_open()).collect();
    open.sort_by_key(|(_, one)| one.date);
    let last = decided.len().saturating_sub(LISTED);
    for (id, count, listed) in [
        ("championship-cli-decided", decided.len(), &decided[last..]),
        ("championship-cli-open", open.len(), &open[..open.len().min(LISTED)]),
    ] {
        if count > 0 {
            console.line("")?;
            console.line(lang.say(&Phrase::new(id).with("count", count)))?;
            console.columns(&[Side::Left; 5], &listed.iter().map(row).collect::<Vec<_>>())?;
            if count > LISTED {
                console.line(tr!(lang, "championship-cli-more", count = count - LISTED))?;
            }
        }
    }
    let stale: Vec<&str> = cup.stale().into_iter().collect();
    if !stale.is_empty() {
        console.line("")?;
        console.line(tr!(lang, "championship-cli-stale", count = stale.len()))?;
        let row = |id: &&str| vec![(*id).to_owned(), players(cup, id), result(cup, id)];
        console.columns(&[Side::Left, Side::Left, Side::Left], &stale.iter().map(row).collect::<Vec<_>>())?;
    }
    if cup.is_undecided() {
        console.line("")?;
        console.line(tr!(lang, "championship-undecided"))?;
    } else if let Some(podium) = cup.podium() {
        console.line("")?;
        let place = |(at, id): (usize, &Option<usize>)| Some(vec![format!("{}.", at + 1), cup.name((*id)?).to_owned()]);
        let rows: Vec<Vec<String>> = podium.iter().enumerate().filter_map(place).collect();
        console.columns(&[Side::Right, Side::Left], &rows)?;
    }
    Ok(())
}

fn table(cup: &Championship, plan: &plan::Stage, key: &str, console: &mut Console<'_>) -> Result<(), Stop> {
    let lang = console.lang;
    let columns = columns(plan);
    let mut head = vec![String::new(), String::new(), tr!(lang, "championship-cli-name")];
    head.push(tr!(lang, "championship-played"));
    head.extend(columns.iter().map(|column| lang.say(&Phrase::new(column.name()))));
    head.push(tr!(lang, "championship-cli-by"));
    let row = |row: &Row| {
        let mark = if row.through == Some(true) { "→" } else { "" };
        let mut cells = vec![mark.to_owned(), row.place(), format!("{} ({})", cup.name(row.id), row.id)];
        cells.push(row.tally.played.to_string());
        cells.extend(columns.iter().map(|column| number(row, *column)));
        cells.push(row.why().map(|why| lang.say(&why)).unwrap_or_default());
        cells
    };
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(cup.table(key).iter().map(row)).collect();
    let mut sides = vec![Side::Left, Side::Right, Side::Left, Side::Right];
    sides.extend(columns.iter().map(|_| Side::Right));
    sides.push(Side::Left);
    console.columns(&sides, &rows)
}
