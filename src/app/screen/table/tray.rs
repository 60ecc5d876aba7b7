//! What an event does to the dice that are seen: they roll, lie, go under the cup, come to light.

use super::{Source, Stage, State};
use crate::app::prelude::*;
use crate::app::widget::tray::Tray;
use crate::game::record::Entry;
use crate::game::{Throw, Turn};
use crate::store::settings::{Dice, Settings, Speed};
use crate::table::Thrown;

/// How much faster dice roll where a computer player throws again and again.
const BRISK: f32 = 1.8;

/// How hard dice are heard that nobody waits for.
const HURRIED: f32 = 0.5;

/// Dice that are thrown, as they were due.
#[derive(Clone, Debug)]
pub(super) struct Due {
    throw: Throw,
    /// How many of them roll in the open while the others lie under the cup.
    open: Option<usize>,
    /// Whether it is one of many throws of a computer player.
    brisk: bool,
    /// Whether the program throws them, so that they are seen and heard to roll.
    drawn: bool,
}

/// Puts the dice there as everybody sees them.
pub(super) fn lay(tray: &mut Tray, thrown: &Thrown) {
    match &thrown.faces {
        Some(faces) => tray.lay(&thrown.throw, faces),
        None => tray.cover(false),
    }
}

/// Whether dice move.
pub(super) fn tumbles(settings: &Settings) -> bool {
    settings.dice == Dice::Solid && settings.dice_speed != Speed::None && !settings.reduced_motion
}

impl State {
    /// The dice that are due, if any are.
    pub(super) fn due(&self) -> Option<Due> {
        match self.table.turn() {
            Turn::Roll(throw) => {
                let (brisk, drawn) = (self.is_brisk(&throw), self.source(&throw) == Source::Drawn);
                Some(Due { throw, open: self.table.manner().in_the_open(), brisk, drawn })
            }
            Turn::Faces(_) | Turn::Seats(_) | Turn::Over(_) => None,
        }
    }

    /// Whether a computer player that has just thrown throws again, with nothing decided between.
    pub(super) fn is_brisk(&self, throw: &Throw) -> bool {
        let again = self.table.thrown(false).is_some_and(|last| last.throw.by == throw.by);
        let rolled = self.table.told().last().is_some_and(|told| told.seat.is_none());
        again && rolled && throw.by.iter().all(|seat| self.level(*seat).is_some())
    }

    /// Shows what an event that has just been entered did to the dice, `due` being those that it threw.
    pub(super) fn show_dice(&mut self, entry: &Entry, due: Option<Due>, desk: &mut Desk) {
        let moves = tumbles(desk.settings()) && !self.pace.hurries;
        let looked = self.hand.looking.take().is_some();
        match (entry, due) {
            (Entry::Roll(faces), Some(Due { throw, open, brisk, drawn })) => {
                let moves = moves && drawn;
                self.tray.make_room(self.table.manner().covers() || open.is_some());
                match (self.table.sight(None).is_open(), moves, open) {
                    (true, true, Some(first)) => self.tray.blow(&throw, faces, first, self.pace.version),
                    (true, true, None) => self.tray.throw(&throw, faces, self.pace.version),
                    (true, false, _) => self.tray.lay(&throw, faces),
                    (false, moves, _) => self.tray.cover(moves),
                }
                if brisk {
                    self.tray.hurry(BRISK);
                }
                if moves {
                    self.pace.stage = Stage::Tumbling;
                }
                // Real dice are heard on the real table.
                if drawn {
                    self.is_heard(throw.dice.len(), desk);
                }
            }
            (Entry::Undo(_), _) => self.lay_dice(),
            (Entry::Roll(_) | Entry::Faces(_) | Entry::Act { .. }, _) if looked || self.tray.is_covered() => {
                match self.table.thrown(false) {
                    Some(Thrown { throw, faces: Some(faces) }) => self.tray.uncover(&throw, &faces, moves && !looked),
                    Some(Thrown { faces: None, .. }) => self.tray.cover(false),
                    None => self.tray.clear(),
                }
            }
            (Entry::Roll(_) | Entry::Faces(_) | Entry::Act { .. }, _) => {}
        }
    }

    /// The dice lie as everybody sees those that were thrown last.
    pub(super) fn lay_dice(&mut self) {
        match self.table.thrown(false) {
            Some(thrown) => lay(&mut self.tray, &thrown),
            None => self.tray.clear(),
        }
    }

    /// The dice in the tray are heard as they are seen.
    fn is_heard(&self, dice: usize, desk: &mut Desk) {
        let settings = desk.settings().clone();
        let force = if self.pace.hurries { HURRIED } else { 1.0 };
        desk.knock(|| self.tray.knocks(dice, &settings).harder(force));
    }
}
