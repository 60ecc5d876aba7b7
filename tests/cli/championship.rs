//! Championships by the real binary: from the first participant to the podium, and all that is refused on the way.

use club::championship::plan::PLANS;

use super::*;

/// A championship's file, and what is done with it.
struct Held {
    home: tempfile::TempDir,
}

impl Held {
    /// A world championship of so many.
    fn new(count: usize) -> Self {
        let held = Self { home: tempfile::tempdir().unwrap() };
        let names: String = (1..=count).map(|id| format!("P{id};Wien\n")).collect();
        fs::write(held.path("p.csv"), names).unwrap();
        let list = held.path("p.csv");
        let said = held.ask("new --name Wien --year 2027 --seed 7 --participants", &[list.to_str().unwrap()]);
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        held
    }

    fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    fn file(&self) -> PathBuf {
        self.path("a.wurfcup")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.file()).unwrap()
    }

    /// A command with the file, then its words, then more arguments as they are.
    fn ask(&self, line: &str, more: &[&str]) -> Answer {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        let mut all = vec!["championship".to_owned(), command.to_owned(), self.file().to_str().unwrap().to_owned()];
        all.extend(rest.split_whitespace().map(str::to_owned));
        all.extend(more.iter().map(|word| (*word).to_owned()));
        say(all)
    }

    /// What is refused, in one line, and changes nothing.
    fn refused(&self, line: &str) -> String {
        let before = fs::read(self.file()).unwrap();
        let said = self.ask(line, &[]);
        assert_eq!(said.code, 1, "{line}: {said:?}");
        assert_eq!(fs::read(self.file()).unwrap(), before, "{line}");
        said.complaint().to_owned()
    }

    fn show(&self) -> Value {
        self.ask("show --json", &[]).json()
    }
}

#[test]
fn a_championship_is_kept_step_by_step() {
    let held = Held::new(12);
    assert!(held.refused("close").contains("13"));
    let joined = held.ask("join --json", &["Ärwin der Späte", "--club", "Graz"]).json();
    assert_eq!(joined, json!({"id": 13, "name": "Ärwin der Späte"}));
    assert_eq!(held.ask("enter 3 5 1:0 --json", &[]).json(), json!({"match": "p1", "score": [1, 0], "lots": []}));
    assert_eq!(held.ask("enter 5 3 0:1 --date 2027-06-30", &[]).out, "p2: P5 (5) – P3 (3) 0:1\n");
    assert_eq!(held.ask("enter p1 0:1", &[]).code, 0, "a correction");
    assert!(held.text().contains("\"score\":[1,0]"), "the old one stays in the journal");
    assert!(held.refused("enter 3 5 1:0 --date 2027-07-03").contains("2 July 2027"));
    assert!(held.refused("enter 3 5 2:1").contains("1:0"));
    let closed = held.ask("close --json", &[]).json();
    assert_eq!(closed, json!({"stage": "main", "lots": ["preliminaries"]}));
    assert!(held.refused("close").contains("(Round 1), "));
    assert_eq!(held.ask("enter m1-1 21:18", &[]).code, 0);
    assert!(held.refused("enter m1-1 38:0").contains("37"));
    assert!(held.refused("enter m99-1 3:0").contains("m99-1"));
    assert!(held.refused("enter p1 1:0").contains("--in-spite-of-it"));
    assert_eq!(held.ask("enter p1 1:0 --in-spite-of-it", &[]).code, 0);
    assert!(held.refused("join Late").contains("late"));
    assert!(held.refused("move m1-2 2027-10-11").contains("10 October 2027"));
    assert_eq!(held.ask("move m1-2 2027-10-10 --time 18:30 --table 4", &[]).code, 0);
    assert_eq!(held.ask("leave 4 --date 2027-07-04 --json", &[]).json(), json!({"id": 4, "left": "2027-07-04"}));
    assert!(held.refused("leave 4").contains("P4"));
    let shown = held.show();
    assert_eq!((&shown["stage"], &shown["participants"][3]["left"]), (&json!("main"), &json!("2027-07-04")));
    assert_eq!(held.ask("leave 5 --date 2027-07-04", &[]).code, 0);
    assert_eq!(held.ask("return 5 --json", &[]).json(), json!({"id": 5, "left": null}));
    assert!(held.refused("return 5").contains("P5"));
    assert_eq!(held.show(), shown, "as if they had never left");
    let moved = held.ask("move --round 9 --date 2027-10-01 --time 19:00 --json", &[]).json();
    assert_eq!((&moved["round"], &moved["date"]), (&json!(9), &json!("2027-10-01")));
    let on_it = |one: &&Value| one["date"] == "2027-10-01" && one["time"] == "19:00";
    let there = held.show()["matches"].as_array().unwrap().iter().filter(on_it).count();
    assert_eq!(json!(there), moved["matches"]);
    assert!(held.refused("move --round 99 --date 2027-10-01").contains("99"));
    for wrong in ["move", "move m1-2", "move --round 9", "move m1-2 2027-10-01 --round 9 --date 2027-10-01"] {
        assert_eq!(held.ask(wrong, &[]).code, 2, "{wrong}");
    }
    let of = |id: &str| shown["matches"].as_array().unwrap().iter().find(|one| one["id"] == id).unwrap().clone();
    assert_eq!((&of("m1-1")["score"], &of("m1-1")["group"]), (&json!([21, 18]), &Value::Null));
    assert_eq!((&of("m1-2")["time"], &of("m1-2")["table"]), (&json!("18:30"), &json!(4)));
    assert_eq!(shown["byes"].as_array().unwrap().len(), 13);
    let german = held.ask("show --lang de", &[]).out;
    assert!(german.contains("Hauptturnier · 3. Juli") && german.contains("Entschieden durch"), "{german}");
}

