//! All matches: found by name, game, date and note, grouped, one or several chosen; gone on with, replayed, printed, copied,
//! starred, deleted, brought in from elsewhere. Only those that are seen are read. Knows no game by name.

use std::collections::HashMap;
use std::path::PathBuf;

use iced::widget::scrollable::{AbsoluteOffset, Viewport};

use club::store::archive::{Row as Kept, Trashed};
use club::store::index::{self, By, Count, Id, MatchStatus, Order, Sieve as Asked};
use club::store::intake::Adopted;
use club::store::notes::{Note, Notes};
use club::store::reviewed::{self, Reviewed};
use games::shelf;

use crate::app::desk::sieve::Left;
pub use crate::app::desk::sieve::{Grouping, Sieve, Since};
use crate::app::kit::bulk::{Bulk, Update};
use crate::app::kit::copier::{self, Copier};
use crate::app::kit::marked::{Led, Marked, leads};
use crate::app::kit::opener::{self, Opener, Sought};
use crate::app::kit::picker::Games;
use crate::app::prelude::*;
use crate::app::reviews::Progress;
use crate::app::widget::list::{Pressed, VisibleRange};
use crate::app::widget::reveal::reveal;

mod files;
mod groups;
mod view;

use groups::GroupRow;

const SCROLLS: &str = "archive";
const LIST: &str = "archive-list";

#[derive(Clone, Debug)]
pub struct Listed {
    pub kept: Kept,
    pub stage: MatchStatus,
    pub note: Note,
    pub reviewed: bool,
}

impl Listed {
    fn new(kept: Kept, notes: &Notes, reviewed: &Reviewed) -> Self {
        let note = notes.of(&kept.mark).cloned().unwrap_or_default();
        let reviewed = reviewed.of(&reviewed::key(&kept.mark, kept.bytes), 0).is_some();
        Self { stage: MatchStatus::of(&kept), note, reviewed, kept }
    }

    fn game(&self) -> Option<&str> {
        self.kept.found.as_ref().ok().map(|summary| summary.header.game.as_str())
    }

    fn usual_route(&self) -> Option<Route> {
        let path = self.kept.path.clone();
        match (&self.kept.found, self.stage) {
            (Ok(_), MatchStatus::Unfinished) => Some(Route::Resume(path)),
            (Ok(_), MatchStatus::Finished | MatchStatus::Damaged) => Some(Route::Replay(path, 0)),
            (Err(_), _) => None,
        }
    }
}

/// What is kept of reviews; it may be written while the archive is seen.
fn reviewed_of(desk: &Desk) -> Reviewed {
    desk.folders().as_ref().map(Reviewed::read).unwrap_or_default()
}

