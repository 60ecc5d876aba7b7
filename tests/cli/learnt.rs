//! What the command line computes, teaches, practises and speaks.

use super::*;

#[test]
fn how_far_a_strategy_is_from_an_equilibrium_is_said_and_the_strategy_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("strategy.json");
    let said = with_file("exploit dre13ehn --option mode=cup --json --dump FILE", &file);
    assert_eq!(said.code, 0, "{}", said.err);
    let answer = said.json();
    let is =
        |number: &Value, least: f64, most: f64| number.as_f64().is_some_and(|number| (least..=most).contains(&number));
    // Of a round, as they are all alike; and of the match to 13.
    assert!(is(&answer["exploitability"], 0.0, 1e-9) && is(&answer["match"]["exploitability"], 0.0, 1e-9), "{answer}");
    assert!(is(&answer["value"], 0.5535, 0.5545) && is(&answer["match"]["value"], 0.508, 0.509), "{answer}");
    assert_eq!(answer["options"]["dice"], "water+water");

    let strategy: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    assert_eq!((&strategy["game"], &strategy["options"]["mode"]), (&Value::from("dre13ehn"), &Value::from("cup")));
    for part in ["turn", "answer"] {
        let states = strategy[part].as_object().unwrap();
        assert!(states.len() > 300, "{part}: {}", states.len());
        for (key, moves) in states {
            let sum: f64 = moves.as_object().unwrap().values().map(|odds| odds.as_f64().unwrap()).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{part} {key}: {sum}");
        }
    }
    let turn = |key: &str| &strategy["turn"][key];
    assert_eq!(turn("- 0 0 1313")["show"].as_f64(), Some(1.0));
    assert_eq!(turn("13 0 0 F13")["call F13"].as_f64(), Some(1.0));
    assert_eq!(strategy["answer"]["- 2 0 1 1"]["believe"].as_f64(), Some(1.0), "a 2 must be believed");
    assert_eq!(strategy["answer"]["13 FF 0 0 1"]["uncover"].as_f64(), Some(1.0), "FF must be uncovered");
}

/// The odds of what may be done add up to 1.
fn odds(written: &Value, part: &str, key: &str) {
    let moves = written[part][key].as_object().unwrap_or_else(|| panic!("{part} {key} is not there"));
    let sum: f64 = moves.values().map(|odds| odds.as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{part} {key}: {sum}");
}

#[test]
fn the_strategy_of_a_duel_is_written_for_every_score_or_for_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("strategy.json");
    let read = || serde_json::from_slice::<Value>(&fs::read(&file).unwrap()).unwrap();
    let said = with_file("exploit dre13ehn --option mode=duel --option target=3 --json --dump FILE", &file);
    let answer = said.json();
    assert!(answer["exploitability"].as_f64().is_some_and(|by| (0.0..1e-6).contains(&by)), "{answer}");
    assert_eq!(
        (&answer["exploitability"], &answer["value"]),
        (&answer["match"]["exploitability"], &answer["match"]["value"])
    );
    let whole = read();
    // By score: what stands, and what of the five symbols is seen, or nothing.
    assert_eq!(whole["turn"].as_object().unwrap().len(), 12 * 12 * 5 * 6);
    for (part, key) in
        [("turn", "3:2/4:1 1 2"), ("turn", "4:0/4:0 - ?"), ("answer", "3:2/4:1 1 blind 1"), ("answer", "1:1/2:0 - F 0")]
    {
        odds(&whole, part, key);
    }
    assert_eq!(whole["turn"]["4:0/4:0 - ?"]["peek"].as_f64(), Some(1.0));

    let said = with_file("exploit dre13ehn --option mode=duel --option target=3 --dump FILE --at 3:2/4:1", &file);
    assert_eq!((said.code, said.out.lines().count()), (0, 4), "{said:?}");
    let one = read();
    for part in ["turn", "answer"] {
        for (key, moves) in one[part].as_object().unwrap() {
            assert!(key.starts_with("3:2/4:1 ") || key.starts_with("4:1/3:2 "), "{key}");
            assert_eq!(whole[part][key], *moves, "{key}");
        }
    }
    assert_eq!(one["turn"].as_object().unwrap().len(), 2 * 5 * 6);
    for wrong in
        ["--option mode=duel --at 5:0/4:0", "--option mode=duel --at 4:8/4:0", "--option mode=cup --at 0:0/0:0"]
    {
        let said = with_file(&format!("exploit dre13ehn {wrong} --dump FILE"), &file);
        assert_eq!((said.code, said.complaint().lines().count()), (2, 1), "{said:?}");
    }
}

