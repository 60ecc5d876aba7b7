//! Who has the screen in hand where dice are hidden: the curtain between one person and the next, and their time.

use std::time::Duration;

use iced::Task;

use super::{Message, Stage, State};
use crate::app::desk::Desk;
use crate::game::record::Entry;
use crate::game::{Seat, Turn};
use crate::store::settings::Clock;

impl State {
    /// How many people play.
    pub(super) fn people(&self) -> usize {
        self.table.header().players.iter().filter(|player| player.kind.is_human()).count()
    }

    /// Whether the coach keeps its marks to itself: between people, what a decision was worth would tell what lay
    /// under the cup.
    pub(super) fn hides_marks(&self) -> bool {
        self.table.covers() && self.people() > 1 && !self.table.turn().is_over()
    }

    /// Whom the screen is to be handed to, if it is in other hands.
    fn next_holder(&self) -> Option<Seat> {
        let hidden = self.table.peeks() && self.people() > 1 && self.journal.is_some();
        let seat = self.seat.filter(|_| hidden && self.stage == Stage::Idle)?;
        (self.kind(seat).is_human() && self.holder != Some(seat)).then_some(seat)
    }

    /// Lets the curtain down where somebody else is next. Dice that lie open are left to be seen by all: then it
    /// comes with the next throw ([`State::throw_pressed`]).
    pub(super) fn hand_over(&mut self) {
        // Real dice that will lie under the cup are typed unseen by the others, but not before all have looked.
        let is_typed = self.table.peeks() && !self.table.rests() && self.real_dice_due().is_some();
        self.curtain = self.next_holder().filter(|_| is_typed || !self.table.sight(None).is_open());
    }

    /// A person throws drawn dice; under the cup, only with the screen in hand.
    pub(super) fn throw_pressed(&mut self, desk: &mut Desk) -> Task<Message> {
        if !self.may_throw() {
            return Task::none();
        }
        self.curtain = self.next_holder();
        if self.curtain.is_some() { Task::none() } else { self.throw(desk) }
    }

    /// The one who is named has the screen in hand.
    pub(super) fn curtain_lifted(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(seat) = self.curtain.take() else { return Task::none() };
        self.holder = Some(seat);
        // The throw was asked for before the screen changed hands.
        if self.may_throw() {
            return self.throw(desk);
        }
        self.redraw(desk);
        Task::none()
    }

    /// The time of the person who decides now: what is left, and the whole.
    pub(super) fn time(&self, desk: &Desk) -> Option<(Duration, Duration)> {
        let clock = desk.settings().clock;
        let seat = self.seat.filter(|_| clock != Clock::Off && self.is_asked())?;
        let decides = matches!(self.table.turn(), Turn::Seats(_)) && self.kind(seat).is_human();
        self.table.timeout(seat).filter(|_| decides)?;
        let whole = Duration::from_secs(clock.seconds().into());
        Some((whole.saturating_sub(self.spent), whole))
    }

    /// So much time went by; when it is up, what counts is decided.
    pub(super) fn ticked(&mut self, gone: Duration, desk: &mut Desk) -> Task<Message> {
        let Some((left, _)) = self.time(desk) else { return Task::none() };
        self.spent += gone;
        if left > gone {
            return Task::none();
        }
        match self.seat.and_then(|seat| Some((seat, self.table.timeout(seat)?))) {
            Some((seat, notation)) => self.enter(&Entry::Act { seat, notation }, desk),
            None => Task::none(),
        }
    }
}
