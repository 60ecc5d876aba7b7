//! Who has the screen in hand where dice are hidden: the curtain between people, a look under the cup, their time.

use std::time::{Duration, Instant};

use club::store::settings::Clock;
use games::game::{Seat, Turn};
use games::table::{Cup, Visibility};

use super::{Activity, Message, State};
use crate::app::prelude::*;
use crate::app::widget::reveal;

/// How long a look lasts at least: who only taps the key, as with trembling hands, has looked for good too.
const GLANCE: Duration = Duration::from_millis(900);

#[derive(Debug, Default)]
pub(super) struct Hand {
    pub(super) holder: Option<Seat>,
    /// The person it is to be handed to; nothing of the match is seen meanwhile.
    pub(super) curtain: Option<Seat>,
    pub(super) looking: Option<Looking>,
    pub(super) spent: Duration,
}

/// Somebody looks under the cup, which lasts as long as they hold it, and for [`GLANCE`] at least.
#[derive(Clone, Copy, Debug)]
pub(super) struct Looking {
    pub(super) seat: Seat,
    since: Instant,
}

impl State {
    pub(super) fn people(&self) -> usize {
        self.table.header().players.iter().filter(|player| player.kind.is_human()).count()
    }

    fn next_holder(&self) -> Option<Seat> {
        // Under real cups lies nothing that the screen could tell.
        let hidden = self.table.handling().cup == Cup::Peeked && !self.table.header().real;
        let hidden = hidden && self.people() > 1 && !self.written.is_watched();
        let seat = self.seat.filter(|_| hidden && self.pace.stage == Activity::Idle)?;
        (self.kind(seat).is_human() && self.hand.holder != Some(seat)).then_some(seat)
    }

    /// Dice that lie open are left to be seen by all: then it comes with the next throw ([`State::throw_pressed`]).
    pub(super) fn hand_over(&mut self) {
        self.hand.curtain = self.next_holder().filter(|_| !self.table.visibility(None).is_open());
    }

    /// A person throws; drawn dice under the cup, only with the screen in hand.
    pub(super) fn throw_pressed(&mut self, desk: &mut Desk) -> Task<Message> {
        if !self.may_throw() {
            return Task::none();
        }
        self.written.plays_on();
        if let Some(guide) = &mut self.guide {
            guide.is_praised = false;
        }
        self.hand.curtain = self.next_holder();
        if self.hand.curtain.is_some() { Task::none() } else { self.throw(desk) }
    }

    pub(super) fn curtain_lifted(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(seat) = self.hand.curtain.take() else { return Task::none() };
        self.hand.holder = Some(seat);
        // The throw was asked for before the screen changed hands.
        if self.may_throw() {
            return self.throw(desk);
        }
        self.redraw(desk);
        Task::none()
    }

    /// The time of the person who decides now: what is left, and the whole.
    pub(super) fn time(&self, desk: &Desk) -> Option<(Duration, Duration)> {
        let clock = if self.guide.is_some() { Clock::Off } else { desk.settings().clock };
        let seat = self.seat.filter(|_| clock != Clock::Off && self.is_asked())?;
        let decides = matches!(self.table.turn(), Turn::Seats(_)) && self.kind(seat).is_human();
        self.table.timeout(seat).filter(|_| decides)?;
        let whole = Duration::from_secs(clock.seconds().into());
        Some((whole.saturating_sub(self.hand.spent), whole))
    }

    pub(super) fn ticked(&mut self, gone: Duration, desk: &mut Desk) -> Task<Message> {
        let Some((left, _)) = self.time(desk) else { return Task::none() };
        self.hand.spent += gone;
        if left > gone {
            return Task::none();
        }
        match self.seat.and_then(|seat| self.table.timeout(seat)) {
            Some(line) => self.enter_read(Some(line), desk),
            None => Task::none(),
        }
    }

    pub(super) fn may_look(&self) -> Option<(Seat, String)> {
        let seat = self.seat.filter(|_| self.is_asked())?;
        match self.table.visibility(Some(seat)) {
            Visibility::Look(notation) => Some((seat, notation)),
            Visibility::Open | Visibility::Covered => None,
        }
    }

    /// Whether nobody told the program what lies there: the dice are real, and under a real cup.
    pub(super) fn lies_unknown(&self) -> bool {
        self.table.thrown(true).is_some_and(|thrown| thrown.faces.is_none())
    }

    /// Somebody looks under the cup, for as long as they hold it: recorded first, then seen.
    pub(super) fn look(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some((seat, notation)) = self.may_look() else { return Task::none() };
        let before = self.pace.version;
        let task = self.decide(seat, notation, desk);
        let looked = self.table.look(seat).filter(|_| self.pace.version != before);
        if let Some(faces) = looked.and_then(|thrown| thrown.faces) {
            self.herald.look(&faces);
            self.hand.looking = Some(Looking { seat, since: desk.watch.instant() });
            self.lay_dice();
        }
        // There is only one look: it is not spent on what lies out of sight.
        Task::batch([task, reveal::follow("tray")])
    }

    pub(super) fn glance(&mut self, desk: &mut Desk) -> Task<Message> {
        let looked = self.look(desk);
        Task::batch([looked, self.let_go(desk)])
    }

    pub(super) fn let_go(&mut self, desk: &Desk) -> Task<Message> {
        let Some(Looking { since, .. }) = self.hand.looking else { return Task::none() };
        let rest = GLANCE.saturating_sub(desk.watch.instant().saturating_duration_since(since));
        if rest.is_zero() {
            self.look_away();
            return Task::none();
        }
        desk.watch.after(rest).map(move |()| Message::GlanceOver(since))
    }

    pub(super) fn glance_over(&mut self, since: Instant) {
        if self.hand.looking.is_some_and(|looking| looking.since == since) {
            self.look_away();
        }
    }

    pub(super) fn look_away(&mut self) {
        if self.hand.looking.take().is_some() {
            self.lay_dice();
        }
    }
}
