//! How a round ended: who has won it and with what, why, the two results and the row of the table of answers that says
//! so, the life that went, and who begins. And how the match ended.

use base::draw::{Affine, Drawing, Font, Frame, Ink, Path, Point, Role, Stroke, Text, text};
use base::phrase::Phrase;
use base::tr;

use super::super::super::art::Rune;
use super::super::super::outcome::{Outcome, Pair};
use super::super::super::rules::{Dre13ehn, End, Entry, Why};
use super::super::touch::Place;
use super::super::{said, tell, words};
use super::{sign, stage};
use crate::game::{Game, Seat, Turn};
use crate::table::View;

// Lengths in mm.
const SIDE_MARGIN: f32 = 4.0;
const HEAD: f32 = 6.0;
const FOOT: f32 = 9.0;

struct Column<'a> {
    drawing: Drawing,
    view: &'a View,
    width: f32,
    y: f32,
}

pub fn draw(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    let Some(end) = game.last() else { return };
    frame.paper(drawing);
    stage::round(drawing, game, view, (end.round, end.game), frame);
    let mut column = Column { drawing: Drawing::new(frame.width, frame.height), view, width: frame.width, y: 0.0 };
    match game.turn() {
        Turn::Over(winners) => column.finale(game, end, &winners),
        Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => column.won(end, words::ended(game, view)),
    }
    column.rule();
    column.lines(&tell::why(end, game.options()), Font::Serif, 4.2);
    column.y += 2.4;
    match two_results(game, end) {
        Some(results) => {
            // A life that went needs the room of the dice, which are told anyway.
            if end.life.is_none() {
                column.dice(game, end);
            }
            column.compared(game, end, results);
        }
        None => column.dice(game, end),
    }
    column.life(game, end);
    // A short story stands a little above the middle, a long one becomes smaller.
    let room = frame.height - HEAD - FOOT;
    let scale = (room / column.y.max(1.0)).min(1.0);
    let (left, top) = (frame.width * (1.0 - scale) / 2.0, (room - column.y * scale) * 0.36);
    drawing.place(Affine::scale(scale).shifted(frame.x + left, frame.y + HEAD + top), column.drawing);
    next(drawing, game, view, frame);
}

