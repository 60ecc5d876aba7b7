//! The duel sheet: eight wins and four lives each. Knows no other mode.

use base::draw::{Drawing, Font, Point, Role, Stroke, text};
use base::i18n::{Lang, tr};

use super::leaf::{Boxes, LABEL, Leaf, MARGIN, TALL, TOP, headed};
use super::{List, Match};
use crate::dre13ehn::chart;
use crate::dre13ehn::life::Life;
use crate::dre13ehn::options::LIVES;
use crate::dre13ehn::outcome::Outcome;

// Lengths in mm; as wide as A5 upright.
const WIDTH: f32 = 148.0;
const BOXES: Boxes = Boxes { across: 8, step: 9.9, width: 9.6, down: 11.6 };
const NAME_AND_ROW_HEIGHT: f32 = 26.0;
const LIFE_STEP: f32 = 11.9;
const FOOT: f32 = 23.0;

pub fn blank(lang: Lang) -> Drawing {
    page(&[List::default(), List::default()], &[LIVES; 2], 8, None, lang)
}

pub fn filled(played: &Match<'_>, lang: Lang) -> Drawing {
    let lists = played.games().into_iter().next().unwrap_or_default();
    page(&lists, played.game.lives(), played.target(), played.date.as_deref(), lang)
}

fn page(lists: &[List], lives: &[u8], target: usize, date: Option<&str>, lang: Lang) -> Drawing {
    let side = NAME_AND_ROW_HEIGHT + BOXES.down * (target.div_ceil(BOXES.across).max(1) - 1) as f32;
    let height = TOP + side * lists.len() as f32 + FOOT;
    let mut leaf = headed(WIDTH, height, &tr!(lang, "dre13ehn-sheet-duel"), date, lang);
    for (index, (list, left)) in lists.iter().zip(lives).enumerate() {
        player(&mut leaf, TOP + side * index as f32, list, *left, target);
    }
    reminder(&mut leaf, height - FOOT);
    leaf.drawing
}

fn player(leaf: &mut Leaf, top: f32, list: &List, lives: u8, target: usize) {
    let right = WIDTH - MARGIN;
    leaf.player(list, top + 4.6);
    let middle = top + 8.4 + BOXES.width * TALL / 2.0;
    leaf.boxes(BOXES, (MARGIN, middle), target, &list.entries);
    for (index, life) in Life::ALL.into_iter().enumerate() {
        let x = right - LIFE_STEP * (3.5 - index as f32);
        leaf.rune(life.into(), Point::new(x, middle - 1.0), 8.6, Role::Text);
        let (name, size) = text::fitted(life.name(), Font::SerifItalic, 3.0, LIFE_STEP - 0.8);
        leaf.centred(x, middle + 6.6, &name, Font::SerifItalic, size, Role::Text);
        if !life.is_left(lives) {
            let (from, to) = (Point::new(x - 4.8, middle + 3.4), Point::new(x + 4.8, middle - 5.4));
            leaf.drawing.rule(from, to, Stroke::new(Role::Pencil.into(), 0.9));
        }
    }
}

fn reminder(leaf: &mut Leaf, top: f32) {
    leaf.rule(MARGIN, WIDTH - MARGIN, top, Stroke::new(Role::Line.into(), 0.25));
    let lang = leaf.lang;
    let results = [Outcome::Zero, Outcome::One, Outcome::Two, Outcome::Three, Outcome::Fire];
    let step = (WIDTH - 2.0 * MARGIN) / results.len() as f32;
    for (index, outcome) in results.into_iter().enumerate() {
        let x = MARGIN + step * index as f32;
        leaf.rune(outcome.into(), Point::new(x + 3.2, top + 6.4), 6.4, Role::Text);
        let called = match outcome {
            Outcome::Zero => tr!(lang, "dre13ehn-sheet-silent"),
            _ => chart::calls(outcome, lang).join(", "),
        };
        leaf.words(x + 7.6, top + 5.4, outcome.word(), Font::SansBold, 3.2, Role::Text);
        leaf.words(x + 7.6, top + 9.2, &called, Font::SerifItalic, 3.4, Role::Text);
        let answers: Vec<&str> = outcome.answered_in_duel_by().iter().map(|answer| answer.word()).collect();
        let words = match answers.is_empty() {
            true => tr!(lang, "dre13ehn-sheet-loses"),
            false => tr!(lang, "dre13ehn-sheet-answered", results = answers.join(" ")),
        };
        leaf.words(x, top + 14.6, &words, Font::Sans, LABEL, Role::Faint);
    }
}
