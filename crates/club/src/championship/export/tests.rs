#![allow(clippy::unwrap_used, clippy::panic)]

use super::*;
use crate::championship::event::Ended;
use crate::championship::fold::Championship;
use crate::championship::sheet::tests::{all, id_in};
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
    cup.recorded("m1-1", [21, 18], false).unwrap().iter().for_each(|event| cup.take(event));
    let date = jiff::civil::date(2027, 7, 5);
    let time = Some(jiff::civil::time(18, 30, 0, 0));
    cup.take(&Event::Move { r#match: "m1-2".to_owned(), date, time, table: Some(3) });
    cup
}

#[test]
fn a_calendar_has_every_match_in_lines_that_calendars_read() {
    let text = calendar(&held(), Lang::De);
    assert!(text.ends_with("END:VCALENDAR\r\n") && text.split("\r\n").all(|line| line.len() <= 75));
    assert!(!text.replace("\r\n", "").contains(['\r', '\n']));
    let lines = text.replace("\r\n ", "");
    assert_eq!(lines.matches("BEGIN:VEVENT").count(), 78);
    assert_eq!(lines.matches("\r\nLOCATION:").count(), 78, "each has its place");
    assert!(lines.contains("DTSTART;VALUE=DATE:20270703") && lines.contains("DTSTART:20270705T183000"));
    assert!(lines.contains("Ämilie\\, die") && lines.contains("te\\; \\\\"), "{lines}");
    assert!(lines.contains("DESCRIPTION:dre13ehn · Hauptturnier · Runde 1 · 21 : 18\r\n"));
    assert!(lines.contains("X-WR-CALNAME:<Wien>\\, \"A\" & B\\; 7 2027\r\n"), "with its year");
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
    cup.recorded("m1-1", [7, 5], false).unwrap().iter().for_each(|event| cup.take(event));
    let told: Vec<String> = cup.table("main").iter().map(|row| number(row, Criterion::Difference)).collect();
    assert_eq!(told, ["+2", "0", "−2"]);
}

#[test]
fn a_page_names_the_game_and_says_where_a_stage_ended_early() {
    let head = Head { plan: "round-robin".to_owned(), game: "ludix".to_owned(), ..Head::world("Wien", 2027, 1) };
    for ended in Ended::ALL {
        let mut cup = Championship::new(head.clone()).unwrap();
        for name in ["Ada", "Bert", "Cleo"] {
            let join = cup.join(name, "").unwrap();
            cup.take(&join);
        }
        cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
        let says = |cup: &Championship| page(cup, Lang::En).contains("Ended early");
        assert!(page(&cup, Lang::En).contains("<p>Ludix</p>") && !says(&cup));
        cup.end_stage(Some(ended)).unwrap().iter().for_each(|event| cup.take(event));
        assert!(says(&cup));
        let unplayed = match ended {
            Ended::Struck => ">cancelled<",
            Ended::Forfeit => ">lost by both<",
        };
        assert_eq!(page(&cup, Lang::En).matches(unplayed).count(), 3, "{unplayed}");
    }
}

#[test]
fn a_page_lets_no_name_be_anything_but_a_name() {
    let page = page(&held(), Lang::En);
    assert!(!page.contains("<b>") && !page.contains("<script") && !page.contains("http"));
    assert!(page.contains("&lt;b&gt;Ämilie") && page.contains("&lt;Wien&gt;, &quot;A&quot; &amp; B; 7 2027"));
    assert!(page.contains("21 : 18") && page.contains("5 July 2027 18:30"));
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

/// What a calendar says of a match.
fn said<'a>(calendar: &'a str, id: &str, what: &str) -> &'a str {
    let events = calendar.split("BEGIN:VEVENT").find(|event| event.contains(&format!("-{id}@")));
    events.unwrap().lines().find_map(|line| line.strip_prefix(what)).unwrap()
}

