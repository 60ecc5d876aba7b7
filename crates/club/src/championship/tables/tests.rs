#![allow(clippy::unwrap_used, clippy::panic)]

use base::i18n::Lang;
use encoding_rs::{MACINTOSH, WINDOWS_1250, WINDOWS_1252};

use super::*;
use crate::championship::{Head, Id, take};

fn named(events: Vec<Event>) -> Vec<(String, String)> {
    let people = events.into_iter().map(|event| match event {
        Event::Join { name, club, .. } => (name, club),
        other => panic!("{other:?}"),
    });
    people.collect()
}

fn read_as(bytes: &[u8], columns: Option<&[Column]>) -> Result<Vec<(String, String)>, String> {
    let cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let draft = Draft::people(bytes, columns, None).and_then(|mut draft| draft.check(&cup));
    draft.map(named).map_err(|why| Lang::En.say(&why))
}

fn read(table: &str) -> Result<Vec<(String, String)>, String> {
    read_as(table.as_bytes(), None)
}

fn people(all: &[(&str, &str)]) -> Result<Vec<(String, String)>, String> {
    Ok(all.iter().map(|(name, club)| ((*name).to_owned(), (*club).to_owned())).collect())
}

#[test]
fn names_and_clubs_are_read_as_spreadsheets_write_them() {
    let two = people(&[("Änne", "Wien"), ("Bo, jr.", "")]);
    for table in [
        "Änne,Wien\n\"Bo, jr.\"\n",
        "\u{feff}Club;Name\r\nWien;Änne\r\n;Bo, jr.\r\n",
        "\"\u{feff}Name\",\"Verein\"\nÄnne,Wien\n\"Bo, jr.\",\n",
        "name\tVerein\n Änne \tWien\nBo, jr.\t\n",
        "sep=;\r\nName;Verein\r\nÄnne;Wien\r\nBo, jr.;\r\n",
        // Empty columns, a number before each, a heading that is written otherwise, rows that somebody has numbered ahead.
        ";Änne;;Wien;\n;Bo, jr.;;;\n",
        "1;Änne;Wien\n2;Bo, jr.;\n",
        "1.;Änne;Wien\n2.;Bo, jr.;\n",
        "Nr.;NAME:;Ort;Elo\n01;Änne;Wien;1900\n02;Bo, jr.;;\n03;;;\n04;;;\n",
        "Spieler/in;Verein / Club\nÄnne;Wien\nBo, jr.;\n",
        "Team Name,Participant (full name)\nWien,\u{200b}Änne\n,\"Bo, jr.\"\n",
        "Rank\tParticipant\tRating\tTown\n2\tÄnne\t1900\tWien\n7\tBo, jr.\t\t\n",
        // Titles above, two lines in a cell that is left out, a club and its town.
        "Meisterschaft 2027\n\nStand: heute;\nName;Anmerkung;Ort;Verein\nÄnne;\"zwei\nZeilen\";Linz;Wien\nBo, jr.;;Linz;\n",
    ] {
        assert_eq!(read(table), two, "{table}");
    }
    let three = people(&[("Ada", ""), ("Bob", "Wien"), ("Carl", "Graz")]);
    assert_eq!(read("Ada\nBob;Wien\nCarl;Graz\n"), three, "the first row has no club");
    assert_eq!(read("1. Ada\n2. Bob\n"), people(&[("Ada", ""), ("Bob", "")]));
    assert_eq!(read("Spieler 1\nSpieler 2\n"), people(&[("Spieler 1", ""), ("Spieler 2", "")]));
    assert_eq!(read("7\n9\n"), people(&[("7", ""), ("9", "")]), "nothing is left out but running numbers");
    assert_eq!(read(""), people(&[]));
}

