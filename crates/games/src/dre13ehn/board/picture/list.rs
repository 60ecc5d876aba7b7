//! A player's list: the wins as runes, and what else they have: lives, games, points, and whether they have called 2.

use base::draw::{Drawing, Font, Frame, Ink, Path, Point, Role, Stroke, Text, text};
use base::tr;

use super::super::super::art::Rune;
use super::super::super::life::Life;
use super::super::super::options::{GAMES, LIVES};
use super::super::super::outcome::Outcome;
use super::super::super::points::{points, special};
use super::super::super::rules::{Dre13ehn, Entry};
use super::super::said;
use super::super::touch::Place;
use super::sign;
use crate::game::{Game, Seat, Turn};
use crate::table::View;

// Lengths in mm.
const HEAD: f32 = 8.0;
const LIVES_HEIGHT: f32 = 9.4;
const GAMES_HEIGHT: f32 = 6.0;
const EDGE_MARGIN: f32 = 1.8;
/// Height of a box to its width: below the rune stands what it means.
const HIGHER: f32 = 1.28;
const HIGHEST: f32 = 1.46;
const WIDEST_BOX: f32 = 10.3;
const NARROWEST_BOX: f32 = 5.0;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Boxes {
    columns: usize,
    width: f32,
    height: f32,
    lines: usize,
}

impl Boxes {
    /// So many boxes, as large as they fit; where they would be too small, as many as there is room for.
    fn fit(count: usize, width: f32, height: f32) -> Self {
        let size = |columns: usize| {
            let lines = count.div_ceil(columns) as f32;
            (width / columns as f32).min(height / lines / HIGHER).min(WIDEST_BOX)
        };
        let best = (1..=count.max(1)).max_by(|a, b| size(*a).total_cmp(&size(*b))).unwrap_or(1);
        let side = size(best);
        if side >= NARROWEST_BOX {
            let lines = count.div_ceil(best);
            // Where there is room, the figures below the runes get it.
            let height = (height / lines as f32).min(side * HIGHEST);
            return Self { columns: best, width: side, height, lines };
        }
        let columns = whole(width / NARROWEST_BOX);
        Self {
            columns,
            width: width / columns as f32,
            height: NARROWEST_BOX * HIGHER,
            lines: whole(height / NARROWEST_BOX / HIGHER),
        }
    }

    /// The first box that is shown, the next to be filled being this one.
    fn first(self, next: usize) -> usize {
        (next / self.columns + 1).saturating_sub(self.lines) * self.columns
    }
}

fn whole(length: f32) -> usize {
    (1..200).take_while(|count| (*count as f32) <= length).last().unwrap_or(1)
}

pub fn height(game: &Dre13ehn, width: f32) -> f32 {
    let boxes = Boxes::fit(game.options().target(), width - 2.0 * EDGE_MARGIN, f32::MAX);
    HEAD + extra(game) + boxes.height * (boxes.lines as f32).min(9.0) + EDGE_MARGIN
}

fn extra(game: &Dre13ehn) -> f32 {
    if game.options().is_duel() {
        LIVES_HEIGHT
    } else if game.options().is_tournament() {
        GAMES_HEIGHT
    } else {
        0.0
    }
}

pub fn draw(drawing: &mut Drawing, game: &Dre13ehn, view: &View, seat: Seat, frame: Frame) {
    let acts = game.turn().to_act().contains(&seat);
    let wins = matches!(game.turn(), Turn::Over(winners) if winners.contains(&seat));
    let edge = if acts || wins { Stroke::new(Role::Accent.into(), 0.7) } else { Stroke::new(Role::Line.into(), 0.3) };
    drawing.shape(frame.outline(), Role::Paper.into(), edge);
    head(drawing, game, view, seat, frame, acts);
    let below = frame.y + HEAD;
    if game.options().is_duel() {
        lives(drawing, game, seat, Frame { y: below, height: LIVES_HEIGHT, ..frame });
    } else if game.options().is_tournament() {
        games(drawing, game, view, seat, Frame { y: below, height: GAMES_HEIGHT, ..frame });
    }
    let top = below + extra(game);
    let (x, width) = (frame.x + EDGE_MARGIN, frame.width - 2.0 * EDGE_MARGIN);
    let height = frame.y + frame.height - EDGE_MARGIN - top;
    boxes(drawing, game, seat, Frame { x, y: top, width, height });
    // Nothing is to be pressed here: the name alone says what the list holds.
    let name = Frame { height: HEAD, ..frame }.outline();
    drawing.spot(Place::List(seat).spot(), name, view.lang.say(&said::list(game, view, seat)));
    drawing.tells();
}