#[test]
fn who_begins_one_without_its_ending_is_told_that_the_window_will_not_list_it() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    for (name, is_told) in [("wien", true), ("wien.wurfcup", false)] {
        let file = held.path(name);
        let begun = with_file("championship new FILE --name Wien --year 2027 --plan knock-out", &file);
        assert!(begun.code == 0 && file.exists(), "{begun:?}");
        assert_eq!(begun.out.contains("will not list it"), is_told, "{begun:?}");
    }
}

#[test]
fn a_word_that_is_none_of_a_list_names_the_list_once() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    let wrong = held.ask("new --name Wien --year 2027 --plan knock-out --game chess", &[]);
    assert_eq!((wrong.code, wrong.complaint().matches("kvatrutafl").count()), (2, 1), "{wrong:?}");
    assert!(wrong.complaint().contains("--game") && wrong.complaint().contains("chess"), "{wrong:?}");
}

#[test]
fn a_swiss_tournament_is_drawn_round_by_round() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    assert_eq!(held.ask("new --name Wirtshaus --year 2027 --plan swiss --rounds 2 --game schikanen", &[]).code, 0);
    for name in ["Ada", "Bo", "Cy", "Di", "Ed"] {
        held.ask("join", &[name]);
    }
    let begun = held.ask("close", &[]).out;
    assert!(begun.contains("Round 1 has been drawn"), "{begun}");
    assert_eq!(held.show()["byes"], json!([{"round": 1, "id": 5}]));
    assert!(held.refused("close").contains("(Round 1)"));
    for line in ["enter m1-1 1:0", "enter m1-2 1:1"] {
        assert_eq!(held.ask(line, &[]).code, 0);
    }
    let drawn = held.ask("close --json", &[]).json();
    assert_eq!(drawn, json!({"stage": "main", "lots": [], "drawn": 2}));
    // What was drawn is taken back like any entry, and drawn again.
    assert_eq!(held.ask("undo", &[]).code, 0);
    assert!(held.show()["matches"].as_array().unwrap().iter().all(|one| one["round"] == 1));
    assert_eq!(held.ask("close --json", &[]).json(), drawn);
    // 1 and 5 have won, 5 by resting; 2 and 4 drew and do not meet again.
    let shown = held.show();
    assert_eq!(shown["byes"][1], json!({"round": 2, "id": 3}));
    let next: Vec<&Value> = shown["matches"].as_array().unwrap().iter().filter(|one| one["round"] == 2).collect();
    assert_eq!(next.iter().map(|one| [&one["a"], &one["b"]]).collect::<Vec<_>>(), [[2, 1], [5, 4]]);
    // A correction leaves what was drawn.
    assert_eq!(held.ask("enter m1-1 0:1", &[]).code, 0);
    assert_eq!(held.show()["byes"], shown["byes"]);
    for line in ["enter m2-1 1:0", "enter m2-2 1:0", "close"] {
        assert_eq!(held.ask(line, &[]).code, 0, "{line}");
    }
    assert_eq!(held.show()["podium"][0], 5);
    assert!(
        held.text().contains("{\"event\":\"pair\",\"round\":1,\"pairs\":[[1,3],[4,2]],\"bye\":5}\n"),
        "{}",
        held.text()
    );
}

