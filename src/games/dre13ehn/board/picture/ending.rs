//! How a round ended: who has won it and with what, why, the two results and the row of the table of answers that says
//! so, the life that went, and who begins. And how the match ended.

use super::super::super::art::Rune;
use super::super::super::options::LIVES;
use super::super::super::outcome::{Outcome, Pair};
use super::super::super::rules::{Dre13ehn, End, Entry, Why};
use super::super::touch::Place;
use super::super::{tell, words};
use super::{Frame, number, sign, stage};
use crate::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, text};
use crate::game::{Game, Turn};
use crate::phrase::Phrase;
use crate::table::View;
use crate::tr;

/// What is left free at the sides, mm.
const FREE: f32 = 4.0;

/// Draws it.
pub fn draw(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    let Some(end) = game.last() else { return };
    frame.paper(drawing);
    stage::round(drawing, game, view, frame);
    let mut y = frame.y + 9.0;
    y = won(drawing, game, view, end, frame, y);
    y = rule(drawing, frame, y);
    let why = tell::why(end, game.options());
    y = paragraph(drawing, view, &why, Font::Serif, frame, y) + 2.0;
    y = dice(drawing, game, view, end, frame, y);
    y = compared(drawing, game, view, end, frame, y);
    life(drawing, game, view, end, frame, y);
    next(drawing, game, view, frame);
    let says = view.lang.say(&words::ended(game, view));
    drawing.spot(Place::Middle.spot(), frame.outline(), says);
}

/// The entry large, and whose it is; how far down it reaches.
fn won(drawing: &mut Drawing, game: &Dre13ehn, view: &View, end: &End, frame: Frame, y: f32) -> f32 {
    let over = matches!(game.turn(), Turn::Over(_));
    let side = if over { 13.0 } else { 15.0 };
    let at = Point::new(frame.middle(), y + side / 2.0 + 1.6);
    sign::ring(drawing, at, side * 0.66, None);
    let ink: Ink = match end.entry {
        Entry::Result(_) => Role::Accent.into(),
        Entry::CallError | Entry::Peeked => Role::Bad.into(),
    };
    sign::rune(drawing, Rune::from(end.entry), at, side, ink);
    let y = y + side * 1.3 + 3.0;
    let words =
        if let Turn::Over(winners) = game.turn() { words::over(game, &winners, view) } else { tell::won(end, view) };
    centred(drawing, view, &words, Font::SerifBold, frame, y)
}

/// Lines in the middle of the frame; how far down they reach.
fn centred(drawing: &mut Drawing, view: &View, words: &Phrase, font: Font, frame: Frame, y: f32) -> f32 {
    lines(drawing, view, words, font, 4.6, frame, y)
}

/// Lines of running text; how far down they reach.
fn paragraph(drawing: &mut Drawing, view: &View, words: &Phrase, font: Font, frame: Frame, y: f32) -> f32 {
    lines(drawing, view, words, font, 4.2, frame, y)
}

fn lines(drawing: &mut Drawing, view: &View, words: &Phrase, font: Font, size: f32, frame: Frame, y: f32) -> f32 {
    let step = size * 1.22;
    let lines = text::wrap(&view.lang.say(words), font, size, frame.width - 2.0 * FREE);
    let count = lines.len();
    for (index, line) in lines.into_iter().enumerate() {
        let at = Point::new(frame.middle(), y + (number(index) + 0.5) * step);
        let line = text::shortened(&line, font, size, frame.width - 2.0);
        drawing.text(sign::level(at, line, font, size, Role::Text.into()).centred());
    }
    y + step * number(count)
}

/// A thin line; how far down it reaches.
fn rule(drawing: &mut Drawing, frame: Frame, y: f32) -> f32 {
    let y = y + 2.2;
    let ends = [Point::new(frame.middle() - 9.0, y), Point::new(frame.middle() + 9.0, y)];
    drawing.line(Path::open(&ends), Stroke::new(Role::Line.into(), 0.35));
    y + 2.0
}

/// The dice that everybody has seen; how far down they reach.
fn dice(drawing: &mut Drawing, game: &Dre13ehn, view: &View, end: &End, frame: Frame, y: f32) -> f32 {
    let hidden = if view.open { end.roll } else { None };
    let Some(roll) = end.dice().or(hidden) else { return y };
    let side = 9.0;
    let width = sign::dice_width(game.options().dice.len(), side);
    sign::dice(drawing, game, roll, Point::new(frame.middle() - width / 2.0, y), side);
    y + side + 3.0
}

