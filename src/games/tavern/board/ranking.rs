//! The end of a match of several games: who has come out where, places shared. Knows no game.

use crate::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, text};
use crate::game::Seat;
use crate::games::tavern::bout::{Bout, Kind};
use crate::games::tavern::evening::art;
use crate::games::tavern::figure::{SIDE, outline};
use crate::games::tavern::props;
use crate::games::tavern::scene::STAGE;
use crate::phrase;
use crate::table::View;

/// How large the last game's stage is seen beside the ranking.
const SMALL: f32 = 0.42;
/// Where the table begins, and how high a row is at most, mm.
const LEFT: f32 = STAGE.width * SMALL + 4.0;
const ROW: f32 = 11.0;
/// Where its rows begin, mm.
const TOP: f32 = 15.0;

/// The place of each seat by its strokes, the fewest first; those with as many share it.
pub fn places(strokes: &[u32]) -> Vec<usize> {
    strokes.iter().map(|own| 1 + strokes.iter().filter(|other| *other < own).count()).collect()
}

/// The stage when all games are played, `last` being that of the last one.
pub fn draw<K: Kind>(bout: &Bout<K>, last: Drawing, view: &View) -> Drawing {
    let mut drawing = Drawing::new(STAGE.width, STAGE.height);
    drawing.place(Affine::scale(SMALL), Drawing { spots: Vec::new(), ..last });
    let mug = STAGE.width * SMALL / SIDE;
    let at = Point::new((STAGE.width * SMALL - SIDE * mug) / 2.0, STAGE.height * SMALL + 5.0);
    drawing.place(Affine::scale(mug).then(Affine::shift(at.x, at.y)), art::mug(outline(0.7 / mug)));
    let width = STAGE.width - LEFT - 0.2;
    let card = Path::rounded(LEFT, 0.2, width, STAGE.height - 0.4, 2.4);
    drawing.shape(card, Role::Paper.into(), Stroke::new(Role::Line.into(), 0.3));
    let title = view.lang.say(&phrase!("evening-final"));
    drawing.text(Text::new(Point::new(LEFT + 4.0, 9.0), title, Font::SerifBold, 6.0, Role::Text.into()));
    let places = places(bout.strokes());
    let mut seats: Vec<Seat> = (0..places.len()).collect();
    seats.sort_by_key(|seat| (places[*seat], *seat));
    let height = ((STAGE.height - TOP - 2.0) / props::nth(seats.len())).min(ROW);
    let most = bout.strokes().iter().copied().max().unwrap_or_default();
    for (row, seat) in seats.iter().enumerate() {
        let shared = row > 0 && places[seats[row - 1]] == places[*seat];
        let area = (Point::new(LEFT + 2.0, TOP + props::nth(row) * height), width - 4.0, height);
        let place = (!shared).then_some(places[*seat]);
        line(&mut drawing, area, place, (&view.name(*seat), bout.strokes()[*seat]), places[*seat] == 1, most);
    }
    drawing
}

/// A row: the place unless it is shared with the row above, the name, the strokes.
fn line(
    drawing: &mut Drawing,
    (at, width, height): (Point, f32, f32),
    place: Option<usize>,
    (name, strokes): (&str, u32),
    first: bool,
    most: u32,
) {
    if first {
        drawing.fill(Path::rounded(at.x, at.y + 0.2, width, height - 0.4, 1.4), Role::Soft.into());
    }
    let size = (height * 0.46).min(4.8);
    let font = if first { Font::SansBold } else { Font::Sans };
    let base = at.y + (height + text::cap_height(font, size)) / 2.0;
    if let Some(place) = place {
        let words = format!("{place}.");
        drawing.text(Text::new(Point::new(at.x + 7.0, base), words, font, size, Role::Text.into()).ending());
    }
    let count = Text::new(Point::new(at.x + width - 1.6, base), strokes.to_string(), font, size, Role::Text.into());
    drawing.text(count.ending());
    let room = width * 0.6;
    let (words, small) = text::fitted(name, font, size, room - 11.0);
    drawing.text(Text::new(Point::new(at.x + 9.0, base), words, font, small, Role::Text.into()));
    // Where they would be too small to be told apart the number says it all.
    let fives = props::nth((most as usize).div_ceil(5).max(1));
    let tall = ((width - room - 9.0) / (fives * 1.7)).min(height * 0.5);
    if tall > 2.0 {
        props::strokes(drawing, strokes, Point::new(at.x + room, at.y + (height - tall) / 2.0), tall);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_as_many_strokes_shares_the_place() {
        assert_eq!(places(&[2, 0, 2, 1, 0]), [4, 1, 4, 3, 1]);
        assert_eq!(places(&[3, 3]), [1, 1]);
    }
}
