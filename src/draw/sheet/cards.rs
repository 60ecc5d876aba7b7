//! Cards with two sides on pages: fronts on one, their backs on the next, each behind its front when the paper is turned
//! on its long edge. Knows no game and no words but those it is given.

use super::super::{Affine, Drawing, Font, Path, Point, Role, Size, Stroke, Text, text};
use super::{MARGIN, Paper};

/// A card as two pictures of the same size.
#[derive(Clone, Debug, PartialEq)]
pub struct Card {
    /// What lies on top when its page is printed first.
    pub front: Drawing,
    /// What is behind it.
    pub back: Drawing,
}

/// How far the lines for cutting reach over the cards, mm, and how far from them they begin to.
const OVER: f32 = 3.0;
/// The size of the notes, mm.
const NOTE: f32 = 2.6;

/// Where the cards of a page lie.
struct Grid {
    page: Size,
    card: Size,
    columns: usize,
    rows: usize,
}

impl Grid {
    /// As many cards of that size as a page of the paper holds, upright.
    fn of(card: Size, paper: Paper) -> Self {
        let page = paper.size();
        // above and below there is a note or as much white
        let room = |page: f32, card: f32, free: f32| (((page - 2.0 * free) / card.max(1.0)) as usize).max(1);
        let columns = room(page.width, card.width, MARGIN);
        let rows = room(page.height, card.height, MARGIN + NOTE + OVER);
        Self { page, card, columns, rows }
    }

    fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// The upper left corner of all cards; they lie in the middle, so that the page can be turned.
    fn corner(&self) -> Point {
        let free = |page: f32, card: f32, count: usize| (page - card * count as f32) / 2.0;
        Point::new(
            free(self.page.width, self.card.width, self.columns),
            free(self.page.height, self.card.height, self.rows),
        )
    }

    /// The upper left corner of a card: counted from the left on fronts, from the right on backs.
    fn place(&self, index: usize, is_back: bool) -> Point {
        let (column, row) = (index % self.columns, index / self.columns);
        let column = if is_back { self.columns - 1 - column } else { column };
        let Point { x, y } = self.corner();
        Point::new(x + self.card.width * column as f32, y + self.card.height * row as f32)
    }

    fn page<'a>(&self, sides: impl Iterator<Item = &'a Drawing>, is_back: bool, note: &str) -> Drawing {
        let mut page = Drawing::new(self.page.width, self.page.height);
        for (index, side) in sides.enumerate() {
            let Point { x, y } = self.place(index, is_back);
            page.place(Affine::shift(x, y), side.clone());
        }
        let at = Point::new(self.page.width / 2.0, MARGIN + text::cap_height(Font::Sans, NOTE));
        page.text(Text::new(at, note, Font::Sans, NOTE, Role::Faint.into()).centred());
        page
    }

    /// Lines along which all cards are cut, from edge to edge and a little further.
    fn cuts(&self, page: &mut Drawing) {
        let low = self.corner();
        let high = Point::new(self.page.width - low.x, self.page.height - low.y);
        let mut line = |from: Point, to: Point| {
            page.line(Path::open(&[from, to]), Stroke::new(Role::Line.into(), 0.15));
        };
        for column in 0..=self.columns {
            let x = low.x + self.card.width * column as f32;
            line(Point::new(x, low.y - OVER), Point::new(x, high.y + OVER));
        }
        for row in 0..=self.rows {
            let y = low.y + self.card.height * row as f32;
            line(Point::new(low.x - OVER, y), Point::new(high.x + OVER, y));
        }
    }
}

/// Cards of the first one's size on as many pages as they need, a page of fronts and a page of their backs by turns, with
/// a note above each. Fronts have lines for cutting; backs have none, since no printer meets them exactly.
#[must_use]
pub fn cards(cards: &[Card], paper: Paper, notes: [&str; 2]) -> Vec<Drawing> {
    let Some(first) = cards.first() else { return Vec::new() };
    let grid = Grid::of(first.front.size, paper);
    let sheets = cards.chunks(grid.count()).map(|cards| {
        let mut fronts = grid.page(cards.iter().map(|card| &card.front), false, notes[0]);
        grid.cuts(&mut fronts);
        [fronts, grid.page(cards.iter().map(|card| &card.back), true, notes[1])]
    });
    sheets.flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::Item;
    use crate::draw::sheet::inked;

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
}
