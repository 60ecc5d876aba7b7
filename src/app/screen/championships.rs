//! All championships: found, opened, begun, tried out, copied, deleted. Knows no game by name.

use std::path::PathBuf;

use club::store::archive::{self, Trashed};

use crate::app::kit::copier::{self, Copier};
use crate::app::kit::cups::{self, Cup};
use crate::app::kit::opener::{self, Opener, Sought};
use crate::app::prelude::*;

mod trial;
mod view;

use trial::Trial;

#[derive(Debug)]
pub struct State {
    /// Those that are kept, the one changed last first; none before they were read.
    all: Option<Vec<Cup>>,
    deleted: Vec<(Trashed, String)>,
    copier: Copier,
    opener: Opener,
    trial: Option<Trial>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Listed(Vec<Cup>),
    Opener(opener::Message),
    Copier(copier::Message),
    DeletePressed(PathBuf),
    UndoPressed,
    Moved(usize),
    TrialPressed,
    Trial(trial::Message),
    Released,
}

impl State {
    pub(crate) fn open(desk: &Desk) -> (Self, Task<Message>) {
        let (copier, opener) = (Copier::default(), Opener::default());
        let state = Self { all: None, deleted: Vec::new(), copier, opener, trial: None };
        (state, read(desk))
    }

    fn listed(&self) -> &[Cup] {
        self.all.as_deref().unwrap_or_default()
    }

    fn delete(&mut self, path: &PathBuf, desk: &mut Desk) -> Task<Message> {
        let place = self.listed().iter().position(|cup| cup.path == *path);
        let (Some(folders), Some(place)) = (desk.folders(), place) else { return Task::none() };
        let deleted = archive::delete(&folders, path, desk.watch.now()).map_err(|error| error.phrase());
        let Some(trashed) = desk.ok_or_notify(deleted) else { return Task::none() };
        self.copier.close();
        if let Some(all) = &mut self.all {
            let name = all.remove(place).name();
            self.deleted.push((trashed, name));
        }
        // Its row is gone, and with it what had the focus: the next one takes its place.
        operation::focus(view::id(place.min(self.listed().len().saturating_sub(1))))
    }

    fn undo(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some((trashed, _)) = self.deleted.pop() else { return Task::none() };
        desk.ok_or_notify(trashed.undo().map_err(|error| error.phrase()));
        read(desk)
    }
}

fn read(desk: &Desk) -> Task<Message> {
    cups::listed(desk).map(Message::Listed)
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "championships-title";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Ctrl+N", "championships-new", |_, _, _| Some(Message::Asked(Route::Founding))),
        Shortcut::new("Ctrl+O", "app-key-open", |_, _, _| {
            Some(Message::Opener(opener::Message::Pressed(Sought::Kept)))
        }),
        Shortcut::new("Ctrl+Z", "app-key-undelete", |state, _, _| {
            (!state.deleted.is_empty()).then_some(Message::UndoPressed)
        }),
        Shortcut::new("↓", "app-key-list", |state, _, _| (!state.listed().is_empty()).then_some(Message::Moved(0))),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            let open = state.opener.is_open() || state.copier.of().is_some() || state.trial.is_some();
            open.then_some(Message::Released)
        }),
    ];

    fn lines() -> Vec<HelpRow> {
        shortcut::lines(Self::SHORTCUTS).into_iter().chain(shortcut::lines(view::OF_ROW)).collect()
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let task = match message {
            Message::Asked(way) => {
                self.deleted.clear();
                return Action::Open(way);
            }
            Message::Listed(all) => {
                self.all = Some(all);
                Task::none()
            }
            Message::Opener(message) => return self.opener.open(message, desk).map(Message::Opener),
            Message::Copier(message) => self.copier.update(message, desk).map(Message::Copier),
            Message::DeletePressed(path) => self.delete(&path, desk),
            Message::UndoPressed => self.undo(desk),
            Message::Moved(to) => {
                let to = to.min(self.listed().len().saturating_sub(1));
                focus_on(view::id(to))
            }
            Message::TrialPressed if self.trial.is_some() => {
                self.trial = None;
                Task::none()
            }
            Message::TrialPressed => {
                self.trial = Some(Trial::default());
                focus_on(trial::BEGIN)
            }
            Message::Trial(message) => {
                let Some(trial) = &mut self.trial else { return Action::None };
                match trial.update(message, desk) {
                    trial::TrialUpdate::Going(task) => task.map(Message::Trial),
                    trial::TrialUpdate::Failed(why) => {
                        desk.alarm(why);
                        Task::none()
                    }
                    trial::TrialUpdate::Played(path) => {
                        self.trial = None;
                        return Action::Open(Route::Championship(path));
                    }
                }
            }
            Message::Released => {
                match &mut self.trial {
                    _ if self.opener.is_open() => self.opener.close(),
                    _ if self.copier.of().is_some() => self.copier.close(),
                    Some(trial) if trial.is_going() => trial.cancel(),
                    Some(_) | None => self.trial = None,
                }
                Task::none()
            }
        };
        Action::Run(task)
    }

    /// One may have gone on in the meantime.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        read(desk)
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
