//! How fast a match goes: what goes on just now, pauses and dice that roll, and how all of that is passed over.

use std::time::Duration;

use games::game::record::Entry;
use games::game::{Seat, Turn};

use super::{State, coach};
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

#[derive(Clone, Debug)]
pub enum Message {
    ThrowPressed,
    Settled(u64),
    Thought(u64, String),
    PauseOver(u64),
    SkipPressed,
    HurryPressed,
}

impl Pace {
    pub(super) fn goes_on(&self) -> bool {
        matches!(self.stage, Activity::Thinking(_) | Activity::Pausing(..) | Activity::Tumbling)
    }
}

impl State {
    /// Handles what was waited for. An answer that comes late, for a position that is gone, is dropped by its version.
    pub(super) fn paced(&mut self, message: Message, desk: &mut Desk) -> Task<super::Message> {
        match message {
            Message::ThrowPressed => self.throw_pressed(desk),
            Message::Settled(version) if version == self.pace.version => {
                self.tray.settle();
                if self.pace.stage == Activity::Tumbling { self.advance(desk) } else { Task::none() }
            }
            Message::PauseOver(version) if version == self.pace.version => self.step(desk),
            Message::Thought(version, choice) if version == self.pace.version => match self.pace.stage {
                Activity::Thinking(seat) => self.pause(seat, NextAction::Decide(choice), desk),
                Activity::Idle
                | Activity::Tumbling
                | Activity::Resting(_)
                | Activity::Coached
                | Activity::Pausing(..) => Task::none(),
            },
            Message::Settled(_) | Message::PauseOver(_) | Message::Thought(..) => Task::none(),
            Message::SkipPressed => self.step(desk),
            Message::HurryPressed => self.hurry(desk),
        }
    }

    pub(super) fn may_hurry(&self) -> bool {
        let many = self.table.header().players.len() > 1;
        self.pace.goes_on() && !self.pace.hurries && !self.written.is_watched() && many
    }

    /// No more waiting, until a person is asked, something is to be looked at, or it is over.
    fn hurry(&mut self, desk: &mut Desk) -> Task<super::Message> {
        if !self.may_hurry() {
            return Task::none();
        }
        self.pace.hurries = true;
        self.step(desk)
    }

    pub(super) fn pause(&mut self, seat: Seat, step: NextAction, desk: &Desk) -> Task<super::Message> {
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
        over.map(move |()| super::Message::Pace(Message::PauseOver(version)))
    }

    fn step(&mut self, desk: &mut Desk) -> Task<super::Message> {
        match std::mem::take(&mut self.pace.stage) {
            Activity::Pausing(_, NextAction::Throw) => self.throw(desk),
            Activity::Pausing(seat, NextAction::Decide(notation)) => self.enter(&Entry::Act { seat, notation }, desk),
            Activity::Tumbling => {
                desk.still();
                self.tray.settle();
                self.advance(desk)
            }
            Activity::Coached => self.coached(coach::Message::GoOnPressed, desk),
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
