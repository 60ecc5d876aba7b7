//! The keys that scroll: whatever page is seen answers to them, whether its screen thinks of it or not. Knows no screen.

use iced::Task;
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, RelativeOffset};
use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};

use super::snapshot::{Apply, Scroll, apply};

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
    let named = named.map(Id::new);
    apply(move |page| {
        let meant = page.areas.iter().enumerate().rev().filter(|(_, area)| {
            (named.is_none() || named == area.id) && area.content.height > area.bounds.height + 0.5
        });
        let largest = meant.max_by(|(_, one), (_, other)| one.bounds.area().total_cmp(&other.bounds.area()));
        let down = |y| Scroll::By(AbsoluteOffset { x: 0.0, y });
        let to = |y| Scroll::Snap(RelativeOffset { x: None, y: Some(y) });
        Apply::scroll(largest.map(|(index, area)| match by {
            By::Line(pixels) => (index, down(pixels * text)),
            By::Page(part) => (index, down(part * area.bounds.height)),
            By::Start => (index, to(0.0)),
            By::End => (index, to(1.0)),
        }))
    })
}
