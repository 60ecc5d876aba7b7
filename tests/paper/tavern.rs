//! The sheets of the pub games: whole on every paper, and exactly what was played, read back from drawings and documents.

use std::collections::BTreeSet;
use std::process::Command;

use base::draw::sheet::Paper;
use base::draw::{Drawing, Item, Role, Segment};
use base::i18n::Lang;
use club::printing::Order;
use games::game::Turn;
use games::game::options::Values;
use games::game::record::{Entry, Header};
use games::table::Table;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::pdf;
use crate::play::play;

/// The sheets, and a game that has each.
const SHEETS: [(&str, &str); 8] = [
    ("tally", "evening"),
    ("tally", "filzlaus"),
    ("evening", "evening"),
    ("abstreichen", "abstreichen"),
    ("mauseloch", "mauseloch"),
    ("luisle", "luisle"),
    ("house-numbers", "kleine-hausnummer"),
    ("house-numbers", "schikanen"),
];

/// Names, the second as long as a name may be.
const NAMES: [&str; 12] = [
    "Käthe",
    "Wilhelmina Maximiliane von Wurfzabelburg",
    "Bo",
    "Ōtsuka",
    "Zoë",
    "Ada",
    "Emil",
    "Hans-Joachim",
    "Friederike",
    "Jón",
    "Maria",
    "Uhlandstraßenbahnhaltestellenwärterhaus1",
];

