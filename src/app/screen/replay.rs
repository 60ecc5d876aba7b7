//! A kept match, step by step, with nothing to decide. Knows no game by name, and writes nothing.

use std::path::Path;
use std::time::Duration;

use iced::keyboard::key::Named;
use iced::keyboard::{Key, Modifiers};
use iced::{Element, Task};

use super::{Action, Screen, kept, print, rules};
use crate::app::desk::Desk;
use crate::app::widget::picture::Picture;
use crate::draw::Spot;
use crate::game::record::Fault;
use crate::store::journal;
use crate::table::{Table, View};
use crate::tr;

mod follow;
mod steps;
mod view;

pub use steps::Steps;

/// The least time a step is seen when the match plays itself, milliseconds.
const LEAST_PAUSE: u64 = 500;

/// A match of the archive.
#[derive(Debug)]
pub struct State {
    steps: Steps,
    /// How many events have happened.
    step: usize,
    /// The match at that step.
    table: Box<dyn Table>,
    names: Vec<String>,
    picture: Picture,
    /// What of the board was asked to be looked at, step after step.
    looked: Option<Spot>,
    /// The spot under the keyboard's cursor.
    cursor: Option<Spot>,
    /// Whether the match plays itself.
    playing: bool,
    /// Why the file ends here, where it is damaged.
    fault: Option<Fault>,
}

/// Where to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// The beginning.
    First,
    /// The decision before.
    EarlierDecision,
    /// One event back.
    Previous,
    /// One event on.
    Next,
    /// The decision after.
    LaterDecision,
    /// The end.
    Last,
    /// Any step.
    Step(usize),
}

/// What happened in the replay.
#[derive(Clone, Debug)]
pub enum Message {
    /// Back to where one came from.
    Closed,
    /// Another step.
    Went(To),
    /// The match is to play itself, or to stop.
    PlayPressed,
    /// The match is to stop playing itself.
    Stopped,
    /// That step was seen long enough.
    Ticked(usize),
    /// Something of the board is to be looked at, such as another player's sheet.
    SpotPressed(Spot),
    /// The pointer is over a spot, or over none.
    SpotHovered,
    /// An arrow key moves the cursor over the board.
    CursorMoved(Key),
    /// The cursor is dropped.
    CursorDropped,
    /// The rules.
    RulesPressed,
    /// The filled sheets, as they are at the end.
    PrintPressed,
}

