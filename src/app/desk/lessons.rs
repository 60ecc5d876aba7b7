//! How far lessons have come, as all screens know it.

use club::store::learnt::{Learnt, Reached};
use games::lesson::{self, Listed};

use crate::app::desk::Desk;

impl Desk {
    /// Reads only where another window has written, or the folder is another; what is wrong with the file is said.
    pub fn read_learnt(&mut self) {
        if let Some(folders) = self.folders().filter(|folders| self.learnt.is_old(folders)) {
            let (learnt, said) = Learnt::read(&folders);
            self.learnt = learnt;
            said.into_iter().for_each(|said| self.warn(said));
        }
    }

    pub fn reached(&self, lesson: &Listed) -> Reached {
        self.learnt.of(lesson.key)
    }

    pub fn is_new(&self) -> bool {
        self.finished.is_empty() && !lesson::all().iter().any(|lesson| self.reached(lesson).learnt)
    }

    pub fn to_be_learnt(&self, game: &str) -> Option<&'static Listed> {
        let is_new = !self.finished.contains(game);
        lesson::of(game).find(|lesson| is_new && !self.reached(lesson).learnt)
    }

    pub fn has_only_learnt(&self, game: &str) -> bool {
        !self.begun.contains(game) && lesson::of(game).any(|lesson| self.reached(lesson).learnt)
    }

    /// Something was decided in a match of it.
    pub fn begin(&mut self, game: &str) {
        self.begun.insert(game.to_owned());
    }

    /// Keeps that a lesson has come so far; `learnt` says that this is its end. Where it cannot be kept, that is said.
    pub fn reach(&mut self, lesson: &Listed, step: usize, learnt: bool) {
        let (folders, now) = (self.folders(), self.watch.now());
        let kept = self.learnt.reach(folders.as_ref(), lesson.key, step, learnt, now);
        self.ok_or_notify(kept.map_err(|error| error.phrase()));
    }
}
