//! The review of a match that is looked at again: done elsewhere, event by event, and seen as far as it has come.
//! Whoever leaves the screen or cancels stops listening, and the thread stops after the event at hand.

use iced::task;

use std::path::PathBuf;
use std::rc::Rc;

use base::draw::plot::value::named;
use base::draw::{Drawing, Spot};
use games::game::bot::Mark;
use games::table::ending::ScoreCourse;
use games::table::review::{Finding, Judged, Review, course};
use games::table::{Table, View};

use super::{Message, State, To, view};
use crate::app::kit::reviewed;
use crate::app::prelude::*;

#[derive(Debug)]
pub(super) struct Reviewing {
    pub(super) found: Review,
    end: usize,
    pub(super) course: ScoreCourse,
    pub(super) picture: Rc<Drawing>,
    _ends_on_drop: task::Handle,
}

impl Reviewing {
    /// `None` where the match cannot be put on the table again.
    pub(super) fn begin(of: &dyn Table, path: Option<&PathBuf>, desk: &Desk) -> Option<(Self, Task<Message>)> {
        let (end, course) = (of.history().len(), ScoreCourse::of(of).ok()?);
        let (task, handle) = reviewed::review(of, path, desk).ok()?.map(Message::Found).abortable();
        let (found, picture) = (Review::default(), Rc::new(Drawing::new(1.0, 1.0)));
        Some((Self { found, end, course, picture, _ends_on_drop: handle.abort_on_drop() }, task))
    }

    /// Enters what was found about an event; an answer to an earlier question may come twice.
    pub(super) fn enter(&mut self, event: usize, finding: Option<Finding>) {
        if event == self.found.events() {
            self.found.enter(finding);
        }
    }

    pub(super) fn progress(&self) -> (usize, usize) {
        (self.found.events(), self.end)
    }

    pub(super) fn is_done(&self) -> bool {
        self.found.events() >= self.end
    }
}

/// The decision that has just happened, with what could have been decided instead.
#[derive(Debug)]
pub(super) struct Instead {
    pub(super) before: Box<dyn Table>,
    pub(super) judged: Judged,
    /// The other one in words.
    pub(super) words: Option<Phrase>,
    pub(super) reason: Vec<Phrase>,
}

impl Instead {
    pub(super) fn new(before: Box<dyn Table>, judged: &Judged) -> Self {
        let words = before.advice(judged.seat, &judged.other);
        let reason = match judged.mark {
            Mark::Good => Vec::new(),
            Mark::Inaccuracy | Mark::Mistake | Mark::Blunder => {
                before.reason(judged.seat, &judged.played, &judged.other)
            }
        };
        Self { before, judged: judged.clone(), words, reason }
    }

    pub(super) fn best(&self) -> Option<usize> {
        self.judged.candidates.iter().position(|(notation, _)| *notation == self.judged.other)
    }

    pub(super) fn board(&self, place: usize, view: &View) -> Drawing {
        let hint = self.judged.candidates.get(place).map(|(notation, _)| notation.clone());
        let seat = Some(self.judged.seat);
        self.before.board(&View { seat, hint, last: None, ..view.clone() })
    }
}

pub(super) fn leads(spot: &Spot) -> Option<To> {
    named(spot).map(|(_, step)| To::Step(step))
}

impl State {
    pub(super) fn picture(&mut self, view: &View, desk: &Desk) {
        let (here, told, room) = (Some(self.step), self.steps.history(), view::room(self, desk.ui()));
        let Some(reviewing) = &mut self.reviewing else { return };
        let (course, review) = (&reviewing.course, &reviewing.found);
        let scale = self.table.scale();
        let seen = course::CourseView { course, review, told, here, scale, view };
        reviewing.picture = Rc::new(course::draw(seen, room));
    }
}