#[derive(Debug, Default)]
pub struct State {
    notes: Notes,
    reviewed: Reviewed,
    cups: usize,
    sieve: Sieve,
    filters: bool,
    grouping: Grouping,
    order: Order,
    /// What it began with, where that was not what the desk remembers.
    begun: Option<Sieve>,
    pub found: usize,
    counts: Count,
    /// How many of those that are found, whatever their stage, have a star.
    starred: usize,
    progress: Option<index::Progress>,
    lines: Vec<GroupRow>,
    seen: VisibleRange,
    marked: Marked<Id>,
    /// Those that are seen, and the one that is chosen.
    rows: HashMap<Id, Listed>,
    /// The note that is being written, and of which match.
    typed: Option<(Id, String)>,
    copier: Copier,
    /// What was deleted here and not brought back, action by action, the last at the end.
    deleted: Vec<Vec<Trashed>>,
    emblems: Vec<(&'static str, Picture)>,
    opener: Opener,
    bulk: Option<(Bulk, files::FileResult)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    ReviewPressed,
    ReviewStopped,
    SearchPressed,
    Searched(String),
    GamesChosen(Games),
    StageChosen(Option<MatchStatus>),
    SinceChosen(Since),
    StarredPressed,
    AllPressed,
    FiltersPressed,
    GroupingChosen(Grouping),
    /// Orders by that column; if it is the order already, turns it round.
    OrderPressed(By),
    Scrolled(Viewport),
    /// The rail leads to such a part of the list.
    Dragged(f32),
    Pressed(usize, Pressed),
    Led(Led),
    Toggled,
    AllChosen,
    ListAsked,
    EnterPressed,
    OriginPressed,
    StarPressed(Id),
    /// All that are chosen; `None` is the other of what they have.
    StarsPressed(Option<bool>),
    NoteAsked,
    NoteTyped(String),
    NoteSent,
    Asked(Route),
    Copier(copier::Message),
    Opener(opener::Message),
    DeletePressed,
    UndoPressed,
    Deleted(Update<Trashed>),
    Restored(Update<PathBuf>),
    Taken(Update<Adopted>),
    Cancelled,
    Released,
}

impl State {
    pub(crate) fn new(desk: &mut Desk) -> Self {
        let Left { sieve, grouping, order } = desk.archive_left.clone();
        let emblems = shelf::ALL.iter().map(|title| (title.key(), Picture::new(title.about().emblem()))).collect();
        let mut state = Self { sieve, grouping, order, emblems, ..Self::default() };
        state.read(desk);
        state
    }

    pub(crate) fn unfinished(desk: &mut Desk) -> Self {
        let mut state = Self::new(desk);
        state.sieve = Sieve { stage: Some(MatchStatus::Unfinished), ..Sieve::default() };
        state.begun = Some(state.sieve.clone());
        let _at_top = state.sift(desk);
        state.load(desk);
        state
    }

    fn read(&mut self, desk: &mut Desk) {
        desk.catch_up();
        self.cups = desk.archive.cups();
        self.reviewed = reviewed_of(desk);
        self.find(desk);
        self.marked.follow(&self.keys());
        self.load(desk);
    }

    fn find(&mut self, desk: &Desk) {
        let asks = self.sieve.asks(desk.watch.now(), desk.people());
        let mut found = desk.archive.find(&asks);
        self.found = found.len();
        let ranks = desk.archive.ranks(self.order.by, desk.lang());
        self.lines = groups::lines(&mut found, self.grouping, (&ranks, self.order), &desk.watch.zone());
        self.counts = desk.archive.counts(&asks);
        self.notes = desk.archive.notes();
        self.starred = match self.notes.is_empty() {
            true => 0,
            false => desk.archive.find(&Asked { starred: true, stage: None, ..asks }).len(),
        };
        self.progress = desk.archive.progress();
        self.rows.clear();
    }

    fn sift(&mut self, desk: &mut Desk) -> Task<Message> {
        self.keep_note(desk);
        self.copier.close();
        self.find(desk);
        self.marked.begin(&self.keys());
        self.seen.begin();
        operation::scroll_to(SCROLLS, AbsoluteOffset { x: 0.0, y: 0.0 })
    }

    /// The same matches in another order or other groups: what is chosen stays so, and is seen.
    fn arrange(&mut self, desk: &mut Desk) -> Action<Message> {
        self.find(desk);
        self.marked.follow(&self.keys());
        let (ui, at) = (desk.ui(), self.marked.cursor());
        self.seen.lead_to(at, view::row_height(ui), ui.window.height);
        Action::Run(operation::scroll_to(SCROLLS, AbsoluteOffset { x: 0.0, y: self.seen.y() }))
    }

    fn led(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        let (ui, count) = (desk.ui(), (self.marked.cursor(), self.lines.len()));
        leads(ui, pressed, count, (self.seen, view::row_height(ui))).map(Message::Led)
    }

    fn keys(&self) -> Vec<Option<Id>> {
        self.lines.iter().map(GroupRow::id).collect()
    }

