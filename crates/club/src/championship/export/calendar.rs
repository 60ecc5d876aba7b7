//! The schedule as an iCalendar file (RFC 5545).

use std::cell::RefCell;

use jiff::ToSpan as _;

use base::i18n::{Lang, tr};
use base::phrase::{Phrase, phrase};

use super::{say, standing};
use crate::championship::fold::{Championship, Match, Revision, RunningPart};
use crate::championship::{plan, words};

const LINE_BYTES_MAX: usize = 75;

/// A match is an event of its whole day, or of an hour where its time is known, then that of wherever the calendar is
/// read. One that does not take place is cancelled, not left out, or it would stay in calendars that have it.
pub fn calendar(cup: &Championship, lang: Lang) -> String {
    let head = cup.head();
    let text = RefCell::new(String::new());
    let line = |line: &str| fold(&mut text.borrow_mut(), line);
    line("BEGIN:VCALENDAR");
    line("VERSION:2.0");
    line("PRODID:-//Wurfzabel//Championship//EN");
    line(&format!("X-WR-CALNAME:{}", escaped(&head.titled())));
    let tables = cup.tables();
    let begin = |id: &str, revision: &Revision| {
        line("BEGIN:VEVENT");
        line(&format!("UID:{}-{}-{id}@wurfzabel", head.year, head.seed));
        // A calendar takes over what it has already only where both are later. Nobody knows when something was changed,
        // and the same championship is the same file: each change counts for one, and for a minute from the first day.
        let first = cup.plan().stages[0].first.at(0, 0, 0, 0);
        let stamp = first.saturating_add(i64::from(revision.count).minutes());
        line(&format!("DTSTAMP:{}", stamp.strftime("%Y%m%dT%H%M%SZ")));
        line(&format!("SEQUENCE:{}", revision.count));
        let day = revision.last.date.strftime("%Y%m%d");
        match revision.last.time {
            Some(time) => {
                line(&format!("DTSTART:{day}T{}", time.strftime("%H%M%S")));
                line("DURATION:PT1H");
            }
            None => line(&format!("DTSTART;VALUE=DATE:{day}")),
        }
        if revision.last.is_off {
            line("STATUS:CANCELLED");
        }
    };
    for (plan, part) in cup.parts().filter(|(plan, _)| !plan.is_open()) {
        for one in &part.matches {
            let Some(revision) = cup.revision(&one.id) else { continue };
            begin(&one.id, revision);
            line(&format!("SUMMARY:{}", escaped(&lang.say(&words::paired(cup, plan, part, one)))));
            line(&format!("DESCRIPTION:{}", escaped(&about(cup, plan, part, one, lang))));
            let table = tables.get(one.id.as_str()).map(|table| tr!(lang, "championship-table", number = *table));
            let place = Some(head.place.clone()).filter(|place| !place.is_empty());
            let place: Vec<String> = place.into_iter().chain(table).collect();
            if !place.is_empty() {
                line(&format!("LOCATION:{}", escaped(&place.join(", "))));
            }
            line("END:VEVENT");
        }
    }
    for (id, revision) in cup.withdrawn() {
        begin(id, revision);
        line(&format!("SUMMARY:{}", escaped(&lang.say(&withdrawn(cup, revision)))));
        line("END:VEVENT");
    }
    line("END:VCALENDAR");
    text.into_inner()
}

fn withdrawn(cup: &Championship, revision: &Revision) -> Phrase {
    let place = phrase!("championship-sheet-round", round = revision.last.round.unwrap_or(1));
    match revision.last.drawn {
        [Some(a), Some(b)] => {
            phrase!("championship-called", place, a = cup.name(a).to_owned(), b = cup.name(b).to_owned())
        }
        _ => place,
    }
}

fn about(cup: &Championship, plan: &plan::Stage, part: &RunningPart, one: &Match, lang: Lang) -> String {
    let all = [
        words::game(cup, lang),
        say(lang, plan.name),
        lang.say(&words::place(cup, plan, part, one)),
        standing(one, lang),
    ];
    all.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
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
