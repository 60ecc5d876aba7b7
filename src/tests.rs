//! What comments and papers say of the project: the rules that they cite are in `docs/rules/`, the files that they name
//! are there.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

/// How a name begins that is a file's.
const FOLDERS: [&str; 9] =
    ["assets/", "crates/", "docs/", "i18n/", "packaging/", "research/", "scripts/", "src/", "tests/"];

fn at_home(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// All files below a folder whose name ends so.
fn below(folder: &Path, end: &str) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = paths.flat_map(|path| if path.is_dir() { below(&path, end) } else { vec![path] });
    found.filter(|path| path.to_str().unwrap().ends_with(end)).collect()
}

/// The comments of every source and the papers, each as one line.
fn texts() -> impl Iterator<Item = (PathBuf, String)> {
    let comments = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter_map(|line| line.trim_start().strip_prefix("//"));
        let said = lines.map(|line| line.trim_start_matches(['/', '!']).trim()).collect::<Vec<_>>().join(" ");
        (path, said)
    };
    let paper = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text.replace('\n', " "))
    };
    let folders = ["crates", "src", "tests", "research"];
    let code = folders.into_iter().flat_map(|folder| below(&at_home(folder), ".rs"));
    let papers = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"].map(at_home).into_iter();
    code.map(comments).chain(papers.chain(below(&at_home("docs"), ".md")).map(paper))
}

/// The sections that are cited behind a file's name: `, "Points", "Mode"`, `, 15`, `, 18 and 19`.
fn sections(mut rest: &str) -> Vec<&str> {
    let mut cited = Vec::new();
    while let Some(next) = rest.strip_prefix(", ").or_else(|| rest.strip_prefix(" and ")) {
        let end = next.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(next.len());
        let quoted = next.strip_prefix('"').and_then(|quoted| quoted.split_once('"'));
        let (section, behind) = quoted.unwrap_or_else(|| next.split_at(end));
        if section.is_empty() {
            break;
        }
        cited.push(section);
        rest = behind;
    }
    cited
}

/// Whether a heading is that of the section: it begins so, or has that number before its name.
fn is_of(heading: &str, section: &str) -> bool {
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    match is_number(&section) {
        true => heading.split(' ').take_while(|word| *word == "and" || is_number(word)).any(|word| word == section),
        false => heading.starts_with(section),
    }
}

#[test]
fn every_section_of_the_rules_that_is_cited_is_there() {
    let mut cited = 0;
    for (path, text) in texts() {
        for (at, _) in text.match_indices("docs/rules/") {
            let Some((name, rest)) = text[at..].split_once(".md").filter(|(name, _)| !name.contains([' ', '`'])) else {
                continue;
            };
            let rules = fs::read_to_string(at_home(&format!("{name}.md")));
            let rules = rules.unwrap_or_else(|error| panic!("{}: {name}.md: {error}", path.display()));
            for section in sections(rest.trim_start_matches('`')) {
                let mut headings = rules.lines().filter(|line| line.starts_with('#'));
                let found = headings.any(|line| is_of(line.trim_start_matches(['#', ' ']), section));
                assert!(found, "{}: {name}.md has no section {section:?}", path.display());
                cited += 1;
            }
        }
    }
    assert!(cited > 30, "{cited} sections of the rules are cited");
}

/// `crates/base/src/draw/{path,ink}.rs` as the names that are meant.
fn spread(name: &str) -> Vec<String> {
    let Some((head, (among, tail))) = name.split_once('{').and_then(|(head, rest)| Some((head, rest.split_once('}')?)))
    else {
        return vec![name.to_owned()];
    };
    among.split(',').flat_map(|one| spread(&format!("{head}{one}{tail}"))).collect()
}

#[test]
fn every_file_that_is_named_is_there() {
    let mut named = 0;
    for (path, text) in texts() {
        let quoted = text.split('`').skip(1).step_by(2);
        let linked = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        for name in quoted.chain(linked).filter(|name| FOLDERS.iter().any(|folder| name.starts_with(folder))) {
            let name = name.split([' ', '#']).next().unwrap_or_default();
            for meant in spread(name).iter().filter(|name| !name.contains(['*', '<', '…', '$'])) {
                // A module may be named without its ending.
                let found = at_home(meant).exists() || at_home(&format!("{meant}.rs")).exists();
                assert!(found, "{}: there is no {meant}", path.display());
                named += 1;
            }
        }
    }
    assert!(named > 100, "{named} files are named");
}
