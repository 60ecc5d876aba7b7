#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;

use super::*;

fn cells(bytes: &[u8]) -> Vec<(usize, Vec<String>)> {
    let owned = |row: Row| (row.line, row.cells.iter().map(str::to_owned).collect());
    read(bytes).unwrap().rows().map(owned).collect()
}

#[test]
fn cells_are_parted_by_what_parts_all_rows_alike() {
    let two = |table: &str| cells(table.as_bytes()).into_iter().map(|(_, cells)| cells.len()).collect::<Vec<_>>();
    assert_eq!(two("Ada\nBob;Wien\nCarl;Graz\n"), [1, 2, 2], "the first row has no club");
    assert_eq!(two("Müller, Hans;Wien\nSmith, John;Graz\n"), [2, 2]);
    assert_eq!(two("a;1,5\nb;2,5\n"), [2, 2]);
    assert_eq!(two("a,b\n\"x;y\",1\nz,\"1;2\"\n"), [2, 2, 2]);
    assert_eq!(two("a\tb\nx, y\tz\n"), [2, 2]);
    assert_eq!(two("a,b;c\n1,2\n3,4\n"), [2, 2, 2]);
    assert_eq!(two("a|b, c\nd|e\n"), [2, 2]);
    assert_eq!(two("alone\n"), [1]);
    assert_eq!(two("sep=;\r\na;1,5\r\n"), [2]);
    assert_eq!(two("SEP=|\na|1,5|c;d\n"), [3]);
    assert_eq!(two("\"sep=,\"\na;1,5\n"), [2]);
    assert_eq!(two(""), Vec::<usize>::new());
    assert_eq!(two("sep=;"), Vec::<usize>::new());
}

#[test]
fn a_row_is_known_by_the_line_it_begins_in() {
    let lines = |table: &str| cells(table.as_bytes()).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
    for end in ["\n", "\r\n", "\r"] {
        assert_eq!(
            lines(&"\n\nAda;Wien\n\n \nBo;\n;\n;;\nCy;\"x\ny\"\nDa;".replace('\n', end)),
            [3, 6, 9, 11],
            "{end:?}"
        );
        assert_eq!(lines(&"sep=;\na;b\n".replace('\n', end)), [2], "{end:?}");
    }
}

#[test]
fn a_text_is_read_however_programs_write_it() {
    let text = "\u{feff}Name;Ort\r\nMüller;Köln\r\nŠťastný – Ó;€\n";
    let wide = |order: fn(u16) -> [u8; 2], mark: bool| -> Vec<u8> {
        text.encode_utf16().skip(usize::from(!mark)).flat_map(order).collect()
    };
    let of = |bytes: &[u8]| (read(bytes).unwrap().encoding, cells(bytes)[2].1.clone());
    let row = vec!["Šťastný – Ó".to_owned(), "€".to_owned()];
    for bytes in [text.as_bytes(), &text.as_bytes()[3..]] {
        assert_eq!(of(bytes), ("UTF-8", row.clone()));
    }
    for order in [u16::to_le_bytes, u16::to_be_bytes] {
        for mark in [true, false] {
            assert_eq!(of(&wide(order, mark)), ("UTF-16", row.clone()));
        }
    }
    // Half of it is in UTF-8: whatever it is read as, some names are wrong.
    assert_eq!(read(b"\xc3\x84nne\nAda\r\xC4nne\r").err(), Some(Fault::NotUtf8(3)));
    for no_text in [
        &b"PK\x03\x04\x14\0\x08\0\0a"[..],
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"\xff\xfea\0\0\0",
        b"a\0\0b",
        b"{\\rtf1\\ansi Ada\\par}",
        b"\xef\xbb\xbf\n<!DOCTYPE html>\n<table>",
        b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n",
        b"[{\"name\":\"Ada\"}]",
    ] {
        assert_eq!(read(no_text).err(), Some(Fault::NotText), "{no_text:?}");
    }
}

