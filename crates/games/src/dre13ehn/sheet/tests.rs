//! What every sheet must be: whole, in the right language, and exactly what was played.

use std::collections::BTreeSet;

use rand::RngExt;

use base::draw::Drawing;
use base::draw::lint::outside;
use base::draw::sheet::{MARGIN, Paper, lay_out};
use base::draw::{Font, Item, Role, Text};
use base::i18n::Lang;

use super::*;
use crate::dre13ehn::life::Life;
use crate::dre13ehn::name::Name;
use crate::dre13ehn::outcome::Outcome;
use crate::dre13ehn::points;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::course::Step;
use crate::game::record::Header;
use crate::game::{Die, Event};
use crate::table::Players;

const NAMES: [&str; 8] =
    ["Käthe", "Wilhelmina Maximiliane von Wurfzabelburg", "Bo", "Ōtsuka", "Zoë", "Ada", "Emil", "Hans"];

fn header(options: &[(&str, &str)], seats: usize) -> Header {
    let players: Vec<String> =
        NAMES[..seats].iter().map(|name| format!("{{\"name\":\"{name}\",\"kind\":\"human\"}}")).collect();
    let options: Vec<String> = options.iter().map(|(key, value)| format!("\"{key}\":\"{value}\"")).collect();
    let line = format!(
        "{{\"wurfzabel\":1,\"game\":\"dre13ehn\",\"started\":\"2026-11-20T18:03:00Z\",\"options\":{{{}}},\"players\":[{}]}}",
        options.join(","),
        players.join(",")
    );
    Header::read(line.as_bytes()).expect("it is a header")
}

/// The sheets that are forms, not pages of cards.
fn forms() -> impl Iterator<Item = Sheet<Filling<Dre13ehn>>> {
    sheets().into_iter().filter(|sheet| matches!(sheet.kind, Kind::Form { .. }))
}

fn filled(played: &game::Match<Dre13ehn>, sheet: &str, lang: Lang) -> Vec<Drawing> {
    forms().find(|form| form.key == sheet).expect("it is a sheet").filled(played, &lang.into())
}

/// A match after so many events, or at its end.
fn played(header: &Header, events: usize, seed: u64) -> game::Match<Dre13ehn> {
    let mut played = game::Match::<Dre13ehn>::new(header.clone()).expect("it is a match");
    let mut rng = Luck::new(seed).thought(0);
    for _ in 0..events {
        let game = played.state();
        let event = match game.turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => {
                let face =
                    |die: &Die, rng: &mut rand_chacha::ChaCha8Rng| die.faces[rng.random_range(0..die.faces.len())];
                Event::Roll(throw.dice.iter().map(|die| face(die, &mut rng)).collect())
            }
            Turn::Seats(seats) => {
                let (seat, bot) = (seats[0], Dre13ehn::bot(Level::Easy));
                Event::Act { seat, action: bot.choose(&game.seen_by(Some(seat)), seat, &mut rng) }
            }
            Turn::Over(_) => break,
        };
        played.take(Step::Event(event));
    }
    played
}

/// Each mode's options, its players, and the sheet that is made for it.
fn matches() -> Vec<(Header, &'static str)> {
    vec![
        (header(&[], 8), "dre13ehn-wins"),
        (header(&[("target", "30"), ("dice", "earth+earth")], 3), "dre13ehn-wins"),
        (header(&[("mode", "cup"), ("target", "5")], 4), "dre13ehn-wins"),
        (header(&[("mode", "cup"), ("match", "13")], 2), "dre13ehn-tournament"),
        (header(&[("mode", "cup"), ("match", "13"), ("target", "20")], 2), "dre13ehn-tournament"),
        (header(&[("mode", "cup"), ("match", "13"), ("target", "1")], 2), "dre13ehn-tournament"),
        (header(&[("mode", "duel")], 2), "dre13ehn-duel"),
        (header(&[("mode", "duel"), ("target", "99"), ("cup", "yes")], 2), "dre13ehn-duel"),
        (header(&[("mode", "points")], 3), "dre13ehn-points"),
        (header(&[("mode", "points")], 8), "dre13ehn-points"),
        (header(&[("mode", "solo")], 1), "dre13ehn-solo"),
    ]
}

fn texts(items: &[Item], all: &mut Vec<Text>) {
    for item in items {
        match item {
            Item::Text(text) => all.push(text.clone()),
            Item::Group { items, .. } => texts(items, all),
            Item::Shape { .. } | Item::Photo(..) => {}
        }
    }
}

/// Everything that is written on these sheets, in order.
fn written(sheets: &[Drawing]) -> Vec<Text> {
    let mut all = Vec::new();
    sheets.iter().for_each(|sheet| texts(&sheet.items, &mut all));
    all
}