#[test]
fn people_are_called_by_name_and_what_was_played_is_listed() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    assert_eq!(held.ask("new --name Wirtshaus --year 2027 --plan knock-out --game ludix", &[]).code, 0);
    for name in ["Carter, Chloe", "Ada", "Zoë", "Bo"] {
        held.ask("join", &[name]);
    }
    for seed in ["1. Bo (4)", "2. Zoë (3)", "3. Ada (2)", "4. Carter, Chloe (1)"] {
        assert!(held.ask("order bo zoë Ada", &["Chloe Carter"]).out.contains(seed), "{seed}");
    }
    assert!(held.ask("show", &[]).out.contains("Carter, Chloe (1)"), "who has joined");
    held.ask("close", &[]);
    // Bo meets Chloe, Zoë meets Ada; said the other way round.
    let entered = held.ask("enter", &["Chloe Carter", "4", "300:251"]);
    assert_eq!(entered.out, "s1: Bo (4) – Carter, Chloe (1) 251:300\n");
    let refused = held.refused("enter Ada Zoë 300:10");
    assert!(refused.contains("300:10") && !refused.contains("10:300"), "{refused}");
    let refused = held.refused("enter Zoë Ada 300:10");
    assert!(refused.contains("300:10") && !refused.contains("10:300"), "{refused}");
    let shown = held.ask("show", &[]).out;
    let line = shown.lines().find(|line| line.contains("s1")).unwrap();
    assert!(shown.contains("\nOne match decided:\n") && line.ends_with("251:300"), "{shown}");
    assert!(held.refused("enter Bo Zoë 300:251").contains("Bo"), "they do not meet");
    assert!(held.ask("move --round third --date 2027-01-01 --time 19:00", &[]).out.contains("Third"));
    assert!(held.refused("move --round q --date 2027-01-01").contains("Quarter"));
    assert!(held.ask("export --html --csv --out -", &[]).err.contains("does not go with"));
    assert_eq!(held.ask("forfeit s2 ada --json", &[]).json()["id"], 2);
    for (line, said) in [("leave Dora", "“Dora”"), ("swap Ada 3x", "“3x”"), ("enter final 60-x", "“60-x”")]
    {
        let wrong = held.ask(line, &[]);
        assert!(wrong.code == 2 && wrong.err.contains(said), "{wrong:?}");
    }
    assert!(say(["championship", "shwo"]).err.contains("did you mean show?"));
}

#[test]
fn any_plan_is_simulated() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    for (plan, _) in PLANS {
        let file = held.path(&format!("{plan}.wurfcup"));
        let line = format!("championship simulate --participants 13 --plan {plan} --seed 3 --quick --json --out FILE");
        assert_eq!(with_file(&line, &file).json()["stage"], "over", "{plan}");
    }
    let few = held.path("few.wurfcup");
    assert_eq!(with_file("championship simulate --participants 12 --seed 3 --quick --out FILE", &few).code, 2);
    // Played by computer players, a draw in a knock-out is played again.
    let line = "championship simulate --participants 4 --plan knock-out --strengths easy --seed 3 --json --out FILE";
    assert_eq!(with_file(line, &few).json()["stage"], "over");
}

#[test]
fn a_simulation_goes_to_its_end_and_is_written_for_others() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    let file = held.file();
    let simulate = |participants: &str, out: &Path| {
        let line = format!("championship simulate --participants {participants} --seed 3 --quick --json --out FILE");
        with_file(&line, out)
    };
    let said = simulate("64", &file).json();
    assert_eq!(said["stage"], "over");
    assert_eq!(simulate("64", &file).code, 1, "what lies there is left alone");
    let other = held.path("b.wurfcup");
    simulate("64", &other);
    assert_eq!(fs::read(&file).unwrap(), fs::read(&other).unwrap(), "the same seed, the same file");
    let shown = held.show();
    assert_eq!(shown["podium"].as_array().unwrap().len(), 4);
    assert_eq!(
        shown["tables"].as_object().unwrap().keys().collect::<Vec<_>>(),
        ["preliminaries", "main", "i", "a", "u"]
    );
    for (flag, begins) in
        [("--ics", "BEGIN:VCALENDAR\r\n"), ("--csv", "match,stage,group,"), ("--html", "<!DOCTYPE html>")]
    {
        let said = held.ask(&format!("export {flag} --out -"), &[]);
        assert!(said.code == 0 && said.out.starts_with(begins), "{flag}");
    }
    let placed = held.path("placed.wurfcup");
    let begun = with_file("championship new FILE --name Graz --year 2027 --plan knock-out --place Café;Graz", &placed);
    assert_eq!(begun.code, 0, "{begun:?}");
    for name in ["Ada", "Ben", "Cem"] {
        assert_eq!(with_file(&format!("championship join FILE {name}"), &placed).code, 0);
    }
    assert_eq!(with_file("championship close FILE", &placed).code, 0);
    assert_eq!(with_file("championship show FILE --json", &placed).json()["place"], "Café;Graz");
    let calendar = with_file("championship export FILE --ics --out -", &placed).out;
    assert!(calendar.contains("\r\nLOCATION:Café\\;Graz\\, Table 1\r\n"), "{calendar}");
    assert!(held.ask("export --ics --csv --out -", &[]).code == 2 && held.ask("export --out -", &[]).code == 2);
}

