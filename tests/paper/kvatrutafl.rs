//! Kvátrutafl's sheets, read back from the PDF: the words of both languages, and two halves of a board that meet.

use std::collections::BTreeSet;

use base::draw::sheet::{MARGIN, Paper};
use base::i18n::Lang;
use club::printing::Order;
use games::game::options::Values;
use games::game::record::Header;
use games::table::Table;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::pdf;
use crate::play::play;

/// A name as long as a name may be.
const LONG: &str = "Wilhelmina Maximiliane von Wurfzabelburg";

/// How wide the strip is onto which the other half is glued, mm.
const TAB: f32 = 10.0;

fn document(sheet: &str, filled: Option<&dyn Table>, paper: Paper, lang: Lang) -> lopdf::Document {
    let options = Values::new();
    let order = Order { sheet, filled, marks: &[], paper, per_page: 1, edge: None, options: &options, lang };
    pdf::read(&order.pdf(1).unwrap().bytes)
}

fn words(document: &lopdf::Document) -> Vec<String> {
    let pages = pdf::pages(document).into_iter();
    pages.flat_map(|page| pdf::shown(document, page)).map(|text| text.words).collect()
}

/// A match of several games, played at random to its end.
fn played() -> Box<dyn Table> {
    let header = format!(
        r#"{{"wurfzabel":1,"game":"kvatrutafl","options":{{"match":50}},"players":[{{"name":"Káta","kind":"human"}},{{"name":"{LONG}","kind":"human"}}],"started":"2026-11-20T18:03:00Z"}}"#
    );
    let header = Header::read(header.as_bytes()).unwrap();
    let mut table = games::shelf::find("kvatrutafl").unwrap().open(header).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    play(table.as_mut(), &mut rng, usize::MAX);
    table
}

#[test]
fn the_halves_of_the_large_board_meet_to_a_fifth_of_a_millimetre() {
    for paper in [Paper::A4, Paper::Letter] {
        let document = document("kvatrutafl-board-a3", None, paper, Lang::De);
        let [left, right] = pdf::pages(&document)[..] else { unreachable!("it has two pages") };
        let half = paper.size().width - 2.0 * MARGIN - TAB;
        // where the halves meet: at the end of the left one, before the strip, and at the beginning of the right one
        let seams = [MARGIN + half, MARGIN + TAB];
        let corners = [left, right].map(|page| pdf::corners(&document, page));
        let at_seam = [0, 1].map(|index| {
            let on = corners[index].iter().filter(|(x, _)| (x - seams[index]).abs() < 0.1);
            on.map(|(_, y)| *y).collect::<Vec<f32>>()
        });
        let meets = |y: f32, others: &[f32]| others.iter().any(|other| (other - y).abs() < 0.2);
        let shared: Vec<f32> = at_seam[0].iter().copied().filter(|y| meets(*y, &at_seam[1])).collect();
        let lone: Vec<f32> = at_seam[0].iter().copied().filter(|y| !meets(*y, &at_seam[1])).collect();
        let levels: BTreeSet<i32> = shared.iter().map(|y| (y * 10.0).round() as i32).collect();
        // both sides of the frame above and below, and the two marks
        assert!(levels.len() >= 8, "{levels:?}");
        assert!(lone.is_empty(), "what ends at the seam goes on behind it: {lone:?}");
        // beside the bar, lines and tips lie on the same heights on both pages
        let heights = [0, 1].map(|index| {
            let inner = corners[index].iter().filter(|(x, _)| (x - seams[index]).abs() > half / 8.0);
            inner.map(|(_, y)| (y * 5.0).round() as i32).collect::<BTreeSet<i32>>()
        });
        assert_eq!(heights[0], heights[1], "on {paper}");
        // and each half is as wide as the other
        let outer = corners[0].iter().map(|(x, _)| seams[0] - x).fold(0.0, f32::max);
        let other = corners[1].iter().map(|(x, _)| x - seams[1]).fold(0.0, f32::max);
        assert!((outer - half).abs() < 0.2 && (other - half).abs() < 0.2, "{outer} {other} {half}");
    }
}

#[test]
fn boards_say_in_both_languages_where_men_begin_and_which_paper_they_are_made_for() {
    for (lang, home, cut) in
        [(Lang::De, "Weiß: Heimbord", "hier abschneiden"), (Lang::En, "White: home board", "cut here")]
    {
        for paper in [Paper::A4, Paper::Letter] {
            let one = words(&document("kvatrutafl-board", None, paper, lang));
            assert!(one.iter().any(|word| word == home) && one.iter().any(|word| word == "Stutti munkur"), "{one:?}");
            let two = words(&document("kvatrutafl-board-a3", None, paper, lang));
            assert!(two.iter().any(|word| word == home) && two.iter().any(|word| word == cut), "{two:?}");
        }
    }
    let options = Values::new();
    let small = Order {
        sheet: "kvatrutafl-board",
        filled: None,
        marks: &[],
        paper: Paper::A5,
        per_page: 1,
        edge: None,
        options: &options,
        lang: Lang::En,
    };
    assert!(small.pages().is_empty());
}

#[test]
fn a_match_of_several_games_reads_back_from_its_documents_on_every_paper() {
    let table = played();
    let games = table.state()["game"].as_u64().unwrap();
    assert!(games > 2);
    let scores: Vec<String> = table.scores().iter().map(ToString::to_string).collect();
    for (lang, paper) in [(Lang::De, Paper::A4), (Lang::En, Paper::A5), (Lang::De, Paper::Letter)] {
        for sheet in ["kvatrutafl-match", "kvatrutafl-record"] {
            let document = document(sheet, Some(&*table), paper, lang);
            let found = words(&document);
            let has = |words: &str| found.iter().any(|word| word == words);
            assert!(has(LONG) && has("Káta"), "{sheet}: names are whole");
            let drawn = table.filled(sheet, &lang.into());
            let due: Vec<&str> = drawn.iter().flat_map(|page| page.words()).collect();
            assert_eq!(found, due, "{sheet}");
            if sheet == "kvatrutafl-match" {
                assert!(scores.iter().all(|score| has(score)) && has(&games.to_string()), "{found:?}");
            } else {
                let heading = if lang == Lang::De { "Spiel" } else { "Game" };
                assert!((1..=games).all(|game| has(&format!("{heading} {game}"))), "{found:?}");
            }
            for page in pdf::pages(&document) {
                let size = paper.size();
                for text in pdf::shown(&document, page) {
                    let inside = |(x, y): &(f32, f32)| {
                        (6.0..size.width - 6.0).contains(x) && (6.0..size.height - 6.0).contains(y)
                    };
                    assert!(text.glyphs.iter().all(inside), "{} on {paper}", text.words);
                }
            }
        }
    }
}
