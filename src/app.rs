//! The window: routing only. Screens are a closed set, games an open one; no screen is named here, and a game below only
//! by the screens of the rune trainer, which are about dre13ehn.

use std::time::{Duration, Instant};

use iced::event::Status;
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::widget::{Row, center, column, container, mouse_area, opaque, operation, row, scrollable, space, stack};
use iced::{Element, Fill, Subscription, Task, Theme, system, window};

use base::draw::{self, Role};
use base::phrase;
use base::phrase::Phrase;
use base::tr;
use club::championship;
use club::store::paths::{self, Folders};
use club::store::settings::{Settings, TextSize};
use club::store::{self, log};

use crate::app::desk::Desk;
use crate::app::frame::Frame;
use crate::app::keys::{Hears, KeyPress, hearing};
use crate::app::kit::strip::said;
use crate::app::pane::Pane;
use crate::app::projector::Projector;
use crate::app::reader::{PageSummary, reading};
use crate::app::route::{Action, Route};
use crate::app::screen::{Screen, table};
use crate::app::shortcut::{Group, Shortcut};
use crate::app::theme::TEXT_STEP;
use crate::app::widget::group::tab;
use crate::app::widget::place::{FocusAndScroll, Noted};
use crate::app::widget::reveal::reveal;
use crate::app::widget::scroll::{By, scroll};
use crate::app::widget::semantics::modal;
use crate::app::widget::walk;
use crate::app::widget::whole::whole;
use crate::cli::Start;
use crate::report::crash;

pub mod desk;
mod follow;
pub mod frame;
mod help;
mod icon;
pub mod keys;
mod kit;
mod microphone;
pub mod notice;
pub mod outside;
pub mod painter;
pub mod pane;
mod prelude;
pub mod projector;
pub mod reader;
pub mod reviews;
pub mod route;
mod router;
pub mod screen;
pub mod shortcut;
mod theme;
pub mod watch;
mod widget;
mod work;

pub use theme::SANS;

const PATIENCE: Duration = Duration::from_millis(12);

#[derive(Clone, Debug)]
pub enum Message {
    /// On a screen, by its place in the stack.
    Screen(usize, screen::Message),
    Asked(Route),
    /// A key was pressed that no widget wanted.
    KeyPressed(KeyPress),
    KeyReleased(KeyPress),
    /// Enter or Space is still held down, and no widget wants it: what it did is done, and a page may scroll on.
    KeyHeld(KeyPress),
    /// A key was pressed where the very key is wanted.
    KeyTaken(KeyPress),
    /// Forwards, or back.
    Tabbed(bool),
    EscapePressed,
    TextSized(TextSize),
    Scrolled(By),
    /// Escape was pressed in a field, which has taken it and is left.
    FieldLeft,
    Walked,
    /// A key did something in that window, which is not the program's own.
    In(window::Id, Box<Self>),
    Projector(projector::Message),
    Frame(window::Id, frame::Message),
    SystemLooked(iced::theme::Mode),
    NoticeDismissed,
    FolderPressed,
    HelpToggled,
    Follow(follow::Message),
    Reviews(reviews::Message),
    SoundChanged,
    ReaderAsked,
    EndAsked,
}

#[derive(Debug)]
pub struct App {
    desk: Desk,
    frame: Frame,
    projector: Option<Projector>,
    /// The screens, the one that is seen last; never empty.
    screens: Vec<Screen>,
    /// Where somebody was on each screen but the last when the next was opened.
    left: Vec<FocusAndScroll>,
    place: Noted,
    help: Option<FocusAndScroll>,
    following: bool,
    refreshed: Option<Instant>,
    reader: reader::Shared,
}