#[test]
fn matches_open_in_a_spreadsheet_of_its_language_and_results_come_in_again() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    let names = held.path("names.csv");
    fs::write(&names, "sep=;\r\nName;Verein\r\n\"=1+1\";Graz\r\n-3;\r\n@home;Wien\r\nZoë, die 4.;\r\n").unwrap();
    let line = "new --name Graz --year 2027 --plan round-robin --participants";
    assert_eq!(held.ask(line, &[names.to_str().unwrap()]).code, 0);
    assert_eq!(held.ask("close", &[]).code, 0);
    for (lang, sign, [first, kind, open, own, other, day]) in [
        ("de", ';', ["Partie;Abschnitt;Gruppe;", "Stand", "offen", "a_Ergebnis", "b_Ergebnis", "Datum"]),
        ("en", ',', ["match,stage,group,", "kind", "open", "a_score", "b_score", "date"]),
    ] {
        let table = held.path("matches.csv");
        assert_eq!(held.ask(&format!("export --lang {lang} --csv --out"), &[table.to_str().unwrap()]).code, 0);
        let text = fs::read_to_string(&table).unwrap();
        assert!(text.starts_with(&format!("\u{feff}{first}")), "{text}");
        for cell in ["'=1+1", "-3", "'@home"] {
            assert!(text.contains(&format!("{sign}{cell}{sign}")), "{cell}: {text}");
        }
        let said = held.ask(&format!("export --lang {lang} --csv --out -"), &[]).out;
        assert_eq!(format!("\u{feff}{said}"), text, "what another program reads begins with its heading");
        // Somebody fills in a result, as their spreadsheet saves it.
        let mut rows: Vec<Vec<String>> =
            text.lines().map(|row| row.split(sign).map(|cell| cell.trim_matches('"').to_owned()).collect()).collect();
        let heading: Vec<String> = rows[0].clone();
        let at = |name: &str| heading.iter().position(|cell| cell.ends_with(name)).unwrap();
        let open = rows.iter_mut().skip(1).find(|row| row[at(kind)] == open && row.len() == heading.len()).unwrap();
        let name = open[0].clone();
        (open[at(own)], open[at(other)]) = ("13,0".to_owned(), "8".to_owned());
        open[at(day)] = "30.06.2027".to_owned();
        let quoted = |row: &Vec<String>| row.iter().map(|cell| format!("\"{cell}\"")).collect::<Vec<_>>().join("\t");
        let one = [&heading, &*open].map(quoted).join("\r\n");
        fs::write(&table, one).unwrap();
        assert_eq!(held.ask("enter --results", &[table.to_str().unwrap()]).code, 0, "{lang}");
        let shown = held.show().to_string();
        assert!(shown.contains(&name) && shown.contains("[13,8]"), "{shown}");
    }
}

#[test]
fn sheets_of_a_championship_are_printed_or_refused_with_a_reason() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    let line = "championship simulate --participants 16 --seed 3 --quick --until groups --out FILE";
    assert_eq!(with_file(line, &held.file()).code, 0);
    let out = held.path("sheet.pdf");
    let print = |line: &str| held.ask(&format!("print {line} --out"), &[out.to_str().unwrap()]);
    for sheet in [
        "table",
        "pairings",
        "crosstable",
        "participants",
        "bracket",
        "scores",
        "pairings --round 3",
        "calendar",
        "card --participant 5",
    ] {
        let said = print(&format!("--sheet {sheet} --paper a5 --lang de"));
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{sheet}");
        assert!(fs::read(&out).unwrap().starts_with(b"%PDF"), "{sheet}");
    }
    assert!(held.refused("print --sheet certificates --out -").contains("at the end"));
    assert!(held.refused("print --sheet card --participant 17 --out -").contains("17"));
    assert_eq!(print("--sheet table --participant 5").code, 2, "there is one for all");
    assert!(held.refused("print --sheet pairings --round 99 --out -").contains("99"));
    let unknown = print("--sheet nothing");
    assert!(unknown.code == 2 && unknown.complaint().contains("crosstable"), "{unknown:?}");
    assert_eq!(held.ask("print --out -", &[]).code, 2, "which sheet has to be said");
}

#[test]
fn a_result_is_taken_from_a_match_that_fits() {
    let held = Held::new(13);
    let out = held.path("matches");
    // The members of the first two matches of the schedule, as computer players: only their names have to fit.
    let play = |options: &str| {
        let line = format!("play dre13ehn {options} --players bot:easy,bot:medium --seed 4 --out FILE");
        assert_eq!(with_file(&line, &out).code, 0);
        fs::read_to_string(out.join("dre13ehn-1.wurf")).unwrap()
    };
    let record = |text: &str, a: &str, b: &str| {
        let named = text.replacen("Computer (easy)", a, 1).replacen("Computer (medium)", b, 1);
        fs::write(held.path("m.wurf"), named).unwrap();
    };
    let points = play("--option mode=points");
    held.ask("close", &[]);
    let shown = held.show();
    let first = shown["matches"].as_array().unwrap().iter().find(|one| one["id"] == "m1-1").unwrap();
    let [a, b] = ["a", "b"].map(|side| format!("P{}", first[side]));
    let enter = || held.ask("enter m1-1 --record", &[held.path("m.wurf").to_str().unwrap(), "--json"]);
    record(&play("--option mode=cup"), &a, &b);
    assert!(enter().complaint().contains("mode=points"));
    record(&points, &a, "Somebody");
    assert!(enter().complaint().contains(&b));
    record(&points.lines().take(20).map(|line| format!("{line}\n")).collect::<String>(), &a, &b);
    assert!(enter().complaint().contains("not over"));
    record(&points, &a, &b);
    let score = enter().json()["score"].clone();
    let scores = with_file("replay FILE --json", &held.path("m.wurf")).json()["scores"].clone();
    assert_eq!(score, scores);
    record(&points, &b, &a);
    assert_eq!(enter().json()["score"], json!([scores[1], scores[0]]), "whoever sat first may be named second");
}

