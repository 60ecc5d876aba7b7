//! The marks of players beside their names on a board. Knows nobody: whoever shows a board says who has which.

use base::draw::plot::{self, Mark, Sign};
use base::draw::{Align, Drawing, Font, Hue, Point, Role, Text, text};

use super::View;
use crate::game::Seat;

/// In sizes of the name's type.
const RADIUS: f32 = 0.36;
const GAP: f32 = 0.3;
/// How small the name may become for it.
const LEAST: f32 = 0.8;

impl View {
    /// Draws the mark of who sits there where a line with their name begins, its middle at the line's point, in the colour
    /// of the seat; gives back how far the name moves for it, mm. So does the name of whoever has none beside those who have,
    /// as names stand below each other. Nothing of it where the name would not stay whole and legible in its room, mm.
    pub fn mark(&self, drawing: &mut Drawing, seat: Seat, name: &Text, room: f32) -> f32 {
        if self.marks.iter().all(Option::is_none) || !is_whole(name, room) {
            return 0.0;
        }
        if let Some(mark) = self.marks.get(seat).copied().flatten() {
            let at = Point::new(name.at.x + name.size * 1.2 * RADIUS, name.at.y);
            plot::shape(drawing, mark, Role::seat(seat).into(), at, name.size * RADIUS);
        }
        self::room(name.size)
    }

    /// Draws the mark of who sits there round a point, one that nobody else has where they have none.
    pub fn marked(&self, drawing: &mut Drawing, seat: Seat, at: Point, radius: f32) {
        let mark = self.marks.get(seat).copied().flatten().unwrap_or_else(|| self.usual(seat));
        plot::shape(drawing, mark, Role::seat(seat).into(), at, radius);
    }

    fn usual(&self, seat: Seat) -> Mark {
        let is_known = |seat: Seat| self.marks.get(seat).is_some_and(Option::is_some);
        let taken = |sign: Sign| {
            self.marks.iter().flatten().any(|mark| matches!(mark, Mark::Person(other, _) if *other == sign))
        };
        let guest = (0..seat).filter(|seat| !is_known(*seat)).count();
        let sign = Sign::ALL.into_iter().filter(|sign| !taken(*sign)).nth(guest).unwrap_or(Sign::ALL[0]);
        // It is drawn in the colour of the seat.
        Mark::Person(sign, Hue::SEATS[0])
    }

    /// A name after its mark, from the point on, in the middle of its height, in `room` mm; gives back where it ends.
    pub fn named(&self, drawing: &mut Drawing, seat: Seat, name: Text, room: f32) -> f32 {
        let moved = self.mark(drawing, seat, &name, room);
        let name = Text { at: Point::new(name.at.x + moved, name.at.y), ..name }.fitted(room - moved);
        let end = name.at.x + text::width(&name.words, name.font, name.size);
        drawing.text(name.level());
        end
    }
}

/// How far a name moves for a mark before it, mm.
pub fn room(size: f32) -> f32 {
    size * (2.4 * RADIUS + GAP)
}

/// Whether a name stays whole and legible in that room, mm, with a mark before it.
fn is_whole(name: &Text, room: f32) -> bool {
    text::width(&name.words, name.font, name.size * LEAST) <= room - self::room(name.size)
}

/// After the mark of who has it, in their own colour, in `room` mm; without, where it would not stay whole and legible.
pub fn write(drawing: &mut Drawing, mark: Option<Mark>, name: Text, room: f32) {
    let wide = self::room(name.size);
    let Some(mark) = mark.filter(|_| is_whole(&name, room)) else { return drawing.text(name.fitted(room)) };
    let name = name.fitted(room - wide);
    let length = wide + text::width(&name.words, name.font, name.size);
    let left = match name.align {
        Align::Left => name.at.x,
        Align::Middle => name.at.x - length / 2.0,
        Align::Right => name.at.x - length,
    };
    before(drawing, mark, Point::new(left, name.at.y), name.font, name.size);
    drawing.text(Text { at: Point::new(left + wide, name.at.y), align: Align::Left, ..name });
}

