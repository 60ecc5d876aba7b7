//! The end of a match: who has won, and who has come out where, places shared. Knows no game.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, text};

use super::super::words;
use super::tally::{self, star};
use crate::game::Seat;
use crate::table::View;
use crate::tavern::bout::Bout;
use crate::tavern::evening;
use crate::tavern::figure::{SIDE, outline};
use crate::tavern::props;
use crate::tavern::scene::STAGE;

const LAST_STAGE_SCALE: f32 = 0.4;
const LEFT: f32 = STAGE.width * LAST_STAGE_SCALE + 4.0;
const MOST_ROW_HEIGHT: f32 = 15.0;
/// Where who has won is said, mm from above, how large, and in how many lines at most.
const HEAD: f32 = 13.0;
const SIZES: [f32; 4] = [8.0, 7.0, 6.0, 5.2];
const LINES: usize = 3;

/// The place of each seat by its strokes, the fewest first; those with as many share it.
pub fn places(strokes: &[u32]) -> Vec<usize> {
    strokes.iter().map(|own| 1 + strokes.iter().filter(|other| *other < own).count()).collect()
}

/// `last` is the stage of the last game.
pub fn draw(bout: &Bout, last: Drawing, view: &View) -> Drawing {
    let mut drawing = Drawing::new(STAGE.width, STAGE.height);
    let (wide, mug) = (STAGE.width * LAST_STAGE_SCALE, 56.0);
    let at = Point::new((wide - mug) / 2.0, 4.0);
    drawing.place(Affine::scale(mug / SIDE).shifted(at.x, at.y), evening::mug(outline(0.7 * SIDE / mug)));
    star(&mut drawing, Point::new(at.x + mug * 0.365, at.y + mug * 0.66), 7.0);
    let last = Drawing { spots: Vec::new(), ..last };
    drawing.place(Affine::scale(LAST_STAGE_SCALE).shifted(0.0, STAGE.height * (1.0 - LAST_STAGE_SCALE) - 0.2), last);
    let width = STAGE.width - LEFT - 0.2;
    let card = Path::rounded(LEFT, 0.2, width, STAGE.height - 0.4, 2.4);
    drawing.shape(card, Role::Paper.into(), Stroke::new(Role::Line.into(), 0.3));
    let said = view.lang.say(&words::over(bout, view));
    let wrapped = |size: f32| text::wrap(&said, Font::SerifBold, size, width - 10.0);
    let fits = SIZES.into_iter().find(|size| wrapped(*size).len() <= LINES);
    let size = fits.unwrap_or(SIZES[SIZES.len() - 1]);
    let mut lines = wrapped(size);
    // Where very many have won, the table names them all.
    let rest = lines.split_off(lines.len().min(LINES - 1)).join(" ");
    lines.extend((!rest.is_empty()).then(|| text::shortened(&rest, Font::SerifBold, size, width - 10.0)));
    for (number, words) in lines.iter().enumerate() {
        let at = Point::new(LEFT + 5.0, HEAD + props::nth(number) * size * 1.2);
        drawing.text(Text::new(at, words.as_str(), Font::SerifBold, size, Role::Text.into()));
    }
    let top = HEAD + (props::nth(lines.len()) - 0.4) * size * 1.2;
    let places = places(&bout.strokes);
    let mut seats: Vec<Seat> = (0..places.len()).collect();
    seats.sort_by_key(|seat| (places[*seat], *seat));
    let height = ((STAGE.height - top - 2.0) / props::nth(seats.len())).min(MOST_ROW_HEIGHT);
    let most = bout.strokes.iter().copied().max().unwrap_or_default();
    for (row, seat) in seats.iter().enumerate() {
        let area = (Point::new(LEFT + 2.0, top + props::nth(row) * height), width - 4.0, height);
        line(&mut drawing, area, places[*seat], (view, *seat, bout.strokes[*seat]), most);
        tally::tell(&mut drawing, bout, view, *seat, Path::rect(area.0.x, area.0.y, area.1, area.2));
    }
    drawing
}

fn line(
    drawing: &mut Drawing,
    (at, width, height): (Point, f32, f32),
    place: usize,
    (view, seat, strokes): (&View, Seat, u32),
    most: u32,
) {
    let first = place == 1;
    if first {
        drawing.fill(Path::rounded(at.x, at.y + 0.2, width, height - 0.4, 1.4), Role::Soft.into());
    }
    let size = (height * 0.44).min(5.8);
    let font = if first { Font::SansBold } else { Font::Sans };
    let base = at.y + (height + text::cap_height(font, size)) / 2.0;
    let nth = Text::new((at.x + 7.0, base), format!("{place}."), font, size, Role::Text.into());
    drawing.text(nth.ending());
    let count = Text::new((at.x + width - 1.6, base), strokes.to_string(), font, size, Role::Text.into());
    drawing.text(count.ending());
    let room = width * 0.6;
    let name = Point::new(at.x + 9.0, at.y + height / 2.0);
    view.named(drawing, seat, Text::new(name, view.name(seat), font, size, Role::Text.into()), room - 11.0);
    // Where they would be too small to be told apart the number says it all.
    let fives = props::nth((most as usize).div_ceil(5).max(1));
    let tall = ((width - room - 9.0) / (fives * 1.7)).min(height * 0.5);
    if tall > 2.0 {
        let left = at.x + width - 9.0 - props::strokes_width(strokes, tall);
        props::strokes(drawing, strokes, Point::new(left, at.y + (height - tall) / 2.0), tall);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::record::{Header, Player, PlayerKind};
    use crate::game::{Face, Turn};
    use crate::tavern::TITLES;

    #[test]
    fn whoever_shares_a_place_is_told_it_too() {
        let title = TITLES.iter().find(|title| title.key() == "entenschiss").expect("it is a pub game");
        let player = |name: &str| Player::new(name, PlayerKind::Human).expect("a name");
        let header = Header::new(title.key(), Default::default(), ["Ann", "Bo", "Cem"].map(player).to_vec());
        let mut table = title.open(header).expect("three may play");
        for faces in [[1, 2, 3], [5, 5, 5], [3, 2, 1]] {
            let faces = faces.map(Face::Number).to_vec();
            table.enter(&crate::game::record::Entry::Roll(faces)).expect("they throw one after the other");
        }
        assert!(matches!(table.turn(), Turn::Over(_)));
        let board = table.board(&View::default());
        let words = board.words();
        let places = words.iter().filter(|word| ["1.", "2.", "3."].contains(*word));
        assert_eq!(places.copied().collect::<Vec<_>>(), ["1.", "1.", "3."]);
    }

    #[test]
    fn whoever_has_as_many_strokes_shares_the_place() {
        assert_eq!(places(&[2, 0, 2, 1, 0]), [4, 1, 4, 3, 1]);
        assert_eq!(places(&[3, 3]), [1, 1]);
    }
}
