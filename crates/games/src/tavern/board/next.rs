//! The card before a match, and between two games: what is next, who begins, its rules in three lines. Knows no game.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Stroke, Text, text};
use base::phrase::phrase;

use super::super::props;
use crate::table::View;
use crate::tavern::bout::Bout;
use crate::tavern::figure::SIDE;
use crate::tavern::scene::STAGE;
use crate::tavern::scene::caption::arrow;

/// The upper left corner of the emblem, and how large it is, mm.
const EMBLEM: (Point, f32) = (Point::new(9.0, 9.0), 40.0);
const BESIDE_EMBLEM: f32 = 57.0;
/// Where the rules begin and end, mm from above.
const RULES: (f32, f32) = (58.0, STAGE.height - 3.0);
/// Where a rule's words begin, and their size, mm.
const LEFT: f32 = 20.0;
const SIZE: f32 = 5.4;

pub fn draw(bout: &Bout, view: &View) -> Drawing {
    let item = bout.item(bout.game);
    let card = item.card;
    let mut drawing = Drawing::new(STAGE.width, STAGE.height);
    let edge = Path::rounded(0.2, 0.2, STAGE.width - 0.4, STAGE.height - 0.4, 2.4);
    drawing.shape(edge, Role::Paper.into(), Stroke::new(Role::Line.into(), 0.3));
    let (at, side) = EMBLEM;
    drawing.place(Affine::scale(side / SIDE).shifted(at.x, at.y), (card.emblem)());
    let room = STAGE.width - BESIDE_EMBLEM - 6.0;
    let head = match (bout.chosen.card.is_evening(), bout.game) {
        (false, _) => phrase!("tavern-card-alone"),
        (true, 1) => phrase!("tavern-card-first"),
        (true, _) => phrase!("tavern-card-next"),
    };
    let head = Text::new((BESIDE_EMBLEM, 17.0), view.lang.say(&head), Font::Sans, 4.6, Role::Faint.into());
    drawing.text(head);
    name(&mut drawing, &view.lang.say(&card.name()), room);
    let first = view.name(bout.part().order().first().copied().unwrap_or_default());
    arrow(&mut drawing, Point::new(BESIDE_EMBLEM + 2.0, 40.6), 4.2);
    let begins = view.lang.say(&phrase!("tavern-card-begins", name = first));
    let begins = Text::new((BESIDE_EMBLEM + 6.2, 42.4), begins, Font::SansBold, 5.2, Role::Text.into());
    drawing.text(begins.fitted(room - 6.2));
    drawing.rule((6.0, RULES.0 - 3.0), (STAGE.width - 6.0, RULES.0 - 3.0), Stroke::new(Role::Line.into(), 0.3));
    let rules = card.in_short(&item.values);
    let pitch = (RULES.1 - RULES.0) / props::nth(rules.len());
    for (row, words) in rules.iter().map(|rule| view.lang.say(rule)).enumerate() {
        let (room, step) = (STAGE.width - LEFT - 6.0, SIZE * 1.3);
        let lines = props::nth(text::wrap(&words, Font::Serif, SIZE, room).len());
        let middle = RULES.0 + pitch * (props::nth(row) + 0.5);
        drawing.fill(Path::circle(12.0, middle, 1.3), Role::Accent.into());
        let first = Point::new(LEFT, middle - step * (lines - 1.0) / 2.0 + text::cap_height(Font::Serif, SIZE) / 2.0);
        drawing.lines(&Text::new(first, words, Font::Serif, SIZE, Role::Text.into()), room, step);
    }
    drawing
}

fn name(drawing: &mut Drawing, words: &str, room: f32) {
    const SIZE: f32 = 11.0;
    let fits = 0.999 * room / text::width(words, Font::SerifBold, SIZE);
    let (y, part) = if fits >= 0.66 { (29.5, fits.min(1.0)) } else { (25.4, 0.75) };
    let text = Text::new((BESIDE_EMBLEM, y), words, Font::SerifBold, SIZE * part, Role::Text.into());
    drawing.lines(&text, room, SIZE * 0.78);
}

#[cfg(test)]
mod tests {
    use base::i18n::Lang;

    use super::*;
    use crate::game::options;
    use crate::tavern::ALL;

    #[test]
    fn every_name_is_whole_and_takes_two_lines_at_most() {
        let room = STAGE.width - BESIDE_EMBLEM - 6.0;
        for words in ALL.iter().flat_map(|entry| Lang::ALL.map(|lang| lang.say(&entry.card.name()))) {
            let mut drawing = Drawing::new(STAGE.width, STAGE.height);
            name(&mut drawing, &words, room);
            let lines = drawing.words();
            assert!(lines.join(" ") == words && lines.len() <= 2, "{lines:?}");
            assert!(drawing.written().iter().all(|(_, [from, to], _)| to.x - from.x <= room), "{words}");
        }
    }

    #[test]
    fn every_game_is_told_in_three_lines_that_take_two_rows_at_most() {
        for (entry, lang) in ALL.iter().flat_map(|entry| Lang::ALL.map(|lang| (entry, lang))) {
            for values in options::variants(&entry.title.fields()) {
                let Ok(items) = entry.card.items(&values) else { continue };
                for rule in entry.card.in_short(&items[0].values) {
                    let words = lang.say(&rule);
                    assert_ne!(words, rule.id, "{}", entry.card.key);
                    let lines = text::wrap(&words, Font::Serif, SIZE, STAGE.width - LEFT - 6.0).len();
                    assert!(lines <= 2, "{lines} rows: {words}");
                }
            }
        }
    }
}
