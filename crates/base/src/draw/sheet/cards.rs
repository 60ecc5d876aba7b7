//! Cards with two sides on pages: fronts on one, their backs on the next, each behind its front when the paper is turned
//! on its long edge. Knows no game and no words but those it is given.

use super::super::{Affine, Drawing, Font, Point, Role, Size, Stroke, Text, text};
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

struct Grid {
    page: Size,
    card: Size,
    columns: usize,
    rows: usize,
}

impl Grid {
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

    /// In the middle, so that the page can be turned.
    fn corner(&self) -> Point {
        (self.page.corner() - self.across(self.columns, self.rows)) / 2.0
    }

    fn across(&self, columns: usize, rows: usize) -> Point {
        self.card.corner() * Point::new(columns as f32, rows as f32)
    }

    /// Counted from the left on fronts, from the right on backs.
    fn place(&self, index: usize, is_back: bool) -> Point {
        let (column, row) = (index % self.columns, index / self.columns);
        let column = if is_back { self.columns - 1 - column } else { column };
        self.corner() + self.across(column, row)
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

    fn cuts(&self, page: &mut Drawing) {
        let low = self.corner();
        let high = self.page.corner() - low;
        let mut line = |from: Point, to: Point| {
            page.rule(from, to, Stroke::new(Role::Line.into(), 0.15));
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
mod tests;