pub fn run(start: &Start) -> Result<(), Phrase> {
    no_display()?;
    let begin = start.clone();
    let boot = move || {
        crash::opened();
        App::boot(&begin)
    };
    let settings = iced::Settings {
        id: Some("wurfzabel".to_owned()),
        fonts: draw::text::bundled().iter().map(|font| (*font).into()).collect(),
        default_font: theme::SANS,
        ..iced::Settings::default()
    };
    let window = iced::daemon(boot, App::update, App::view_of)
        .title(App::title)
        .theme(|app: &App, _| app.theme())
        .style(|app: &App, _| {
            let ui = app.desk.ui();
            iced::theme::Style { background_color: ui.colour(Role::Ground), text_color: ui.colour(Role::Text) }
        })
        .subscription(App::subscription)
        .settings(settings);
    let (why, said) = match crash::opening(|| window.run()) {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(error)) => (error.to_string(), phrase!("app-no-window", why = error.to_string())),
        Err(why) => (why, phrase!("app-no-such-display", display = display())),
    };
    ::log::error!("the window could not be opened: {why}");
    Err(said)
}

fn no_display() -> Result<(), Phrase> {
    let unix = cfg!(all(unix, not(target_os = "macos")));
    if unix && display().is_empty() { Err(phrase!("app-no-display")) } else { Ok(()) }
}

fn display() -> String {
    let set = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].iter().find_map(set).unwrap_or_default()
}

/// The keys that mean the same everywhere, before a screen hears of them.
const FIRST: &[Shortcut<App, Message>] = &[
    Shortcut::new("Tab", "app-key-tab", |_, pressed, _| Some(Message::Tabbed(!pressed.has_shift()))),
    // Controls answer to them.
    Shortcut::new("Enter, Space", "app-key-enter", |_, _, _| None),
    Shortcut::new("Esc", "app-key-escape", |_, _, _| Some(Message::EscapePressed)),
    Shortcut::new("Ctrl++ Ctrl+=, Ctrl+-", "app-key-size", |app, pressed, _| {
        let from = app.desk.settings().text_size.get();
        let to = if pressed.is("Ctrl+-") { from.saturating_sub(TEXT_STEP) } else { from.saturating_add(TEXT_STEP) };
        Some(Message::TextSized(TextSize::nearest(to)))
    }),
    Shortcut::new("Ctrl+0", "app-key-usual-size", |_, _, _| Some(Message::TextSized(Settings::default().text_size))),
    Shortcut::new("F1", "app-key-help", |_, _, _| Some(Message::HelpToggled)),
    Shortcut::new("F11", "app-key-full", |app, _, _| Some(Message::Frame(app.frame.id, frame::Message::FullToggled))),
];

/// The keys that mean the same wherever the screen makes nothing of them.
const LAST: &[Shortcut<App, Message>] = &[
    Shortcut::new("Ctrl+L", "practise-key-practise", |app, _, _| {
        app.help.is_none().then_some(Message::Asked(Route::Practise))
    }),
    Shortcut::new("PgUp PgDn Home End ↑ ↓ Space", "app-key-scroll", |_, pressed, _| {
        By::of(pressed.key(), pressed.modifiers()).map(Message::Scrolled)
    }),
];

fn groups(seen: Option<&Screen>) -> Vec<Group> {
    let lines = shortcut::lines(FIRST).into_iter().chain(shortcut::lines(LAST)).collect();
    let mut groups = Screen::groups(Group { place: "app-keys-everywhere", lines }, seen);
    groups.push(Group { place: "projector-name", lines: shortcut::lines(projector::SHORTCUTS) });
    groups
}

/// Whether a key makes text larger or smaller: a field would take it for something typed.
fn is_sizing(pressed: &KeyPress) -> bool {
    ["Ctrl++", "Ctrl+=", "Ctrl+-", "Ctrl+0"].iter().any(|name| pressed.is(name))
}