/// A mark before what is written on that line, from the point on.
pub fn before(drawing: &mut Drawing, mark: Mark, at: Point, font: Font, size: f32) {
    let at = Point::new(at.x + size * 1.2 * RADIUS, at.y - text::cap_height(font, size) / 2.0);
    plot::mark(drawing, mark, at, size * RADIUS);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic, reason = "a test says what went wrong by ending")]

    use base::draw::Item;

    use super::*;

    fn drawn(signs: &[Option<Sign>], seat: Seat, name: &str, room: f32) -> (usize, Text) {
        let marks = signs.iter().map(|sign| sign.map(|sign| Mark::Person(sign, Hue::Ruby))).collect();
        let (view, mut drawing) = (View { marks, ..View::default() }, Drawing::new(100.0, 10.0));
        let line = Text::new((2.0, 5.0), name, Font::Sans, 4.0, Role::Text.into());
        let end = view.named(&mut drawing, seat, line, room);
        assert!(end <= 2.0 + room + 0.01, "{name} ends at {end}");
        let texts = drawing.items.iter().filter_map(|item| match item {
            Item::Text(text) => Some(text.clone()),
            _ => None,
        });
        let texts: Vec<Text> = texts.collect();
        assert_eq!(texts.len(), 1, "{texts:?}");
        (drawing.items.len() - 1, texts.into_iter().next().expect("the name"))
    }

    #[test]
    fn a_sign_stands_before_its_name_and_whoever_has_none_is_in_line() {
        let (none, plain) = drawn(&[None, None], 0, "Ada", 40.0);
        assert_eq!((none, plain.at.x), (0, 2.0), "nobody has one: nothing moves");
        let signs = [Some(Sign::Heart), None];
        let (one, signed) = drawn(&signs, 0, "Ada", 40.0);
        let (other, beside) = drawn(&signs, 1, "Bo", 40.0);
        assert_eq!((one, other), (1, 0));
        assert!(signed.at.x > 2.0 + 4.0 * 2.0 * RADIUS && signed.at.x == beside.at.x);
    }

    #[test]
    fn on_paper_a_sign_stands_before_a_name_however_it_is_aligned() {
        let mark = Some(Mark::Person(Sign::Heart, Hue::Ruby));
        for align in [Align::Left, Align::Middle, Align::Right] {
            let name = Text { align, ..Text::new((50.0, 5.0), "Ada", Font::SerifItalic, 5.0, Role::Pencil.into()) };
            let wide = text::width("Ada", Font::SerifItalic, 5.0);
            let mut drawing = Drawing::new(100.0, 10.0);
            write(&mut drawing, mark, name.clone(), 40.0);
            let [Item::Shape { .. }, Item::Text(written)] = &drawing.items[..] else { panic!("{:?}", drawing.items) };
            let (left, right) = (written.at.x - room(5.0), written.at.x + wide);
            let there = match align {
                Align::Left => left - 50.0,
                Align::Middle => f32::midpoint(left, right) - 50.0,
                Align::Right => right - 50.0,
            };
            assert!(there.abs() < 0.01, "{align:?}: {left} to {right}");
            // No name is cut for it.
            let mut narrow = Drawing::new(100.0, 10.0);
            write(&mut narrow, mark, name, wide);
            assert!(matches!(&narrow.items[..], [Item::Text(text)] if text.words == "Ada"), "{:?}", narrow.items);
        }
    }

    #[test]
    fn nobody_has_the_sign_of_somebody_else_at_the_table() {
        let drawn = |view: &View, seat| {
            let mut drawing = Drawing::new(10.0, 10.0);
            view.marked(&mut drawing, seat, Point::new(5.0, 5.0), 3.0);
            let Some(Item::Shape { path, fill, .. }) = drawing.items.pop() else { unreachable!("a sign is one piece") };
            (path, fill.is_some())
        };
        for known in Sign::ALL {
            let marks = vec![None, Some(Mark::Person(known, Hue::Ruby)), None, None];
            let view = View { marks, ..View::default() };
            let all: Vec<_> = (0..4).map(|seat| drawn(&view, seat)).collect();
            let alike = (0..4).flat_map(|one| (0..one).map(move |other| (one, other)));
            assert!(alike.into_iter().all(|(one, other)| all[one] != all[other]), "{known:?}");
        }
    }

    #[test]
    fn no_name_is_cut_for_a_sign() {
        let name = "Wilhelmina Maximiliane";
        let whole = text::width(name, Font::Sans, 4.0);
        for room in [whole + 10.0, whole + 1.0, whole * 0.95, whole * 0.85, whole * 0.7] {
            let (signs, text) = drawn(&[Some(Sign::Star)], 0, name, room);
            assert_eq!(text.words, name, "in {room}");
            assert!(signs == 0 || text.size >= 4.0 * LEAST - 0.01, "in {room}: {}", text.size);
        }
        assert_eq!(drawn(&[Some(Sign::Star)], 0, name, whole).0, 1, "a little smaller, and signed");
        assert_eq!(drawn(&[Some(Sign::Star)], 0, name, whole * 0.85).0, 0, "whole rather than signed");
    }
}
