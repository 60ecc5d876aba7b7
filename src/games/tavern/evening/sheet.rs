//! The evening sheet: every game of the programme with the strokes it gave, what they come to, and who is where.

use super::super::sheet::form::{self, STRONG, THIN};
use super::{Evening, art};
use crate::draw::{Align, text};
use crate::games::tavern::prelude::*;
use crate::table::leaf::{LABEL, MARGIN};

/// It.
pub const SHEET: Own<Evening> =
    Sheet::form(["evening", "evening-sheet", "evening-sheet-about"], &[1, 2], blank, filled);

/// As A4 upright, mm.
const WIDTH: f32 = 210.0;
/// See [`WIDTH`].
const HEIGHT: f32 = 297.0;
/// Where the names of games end, mm from the left.
const LEFT: f32 = 80.0;
/// How high the names of players are, mm: written upwards where their columns are narrow.
const UPWARDS: f32 = 33.0;
/// How high they are written across.
const ACROSS: f32 = 11.0;
/// How wide a column must be for that, mm.
const WIDE: f32 = 22.0;
/// The highest row, mm.
const ROW: f32 = 12.0;
/// How many games a sheet has room for: all of them once, and some again.
const ROWS: usize = 22;
/// How many players a blank sheet has columns for.
const COLUMNS: usize = 12;

/// What an evening came to, game by game.
pub struct Games {
    /// What each is called.
    pub names: Vec<String>,
    /// How many strokes everybody got in those begun, by seat.
    pub strokes: Vec<Vec<u32>>,
}

/// To be filled in by hand: all games, and room for some again.
pub fn blank(lang: Lang) -> Drawing {
    let names = super::super::ALL.iter().map(|entry| lang.say(&Phrase::new(entry.card.name))).collect();
    page(&Told::default(), &Games { names, strokes: Vec::new() }, 0..ROWS, lang)
}

/// An evening filled in, on as many sheets as its programme takes, as evenly as it goes.
pub fn filled(played: &Match<Bout<Evening>>, lang: Lang) -> Vec<Drawing> {
    let state = played.state();
    let seats = state.strokes().len();
    let count = |given: &[Seat], seat| given.iter().map(|other| u32::from(*other == seat)).sum();
    // What was given before the match began with a position stands in the sums alone.
    let earlier = std::iter::repeat_n(Vec::new(), state.earlier());
    let since = state.given().iter().map(|given| (0..seats).map(|seat| count(given, seat)).collect());
    let games = Games {
        names: (1..=state.programme()).map(|game| lang.say(&Phrase::new(state.item(game).card.name))).collect(),
        strokes: earlier.chain(since).collect(),
    };
    let (told, all) = (Told::of(played, lang), games.names.len());
    let each = all.div_ceil(all.div_ceil(ROWS).max(1)).max(1);
    (0..all).step_by(each).map(|first| page(&told, &games, first..(first + each).min(all), lang)).collect()
}

fn page(told: &Told, games: &Games, shown: std::ops::Range<usize>, lang: Lang) -> Drawing {
    let columns = if told.names.is_empty() { COLUMNS } else { told.names.len() };
    let mut plan = Plan::new([MARGIN, LEFT, WIDTH - MARGIN], form::TOP, columns, shown.len());
    plan.row = ((HEIGHT - MARGIN - plan.top) / props::nth(plan.rows + 2)).min(ROW);
    let height = plan.y(plan.rows + 2) + MARGIN;
    let mut leaf = form::leaf((WIDTH, height), art::emblem(), &tr!(lang, "evening-sheet"), told, lang);
    plan.draw(&mut leaf, told, games, shown);
    leaf.drawing
}

/// Where everything is, mm.
pub struct Plan {
    /// Where the table begins, from the left.
    begin: f32,
    /// Where the names of games end.
    left: f32,
    /// Where names begin, from above.
    head: f32,
    /// Where rows begin.
    top: f32,
    /// How high a row is.
    pub row: f32,
    /// How many rows there are.
    rows: usize,
    /// How many players.
    columns: usize,
    /// How wide a column is.
    wide: f32,
}

impl Plan {
    /// A table between these: where it begins, where the names of games end, where it ends, and its top.
    pub fn new([begin, left, end]: [f32; 3], head: f32, columns: usize, rows: usize) -> Self {
        let wide = (end - left) / props::nth(columns);
        let names = if wide < WIDE { UPWARDS } else { ACROSS };
        Self { begin, left, head, top: head + names, row: 8.0, rows, columns, wide }
    }

