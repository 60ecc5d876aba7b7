//! An evening: games of [`super::ALL`], one after the other, with one tally (`docs/rules/pub-games.md`, "An evening").

use crate::tavern::prelude::*;
use std::sync::LazyLock;

use base::draw::plot::Mark;
use base::draw::{Align, text};

use super::card::{self, Item, Playable, Shared};
use super::sheet::form::{self, STRONG, THIN};
use crate::game::Illegal;
use crate::game::options::entries;
use crate::table::leaf::{LABEL, MARGIN};

const PROGRAM: &str = "program";

static GAMES: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    super::ALL.iter().map(|entry| (entry.card.key, &*entry.card.name().id.into_owned().leak())).collect()
});

static EVERY: LazyLock<String> = LazyLock::new(|| first(super::ALL.len()));

/// What a record means that names no programme, whatever is added: the games of 1.0 (`docs/rules/record.md`, "Promise").
static UNNAMED: LazyLock<String> = LazyLock::new(|| first(19));

/// A first evening: short, of games that are each of another kind.
const SHORT: &str = "pasch,schikanen,kirchenfenster,luisle,studentenpasch";

fn first(games: usize) -> String {
    super::ALL.iter().take(games).map(|entry| entry.card.key).collect::<Vec<_>>().join(",")
}

#[derive(Clone, Debug, PartialEq)]
pub struct Evening;

impl Kind for Evening {
    const CARD: &'static Card = &Card {
        key: "evening",
        emblem,
        guide,
        rules: Rules {
            options: || {
                let list = options::Kind::List(&GAMES);
                let program = Field::new(PROGRAM, "evening-program", "evening-program-about", list, &UNNAMED);
                vec![Field { proposed: Some(SHORT), ..program }]
            },
            shared: Shared::Always,
            covers: false,
            unit: 1.0,
            lines: ("", &[]),
            course: Playable::Evening(programme),
        },
    };
    const SHEET: Option<Own> = Some(SHEET);
}

/// The games of a programme, each with its own defaults.
fn programme(values: &Values) -> Result<Vec<Item>, Illegal> {
    let ties = card::ties(values)?;
    let of = |key: &str| {
        let entry = super::ALL.iter().find(|entry| entry.card.key == key);
        let unknown = || Illegal(phrase!("tavern-program-unknown", key = key.to_owned(), keys = EVERY.clone()));
        entry.ok_or_else(unknown)?.card.items(&Values::new())
    };
    let keys = chosen(values, PROGRAM, Some)?;
    let items = entries(keys).map(of).collect::<Result<Vec<_>, Illegal>>()?;
    Ok(items.into_iter().flatten().map(|item| item.with(ties)).collect())
}

fn guide(page: Page, lang: Lang) -> Page {
    let games = super::ALL.iter().map(|entry| {
        let (name, line) = (entry.card.name(), entry.card.line());
        Block::Game(entry.card.key, phrase!("evening-guide-games-each", name, line))
    });
    page.pictures([("example", short_evening(lang))]).put("evening-guide-games-each", games)
}

fn short_evening(lang: Lang) -> Drawing {
    let names =
        [tr!(lang, "tavern-guide-ada-label"), tr!(lang, "tavern-guide-bo-label"), tr!(lang, "tavern-guide-emil-label")];
    let games = [tr!(lang, "pasch-name"), tr!(lang, "kirchenfenster-name"), tr!(lang, "mauseloch-name")];
    let strokes: [[u32; 3]; 3] = [[0, 1, 0], [1, 1, 0], [0, 1, 0]];
    let sums: Vec<u32> = (0..names.len()).map(|seat| strokes.iter().map(|game| game[seat]).sum()).collect();
    let told = SheetHead { names: names.to_vec(), strokes: sums, winners: vec![2], ..SheetHead::default() };
    let games = Games { names: games.to_vec(), strokes: strokes.map(|game| game.to_vec()).to_vec() };
    let plan = Plan::new([1.0, 46.0, 115.0], 1.0, names.len(), games.names.len());
    let mut leaf = Leaf { drawing: Drawing::new(116.0, plan.bottom() + 1.0), lang };
    plan.draw(&mut leaf, &told, &games, 0..games.names.len());
    leaf.drawing
}

const HUE: Hue = Hue::Slate;

fn emblem() -> Drawing {
    let mut drawing = props::mat(HUE);
    drawing.place(Affine::scale(0.78).shifted(4.2, 4.0), mug(print(HUE, LINE / 0.78)));
    drawing
}

