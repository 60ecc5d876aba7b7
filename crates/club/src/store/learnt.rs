//! How far lessons have come, `lessons.jsonl` in the data folder; what was learnt stays so. Knows no screen.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use base::phrase::Phrase;

pub use super::append_log::Stamp;
use super::append_log::{AppendLog, SMALL_LOG};
use super::journal::Error;
use super::{Folders, stamp};

pub const NAME: &str = "lessons.jsonl";

const FILE: AppendLog = AppendLog { name: NAME, mark: "lessons", version: 1, kind: &SMALL_LOG };

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reached {
    /// The step with which it goes on; 0 is its beginning.
    pub step: usize,
    /// Whether it has ever been gone through to its end.
    pub learnt: bool,
}

#[derive(Debug, Serialize, Deserialize)]
struct LearntEntry {
    lesson: String,
    /// When, in UTC to the second.
    #[serde(default)]
    at: String,
    step: usize,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    learnt: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Learnt {
    all: BTreeMap<String, Reached>,
    stamp: Stamp,
}

impl Learnt {
    /// Empty where the file cannot be read; with what a person should be told.
    pub fn read(folders: &Folders) -> (Self, Option<Phrase>) {
        let mut learnt = Self::default();
        let take = |line: &[u8]| serde_json::from_slice(line).map(|line| learnt.hold(&line)).is_ok();
        let (stamp, said) = FILE.read_and_tell(folders, take);
        learnt.stamp = stamp;
        (learnt, said)
    }

    pub fn is_old(&self, folders: &Folders) -> bool {
        FILE.stamp(folders) != self.stamp
    }

    pub fn of(&self, lesson: &str) -> Reached {
        self.all.get(lesson).copied().unwrap_or_default()
    }

    /// `learnt`: this is its end. On an error it is held all the same as long as the program runs.
    pub fn reach(
        &mut self,
        folders: Option<&Folders>,
        lesson: &str,
        step: usize,
        learnt: bool,
        now: Timestamp,
    ) -> Result<(), Error> {
        if self.of(lesson) == (Reached { step, learnt: learnt || self.of(lesson).learnt }) {
            return Ok(());
        }
        let line = LearntEntry { lesson: lesson.to_owned(), at: stamp(now), step, learnt };
        self.hold(&line);
        folders.map_or(Ok(()), |folders| FILE.keep(folders, &[line], &mut self.stamp))
    }

    fn hold(&mut self, line: &LearntEntry) {
        let reached = self.all.entry(line.lesson.clone()).or_default();
        reached.step = line.step;
        reached.learnt |= line.learnt;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn what_was_reached_last_is_found_again_and_what_was_learnt_stays_so() {
        let home = tempfile::tempdir().unwrap();
        let folders = Folders::at(home.path());
        let (mut learnt, said) = Learnt::read(&folders);
        assert_eq!((learnt.of("ludix-first"), said), (Reached::default(), None));
        for (step, end) in [(3, false), (9, true), (2, false)] {
            learnt.reach(Some(&folders), "ludix-first", step, end, Timestamp::UNIX_EPOCH).unwrap();
        }
        assert!(!learnt.is_old(&folders));
        let path = home.path().join(NAME);
        let text = std::fs::read_to_string(&path).unwrap() + "{\"lesson\":7}\n{\"les";
        std::fs::write(&path, text).unwrap();
        assert!(learnt.is_old(&folders), "another window has written");
        let (again, said) = Learnt::read(&folders);
        assert_eq!(again.of("ludix-first"), Reached { step: 2, learnt: true });
        assert!(said.is_some(), "a line that is not understood is told, half a last one is not");
    }
}
