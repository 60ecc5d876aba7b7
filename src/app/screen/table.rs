//! A match: the board, the dice, whose turn it is, and what happened. Knows no game by name.
//!
//! What the table waits for decides who is asked: a computer player thinks on a thread of its own, dice are
//! drawn or typed in, a person touches the board or a control. Each event is in the journal before it is
//! seen. An answer that comes late, for a position that is gone, is dropped by its [`State::version`].

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use iced::keyboard::Key;
use iced::{Element, Task};

use super::{Action, Screen, print, rules, setup};
use crate::app::desk::{Desk, work};
use crate::app::widget::picture::Picture;
use crate::app::widget::tray::Tray;
use crate::draw::Spot;
use crate::game::bot::{Level, Mark};
use crate::game::chance::Luck;
use crate::game::record::{Entry, Header, PlayerKind};
use crate::game::{Face, Seat, Throw, Turn};
use crate::phrase::Phrase;
use crate::{games, phrase};
use crate::store::journal::Journal;
use crate::store::journal;
use crate::store::settings::{Dice, Settings, Speed};
use crate::table::{Press, Table, Thinking, Thought, Thrown, View};

mod keys;
mod view;

pub use view::mark_sign;

/// A match on screen.
#[derive(Debug)]
pub struct State {
    table: Box<dyn Table>,
    /// Where it is written; `None` while it is only watched.
    journal: Option<Journal>,
    /// An event that could not be written, and so does not stand.
    unwritten: Option<Entry>,
    names: Vec<String>,
    /// The person who decides now.
    seat: Option<Seat>,
    stage: Stage,
    /// Rises with every change of the position.
    version: u64,
    picture: Picture,
    /// The spot under the keyboard's cursor.
    cursor: Option<Spot>,
    hovered: Option<Spot>,
    note: Option<Note>,
    /// A hint that is pointed out, in notation.
    hint: Option<String>,
    tray: Tray,
    /// Faces of real dice typed in so far.
    typed: Vec<Face>,
    /// What decisions were worth, by standing event.
    marks: BTreeMap<usize, Mark>,
}

/// What goes on.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    /// A person is waited for, or nobody.
    Idle,
    /// The dice roll.
    Tumbling,
    /// A computer player thinks.
    Thinking(Seat),
    /// A computer player has decided, or throws; it is played when the pause is over.
    Pausing(Seat, Step),
}

/// What a computer player does when its pause is over.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    Throw,
    Decide(String),
}

/// A line under the prompt.
#[derive(Clone, Debug, PartialEq)]
enum Note {
    /// Why something is not allowed.
    Refused(Phrase),
    /// What the hint says.
    Hint(Phrase),
}

/// What happened at the table.
#[derive(Clone, Debug)]
pub enum Message {
    /// Back to where one came from.
    Closed,
    /// A spot of the board was pressed.
    SpotPressed(Spot),
    /// The pointer is over a spot, or over none.
    SpotHovered(Option<Spot>),
    /// The spot under the keyboard's cursor was pressed.
    CursorPressed,
    /// An arrow key moves the cursor.
    ArrowPressed(Key),
    /// A decision beside the board.
    OfferPressed(String),
    /// The dice are to be thrown.
    ThrowPressed,
    /// The dice lie still, thrown at that version.
    Settled(u64),
    /// What a computer player does, in notation, asked for at that version.
    Thought(u64, String),
    /// A pause that began at that version is over.
    PauseOver(u64),
    /// No more waiting.
    SkipPressed,
    /// Take the last decision back.
    UndoPressed,
    /// What would a strong player do?
    HintPressed,
    /// The hint's answer, asked for at that version.
    Hinted(u64, Thought),
    /// What the decision that became that event was worth.
    Judged(usize, String, Thought),
    /// A selection is dropped.
    Released,
    /// A face of a real die was typed.
    FacePressed(Face),
    /// The last face typed is taken back.
    FaceRemoved,
    /// Another of the people who may decide now.
    SeatPressed(Seat),
    /// What could not be written is to be tried again.
    WriteAgainPressed,
    /// The match goes on although something could not be written.
    HoldPressed,
    /// The rules.
    RulesPressed,
    /// The filled sheets.
    PrintPressed,
    /// Another match with the same players.
    AgainPressed,
    /// The setup.
    SetupPressed,
    /// Back to the shelf.
    ShelfPressed,
}