#[test]
fn what_is_moved_is_newer_in_a_calendar_and_nothing_else_is() {
    let mut cup = held();
    let of = |cup: &Championship, id: &str| {
        let text = calendar(cup, Lang::En);
        ["UID:", "SEQUENCE:", "DTSTAMP:"].map(|what| said(&text, id, what).to_owned())
    };
    let (moved, other) = (of(&cup, "m1-2"), of(&cup, "m1-3"));
    assert_eq!((&moved[1][..], &other[1][..]), ("1", "0"));
    let date = jiff::civil::date(2027, 7, 6);
    cup.take(&Event::Move { r#match: "m1-2".to_owned(), date, time: None, table: None });
    cup.recorded("m1-3", [1, 2], false).unwrap().iter().for_each(|event| cup.take(event));
    let then = of(&cup, "m1-2");
    assert_eq!((&then[0], &then[1][..]), (&moved[0], "2"));
    assert!(then[2] > moved[2], "{then:?} {moved:?}");
    assert_eq!(of(&cup, "m1-3"), other, "a result moves nothing");
}

fn sequence(cup: &Championship, id: &str) -> u32 {
    said(&calendar(cup, Lang::En), id, "SEQUENCE:").parse().unwrap()
}

fn is_cancelled(cup: &Championship, id: &str) -> bool {
    let calendar = calendar(cup, Lang::En);
    let event = calendar.split("BEGIN:VEVENT").find(|event| event.contains(&format!("-{id}@"))).unwrap();
    event.contains("\r\nSTATUS:CANCELLED\r\n")
}

#[test]
fn what_is_struck_is_cancelled_and_no_number_ever_goes_down() {
    let mut cup = held();
    let day = cup.stage().unwrap().0.first;
    let (_, part, one) = cup.find("m1-2").unwrap();
    let [Some(a), _] = part.players(one).map(crate::championship::fold::Seat::id) else { panic!("nobody") };
    let mut before = sequence(&cup, "m1-2");
    assert!(!is_cancelled(&cup, "m1-2"));
    let leave = |cup: &Championship| cup.leave(a, day).unwrap();
    let undo = |_: &Championship| vec![Event::Undo {}];
    let come_back = |cup: &Championship| vec![cup.come_back(a).unwrap()];
    type Step<'a> = &'a dyn Fn(&Championship) -> Vec<Event>;
    let steps: [Step<'_>; 4] = [&leave, &undo, &leave, &come_back];
    for (step, cancelled) in steps.into_iter().zip([true, false, true, false]) {
        step(&cup).iter().for_each(|event| cup.take(event));
        assert_eq!(is_cancelled(&cup, "m1-2"), cancelled);
        let now = sequence(&cup, "m1-2");
        assert!(now > before, "{before} {now}");
        before = now;
    }
    let date = jiff::civil::date(2027, 7, 9);
    cup.take(&Event::Move { r#match: "m1-2".to_owned(), date, time: None, table: None });
    cup.take(&Event::Undo {});
    assert_eq!(sequence(&cup, "m1-2"), before + 2, "what is taken back is news as well");
}

#[test]
fn a_round_that_is_not_drawn_after_all_is_cancelled_until_it_is_drawn_again() {
    let head = Head { plan: "swiss".to_owned(), ..Head::world("Wien", 2027, 1) };
    let mut cup = Championship::new(head).unwrap();
    for id in 1..=8 {
        let join = cup.join(&format!("P{id}"), "").unwrap();
        cup.take(&join);
    }
    cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
    if cup.find("m1-1").is_none() {
        cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
    }
    let names: Vec<String> = cup.part("main").unwrap().matches.iter().map(|one| one.id.clone()).collect();
    for name in &names {
        cup.recorded(name, [13, 5], false).unwrap().iter().for_each(|event| cup.take(event));
    }
    let drawn = cup.close_stage().unwrap();
    drawn.iter().for_each(|event| cup.take(event));
    let first = sequence(&cup, "m2-1");
    cup.take(&Event::Undo {});
    assert!(cup.find("m2-1").is_none() && is_cancelled(&cup, "m2-1"));
    assert_eq!(sequence(&cup, "m2-1"), first + 1);
    drawn.iter().for_each(|event| cup.take(event));
    assert!(!is_cancelled(&cup, "m2-1"));
    assert_eq!(sequence(&cup, "m2-1"), first + 2);
}

#[test]
fn nobody_is_told_an_id_but_in_the_column_of_ids() {
    for cup in all() {
        for lang in Lang::ALL {
            let what = format!("{} {} {}", cup.head().plan, cup.people().len(), cup.stage_key());
            assert_eq!(id_in(&cup, &page(&cup, lang)), None, "{what}");
            let calendar = calendar(&cup, lang).replace("\r\n ", "");
            let lines: Vec<&str> = calendar.lines().filter(|line| !line.starts_with("UID:")).collect();
            assert_eq!(id_in(&cup, &lines.join("\n")), None, "{what}");
            for (_, write) in TABLES {
                let cells = write(&cup, lang);
                let rows = cells.lines().filter_map(|row| row.split_once([',', ';']).map(|(_, rest)| rest));
                assert_eq!(id_in(&cup, &rows.collect::<Vec<_>>().join("\n")), None, "{what}");
            }
        }
    }
}

#[test]
fn a_page_has_the_bracket_by_its_rounds_and_marks_who_has_left() {
    let head = Head { plan: "knock-out".to_owned(), days: Some(3), ..Head::world("Club 2026", 2026, 1) };
    let mut cup = Championship::new(head).unwrap();
    for id in 1..=9 {
        let join = cup.join(&format!("P{id}"), "").unwrap();
        cup.take(&join);
    }
    let closed = cup.close_stage().unwrap();
    closed.iter().for_each(|event| cup.take(event));
    let leave = cup.leave(2, cup.stage().unwrap().0.first).unwrap();
    leave.iter().for_each(|event| cup.take(event));
    let page = page(&cup, Lang::De);
    assert!(page.contains("<title>Club 2026</title>"), "the year once");
    assert!(
        page.contains("<h2>K.-o.-Runde ·") && page.contains("<h3>Viertelfinale · ") && page.contains("<h3>Finale · ")
    );
    assert!(page.contains("Achtelfinale ") && !page.contains("Endspiel") && page.contains("kampflos"));
    assert_eq!(page.matches("class=\"match\"").count(), 9, "each of them, and the third place");
    assert!(page.contains("P2 <small>nicht mehr dabei</small>"));
    assert!(
        page.contains("Niederlage: Halbfinale 1") && !page.contains(">?<"),
        "who comes is said by what they come from"
    );
    let matches = page.matches("grid-area:").count();
    let places: std::collections::HashSet<&str> =
        page.split("grid-area:").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(places.len(), matches, "none lies upon another");
}

#[test]
fn numbers_are_those_of_the_spreadsheets_language() {
    let head = Head { plan: "round-robin".to_owned(), ..Head::world("Wien", 2027, 1) };
    let mut cup = Championship::new(head).unwrap();
    for name in ["Ada", "=Bert", "Cleo"] {
        let join = cup.join(name, "Graz; 1").unwrap();
        cup.take(&join);
    }
    cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
    cup.recorded("m1-1", [7, 7], false).unwrap().iter().for_each(|event| cup.take(event));
    let german = standings(&cup, Lang::De);
    assert!(
        german.starts_with("Abschnitt;Gruppe;Platz;Nr.;Name;Gespielt;Punkte;Siege;") && german.contains("0,5"),
        "{german}"
    );
    let english = standings(&cup, Lang::En);
    assert!(english.starts_with("stage,group,rank,no.,name,") && english.contains(",0.5,"), "{english}");
    let people = participants(&cup, Lang::De);
    assert_eq!(people.lines().nth(2), Some("2;'=Bert;\"Graz; 1\";"));
    assert!(table(&cup, Lang::De).lines().nth(1).unwrap().contains(";Turnier;;1;"));
}