#[test]
fn given_names_and_surnames_are_joined_in_their_order() {
    let two = people(&[("Hans Müller", "Köln"), ("Jan Šeliga", "Brno")]);
    for table in [
        "Nachname;Vorname;Verein\r\nMüller;Hans;Köln\r\nŠeliga;Jan;Brno\r\n",
        "Vorname,Familienname,Ort\nHans,Müller,Köln\nJan,Šeliga,Brno\n",
        "First name\tLast name\tTeam\nHans\tMüller\tKöln\nJan\tŠeliga\tBrno\n",
        // As programs for tournaments write it: beside first names a name is the other one.
        "Snr;Name;Vorname;Titel;Verein\n1;Müller;Hans;;Köln\n2;Šeliga;Jan;FM;Brno\n",
        "Nr.;\"Name, Vorname\";Verein\n1;\"Müller, Hans\";Köln\n2;\"Šeliga, Jan\";Brno\n",
        "Name;Surname;Given name;Club\nx;Müller;Hans;Köln\ny;Šeliga;Jan;Brno\n",
    ] {
        let expected = if table.starts_with("Name;") { people(&[("x", "Köln"), ("y", "Brno")]) } else { two.clone() };
        assert_eq!(read(table), expected, "{table}");
    }
    let lone = people(&[("Hans", ""), ("Müller", "")]);
    assert_eq!(read("Nachname;Vorname\n;Hans\nMüller;\n"), lone);
    let why = read("Name;Nachname\nHans;Müller\n").unwrap_err();
    assert!(why.contains("row 1") && why.contains("several columns"), "{why}");
}

#[test]
fn what_may_be_meant_otherwise_is_refused_and_can_be_said() {
    let surnames = "Müller, Hans\nSmith, John\n";
    let why = read(surnames).unwrap_err();
    assert!(why.contains("row 1") && why.contains("surname"), "{why}");
    let draft = Draft::people(surnames.as_bytes(), None, None).unwrap();
    let ways: Vec<_> = draft.ways.iter().map(|(_, way)| read_as(surnames.as_bytes(), Some(way)).unwrap()).collect();
    assert_eq!(ways[0], people(&[("Müller", "Hans"), ("Smith", "John")]).unwrap());
    assert_eq!(ways[1], people(&[("Hans Müller", ""), ("John Smith", "")]).unwrap());
    // In one cell it is one name, until somebody says otherwise.
    let cells = "\"Müller, Hans\";Köln\n\"Smith, John\";\n";
    assert_eq!(read(cells), people(&[("Müller, Hans", "Köln"), ("Smith, John", "")]));
    let draft = Draft::people(cells.as_bytes(), None, None).unwrap();
    let turned = read_as(cells.as_bytes(), Some(&draft.ways[1].1));
    assert_eq!(turned, people(&[("Hans Müller", "Köln"), ("John Smith", "")]));
    for (table, word) in [("Ada;Wien;1900\nBo;Graz;1800\n", "3 columns"), ("Verein;Elo\nWien;1900\n", "heading")] {
        let why = read(table).unwrap_err();
        assert!(why.contains("row 1") && why.contains(word), "{why}");
    }
    let said = ["-", "Verein", "given", "surname"].map(|word| Column::of(word).unwrap());
    assert_eq!(read_as("x;Wien;Ada;Lovelace\n".as_bytes(), Some(&said)), people(&[("Ada Lovelace", "Wien")]));
    assert_eq!(Column::of("Haarfarbe"), None);
    // What is said goes before what the heading says, which is no participant still.
    let said = [Column::Club, Column::Name];
    assert_eq!(read_as("Name;Verein\nWien;Ada\n".as_bytes(), Some(&said)), people(&[("Ada", "Wien")]));
}

#[test]
fn a_table_that_cannot_be_names_row_and_column_of_all_that_is_wrong() {
    let why = read("Name;Verein\nAda;\n;Graz\nada;\nAnzahl: 2;\nBo;\u{7}x\nCy;\n").unwrap_err();
    for note in ["Anzahl", "Bo              Wien"] {
        assert!(read(&format!("Name\nAda\n{note}\n")).unwrap_err().contains("a note"), "{note}");
    }
    for part in [
        "4 rows",
        "row 3",
        "column name: the name is missing",
        "row 4",
        "“ada”",
        "row 5",
        "a note",
        "row 6",
        "column club",
    ] {
        assert!(why.contains(part), "{part}: {why}");
    }
    let many: String = (0..10_000).map(|n| format!("P{n}\n")).collect();
    let many = read(&many).unwrap_err();
    assert!(many.contains("500") && many.contains("row 501") && many.len() < 1000, "{many}");
    let broken = read("Ada;\n\"Bo\njr.\";Graz\n").unwrap_err();
    assert!(broken.contains("row 2"), "a name has one line: {broken}");
    for (open, row) in [
        ("Ada\n\"Bo,Graz\nCy\n", "row 2"),
        ("Ada,Wien\nBo,\"Graz\n", "row 2"),
        ("\"Ada \"\"Lady\"\" L\",Wien\n\n\"Bo\"\",Graz\n", "row 3"),
        ("\"", "row 1"),
    ] {
        let open = read(open).unwrap_err();
        assert!(open.contains(row) && open.contains("quotation mark"), "{open}");
    }
    // What spreadsheets put into one cell may go over several lines.
    let twice = read("Name,Club,Note\nAda,Wien,\"a note\nof two lines\"\n\nBo,,\nada,,\n").unwrap_err();
    assert!(twice.contains("row 6") && twice.contains("ada"), "{twice}");
}