impl State {
    /// Begins a match: in the place of the screen below, or on top of it.
    pub fn begin<M>(header: Header, desk: &mut Desk, replace: bool) -> Action<M> {
        let Some(title) = games::find(&header.game) else { return Action::None };
        let table = match title.open(header.clone()) {
            Ok(table) => table,
            Err(reason) => {
                desk.alarm(reason.0);
                return Action::None;
            }
        };
        let created = desk.folders().map(|folders| Journal::create(&folders, &header));
        let journal = match created {
            Some(Ok(journal)) => Ok(journal),
            Some(Err(error)) => {
                desk.alarm(error.phrase());
                desk.alarm(phrase!("app-not-kept"));
                Journal::in_memory(&header)
            }
            None => {
                desk.alarm(phrase!("app-not-kept"));
                Journal::in_memory(&header)
            }
        };
        match journal {
            Ok(journal) => Self::open(table, Some(journal), desk, replace),
            Err(error) => {
                desk.alarm(error.phrase());
                Action::None
            }
        }
    }

    /// Goes on with a match that is kept; one that cannot be written now is only shown.
    pub fn resume<M>(path: &Path, desk: &mut Desk, replace: bool) -> Action<M> {
        match Journal::open(path) {
            Ok(opened) => {
                for notice in opened.notices {
                    desk.notice(notice.phrase());
                }
                Self::open(opened.table, Some(opened.journal), desk, replace)
            }
            Err(error @ (journal::Error::InUse { .. } | journal::Error::Unwritable { .. })) => {
                desk.alarm(error.phrase());
                match journal::view(path) {
                    Ok(seen) => Self::open(seen.table, None, desk, replace),
                    Err(error) => {
                        desk.alarm(error.phrase());
                        Action::None
                    }
                }
            }
            Err(error) => {
                desk.alarm(error.phrase());
                Action::None
            }
        }
    }

    fn open<M>(table: Box<dyn Table>, journal: Option<Journal>, desk: &mut Desk, replace: bool) -> Action<M> {
        let mut state = Self::new(table, journal, desk);
        let task = state.advance(desk);
        let task = task.map(super::Message::Table);
        let screen = Box::new(Screen::Table(state));
        if replace { Action::Replace(screen, task) } else { Action::Open(screen, task) }
    }

    fn new(table: Box<dyn Table>, journal: Option<Journal>, desk: &Desk) -> Self {
        let players = &table.header().players;
        let clean = |name: &str| name.chars().filter(|letter| !letter.is_control()).collect();
        let names = players.iter().map(|player| clean(&player.name)).collect();
        let mut tray = Tray::new(table.title());
        if let Some(thrown) = table.thrown(false) {
            lay(&mut tray, &thrown);
        }
        let mut state = Self {
            table,
            journal,
            unwritten: None,
            names,
            seat: None,
            stage: Stage::Idle,
            version: 0,
            picture: Picture::default(),
            cursor: None,
            hovered: None,
            note: None,
            hint: None,
            tray,
            typed: Vec::new(),
            marks: BTreeMap::new(),
        };
        state.redraw(desk);
        state
    }

