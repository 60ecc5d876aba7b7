//! A championship for other programs and for people elsewhere: its schedule as a calendar (RFC 5545), its matches as a
//! table (CSV), and all of it as one page (HTML) that asks for nothing else. Knows no file and no clock.

use std::fmt::Write as _;

use base::i18n::Lang;
use base::phrase::Phrase;
use base::tr;
use base::{markup, spreadsheet};

use super::answer::{columns, group};
use super::fold::{Championship, Match, MatchState, RunningPart, Seat};
use super::rank::{Criterion, Row};
use super::{Id, plan};

const LINE_BYTES_MAX: usize = 75;

fn name(cup: &Championship, seat: Seat) -> &str {
    seat.id().map_or("?", |id| cup.name(id))
}

/// The schedule as an iCalendar file: a match is an event of its whole day, or of an hour where its time is known, which
/// is then that of wherever the calendar is read. Matches without a schedule are not in it, nor those that were struck.
pub fn calendar(cup: &Championship, lang: Lang) -> String {
    let mut text = String::new();
    let mut line = |line: &str| fold(&mut text, line);
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Wurfzabel//Championship//EN");
    let head = cup.head();
    line(&format!("X-WR-CALNAME:{}", escaped(&head.name)));
    // Every event has to say when it was written; nobody knows, and the same championship is the same file.
    let stamp = cup.plan().stages[0].first.strftime("%Y%m%dT000000Z").to_string();
    let tables = cup.tables();
    for (plan, part) in cup.parts().filter(|(plan, _)| !plan.is_open()) {
        for one in part.matches.iter().filter(|one| one.standing != MatchState::Struck) {
            let [a, b] = part.players(one).map(|seat| name(cup, seat));
            line("BEGIN:VEVENT");
            line(&format!("UID:{}-{}-{}@wurfzabel", head.year, head.seed, one.id));
            line(&format!("DTSTAMP:{stamp}"));
            let day = one.date.strftime("%Y%m%d");
            match one.time {
                Some(time) => {
                    line(&format!("DTSTART:{day}T{}", time.strftime("%H%M%S")));
                    line("DURATION:PT1H");
                }
                None => line(&format!("DTSTART;VALUE=DATE:{day}")),
            }
            line(&format!("SUMMARY:{}", escaped(&format!("{a} – {b}"))));
            let stage = lang.say(&Phrase::new(plan.name));
            line(&format!("DESCRIPTION:{}", escaped(&format!("{stage}, {}{}", one.id, result(one)))));
            if let Some(table) = tables.get(one.id.as_str()) {
                let table = tr!(lang, "championship-table", number = *table);
                let place = if head.place.is_empty() { table } else { format!("{}, {table}", head.place) };
                line(&format!("LOCATION:{}", escaped(&place)));
            }
            line("END:VEVENT");
        }
    }
    line("END:VCALENDAR");
    text
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n")
}

fn fold(text: &mut String, line: &str) {
    let mut width = 0;
    for letter in line.chars() {
        if width + letter.len_utf8() > LINE_BYTES_MAX {
            text.push_str("\r\n ");
            width = 1;
        }
        text.push(letter);
        width += letter.len_utf8();
    }
    text.push_str("\r\n");
}

/// `: 21:18` behind the name of a match that was played.
fn result(one: &Match) -> String {
    match one.standing {
        MatchState::Played([a, b]) => format!(": {a}:{b}"),
        MatchState::Open | MatchState::Forfeit(_) | MatchState::Struck => String::new(),
    }
}

const COLUMNS: [&str; 15] = [
    "match", "stage", "group", "round", "date", "time", "table", "a", "a_name", "b", "b_name", "a_score", "b_score",
    "kind", "winner",
];

/// All matches as CSV, in UTF-8, with a heading, for a spreadsheet of that language.
pub fn table(cup: &Championship, lang: Lang) -> String {
    let mut rows = vec![COLUMNS.map(str::to_owned)];
    for (plan, part) in cup.parts() {
        for one in &part.matches {
            let players = part.players(one);
            let (kind, score) = match one.standing {
                MatchState::Open => ("open", None),
                MatchState::Played(score) => ("played", Some(score)),
                MatchState::Forfeit(_) => ("forfeit", None),
                MatchState::Struck => ("struck", None),
            };
            let text = |number: Option<String>| number.unwrap_or_default();
            let [a, b] = players.map(|seat| text(seat.id().map(|id| id.to_string())));
            let [a_name, b_name] = players.map(|seat| seat.id().map_or("", |id| cup.name(id)).to_owned());
            let winner = one.winner().and_then(|side| players[side].id());
            rows.push([
                one.id.clone(),
                plan.key.to_owned(),
                text(group(plan, part).map(str::to_owned)),
                text(one.round.map(|round| round.to_string())),
                one.date.to_string(),
                text(one.time.map(|time| time.strftime("%H:%M").to_string())),
                text(one.table.map(|table| table.to_string())),
                a,
                a_name,
                b,
                b_name,
                text(score.map(|[a, _]| a.to_string())),
                text(score.map(|[_, b]| b.to_string())),
                kind.to_owned(),
                text(winner.map(|id| id.to_string())),
            ]);
        }
    }
    spreadsheet::write(lang, rows)
}

