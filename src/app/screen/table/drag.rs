//! Dragging over the board: what is taken from a spot and put down on another, or goes back to where it was.

use iced::Task;

use super::{Message, Note, State};
use crate::app::desk::Desk;
use crate::draw::{Drawing, Spot};

/// What is dragged.
#[derive(Debug)]
pub(super) struct Carried {
    /// Where it was taken.
    from: Spot,
    /// How it looks under the pointer.
    pub(super) drawing: Drawing,
}

impl State {
    /// What lies on the spot is taken in hand; where nothing there can be dragged, it was a click.
    pub(super) fn grabbed(&mut self, from: Spot, desk: &mut Desk) -> Task<Message> {
        self.cursor = None;
        let Some(drawing) = self.table.grab(&self.eyes(desk), &from) else { return self.pressed(&from, desk) };
        (self.carried, self.note) = (Some(Carried { from, drawing }), None);
        self.redraw(desk);
        Task::none()
    }

    /// What is carried is put down where that is allowed. Over the spot it came from it was a click after all.
    pub(super) fn dropped(&mut self, over: Option<Spot>, desk: &mut Desk) -> Task<Message> {
        let Some(carried) = self.carried.take() else { return Task::none() };
        match over {
            Some(spot) if spot != carried.from => {
                let task = self.pressed(&spot, desk);
                if matches!(self.note, Some(Note::Refused(_))) {
                    self.put_back(desk);
                }
                task
            }
            Some(spot) => {
                self.table.put_back();
                self.pressed(&spot, desk)
            }
            None => {
                self.put_back(desk);
                Task::none()
            }
        }
    }

    /// The last step of what is touched is taken back; what is carried is let go.
    pub(super) fn retract(&mut self, desk: &Desk) {
        match self.carried.take() {
            Some(_) => self.table.put_back(),
            None if self.table.retract() => {}
            None => return,
        }
        self.note = None;
        self.redraw(desk);
    }

    fn put_back(&mut self, desk: &Desk) {
        self.table.put_back();
        self.redraw(desk);
    }
}