#[test]
fn what_perfect_play_is_worth_is_said_where_it_is_known() {
    for (again, value) in [("yes", 11.2628), ("no", 7.05)] {
        let answer = words(&format!("optimum dre13ehn --option again={again} --json")).json();
        assert!(answer["value"].as_f64().is_some_and(|found| (found - value).abs() < 0.000_05), "{answer}");
        assert_eq!((&answer["options"]["mode"], &answer["options"]["again"]), (&"solo".into(), &again.into()));
    }
    for command in [
        "optimum dre13ehn --option mode=cup",
        "exploit dre13ehn --option mode=open",
        "exploit dre13ehn --option mode=duel --option cup=no",
        "exploit dre13ehn --option mode=cup --option again=no",
        "exploit namaste",
        "optimum namaste",
    ] {
        let said = words(command);
        assert_eq!(said.code, 2, "{command}");
        assert!(!said.complaint().is_empty());
    }
}

#[test]
fn a_game_that_nobody_learns_is_no_training() {
    let said = words("train namaste --games 1 --state nowhere --out nowhere");
    assert_eq!(said.code, 2);
    assert!(said.complaint().contains("Namaste"), "{said:?}");
}

#[test]
fn a_training_is_kept_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let (state, out) = (folder.path().join("kept"), folder.path().join("strong.net"));
    let train = |games: &str, seed: &str| {
        let (state, out) = (state.to_str().unwrap(), out.to_str().unwrap());
        say(["train", "kvatrutafl", "--games", games, "--seed", seed, "--state", state, "--out", out])
    };
    let first = train("1", "7");
    assert_eq!(first.code, 0, "{first:?}");
    let weights = fs::read(&out).unwrap();
    // Nothing is left to do, and nothing is changed.
    let again = train("1", "7");
    assert_eq!((again.code, fs::read(&out).unwrap()), (0, weights));
    let other = train("1", "8");
    assert_eq!(other.code, 2);
    assert!(other.complaint().contains("--seed"), "{other:?}");
    fs::write(&state, b"something else").unwrap();
    let broken = train("1", "7");
    assert_eq!(broken.code, 2);
    assert!(broken.complaint().contains("kept"), "{broken:?}");
}