#[test]
fn other_championships_are_of_any_game_that_two_can_play() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    let new = "new --name Wirtshaus --year 2027 --plan knock-out --game ludix --begins 2027-03-05 --days 2";
    assert_eq!(held.ask(new, &[]).code, 0);
    assert!(held.refused("close").contains('3'));
    for name in ["Ada", "Bo", "Cy", "Di", "Ed"] {
        held.ask("join", &[name]);
    }
    assert!(held.refused("enter 1 2 1:0").contains("match"));
    assert_eq!(held.ask("close --json", &[]).json()["stage"], "finals");
    assert!(held.refused("enter q1 7:7").contains("win"));
    assert!(held.refused("enter q1 280:120").contains("nobody has 300"));
    assert_eq!(held.ask("enter q1 320:128", &[]).out, "q1: Di (4) – Ed (5) 320:128\n");
    for line in ["enter s1 300:128", "enter s2 0:1", "enter third 128:300", "enter final 300:128", "close"] {
        assert_eq!(held.ask(line, &[]).code, 0, "{line}");
    }
    assert_eq!(held.show()["podium"], json!([1, 3, 2, 4]));
    for (line, said) in [
        ("--plan moon", "world, round-robin"),
        ("--plan groups --game dre13ehn --option mode=solo", "2"),
        ("--game ludix", "--plan"),
        ("--plan groups --days 0", "1 to 366"),
        ("--plan groups --begins soon", "soon"),
        ("--ties main=wins", "lot"),
        ("--ties main=luck,lot", "direct"),
        ("--ties moon=wins,lot", "moon"),
    ] {
        let said_ = say(format!("championship new /nowhere/a.wurfcup --name X --year 2027 {line}").split_whitespace());
        assert!(said_.code == 2 && said_.complaint().contains(said), "{line}: {said_:?}");
    }
}

#[test]
fn what_is_no_championship_is_left_alone_and_says_why() {
    let held = Held::new(13);
    let whole = held.text();
    for (text, said, looks) in [
        (whole.replace("\"version\":1,", "\"version\":9,"), "format 9", false),
        (whole.replacen("\"id\":3", "\"id\":4", 1), "line 4", true),
        (whole.replacen("{\"event\":\"join\",\"id\":5", "{\"event\":\"jion\",\"id\":5", 1), "line 6", true),
        ("nothing\n".to_owned(), "not a championship", false),
    ] {
        fs::write(held.file(), &text).unwrap();
        assert!(held.refused("join Late").contains(said), "{said}");
        let shown = held.ask("show --json", &[]);
        assert!(shown.code == i32::from(!looks) && shown.err.contains(said), "{shown:?}");
    }
    // What stands before the damage goes on in a copy.
    let damaged = whole.replacen("\"id\":3", "\"id\":4", 1);
    fs::write(held.file(), &damaged).unwrap();
    assert!(held.refused("join Late").contains("championship copy"));
    let copied = held.ask("copy --json", &[]);
    let copy = held.path("a-copy.wurfcup");
    assert_eq!(copied.json(), json!({"file": copy.to_str().unwrap()}));
    assert!(copied.err.contains("line 4") && fs::read_to_string(held.file()).unwrap() == damaged);
    let shown = with_file("championship show --json FILE", &copy).json();
    assert_eq!(shown["participants"].as_array().unwrap().len(), 2);
    // A torn last line is dropped and kept.
    fs::write(held.file(), &whole[..whole.len() - 9]).unwrap();
    assert!(held.ask("show", &[]).err.contains("line 14"));
    let joined = held.ask("join Late --json", &[]);
    assert!(joined.err.contains("Line 14") && joined.out.contains("13"), "{joined:?}");
    assert!(held.path("a.wurfcup.torn").exists());
    assert_eq!(held.ask("new --name X --year 2027", &[]).code, 1, "what lies there is left alone");
    assert_eq!(with_file("championship show FILE", &held.path("none.wurfcup")).code, 2);
}