/// The result that stood, the one that came, whether it answers, and by which results it would have been answered.
fn compared(drawing: &mut Drawing, game: &Dre13ehn, view: &View, end: &End, frame: Frame, y: f32) -> f32 {
    let Some((called, came, holds)) = two_results(game, end) else { return y };
    let (side, middle) = (9.0, frame.middle());
    let label = |at: Point, words: String| sign::level(at, words, Font::Sans, 2.8, Role::Faint.into()).centred();
    let (left, right) =
        (Point::new(middle - 14.0, y + 3.6 + side / 2.0), Point::new(middle + 14.0, y + 3.6 + side / 2.0));
    drawing.text(label(Point::new(left.x, y + 1.2), tr!(view.lang, "dre13ehn-board-stood")));
    let caption = if end.dice().is_some() {
        tr!(view.lang, "dre13ehn-board-lay")
    } else {
        tr!(view.lang, "dre13ehn-board-called")
    };
    drawing.text(label(Point::new(right.x, y + 1.2), caption));
    let text = Ink::new(Role::Text);
    sign::labelled(drawing, (Rune::from(called), called.word()), left, side, (text, text));
    sign::labelled(drawing, (Rune::from(came), came.word()), right, side, (text, text));
    if holds {
        sign::hook(drawing, Point::new(middle, left.y), 5.0);
    } else {
        sign::cross(drawing, Point::new(middle, left.y), 5.0);
    }
    let y = y + 3.6 + sign::labelled_height(side) + 4.0;
    let words = tr!(view.lang, "dre13ehn-board-answered-by", called = called.word());
    drawing.text(label(Point::new(middle, y), words));
    let row = stage::possible(game, called);
    let marked = holds.then_some(came);
    let height = if row.len() > 9 { 13.4 } else { 8.8 };
    stage::row_of(drawing, &row, marked, Frame { x: frame.x + 2.0, y: y + 2.8, width: frame.width - 4.0, height });
    y + 2.8 + height + 1.0
}

/// What stood, what came, and whether that answers: where the round was decided by it.
fn two_results(game: &Dre13ehn, end: &End) -> Option<(Outcome, Outcome, bool)> {
    let called = end.standing?;
    match &end.why {
        Why::Unanswered(came) => Some((called, *came, false)),
        Why::Held | Why::Failed => {
            let thrown = end.dice()?.pair();
            let fits = |read: &&Outcome| **read == called || game.answers(**read, called);
            let came = thrown.readings().iter().find(fits).copied();
            let plain = match thrown {
                Pair::Plain(outcome) => outcome,
                Pair::TwoThirteen => Outcome::Twelve,
            };
            Some((called, came.unwrap_or(plain), came.is_some()))
        }
        Why::Thirteen => Some((called, Outcome::Thirteen, true)),
        Why::Zero => Some((called, Outcome::Zero, false)),
        Why::Forbidden(_)
        | Why::Miscalled(_)
        | Why::Silent
        | Why::SecondTwo
        | Why::Topped(_)
        | Why::Peeked
        | Why::Shown
        | Why::BelievedFire
        | Why::Asked
        | Why::Hidden => None,
    }
}

/// The life that went, with its motto.
fn life(drawing: &mut Drawing, game: &Dre13ehn, view: &View, end: &End, frame: Frame, y: f32) {
    let (Some(loser), Some(words)) = (end.life, tell::life(game, end, view)) else { return };
    let lost = usize::from(LIVES.saturating_sub(game.lives().get(loser).copied().unwrap_or(0)));
    let Some(rune) = Rune::LIVES.get(lost.saturating_sub(1)) else { return };
    let side = 9.0;
    let at = Point::new(frame.middle(), y + 2.0 + side / 2.0);
    sign::rune(drawing, *rune, at, side, Role::Faint.into());
    sign::struck(drawing, at, side);
    paragraph(drawing, view, &words, Font::SerifItalic, frame, y + side + 3.6);
}

/// Who begins the next round, at the foot.
fn next(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    if matches!(game.turn(), Turn::Over(_)) {
        return;
    }
    let words = tr!(view.lang, "dre13ehn-board-begins", name = words::name(view, game.thrower()));
    let (words, size) = text::fitted(&words, Font::SansBold, 3.6, frame.width - 6.0);
    let at = Point::new(frame.middle(), frame.y + frame.height - 5.0);
    drawing.text(sign::level(at, words, Font::SansBold, size, Role::Accent.into()).centred());
}