#[test]
fn what_old_programs_write_is_told_apart_by_its_names() {
    for names in [
        "Müller;Köln\nStraßer;Graz\n",
        "Änne;Österreich\n",
        "Ümit\n",
        "Élodie André;Besançon\n",
        "Núñez;Málaga\n",
        "Strauß\n",
        "Åse;Tromsø\n",
        "O’Brien;Zürich\n",
    ] {
        for (encoding, name) in [(WINDOWS_1252, "Windows-1252"), (MACINTOSH, "MacRoman")] {
            let bytes = encoding.encode(names).0;
            let table = read(&bytes).unwrap();
            assert_eq!((table.text.as_ref(), table.encoding), (names, name));
        }
    }
    let łukasz = WINDOWS_1250.encode("Łukasz Żak;Łódź\r\n").0.into_owned();
    let table = read(&łukasz).unwrap();
    assert_eq!((table.text.as_ref(), table.encoding), ("Łukasz Żak;Łódź\r\n", "Windows-1250"));
    for names in [
        "Jiří Dvořák\nLenka Růžičková\nTomáš Černý\n",
        "Vereinsmeister;Ort\nPetr Nováček;Břeclav\nMüller Jörg;Wien\n",
        "Ľubomír Ďurica\nJozef Kováč\nŽaneta Šťastná\n",
        "Ivan Horvatić\nĐuro Kovačić\nŽeljka Šarić\n",
        "Wałęsa;Gdańsk\nŚwięcicki;Poznań\n",
        // Whose only letters beside plain ones are õ and û in the west.
        "Ernő Rubik\nBalla Gergő\n",
        "Petőfi;Budapest\n",
        "Erdős Pista\n",
        "Szőke Anna\nKovács Anna\n",
        "Szűcs Judit\n",
        "Fűzfa;Győr\nKőszegi;Nagykőrös\nTőkés;Fertőd\n",
        "Győző Horváth\nŐry Ildikó\nLőrinc Nagy\nDezső Müller\n",
    ] {
        let bytes = WINDOWS_1250.encode(names).0;
        let table = read(&bytes).unwrap();
        assert_eq!((table.text.as_ref(), table.encoding), (names, "Windows-1250"));
        let western = read_in(&bytes, Some("Windows-1252")).unwrap();
        assert_ne!((western.text.as_ref(), western.encoding), (names, "Windows-1250"), "whoever says it is believed");
        assert_eq!(western.encoding, "Windows-1252");
    }
    for names in [
        "Bjørn Sæther\nNicolò D’Amico\nHélène Noël\n",
        "Guðrún Þórsdóttir\nÆgir Jónsson\n",
        "João Simões;São Paulo\nIñigo Muñoz;A Coruña\n",
        "Søren Åkesson\nMaïa Lefèvre\nZoë van der Meer\nCitroën;Besançon\n",
        "Simões\n",
        "Camões;Leões\nLuís Magalhães\nInês Guimarães\n",
        "Tõnu Kõiv\n",
        "Tõnis Põder\nÕie Rõõm\nKristjan Jõgi;Võru\nMärt Sõrmus\nÜlo Lõhmus\nPiret Õun\n",
        "Raimo Vanamõisa;Põlva\nTiit Rõuk\n",
        "Brûlé\n",
        "Anne Dubrûle;Août\nJoël Piqûre\nHervé Lebrûn\n",
    ] {
        let bytes = WINDOWS_1252.encode(names).0;
        assert_eq!((read(&bytes).unwrap().text.as_ref(), read(&bytes).unwrap().encoding), (names, "Windows-1252"));
    }
    // By its letters alone it could be either.
    let jörg = MACINTOSH.encode("Ada\rJörg\r").0.into_owned();
    assert_eq!(read(&jörg).unwrap().encoding, "MacRoman");
    let šimon = WINDOWS_1252.encode("Ada\nŠimon – Ó;€\nJiří\n".replace("ř", "r").as_str()).0.into_owned();
    assert_eq!(read(&šimon).unwrap().text.as_ref(), "Ada\nŠimon – Ó;€\nJirí\n", "the same in both of Windows");
}

#[test]
fn a_quotation_that_does_not_end_is_named_by_its_row() {
    let unclosed = |table: &str| match read(table.as_bytes()).err() {
        Some(Fault::Unclosed(row)) => row,
        other => panic!("{table}: {other:?}"),
    };
    assert_eq!(unclosed("Ada\n\"Bo,Graz\nCy\n"), 2);
    assert_eq!(unclosed("Ada,Wien\nBo,\"Graz\n"), 2);
    assert_eq!(unclosed("\"Ada \"\"L\"\" L\",Wien\n\n\"Bo\"\",Graz\n"), 3);
    assert_eq!(unclosed("sep=;\nAda;\"Wien"), 2);
    assert_eq!(unclosed("\""), 1);
    for closed in ["Ada \"L\" L\n\"Bo \"\"B\"\" B\"\n", "\"Ada\"", "a\"", "\"a\"\nb", "\"\"", "x\n\"a\nb\"\n\n"] {
        assert!(read(closed.as_bytes()).is_ok(), "{closed}");
    }
}