#[test]
fn a_table_of_participants_that_cannot_be_names_its_row() {
    let held = Held::new(13);
    let csv = held.path("p.csv");
    for (bytes, said) in [
        (b"\xC3\x84nne\nAda\n\xC4nne\n".to_vec(), "row 3"),
        (b"Ada\nBo\nAda\n".to_vec(), "row 3 of the table, column name"),
        (b"PK\x03\x04\0\0".to_vec(), "not a text file"),
        ((0..10_000).map(|n| format!("P{n}\n")).collect::<String>().into_bytes(), "500"),
    ] {
        fs::write(&csv, bytes).unwrap();
        let new = ["championship", "new", "--name", "X", "--year", "2027", "--participants"];
        let file = held.path("b.wurfcup");
        let said_ = say(new.into_iter().map(OsStr::new).chain([csv.as_os_str(), file.as_os_str()]));
        assert!(said_.code == 1 && said_.complaint().contains(said), "{said_:?}");
        assert!(!file.exists(), "nothing is begun");
    }
}

#[test]
fn tables_of_other_programs_are_read_right_or_refused_with_a_reason() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    let list = held.path("list.csv");
    let new = |bytes: &[u8], columns: &[&str]| {
        fs::write(&list, bytes).unwrap();
        drop(fs::remove_file(held.file()));
        let all = [&[list.to_str().unwrap()], columns].concat();
        held.ask("new --name Wien --year 2027 --plan round-robin --seed 1 --participants", &all)
    };
    let people = || {
        let shown = held.show();
        let one = |one: &Value| {
            let club = one["club"].as_str().map(|club| format!(" ({club})")).unwrap_or_default();
            one["name"].as_str().unwrap().to_owned() + &club
        };
        shown["participants"].as_array().unwrap().iter().map(one).collect::<Vec<_>>()
    };
    let given = ["--columns", "surname,given"];
    for (table, columns, said, names) in [
        (&b"Ada\nBob;Wien\nCarl;Graz\n"[..], &[][..], "column 2 = club", ["Ada", "Bob (Wien)", "Carl (Graz)"]),
        (
            b"1;Anna;Graz\n2;Bert;Wien\n3;Carl;Linz\n",
            &[],
            "column 1 = left out",
            ["Anna (Graz)", "Bert (Wien)", "Carl (Linz)"],
        ),
        (
            "Nachname;Vorname;Verein\r\nM\u{fc}ller;Hans;K\u{f6}ln\r\n\u{160}eliga;Jan;Brno\r\nLovelace;Ada;Wien\r\n"
                .as_bytes(),
            &[],
            "“Vorname” = given name",
            ["Hans Müller (Köln)", "Jan Šeliga (Brno)", "Ada Lovelace (Wien)"],
        ),
        (
            "sep=;\r\nName;Verein\r\nMüller;Köln\r\nAda;Wien\r\nBob;Graz\r\n".as_bytes(),
            &[],
            "“Verein” = club",
            ["Müller (Köln)", "Ada (Wien)", "Bob (Graz)"],
        ),
        (
            b"Name;Verein\r\nM\xfcller;K\xf6ln\r\nAda;Wien\r\nBob;Graz\r\n",
            &[],
            "Read as Windows-1252, separated by semicolons",
            ["Müller (Köln)", "Ada (Wien)", "Bob (Graz)"],
        ),
        (
            "Müller, Hans\nSmith, John\nMeier, Eva\n".as_bytes(),
            &given,
            "column 1 = surname",
            ["Hans Müller", "John Smith", "Eva Meier"],
        ),
    ] {
        let begun = new(table, columns);
        assert!(begun.code == 0 && begun.out.contains(said), "{begun:?}");
        assert_eq!(people(), names);
    }
    let doubtful = new("Müller, Hans\nSmith, John\nMeier, Eva\n".as_bytes(), &[]);
    assert!(doubtful.code == 1 && doubtful.complaint().contains("--columns"), "{doubtful:?}");
    assert!(!held.file().exists(), "nothing is begun");
    let wrong = new(b"Ada\n", &["--columns", "name,shoe"]);
    assert!(wrong.code == 2 && wrong.complaint().contains("shoe"), "{wrong:?}");
    // Four of them, and results that are not theirs.
    assert_eq!(new("\"Smith, John\"\n=1+1\nZoë\nBob\n".as_bytes(), &["--game", "kvatrutafl"]).code, 0);
    assert_eq!(held.ask("close", &[]).code, 0);
    let enter = |rows: &str| {
        fs::write(&list, format!("match,a,a_name,b,b_name,a_score,b_score\n{rows}\n")).unwrap();
        held.ask("enter --json --results", &[list.to_str().unwrap()])
    };
    let before = held.text();
    let refused = enter("m3-2,3,Zoë,4,Bob,3,1");
    assert!(
        refused.code == 1 && refused.complaint().contains("row 2") && refused.complaint().contains("is between"),
        "{refused:?}"
    );
    assert_eq!(held.text(), before);
    let shown = held.show();
    let one = shown["matches"].as_array().unwrap().iter().find(|one| one["id"] == "m3-2").unwrap().clone();
    let name = |id: &Value| people()[usize::try_from(id.as_u64().unwrap()).unwrap() - 1].clone();
    let turned = format!("m3-2,{},\"{}\",{},\"{}\",7,1", one["b"], name(&one["b"]), one["a"], name(&one["a"]));
    assert_eq!(enter(&turned).json(), json!({"results": 1}));
    assert!(
        held.text().ends_with("{\"event\":\"result\",\"match\":\"m3-2\",\"score\":[1,7]}\n"),
        "taken as it was kept: {}",
        held.text()
    );
}

