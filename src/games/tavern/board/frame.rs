//! What stands round the stage: which game it is, where there are several, and below it everybody's strokes. Knows no
//! game.

use super::{evening, tally};
use crate::draw::{Affine, Drawing, Font, Path, Point, Role, Text, text};
use crate::games::tavern::bout::{Bout, Kind, Shows};
use crate::games::tavern::props;
use crate::games::tavern::scene::STAGE;
use crate::games::tavern::words::which;
use crate::phrase::{Phrase, phrase};
use crate::table::View;

/// How high the line is that says which game it is, mm.
const TITLE: f32 = 11.0;
/// What is free below the stage, mm.
const GAP: f32 = 3.2;

/// The board: the stage with what stands round it.
pub fn draw<K: Kind>(bout: &Bout<K>, view: &View, scene: Drawing) -> Drawing {
    // A single game is named over the board already.
    let top = if bout.until().is_long() || K::CARD.is_evening() { TITLE } else { 0.0 };
    let tally = tally::draw(bout, view);
    let mut drawing = Drawing::new(STAGE.width, top + STAGE.height + GAP + tally.size.height);
    if top > 0.0 {
        title(&mut drawing, bout, view);
    }
    drawing.place(Affine::shift(0.0, top), scene);
    drawing.place(Affine::shift(0.0, top + STAGE.height + GAP), tally);
    let shows = bout.shows(view.page);
    let playoff = match (shows, bout.before()) {
        // Of a game that has ended only its order still tells.
        (Shows::Ended, Some(ended)) => ended.order().len() < bout.strokes().len(),
        (Shows::Ended | Shows::Card, _) => false,
        (Shows::Playing, _) => bout.playoffs() > 0,
    };
    if playoff {
        let words = view.lang.say(&phrase!("tavern-title-playoff"));
        let wide = text::width(&words, Font::SansBold, 4.4) + 9.0;
        let middle = Point::new(STAGE.width / 2.0, top + STAGE.height);
        drawing.fill(Path::rounded(middle.x - wide / 2.0, middle.y - 3.1, wide, 6.2, 3.1), Role::Accent.into());
        props::label(&mut drawing, &words, middle, 4.4, wide, Font::SansBold, Role::OnAccent);
    }
    drawing
}

/// Which game is to be seen, the one that has just ended as long as it is; of an evening, where in its programme.
fn title<K: Kind>(drawing: &mut Drawing, bout: &Bout<K>, view: &View) {
    let game = bout.game() - u32::from(bout.shows(view.page) == Shows::Ended);
    let count = view.lang.say(&which(bout, game));
    let line = 7.6;
    if !K::CARD.is_evening() {
        drawing.text(Text::new(Point::new(1.0, line), count, Font::Serif, 6.6, Role::Text.into()));
        return;
    }
    let strip = evening::strip(bout, game);
    let left = STAGE.width - strip.size.width;
    drawing.place(Affine::shift(left, (TITLE - 1.6 - strip.size.height) / 2.0), strip);
    let name = view.lang.say(&Phrase::new(bout.item(game).card.name));
    let count_wide = text::width(&count, Font::Sans, 4.0) + 3.0;
    let (name, size) = props::legible(&name, Font::SerifBold, 6.8, left - count_wide - 3.0);
    let at = Point::new(2.6 + text::width(&name, Font::SerifBold, size) + 1.0, line);
    drawing.text(Text::new(Point::new(1.0, line), name, Font::SerifBold, size, Role::Text.into()));
    drawing.text(Text::new(at, count, Font::Sans, 4.0, Role::Faint.into()));
}
