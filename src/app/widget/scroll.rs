//! The keys that scroll: whatever page is seen answers to them, whether its screen thinks of it or not. Knows no screen.

use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, RelativeOffset};
use iced::advanced::widget::operation::{Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Rectangle, Task, Vector};

const ARROW_STEP: f32 = 48.0;
/// What part of a page a press leads on by: the last lines stay to be seen, so that one finds one's place.
const PART: f32 = 0.88;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum By {
    /// So many pixels at 100 %, downwards.
    Line(f32),
    /// Such a part of what is seen, downwards.
    Page(f32),
    Start,
    End,
}

impl By {
    pub fn of(key: &Key, modifiers: Modifiers) -> Option<Self> {
        let Key::Named(named) = key else { return None };
        if *named == Named::Space && modifiers == Modifiers::SHIFT {
            return Some(Self::Page(-PART));
        }
        if !modifiers.is_empty() {
            return None;
        }
        match named {
            Named::ArrowUp => Some(Self::Line(-ARROW_STEP)),
            Named::ArrowDown => Some(Self::Line(ARROW_STEP)),
            Named::PageUp => Some(Self::Page(-PART)),
            Named::PageDown | Named::Space => Some(Self::Page(PART)),
            Named::Home => Some(Self::Start),
            Named::End => Some(Self::End),
            _ => None,
        }
    }
}

/// Scrolls what is named, or else the largest that has more than is seen; `text` is how large text is: 1 is 100 %.
pub fn scroll<Message: Send + 'static>(by: By, text: f32, named: Option<&'static str>) -> Task<Message> {
    operate(Look { by, text, named: named.map(Id::new), met: 0, largest: None }).discard()
}

struct Look {
    by: By,
    text: f32,
    named: Option<Id>,
    met: usize,
    largest: Option<(usize, f32)>,
}

impl Operation<()> for Look {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _: Vector,
        _: &mut dyn Scrollable,
    ) {
        let is_meant = self.named.is_none() || self.named.as_ref() == id;
        let area = bounds.area();
        let is_larger = self.largest.is_none_or(|(_, largest)| area > largest);
        if is_meant && is_larger && content.height > bounds.height + 0.5 {
            self.largest = Some((self.met, area));
        }
        self.met += 1;
    }

    fn finish(&self) -> Outcome<()> {
        match self.largest {
            Some((index, _)) => Outcome::Chain(Box::new(Scroll { by: self.by, text: self.text, index, met: 0 })),
            None => Outcome::None,
        }
    }
}

struct Scroll {
    by: By,
    text: f32,
    index: usize,
    met: usize,
}

impl Operation<()> for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _: Vector,
        state: &mut dyn Scrollable,
    ) {
        if self.met == self.index {
            let mut down = |y: f32| state.scroll_by(AbsoluteOffset { x: 0.0, y }, bounds, content);
            match self.by {
                By::Line(pixels) => down(pixels * self.text),
                By::Page(part) => down(part * bounds.height),
                By::Start => state.snap_to(RelativeOffset { x: None, y: Some(0.0) }),
                By::End => state.snap_to(RelativeOffset { x: None, y: Some(1.0) }),
            }
        }
        self.met += 1;
    }
}
