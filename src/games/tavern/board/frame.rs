//! What stands round the stage: which game it is, and who has how many strokes. Knows no game.

use crate::draw::{Drawing, Font, Path, Point, Role, Stroke, Text};
use crate::game::{Game, Seat};
use crate::games::tavern::bout::Bout;
use crate::games::tavern::kind::Plays;
use crate::games::tavern::scene::STAGE;
use crate::games::tavern::{props, words};
use crate::phrase;
use crate::phrase::Phrase;
use crate::table::View;

/// Where the stage begins.
pub const AT: Point = Point::new(0.0, 14.0);
const TALLY: f32 = 66.0;
const GAP: f32 = 4.0;
const ROW: f32 = 9.0;

/// The frame, with room for the stage.
pub fn draw<P: Plays>(bout: &Bout<P>, view: &View) -> Drawing {
    let mut drawing = Drawing::new(STAGE.width + GAP + TALLY, AT.y + STAGE.height);
    let (game, games) = bout.game();
    let name = Phrase::new(bout.item(game).name);
    let title = if bout.is_playoff() {
        phrase!("tavern-title-playoff", name = name)
    } else if games > 1 {
        phrase!("tavern-title", name = name, game = game, games = games)
    } else {
        name
    };
    drawing.text(Text::new(Point::new(0.0, 8.5), view.lang.say(&title), Font::Serif, 7.5, Role::Text.into()));
    for seat in 0..bout.strokes().len() {
        row(&mut drawing, bout, view, seat);
    }
    drawing
}

fn row<P: Plays>(drawing: &mut Drawing, bout: &Bout<P>, view: &View, seat: Seat) {
    let x = STAGE.width + GAP;
    let y = AT.y + f32::from(u8::try_from(seat).unwrap_or(u8::MAX)) * ROW;
    let turn = bout.turn();
    if turn.to_act().first() == Some(&seat) {
        drawing.fill(Path::rounded(x, y, TALLY, ROW - 1.0, 1.5), Role::Soft.into());
    }
    drawing.text(Text::new(Point::new(x + 2.0, y + 5.6), words::name(view, seat), Font::Sans, 3.8, Role::Text.into()));
    props::strokes(drawing, bout.strokes()[seat], Point::new(x + 40.0, y + 1.6), 5.0);
    drawing.line(
        Path::open(&[Point::new(x, y + ROW - 0.5), Point::new(x + TALLY, y + ROW - 0.5)]),
        Stroke::new(Role::Line.into(), 0.2),
    );
    if let Some(came) = bout.part().comes_to(seat) {
        let at = Point::new(x + 38.0, y + 5.6);
        drawing.text(Text::new(at, view.lang.say(&came), Font::Sans, 3.4, Role::Faint.into()).ending());
    }
}