/// `status` is `None` where the key is taken before any widget hears of it.
fn overheard(event: keyboard::Event, status: Option<Status>) -> Option<Message> {
    let Some(status) = status else {
        return match event {
            keyboard::Event::KeyPressed { modified_key, physical_key, modifiers, repeat: false, .. } => {
                Some(Message::KeyTaken(KeyPress::at(&modified_key, physical_key, modifiers)))
            }
            // None, where one is held.
            keyboard::Event::KeyPressed { modifiers, .. } => {
                Some(Message::KeyTaken(KeyPress::of(&Key::Unidentified, modifiers)))
            }
            keyboard::Event::KeyReleased { .. } | keyboard::Event::ModifiersChanged(_) => None,
        };
    };
    match (event, status) {
        // A letter that is held down is one press: what lasts as long does not begin anew.
        (keyboard::Event::KeyPressed { modified_key: Key::Character(_), modifiers, repeat: true, .. }, _)
            if !modifiers.command() =>
        {
            None
        }
        (keyboard::Event::KeyPressed { modified_key, modifiers, repeat, .. }, Status::Ignored) => {
            let leads_on = matches!(modified_key, Key::Named(Named::Enter | Named::Space));
            let pressed = KeyPress::of(&modified_key, modifiers);
            Some(if repeat && leads_on { Message::KeyHeld(pressed) } else { Message::KeyPressed(pressed) })
        }
        // A field takes the keys that enlarge the text for something typed,
        (keyboard::Event::KeyPressed { modified_key, modifiers, .. }, Status::Captured)
            if is_sizing(&KeyPress::of(&modified_key, modifiers)) =>
        {
            Some(Message::KeyPressed(KeyPress::of(&modified_key, modifiers)))
        }
        // and Escape for itself alone; no other widget takes it.
        (keyboard::Event::KeyPressed { key: Key::Named(Named::Escape), .. }, Status::Captured) => {
            Some(Message::FieldLeft)
        }
        (keyboard::Event::KeyPressed { key, .. }, Status::Captured) if walk::Direction::of(&key).is_some() => {
            Some(Message::Walked)
        }
        (keyboard::Event::KeyReleased { key, modifiers, .. }, Status::Ignored) => {
            Some(Message::KeyReleased(KeyPress::of(&key, modifiers)))
        }
        (
            keyboard::Event::KeyPressed { .. }
            | keyboard::Event::KeyReleased { .. }
            | keyboard::Event::ModifiersChanged(_),
            _,
        ) => None,
    }
}

impl App {
    fn boot(start: &Start) -> (Self, Task<Message>) {
        let found = Folders::find();
        let trouble = found.as_ref().err().map(paths::Error::phrase);
        let mut desk = Desk::new(found.ok().or_else(|| Folders::temporary().ok()));
        desk.lang = start.lang;
        if let Some(trouble) = trouble {
            desk.alarm(trouble);
        }
        desk.patience = PATIENCE;
        if let Some(folders) = desk.folders() {
            log::begin(&folders);
        }
        let (_, said) = store::zone();
        said.into_iter().for_each(|said| desk.warn(said));
        let listen = follow::listen(desk.archive.clone()).map(Message::Follow);
        let (id, window) = window::open(frame::settings(desk.settings().window));
        let (mut app, task) = Self::new(desk, id);
        // What has changed before it is listened to is looked for then.
        app.following = true;
        let reader = app.reader.borrow_mut().reach(id).map(|()| Message::ReaderAsked);
        let asked = start.file.clone().map(|path| Task::done(Message::Asked(Route::of_file(path))));
        let asked = asked.unwrap_or_else(Task::none);
        (
            app,
            window.discard().chain(Task::batch([
                task,
                asked,
                listen,
                reader,
                outside::ends().map(|()| Message::EndAsked),
                system::theme().map(Message::SystemLooked),
            ])),
        )
    }

    pub fn new(mut desk: Desk, window: window::Id) -> (Self, Task<Message>) {
        desk.tell_of_crash();
        let (home, task) = router::home(&mut desk);
        let app = Self {
            desk,
            frame: Frame::new(window),
            projector: None,
            screens: vec![home],
            left: Vec::new(),
            place: Noted::default(),
            help: None,
            following: false,
            refreshed: None,
            reader: reader::Shared::default(),
        };
        (app, task.map(|message| Message::Screen(0, message)))
    }

    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    pub fn window(&self) -> window::Id {
        self.frame.id
    }

    pub fn top(&self) -> &Screen {
        self.screens.last().expect("the shelf is never closed")
    }

