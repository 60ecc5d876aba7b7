//! Disks that are full or may not be written: true sentences, and one exit code.

#![cfg(target_os = "linux")]

use super::*;

/// A home in which nothing can be made, whoever asks.
const NOWHERE: &str = "/proc";

/// A command whose answer goes to a full disk.
fn to_full(args: &str) -> Answer {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let output = binary().args(args.split_whitespace()).stdout(full).output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    Answer { code: output.status.code().unwrap(), out: String::new(), err }
}

/// A championship that stands in a file.
fn cup(folder: &Path) -> String {
    let path = folder.join("a.wurfcup");
    assert_eq!(with_file("championship new FILE --name Wien --year 2027", &path).code, 0);
    assert_eq!(with_file("championship join FILE Ada", &path).code, 0);
    path.to_str().unwrap().to_owned()
}

#[test]
fn whatever_cannot_be_written_ends_with_1_and_one_line_that_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let cup = cup(folder.path());
    let full = "the disk is full";
    for args in [
        "games".to_owned(),
        "--help".to_owned(),
        "print namaste --out -".to_owned(),
        "say ha --out -".to_owned(),
        "exploit dre13ehn --option mode=duel --option target=1 --dump -".to_owned(),
        format!("championship show {cup} --json"),
        format!("championship export {cup} --csv --out -"),
    ] {
        let said = to_full(&args);
        assert_eq!(said.code, 1, "{args}: {said:?}");
        assert!(said.complaint().contains(full), "{args}: {said:?}");
    }
    for args in [
        "print namaste --out /dev/full".to_owned(),
        "say ha --out /dev/full".to_owned(),
        "exploit dre13ehn --option mode=duel --option target=1 --dump /dev/full".to_owned(),
        format!("championship export {cup} --csv --out /dev/full"),
        format!("championship print {cup} --sheet participants --out /dev/full"),
    ] {
        let said = words(&args);
        assert_eq!(said.code, 1, "{args}: {said:?}");
        assert!(said.complaint().contains(full), "{args}: {said:?}");
    }
    for args in [
        "print namaste --out /proc/a.pdf",
        "say ha --out /proc/a.wav",
        "handbook --out /proc/handbook",
        "play ludix --players bot:easy,bot:easy --out /proc/records",
        "archive export --out /proc/records",
        "championship new /proc/a.wurfcup --name Wien --year 2027",
        "championship simulate --participants 13 --seed 1 --quick --out /proc/a.wurfcup",
    ] {
        let said = words(args);
        assert_eq!(said.code, 1, "{args}: {said:?}");
        assert!(said.complaint().contains("/proc/"), "{args}: {said:?}");
    }
}

#[test]
fn nothing_that_can_be_made_again_is_written_over_a_match_or_a_championship() {
    let folder = tempfile::tempdir().unwrap();
    let cup = cup(folder.path());
    let renamed = folder.path().join("club evening");
    fs::copy(&cup, &renamed).unwrap();
    let played = folder.path().join("ludix-1.wurf");
    fs::copy(golden("ludix-shared.wurf"), &played).unwrap();
    for kept in [Path::new(&cup), &renamed, &played] {
        let before = fs::read(kept).unwrap();
        for args in [
            "print namaste --out FILE".to_owned(),
            "say ha --out FILE".to_owned(),
            "exploit dre13ehn --option mode=duel --option target=1 --dump FILE".to_owned(),
            "practise --export FILE".to_owned(),
            format!("championship export {cup} --html --out FILE"),
            format!("championship print {cup} --sheet participants --out FILE"),
            format!("play ludix --players bot:easy,bot:easy --out {}", folder.path().display()),
        ] {
            let said = with_file(&args, kept);
            assert_eq!(said.code, 1, "{args}: {said:?}");
            assert!(said.complaint().contains("is already there"), "{args}: {said:?}");
        }
        assert!(fs::read(kept).unwrap() == before);
    }
}

#[test]
fn a_championship_that_could_not_be_made_is_not_told_to_stand_safely_anywhere() {
    for (lang, wrong) in [("en", ["before", "still there"]), ("de", ["Bisherige", "noch da"])] {
        let said = words(&format!("championship new /proc/a.wurfcup --name Wien --year 2027 --lang {lang}"));
        assert!(wrong.iter().all(|wrong| !said.complaint().contains(wrong)), "{said:?}");
        let taken = tempfile::NamedTempFile::with_suffix(".wurfcup").unwrap();
        let line = format!("championship simulate --participants 13 --seed 1 --quick --lang {lang} --out FILE");
        let said = with_file(&line, taken.path());
        assert_eq!(said.code, 1);
        assert!(wrong.iter().all(|wrong| !said.complaint().contains(wrong)), "{said:?}");
    }
}

#[test]
fn an_import_into_a_full_disk_is_not_told_to_grade_again() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("reviews.csv");
    fs::write(&table, "event,at,card,grade,ms,said,right\nreview,2026-03-28T18:00:00Z,name:hi,hard,2310,hi,true\n")
        .unwrap();
    for (lang, wrong) in [("en", "rade"), ("de", "Note")] {
        let mut command = binary();
        let args = ["practise", "--lang", lang, "--import", table.to_str().unwrap()];
        let said = heard(command.env("WURFZABEL_HOME", NOWHERE).args(args));
        assert_eq!(said.code, 1, "{said:?}");
        assert!(!said.complaint().contains(wrong), "{said:?}");
        assert!(said.complaint().contains("/proc/trainer.jsonl"), "{said:?}");
    }
}

#[test]
fn an_answer_that_is_a_file_goes_to_the_output_itself_where_it_is_called_so() {
    let folder = tempfile::tempdir().unwrap();
    let cup = cup(folder.path());
    for args in [
        "exploit dre13ehn --option mode=duel --option target=1 --dump -".to_owned(),
        "exploit dre13ehn --option mode=duel --option target=1 --json --dump -".to_owned(),
        "practise --export -".to_owned(),
        "practise --json --export -".to_owned(),
        format!("championship export {cup} --csv --out -"),
    ] {
        let mut command = binary();
        let command = command.current_dir(folder.path()).env("WURFZABEL_HOME", folder.path().join("home"));
        let said = heard(command.args(args.split_whitespace()));
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{args}");
        assert!(!folder.path().join("-").exists(), "{args}");
        if args.contains("exploit") {
            assert!(said.json()["turn"].is_object(), "nothing but the strategy");
        } else {
            assert!(said.out.lines().next().unwrap().contains(','), "{args}: {said:?}");
        }
    }
}

#[test]
fn help_and_man_page_say_which_code_is_given_where_something_cannot_be_written() {
    for (said, wanted) in [
        (words("--help"), "cannot be written"),
        (words("man"), "cannot be written"),
        (words("--help --lang de"), "geschrieben werden"),
        (words("man --lang de"), "geschrieben werden"),
    ] {
        assert!(said.out.split_whitespace().collect::<Vec<_>>().join(" ").contains(wanted), "{}", said.out);
    }
}
