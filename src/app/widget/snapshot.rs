//! All on a page that takes the focus or scrolls, as one walk through its widgets finds it, and what is done to it.

use std::ops::Range;

use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, RelativeOffset};
use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable, TextInput};
use iced::advanced::widget::{Id, Operation, operate};
use iced::{Point, Rectangle, Task, Vector};

use super::semantics::Semantics;

/// What a group says of itself to whoever walks through: what is traversed next lies in it.
pub(super) struct Begins;

/// What a control says of itself: it is the chosen one of its group, where Tab leads.
pub(super) struct Chosen;

#[derive(Clone, Debug, Default)]
pub(super) struct Stop {
    pub(super) id: Option<Id>,
    pub(super) bounds: Rectangle,
    pub(super) words: String,
    pub(super) group: Option<usize>,
    /// The scrollables that it lies in, the outermost first.
    pub(super) around: Vec<usize>,
    pub(super) is_focused: bool,
    pub(super) is_chosen: bool,
    pub(super) is_field: bool,
}

pub(super) struct ScrollArea {
    pub(super) id: Option<Id>,
    pub(super) bounds: Rectangle,
    pub(super) content: Rectangle,
    pub(super) shift: Vector,
    /// How many stops come before it.
    pub(super) first: usize,
}

pub(super) struct Part {
    pub(super) id: Id,
    pub(super) bounds: Rectangle,
    pub(super) around: Vec<usize>,
    pub(super) stops: Range<usize>,
}

#[derive(Default)]
pub struct Snapshot {
    /// All that takes the focus.
    pub(super) stops: Vec<Stop>,
    pub(super) areas: Vec<ScrollArea>,
    pub(super) parts: Vec<Part>,
    /// How many stops lie behind what is before everything else.
    pub(super) behind: usize,
}

impl Snapshot {
    pub fn of(operate: impl FnOnce(&mut dyn Operation)) -> Self {
        let mut walk = Walk::default();
        operate(&mut walk);
        walk.page
    }

    pub(super) fn focused(&self) -> Option<usize> {
        self.stops.iter().rposition(|stop| stop.is_focused)
    }

    pub(super) fn under(&self, at: Point) -> Option<&Stop> {
        let is_there = |stop: &&Stop| {
            let mut at = at;
            let is_seen = stop.around.iter().all(|area| {
                let is_within = self.areas[*area].bounds.contains(at);
                at += self.areas[*area].shift;
                is_within
            });
            is_seen && stop.bounds.contains(at)
        };
        self.stops[self.behind..].iter().rfind(is_there)
    }

    pub fn is_typed_in(&self) -> bool {
        self.stops.iter().any(|stop| stop.is_field && stop.is_focused)
    }
}

pub(super) fn apply<Message: Send + 'static>(then: impl Fn(&Snapshot) -> Apply + Send + 'static) -> Task<Message> {
    operate(Walk { then: Some(Box::new(then)), ..Walk::default() }).discard()
}

type Then = Box<dyn Fn(&Snapshot) -> Apply + Send>;

#[derive(Default)]
struct Walk {
    page: Snapshot,
    then: Option<Then>,
    around: Vec<usize>,
    group: Option<usize>,
    groups: usize,
    /// What is traversed next is what scrolls, a part or a group; the next stop is the chosen one, or a field.
    scrolls: Option<usize>,
    part: Option<usize>,
    begins: bool,
    is_chosen: bool,
    is_field: bool,
    /// The stop that was just met, and the one that is gone through.
    stop: Option<usize>,
    within: Option<usize>,
}

impl Operation<()> for Walk {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let (scrolls, part, outer) = (self.scrolls.take(), self.part.take(), self.group);
        let around = self.within;
        self.within = self.stop.take().or(around);
        self.around.extend(scrolls);
        if std::mem::take(&mut self.begins) {
            self.group = Some(self.groups);
            self.groups += 1;
        }
        let first = self.page.stops.len();
        operate(self);
        if let Some(part) = part {
            self.page.parts[part].stops = first..self.page.stops.len();
        }
        if scrolls.is_some() {
            self.around.pop();
        }
        (self.group, self.within) = (outer, around);
    }

    fn text(&mut self, _: Option<&Id>, _: Rectangle, text: &str) {
        if let Some(stop) = self.within {
            self.page.stops[stop].words.push_str(text);
        }
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        self.stop = None;
        self.part = id.map(|_| self.page.parts.len());
        let part = |id: &Id| Part { id: id.clone(), bounds, around: self.around.clone(), stops: 0..0 };
        self.page.parts.extend(id.map(part));
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        shift: Vector,
        _: &mut dyn Scrollable,
    ) {
        (self.scrolls, self.stop) = (Some(self.page.areas.len()), None);
        self.page.areas.push(ScrollArea { id: id.cloned(), bounds, content, shift, first: self.page.stops.len() });
    }

    fn custom(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn std::any::Any) {
        self.begins |= state.is::<Begins>();
        self.is_chosen |= state.is::<Chosen>();
        if state.downcast_ref().is_some_and(|told: &Semantics| told.modal) {
            self.page.behind = self.page.stops.len();
        }
    }

    /// A field says that it is one, and then whether it has the focus.
    fn text_input(&mut self, _: Option<&Id>, _: Rectangle, _: &mut dyn TextInput) {
        self.is_field = true;
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        self.stop = Some(self.page.stops.len());
        self.page.stops.push(Stop {
            id: id.cloned(),
            bounds,
            words: String::new(),
            group: self.group,
            around: self.around.clone(),
            is_focused: state.is_focused(),
            is_chosen: std::mem::take(&mut self.is_chosen),
            is_field: std::mem::take(&mut self.is_field),
        });
    }

    fn finish(&self) -> Outcome<()> {
        self.then.as_ref().map_or(Outcome::None, |then| Outcome::Chain(Box::new(then(&self.page))))
    }
}

pub(super) enum Scroll {
    By(AbsoluteOffset),
    To(Vector),
    Snap(RelativeOffset<Option<f32>>),
}

/// What is done to a page, by the numbers that stops and scrollables have in its snapshot.
#[derive(Default)]
pub(super) struct Apply {
    /// That stop has the focus from now on, and no other.
    pub(super) focus: Option<usize>,
    pub(super) scrolls: Vec<(usize, Scroll)>,
    stops: usize,
    areas: usize,
}

impl Apply {
    pub(super) fn new(focus: Option<usize>, scrolls: Vec<(usize, Scroll)>) -> Self {
        Self { focus, scrolls, ..Self::default() }
    }

    pub(super) fn focus(on: impl Into<Option<usize>>) -> Self {
        Self::new(on.into(), Vec::new())
    }

    pub(super) fn scroll(scrolls: impl IntoIterator<Item = (usize, Scroll)>) -> Self {
        Self::new(None, scrolls.into_iter().collect())
    }
}

impl Operation<()> for Apply {
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
        match self.scrolls.iter().find(|(area, _)| *area == self.areas) {
            Some((_, Scroll::By(by))) => state.scroll_by(*by, bounds, content),
            Some((_, Scroll::To(to))) => state.scroll_to(AbsoluteOffset { x: Some(to.x), y: Some(to.y) }),
            Some((_, Scroll::Snap(to))) => state.snap_to(*to),
            None => {}
        }
        self.areas += 1;
    }

    fn focusable(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn Focusable) {
        match self.focus {
            Some(stop) if stop == self.stops => state.focus(),
            Some(_) => state.unfocus(),
            None => {}
        }
        self.stops += 1;
    }
}
