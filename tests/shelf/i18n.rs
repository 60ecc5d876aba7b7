//! The texts: every file reads strictly, both languages say the same things with the same variables, what
//! the program says exists, and nothing lies about unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use base::draw::Font;
use base::draw::text;
use base::i18n::Lang;
use base::phrase::{Arg, Phrase};
use base::tr;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use games::game::options::Values;
use games::lesson::Step;
use games::table::Block;

/// The variables of a text, each with the words by which it is told apart.
type Variables = BTreeMap<String, BTreeSet<String>>;

/// A message: the file it stands in and what it asks for.
#[derive(Debug)]
pub struct Message {
    pub file: String,
    variables: Variables,
}

impl Message {
    /// What both languages and the program agree on.
    pub fn names(&self) -> BTreeSet<&str> {
        self.variables.keys().map(String::as_str).collect()
    }
}

pub fn messages(lang: Lang) -> BTreeMap<String, Message> {
    let mut all = BTreeMap::new();
    for (file, source) in lang.texts() {
        let resource = match parser::parse(*source) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{}/{file}.ftl: {errors:?}", lang.code()),
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let id = message.id.name.to_owned();
                    assert!(message.attributes.is_empty(), "{id}: attributes are never said");
                    let mut variables = Variables::new();
                    let value = message.value.unwrap_or_else(|| panic!("{id} says nothing"));
                    pattern(&value, &mut variables);
                    let earlier = all.insert(id.clone(), Message { file: (*file).to_owned(), variables });
                    assert!(earlier.is_none(), "{id} is there twice in {}", lang.code());
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Term(term) => panic!("{}: terms are not used here", term.id.name),
                Entry::Junk { content } => panic!("{}/{file}.ftl: {content}", lang.code()),
            }
        }
    }
    all
}

fn pattern(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => expression_of(expression, variables),
        }
    }
}

fn expression_of(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => inline_of(inline, variables),
        Expression::Select { selector, variants } => {
            inline_of(selector, variables);
            let of = match selector {
                InlineExpression::FunctionReference { arguments, .. } => &arguments.positional[0],
                other => other,
            };
            let InlineExpression::VariableReference { id } = of else { panic!("only variables are told apart") };
            for variant in variants {
                let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
                variables.entry(id.name.to_owned()).or_default().insert((*name).to_owned());
                pattern(&variant.value, variables);
            }
        }
    }
}

fn inline_of(inline: &InlineExpression<&str>, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.entry(id.name.to_owned()).or_default();
        }
        InlineExpression::Placeable { expression } => expression_of(expression, variables),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, arguments } => {
            assert_eq!(id.name, "ORDINAL", "no other function is known");
            arguments.positional.iter().for_each(|one| inline_of(one, variables));
        }
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            assert!(
                is_idea(id.name),
                "{}: texts are put together by phrases; only an idea is named by reference",
                id.name
            );
        }
    }
}

/// Whether it is the heading of a page of how a game is played well, under which an idea is explained.
fn is_idea(id: &str) -> bool {
    id.split_once("-strategy-").is_some_and(|(_, idea)| !idea.contains('-'))
}

/// The sources of the program with their paths.
fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, all: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, all);
            } else if path.extension().is_some_and(|end| end == "rs") {
                all.push((path.clone(), fs::read_to_string(path).unwrap()));
            }
        }
    }
    let mut all = Vec::new();
    for folder in ["crates/base/src", "crates/games/src", "crates/voice/src", "crates/club/src", "src"] {
        walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut all);
    }
    all
}

/// A piece of Rust, as far as texts are concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Literal(String),
    Sign(char),
}

