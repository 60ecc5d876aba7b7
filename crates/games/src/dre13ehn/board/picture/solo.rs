//! The solo game: the points sheet as it fills, and beside it the throw and what it would bring.

use base::draw::{Drawing, Font, Frame, Ink, Path, Point, Role, Stroke, Text, text};
use base::tr;

use super::super::super::art::Rune;
use super::super::super::options::WINS;
use super::super::super::outcome::Outcome;
use super::super::super::points::{points, special};
use super::super::super::rules::{Dre13ehn, Entry};
use super::super::said;
use super::super::touch::Place;
use super::{HEIGHT, WIDTH, sign};
use crate::game::{Game, Turn};
use crate::table::View;

// Lengths in mm.
const SHEET_WIDTH: f32 = 95.0;
const HEAD: f32 = 10.0;
const ROW_HEIGHT: f32 = (HEIGHT - 0.8 - HEAD - 1.0) / 13.0;
const ONE_POINT_X: f32 = 9.0;
const TWO_POINTS_X: f32 = 24.0;
const MORE_POINTS_X: f32 = 46.0;
const WIN: f32 = 69.0;
const POINTS: f32 = 84.0;

pub fn draw(drawing: &mut Drawing, game: &Dre13ehn, view: &View) {
    let sheet = Frame { x: 0.4, y: 0.4, width: SHEET_WIDTH, height: HEIGHT - 0.8 };
    table(drawing, game, view, sheet);
    let beside = Frame { x: SHEET_WIDTH + 2.8, y: 0.4, width: WIDTH - SHEET_WIDTH - 3.2, height: HEIGHT - 0.8 };
    throw(drawing, game, view, beside);
}

fn worth(nth: usize, wanted: impl Fn(i64) -> bool) -> Vec<Outcome> {
    Outcome::pairs().filter(|outcome| wanted(points(nth, Entry::Result(*outcome)))).collect()
}

fn table(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    frame.paper(drawing);
    let entries = game.entries().first().map_or(&[][..], Vec::as_slice);
    let head = |x: f32, words: String| {
        Text::beside((frame.x + x, frame.y + HEAD / 2.0 + 0.4), words, Font::Sans, 2.9, Role::Faint)
    };
    let lang = view.lang;
    drawing.text(head(ONE_POINT_X + 1.0, tr!(lang, "dre13ehn-board-points", points = 1)));
    drawing.text(head(TWO_POINTS_X + 1.0, tr!(lang, "dre13ehn-board-points", points = 2)));
    drawing.text(head(MORE_POINTS_X + 1.0, tr!(lang, "dre13ehn-board-more")));
    drawing.text(head(WIN + 7.0, tr!(lang, "dre13ehn-board-win")).centred());
    drawing.text(head(SHEET_WIDTH - 3.0, tr!(lang, "dre13ehn-board-total-points")).ending());
    let rest = tr!(lang, "dre13ehn-board-the-rest");
    for nth in 1..=WINS as usize {
        let y = frame.y + HEAD + (nth - 1) as f32 * ROW_HEIGHT;
        let row = Frame { x: frame.x + 1.0, y, width: frame.width - 2.0, height: ROW_HEIGHT };
        line(drawing, entries.get(nth - 1).copied(), nth, (entries.len() + 1 == nth, &rest), row);
    }
    let top = Frame { height: HEAD, ..frame }.outline();
    drawing.spot(Place::List(0).spot(), top, lang.say(&said::list(game, view, 0)));
    drawing.tells();
}