#[test]
fn a_table_is_read_however_it_is_encoded() {
    let table = "Name;Verein\r\nMüller;Köln\r\nJörg Weiß;Ötz\r\n";
    let two = people(&[("Müller", "Köln"), ("Jörg Weiß", "Ötz")]);
    let wide = |order: fn(u16) -> [u8; 2]| table.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    let (little, big) = (wide(u16::to_le_bytes), wide(u16::to_be_bytes));
    let marked = |mark: &[u8], rest: &[u8]| [mark, rest].concat();
    for (bytes, name) in [
        (table.as_bytes().to_vec(), "UTF-8"),
        (marked(b"\xef\xbb\xbf", table.as_bytes()), "UTF-8"),
        (marked(b"\xff\xfe", &little), "UTF-16"),
        (marked(b"\xfe\xff", &big), "UTF-16"),
        (little, "UTF-16"),
        (big, "UTF-16"),
        (WINDOWS_1252.encode(table).0.into_owned(), "Windows-1252"),
        (MACINTOSH.encode(&table.replace("\r\n", "\r")).0.into_owned(), "MacRoman"),
    ] {
        assert_eq!(read_as(&bytes, None), two, "{name}");
        let draft = Draft::people(&bytes, None, None).unwrap();
        assert_eq!(
            Lang::En.say(&draft.understood[0]),
            format!("Read as {name}, separated by semicolons: “Name” = name and “Verein” = club.")
        );
    }
}

#[test]
fn whoever_sees_wrong_letters_says_how_the_table_was_written() {
    let cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let bytes = WINDOWS_1250.encode("Novák, Jiří\nRůžička, Tomáš\n").0.into_owned();
    let draft = Draft::people(&bytes, None, None).unwrap();
    assert_eq!((draft.encoding, draft.encodings().len(), draft.ways.len()), ("Windows-1250", 3, 2));
    let named_by =
        |draft: &mut Draft| named(draft.check(&cup).unwrap()).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    let mut turned = draft.anew(&bytes, Some(1), draft.encoding).unwrap();
    assert_eq!(named_by(&mut turned), ["Jiří Novák", "Tomáš Růžička"]);
    let mut western = turned.anew(&bytes, Some(1), "Windows-1252").unwrap();
    assert_eq!(
        (named_by(&mut western), western.ways.len()),
        (vec!["Jiøí Novák".to_owned(), "Tomáš Rùžièka".to_owned()], 2)
    );
    assert!(Lang::En.say(&western.understood[0]).contains("Windows-1252"));
    assert!(western.anew(&bytes, None, "Windows-1250").unwrap().doubt.is_some(), "it is asked again what is what");
    assert!(Draft::people("Jiří\n".as_bytes(), None, None).unwrap().encodings().is_empty(), "nothing to choose");
}

#[test]
fn a_row_is_mended_and_then_all_of_it_is_taken() {
    let cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let mut draft = Draft::people("Ada\nada\nBo\n".as_bytes(), None, None).unwrap();
    assert_eq!(Lang::En.say(&draft.understood[0]), "Read as UTF-8: column 1 = name.");
    assert!(draft.check(&cup).is_err());
    assert_eq!((draft.faults(), draft.rows[1].line), (1, 2));
    draft.rows[1].cells[0] = "Ada Lovelace".to_owned();
    assert_eq!(draft.check(&cup).unwrap().len(), 3);
    assert_eq!(draft.faults(), 0);
}

fn results_of(cup: &Championship, table: &str) -> Result<Vec<Event>, String> {
    let day = jiff::civil::date(2027, 6, 30);
    let draft = Draft::results(table.as_bytes(), None, day, false).and_then(|mut draft| draft.check(cup));
    draft.map_err(|why| Lang::En.say(&why))
}

/// Kvátrutafl among four, of whom some have odd names.
fn four() -> Championship {
    let head = Head { plan: "round-robin".to_owned(), game: "kvatrutafl".to_owned(), ..Head::world("Cup", 2027, 1) };
    let mut cup = Championship::new(head).unwrap();
    for name in ["Smith, John", "=1+1", "Zoë", "Bob"] {
        let join = vec![cup.join(name, "").unwrap()];
        take(&mut cup, join, &mut Vec::new());
    }
    let close = cup.close_stage().unwrap();
    take(&mut cup, close, &mut Vec::new());
    cup
}

