//! Scrolls something into view: the focused widget, so that whoever walks by keyboard sees where they are; a row of a
//! list, with what stands round it.

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::{Rectangle, Task, Vector};

const MARGIN: f32 = 24.0;
/// Room left before and after a row, as a part of what is seen of its list.
const AROUND: f32 = 0.2;

pub fn focus_on<Message: Send + 'static>(id: impl Into<Id>) -> Task<Message> {
    iced::widget::operation::focus(id).chain(reveal())
}

pub fn reveal<Message: Send + 'static>() -> Task<Message> {
    operate(Look::default()).discard()
}

/// The same at once, where all can be gone through.
pub fn now(operate: &mut dyn FnMut(&mut dyn Operation)) {
    let mut look = Look::default();
    operate(&mut look);
    if let Outcome::Chain(mut scroll) = look.finish() {
        operate(scroll.as_mut());
    }
}

pub fn follow<Message: Send + 'static>(row: &'static str) -> Task<Message> {
    operate(Look { row: Some(Id::new(row)), ..Look::default() }).discard()
}

/// `part` tells by where the container is which part of it is to be seen.
pub fn reveal_part<Message: Send + 'static>(
    of: &'static str,
    part: impl Fn(Rectangle) -> Rectangle + Send + 'static,
) -> Task<Message> {
    operate(Look { row: Some(Id::new(of)), part: Some(Box::new(part)), ..Look::default() }).discard()
}

/// Scrolls so that the container of that name begins where what is seen does.
pub fn lead<Message: Send + 'static>(to: Id) -> Task<Message> {
    operate(Look { row: Some(to), to_top: true, ..Look::default() }).discard()
}

type Region = Box<dyn Fn(Rectangle) -> Rectangle + Send>;

#[derive(Default)]
struct Look {
    /// The container that is looked for; what has the focus without.
    row: Option<Id>,
    part: Option<Region>,
    to_top: bool,
    /// The scrollables met so far: what is seen of each, and its shift.
    met: Vec<(Rectangle, Vector)>,
    entered: Option<usize>,
    /// Those that what is looked at lies in, the outermost first.
    around: Vec<usize>,
    found: Option<(Rectangle, Vec<usize>)>,
}

/// How far to scroll, so that what lies from `low` to `high` is seen between `begin` and `end`, with a margin.
fn needed((low, high): (f32, f32), (begin, end): (f32, f32), margin: f32) -> f32 {
    if low < begin + margin {
        low - begin - margin
    } else if high > end - margin {
        (high - end + margin).min(low - begin - margin)
    } else {
        0.0
    }
}

impl Operation<()> for Look {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let entered = self.entered.take();
        self.around.extend(entered);
        operate(self);
        if entered.is_some() {
            self.around.pop();
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entered = Some(self.met.len());
        self.met.push((bounds, translation));
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if self.row.is_some() && id == self.row.as_ref() {
            let part = self.part.as_ref().map_or(bounds, |part| part(bounds));
            self.found = Some((part, self.around.clone()));
        }
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if self.row.is_none() && state.is_focused() {
            self.found = Some((bounds, self.around.clone()));
        }
    }

    fn finish(&self) -> Outcome<()> {
        let Some((target, around)) = &self.found else { return Outcome::None };
        let (mut scrolls, mut target) = (Vec::new(), *target);
        for index in around.iter().rev() {
            let (bounds, shift) = self.met[*index];
            target.x -= shift.x;
            target.y -= shift.y;
            let by = |at: f32, long: f32, begin: f32, length: f32| {
                if self.to_top {
                    return at - begin;
                }
                let is_row = self.row.is_some() && self.part.is_none();
                let margin = if is_row { length * AROUND } else { MARGIN };
                needed((at, at + long), (begin, begin + length), margin)
            };
            let by = AbsoluteOffset {
                x: if self.to_top { 0.0 } else { by(target.x, target.width, bounds.x, bounds.width) },
                y: by(target.y, target.height, bounds.y, bounds.height),
            };
            if by.x != 0.0 || by.y != 0.0 {
                scrolls.push((*index, by));
            }
        }
        if scrolls.is_empty() { Outcome::None } else { Outcome::Chain(Box::new(Scroll { scrolls, met: 0 })) }
    }
}

struct Scroll {
    scrolls: Vec<(usize, AbsoluteOffset)>,
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
        if let Some((_, by)) = self.scrolls.iter().find(|(index, _)| *index == self.met) {
            state.scroll_by(*by, bounds, content);
        }
        self.met += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_stays_and_what_is_not_comes_in_with_a_margin() {
        let window = (100.0, 500.0);
        assert_eq!(needed((200.0, 240.0), window, 24.0), 0.0);
        assert_eq!(needed((490.0, 530.0), window, 24.0), 54.0);
        assert_eq!(needed((80.0, 120.0), window, 24.0), -44.0);
        assert_eq!(needed((80.0, 120.0), window, 80.0), -100.0);
        assert_eq!(needed((400.0, 1_000.0), window, 24.0), 276.0, "of what is too large, the beginning is seen");
    }
}
