//! What stands round the stage: which game it is, and the pad with everybody's strokes. Knows no game.

use super::ranking;
use crate::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, text};
use crate::game::{Game, Seat, Turn};
use crate::games::tavern::bout::{Bout, Kind};
use crate::games::tavern::figure::rule;
use crate::games::tavern::part::Part;
use crate::games::tavern::props;
use crate::games::tavern::scene::STAGE;
use crate::games::tavern::scene::caption::arrow;
use crate::phrase::{Phrase, phrase};
use crate::table::View;

/// Where the stage begins, or what stands between the title and it.
const TITLE: f32 = 13.0;
/// What is free under such a strip, mm.
const GAP: f32 = 3.5;
/// How wide the pad is, mm.
const PAD: f32 = 66.0;
/// Where its rows begin below its binding, mm.
const BINDING: f32 = 6.0;
/// How high a row is at most, mm.
const ROW: f32 = 14.0;

/// The board: the stage with its frame, and under the title what stands there in this kind of match.
pub fn draw<K: Kind>(bout: &Bout<K>, view: &View, scene: Drawing, strip: Option<Drawing>) -> Drawing {
    let shown = bout.before().unwrap_or_else(|| bout.part());
    let (_, games) = bout.game();
    // A single game is named over the board already.
    let title = if games > 1 || K::CARD.is_evening() { TITLE } else { 0.0 };
    let top = title + strip.as_ref().map_or(0.0, |strip| strip.size.height + GAP);
    let mut drawing = Drawing::new(STAGE.width + GAP + PAD, top + STAGE.height);
    if title > 0.0 {
        self::title(&mut drawing, bout, view);
    }
    if let Some(strip) = strip {
        drawing.place(Affine::shift(0.0, title), strip);
    }
    drawing.place(Affine::shift(0.0, top), scene);
    drawing.place(Affine::shift(STAGE.width + GAP, top), pad(bout, shown, view));
    drawing
}

/// Which game is to be seen, the one that has just ended as long as it is.
fn title<K: Kind>(drawing: &mut Drawing, bout: &Bout<K>, view: &View) {
    let (game, games) = bout.game();
    let game = if bout.before().is_some() { game - 1 } else { game };
    let (line, size) = (8.6, 8.4);
    let count = view.lang.say(&phrase!("tavern-title-game", game = game, games = games));
    let mut write = |at: Point, words: String, size: f32, role: Role, ends: bool| {
        let text = Text::new(at, words, Font::Serif, size, role.into());
        drawing.text(if ends { text.ending() } else { text });
    };
    if !K::CARD.is_evening() {
        write(Point::new(1.0, line), count, size, Role::Text, false);
        return;
    }
    let right = STAGE.width + GAP + PAD - 1.0;
    let room = right - text::width(&count, Font::Serif, 6.4) - 6.0;
    let name = view.lang.say(&Phrase::new(bout.item(game).card.name));
    let (name, size) = text::fitted(&name, Font::Serif, size, room);
    write(Point::new(right, line), count, 6.4, Role::Faint, true);
    write(Point::new(1.0, line), name, size, Role::Text, false);
}

/// The pad with a line for each.
fn pad<K: Kind>(bout: &Bout<K>, shown: &dyn Part, view: &View) -> Drawing {
    let mut drawing = Drawing::new(PAD, STAGE.height);
    let (paper, high) = (STAGE.height - 0.4, STAGE.height - BINDING);
    drawing.shape(
        Path::rounded(0.2, 0.2, PAD - 0.4, paper, 2.4),
        Role::Paper.into(),
        Stroke::new(Role::Line.into(), 0.3),
    );
    drawing.fill(Path::rounded(0.2, 0.2, PAD - 0.4, BINDING - 1.4, 2.2), Role::Soft.into());
    for hole in 0..11 {
        let at = Point::new(3.6 + props::nth(hole) * (PAD - 7.2) / 10.0, BINDING / 2.0 - 0.6);
        drawing.shape(Path::circle(at.x, at.y, 0.9), Role::Ground.into(), Stroke::new(Role::Accent.into(), 0.25));
    }
    let seats = bout.strokes().len();
    // Of a game that has ended only its order still tells.
    let playoff = if bout.before().is_some() { shown.order().len() < seats } else { bout.playoffs() > 0 };
    if playoff {
        let words = view.lang.say(&phrase!("tavern-title-playoff"));
        let wide = text::width(&words, Font::SansBold, 4.0) + 8.0;
        drawing.fill(Path::rounded((PAD - wide) / 2.0, 0.2, wide, BINDING - 0.6, 1.6), Role::Accent.into());
        let middle = Point::new(PAD / 2.0, BINDING / 2.0 - 0.1);
        props::label(&mut drawing, &words, middle, 4.0, wide, Font::SansBold, Role::OnAccent);
    }
    let row = (high / props::nth(seats)).min(ROW);
    let mut line = BINDING + row;
    while line < STAGE.height - 1.0 {
        rule(&mut drawing, [2.0, line, PAD - 2.0, line], Stroke::new(Role::Line.into(), 0.22));
        line += row;
    }
    for seat in 0..seats {
        let mut entry = Drawing::new(PAD, row);
        self::entry(&mut entry, bout, shown, view, seat);
        drawing.place(Affine::shift(0.0, BINDING + props::nth(seat) * row), entry);
    }
    drawing
}

