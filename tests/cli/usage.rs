//! How the command line is used, and used wrongly: help, completions, arguments nobody expects.

use super::*;

/// Commands of one word that help and manual tell of.
const COMMANDS: [&str; 13] = [
    "games",
    "replay",
    "play",
    "league",
    "hint",
    "review",
    "rollout",
    "print",
    "sheets",
    "optimum",
    "exploit",
    "completions",
    "man",
];

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
        for command in COMMANDS {
            assert!(page.contains(&format!(".SS {command}\n")), "{lang}: {command}");
        }
        assert!(page.contains(".SS \"championship simulate\"\n"), "{lang}");
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
    for command in COMMANDS {
        let said = say([command, "--help", "--lang", "de"]);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{command}");
        assert!(said.out.contains(&format!("\nAufruf: wurfzabel {command}")), "{}", said.out);
        assert!(!said.out.contains("default:") && !said.out.contains("possible values"), "{}", said.out);
    }
    for command in ["new", "join", "leave", "enter", "move", "close", "show", "export", "simulate"] {
        let said = words(&format!("championship {command} --help --lang de"));
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{command}");
        assert!(said.out.contains(&format!("\nAufruf: wurfzabel championship {command}")), "{}", said.out);
    }
    // Elsewhere no variable says which language a system speaks.
    if cfg!(unix) {
        let system = heard(binary().env("LC_ALL", "de_AT.UTF-8").arg("--help"));
        assert!(system.out.contains("\nBefehle:\n"), "{}", system.out);
    }
    assert_eq!(words("--version").out, format!("wurfzabel {}\n", env!("CARGO_PKG_VERSION")));
}