fn head(drawing: &mut Drawing, game: &Dre13ehn, view: &View, seat: Seat, frame: Frame, acts: bool) {
    let middle = frame.y + HEAD / 2.0 + 0.3;
    let colour = Ink::new(Role::seat(seat));
    let mut left = frame.x + 2.4;
    if acts {
        sign::pointer(drawing, Point::new(left + 0.8, middle), colour);
        left += 3.6;
    }
    let count = game.entries().get(seat).map_or(0, Vec::len);
    let score = if game.options().counts_points() {
        let points = game.points().get(seat).copied().unwrap_or(0);
        tr!(view.lang, "dre13ehn-board-points", points)
    } else {
        tr!(view.lang, "dre13ehn-board-of", count, target = game.options().target())
    };
    let (right, size) = (frame.right() - 2.4, view.written(3.4));
    drawing.text(Text::beside((right, middle), score.as_str(), Font::SansBold, size, Role::Text).ending());
    let mut room = right - text::width(&score, Font::SansBold, size) - 1.6;
    if game.has_called_two(seat) && game.is_gregorian() {
        let (at, side) = (Point::new(room - 2.4, middle), 4.4);
        sign::rune(drawing, Rune::Result(Outcome::Two), at, side, Role::Text);
        sign::struck(drawing, at, side);
        room -= side + 1.4;
    }
    let name = Text::new((left, middle), view.name(seat), Font::SansBold, view.written(4.0), colour);
    view.named(drawing, seat, name, room - left);
}

fn lives(drawing: &mut Drawing, game: &Dre13ehn, seat: Seat, frame: Frame) {
    let left = game.lives().get(seat).copied().unwrap_or(0);
    let (side, step) = (7.0, (frame.width - 2.0 * EDGE_MARGIN) / f32::from(LIVES));
    for (index, life) in Life::ALL.into_iter().enumerate() {
        let at = Point::new(frame.x + EDGE_MARGIN + step * (index as f32 + 0.5), frame.y + side / 2.0);
        if life.is_left(left) {
            sign::rune(drawing, life.into(), at, side, Role::Accent);
        } else {
            sign::rune(drawing, life.into(), at, side, Ink::new(Role::Faint).alpha(0.7));
            sign::struck(drawing, at, side);
        }
    }
}

fn games(drawing: &mut Drawing, game: &Dre13ehn, view: &View, seat: Seat, frame: Frame) {
    let won = game.games().get(seat).copied().unwrap_or(0);
    let words = tr!(view.lang, "dre13ehn-board-games");
    let width = text::width(&words, Font::Sans, 2.8);
    drawing.text(Text::beside((frame.x + 2.4, frame.y + 2.0), words, Font::Sans, 2.8, Role::Faint));
    let (left, gap) = (frame.x + 2.4 + width + 1.8, 0.7);
    let side = ((frame.right() - 2.4 - left + gap) / GAMES as f32 - gap).min(3.2);
    for index in 0..GAMES {
        let x = left + index as f32 * (side + gap);
        let square = Path::rounded(x, frame.y + 2.0 - side / 2.0, side, side, 0.7);
        let fill: Ink = if index < won { Role::Accent.into() } else { Role::Paper.into() };
        drawing.shape(square, fill, Stroke::new(Role::Accent.into(), 0.3));
    }
}