    /// How far down it reaches.
    pub fn bottom(&self) -> f32 {
        self.y(self.rows + 2)
    }

    fn x(&self, column: usize) -> f32 {
        self.left + self.wide * props::nth(column)
    }

    fn y(&self, row: usize) -> f32 {
        self.top + self.row * props::nth(row)
    }

    /// The middle of a field.
    fn middle(&self, column: usize, row: usize) -> Point {
        Point::new(self.x(column) + self.wide / 2.0, self.y(row) + self.row / 2.0)
    }

    /// The games in that range; after the last of all, what they come to.
    pub fn draw(&self, leaf: &mut Leaf, told: &Told, games: &Games, shown: std::ops::Range<usize>) {
        let last = shown.end >= games.names.len();
        let label = tr!(leaf.lang, "tavern-sheet-game");
        leaf.words(self.begin, self.top - 2.0, &label, Font::Sans, LABEL, Role::Faint);
        for (row, game) in shown.enumerate() {
            let number = (game + 1).to_string();
            let base = self.base(row, Font::Sans, 3.2);
            leaf.ending(self.begin + 5.4, base, &number, Font::Sans, 3.2, Role::Faint);
            self.words(leaf, row, games.names.get(game).map_or("", String::as_str), Font::Serif);
            for (seat, count) in games.strokes.get(game).into_iter().flatten().enumerate() {
                form::strokes(&mut leaf.drawing, *count, self.middle(seat, row), self.wide - 2.4, 5.4);
            }
        }
        for (seat, name) in told.names.iter().enumerate() {
            self.name(leaf, seat, name);
        }
        if last {
            self.sums(leaf, told);
        }
        self.lines(leaf, self.rows + if last { 2 } else { 0 });
    }

    /// The baseline of words in the middle of a row.
    fn base(&self, row: usize, font: Font, size: f32) -> f32 {
        self.y(row) + self.row / 2.0 + text::cap_height(font, size) / 2.0
    }

    /// What stands at the left of a row.
    fn words(&self, leaf: &mut Leaf, row: usize, words: &str, font: Font) {
        let from = self.begin + 7.6;
        let (words, size) = text::fitted(words, font, 4.4, self.left - from - 1.6);
        leaf.words(from, self.base(row, font, size), &words, font, size, Role::Text);
    }

    fn lines(&self, leaf: &mut Leaf, rows: usize) {
        for row in 0..=rows {
            let stroke = if row == 0 || row == self.rows || row == rows { STRONG } else { THIN };
            leaf.rule(self.begin, self.x(self.columns), self.y(row), stroke);
        }
        for column in 0..self.columns {
            let x = self.x(column);
            rule(&mut leaf.drawing, [x, self.head, x, self.y(rows)], THIN);
        }
    }

    /// A player's name at the head of a column.
    fn name(&self, leaf: &mut Leaf, column: usize, name: &str) {
        let middle = self.x(column) + self.wide / 2.0;
        if self.wide < WIDE {
            let mut upwards = Drawing::default();
            form::name(&mut upwards, name, Point::default(), UPWARDS - 2.4, Align::Left);
            let by = Affine::turn(-std::f32::consts::FRAC_PI_2).then(Affine::shift(middle, self.top - 1.6));
            leaf.drawing.place(by, upwards);
        } else {
            let at = Point::new(middle, self.top - ACROSS / 2.0 + 0.4);
            form::name(&mut leaf.drawing, name, at, self.wide - 2.0, Align::Middle);
        }
    }

    /// The last rows: how many strokes everybody has, and who is where.
    fn sums(&self, leaf: &mut Leaf, told: &Told) {
        let (sum, place) = (self.rows, self.rows + 1);
        self.words(leaf, sum, &tr!(leaf.lang, "tavern-sheet-sum"), Font::SerifBold);
        self.words(leaf, place, &tr!(leaf.lang, "evening-sheet-place"), Font::SerifBold);
        for (seat, strokes) in told.strokes.iter().enumerate() {
            let better = told.strokes.iter().filter(|other| *other < strokes).count();
            let nth = tr!(leaf.lang, "evening-sheet-nth", nth = better + 1);
            form::number(&mut leaf.drawing, &strokes.to_string(), self.middle(seat, sum), 5.6);
            form::number(&mut leaf.drawing, &nth, self.middle(seat, place), 5.6);
        }
        for seat in &told.winners {
            form::ring(&mut leaf.drawing, self.middle(*seat, place), 7.6);
        }
    }
}
