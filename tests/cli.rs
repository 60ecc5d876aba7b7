//! The command line as a person or a script meets it: the real binary, without a display.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use wurfzabel::game::record::Record;
use wurfzabel::table;
use wurfzabel::voice::{self, Pace, Voice};

/// What the binary said.
#[derive(Debug)]
struct Said {
    code: i32,
    out: String,
    err: String,
}

impl Said {
    fn json(&self) -> Value {
        assert_eq!(self.out.lines().count(), 1, "one line of JSON: {self:?}");
        serde_json::from_str(&self.out).unwrap()
    }

    /// Nothing but one line of complaint.
    fn complaint(&self) -> &str {
        assert_eq!((self.out.as_str(), self.err.lines().count()), ("", 1), "{self:?}");
        self.err.trim_end()
    }
}

fn binary() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wurfzabel"));
    command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("LC_ALL", "en_GB.UTF-8").stdin(Stdio::null());
    command
}

fn say<T: AsRef<OsStr>>(args: impl IntoIterator<Item = T>) -> Said {
    heard(binary().args(args))
}

fn heard(command: &mut Command) -> Said {
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Said { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

fn words(line: &str) -> Said {
    say(line.split_whitespace())
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name)
}

fn with_file(line: &str, file: &Path) -> Said {
    say(line.split_whitespace().map(|word| if word == "FILE" { file.as_os_str() } else { OsStr::new(word) }))
}

#[test]
fn games_lists_every_game_for_people_and_for_programs() {
    let json = words("games --json").json();
    let games = json.as_array().unwrap();
    assert_eq!(games.len(), wurfzabel::games::ALL.len());
    for (game, title) in games.iter().zip(wurfzabel::games::ALL.iter()) {
        assert_eq!(game["key"], title.key());
        assert_eq!(game["players"]["min"], *title.seats().start());
        assert_eq!(game["players"]["max"], *title.seats().end());
        let options = game["options"].as_array().unwrap();
        assert_eq!(options.len(), title.fields().len());
        for option in options {
            assert!(
                ["key", "name", "about", "values", "default"].iter().all(|key| option.get(key).is_some()),
                "{option}"
            );
        }
    }
    let german = words("games --lang de").out;
    assert!(german.contains("namaste  Namaste, 2 bis 4 Spieler"), "{german}");
    assert!(words("games").out.contains("namaste  Namaste, 2 to 4 players"));
}

#[test]
fn replay_shows_a_position_to_people_in_their_language() {
    let file = golden("namaste-people-take-back.wurf");
    let english = with_file("replay FILE --upto 2", &file);
    assert_eq!((english.code, english.err.as_str()), (0, ""));
    assert!(english.out.contains("Änne may:\n    d1=13  c2=13"), "{}", english.out);
    let german = with_file("--lang de replay FILE --upto 2", &file);
    assert!(german.out.contains("Änne kann:\n    d1=13  c2=13"), "{}", german.out);
    let over = with_file("replay FILE --lang de", &golden("namaste-two-to-the-end.wurf"));
    assert_eq!(over.out.matches("hat gewonnen").count(), 1, "{}", over.out);
}

#[test]
fn an_illegal_line_is_named_with_its_reason() {
    let file = golden("namaste-row-must-rise.wurf");
    let said = with_file("replay FILE", &file);
    assert_eq!(said.code, 1);
    assert_eq!(said.err, "line 9: d3=6: row 3 must rise: after the 13 at c3 it cannot be 6\n");
    let german = with_file("replay FILE --lang=de", &file);
    assert_eq!(german.err, "Zeile 9: d3=6: Reihe 3 muss steigen: nach der 13 auf c3 passt keine 6\n");
    let json = with_file("replay FILE --json", &file);
    assert_eq!((json.code, &json.json()["error"]["line"]), (1, &Value::from(9)));
    assert_eq!(json.json()["to_act"], serde_json::json!([0]));
}

#[test]
fn a_torn_last_line_is_no_error_but_is_said() {
    let file = golden("namaste-torn.wurf");
    let said = with_file("replay FILE --json", &file);
    assert_eq!((said.code, said.json().get("error")), (0, None));
    assert_eq!(said.err, "line 21 is only half there and was dropped; all before it counts\n");
    assert_eq!(with_file("replay FILE --upto 3", &file).err, "", "it was not reached");
}

#[test]
fn a_wrong_header_is_line_1() {
    let folder = tempfile::tempdir().unwrap();
    let header =
        r#"{"wurfzabel":1,"game":"namaste","players":[{"name":"A","kind":"human"},{"name":"B","kind":"human"}]}"#;
    let wrong = [
        ("", "not JSON"),
        ("[]", "not a JSON object"),
        ("\u{0}\u{1}", "not JSON"),
        (&header.replace(":1,", ":2,"), "format 2"),
        (&header.replace("namaste", "halma"), "there are: namaste"),
        (&header.replace("\"players\"", "\"options\":{\"size\":3},\"players\""), "no option “size”"),
        (&header.replace(",{\"name\":\"B\",\"kind\":\"human\"}", ""), "one player"),
    ];
    for (text, why) in wrong {
        let file = folder.path().join("wrong.wurf");
        fs::write(&file, text).unwrap();
        let said = with_file("replay FILE", &file);
        assert_eq!(said.code, 1, "{said:?}");
        assert!(said.complaint().starts_with("line 1: ") && said.err.contains(why), "{said:?}");
        let json = with_file("replay FILE --json", &file);
        assert_eq!((json.code, &json.json()["error"]["line"]), (1, &Value::from(1)));
        assert!(json.json()["error"]["reason"].as_str().unwrap().contains(why));
    }
}

#[test]
fn play_counts_and_writes_what_it_plays() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new/records");
    let said =
        with_file("play namaste --players bot:easy,bot:easy,bot:easy --games 12 --seed 7 --json --out FILE", &out);
    assert_eq!(said.code, 0, "{said:?}");
    let json = said.json();
    assert_eq!((&json["games"], &json["seed"]), (&Value::from(12), &Value::from(7)));
    let numbers = |key: &str| -> Vec<f64> {
        json[key].as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect()
    };
    assert!((numbers("wins").iter().sum::<f64>() - 12.0).abs() < 1e-9);
    assert_eq!((numbers("scores").len(), numbers("errors").len()), (3, 3));
    assert!(json["seconds"].as_f64().unwrap() > 0.0 && json["moves_per_second"].as_f64().unwrap() > 0.0);

    let mut names: Vec<_> = fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names.len(), 12);
    assert_eq!((names[0].to_str(), names[11].to_str()), (Some("namaste-01.wurf"), Some("namaste-12.wurf")));
    let (mut wins, mut scores, mut moves, mut longest) = (vec![0.0; 3], vec![0.0; 3], 0, 0);
    for (n, name) in names.iter().enumerate() {
        let bytes = fs::read(out.join(name)).unwrap();
        let replay = table::replay(&Record::read(&bytes).unwrap(), None).unwrap();
        let wurfzabel::game::Turn::Over(winners) = replay.table.turn() else { panic!("{name:?} goes to the end") };
        for player in 0..3 {
            let seat = (player + n) % 3;
            scores[player] += replay.table.scores()[seat].number() / 12.0;
            wins[player] += f64::from(u8::from(winners.contains(&seat))) / winners.len() as f64;
        }
        let decisions = replay.table.told().iter().filter(|told| told.seat.is_some()).count();
        moves += decisions;
        longest = longest.max(decisions);
    }
    assert_eq!(json["moves"], moves);
    assert_eq!(json["longest"], longest);
    let close = |left: &[f64], right: &[f64]| left.iter().zip(right).all(|(left, right)| (left - right).abs() < 1e-9);
    assert!(close(&numbers("wins"), &wins) && close(&numbers("scores"), &scores), "{json}");
}

