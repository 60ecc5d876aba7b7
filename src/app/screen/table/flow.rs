//! How a match goes on: whoever is next is waited for, asked or thrown for, and what they do is written before it
//! counts.

use std::time::Duration;

use iced::Task;

use super::{Message, Note, Stage, State, Step, Typed};
use crate::app::desk::Desk;
use crate::app::work::work;
use crate::game::bot::{Level, Mark};
use crate::game::chance::Luck;
use crate::game::record::Entry;
use crate::game::{Seat, Throw, Turn};
use crate::table::Thinking;

/// How many pauses it takes to look at what has just ended, where only computer players play.
const LONG: u16 = 3;
/// What part of a pause is enough where a computer player throws again and nothing is decided.
const SHORT: u16 = 4;

impl State {
    /// Goes on as far as nobody has to be waited for.
    pub(super) fn advance(&mut self, desk: &mut Desk) -> Task<Message> {
        let rests = self.table.rests() && self.people() > 0;
        self.go_on(rests, desk)
    }

    /// Goes on; where the table `rests`, not before somebody has looked.
    fn go_on(&mut self, rests: bool, desk: &mut Desk) -> Task<Message> {
        (self.stage, self.curtain) = (Stage::Idle, None);
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
            Turn::Roll(throw) => self.await_throw(&throw, rests, desk),
            Turn::Seats(_) => {
                let awaited = self.table.awaited();
                match awaited.iter().find_map(|seat| Some((*seat, self.level(*seat)?))) {
                    Some((seat, _)) if rests => self.rest(seat),
                    Some((seat, level)) => self.think(seat, level),
                    None => {
                        self.seat = self.seat.filter(|seat| awaited.contains(seat)).or(awaited.first().copied());
                        Task::none()
                    }
                }
            }
        };
        // Whoever is asked has seen enough; so has whoever is to look.
        self.hurries &= matches!(self.stage, Stage::Thinking(_) | Stage::Pausing(..) | Stage::Tumbling);
        self.hand_over();
        self.recall_typed();
        self.redraw(desk);
        task
    }

    /// Whether computer players go on for a while, so that it may be gone through fast.
    pub(super) fn may_hurry(&self) -> bool {
        let goes_on = matches!(self.stage, Stage::Thinking(_) | Stage::Pausing(..) | Stage::Tumbling);
        goes_on && !self.hurries && self.journal.is_some() && self.table.header().players.len() > 1
    }

    /// No more waiting, until a person is asked, something is to be looked at, or it is over.
    pub(super) fn hurry(&mut self, desk: &mut Desk) -> Task<Message> {
        if !self.may_hurry() {
            return Task::none();
        }
        self.hurries = true;
        self.step(desk)
    }

    /// A computer player waits until somebody goes on.
    fn rest(&mut self, seat: Seat) -> Task<Message> {
        (self.seat, self.stage) = (None, Stage::Resting(seat));
        Task::none()
    }

    fn await_throw(&mut self, throw: &Throw, rests: bool, desk: &mut Desk) -> Task<Message> {
        self.seat = throw.by.first().copied();
        if self.source(throw).is_none() {
            return Task::none();
        }
        let thrower = self.seat.unwrap_or(0);
        // Who has just decided to throw does not want to be asked again.
        let decided = self.table.told().last().is_some_and(|told| told.seat == Some(thrower));
        match self.level(thrower) {
            Some(_) if rests => self.rest(thrower),
            _ if decided && !rests => {
                // What was decided is seen while the dice roll.
                self.redraw(desk);
                self.throw(desk)
            }
            Some(_) => self.pause(thrower, Step::Throw, desk),
            None => Task::none(),
        }
    }

    fn think(&mut self, seat: Seat, level: Level) -> Task<Message> {
        self.seat = None;
        self.stage = Stage::Thinking(seat);
        let version = self.version;
        self.ask(self.table.thinking(seat, level), move |choice| Message::Thought(version, choice))
    }

    /// Asks a computer player, elsewhere.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        thinking: Thinking<T>,
        answer: impl Fn(T) -> Message + Send + 'static,
    ) -> Task<Message> {
        let luck = self.luck().unwrap_or_else(|| Luck::new(rand::random()));
        let mut rng = luck.thought(self.table.told().len());
        work(move || thinking(&mut rng)).map(answer)
    }

    pub(super) fn pause(&mut self, seat: Seat, step: Step, desk: &Desk) -> Task<Message> {
        self.stage = Stage::Pausing(seat, step);
        let again = matches!(self.table.turn(), Turn::Roll(throw) if self.is_brisk(&throw));
        let pause = match desk.pause() {
            _ if self.hurries => 0,
            pause if self.table.rests() => pause.saturating_mul(LONG),
            pause if again => pause / SHORT,
            pause => pause,
        };
        let version = self.version;
        if pause == 0 {
            return Task::done(Message::PauseOver(version));
        }
        work(move || std::thread::sleep(Duration::from_millis(u64::from(pause))))
            .map(move |()| Message::PauseOver(version))
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Task<Message> {
        match std::mem::replace(&mut self.stage, Stage::Idle) {
            Stage::Pausing(_, Step::Throw) => self.throw(desk),
            Stage::Pausing(seat, Step::Decide(notation)) => self.enter(&Entry::Act { seat, notation }, desk),
            Stage::Tumbling => {
                // Nobody waits for the dice.
                desk.still();
                self.tray.settle();
                self.advance(desk)
            }
            Stage::Resting(_) => self.go_on(false, desk),
            stage @ (Stage::Idle | Stage::Thinking(_)) => {
                self.stage = stage;
                Task::none()
            }
        }
    }

    /// Draws the dice and lets them roll.
    pub(super) fn throw(&mut self, desk: &mut Desk) -> Task<Message> {
        let Turn::Roll(throw) = self.table.turn() else { return Task::none() };
        let Some(luck) = self.source(&throw) else { return Task::none() };
        let faces = throw.draw(&mut luck.after(self.table.told().len()));
        self.enter(&Entry::Roll(faces), desk)
    }

    /// Checks a line, writes it, then applies it and goes on. What cannot be written does not stand.
    pub(super) fn enter(&mut self, entry: &Entry, desk: &mut Desk) -> Task<Message> {
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
    pub(super) fn write_again(&mut self, desk: &mut Desk) -> Task<Message> {
        match self.unwritten.take() {
            Some(entry) => self.enter(&entry, desk),
            None => Task::none(),
        }
    }

    /// Goes on without writing; the next line that can be written takes along what is held.
    pub(super) fn hold(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(entry) = self.unwritten.take().and_then(|entry| self.checked(&entry)) else { return Task::none() };
        if let Some(journal) = &mut self.journal {
            journal.hold(&entry);
        }
        self.entered(&entry, desk)
    }

    /// A line that was checked and written is applied.
    fn entered(&mut self, entry: &Entry, desk: &mut Desk) -> Task<Message> {
        let due = self.due();
        if let Entry::Undo(span) = entry {
            self.remember_typed(*span);
        }
        if let Err(reason) = self.table.enter(entry) {
            self.note = Some(Note::Refused(reason.0));
            return Task::none();
        }
        self.version += 1;
        (self.note, self.hint, self.unwritten, self.carried) = (None, None, None, None);
        self.typed = Typed::default();
        self.text.clear();
        // Who looks under the cup goes on deciding in the time that is left.
        let goes_on = matches!(entry, Entry::Act { seat, .. } if self.table.look(*seat).is_some());
        if !goes_on {
            self.spent = Duration::ZERO;
        }
        if let Entry::Undo(_) = entry {
            // Whatever rolled, rolled afterwards.
            self.stage = Stage::Idle;
            self.marks.split_off(&self.table.told().len());
        }
        self.show_dice(entry, due, desk);
        if self.stage == Stage::Tumbling { Task::none() } else { self.advance(desk) }
    }

    /// A person decided.
    pub(super) fn decide(&mut self, seat: Seat, notation: String, desk: &mut Desk) -> Task<Message> {
        let judging = self.judging(seat, &notation, desk);
        let entering = self.enter(&Entry::Act { seat, notation }, desk);
        Task::batch([judging, entering])
    }

    /// What the decision is worth, if the coach is switched on.
    fn judging(&self, seat: Seat, notation: &str, desk: &Desk) -> Task<Message> {
        if !desk.settings().coach || self.table.legal(seat).len() < 2 {
            return Task::none();
        }
        let Some(listed) = self.table.listed(seat, notation) else { return Task::none() };
        let (event, notation) = (self.table.told().len(), notation.to_owned());
        let judging = self.table.judging(seat, Level::Strong);
        self.ask(judging, move |thought| Message::Judged(event, notation.clone(), thought.cost(&listed)))
    }

    /// A decision was judged; it may have been taken back since.
    pub(super) fn judged(&mut self, event: usize, notation: &str, cost: Option<f64>) {
        let stands = |told: &crate::table::Told| matches!(&told.entry, Entry::Act { notation: stands, .. } if stands == notation);
        if let Some(cost) = cost
            && self.table.told().get(event).is_some_and(stands)
        {
            self.marks.insert(event, Mark::of(cost, self.table.title().costs()));
        }
    }

    pub(super) fn undo(&mut self, desk: &mut Desk) -> Task<Message> {
        match self.table.undo_span() {
            Ok(span) => self.enter(&Entry::Undo(span), desk),
            Err(reason) => {
                self.note = Some(Note::Refused(reason.0));
                Task::none()
            }
        }
    }
}
