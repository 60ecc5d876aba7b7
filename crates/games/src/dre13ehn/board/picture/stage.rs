//! The stage: what stands and who called it, which results answer it, and the dice or the cup.

use base::draw::{Drawing, Font, Frame, Ink, Path, Point, Role, Spot, Text, text};
use base::phrase;
use base::tr;

use super::super::super::art::Rune;
use super::super::super::name::Name;
use super::super::super::outcome::Outcome;
use super::super::super::rules::{CurrentCall, Dre13ehn};
use super::super::said;
use super::super::touch::Place;
use super::sign;
use crate::table::View;

// Lengths in mm.
const RING_Y: f32 = 22.6;
const RADIUS: f32 = 15.6;
const RING_X: f32 = 18.6;
const BESIDE_X: f32 = 37.6;
const EDGE: f32 = 2.4;
const ANSWERS_HEIGHT: f32 = 18.0;
const CAPTION: f32 = 3.2;
const EYE: f32 = 6.6;
const LEAST_STEP: f32 = 5.4;

pub fn draw(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    frame.paper(drawing);
    round(drawing, game, view, (game.round(), said::game_now(game)), frame);
    let turns = (game.entries().len() > 2).then(|| game.goes_clockwise());
    match game.standing() {
        Some(standing) => {
            let middle = Point::new(frame.x + RING_X, frame.y + RING_Y);
            sign::ring(drawing, middle, RADIUS, turns);
            draw_call(drawing, game, view, standing, frame, middle);
            let ring = Path::circle(middle.x, middle.y, RADIUS);
            let says = view.lang.say(&said::to_beat(standing, &possible(game, standing.outcome), view));
            drawing.spot(Place::Middle.spot(), ring, says);
            drawing.tells();
        }
        None => {
            let middle = Point::new(frame.middle(), frame.y + frame.height / 2.0 - 2.0);
            sign::ring(drawing, middle, RADIUS + 2.0, turns);
            let ring = Path::circle(middle.x, middle.y, RADIUS + 2.0);
            drawing.spot(Place::Middle.spot(), ring, tr!(view.lang, "dre13ehn-board-nothing"));
            drawing.aside();
            drawing.tells();
            nothing(drawing, game, view, middle);
        }
    }
    thrown(drawing, game, view, frame);
    if let Some(standing) = game.standing() {
        answers(drawing, game, view, standing.outcome, frame);
    }
}

fn nothing(drawing: &mut Drawing, game: &Dre13ehn, view: &View, middle: Point) {
    let side = 11.0;
    let dice = game.dice().filter(|_| is_seen(game, view));
    let lies = dice.is_some();
    if let Some(roll) = dice {
        let width = sign::dice_width(game.options().dice().len(), side);
        sign::dice(drawing, game, roll, Point::new(middle.x - width / 2.0, middle.y - side * 0.8), side);
    }
    let size = if lies { 3.6 } else { 4.4 };
    let words = tr!(view.lang, "dre13ehn-board-nothing");
    let lines = text::wrap(&words, Font::SerifItalic, size, RADIUS * 1.8);
    let first = if lies { middle.y + side * 0.62 } else { middle.y - (lines.len() as f32 - 1.0) * 2.5 };
    for (line, words) in lines.into_iter().enumerate() {
        let y = first + size * 1.13 * line as f32;
        drawing.text(Text::beside((middle.x, y), words, Font::SerifItalic, size, Role::Faint).centred());
    }
}

fn is_seen(game: &Dre13ehn, view: &View) -> bool {
    !game.options().cup() || view.open
}

pub fn round(drawing: &mut Drawing, game: &Dre13ehn, view: &View, (round, of): (u32, u32), frame: Frame) {
    let words = view.lang.say(&said::round(game, round, of));
    let words = Text::beside((frame.x + EDGE, frame.y + 4.0), words, Font::Sans, view.written(3.0), Role::Faint);
    drawing.text(words.fitted(frame.width - 2.0 * EDGE));
}

fn draw_call(drawing: &mut Drawing, game: &Dre13ehn, view: &View, standing: CurrentCall, frame: Frame, middle: Point) {
    let rune = Rune::from(standing.outcome);
    sign::rune(drawing, rune, middle, RADIUS * 1.36, Role::Accent);
    let (x, room) = (frame.x + BESIDE_X, frame.width - BESIDE_X - EDGE);
    let word = standing.outcome.word();
    drawing.text(Text::beside((x, frame.y + 11.4), word, Font::SansBold, 8.4, Role::Text));
    let names: Vec<&str> = Name::calling(standing.outcome).map(Name::word).collect();
    let names = match game.called().filter(|_| names.is_empty()) {
        // F13 has no name: it is called by any word.
        Some(word) => tr!(view.lang, "dre13ehn-board-word", word = word.as_str().to_owned()),
        None => names.join(" · "),
    };
    let names = Text::new((x, frame.y + 18.8), names, Font::Serif, 5.0, Role::Text.into());
    drawing.text(names.fitted(room).level());
    drawing.text(Text::beside((x, frame.y + 25.0), tr!(view.lang, "dre13ehn-board-by"), Font::Sans, 2.8, Role::Faint));
    let colour = Ink::new(Role::seat(standing.by));
    let name = Text::new((x, frame.y + 29.2), view.name(standing.by), Font::SansBold, 3.8, colour);
    view.named(drawing, standing.by, name, room);
}