#[test]
fn what_was_practised_goes_out_as_a_table_and_comes_in_again_once() {
    let (home, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let practise =
        |home: &Path, args: &[&OsStr]| heard(binary().env("WURFZABEL_HOME", home).arg("practise").args(args));
    let table = other.path().join("table.csv");
    let rows =
        "event,at,card,grade\nreview,2026-11-21T19:03:04Z,name:hi,good\nreview,2026-11-21T19:03:09Z,name:li,again\n";
    fs::write(&table, rows).unwrap();
    let import = [OsStr::new("--import"), table.as_os_str()];
    assert_eq!(practise(home.path(), &import).out, "2 rows were imported: 2 new, 0 already there.\n");
    assert_eq!(practise(home.path(), &import).out, "2 rows were imported: 0 new, 2 already there.\n");
    let stands = practise(home.path(), &[OsStr::new("--json")]).json();
    assert_eq!((&stands["reviews"], &stands["decks"][0]["new"]), (&2.into(), &67.into()));
    let written = other.path().join("written.csv");
    let said = practise(home.path(), &[OsStr::new("--export"), written.as_os_str()]);
    assert_eq!((said.code, said.out.starts_with("2 events are in ")), (0, true), "{said:?}");
    let said = practise(other.path(), &[OsStr::new("--import"), written.as_os_str(), OsStr::new("--json")]);
    let imported = |said: &Answer| said.json()["imported"].clone();
    assert_eq!(imported(&said), json!({"new": 2, "known": 0, "unknown": 0}));
    let journal = |home: &tempfile::TempDir| fs::read(home.path().join("trainer.jsonl")).unwrap();
    assert_eq!(journal(&home), journal(&other), "nothing was lost on the way");
    assert_eq!(practise(home.path(), &[]).out.lines().count(), 8);
    // What this version does not know is counted apart, and kept.
    fs::write(&table, format!("{rows}review,2026-11-21T19:04:00Z,flag:sweden,good\n")).unwrap();
    let said = practise(home.path(), &import).out;
    let about = "1 about a card that this program does not know; it is kept as well.";
    assert_eq!(said, format!("3 rows were imported: 0 new, 2 already there, {about}\n"));
    let said = practise(other.path(), &[import[0], import[1], OsStr::new("--json")]);
    assert_eq!(imported(&said), json!({"new": 0, "known": 2, "unknown": 1}));
    let kept = String::from_utf8(journal(&home)).unwrap();
    assert!(kept.lines().last().unwrap().contains("flag:sweden"), "{kept}");
    // What is wrong is said, and nothing of it is taken.
    fs::write(&table, format!("{rows}review,yesterday,name:a,good\n")).unwrap();
    let said = practise(home.path(), &import);
    let why = "In row 4 of the table, column at says “yesterday”, and the program cannot make sense of it. \
               Nothing was imported.";
    assert_eq!((said.code, said.complaint()), (1, why));
    fs::write(home.path().join("trainer.jsonl"), "notes\n").unwrap();
    let said = practise(home.path(), &[]);
    assert!(said.code == 1 && said.complaint().contains("is not a trainer’s journal"), "{said:?}");
}

#[test]
fn words_are_spoken_into_a_sound_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("eli.wav");
    let said = with_file("say ēli --voice bright --pace 0.5 --out FILE", &file);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert!(said.out.ends_with(&format!(" s of sound written to {}\n", file.display())), "{}", said.out);
    let clip = voice::say("ēli", Voice::Bright, Pace::HALF).unwrap();
    assert_eq!(fs::read(&file).unwrap(), clip.wav().unwrap());
    // As the game takes them.
    for (typed, word) in [("aa", "ā"), ("i:", "ī"), ("sha", "ša"), ("SCHA", "ša"), ("eeli", "ēli")] {
        let piped = binary().args(["say", typed, "--out", "-"]).output().unwrap();
        assert_eq!(piped.stdout, voice::say(word, Voice::Deep, Pace::USUAL).unwrap().wav().unwrap(), "{typed}");
    }
    let piped = binary().args(["say", "Zwāmǫ", "ōis", "kǫ.", "--out", "-"]).output().unwrap();
    assert_eq!(piped.stdout, voice::say("Zwāmǫ ōis kǫ.", Voice::Deep, Pace::USUAL).unwrap().wav().unwrap());
}

#[test]
fn what_cannot_be_spoken_is_an_error_of_usage() {
    for (line, why) in [
        ("say drache --out FILE", "“c” is not a sound of the transcription"),
        ("say … --out FILE", "There is nothing to say here."),
        ("say ka --pace 3 --out FILE", "--pace <X>: “3” is not a number from 0.25 to 2"),
        ("say ka --pace NaN --out FILE", "“NaN” is not a number"),
        ("say ka --voice loud --out FILE", "deep, middle, bright"),
        ("say ka", "--out"),
        ("say --out FILE", "WORDS"),
    ] {
        let said = with_file(line, Path::new("never-written.wav"));
        assert_eq!(said.code, 2, "{line}");
        assert!(said.complaint().contains(why), "{line}: {}", said.err);
        assert!(!Path::new("never-written.wav").exists(), "{line}");
    }
}