#[test]
fn what_goes_wrong_is_mended_and_what_no_longer_follows_is_marked() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    assert_eq!(held.ask("new --name Graz --year 2027 --plan knock-out --seed 3", &[]).code, 0);
    for name in ["Ada", "Bo", "Cy", "Di", "Ed"] {
        held.ask("join", &[name]);
    }
    assert!(held.refused("order 1 2 3").contains("exactly once"));
    let drawn = held.ask("draw --json", &[]).json();
    assert_eq!(held.ask("draw --json", &[]).json(), drawn, "by the seed");
    assert_eq!(held.ask("order 1 2 3 4 5 --json", &[]).json(), json!({"ids": [1, 2, 3, 4, 5]}));
    let said = held.ask("show", &[]).out;
    assert!(said.contains("1–5") && said.contains("Tied") && said.contains("Played"), "{said}");
    assert_eq!(held.ask("close", &[]).code, 0);
    let of = |id: &str| {
        held.show()["matches"].as_array().unwrap().iter().find(|one| one["id"] == id).cloned().unwrap_or_default()
    };
    let first = held.show()["matches"].as_array().unwrap()[0]["id"].as_str().unwrap().to_owned();
    assert_eq!(held.ask("swap 2 3", &[]).out, "Bo and Cy have swapped places.\n");
    assert_eq!(held.ask("undo", &[]).code, 0);
    assert_eq!(held.ask(&format!("enter {first} 1:0"), &[]).code, 0);
    assert_eq!(held.ask("enter s1 0:1 --json", &[]).json()["match"], "s1");
    assert!(held.refused(&format!("clear {first}")).contains("--in-spite-of-it"));
    assert_eq!(held.ask(&format!("enter {first} 0:1 --in-spite-of-it"), &[]).code, 0);
    let stale = of("s1");
    assert_eq!((&stale["kind"], &stale["score"], &stale["winner"]), (&json!("stale"), &json!([0, 1]), &json!(4)));
    assert!(held.ask("show", &[]).out.contains("no longer follows"));
    assert_eq!(held.ask("confirm s1 --json", &[]).json()["match"], "s1");
    assert_eq!(of("s1")["kind"], "played");
    assert!(held.refused("confirm s1").contains("Semi-final 1"));
    let undone = held.ask("undo", &[]).out;
    assert!(undone.contains("Semi-final 1") && undone.contains("confirmed"), "{undone}");
    assert_eq!(held.ask("confirm s1", &[]).code, 0);
    assert_eq!(held.ask("undo --json", &[]).json(), json!({"undone": 1}));
    assert_eq!(of("s1"), stale);
    assert_eq!(held.ask("clear s1", &[]).code, 0);
    assert_eq!((&of("s1")["kind"], &of("s1")["b"]), (&json!("open"), &json!(5)), "open with its right players");
    assert!(held.refused("forfeit s1 2").contains('2'));
    assert!(held.refused("forfeit s1 both").contains("decides who goes on"));
    assert_eq!(held.ask("forfeit s1 5", &[]).out, "s1: Ada (1) – Ed (5); Ed has lost without playing.\n");
    let shown = held.ask("show", &[]).out;
    assert!(shown.lines().any(|line| line.contains("s1") && line.ends_with("+:–")), "{shown}");
    assert_eq!((&of("s1")["kind"], &of("s1")["winner"]), (&json!("forfeit"), &json!(1)));
    assert_eq!(held.ask("close --open", &["struck"]).code, 0);
    assert_eq!((&of("s2")["kind"], &of("s2")["winner"]), (&json!("struck"), &Value::Null));
    assert_eq!(held.show()["podium"], json!([null, null, null, null]), "{:?}", of("final"));
    let [over, stands] = [held.show(), json!({"undone": 1})];
    assert_eq!(
        (held.ask("undo --json", &[]).json(), &held.show()["podium"]),
        (stands, &Value::Null),
        "the end as well"
    );
    assert_eq!((&of("s2")["kind"], held.ask("close --open", &["struck"]).code), (&json!("open"), 0));
    assert_eq!(held.show(), over);
}