/// Rust without its comments; raw texts and letters are told from life times.
fn tokens(source: &str) -> Vec<Token> {
    let letters: Vec<char> = source.chars().collect();
    let (mut at, mut tokens) = (0, Vec::new());
    let starts =
        |at: usize, text: &str| text.chars().enumerate().all(|(n, letter)| letters.get(at + n) == Some(&letter));
    while at < letters.len() {
        let letter = letters[at];
        if starts(at, "//") {
            while at < letters.len() && letters[at] != '\n' {
                at += 1;
            }
        } else if starts(at, "/*") {
            while !starts(at, "*/") && at < letters.len() {
                at += 1;
            }
            at += 2;
        } else if starts(at, "r\"") || starts(at, "r#") && letters.get(at + 2).is_some_and(|next| "#\"".contains(*next))
        {
            let hashes = letters[at + 1..].iter().take_while(|letter| **letter == '#').count();
            let end = format!("\"{}", "#".repeat(hashes));
            at += hashes + 2;
            let begins = at;
            while !starts(at, &end) {
                at += 1;
            }
            tokens.push(Token::Literal(letters[begins..at].iter().collect()));
            at += hashes + 1;
        } else if letter == '"' {
            at += 1;
            let mut text = String::new();
            while letters[at] != '"' {
                if letters[at] == '\\' {
                    at += 1;
                }
                text.push(letters[at]);
                at += 1;
            }
            at += 1;
            tokens.push(Token::Literal(text));
        } else if letter == '\'' {
            // A letter ends with its mark; a life time does not.
            if letters.get(at + 1) == Some(&'\\') {
                at += 3;
                while letters[at] != '\'' {
                    at += 1;
                }
                at += 1;
            } else if letters.get(at + 2) == Some(&'\'') {
                at += 3;
            } else {
                at += 1;
            }
        } else if letter.is_alphanumeric() || letter == '_' {
            let begins = at;
            while letters.get(at).is_some_and(|letter| letter.is_alphanumeric() || *letter == '_') {
                at += 1;
            }
            tokens.push(Token::Word(letters[begins..at].iter().collect()));
        } else {
            if !letter.is_whitespace() {
                tokens.push(Token::Sign(letter));
            }
            at += 1;
        }
    }
    tokens
}

/// The arguments of a call of `phrase!` or `tr!`, the bracket being open: the id, if it is a literal, and the
/// names.
fn call(tokens: &[Token]) -> Option<(String, BTreeSet<String>)> {
    let (mut depth, mut id, mut names) = (1, None, BTreeSet::new());
    for (index, token) in tokens.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| &tokens[before]);
        let begins = depth == 1 && (before.is_none() || before == Some(&Token::Sign(',')));
        match token {
            Token::Sign('(' | '[' | '{') => depth += 1,
            Token::Sign(')' | ']' | '}') => depth -= 1,
            Token::Literal(text) if begins && id.is_none() => id = Some(text.clone()),
            Token::Word(name) if begins && matches!(tokens.get(index + 1), Some(Token::Sign('=' | ',' | ')'))) => {
                names.insert(name.clone());
            }
            Token::Literal(_) | Token::Word(_) | Token::Sign(_) => {}
        }
        if depth == 0 {
            break;
        }
    }
    id.map(|id| (id, names))
}

#[test]
fn both_languages_have_the_same_texts_with_the_same_variables() {
    let (german, english) = (messages(Lang::De), messages(Lang::En));
    for id in german.keys().chain(english.keys()) {
        let (german, english) = (german.get(id), english.get(id));
        let told =
            |message: Option<&Message>| message.map(|message| (message.file.clone(), format!("{:?}", message.names())));
        assert_eq!(told(german), told(english), "{id}: file and variables, German and English");
    }
    assert!(german.len() > 100, "{} texts", german.len());
}

#[test]
fn both_languages_have_their_texts_in_the_same_order() {
    // It is that of the blocks of a page.
    for (file, _) in Lang::En.texts() {
        let [german, english] = Lang::ALL.map(|lang| lang.ids(&format!("{file}-")).collect::<Vec<_>>());
        assert_eq!(german, english, "{file}.ftl");
    }
    let known = messages(Lang::En);
    let found: BTreeSet<&str> = Lang::En.texts().iter().flat_map(|(file, _)| Lang::En.ids(file)).collect();
    assert_eq!(found, known.keys().map(String::as_str).collect());
}

#[test]
fn every_id_begins_with_the_name_of_its_file() {
    for lang in Lang::ALL {
        for (id, message) in messages(lang) {
            assert!(id.starts_with(&format!("{}-", message.file)), "{id} in {}.ftl", message.file);
        }
    }
}

