//! `championship move`: a match, or a whole round, is played on another day.

use jiff::civil::{Date, Time};
use serde_json::json;

use base::phrase::phrase;
use base::tr;
use club::championship::words::Kind;
use club::championship::{Event, words};

use super::print::round_of;
use super::{date_of, file, open, stop};
use crate::cli::Stop;
use crate::cli::command::Spoken;
use crate::cli::usage::Wrong;

pub(super) const COMMAND: Spoken = Spoken {
    name: "move",
    about: "championship-cli-about-move",
    usage: "championship-cli-usage-move",
    args: |say| {
        let id = say.placed("match", "championship-cli-value-match", &phrase!("championship-cli-arg-match"));
        let day = say.placed("day", "championship-cli-value-date", &phrase!("championship-cli-arg-moved"));
        let time = say.named("time", &say.id("championship-cli-value-time"), "championship-cli-arg-time");
        let time = time.value_parser(|text: &str| {
            text.parse::<Time>().map_err(|_| Wrong(phrase!("championship-cli-wrong-time", given = text.to_owned())))
        });
        let table = say.whole::<u16>("table", "N", "championship-cli-arg-table", 1..=999);
        let round = say
            .named("round", &say.id("championship-cli-value-round"), "championship-cli-arg-moved-round")
            .value_parser(round_of);
        let date = super::date(say, "date", "championship-cli-arg-moved");
        vec![
            file(say),
            id.required_unless_present("round"),
            day.value_parser(date_of).required_unless_present("round"),
            round.conflicts_with_all(["match", "day", "table"]).requires("date"),
            date.requires("round"),
            time,
            table,
            say.json(),
        ]
    },
    run: |given, console| {
        let mut kept = open(given, console)?;
        if let Some(kind) = given.one::<Kind>("round") {
            let date: Date = given.due("date");
            let events = kept.cup().move_round(kind, date, given.one("time")).map_err(Stop::Refused)?;
            kept.keep(&events).map_err(stop)?;
            let round = kind.name();
            if given.json() {
                let round = if let Kind::Round(round) = kind { json!(round) } else { json!(console.lang.say(&round)) };
                return console.json(&json!({"round": round, "matches": events.len(), "date": date.to_string()}));
            }
            let (count, date) = (events.len(), date.to_string());
            return console.line(tr!(console.lang, "championship-cli-moved-round", round, count, date));
        }
        let (r#match, date) = (given.due::<String>("match"), given.due("day"));
        let event = Event::Move { r#match: r#match.clone(), date, time: given.one("time"), table: given.one("table") };
        kept.cup().check(&event).map_err(Stop::Refused)?;
        kept.keep(&[event]).map_err(stop)?;
        if given.json() {
            return console.json(&json!({"match": r#match, "date": date.to_string()}));
        }
        console.line({
            let pairing = words::pairing(kept.cup(), &r#match);
            tr!(console.lang, "championship-cli-moved", id = r#match, match = pairing, date = date.to_string())
        })
    },
};