#[test]
fn the_cards_are_written_for_anki() {
    let practise = |home: &Path, args: &[&str]| {
        let mut command = binary();
        command.env("WURFZABEL_HOME", home).arg("practise").args(args).args(["--lang", "en"]);
        let done = command.output().unwrap();
        assert!(done.status.success() && done.stderr.is_empty(), "{done:?}");
        String::from_utf8(done.stdout).unwrap()
    };
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("cards.apkg");
    let said = practise(home.path(), &["--anki", file.to_str().unwrap()]);
    assert!(said.ends_with(&format!(" cards for Anki are in {}.\n", file.display())), "{said}");
    assert!(fs::read(&file).unwrap().starts_with(b"PK"));
    let said = practise(home.path(), &["--anki", file.to_str().unwrap(), "--json"]);
    assert!(said.contains("\"anki\":{\"cards\":"), "{said}");
}

/// What `practise` says in an empty home of its own to a table that is to be read.
fn imported(table: impl AsRef<[u8]>) -> Answer {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("table.csv");
    fs::write(&file, table).unwrap();
    heard(binary().env("WURFZABEL_HOME", home.path()).args(["practise", "--json", "--import"]).arg(&file))
}

#[test]
fn a_table_of_ours_comes_in_again_however_a_spreadsheet_has_saved_it() {
    let ours = "event,at,card,grade,ms,said,right\n\
                review,2026-11-21T10:00:00Z,name:hi,good,2310,hi,true\n\
                review,2026-11-21T10:01:00Z,name:ha,again,2310,\"a;b \"\"x\"\"\",false\n";
    let with = |sign: &str| ours.replace("\"a;b \"\"x\"\"\"", "x").replace(',', sign);
    let saved = [
        ours.to_owned(),
        ours.replace("true", "TRUE").replace("false", "FALSE"),
        ours.replace("true", "WAHR").replace("false", "FALSCH"),
        with(";").replace("true", "WAHR").replace("false", "FALSCH"),
        with("\t").replace("true", "TRUE"),
        format!("\u{feff}{}", with(";").replace('\n', "\r\n")),
        format!("sep=;\r\n{}", with(";").replace('\n', "\r\n")),
        format!("\"sep=,\"\n{ours}"),
        with(";").replace("2310", "2310,00"),
        with(";").replace("2310", "2.310"),
        ours.replace("2310", "\"2,310\""),
        ours.replace("2310", "2310.0"),
        ours.replace("2026-11-21T10:00:00Z", "2026-11-21 10:00:00")
            .replace("2026-11-21T10:01:00Z", "21.11.2026 10:01:00"),
        ours.replace("2026-11-21T10:00:00Z", "11/21/2026 10:00:00")
            .replace("2026-11-21T10:01:00Z", "11/21/2026 10:01:00 AM"),
        ours.lines().map(|line| format!("{line},,,\n")).collect::<String>() + "\n,,,,,,,,,\n",
        ours.replace("event,at", "Event,At"),
        ours.replace('\n', "\r"),
        with(";").lines().map(|line| format!("\"{}\"\n", line.replace(';', "\";\""))).collect(),
    ];
    for table in saved {
        let said = imported(&table);
        assert_eq!(said.code, 0, "{table}\n{said:?}");
        let json = said.json();
        assert_eq!((&json["imported"]["new"], &json["reviews"]), (&2.into(), &2.into()), "{table}");
    }
}

