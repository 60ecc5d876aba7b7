//! The sheet of Mauseloch: the numbers from 3 to 18 for all together, several games below each other.

use super::{Hole, SUMS, art};
use crate::games::tavern::prelude::*;
use crate::games::tavern::sheet::form::{self, TOP};
use crate::games::tavern::sheet::story::{Stage, stages};
use crate::table::leaf::MARGIN;

/// It.
pub const SHEET: Own<Hole> =
    Sheet::form(["mauseloch", "mauseloch-name", "mauseloch-sheet-about"], &[1, 2, 4], blank, filled);

/// How many games a sheet has room for.
const GAMES: usize = 4;
/// How high a game is, mm.
const GAME: f32 = 43.0;
/// A number's box, mm: width and height.
const CELL: (f32, f32) = (12.6, 12.6);

/// To be filled in by hand.
pub fn blank(lang: Lang) -> Drawing {
    page(&Told::default(), &[], lang)
}

/// A match filled in.
pub fn filled(played: &Match<Bout<Hole>>, lang: Lang) -> Vec<Drawing> {
    let told = Told::of(played, lang);
    stages(played).chunks(GAMES).map(|stages| page(&told, stages, lang)).collect()
}

fn page(told: &Told, stages: &[Stage], lang: Lang) -> Drawing {
    let mut leaf = form::leaf((form::WIDTH, form::HEIGHT), art::emblem(), &tr!(lang, "mauseloch-name"), told, lang);
    for index in 0..GAMES {
        let at = Point::new(MARGIN, TOP + GAME * props::nth(index) + 1.0);
        game(&mut leaf, at, told, stages.get(index));
    }
    leaf.drawing
}

fn game(leaf: &mut Leaf, at: Point, told: &Told, stage: Option<&Stage>) {
    let lang = leaf.lang;
    let hole = stage.and_then(Stage::is::<Hole>);
    leaf.drawing.place(Affine::shift(at.x, at.y), numbers(hole.map_or(&[], |hole| &hole.struck)));
    let (label, right) = (tr!(lang, "mauseloch-sheet-lost"), form::WIDTH - MARGIN);
    let loser = stage.and_then(|stage| stage.strokes.first()).map_or("", |seat| told.name(*seat));
    let base = at.y + 2.0 * CELL.1 + 9.4;
    let number = stage.map_or_else(String::new, |stage| stage.game.to_string());
    leaf.blank(&tr!(lang, "tavern-sheet-game"), at.x, at.x + 26.0, base, &number);
    leaf.blank(&label, at.x + 30.0, right, base, loser);
}

/// The numbers beside the hole, these struck out.
pub fn numbers(struck: &[u8]) -> Drawing {
    let columns = 8.0;
    let (wide, high) = CELL;
    let mut drawing = Drawing::new(form::WIDTH - 2.0 * MARGIN, 2.0 * high);
    for (index, number) in SUMS.enumerate() {
        let (column, row) = (props::nth(index % 8), props::nth(index / 8));
        let middle = Point::new(wide * (column + 0.5), high * (row + 0.5));
        let frame = Path::rect(wide * column, high * row, wide, high);
        drawing.line(frame, Stroke::new(Role::Faint.into(), 0.22));
        props::label(&mut drawing, number, middle, 7.0, wide, Font::SerifBold, Role::Text);
        if struck.contains(&number) {
            form::strike(&mut drawing, middle, 8.6, 9.0);
        }
    }
    drawing.line(Path::rect(0.0, 0.0, wide * columns, 2.0 * high), Stroke::new(Role::Text.into(), 0.45));
    burrow(&mut drawing, Point::new(wide * columns + 15.0, 2.0 * high));
    drawing
}

/// The hole at the foot of the wall, its threshold's middle there.
fn burrow(drawing: &mut Drawing, at: Point) {
    let arch = |width: f32, high: f32| art::arch(width, high).moved(Affine::shift(at.x - width / 2.0, at.y));
    drawing.line(arch(19.2, 20.0), Stroke::new(Role::Text.into(), 0.35));
    // Dark on the dark screen too.
    drawing.fill(arch(14.8, 17.0), Role::Carved.into());
    rule(drawing, [at.x - 13.0, at.y, at.x + 13.0, at.y], Stroke::new(Role::Text.into(), 0.45));
}
