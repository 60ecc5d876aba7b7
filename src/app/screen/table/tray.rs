//! The dice that are seen follow from how things stand; only what moves is a matter of what has just happened.

use club::store::settings::{Dice, Settings, Speed};
use games::game::record::Entry;
use games::game::{Seat, Throw, Turn};

use super::{Activity, Source, State};
use crate::app::prelude::*;
use crate::app::widget::tray::Lies;

/// How much faster dice roll where a computer player throws again and again.
const BRISK: f32 = 1.8;

/// How hard dice are heard that nobody waits for.
const HURRIED: f32 = 0.5;

#[derive(Clone, Copy, Debug)]
pub(super) struct Due {
    dice: usize,
    brisk: bool,
    /// Whether the program throws them, so that they are seen and heard to roll.
    drawn: bool,
}

pub(super) fn tumbles(settings: &Settings) -> bool {
    settings.dice == Dice::Solid && settings.dice_speed != Speed::None && !settings.reduced_motion
}

impl State {
    pub(super) fn due(&self) -> Option<Due> {
        match self.table.turn() {
            Turn::Roll(throw) => {
                let (brisk, drawn) = (self.is_brisk(&throw), self.source(&throw) == Source::Drawn);
                Some(Due { dice: throw.dice.len(), brisk, drawn })
            }
            Turn::Faces(_) | Turn::Seats(_) | Turn::Over(_) => None,
        }
    }

    pub(super) fn is_brisk(&self, throw: &Throw) -> bool {
        let again = self.table.thrown(false).is_some_and(|last| last.throw.by == throw.by);
        let rolled = self.table.history().last().is_some_and(|told| told.seat.is_none());
        again && rolled && throw.by.iter().all(|seat| self.level(*seat).is_some())
    }

    /// The dice thrown last, as everybody sees them, or as the one who looks, or had looked, under the cup.
    fn lies(&self) -> Option<Lies> {
        let table = self.coach.shows().unwrap_or(&*self.table);
        let looked = self.looker().and_then(|seat| table.look(seat)).filter(|thrown| thrown.faces.is_some());
        let aside = looked.is_some();
        Some(Lies { thrown: looked.or_else(|| table.thrown(false))?, aside })
    }

    /// If they have looked: whoever holds it, and who is asked, or told, what to decide after that.
    fn looker(&self) -> Option<Seat> {
        let holds = self.hand.looking.map(|looking| looking.seat);
        let asked = || Some(self.guide.as_ref()?.drill()?.now()?.slip.seat);
        holds.or_else(|| self.coach.shown_to()).or_else(asked)
    }

    fn show(&mut self, moves: Option<f32>) {
        self.tray.show(self.lies(), self.table.handling().covers(), moves);
    }

    pub(super) fn lay_dice(&mut self) {
        self.show(None);
    }

    /// `due` are the dice that were due before the event.
    pub(super) fn show_dice(&mut self, entry: &Entry, due: Option<Due>, desk: &mut Desk) {
        let due = due.filter(|_| matches!(entry, Entry::Roll(_)));
        let seen = tumbles(desk.settings()) && !self.pace.hurries && !matches!(entry, Entry::Undo(_));
        let moves = seen && due.is_none_or(|due| due.drawn);
        let pace = if due.is_some_and(|due| due.brisk) { BRISK } else { 1.0 };
        self.show(moves.then_some(pace));
        let Some(due) = due else { return };
        if self.tray.is_moving() {
            self.pace.stage = Activity::Tumbling;
        }
        // Real dice are heard on the real table.
        if due.drawn {
            self.is_heard(due.dice, desk);
        }
    }

    fn is_heard(&self, dice: usize, desk: &mut Desk) {
        let settings = desk.settings().clone();
        let force = if self.pace.hurries { HURRIED } else { 1.0 };
        desk.knock(|| self.tray.knocks(dice, &settings).harder(force));
    }
}