    pub fn projector(&self) -> Option<&Projector> {
        self.projector.as_ref()
    }

    fn projected(&self, id: window::Id) -> Option<&Projector> {
        self.projector.as_ref().filter(|projector| projector.id == id)
    }

    fn title(&self, id: window::Id) -> String {
        if let Some(projector) = self.projected(id) {
            return projector.title(&self.desk);
        }
        let name = self.top().name(&self.desk);
        if self.screens.len() == 1 { name } else { format!("{name} · Wurfzabel") }
    }

    pub fn theme(&self) -> Theme {
        self.desk.ui().theme()
    }

    fn subscription(&self) -> Subscription<Message> {
        Subscription::batch([
            frame::events().map(|(id, message)| Message::Frame(id, message)),
            system::theme_changes().map(Message::SystemLooked),
        ])
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        let task = self.happened(message);
        if let Some(projector) = &mut self.projector {
            projector.look(&self.desk);
        }
        let news = self.desk.news().map(|news| news.map(|()| Message::SoundChanged));
        let catching_up = (self.desk.is_behind() && !self.following).then(|| {
            self.following = true;
            follow::follow(self.desk.archive.clone()).map(Message::Follow)
        });
        let folders = self.desk.folders();
        let reviews = self.desk.reviews.begin(folders).map(|task| task.map(Message::Reviews));
        Task::batch([Some(task), news, catching_up, reviews].into_iter().flatten())
    }

