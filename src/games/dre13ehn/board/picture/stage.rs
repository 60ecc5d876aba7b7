//! The stage: what stands and who called it, which results answer it, and the dice or the cup.

use super::super::super::art::Rune;
use super::super::super::name::Name;
use super::super::super::outcome::Outcome;
use super::super::super::rules::{Dre13ehn, Standing};
use super::super::said;
use super::super::touch::Place;
use super::{number, sign};
use crate::draw::{Affine, Drawing, Font, Frame, Ink, Path, Point, Role, cup, text};
use crate::table::View;
use crate::tr;

/// How far below the middle of the ring lies, mm, and its radius.
const RING: f32 = 20.6;
const RADIUS: f32 = 12.0;
/// The middle of the ring, and where what stands beside it begins, as parts of the frame's width.
const ACROSS: f32 = 0.3;
const BESIDE: f32 = 0.58;
/// From one result of a row to the next at least, mm.
const APART: f32 = 5.4;

/// Draws it.
pub fn draw(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    frame.paper(drawing);
    round(drawing, game, view, frame);
    let turns = (game.entries().len() > 2).then(|| game.goes_clockwise());
    match game.standing() {
        Some(standing) => {
            let middle = Point::new(frame.x + frame.width * ACROSS, frame.y + RING);
            sign::ring(drawing, middle, RADIUS, turns);
            stands(drawing, view, standing, frame, middle);
            let ring = Path::circle(middle.x, middle.y, RADIUS);
            drawing.spot(
                Place::Middle.spot(),
                ring,
                view.lang.say(&said::stands(standing, &possible(game, standing.outcome), view)),
            );
        }
        None => {
            let middle = Point::new(frame.middle(), frame.y + RING + 1.6);
            sign::ring(drawing, middle, RADIUS + 2.0, turns);
            let words = tr!(view.lang, "dre13ehn-board-nothing");
            let lines = text::wrap(&words, Font::SerifItalic, 4.4, RADIUS * 1.8);
            let first = middle.y - (number(lines.len()) - 1.0) * 2.5;
            for (line, words) in lines.into_iter().enumerate() {
                let at = Point::new(middle.x, first + 5.0 * number(line));
                drawing.text(sign::level(at, words, Font::SerifItalic, 4.4, Role::Faint.into()).centred());
            }
        }
    }
    thrown(drawing, game, view, frame);
    if let Some(standing) = game.standing() {
        answers(drawing, game, view, standing.outcome, frame);
    }
}

/// Which round it is.
pub fn round(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    let at = Point::new(frame.x + 2.4, frame.y + 4.0);
    let words = if game.options().is_tournament() {
        let played: u32 = game.games().iter().sum();
        tr!(view.lang, "dre13ehn-board-round-of-game", round = game.round(), game = played + 1)
    } else {
        tr!(view.lang, "dre13ehn-board-round", round = game.round())
    };
    drawing.text(sign::level(at, words, Font::Sans, 3.0, Role::Faint.into()));
}

fn stands(drawing: &mut Drawing, view: &View, standing: Standing, frame: Frame, middle: Point) {
    let rune = Rune::from(standing.outcome);
    sign::rune(drawing, rune, middle, RADIUS * 1.36, Role::Accent);
    let (x, room) = (frame.x + frame.width * BESIDE, frame.width * (1.0 - BESIDE) - 1.6);
    let word = standing.outcome.word();
    drawing.text(sign::level(Point::new(x, frame.y + 11.4), word, Font::SansBold, 8.4, Role::Text.into()));
    let names: Vec<&str> = Name::calling(standing.outcome).map(Name::word).collect();
    let (names, size) = text::fitted(&names.join(" · "), Font::Serif, 5.0, room);
    drawing.text(sign::level(Point::new(x, frame.y + 18.8), names, Font::Serif, size, Role::Text.into()));
    let by = tr!(view.lang, "dre13ehn-board-by");
    drawing.text(sign::level(Point::new(x, frame.y + 25.0), by, Font::Sans, 2.8, Role::Faint.into()));
    let (name, size) = text::fitted(&view.name(standing.by), Font::SansBold, 3.8, room);
    let colour = Ink::new(Role::Seat(u8::try_from(standing.by).unwrap_or(0)));
    drawing.text(sign::level(Point::new(x, frame.y + 29.2), name, Font::SansBold, size, colour));
}