fn open(key: &str, options: &str, seats: usize) -> Box<dyn Table> {
    let players: Vec<String> =
        NAMES[..seats].iter().map(|name| format!(r#"{{"name":"{name}","kind":"human"}}"#)).collect();
    let header = format!(
        r#"{{"wurfzabel":1,"game":"{key}","options":{{{options}}},"players":[{}],"started":"2026-11-20T18:03:00Z"}}"#,
        players.join(",")
    );
    games::shelf::find(key).unwrap().open(Header::read(header.as_bytes()).unwrap()).unwrap()
}

/// A match after so many events, or at its end.
fn played(key: &str, options: &str, seats: usize, events: usize, seed: u64) -> Box<dyn Table> {
    let mut table = open(key, options, seats);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    play(table.as_mut(), &mut rng, events);
    table
}

fn document(sheet: &str, filled: Option<&dyn Table>, paper: Paper, per_page: usize, lang: Lang) -> lopdf::Document {
    let options = Values::new();
    let order = Order { sheet, filled, marks: &[], paper, per_page, edge: None, options: &options, lang };
    pdf::read(&order.pdf(1).unwrap().bytes)
}

/// A sheet without its emblem, which is drawn first: strokes may be printed on that.
fn below_emblem(sheet: &Drawing) -> &[Item] {
    assert!(matches!(sheet.items[0], Item::Group { .. }), "a sheet begins with its emblem");
    &sheet.items[1..]
}

/// What is drawn in pencil on these sheets: straight lines, and rings.
fn pencil(sheets: &[Drawing]) -> (usize, usize) {
    fn visit(items: &[Item], found: &mut (usize, usize)) {
        for item in items {
            match item {
                Item::Shape { path, stroke: Some(stroke), .. } if stroke.ink.role == Role::Pencil => {
                    if path.0.iter().any(|segment| matches!(segment, Segment::Curve(..))) {
                        found.1 += 1;
                    } else {
                        found.0 += 1;
                    }
                }
                Item::Group { items, .. } => visit(items, found),
                Item::Shape { .. } | Item::Text(_) | Item::Photo(..) => {}
            }
        }
    }
    let mut found = (0, 0);
    sheets.iter().for_each(|sheet| visit(below_emblem(sheet), &mut found));
    found
}

/// What is written by hand on these sheets, in order.
fn written(sheets: &[Drawing]) -> Vec<String> {
    fn visit(items: &[Item], found: &mut Vec<String>) {
        for item in items {
            match item {
                Item::Text(text) if text.ink.role == Role::Pencil => found.push(text.words.clone()),
                Item::Group { items, .. } => visit(items, found),
                Item::Text(_) | Item::Shape { .. } | Item::Photo(..) => {}
            }
        }
    }
    let mut found = Vec::new();
    sheets.iter().for_each(|sheet| visit(below_emblem(sheet), &mut found));
    found
}

fn scores(table: &dyn Table) -> Vec<u32> {
    table.scores().iter().map(|score| score.to_string().parse().unwrap()).collect()
}

/// Numbers of `state`, such as the steps everybody has done.
fn numbers(table: &dyn Table, key: &str) -> Vec<usize> {
    let list = table.state()[key].as_array().unwrap().clone();
    list.iter().map(|number| usize::try_from(number.as_u64().unwrap()).unwrap()).collect()
}

fn assert_inside(document: &lopdf::Document, paper: Paper, what: &str) {
    for page in pdf::pages(document) {
        let (short, long) = (paper.size().width, paper.size().height);
        let media = document.get_dictionary(page).unwrap().get(b"MediaBox").unwrap().as_array().unwrap();
        let lying = media[2].as_float().unwrap() > media[3].as_float().unwrap();
        let (width, height) = if lying { (long, short) } else { (short, long) };
        let inside = |(x, y): &(f32, f32)| (5.9..width - 5.9).contains(x) && (5.9..height - 5.9).contains(y);
        for text in pdf::shown(document, page) {
            assert!(text.glyphs.iter().all(inside), "{what}: {} on {paper}", text.words);
        }
        let drawn = pdf::corners(document, page);
        assert!(drawn.len() > 20 && drawn.iter().all(inside), "{what} on {paper}");
    }
}

#[test]
fn blank_and_filled_sheets_keep_the_margins_of_every_paper() {
    for (sheet, key) in SHEETS {
        let table = played(key, "", 12, usize::MAX, 3);
        for (lang, paper) in Lang::ALL.into_iter().flat_map(|lang| Paper::ALL.map(|paper| (lang, paper))) {
            for filled in [None, Some(&*table)] {
                assert_inside(&document(sheet, filled, paper, 1, lang), paper, sheet);
            }
        }
        assert_inside(&document(sheet, None, Paper::A4, 2, Lang::De), Paper::A4, sheet);
    }
}

#[test]
fn blank_sheets_bear_nothing_by_hand_and_speak_one_language() {
    for (sheet, key) in SHEETS {
        let sheets = games::shelf::find(key).unwrap().sheets();
        let found = sheets.iter().find(|known| known.key == sheet).unwrap();
        assert!(sheets.iter().all(|sheet| sheet.key != "namaste"));
        for lang in Lang::ALL {
            let blank = found.blank(lang).unwrap();
            assert_eq!((pencil(std::slice::from_ref(&blank)), written(std::slice::from_ref(&blank))), ((0, 0), vec![]));
            // In either language, what is printed is printed in that one.
            let other = found.blank(Lang::ALL.into_iter().find(|other| *other != lang).unwrap()).unwrap();
            assert_ne!(blank.words(), other.words(), "{sheet}");
        }
    }
}

#[test]
fn the_strokes_of_a_whole_evening_are_those_of_the_record() {
    for (seats, seed) in [(2, 1), (4, 2), (12, 3)] {
        for events in [0, 60, usize::MAX] {
            let table = played("evening", "", seats, events, seed);
            let (scores, lang) = (scores(&*table), Lang::De);
            let all = usize::try_from(scores.iter().sum::<u32>()).unwrap();
            let sums: Vec<String> = scores.iter().map(ToString::to_string).collect();
            let tally = table.filled("tally", &lang.into());
            assert_eq!(pencil(&tally), (all, 0), "{seats} {events}");
            let hand = written(&tally);
            let found: Vec<&String> = hand.iter().filter(|words| words.parse::<u32>().is_ok()).collect();
            assert_eq!(found, sums.iter().collect::<Vec<_>>(), "the sums, row by row");
            let evening = table.filled("evening", &lang.into());
            assert_eq!(pencil(&evening).0, all, "{seats} {events}");
            let hand = written(&evening);
            let found: Vec<&String> = hand.iter().filter(|words| words.parse::<u32>().is_ok()).collect();
            assert_eq!(found, sums.iter().collect::<Vec<_>>(), "the sums, column by column");
            let better = |score: &u32| scores.iter().filter(|other| *other < score).count();
            let places: Vec<String> = scores.iter().map(|score| format!("{}.", better(score) + 1)).collect();
            let found =
                hand.iter().filter(|words| words.strip_suffix('.').is_some_and(|nth| nth.parse::<u32>().is_ok()));
            assert_eq!(found.cloned().collect::<Vec<_>>(), places);
        }
    }
}

#[test]
fn every_game_of_the_programme_stands_on_the_evening_sheet_however_long_it_is() {
    let programme = ["pasch", "luisle", "schikanen", "filzlaus", "mauseloch"].repeat(9).join(",");
    let table = played("evening", &format!(r#""program":"{programme}""#), 3, usize::MAX, 4);
    for lang in Lang::ALL {
        let sheets = table.filled("evening", &lang.into());
        assert_eq!(sheets.len(), 3, "45 games at 22 a sheet");
        assert!(sheets.iter().all(|sheet| sheet.words().iter().filter(|word| **word == "Bo").count() == 1));
        let words: Vec<&str> = sheets.iter().flat_map(Drawing::words).collect();
        for game in programme.split(',').collect::<BTreeSet<&str>>() {
            let name = lang.say(&games::shelf::find(game).unwrap().about().name());
            assert_eq!(words.iter().filter(|word| **word == name).count(), 9, "{name}");
        }
        let all = usize::try_from(scores(&*table).iter().sum::<u32>()).unwrap();
        assert_eq!(pencil(&sheets).0, all);
    }
}

#[test]
fn numbers_struck_out_are_those_that_were_thrown() {
    for events in [0, 9, 30, usize::MAX] {
        let table = played("abstreichen", r#""ties":"all""#, 5, events, 6);
        let left: usize =
            table.state()["left"].as_array().unwrap().iter().map(|left| left.as_array().unwrap().len()).sum();
        let strokes = usize::try_from(scores(&*table).iter().sum::<u32>()).unwrap();
        assert_eq!(pencil(&table.filled("abstreichen", &Lang::En.into())), (5 * 6 - left + strokes, 0), "{events}");
    }
    for events in [0, 2, 10, usize::MAX] {
        let table = played("mauseloch", "", 4, events, 7);
        assert_eq!(
            pencil(&table.filled("mauseloch", &Lang::En.into())),
            (numbers(&*table, "struck").len(), 0),
            "{events}"
        );
        let loser = scores(&*table).iter().position(|strokes| *strokes == 1);
        let hand = written(&table.filled("mauseloch", &Lang::En.into()));
        assert_eq!(loser.is_some_and(|seat| hand.iter().any(|words| words == NAMES[seat])), events == usize::MAX);
    }
}

#[test]
fn a_chain_is_circled_on_its_way_up_and_struck_out_on_its_way_down() {
    for events in [0, 20, 60, usize::MAX] {
        let table = played("luisle", r#""ties":"all""#, 4, events, 8);
        let chain = numbers(&*table, "chain");
        let up: usize = chain.iter().map(|done| *done.min(&10)).sum();
        let down: usize = chain.iter().map(|done| done.saturating_sub(10)).sum();
        let strokes = usize::try_from(scores(&*table).iter().sum::<u32>()).unwrap();
        assert_eq!(pencil(&table.filled("luisle", &Lang::De.into())), (down + strokes, up), "{events}");
    }
}

#[test]
fn plates_bear_the_house_numbers_of_everybody() {
    for key in ["grosse-hausnummer", "kleine-hausnummer", "schikanen"] {
        let table = played(key, r#""ties":"all""#, 6, usize::MAX, 9);
        let hand = written(&table.filled("house-numbers", &Lang::De.into()));
        let mut digits: Vec<String> = hand.into_iter().filter(|words| words.parse::<u32>().is_ok()).collect();
        let mut due: Vec<String> = numbers(&*table, "results")
            .iter()
            .flat_map(|number| number.to_string().chars().map(String::from).collect::<Vec<_>>())
            .collect();
        digits.sort();
        due.sort();
        assert_eq!(digits, due, "{key}");
    }
}

#[test]
fn a_playoff_is_a_game_of_its_own_on_paper() {
    let mut found = 0;
    for seed in 0..30 {
        for (key, sheet) in
            [("kleine-hausnummer", "house-numbers"), ("luisle", "luisle"), ("abstreichen", "abstreichen")]
        {
            let table = played(key, r#""games":2"#, 4, usize::MAX, seed);
            let sheets = table.filled(sheet, &Lang::De.into());
            let words: Vec<&str> = sheets.iter().flat_map(Drawing::words).collect();
            let playoffs = words.iter().filter(|word| word.ends_with("Stechen")).count();
            found += playoffs;
            assert!(words.contains(&"Spiel 1") && words.contains(&"Spiel 2"), "{words:?}");
            let strokes = scores(&*table).iter().sum::<u32>();
            assert_eq!(strokes, 2, "whoever loses the playoff, not everybody in it");
            if sheet == "luisle" {
                // Who plays off climbs once more: there are more rings than two games of four have numbers.
                let (_, rings) = pencil(&sheets);
                assert_eq!(rings > 2 * 4 * 10, playoffs > 0, "{rings} rings");
            }
        }
    }
    assert!(found > 3, "{found} playoffs");
}

#[test]
fn a_long_match_takes_as_many_sheets_as_it_needs_and_loses_no_stroke() {
    let table = played("entenschiss", r#""games":99"#, 12, usize::MAX, 10);
    let all = usize::try_from(scores(&*table).iter().sum::<u32>()).unwrap();
    assert!(all > 1000);
    assert_eq!(pencil(&table.filled("tally", &Lang::De.into())), (all, 0));
    // Whoever lifts their own cup again and again has more strokes than a row has room for.
    let mut table = open("filzlaus", "", 2);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while scores(&*table)[0] < 130 {
        let entry = match table.turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => Entry::Roll(vec![throw.dice[0].faces[rng.random_range(0..6)]]),
            Turn::Seats(seats) => {
                let seat = *seats.last().unwrap();
                Entry::Act { seat, notation: table.legal(seat)[0].clone() }
            }
            Turn::Over(_) => unreachable!("the right one never lifts"),
        };
        table.enter(&entry).unwrap();
    }
    let sheets = table.filled("tally", &Lang::De.into());
    assert_eq!((sheets.len(), pencil(&sheets)), (2, (130, 0)));
    let games = played("abstreichen", r#""games":20"#, 6, usize::MAX, 11);
    let sheets = games.filled("abstreichen", &Lang::De.into());
    let words: Vec<&str> = sheets.iter().flat_map(Drawing::words).collect();
    assert!((1..=20).all(|game| words.contains(&format!("Spiel {game}").as_str())), "{words:?}");
}

#[test]
fn whoever_has_won_is_marked_unless_most_have() {
    for seed in 0..6 {
        for (key, sheet, seats) in [("evening", "tally", 4), ("filzlaus", "tally", 6), ("luisle", "luisle", 2)] {
            let table = played(key, "", seats, usize::MAX, seed);
            let Turn::Over(winners) = table.turn() else { panic!("it is over") };
            let due = if 2 * winners.len() > seats { 0 } else { winners.len() };
            let sheets = table.filled(sheet, &Lang::En.into());
            let marks = sheets.iter().flat_map(Drawing::words).filter(|word| *word == "wins").count();
            assert_eq!(marks, due, "{key} {seed}");
        }
    }
}

#[test]
fn twelve_players_with_long_names_stand_on_every_sheet() {
    for (sheet, key) in SHEETS.into_iter().filter(|(sheet, _)| *sheet != "mauseloch") {
        let hand = written(&played(key, "", 12, usize::MAX, 12).filled(sheet, &Lang::De.into()));
        for name in NAMES {
            // A long name may go on in a second line, and be cut there.
            let begins = |words: &&String| {
                let cut = words.trim_end_matches('…');
                cut.chars().count() > 1 && name.starts_with(cut)
            };
            assert!(hand.iter().any(|words| begins(&words)), "{name} on {sheet}: {hand:?}");
        }
    }
}

#[test]
fn the_command_line_prints_the_sheets_blank_and_from_a_match_it_played() {
    let folder = tempfile::tempdir().unwrap();
    let run = |line: &str| {
        let args = line.split_whitespace();
        Command::new(env!("CARGO_BIN_EXE_wurfzabel")).current_dir(folder.path()).args(args).output().unwrap()
    };
    let players = "bot:easy,bot:medium,bot:strong";
    let line = format!("play evening --players {players} --games 1 --seed 5 --out . --option program=pasch,mauseloch");
    let said = run(&line);
    assert!(said.status.success(), "{said:?}");
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let record = files.into_iter().find(|file| file.extension().is_some_and(|end| end == "wurf")).unwrap();
    let record = record.file_name().unwrap().to_str().unwrap();
    for (sheet, _) in SHEETS {
        let said = run(&format!("print {sheet} --lang de --paper a5 --per-page 2 --out blank.pdf"));
        assert!(said.status.success(), "{said:?}");
        let blank = pdf::read(&std::fs::read(folder.path().join("blank.pdf")).unwrap());
        assert_eq!(pdf::pages(&blank).len(), 1, "{sheet}");
        let said = run(&format!("print {sheet} --lang de --record {record} --out filled.pdf"));
        let fits = ["tally", "evening"].contains(&sheet);
        assert_eq!(said.status.success(), fits, "{sheet}: {said:?}");
        if fits {
            let filled = pdf::read(&std::fs::read(folder.path().join("filled.pdf")).unwrap());
            let words = pdf::shown(&filled, pdf::pages(&filled)[0]).into_iter().map(|text| text.words);
            let words: Vec<String> = words.collect();
            assert_eq!(words.iter().any(|word| word == "Mauseloch"), sheet == "evening", "{words:?}");
            assert!(words.iter().any(|word| word == "1"), "somebody has a stroke: {words:?}");
        }
    }
}

#[test]
fn a_document_says_what_the_drawings_say() {
    let table = played("evening", "", 7, usize::MAX, 13);
    for sheet in ["tally", "evening"] {
        for lang in Lang::ALL {
            let document = document(sheet, Some(&*table), Paper::A5, 1, lang);
            let pages = pdf::pages(&document).into_iter();
            let found: Vec<String> =
                pages.flat_map(|page| pdf::shown(&document, page)).map(|text| text.words).collect();
            let drawn = table.filled(sheet, &lang.into());
            assert_eq!(found, drawn.iter().flat_map(Drawing::words).collect::<Vec<_>>(), "{sheet}");
        }
    }
}