/// The entries in digits, and how many runes are entered.
fn entered(sheets: &[Drawing]) -> (Vec<String>, usize) {
    fn runes(items: &[Item]) -> usize {
        let rune = |item: &Item| match item {
            // a rune is one line in a group of its own
            Item::Group { items, .. } => match items.as_slice() {
                [Item::Shape { fill: None, stroke: Some(stroke), .. }] => usize::from(stroke.ink.role == Role::Pencil),
                items => runes(items),
            },
            Item::Shape { .. } | Item::Text(_) | Item::Photo(..) => 0,
        };
        items.iter().map(rune).sum()
    }
    let digits =
        written(sheets).into_iter().filter(|text| text.font == Font::SansBold && text.ink.role == Role::Pencil);
    (digits.map(|text| text.words).collect(), sheets.iter().map(|sheet| runes(&sheet.items)).sum())
}

/// The words of the language's texts, without punctuation.
fn vocabulary(lang: Lang) -> BTreeSet<String> {
    let sources =
        lang.texts().iter().filter(|(file, _)| file.starts_with("dre13ehn") || matches!(*file, "core" | "print"));
    sources.flat_map(|(_, source)| tokens(source)).collect()
}

fn tokens(words: &str) -> Vec<String> {
    let words = words.split(|c: char| !c.is_alphanumeric() && c != '-');
    words.filter(|word| word.chars().any(char::is_alphabetic)).map(str::to_owned).collect()
}

