//! Everybody's strokes, below the stage or beside it: how they stand, what they have come to in this game. Knows no game.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Size, Spot, Stroke, Text, text};
use base::phrase::phrase;

use super::ranking;
use crate::game::{Game, Seat, Turn};
use crate::table::View;
use crate::tavern::bout::{Bout, Shows};
use crate::tavern::part::EveningPart;
use crate::tavern::props;
use crate::tavern::scene::STAGE;
use crate::tavern::scene::caption::arrow;

const ABREAST: usize = 4;
/// How high a row is: a single one, one of two, one of three, mm.
const ROWS: [f32; 3] = [13.0, 10.4, 8.8];
const WIDEST: f32 = 66.0;
const NAME_LEFT: f32 = 8.0;
const MOST_STROKES_SHARE: f32 = 0.42;
/// Between a name and its strokes, mm: they are nobody else's.
const STROKES_GAP: f32 = 2.5;

/// How wide the tally is beside the stage, mm.
pub const BESIDE: f32 = 46.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Order {
    columns: usize,
    width: f32,
    row: f32,
    pub size: Size,
}

impl Order {
    pub fn below(seats: usize) -> Self {
        let rows = seats.div_ceil(ABREAST);
        let columns = seats.div_ceil(rows);
        let row = ROWS[rows.clamp(1, ROWS.len()) - 1];
        let width = (STAGE.width / props::nth(columns)).min(WIDEST);
        Self { columns, width, row, size: Size { width: STAGE.width, height: row * props::nth(rows) } }
    }

    pub fn beside(seats: usize) -> Self {
        let row = (STAGE.height / props::nth(seats)).min(ROWS[0]);
        Self { columns: 1, width: BESIDE, row, size: Size { width: BESIDE, height: STAGE.height } }
    }
}

pub fn draw(bout: &Bout, view: &View, order: Order) -> Drawing {
    let Order { columns, width, row, size } = order;
    let left = (size.width - width * props::nth(columns)) / 2.0;
    let mut drawing = Drawing::new(size.width, size.height);
    for seat in 0..bout.strokes.len() {
        let mut entry = Drawing::new(width, row);
        self::entry(&mut entry, bout, view, seat);
        tell(&mut entry, bout, view, seat, Path::rounded(0.6, 0.3, width - 1.2, row - 0.6, 1.6));
        let at = Point::new(left + width * props::nth(seat % columns), row * props::nth(seat / columns));
        drawing.place(Affine::shift(at.x, at.y), entry);
    }
    drawing
}

