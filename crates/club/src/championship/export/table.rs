//! Participants, matches and tables as CSV, in UTF-8, with headings, for a spreadsheet of that language.

use base::i18n::{Lang, tr};
use base::spreadsheet;

use super::say;
use crate::championship::answer::{columns, group};
use crate::championship::fold::{Championship, MatchState, RunningPart};
use crate::championship::rank::{Criterion, Row};
use crate::championship::{plan, words};

type Write = fn(&Championship, Lang) -> String;

/// The tables there are, by their names on the command line.
pub const TABLES: [(&str, Write); 3] = [("matches", table), ("participants", participants), ("tables", standings)];

/// How a column is headed, in small letters, in every language: by these it is known again.
pub fn headings(id: &'static str) -> [String; 2] {
    Lang::ALL.map(|lang| say(lang, id).to_lowercase())
}

fn heading<const N: usize>(lang: Lang, ids: [&'static str; N]) -> [String; N] {
    ids.map(|id| say(lang, id))
}

fn text(number: Option<impl ToString>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

pub fn table(cup: &Championship, lang: Lang) -> String {
    let columns = [
        "championship-column-match",
        "championship-column-stage",
        "championship-column-group",
        "championship-column-round",
        "championship-column-date",
        "championship-column-time",
        "championship-column-table",
        "championship-column-a",
        "championship-column-a-name",
        "championship-column-b",
        "championship-column-b-name",
        "championship-column-a-score",
        "championship-column-b-score",
        "championship-column-kind",
        "championship-column-winner",
    ];
    let (mut rows, tables) = (vec![heading(lang, columns)], cup.tables());
    for (plan, part) in cup.parts() {
        for one in &part.matches {
            let players = part.players(one);
            let (kind, score) = match one.standing {
                MatchState::Open => ("championship-column-open", None),
                MatchState::Played(score) => ("championship-column-played", Some(score)),
                MatchState::Forfeit(_) => ("championship-forfeit", None),
                MatchState::Struck => ("championship-struck", None),
            };
            let kind = if part.is_stale(one) { "championship-stale" } else { kind };
            let [a, b] = players.map(|seat| text(seat.id()));
            let [a_name, b_name] = players.map(|seat| seat.id().map_or("", |id| cup.name(id)).to_owned());
            let round = one.round.map(|round| match part.plan.single {
                true => lang.say(&words::single(cup, &part.plan.key)),
                false => round.to_string(),
            });
            rows.push([
                one.id.clone(),
                say(lang, plan.name),
                group_letter(plan, part),
                text(round),
                one.date.to_string(),
                text(one.time.map(|time| time.strftime("%H:%M").to_string())),
                text(tables.get(one.id.as_str())),
                a,
                a_name,
                b,
                b_name,
                text(score.map(|[a, _]| a)),
                text(score.map(|[_, b]| b)),
                say(lang, kind),
                text(one.winner().and_then(|side| players[side].id())),
            ]);
        }
    }
    spreadsheet::write(lang, rows)
}

fn group_letter(plan: &plan::Stage, part: &RunningPart) -> String {
    let group = group(plan, part).filter(|_| !part.plan.single);
    group.map(|key| words::group_letter(key).to_owned()).unwrap_or_default()
}

pub fn participants(cup: &Championship, lang: Lang) -> String {
    let columns = [
        "championship-column-number",
        "championship-column-name",
        "championship-column-club",
        "championship-sheet-left",
    ];
    let row = |(at, one): (usize, &crate::championship::fold::Participant)| {
        let left = text(one.left.map(|(date, _)| date));
        [(at + 1).to_string(), one.name.clone(), words::club(&one.club, lang), left]
    };
    spreadsheet::write(lang, [heading(lang, columns)].into_iter().chain(cup.people().iter().enumerate().map(row)))
}

/// The tables of all stages, one below the other; who has left is marked.
pub fn standings(cup: &Championship, lang: Lang) -> String {
    const NUMBERS: [Criterion; 6] = [
        Criterion::Points,
        Criterion::Wins,
        Criterion::Losses,
        Criterion::Difference,
        Criterion::Buchholz,
        Criterion::Sonneborn,
    ];
    let [points, wins, losses, difference, buchholz, sonneborn] = NUMBERS.map(Criterion::name);
    let heads = [
        "championship-column-stage",
        "championship-column-group",
        "championship-column-rank",
        "championship-column-number",
        "championship-column-name",
        "championship-played",
        points,
        wins,
        losses,
        difference,
        buchholz,
        sonneborn,
        "championship-cli-by",
        "championship-sheet-through-line",
        "championship-sheet-left",
    ];
    let mut all = vec![heading(lang, heads)];
    for (plan, part) in cup.parts().filter(|(plan, part)| !part.plan.single && !plan.order.is_empty()) {
        let columns = columns(plan);
        for row in &cup.table(&part.plan.key) {
            let [points, wins, losses, difference, buchholz, sonneborn] =
                NUMBERS.map(|column| if columns.contains(&column) { number(row, column, lang) } else { String::new() });
            let mark = |is: bool| if is { tr!(lang, "championship-column-yes") } else { String::new() };
            all.push([
                say(lang, plan.name),
                group_letter(plan, part),
                row.place(),
                row.id.to_string(),
                cup.name(row.id).to_owned(),
                row.tally.played.to_string(),
                points,
                wins,
                losses,
                difference,
                buchholz,
                sonneborn,
                row.why().map(|why| lang.say(&why)).unwrap_or_default(),
                mark(row.through == Some(true)),
                mark(cup.has_left(row.id)),
            ]);
        }
    }
    spreadsheet::write(lang, all)
}

/// As a spreadsheet reads it as a number.
fn number(row: &Row, column: Criterion, lang: Lang) -> String {
    match column {
        Criterion::Wins => lang.brief(row.tally.wins.number(), 1),
        Criterion::Points => row.tally.points.to_string(),
        Criterion::Losses => row.tally.losses.to_string(),
        Criterion::Difference => row.tally.difference.to_string(),
        Criterion::Buchholz => lang.brief(row.tally.buchholz.number(), 1),
        Criterion::Sonneborn => lang.brief(f64::from(row.tally.sonneborn) / 4.0, 2),
        Criterion::Direct | Criterion::Lot => String::new(),
    }
}
