//! The archive by the real binary: what is listed, found, told, copied, and its index made anew.

use super::*;

/// A home with the records of `tests/records`, whose names tell what they are.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        let home = Self(tempfile::tempdir().unwrap());
        fs::create_dir_all(home.matches()).unwrap();
        for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "wurf") {
                fs::copy(&path, home.matches().join(path.file_name().unwrap())).unwrap();
            }
        }
        home
    }

    fn matches(&self) -> PathBuf {
        self.0.path().join("matches")
    }

    fn ask(&self, line: &str, more: &[&str]) -> Answer {
        let all = ["archive"].into_iter().chain(line.split_whitespace()).chain(more.iter().copied());
        heard(binary().env("WURFZABEL_HOME", self.0.path()).env("TZ", "UTC").args(all))
    }

    #[track_caller]
    fn json(&self, line: &str) -> Value {
        let said = self.ask(line, &["--json"]);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{line}");
        said.json()
    }

    fn count(&self) -> usize {
        fs::read_dir(self.matches()).unwrap().count()
    }
}

fn files(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|one| one["file"].as_str().unwrap()).collect()
}

#[test]
fn every_match_is_listed_with_what_replay_says_of_it() {
    let home = Home::new();
    let list = home.json("list");
    assert_eq!(files(&list).len(), home.count());
    let mut finished = 0;
    for one in list.as_array().unwrap() {
        let path = home.matches().join(one["file"].as_str().unwrap());
        let replay = say(["replay", path.to_str().unwrap(), "--json"]);
        let replay = replay.json();
        assert_eq!((&one["scores"], &one["events"]), (&replay["scores"], &replay["events"]), "{path:?}");
        assert_eq!(one["error"]["line"], replay["error"]["line"], "{path:?}");
        let over = replay["over"] == true && replay["error"].is_null();
        assert_eq!(one["stage"] == "finished", over, "{path:?}");
        if over {
            assert_eq!(one["winners"], replay["winners"], "{path:?}");
            finished += 1;
        }
    }
    assert!(finished > 20);
}

#[test]
fn matches_are_found_by_words_and_by_what_they_are() {
    let home = Home::new();
    let all = home.json("list");
    let count = |lets: &dyn Fn(&Value) -> bool| all.as_array().unwrap().iter().filter(|one| lets(one)).count();
    assert_eq!(files(&home.json("find kvatrutafl half")), ["kvatrutafl-half.wurf"]);
    assert_eq!(files(&home.json("list --game ludix")).len(), count(&|one| one["game"] == "ludix"));
    for stage in ["finished", "unfinished", "damaged"] {
        let found = home.json(&format!("list --stage {stage}"));
        assert_eq!(files(&found).len(), count(&|one| one["stage"] == stage), "{stage}");
    }
    let has = |one: &Value, name: &str| {
        one["players"].as_array().is_some_and(|all| all.iter().any(|one| one["name"] == name && one["kind"] == "human"))
    };
    assert_eq!(files(&home.json("list --player Ada")).len(), count(&|one| has(one, "Ada")));
    let bots =
        |one: &Value| one["players"].as_array().is_some_and(|all| all.iter().any(|one| one["kind"] == "bot:strong"));
    assert_eq!(files(&home.json("list --player bot:strong")).len(), count(&bots));
    let since = |one: &Value| one["started"].as_str().is_some_and(|started| started >= "2026-11-20");
    assert_eq!(files(&home.json("list --since 2026-11-20")).len(), count(&since));
    assert_eq!(files(&home.json("list --limit 3")), files(&all)[..3]);
    assert!(home.json("list --starred").as_array().unwrap().is_empty());
    assert_eq!(home.ask("list --limit 2", &[]).out.lines().count(), 3, "two, and how many more");
    assert_eq!(home.ask("find nobody", &[]).out, "There is no such match.\n");
}

#[test]
fn matches_are_found_however_names_and_dates_are_spelled() {
    let home = Home::new();
    for (number, name) in [
        "Zo\u{eb}",
        "Zoe\u{308}",
        "Gr\u{f6}\u{df}ing",
        "\u{d8}ystein",
        "G\u{fc}nter M\u{fc}ller",
        "Aase Mueller",
        "\u{141}ukasz Bauer",
        "\u{de}\u{f3}r",
    ]
    .iter()
    .enumerate()
    {
        let line = format!(
            r#"{{"wurfzabel":1,"game":"ludix","options":{{}},"players":[{{"name":"{name}","kind":"human"}},{{"name":"Computer","kind":"bot:easy"}}],"seed":{number},"started":"2028-02-29T10:00:00Z"}}"#
        );
        fs::write(home.matches().join(format!("x{number}.wurf")), line + "\n").unwrap();
    }
    let dated = home.json("find 2028-02-29").as_array().unwrap().len();
    assert_eq!(dated, 8);
    for (words, count) in [
        ("zo\u{eb}", 2),
        ("Zoe\u{308}", 2),
        ("zoe", 2),
        ("ZOE", 2),
        ("gr\u{f6}ssing", 1),
        ("groessing", 1),
        ("GROSSING", 1),
        ("gr\u{f6}\u{df}", 1),
        ("GRO\u{1e9e}", 1),
        ("oystein", 1),
        ("\u{f6}ystein", 1),
        ("oeystein", 1),
        ("gunter", 1),
        ("guenter", 1),
        ("g\u{fc}nter", 1),
        ("mueller", 2),
        ("muller", 2),
        ("m\u{fc}ller", 2),
        ("ueller", 2),
        ("mull", 2),
        ("\u{e5}se", 1),
        ("aase", 1),
        ("ase", 1),
        ("lukasz", 1),
        ("er bauer", 1),
        ("thor", 1),
        ("\u{de}OR", 1),
        ("29.2.2028", 8),
        ("29.02.2028", 8),
        ("29. Februar 2028", 8),
        ("29 February 2028", 8),
        ("29/2/2028", 8),
        ("2/29/2028", 8),
        ("2028-2-29", 8),
        ("9.2.2028", 0),
        ("28.2.2028", 0),
        ("zoe 29.2.2028", 2),
    ] {
        assert_eq!(home.json(&format!("find --since 2028-01-01 {words}")).as_array().unwrap().len(), count, "{words}");
    }
    let named = |name: &str| home.json(&format!("list --since 2028-01-01 --player {name}")).as_array().unwrap().len();
    assert_eq!((named("Zo\u{eb}"), named("Zoe\u{308}")), (2, 2), "one name, however its letters are put together");
}

