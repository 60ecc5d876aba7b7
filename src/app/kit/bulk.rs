//! Something done to many files, one after the other, on a thread: how far it has come is told now and then, it can be
//! cancelled, and it ends with the screen. What was done by then stays done. Knows no screen.

use std::time::{Duration, Instant};

use iced::task;
use iced::widget::{column, progress_bar};

use crate::app::prelude::*;
use crate::app::work::reports;

const TELL_INTERVAL: Duration = Duration::from_millis(150);

/// Fewer are done before anybody could read that they are.
const FEW: usize = 20;

#[derive(Clone, Debug)]
pub enum Update<T> {
    Begun(usize),
    Done(Vec<T>),
    Failed(Phrase),
    Ended,
}

#[derive(Debug)]
pub struct Bulk {
    /// What is done, as a text that knows `done` and `of`.
    about: &'static str,
    done: usize,
    of: Option<usize>,
    _ends_on_drop: task::Handle,
}

impl Bulk {
    /// `find` tells what there is to do, asking whether anybody waits for it; what it gives then does one of them.
    pub fn begin<I, T, Each, M>(
        (about, of): (&'static str, Option<usize>),
        find: impl FnOnce(&dyn Fn() -> bool) -> Result<(Vec<I>, Each), Phrase> + Send + 'static,
        told: fn(Update<T>) -> M,
    ) -> (Self, Task<M>)
    where
        I: Send + 'static,
        T: Send + 'static,
        Each: FnMut(I) -> Result<T, Phrase> + Send + 'static,
        M: Send + 'static,
    {
        let work = reports(move |tell: &dyn Fn(Update<T>) -> bool| {
            // An empty answer is none, and tells whether anybody still listens.
            let (all, mut each) = match find(&|| tell(Update::Done(Vec::new()))) {
                Ok(found) => found,
                Err(why) => {
                    tell(Update::Failed(why));
                    return;
                }
            };
            let (mut done, mut last) = (Vec::new(), Instant::now());
            let mut listens = tell(Update::Begun(all.len()));
            for one in all {
                if !listens {
                    return;
                }
                match each(one) {
                    Ok(outcome) => done.push(outcome),
                    Err(why) => {
                        tell(Update::Done(done));
                        tell(Update::Failed(why));
                        return;
                    }
                }
                if last.elapsed() >= TELL_INTERVAL {
                    last = Instant::now();
                    listens = tell(Update::Done(std::mem::take(&mut done)));
                }
            }
            tell(Update::Done(done));
            tell(Update::Ended);
        });
        let (task, handle) = work.map(told).abortable();
        (Self { about, done: 0, of, _ends_on_drop: handle.abort_on_drop() }, task)
    }

    pub fn of(&mut self, of: usize) {
        self.of = Some(of);
    }

    pub fn done(&mut self, count: usize) {
        self.done += count;
    }

    pub fn view<'a, M: Clone + 'a>(&self, ui: Ui, cancelled: M) -> Option<Element<'a, M>> {
        if self.of.is_some_and(|of| of < FEW) {
            return None;
        }
        let of = self.of.unwrap_or_default();
        let phrase = Phrase::new(self.about).with("done", self.done).with("of", of);
        let bar = progress_bar(0.0..=of.max(1) as f32, self.done as f32).girth(ui.gap(5.0)).style(ui.progress());
        let words = column![ui.body(ui.say(&phrase)), bar].spacing(ui.gap(6.0)).width(Fill);
        let cancel = ui.button(tr!(ui, "archive-cancel")).on_press(cancelled).id("bulk-cancel");
        let line = row![words, cancel].spacing(ui.gap(16.0)).align_y(Center);
        Some(container(line.padding(ui.gap(12.0))).width(Fill).style(ui.card()).into())
    }
}