impl Column<'_> {
    fn middle(&self) -> f32 {
        self.width / 2.0
    }

    fn won(&mut self, end: &End, says: Phrase) {
        let side = if end.life.is_some() { 11.0 } else { 15.0 };
        let at = self.entry(end, side);
        sign::ring(&mut self.drawing, at, side * 0.68, None);
        self.drawing.spot(Place::Middle.spot(), Path::circle(at.x, at.y, side * 0.68), self.view.lang.say(&says));
        self.drawing.tells();
        self.lines(&tell::won(end, self.view), Font::SerifBold, 4.6);
    }

    fn finale(&mut self, game: &Dre13ehn, end: &End, winners: &[Seat]) {
        let (side, reach) = (16.0, 15.0);
        self.y += reach - side * 0.7;
        let at = self.entry(end, side);
        let ray = |turn: u8, from: f32, to: f32| {
            let (sin, cos) = (f32::from(turn) * std::f32::consts::PI / 6.0).sin_cos();
            [from, to].map(|far| Point::new(at.x + far * sin, at.y - far * cos))
        };
        for turn in 0..12 {
            let (far, width) = if turn % 2 == 0 { (reach, 0.9) } else { (reach * 0.86, 0.45) };
            self.drawing.line(Path::open(&ray(turn, side * 0.72, far)), Stroke::new(Role::Accent.into(), width));
        }
        sign::ring(&mut self.drawing, at, side * 0.64, None);
        let says = self.view.lang.say(&words::ended(game, self.view));
        self.drawing.spot(Place::Middle.spot(), Path::circle(at.x, at.y, reach), says);
        self.drawing.tells();
        self.y += reach - side * 0.7 + 1.0;
        let names: Vec<String> = winners.iter().map(|seat| self.view.name(*seat)).collect();
        let (names, size) = text::fitted(&names.join(" · "), Font::SerifBold, 8.4, self.width - 2.0 * SIDE_MARGIN);
        let line = Text::beside((self.middle(), self.y + size * 0.6), names, Font::SerifBold, size, Role::Text);
        self.drawing.text(line.centred());
        self.y += size * 1.3 + 1.0;
        self.lines(&said::over(game, winners, self.view), Font::Serif, 4.6);
    }

    /// Gives back its middle.
    fn entry(&mut self, end: &End, side: f32) -> Point {
        let at = Point::new(self.middle(), self.y + side * 0.7 + 0.6);
        let ink: Ink = match end.entry {
            Entry::Result(_) => Role::Accent.into(),
            Entry::CallError | Entry::Peeked => Role::Bad.into(),
        };
        sign::rune(&mut self.drawing, Rune::from(end.entry), at, side, ink);
        self.y += side * 1.4 + 3.0;
        at
    }

    fn lines(&mut self, words: &Phrase, font: Font, size: f32) {
        let step = size * 1.22;
        for words in text::wrap(&self.view.lang.say(words), font, size, self.width - 2.0 * SIDE_MARGIN) {
            let line = Text::beside((self.middle(), self.y + step / 2.0), words, font, size, Role::Text);
            self.drawing.text(line.shortened(self.width - 2.0).centred());
            self.y += step;
        }
    }

    fn rule(&mut self) {
        self.y += 2.2;
        let (middle, stroke) = (self.middle(), Stroke::new(Role::Line.into(), 0.35));
        self.drawing.rule((middle - 9.0, self.y), (middle + 9.0, self.y), stroke);
        self.y += 2.0;
    }

    fn dice(&mut self, game: &Dre13ehn, end: &End) {
        let hidden = if self.view.open { end.roll } else { None };
        let Some(roll) = end.dice().or(hidden) else { return };
        let (side, gap) = (9.0, 5.0);
        let width = sign::dice_width(game.options().dice().len(), side);
        let made = match (&end.why, roll.pair()) {
            (Why::Miscalled(_) | Why::Silent | Why::Late | Why::Forbidden(_), Pair::Plain(made)) => Some(made),
            (_, Pair::Plain(_) | Pair::TwoThirteen) => None,
        };
        let all = width + made.map_or(0.0, |_| gap + side);
        let left = self.middle() - all / 2.0;
        sign::dice(&mut self.drawing, game, roll, Point::new(left, self.y), side);
        if let Some(made) = made {
            let at = Point::new(left + width + gap + side / 2.0, self.y + side / 2.0);
            sign::pointer(&mut self.drawing, Point::new(left + width + gap / 2.0 + 0.4, at.y), Role::Faint.into());
            let ink = Ink::new(Role::Text);
            sign::labelled(&mut self.drawing, (Rune::from(made), made.word()), at, (side, side * 1.6), (ink, ink));
            self.y += 3.0;
        }
        self.y += side + 3.0;
    }

    fn compared(&mut self, game: &Dre13ehn, end: &End, (called, came, holds): (Outcome, Outcome, bool)) {
        let (lang, side, middle) = (self.view.lang, 9.0, self.middle());
        let label = |at: Point, words: String| Text::beside(at, words, Font::Sans, 2.8, Role::Faint).centred();
        let level = self.y + 3.6 + side / 2.0;
        let (left, right) = (Point::new(middle - 14.0, level), Point::new(middle + 14.0, level));
        self.drawing.text(label(Point::new(left.x, self.y + 1.2), tr!(lang, "dre13ehn-board-stood")));
        let caption = if end.dice().is_some() && game.options().cup() {
            tr!(lang, "dre13ehn-board-lay")
        } else {
            tr!(lang, "dre13ehn-board-came")
        };
        self.drawing.text(label(Point::new(right.x, self.y + 1.2), caption));
        let text = Ink::new(Role::Text);
        sign::labelled(&mut self.drawing, (Rune::from(called), called.word()), left, (side, side * 1.6), (text, text));
        sign::labelled(&mut self.drawing, (Rune::from(came), came.word()), right, (side, side * 1.6), (text, text));
        if holds {
            sign::hook(&mut self.drawing, Point::new(middle, level), 5.0);
        } else {
            sign::cross(&mut self.drawing, Point::new(middle, level), 5.0);
        }
        self.y += 3.6 + sign::labelled_height(side) + 4.0;
        let row = stage::possible(game, called);
        if row.is_empty() {
            return;
        }
        let words = tr!(lang, "dre13ehn-board-answered-by", called = called.word());
        self.drawing.text(label(Point::new(middle, self.y), words));
        let height = stage::row_height(row.len(), self.width - 4.0);
        let frame = Frame { x: 2.0, y: self.y + 2.8, width: self.width - 4.0, height };
        stage::row_of(&mut self.drawing, &row, holds.then_some(came), frame, true);
        self.y += 2.8 + height;
    }

    fn life(&mut self, game: &Dre13ehn, end: &End) {
        let Some((life, words)) = tell::life(game, end, self.view) else { return };
        let side = 9.0;
        let at = Point::new(self.middle(), self.y + 1.6 + side / 2.0);
        sign::rune(&mut self.drawing, life.into(), at, side, Role::Faint);
        sign::struck(&mut self.drawing, at, side);
        self.y += side + 3.2;
        self.lines(&words, Font::SerifItalic, 3.7);
    }
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
        | Why::Late
        | Why::SecondTwo
        | Why::Topped(_)
        | Why::Peeked
        | Why::Shown
        | Why::BelievedFire
        | Why::Asked
        | Why::Hidden => None,
    }
}

fn next(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    if matches!(game.turn(), Turn::Over(_)) {
        return;
    }
    let words = tr!(view.lang, "dre13ehn-board-begins", name = view.name(game.thrower()));
    let words =
        Text::new((frame.middle(), frame.y + frame.height - 5.0), words, Font::SansBold, 3.6, Role::Accent.into());
    drawing.text(words.fitted(frame.width - 6.0).level().centred());
}