fn boxes(drawing: &mut Drawing, game: &Dre13ehn, seat: Seat, frame: Frame) {
    let Some(entries) = game.entries().get(seat) else { return };
    let target = game.options().target();
    let grid = Boxes::fit(target, frame.width, frame.height);
    let first = grid.first(entries.len().min(target.saturating_sub(1)));
    let shown = (first..target).take(grid.columns * grid.lines);
    // What is over at the right is shared by both sides.
    let left = frame.x + (frame.width - grid.width * grid.columns as f32) / 2.0;
    let new = game.last().filter(|end| game.is_between_rounds() && end.winner == seat).map(|_| entries.len());
    for (place, index) in shown.enumerate() {
        let (column, line) = (place % grid.columns, place / grid.columns);
        let area = Frame {
            x: left + column as f32 * grid.width + 0.3,
            y: frame.y + line as f32 * grid.height + 0.3,
            width: grid.width - 0.6,
            height: grid.height - 0.6,
        };
        let outline = Path::rounded(area.x, area.y, area.width, area.height, 1.0);
        let next = index == entries.len() && !game.turn().is_over();
        let (fill, edge): (Ink, Stroke) = if new == Some(index + 1) {
            (Role::Soft.into(), Stroke::new(Role::Accent.into(), 0.5))
        } else if next {
            (Role::Paper.into(), Stroke::new(Role::Faint.into(), 0.4))
        } else {
            (Role::Paper.into(), Stroke::new(Role::Line.into(), 0.25))
        };
        drawing.shape(outline, fill, edge);
        let side = (area.width * 0.84).min((area.height - 0.6) / 1.46);
        let at = Point::new(area.x + area.width / 2.0, area.y + 0.35 + side / 2.0);
        match entries.get(index) {
            Some(entry) => {
                let ink: Ink = match entry {
                    Entry::Result(_) => Role::Pencil.into(),
                    Entry::CallError | Entry::Peeked => Role::Bad.into(),
                };
                sign::labelled(
                    drawing,
                    (Rune::from(*entry), entry.word()),
                    at,
                    (side, area.width - 0.4),
                    (ink, Role::Text.into()),
                );
                if game.options().counts_points() {
                    worth(drawing, points(index + 1, *entry), area);
                }
            }
            None if game.options().counts_points() => {
                let best = special(index + 1).unwrap_or(Outcome::ThirteenThirteen);
                let ghost = Ink::new(Role::Faint).alpha(if next { 0.85 } else { 0.45 });
                sign::labelled(drawing, (Rune::from(best), best.word()), at, (side, area.width - 0.4), (ghost, ghost));
            }
            None => {}
        }
    }
}

fn worth(drawing: &mut Drawing, points: i64, area: Frame) {
    if points == 0 {
        return;
    }
    let radius = (area.width * 0.2).clamp(1.1, 1.7);
    let at = Point::new(area.x + area.width - radius * 0.55, area.y + radius * 0.55);
    drawing.fill(Path::circle(at.x, at.y, radius), Role::Accent.into());
    drawing.text(Text::beside(at, points.to_string(), Font::SansBold, radius * 1.7, Role::OnAccent).centred());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirteen_boxes_fit_with_eight_at_the_table_and_the_next_one_is_always_shown() {
        let grid = Boxes::fit(13, 41.0, 19.0);
        assert!(grid.width >= NARROWEST_BOX && grid.columns * grid.lines >= 13, "{grid:?}");
        for target in [1, 8, 13, 50, 99] {
            for height in [18.0, 40.0, 100.0] {
                let grid = Boxes::fit(target, 41.0, height);
                assert!(grid.columns as f32 * grid.width <= 41.01, "{target} {height} {grid:?}");
                assert!(grid.lines as f32 * grid.height <= height.max(grid.height) + 0.01, "{target} {grid:?}");
                for next in 0..target {
                    let first = grid.first(next);
                    assert!((first..first + grid.columns * grid.lines).contains(&next), "{next} of {target} {grid:?}");
                }
            }
        }
    }
}
