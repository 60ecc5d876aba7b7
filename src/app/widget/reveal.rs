//! Scrolls something into view: the focused widget, so that whoever walks by keyboard sees it; a row with its list.

use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Task};

use super::snapshot::{Apply, Scroll, Snapshot, apply};

const MARGIN: f32 = 24.0;
/// Room left before and after a row, as a part of what is seen of its list.
const AROUND: f32 = 0.2;

pub fn focus_on<Message: Send + 'static>(id: impl Into<Id>) -> Task<Message> {
    iced::widget::operation::focus(id).chain(reveal())
}

pub fn reveal<Message: Send + 'static>() -> Task<Message> {
    apply(focused)
}

/// The same at once, where all can be gone through.
pub fn now(operate: &mut dyn FnMut(&mut dyn Operation)) {
    let page = Snapshot::of(&mut *operate);
    operate(&mut focused(&page));
}

pub fn follow<Message: Send + 'static>(row: &'static str) -> Task<Message> {
    named(Id::new(row), Extent::Amid, |bounds| bounds)
}

/// `part` tells by where the container is which part of it is to be seen.
pub fn reveal_part<Message: Send + 'static>(
    of: &'static str,
    part: impl Fn(Rectangle) -> Rectangle + Send + 'static,
) -> Task<Message> {
    named(Id::new(of), Extent::Whole, part)
}

/// Scrolls so that the container of that name begins where what is seen does.
pub fn lead<Message: Send + 'static>(to: Id) -> Task<Message> {
    named(to, Extent::Above, |bounds| bounds)
}

#[derive(Clone, Copy, PartialEq)]
enum Extent {
    Whole,
    /// With what stands round it.
    Amid,
    Above,
}

fn focused(page: &Snapshot) -> Apply {
    let stop = page.focused().map(|index| &page.stops[index]);
    stop.map_or_else(Apply::default, |stop| brought(page, stop.bounds, &stop.around, Extent::Whole))
}

fn named<Message: Send + 'static>(
    id: Id,
    extent: Extent,
    part: impl Fn(Rectangle) -> Rectangle + Send + 'static,
) -> Task<Message> {
    apply(move |page| {
        let found = page.parts.iter().rfind(|part| part.id == id);
        found.map_or_else(Apply::default, |found| brought(page, part(found.bounds), &found.around, extent))
    })
}

/// What lies in these scrollables is brought into view, in the innermost first.
fn brought(page: &Snapshot, mut target: Rectangle, around: &[usize], extent: Extent) -> Apply {
    Apply::scroll(around.iter().rev().filter_map(|index| {
        let area = &page.areas[*index];
        target = target - area.shift;
        let by = |at: f32, long: f32, begin: f32, length: f32| {
            let margin = if extent == Extent::Amid { length * AROUND } else { MARGIN };
            needed((at, at + long), (begin, begin + length), margin)
        };
        let by = match extent {
            Extent::Above => AbsoluteOffset { x: 0.0, y: target.y - area.bounds.y },
            Extent::Whole | Extent::Amid => AbsoluteOffset {
                // A row that is wider than what is seen of it stays as it was scrolled to the side.
                x: match target.width <= area.bounds.width {
                    true => by(target.x, target.width, area.bounds.x, area.bounds.width),
                    false => 0.0,
                },
                y: by(target.y, target.height, area.bounds.y, area.bounds.height),
            },
        };
        (by.x != 0.0 || by.y != 0.0).then_some((*index, Scroll::By(by)))
    }))
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