/// How somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    /// Has won the match.
    Won,
    /// Is next to throw or decide.
    Next,
    /// Has nothing to fear in a playoff of others.
    Safe,
    /// Kind.
    Kind,
}

fn stands<K: Kind>(bout: &Bout<K>, shown: &dyn Part, seat: Seat) -> Stands {
    match bout.turn() {
        Turn::Over(winners) if winners.contains(&seat) => Stands::Won,
        turn if turn.to_act().first() == Some(&seat) => Stands::Next,
        Turn::Over(_) | Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => {
            if shown.order().contains(&seat) {
                Stands::Kind
            } else {
                Stands::Safe
            }
        }
    }
}

/// Where names begin, and strokes, mm from the left.
const NAME: f32 = 8.0;
const STROKES: f32 = 44.0;

/// A player's line: how they stand, name, what they have come to in this game, strokes.
fn entry<K: Kind>(drawing: &mut Drawing, bout: &Bout<K>, shown: &dyn Part, view: &View, seat: Seat) {
    let row = drawing.size.height;
    let stands = stands(bout, shown, seat);
    if stands == Stands::Next {
        drawing.fill(Path::rounded(1.4, 0.5, PAD - 2.8, row - 1.0, 1.4), Role::Soft.into());
    }
    let sign = Point::new(4.6, row / 2.0);
    if bout.before().is_some() {
        // Between two games it is seen how everybody stands.
        let place = format!("{}.", ranking::places(bout.strokes())[seat]);
        props::label(drawing, &place, sign, 4.0, 6.0, Font::SansBold, Role::Text);
    } else {
        match stands {
            Stands::Next => arrow(drawing, sign, 3.8),
            Stands::Safe => props::tick(drawing, sign, 4.0),
            Stands::Won => star(drawing, sign, 2.9),
            Stands::Kind => {}
        }
    }
    let came = match stands {
        Stands::Safe => Some(phrase!("tavern-stage-safe")),
        Stands::Won => Some(phrase!("tavern-stage-won")),
        Stands::Next | Stands::Kind => shown.comes_to(seat),
    };
    let large = (row * 0.45).min(5.2);
    let small = large * 0.9;
    let room = STROKES - NAME - 1.0;
    let text = |drawing: &mut Drawing, words: &str, y: f32, font: Font, size: f32, role: Role| {
        let (words, size) = props::legible(words, font, size, room);
        drawing.text(Text::new(Point::new(NAME, y), words, font, size, role.into()));
    };
    let bold = matches!(stands, Stands::Next | Stands::Won);
    let font = if bold { Font::SansBold } else { Font::Sans };
    let name = view.name(seat);
    match came {
        Some(came) => {
            text(drawing, &name, row * 0.46, font, large, Role::Text);
            text(drawing, &view.lang.say(&came), row * 0.89, Font::Sans, small, Role::Faint);
        }
        None => {
            let y = row / 2.0 + text::cap_height(font, large) / 2.0;
            text(drawing, &name, y, font, large, Role::Text);
        }
    }
    let all = bout.given();
    let fresh = all.len().checked_sub(if bout.before().is_some() { 2 } else { 1 }).and_then(|game| all.get(game));
    let fresh = fresh.map_or(0, |given| given.iter().filter(|other| **other == seat).count());
    let fresh = u32::try_from(fresh).unwrap_or(0);
    strokes(drawing, bout.strokes()[seat], fresh, row);
}

/// Strokes as they are made, those of the game that is to be seen ringed; where they become too many, one bundle and
/// how many there are.
fn strokes(drawing: &mut Drawing, count: u32, fresh: u32, row: f32) {
    let (height, room) = ((row * 0.52).min(6.0), PAD - STROKES - 4.0);
    let at = Point::new(STROKES + 1.5, (row - height) / 2.0);
    let wide = |count: u32| props::strokes(&mut Drawing::default(), count, at, height);
    let (from, to) = if wide(count) <= room {
        props::strokes(drawing, count, at, height);
        // A fifth lies across four others, which are ringed with it.
        let before = count - fresh.min(count);
        let whole = if before / 5 < count / 5 { before / 5 * 5 } else { before };
        (wide(whole), wide(count) - if count.is_multiple_of(5) { height * 0.5 } else { 0.0 })
    } else {
        let bundle = props::strokes(drawing, 5, at, height);
        let low = Point::new(at.x + bundle, at.y + height * 0.9);
        let words = Text::new(low, count.to_string(), Font::SerifItalic, height * 1.25, Role::Pencil.into());
        let wide = text::width(&words.words, words.font, words.size);
        drawing.text(words);
        (bundle, bundle + wide + height * 0.2)
    };
    if fresh > 0 {
        let (middle, half) = (at.x + f32::midpoint(from, to) - height * 0.12, (to - from) / 2.0 + height * 0.16);
        let ring = Path::ellipse(middle, row / 2.0, half, height * 0.74);
        drawing.line(ring, Stroke::new(Role::Bad.into(), 0.5));
    }
}

/// A star for whoever has won.
fn star(drawing: &mut Drawing, middle: Point, radius: f32) {
    let point = |number: usize| {
        let far = if number.is_multiple_of(2) { radius } else { radius * 0.42 };
        let (sin, cos) = (props::nth(number) * std::f32::consts::PI / 5.0).sin_cos();
        Point::new(middle.x + far * sin, middle.y - far * cos)
    };
    let points: Vec<Point> = (0..10).map(point).collect();
    drawing.fill(Path::polygon(&points), Role::Accent.into());
}