#[test]
fn every_id_that_is_used_exists_and_none_is_unused() {
    let known = messages(Lang::En);
    let files: BTreeSet<&str> = known.values().map(|message| message.file.as_str()).collect();
    let mut used = BTreeSet::new();
    for (path, source) in sources() {
        let tokens = tokens(&source);
        for (index, token) in tokens.iter().enumerate() {
            let Token::Literal(text) = token else { continue };
            if known.contains_key(text) {
                used.insert(text.clone());
            }
            let said = match index.checked_sub(4).map(|from| &tokens[from..index]) {
                Some([.., Token::Word(name), Token::Sign('!'), Token::Sign('(')]) => name == "phrase",
                Some([.., Token::Sign(':'), Token::Word(name), Token::Sign('(')]) => {
                    name == "new" && index >= 5 && tokens[index - 5] == Token::Word("Phrase".to_owned())
                }
                Some(_) | None => false,
            };
            assert!(!said || known.contains_key(text), "{path:?}: there is no text {text}");
        }
        for window in 0..tokens.len().saturating_sub(3) {
            let [Token::Word(name), Token::Sign('!'), Token::Sign('(')] = &tokens[window..window + 3] else { continue };
            let mut rest = &tokens[window + 3..];
            match name.as_str() {
                "phrase" => {}
                // The language comes first.
                "tr" => match rest.iter().position(|token| *token == Token::Sign(',')) {
                    Some(comma) => rest = &rest[comma + 1..],
                    None => continue,
                },
                _ => continue,
            }
            let Some((id, names)) = call(rest) else { continue };
            let message = known.get(&id).unwrap_or_else(|| panic!("{path:?}: there is no text {id}"));
            let names: BTreeSet<&str> = names.iter().map(String::as_str).collect();
            assert_eq!(names, message.names(), "{path:?}: what is filled into {id}");
        }
    }
    // Those of a game's name and line, and of a pub game's rules in short, follow from its key.
    let titles = games::shelf::ALL.iter().flat_map(|title| [title.about().name(), title.about().line()]);
    let cards = games::tavern::ALL.iter().flat_map(|entry| entry.card.in_short(&Values::new()));
    let family = [games::tavern::FAMILY.name(), games::tavern::FAMILY.line()];
    for said in titles.chain(cards).chain(family) {
        assert!(known.contains_key(&*said.id), "there is no text {}", said.id);
        used.insert(said.id.into_owned());
    }
    // The null game is in no program.
    used.extend(["null-name", "null-line"].map(str::to_owned));
    // Pages find theirs by how they begin.
    let games = games::shelf::ALL.iter().flat_map(|title| {
        let strategy = title.about().strategy.map(|strategy| strategy(Lang::En));
        title.about().rules(Lang::En).into_iter().chain(strategy.into_iter().flatten())
    });
    let guides = club::championship::guide::rules(Lang::En).into_iter().chain(club::handbook::page(Lang::En));
    for block in games.chain(guides) {
        if let Block::Picture(drawing, caption) = &block {
            assert!(!drawing.items.is_empty(), "nothing is drawn above {}", caption.id);
        }
        let (Block::Heading(said)
        | Block::Text(said)
        | Block::Point(said)
        | Block::Game(_, said)
        | Block::Ruling(said)
        | Block::Picture(_, said)) = block;
        let message = known.get(&*said.id).unwrap_or_else(|| panic!("there is no text {}", said.id));
        let names: BTreeSet<&str> = said.args.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, message.names(), "what is filled into {}", said.id);
        used.insert(said.id.into_owned());
    }
    // So do lessons.
    for lesson in games::lesson::all() {
        let why = |step: &Step| match step {
            Step::Asks(ask) => ask.why.values().cloned().collect(),
            Step::Scene(..) | Step::Says(_) | Step::Happens(..) => Vec::new(),
        };
        let steps = lesson.steps().unwrap_or_else(|wrong| panic!("{}: {wrong}", lesson.key));
        let said = steps.iter().flat_map(|step| step.said().map(|said| said.id.clone()).into_iter().chain(why(step)));
        for id in said.chain([lesson.name().id.into_owned()]) {
            let message = known.get(&id).unwrap_or_else(|| panic!("{}: there is no text {id}", lesson.key));
            assert!(message.names().is_empty(), "{id}: nothing is filled into a lesson");
            used.insert(id);
        }
    }
    let unused: Vec<&String> = known.keys().filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
    assert!(files.contains("core"), "{files:?}");
}