/// A mug under the moon, in a square of 40 mm.
pub fn mug(line: Stroke) -> Drawing {
    let mut drawing = Drawing::new(SIDE, SIDE);
    let moon = Path::data(
        "M32.4 1.6 C29.8 4.6 30.4 9.6 34.2 11.8 C35.4 12.4 36.8 12.8 38.4 12.6 \
         C36.4 15.2 32.8 16.2 29.6 14.6 C25.8 12.8 24.6 8.2 26.8 4.8 C28 2.8 30.2 1.6 32.4 1.6 Z",
    );
    drawing.shape(moon, Role::Tint(Hue::Ochre).into(), line);
    let handle = Path::rounded(24.0, 20.0, 9.0, 13.0, 4.5);
    drawing.line(handle.clone(), Stroke { width: 4.0, ..line });
    drawing.line(handle, Stroke::new(Role::Tint(Hue::Ochre).into(), 2.0));
    drawing.shape(Path::rounded(3.6, 14.0, 22.0, 25.0, 2.4), Role::Tint(Hue::Ochre).into(), line);
    for x in [9.0, 14.6, 20.2] {
        drawing.rule((x, 22.0), (x, 34.4), Stroke { width: 0.8, ..line });
    }
    let foam = [(5.6, 13.4, 4.2), (11.4, 10.8, 4.8), (18.0, 11.4, 4.6), (23.4, 13.8, 3.8)];
    let foam = foam.into_iter().map(|(x, y, radius)| Path::circle(x, y, radius));
    let foam: Vec<Path> = foam.chain([Path::rect(4.4, 13.6, 20.4, 3.0)]).collect();
    joined(&mut drawing, &foam, Role::Bone.into(), line);
    drawing
}

const SHEET: Own = Sheet::form(["evening", "evening-sheet", "evening-sheet-about"], &[1, 2], blank, filled);

const A4_WIDTH: f32 = 210.0;
const A4_HEIGHT: f32 = 297.0;
const NAMES_END: f32 = 80.0;
const UPRIGHT_NAME_HEIGHT: f32 = 33.0;
const LEVEL_NAME_HEIGHT: f32 = 11.0;
const LEVEL_NAME_LEAST_WIDTH: f32 = 22.0;
const MOST_ROW_HEIGHT: f32 = 12.0;
const GAMES_PER_SHEET: usize = 22;
const BLANK_COLUMNS: usize = 12;

struct Games {
    pub names: Vec<String>,
    /// How many strokes everybody got in those begun, by seat.
    pub strokes: Vec<Vec<u32>>,
}

fn blank(lang: Lang) -> Drawing {
    let names = super::ALL.iter().map(|entry| lang.say(&entry.card.name())).collect();
    page(&SheetHead::default(), &Games { names, strokes: Vec::new() }, 0..GAMES_PER_SHEET, lang)
}

/// An evening filled in, on as many sheets as its programme takes, as evenly as it goes.
fn filled(played: &Match<Bout>, view: &View) -> Vec<Drawing> {
    let state = played.state();
    let seats = state.strokes.len();
    let count = |given: &[Seat], seat| given.iter().map(|other| u32::from(*other == seat)).sum();
    // What was given before the match began with a position stands in the sums alone.
    let earlier = std::iter::repeat_n(Vec::new(), state.earlier());
    let since = state.given.iter().map(|given| (0..seats).map(|seat| count(given, seat)).collect());
    let games = Games {
        names: (1..=state.programme()).map(|game| view.lang.say(&state.item(game).card.name())).collect(),
        strokes: earlier.chain(since).collect(),
    };
    let (told, all) = (SheetHead::of(played, view), games.names.len());
    let each = all.div_ceil(all.div_ceil(GAMES_PER_SHEET).max(1)).max(1);
    (0..all).step_by(each).map(|first| page(&told, &games, first..(first + each).min(all), view.lang)).collect()
}

fn page(told: &SheetHead, games: &Games, shown: std::ops::Range<usize>, lang: Lang) -> Drawing {
    let columns = if told.names.is_empty() { BLANK_COLUMNS } else { told.names.len() };
    let mut plan = Plan::new([MARGIN, NAMES_END, A4_WIDTH - MARGIN], form::TOP, columns, shown.len());
    plan.row = ((A4_HEIGHT - MARGIN - plan.top) / props::nth(plan.rows + 2)).min(MOST_ROW_HEIGHT);
    let height = plan.y(plan.rows + 2) + MARGIN;
    let mut leaf = form::leaf((A4_WIDTH, height), emblem(), &tr!(lang, "evening-sheet"), told, lang);
    plan.draw(&mut leaf, told, games, shown);
    leaf.drawing
}

