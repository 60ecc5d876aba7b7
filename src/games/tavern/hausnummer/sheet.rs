//! The sheet of the house number games: a plate for every player and game.

use crate::draw::text;
use crate::games::tavern::emblem::emblem;
use crate::games::tavern::prelude::*;
use crate::games::tavern::sheet::form::{self, HEADS, ROWS, TOP, Table};
use crate::games::tavern::sheet::story::{Stage, stages};
use crate::table::leaf::LABEL;

/// How many games a sheet has room for.
const GAMES: usize = 4;
/// The table.
const TABLE: Table = Table { top: TOP + 10.5, left: 42.0, right: 122.0, row: 12.9 };
/// How wide a game is, mm.
const GAME: f32 = (TABLE.right - TABLE.left) / GAMES as f32;
/// A digit's field, mm: width and height.
const DIGIT: (f32, f32) = (5.2, 8.4);

/// It, of one of them.
pub const fn own<K: Kind>() -> Own<K> {
    let names = ["house-numbers", "tavern-sheet-houses", "tavern-sheet-houses-about"];
    Sheet::form(names, &[1, 2, 4], blank, filled)
}

/// To be filled in by hand.
fn blank(lang: Lang) -> Drawing {
    page(&Told::default(), &[], lang)
}

/// A match filled in, on as many sheets as it takes.
fn filled<K: Kind>(played: &Match<Bout<K>>, lang: Lang) -> Vec<Drawing> {
    let (told, stages) = (Told::of(played, lang), stages(played));
    let firsts = (0..stages.len()).step_by(GAMES);
    firsts.map(|first| page(&told, &stages[first..], lang)).collect()
}

/// The games of these that a sheet has room for.
fn page(told: &Told, stages: &[Stage], lang: Lang) -> Drawing {
    let mut leaf = form::leaf((form::WIDTH, form::HEIGHT), emblem(), &tr!(lang, "tavern-sheet-houses"), told, lang);
    form::game(&mut leaf, told);
    let last = stages.len() <= GAMES;
    for column in 0..GAMES {
        let x = TABLE.left + GAME * props::nth(column);
        let stage = stages.get(column);
        let words = match stage {
            Some(stage) => form::heading(stage, lang),
            // What is not played yet may be a playoff.
            None if !stages.is_empty() => String::new(),
            None => tr!(lang, "tavern-sheet-game-of", game = column + 1),
        };
        let (words, size) = text::fitted(&words, Font::Sans, LABEL, GAME - 1.0);
        leaf.centred(x + GAME / 2.0, TABLE.top + HEADS - 1.6, &words, Font::Sans, size, Role::Faint);
        for seat in 0..ROWS {
            let middle = Point::new(x + GAME / 2.0, TABLE.middle(seat));
            plate(&mut leaf.drawing, middle, stage.and_then(|stage| number(stage, seat)).as_deref());
            if let Some(stage) = stage {
                let beside = Point::new(x + GAME - 1.5, middle.y);
                form::strokes(&mut leaf.drawing, stage.count(seat), beside, GAME, 6.0);
            }
        }
    }
    for (seat, strokes) in told.strokes.iter().enumerate() {
        TABLE.name(&mut leaf, seat, told.name(seat));
        if last {
            TABLE.strokes(&mut leaf, seat, *strokes, told.winners.contains(&seat));
        }
    }
    TABLE.frame(&mut leaf, ROWS, &tr!(lang, "tavern-sheet-strokes"));
    leaf.drawing
}

/// The house number of a seat, if it has one there.
fn number(stage: &Stage, seat: Seat) -> Option<String> {
    let result = stage.part.results().get(seat).copied().flatten()?;
    stage.part.order().contains(&seat).then(|| result.to_string())
}

/// A house number's plate round a point, or an empty one.
fn plate(drawing: &mut Drawing, middle: Point, number: Option<&str>) {
    let (wide, high) = DIGIT;
    let left = middle.x - 0.9 - 1.5 * wide;
    let frame = Path::rounded(left, middle.y - high / 2.0, 3.0 * wide, high, 1.6);
    drawing.line(frame, Stroke::new(Role::Text.into(), 0.3));
    for place in 1..3_usize {
        let x = left + wide * props::nth(place);
        rule(drawing, [x, middle.y - high / 2.0, x, middle.y + high / 2.0], form::THIN);
    }
    for (place, digit) in number.unwrap_or_default().chars().enumerate() {
        let at = Point::new(left + wide * (props::nth(place) + 0.5), middle.y);
        form::number(drawing, &digit.to_string(), at, 6.4);
    }
}
