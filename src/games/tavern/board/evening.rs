//! The programme of an evening at a glance: every game as its emblem, what is done, now and to come, and who got the
//! strokes of each. Knows no game.

use crate::draw::{Affine, Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};
use crate::game::{Game, Seat};
use crate::games::tavern::bout::{Bout, Kind};
use crate::games::tavern::card::Item;
use crate::games::tavern::figure::SIDE;
use crate::games::tavern::props;
use crate::phrase::Phrase;
use crate::table::View;

/// How wide and high the strip is, mm.
const STRIP: (f32, f32) = (202.0, 9.0);
/// The most games that are seen at once.
const MOST: usize = 19;
/// The most a game's field is wide, mm.
const WIDEST: f32 = 34.0;
/// The side of an emblem, mm.
const EMBLEM: f32 = 6.2;
/// The most names that stand beside an emblem.
const NAMES: usize = 3;
/// From which width beside its emblem on a game is named, and who got its strokes, mm.
const WRITTEN: f32 = 12.0;

/// The strip of an evening; none where only one game is played.
pub fn strip<K: Kind>(bout: &Bout<K>, view: &View) -> Option<Drawing> {
    if !K::CARD.is_evening() {
        return None;
    }
    let (game, games) = bout.game();
    // The one that has just ended is looked at until something happens in the next.
    let now = game as usize - if bout.before().is_some() { 2 } else { 1 };
    let all = games as usize;
    let seen = window(now, all);
    let width = (STRIP.0 / props::nth(seen.len())).min(WIDEST);
    let mut drawing = Drawing::new(STRIP.0, STRIP.1);
    for (place, number) in seen.clone().enumerate() {
        let x = props::nth(place) * width;
        let current = number == now && !bout.turn().is_over();
        let done = number < now || bout.turn().is_over();
        field(&mut drawing, bout, number, x, width, (current, done));
    }
    // Above the fields: a name may reach a little into the next one.
    for (place, number) in seen.clone().enumerate() {
        let got = bout.given().get(number).map_or(&[][..], Vec::as_slice);
        let (x, room) = (props::nth(place) * width + EMBLEM + 0.9, width - EMBLEM - 2.0);
        if room < WRITTEN {
            initials(&mut drawing, view, got, x, room);
        } else {
            let name = view.lang.say(&Phrase::new(item(bout, number).card.name));
            written(&mut drawing, view, &name, got, x + 0.6, room);
        }
    }
    // That there is more on either side.
    let more = [(seen.start > 0, 0.0, 1.2), (seen.end < all, STRIP.0, -1.2)];
    for (_, x, step) in more.into_iter().filter(|(more, ..)| *more) {
        for dot in 0..3_u8 {
            let y = STRIP.1 / 2.0 + (f32::from(dot) - 1.0) * 2.0;
            drawing.fill(Path::circle(x - step * 0.4, y, 0.4), Role::Faint.into());
        }
    }
    Some(drawing)
}

/// Which games are seen, the current one among them: all, or as many as there is room for.
fn window(now: usize, all: usize) -> std::ops::Range<usize> {
    let most = MOST.min(all.max(1));
    let first = now.saturating_sub(most / 2).min(all.max(1) - most);
    first..first + most
}

fn field<K: Kind>(
    drawing: &mut Drawing,
    bout: &Bout<K>,
    number: usize,
    x: f32,
    width: f32,
    (current, done): (bool, bool),
) {
    if current {
        let area = Path::rounded(x, 0.2, width - 0.6, STRIP.1 - 0.4, 1.6);
        drawing.shape(area, Role::Soft.into(), Stroke::new(Role::Accent.into(), 0.5));
    }
    let (left, top) = (x + 0.5, (STRIP.1 - EMBLEM) / 2.0);
    drawing.place(Affine::scale(EMBLEM / SIDE).then(Affine::shift(left, top)), (item(bout, number).card.emblem)());
    if done {
        let veil = Path::circle(left + EMBLEM / 2.0, top + EMBLEM / 2.0, EMBLEM / 2.0);
        drawing.fill(veil, Ink::new(Role::Ground).alpha(0.55));
    }
}

/// What is played as the game of that number, counted from 0.
fn item<K: Kind>(bout: &Bout<K>, number: usize) -> &Item {
    bout.item(u32::try_from(number + 1).unwrap_or(u32::MAX))
}

/// Everyone who got a stroke in a game, once.
fn struck(got: &[Seat]) -> Vec<Seat> {
    let mut seats = got.to_vec();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// A game's name and, below, the names of those who got its strokes.
fn written(drawing: &mut Drawing, view: &View, name: &str, got: &[Seat], x: f32, width: f32) {
    let times = |seat: Seat| match got.iter().filter(|other| **other == seat).count() {
        1 => view.name(seat),
        strokes => format!("{} ×{strokes}", view.name(seat)),
    };
    let names = struck(got).into_iter().map(times).collect::<Vec<_>>().join(", ");
    for (words, y, role) in [(name, 3.9, Role::Faint), (names.as_str(), 7.6, Role::Pencil)] {
        let words = text::shortened(words, Font::Sans, 3.0, width);
        drawing.text(Text::new(Point::new(x, y), words, Font::Sans, 3.0, role.into()));
    }
}

/// The beginnings of the names of those who got a game's strokes, below one another.
fn initials(drawing: &mut Drawing, view: &View, got: &[Seat], x: f32, width: f32) {
    let seats = struck(got);
    let rows = seats.len().min(NAMES);
    let size = 2.5;
    let step = (STRIP.1 - 0.6) / props::nth(rows.max(2));
    let top = (STRIP.1 - step * props::nth(rows)) / 2.0;
    for (row, seat) in seats.iter().take(rows).enumerate() {
        let rest = seats.len() - rows;
        let words = if row + 1 == rows && rest > 0 { format!("+{}", rest + 1) } else { initial(view, *seat) };
        let (words, size) = text::fitted(&words, Font::Sans, size, width.max(3.0));
        let y = top + step * (props::nth(row) + 0.5) + text::cap_height(Font::Sans, size) / 2.0;
        drawing.text(Text::new(Point::new(x, y), words, Font::Sans, size, Role::Pencil.into()));
    }
}

/// The beginning of a name: as many letters as tell it from the others, two at most.
fn initial(view: &View, seat: Seat) -> String {
    let first = |seat: Seat, letters: usize| view.name(seat).chars().take(letters).collect::<String>();
    let shared = (0..view.names.len()).any(|other| other != seat && first(other, 1) == first(seat, 1));
    first(seat, if shared { 2 } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_current_game_is_always_among_those_that_are_seen() {
        for all in 1..60 {
            for now in 0..all {
                let seen = window(now, all);
                assert!(seen.contains(&now) && seen.end <= all, "{now} of {all}: {seen:?}");
                assert_eq!(seen.len(), all.min(MOST));
            }
        }
    }
}
