use super::*;
use crate::draw::sheet::inked;
use crate::draw::{Item, Path};

fn card(width: f32, height: f32) -> Card {
    let side = |role: Role| {
        let mut side = Drawing::new(width, height);
        side.fill(Path::rect(0.0, 0.0, width, height), role.into());
        side
    };
    Card { front: side(Role::Text), back: side(Role::Accent) }
}

/// The boxes round the cards of a page.
fn boxes(page: &Drawing) -> Vec<(Point, Point)> {
    let groups = page.items.iter().filter(|item| matches!(item, Item::Group { .. }));
    groups
        .map(|group| inked(&Drawing { items: vec![group.clone()], ..Drawing::default() }).expect("it is drawn"))
        .collect()
}

#[test]
fn a_back_lies_behind_its_front_when_the_page_is_turned_on_its_long_edge() {
    for paper in Paper::ALL {
        for (width, height) in [(63.0, 84.0), (40.0, 30.0), (90.0, 50.0)] {
            for count in [1, 5, 23] {
                let pages = cards(&vec![card(width, height); count], paper, ["turn", "back"]);
                assert_eq!(pages.len() % 2, 0);
                let mut found = 0;
                for sheet in pages.chunks(2) {
                    let (fronts, backs) = (boxes(&sheet[0]), boxes(&sheet[1]));
                    assert_eq!(fronts.len(), backs.len());
                    for ((low, high), (back_low, back_high)) in fronts.iter().zip(&backs) {
                        let page = sheet[0].size;
                        let mirrored = [page.width - back_high.x, back_low.y, page.width - back_low.x, back_high.y];
                        let due = [low.x, low.y, high.x, high.y];
                        let apart = mirrored.iter().zip(due).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
                        assert!(apart < 0.001, "{paper} {width} × {height}: {apart}");
                        let free = [low.x, low.y, page.width - high.x, page.height - high.y];
                        assert!(free.iter().all(|free| *free > MARGIN - 0.001), "{free:?}");
                    }
                    found += fronts.len();
                }
                assert_eq!(found, count);
            }
        }
    }
}

#[test]
fn lines_for_cutting_and_notes_touch_neither_each_other_nor_the_margin() {
    for paper in Paper::ALL {
        let pages = cards(&vec![card(63.0, 84.0); 9], paper, ["turn", "back"]);
        for page in &pages {
            let (low, high) = inked(page).expect("it is drawn");
            let free = [low.x, low.y, page.size.width - high.x, page.size.height - high.y];
            assert!(free.iter().all(|free| *free > MARGIN - 0.3), "{paper}: {free:?}");
        }
        let lines = pages[0].items.iter().filter(|item| matches!(item, Item::Shape { .. })).cloned();
        let lines = Drawing { items: lines.collect(), ..Drawing::default() };
        let (low, _) = inked(&lines).expect("there are lines");
        let top = MARGIN + text::cap_height(Font::Sans, NOTE) + text::descent(Font::Sans, NOTE);
        assert!(low.y > top, "{paper}: {} and {top}", low.y);
    }
}

#[test]
fn no_cards_make_no_pages() {
    assert_eq!(cards(&[], Paper::A4, ["", ""]), Vec::new());
}