    fn happened(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Screen(index, message) => self.screen(index, message),
            Message::Asked(way) => self.open(way, self.screens.len(), self.desk.notices().len()),
            Message::KeyPressed(pressed) => self.key(&pressed),
            Message::KeyHeld(pressed) => {
                let is_own = self.help.is_none() && self.top().key(&pressed, &self.desk).is_some();
                let scrolls = shortcut::find(LAST, self, &pressed, &self.desk).filter(|_| !is_own);
                scrolls.map_or_else(Task::none, |message| self.happened(message))
            }
            Message::KeyReleased(pressed) => {
                let index = self.screens.len() - 1;
                match self.screens[index].released(&pressed) {
                    Some(message) => self.screen(index, message),
                    None => Task::none(),
                }
            }
            Message::KeyTaken(pressed) => {
                let index = self.screens.len() - 1;
                let taken = self.screens[index].key(&pressed, &self.desk);
                taken.map_or_else(Task::none, |message| self.screen(index, message))
            }
            Message::Tabbed(on) => {
                if let Some(screen) = self.screens.last_mut().filter(|_| self.help.is_none()) {
                    screen.led_away();
                }
                tab(on).chain(reveal())
            }
            Message::EscapePressed => self.escape(),
            Message::TextSized(size) => {
                self.desk.change(|settings| settings.text_size = size);
                self.refresh().chain(reveal())
            }
            Message::Scrolled(by) => scroll(by, self.desk.ui().text, self.help.is_some().then_some(help::CARD)),
            // Mostly a screen is left by one press, whether something was being typed or not.
            Message::FieldLeft if self.help.is_none() && self.top().keeps_field() => Task::none(),
            Message::FieldLeft => self.escape(),
            Message::Walked => reveal(),
            Message::In(id, message) => match (&mut self.projector, *message) {
                (Some(projector), Message::KeyPressed(pressed)) if projector.id == id => {
                    projector.key(&pressed, &self.desk).map(Message::Projector)
                }
                _ => Task::none(),
            },
            Message::Projector(message) => {
                let projector = self.projector.as_mut();
                projector.map_or_else(Task::none, |projector| projector.update(message).map(Message::Projector))
            }
            Message::Frame(id, frame::Message::FileDropped(path)) if id == self.frame.id => {
                let index = self.screens.len() - 1;
                let is_own = [store::journal::ENDING, championship::journal::ENDING];
                let is_own = is_own.iter().any(|ending| store::journal::named(&path, ending));
                let given = (self.help.is_none() && !is_own).then(|| self.screens[index].dropped(&path)).flatten();
                given.map_or_else(Task::none, |message| self.screen(index, message))
            }
            Message::Frame(id, message) if id == self.frame.id => {
                if let frame::Message::CloseRequested = message {
                    if let Some(asked) = self.ask_first(1) {
                        return asked;
                    }
                    self.close_from(0);
                }
                let before = self.desk.window;
                let task = self.frame.update(message, &mut self.desk);
                let task = task.map(move |message| Message::Frame(id, message));
                if self.desk.window == before { task } else { Task::batch([task, self.refresh()]) }
            }
            Message::Frame(id, message) => {
                if let frame::Message::Closed = message {
                    self.projector.take_if(|projector| projector.id == id);
                }
                Task::none()
            }
            Message::SystemLooked(mode) => {
                self.desk.dark = mode == iced::theme::Mode::Dark;
                self.refresh()
            }
            Message::Follow(message) => {
                self.following &= !matches!(message, follow::Message::Ended | follow::Message::Listening);
                let now = self.desk.watch.instant();
                // While much is read, what is shown grows now and then.
                let is_due = !matches!(message, follow::Message::Read(_))
                    || self.refreshed.is_none_or(|last| now.duration_since(last) > Duration::from_secs(1));
                let top = self.screens.len() - 1;
                if !is_due || !self.screens[top].follows() {
                    return Task::none();
                }
                self.refreshed = Some(now);
                self.screens[top].refresh(&mut self.desk).map(move |message| Message::Screen(top, message))
            }
            Message::Reviews(message) => {
                if self.desk.reviews.take(message) {
                    self.desk.done(phrase!("review-all-done"));
                    let top = self.screens.len() - 1;
                    return self.screens[top].refresh(&mut self.desk).map(move |message| Message::Screen(top, message));
                }
                Task::none()
            }
            Message::SoundChanged | Message::ReaderAsked => Task::none(),
            Message::EndAsked => self.happened(Message::Frame(self.frame.id, frame::Message::CloseRequested)),
            Message::NoticeDismissed => {
                self.desk.dismiss();
                Task::none()
            }
            Message::FolderPressed => {
                let folder = self.desk.notices().first().and_then(|notice| notice.folder.clone());
                self.desk.dismiss();
                if let Some(folder) = folder {
                    self.desk.open_folder(&folder);
                }
                Task::none()
            }
            Message::HelpToggled => {
                let before = self.help.take();
                if let Some(screen) = self.screens.last_mut() {
                    screen.veiled(before.is_none());
                }
                // The keyboard is the card's as long as it is there, and then the page's as before.
                match before {
                    Some(before) => self.refresh().chain(before.focus().find()),
                    None => {
                        self.help = Some(self.place.borrow().clone());
                        operation::focus(help::CLOSE)
                    }
                }
            }
        }
    }

    fn screen(&mut self, index: usize, message: screen::Message) -> Task<Message> {
        let Some(screen) = self.screens.get_mut(index) else { return Task::none() };
        let read = self.desk.notices().len();
        let action = screen.update(message, &mut self.desk);
        self.act(index, action, read)
    }

    /// `read`: how many notices there were before the screen asked for this.
    fn act(&mut self, index: usize, action: Action<screen::Message>, read: usize) -> Task<Message> {
        match action {
            Action::None => Task::none(),
            Action::Run(task) => task.map(move |message| Message::Screen(index, message)),
            Action::Open(way) => self.open(way, index + 1, read),
            Action::Replace(way) => self.open(way, index, read),
            Action::Restyle => self.refresh(),
        }
    }

    /// In the place of the screens from there on, or back to it. The first `read` notices were said of another screen.
    fn open(&mut self, way: Route, place: usize, read: usize) -> Task<Message> {
        if matches!(way, Route::Back) {
            return self.back();
        }
        if matches!(way, Route::Projector) {
            return self.project();
        }
        if matches!(way, Route::Home) {
            self.left.iter_mut().take(1).for_each(|left| *left = std::mem::take(left).at_top());
            return self.back_to(0);
        }
        if let Some(there) = self.screens.iter().position(|screen| screen.is(&way)) {
            return self.back_to(there);
        }
        let Some((screen, task)) = router::open(way, &mut self.desk) else { return Task::none() };
        self.desk.dismiss_first(read);
        let helped = self.help.take();
        if let Some(screen) = self.screens.last_mut().filter(|_| helped.is_some()) {
            screen.veiled(false);
        }
        // Where another screen is replaced, one comes back to where that one was opened.
        let before = place.max(1) - 1;
        let was = if place == self.screens.len() {
            Some(helped.unwrap_or_else(|| self.place.borrow().clone()))
        } else {
            self.left.get(before).cloned()
        };
        self.close_from(place);
        self.screens.push(screen);
        self.left.push(was.unwrap_or_default());
        let index = self.screens.len() - 1;
        task.map(move |message| Message::Screen(index, message))
    }

    fn project(&mut self) -> Task<Message> {
        if let Some(projector) = &self.projector {
            return window::gain_focus(projector.id);
        }
        let (projector, opened) = Projector::open(&self.desk, self.frame.screen);
        // Without a window of its own to be read, as in tests, nor has this one.
        let reached = self.reader.borrow().has_reached();
        let reads = reached.then(|| projector.reader.borrow_mut().reach(projector.id).map(|()| Message::ReaderAsked));
        self.projector = Some(projector);
        opened.discard().chain(reads.unwrap_or_else(Task::none))
    }

    fn back(&mut self) -> Task<Message> {
        if self.help.is_some() {
            return self.update(Message::HelpToggled);
        }
        if self.screens.len() == 1 {
            self.desk.dismiss();
            return Task::none();
        }
        self.back_to(self.screens.len() - 2)
    }

    /// A screen from there on that would lose something, had it to go, asks first.
    fn ask_first(&mut self, from: usize) -> Option<Task<Message>> {
        let held = self.screens.iter().enumerate().skip(from);
        let (index, message) = held.rev().find_map(|(index, screen)| Some((index, screen.holds()?)))?;
        let uncovered = if self.help.is_some() { self.update(Message::HelpToggled) } else { Task::none() };
        let on_top = if index + 1 < self.screens.len() { self.back_to(index) } else { Task::none() };
        Some(Task::batch([uncovered, on_top]).chain(self.screen(index, message)))
    }

    fn back_to(&mut self, place: usize) -> Task<Message> {
        if let Some(asked) = self.ask_first(place + 1) {
            return asked;
        }
        self.desk.dismiss_first(self.desk.notices().len());
        if self.screens[place + 1..].iter().any(Pane::leaves_behind) {
            self.left.iter_mut().for_each(|left| *left = std::mem::take(left).at_top());
        }
        let was = self.left.get(place).cloned().unwrap_or_default();
        self.close_from(place + 1);
        if place == 0 {
            // The overview shows it itself.
            self.desk.unsay(table::LEFT);
        }
        self.refresh().chain(was.find())
    }

    fn close_from(&mut self, index: usize) {
        for screen in self.screens.drain(index.max(1)..).rev() {
            screen.close(&mut self.desk);
        }
        self.left.truncate(index.max(1) - 1);
    }

    fn refresh(&mut self) -> Task<Message> {
        let refreshed =
            self.screens.iter_mut().enumerate().map(|(index, screen)| {
                screen.refresh(&mut self.desk).map(move |message| Message::Screen(index, message))
            });
        Task::batch(refreshed.collect::<Vec<_>>())
    }

    fn key(&mut self, pressed: &KeyPress) -> Task<Message> {
        if let Some(message) = shortcut::find(FIRST, self, pressed, &self.desk) {
            return self.happened(message);
        }
        let index = self.screens.len() - 1;
        let own = self.screens[index].key(pressed, &self.desk).filter(|_| self.help.is_none());
        match (own, shortcut::find(LAST, self, pressed, &self.desk)) {
            (Some(message), _) => self.screen(index, message),
            (None, Some(message)) => self.happened(message),
            (None, None) => Task::none(),
        }
    }

    fn escape(&mut self) -> Task<Message> {
        let index = self.screens.len() - 1;
        let own = self.screens[index].key(&KeyPress::named("Esc"), &self.desk);
        match own.filter(|_| self.help.is_none()) {
            Some(message) => self.screen(index, message),
            None => self.back(),
        }
    }

    pub fn view_of(&self, id: window::Id) -> Element<'_, Message> {
        match self.projected(id) {
            Some(projector) => {
                let says = move |event, status| Some(Message::In(id, Box::new(overheard(event, status)?)));
                let view = projector.view(&self.desk).map(Message::Projector);
                hearing((self.desk.ui().keys, Hears::Commands), says, view)
            }
            None if id == self.frame.id => self.view(),
            // It is being closed.
            None => space().into(),
        }
    }

    pub fn view(&self) -> Element<'_, Message> {
        let ui = self.desk.ui();
        let index = self.screens.len() - 1;
        let page = self.top().view(&self.desk).map(move |message| Message::Screen(index, message));
        // A screen's scrolling is nothing to those above or below: another kind of layer makes the toolkit begin anew.
        let page = container(page).width(Fill).height(Fill);
        let mut page = if index & 1 == 0 { column![page] } else { column![mouse_area(page)] };
        if let Some(notice) = self.desk.notices().first() {
            let close =
                ui.button(tr!(ui.lang, "app-notice-close")).on_press(Message::NoticeDismissed).id("notice-close");
            let open = notice.folder.as_ref().map(|_| ui.button(tr!(ui.lang, "report-open-folder")));
            let open = open.map(|open| open.on_press(Message::FolderPressed).id("notice-folder"));
            let aside = Row::new().push(open).push(close).spacing(ui.gap(8.0)).wrap();
            page = page.push(said(ui, notice.tone, ui.lang.sentence(&notice.phrase), aside));
        }
        if self.help.is_none() {
            return self.read(page);
        }
        let high = (ui.window.height - 48.0 - ui.gap(10.0) - ui.wide(48.0)).max(120.0);
        let card = container(
            scrollable(help::view(ui, self.top().keys(&self.desk), &groups(Some(self.top()))))
                .style(ui.bar())
                .id(help::CARD),
        )
        .style(ui.card());
        let card = card.max_width(help::width(ui)).max_height(high);
        let close = ui.button(tr!(ui.lang, "app-close")).on_press(Message::HelpToggled).id(help::CLOSE);
        let change = ui.button(tr!(ui.lang, "keys-change")).on_press(Message::Asked(Route::Keys)).id(help::CHANGE);
        let about = ui.button(tr!(ui.lang, "about-open")).on_press(Message::Asked(Route::About)).id(help::ABOUT);
        let handbook = tr!(ui.lang, "print-handbook");
        let handbook = ui.button(handbook).on_press(Message::Asked(Route::Handbook)).id(help::HANDBOOK);
        let foot = row![close, change, handbook, about].spacing(ui.gap(10.0)).wrap();
        let card =
            modal(tr!(ui.lang, "app-help-title"), column![card, foot].spacing(ui.gap(10.0)).align_x(iced::Center));
        let veil =
            container(center(opaque(card)).padding(24)).style(ui.panel(draw::Ink::new(Role::Ground).alpha(0.85)));
        self.read(stack![page, opaque(mouse_area(veil).on_press(Message::HelpToggled)), space()])
    }

    pub fn said(&self) -> PageSummary<'_> {
        let (window, page) = (self.title(self.frame.id), self.top().name(&self.desk));
        PageSummary { window, page, depth: self.screens.len(), announced: self.desk.announced() }
    }

    fn read<'a>(&'a self, window: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
        let hears = if self.help.is_none() { self.top().hears() } else { Hears::Commands };
        let window =
            reading(self.reader.clone(), self.said(), whole(window, self.place.clone(), self.desk.watch.clone()));
        hearing((self.desk.ui().keys, hears), overheard, window)
    }
}
