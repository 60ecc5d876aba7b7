//! Leads the keyboard from one control to the nearest in a direction, as Tab leads it to the next. Knows no control.

use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Rectangle, Task};

use super::snapshot::{Apply, apply};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    pub fn of(key: &Key) -> Option<Self> {
        match key {
            Key::Named(Named::ArrowLeft) => Some(Self::Left),
            Key::Named(Named::ArrowRight) => Some(Self::Right),
            Key::Named(Named::ArrowUp) => Some(Self::Up),
            Key::Named(Named::ArrowDown) => Some(Self::Down),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
        }
    }

    const fn step(self) -> (f32, f32) {
        match self {
            Self::Left => (-1.0, 0.0),
            Self::Right => (1.0, 0.0),
            Self::Up => (0.0, -1.0),
            Self::Down => (0.0, 1.0),
        }
    }

    /// How far `to` lies that way from `from`; nothing where it lies another way.
    pub(super) fn cost(self, from: Rectangle, to: Rectangle) -> Option<f32> {
        let (dx, dy) = self.step();
        let (start, end) = (from.center(), to.center());
        let (x, y) = (end.x - start.x, end.y - start.y);
        let (along, across) = (x * dx + y * dy, (x * dy).abs() + (y * dx).abs());
        // What lies in the same line is no step across lines.
        let clear = match self {
            Self::Left | Self::Right => (y.abs() < f32::midpoint(from.height, to.height)).then_some(1.0)?,
            Self::Up | Self::Down => f32::midpoint(from.height, to.height) * 0.5,
        };
        (along > clear).then_some(along + 2.0 * across)
    }
}

pub(super) fn nearest(
    way: Direction,
    from: Rectangle,
    all: impl IntoIterator<Item = (usize, Rectangle)>,
) -> Option<usize> {
    let costs = all.into_iter().filter_map(|(index, to)| Some((way.cost(from, to)?, index)));
    costs.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, index)| index)
}

/// Goes among those that scroll with the page; to the first of them, where none has the focus.
pub fn walk<Message: Send + 'static>(way: Direction) -> Task<Message> {
    apply(move |page| {
        let first = page.areas.first().map_or(page.stops.len(), |area| area.first);
        let mut all = page.stops.iter().map(|stop| stop.bounds).enumerate().skip(first);
        Apply::focus(match page.focused().filter(|focused| *focused >= first) {
            None => all.next().map(|(index, _)| index),
            Some(from) => nearest(way, page.stops[from].bounds, all),
        })
    })
}

#[cfg(test)]
mod tests {
    use iced::{Point, Size};

    use super::*;

    fn at(x: f32, y: f32) -> Rectangle {
        Rectangle::new(Point::new(x, y), Size::new(40.0, 20.0))
    }

    #[test]
    fn the_nearest_in_its_line_is_the_next_one() {
        let from = at(0.0, 0.0);
        let (next, second, below) = (at(50.0, 0.0), at(100.0, 0.0), at(10.0, 30.0));
        assert!(Direction::Right.cost(from, next) < Direction::Right.cost(from, second));
        assert_eq!(Direction::Right.cost(from, below), None, "another line");
        assert_eq!(Direction::Left.cost(from, next), None);
        assert_eq!(Direction::Up.cost(from, below), None);
        assert!(Direction::Down.cost(from, below) < Direction::Down.cost(from, at(90.0, 30.0)));
    }
}