    fn load(&mut self, desk: &Desk) {
        let ui = desk.ui();
        let there = self.seen.rows(self.lines.len(), view::row_height(ui), ui.window.height);
        let first = |line: &GroupRow| match line {
            GroupRow::Match(id) | GroupRow::Head(groups::About::People(id), _) => Some(*id),
            GroupRow::Head(..) => None,
        };
        let wanted: Vec<Id> = self.lines[there].iter().filter_map(first).chain(self.marked.only().copied()).collect();
        self.rows.retain(|id, _| wanted.contains(id));
        let mut lacking: Vec<Id> = wanted.into_iter().filter(|id| !self.rows.contains_key(id)).collect();
        lacking.sort_unstable();
        lacking.dedup();
        for id in lacking {
            let row = desk.archive.rows(&[id]).pop();
            self.rows.extend(row.map(|kept| (id, Listed::new(kept, &self.notes, &self.reviewed))));
        }
    }

    pub fn seen(&self) -> impl Iterator<Item = &Listed> {
        self.lines.iter().filter_map(GroupRow::id).filter_map(|id| self.rows.get(&id))
    }

    fn is_empty(&self) -> bool {
        self.found == 0 && self.sieve.is_open()
    }

    pub fn chosen(&self) -> usize {
        self.marked.count()
    }

    fn only(&self) -> Option<(Id, &Listed)> {
        let id = *self.marked.only()?;
        Some((id, self.rows.get(&id)?))
    }

    fn all_chosen(&self) -> Vec<Id> {
        self.marked.of(self.lines.iter().filter_map(GroupRow::id)).collect()
    }

    /// What the keyboard or the pointer does to what is chosen; what is written about the one before is kept first.
    fn mark(&mut self, desk: &mut Desk, change: impl FnOnce(&mut Marked<Id>, &[GroupRow])) -> Task<Message> {
        self.keep_note(desk);
        self.copier.close();
        change(&mut self.marked, &self.lines);
        let ui = desk.ui();
        self.seen.lead_to(self.marked.cursor(), view::row_height(ui), ui.window.height);
        Task::none()
    }

    fn keep_note(&mut self, desk: &mut Desk) {
        let Some((id, text)) = self.typed.take() else { return };
        let Some(listed) = self.rows.get_mut(&id) else { return };
        let written = desk.archive.note(&listed.kept.mark, &text, desk.watch.now());
        if desk.ok_or_notify(written.map_err(|error| error.phrase())).is_some() {
            self.notes = desk.archive.notes();
            listed.note = self.notes.of(&listed.kept.mark).cloned().unwrap_or_default();
        }
    }

    fn star(&mut self, ids: &[Id], star: Option<bool>, desk: &mut Desk) {
        let marks: Vec<String> = desk.archive.rows(ids).into_iter().map(|kept| kept.mark).collect();
        let starred = |mark: &String| self.notes.of(mark).is_some_and(|note| note.star);
        let star = star.unwrap_or_else(|| !marks.iter().all(starred));
        let done = desk.archive.star(&marks, star, desk.watch.now());
        if desk.ok_or_notify(done.map_err(|error| error.phrase())).is_some() {
            self.find(desk);
            self.marked.follow(&self.keys());
        }
    }

