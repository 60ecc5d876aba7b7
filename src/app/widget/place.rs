//! Where somebody is on a page: what has the focus, and how far everything is scrolled. It is noted with every key and
//! press, as a page is gone when it is known that it is left, and found again where one comes back. Knows no page.

use std::cell::RefCell;
use std::rc::Rc;

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::{Rectangle, Task, Vector};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FocusAndScroll {
    /// What has the focus: which it is, and its name if it has one.
    focused: Option<(usize, Option<Id>)>,
    /// How far what scrolls is scrolled, pixels, in the order it is met.
    scrolled: Vec<Vector>,
}

pub type Noted = Rc<RefCell<FocusAndScroll>>;

#[derive(Default)]
pub struct Note {
    met: usize,
    pub place: FocusAndScroll,
}

impl Operation<()> for Note {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(&mut self, _: Option<&Id>, _: Rectangle, _: Rectangle, shift: Vector, _: &mut dyn Scrollable) {
        self.place.scrolled.push(shift);
    }

    fn focusable(&mut self, id: Option<&Id>, _: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.place.focused = Some((self.met, id.cloned()));
        }
        self.met += 1;
    }
}

impl FocusAndScroll {
    pub fn find<Message: Send + 'static>(self) -> Task<Message> {
        if self == Self::default() {
            return Task::none();
        }
        operate(Find { place: self, focusable: 0, scrollable: 0 }).discard()
    }

    pub fn focus(self) -> Self {
        Self { scrolled: Vec::new(), ..self }
    }

    pub fn scroll(self) -> Self {
        Self { focused: None, ..self }
    }
}

/// Leads the focus to the first in the container of that name that takes it; it stays where nothing there does.
pub fn enter<Message: Send + 'static>(part: Id) -> Task<Message> {
    operate(Enter { part, is_met: false, is_inside: false, met: 0, found: None }).discard()
}

struct Enter {
    part: Id,
    is_met: bool,
    is_inside: bool,
    met: usize,
    found: Option<usize>,
}

impl Operation<()> for Enter {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let enters = std::mem::take(&mut self.is_met);
        self.is_inside |= enters;
        operate(self);
        self.is_inside &= !enters;
    }

    fn container(&mut self, id: Option<&Id>, _: Rectangle) {
        self.is_met = id == Some(&self.part);
    }

    fn focusable(&mut self, _: Option<&Id>, _: Rectangle, _: &mut dyn Focusable) {
        if self.is_inside {
            self.found.get_or_insert(self.met);
        }
        self.met += 1;
    }

    fn finish(&self) -> Outcome<()> {
        let Some(found) = self.found else { return Outcome::None };
        let place = FocusAndScroll { focused: Some((found, None)), scrolled: Vec::new() };
        Outcome::Chain(Box::new(Find { place, focusable: 0, scrollable: 0 }))
    }
}

struct Find {
    place: FocusAndScroll,
    focusable: usize,
    scrollable: usize,
}

impl Operation<()> for Find {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn scrollable(&mut self, _: Option<&Id>, _: Rectangle, _: Rectangle, _: Vector, state: &mut dyn Scrollable) {
        if let Some(shift) = self.place.scrolled.get(self.scrollable) {
            state.scroll_to(AbsoluteOffset { x: Some(shift.x), y: Some(shift.y) });
        }
        self.scrollable += 1;
    }

    fn focusable(&mut self, id: Option<&Id>, _: Rectangle, state: &mut dyn Focusable) {
        if let Some((index, named)) = &self.place.focused {
            // Before what is named something may have come or gone.
            let meant = named.as_ref().map_or(*index == self.focusable, |named| id == Some(named));
            if meant {
                state.focus();
            } else {
                state.unfocus();
            }
        }
        self.focusable += 1;
    }
}
