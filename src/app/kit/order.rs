//! What stands in columns and is put in order, by dragging and by keys. Knows neither what stands there nor any screen.

use iced::mouse;
use iced::widget::{Id, mouse_area};

use crate::app::kit::bar::tip;
use crate::app::prelude::*;

pub trait Column: Copy + PartialEq + 'static {
    fn id(self, index: usize) -> Id;

    fn key(self, key: &Key, modifiers: Modifiers, index: usize, count: usize) -> Option<Message<Self>> {
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

#[derive(Clone, Debug)]
pub enum Message<C> {
    Moved(C, usize, usize),
    /// The same, and the focus moves with it.
    Walked(C, usize, usize),
    Grabbed(C, usize),
    Over(C, usize),
    Dropped,
    Removed(C, usize),
    /// The same of what has the focus.
    Deleted(C, usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change<C> {
    Shifted(C, usize, usize),
    Removed(C, usize),
}

/// What is being dragged, or was pressed and goes where is pressed next.
#[derive(Clone, Copy, Debug)]
pub struct Order<C> {
    held: Option<(C, usize)>,
    taken: Option<(C, usize)>,
}

impl<C> Default for Order<C> {
    fn default() -> Self {
        Self { held: None, taken: None }
    }
}

impl<C: Column> Order<C> {
    /// What has to be done to a column, and the place at which the keys go on.
    pub fn take(&mut self, message: Message<C>) -> (Option<Change<C>>, Option<(C, usize)>) {
        match message {
            Message::Removed(column, index) => {
                self.taken = None;
                (Some(Change::Removed(column, index)), None)
            }
            Message::Moved(column, from, to) => (Some(Change::Shifted(column, from, to)), None),
            Message::Walked(column, from, to) => (Some(Change::Shifted(column, from, to)), Some((column, to))),
            Message::Grabbed(column, to) => match self.taken.take().filter(|(other, _)| *other == column) {
                Some((_, from)) if from == to => (None, None),
                Some((_, from)) => (Some(Change::Shifted(column, from, to)), Some((column, to))),
                None => {
                    (self.held, self.taken) = (Some((column, to)), Some((column, to)));
                    (None, None)
                }
            },
            Message::Over(column, to) => match self.held.filter(|(other, from)| *other == column && *from != to) {
                Some((_, from)) => {
                    (self.held, self.taken) = (Some((column, to)), None);
                    (Some(Change::Shifted(column, from, to)), None)
                }
                None => (None, None),
            },
            // So that the keys can go on with it.
            Message::Dropped => (None, self.held.take()),
            Message::Deleted(column, index) => (Some(Change::Removed(column, index)), Some((column, index))),
        }
    }

    fn is_here(&self, column: C, index: usize) -> bool {
        [self.held, self.taken].contains(&Some((column, index)))
    }

    pub fn grip<'a, M: Clone + 'a>(
        &self,
        ui: Ui,
        (column, index): (C, usize),
        done: impl Fn(Message<C>) -> M,
    ) -> Element<'a, M> {
        let icon = Icon::Grip.view(ui, if self.is_here(column, index) { Role::Accent } else { Role::Faint });
        let grip = mouse_area(touched(ui, icon))
            .on_press(done(Message::Grabbed(column, index)))
            .interaction(if self.held.is_some() { mouse::Interaction::Grabbing } else { mouse::Interaction::Grab });
        tip(ui, grip, tr!(ui, "app-grip"))
    }

    pub fn place<'a, M: Clone + 'a>(
        &self,
        ui: Ui,
        (column, index): (C, usize),
        content: container::Container<'a, M>,
        done: impl Fn(Message<C>) -> M,
    ) -> Element<'a, M> {
        let content =
            if self.is_here(column, index) { content.style(ui.panel(Role::Soft)) } else { content.style(ui.card()) };
        mouse_area(content).on_enter(done(Message::Over(column, index))).into()
    }
}

/// What takes away what stands at that place, for the pointer: with the keyboard a key does it.
pub fn remove<'a, C: Column, M: Clone + 'a>(
    ui: Ui,
    (column, index): (C, usize),
    done: impl Fn(Message<C>) -> M,
) -> Element<'a, M> {
    mouse_area(touched(ui, Icon::Remove.view(ui, Role::Faint)))
        .on_press(done(Message::Removed(column, index)))
        .interaction(mouse::Interaction::Pointer)
        .into()
}

fn touched<'a, M: 'a>(ui: Ui, icon: Element<'a, M>) -> Element<'a, M> {
    let side = (ui.size(TypeSize::Body).0 * 1.3 + 2.0 * ui.gap(4.0)).max(ui.least());
    container(icon).center(side).into()
}

pub fn places<'a, C: Column, M: Clone + 'a>(
    rows: impl Iterator<Item = Element<'a, M>>,
    gap: f32,
    done: impl Fn(Message<C>) -> M,
) -> Element<'a, M> {
    let list = iced::widget::Column::from_iter(rows).spacing(gap);
    mouse_area(list).on_release(done(Message::Dropped)).on_exit(done(Message::Dropped)).into()
}

pub fn shift<T>(all: &mut Vec<T>, from: usize, to: usize) {
    if from < all.len() && to < all.len() {
        let one = all.remove(from);
        all.insert(to, one);
    }
}