/// The commands that a help lists.
fn listed(help: &str) -> Vec<String> {
    let rows = help.split("\nCommands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap_or_default();
    // What goes on in the next line stands further to the right.
    let names = rows.lines().filter(|row| row.starts_with("  ") && !row.starts_with("   "));
    names.filter_map(|row| row.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn no_line_of_a_help_is_wider_than_the_terminal_or_a_hundred_letters() {
    let help = |args: &[&str], columns: Option<&str>| {
        let mut command = binary();
        command.env_remove("COLUMNS").args(args).arg("--help");
        if let Some(columns) = columns {
            command.env("COLUMNS", columns);
        }
        let said = heard(&mut command);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{args:?}");
        said.out
    };
    let mut all = vec![vec![]];
    for first in listed(&help(&[], None)) {
        all.extend(listed(&help(&[&first], None)).into_iter().map(|second| vec![first.clone(), second]));
        all.push(vec![first]);
    }
    assert!(all.len() > 30, "only {all:?}");
    for command in all {
        for lang in ["en", "de"] {
            let args: Vec<&str> = command.iter().map(String::as_str).chain(["--lang", lang]).collect();
            let texts = ["80", "400"].map(|columns| help(&args, Some(columns)));
            for (text, most) in texts.iter().zip([80, 100]) {
                let widest = text.lines().max_by_key(|line| line.chars().count()).unwrap();
                assert!(widest.chars().count() <= most, "{args:?}, {most}: {widest}");
            }
            let plain = |text: &str| text.split_whitespace().collect::<String>();
            assert_eq!(plain(&texts[0]), plain(&texts[1]), "{args:?}: the same words");
        }
    }
    let widths = [None, Some("0"), Some("wide"), Some("")].map(|columns| help(&["print"], columns));
    assert!(widths.iter().all(|text| *text == widths[0]), "what is no width counts for nothing");
}

#[test]
fn the_long_version_says_what_a_report_needs_and_not_where_anybody_lives() {
    let long = |args: &str| {
        let mut command = binary();
        command.env("HOME", "/home/ada").env_remove("WURFZABEL_HOME").env("XDG_CURRENT_DESKTOP", "GNOME");
        for folder in ["DATA", "CONFIG", "STATE"] {
            command.env_remove(format!("XDG_{folder}_HOME"));
        }
        heard(command.args(args.split(' ')))
    };
    let english = long("--version --verbose --lang en");
    assert_eq!((english.code, english.err.as_str()), (0, ""));
    let keys: Vec<&str> = english.out.lines().skip(1).filter_map(|line| Some(line.split_once(": ")?.0)).collect();
    assert_eq!(keys[..6], ["Version", "Format of records", "Built for", "Built as", "Features", "Built with"]);
    assert_eq!(english.out.lines().next(), Some(&*format!("wurfzabel {}", env!("CARGO_PKG_VERSION"))));
    assert!(english.out.contains("rustc 1.") && english.out.contains("GNOME"), "{}", english.out);
    let german = long("-V --verbose --lang de");
    assert_eq!(german.out.lines().count(), english.out.lines().count());
    assert!(german.out.contains("\nGebaut mit: rustc "), "{}", german.out);
    let json = long("--version --verbose --json").json();
    assert_eq!(json.as_object().unwrap().len(), keys.len());
    assert_eq!(json["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(json["records"], 1);
    if cfg!(all(unix, not(target_os = "macos"))) {
        assert!(json["data"].as_str().unwrap().starts_with("~/"), "{json}");
        for said in [&english.out, &german.out, &json.to_string()] {
            assert!(!said.contains("ada"), "{said}");
        }
    }
    assert!(words("--verbose").complaint().contains("--version"));
    assert_eq!(words("--verbose").code, 2);
}

#[test]
fn licences_are_said_with_all_their_texts() {
    let said = words("licences --lang en");
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    for part in
        ["EB Garamond", "SIL OPEN FONT LICENSE", "the Wurfzabel maintainers", "Mozilla Public License", "serde 1."]
    {
        assert!(said.out.contains(part), "{part}");
    }
    let json = words("licences --json").json();
    let crates = json["crates"].as_array().unwrap();
    let texts = crates.iter().filter(|licence| said.out.contains(licence["text"].as_str().unwrap())).count();
    assert!(texts == crates.len() && texts > 50, "{texts} of {} texts", crates.len());
}

#[test]
fn errors_of_usage_are_one_line_that_says_what_would_be_right() {
    let wrong = [
        ("rply", "did you mean play, replay?"),
        ("xyzzy", "games, replay, play"),
        ("--json", "wurfzabel COMMAND"),
        ("games --jsn", "wurfzabel games [--json]"),
        ("games --json=yes", "wurfzabel games [--json]"),
        ("games extra", "wurfzabel games [--json]"),
        ("--lang fr games", "de, en"),
        ("games --lang", "needs a value"),
        ("replay", "wurfzabel replay FILE"),
        ("replay no/such.wurf", "the file or its folder is missing"),
        ("replay a b", "wurfzabel replay FILE"),
        ("replay x --upto", "needs a value"),
        ("replay x --upto -1", "whole number from 0"),
        ("replay x --upto 1.5", "whole number from 0"),
        ("replay x --upto 1 --upto 2", "more than once"),
        ("play", "wurfzabel play GAME"),
        ("play halma --players bot:easy,bot:easy", "it can be: namaste"),
        ("play namaste", "--players"),
        ("play namaste --players human,bot:easy", "bot:easy, bot:medium and bot:strong"),
        ("play namaste --players bot:easy", "this is for 2 to 4"),
        ("play namaste --players bot:easy,bot:very-strong", "no computer player bot:very-strong in Namaste"),
        ("league ludix --levels strong,very-strong", "no computer player bot:very-strong in Ludix"),
        ("play namaste --players bot:easy,bot:easy,", "bot:easy, bot:medium and bot:strong"),
        ("play namaste --players bot:easy,bot:easy --games 0", "1 to 1000000"),
        ("play namaste --players bot:easy,bot:easy --games 1000001", "1 to 1000000"),
        ("play namaste --players bot:easy,bot:easy --games many", "1 to 1000000"),
        ("play namaste --players bot:easy,bot:easy --seed 18446744073709551616", "whole number"),
        ("play namaste --players bot:easy,bot:easy --option size", "KEY=VALUE"),
        ("play namaste --players bot:easy,bot:easy --option size=3", "no option “size”"),
        ("hint", "wurfzabel hint FILE"),
        ("championship", "new|join|leave|return|order"),
        ("championship rply", "new, join, leave, return, order"),
        ("championship enter x", "wurfzabel championship enter FILE"),
        ("championship enter x m1-1", "A:B"),
        ("championship enter x m1-1 3:1", "cannot be read"),
        ("championship simulate --participants 12 --seed 1 --out x", "at least 13 players"),
        ("hint x --level godlike", "easy, medium, strong"),
        ("review", "wurfzabel review FILE"),
        ("rollout", "wurfzabel rollout FILE"),
        ("rollout x --event 0", "from 1 to"),
        ("rollout x --error less", "a number of 0 or more"),
        ("rollout x --candidates 1", "from 2 to 100"),
        ("rollout x --level godlike", "easy, medium, strong"),
        ("rollout x --level very-strong", "easy, medium, strong"),
        ("review x --level medium", "strong, very-strong"),
        ("league", "wurfzabel league GAME"),
        ("league ludix --levels strong", "at least two levels"),
        ("league ludix --levels strong,godlike", "easy, medium, strong"),
        ("league dre13ehn --option mode=solo", "everyone plays alone"),
        ("print", "wurfzabel print SHEET"),
        ("optimum", "wurfzabel optimum GAME"),
        ("completions", "bash"),
        ("completions tcsh", "bash, elvish, fish, powershell, zsh"),
        ("man page", "wurfzabel man"),
        ("no-such.wurf", "the file or its folder is missing"),
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