#[test]
fn play_says_the_same_for_the_same_seed_and_prints_the_seed_it_drew() {
    let line = "play namaste --players bot:easy,bot:easy --games 5 --json";
    let drawn = words(line).json();
    let again = words(&format!("{line} --seed {}", drawn["seed"])).json();
    assert_eq!((&drawn["wins"], &drawn["scores"]), (&again["wins"], &again["scores"]));
    let people = words("play namaste --players bot:easy,bot:easy --games 5 --seed 3 --lang de").out;
    assert!(people.starts_with("Namaste · Partien: 5 · Startzahl: 3\n") && people.contains(" ± "), "{people}");
    let once = words("play namaste --players bot:easy,bot:easy --json").json();
    assert_eq!(once["errors"], serde_json::json!([null, null]), "one match has no standard error");
}

#[test]
fn hint_names_a_legal_move_and_is_the_same_when_asked_again() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("three.wurf");
    let whole = fs::read_to_string(golden("namaste-people-take-back.wurf")).unwrap();
    fs::write(&file, whole.lines().take(3).map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    for level in ["easy", "medium", "strong"] {
        let hint = with_file(&format!("hint FILE --level {level} --seed 1 --json"), &file).json();
        let position = with_file("replay FILE --json", &file).json();
        assert!(position["legal"].as_array().unwrap().contains(&hint["move"]), "{hint}");
        let values: Vec<f64> =
            hint["candidates"].as_array().unwrap().iter().map(|one| one["value"].as_f64().unwrap()).collect();
        assert!(values.is_sorted_by(|better, worse| better >= worse), "{hint}");
        assert_eq!(hint, with_file(&format!("hint FILE --level {level} --seed 1 --json"), &file).json());
        let people = with_file(&format!("hint FILE --level {level} --seed 1"), &file).out;
        assert!(people.starts_with(hint["move"].as_str().unwrap()), "{people}");
    }
}

