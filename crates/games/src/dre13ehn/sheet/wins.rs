//! The win list: for each player a row of boxes, as many as wins end the game. Knows no points and no lives.

use base::draw::{Drawing, Font, Point, Role, Stroke};
use base::i18n::{Lang, tr};

use super::leaf::{Boxes, Leaf, MARGIN, TALL, TOP, headed};
use super::{List, Match};
use crate::dre13ehn::art::Rune;
use crate::dre13ehn::chart;
use crate::dre13ehn::outcome::Outcome;

// Lengths in mm; as wide as A5.
const WIDTH: f32 = 148.0;
const BOXES: Boxes = Boxes { across: 13, step: 10.0, width: 9.7, down: 11.7 };
const NAME_AND_ROW_HEIGHT: f32 = 18.2;
const ROOM: f32 = 152.0;
const MOST_AIR: f32 = 8.0;
const FOOT: f32 = 27.0;
const BLANK_LISTS: usize = 6;

pub fn blank(lang: Lang) -> Drawing {
    let lists = vec![List::default(); BLANK_LISTS];
    page(&lists, 13, None, &tr!(lang, "dre13ehn-sheet-wins"), lang)
}

pub fn filled(game: &Match<'_>, lang: Lang) -> Vec<Drawing> {
    let target = game.target();
    let games = game.games();
    let several = games.len() > 1;
    let sheets = games.iter().zip(1_usize..).flat_map(|(lists, number)| {
        let name = tr!(lang, "dre13ehn-sheet-wins");
        let name = if several { tr!(lang, "dre13ehn-sheet-of-game", sheet = name, game = number) } else { name };
        let height = need(target);
        let most = ((ROOM / height) as usize).max(1);
        let sheets = lists.len().div_ceil(most);
        let each = lists.len().div_ceil(sheets.max(1)).max(1);
        let pages = lists.chunks(each).map(|lists| page(lists, target, game.date.as_deref(), &name, lang));
        pages.collect::<Vec<_>>()
    });
    sheets.collect()
}

fn need(target: usize) -> f32 {
    NAME_AND_ROW_HEIGHT + target.div_ceil(BOXES.across).saturating_sub(1) as f32 * BOXES.down
}

fn page(lists: &[List], target: usize, date: Option<&str>, name: &str, lang: Lang) -> Drawing {
    let need = need(target);
    let air = (ROOM / lists.len().max(1) as f32 - need).clamp(0.0, MOST_AIR);
    let height = TOP + (need + air) * lists.len() as f32 + FOOT;
    let mut leaf = headed(WIDTH, height, name, date, lang);
    for (index, player) in lists.iter().enumerate() {
        list(&mut leaf, TOP + (need + air) * index as f32, player, target);
    }
    reminder(&mut leaf, height - FOOT + 2.0);
    leaf.drawing
}

fn list(leaf: &mut Leaf, top: f32, list: &List, target: usize) {
    leaf.player(list, top + 4.6);
    leaf.boxes(BOXES, (MARGIN, top + 7.0 + BOXES.width * TALL / 2.0), target, &list.entries);
}

fn reminder(leaf: &mut Leaf, top: f32) {
    leaf.rule(MARGIN, WIDTH - MARGIN, top, Stroke::new(Role::Line.into(), 0.25));
    for (index, outcome) in Outcome::pairs().enumerate() {
        let x = MARGIN + BOXES.step * (index as f32 + 0.5);
        leaf.rune(Rune::from(outcome), Point::new(x, top + 5.6), 6.4, Role::Text);
        leaf.centred(x, top + 12.2, outcome.word(), Font::SansBold, 2.9, Role::Text);
        for (line, call) in chart::calls(outcome, leaf.lang).into_iter().enumerate() {
            leaf.centred(x, top + 15.9 + 3.4 * line as f32, &call, Font::SerifItalic, 3.5, Role::Text);
        }
    }
}