    fn answer(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::ReviewPressed => match desk.archive.latest(MatchStatus::Finished, 1).0.is_empty() {
                true => desk.done(phrase!("review-all-none")),
                false => desk.reviews.ask(),
            },
            Message::ReviewStopped => {
                if let Some(Progress { done, of }) = desk.reviews.stop() {
                    desk.done(phrase!("review-all-stopped", done, of, left = of - done.min(of)));
                }
                self.reviewed = reviewed_of(desk);
            }
            Message::SearchPressed => return Action::Run(search()),
            Message::Searched(words) => self.sieve.words = words,
            Message::GamesChosen(games) => self.sieve.games = games,
            Message::StageChosen(stage) => self.sieve.stage = stage,
            Message::SinceChosen(since) => self.sieve.since = since,
            Message::StarredPressed => self.sieve.starred = !self.sieve.starred,
            Message::AllPressed => self.sieve = Sieve::default(),
            Message::GroupingChosen(grouping) => {
                self.grouping = grouping;
                return self.arrange(desk);
            }
            Message::OrderPressed(by) => {
                self.order = self.order.chosen(by);
                return self.arrange(desk);
            }
            Message::FiltersPressed => {
                self.filters = !self.filters;
                return Action::None;
            }
            Message::Scrolled(viewport) => {
                self.seen.note(viewport);
                return Action::None;
            }
            Message::Dragged(part) => {
                let ui = desk.ui();
                let y = self.seen.lead_by(part, self.lines.len(), view::row_height(ui), ui.window.height);
                return Action::Run(operation::scroll_to(SCROLLS, AbsoluteOffset { x: 0.0, y }));
            }
            message => return self.answer_of_list(message, desk),
        }
        Action::Run(self.sift(desk))
    }

    fn answer_of_list(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Pressed(line, pressed) => {
                if pressed.twice
                    && pressed.modifiers.is_empty()
                    && self.lines.get(line).is_some_and(|line| line.id().is_some())
                {
                    return self.answer_of_list(Message::EnterPressed, desk);
                }
                return Action::Run(self.mark(desk, |marked, lines| press(marked, lines, line, pressed)));
            }
            Message::Led(led) => {
                let led = self.mark(desk, |marked, lines| {
                    marked.lead(led, lines.len(), |line| lines.get(line).and_then(GroupRow::id));
                });
                return Action::Run(led.chain(reveal()));
            }
            Message::Toggled => {
                let pressed = Pressed { modifiers: Modifiers::COMMAND, twice: false };
                let at = self.marked.cursor();
                return Action::Run(self.mark(desk, |marked, lines| press(marked, lines, at, pressed)));
            }
            Message::AllChosen => {
                let seen = self.mark(desk, |marked, lines| marked.choose(lines.iter().filter_map(GroupRow::id)));
                return Action::Run(seen.chain(operation::focus(LIST)));
            }
            Message::ListAsked => return Action::Run(focus_on(LIST)),
            Message::EnterPressed => {
                let way = self.only().and_then(|(_, listed)| listed.usual_route());
                return way.map_or(Action::None, |way| self.ask(way, desk));
            }
            Message::OriginPressed => {
                let of = self.only().and_then(|(_, listed)| Some(listed.kept.found.as_ref().ok()?.header.clone()));
                let Some(of) = of else { return Action::None };
                return match desk.archive.origin(&of).zip(of.from) {
                    Some((path, from)) => self.ask(Route::Replay(path, from.events), desk),
                    None => {
                        desk.warn(phrase!("archive-origin-gone"));
                        Action::None
                    }
                };
            }
            Message::StarPressed(id) => self.star(&[id], None, desk),
            Message::StarsPressed(star) => self.star(&self.all_chosen(), star, desk),
            Message::NoteAsked => {
                let note = "archive-note";
                return Action::Run(operation::focus(note).chain(operation::move_cursor_to_end(note)).chain(reveal()));
            }
            Message::NoteTyped(text) => self.typed = self.only().map(|(id, _)| (id, text)),
            Message::NoteSent => {
                self.keep_note(desk);
                return Action::Run(operation::focus(LIST));
            }
            Message::Asked(way) => return self.ask(way, desk),
            message => return self.answer_of_files(message, desk),
        }
        Action::None
    }

    fn ask(&mut self, way: Route, desk: &mut Desk) -> Action<Message> {
        self.keep_note(desk);
        self.deleted.clear();
        Action::Open(way)
    }

    /// Escape: closes the last that was opened.
    fn release(&mut self, desk: &mut Desk) -> Action<Message> {
        if self.opener.is_open() {
            self.opener.close();
            return Action::None;
        }
        if self.bulk.is_some() {
            return self.answer_of_files(Message::Cancelled, desk);
        }
        if self.typed.take().is_some() {
            return Action::None;
        }
        if self.copier.of().is_some() {
            self.copier.close();
            return Action::None;
        }
        if self.marked.count() > 1 {
            let only = self.lines.get(self.marked.cursor()).and_then(GroupRow::id);
            self.marked.choose(only);
            return Action::None;
        }
        self.sieve = Sieve::default();
        Action::Run(self.sift(desk))
    }

    fn releases(&self) -> bool {
        self.opener.is_open()
            || self.bulk.is_some()
            || self.typed.is_some()
            || self.copier.of().is_some()
            || self.marked.count() > 1
            || !self.sieve.is_open()
    }
}