/// Ways to fill in a message: every two of its variables are names, numbers and the words that it knows, in all
/// combinations, while the others are a name.
pub fn fillings(message: &Message) -> Vec<Vec<Arg>> {
    let usual = || Arg::from("Qadira");
    let given = message.variables.values().map(|words| {
        let words = words.iter().cloned().map(Arg::from);
        words.chain([usual(), Arg::from("Žofie")]).chain([0_i64, 1, 2, 7].map(Arg::from)).collect()
    });
    let given: Vec<Vec<Arg>> = given.collect();
    let mut all = vec![vec![usual(); given.len()]];
    for (first, ones) in given.iter().enumerate() {
        for (second, others) in given.iter().enumerate().skip(first) {
            for (one, other) in ones.iter().flat_map(|one| others.iter().map(move |other| (one, other))) {
                let mut filled = vec![usual(); given.len()];
                (filled[second], filled[first]) = (other.clone(), one.clone());
                all.push(filled);
            }
        }
    }
    all
}

#[test]
fn every_text_is_said_whole_and_tells_whatever_is_filled_in() {
    for lang in Lang::ALL {
        for (id, message) in messages(lang) {
            let names: Vec<&'static str> = message.names().into_iter().map(|name| &*name.to_owned().leak()).collect();
            // By each variable and what the others are.
            let mut said: BTreeMap<(usize, String), BTreeSet<String>> = BTreeMap::new();
            for filled in fillings(&message) {
                let args = names.iter().copied().zip(filled.iter().cloned()).collect();
                let text = lang.say(&Phrase { id: id.clone().into(), args });
                // Neither a place that nothing fills, nor the marks that Fluent may put round what fills it.
                let whole = !text.trim().is_empty() && !text.contains(['{', '}', '\u{2068}', '\u{2069}']);
                assert!(whole && text != id, "{id} in {}, {filled:?}: {text}", lang.code());
                for which in 0..names.len() {
                    let mut others = filled.clone();
                    others.remove(which);
                    said.entry((which, format!("{others:?}"))).or_default().insert(text.clone());
                }
            }
            for (which, name) in names.iter().enumerate() {
                let told = said.iter().any(|((of, _), texts)| *of == which && texts.len() > 1);
                assert!(told, "{id} in {}: {name} is filled in for nothing", lang.code());
            }
        }
    }
}

/// Whether a text of a source writes a number with decimals, or a share, by itself.
fn writes_figures(literal: &str) -> bool {
    let fields = literal.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
    // The styles of a page have brackets and points as well.
    let is_name = |name: &str| name.chars().all(|letter| letter.is_alphanumeric() || "_.".contains(letter));
    let mut formats = fields.filter_map(|(field, _)| field.split_once(':')).filter(|(name, _)| is_name(name));
    formats.any(|(_, format)| format.contains('.') && !format.contains([' ', ';']))
        || ["}%", "} %", "}\u{a0}%", "u{a0}%"].iter().any(|share| literal.contains(share))
        || literal.trim() == "%"
}