fn assert_said(drawing: &Drawing, vocabulary: &BTreeSet<String>) {
    let signs: BTreeSet<&str> = Outcome::ALL
        .iter()
        .map(|outcome| outcome.word())
        .chain(Name::all().map(Name::word))
        .chain(Life::ALL.map(Life::name))
        .chain(["A", "N", "G", "H", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"])
        .collect();
    for words in drawing.words() {
        let cut = words.trim_end_matches('…');
        if NAMES.iter().any(|name| *name == words || cut != words && name.starts_with(cut)) {
            continue;
        }
        for word in tokens(words) {
            assert!(signs.contains(word.as_str()) || vocabulary.contains(&word), "“{word}” in “{words}”");
        }
    }
}

#[test]
fn blank_sheets_are_whole_and_say_only_what_the_texts_say() {
    for lang in Lang::ALL {
        let vocabulary = vocabulary(lang);
        for sheet in forms() {
            let drawing = sheet.blank(lang).expect("it is a form");
            assert!(drawing.is_finite(), "{}", sheet.key);
            assert_eq!(outside(&drawing, MARGIN, 0.0), None);
            assert_said(&drawing, &vocabulary);
            assert!(entered(&[drawing]) == (Vec::new(), 0), "{}", sheet.key);
        }
    }
}

#[test]
fn a_filled_sheet_shows_exactly_the_entries_of_the_match() {
    for (header, sheet) in matches() {
        for (events, seed) in [(0, 1), (40, 2), (300, 3), (usize::MAX, 4)] {
            let played = played(&header, events, seed);
            let due: Vec<String> =
                played.state().lists().flatten().flatten().map(|entry| entry.word().to_owned()).collect();
            for lang in Lang::ALL {
                for made in [sheet, "dre13ehn-wins"] {
                    let (digits, runes) = entered(&filled(&played, made, lang));
                    let mut digits = digits;
                    let mut due = due.clone();
                    if made != sheet || made != "dre13ehn-wins" {
                        // columns are filled row by row
                        digits.sort();
                        due.sort();
                    }
                    assert_eq!((&digits, runes), (&due, due.len()), "{made} {:?}", header.options);
                }
            }
        }
    }
}

#[test]
fn a_filled_sheet_is_whole_and_names_everybody_and_the_day() {
    for (header, sheet) in matches() {
        let played = played(&header, usize::MAX, 5);
        for lang in Lang::ALL {
            let vocabulary = vocabulary(lang);
            let sheets = filled(&played, sheet, lang);
            for drawing in &sheets {
                assert!(drawing.is_finite());
                assert_eq!(outside(drawing, MARGIN, 0.0), None);
                assert_said(drawing, &vocabulary);
                assert!(drawing.words().contains(&date(&header, lang).expect("it has a day").as_str()));
            }
            let texts = written(&sheets);
            for player in &header.players {
                let named = |text: &Text| {
                    text.words == player.name
                        || text.words.strip_suffix('…').is_some_and(|cut| player.name.starts_with(cut))
                };
                assert!(texts.iter().any(named), "{} on {sheet}", player.name);
            }
        }
    }
}

#[test]
fn winners_are_marked_and_nobody_else() {
    for (header, sheet) in matches().into_iter().filter(|(_, sheet)| *sheet != "dre13ehn-solo") {
        for events in [60, usize::MAX] {
            let played = played(&header, events, 6);
            let winners = match played.state().turn() {
                Turn::Over(winners) => winners.len(),
                Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => 0,
            };
            let sheets = filled(&played, sheet, Lang::En);
            let said: BTreeSet<usize> =
                sheets.iter().map(|sheet| sheet.words().iter().filter(|word| **word == "wins").count()).collect();
            let marks: usize = match sheet {
                // the head of a tournament stands on each of its sheets
                "dre13ehn-tournament" => said.into_iter().max().unwrap_or(0),
                _ => sheets.iter().flat_map(|sheet| sheet.words()).filter(|word| *word == "wins").count(),
            };
            assert_eq!(marks, winners, "{sheet} {:?}", header.options);
        }
    }
}

#[test]
fn a_sheet_made_for_another_mode_stays_empty_and_the_win_list_takes_every_match() {
    for (header, made) in matches() {
        let played = played(&header, 50, 7);
        for sheet in forms() {
            let fits = sheet.key == made || sheet.key == "dre13ehn-wins";
            assert_eq!(!filled(&played, sheet.key, Lang::De).is_empty(), fits, "{} for {made}", sheet.key);
        }
    }
}

#[test]
fn there_are_as_many_boxes_as_wins_on_as_many_sheets_as_it_takes() {
    let boxes = |sheets: &[Drawing], nth: usize| {
        let number = nth.to_string();
        written(sheets).iter().filter(|text| text.font == Font::Sans && text.words == number).count()
    };
    for target in [1, 8, 13, 14, 40, 99_usize] {
        let words = target.to_string();
        let of = |options: &[(&str, &str)], seats, sheet| {
            let header = header(&[options, &[("target", words.as_str())]].concat(), seats);
            filled(&played(&header, 30, 8), sheet, Lang::En)
        };
        for (sheets, lists) in [
            (of(&[], 8, "dre13ehn-wins"), 8),
            (of(&[("mode", "cup")], 3, "dre13ehn-wins"), 3),
            (of(&[("mode", "duel")], 2, "dre13ehn-duel"), 2),
        ] {
            assert_eq!([boxes(&sheets, target), boxes(&sheets, target + 1)], [lists, 0]);
            assert!(sheets.iter().all(|sheet| sheet.size.height < 400.0));
        }
        let sheets = of(&[("mode", "cup"), ("match", "13")], 2, "dre13ehn-tournament");
        assert!(boxes(&sheets, target) >= 2 && boxes(&sheets, target + 1) == 0);
        assert!(sheets.iter().all(|sheet| sheet.size.height < 211.0));
    }
    let header = header(&[("target", "99")], 8);
    assert_eq!(filled(&played(&header, 9, 9), "dre13ehn-wins", Lang::De).len(), 8);
}

#[test]
fn points_and_totals_stand_beside_the_entries() {
    for (header, sheet) in
        matches().into_iter().filter(|(_, sheet)| ["dre13ehn-points", "dre13ehn-solo"].contains(sheet))
    {
        let played = played(&header, usize::MAX, 10);
        let mut due: Vec<String> = played.state().points().iter().map(ToString::to_string).collect();
        for list in played.state().entries() {
            due.extend(list.iter().zip(1..).map(|(entry, nth)| points::points(nth, *entry).to_string()));
        }
        let number = |text: &Text| text.ink.role == Role::Pencil && text.words.parse::<u32>().is_ok();
        let texts = written(&filled(&played, sheet, Lang::De));
        let mut found: Vec<String> = texts
            .into_iter()
            .filter(|text| text.font == Font::SerifItalic && number(text))
            .map(|text| text.words)
            .collect();
        due.sort();
        found.sort();
        assert_eq!(found, due, "{sheet}");
    }
}

#[test]
fn lost_lives_are_struck_out() {
    let header = header(&[("mode", "duel"), ("target", "99")], 2);
    let mut most = 0;
    for seed in 0..20 {
        let played = played(&header, 300, seed);
        let lost: usize = played.state().lives().iter().map(|left| 4 - usize::from(*left)).sum();
        let sheets = filled(&played, "dre13ehn-duel", Lang::De);
        let strikes = sheets[0].items.iter().filter(|item| match item {
            Item::Shape { stroke, .. } => stroke.is_some_and(|stroke| stroke.ink.role == Role::Pencil),
            Item::Text(_) | Item::Group { .. } | Item::Photo(..) => false,
        });
        assert_eq!(strikes.count(), lost);
        most = most.max(lost);
    }
    assert!(most > 4, "{most}");
}

#[test]
fn on_the_paper_they_are_made_for_sheets_are_hardly_smaller_than_drawn() {
    for sheet in forms() {
        let drawing = sheet.blank(Lang::De).expect("it is a form");
        let upright = drawing.size.width < drawing.size.height;
        let paper = if sheet.key == "dre13ehn-tournament" { Paper::A4 } else { Paper::A5 };
        let page = &lay_out(&[drawing], paper, 1)[0];
        let Some(Item::Group { by, .. }) = page.items.first() else { unreachable!("a page holds its sheet") };
        assert!(by.a > 0.94, "{} {}", sheet.key, by.a);
        assert_eq!(page.size.width < page.size.height, upright);
    }
}