fn line(drawing: &mut Drawing, entry: Option<Entry>, nth: usize, (next, rest): (bool, &str), row: Frame) {
    if next {
        let outline = Path::rounded(row.x, row.y + 0.3, row.width, row.height - 0.6, 1.2);
        drawing.shape(outline, Role::Soft.into(), Stroke::new(Role::Accent.into(), 0.5));
    } else {
        drawing.rule((row.x + 1.0, row.y), (row.right() - 1.0, row.y), Stroke::new(Role::Line.into(), 0.2));
    }
    let (left, middle) = (row.x - 1.0, row.y + row.height / 2.0);
    let strong = if entry.is_none() { Ink::new(Role::Text) } else { Role::Faint.into() };
    drawing.text(Text::beside((left + 5.0, middle), nth.to_string(), Font::SansBold, 3.4, strong).centred());
    let hit = entry.map(|entry| points(nth, entry));
    if nth == WINS as usize {
        // As the last win everything counts: listed is what is worth more.
        let ink = if hit == Some(1) { Role::Accent.into() } else { strong };
        drawing.text(Text::beside((left + ONE_POINT_X + 1.0, middle), rest, Font::Sans, 2.9, ink));
    }
    for (x, wanted) in [(ONE_POINT_X, 1..=1), (TWO_POINTS_X, 2..=2), (MORE_POINTS_X, 3..=9)] {
        let listed = if nth == WINS as usize && x == ONE_POINT_X {
            Vec::new()
        } else {
            worth(nth, |points| wanted.contains(&points))
        };
        for (index, outcome) in listed.into_iter().enumerate() {
            let value = points(nth, Entry::Result(outcome));
            let own = entry == Some(Entry::Result(outcome));
            let ink: Ink = if own { Role::Accent.into() } else { strong };
            let side = 4.4;
            let at = Point::new(left + x + 3.4 + index as f32 * 6.9, row.y + 0.7 + side / 2.0);
            sign::labelled(drawing, (Rune::from(outcome), outcome.word()), at, (side, 6.5), (ink, ink));
            if value > 3 {
                let figure = (at.x + 3.4, at.y - 1.2);
                drawing.text(Text::beside(figure, value.to_string(), Font::SansBold, 2.4, ink).centred());
            }
        }
    }
    if let (Some(entry), Some(hit)) = (entry, hit) {
        let side = 6.2;
        sign::rune(drawing, Rune::from(entry), Point::new(left + WIN + 4.4, middle), side, Role::Pencil);
        drawing.text(Text::beside((left + WIN + 9.0, middle), entry.word(), Font::Sans, 3.2, Role::Text));
        let ink = if hit > 0 { Role::Accent } else { Role::Faint };
        drawing.text(Text::beside((row.right() - 2.2, middle), hit.to_string(), Font::SansBold, 4.2, ink).ending());
    } else if next {
        sign::pointer(drawing, Point::new(left + POINTS, middle), Role::Accent.into());
    }
}

fn throw(drawing: &mut Drawing, game: &Dre13ehn, view: &View, frame: Frame) {
    frame.paper(drawing);
    let (lang, middle) = (view.lang, frame.middle());
    let entries = game.entries().first().map_or(&[][..], Vec::as_slice);
    let total = game.points().first().copied().unwrap_or(0);
    let centred = |y: f32, words: String, font: Font, size: f32, role: Role| {
        Text::new((middle, y), words, font, size, role.into()).fitted(frame.width - 4.0).level().centred()
    };
    let name = view.name(0);
    drawing.text(centred(frame.y + 7.0, name, Font::SansBold, 4.0, Role::Seat(0)));
    drawing.text(centred(frame.y + 19.0, total.to_string(), Font::SerifBold, 16.0, Role::Text));
    let of = tr!(lang, "dre13ehn-board-points-of");
    drawing.text(centred(frame.y + 29.0, of, Font::Sans, 3.2, Role::Faint));
    let at = Point::new(middle, frame.y + 58.0);
    sign::ring(drawing, at, 17.0, None);
    if let (Some(roll), Some((made, points))) = (game.dice(), said::solo(game)) {
        sign::rune(drawing, Rune::from(made), at, 22.0, Role::Accent);
        drawing.text(centred(frame.y + 82.0, made.word().to_owned(), Font::SansBold, 6.4, Role::Text));
        let worth = tr!(lang, "dre13ehn-board-points", points);
        drawing.text(centred(frame.y + 90.0, worth, Font::Sans, 3.8, Role::Text));
        let width = sign::dice_width(2, 10.0);
        sign::dice(drawing, game, roll, Point::new(middle - width / 2.0, frame.y + 98.0), 10.0);
    } else if let Some((entry, nth)) = entries.last().map(|last| (*last, entries.len())) {
        sign::rune(drawing, Rune::from(entry), at, 22.0, Role::Pencil);
        let words = tr!(lang, "dre13ehn-board-nth-win", nth, result = entry.word());
        drawing.text(centred(frame.y + 82.0, words, Font::SansBold, 4.2, Role::Text));
        let worth = tr!(lang, "dre13ehn-board-points", points = points(nth, entry));
        drawing.text(centred(frame.y + 89.0, worth, Font::Sans, 3.8, Role::Text));
    }
    if let Turn::Over(winners) = game.turn() {
        let words = lang.say(&said::over(game, &winners, view));
        for (index, line) in text::wrap(&words, Font::SerifBold, 5.0, frame.width - 8.0).into_iter().enumerate() {
            drawing.text(centred(frame.y + 100.0 + 6.2 * index as f32, line, Font::SerifBold, 5.0, Role::Text));
        }
    }
    if game.dice().is_none() && entries.is_empty() {
        let ghost = special(1).unwrap_or(Outcome::One);
        sign::rune(drawing, Rune::from(ghost), at, 22.0, Ink::new(Role::Faint).alpha(0.35));
    }
    drawing.spot(Place::Middle.spot(), Path::circle(at.x, at.y, 17.0), lang.say(&said::thrown_alone(game)));
    drawing.tells();
}