fn thrown(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    let roll = game.dice().filter(|_| is_seen(game, view));
    let (words, looked) = match roll {
        Some(roll) => {
            let name = view.name(game.cast_by());
            (phrase!("dre13ehn-board-thrown-dice", name, dice = said::dice(roll)), None)
        }
        None => match said::cup(game, view) {
            Some(known) => known,
            None => return,
        },
    };
    let words = view.lang.say(&words);
    let foot = Frame { y: frame.y + frame.height - 12.0, height: 9.0, ..frame };
    drawing.spot(Spot::new("throw"), foot.outline(), words.as_str());
    drawing.aside();
    let beside = Frame { x: frame.x + BESIDE_X, y: frame.y + 32.0, width: frame.width - BESIDE_X - EDGE, height: 12.0 };
    // Beside what stands there is no room for more.
    let size = if game.standing().is_some() { CAPTION } else { view.written(CAPTION) };
    let place = match (game.standing(), roll) {
        (Some(_), Some(roll)) => {
            sign::dice(drawing, game, roll, Point::new(beside.x, beside.y + 4.6), 7.4);
            let words = Text::new((beside.x, beside.y + 1.6), words, Font::Sans, CAPTION, Role::Text.into());
            return drawing.text(words.fitted(beside.width).level());
        }
        (Some(_), None) => beside,
        (None, _) => {
            let wide = text::width(&words, Font::Sans, size) + if looked.is_some() { EYE } else { 0.0 };
            let width = wide.min(frame.width - 6.0) + 0.2;
            Frame { x: frame.middle() - width / 2.0, y: frame.y + frame.height - 12.0, width, height: 9.0 }
        }
    };
    let left = if let Some(looked) = looked {
        sign::eye(drawing, Point::new(place.x + 2.6, place.y + place.height / 2.0), 5.0, looked, Role::Text.into());
        EYE
    } else {
        0.0
    };
    caption(drawing, words, size, Frame { x: place.x + left, width: place.width - left, ..place });
}

const MOST_LINES: usize = 3;

fn caption(drawing: &mut Drawing, words: String, size: f32, frame: Frame) {
    let mut lines = text::wrap(&words, Font::Sans, size, frame.width);
    if lines.len() > MOST_LINES {
        // What has no line of its own is told by the dots at the end of the last.
        let rest = lines.split_off(MOST_LINES - 1).join(" ");
        lines.push(rest);
    }
    let (count, step) = (lines.len(), size * 1.22);
    for (index, line) in lines.into_iter().enumerate() {
        let y = frame.y + frame.height / 2.0 + (index as f32 - (count as f32 - 1.0) / 2.0) * step;
        drawing.text(Text::beside((frame.x, y), line, Font::Sans, size, Role::Text).shortened(frame.width));
    }
}

fn answers(drawing: &mut Drawing, game: &Dre13ehn, view: &View, called: Outcome, frame: Frame) {
    let top = frame.y + frame.height - ANSWERS_HEIGHT;
    let row = possible(game, called);
    let words = if row.is_empty() {
        tr!(view.lang, "dre13ehn-board-no-answer")
    } else {
        tr!(view.lang, "dre13ehn-board-answers")
    };
    let words = Text::beside((frame.x + EDGE, top + 1.2), words, Font::Sans, view.written(2.8), Role::Faint);
    drawing.text(words.fitted(frame.width - 2.0 * EDGE));
    let place = Frame { x: frame.x + 2.0, y: top + 3.6, width: frame.width - 4.0, height: 13.0 };
    row_of(drawing, &row, None, place, false);
}

/// In the open only those that the dice can show; under the cup everything may be claimed.
pub fn possible(game: &Dre13ehn, called: Outcome) -> Vec<Outcome> {
    let all = called.answered_in(game.options().is_duel());
    if game.options().cup() {
        return all.to_vec();
    }
    let throws = game.options().throws();
    let shows = |outcome: &&Outcome| throws.iter().any(|pair| pair.readings().contains(outcome));
    all.iter().filter(shows).copied().collect()
}

/// In one line as long as their figures keep apart.
fn columns(count: usize, width: f32) -> usize {
    if width / count.max(1) as f32 >= LEAST_STEP { count.max(9) } else { count.div_ceil(2) }
}

pub fn row_height(count: usize, width: f32) -> f32 {
    if columns(count, width) < count { 13.4 } else { 8.8 }
}

pub fn row_of(drawing: &mut Drawing, row: &[Outcome], marked: Option<Outcome>, frame: Frame, centred: bool) {
    let columns = columns(row.len(), frame.width);
    let lines = row.len().div_ceil(columns).max(1);
    let (step, line) = (frame.width / columns as f32, frame.height / lines as f32);
    let side = (step * 0.84).min((line - 0.6) / 1.45).min(6.0);
    let left = if centred && lines == 1 { (frame.width - step * row.len() as f32) / 2.0 } else { 0.0 };
    for (index, outcome) in row.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        let at = Point::new(frame.x + left + (column as f32 + 0.5) * step, frame.y + row as f32 * line + side / 2.0);
        let ink: Ink = if marked == Some(*outcome) { Role::Accent.into() } else { Role::Text.into() };
        sign::labelled(drawing, (Rune::from(*outcome), outcome.word()), at, (side, step - 0.5), (ink, ink));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caption_for_which_there_is_no_room_ends_with_dots() {
        let told = |words: &str| {
            let mut drawing = Drawing::new(40.0, 16.0);
            caption(&mut drawing, words.to_owned(), 3.4, Frame { x: 0.0, y: 0.0, width: 30.0, height: 16.0 });
            drawing.words().join(" ")
        };
        assert_eq!(told("Ada and Bo and Cem and Dora"), "Ada and Bo and Cem and Dora");
        let long = told("Wilhelmina Maximiliane von Wurfzabelstein and two others see what lies under the cup");
        assert!(long.starts_with("Wilhelmina Maximiliane") && long.ends_with('…'), "{long}");
    }
}