#[test]
fn a_table_that_cannot_be_read_names_its_row_and_its_column() {
    let table =
        |row: &str| format!("event,at,card,grade,ms,right\nreview,2026-11-21T10:00:00Z,name:hi,good,1,true\n\n{row}\n");
    for (row, column, given) in [
        ("revue,2026-11-21T10:00:00Z,name:hi,good,1,true", "event", "revue"),
        ("review,03/04/2026 10:00:00,name:hi,good,1,true", "at", "03/04/2026 10:00:00"),
        ("review,2026-11-21 10:00,name:hi,good,1,true", "at", "2026-11-21 10:00"),
        ("review,2026-11-21T10:00:00Z,,good,1,true", "card", ""),
        ("review,2026-11-21T10:00:00Z,name:hi,fine,1,true", "grade", "fine"),
        ("review,2026-11-21T10:00:00Z,name:hi,good,\"1,000\",true", "ms", "1,000"),
        ("review,2026-11-21T10:00:00Z,name:hi,good,1,perhaps", "right", "perhaps"),
        ("undo,2026-11-21T10:00:00Z,name:hi,,,", "of", ""),
    ] {
        let said = imported(table(row));
        let (code, why) = (said.code, said.complaint());
        assert!(code == 1 && why.contains("row 4") && why.contains(&format!("column {column}")), "{why}");
        assert!(why.contains(given), "{why}");
    }
    let headless = imported("event,card\nreview,name:hi\n");
    assert!(headless.complaint().contains("Row 1") && headless.complaint().contains("column at"), "{headless:?}");
}

#[test]
fn a_review_that_is_dated_ahead_is_told_and_puts_no_card_to_sleep() {
    let home = tempfile::tempdir().unwrap();
    let practise = |args: &[&OsStr]| heard(binary().env("WURFZABEL_HOME", home.path()).arg("practise").args(args));
    let file = home.path().join("table.csv");
    let (now, row) = (jiff::Timestamp::now(), |at: &str| format!("review,{at},name:hi,good\n"));
    let yesterday = (now - jiff::SignedDuration::from_hours(24)).to_string();
    let ahead = (now + jiff::SignedDuration::from_hours(24 * 3650)).to_string();
    fs::write(&file, format!("event,at,card,grade\n{}{}{}", row(&ahead), row(&yesterday), row("9999-12-30T20:00:00Z")))
        .unwrap();
    let said = practise(&[OsStr::new("--import"), file.as_os_str()]);
    assert!(said.code == 0 && said.out.contains("2 of them have a date in the future"), "{said:?}");
    // Read from the journal, twice: as it is folded, and as it was folded.
    for _ in 0..2 {
        let said = practise(&[OsStr::new("--json")]);
        assert_eq!(said.json()["reviews"], 1, "{said:?}");
        assert!(said.err.contains("2 entries") && said.err.contains("in the future"), "{said:?}");
    }
    let out = home.path().join("out.csv");
    practise(&[OsStr::new("--export"), out.as_os_str()]);
    assert!(fs::read_to_string(&out).unwrap().contains("9999-12-30T20:00:00Z"), "nothing is lost");
}

#[test]
fn a_table_opens_in_a_spreadsheet_of_its_language_and_comes_in_again() {
    let row = |said: &str| format!("review,2026-11-21T19:03:04.12Z,name:hi,good,2310,{said},true\n");
    let table = format!("event,at,card,grade,ms,said,right\n{}{}", row("=SUM(A1)"), row("'@x"));
    for (lang, sign) in [("de", ';'), ("en", ',')] {
        let home = tempfile::tempdir().unwrap();
        let practise = |more: &[&OsStr]| {
            heard(binary().env("WURFZABEL_HOME", home.path()).args(["--lang", lang, "practise"]).args(more))
        };
        let (first, second) = (home.path().join("first.csv"), home.path().join("second.csv"));
        fs::write(&first, &table).unwrap();
        let said = practise(&[OsStr::new("--import"), first.as_os_str(), "--export".as_ref(), second.as_os_str()]);
        assert_eq!(said.code, 0, "{said:?}");
        let written = fs::read_to_string(&second).unwrap();
        assert!(written.starts_with(&format!("\u{feff}event{sign}at{sign}card{sign}")), "{written}");
        assert!(
            written.contains(&format!("{sign}'=SUM(A1){sign}")) && written.contains(&format!("{sign}'@x{sign}")),
            "{written}"
        );
        let again = practise(&["--json".as_ref(), "--import".as_ref(), second.as_os_str()]).json();
        assert_eq!(again["imported"]["known"], 2, "{written}");
    }
}
