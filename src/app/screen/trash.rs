//! What was deleted: what it is, since when and for how long, and how it comes back. Only what is seen is read.

use std::collections::HashMap;
use std::path::PathBuf;

use iced::widget::column;
use iced::widget::scrollable::{AbsoluteOffset, Viewport};
use jiff::SignedDuration;
use jiff::tz::TimeZone;

use club::championship::journal;
use club::store::archive::{self, KEPT, Row as Kept, Trashed};

use crate::app::kit::bulk::{Bulk, Update};
use crate::app::kit::cups::Cup;
use crate::app::kit::marked::{Led, Marked, Says, leads, listed};
use crate::app::kit::{kept, page};
use crate::app::prelude::*;
use crate::app::widget::list::{List, Pressed, VisibleRange};
use crate::app::widget::reveal::reveal;

const SCROLLS: &str = "trash";
const LIST: &str = "trash-list";
const ROW_HEIGHT_PX: f32 = 66.0;
const WIDEST_PAGE_PX: f32 = 900.0;

#[derive(Debug)]
enum Lies {
    /// Of any file but a championship: also one that is no match.
    Match(Kept),
    Cup(Box<Cup>),
}

impl Lies {
    fn of(trashed: &Trashed) -> Self {
        match journal::is_named(trashed.at()) {
            true => Self::Cup(Box::new(Cup::read(trashed.at().to_owned()))),
            false => Self::Match(trashed.row()),
        }
    }

    /// What it is; what cannot be read is called as its file was.
    fn name(&self, lang: Lang, trashed: &Trashed) -> String {
        match self {
            Self::Match(row) => kept::deleted(lang, trashed, row),
            Self::Cup(cup) => match &cup.found {
                Ok(_) => tr!(lang, "championships-deleted-cup", name = cup.name()),
                Err(_) => trashed.from().file_name().unwrap_or_default().to_string_lossy().into_owned(),
            },
        }
    }

    fn about(&self, lang: Lang, zone: &TimeZone) -> Option<String> {
        match self {
            Self::Match(row) => row.found.is_ok().then(|| kept::about(lang, row, zone)),
            Self::Cup(cup) => cup.found.as_ref().ok().map(|told| lang.say(&told.how_far)),
        }
    }
}

#[derive(Debug)]
pub struct State {
    /// What lies there, the last deleted first.
    pub all: Vec<Trashed>,
    /// What that is, of what is seen, by where it lies.
    lies: HashMap<PathBuf, Lies>,
    seen: VisibleRange,
    marked: Marked<PathBuf>,
    /// What is being brought back, and the name of what came back, if it is one.
    bulk: Option<(Bulk, usize, String)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked(Route),
    Scrolled(Viewport),
    Dragged(f32),
    Pressed(usize, Pressed),
    Led(Led),
    Toggled,
    AllChosen,
    ListAsked,
    LookPressed,
    RestorePressed,
    Restored(Update<PathBuf>),
    Cancelled,
}

fn height(ui: Ui) -> f32 {
    ui.wide(ROW_HEIGHT_PX).round()
}

impl State {
    pub(crate) fn new(desk: &Desk) -> Self {
        let (all, lies) = (Vec::new(), HashMap::new());
        let mut state = Self { all, lies, seen: VisibleRange::default(), marked: Marked::default(), bulk: None };
        state.read(desk);
        state
    }

    fn keys(&self) -> Vec<Option<PathBuf>> {
        self.all.iter().map(|trashed| Some(trashed.at().to_owned())).collect()
    }

    fn read(&mut self, desk: &Desk) {
        self.all = desk.folders().map(|folders| archive::trash(&folders)).unwrap_or_default();
        self.marked.follow(&self.keys());
        self.load(desk);
    }

    fn load(&mut self, desk: &Desk) {
        let ui = desk.ui();
        let there = self.seen.rows(self.all.len(), height(ui), ui.window.height);
        let mut before = std::mem::take(&mut self.lies);
        let only = self.marked.only();
        let chosen = self.all.iter().filter(|trashed| only.is_some_and(|only| only == trashed.at()));
        for trashed in self.all[there].iter().chain(chosen) {
            let at = trashed.at();
            if !self.lies.contains_key(at) {
                let lies = before.remove(at).unwrap_or_else(|| Lies::of(trashed));
                self.lies.insert(at.to_owned(), lies);
            }
        }
    }

    fn looked(&self) -> Option<Route> {
        let at = self.marked.only()?;
        match self.lies.get(at)? {
            Lies::Match(row) => row.found.is_ok().then(|| Route::Replay(at.clone(), 0)),
            Lies::Cup(_) => None,
        }
    }

