//! The board under pointer and keyboard: pressed, pointed at, led over by arrows, and pieces dragged or put back.

use base::draw::{Drawing, Spot};
use games::table::{Press, Table, View};

use super::{Message, Note, State};
use crate::app::kit::board::{Board, Lead};
use crate::app::prelude::*;
use crate::app::widget::group::unfocus;

#[derive(Debug, Default)]
pub(super) struct Touched {
    pub(super) board: Board,
    pub(super) hovered: Option<Spot>,
    carried: Option<Carried>,
    /// What is typed of a spot, as long as more may follow: 1, where there is a 14.
    pub(super) begun: String,
}

#[derive(Debug)]
struct Carried {
    from: Spot,
    drawing: Drawing,
}

impl Touched {
    pub(super) fn carried(&self) -> Option<&Drawing> {
        self.carried.as_ref().map(|carried| &carried.drawing)
    }

    pub(super) fn pointed(&self) -> Option<&Spot> {
        let pointed = self.board.cursor.as_ref().or(self.hovered.as_ref())?;
        self.board.picture.area(pointed).map(|area| &area.spot)
    }

    pub(super) fn is_held(&self) -> bool {
        self.carried.is_some() || !self.begun.is_empty()
    }

    pub(super) fn says(&self) -> String {
        let spot = self.pointed();
        let area = spot.and_then(|spot| self.board.picture.area(spot));
        area.map(|area| area.says.clone()).unwrap_or_default()
    }

    pub(super) fn longer(&self, begun: &str) -> Vec<&str> {
        let keys = self.board.picture.drawing().spots.iter().filter_map(|area| area.key.as_deref());
        keys.filter(|key| key.len() > begun.len() && key.starts_with(begun)).collect()
    }

    pub(super) fn typed(&self, keys: &str) -> Option<Spot> {
        let area = self.board.picture.drawing().spots.iter().find(|area| area.key.as_deref() == Some(keys))?;
        Some(area.spot.clone())
    }

    /// What a letter or digit does that follows what was typed of a spot; it may as well be the first of another.
    pub(super) fn key(&self, letter: char) -> Option<Message> {
        [format!("{}{letter}", self.begun), letter.to_string()].into_iter().find_map(|keys| {
            if self.longer(&keys).is_empty() {
                self.typed(&keys).map(Message::SpotPressed)
            } else {
                Some(Message::SpotBegun(keys))
            }
        })
    }

    pub(super) fn unbegun(&mut self) -> bool {
        !std::mem::take(&mut self.begun).is_empty()
    }

    pub(super) fn let_go(&mut self) -> bool {
        self.carried.take().is_some()
    }
}

impl State {
    pub(super) fn spot_pressed(&mut self, spot: &Spot, desk: &mut Desk) -> Task<Message> {
        self.touched.board.cursor = None;
        self.pressed(spot, desk)
    }

    pub(super) fn spot_hovered(&mut self, spot: Option<Spot>, desk: &mut Desk) {
        self.touched.hovered = spot;
        self.speak(desk);
    }

    pub(super) fn cursor_pressed(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(spot) = self.touched.board.cursor.clone() else { return Task::none() };
        let before = self.next_offer();
        let task = self.pressed(&spot, desk);
        // What has come of it is confirmed by the next press.
        if self.next_offer().is_some_and(|next| Some(next) != before) {
            self.touched.board.leave();
        }
        task
    }

    pub(super) fn cursor_moved(&mut self, lead: Lead, desk: &mut Desk) -> Task<Message> {
        let seen = self.touched.board.lead(lead);
        self.speak(desk);
        // There is one focus.
        unfocus().chain(seen)
    }

    fn speak(&self, desk: &mut Desk) {
        let spoken = self.touched.pointed().and_then(|spot| self.table.spoken(&self.eyes(desk), spot));
        if let Some(words) = spoken {
            desk.speak(words);
        }
    }

    fn pressed(&mut self, spot: &Spot, desk: &mut Desk) -> Task<Message> {
        self.touched.unbegun();
        self.touch(desk, |table, eyes| table.press(eyes, spot))
    }

    pub(super) fn touch(
        &mut self,
        desk: &mut Desk,
        how: impl FnOnce(&mut dyn Table, &View) -> Press<String>,
    ) -> Task<Message> {
        let (eyes, before) = (self.eyes(desk), self.table.selection());
        match how(&mut *self.table, &eyes) {
            Press::Touched if !self.table.selects(&before) => {
                let composes = !self.table.composes(&before);
                self.note = None;
                if let Some(why) = self.waits_for().filter(|_| composes && self.table.is_composed()) {
                    // A lesson that goes on with a move of its own leaves the board in view.
                    self.table.select(before);
                    self.refuse(Note::Waits(why));
                } else if composes {
                    self.undone.forget();
                    if self.table.is_composed() {
                        self.forget_verdict();
                    }
                }
            }
            Press::Throws if self.may_throw() => return self.throw_pressed(desk),
            Press::Decided(notation) if self.is_asked() && eyes.seat.is_some() => {
                desk.types_calls &= self.call().is_none();
                return self.choose(notation, desk);
            }
            // Whatever the game says of it: there is something else to wait for.
            press => match (self.waits_for(), press) {
                (Some(why), _) => self.refuse(Note::Waits(why)),
                (None, Press::Refused(reason)) => self.refuse(Note::Refused(reason.0)),
                (None, Press::Throws) => self.refuse(Note::Refused(phrase!("app-dice-are-real"))),
                (None, Press::Touched) => self.note = None,
                (None, Press::Decided(_)) => {}
            },
        }
        self.redraw(desk);
        Task::none()
    }

    pub(super) fn grabbed(&mut self, from: Spot, desk: &mut Desk) -> Task<Message> {
        self.touched.board.cursor = None;
        let Some(drawing) = self.table.grab(&self.eyes(desk), &from) else { return self.pressed(&from, desk) };
        (self.touched.carried, self.note) = (Some(Carried { from, drawing }), None);
        self.redraw(desk);
        Task::none()
    }

    /// What is carried is put down where that is allowed. Over the spot it came from it was a click after all.
    pub(super) fn dropped(&mut self, over: Option<Spot>, desk: &mut Desk) -> Task<Message> {
        let Some(carried) = self.touched.carried.take() else { return Task::none() };
        match over {
            Some(spot) if spot != carried.from => {
                let task = self.pressed(&spot, desk);
                if matches!(self.note, Some(Note::Refused(_) | Note::Waits(_))) {
                    self.put_back(desk);
                }
                task
            }
            Some(spot) => {
                self.table.put_back();
                self.pressed(&spot, desk)
            }
            None => {
                self.put_back(desk);
                Task::none()
            }
        }
    }

    /// The last step of what is touched is taken back, or what is carried let go; whether there was something.
    pub(super) fn retract(&mut self, desk: &Desk) -> bool {
        let before = self.table.selection();
        if self.touched.unbegun() {
            // Nothing was touched by it yet.
        } else if self.touched.let_go() {
            self.table.put_back();
        } else if self.table.retract() {
            // What was only looked at is no step.
            if !self.table.composes(&before) {
                self.undone.step(before);
            }
        } else {
            return false;
        }
        self.note = None;
        self.redraw(desk);
        true
    }

    /// The same down to the last step of a decision, whatever was looked at since.
    pub(super) fn retract_step(&mut self, desk: &Desk) {
        let (held, before) = (self.touched.is_held(), self.table.selection());
        while self.retract(desk) && !held && self.table.composes(&before) {}
    }

    fn put_back(&mut self, desk: &Desk) {
        self.table.put_back();
        self.redraw(desk);
    }
}
