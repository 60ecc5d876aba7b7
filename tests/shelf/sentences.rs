//! Every text is written whole: no sentence is filled into another, and what has more than one ends with a full stop.

use base::i18n::Lang;
use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::parser;

/// What is filled in.
const FILLED: char = '\u{fffc}';

/// All that a text can be, whatever is told apart in it.
fn readings(pattern: &Pattern<&str>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Inline(_) } => vec![FILLED.to_string()],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| readings(&variant.value)).collect()
            }
        };
        all = all.iter().flat_map(|begun| parts.iter().map(move |part| format!("{begun}{part}"))).collect();
    }
    all
}

/// What stands before each place where a sentence ends and another begins, and what stands behind. A dot behind a number or
/// two letters shortens a word.
fn ends(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices(['.', '!', '?']).filter_map(|(at, _)| {
        let (before, behind) = (&text[..at], text[at + 1..].trim_start_matches(['”', '“', '’', ')']));
        let word = before.rsplit([' ', '\n', '\u{a0}']).next()?;
        let is_word = word.chars().filter(|letter| letter.is_lowercase()).count() > 2;
        (is_word && behind.starts_with([' ', '\n'])).then(|| (before, behind.trim_start()))
    })
}

/// A point of a list may go on in the next one, and what is named behind a colon is no sentence.
fn is_ended(text: &str) -> bool {
    let text = text.trim_end_matches(['”', '“', '’', '‘', ')', '›']);
    text.ends_with(['.', '!', '?', '…', ':', ';']) || text.strip_suffix(FILLED).is_some_and(|text| text.ends_with(": "))
}

/// What is wrong with a text, if anything is.
fn wrong(id: &str, text: &str) -> Option<&'static str> {
    if ends(text).any(|(_, behind)| behind.starts_with(FILLED) && behind.chars().count() == 1) {
        return Some("a sentence is filled in at its end");
    }
    let begun = text.strip_prefix(FILLED).and_then(|rest| rest.strip_prefix(' '));
    if begun.is_some_and(|rest| rest.starts_with(FILLED) && ends(text).next().is_some()) {
        return Some("a sentence is filled in at its beginning");
    }
    let is_page = ["-guide-", "-strategy-"].iter().any(|page| id.contains(page));
    let is_paragraph = is_page && ["-text", "-ruling", "-picture"].iter().any(|kind| id.ends_with(kind));
    if (is_paragraph || ends(text).next().is_some()) && !is_ended(text) {
        return Some("it has no full stop");
    }
    None
}

fn all_wrong(source: &str) -> Vec<String> {
    let mut all = Vec::new();
    for entry in parser::parse(source).unwrap_or_else(|(resource, _)| resource).body {
        let Entry::Message(message) = entry else { continue };
        let (id, value) = (message.id.name, message.value.unwrap());
        let found = readings(&value).into_iter().find_map(|text| Some((wrong(id, text.trim())?, text)));
        all.extend(found.map(|(what, text)| format!("{id}: {what}: {text}")));
    }
    all
}

#[test]
fn every_text_is_written_whole() {
    let sources = Lang::ALL.iter().flat_map(|lang| lang.texts());
    let all: Vec<String> = sources.flat_map(|(_, source)| all_wrong(source)).collect();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn a_text_that_is_not_whole_is_found() {
    let found = |source| all_wrong(source).len();
    let lost = "a = “{ $call }” loses the round. { $why }\nb = { $said } { $sum } leaves more. So it is.";
    assert_eq!(found(lost), 2);
    assert_eq!(found("a = It is over. You lose\nb-guide-c-text = You lose if you"), 2);
    assert_eq!(found("a = { $n ->\n        [one] You pass. { $why }\n       *[other] You pass.\n    }"), 1);
    assert_eq!(found("a = No. { $number }\nb = { $day }. { $month }\nc = You lose. “So be it.”\nd = a number"), 0);
}