#[test]
fn a_meeting_of_the_wrong_people_is_struck_and_its_name_not_given_again() {
    let held = Held::new(13);
    for line in ["enter 1 2 1:0", "enter 3 4 1:0", "clear p1", "enter 5 6 0:1"] {
        assert_eq!(held.ask(line, &[]).code, 0, "{line}");
    }
    let names = |held: &Held| -> Vec<Value> {
        held.show()["matches"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect()
    };
    assert_eq!(names(&held), [json!("p2"), json!("p3")]);
    assert!(held.refused("clear p1").contains("p1"));
    assert!(held.ask("undo", &[]).code == 0 && held.ask("undo", &[]).code == 0);
    assert_eq!(names(&held), [json!("p1"), json!("p2")], "as before it was struck");
    let rows = held.show()["tables"]["preliminaries"].clone();
    assert_eq!((&rows[0]["rank"], &rows[1]["rank"], &rows[2]["rank"]), (&json!(1), &json!(1), &json!(3)));
    assert_eq!((&rows[0]["by"], &rows[2]["by"], &rows[0]["through"]), (&json!("tied"), &json!("tied"), &json!(true)));
    assert_eq!(held.ask("leave 1 --date 2027-06-22", &[]).code, 0);
    let rows = held.show()["tables"]["preliminaries"].as_array().unwrap().clone();
    let last = rows.last().unwrap();
    assert_eq!((&last["id"], &last["rank"], &last["through"]), (&json!(1), &Value::Null, &json!(false)));
    assert_eq!((&rows[0]["id"], &rows[0]["rank"]), (&json!(3), &json!(1)));
}

#[test]
fn somebody_late_finds_a_place_where_there_is_one() {
    for (plan, count, matches) in
        [("round-robin", 5, 15), ("round-robin", 4, 10), ("knock-out", 5, 6), ("knock-out", 3, 4)]
    {
        let held = Held { home: tempfile::tempdir().unwrap() };
        held.ask(&format!("new --name Graz --year 2027 --seed 3 --plan {plan}"), &[]);
        for id in 1..=count {
            held.ask(&format!("join P{id}"), &[]);
        }
        assert_eq!(held.ask("close", &[]).code, 0);
        let before = held.show();
        assert_eq!(held.ask("join Late --json", &[]).json()["id"], count + 1);
        let shown = held.show();
        let all = shown["matches"].as_array().unwrap();
        assert_eq!(all.len(), matches, "{plan} {count}: {all:?}");
        let own = all.iter().filter(|one| one["a"] == count + 1 || one["b"] == count + 1).count();
        assert_eq!(own, if plan == "knock-out" { 1 } else { count as usize });
        held.ask("undo", &[]);
        assert_eq!(held.show(), before);
        held.ask("join Late", &[]);
        loop {
            let shown = held.show();
            let open = |one: &&Value| one["kind"] == "open" && one["a"].is_number() && one["b"].is_number();
            let Some(next) = shown["matches"].as_array().unwrap().iter().find(open) else { break };
            assert_eq!(held.ask(&format!("enter {} 1:0", next["id"].as_str().unwrap()), &[]).code, 0);
        }
        assert_eq!(held.ask("close", &[]).code, 0);
        assert!(held.show()["podium"].as_array().unwrap().iter().all(Value::is_number), "{plan} {count}");
    }
    let held = Held { home: tempfile::tempdir().unwrap() };
    held.ask("new --name Graz --year 2027 --plan knock-out", &[]);
    (1..=4).for_each(|id| drop(held.ask(&format!("join P{id}"), &[])));
    held.ask("close", &[]);
    assert!(held.refused("join Late").contains("too late"));
}

#[test]
fn rounds_of_a_knock_out_are_printed_again_by_number_or_by_name() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    let line = "championship simulate --participants 11 --seed 3 --quick --plan knock-out --out FILE";
    assert_eq!(with_file(line, &held.file()).code, 0);
    let out = held.path("sheet.pdf");
    for round in ["1", "2", "5", "r16", "q", "s", "third", "final"] {
        for sheet in ["pairings", "scores"] {
            let said = held.ask(&format!("print --sheet {sheet} --round {round} --out"), &[out.to_str().unwrap()]);
            assert_eq!((said.code, said.err.as_str()), (0, ""), "{sheet} {round}");
        }
    }
    assert!(held.refused("print --sheet pairings --round 6 --out -").contains('6'));
    assert!(held.refused("print --sheet pairings --round r64 --out -").contains("Round of 64"));
    assert!(held.refused("print --sheet pairings --out -").contains("--round"));
    assert_eq!(held.ask("print --sheet pairings --round x --out -", &[]).code, 2);
}

#[test]
fn who_leaves_is_said_to_lose_whom_and_what_counts_no_longer() {
    let held = Held { home: tempfile::tempdir().unwrap() };
    held.ask("new --name Graz --year 2027 --seed 3 --plan round-robin", &[]);
    (1..=5).for_each(|id| drop(held.ask(&format!("join P{id}"), &[])));
    held.ask("close", &[]);
    let shown = held.show();
    let first = shown["matches"][0].clone();
    assert_eq!(held.ask(&format!("enter {} 1-0", first["id"].as_str().unwrap()), &[]).code, 0, "as people write it");
    assert!(held.refused("close").contains("--open"));
    let said = held.ask(&format!("leave {}", first["a"]), &[]);
    let pairing = format!("P{} – P{}", first["a"], first["b"]);
    assert!(said.code == 0 && said.out.contains(&pairing) && said.out.contains("1:0"), "{said:?}");
}