#[test]
fn numbers_with_decimals_and_shares_are_written_by_the_language_alone() {
    // For programs, not for people; and the language itself.
    let others = ["draw/svg.rs", "i18n/numbers.rs"];
    let mut wrong = Vec::new();
    for (path, source) in sources() {
        let is_test = path.components().any(|part| ["tests", "tests.rs"].iter().any(|name| part.as_os_str() == *name));
        if is_test || others.iter().any(|other| path.ends_with(other)) {
            continue;
        }
        let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for token in tokens(source) {
            if let Token::Literal(text) = token
                && writes_figures(&text)
            {
                wrong.push(format!("{}: {text}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(["{:.1}", "{x:>5.2}", "{percent} %", "{}%", "%"].into_iter().all(writes_figures));
    assert!(!["%H:%M", "{a}: {b}.", "{kind:?}", "{number:>3}"].into_iter().any(writes_figures));
}

#[test]
fn german_and_english_use_their_own_quotation_marks() {
    for (lang, foreign) in [(Lang::De, ['”', '"', '\'']), (Lang::En, ['„', '"', '«'])] {
        for (file, source) in lang.texts() {
            // A blank, or nothing, as Fluent writes it.
            let source = source.replace("{\"\"}", "").replace("{\" \"}", "");
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                assert!(!line.contains(foreign), "{}/{file}.ftl: {line}", lang.code());
            }
        }
    }
}

/// The fonts in which texts are set, on screen and on paper.
const FONTS: [Font; 3] = [Font::Sans, Font::SansBold, Font::Serif];

/// The signs of a text that no bundled font has.
fn missing(text: &str) -> BTreeSet<char> {
    let lacks = |sign: &char| FONTS.iter().any(|font| !text::is_bundled(*sign, *font));
    text.chars().filter(|sign| !sign.is_control()).collect::<BTreeSet<_>>().into_iter().filter(lacks).collect()
}

#[test]
fn every_sign_that_is_said_is_in_the_bundled_fonts() {
    assert_eq!(missing("a●ǫ√漢\n"), BTreeSet::from(['●', '漢']));
    for lang in Lang::ALL {
        for (file, source) in lang.texts() {
            assert_eq!(missing(source), BTreeSet::new(), "{}/{file}.ftl", lang.code());
        }
    }
    for (path, source) in sources() {
        // Tests may say what they like.
        let (code, _) = source.split_once("#[cfg(test)]").unwrap_or((&source, ""));
        if path.ends_with("tests.rs") {
            continue;
        }
        for token in tokens(code) {
            if let Token::Literal(text) = token {
                assert_eq!(missing(&text), BTreeSet::new(), "{}: {text}", path.display());
            }
        }
    }
}

#[test]
fn the_reader_of_sources_sees_what_is_said() {
    let source = r##"// phrase!("x-comment")
        fn f<'a>(c: char) { if c == '"' || c == '\'' { tr!(lang, "x-one", name = g(1, "a,b"), n = 2, m) } else { phrase!("x-two") } }
        const R: &str = r#"phrase!("x-raw")"#;"##;
    let tokens = tokens(source);
    let literals: Vec<&str> = tokens
        .iter()
        .filter_map(|token| match token {
            Token::Literal(text) => Some(text.as_str()),
            Token::Word(_) | Token::Sign(_) => None,
        })
        .collect();
    assert_eq!(literals, ["x-one", "a,b", "x-two", "phrase!(\"x-raw\")"]);
    let one = tokens.iter().position(|token| *token == Token::Literal("x-one".to_owned())).unwrap();
    let (id, names) = call(&tokens[one..]).unwrap();
    assert_eq!(
        (id.as_str(), names.into_iter().collect::<Vec<_>>()),
        ("x-one", ["m", "n", "name"].map(str::to_owned).to_vec())
    );
}

#[test]
fn german_has_no_word_that_can_be_heard_as_an_address() {
    for (file, source) in Lang::De.texts() {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let mut words = line.split(|letter: char| !letter.is_alphabetic());
            assert!(!words.any(|word| ["Sie", "Ihnen"].contains(&word)), "{file}: {line}");
        }
    }
}

#[test]
fn places_are_counted_as_english_does() {
    let place = |place: usize| tr!(Lang::En, "championship-sheet-place", place);
    for (number, said) in [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (21, "21st"),
        (22, "22nd"),
        (33, "33rd"),
        (100, "100th"),
        (101, "101st"),
        (111, "111th"),
        (112, "112th"),
        (113, "113th"),
    ] {
        assert_eq!(place(number), format!("{said} place"));
    }
    assert_eq!(tr!(Lang::De, "championship-sheet-place", place = 21), "21. Platz");
}

#[test]
fn what_is_said_of_files_is_one_line() {
    for lang in Lang::ALL {
        for (id, message) in messages(lang).into_iter().filter(|(id, _)| id.starts_with("store-")) {
            let names: Vec<&'static str> = message.names().into_iter().map(|name| &*name.to_owned().leak()).collect();
            for filled in fillings(&message) {
                let text =
                    lang.say(&Phrase { id: id.clone().into(), args: names.iter().copied().zip(filled).collect() });
                assert!(!text.contains('\n'), "{id} in {}: {text}", lang.code());
            }
        }
    }
}