/// A line is pressed: of a heading all that stands below it.
fn press(marked: &mut Marked<Id>, lines: &[GroupRow], line: usize, pressed: Pressed) {
    let group = match lines.get(line) {
        Some(GroupRow::Head(_, count)) => lines[line + 1..].iter().take(*count).filter_map(GroupRow::id),
        Some(GroupRow::Match(_)) | None => {
            marked.press(line, pressed, |line| lines.get(line).and_then(GroupRow::id));
            return;
        }
    };
    if pressed.modifiers.command() || pressed.modifiers.shift() { marked.add(group) } else { marked.choose(group) }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "app-archive";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("Ctrl+F", "app-key-find", |_, _, _| Some(Message::SearchPressed)),
        Shortcut::new("Ctrl+O", "app-key-open", |_, _, _| {
            Some(Message::Opener(opener::Message::Pressed(Sought::Kept)))
        }),
        Shortcut::new("Ctrl+Z", "app-key-undelete", |state, _, _| {
            (!state.deleted.is_empty()).then_some(Message::UndoPressed)
        }),
        Shortcut::new("↓", "app-key-list", |_, _, _| Some(Message::ListAsked)),
        Shortcut::new("Ctrl+A", "archive-key-all", |_, _, _| Some(Message::AllChosen)),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| state.releases().then_some(Message::Released)),
    ];

    const OF_ROW: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("↑ ↓ PgUp PgDn Home End", "app-key-rows", |state, pressed, desk| state.led(pressed, desk)),
        Shortcut::new("Shift+↑ ↓", "archive-key-reach", |state, pressed, desk| state.led(pressed, desk)),
        Shortcut::new("Ctrl+↑ Ctrl+↓", "archive-key-pass", |state, pressed, desk| state.led(pressed, desk)),
        Shortcut::new("Enter", "archive-key-open", |_, _, _| Some(Message::EnterPressed)),
        Shortcut::new("Space", "archive-key-toggle", |_, pressed, _| {
            (!pressed.has_shift()).then_some(Message::Toggled)
        }),
        Shortcut::new("Ctrl+A", "archive-key-all", |_, _, _| Some(Message::AllChosen)),
        Shortcut::new("S", "archive-key-star", |_, _, _| Some(Message::StarsPressed(None))),
        Shortcut::new("N", "archive-key-note", |_, _, _| Some(Message::NoteAsked)),
        Shortcut::new("Del", "archive-key-delete", |_, _, _| Some(Message::DeletePressed)),
    ];

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let action = self.answer(message, desk);
        self.load(desk);
        action
    }

    /// Matches may have been played in the meantime, the language may be another.
    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.read(desk);
        Task::none()
    }

    fn follows(&self) -> bool {
        true
    }

    fn close(mut self, desk: &mut Desk) {
        self.keep_note(desk);
        // What was only to be looked at is nothing that somebody searched for.
        let sieve = match self.begun.as_ref() == Some(&self.sieve) {
            true => desk.archive_left.sieve.clone(),
            false => self.sieve,
        };
        desk.archive_left = Left { sieve, grouping: self.grouping, order: self.order };
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}

pub(crate) fn search() -> Task<Message> {
    operation::focus("archive-search").chain(operation::select_all("archive-search")).chain(reveal())
}
