//! The command line as a person or a script meets it: the real binary, without a display.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use games::game::record::Record;
use games::shelf;
use serde_json::{Value, json};
use voice::{self, Pace, Voice};

mod archive;
mod championship;
mod figures;
mod hear;
mod learnt;
mod paper;
mod unwritten;
mod usage;

/// What the binary said.
#[derive(Debug)]
struct Answer {
    code: i32,
    out: String,
    err: String,
}

impl Answer {
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

fn say<T: AsRef<OsStr>>(args: impl IntoIterator<Item = T>) -> Answer {
    heard(binary().args(args))
}

fn heard(command: &mut Command) -> Answer {
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Answer { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

fn words(line: &str) -> Answer {
    say(line.split_whitespace())
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name)
}

fn with_file(line: &str, file: &Path) -> Answer {
    say(line.split_whitespace().map(|word| if word == "FILE" { file.as_os_str() } else { OsStr::new(word) }))
}

#[test]
fn where_the_display_cannot_be_reached_it_says_so_and_leaves_no_report() {
    let home = tempfile::tempdir().unwrap();
    let answer = heard(binary().env("DISPLAY", ":4242").env("HOME", home.path()).env("XDG_STATE_HOME", home.path()));
    assert!(answer.complaint().contains("the display :4242 cannot be reached"), "{answer:?}");
    let log = home.path().join("wurfzabel");
    let names = std::fs::read_dir(log).into_iter().flatten().map(|entry| entry.unwrap().file_name());
    assert!(names.into_iter().all(|name| !name.to_string_lossy().starts_with("crash-")));
}

#[test]
fn games_lists_every_game_for_people_and_for_programs() {
    let json = words("games --json").json();
    let games = json.as_array().unwrap();
    assert_eq!(games.len(), games::shelf::ALL.len());
    for (game, title) in games.iter().zip(games::shelf::ALL.iter()) {
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
    assert!(german.contains("namaste  Namaste, für 2 bis 4"), "{german}");
    assert!(words("games").out.contains("namaste  Namaste, 2 to 4 players"));
}

#[test]
fn replay_shows_a_position_to_people_in_their_language() {
    let file = golden("namaste-people-take-back.wurf");
    let english = with_file("replay FILE --upto 2", &file);
    assert_eq!((english.code, english.err.as_str()), (0, ""));
    assert!(english.out.contains("Änne can:\n    d1=13  c2=13"), "{}", english.out);
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
    assert_eq!(said.err, "line 9: d3=6: row 3 must rise: 6 cannot come after the 13 in c3\n");
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
    assert_eq!(said.err, "line 21 is incomplete and was dropped; everything before it counts\n");
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
        (&header.replace("namaste", "halma"), "the games are: namaste"),
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
        let replay = shelf::replay(&Record::read(&bytes).unwrap(), None).unwrap();
        let games::game::Turn::Over(winners) = replay.table.turn() else { panic!("{name:?} goes to the end") };
        for player in 0..3 {
            let seat = (player + n) % 3;
            scores[player] += replay.table.scores()[seat].number() / 12.0;
            wins[player] += f64::from(u8::from(winners.contains(&seat))) / winners.len() as f64;
        }
        let decisions = replay.table.history().iter().filter(|told| told.seat.is_some()).count();
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
    assert_eq!((due.code, due.complaint()), (1, "a roll comes next here; there is nothing to decide"));
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
    // Of two, what one wins the other loses, by play as by luck; together it is half a win.
    let of = |seat: usize, part: &str| players[seat]["outcome"][part].as_f64().unwrap();
    for part in ["skill", "luck"] {
        assert!((of(0, part) + of(1, part)).abs() < 2e-4 && of(0, "error") > 0.0, "{players:?}");
    }
    assert!(((of(0, "skill") + of(0, "luck")).abs() - 0.5).abs() < 2e-4, "{players:?}");
    let worst =
        moves.iter().max_by(|a, b| a["cost"].as_f64().unwrap().total_cmp(&b["cost"].as_f64().unwrap())).unwrap();
    let people = with_file("review FILE", &file).out;
    let line = people.lines().find(|line| line.split_whitespace().next() == Some(&worst["event"].to_string())).unwrap();
    let better = line.rsplit("  ").next().unwrap().trim();
    let explained = people.lines().find(|other| *other != line && other.contains(better));
    assert!(!better.is_empty() && explained.is_some(), "what was better is said, and explained: {people}");
    assert!(people.contains("better play") && people.contains("Judged by the strong computer player"), "{people}");
    let folder = tempfile::tempdir().unwrap();
    let (text, begun) = (fs::read_to_string(&file).unwrap(), folder.path().join("begun.wurf"));
    fs::write(&begun, text.split_inclusive('\n').take(20).collect::<String>()).unwrap();
    let goes_on = with_file("review FILE --json", &begun).json();
    assert!(goes_on["players"].as_array().unwrap().iter().all(|player| player["outcome"].is_null()), "{goes_on}");
    let broken = with_file("review FILE", &golden("namaste-row-must-rise.wurf"));
    assert!(broken.code == 1 && broken.complaint().starts_with("line 9: "), "{broken:?}");
}

#[test]
fn very_strong_judges_and_advises_where_a_game_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(golden("kvatrutafl-declared.wurf")).unwrap();
    let begun = folder.path().join("begun.wurf");
    // Two turns, and a throw that is to be played.
    fs::write(&begun, text.split_inclusive('\n').take(7).collect::<String>()).unwrap();
    let review = |level: &str| with_file(&format!("review FILE --level {level} --json"), &begun).json();
    let (strong, very_strong) = (review("strong"), review("very-strong"));
    assert_eq!((&strong["judge"], &very_strong["judge"]), (&json!("strong"), &json!("very-strong")));
    let hint = |level: &str| with_file(&format!("hint FILE --level {level} --json"), &begun).json();
    let (strong, very_strong) = (hint("strong"), hint("very-strong"));
    assert_eq!(very_strong["level"], "very-strong");
    assert_ne!(strong["candidates"], very_strong["candidates"], "it looks at more of them further ahead");
    let told = with_file("review FILE --level very-strong", &begun).out;
    assert!(told.contains("Judged by the very strong computer player"), "{told}");
    let ludix = golden("ludix-best-reading.wurf");
    for command in ["review", "hint"] {
        let said = with_file(&format!("{command} FILE --level very-strong"), &ludix);
        assert_eq!((said.code, said.complaint()), (2, "there is no computer player bot:very-strong in Ludix"));
    }
    fs::write(&begun, fs::read_to_string(&ludix).unwrap().replacen("bot:strong", "bot:very-strong", 1)).unwrap();
    let said = with_file("replay FILE", &begun);
    assert!(said.code == 1 && said.complaint().contains("no computer player bot:very-strong in Ludix"), "{said:?}");
}

#[test]
fn a_rollout_says_what_came_of_each_decision_and_of_nothing_else() {
    let file = golden("ludix-best-reading.wurf");
    let events = with_file("replay FILE --json", &file).json()["events"].as_u64().unwrap();
    let review = with_file("review FILE --json", &file).json();
    let judged = review["moves"].as_array().unwrap().iter().max_by_key(|one| one["event"].as_u64()).unwrap();
    let line = format!("rollout FILE --event {} --trials 48 --plain --seed 5 --json", judged["event"]);
    let rolled = with_file(&line, &file).json();
    assert_eq!(rolled, with_file(&line, &file).json(), "the same each time");
    assert_eq!((&rolled["event"], &rolled["by"], &rolled["seed"]), (&judged["event"], &judged["by"], &json!(5)));
    assert_eq!(
        (&rolled["played"], &rolled["level"], &rolled["luck"]),
        (&judged["move"], &json!("strong"), &json!(false))
    );
    let candidates = rolled["candidates"].as_array().unwrap();
    let played = candidates.iter().find(|one| one["move"] == rolled["played"]).unwrap();
    assert_eq!((&played["behind"], &candidates[0]["behind"]["value"]), (&rolled["cost"], &json!(0.0)));
    for one in candidates {
        let number = |key: &str| one[key].as_f64().unwrap();
        assert!((number("value") - number("judged")).abs() <= 4.5 * number("error") + 0.01, "{one}");
        assert!((24..=48).contains(&one["trials"].as_u64().unwrap()), "{one}");
    }
    let told = with_file(&line.replace(" --json", ""), &file).out;
    assert!(told.contains(" ± ") && told.contains("the strong computer player to the end"), "{told}");
    for (line, why) in [
        ("--event 1", "event 1 is a roll; you can only roll out a decision".to_owned()),
        ("--event 999", format!("there is no event 999; the last event in the record is {events}")),
    ] {
        let said = with_file(&format!("rollout FILE {line}"), &file);
        assert_eq!((said.code, said.complaint()), (1, &*why));
    }
    let broken = with_file("rollout FILE", &golden("namaste-row-must-rise.wurf"));
    assert!(broken.code == 1 && broken.complaint().starts_with("line 9: "), "{broken:?}");
}

#[test]
fn a_league_rates_the_levels_and_says_the_same_each_time() {
    let line = "league ludix --games 60 --seed 3 --json";
    let league = words(line).json();
    assert_eq!(league, words(line).json());
    let levels = league["levels"].as_array().unwrap();
    let number = |place: usize, key: &str| levels[place][key].as_f64().unwrap();
    assert_eq!((number(1, "rating"), number(1, "error")), (1500.0, 0.0));
    assert!(number(0, "rating") + 2.0 * number(0, "error") < 1500.0 && number(2, "error") > 0.0, "{league}");
    let meetings = league["meetings"].as_array().unwrap();
    for meeting in meetings {
        let wins: f64 = meeting["wins"].as_array().unwrap().iter().map(|wins| wins.as_f64().unwrap()).sum();
        assert_eq!((wins, &meeting["games"]), (60.0, &json!(60)));
    }
    assert_eq!(meetings.len(), 3);
    let told = words("league einundzwanzig --games 20 --levels strong,easy").out;
    assert!(told.contains("easy") && told.contains("strong") && !told.contains("medium"), "{told}");
}

#[test]
fn whatever_is_told_of_a_match_has_its_unit_and_luck_is_explained() {
    for (options, unit, of) in [("", " points", "points"), (" --option match=3", "%", "win chance")] {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().to_str().unwrap();
        let line = format!("play kvatrutafl --players bot:medium,bot:easy --games 1 --seed 5 --out {out}{options}");
        assert_eq!(words(&line).code, 0);
        let file = fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
        // Two decisions of each say enough, and strong thinks long.
        let begun = fs::read_to_string(&file).unwrap();
        fs::write(&file, begun.split_inclusive('\n').take(9).collect::<String>()).unwrap();
        let people = with_file("review FILE", &file).out;
        let sums: Vec<&str> = people.lines().rev().take(14).collect();
        assert!(sums.iter().filter(|line| line.matches(unit).count() >= 3).count() >= 2, "{people}");
        assert!(people.contains("Dice luck is what") && people.contains(of), "{people}");
        for one in people.lines().filter(|line| line.contains("??")) {
            assert!(one.contains(unit) || !one.chars().next().is_some_and(char::is_numeric), "{one}");
        }
    }
}
