#![allow(clippy::unwrap_used)]

use super::*;

const FILE: AppendLog = AppendLog { name: "jotted.jsonl", mark: "jotted", version: 1, kind: &SMALL_LOG };
const HEAD: &str = "{\"wurfzabel\":\"jotted\",\"version\":1}\n";

/// A home with such a file.
fn home(text: &str) -> (tempfile::TempDir, Folders) {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join(FILE.name), text).unwrap();
    let folders = Folders::at(home.path());
    (home, folders)
}

fn add(folders: &Folders, line: &str) -> Result<(), Error> {
    FILE.append(folders, &[serde_json::from_str::<serde_json::Value>(line).unwrap()])
}

#[test]
fn what_a_kill_left_of_a_new_file_hinders_nobody() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders::at(home.path());
    fs::write(home.path().join("jotted.jsonl.new"), "{\"wurfz").unwrap();
    add(&folders, "{\"match\":\"a\"}").unwrap();
    let text = fs::read_to_string(home.path().join(FILE.name)).unwrap();
    assert_eq!(text, HEAD.to_owned() + "{\"match\":\"a\"}\n");
    assert!(!home.path().join("jotted.jsonl.new").exists());
}

/// How many bytes this thread has read from files.
#[cfg(target_os = "linux")]
fn bytes_read() -> u64 {
    let told = fs::read_to_string("/proc/thread-self/io").unwrap();
    told.lines().find_map(|line| line.strip_prefix("rchar: ")).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_line_is_added_without_reading_what_stands_before_it() {
    let line = "{\"match\":\"0123456789abcdef\",\"star\":true}\n";
    for end in ["", "{\"match\":\"a\"}", "{\"match\":\"half", "\n\n"] {
        let (home, folders) = home(&(HEAD.to_owned() + &line.repeat(200_000) + end));
        let before = bytes_read();
        add(&folders, "{\"match\":\"b\"}").unwrap();
        let read = bytes_read() - before;
        assert!(read < 64 * 1024, "{read} bytes were read to add one line behind {end:?}");
        let text = fs::read_to_string(home.path().join(FILE.name)).unwrap();
        assert!(text.starts_with(&(HEAD.to_owned() + &line.repeat(200_000))));
        let ends =
            if end.ends_with('}') { "{\"match\":\"a\"}\n{\"match\":\"b\"}\n" } else { "true}\n{\"match\":\"b\"}\n" };
        assert!(text.ends_with(ends), "{}", &text[text.len() - 60..]);
        let torn = fs::read_to_string(home.path().join("jotted.jsonl.torn")).ok();
        assert_eq!(torn, end.ends_with("half").then(|| "{\"match\":\"half\n".to_owned()));
    }
}

#[test]
fn whatever_a_file_ends_in_the_next_line_stands_by_itself() {
    let long = format!("{{\"note\":\"{}\"}}", "ä".repeat(20_000));
    for (before, whole) in [
        (HEAD.to_owned(), HEAD.to_owned()),
        (HEAD.trim_end().to_owned(), HEAD.to_owned()),
        (format!("\u{feff}{HEAD}\n \n"), format!("\u{feff}{HEAD}")),
        (HEAD.replace('\n', "\r\n") + "{}\r\n", HEAD.replace('\n', "\r\n") + "{}\r\n"),
        (format!("{HEAD}{long}"), format!("{HEAD}{long}\n")),
        (format!("{HEAD}{long}\n{}", &long[..30_001]), format!("{HEAD}{long}\n")),
        (format!("{HEAD}nonsense\n{}", "\n".repeat(10_000)), format!("{HEAD}nonsense\n")),
    ] {
        let (home, folders) = home(&before);
        add(&folders, "{\"a\":1}").unwrap();
        add(&folders, "{\"b\":2}").unwrap();
        let now = fs::read_to_string(home.path().join(FILE.name)).unwrap();
        assert!(now == format!("{whole}{{\"a\":1}}\n{{\"b\":2}}\n"), "{:?}", &now[now.len().saturating_sub(80)..]);
    }
}

#[test]
fn nothing_is_added_to_a_file_that_is_not_ours() {
    for text in
        ["", "\n", "mine\n", "{\"wurfzabel\":\"jotted\",\"version\":2}\n", "{\"wurfzabel\":\"people\",\"version\":1}\n"]
    {
        let (home, folders) = home(text);
        assert!(matches!(add(&folders, "{}"), Err(Error { why: Why::Foreign(..), .. })), "{text}");
        assert_eq!(fs::read_to_string(home.path().join(FILE.name)).unwrap(), text);
    }
}
