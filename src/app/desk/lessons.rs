//! How far lessons have come, as all screens know it.

use crate::app::desk::Desk;
use crate::lesson::{self, Listed};
use crate::store::learnt::{Learnt, Reached};

impl Desk {
    /// Reads it again where another window has written, or where it lies elsewhere now; what there is to say about the file
    /// is said.
    pub fn read_learnt(&mut self) {
        if let Some(folders) = self.folders().filter(|folders| self.learnt.is_old(folders)) {
            let (learnt, said) = Learnt::read(&folders);
            self.learnt = learnt;
            said.into_iter().for_each(|said| self.warn(said));
        }
    }

    /// How far that lesson has come.
    pub fn reached(&self, lesson: &Listed) -> Reached {
        self.learnt.of(lesson.key)
    }

    /// Whether any lesson was begun.
    pub fn has_learnt(&self) -> bool {
        !self.learnt.is_empty()
    }

    /// The first lesson of a game that was not gone through to its end.
    pub fn to_be_learnt(&self, game: &str) -> Option<&'static Listed> {
        lesson::of(game).find(|lesson| !self.reached(lesson).learnt)
    }

    /// Keeps that a lesson has come so far; `learnt` says that this is its end. Where it cannot be kept, that is said.
    pub fn reach(&mut self, lesson: &Listed, step: usize, learnt: bool) {
        let (folders, now) = (self.folders(), self.watch.now());
        let kept = self.learnt.reach(folders.as_ref(), lesson.key, step, learnt, now);
        self.heed(kept.map_err(|error| error.phrase()));
    }
}
