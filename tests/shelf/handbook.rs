//! The handbook names what there is: buttons as they are called, commands and their options, endings of files; and it is one
//! handbook on screen, on paper and for browsers.

use std::collections::BTreeSet;

use base::i18n::Lang;
use club::handbook::{html, page};
use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;
use games::table::Block;
use wurfzabel::cli::{self, Completion};

/// All that is said in it.
fn said(lang: Lang) -> Vec<String> {
    page(lang).iter().map(|block| lang.say(block.phrase())).collect()
}

/// The texts of the program in which nothing is filled in.
fn labels(lang: Lang) -> BTreeSet<String> {
    let mut labels = BTreeSet::new();
    for (_, source) in lang.texts().iter().filter(|(file, _)| *file != "handbook") {
        for entry in parser::parse(*source).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            if let [PatternElement::TextElement { value }] = message.value.unwrap().elements.as_slice() {
                labels.insert((*value).to_owned());
            }
        }
    }
    labels
}

#[test]
fn every_button_that_is_named_is_called_so() {
    for (lang, open, close) in [(Lang::De, '„', '“'), (Lang::En, '“', '”')] {
        let (labels, mut count) = (labels(lang), 0);
        for words in said(lang) {
            for named in words.split(open).skip(1) {
                let (named, _) = named.split_once(close).unwrap_or_else(|| panic!("{words}"));
                assert!(labels.contains(named), "{}: nothing is called {named}", lang.code());
                count += 1;
            }
        }
        assert!(count > 30, "{count}");
    }
}

/// What the command line answers.
fn asked(args: &[&str]) -> String {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let outcome = cli::run(args.iter().map(Into::into), &mut out, &mut err);
    assert_eq!(outcome, Completion::Done(0), "{args:?}: {}", String::from_utf8_lossy(&err));
    String::from_utf8(out).unwrap()
}

#[test]
fn every_command_and_option_that_is_named_is_known() {
    let mut named = BTreeSet::new();
    for words in Lang::ALL.into_iter().flat_map(said) {
        for command in words.split("wurfzabel ").skip(1) {
            // Up to the end of what can be typed: the next command, or the words that go on.
            let typed: Vec<&str> = command.split(' ').map(|word| word.trim_end_matches([',', ':', '.'])).collect();
            let name = typed[0];
            if name.starts_with("--") {
                named.insert((String::new(), name.to_owned()));
            } else {
                let whole = if name == "archive" { format!("{name} {}", typed[1]) } else { name.to_owned() };
                named.insert((whole.clone(), "--help".to_owned()));
                let options = typed[1..].iter().filter(|word| word.starts_with("--"));
                named.extend(options.map(|option| (whole.clone(), (*option).to_owned())));
            }
        }
    }
    assert!(named.len() > 12, "{named:?}");
    for (command, option) in named {
        let args: Vec<&str> =
            ["--lang", "en"].into_iter().chain(command.split_whitespace()).chain(["--help"]).collect();
        assert!(asked(&args).contains(&option), "wurfzabel {command} knows no {option}");
    }
}

#[test]
fn every_ending_that_is_named_is_one_of_ours() {
    let known = [".wurf", ".wurfcup", ".log", ".pdf"];
    let mut found = BTreeSet::new();
    for words in Lang::ALL.into_iter().flat_map(said) {
        for word in words.split_whitespace().map(|word| word.trim_end_matches([',', '.', ':', ';'])) {
            if let Some((stem, ending)) = word.rsplit_once('.').filter(|(stem, _)| !stem.contains(['/', '~', '%'])) {
                let is_name = ending.len() > 1 && ending.chars().all(char::is_alphabetic);
                assert!(!is_name || known.contains(&&*format!(".{ending}")), "{stem}.{ending}");
                found.insert(ending.to_owned());
            }
        }
    }
    assert!(known.iter().all(|ending| found.contains(&ending[1..])), "{found:?}");
}

#[test]
fn for_browsers_it_says_the_same_with_its_pictures_beside_it() {
    for lang in Lang::ALL {
        let files = html::files(lang);
        let html = String::from_utf8(files[0].1.clone()).unwrap();
        let plain = html.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        for block in page(lang) {
            let words = lang.say(block.phrase());
            let times = match block {
                // In the contents too, and as what a picture is for whoever does not see it.
                Block::Heading(_) | Block::Picture(..) => 2,
                Block::Text(_) | Block::Point(_) | Block::Game(..) | Block::Ruling(_) => 1,
            };
            assert!(plain.matches(&words).count() >= times, "{words}");
        }
        for (name, file) in &files[1..] {
            assert!(html.contains(&format!("src=\"{name}\"")) && file.starts_with(b"\x89PNG"), "{name}");
        }
        assert_eq!(html.matches("<img ").count(), files.len() - 1);
        assert_eq!(html.matches("<ul>").count(), html.matches("</ul>").count());
    }
}
