//! What is done to files of the archive: deleted, brought back, brought in, copied, one or thousands of them.

use std::collections::HashSet;
use std::path::PathBuf;

use club::championship::journal as cups;
use club::store::archive::{self, Trashed};
use club::store::index::Id;
use club::store::intake::{Adopted, Intake, records};

use super::groups::GroupRow;
use super::{LIST, Message, State};
use crate::app::kit::bulk::{Bulk, Update};
use crate::app::kit::opener::Sought;
use crate::app::prelude::*;
use crate::app::widget::reveal::reveal;

#[derive(Debug)]
pub(super) enum FileResult {
    Deleted(Vec<Trashed>),
    Restored,
    /// Where an export goes; counts of new matches, new championships, those already there, those that are neither.
    Taken(Option<PathBuf>, [usize; 4]),
}

impl State {
    fn begin(&mut self, outcome: FileResult, (bulk, task): (Bulk, Task<Message>)) -> Action<Message> {
        self.bulk = Some((bulk, outcome));
        Action::Run(task)
    }

    pub(super) fn answer_of_files(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Copier(message) => return Action::Run(self.copier.update(message, desk).map(Message::Copier)),
            Message::Opener(message) => {
                let (found, task) = self.opener.update(message, desk);
                return match found {
                    Some((Sought::Import, folder)) => self.import(folder, desk),
                    Some((Sought::Export, folder)) => self.export(folder, desk),
                    Some((_, path)) => Action::Open(Route::of_file(path)),
                    None => Action::Run(task.map(Message::Opener)),
                };
            }
            Message::DeletePressed => return self.delete(desk),
            Message::UndoPressed => return self.undo(),
            Message::Deleted(told) => {
                return self.follow(told, desk, |outcome, done| {
                    let paths = done.iter().map(|trashed| trashed.from().to_owned()).collect();
                    if let FileResult::Deleted(all) = outcome {
                        all.extend(done);
                    }
                    paths
                });
            }
            Message::Restored(told) => return self.follow(told, desk, |_, done| done),
            Message::Taken(told) => {
                return self.follow(told, desk, |outcome, done| {
                    let FileResult::Taken(_, counts) = outcome else { return Vec::new() };
                    let taken = done.into_iter().filter_map(|taken| {
                        let (place, path) = match taken {
                            Adopted::New(path) => (usize::from(cups::is_named(&path)), Some(path)),
                            Adopted::There(_) => (2, None),
                            Adopted::NoMatch => (3, None),
                        };
                        counts[place] += 1;
                        path
                    });
                    taken.collect()
                });
            }
            Message::Cancelled => return self.end(false, desk),
            Message::Released => return self.release(desk),
            // The others are answered before.
            _ => {}
        }
        Action::None
    }

    fn paths(&self, desk: &Desk) -> Vec<PathBuf> {
        self.all_chosen().into_iter().filter_map(|id| desk.archive.path(id)).collect()
    }

    fn delete(&mut self, desk: &Desk) -> Action<Message> {
        let (Some(folders), None) = (desk.folders(), &self.bulk) else { return Action::None };
        let paths = self.paths(desk);
        if paths.is_empty() {
            return Action::None;
        }
        self.marked.go_first(&self.keys());
        let (of, now) = (paths.len(), desk.watch.now());
        let each = move |path: PathBuf| archive::delete(&folders, &path, now).map_err(|error| error.phrase());
        let find = move |_: &dyn Fn() -> bool| Ok((paths, each));
        self.begin(FileResult::Deleted(Vec::new()), Bulk::begin(("archive-deleting", Some(of)), find, Message::Deleted))
    }

    fn undo(&mut self) -> Action<Message> {
        if self.bulk.is_some() {
            return Action::None;
        }
        let Some(all) = self.deleted.pop() else { return Action::None };
        let of = all.len();
        let each = |trashed: Trashed| trashed.undo().map_err(|error| error.phrase());
        let find = move |_: &dyn Fn() -> bool| Ok((all, each));
        self.begin(FileResult::Restored, Bulk::begin(("archive-restoring", Some(of)), find, Message::Restored))
    }

    fn import(&mut self, folder: PathBuf, desk: &mut Desk) -> Action<Message> {
        let (Some(folders), None) = (desk.folders(), &self.bulk) else { return Action::None };
        let find = move |going_on: &dyn Fn() -> bool| {
            let all = records(&folder, going_on).map_err(|error| error.phrase())?;
            let mut intake = Intake::into(&folders.matches()).map_err(|error| error.phrase())?;
            let each = move |path: PathBuf| {
                let taken = match cups::is_named(&path) {
                    true => intake.adopt_cup(&path, cups::is_one),
                    false => intake.adopt(&path),
                };
                taken.map_err(|error| error.phrase())
            };
            Ok((all, each))
        };
        desk.dismiss_all();
        self.begin(FileResult::Taken(None, [0; 4]), Bulk::begin(("archive-importing", None), find, Message::Taken))
    }

    fn export(&mut self, folder: PathBuf, desk: &mut Desk) -> Action<Message> {
        if self.bulk.is_some() {
            return Action::None;
        }
        let paths = self.paths(desk);
        let (of, to) = (paths.len(), folder.clone());
        let find = move |_: &dyn Fn() -> bool| {
            let mut intake = Intake::into(&folder).map_err(|error| error.phrase())?;
            Ok((paths, move |path: PathBuf| intake.copy(&path).map_err(|error| error.phrase())))
        };
        desk.dismiss_all();
        let begun = Bulk::begin(("archive-exporting", Some(of)), find, Message::Taken);
        self.begin(FileResult::Taken(Some(to), [0; 4]), begun)
    }

    /// `enter` returns the files that have come or gone. What comes after it was cancelled is ignored.
    fn follow<T>(
        &mut self,
        told: Update<T>,
        desk: &mut Desk,
        enter: impl FnOnce(&mut FileResult, Vec<T>) -> Vec<PathBuf>,
    ) -> Action<Message> {
        let Some((bulk, outcome)) = &mut self.bulk else { return Action::None };
        match told {
            Update::Begun(of) => bulk.of(of),
            Update::Done(done) => {
                bulk.done(done.len());
                let paths = enter(outcome, done);
                paths.iter().for_each(|path| desk.archive.changed(path));
            }
            Update::Failed(why) => {
                let action = self.end(false, desk);
                desk.alarm(why);
                return action;
            }
            Update::Ended => {
                if self.opener.sought() != Some(Sought::Kept) {
                    self.opener.close();
                }
                return self.end(true, desk);
            }
        }
        Action::None
    }

    fn end(&mut self, is_through: bool, desk: &mut Desk) -> Action<Message> {
        let Some((_, outcome)) = self.bulk.take() else { return Action::None };
        let mut task = Task::none();
        let has_come = !matches!(outcome, FileResult::Deleted(_));
        match outcome {
            FileResult::Deleted(all) => {
                if !all.is_empty() {
                    self.deleted.push(all);
                }
                self.copier.close();
                task = focus_on(LIST);
            }
            FileResult::Restored => {}
            // It never came to anything: why, is said.
            FileResult::Taken(_, [0, 0, 0, 0]) if !is_through => {}
            FileResult::Taken(to, [new, cups, there, none]) => desk.done(match to {
                None => phrase!("archive-imported", new, cups, there, none),
                Some(to) => {
                    phrase!("archive-exported", new, there, path = to.display().to_string())
                }
            }),
        }
        let before: HashSet<Id> = self.lines.iter().filter_map(GroupRow::id).collect();
        self.read(desk);
        // What has come is chosen, so that it is seen what it is.
        let new: Vec<Option<Id>> = self.keys().into_iter().map(|key| key.filter(|id| !before.contains(id))).collect();
        if has_come && new.iter().any(Option::is_some) {
            self.marked.choose(new.iter().copied().flatten());
            self.marked.follow(&new);
            task = self.mark(desk, |_, _| {}).chain(reveal());
            self.load(desk);
        }
        Action::Run(task)
    }

    pub(super) fn deleted_last(&self) -> Option<&[Trashed]> {
        self.deleted.last().map(Vec::as_slice)
    }
}