#[test]
fn no_cell_is_a_formula_and_a_number_stays_one() {
    let written = |cell: &str| write(Lang::En, [[cell, "x"]]).trim_end_matches(",x\n").to_owned();
    for (cell, safe) in [
        ("=SUM(A1)", "'=SUM(A1)"),
        ("@x", "'@x"),
        ("+x", "'+x"),
        ("-x", "'-x"),
        ("\tx", "\"'\tx\""),
        ("'=x", "''=x"),
        ("＝x", "'＝x"),
        ("--1", "'--1"),
        ("-", "'-"),
        ("-3", "-3"),
        ("+2.5", "+2.5"),
        ("x=1", "x=1"),
        ("'t Hooft", "'t Hooft"),
    ] {
        assert_eq!(written(cell), safe);
    }
}

#[test]
fn numbers_truths_and_moments_are_read_as_spreadsheets_write_them_and_never_guessed() {
    for text in [
        "2310",
        " 2310 ",
        "2.310",
        "2,310",
        "2310,00",
        "2310.0",
        "2.310,00",
        "2,310.00",
        "2 310",
        "2’310",
        "2\u{202f}310",
    ] {
        assert_eq!(whole(text), Some(2310), "{text}");
    }
    assert_eq!(
        (whole("0"), whole("007"), whole("1.234.567"), whole("0,0")),
        (Some(0), Some(7), Some(1_234_567), Some(0))
    );
    for text in ["", "1,000", "1.000", "231.000", "2,5", "2.31E+03", "-3", "x", "1.23.456", ",", "4294967296", "1..000"]
    {
        assert_eq!(whole(text), None, "{text}");
    }
    assert_eq!((truth("WAHR"), truth(" False "), truth("perhaps"), truth("")), (Some(true), Some(false), None, None));
    let at: Timestamp = "2026-11-21T22:01:02Z".parse().unwrap();
    for text in [
        "2026-11-21T22:01:02Z",
        "2026-11-21 23:01:02+01:00",
        "2026-11-21T22:01:02",
        "2026-11-21 22:01:02",
        "21.11.2026 22:01:02",
        "21.11.26 22:01:02",
        "21.11.2026, 22:01:02",
        "21/11/2026 22:01:02",
        "21.11.2026 10:01:02 PM",
    ] {
        assert_eq!(moment(text, Order::DayFirst), Some(at), "{text}");
    }
    assert_eq!(moment("11/21/2026 10:01:02 PM", Order::MonthFirst), Some(at));
    assert_eq!(moment("2026-11-21 22:01:02,12", Order::DayFirst).unwrap().subsec_millisecond(), 120);
    for text in
        ["2026-11-21", "2026-11-21 22:01", "22:01:02", "21.11.2026 24:00:00", "21.11.2026 13:00:00 PM", "yesterday"]
    {
        assert_eq!(moment(text, Order::DayFirst), None, "{text}");
    }
}

proptest! {
    #[test]
    fn what_is_written_in_either_language_is_read_again(
        rows in prop::collection::vec(prop::collection::vec("[-=+@',;\t\r\n\"a-bä1 ]{0,6}", 3), 1..9),
        is_german: bool,
    ) {
        let lang = if is_german { Lang::De } else { Lang::En };
        // The heading of a table has no sign in it.
        let all: Vec<Vec<String>> = std::iter::once(vec!["a".to_owned(), "b".to_owned(), "c".to_owned()]).chain(rows).collect();
        let text = format!("{MARK}{}", write(lang, &all));
        let read: Vec<Vec<String>> = cells(text.as_bytes()).into_iter().map(|(_, cells)| cells).collect();
        let there: Vec<Vec<String>> = all.into_iter().filter(|row| row.iter().any(|cell| !cell.trim().is_empty())).collect();
        prop_assert_eq!(read, there);
    }
}
