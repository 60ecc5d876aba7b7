//! What is taken back and comes again: steps of a selection first, then decisions, as they were and with their dice.

use std::collections::VecDeque;

use games::game::record::Entry;
use games::table::{RecordLine, Selection};

use super::coach::Talk;
use super::pace::Activity;
use super::{Message, Note, State};
use crate::app::prelude::*;

/// What was taken back, the latest last.
#[derive(Debug, Default)]
pub(super) struct Undone(Vec<TakenBack>);

#[derive(Debug)]
enum TakenBack {
    /// A step of a selection, or all of it: what was selected before.
    Step(Selection),
    /// Events, as they happened: never empty.
    Events(VecDeque<Entry>),
}

impl Undone {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn step(&mut self, before: Selection) {
        self.0.push(TakenBack::Step(before));
    }

    pub(super) fn events(&mut self, told: &[RecordLine]) {
        self.0.push(TakenBack::Events(told.iter().map(|told| told.entry.clone()).collect()));
    }

    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    /// Something happens: what was taken back is gone, unless it is just that which happens again.
    pub(super) fn happens(&mut self, entry: &Entry) {
        match self.0.last_mut() {
            Some(TakenBack::Events(events)) if events.front() == Some(entry) => {
                events.pop_front();
                if events.is_empty() {
                    self.0.pop();
                }
            }
            Some(TakenBack::Events(_) | TakenBack::Step(_)) | None => self.forget(),
        }
    }
}

impl State {
    pub(super) fn undo(&mut self, desk: &mut Desk) -> Task<Message> {
        if self.pace.stage == Activity::Coached {
            // Of what was decided nothing is taken back but all.
            return self.take_back(desk);
        }
        // What was typed before and is there again goes with the decision before it.
        if !self.real.typed.is_empty() && !self.real.typed.is_recalled() {
            self.face_removed();
            return Task::none();
        }
        if self.touched.is_held() || self.table.is_composed() {
            self.retract_step(desk);
            return Task::none();
        }
        self.take_back(desk)
    }

    fn take_back(&mut self, desk: &mut Desk) -> Task<Message> {
        match self.table.undo_offered() {
            Ok(span) if self.ends_typed() => self.mend(span, desk),
            Ok(span) => self.enter(&Entry::Undo(span), desk),
            Err(reason) => {
                let unmended = reason.0.id == "core-undo-nothing" && self.ends_typed();
                self.refuse(Note::Refused(if unmended { phrase!("app-no-mending") } else { reason.0 }));
                Task::none()
            }
        }
    }

    pub(super) fn redo(&mut self, desk: &mut Desk) -> Task<Message> {
        match self.undone.0.pop() {
            None => Task::none(),
            Some(TakenBack::Step(selection)) => {
                self.table.select(selection);
                self.note = None;
                self.redraw(desk);
                Task::none()
            }
            Some(TakenBack::Events(events)) => {
                let again = events.iter().cloned().collect::<Vec<_>>();
                self.undone.0.push(TakenBack::Events(events));
                self.happen_again(&again, desk)
            }
        }
    }

    fn ends_typed(&self) -> bool {
        let rolled = self.table.history().last().is_some_and(|told| matches!(told.entry, Entry::Roll(_)));
        rolled && self.luck().is_none() && !self.table.handling().covers()
    }

    /// A record takes back only decisions: all from the last one on happens again, but the throw, typed to be mended.
    fn mend(&mut self, span: usize, desk: &mut Desk) -> Task<Message> {
        let told = self.table.history();
        let before: Vec<Entry> =
            told[told.len() - span..told.len() - 1].iter().map(|told| told.entry.clone()).collect();
        let Some(undo) = self.write(&Entry::Undo(span), desk) else { return Task::none() };
        self.apply(undo);
        // Remembered is only what is to be typed anew.
        self.real.forget_before(self.table.history().len() + before.len());
        self.happen_again(&before, desk)
    }

    /// These events are written and happen as they did before: nobody is asked, and no dice roll.
    fn happen_again(&mut self, entries: &[Entry], desk: &mut Desk) -> Task<Message> {
        self.look_away();
        let mut tasks = Vec::new();
        for entry in entries {
            if let Entry::Act { seat, notation } = entry
                && self.kind(*seat).is_human()
            {
                tasks.push(self.weigh(*seat, notation, desk));
            }
            let Some(line) = self.write(entry, desk) else { break };
            self.apply(line);
        }
        // What comes again is known.
        (self.pace.stage, self.coach.talk) = (Activity::Idle, Talk::Silent);
        self.lay_dice();
        if self.written.is_stuck() {
            self.redraw(desk);
        } else {
            tasks.push(self.advance(desk));
        }
        Task::batch(tasks)
    }
}
