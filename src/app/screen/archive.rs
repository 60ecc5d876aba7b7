//! All matches: found by name, game and date; gone on with, replayed, printed, copied, deleted. Knows no game
//! by name.

use std::path::{Path, PathBuf};

use crate::app::kit::picker::Games;
use crate::app::kit::{copier, opener};
use crate::app::prelude::*;
use crate::app::widget::reveal::reveal;
use crate::championship;
use crate::shelf;
use crate::store::archive::{self, Row as Kept, Trashed};

mod sieve;
mod view;

pub use sieve::{Listed, Sieve, Since, Stage};

/// How many matches are shown at once, and how many more at a press.
const PAGE: usize = 50;

/// The archive.
#[derive(Debug)]
pub struct State {
    lang: Lang,
    /// All matches, the latest first.
    matches: Vec<Listed>,
    /// How many championships lie beside them.
    cups: usize,
    sieve: Sieve,
    /// Those that the sieve lets through, by their place in `matches`.
    found: Vec<usize>,
    /// How many of them are shown at most.
    shown: usize,
    /// The one whose tools are shown.
    opened: Option<PathBuf>,
    copier: copier::Copier,
    /// What was deleted here and not brought back, the last at the end.
    deleted: Vec<(Trashed, Kept)>,
    emblems: Vec<(&'static str, Picture)>,
    opener: opener::Opener,
}

/// What happened in the archive.
#[derive(Clone, Debug)]
pub enum Message {
    /// The search field is to be typed in.
    SearchPressed,
    /// Other words to be found.
    Searched(String),
    /// A game is to be found, or any.
    GamesChosen(Games),
    /// A stage is to be found, or any.
    StageChosen(Option<Stage>),
    /// A period is to be found.
    SinceChosen(Since),
    /// Everything is to be found.
    AllPressed,
    /// More of the list.
    MorePressed,
    /// A match shows its tools, or hides them.
    Opened(PathBuf),
    /// The focus moves to the n-th match that is shown.
    Moved(usize),
    /// Another screen was asked for: a match goes on, is seen step by step, fills in sheets.
    Asked(Way),
    /// A match is copied.
    Copier(copier::Message),
    /// A record from elsewhere is to be opened.
    Opener(opener::Message),
    /// A match is to be deleted.
    DeletePressed(PathBuf),
    /// What was deleted last is to be brought back.
    UndoPressed,
    /// What is open is closed, what is searched for forgotten.
    Released,
}

impl State {
    /// The archive with all matches.
    pub(crate) fn new(desk: &mut Desk) -> Self {
        let emblems = shelf::ALL.iter().map(|title| (title.key(), Picture::new(title.about().emblem()))).collect();
        let mut state = Self {
            lang: desk.lang(),
            matches: Vec::new(),
            cups: 0,
            sieve: Sieve::default(),
            found: Vec::new(),
            shown: PAGE,
            opened: None,
            copier: copier::Copier::default(),
            deleted: Vec::new(),
            emblems,
            opener: opener::Opener::default(),
        };
        state.read(desk);
        state
    }

    /// The same, with what can go on alone to be seen.
    pub(crate) fn unfinished(desk: &mut Desk) -> Self {
        let mut state = Self::new(desk);
        state.sieve(desk, |sieve| sieve.stage = Some(Stage::Unfinished));
        state
    }

    fn read(&mut self, desk: &mut Desk) {
        self.lang = desk.lang();
        self.cups = desk.folders().map_or(0, |folders| championship::journal::count(&folders.matches()));
        let zone = desk.watch.zone();
        desk.catch_up();
        let ids: Vec<_> =
            desk.archive.find(&crate::store::index::Sieve::default()).iter().map(|found| found.id).collect();
        self.matches = desk.archive.rows(&ids).into_iter().map(|row| Listed::new(row, self.lang, &zone)).collect();
        self.sift(desk);
    }

    fn sift(&mut self, desk: &Desk) {
        let now = desk.watch.now();
        let let_through = |(index, listed): (usize, &Listed)| self.sieve.lets(listed, now).then_some(index);
        self.found = self.matches.iter().enumerate().filter_map(let_through).collect();
    }

    /// Another sieve: the list begins at its top again.
    fn sieve(&mut self, desk: &Desk, change: impl FnOnce(&mut Sieve)) {
        change(&mut self.sieve);
        self.shown = PAGE;
        self.close();
        self.sift(desk);
    }