impl State {
    /// Opens a kept match at its beginning.
    pub fn open<M: Send + 'static>(path: &Path, desk: &mut Desk) -> Action<M> {
        let seen = match journal::view(path) {
            Ok(seen) => seen,
            Err(error) => {
                desk.alarm(error.phrase());
                return Action::None;
            }
        };
        match Self::new(seen.table, seen.fault, desk) {
            Ok(state) => Action::open(Screen::Replay(state)),
            Err(reason) => {
                desk.alarm(reason.0);
                Action::None
            }
        }
    }

    /// A match at its beginning.
    ///
    /// # Errors
    /// What is wrong with its header.
    pub fn new(table: Box<dyn Table>, fault: Option<Fault>, desk: &Desk) -> Result<Self, crate::game::Illegal> {
        let names = table.header().players.iter().map(|player| kept::shown(&player.name)).collect();
        let steps = Steps::new(table)?;
        let table = steps.at(0);
        let mut state = Self { steps, step: 0, table, names, picture: Picture::default(), looked: None, cursor: None, playing: false, fault };
        state.redraw(desk);
        Ok(state)
    }

    /// How many events have happened.
    #[must_use]
    pub fn step(&self) -> usize {
        self.step
    }

    /// The match at this step.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// The spot under the keyboard's cursor.
    #[must_use]
    pub fn cursor(&self) -> Option<&Spot> {
        self.cursor.as_ref()
    }

    /// Whether the match plays itself.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    fn redraw(&mut self, desk: &Desk) {
        // What was just decided is pointed out on the board.
        let decided = self.table.told().last().is_some_and(|told| told.seat.is_some());
        let last = self.table.last().filter(|_| decided);
        let (names, open) = (self.names.clone(), self.steps.is_over());
        let view = View { lang: desk.lang(), names, last, open, ..View::default() };
        if let Some(spot) = &self.looked {
            // Nobody decides here: at most another part of the board is shown.
            self.table.release();
            let _ = self.table.press(&view, spot);
        }
        self.picture.show(self.table.board(&view));
        if self.cursor.as_ref().is_some_and(|spot| self.picture.area(spot).is_none()) {
            self.cursor = None;
        }
    }

    /// The step that `to` leads to from here.
    fn target(&self, to: To) -> usize {
        let (here, end) = (self.step, self.steps.end());
        match to {
            To::First => 0,
            To::EarlierDecision => self.steps.decision_before(here).unwrap_or(0),
            To::Previous => here.saturating_sub(1),
            To::Next => (here + 1).min(end),
            To::LaterDecision => self.steps.decision_after(here).unwrap_or(end),
            To::Last => end,
            To::Step(step) => step.min(end),
        }
    }

    fn go(&mut self, to: To, desk: &Desk) -> Task<Message> {
        let target = self.target(to);
        if target == self.step {
            return Task::none();
        }
        self.step = target;
        self.table = self.steps.at(target);
        self.redraw(desk);
        follow::follow(view::LIST, view::NOW)
    }

    /// Begins to play the match, from its beginning where it is at its end.
    fn play(&mut self, desk: &Desk) -> Task<Message> {
        self.playing = true;
        if self.step == self.steps.end() { self.go(To::First, desk) } else { Task::none() }
    }

    fn tick(&mut self, desk: &Desk) -> Task<Message> {
        let gone = self.go(To::Next, desk);
        self.playing = self.step < self.steps.end();
        gone
    }

    /// How long a step is seen: as long as computer players wait, but never so short that nothing is seen.
    fn pause(desk: &Desk) -> Duration {
        Duration::from_millis(u64::from(desk.settings().pause.get()).max(LEAST_PAUSE))
    }

    /// The language or the look may be another.
    pub fn refresh(&mut self, desk: &mut Desk) -> Action<Message> {
        self.redraw(desk);
        Action::None
    }

    /// Its name.
    #[must_use]
    pub fn name(&self, desk: &Desk) -> String {
        let game = desk.lang().say(&self.table.title().name());
        tr!(desk.lang(), "archive-replay-of", game = game)
    }

    /// Arrows and Space go by events, Page Up and Page Down by decisions; with Shift, arrows walk over the
    /// board, where Enter looks closer. Any key stops what plays itself.
    #[must_use]
    pub fn key(&self, key: &Key, modifiers: Modifiers, _desk: &Desk) -> Option<Message> {
        let message = match key {
            Key::Named(Named::ArrowLeft | Named::ArrowRight | Named::ArrowUp | Named::ArrowDown) if modifiers.shift() => {
                Some(Message::CursorMoved(key.clone()))
            }
            Key::Named(Named::Enter) => self.cursor.clone().map(Message::SpotPressed),
            Key::Named(Named::Escape) if self.cursor.is_some() => Some(Message::CursorDropped),
            Key::Named(Named::ArrowLeft | Named::ArrowUp) => Some(Message::Went(To::Previous)),
            Key::Named(Named::ArrowRight | Named::ArrowDown) => Some(Message::Went(To::Next)),
            Key::Named(Named::Space) if !self.is_playing() => Some(Message::Went(To::Next)),
            Key::Named(Named::Home) => Some(Message::Went(To::First)),
            Key::Named(Named::End) => Some(Message::Went(To::Last)),
            Key::Named(Named::PageUp) => Some(Message::Went(To::EarlierDecision)),
            Key::Named(Named::PageDown) => Some(Message::Went(To::LaterDecision)),
            Key::Character(letter) if modifiers.command() => (letter.as_str() == "p").then_some(Message::PrintPressed),
            Key::Character(letter) => (letter.as_str() == "r").then_some(Message::RulesPressed),
            Key::Named(_) | Key::Unidentified => None,
        };
        message.or_else(|| self.is_playing().then_some(Message::Stopped))
    }

    /// Handles what happened.
    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let played = self.playing;
        // Whoever does anything wants to look for themselves.
        self.playing = false;
        match message {
            Message::Closed => Action::Back,
            Message::Went(to) => Action::Run(self.go(to, desk)),
            Message::PlayPressed if !played => Action::Run(self.play(desk)),
            Message::PlayPressed | Message::Stopped => Action::None,
            Message::Ticked(step) if played && step == self.step => Action::Run(self.tick(desk)),
            Message::Ticked(_) | Message::SpotHovered => {
                self.playing = played;
                Action::None
            }
            Message::CursorMoved(key) => {
                self.cursor = self.picture.walk(self.cursor.as_ref(), &key);
                Action::None
            }
            Message::CursorDropped => {
                self.cursor = None;
                Action::None
            }
            Message::SpotPressed(spot) => {
                (self.looked, self.playing) = (Some(spot), played);
                self.redraw(desk);
                Action::None
            }
            Message::RulesPressed => Action::open(Screen::Rules(rules::State::new(self.table.title(), desk))),
            Message::PrintPressed => {
                Action::open(Screen::Print(print::State::new(desk, Some(self.steps.last().copy()))))
            }
        }
    }

    /// What is seen.
    pub fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}