#[test]
fn a_result_goes_to_those_whose_names_and_numbers_stand_with_it() {
    let cup = four();
    let one = |id: &str| cup.find(id).map(|(_, part, one)| part.players(one).map(|seat| seat.id().unwrap())).unwrap();
    let [a, b] = one("m3-2");
    let [a_name, b_name] = [a, b].map(|id| cup.name(id).replace('"', "\"\""));
    let score = |table: &str| match results_of(&cup, table).unwrap()[..] {
        [Event::Result { score, .. }] => score,
        ref other => panic!("{other:?}"),
    };
    let heading = "match,a,a_name,b,b_name,a_score,b_score\n";
    assert_eq!(score(&format!("{heading}m3-2,{a},\"{a_name}\",{b},\"{b_name}\",3,0\n")), [3, 0]);
    assert_eq!(score(&format!("{heading}m3-2,{b},\"{b_name}\",{a},\"{a_name}\",3,0\n")), [0, 3], "sides are turned");
    assert_eq!(score(&format!("match,a_name,a_score,b_score\nm3-2,\"{}\",3,0\n", b_name.to_uppercase())), [0, 3]);
    let other = (1..=4).find(|id| *id != a && *id != b).unwrap();
    for (row, parts) in [
        (format!("m3-2,{other},\"{}\",{b},,3,0", cup.name(other)), ["row 2", "column a", "is between"]),
        (format!("m3-2,{a},,{other},,3,0"), ["row 2", "column b", "is between"]),
        (format!("m3-2,{a},\"{b_name}\",{b},,3,0"), ["row 2", "column a_name", "is not called"]),
        ("m3-2,,Nobody,,,3,0".to_owned(), ["row 2", "column a_name", "nobody"]),
        ("m3-2,,,,,3,".to_owned(), ["row 2", "column b_score", "half"]),
        ("m3-2,,,,,,3".to_owned(), ["row 2", "column a_score", "half"]),
        ("m3-2,,,,,3,x".to_owned(), ["row 2", "column b_score", "“x”"]),
        ("m3-2,,,,,\"3,000\",1".to_owned(), ["row 2", "column a_score", "does not fit"]),
        ("m9-9,,,,,3,0".to_owned(), ["row 2", "column match", "m9-9"]),
        (",,,,,3,0".to_owned(), ["row 2", "column match", "match"]),
        ("m3-2,,,,,3,0\nm3-2,,,,,0,3".to_owned(), ["row 3", "column match", "two different"]),
        (format!(",{a},,{a},,3,0"), ["row 2", "column b_name", "both sides"]),
    ] {
        let why = results_of(&cup, &format!("{heading}{row}\n")).unwrap_err();
        assert!(parts.iter().all(|part| why.contains(part)), "{row}: {why}");
    }
    // What a game cannot end with is taken as others have kept it, and said.
    let kept = format!("{heading}m3-2,{b},,{a},,2,1\n");
    assert_eq!(score(&kept), [1, 2]);
    let mut draft = Draft::results(kept.as_bytes(), None, cup.plan().stages[1].first, false).unwrap();
    draft.check(&cup).unwrap();
    assert!(draft.rows[0].doubt.as_ref().is_some_and(|why| Lang::En.say(why).contains("1:2")), "{:?}", draft.rows);
    // What replaces another result says which; the row that repeats it is no second one, a third is.
    let mut corrected = cup.clone();
    corrected.recorded("m3-2", [3, 0], false).unwrap().iter().for_each(|event| corrected.take(event));
    let day = cup.plan().stages[1].first;
    let drafted =
        |score: &str| Draft::results(format!("{heading}m3-2,{b},,{a},,{score}\n").as_bytes(), None, day, false);
    assert!(drafted("0,3").unwrap().check(&corrected).unwrap().is_empty(), "it stands already");
    let mut draft = drafted("3,0").unwrap();
    draft.check(&corrected).unwrap();
    let says = draft.rows[0].doubt.as_ref().map(|doubt| Lang::En.say(doubt)).unwrap_or_default();
    assert!(says.contains("0:3 replaces 3:0"), "{says}");
    let why = results_of(&corrected, &format!("{heading}m3-2,,,,,3,0\nm3-2,,,,,0,3\n")).unwrap_err();
    assert!(why.contains("two different"), "{why}");
    // The round, where it is said, is that of the match.
    let rounds = |round: &str| format!("round,a_name,b_name,a_score,b_score\n{round},\"{b_name}\",\"{a_name}\",3,0\n");
    assert_eq!(score(&rounds("3")), [0, 3]);
    assert!(results_of(&cup, &rounds("1")).is_err());
    let why = results_of(&cup, "match,round,a_score,b_score\nm3-2,2,3,0\n").unwrap_err();
    assert!(why.contains("column round") && why.contains("round 3"), "{why}");
    // Those whose only match it is need no match.
    assert_eq!(score(&format!("a_name,b_name,a_score,b_score\n\"{b_name}\",\"{a_name}\",3,0\n")), [0, 3]);
    let why = results_of(&cup, "match,a_score,b_score\nm1-1,7,x\nm1-2,,\nm2-1,3,\n").unwrap_err();
    assert!(why.contains("2 rows") && why.contains("row 2") && why.contains("row 4"), "all at once: {why}");
    let titled = "Runde 3\n\nmatch,a_score,b_score\nm1-1,-,–\nM3-2,3,0\n";
    assert_eq!(score(titled), [3, 0], "titles above, dashes for what is open");
    assert!(results_of(&cup, "m1-2,3,4\n").unwrap_err().contains("a_score"));
    assert!(results_of(&cup, "").unwrap_err().contains("a_score"));
}