    fn close(&mut self) {
        self.opened = None;
        self.copier.close();
    }

    /// Those that are shown.
    pub fn seen(&self) -> impl Iterator<Item = &Listed> {
        self.found.iter().take(self.shown).map(|index| &self.matches[*index])
    }

    fn delete(&mut self, path: &Path, desk: &mut Desk) {
        let Some(folders) = desk.folders() else { return };
        match archive::delete(&folders, path, desk.watch.now()) {
            Ok(trashed) => {
                let kept = trashed.row();
                self.deleted.push((trashed, kept));
                self.close();
                self.read(desk);
            }
            Err(error) => desk.alarm(error.phrase()),
        }
    }

    fn undo(&mut self, desk: &mut Desk) {
        let Some((trashed, _)) = self.deleted.pop() else { return };
        match trashed.undo() {
            Ok(path) => {
                self.read(desk);
                self.opened = Some(path);
            }
            Err(error) => desk.alarm(error.phrase()),
        }
    }
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "app-archive")
    }

    /// Ctrl+F searches, Ctrl+O opens a file, Ctrl+Z brings back, Escape closes what is open, then forgets the search.
    fn key(&self, key: &Key, modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        match key {
            Key::Character(letter) if modifiers.command() => match letter.as_str() {
                "f" => Some(Message::SearchPressed),
                "o" => Some(Message::Opener(opener::Message::Pressed)),
                "z" if !self.deleted.is_empty() => Some(Message::UndoPressed),
                _ => None,
            },
            Key::Named(Named::Escape) if self.opener.is_open() => Some(Message::Opener(opener::Message::Dropped)),
            Key::Named(Named::Escape) if self.opened.is_some() || !self.sieve.is_open() => Some(Message::Released),
            Key::Named(Named::ArrowDown) => Some(Message::Moved(0)),
            Key::Named(_) | Key::Character(_) | Key::Unidentified => None,
        }
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::SearchPressed => return Action::Run(search()),
            Message::Searched(words) => self.sieve(desk, |sieve| sieve.words = words),
            Message::GamesChosen(games) => self.sieve(desk, |sieve| sieve.games = games),
            Message::StageChosen(stage) => self.sieve(desk, |sieve| sieve.stage = stage),
            Message::SinceChosen(since) => self.sieve(desk, |sieve| sieve.since = since),
            Message::AllPressed => self.sieve(desk, |sieve| *sieve = Sieve::default()),
            Message::MorePressed => self.shown += PAGE,
            Message::Opened(path) => {
                let again = self.opened.as_ref() == Some(&path);
                self.close();
                self.opened = (!again).then_some(path);
            }
            Message::Moved(to) => {
                let to = to.min(self.found.len().min(self.shown).saturating_sub(1));
                return Action::Run(operation::focus(view::id(to)).chain(reveal()));
            }
            Message::Asked(way) => {
                self.deleted.clear();
                return Action::Open(way);
            }
            Message::Copier(message) => {
                if let copier::Message::Pressed(path) = &message {
                    self.opened = Some(path.clone());
                }
                return Action::Run(self.copier.update(message, desk).map(Message::Copier));
            }
            Message::Opener(message) => return self.opener.open(message, desk).map(Message::Opener),
            Message::DeletePressed(path) => {
                let at = self.found.iter().position(|row| self.matches[*row].kept.path == path);
                self.delete(&path, desk);
                // Its row is gone, and with it what had the focus: the next one takes its place.
                let next = at.map(|at| at.min(self.found.len().saturating_sub(1)));
                return next.map_or(Action::None, |next| Action::Run(operation::focus(view::id(next))));
            }
            Message::UndoPressed => self.undo(desk),
            Message::Released if self.copier.of().is_some() => self.copier.close(),
            Message::Released if self.opened.is_some() => self.close(),
            Message::Released => self.sieve(desk, |sieve| *sieve = Sieve::default()),
        }
        Action::None
    }

    /// Matches may have been played in the meantime, the language may be another.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.read(desk);
        Task::none()
    }

    fn follows(&self) -> bool {
        true
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}

/// Puts the caret into the search, and what stands there is typed over.
pub(crate) fn search() -> Task<Message> {
    operation::focus("archive-search").chain(operation::select_all("archive-search")).chain(reveal())
}
