//! Leads the keyboard from one control to the nearest in a direction, as Tab leads it to the next. Knows no control.

use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Rectangle, Task, Vector};

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

/// Goes among those that scroll with the page; to the first of them, where none has the focus.
pub fn walk<Message: Send + 'static>(way: Direction) -> Task<Message> {
    operate(Look { way, inside: false, all: Vec::new(), focused: None }).discard()
}

struct Look {
    way: Direction,
    inside: bool,
    all: Vec<Rectangle>,
    focused: Option<usize>,
}

impl Operation<()> for Look {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(&mut self, _: Option<&Id>, _: Rectangle, _: Rectangle, _: Vector, _: &mut dyn Scrollable) {
        self.inside = true;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if self.inside {
            if state.is_focused() {
                self.focused = Some(self.all.len());
            }
            self.all.push(bounds);
        }
    }

    fn finish(&self) -> Outcome<()> {
        let target = match self.focused.map(|index| self.all[index]) {
            None => Some(0),
            Some(from) => {
                let costs = self.all.iter().enumerate();
                let costs = costs.filter_map(|(index, to)| Some((self.way.cost(from, *to)?, index)));
                costs.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, index)| index)
            }
        };
        match target {
            Some(index) => Outcome::Chain(Box::new(Focus { index, inside: false, met: 0 })),
            None => Outcome::None,
        }
    }
}

struct Focus {
    index: usize,
    inside: bool,
    met: usize,
}

impl Operation<()> for Focus {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(&mut self, _: Option<&Id>, _: Rectangle, _: Rectangle, _: Vector, _: &mut dyn Scrollable) {
        self.inside = true;
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        let is_it = self.inside && self.met == self.index;
        self.met += usize::from(self.inside);
        if is_it {
            state.focus();
        } else {
            state.unfocus();
        }
    }
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
