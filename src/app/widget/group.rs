//! Controls that belong together are one stop for Tab, and arrows lead among them: choices that exclude each other, the
//! faces of a die, the steps of a number. Knows no control.

use iced::advanced::layout::Layout;
use iced::advanced::widget::operation::{Focusable, Outcome};
use iced::advanced::widget::{Id, Operation, Tree, operate};
use iced::{Element, Event, Rectangle, Renderer, Task, keyboard};

use super::round::{Decorator, round};
use super::semantics::Semantics;
use super::walk::{Direction, Focus, nearest};

struct Group;

pub fn group<'a, Message: 'a>(controls: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    round(Group, controls)
}

/// What a group says of itself to whoever walks through: what is traversed next lies in it.
struct Begins;

/// What a control says of itself: it is the chosen one of its group, where Tab leads.
pub(super) struct Chosen;

pub fn tab<Message: Send + 'static>(forwards: bool) -> Task<Message> {
    operate(Stops { forwards, ..Stops::default() }).discard()
}

pub fn unfocus<Message: Send + 'static>() -> Task<Message> {
    operate(Focus::on(usize::MAX)).discard()
}

#[derive(Clone, Copy, Debug)]
struct Stop {
    bounds: Rectangle,
    group: Option<usize>,
    is_chosen: bool,
}

#[derive(Default)]
struct Stops {
    forwards: bool,
    all: Vec<Stop>,
    /// How many of them lie behind what is before everything else.
    behind: usize,
    focused: Option<usize>,
    groups: usize,
    group: Option<usize>,
    /// What was just met says so: a group begins, the next control is the chosen one.
    begins: bool,
    is_chosen: bool,
}

impl Stops {
    fn next(&self) -> Option<usize> {
        let last = self.all.len().checked_sub(1).filter(|last| *last >= self.behind)?;
        let step = |index: usize| match self.forwards {
            true if index == last => self.behind,
            true => index + 1,
            false if index == self.behind => last,
            false => index - 1,
        };
        let focused = self.focused.filter(|focused| *focused >= self.behind);
        let home = focused.and_then(|focused| self.all[focused].group);
        let mut to = focused.map_or(if self.forwards { self.behind } else { last }, step);
        for _ in self.behind..last {
            if home.is_none() || self.all[to].group != home {
                break;
            }
            to = step(to);
        }
        let Some(group) = self.all[to].group else { return Some(to) };
        let members = || (0..self.all.len()).filter(|index| self.all[*index].group == Some(group));
        members().find(|index| self.all[*index].is_chosen).or_else(|| members().next())
    }

    /// Where an arrow leads among all of them: the nearest that way; to the side, the neighbour in another line as well.
    fn nearest(&self, way: Direction) -> Option<usize> {
        let from = self.focused?;
        let all = self.all.iter().enumerate().map(|(index, stop)| (index, stop.bounds));
        let nearest = nearest(way, self.all[from].bounds, all);
        let neighbour = match way {
            Direction::Left => from.checked_sub(1),
            Direction::Right => Some(from + 1).filter(|next| *next < self.all.len()),
            Direction::Up | Direction::Down => None,
        };
        nearest.or(neighbour)
    }
}

impl Operation<()> for Stops {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        let outer = self.group;
        if std::mem::take(&mut self.begins) {
            self.group = Some(self.groups);
            self.groups += 1;
        }
        operate(self);
        self.group = outer;
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn std::any::Any) {
        self.begins |= state.is::<Begins>();
        self.is_chosen |= state.is::<Chosen>();
        if state.downcast_ref().is_some_and(|told: &Semantics| told.modal) {
            self.behind = self.all.len();
        }
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.focused = Some(self.all.len());
        }
        self.all.push(Stop { bounds, group: self.group, is_chosen: std::mem::take(&mut self.is_chosen) });
    }

    fn finish(&self) -> Outcome<()> {
        match self.next() {
            Some(index) => Outcome::Chain(Box::new(Focus::on(index))),
            None => Outcome::None,
        }
    }
}

impl<Message> Decorator<Message> for Group {
    fn introduce(&mut self, _tree: &Tree, layout: Layout<'_>, operation: &mut dyn Operation) {
        operation.custom(None, layout.bounds(), &mut Begins);
    }

    fn answer(
        &mut self,
        content: &mut Element<'_, Message>,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> bool {
        let Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. }) = event else { return false };
        let Some(way) = Direction::of(key).filter(|_| modifiers.is_empty()) else { return false };
        let mut stops = Stops::default();
        content.as_widget_mut().operate(tree, layout, renderer, &mut stops);
        if stops.focused.is_none() {
            return false;
        }
        if let Some(index) = stops.nearest(way) {
            content.as_widget_mut().operate(tree, layout, renderer, &mut Focus::on(index));
            return true;
        }
        // At its end nothing beside it is meant; what lies above and below may be.
        matches!(way, Direction::Left | Direction::Right)
    }
}

#[cfg(test)]
mod tests {
    use iced::{Point, Size};

    use super::*;

    fn stops(focused: usize, chosen: usize, forwards: bool) -> Stops {
        let places = [(0.0, 0.0), (50.0, 0.0), (0.0, 30.0), (50.0, 30.0), (0.0, 60.0), (0.0, 90.0)];
        let stop = |(index, (x, y)): (usize, &(f32, f32))| Stop {
            bounds: Rectangle::new(Point::new(*x, *y), Size::new(40.0, 20.0)),
            group: (2..5).contains(&index).then_some(0),
            is_chosen: index == chosen,
        };
        let all = places.iter().enumerate().map(stop).collect();
        Stops { forwards, all, focused: Some(focused), ..Stops::default() }
    }

    #[test]
    fn tab_passes_over_a_group_as_over_one_and_stops_at_the_chosen() {
        let way = |from, forwards| stops(from, 4, forwards).next();
        assert_eq!([0, 1, 2, 3, 4, 5].map(|from| way(from, true)), [1, 4, 5, 5, 5, 0].map(Some));
        assert_eq!([0, 1, 2, 3, 4, 5].map(|from| way(from, false)), [5, 0, 1, 1, 1, 4].map(Some));
        assert_eq!(stops(1, 0, true).next(), Some(2), "at the first, where none is chosen");
    }

    #[test]
    fn arrows_lead_through_the_lines_of_a_group() {
        let within = |focused: usize, way| {
            let Stops { all, .. } = stops(0, 0, true);
            Stops { all: all[2..5].to_vec(), focused: Some(focused), ..Stops::default() }.nearest(way)
        };
        assert_eq!(within(0, Direction::Right), Some(1));
        assert_eq!(within(1, Direction::Right), Some(2), "on to the next line");
        assert_eq!(within(2, Direction::Left), Some(1), "and back");
        assert_eq!(within(0, Direction::Down), Some(2));
        assert_eq!(within(2, Direction::Down), None);
        assert_eq!(within(0, Direction::Left), None);
    }
}
