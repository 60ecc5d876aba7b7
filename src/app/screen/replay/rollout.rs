//! The decision that is looked at, rolled out: done elsewhere, portion by portion, and seen as far as it has come.
//!
//! It ends with what it is about: whoever goes on, cancels or leaves stops listening, and the threads stop after the
//! trials at hand.

use std::sync::{Arc, Weak};

use iced::task;

use base::threads;
use games::table::Table;
use games::table::rollout::{How, Rolled};

use super::view::rollout::PART;
use super::{Message, State};
use crate::app::prelude::*;
use crate::app::widget::reveal;
use crate::app::work::reports;

const TURNS: u32 = 5;

#[derive(Clone, Debug)]
pub struct Report {
    step: usize,
    pub(super) rolled: Rolled,
    pub(super) progress: (usize, usize),
    pub(super) goes_on: bool,
}

#[derive(Debug)]
pub(super) struct Rolling {
    step: usize,
    pub(super) found: Option<Report>,
    /// Dropped with it, so that the work ends.
    _listening: (task::Handle, Arc<()>),
}

/// How it is done where somebody waits: after some turns the strong player sees how it stands.
pub fn how(table: &dyn Table) -> How {
    let usual = How::default();
    How { turns: TURNS, seed: table.header().seed.unwrap_or(usual.seed), ..usual }
}

impl State {
    /// Whether what has just been decided can be rolled out: somebody could see what was to be seen.
    pub(super) fn may_roll_out(&self) -> bool {
        self.instead.as_ref().is_some_and(|instead| !instead.before.hides(instead.judged.seat))
    }

    pub(super) fn roll_out(&mut self, desk: &mut Desk) -> Task<Message> {
        let (step, instead) = (self.step, self.instead.as_ref());
        let Some(instead) = instead.filter(|_| self.rolling.is_none()) else { return Task::none() };
        let how = how(self.table.as_ref());
        let judged = &instead.judged;
        let rolling = instead.before.rolling(judged.seat, &judged.played, how);
        let Some(mut rolling) = desk.ok_or_notify(rolling) else { return Task::none() };
        let (listens, threads) = (Arc::new(()), threads::cores());
        let heard: Weak<()> = Arc::downgrade(&listens);
        let work = reports(move |tell| {
            let mut goes_on = true;
            while goes_on {
                goes_on = match rolling.step(threads, &|| heard.strong_count() > 0) {
                    Ok(goes_on) => goes_on,
                    Err(why) => return log::error!("a rollout has ended: {why:?}"),
                };
                let report = Report { step, rolled: rolling.rolled(), progress: rolling.progress(), goes_on };
                goes_on = tell(report) && goes_on;
            }
        });
        let (task, handle) = work.map(|report| Message::RolledOut(Box::new(report))).abortable();
        self.rolling = Some(Rolling { step, found: None, _listening: (handle.abort_on_drop(), listens) });
        task
    }

    /// What it has come to meanwhile, brought into view when it begins and ends; an answer about another step comes too late.
    pub(super) fn rolled_out(&mut self, report: Report) -> Task<Message> {
        let Some(rolling) = self.rolling.as_mut().filter(|rolling| rolling.step == report.step) else {
            return Task::none();
        };
        let is_new = rolling.found.is_none() || !report.goes_on;
        rolling.found = Some(report);
        if is_new { reveal::follow(PART) } else { Task::none() }
    }
}
