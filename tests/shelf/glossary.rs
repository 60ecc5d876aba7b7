//! The glossary, `docs/glossary.md`: no text says an idea by a word that is ruled out there.

use std::fs;
use std::path::Path;

use base::i18n::Lang;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;

/// A word that is not said in a language, and in which files.
struct Banned {
    lang: Lang,
    word: String,
    instead: String,
    files: Vec<String>,
    /// Whether it is just in those files that it may be said.
    but_there: bool,
}

impl Banned {
    fn counts_in(&self, lang: Lang, file: &str) -> bool {
        // A game's lessons speak as the game does.
        let lesson = file.strip_prefix("lesson-").unwrap_or(file);
        let named = |name: &String| file.starts_with(name) || lesson.starts_with(name);
        let named = self.files.is_empty() || self.files.iter().any(named);
        self.lang == lang && named != self.but_there
    }

    /// Whether the text says it: as a word of its own, large or small; a `*` lets it go on.
    fn is_said_in(&self, text: &str) -> bool {
        let (text, word) = (text.to_lowercase(), self.word.to_lowercase());
        let stem = word.trim_end_matches('*');
        let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        text.match_indices(stem).any(|(at, _)| {
            let (before, after) = (&text[..at], &text[at + stem.len()..]);
            let goes_on = letter(stem.chars().next_back()) && letter(after.chars().next());
            let began = letter(stem.chars().next()) && letter(before.chars().next_back());
            !began && (!goes_on || word.ends_with('*'))
        })
    }
}

/// What the last two columns of its tables rule out.
fn banned(glossary: &str) -> Vec<Banned> {
    let mut all = Vec::new();
    for row in glossary.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix('|')) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [german, english, place, _note, not_german, not_english] = cells[..] else {
            panic!("a row has six cells: {row}")
        };
        let (but_there, names) = place.strip_prefix("not ").map_or((false, place), |names| (true, names));
        let files: Vec<String> = names.split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect();
        for (lang, instead, words) in [(Lang::De, german, not_german), (Lang::En, english, not_english)] {
            for word in words.split('`').skip(1).step_by(2) {
                let (word, instead) = (word.to_owned(), instead.to_owned());
                all.push(Banned { lang, word, instead, files: files.clone(), but_there });
            }
        }
    }
    all
}

/// The words of a text, `{}` where something is filled in or told apart.
fn words(pattern: &Pattern<&str>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            // What stands between ‹ and › are names of keys, of which what is written on them is shown.
            PatternElement::TextElement { value } => {
                text.push_str(&value.split(['‹', '›']).step_by(2).collect::<Vec<_>>().join("{}"));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => text.push_str("{}"),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    text.push_str("{}");
                    words(&variant.value, text);
                }
                text.push_str("{}");
            }
        }
    }
}

/// Where a text of that language says what it should not: the file, the text's id, and what is said.
fn slips(banned: &[Banned], lang: Lang, file: &str, source: &str) -> Vec<String> {
    let mut slips = Vec::new();
    for entry in parser::parse(source).unwrap_or_else(|(resource, _)| resource).body {
        let Entry::Message(message) = entry else { continue };
        let mut text = String::new();
        words(&message.value.unwrap(), &mut text);
        for banned in banned.iter().filter(|banned| banned.counts_in(lang, file) && banned.is_said_in(&text)) {
            let (id, word, instead) = (message.id.name, &banned.word, &banned.instead);
            slips.push(format!("{}: {id} says “{word}”, not “{instead}”: {text}", lang.code()));
        }
    }
    slips
}

#[test]
fn no_text_says_what_the_glossary_rules_out() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/glossary.md");
    let banned = banned(&fs::read_to_string(path).unwrap());
    assert!(Lang::ALL.iter().all(|lang| banned.iter().any(|banned| banned.lang == *lang)), "the tables are read");
    let texts = Lang::ALL.iter().flat_map(|lang| lang.texts().iter().map(move |(file, source)| (*lang, file, source)));
    let slips: Vec<String> = texts.flat_map(|(lang, file, source)| slips(&banned, lang, file, source)).collect();
    assert!(slips.is_empty(), "{}", slips.join("\n"));
}

#[test]
fn a_word_that_is_ruled_out_is_found_where_it_counts() {
    let banned = banned(
        "| Deutsch | English | where | note | nicht | not |\n|---|---|---|---|---|---|\n\
         | Tipp | hint | | | `Hinweis*`, `{} %` | `tip` |\n| ausspielen | bear off | tables | | `abtragen` | |\n\
         | man | you | not trainer | | `du` | |",
    );
    let found = |lang, file, source| slips(&banned, lang, file, source).len();
    assert_eq!(found(Lang::De, "app", "a = Zwei hinweise\nb = hinterherweisen\nc = { $n } %, { $n }\u{a0}%"), 2);
    assert_eq!(found(Lang::De, "app", "a =\n    { $n ->\n        [one] kein Hinweis\n       *[other] Tipp\n    }"), 1);
    assert_eq!(found(Lang::En, "app", "a = Hinweis, tips, a tip"), 1);
    assert_eq!([found(Lang::De, "tables-board", "a = Abtragen"), found(Lang::De, "app", "a = Abtragen")], [1, 0]);
    assert_eq!(found(Lang::De, "lesson-tables", "a = Abtragen"), 1);
    assert_eq!([found(Lang::De, "trainer", "a = Sag du"), found(Lang::De, "app", "a = Sag du")], [0, 1]);
}
