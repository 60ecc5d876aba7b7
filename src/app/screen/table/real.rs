//! Real dice as people type them in, die by die: to be taken back until somebody says that they lie so.

use std::collections::BTreeMap;

use games::game::record::Entry;
use games::game::{Die, Face, Throw, Turn};

use super::{Message, Note, Source, State};
use crate::app::prelude::*;

#[derive(Clone, Debug, Default)]
pub(super) struct Typed {
    faces: Vec<Face>,
    /// What is typed of the next die, as long as more digits may follow: 1, where there is a 13.
    digits: String,
    /// Whether it was typed before, and its throw was taken back.
    recalled: bool,
}

fn written(die: &Die, letters: &str) -> Option<Face> {
    die.faces.iter().copied().find(|face| face.to_string() == letters)
}

fn longer(die: &Die, digits: &str) -> Vec<Face> {
    let mut faces = die.distinct();
    faces.retain(|face| face.to_string().strip_prefix(digits).is_some_and(|more| !more.is_empty()));
    faces
}

impl Typed {
    fn recalled(faces: Vec<Face>) -> Self {
        Self { faces, digits: String::new(), recalled: true }
    }

    pub(super) fn faces(&self) -> &[Face] {
        &self.faces
    }

    pub(super) fn digits(&self) -> &str {
        &self.digits
    }

    pub(super) fn is_recalled(&self) -> bool {
        self.recalled
    }

    pub(super) fn is_empty(&self) -> bool {
        self.faces.is_empty() && self.digits.is_empty()
    }

    pub(super) fn next<'a>(&self, throw: &'a Throw) -> Option<&'a Die> {
        throw.dice.get(self.faces.len())
    }

    /// The face that the digits so far make, and those that they may still become.
    pub(super) fn begun(&self, throw: &Throw) -> Option<(Option<Face>, Vec<Face>)> {
        let die = self.next(throw).filter(|_| !self.digits.is_empty())?;
        Some((written(die, &self.digits), longer(die, &self.digits)))
    }

    /// Whether every die shows something; the last one's digits may go on.
    pub(super) fn is_whole(&self, throw: &Throw) -> bool {
        let begun = self.begun(throw).is_some_and(|(face, _)| face.is_some());
        self.faces.len() + usize::from(begun) == throw.dice.len()
    }

    /// Types a letter or digit; whether a die has it.
    fn letter(&mut self, throw: &Throw, letter: char) -> bool {
        if self.recalled {
            // The dice were thrown again.
            let mut anew = Self::default();
            let fits = anew.letter(throw, letter);
            if fits {
                *self = anew;
            }
            return fits;
        }
        let Some(die) = self.next(throw) else { return false };
        let letters = format!("{}{}", self.digits, letter.to_ascii_uppercase());
        if !longer(die, &letters).is_empty() {
            self.digits = letters;
            return true;
        }
        if let Some(face) = written(die, &letters) {
            self.face(face);
            return true;
        }
        // It belongs to the die after the one that is begun.
        let mut closed = self.clone();
        let fits = closed.close(throw) && closed.letter(throw, letter);
        if fits {
            *self = closed;
        }
        fits
    }

    fn face(&mut self, face: Face) {
        self.faces.push(face);
        (self.digits, self.recalled) = (String::new(), false);
    }

    /// What is typed of a die stands; whether that is a face.
    fn close(&mut self, throw: &Throw) -> bool {
        let face = self.begun(throw).and_then(|(face, _)| face);
        face.into_iter().for_each(|face| self.face(face));
        face.is_some()
    }

    fn back(&mut self) {
        self.recalled = false;
        if self.digits.is_empty() {
            self.faces.pop();
        }
        self.digits.clear();
    }
}

#[derive(Debug, Default)]
pub(super) struct Real {
    pub(super) typed: Typed,
    /// Throws that were typed and then taken back, by event: real dice lie on the table as before.
    taken_back: BTreeMap<usize, Vec<Face>>,
}

impl Real {
    pub(super) fn forget_before(&mut self, event: usize) {
        self.taken_back = self.taken_back.split_off(&event);
    }
}

impl State {
    pub(super) fn real_dice_due(&self) -> Option<Throw> {
        let due = match self.table.turn() {
            Turn::Roll(throw) if self.source(&throw) == Source::Typed => Some(throw),
            Turn::Faces(throw) => Some(throw),
            Turn::Roll(_) | Turn::Seats(_) | Turn::Over(_) => None,
        };
        due.filter(|_| self.is_asked())
    }

