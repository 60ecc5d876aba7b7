//! What every sheet must be: whole, in the right language, and exactly what was played.

use std::collections::BTreeSet;

use rand::RngExt;

use base::draw::lint::outside;
use base::draw::{Affine, Drawing, Font, Item, Point, Role, Text, sheet as paper};
use base::i18n::Lang;

use super::story::{self, PlayedTurn};
use super::*;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::course::Step;
use crate::game::record::Header;
use crate::game::{Event, Face, Game, Match, Score, Turn};
use crate::kvatrutafl::men::MEN;
use crate::kvatrutafl::win::WinKind;
use crate::table::Players;

/// As long as a name may be.
const NAMES: [&str; 2] = ["Wilhelmina Maximiliane von Wurfzabelburg", "Þorgerður"];

/// A match after so many events, or at its end; a side declares what it can.
fn played(options: &str, level: Level, events: usize, seed: u64) -> Match<Kvatrutafl> {
    let [white, black] = NAMES.map(|name| format!("{{\"name\":\"{name}\",\"kind\":\"human\"}}"));
    let header = format!(
        "{{\"wurfzabel\":1,\"game\":\"kvatrutafl\",\"started\":\"2026-11-20T18:03:00Z\",\"options\":{{{options}}},\"players\":[{white},{black}]}}"
    );
    let mut played =
        Match::<Kvatrutafl>::new(Header::read(header.as_bytes()).expect("it is a header")).expect("it is a match");
    let mut rng = Luck::new(seed).thought(0);
    for _ in 0..events {
        let event = match played.state().turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => {
                let faces = throw.dice.iter().map(|die| die.faces[rng.random_range(0..die.faces.len())]);
                Event::Roll(faces.collect::<Vec<Face>>())
            }
            Turn::Seats(seats) => {
                let (state, seat) = (played.state(), seats[0]);
                let declared = state.legal(seat).into_iter().find(|action| action.declare.is_some());
                let action = declared.unwrap_or_else(|| Kvatrutafl::bot(level).choose(state, seat, &mut rng));
                Event::Act { seat, action }
            }
            Turn::Over(_) => break,
        };
        played.take(Step::Event(event));
    }
    played
}

/// Matches with all kinds of ends: some games by chance, some by a player who knows what a home quarter is.
fn matches() -> Vec<Match<Kvatrutafl>> {
    vec![
        played("", Level::Easy, 0, 1),
        played("\"match\":60", Level::Easy, 150, 2),
        played("\"match\":60", Level::Easy, usize::MAX, 3),
        played("\"match\":30,\"after\":\"13\",\"extra\":\"yes\"", Level::Medium, usize::MAX, 4),
        played("\"match\":30,\"after\":\"5\"", Level::Medium, usize::MAX, 5),
    ]
}

fn texts(items: &[Item], to: Affine, all: &mut Vec<(Text, Point)>) {
    for item in items {
        match item {
            Item::Text(text) => all.push((text.clone(), to.map(text.at))),
            Item::Group { by, items, .. } => texts(items, by.then(to), all),
            Item::Shape { .. } | Item::Photo(..) => {}
        }
    }
}

/// Everything that is written on a sheet, and where.
fn written(sheet: &Drawing) -> Vec<(Text, Point)> {
    let mut all = Vec::new();
    texts(&sheet.items, Affine::IDENTITY, &mut all);
    all
}

/// The words of the language's texts, without punctuation.
fn vocabulary(lang: Lang) -> BTreeSet<String> {
    let sources =
        lang.texts().iter().filter(|(file, _)| file.starts_with("kvatrutafl") || matches!(*file, "core" | "print"));
    let ways = WinKind::ALL.iter().flat_map(|way| tokens(way.name()));
    sources.flat_map(|(_, source)| tokens(source)).chain(ways).collect()
}

fn tokens(words: &str) -> Vec<String> {
    let words = words.split(|c: char| !c.is_alphanumeric() && c != '-');
    words.filter(|word| word.chars().any(char::is_alphabetic)).map(str::to_owned).collect()
}

fn is_notation(words: &str) -> bool {
    let place = |name: &str| matches!(name, "bar" | "off") || name.len() == 1;
    let step = |word: &str| word.trim_end_matches('*').split_once('-').is_some_and(|(a, b)| place(a) && place(b));
    place(words) || words.split(' ').all(step)
}