    /// The match.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        self.table.as_ref()
    }

    /// Leaves the table; a match in which nothing happened leaves no file.
    pub fn close(self) {
        if let Some(journal) = self.journal {
            journal.close();
        }
    }

    /// The spot under the keyboard's cursor.
    #[must_use]
    pub fn cursor(&self) -> Option<&Spot> {
        self.cursor.as_ref()
    }

    /// The picture of the board.
    #[must_use]
    pub fn picture(&self) -> &Picture {
        &self.picture
    }

    /// With whose eyes the board is seen.
    fn eyes(&self, desk: &Desk) -> View {
        let seat = self.seat.filter(|_| self.stage == Stage::Idle);
        View { lang: desk.lang(), seat, names: self.names.clone(), hint: self.hint.clone(), open: false }
    }

    fn redraw(&mut self, desk: &Desk) {
        // While the dice roll, the board does not yet know what they will show.
        if self.stage != Stage::Tumbling {
            self.picture.show(self.table.board(&self.eyes(desk)));
        }
        if self.cursor.as_ref().is_some_and(|spot| self.picture.area(spot).is_none()) {
            self.cursor = None;
        }
    }

    fn kind(&self, seat: Seat) -> PlayerKind {
        self.table.header().players[seat].kind
    }

    fn level(&self, seat: Seat) -> Option<Level> {
        match self.kind(seat) {
            PlayerKind::Human => None,
            PlayerKind::Bot(level) => Some(level),
        }
    }

    fn luck(&self) -> Option<Luck> {
        self.table.header().seed.map(Luck::new)
    }

    /// The dice that people have to throw and type in, if they are due.
    fn real_dice_due(&self) -> Option<Throw> {
        match self.table.turn() {
            Turn::Roll(throw) if self.luck().is_none() && self.is_asked() => Some(throw),
            Turn::Roll(_) | Turn::Seats(_) | Turn::Over(_) => None,
        }
    }

    /// Whether people are asked for something now.
    fn is_asked(&self) -> bool {
        self.stage == Stage::Idle && self.journal.is_some() && self.unwritten.is_none()
    }

    /// Whether a person may throw drawn dice now.
    fn may_throw(&self) -> bool {
        matches!(self.table.turn(), Turn::Roll(_)) && self.luck().is_some() && self.is_asked()
    }

    /// Goes on as far as nobody has to be waited for.
    fn advance(&mut self, desk: &mut Desk) -> Task<Message> {
        self.stage = Stage::Idle;
        if self.journal.is_none() {
            // Only watched: nobody decides here.
            self.seat = None;
            self.redraw(desk);
            return Task::none();
        }
        let task = match self.table.turn() {
            Turn::Over(_) => {
                self.seat = None;
                Task::none()
            }
            Turn::Roll(throw) => self.await_throw(&throw, desk),
            Turn::Seats(seats) => match seats.iter().find_map(|seat| Some((*seat, self.level(*seat)?))) {
                Some((seat, level)) => self.think(seat, level),
                None => {
                    self.seat = self.seat.filter(|seat| seats.contains(seat)).or(seats.first().copied());
                    Task::none()
                }
            },
        };
        self.redraw(desk);
        task
    }

    fn await_throw(&mut self, throw: &Throw, desk: &mut Desk) -> Task<Message> {
        self.seat = throw.by.first().copied();
        if self.luck().is_none() {
            return Task::none();
        }
        let thrower = self.seat.unwrap_or(0);
        // Who has just decided to throw does not want to be asked again.
        let decided = self.table.told().last().is_some_and(|told| told.seat == Some(thrower));
        if decided {
            self.throw(desk)
        } else if self.level(thrower).is_some() {
            self.pause(thrower, Step::Throw, desk)
        } else {
            Task::none()
        }
    }

    fn think(&mut self, seat: Seat, level: Level) -> Task<Message> {
        self.seat = None;
        self.stage = Stage::Thinking(seat);
        let version = self.version;
        self.ask(self.table.thinking(seat, level), move |choice| Message::Thought(version, choice))
    }

    /// Asks a computer player, elsewhere.
    fn ask<T: Send + 'static>(
        &self,
        thinking: Thinking<T>,
        answer: impl Fn(T) -> Message + Send + 'static,
    ) -> Task<Message> {
        let luck = self.luck().unwrap_or_else(|| Luck::new(rand::random()));
        let mut rng = luck.thought(self.table.told().len());
        work(move || thinking(&mut rng)).map(answer)
    }

    fn pause(&mut self, seat: Seat, step: Step, desk: &Desk) -> Task<Message> {
        self.stage = Stage::Pausing(seat, step);
        let (version, pause) = (self.version, desk.pause());
        if pause == 0 {
            return Task::done(Message::PauseOver(version));
        }
        work(move || std::thread::sleep(Duration::from_millis(u64::from(pause))))
            .map(move |()| Message::PauseOver(version))
    }

    fn step(&mut self, desk: &mut Desk) -> Task<Message> {
        match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Pausing(_, Step::Throw) => self.throw(desk),
            Stage::Pausing(seat, Step::Decide(notation)) => self.enter(&Entry::Act { seat, notation }, desk),
            Stage::Tumbling => {
                self.tray.settle();
                self.advance(desk)
            }
            stage @ (Stage::Idle | Stage::Thinking(_)) => {
                self.stage = stage;
                Task::none()
            }
        }
    }

    /// Draws the dice and lets them roll.
    fn throw(&mut self, desk: &mut Desk) -> Task<Message> {
        let (Turn::Roll(throw), Some(luck)) = (self.table.turn(), self.luck()) else { return Task::none() };
        let faces = throw.draw(&mut luck.after(self.table.told().len()));
        self.enter(&Entry::Roll(faces), desk)
    }

    /// Checks a line, writes it, then applies it and goes on. What cannot be written does not stand.
    fn enter(&mut self, entry: &Entry, desk: &mut Desk) -> Task<Message> {
        let Some(entry) = self.checked(entry) else {
            self.redraw(desk);
            return Task::none();
        };
        let Some(journal) = &mut self.journal else { return Task::none() };
        if let Err(error) = journal.append(&entry) {
            desk.alarm(error.phrase());
            self.unwritten = Some(entry);
            return Task::none();
        }
        self.entered(&entry, desk)
    }

    /// The line in canonical notation, if it may be entered; why not is said.
    fn checked(&mut self, entry: &Entry) -> Option<Entry> {
        match self.table.check(entry) {
            Ok(entry) => Some(entry),
            Err(reason) => {
                self.note = Some(Note::Refused(reason.0));
                None
            }
        }
    }

    /// Tries again to write what could not be written.
    fn write_again(&mut self, desk: &mut Desk) -> Task<Message> {
        match self.unwritten.take() {
            Some(entry) => self.enter(&entry, desk),
            None => Task::none(),
        }
    }

    /// Goes on without writing; the next line that can be written takes along what is held.
    fn hold(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(entry) = self.unwritten.take().and_then(|entry| self.checked(&entry)) else { return Task::none() };
        if let Some(journal) = &mut self.journal {
            journal.hold(&entry);
        }
        self.entered(&entry, desk)
    }

    /// A line that was checked and written is applied.
    fn entered(&mut self, entry: &Entry, desk: &mut Desk) -> Task<Message> {
        let due = match self.table.turn() {
            Turn::Roll(throw) => Some(throw),
            Turn::Seats(_) | Turn::Over(_) => None,
        };
        if let Err(reason) = self.table.enter(entry) {
            self.note = Some(Note::Refused(reason.0));
            return Task::none();
        }
        self.version += 1;
        (self.note, self.hint, self.unwritten) = (None, None, None);
        self.typed.clear();
        match (entry, due) {
            (Entry::Roll(faces), Some(throw)) if self.luck().is_some() && tumbles(desk.settings()) => {
                self.tray.throw(&throw, faces, self.version);
                self.stage = Stage::Tumbling;
                return Task::none();
            }
            (Entry::Roll(faces), Some(throw)) => self.tray.lay(&throw, faces),
            (Entry::Undo(_), _) => {
                self.marks.split_off(&self.table.told().len());
                match self.table.thrown(false) {
                    Some(thrown) => lay(&mut self.tray, &thrown),
                    None => self.tray.clear(),
                }
            }
            (Entry::Roll(_) | Entry::Act { .. }, _) => {}
        }
        self.advance(desk)
    }

    /// A person decided.
    fn decide(&mut self, seat: Seat, notation: String, desk: &mut Desk) -> Task<Message> {
        let judging = self.judging(seat, &notation, desk);
        let entering = self.enter(&Entry::Act { seat, notation }, desk);
        Task::batch([judging, entering])
    }

    /// What the decision is worth, if the coach is switched on.
    fn judging(&self, seat: Seat, notation: &str, desk: &Desk) -> Task<Message> {
        if !desk.settings().coach || self.table.legal(seat).len() < 2 {
            return Task::none();
        }
        let (event, notation) = (self.table.told().len(), notation.to_owned());
        let judging = self.table.judging(seat, Level::Strong);
        self.ask(judging, move |thought| Message::Judged(event, notation.clone(), thought))
    }

    fn judged(&mut self, event: usize, notation: &str, thought: &Thought) {
        let stands = |told: &crate::table::Told| {
            matches!(&told.entry, Entry::Act { notation: stands, .. } if stands == notation)
        };
        let value = thought.candidates.iter().find(|(candidate, _)| candidate == notation).map(|(_, value)| value);
        if let (Some((_, best)), Some(value)) = (thought.candidates.first(), value)
            && self.table.told().get(event).is_some_and(stands)
        {
            self.marks.insert(event, Mark::of(best - value, self.table.title().costs()));
        }
    }

    fn undo(&mut self, desk: &mut Desk) -> Task<Message> {
        match self.table.undo_span() {
            Ok(span) => self.enter(&Entry::Undo(span), desk),
            Err(reason) => {
                self.note = Some(Note::Refused(reason.0));
                Task::none()
            }
        }
    }

    fn pressed(&mut self, spot: &Spot, desk: &mut Desk) -> Task<Message> {
        let eyes = self.eyes(desk);
        match self.table.press(&eyes, spot) {
            Press::Touched => self.note = None,
            Press::Refused(reason) => self.note = Some(Note::Refused(reason.0)),
            Press::Decided(notation) => {
                if let Some(seat) = eyes.seat {
                    return self.decide(seat, notation, desk);
                }
            }
        }
        self.redraw(desk);
        Task::none()
    }

    fn ask_hint(&mut self) -> Task<Message> {
        let decides = matches!(self.table.turn(), Turn::Seats(_)) && self.stage == Stage::Idle;
        let Some(seat) = self.seat.filter(|_| decides) else { return Task::none() };
        let version = self.version;
        self.ask(self.table.judging(seat, Level::Strong), move |thought| Message::Hinted(version, thought))
    }

    fn hinted(&mut self, thought: Thought, desk: &Desk) {
        let Some(seat) = self.seat else { return };
        let eyes = self.eyes(desk);
        if let Some(said) = self.table.say(seat, &thought.choice, &eyes) {
            self.note = Some(Note::Hint(phrase!("app-hint-says", what = said)));
        }
        self.hint = Some(thought.choice);
        self.redraw(desk);
    }

    /// A face of a real die was typed; with the last one the throw counts.
    fn typed(&mut self, face: Face, desk: &mut Desk) -> Task<Message> {
        let Some(throw) = self.real_dice_due() else { return Task::none() };
        let fits = throw.dice.get(self.typed.len()).is_some_and(|die| die.faces.contains(&face));
        if !fits {
            return Task::none();
        }
        self.typed.push(face);
        if self.typed.len() < throw.dice.len() {
            return Task::none();
        }
        let faces = std::mem::take(&mut self.typed);
        self.enter(&Entry::Roll(faces), desk)
    }

    /// The language, the look or the settings changed, or the screen is seen again.
    pub fn refresh(&mut self, desk: &mut Desk) -> Action<Message> {
        self.redraw(desk);
        Action::None
    }

    /// Its name.
    #[must_use]
    pub fn name(&self, desk: &Desk) -> String {
        desk.lang().say(&self.table.title().name())
    }

    /// Handles what happened.
    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        let title = self.table.title();
        let task = match message {
            Message::Closed => return Action::Back,
            Message::ShelfPressed => return Action::Home,
            Message::RulesPressed => return Action::open(Screen::Rules(rules::State::new(title, desk))),
            Message::PrintPressed => {
                let print = print::State::new(desk, Some(self.table.copy()));
                return Action::open(Screen::Print(print));
            }
            Message::SetupPressed => return Action::Replace(Box::new(Screen::Setup(setup::State::new(title, desk))), Task::none()),
            Message::AgainPressed => return setup::State::new(title, desk).begin(desk, true),
            Message::SpotPressed(spot) => {
                self.cursor = None;
                self.pressed(&spot, desk)
            }
            Message::CursorPressed => match self.cursor.clone() {
                Some(spot) => self.pressed(&spot, desk),
                None => Task::none(),
            },
            Message::SpotHovered(spot) => {
                self.hovered = spot;
                Task::none()
            }
            Message::ArrowPressed(key) => {
                self.cursor = self.picture.walk(self.cursor.as_ref(), &key);
                Task::none()
            }
            Message::OfferPressed(notation) => match self.seat.filter(|_| self.is_asked()) {
                Some(seat) => self.decide(seat, notation, desk),
                None => Task::none(),
            },
            Message::ThrowPressed if self.may_throw() => self.throw(desk),
            Message::ThrowPressed => Task::none(),
            Message::Settled(version) if version == self.version && self.stage == Stage::Tumbling => {
                self.tray.settle();
                self.advance(desk)
            }
            Message::PauseOver(version) if version == self.version => self.step(desk),
            Message::Settled(_) | Message::PauseOver(_) => Task::none(),
            Message::SkipPressed => self.step(desk),
            Message::Thought(version, choice) => match self.stage {
                Stage::Thinking(seat) if version == self.version => {
                    self.pause(seat, Step::Decide(choice), desk)
                }
                _ => Task::none(),
            },
            Message::UndoPressed => self.undo(desk),
            Message::HintPressed => self.ask_hint(),
            Message::Hinted(version, thought) => {
                if version == self.version {
                    self.hinted(thought, desk);
                }
                Task::none()
            }
            Message::Judged(event, notation, thought) => {
                self.judged(event, &notation, &thought);
                Task::none()
            }
            Message::Released => {
                self.release(desk);
                Task::none()
            }
            Message::FacePressed(face) => self.typed(face, desk),
            Message::FaceRemoved => {
                self.typed.pop();
                Task::none()
            }
            Message::WriteAgainPressed => self.write_again(desk),
            Message::HoldPressed => self.hold(desk),
            Message::SeatPressed(seat) => {
                self.choose_seat(seat, desk);
                Task::none()
            }
        };
        Action::Run(task)
    }

    fn release(&mut self, desk: &Desk) {
        self.table.release();
        (self.note, self.hint, self.cursor) = (None, None, None);
        self.redraw(desk);
    }

    fn choose_seat(&mut self, seat: Seat, desk: &Desk) {
        let may = self.table.turn().to_act().contains(&seat) && self.kind(seat).is_human();
        if may && self.stage == Stage::Idle {
            self.seat = Some(seat);
            self.release(desk);
        }
    }

    /// What is seen.
    pub fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        view::view(self, desk)
    }
}

/// Lays the dice there; those under the cup are not seen.
fn lay(tray: &mut Tray, thrown: &Thrown) {
    match &thrown.faces {
        Some(faces) => tray.lay(&thrown.throw, faces),
        None => tray.clear(),
    }
}

fn tumbles(settings: &Settings) -> bool {
    settings.dice == Dice::Solid && settings.dice_speed != Speed::None && !settings.reduced_motion
}