#[test]
fn one_is_told_and_all_are_added_up_and_the_index_made_anew_says_the_same() {
    let home = Home::new();
    let one = home.json("show kvatrutafl-half.wurf");
    assert_eq!(one["game"], "kvatrutafl");
    let all = home.json("show");
    assert_eq!(all["matches"], home.count());
    let stages = all["stages"].as_object().unwrap();
    assert_eq!(stages.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), home.count() as u64);
    assert!(all["standings"].as_array().unwrap().len() > 10 && all["dice"].as_array().unwrap().len() > 10);
    let before = [home.json("list"), all];
    assert_eq!(home.json("rebuild")["matches"], home.count());
    assert_eq!([home.json("list"), home.json("show")], before);
    fs::remove_file(home.0.path().join("index.sqlite")).unwrap();
    assert_eq!([home.json("list"), home.json("show")], before);
}

#[test]
fn what_is_exported_is_the_same_byte_for_byte() {
    let home = Home::new();
    let folder = home.0.path().join("out");
    let said = home.ask("export --game ludix --out", &[folder.to_str().unwrap()]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let copied: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(copied.len(), files(&home.json("list --game ludix")).len());
    for name in copied {
        assert!(fs::read(folder.join(&name)).unwrap() == fs::read(home.matches().join(&name)).unwrap());
    }
}

#[test]
fn an_export_writes_over_nothing_and_copies_nothing_twice() {
    let home = Home::new();
    let folder = home.0.path().join("out");
    fs::create_dir(&folder).unwrap();
    let mine = folder.join("ludix-shared.wurf");
    fs::write(&mine, "my own notes\n").unwrap();
    let export = || home.ask("export --game ludix --json --out", &[folder.to_str().unwrap()]).json();
    let first = export();
    assert_eq!(fs::read_to_string(&mine).unwrap(), "my own notes\n");
    let copy = folder.join("ludix-shared-copy.wurf");
    assert!(files_of(&first).contains(&copy), "{first}");
    assert!(fs::read(&copy).unwrap() == fs::read(home.matches().join("ludix-shared.wurf")).unwrap());
    let count = || fs::read_dir(&folder).unwrap().count();
    let before = count();
    assert_eq!((export(), count()), (first, before), "what lies there already is told, not copied again");
}

/// The files that an export tells of.
fn files_of(told: &Value) -> Vec<PathBuf> {
    told["files"].as_array().unwrap().iter().map(|path| PathBuf::from(path.as_str().unwrap())).collect()
}

#[test]
fn without_data_about_time_zones_it_is_said_once_that_times_are_in_utc() {
    let home = Home::new();
    let said = |zone: &str| {
        let mut command = binary();
        heard(command.env("WURFZABEL_HOME", home.0.path()).env("TZ", zone).args(["archive", "list", "--limit", "1"]))
    };
    let unknown = said("Nowhere/Atall");
    assert_eq!(unknown.code, 0, "{unknown:?}");
    assert!(unknown.err.contains("UTC") && unknown.err.lines().count() == 1, "{unknown:?}");
    for known in ["UTC", "Europe/Vienna", "CET-1CEST,M3.5.0,M10.5.0/3"] {
        assert_eq!(said(known).err, "", "{known}");
    }
}

#[test]
fn what_is_wrong_is_said_in_one_line_and_nothing_is_made_where_there_is_nothing() {
    let home = Home::new();
    assert_eq!(home.ask("show nothing.wurf", &[]).code, 1);
    assert!(home.ask("show nothing.wurf", &[]).complaint().contains("nothing.wurf"));
    for wrong in
        ["list --since yesterday", "list --stage half", "list --game chess", "find", "list --limit 0", "export"]
    {
        let said = home.ask(wrong, &[]);
        assert_eq!(said.code, 2, "{wrong}");
        said.complaint();
    }
    let empty = Home(tempfile::tempdir().unwrap());
    assert_eq!(files(&empty.json("list")).len(), 0);
    fs::write(home.0.path().join("index.sqlite"), "no database").unwrap();
    let said = home.ask("list", &["--json"]);
    assert!(said.code == 0 && said.err.lines().count() == 1 && said.err.contains("index"), "{said:?}");
}
