//! What stands round the stage: which game it is, where there are several, and everybody's strokes. Knows no game.

use base::draw::{Affine, Drawing, Font, Point, Role, Size, Text};

use super::evening;
use super::tally::{self, Order};
use crate::table::View;
use crate::tavern::bout::{Bout, Shows};
use crate::tavern::props;
use crate::tavern::scene::STAGE;
use crate::tavern::words::which;

const TITLE_HEIGHT: f32 = 12.4;
const GAP: f32 = 3.2;

pub fn draw(bout: &Bout, view: &View, scene: Drawing) -> Drawing {
    // A single game is named over the board already.
    let top = if bout.chosen.until.is_long() || bout.chosen.card.is_evening() { TITLE_HEIGHT } else { 0.0 };
    let seats = bout.strokes.len();
    let (below, beside) = (Order::below(seats), Order::beside(seats));
    let low = Size { width: STAGE.width, height: top + STAGE.height + GAP + below.size.height };
    let wide = Size { width: STAGE.width + GAP + beside.size.width, height: top + STAGE.height };
    // Wherever the stage becomes larger.
    let scale = |size: Size, room: f32| (room / size.width).min(1.0 / size.height);
    let is_beside = view.room.is_some_and(|room| scale(wide, room) > scale(low, room));
    let (size, order, at) = if is_beside {
        (wide, beside, Point::new(STAGE.width + GAP, top))
    } else {
        (low, below, Point::new(0.0, top + STAGE.height + GAP))
    };
    let mut drawing = Drawing::new(size.width, size.height);
    if top > 0.0 {
        title(&mut drawing, bout, view);
    }
    drawing.place(Affine::shift(0.0, top), scene);
    drawing.place(Affine::shift(at.x, at.y), tally::draw(bout, view, order));
    drawing
}

fn title(drawing: &mut Drawing, bout: &Bout, view: &View) {
    let game = bout.game - u32::from(bout.shows(view.page) == Shows::Ended);
    let count = view.lang.say(&which(bout, game));
    let mut write = |words: String, font: Font, size: f32, line: f32, role: Role| {
        drawing.text(Text::new((1.0, line), words, font, size, role.into()));
    };
    if !bout.chosen.card.is_evening() {
        return write(count, Font::Serif, 6.6, 8.6, Role::Text);
    }
    let strip = evening::strip(bout, game);
    let left = STAGE.width - strip.size.width;
    if bout.shows(view.page) == Shows::Card {
        // The card names the next game.
        write(count, Font::Sans, 4.4, 7.8, Role::Faint);
    } else {
        let name = view.lang.say(&bout.item(game).card.name());
        let (name, size) = props::legible(&name, Font::SerifBold, 6.6, left - 4.0);
        write(name, Font::SerifBold, size, 5.0, Role::Text);
        write(count, Font::Sans, 4.4, 10.9, Role::Faint);
    }
    drawing.place(Affine::shift(left, (TITLE_HEIGHT - 1.6 - strip.size.height) / 2.0), strip);
}

#[cfg(test)]
mod tests {
    use base::draw::{Item, text};
    use base::i18n::Lang;

    use super::*;
    use crate::game::record::{Header, Player, PlayerKind};
    use crate::tavern::TITLES;

    #[test]
    fn the_name_of_a_game_keeps_clear_of_the_line_below_it() {
        let title = TITLES.iter().find(|title| title.about().centrepiece).expect("there is an evening");
        let player = |name: &str| Player::new(name, PlayerKind::Human).expect("a name");
        let header = Header::new(
            title.key(),
            [("program".to_owned(), "entenschiss,pasch".to_owned())].into(),
            ["Ann", "Bo"].map(player).to_vec(),
        );
        let table = title.open(header).expect("two may play");
        let lines = (0..3).find_map(|page| {
            let board = table.board(&View { lang: Lang::De, page, ..View::default() });
            let lines = board.items.into_iter().filter_map(|item| match item {
                Item::Text(text) => Some(text),
                Item::Shape { .. } | Item::Group { .. } | Item::Photo(..) => None,
            });
            let lines: Vec<Text> = lines.collect();
            let find = |words: &str| lines.iter().find(|text| text.words == words).cloned();
            Some((find("Langer Entenschiß")?, find("Spiel 1 von 2")?))
        });
        let (name, count) = lines.expect("both are there once the card is turned");
        let free =
            (count.at.y - text::cap_height(count.font, count.size)) - (name.at.y + text::descent(name.font, name.size));
        assert!(free > 0.5, "{free} mm");
        assert!(count.at.y + text::descent(count.font, count.size) < TITLE_HEIGHT, "nor does it touch the stage");
    }
}
