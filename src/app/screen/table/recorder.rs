//! What is written of a match: each event before it counts. What cannot be written does not stand until it is tried
//! again, or held in memory. A file from outside the archive is not written before a person plays on in it.

use std::path::Path;

use club::store::archive;
use club::store::journal::Journal;
use games::game::record::Entry;
use games::table::ParsedLine;

use super::{Message, Note, State};
use crate::app::prelude::*;

#[derive(Debug)]
pub(super) struct Recorder {
    /// The journal; `None` while the match is only watched.
    journal: Option<Journal>,
    /// An event that could not be written, and so does not stand.
    unwritten: Option<Entry>,
    /// Whether nothing is written before a person plays on.
    waits: bool,
}

impl Recorder {
    pub(super) fn new(journal: Option<Journal>, desk: &Desk) -> Self {
        let folders = desk.folders();
        let is_ours = |path: &Path| folders.as_ref().is_some_and(|folders| archive::holds(folders, path));
        let waits = journal.as_ref().and_then(Journal::origin).is_some_and(|path| !is_ours(path));
        Self { journal, unwritten: None, waits }
    }

    /// The record that is written, where it is in step.
    pub(super) fn path(&self) -> Option<&Path> {
        self.journal.as_ref().filter(|journal| !self.waits || journal.held() == 0)?.path()
    }

    /// A person plays on: from now on everything is written, and what was held with it.
    pub(super) fn plays_on(&mut self) {
        self.waits = false;
    }

    pub(super) fn is_watched(&self) -> bool {
        self.journal.is_none()
    }

    pub(super) fn is_stuck(&self) -> bool {
        self.unwritten.is_some()
    }

    /// A match that was begun here and in which nothing happened leaves no file.
    pub(super) fn close(self) {
        if let Some(journal) = self.journal {
            journal.close();
        }
    }
}

impl State {
    pub(super) fn unstuck(
        &mut self,
        how: fn(&mut Self, &Entry, &mut Desk) -> Task<Message>,
        desk: &mut Desk,
    ) -> Task<Message> {
        self.written.unwritten.take().map_or_else(Task::none, |entry| how(self, &entry, desk))
    }

    /// Checks a line, writes it, then applies it and goes on. What cannot be written does not stand.
    pub(super) fn enter(&mut self, entry: &Entry, desk: &mut Desk) -> Task<Message> {
        let line = self.checked(entry);
        self.enter_read(line, desk)
    }

    pub(super) fn enter_read(&mut self, line: Option<ParsedLine>, desk: &mut Desk) -> Task<Message> {
        match line.and_then(|line| self.write_read(line, desk)) {
            Some(line) => self.entered(line, desk),
            None => {
                self.redraw(desk);
                Task::none()
            }
        }
    }

    pub(super) fn write(&mut self, entry: &Entry, desk: &mut Desk) -> Option<ParsedLine> {
        let line = self.checked(entry)?;
        self.write_read(line, desk)
    }

    fn write_read(&mut self, line: ParsedLine, desk: &mut Desk) -> Option<ParsedLine> {
        if self.is_of_a_person(&line.entry) {
            self.written.plays_on();
        }
        if self.written.waits {
            self.written.journal.as_mut()?.hold(&line.entry);
            return Some(line);
        }
        if let Err(error) = self.written.journal.as_mut()?.append(&line.entry) {
            desk.alarm(error.phrase());
            self.written.unwritten = Some(line.entry);
            return None;
        }
        self.written.unwritten = None;
        Some(line)
    }

    fn is_of_a_person(&self, entry: &Entry) -> bool {
        match entry {
            Entry::Act { seat, .. } => self.kind(*seat).is_human(),
            Entry::Roll(_) | Entry::Faces(_) => self.table.header().real,
            Entry::Undo(_) => true,
        }
    }

    fn checked(&mut self, entry: &Entry) -> Option<ParsedLine> {
        match self.table.read(entry) {
            Ok(line) => Some(line),
            Err(reason) => {
                self.refuse(Note::Refused(reason.0));
                None
            }
        }
    }

    /// Goes on without writing; the next line that can be written takes along what is held.
    pub(super) fn hold(&mut self, entry: &Entry, desk: &mut Desk) -> Task<Message> {
        let Some(line) = self.checked(entry) else { return Task::none() };
        if let Some(journal) = &mut self.written.journal {
            journal.hold(&line.entry);
        }
        self.entered(line, desk)
    }
}
