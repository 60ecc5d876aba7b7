//! What is taken back and comes again: the steps of a selection first, then what was decided, as it was and with the dice
//! that fell, until something else is done. Knows no widget.

use std::collections::VecDeque;

use super::pace::Stage;
use super::{Note, State, real};
use crate::app::prelude::*;
use crate::game::record::Entry;
use crate::table::{Selection, Told};

/// What was taken back, the latest last.
#[derive(Debug, Default)]
pub(super) struct Undone(Vec<Taken>);

/// Something that was taken back.
#[derive(Debug)]
enum Taken {
    /// A step of a selection, or all of it: what was selected before.
    Step(Selection),
    /// Events, as they happened: never empty.
    Events(VecDeque<Entry>),
}

impl Undone {
    /// Whether there is nothing to be brought back.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A step was taken back; this was selected before.
    pub(super) fn step(&mut self, before: Selection) {
        self.0.push(Taken::Step(before));
    }

    /// These events are taken back.
    pub(super) fn events(&mut self, told: &[Told]) {
        self.0.push(Taken::Events(told.iter().map(|told| told.entry.clone()).collect()));
    }

    /// Something is touched: what was taken back is gone.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    /// Something happens: what was taken back is gone, unless it is just that which happens again.
    pub(super) fn happens(&mut self, entry: &Entry) {
        match self.0.last_mut() {
            Some(Taken::Events(events)) if events.front() == Some(entry) => {
                events.pop_front();
                if events.is_empty() {
                    self.0.pop();
                }
            }
            Some(Taken::Events(_) | Taken::Step(_)) | None => self.forget(),
        }
    }
}

impl State {
    /// What was done last is taken back: what is typed or in hand, a step of the selection, or a decision.
    pub(super) fn undo(&mut self, desk: &mut Desk) -> Task<super::Message> {
        if !self.real.typed.is_empty() {
            return self.typed_dice(real::Message::FaceRemoved, desk);
        }
        if self.retract(desk) {
            return Task::none();
        }
        match self.table.undo_offered() {
            Ok(span) => self.enter(&Entry::Undo(span), desk),
            Err(reason) => {
                self.note = Some(Note::Refused(reason.0));
                Task::none()
            }
        }
    }

    /// What was taken back last comes again.
    pub(super) fn redo(&mut self, desk: &mut Desk) -> Task<super::Message> {
        match self.undone.0.pop() {
            None => Task::none(),
            Some(Taken::Step(selection)) => {
                self.table.select(selection);
                self.note = None;
                self.redraw(desk);
                Task::none()
            }
            Some(Taken::Events(events)) => {
                let again = events.iter().cloned().collect::<Vec<_>>();
                self.undone.0.push(Taken::Events(events));
                self.happen_again(&again, desk)
            }
        }
    }

    /// These events are written and happen as they did before: nobody is asked, and no dice roll.
    fn happen_again(&mut self, entries: &[Entry], desk: &mut Desk) -> Task<super::Message> {
        self.look_away();
        let mut tasks = Vec::new();
        for entry in entries {
            if let Entry::Act { seat, notation } = entry
                && self.kind(*seat).is_human()
            {
                tasks.push(self.judging(*seat, notation, desk));
            }
            let Some(line) = self.write(entry, desk) else { break };
            self.apply(line);
        }
        self.pace.stage = Stage::Idle;
        self.lay_dice();
        if self.written.is_stuck() {
            self.redraw(desk);
        } else {
            tasks.push(self.advance(desk));
        }
        Task::batch(tasks)
    }
}
