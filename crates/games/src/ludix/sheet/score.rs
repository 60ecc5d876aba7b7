//! The score sheet: a column a player, a row a turn. Knows no turn under way. Lengths in mm.

use base::draw::plot::Mark;
use base::draw::{Drawing, Font, Path, Point, Role, Stroke, Text, text};
use base::i18n::{Lang, tr};

use super::story::{self, PlayedTurn};
use crate::game::{Game, Match};
use crate::ludix::numeral::{in_order, proper, written};
use crate::ludix::rules::TARGET;
use crate::ludix::{Ludix, Signs, art};
use crate::table::leaf::{Head, LABEL, Leaf, MARGIN, Who};
use crate::table::{View, marked};

/// As A5 upright.
const WIDTH: f32 = 148.0;
const HEIGHT: f32 = 210.0;
const NAMES_TOP: f32 = 27.5;
const ROWS_TOP: f32 = 43.0;
const ROW_HEIGHT: f32 = 6.6;
const ROWS_A_SHEET: usize = 20;
const LEFT: f32 = MARGIN + 10.0;
const PLAYERS: usize = 6;
const COLUMN_WIDTH: f32 = (WIDTH - MARGIN - LEFT) / 6.0;
const POINTS_WIDTH: f32 = COLUMN_WIDTH * 0.48;

pub fn blank(lang: Lang) -> Drawing {
    page(&Who::default(), &vec![Vec::new(); PLAYERS], 0, lang)
}

pub fn filled(played: &Match<Ludix>, view: &View) -> Vec<Drawing> {
    let who = Who::of(played.header(), &played.state().turn(), view);
    let columns = story::turns(played);
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0).max(1);
    (0..rows).step_by(ROWS_A_SHEET).map(|first| page(&who, &columns, first, view.lang)).collect()
}

/// The sheet whose first row is that turn, counted from 0; a column holds the turns of a seat.
fn page(who: &Who, columns: &[Vec<PlayedTurn>], first: usize, lang: Lang) -> Drawing {
    let (title, name) = (tr!(lang, "ludix-name"), tr!(lang, "ludix-sheet-score"));
    let head = Head { emblem: art::emblem(), title: &title, name: &name };
    let mut leaf = Leaf::new(WIDTH, HEIGHT, head, who.date.as_deref(), lang);
    grid(&mut leaf, first);
    for (seat, turns) in columns.iter().enumerate().take(PLAYERS) {
        let x = LEFT + COLUMN_WIDTH * seat as f32;
        player(&mut leaf, x, who.player(seat));
        for (row, turn) in turns.iter().skip(first).take(ROWS_A_SHEET).enumerate() {
            enter(&mut leaf, x, ROWS_TOP + ROW_HEIGHT * row as f32, *turn);
        }
        foot(&mut leaf, x, turns, who.winners.contains(&seat) && turns.len() <= first + ROWS_A_SHEET);
    }
    reminder(&mut leaf);
    leaf.drawing
}

const LOW: f32 = ROWS_TOP + ROW_HEIGHT * ROWS_A_SHEET as f32;
const FOOT: f32 = 8.2;

fn roman(number: usize) -> String {
    proper(u16::try_from(number).unwrap_or_default())
}

fn grid(leaf: &mut Leaf, first: usize) {
    let lang = leaf.lang;
    let right = WIDTH - MARGIN;
    let (strong, thin) = (Stroke::new(Role::Text.into(), 0.4), Stroke::new(Role::Faint.into(), 0.2));
    for row in 1..ROWS_A_SHEET {
        let fifth = (first + row).is_multiple_of(5);
        let stroke = if fifth { Stroke::new(Role::Text.into(), 0.25) } else { thin };
        leaf.rule(MARGIN, right, ROWS_TOP + ROW_HEIGHT * row as f32, stroke);
    }
    for y in [ROWS_TOP, LOW, LOW + FOOT] {
        leaf.rule(MARGIN, right, y, strong);
    }
    for index in 0..=PLAYERS {
        let x = LEFT + COLUMN_WIDTH * index as f32;
        let stroke = if index == PLAYERS { strong } else { Stroke::new(Role::Text.into(), 0.3) };
        leaf.upright(x, NAMES_TOP, LOW + FOOT, stroke);
        if index < PLAYERS {
            leaf.upright(x + POINTS_WIDTH, ROWS_TOP - 4.6, LOW, thin);
        }
    }
    let (at, label) = (Point::new(MARGIN, ROWS_TOP - 1.6), tr!(lang, "ludix-sheet-turn"));
    leaf.drawing.text(Text::new(at, label, Font::Sans, LABEL, Role::Faint.into()).fitted(LEFT - MARGIN - 1.0));
    for row in 0..ROWS_A_SHEET {
        let number = first + row + 1;
        // On later sheets Roman numerals would be too long.
        let number = if first == 0 { roman(number) } else { number.to_string() };
        let base = ROWS_TOP + ROW_HEIGHT * row as f32 + ROW_HEIGHT - 2.3;
        leaf.ending(LEFT - 1.4, base, &number, Font::Serif, 3.5, Role::Faint);
    }
    let target = roman(TARGET as usize);
    leaf.ending(LEFT - 1.4, LOW + FOOT / 2.0 + 1.3, &target, Font::SerifBold, 3.8, Role::Text);
    for index in 0..PLAYERS {
        let x = LEFT + COLUMN_WIDTH * index as f32;
        let (points, total) = (tr!(lang, "ludix-sheet-points"), tr!(lang, "ludix-sheet-total"));
        for (words, from, to) in [(points, x, x + POINTS_WIDTH), (total, x + POINTS_WIDTH, x + COLUMN_WIDTH)] {
            leaf.column(from + 0.4, to - 0.4, ROWS_TOP - 1.6, &words);
        }
    }
}

