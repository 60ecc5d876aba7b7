//! Where somebody is on a page: what has the focus, and how far everything is scrolled. It is noted with every key and
//! press, as a page is gone when it is known that it is left, and found again where one comes back. Knows no page.

use std::cell::RefCell;
use std::rc::Rc;

use iced::advanced::widget::Id;
use iced::{Task, Vector};

use super::snapshot::{Apply, Scroll, Snapshot, apply};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct FocusAndScroll {
    /// What has the focus: which it is, and its name if it has one.
    focused: Option<(usize, Option<Id>)>,
    /// How far what scrolls is scrolled, pixels, in the order it is met.
    scrolled: Vec<Vector>,
}

pub type Noted = Rc<RefCell<FocusAndScroll>>;

impl FocusAndScroll {
    pub fn of(page: &Snapshot) -> Self {
        let focused = page.focused().map(|index| (index, page.stops[index].id.clone()));
        Self { focused, scrolled: page.areas.iter().map(|area| area.shift).collect() }
    }

    pub fn find<Message: Send + 'static>(self) -> Task<Message> {
        if self == Self::default() {
            return Task::none();
        }
        apply(move |page| {
            let focus = self.focused.as_ref().map(|(index, named)| match named {
                // Before what is named something may have come or gone.
                Some(_) => page.stops.iter().position(|stop| stop.id == *named).unwrap_or(usize::MAX),
                None => *index,
            });
            Apply::new(focus, self.scrolled.iter().map(|shift| Scroll::To(*shift)).enumerate().collect())
        })
    }

    /// The same focus on the page as it opens.
    pub fn at_top(self) -> Self {
        Self { scrolled: vec![Vector::ZERO; self.scrolled.len().max(1)], ..self }
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
    apply(move |page| {
        let parts = page.parts.iter().filter(|found| found.id == part);
        Apply::focus(parts.flat_map(|part| part.stops.clone()).next())
    })
}
