//! What stands in a column and is put in order, by dragging and by keys: the seats, and the entries of a list.

use iced::mouse;
use iced::widget::mouse_area;

use super::{Message, State};
use crate::app::prelude::*;

/// A column that can be put in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The seats.
    Seats,
    /// The entries of the list with that key.
    List(&'static str),
}

impl Column {
    /// The name of what the keys move at that place.
    pub(crate) fn id(self, index: usize) -> iced::widget::Id {
        match self {
            Self::Seats => format!("seat-{index}").into(),
            Self::List(key) => format!("{key}-{index}").into(),
        }
    }

    /// What a key does to what has the focus at that place, of so many.
    pub(super) fn key(self, key: &Key, modifiers: Modifiers, index: usize, count: usize) -> Option<Message> {
        let Key::Named(named) = key else { return None };
        match named {
            Named::ArrowUp if modifiers.is_empty() => index.checked_sub(1).map(|to| Message::Walked(self, index, to)),
            Named::ArrowDown if modifiers.is_empty() => {
                (index + 1 < count).then_some(Message::Walked(self, index, index + 1))
            }
            Named::Delete | Named::Backspace => Some(Message::Deleted(self, index)),
            _ => None,
        }
    }
}

/// What the pointer takes to drag what stands at that place.
pub(super) fn grip<'a>(state: &State, ui: Ui, column: Column, index: usize) -> Element<'a, Message> {
    let held = state.dragged.is_some();
    mouse_area(container(Icon::Grip.view(ui, Role::Faint)).padding(ui.gap(4.0)))
        .on_press(Message::Grabbed(column, index))
        .interaction(if held { mouse::Interaction::Grabbing } else { mouse::Interaction::Grab })
        .into()
}

/// The place itself: what is dragged over it takes it.
pub(super) fn place<'a>(
    state: &State,
    ui: Ui,
    (column, index): (Column, usize),
    content: container::Container<'a, Message>,
) -> Element<'a, Message> {
    let held = state.dragged == Some((column, index));
    let content = if held { content.style(ui.panel(Role::Soft)) } else { content.style(ui.card()) };
    mouse_area(content).on_enter(Message::Over(column, index)).into()
}

/// All places of a column, one below the other.
pub(super) fn places<'a>(rows: impl Iterator<Item = Element<'a, Message>>, gap: f32) -> Element<'a, Message> {
    let list = iced::widget::Column::from_iter(rows).spacing(gap);
    mouse_area(list).on_release(Message::Dropped).on_exit(Message::Dropped).into()
}