#[test]
fn where_there_is_nothing_to_decide_a_hint_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let over = with_file("hint FILE", &golden("namaste-two-to-the-end.wurf"));
    assert_eq!((over.code, over.complaint()), (1, "the match is over"));
    let file = folder.path().join("two.wurf");
    let whole = fs::read_to_string(golden("namaste-people-take-back.wurf")).unwrap();
    fs::write(&file, whole.lines().take(2).map(|line| format!("{line}\n")).collect::<String>()).unwrap();
    let due = with_file("hint FILE", &file);
    assert_eq!((due.code, due.complaint()), (1, "dice are to be thrown here; there is nothing to decide"));
    let broken = with_file("hint FILE", &golden("namaste-row-must-rise.wurf"));
    assert_eq!(broken.code, 1);
    assert!(broken.complaint().starts_with("line 9: "), "{broken:?}");
}

#[test]
fn a_review_says_what_each_decision_cost_and_adds_it_up() {
    let file = golden("namaste-two-to-the-end.wurf");
    let review = with_file("review FILE --json", &file).json();
    assert_eq!(review, with_file("review FILE --json", &file).json());
    let told = with_file("replay FILE --json", &file).json()["events"].as_u64().unwrap();
    let (moves, players) = (review["moves"].as_array().unwrap(), review["players"].as_array().unwrap());
    assert_eq!(players.len(), 2);
    for (seat, player) in players.iter().enumerate() {
        let own: Vec<_> = moves.iter().filter(|one| one["by"].as_u64() == Some(seat as u64)).collect();
        let cost: f64 = own.iter().map(|one| one["cost"].as_f64().unwrap()).sum();
        assert!(own.len() > 10 && player["decisions"].as_u64() == Some(own.len() as u64), "{player}");
        assert!((cost - player["cost"].as_f64().unwrap()).abs() < 0.01 * own.len() as f64, "{player}");
        let marks: u64 = player["marks"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(marks, own.len() as u64);
        for one in own {
            let number = |key: &str| one[key].as_f64().unwrap();
            assert!((number("value") - number("worth") - number("cost")).abs() < 0.011, "{one}");
            assert!(
                (1..=told).contains(&one["event"].as_u64().unwrap()) && one["move"] != one["other"]["move"],
                "{one}"
            );
        }
    }
    let worst =
        moves.iter().max_by(|a, b| a["cost"].as_f64().unwrap().total_cmp(&b["cost"].as_f64().unwrap())).unwrap();
    let people = with_file("review FILE", &file).out;
    let line = people.lines().find(|line| line.split_whitespace().next() == Some(&worst["event"].to_string())).unwrap();
    assert!(line.contains(worst["move"].as_str().unwrap()) && line.contains(worst["other"]["move"].as_str().unwrap()));
    let broken = with_file("review FILE", &golden("namaste-row-must-rise.wurf"));
    assert!(broken.code == 1 && broken.complaint().starts_with("line 9: "), "{broken:?}");
}

#[test]
fn sheets_are_listed_by_key() {
    let json = words("sheets --json").json();
    let listed: Vec<&str> = json.as_array().unwrap().iter().map(|sheet| sheet["key"].as_str().unwrap()).collect();
    let mut shelf: Vec<&str> = Vec::new();
    for sheet in wurfzabel::games::ALL.iter().flat_map(|title| title.sheets()) {
        if !shelf.contains(&sheet.key) {
            shelf.push(sheet.key);
        }
    }
    assert_eq!(listed, shelf);
    for sheet in json.as_array().unwrap() {
        assert!(
            ["game", "games", "name", "about", "per_page", "papers", "filled"]
                .iter()
                .all(|key| sheet.get(key).is_some()),
            "{sheet}"
        );
    }
    let people = words("sheets").out;
    assert_eq!(people.lines().count(), shelf.len());
}

/// The pages of a PDF as wide and high as they are, in whole points, and its language.
fn pages(pdf: &[u8]) -> (Vec<[i32; 2]>, String) {
    let document = lopdf::Document::load_mem(pdf).unwrap();
    let size = |page| {
        let dictionary = document.get_dictionary(page).unwrap();
        let media = dictionary.get(b"MediaBox").unwrap().as_array().unwrap();
        [2, 3].map(|index: usize| media[index].as_float().unwrap().round() as i32)
    };
    let lang = document.catalog().unwrap().get(b"Lang").unwrap().as_str().unwrap();
    (document.get_pages().into_values().map(size).collect(), String::from_utf8(lang.to_vec()).unwrap())
}

#[test]
fn sheets_are_printed_on_every_paper_blank_and_filled() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("sheet.pdf");
    for (paper, mut size) in [("a4", [595, 842]), ("a5", [420, 595]), ("a6", [298, 420]), ("letter", [612, 792])] {
        let said = with_file(&format!("print namaste --paper {paper} --out FILE"), &file);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{said:?}");
        let (mut pages, lang) = pages(&fs::read(&file).unwrap());
        pages[0].sort_unstable();
        size.sort_unstable();
        assert_eq!((pages, lang.as_str()), (vec![size], "en"), "{paper}");
    }
    let said = with_file("print namaste --per-page 4 --copies 3 --lang de --out FILE", &file);
    assert_eq!(said.out, format!("3 Seiten in {} geschrieben\n", file.display()));
    let (blank, lang) = pages(&fs::read(&file).unwrap());
    assert_eq!((blank.len(), lang.as_str()), (3, "de"));
    let names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, ["sheet.pdf"], "nothing is left beside it");

    let record = golden("namaste-four-to-the-end.wurf");
    let filled = |more: &str| {
        let line = format!("print namaste --out - --record FILE {more}");
        let args =
            line.split_whitespace().map(|word| if word == "FILE" { record.as_os_str() } else { OsStr::new(word) });
        let output = binary().args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    };
    assert_eq!(pages(&filled("")).0.len(), 4, "one sheet a player");
    assert_eq!(pages(&filled("--per-page 2 --copies 2")).0.len(), 4);
    assert_ne!(filled("--lang de"), filled("--lang en"));
    assert_eq!(filled("--lang de"), filled("--lang de"), "the same bytes");
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("no/such/sheet.pdf");
    let said = with_file("print namaste --out FILE", &file);
    assert_eq!(said.code, 2);
    assert!(said.complaint().contains("cannot be written"), "{said:?}");
    let said = with_file("print namaste --out x.pdf --record FILE", &golden("namaste-row-must-rise.wurf"));
    assert_eq!(said.code, 1);
    assert!(said.complaint().starts_with("line 9: "), "{said:?}");
    let said = with_file("print namaste --out x.pdf --record FILE", &file);
    assert_eq!(said.code, 2);
    assert!(said.complaint().contains("cannot be read"), "{said:?}");
    for (line, right) in [
        ("print namaste --out x.pdf --per-page 3", "possible: 1, 2, 4"),
        ("print namaste --out x.pdf --edge 25", "no model"),
        ("print kvatrutafl-board --out x.pdf --paper a5", "possible: a4, letter"),
        ("print kvatrutafl-board-a3 --out x.pdf --per-page 2", "possible: 1"),
        ("print kvatrutafl-board --out x.pdf --edge 25", "no model"),
        ("print namaste --out x.pdf --option air=0", "takes no options"),
        ("print dre13ehn-net-air --out x.pdf --option wind=0", "wind"),
        ("print dre13ehn-net-air --out x.pdf --option air=0,0,1,1,2,2,3,3", "F"),
        ("print namaste --out x.pdf --edge 0", "1 to 255"),
        ("print dre13ehn-net-air --out x.pdf --edge 14", "15 to 60"),
        ("print dre13ehn-net-air --out x.pdf --edge 61", "15 to 60"),
        ("print namaste --out x.pdf --edge 2.5", "1 to 255"),
        ("print namaste --out x.pdf --paper a3", "a4, a5, a6, letter"),
        ("print namaste --out x.pdf --copies 1001", "1 to 1000"),
        ("print namaste --out x.pdf --copies 0", "1 to 1000"),
        ("print namaste", "--out"),
        ("print halma --out x.pdf", "possible: namaste"),
    ] {
        let said = words(line);
        assert_eq!(said.code, 2, "{line}");
        assert!(said.complaint().contains(right), "{line}: {said:?}");
    }
}

