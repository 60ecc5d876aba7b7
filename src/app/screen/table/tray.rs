//! What an event does to the dice that are seen: they roll, lie, go under the cup, come to light.

use iced::Task;

use super::{Message, Stage, State};
use crate::app::desk::Desk;
use crate::app::widget::tray::Tray;
use crate::game::record::Entry;
use crate::game::{Seat, Throw};
use crate::store::settings::{Dice, Settings, Speed};
use crate::table::{Sight, Thrown};

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
    /// Shows what an event that has just been entered did to the dice, `due` being those that it threw.
    pub(super) fn show_dice(&mut self, entry: &Entry, due: Option<Throw>, desk: &Desk) {
        let moves = tumbles(desk.settings());
        let looked = std::mem::take(&mut self.looking);
        match (entry, due) {
            (Entry::Roll(faces), Some(throw)) => {
                let moves = moves && self.luck().is_some();
                match (self.table.sight(None).is_open(), moves) {
                    (true, true) => self.tray.throw(&throw, faces, self.version),
                    (true, false) => self.tray.lay(&throw, faces),
                    (false, moves) => self.tray.cover(moves),
                }
                if moves {
                    self.stage = Stage::Tumbling;
                }
            }
            (Entry::Undo(_), _) => match self.table.thrown(false) {
                Some(thrown) => lay(&mut self.tray, &thrown),
                None => self.tray.clear(),
            },
            (Entry::Roll(_) | Entry::Act { .. }, _) if looked || self.tray.is_covered() => {
                match self.table.thrown(false) {
                    Some(Thrown { throw, faces: Some(faces) }) => self.tray.uncover(&throw, &faces, moves && !looked),
                    Some(Thrown { faces: None, .. }) => self.tray.cover(false),
                    None => self.tray.clear(),
                }
            }
            (Entry::Roll(_) | Entry::Act { .. }, _) => {}
        }
    }

    /// The decision that is looking under the cup, for the person who may now.
    pub(super) fn may_look(&self) -> Option<(Seat, String)> {
        let seat = self.seat.filter(|_| self.is_asked())?;
        match self.table.sight(Some(seat)) {
            Sight::Look(notation) => Some((seat, notation)),
            Sight::Open | Sight::Covered => None,
        }
    }

    /// Somebody looks under the cup, for as long as they hold it: recorded first, then seen.
    pub(super) fn look(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some((seat, notation)) = self.may_look() else { return Task::none() };
        let before = self.version;
        let task = self.decide(seat, notation, desk);
        if let Some((throw, faces)) = self.table.look(seat).filter(|_| self.version != before) {
            self.tray.show_under(&throw, &faces);
            self.looking = true;
        }
        task
    }

    /// The cup is over the dice again.
    pub(super) fn look_away(&mut self) {
        if std::mem::take(&mut self.looking) {
            self.tray.cover(false);
        }
    }
}
