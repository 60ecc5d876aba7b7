//! The decision that is looked at, rolled out: done elsewhere, portion by portion, and seen as far as it has come.
//! Whoever goes on, cancels or leaves stops listening, and the threads stop after the trials at hand.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use iced::task;

use base::threads;
use games::table::Table;
use games::table::rollout::{How, Rolled};

use super::view::rollout::PART;
use super::{Message, State, keep_rollout};
use crate::app::prelude::*;
use crate::app::widget::reveal;
use crate::app::work::reports;

const TURNS: u32 = 5;

/// By so many times more trials a rollout is made longer, and how many there are at most.
const LONGER: usize = 4;
const MOST_TRIALS: usize = 100_000;

#[derive(Clone, Debug)]
pub struct Report {
    step: usize,
    pub(super) rolled: Rolled,
    pub(super) progress: (usize, usize),
    pub(super) goes_on: bool,
    pub(super) took: Duration,
}

#[derive(Debug)]
pub(super) struct Rolling {
    step: usize,
    pub(super) found: Option<Report>,
    _ends_on_drop: Option<(task::Handle, Arc<()>)>,
}

impl Rolling {
    pub(super) fn goes_on(&self) -> bool {
        self.found.as_ref().is_none_or(|found| found.goes_on)
    }
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

    /// How many trials the next rollout makes; `None` where there were as many as there may be, or fewer were enough.
    pub(super) fn next_trials(&self) -> Option<usize> {
        match &self.rolling {
            Some(rolling) => {
                let rolled = &rolling.found.as_ref()?.rolled;
                let is_settled = rolled.clear && rolled.trials() < rolled.how.trials;
                Some(rolled.how.trials * LONGER).filter(|trials| !is_settled && *trials <= MOST_TRIALS)
            }
            None => Some(how(self.table.as_ref()).trials),
        }
    }

    /// Begins, or makes longer what has come to its end.
    pub(super) fn roll_out(&mut self, desk: &mut Desk) -> Task<Message> {
        let (step, instead) = (self.step, self.instead.as_ref());
        let rests = self.rolling.as_ref().is_none_or(|rolling| !rolling.goes_on());
        let Some(instead) = instead.filter(|_| rests) else { return Task::none() };
        let Some(trials) = self.next_trials() else { return Task::none() };
        let how = How { trials, ..how(self.table.as_ref()) };
        let judged = &instead.judged;
        let rolling = instead.before.rolling(judged.seat, &judged.played, how);
        let Some(mut rolling) = desk.ok_or_notify(rolling) else { return Task::none() };
        let (listens, threads) = (Arc::new(()), threads::cores());
        let heard: Weak<()> = Arc::downgrade(&listens);
        let work = reports(move |tell| {
            let (mut goes_on, begun) = (true, Instant::now());
            while goes_on {
                goes_on = match rolling.step(threads, &|| heard.strong_count() > 0) {
                    Ok(goes_on) => goes_on,
                    Err(why) => return log::error!("a rollout has ended: {why:?}"),
                };
                let report = Report {
                    step,
                    rolled: rolling.rolled(),
                    progress: rolling.progress(),
                    goes_on,
                    took: begun.elapsed(),
                };
                goes_on = tell(report) && goes_on;
            }
        });
        let (task, handle) = work.map(|report| Message::RolledOut(Box::new(report))).abortable();
        self.rolling = Some(Rolling { step, found: None, _ends_on_drop: Some((handle.abort_on_drop(), listens)) });
        task
    }

    /// What was found of this step's decision once, with nothing under way.
    pub(super) fn show_rollout(&mut self) {
        let known = self.step.checked_sub(1).and_then(|event| self.rollouts.get(&event));
        self.rolling = known.map(|rolled| {
            let (rolled, took) = (rolled.clone(), Duration::ZERO);
            let found = Some(Report { step: self.step, rolled, progress: (1, 1), goes_on: false, took });
            Rolling { step: self.step, found, _ends_on_drop: None }
        });
    }

    /// What it has come to meanwhile, brought into view when it begins and ends; an answer about another step comes too late.
    pub(super) fn rolled_out(&mut self, report: Report, desk: &Desk) -> Task<Message> {
        let Some(rolling) = self.rolling.as_mut().filter(|rolling| rolling.step == report.step) else {
            return Task::none();
        };
        let is_new = rolling.found.is_none() || !report.goes_on;
        let kept = (!report.goes_on).then(|| (report.step - 1, report.rolled.clone()));
        rolling.found = Some(report);
        let seen = if is_new { reveal::follow(PART) } else { Task::none() };
        let Some((event, rolled)) = kept else { return seen };
        self.rollouts.insert(event, rolled.clone());
        Task::batch([seen, keep_rollout(self.path.as_ref(), event, rolled, desk)])
    }
}