    /// What a letter or digit does where real dice are due: all digits are theirs, letters if a die has them.
    pub(super) fn face_key(&self, letter: char) -> Option<Message> {
        let throw = self.real_dice_due()?;
        let letter = self.read_off(&throw, letter);
        let fits = self.real.typed.clone().letter(&throw, letter);
        (fits || letter.is_ascii_digit()).then_some(Message::FaceTyped(letter))
    }

    /// What is typed for a face that bears several signs, such as the 7 of 1/7, is its name; all else stays.
    fn read_off(&self, throw: &Throw, letter: char) -> char {
        let typed = &self.real.typed;
        let Some(die) = typed.next(throw).filter(|_| typed.digits().is_empty()) else { return letter };
        let is = |face: &Face| face.to_string().starts_with(letter.to_ascii_uppercase());
        if die.faces.iter().any(is) {
            return letter;
        }
        let art = self.table.title().die(die);
        let sign = letter.to_string();
        let bears = |face: &&Face| (art.face)(die, **face).words().contains(&sign.as_str());
        let found = die.faces.iter().find(bears).and_then(|face| face.to_string().chars().next());
        found.unwrap_or(letter)
    }

    pub(super) fn typed_key(&self) -> Option<Message> {
        self.real_dice_due().filter(|_| !self.real.typed.is_empty()).map(|_| Message::FacesStood)
    }

    pub(super) fn face_typed(&mut self, letter: char, desk: &mut Desk) -> Task<Message> {
        let Some(throw) = self.real_dice_due() else { return Task::none() };
        self.note = None;
        if !self.real.typed.letter(&throw, letter) {
            let wanted = self.real.typed.next(&throw).is_some();
            let (die, face) = (self.real.typed.faces().len() + 1, format!("{}{letter}", self.real.typed.digits()));
            if wanted {
                self.refuse(Note::Refused(phrase!("core-no-such-face", die, face)));
            }
            return Task::none();
        }
        self.count_at_once(&throw, desk)
    }

    pub(super) fn face_pressed(&mut self, face: Face, desk: &mut Desk) -> Task<Message> {
        let Some(throw) = self.real_dice_due() else { return Task::none() };
        if !self.real.typed.next(&throw).is_some_and(|die| die.faces.contains(&face)) {
            return Task::none();
        }
        self.note = None;
        self.real.typed.face(face);
        self.count_at_once(&throw, desk)
    }

    pub(super) fn face_removed(&mut self) {
        self.note = None;
        self.real.typed.back();
    }

    /// The dice lie as they are typed: the one that is begun; with all of them, the throw counts.
    pub(super) fn faces_stood(&mut self, desk: &mut Desk) -> Task<Message> {
        let Some(throw) = self.real_dice_due() else { return Task::none() };
        self.real.typed.close(&throw);
        if self.real.typed.is_whole(&throw) { self.count(desk) } else { Task::none() }
    }

    fn count_at_once(&mut self, throw: &Throw, desk: &mut Desk) -> Task<Message> {
        let done = self.real.typed.faces().len() == throw.dice.len();
        if done && !desk.settings().confirm_dice { self.count(desk) } else { Task::none() }
    }

    fn count(&mut self, desk: &mut Desk) -> Task<Message> {
        let faces = self.real.typed.faces().to_vec();
        let entry = if matches!(self.table.turn(), Turn::Faces(_)) { Entry::Faces(faces) } else { Entry::Roll(faces) };
        self.enter(&entry, desk)
    }

    /// So many events are about to be taken back: what was typed among them is remembered, but for what was hidden.
    pub(super) fn remember_typed(&mut self, span: usize) {
        let told = self.table.history();
        let first = told.len().saturating_sub(span);
        let typed = self.luck().is_none() && !self.table.handling().covers();
        self.real.taken_back = told
            .iter()
            .enumerate()
            .skip(if typed { first } else { told.len() })
            .filter_map(|(event, told)| match &told.entry {
                Entry::Roll(faces) => Some((event, faces.clone())),
                Entry::Faces(_) | Entry::Act { .. } | Entry::Undo(_) => None,
            })
            .collect();
    }

    pub(super) fn recall_typed(&mut self) {
        let Some(throw) = self.real_dice_due().filter(|_| self.real.typed.is_empty()) else { return };
        let faces = self.real.taken_back.remove(&self.table.history().len());
        if let Some(faces) = faces.filter(|faces| throw.check(faces).is_ok()) {
            self.real.typed = Typed::recalled(faces);
        }
    }
}

#[cfg(test)]
mod tests;
