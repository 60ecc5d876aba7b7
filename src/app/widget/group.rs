//! Controls that are one stop for Tab, with arrows among them: exclusive choices, faces of a die, steps of a number.

use iced::advanced::layout::Layout;
use iced::advanced::widget::{Id, Operation, Tree, operate};
use iced::{Element, Event, Rectangle, Task, keyboard};

use super::focus::Focus;
use super::round::{Content, Decorator, round};
use super::snapshot::{Apply, Begins, Snapshot, Stop, apply};
use super::walk::{Direction, nearest};

/// A container of this name: Tab goes round in it as long as the focus is there.
pub const RING: &str = "tab-ring";

struct Group;

pub fn group<'a, Message: 'a>(controls: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    round(Group, controls)
}

pub fn tab<Message: Send + 'static>(forwards: bool) -> Task<Message> {
    apply(move |page| Apply::focus(next(page, forwards)))
}

/// Leads to the first in one of these containers, the first of them in which anything takes the focus.
pub fn enter<Message: Send + 'static>(containers: &'static [&'static str]) -> Task<Message> {
    apply(move |page| {
        let first = |name: &&'static str| {
            let part = page.parts.iter().rfind(|part| part.id == Id::new(name))?;
            part.stops.clone().next().and_then(|first| landed(page, first))
        };
        Apply::focus(containers.iter().find_map(first))
    })
}

pub fn unfocus<Message: Send + 'static>() -> Task<Message> {
    operate(Apply::focus(usize::MAX)).discard()
}

/// Lets go of what was pressed by pointer: keys are the page's again, and those of whoever goes by Tab stay.
pub fn release<Message: Send + 'static>() -> Task<Message> {
    operate(Release).discard()
}

struct Release;

impl Operation<()> for Release {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn custom(&mut self, _: Option<&Id>, _: Rectangle, state: &mut dyn std::any::Any) {
        if let Some(focus) = state.downcast_mut::<Focus>() {
            focus.here &= focus.shown;
        }
    }
}

fn next(page: &Snapshot, forwards: bool) -> Option<usize> {
    let all = &page.stops;
    let focused = page.focused().filter(|focused| *focused >= page.behind);
    let ring = page.parts.iter().rfind(|part| part.id == Id::new(RING));
    let ring = ring.filter(|ring| focused.is_some_and(|focused| ring.stops.contains(&focused)));
    let stops = ring.map_or(page.behind..all.len(), |ring| ring.stops.clone());
    let behind = stops.start;
    let last = stops.end.checked_sub(1).filter(|last| *last >= behind)?;
    let step = |index: usize| match forwards {
        true if index == last => behind,
        true => index + 1,
        false if index == behind => last,
        false => index - 1,
    };
    let home = focused.and_then(|focused| all[focused].group);
    let mut to = focused.map_or(if forwards { behind } else { last }, step);
    for _ in behind..last {
        if home.is_none() || all[to].group != home {
            break;
        }
        to = step(to);
    }
    landed(page, to)
}

/// In a group the chosen one is what is led to.
fn landed(page: &Snapshot, to: usize) -> Option<usize> {
    let all = &page.stops;
    let Some(group) = all[to].group else { return Some(to) };
    let members = || (0..all.len()).filter(|index| all[*index].group == Some(group));
    members().find(|index| all[*index].is_chosen).or_else(|| members().next())
}

/// Where an arrow leads among all of them: the nearest that way; to the side, the neighbour in another line as well.
fn beside(stops: &[Stop], from: usize, way: Direction) -> Option<usize> {
    let nearest = nearest(way, stops[from].bounds, stops.iter().map(|stop| stop.bounds).enumerate());
    let neighbour = match way {
        Direction::Left => from.checked_sub(1),
        Direction::Right => Some(from + 1).filter(|next| *next < stops.len()),
        Direction::Up | Direction::Down => None,
    };
    nearest.or(neighbour)
}

impl<Message> Decorator<Message> for Group {
    fn introduce(&mut self, _tree: &Tree, layout: Layout<'_>, operation: &mut dyn Operation) {
        operation.custom(None, layout.bounds(), &mut Begins);
    }

    fn answer(&mut self, content: &mut Content<'_, '_, Message>, event: &Event) -> bool {
        let Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. }) = event else { return false };
        let Some(way) = Direction::of(key).filter(|_| modifiers.is_empty()) else { return false };
        let page = Snapshot::of(|walk| content.operate(walk));
        let Some(from) = page.focused() else { return false };
        if let Some(index) = beside(&page.stops, from, way) {
            content.operate(&mut Apply::focus(index));
            return true;
        }
        // At its end nothing beside it is meant; what lies above and below may be.
        matches!(way, Direction::Left | Direction::Right)
    }
}

#[cfg(test)]
mod tests {
    use iced::{Point, Rectangle, Size};

    use super::*;

    fn page(focused: usize, chosen: usize) -> Snapshot {
        let places = [(0.0, 0.0), (50.0, 0.0), (0.0, 30.0), (50.0, 30.0), (0.0, 60.0), (0.0, 90.0)];
        let stop = |(index, (x, y)): (usize, &(f32, f32))| Stop {
            bounds: Rectangle::new(Point::new(*x, *y), Size::new(40.0, 20.0)),
            group: (2..5).contains(&index).then_some(0),
            is_chosen: index == chosen,
            is_focused: index == focused,
            ..Stop::default()
        };
        Snapshot { stops: places.iter().enumerate().map(stop).collect(), ..Snapshot::default() }
    }

    #[test]
    fn tab_passes_over_a_group_as_over_one_and_stops_at_the_chosen() {
        let way = |from, forwards| next(&page(from, 4), forwards);
        assert_eq!([0, 1, 2, 3, 4, 5].map(|from| way(from, true)), [1, 4, 5, 5, 5, 0].map(Some));
        assert_eq!([0, 1, 2, 3, 4, 5].map(|from| way(from, false)), [5, 0, 1, 1, 1, 4].map(Some));
        assert_eq!(next(&page(1, 0), true), Some(2), "at the first, where none is chosen");
    }

    #[test]
    fn arrows_lead_through_the_lines_of_a_group() {
        let within = |focused, way| beside(&page(0, 0).stops[2..5], focused, way);
        assert_eq!(within(0, Direction::Right), Some(1));
        assert_eq!(within(1, Direction::Right), Some(2), "on to the next line");
        assert_eq!(within(2, Direction::Left), Some(1), "and back");
        assert_eq!(within(0, Direction::Down), Some(2));
        assert_eq!(within(2, Direction::Down), None);
        assert_eq!(within(0, Direction::Left), None);
    }
}