fn assert_said(drawing: &Drawing, vocabulary: &BTreeSet<String>) {
    for words in drawing.words() {
        if NAMES.contains(&words) || is_notation(words) {
            continue;
        }
        for word in tokens(words) {
            let shown = word.ends_with("mm") || vocabulary.contains(&word);
            assert!(shown, "“{word}” in “{words}”");
        }
    }
}

#[test]
fn forms_and_boards_are_whole_and_say_only_what_the_texts_say() {
    for lang in Lang::ALL {
        let vocabulary = vocabulary(lang);
        let mut drawings: Vec<Drawing> = Vec::new();
        for sheet in sheets() {
            drawings.extend(sheet.blank(lang));
            drawings.extend(sheet.papers().iter().flat_map(|paper| sheet.pages(*paper, lang)));
        }
        // two forms, and a board on one page and on two of each of two papers
        assert_eq!(drawings.len(), 2 + 2 * 3);
        for drawing in &drawings {
            assert!(drawing.is_finite());
            assert_eq!(outside(drawing, paper::MARGIN - 0.01, paper::MARGIN - 0.01), None);
            assert_said(drawing, &vocabulary);
        }
    }
}

#[test]
fn both_halves_of_the_large_board_bear_all_letters_and_the_table_of_wins_once() {
    for (sheet, pages) in sheets()[..2].iter().map(|sheet| (sheet.key, sheet.pages(Paper::A4, Lang::De))) {
        let words: Vec<&str> = pages.iter().flat_map(Drawing::words).collect();
        for letter in 'a'..='x' {
            let name = letter.to_string();
            assert_eq!(words.iter().filter(|word| **word == name).count(), 1, "{letter} on {sheet}");
        }
        for way in WinKind::ALL {
            assert_eq!(words.iter().filter(|word| **word == way.name()).count(), 1, "{way:?} on {sheet}");
        }
        for half in &pages {
            let letters =
                half.words().iter().filter(|word| word.len() == 1 && word.chars().all(char::is_alphabetic)).count();
            assert_eq!(letters, 24 / pages.len(), "{sheet}");
        }
    }
}

#[test]
fn the_story_of_a_match_has_every_turn_and_every_point() {
    let mut ways = BTreeSet::new();
    for played in matches() {
        let turns = story::turns(&played);
        let acts = played.events().iter().filter(|event| matches!(event, Event::Act { .. })).count();
        assert_eq!(turns.len(), acts);
        let mut scores = [Score::default(); 2];
        for turn in &turns {
            if let Some(gain) = turn.gain {
                scores[gain.by] = scores[gain.by] + gain.points;
                ways.insert(gain.way.key());
                let whole = if gain.half { gain.way.half_points() } else { gain.way.points() };
                let mar = if gain.mar { Score::whole(2) } else { Score::default() };
                assert_eq!(gain.points, whole + mar, "{gain:?}");
            }
            assert_eq!(turn.scores, scores);
            assert!(turn.position.men.iter().all(|men| men.counts().iter().sum::<u8>() == MEN));
        }
        assert_eq!(played.state().scores(), scores);
        let last = turns.iter().rev().find_map(|turn| turn.gain).filter(|gain| !gain.draw);
        let told = last.map(|gain| (gain.by, gain.way, gain.points));
        let kept = played.state().last_win().map(|win| (win.by, win.way, win.points));
        assert!(told.is_none() || told == kept, "{told:?} {kept:?}");
    }
    assert!(ways.len() > 3, "{ways:?}");
}

