//! The coach: what a strong player would do, and what decisions were worth. Both are thought of elsewhere.

use std::collections::BTreeMap;

use super::guide::Guide;
use super::{Note, Stage, State};
use crate::app::prelude::*;
use crate::game::bot::{Level, Mark};
use crate::game::record::Entry;
use crate::game::{Seat, Turn};
use crate::table::{Thought, Told};

/// The most decisions whose worth a hint tells.
const HINTED: usize = 8;

/// What the coach has said.
#[derive(Debug, Default)]
pub(super) struct Coach {
    /// A hint that is pointed out, in notation.
    pub(super) hint: Option<String>,
    /// What decisions were worth, by standing event.
    pub(super) marks: BTreeMap<usize, Mark>,
}

/// A decision and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Candidate {
    /// In notation.
    pub(super) notation: String,
    pub(super) worth: f64,
    pub(super) says: Phrase,
}

/// What the coach is asked, and answers.
#[derive(Clone, Debug)]
pub enum Message {
    /// What would a strong player do?
    HintPressed,
    /// One of the decisions that a hint tells is pointed out on the board; the one that is pointed out is made.
    CandidatePressed(String),
    /// The hint's answer, asked for at that version.
    Hinted(u64, Thought),
    /// What the decision that became that event cost.
    Judged(usize, String, Option<f64>),
}

impl State {
    /// Handles what the coach is asked, and answers.
    pub(super) fn coached(&mut self, message: Message, desk: &mut Desk) -> Task<super::Message> {
        match message {
            Message::HintPressed => return self.ask_hint(desk),
            Message::CandidatePressed(notation) if self.coach.hint.as_ref() == Some(&notation) => {
                return self.choose(notation, desk);
            }
            Message::CandidatePressed(notation) => {
                self.coach.hint = Some(notation);
                self.redraw(desk);
            }
            Message::Hinted(version, thought) if version == self.pace.version => self.hinted(thought, desk),
            Message::Hinted(..) => {}
            Message::Judged(event, notation, cost) => self.judged(event, &notation, cost),
        }
        Task::none()
    }

    fn ask_hint(&mut self, desk: &mut Desk) -> Task<super::Message> {
        let decides = matches!(self.table.turn(), Turn::Seats(_)) && self.pace.stage == Stage::Idle;
        let Some(seat) = self.seat.filter(|_| decides) else { return Task::none() };
        if let Some(expected) = self.guide.as_ref().and_then(Guide::expected) {
            self.coach.hint = Some(expected.to_owned());
            self.redraw(desk);
            return Task::none();
        }
        if self.table.knows_better(seat) {
            self.note = Some(Note::Refused(phrase!("core-unseen-advice")));
            return Task::none();
        }
        let version = self.pace.version;
        self.ask(self.table.judging(seat, Level::Strong), desk, move |thought| {
            super::Message::Coach(Message::Hinted(version, thought))
        })
    }

    fn hinted(&mut self, thought: Thought, desk: &Desk) {
        let Some(seat) = self.seat else { return };
        let eyes = self.eyes(desk);
        if let Some(said) = self.table.say(seat, &thought.choice, &eyes) {
            // Where anything at all may be called, every name of a result is worth the same, and the rest nothing.
            let free = self.table.free(seat);
            let differs = |index: usize, worth: f64| {
                let before = index.checked_sub(1).map(|before| thought.candidates[before].1);
                !free || worth > 0.0 && before != Some(worth)
            };
            let all = thought.candidates.iter().enumerate();
            let best = all.filter(|(index, (_, worth))| differs(*index, *worth)).map(|(_, one)| one).take(HINTED);
            let told = best.filter_map(|(notation, worth)| {
                let says = self.table.say(seat, notation, &eyes)?;
                Some(Candidate { notation: notation.clone(), worth: *worth, says })
            });
            self.note = Some(Note::Hint(phrase!("app-hint-says", what = said), told.collect()));
        }
        self.coach.hint = Some(thought.choice);
        self.redraw(desk);
    }

    /// What the decision is worth, if the coach is switched on.
    pub(super) fn judging(&self, seat: Seat, notation: &str, desk: &mut Desk) -> Task<super::Message> {
        if !desk.settings().coach || self.guide.is_some() || self.table.legal(seat).len() < 2 {
            return Task::none();
        }
        let Some(listed) = self.table.listed(seat, notation) else { return Task::none() };
        let (event, notation) = (self.table.told().len(), notation.to_owned());
        self.ask(self.table.judging(seat, Level::Strong), desk, move |thought| {
            super::Message::Coach(Message::Judged(event, notation.clone(), thought.cost(&listed)))
        })
    }

    /// A decision was judged; it may have been taken back since.
    fn judged(&mut self, event: usize, notation: &str, cost: Option<f64>) {
        let stands = |told: &Told| matches!(&told.entry, Entry::Act { notation: stands, .. } if stands == notation);
        if let Some(cost) = cost
            && self.table.told().get(event).is_some_and(stands)
        {
            self.coach.marks.insert(event, Mark::of(cost, self.table.title().about().costs));
        }
    }

    /// Whether the coach keeps its marks to itself: between people, what a decision was worth would tell what lay
    /// under the cup.
    pub(super) fn hides_marks(&self) -> bool {
        self.table.manner().covers() && self.people() > 1 && !self.table.turn().is_over()
    }
}