/// The dice as they lie, or the cup over them and what is known of it.
fn thrown(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    let low = if game.standing().is_some() { 34.4 } else { 45.0 };
    let (x, y, side) = (frame.x + 2.4, frame.y + low, 8.4);
    if let Some(roll) = game.dice().filter(|_| !game.options().cup() || view.open) {
        let width = sign::dice(drawing, game, roll, Point::new(x, y), side);
        let words = tr!(view.lang, "dre13ehn-board-thrown", name = view.name(game.cast_by()));
        caption(drawing, words, Frame { x: x + width + 1.0, y, width: frame.width - width - 5.0, height: side });
        return;
    }
    let Some((words, looked)) = said::cup(game, view) else { return };
    drawing.place(Affine::scale(side / cup::SIGN).then(Affine::shift(x, y)), cup::sign());
    let mut left = side + 4.6;
    if let Some(looked) = looked {
        sign::eye(drawing, Point::new(x + side + 4.4, y + side / 2.0), 5.0, looked, Role::Text.into());
        left += 6.4;
    }
    let place = Frame { x: x + left - 2.0, y, width: frame.width - left - 2.6, height: side };
    caption(drawing, view.lang.say(&words), place);
}

/// One or two lines of small words in the middle of a height.
fn caption(drawing: &mut Drawing, words: String, frame: Frame) {
    let lines = text::wrap(&words, Font::Sans, 3.1, frame.width);
    let (count, step) = (lines.len().min(2), 4.1);
    for (index, line) in lines.into_iter().take(2).enumerate() {
        let y = frame.y + frame.height / 2.0 + (number(index) - (number(count) - 1.0) / 2.0) * step;
        let line = text::shortened(&line, Font::Sans, 3.1, frame.width);
        drawing.text(sign::level(Point::new(frame.x, y), line, Font::Sans, 3.1, Role::Text.into()));
    }
}

/// The row of the table of answers.
fn answers(drawing: &mut Drawing, game: &Dre13ehn, view: &View, called: Outcome, frame: Frame) {
    let top = frame.y + 44.4;
    let row = possible(game, called);
    let words = if row.is_empty() {
        tr!(view.lang, "dre13ehn-board-no-answer")
    } else {
        tr!(view.lang, "dre13ehn-board-answers")
    };
    drawing.text(sign::level(Point::new(frame.x + 2.4, top + 1.2), words, Font::Sans, 2.8, Role::Faint.into()));
    let place = Frame { x: frame.x + 2.0, y: top + 3.6, width: frame.width - 4.0, height: 13.0 };
    row_of(drawing, &row, None, place, false);
}

/// Which results answer a called one in this match. In the open only those that the dice can show; under the cup
/// everything may be claimed.
pub fn possible(game: &Dre13ehn, called: Outcome) -> Vec<Outcome> {
    let all = called.answered_in(game.options().is_duel());
    if game.options().cup() {
        return all.to_vec();
    }
    let throws = game.options().throws();
    let shows = |outcome: &&Outcome| throws.iter().any(|pair| pair.readings().contains(outcome));
    all.iter().filter(shows).copied().collect()
}

/// How many results stand in a line that is so wide: in one line as long as their figures keep apart.
fn columns(count: usize, width: f32) -> usize {
    if width / number(count.max(1)) >= APART { count.max(9) } else { count.div_ceil(2) }
}

/// How high so many results are, mm.
pub fn row_height(count: usize, width: f32) -> f32 {
    if columns(count, width) < count { 13.4 } else { 8.8 }
}

/// Results in a row, or in two where there are many; one of them may be marked. A single row may stand in the middle.
pub fn row_of(drawing: &mut Drawing, row: &[Outcome], marked: Option<Outcome>, frame: Frame, centred: bool) {
    let columns = columns(row.len(), frame.width);
    let lines = row.len().div_ceil(columns).max(1);
    let (step, line) = (frame.width / number(columns), frame.height / number(lines));
    let side = (step * 0.84).min((line - 0.6) / 1.45).min(6.0);
    let left = if centred && lines == 1 { (frame.width - step * number(row.len())) / 2.0 } else { 0.0 };
    for (index, outcome) in row.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let at = Point::new(frame.x + left + (number(column) + 0.5) * step, frame.y + number(row) * line + side / 2.0);
        let ink: Ink = if marked == Some(*outcome) { Role::Accent.into() } else { Role::Text.into() };
        sign::labelled(drawing, (Rune::from(*outcome), outcome.word()), at, side, (ink, ink));
    }
}