    fn mark(&mut self, desk: &Desk, change: impl FnOnce(&mut Marked<PathBuf>, &[Trashed])) -> Action<Message> {
        change(&mut self.marked, &self.all);
        let ui = desk.ui();
        self.seen.lead_to(self.marked.cursor(), height(ui), ui.window.height);
        Action::Run(reveal())
    }

    fn restore(&mut self, desk: &mut Desk) -> Action<Message> {
        let chosen = self.all.iter().filter(|trashed| self.marked.has(&trashed.at().to_owned()));
        let chosen: Vec<Trashed> = chosen.cloned().collect();
        if chosen.is_empty() || self.bulk.is_some() {
            return Action::None;
        }
        let name = match &chosen[..] {
            [only] => Lies::of(only).name(desk.lang(), only),
            _ => String::new(),
        };
        desk.dismiss_all();
        self.marked.go_first(&self.keys());
        let of = chosen.len();
        let each = |trashed: Trashed| trashed.undo().map_err(|error| error.phrase());
        let find = move |_: &dyn Fn() -> bool| Ok((chosen, each));
        let (bulk, task) = Bulk::begin(("archive-restoring", Some(of)), find, Message::Restored);
        self.bulk = Some((bulk, 0, name));
        Action::Run(task)
    }

    fn end(&mut self, desk: &mut Desk) -> Action<Message> {
        match self.bulk.take() {
            None | Some((_, 0, _)) => {}
            Some((_, 1, name)) if !name.is_empty() => desk.done(phrase!("archive-restored", what = name)),
            Some((_, count, _)) => desk.done(phrase!("archive-restored-many", count)),
        }
        self.read(desk);
        Action::Run(focus_on(LIST))
    }

    fn answer(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let key = |all: &[Trashed], row: usize| all.get(row).map(|trashed| trashed.at().to_owned());
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::Scrolled(viewport) => self.seen.note(viewport),
            Message::Dragged(part) => {
                let ui = desk.ui();
                let y = self.seen.lead_by(part, self.all.len(), height(ui), ui.window.height);
                return Action::Run(operation::scroll_to(SCROLLS, AbsoluteOffset { x: 0.0, y }));
            }
            Message::Pressed(_, pressed) if pressed.twice && pressed.modifiers.is_empty() => {
                return self.answer(Message::LookPressed, desk);
            }
            Message::Pressed(row, pressed) => {
                return self.mark(desk, |marked, all| marked.press(row, pressed, |row| key(all, row)));
            }
            Message::Led(led) => {
                return self.mark(desk, |marked, all| marked.lead(led, all.len(), |row| key(all, row)));
            }
            Message::Toggled => {
                let pressed = Pressed { modifiers: Modifiers::COMMAND, twice: false };
                return self.mark(desk, |marked, all| marked.press(marked.cursor(), pressed, |row| key(all, row)));
            }
            Message::AllChosen => {
                let _seen =
                    self.mark(desk, |marked, all| marked.choose((0..all.len()).filter_map(|row| key(all, row))));
                return Action::Run(focus_on(LIST));
            }
            Message::ListAsked => return Action::Run(focus_on(LIST)),
            Message::LookPressed => return self.looked().map_or(Action::None, Action::Open),
            Message::RestorePressed => return self.restore(desk),
            Message::Restored(told) => {
                let Some((bulk, count, _)) = &mut self.bulk else { return Action::None };
                match told {
                    Update::Begun(of) => bulk.of(of),
                    Update::Done(done) => {
                        bulk.done(done.len());
                        *count += done.len();
                    }
                    Update::Failed(why) => {
                        let action = self.end(desk);
                        desk.alarm(why);
                        return action;
                    }
                    Update::Ended => return self.end(desk),
                }
            }
            Message::Cancelled => return self.end(desk),
        }
        Action::None
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "archive-trash";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("↓", "app-key-list", |_, _, _| Some(Message::ListAsked)),
        Shortcut::new("Enter", "archive-bring-back", |_, _, _| Some(Message::RestorePressed)),
        Shortcut::new("Ctrl+A", "archive-key-all", |_, _, _| Some(Message::AllChosen)),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| state.bulk.is_some().then_some(Message::Cancelled)),
    ];

    const OF_ROW: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("↑ ↓ PgUp PgDn Home End", "app-key-rows", |state, pressed, desk| state.led(pressed, desk)),
        Shortcut::new("Shift+↑ ↓", "archive-key-reach", |state, pressed, desk| state.led(pressed, desk)),
        Shortcut::new("Ctrl+↑ Ctrl+↓", "archive-key-pass", |state, pressed, desk| state.led(pressed, desk)),
        Shortcut::new("Enter", "archive-bring-back", |_, _, _| Some(Message::RestorePressed)),
        Shortcut::new("Space", "archive-key-toggle", |_, pressed, _| {
            (!pressed.has_shift()).then_some(Message::Toggled)
        }),
        Shortcut::new("Ctrl+A", "archive-key-all", |_, _, _| Some(Message::AllChosen)),
    ];

    fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "archive-trash")
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let action = self.answer(message, desk);
        self.load(desk);
        action
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        if self.bulk.is_none() {
            self.read(desk);
        }
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        let about = tr!(ui, "archive-trash-about", days = days());
        if self.all.is_empty() {
            let empty = page::empty(ui, Icon::Delete, tr!(ui, "archive-trash-empty"), about);
            return column![bar, scrolled(ui, SCROLLS, empty)].into();
        }
        let bulk = self.bulk.as_ref().and_then(|(bulk, ..)| bulk.view(ui, Message::Cancelled));
        let page = column![ui.faint(about).width(Fill)].push(bulk).push(self.tools(ui)).push(self.list(ui, desk));
        let page = container(page.spacing(ui.gap(12.0)).max_width(ui.wide(WIDEST_PAGE_PX))).center_x(Fill).height(Fill);
        let page = page.padding(iced::padding::horizontal(ui.gap(24.0)).bottom(ui.gap(16.0)));
        column![bar, page].into()
    }
}