pub fn tell(drawing: &mut Drawing, bout: &Bout, view: &View, seat: Seat, area: Path) {
    let shown = bout.before().filter(|_| bout.shows(view.page) == Shows::Ended).unwrap_or_else(|| bout.part());
    let tally = phrase!("tavern-spot-tally", name = view.name(seat), strokes = bout.strokes[seat]);
    let tally = match shown.comes_to(seat) {
        Some(came) => phrase!("tavern-spot-came", tally, came),
        None => tally,
    };
    drawing.spot(Spot::numbered("tally", seat), area, view.lang.say(&tally));
    drawing.aside();
    drawing.tells();
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stands {
    Won,
    Next,
    /// Has nothing to fear in a playoff of others.
    Safe,
    Plain,
}

fn stands(bout: &Bout, shown: &dyn EveningPart, seat: Seat, shows: Shows) -> Stands {
    match bout.turn() {
        Turn::Over(winners) if winners.contains(&seat) => Stands::Won,
        _ if bout.lit(shows) == Some(seat) => Stands::Next,
        Turn::Over(_) | Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => {
            if shown.order().contains(&seat) {
                Stands::Plain
            } else {
                Stands::Safe
            }
        }
    }
}

fn entry(drawing: &mut Drawing, bout: &Bout, view: &View, seat: Seat) {
    let (width, row) = (drawing.size.width, drawing.size.height);
    let shows = bout.shows(view.page);
    let shown = bout.before().filter(|_| shows == Shows::Ended).unwrap_or_else(|| bout.part());
    let stands = stands(bout, shown, seat, shows);
    if stands == Stands::Next {
        drawing.fill(Path::rounded(0.6, 0.3, width - 1.2, row - 0.6, 1.6), Role::Soft.into());
    }
    let sign = Point::new(4.4, row / 2.0);
    if shows == Shows::Playing {
        match stands {
            Stands::Next => arrow(drawing, sign, 3.8),
            Stands::Safe => props::tick(drawing, sign, 4.0),
            Stands::Won => star(drawing, sign, 2.9),
            Stands::Plain => {}
        }
    } else if shows == Shows::Card && bout.strokes.iter().any(|strokes| *strokes > 0) {
        // How everybody stands is seen before a game; beside its results it would be taken for a place in it.
        let place = format!("{}.", ranking::places(&bout.strokes)[seat]);
        props::label(drawing, &place, sign, 4.0, 6.0, Font::SansBold, Role::Text);
    }
    let came = match (shows, stands) {
        (Shows::Card, _) => None,
        (_, Stands::Won | Stands::Next | Stands::Plain) if shown.shows_all() => None,
        (_, Stands::Safe) => Some(phrase!("tavern-stage-safe")),
        (_, Stands::Won | Stands::Next | Stands::Plain) => shown.comes_to(seat),
    };
    // Those of the game that is to be seen are underlined.
    let all = &bout.given;
    let of = all.len().checked_sub(if shows == Shows::Ended { 2 } else { 1 }).and_then(|game| all.get(game));
    let fresh = of.filter(|_| shows != Shows::Card);
    let fresh = fresh.map_or(0, |given| given.iter().filter(|other| **other == seat).count());
    // With a result below, name and strokes share the line above it.
    let line = if came.is_some() { row * 0.31 } else { row / 2.0 };
    let strokes = Strokes::new(bout.strokes[seat], drawing.size);
    let right = width - 3.0 - strokes.width - STROKES_GAP;
    let large = (row * 0.42).min(4.8);
    let bold = matches!(stands, Stands::Next | Stands::Won);
    let font = if bold { Font::SansBold } else { Font::Sans };
    // Gives back where the words end.
    let write = |drawing: &mut Drawing, words: &str, at: Point, font: Font, size: f32, right: f32, role: Role| {
        let (words, size) = props::legible(words, font, size, right - at.x);
        let end = at.x + text::width(&words, font, size);
        drawing.text(Text::new(at, words, font, size, role.into()).level());
        end
    };
    let name = Text::new((NAME_LEFT, line), view.name(seat), font, large, Role::Text.into());
    let moved = view.mark(drawing, seat, &name, right - NAME_LEFT);
    let end = write(drawing, &name.words, Point::new(NAME_LEFT + moved, line), font, large, right, Role::Text);
    strokes.draw(drawing, Point::new(end + STROKES_GAP, line), u32::try_from(fresh).unwrap_or(0));
    if let Some(came) = came {
        let words = view.lang.say(&came);
        write(drawing, &words, Point::new(NAME_LEFT, row * 0.73), Font::Sans, large * 0.88, width - 2.0, Role::Faint);
    }
}

/// The strokes of somebody as they are written in a row: too many become a bundle and a number.
struct Strokes {
    count: u32,
    height: f32,
    /// How wide the first five are, where a number stands for the rest.
    bundle: Option<f32>,
    number: Text,
    width: f32,
}

impl Strokes {
    fn new(count: u32, row: Size) -> Self {
        let (height, room) = ((row.height * 0.44).min(5.0), row.width * MOST_STROKES_SHARE);
        let words = count.to_string();
        let number = Text::new(Point::default(), words, Font::SerifItalic, height * 1.25, Role::Pencil.into());
        let digits = text::width(&number.words, number.font, number.size);
        let wide = |count: u32| props::strokes_width(count, height);
        if wide(count) <= room {
            return Self { count, height, bundle: None, number, width: wide(count) };
        }
        let bundle = if wide(5) + digits <= room { wide(5) } else { 0.0 };
        Self { count, height, bundle: Some(bundle), number, width: bundle + digits }
    }

    /// From the middle of their left side on; the fresh ones are underlined.
    fn draw(self, drawing: &mut Drawing, left: Point, fresh: u32) {
        let Self { count, height, .. } = self;
        let at = Point::new(left.x, left.y - height / 2.0);
        let wide = |count: u32| props::strokes_width(count, height);
        let (from, to) = match self.bundle {
            None => {
                props::strokes(drawing, count, at, height);
                // A fifth lies across four others, which are underlined with it.
                let before = count - fresh.min(count);
                let whole = if before / 5 < count / 5 { before / 5 * 5 } else { before };
                (wide(whole), wide(count) - if count.is_multiple_of(5) { height * 0.5 } else { 0.0 })
            }
            Some(bundle) => {
                if bundle > 0.0 {
                    props::strokes(drawing, 5, at, height);
                }
                drawing.text(Text { at: Point::new(at.x + bundle, at.y + height * 0.9), ..self.number });
                (bundle, self.width + height * 0.2)
            }
        };
        if fresh > 0 {
            let low = left.y + height * 0.66;
            drawing.rule((at.x + from - height * 0.16, low), (at.x + to, low), Stroke::new(Role::Bad.into(), 0.7));
        }
    }
}

pub fn star(drawing: &mut Drawing, middle: Point, radius: f32) {
    drawing.fill(Path::star(middle, 5, [radius, radius * 0.42]), Role::Accent.into());
}

#[cfg(test)]
mod tests {
    use base::draw::{Ink, Item};

    use super::*;

    #[test]
    fn a_mark_on_fresh_strokes_lies_below_all_strokes_and_hides_none() {
        for (count, fresh) in [(1, 1), (4, 1), (4, 2), (5, 1), (7, 2)] {
            let mut drawing = Drawing::new(WIDEST, ROWS[0]);
            let strokes = Strokes::new(count, drawing.size);
            strokes.draw(&mut drawing, Point::new(NAME_LEFT, ROWS[0] / 2.0), fresh);
            let spans = |role: Role| {
                let of = drawing.items.iter().filter_map(move |item| match item {
                    Item::Shape { path, stroke: Some(stroke), .. } if stroke.ink == Ink::new(role) => path.bounds(),
                    _ => None,
                });
                of.collect::<Vec<_>>()
            };
            let low = spans(Role::Pencil).into_iter().map(|(_, low)| low.y).fold(0.0, f32::max);
            let marks = spans(Role::Bad);
            assert!(low > 0.0 && marks.len() == 1 && marks[0].0.y > low, "{count}, {fresh}: {marks:?} against {low}");
        }
    }
}