#[test]
fn the_score_sheet_lists_every_win_with_both_totals() {
    for played in matches() {
        let wins: Vec<PlayedTurn> = story::turns(&played).into_iter().filter(|turn| turn.gain.is_some()).collect();
        for lang in Lang::ALL {
            let sheets = score::filled(&played, &lang.into());
            let entered: Vec<String> =
                sheets.iter().flat_map(written).filter_map(|(text, _)| pencilled(text)).collect();
            let due: Vec<String> = wins
                .iter()
                .flat_map(|turn| {
                    let gain = turn.gain.expect("it is a win");
                    [score::gain_text(gain, lang), gain.points.to_string()]
                        .into_iter()
                        .chain(turn.scores.map(|s| s.to_string()))
                })
                .collect();
            // beside these stand the numbers of games and the head
            let mut rest = entered.clone();
            for word in &due {
                let at = rest.iter().position(|other| other == word);
                rest.remove(at.unwrap_or_else(|| unreachable!("{word} stands on the sheet: {entered:?}")));
            }
            let games: BTreeSet<u32> = wins.iter().map(|turn| turn.game).collect();
            assert_eq!(rest.len(), games.len() + 4 * sheets.len(), "{rest:?}");
            let date = crate::table::leaf::date(played.header(), lang).expect("it has a day");
            assert!(sheets.iter().all(|sheet| sheet.words().contains(&date.as_str())));
            for sheet in &sheets {
                whole(sheet, lang);
            }
        }
    }
}

fn pencilled(text: Text) -> Option<String> {
    (text.ink.role == Role::Pencil).then_some(text.words)
}

fn whole(sheet: &Drawing, lang: Lang) {
    assert!(sheet.is_finite());
    assert_eq!(outside(sheet, 7.0, 7.0), None);
    assert_said(sheet, &vocabulary(lang));
    for name in NAMES {
        assert!(sheet.words().contains(&name), "{name} is not cut off");
    }
}

#[test]
fn the_record_has_every_turn_in_order_and_a_diagram_on_every_page() {
    for played in matches() {
        let turns = story::turns(&played);
        let due = turns.iter().map(|turn| {
            let steps: Vec<String> = turn.action.steps.all().iter().map(|step| step.text(turn.action.seat)).collect();
            (turn.dice.map(|die| die.to_string()).concat(), steps.join(" "))
        });
        for lang in Lang::ALL {
            let sheets = record::filled(&played, &lang.into());
            let none = tr_pass(lang);
            let mut told = Vec::new();
            for sheet in &sheets {
                whole(sheet, lang);
                let texts = written(sheet);
                // dice are the only two digits in that size, and steps follow them
                let pairs = texts.windows(2).filter(|pair| {
                    let (dice, size) = (&pair[0].0.words, pair[0].0.size);
                    dice.len() == 2 && dice.parse::<u8>().is_ok() && pair[0].0.font == Font::SansBold && size == 3.2
                });
                told.extend(pairs.map(|pair| {
                    let steps = pair[1].0.words.clone();
                    (pair[0].0.words.clone(), if steps == none { String::new() } else { steps })
                }));
                let tables = texts.iter().filter(|(text, _)| text.words == "x").count();
                assert!(tables > 0, "a diagram on every page");
            }
            assert_eq!(told, due.clone().collect::<Vec<_>>());
        }
    }
}

fn tr_pass(lang: Lang) -> String {
    base::tr!(lang, "kvatrutafl-sheet-pass")
}

#[test]
fn lines_of_the_record_never_meet() {
    for played in matches() {
        for sheet in record::filled(&played, &Lang::De.into()) {
            let texts = written(&sheet);
            let lines: Vec<&(Text, Point)> =
                texts.iter().filter(|(text, _)| text.font == Font::SansBold && text.size == 3.2).collect();
            for (index, (_, at)) in lines.iter().enumerate() {
                for (_, other) in &lines[index + 1..] {
                    assert!((at.x - other.x).abs() > 20.0 || (at.y - other.y).abs() > 4.5, "{at:?} {other:?}");
                }
                assert!(at.y < 284.0, "{at:?}");
            }
        }
    }
}

#[test]
fn throws_of_one_side_alone_are_told_as_such() {
    let mut alone = BTreeSet::new();
    for played in matches() {
        let turns = story::turns(&played);
        let words: Vec<String> = record::filled(&played, &Lang::En.into())
            .iter()
            .flat_map(written)
            .map(|(text, _)| text.words)
            .filter(|words| ["The extra roll", "The after-rolls"].contains(&words.as_str()))
            .collect();
        let begun = turns.windows(2).filter(|pair| pair[1].alone.is_some() && pair[0].alone != pair[1].alone);
        assert_eq!(words.len(), begun.count());
        alone.extend(words);
    }
    assert_eq!(alone.len(), 2, "{alone:?}");
}
