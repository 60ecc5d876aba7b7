//! Scrolls the focused widget into view, so that whoever walks by keyboard sees where they are.

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::{Rectangle, Task, Vector};

/// Room left round what is revealed, pixels.
const MARGIN: f32 = 24.0;

/// Scrolls every scrollable round the focused widget so far that it is seen.
pub fn reveal<Message: Send + 'static>() -> Task<Message> {
    operate(Look::default()).discard()
}

#[derive(Default)]
struct Look {
    /// The scrollables met so far: what is seen of each, and its shift.
    around: Vec<(Rectangle, Vector)>,
    focused: Option<Rectangle>,
    /// How many scrollables had been met at the focused widget.
    met: usize,
}

impl Operation<()> for Look {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.around.push((bounds, translation));
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.focused = Some(bounds);
            self.met = self.around.len();
        }
    }

    fn finish(&self) -> Outcome<()> {
        let Some(target) = self.focused else { return Outcome::None };
        // A widget lies in the last scrollable before it that could hold it.
        let holder = self.around[..self.met].iter().rposition(|(bounds, _)| {
            target.x >= bounds.x - 1.0 && target.x + target.width <= bounds.x + bounds.width + 1.0
        });
        let Some(index) = holder else { return Outcome::None };
        let (bounds, shift) = self.around[index];
        let (top, low) = (target.y - shift.y, target.y + target.height - shift.y);
        let by = if top < bounds.y + MARGIN {
            top - bounds.y - MARGIN
        } else if low > bounds.y + bounds.height - MARGIN {
            (low - bounds.y - bounds.height + MARGIN).min(top - bounds.y - MARGIN)
        } else {
            return Outcome::None;
        };
        Outcome::Chain(Box::new(Scroll { index, by, met: 0 }))
    }
}

struct Scroll {
    index: usize,
    by: f32,
    met: usize,
}

impl Operation<()> for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if self.met == self.index {
            state.scroll_by(AbsoluteOffset { x: 0.0, y: self.by }, bounds, content);
        }
        self.met += 1;
    }
}