const STYLE: &str = ":root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;\
padding:0 1rem}table{border-collapse:collapse;margin:.5rem 0 1.5rem}th,td{padding:.15rem .75rem .15rem 0;text-align:left;\
vertical-align:top}td.n,th.n{text-align:right}tr.on{font-weight:600}tr.last>*{border-bottom:1px solid}\
ol.podium{font-size:1.25rem}";

pub fn page(cup: &Championship, lang: Lang) -> String {
    let mut page = String::new();
    let title = markup::escaped(&cup.head().titled());
    let code = lang.code();
    let mut add = |text: &str| page.push_str(text);
    add(&format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head>\n\
         <body><h1>{title}</h1>\n"
    ));
    if !cup.head().place.is_empty() {
        add(&format!("<p>{}</p>\n", markup::escaped(&cup.head().place)));
    }
    if let Some(podium) = cup.podium() {
        let place = |id: &Option<Id>| format!("<li>{}</li>", markup::escaped(id.map_or("–", |id| cup.name(id))));
        add(&format!("<ol class=\"podium\">{}</ol>\n", podium.iter().map(place).collect::<String>()));
    }
    // The latest first: that is what people look for.
    for (plan, stage) in cup.stages().collect::<Vec<_>>().into_iter().rev() {
        add(&format!("<h2>{}</h2>\n", markup::escaped(&lang.say(&Phrase::new(plan.name)))));
        for part in stage.parts.iter().filter(|part| !part.plan.single && !plan.order.is_empty()) {
            if let Some(group) = group(plan, part) {
                add(&format!(
                    "<h3>{}</h3>\n",
                    markup::escaped(&tr!(lang, "championship-cli-group", group = group.to_owned()))
                ));
            }
            add(&rows(cup, plan, part, lang));
        }
        add(&schedule(cup, &stage.parts, lang));
    }
    add("</body></html>\n");
    page
}

fn rows(cup: &Championship, plan: &plan::Stage, part: &RunningPart, lang: Lang) -> String {
    let (columns, through) = (columns(plan), cup.through(&part.plan.key));
    let say = |id: &'static str| markup::escaped(&lang.say(&Phrase::new(id)));
    let mut table = format!("<table><tr><th class=\"n\"></th><th>{}</th>", say("championship-cli-name"));
    table.extend(columns.iter().map(|column| format!("<th class=\"n\">{}</th>", say(column.name()))));
    table.push_str("</tr>\n");
    for row in &cup.table(&part.plan.key) {
        let class = if through.contains(&row.id) { " class=\"on\"" } else { "" };
        let _ = write!(
            table,
            "<tr{class}><td class=\"n\">{}</td><td>{}</td>",
            row.place(),
            markup::escaped(cup.name(row.id))
        );
        table.extend(columns.iter().map(|column| format!("<td class=\"n\">{}</td>", number(row, *column))));
        table.push_str("</tr>\n");
    }
    table + "</table>\n"
}

pub fn number(row: &Row, column: Criterion) -> String {
    match column {
        Criterion::Wins => row.tally.wins.to_string(),
        Criterion::Points => row.tally.points.to_string(),
        Criterion::Losses => row.tally.losses.to_string(),
        Criterion::Difference if row.tally.difference == 0 => "0".to_owned(),
        Criterion::Difference => format!("{:+}", row.tally.difference).replace('-', "−"),
        Criterion::Buchholz => row.tally.buchholz.to_string(),
        Criterion::Sonneborn => quarters(row.tally.sonneborn),
        Criterion::Direct | Criterion::Lot => String::new(),
    }
}

pub fn quarters(count: u32) -> String {
    let part = ["", "¼", "½", "¾"][count as usize % 4];
    if count < 4 && !part.is_empty() { part.to_owned() } else { format!("{}{part}", count / 4) }
}

