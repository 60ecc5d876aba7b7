//! How fast a match goes: what goes on just now, pauses and dice that roll, and how all of that is passed over.

use std::time::Duration;

use games::game::record::Entry;
use games::game::{Seat, Turn};

use super::{Message, State};
use crate::app::prelude::*;

/// How many pauses it takes to look at what has just ended, where only computer players play.
const LONG: u16 = 3;
/// What part of a pause is enough where a computer player throws again and nothing is decided.
const SHORT: u16 = 4;

#[derive(Debug, Default)]
pub(super) struct Pace {
    pub(super) stage: Activity,
    /// Rises with every change of the position.
    pub(super) version: u64,
    /// How many pages have been turned of those that are looked at before the match goes on.
    pub(super) page: u8,
    /// Whether nobody waits for computer players and dice, until a person is asked.
    pub(super) hurries: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Activity {
    /// A person is waited for, or nobody.
    #[default]
    Idle,
    Tumbling,
    /// Something is looked at, and somebody is to go on before this seat does.
    Resting(Seat),
    /// The coach weighs what a person has decided, or speaks about it, and somebody is to go on.
    Coached,
    Thinking(Seat),
    Pausing(Seat, NextAction),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum NextAction {
    Throw,
    Decide(String),
}

impl Pace {
    pub(super) fn goes_on(&self) -> bool {
        matches!(self.stage, Activity::Thinking(_) | Activity::Pausing(..) | Activity::Tumbling)
    }
}

impl State {
    pub(super) fn settled(&mut self, desk: &mut Desk) -> Task<Message> {
        self.tray.settle();
        if self.pace.stage == Activity::Tumbling { self.advance(desk) } else { Task::none() }
    }

    pub(super) fn decided(&mut self, choice: String, desk: &Desk) -> Task<Message> {
        let Activity::Thinking(seat) = self.pace.stage else { return Task::none() };
        self.pause(seat, NextAction::Decide(choice), desk)
    }

    pub(super) fn may_hurry(&self) -> bool {
        let many = self.table.header().players.len() > 1;
        self.pace.goes_on() && !self.pace.hurries && !self.written.is_watched() && many
    }

    pub(super) fn hurry(&mut self, desk: &mut Desk) -> Task<Message> {
        if !self.may_hurry() {
            return Task::none();
        }
        self.pace.hurries = true;
        self.step(desk)
    }

    pub(super) fn pause(&mut self, seat: Seat, step: NextAction, desk: &Desk) -> Task<Message> {
        self.pace.stage = Activity::Pausing(seat, step);
        let again = matches!(self.table.turn(), Turn::Roll(throw) if self.is_brisk(&throw));
        let pause = match desk.settings().pause.get() {
            _ if self.pace.hurries => 0,
            pause if self.table.handling().rests || self.table.handling().pages > 0 => pause.saturating_mul(LONG),
            pause if again => pause / SHORT,
            pause => pause,
        };
        let version = self.pace.version;
        let over = desk.watch.after(Duration::from_millis(pause.into()));
        over.map(move |()| Message::PauseOver.at(version))
    }

    pub(super) fn step(&mut self, desk: &mut Desk) -> Task<Message> {
        match std::mem::take(&mut self.pace.stage) {
            Activity::Pausing(_, NextAction::Throw) => self.throw(desk),
            Activity::Pausing(seat, NextAction::Decide(notation)) => self.enter(&Entry::Act { seat, notation }, desk),
            Activity::Tumbling => {
                desk.still();
                self.tray.settle();
                self.advance(desk)
            }
            Activity::Coached => self.go_on_pressed(desk),
            Activity::Resting(_) if self.guide.is_some() => self.read_on(desk),
            Activity::Resting(_) => {
                self.pace.page = self.pace.page.saturating_add(1);
                self.go_on(false, desk)
            }
            stage @ (Activity::Idle | Activity::Thinking(_)) => {
                self.pace.stage = stage;
                Task::none()
            }
        }
    }
}
