//! Scrolls a list so far that one marked row of it is seen.

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::{Rectangle, Task, Vector};

/// Room left above and below the row, as a part of what is seen of the list.
const MARGIN: f32 = 0.2;

/// Scrolls the list of that name so far that the container of that name is seen within it.
pub fn follow<Message: Send + 'static>(list: &'static str, row: &'static str) -> Task<Message> {
    let find = Find { list: Id::new(list), row: Id::new(row), seen: None, by: None };
    operate(find).discard()
}

/// How far a list whose seen part runs from `top` for `height` pixels is to be scrolled so that a row at
/// `at`, so high, is seen; nothing where it is.
fn shift(top: f32, height: f32, at: f32, high: f32) -> Option<f32> {
    let margin = height * MARGIN;
    let (above, below) = (at - top - margin, at + high + margin - top - height);
    if above < 0.0 {
        Some(above)
    } else if below > 0.0 {
        Some(below)
    } else {
        None
    }
}

struct Find {
    list: Id,
    row: Id,
    /// What is seen of the list, in the coordinates of its content.
    seen: Option<Rectangle>,
    by: Option<f32>,
}

impl Operation<()> for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.row)
            && let Some(seen) = self.seen
        {
            self.by = shift(seen.y, seen.height, bounds.y, bounds.height);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.list) {
            self.seen = Some(bounds + translation);
        }
    }

    fn finish(&self) -> Outcome<()> {
        match self.by {
            Some(by) => Outcome::Chain(Box::new(Scroll { list: self.list.clone(), by })),
            None => Outcome::None,
        }
    }
}

struct Scroll {
    list: Id,
    by: f32,
}

impl Operation<()> for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.list) {
            state.scroll_by(AbsoluteOffset { x: 0.0, y: self.by }, bounds, content);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_is_seen_moves_nothing_and_others_come_just_inside() {
        assert_eq!(shift(100.0, 200.0, 180.0, 20.0), None);
        assert_eq!(shift(100.0, 200.0, 400.0, 20.0), Some(160.0));
        assert_eq!(shift(100.0, 200.0, 20.0, 20.0), Some(-120.0));
    }
}