#[test]
fn what_no_game_has_is_said_so() {
    for (line, what) in [("optimum namaste", "optimum"), ("exploit namaste", "exploitability")] {
        let said = words(line);
        assert_eq!(said.code, 2);
        assert!(said.complaint().contains("Namaste") && said.err.contains(what), "{said:?}");
    }
}

#[test]
fn packagers_get_completions_for_every_shell_and_a_man_page() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let said = say(["completions", shell]);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{shell}");
        assert!(said.out.contains("replay") && said.out.contains("upto"), "{shell}");
    }
    for (lang, section) in [("en", ".SH \"EXIT STATUS\""), ("de", ".SH RÜCKGABEWERT")] {
        let page = say(["man", "--lang", lang]).out;
        assert!(page.contains(".TH wurfzabel 1") && page.contains(section), "{page}");
        for command in
            ["games", "replay", "play", "hint", "review", "print", "sheets", "optimum", "exploit", "completions", "man"]
        {
            assert!(page.contains(&format!(".SS {command}\n")), "{lang}: {command}");
        }
    }
}

#[test]
fn help_speaks_the_language_that_is_asked_for() {
    let english = words("--help");
    assert_eq!((english.code, english.err.as_str()), (0, ""));
    assert!(english.out.contains("\nCommands:\n") && english.out.contains("\nOptions:\n"), "{}", english.out);
    for line in ["--help --lang de", "--lang=de -h"] {
        let german = words(line).out;
        assert!(german.contains("\nBefehle:\n") && german.contains("\nOptionen:\n"), "{german}");
        assert!(!german.contains("Usage") && !german.contains("Print help"), "{german}");
    }
    for command in
        ["games", "replay", "play", "hint", "review", "print", "sheets", "optimum", "exploit", "completions", "man"]
    {
        let said = say([command, "--help", "--lang", "de"]);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{command}");
        assert!(said.out.contains(&format!("\nAufruf: wurfzabel {command}")), "{}", said.out);
        assert!(!said.out.contains("default:") && !said.out.contains("possible values"), "{}", said.out);
    }
    // Elsewhere no variable says which language a system speaks.
    if cfg!(unix) {
        let system = heard(binary().env("LC_ALL", "de_AT.UTF-8").arg("--help"));
        assert!(system.out.contains("\nBefehle:\n"), "{}", system.out);
    }
    assert_eq!(words("--version").out, format!("wurfzabel {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn errors_of_usage_are_one_line_that_says_what_would_be_right() {
    let wrong = [
        ("rply", "games, replay, play"),
        ("--json", "wurfzabel COMMAND"),
        ("games --jsn", "wurfzabel games [--json]"),
        ("games --json=yes", "wurfzabel games [--json]"),
        ("games extra", "wurfzabel games [--json]"),
        ("--lang fr games", "de, en"),
        ("games --lang", "needs a value"),
        ("replay", "wurfzabel replay FILE"),
        ("replay no/such.wurf", "is not there"),
        ("replay a b", "wurfzabel replay FILE"),
        ("replay x --upto", "needs a value"),
        ("replay x --upto -1", "whole number from 0"),
        ("replay x --upto 1.5", "whole number from 0"),
        ("replay x --upto 1 --upto 2", "more than once"),
        ("play", "wurfzabel play GAME"),
        ("play halma --players bot:easy,bot:easy", "possible: namaste"),
        ("play namaste", "--players"),
        ("play namaste --players human,bot:easy", "bot:easy, bot:medium and bot:strong"),
        ("play namaste --players bot:easy", "2 to 4 can play"),
        ("play namaste --players bot:easy,bot:easy,", "bot:easy, bot:medium and bot:strong"),
        ("play namaste --players bot:easy,bot:easy --games 0", "1 to 1000000"),
        ("play namaste --players bot:easy,bot:easy --games 1000001", "1 to 1000000"),
        ("play namaste --players bot:easy,bot:easy --games many", "1 to 1000000"),
        ("play namaste --players bot:easy,bot:easy --seed 18446744073709551616", "whole number"),
        ("play namaste --players bot:easy,bot:easy --option size", "KEY=VALUE"),
        ("play namaste --players bot:easy,bot:easy --option size=3", "no option “size”"),
        ("play namaste --players bot:easy,bot:easy --out /dev/null/x", "cannot be written"),
        ("hint", "wurfzabel hint FILE"),
        ("hint x --level godlike", "easy, medium, strong"),
        ("review", "wurfzabel review FILE"),
        ("print", "wurfzabel print SHEET"),
        ("optimum", "wurfzabel optimum GAME"),
        ("completions", "bash"),
        ("completions tcsh", "bash, elvish, fish, powershell, zsh"),
        ("man page", "wurfzabel man"),
        ("no-such.wurf", "is not there"),
    ];
    for (line, right) in wrong {
        let said = words(line);
        assert_eq!(said.code, 2, "{line}: {said:?}");
        assert!(said.complaint().contains(right), "{line}: {said:?}");
        let german = say(line.split_whitespace().chain(["--lang", "de"]));
        assert_eq!(german.code, 2, "{line}: {german:?}");
        // Where the value of --lang itself is missing, the added one is taken for it.
        if line != "games --lang" {
            assert_ne!(german.complaint(), said.complaint(), "{line}");
        }
    }
}

#[test]
fn a_folder_is_no_record() {
    let folder = tempfile::tempdir().unwrap();
    let said = with_file("replay FILE", folder.path());
    assert_eq!(said.code, 2);
    assert!(said.complaint().ends_with("cannot be read: it is not an ordinary file"), "{said:?}");
}

#[test]
fn line_breaks_in_arguments_do_not_break_the_line() {
    let said = say(["rep\nlay\u{1b}[31m"]);
    assert_eq!(said.code, 2);
    assert!(said.complaint().contains("rep\\nlay\\u{1b}[31m"), "{said:?}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_not_utf_8_are_refused_and_files_so_named_are_read() {
    use std::os::unix::ffi::OsStrExt as _;
    let odd = OsStr::from_bytes(b"gam\xFFes");
    for args in [vec![odd], vec![OsStr::new("games"), odd], vec![OsStr::new("--lang"), odd]] {
        let said = say(args);
        assert_eq!(said.code, 2);
        assert!(!said.complaint().is_empty());
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(OsStr::from_bytes(b"na\xFFme.wurf"));
    if fs::copy(golden("namaste-two-to-the-end.wurf"), &file).is_ok() {
        assert_eq!(with_file("replay FILE --json", &file).code, 0);
    }
}

#[cfg(unix)]
#[test]
fn a_listener_who_leaves_early_causes_no_complaint() {
    let mut child = binary()
        .args(["replay", golden("namaste-four-to-the-end.wurf").to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &[][..]));
}

#[test]
fn how_far_a_strategy_is_from_an_equilibrium_is_said_and_the_strategy_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("strategy.json");
    let said = with_file("exploit dre13ehn --option mode=cup --json --dump FILE", &file);
    assert_eq!(said.code, 0, "{}", said.err);
    let answer = said.json();
    assert!(answer["exploitability"].as_f64().is_some_and(|by| (0.0..=0.000_1).contains(&by)), "{answer}");
    assert!(answer["value"].as_f64().is_some_and(|value| (value - 0.554).abs() < 0.000_5), "{answer}");
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
    assert_eq!(practise(home.path(), &import).out, "2 rows were read: 2 new, 0 there already.\n");
    assert_eq!(practise(home.path(), &import).out, "2 rows were read: 0 new, 2 there already.\n");
    let stands = practise(home.path(), &[OsStr::new("--json")]).json();
    assert_eq!((&stands["reviews"], &stands["decks"][0]["new"]), (&2.into(), &67.into()));
    let written = other.path().join("written.csv");
    let said = practise(home.path(), &[OsStr::new("--export"), written.as_os_str()]);
    assert_eq!((said.code, said.out.starts_with("2 events are in ")), (0, true), "{said:?}");
    let said = practise(other.path(), &[OsStr::new("--import"), written.as_os_str(), OsStr::new("--json")]);
    let imported = |said: &Said| said.json()["imported"].clone();
    assert_eq!(imported(&said), json!({"new": 2, "known": 0, "unknown": 0}));
    let journal = |home: &tempfile::TempDir| fs::read(home.path().join("trainer.jsonl")).unwrap();
    assert_eq!(journal(&home), journal(&other), "nothing was lost on the way");
    assert_eq!(practise(home.path(), &[]).out.lines().count(), 8);
    // What this version does not know is counted apart, and kept.
    fs::write(&table, format!("{rows}review,2026-11-21T19:04:00Z,flag:sweden,good\n")).unwrap();
    let said = practise(home.path(), &import).out;
    let about = "1 about a card that this program does not know; it is kept as well.";
    assert_eq!(said, format!("3 rows were read: 0 new, 2 there already, {about}\n"));
    let said = practise(other.path(), &[import[0], import[1], OsStr::new("--json")]);
    assert_eq!(imported(&said), json!({"new": 0, "known": 2, "unknown": 1}));
    let kept = String::from_utf8(journal(&home)).unwrap();
    assert!(kept.lines().last().unwrap().contains("flag:sweden"), "{kept}");
    // What is wrong is said, and nothing of it is taken.
    fs::write(&table, format!("{rows}review,yesterday,name:a,good\n")).unwrap();
    let said = practise(home.path(), &import);
    assert_eq!((said.code, said.complaint()), (1, "Row 4 of the table is not understood; nothing was taken from it."));
    fs::write(home.path().join("trainer.jsonl"), "notes\n").unwrap();
    let said = practise(home.path(), &[]);
    assert!(said.code == 1 && said.complaint().contains("is not a journal of the trainer"), "{said:?}");
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
    let piped = binary().args(["say", "Zwāmǫ", "ōis", "kǫ.", "--out", "-"]).output().unwrap();
    assert_eq!(piped.stdout, voice::say("Zwāmǫ ōis kǫ.", Voice::Deep, Pace::USUAL).unwrap().wav().unwrap());
}

#[test]
fn what_cannot_be_spoken_is_an_error_of_usage() {
    for (line, why) in [
        ("say drache --out FILE", "“c” is no sound of the transcription"),
        ("say … --out FILE", "there is nothing to say"),
        ("say ka --pace 3 --out FILE", "--pace <X>: “3” is no number from 0.25 to 2"),
        ("say ka --pace NaN --out FILE", "“NaN” is no number"),
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