fn player(leaf: &mut Leaf, x: f32, (name, mark): (&str, Option<Mark>)) {
    let (font, room, high) = (Font::SerifItalic, COLUMN_WIDTH - 1.6, 10.4);
    let low = NAMES_TOP + 9.4;
    if name.is_empty() {
        leaf.write_on(x + 1.4, x + COLUMN_WIDTH - 1.4, low - 0.6);
        return;
    }
    let fits = |size: f32, mark: Option<Mark>| {
        let room = room - mark.map_or(0.0, |_| marked::room(size));
        let lines = text::wrap(name, font, size, room);
        let whole = lines.iter().all(|line| text::width(line, font, size) <= room);
        (whole && lines.len() as f32 * size <= high).then_some((lines, size, mark))
    };
    let sizes = [5.0, 4.2, 3.6, 3.1, 2.6];
    // Rather whole and unsigned than cut.
    let found = [mark, None].into_iter().find_map(|mark| sizes.into_iter().find_map(|size| fits(size, mark)));
    let (lines, size, mark) = found.unwrap_or_else(|| (vec![name.to_owned()], 2.6, None));
    let wide = mark.map_or(0.0, |_| marked::room(size));
    let middle = x + (COLUMN_WIDTH + wide) / 2.0;
    // A short name stands on the line, a long one uses the whole height.
    let low = if lines.len() == 1 { low - 1.8 } else { low };
    for (index, line) in lines.iter().rev().enumerate() {
        let line = text::shortened(line, font, size, room);
        let base = low - size * index as f32;
        if let Some(mark) = mark.filter(|_| index + 1 == lines.len()) {
            let left = middle - text::width(&line, font, size) / 2.0 - wide;
            marked::before(&mut leaf.drawing, mark, Point::new(left, base), font, size);
        }
        leaf.centred(middle, base, &line, font, size, Role::Pencil);
    }
}

/// What a turn brought, and what there is then: framed from 300 on.
fn enter(leaf: &mut Leaf, x: f32, top: f32, turn: PlayedTurn) {
    let (base, ink) = (top + ROW_HEIGHT - 2.0, Role::Pencil);
    let left = x + POINTS_WIDTH / 2.0;
    match turn.failed {
        Some(signs) => struck(leaf, Point::new(left, top + ROW_HEIGHT / 2.0), signs),
        None => leaf.centred(left, base, turn.points, Font::SerifItalic, 4.8, ink),
    }
    leaf.centred(x + (POINTS_WIDTH + COLUMN_WIDTH) / 2.0, base, turn.total, Font::SerifItalic, 4.8, ink);
    if turn.total >= TARGET {
        let frame =
            Path::rounded(x + POINTS_WIDTH + 0.9, top + 0.8, COLUMN_WIDTH - POINTS_WIDTH - 1.8, ROW_HEIGHT - 1.6, 1.2);
        leaf.drawing.line(frame, Stroke::new(Role::Text.into(), 0.55));
    }
}

fn struck(leaf: &mut Leaf, middle: Point, signs: Signs) {
    let (letters, size) = text::fitted(&written(&in_order(signs)), Font::SerifItalic, 3.3, POINTS_WIDTH - 1.2);
    let half = text::width(&letters, Font::SerifItalic, size) / 2.0 + 0.3;
    leaf.centred(middle.x, middle.y + 1.0, &letters, Font::SerifItalic, size, Role::Pencil);
    leaf.rule(middle.x - half, middle.x + half, middle.y, Stroke::new(Role::Pencil.into(), 0.3));
}

fn foot(leaf: &mut Leaf, x: f32, turns: &[PlayedTurn], wins: bool) {
    let lang = leaf.lang;
    let base = LOW + FOOT / 2.0 + 1.5;
    let label = tr!(lang, "ludix-sheet-in-turn");
    let reached = turns.iter().position(|turn| turn.total >= TARGET).map(|index| (index + 1).to_string());
    leaf.blank(&label, x + 1.2, x + COLUMN_WIDTH - 1.2, base, &reached.unwrap_or_default());
    if wins {
        leaf.crown(x + COLUMN_WIDTH / 2.0 + 6.2, LOW + FOOT + 5.4);
    }
}

fn reminder(leaf: &mut Leaf) {
    let words = tr!(leaf.lang, "ludix-sheet-reminder", target = TARGET);
    let words = Text::new((MARGIN, LOW + FOOT + 10.6), words, Font::Serif, 3.2, Role::Text.into());
    leaf.drawing.lines(&words, WIDTH - 2.0 * MARGIN, 3.9);
}