fn schedule(cup: &Championship, parts: &[RunningPart], lang: Lang) -> String {
    let mut all: Vec<(&RunningPart, &Match)> =
        parts.iter().flat_map(|part| part.matches.iter().map(move |one| (part, one))).collect();
    all.sort_by_key(|(_, one)| (one.date, one.time));
    let mut table = String::from("<table>\n");
    for (part, one) in all {
        let [a, b] = part.players(one).map(|seat| markup::escaped(name(cup, seat)));
        let how = match one.standing {
            MatchState::Open => String::new(),
            MatchState::Played([a, b]) => format!("{a} : {b}"),
            MatchState::Forfeit(_) => tr!(lang, "championship-forfeit"),
            MatchState::Struck => tr!(lang, "championship-struck"),
        };
        let time = one.time.map(|time| time.strftime(" %H:%M").to_string()).unwrap_or_default();
        let (date, id) = (one.date, markup::escaped(&one.id));
        let _ = writeln!(
            table,
            "<tr><td>{date}{time}</td><td>{id}</td><td>{a} – {b}</td><td>{}</td></tr>",
            markup::escaped(&how)
        );
    }
    table + "</table>\n"
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use super::*;
    use crate::championship::{Event, Head};

    /// A championship in its main stage, with names that want care.
    fn held() -> Championship {
        let mut cup = Championship::new(Head::world("<Wien>, \"A\" & B; 7", 2027, 1)).unwrap();
        let take = |cup: &mut Championship, event: Event| cup.take(&event);
        for id in 1..=13 {
            let join = cup.join(&format!("<b>Ämilie, die {id}te; \\"), "").unwrap();
            take(&mut cup, join);
        }
        cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
        cup.result("m1-1", [21, 18], false).unwrap().iter().for_each(|event| cup.take(event));
        let date = jiff::civil::date(2027, 7, 5);
        let time = Some(jiff::civil::time(18, 30, 0, 0));
        cup.take(&Event::Move { r#match: "m1-2".to_owned(), date, time, table: Some(3) });
        cup
    }

    #[test]
    fn a_calendar_has_every_match_in_lines_that_calendars_read() {
        let text = calendar(&held(), Lang::De);
        assert!(text.ends_with("END:VCALENDAR\r\n") && text.split("\r\n").all(|line| line.len() <= LINE_BYTES_MAX));
        assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
        let lines = text.replace("\r\n ", "");
        assert_eq!(lines.matches("BEGIN:VEVENT").count(), 78);
        assert_eq!(lines.matches("\r\nLOCATION:").count(), 78, "each has its place");
        assert!(lines.contains("DTSTART;VALUE=DATE:20270703") && lines.contains("DTSTART:20270705T183000"));
        assert!(lines.contains("Ämilie\\, die") && lines.contains("te\\; \\\\"), "{lines}");
        assert!(lines.contains("m1-1: 21:18"));
        let uids: std::collections::BTreeSet<&str> = lines.lines().filter(|line| line.starts_with("UID:")).collect();
        assert_eq!(uids.len(), 78);
    }

    #[test]
    fn a_difference_has_a_sign_unless_there_is_none() {
        let head = Head { plan: "round-robin".to_owned(), ..Head::world("Wien", 2027, 1) };
        let mut cup = Championship::new(head).unwrap();
        for name in ["Ada", "Bert", "Cleo"] {
            let join = cup.join(name, "").unwrap();
            cup.take(&join);
        }
        cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
        cup.result("m1-1", [7, 5], false).unwrap().iter().for_each(|event| cup.take(event));
        let told: Vec<String> = cup.table("main").iter().map(|row| number(row, Criterion::Difference)).collect();
        assert_eq!(told, ["+2", "0", "−2"]);
    }

    #[test]
    fn a_page_lets_no_name_be_anything_but_a_name() {
        let page = page(&held(), Lang::En);
        assert!(!page.contains("<b>") && !page.contains("<script") && !page.contains("http"));
        assert!(page.contains("&lt;b&gt;Ämilie") && page.contains("&lt;Wien&gt;, &quot;A&quot; &amp; B; 7 2027"));
        assert!(page.contains("21 : 18") && page.contains("2027-07-05 18:30"));
    }

    #[test]
    fn a_table_has_a_row_for_every_match() {
        let table = table(&held(), Lang::En);
        let mut reader = csv::Reader::from_reader(table.as_bytes());
        let rows: Vec<csv::StringRecord> = reader.records().collect::<Result<_, _>>().unwrap();
        assert_eq!(rows.len(), 78);
        let first = rows.iter().find(|row| &row[0] == "m1-1").unwrap();
        assert_eq!((&first[11], &first[12], &first[13]), ("21", "18", "played"));
        assert!(first[8].ends_with("te; \\"));
    }
}