struct Plan {
    begin: f32,
    /// Where the names of games end.
    left: f32,
    /// Where names begin, from above.
    head: f32,
    top: f32,
    pub row: f32,
    rows: usize,
    columns: usize,
    wide: f32,
}

impl Plan {
    pub fn new([begin, left, end]: [f32; 3], head: f32, columns: usize, rows: usize) -> Self {
        let wide = (end - left) / props::nth(columns);
        let names = if wide < LEVEL_NAME_LEAST_WIDTH { UPRIGHT_NAME_HEIGHT } else { LEVEL_NAME_HEIGHT };
        Self { begin, left, head, top: head + names, row: 8.0, rows, columns, wide }
    }

    pub fn bottom(&self) -> f32 {
        self.y(self.rows + 2)
    }

    fn x(&self, column: usize) -> f32 {
        self.left + self.wide * props::nth(column)
    }

    fn y(&self, row: usize) -> f32 {
        self.top + self.row * props::nth(row)
    }

    fn middle(&self, column: usize, row: usize) -> Point {
        Point::new(self.x(column) + self.wide / 2.0, self.y(row) + self.row / 2.0)
    }

    /// The games in that range; after the last of all, what they come to.
    pub fn draw(&self, leaf: &mut Leaf, told: &SheetHead, games: &Games, shown: std::ops::Range<usize>) {
        let last = shown.end >= games.names.len();
        leaf.words(self.begin, self.top - 2.0, tr!(leaf.lang, "tavern-sheet-game"), Font::Sans, LABEL, Role::Faint);
        for (row, game) in shown.enumerate() {
            leaf.ending(self.begin + 5.4, self.base(row, Font::Sans, 3.2), game + 1, Font::Sans, 3.2, Role::Faint);
            self.words(leaf, row, games.names.get(game).map_or("", String::as_str), Font::Serif);
            for (seat, count) in games.strokes.get(game).into_iter().flatten().enumerate() {
                form::strokes(&mut leaf.drawing, *count, self.middle(seat, row), self.wide - 2.4, 5.4);
            }
        }
        for seat in 0..told.names.len() {
            self.name(leaf, seat, told.player(seat));
        }
        if last {
            self.sums(leaf, told);
        }
        self.lines(leaf, self.rows + if last { 2 } else { 0 });
    }

    fn base(&self, row: usize, font: Font, size: f32) -> f32 {
        self.y(row) + self.row / 2.0 + text::cap_height(font, size) / 2.0
    }

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
            leaf.upright(x, self.head, self.y(rows), THIN);
        }
    }

    fn name(&self, leaf: &mut Leaf, column: usize, name: (&str, Option<Mark>)) {
        let middle = self.x(column) + self.wide / 2.0;
        if self.wide < LEVEL_NAME_LEAST_WIDTH {
            let mut upwards = Drawing::default();
            form::name(&mut upwards, name, Point::default(), UPRIGHT_NAME_HEIGHT - 2.4, Align::Left);
            leaf.drawing.place(Affine::turn(-std::f32::consts::FRAC_PI_2).shifted(middle, self.top - 1.6), upwards);
        } else {
            let at = Point::new(middle, self.top - LEVEL_NAME_HEIGHT / 2.0 + 0.4);
            form::name(&mut leaf.drawing, name, at, self.wide - 2.0, Align::Middle);
        }
    }

    fn sums(&self, leaf: &mut Leaf, told: &SheetHead) {
        let (sum, place) = (self.rows, self.rows + 1);
        self.words(leaf, sum, &tr!(leaf.lang, "tavern-sheet-sum"), Font::SerifBold);
        self.words(leaf, place, &tr!(leaf.lang, "evening-sheet-place"), Font::SerifBold);
        for (seat, strokes) in told.strokes.iter().enumerate() {
            let better = told.strokes.iter().filter(|other| *other < strokes).count();
            let nth = tr!(leaf.lang, "evening-sheet-nth", nth = better + 1);
            form::number(&mut leaf.drawing, strokes, self.middle(seat, sum), 5.6);
            form::number(&mut leaf.drawing, &nth, self.middle(seat, place), 5.6);
        }
        for seat in &told.winners {
            form::ring(&mut leaf.drawing, self.middle(*seat, place), 7.6);
        }
    }
}
