//! The tournament sheet: up to thirteen games, two lists side by side, who has won which between them.

use base::draw::plot::Mark;
use base::draw::{Drawing, Font, Path, Point, Role, Stroke, text};
use base::i18n::{Lang, tr};

use super::leaf::{Boxes, Leaf, MARGIN, TALL, TOP, headed, hexagon};
use super::{List, Match};
use crate::dre13ehn::options::{GAMES, WINS};

// Lengths in mm; A4 on its side.
const WIDTH: f32 = 297.0;
const HEIGHT: f32 = 210.0;
const BOXES: Boxes = Boxes { across: 13, step: 10.1, width: 9.8, down: 12.1 };
const FIRST_ROW_Y: f32 = TOP + 12.0;
const MOST_ROWS: usize = 13;
/// How far from the middle the lists begin, mm.
const MIDDLE: f32 = 8.2;
const MOST_GAMES: usize = 13;

pub fn blank(lang: Lang) -> Drawing {
    let games: Vec<Vec<List>> = vec![vec![List::default(); 2]; MOST_GAMES];
    let head = Head { names: [String::new(), String::new()], marks: [None; 2], score: None, winner: None, date: None };
    page(&head, &games, 1, WINS as usize, lang)
}

pub fn filled(played: &Match<'_>, lang: Lang) -> Vec<Drawing> {
    let target = played.target();
    let mut games = played.games();
    // where more than one sheet is needed, what was not played is left out
    let each = (MOST_ROWS / target.div_ceil(BOXES.across)).max(1);
    if each >= MOST_GAMES {
        games.resize(MOST_GAMES, vec![List::default(); 2]);
    }
    let score = played.game.games();
    let head = Head {
        names: [played.name(0), played.name(1)],
        marks: [played.mark(0), played.mark(1)],
        score: played.begun().then(|| [score[0], score[1]]),
        winner: played.winners.first().copied(),
        date: played.date.clone(),
    };
    let sheets = games.chunks(each).zip((1_usize..).step_by(each));
    sheets.map(|(games, first)| page(&head, games, first, target, lang)).collect()
}

struct Head {
    names: [String; 2],
    marks: [Option<Mark>; 2],
    score: Option<[u32; 2]>,
    winner: Option<usize>,
    date: Option<String>,
}

fn page(head: &Head, games: &[Vec<List>], first: usize, target: usize, lang: Lang) -> Drawing {
    let rows = target.div_ceil(BOXES.across);
    let height = HEIGHT.min(FIRST_ROW_Y + BOXES.down * (rows * games.len()) as f32 + 13.0);
    let name = tr!(lang, "dre13ehn-sheet-tournament");
    let mut leaf = headed(WIDTH, height, &name, head.date.as_deref(), lang);
    names(&mut leaf, head);
    for (index, lists) in games.iter().enumerate() {
        let top = FIRST_ROW_Y + BOXES.down * (index * rows) as f32;
        game(&mut leaf, top, first + index, lists, target);
    }
    let words = tr!(lang, "dre13ehn-sheet-tournament-end", games = GAMES, wins = target);
    leaf.centred(WIDTH / 2.0, height - 6.6, &words, Font::Serif, 3.4, Role::Faint);
    leaf.drawing
}

fn names(leaf: &mut Leaf, head: &Head) {
    let base = TOP + 6.0;
    let label = tr!(leaf.lang, "dre13ehn-sheet-player");
    let middle = WIDTH / 2.0;
    for (seat, name) in head.names.iter().enumerate() {
        let (left, right) = if seat == 0 { (MARGIN, middle - 20.0) } else { (middle + 20.0, WIDTH - MARGIN) };
        let end = if head.winner == Some(seat) { leaf.crown(right, base) - 3.0 } else { right };
        leaf.signed(&label, (left, end), base, (name, head.marks[seat]));
        let x = if seat == 0 { middle - 9.0 } else { middle + 9.0 };
        leaf.write_on(x - 6.0, x + 6.0, base + 1.1);
        if let Some(score) = head.score {
            leaf.centred(x, base, score[seat], Font::SerifBold, 7.0, Role::Pencil);
        }
    }
    leaf.centred(middle, base, ":", Font::SerifBold, 6.0, Role::Text);
}

fn game(leaf: &mut Leaf, top: f32, number: usize, lists: &[List], target: usize) {
    let middle = WIDTH / 2.0;
    let high = BOXES.width * TALL / 2.0;
    let at = Point::new(middle, top + high);
    leaf.drawing.line(hexagon(at, 7.4), Stroke::new(Role::Text.into(), 0.3));
    let (font, size) = (Font::SansBold, 3.4);
    leaf.centred(at.x, at.y + text::cap_height(font, size) / 2.0, number, font, size, Role::Text);
    let across = target.min(BOXES.across);
    for (seat, list) in lists.iter().enumerate().take(2) {
        let side = if seat == 0 { -1.0 } else { 1.0 };
        let dot = Path::circle(middle + side * 6.0, at.y, 1.25);
        let line = Stroke::new(Role::Text.into(), 0.3);
        if list.winner {
            leaf.drawing.shape(dot, Role::Text.into(), line);
        } else {
            leaf.drawing.line(dot, line);
        }
        let left = if seat == 0 { middle - MIDDLE - BOXES.step * across as f32 } else { middle + MIDDLE };
        leaf.boxes(BOXES, (left, top + high), target, &list.entries);
    }
}