impl State {
    fn tools<'a>(&self, ui: Ui) -> Element<'a, Message> {
        let count = self.marked.count();
        let label = match count {
            0 | 1 => tr!(ui, "archive-bring-back"),
            count => tr!(ui, "archive-bring-back-many", count),
        };
        let restore = (count > 0 && self.bulk.is_none()).then_some(Message::RestorePressed);
        let restore = ui.primary(label).on_press_maybe(restore).id("trash-restore");
        let look = ui.button(tr!(ui, "archive-replay")).on_press_maybe(self.looked().map(Message::Asked));
        row![restore, look.id("trash-look")].spacing(ui.gap(8.0)).into()
    }

    fn led(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        let (ui, count) = (desk.ui(), (self.marked.cursor(), self.all.len()));
        leads(ui, pressed, count, (self.seen, height(ui))).map(Message::Led)
    }

    fn list<'a>(&'a self, ui: Ui, desk: &'a Desk) -> Element<'a, Message> {
        let (high, count, zone) = (height(ui), self.all.len(), desk.watch.zone());
        let there = self.seen.rows(count, high, ui.window.height);
        let (cursor, seen) = (self.marked.cursor(), self.seen);
        let on_key = move |key: &Key, modifiers: Modifiers| self.of_row(key, modifiers, desk);
        let row = |place: usize| self.row(ui, place, &zone);
        let list = List::new(LIST, (count, high), there, row, Message::Pressed, on_key);
        let says: Says<Message> = (Message::Scrolled, Message::Dragged);
        let list = listed(ui, SCROLLS, list.cursor(cursor), (count, high, seen), says);
        container(list).width(Fill).height(Fill).style(ui.card()).clip(true).into()
    }

    fn row<'a>(&'a self, ui: Ui, place: usize, zone: &TimeZone) -> Element<'a, Message> {
        let trashed = &self.all[place];
        let Some(lies) = self.lies.get(trashed.at()) else { return space().into() };
        let when = trashed.deleted().map(|when| {
            let until = kept::date_of(ui.lang, (when + KEPT).to_zoned(zone.clone()).date());
            tr!(ui, "archive-deleted-when", date = kept::date(ui.lang, when, zone), until)
        });
        let line = |words: iced::widget::Text<'a>| words.wrapping(iced::widget::text::Wrapping::None);
        let come = lies.about(ui.lang, zone).map(|about| line(ui.faint(about)));
        let words = column![line(ui.strong(lies.name(ui.lang, trashed)))];
        let words = words.push(come).push(when.map(|when| line(ui.faint(when))));
        let row = container(words).padding([0.0, ui.gap(16.0)]).center_y(height(ui)).width(Fill).clip(true);
        let row = row.id(format!("trashed-{place}"));
        match self.marked.has(&trashed.at().to_owned()) {
            true => row.style(ui.picked()).into(),
            false => row.into(),
        }
    }
}

fn days() -> i64 {
    SignedDuration::try_from(KEPT).map_or(0, |kept| kept.as_hours() / 24)
}
