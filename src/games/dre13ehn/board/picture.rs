//! The picture: what stands in the middle, the table of names below it, every player's list beside them.

use super::super::name::Name;
use super::super::rules::Dre13ehn;
use super::touch::Place;
use super::words;
use crate::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};
use crate::game::{Game, Seat};
use crate::table::View;
use crate::tr;

/// The size of the board, mm.
const WIDTH: f32 = 152.0;
const HEIGHT: f32 = 118.0;
/// How wide the lists on either side are, mm.
const SIDE: f32 = 44.5;
/// The gap between parts, mm.
const GAP: f32 = 2.5;

/// The board.
pub fn draw(game: &Dre13ehn, view: &View) -> Drawing {
    let mut drawing = Drawing::new(WIDTH, HEIGHT);
    middle(&mut drawing, game, view);
    names(&mut drawing, view);
    for seat in 0..game.entries().len() {
        list(&mut drawing, game, view, seat);
    }
    drawing
}

fn middle(drawing: &mut Drawing, game: &Dre13ehn, view: &View) {
    let (x, width) = (SIDE + GAP, WIDTH - 2.0 * (SIDE + GAP));
    let outline = Path::rounded(x, 0.4, width, 60.0, 2.0);
    drawing.shape(outline.clone(), Role::Paper.into(), Stroke::new(Role::Line.into(), 0.3));
    let round = tr!(view.lang, "dre13ehn-board-round", round = game.round());
    drawing.text(Text::new(Point::new(x + 3.0, 6.0), round, Font::Sans, 3.4, Role::Faint.into()));
    let says = match game.standing() {
        Some(standing) => {
            let name = words::name(view, standing.by);
            tr!(view.lang, "dre13ehn-board-says-stands", standing = standing.outcome.word(), name = name)
        }
        None => tr!(view.lang, "dre13ehn-board-says-nothing"),
    };
    if let Some(stands) = words::standing(game) {
        let at = Point::new(x + width / 2.0, 32.0);
        drawing.text(Text::new(at, stands, Font::SerifBold, 20.0, Role::Accent.into()).centred());
    }
    drawing.spot(Place::Middle.spot(), outline, says);
}

fn names(drawing: &mut Drawing, view: &View) {
    let (left, width) = (SIDE + GAP, WIDTH - 2.0 * (SIDE + GAP));
    let cell = width / 7.0;
    for (index, name) in Name::all().enumerate() {
        let index = u8::try_from(index).unwrap_or(0);
        let (x, y) = (left + f32::from(index % 7) * cell, 66.0 + f32::from(index / 7) * 10.0);
        let outline = Path::rounded(x + 0.4, y, cell - 0.8, 9.2, 1.2);
        let advised = view.hint.as_deref() == Some(&format!("call {}", name.word()));
        let edge = if advised { Stroke::new(Role::Accent.into(), 0.9) } else { Stroke::new(Role::Line.into(), 0.3) };
        drawing.shape(outline.clone(), Role::Paper.into(), edge);
        let at = Point::new(x + cell / 2.0, y + 6.2);
        drawing.text(Text::new(at, name.word(), Font::SerifBold, 5.0, Role::Text.into()).centred());
        drawing.spot(Place::Name(name).spot(), outline, name.word());
    }
}

fn list(drawing: &mut Drawing, game: &Dre13ehn, view: &View, seat: Seat) {
    let row = u8::try_from(seat / 2).unwrap_or(0);
    let x = if seat % 2 == 0 { 0.4 } else { WIDTH - SIDE - 0.4 };
    let (y, height) = (0.4 + f32::from(row) * 29.5, 27.5);
    let outline = Path::rounded(x, y, SIDE, height, 1.8);
    let acts = game.turn().to_act().contains(&seat);
    let edge = if acts { Stroke::new(Role::Accent.into(), 0.8) } else { Stroke::new(Role::Line.into(), 0.3) };
    drawing.shape(outline.clone(), Role::Paper.into(), edge);
    let name = words::name(view, seat);
    let size = (3.8 * (SIDE - 4.0) / text::width(&name, Font::SansBold, 3.8).max(0.1)).min(3.8);
    let colour = Ink::new(Role::Seat(u8::try_from(seat).unwrap_or(0)));
    drawing.text(Text::new(Point::new(x + 2.0, y + 5.0), name.as_str(), Font::SansBold, size, colour));
    let entries: Vec<&str> = game.entries()[seat].iter().map(|entry| entry.word()).collect();
    let entries = entries.join(" ");
    for (index, line) in (0_u8..4).zip(text::wrap(&entries, Font::Sans, 3.6, SIDE - 4.0)) {
        let at = Point::new(x + 2.0, y + 10.5 + 4.6 * f32::from(index));
        drawing.text(Text::new(at, line, Font::Sans, 3.6, Role::Text.into()));
    }
    let count = game.entries()[seat].len();
    let says = tr!(view.lang, "dre13ehn-board-says-list", name = name, count = count, entries = entries);
    drawing.spot(Place::List(seat).spot(), outline, says);
}