#[test]
fn a_result_that_cannot_be_is_refused_in_a_row_that_somebody_wrote_as_it_is_by_hand() {
    let cup = four();
    let why = results_of(&cup, "a_name,b_name,a_score,b_score\nBob,Zoë,1,1\n").unwrap_err();
    assert!(why.contains("row 2") && why.contains("1:1"), "{why}");
    let id = cup.find("m1-1").map(|(_, part, one)| part.players(one).map(|seat| seat.id().unwrap())).unwrap();
    assert!(cup.result("m1-1", [1, 1], false).is_err(), "{id:?}");
}

#[test]
fn results_are_read_by_the_headings_and_signs_that_people_write() {
    let cup = four();
    let one = |table: &str| match results_of(&cup, table).as_deref() {
        Ok([Event::Result { r#match, score, .. }]) => {
            let [a, b] =
                cup.find(r#match).map(|(_, part, one)| part.players(one).map(|seat| seat.id().unwrap())).unwrap();
            let [a, b] = [a, b].map(|id| cup.name(id).to_owned());
            if a == "Bob" { ([a, b], *score) } else { ([b, a], [score[1], score[0]]) }
        }
        other => panic!("{table}: {other:?}"),
    };
    let expected = (["Bob".to_owned(), "Zoë".to_owned()], [1, 0]);
    for (heading, results) in [
        ("Player 1;Player 2;Result", &["1:0", "1-0", "1–0", " 1 : 0 "][..]),
        ("Spieler 1;Spieler 2;Ergebnis", &["1:0"]),
        ("Weiß;Schwarz;Ergebnis", &["1:0"]),
        ("Heim;Gast;Resultat", &["1:0"]),
        ("White;Black;Score", &["1:0"]),
        ("Name 1;Name 2;Result 1;Result 2", &["1;0"]),
        ("Spieler 1;Spieler 2;Ergebnis 1;Ergebnis 2", &["1;0"]),
    ] {
        for result in results {
            assert_eq!(one(&format!("{heading}\nBob;Zoë;{result}\n")), expected, "{heading} {result}");
        }
    }
    let both = one("Player 1;Player 2;Result\nBob;John Smith;1:0\n");
    assert_eq!(both.0[1], "Smith, John", "as people say it");
    let open = results_of(&cup, "Player 1;Player 2;Result\nBob;Zoë;-\nBob;John Smith;\nZoë;John Smith;-:-\n");
    assert_eq!(open, Ok(Vec::new()));
    for (wrong, says) in [("x", "whole number"), ("1:", "half"), ("1:x", "“x”"), ("1:0:0", "1:0:0")] {
        let why = results_of(&cup, &format!("Player 1;Player 2;Result\nBob;Zoë;{wrong}\n")).unwrap_err();
        assert!(why.contains("row 2") && why.contains(says), "{wrong}: {why}");
    }
    let why = results_of(&cup, "Wer;Wann\nBob;heute\n").unwrap_err();
    assert!(why.contains("Player 1") && why.contains("Result"), "{why}");
}

#[test]
fn those_who_met_in_the_preliminaries_are_known_by_number_or_name() {
    let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    for name in ["Ada", "Bo", "Cy", "Hans Müller"] {
        let join = vec![cup.join(name, "").unwrap()];
        take(&mut cup, join, &mut Vec::new());
    }
    let met = |table: &str| -> Result<(Id, Id, [u32; 2]), String> {
        match results_of(&cup, table)?[..] {
            [Event::Meet { a, b, score, .. }] => Ok((a, b, score)),
            ref other => panic!("{other:?}"),
        }
    };
    assert_eq!(met("a,b,a_score,b_score\n1,3,0,1\n"), Ok((1, 3, [0, 1])));
    assert_eq!(met("a_name,b_name,a_score,b_score\nCy,ada,1,0\n"), Ok((3, 1, [1, 0])));
    assert_eq!(met("a_name,b_name,a_score,b_score\n\"Müller, Hans\",Cy,1,0\n"), Ok((4, 3, [1, 0])));
    assert!(met("a,a_name,b,a_score,b_score\n1,Bo,3,0,1\n").unwrap_err().contains("is not called"));
    assert!(met("a,b,a_score,b_score\n1,9,0,1\n").unwrap_err().contains("row 2"));
    assert!(met("a,b,a_score,b_score,date\n1,3,0,1,soon\n").unwrap_err().contains("column date"));
}

#[test]
fn ten_thousand_results_come_in_at_once() {
    let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    for id in 1..=500 {
        let join = cup.join(&format!("P{id}"), "").unwrap();
        cup.take(&join);
    }
    let row = |n: usize| format!("{};{};{};{}\n", 1 + n % 500, 1 + (n + 1 + n / 500) % 500, n % 2, 1 - n % 2);
    let table = "a;b;a_score;b_score\n".to_owned() + &(0..10_000).map(row).collect::<String>();
    assert_eq!(results_of(&cup, &table).unwrap().len(), 10_000);
    let why = results_of(&cup, &(table + "7;7;1;0\n")).unwrap_err();
    assert!(why.contains("10002"), "and none of them, where one cannot be");
}

#[test]
fn results_come_in_as_they_went_out_in_either_language() {
    Lang::ALL.into_iter().for_each(come_in_as_they_went_out);
}

fn come_in_as_they_went_out(lang: Lang) {
    let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
    let mut empty = cup.clone();
    let take = |cup: &mut Championship, events: Vec<Event>| events.iter().for_each(|event| cup.take(event));
    let day = jiff::civil::date(2027, 6, 30);
    for id in 1..=13 {
        let join = cup.join(&format!("=P{id};,\""), "").unwrap();
        take(&mut cup, vec![join]);
    }
    let listed = crate::championship::export::participants(&cup, lang);
    let joined = Draft::people(listed.as_bytes(), None, None).unwrap().check(&empty).unwrap();
    take(&mut empty, joined);
    assert_eq!(empty, cup, "{listed}");
    let meet = cup.meet(3, 5, [0, 1], day).unwrap();
    take(&mut cup, vec![meet]);
    let read = |cup: &Championship, table: &str| {
        Draft::results(table.as_bytes(), None, jiff::civil::date(2027, 6, 21), false).unwrap().check(cup).unwrap()
    };
    let open = crate::championship::export::table(&cup, lang);
    let events = read(&empty, &open);
    take(&mut empty, events);
    assert_eq!(empty, cup);
    for cup in [&mut cup, &mut empty] {
        let close = cup.close_stage().unwrap();
        take(cup, close);
    }
    for (name, score) in [("m1-1", [21, 18]), ("m2-1", [0, 37])] {
        let result = cup.result(name, score, false).unwrap();
        take(&mut cup, result);
    }
    let table = crate::championship::export::table(&cup, lang);
    let events = read(&empty, &table);
    assert_eq!(events.len(), 2, "what stands and what is open is passed over");
    take(&mut empty, events);
    assert_eq!(empty, cup);
}

proptest::proptest! {
    #[test]
    fn no_bytes_are_too_odd(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..80), start in 0_usize..4) {
        let start = ["", "Name;Verein\n", "match,a_score,b_score\n", "sep=;\n"][start].as_bytes();
        let bytes = [start, &bytes].concat();
        let cup = four();
        drop(Draft::people(&bytes, None, None).map(|mut draft| draft.check(&cup)));
        drop(Draft::people(&bytes, Some(&Column::ALL), None).map(|mut draft| draft.check(&cup)));
        drop(Draft::results(&bytes, None, jiff::civil::date(2027, 6, 30), true).map(|mut draft| draft.check(&cup)));
    }
}
