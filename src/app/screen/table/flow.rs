//! How a match goes on: whoever is next is waited for, asked or thrown for; what they do is applied once written.

use std::time::Duration;

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::Entry;
use games::game::{Seat, Throw, Turn};
use games::table::{ParsedLine, Thinking};

use super::coach::Talk;
use super::guide::Guide;
use super::pace::{Activity, NextAction};
use super::{Message, Source, State, Typed};
use crate::app::prelude::*;
use crate::app::work::work;

impl State {
    pub(super) fn advance(&mut self, desk: &mut Desk) -> Task<Message> {
        let rests = self.table.handling().rests && self.people() > 0;
        self.go_on(rests, desk)
    }

    /// Where the table `rests`, not before somebody has looked.
    pub(super) fn go_on(&mut self, rests: bool, desk: &mut Desk) -> Task<Message> {
        (self.pace.stage, self.hand.curtain) = (Activity::Idle, None);
        if self.written.is_watched() {
            self.seat = None;
            self.redraw(desk);
            return Task::none();
        }
        if self.coach.holds() {
            // Whoever has just decided is told first, or will be in a moment.
            (self.pace.stage, self.pace.hurries) = (Activity::Coached, false);
            self.redraw(desk);
            return Task::none();
        }
        let turn = self.table.turn();
        let pages = self.people() > 0 && self.pace.page < self.table.handling().pages;
        let task = match turn {
            _ if self.guide.is_some() => self.guided(desk).unwrap_or_else(Task::none),
            Turn::Over(_) => {
                self.seat = None;
                if self.table.header().championship.is_some() {
                    desk.take_in(None);
                }
                Task::none()
            }
            Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) if pages => {
                self.rest(turn.to_act().first().copied().unwrap_or_default())
            }
            Turn::Roll(throw) => self.await_throw(&throw, rests, desk),
            Turn::Faces(throw) => {
                self.seat = throw.by.first().copied();
                Task::none()
            }
            Turn::Seats(_) => {
                let awaited = self.table.awaited();
                match awaited.iter().find_map(|seat| Some((*seat, self.level(*seat)?))) {
                    Some((seat, _)) if rests => self.rest(seat),
                    Some((seat, level)) => self.think(seat, level, desk),
                    None => {
                        self.seat = self.seat.filter(|seat| awaited.contains(seat)).or(awaited.first().copied());
                        Task::none()
                    }
                }
            }
        };
        // Whoever is asked has seen enough; so has whoever is to look.
        self.pace.hurries &= self.pace.goes_on();
        self.hand_over();
        self.recall_typed();
        self.redraw(desk);
        task
    }

    fn rest(&mut self, seat: Seat) -> Task<Message> {
        (self.seat, self.pace.stage) = (None, Activity::Resting(seat));
        Task::none()
    }

    fn await_throw(&mut self, throw: &Throw, rests: bool, desk: &mut Desk) -> Task<Message> {
        self.seat = throw.by.first().copied();
        if self.source(throw) == Source::Typed {
            return Task::none();
        }
        let thrower = self.seat.unwrap_or(0);
        // Who has just decided to throw does not want to be asked again.
        let decided = self.table.history().last().is_some_and(|told| told.seat == Some(thrower));
        match self.level(thrower) {
            Some(_) if rests => self.rest(thrower),
            _ if decided && !rests && self.pace.page == 0 => {
                // What was decided is seen while the dice roll.
                self.redraw(desk);
                self.throw(desk)
            }
            Some(_) => self.pause(thrower, NextAction::Throw, desk),
            None => Task::none(),
        }
    }

    fn think(&mut self, seat: Seat, level: Level, desk: &mut Desk) -> Task<Message> {
        self.seat = None;
        self.pace.stage = Activity::Thinking(seat);
        self.ask(self.table.thinking(seat, level), desk, Message::Thought)
    }

    pub(super) fn ask<T: Send + 'static>(
        &self,
        thinking: Thinking<T>,
        desk: &mut Desk,
        answer: impl Fn(T) -> Message + Send + 'static,
    ) -> Task<Message> {
        let (mut rng, version) = (self.thought(desk), self.pace.version);
        work(move || thinking(&mut rng)).map(move |thought| answer(thought).at(version))
    }

    pub(super) fn thought(&self, desk: &mut Desk) -> ChaCha8Rng {
        let luck = self.luck().unwrap_or_else(|| Luck::new(desk.chance.random()));
        luck.thought(self.table.history().len())
    }

    pub(super) fn throw(&mut self, desk: &mut Desk) -> Task<Message> {
        let Turn::Roll(throw) = self.table.turn() else { return Task::none() };
        let faces = match self.source(&throw) {
            Source::Typed => return Task::none(),
            Source::Unseen => throw.unseen(),
            Source::Drawn => {
                let luck = self.luck().unwrap_or_else(|| Luck::new(desk.chance.random()));
                let written = self.guide.as_ref().and_then(Guide::faces);
                written.unwrap_or_else(|| throw.draw(&mut luck.after(self.table.history().len())))
            }
        };
        // Where nobody turns the pages, no dice roll on the stage of what has ended.
        let pages = self.table.handling().pages;
        if self.pace.page < pages {
            self.pace.page = pages;
            self.redraw(desk);
        }
        self.enter(&Entry::Roll(faces), desk)
    }

    pub(super) fn entered(&mut self, line: ParsedLine, desk: &mut Desk) -> Task<Message> {
        let (due, entry) = (self.due(), line.entry.clone());
        self.apply(line);
        self.show_dice(&entry, due, desk);
        if self.pace.stage == Activity::Tumbling { Task::none() } else { self.advance(desk) }
    }

    /// A line that was read and written is applied; what was said, typed or taken back before it is gone.
    pub(super) fn apply(&mut self, line: ParsedLine) {
        let entry = line.entry.clone();
        let by_person = match &entry {
            Entry::Act { seat, .. } => self.kind(*seat).is_human(),
            Entry::Roll(_) | Entry::Faces(_) | Entry::Undo(_) => {
                self.table.turn().to_act().iter().all(|seat| self.kind(*seat).is_human())
            }
        };
        if let Entry::Undo(span) = entry {
            self.remember_typed(span);
            let told = self.table.history();
            self.undone.events(&told[told.len() - span..]);
            self.herald.take_back(told.len() - span, &told[told.len() - span]);
            // Whatever rolls, rolled afterwards; and nobody has to hear any more what that cost.
            (self.pace.stage, self.coach.talk) = (Activity::Idle, Talk::Silent);
        } else {
            self.undone.happens(&entry);
        }
        self.table.take(line);
        if let Some(guide) = &mut self.guide {
            guide.happens(&entry);
            guide.is_praised &= by_person;
        }
        self.pace.version += 1;
        self.pace.page = 0;
        (self.note, self.coach.hint) = (None, None);
        self.touched.let_go();
        self.touched.unbegun();
        self.hand.looking = None;
        self.real.typed = Typed::default();
        self.text.clear();
        self.asks_typing = false;
        // Who looks under the cup goes on deciding in the time that is left.
        let goes_on = matches!(entry, Entry::Act { seat, .. } if self.table.look(seat).is_some());
        if !goes_on {
            self.hand.spent = Duration::ZERO;
        }
        self.coach.follow(self.table.history());
    }

    pub(super) fn decide(&mut self, seat: Seat, notation: String, desk: &mut Desk) -> Task<Message> {
        let notation = match self.tried(seat, notation, desk) {
            Ok(notation) => notation,
            Err(tried) => return tried,
        };
        if self.is_kept() {
            desk.begin(self.table.title().key());
        }
        let before = self.pace.version;
        let weighing = self.weigh(seat, &notation, desk);
        let entering = self.enter(&Entry::Act { seat, notation }, desk);
        if self.pace.version == before {
            // It does not stand.
            self.coach.talk = Talk::Silent;
        }
        Task::batch([weighing, entering])
    }
}
