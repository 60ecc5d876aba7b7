//! What events have led to, taken one after the other by their time. Knows neither a file nor how it is shown.

use std::collections::{HashMap, HashSet};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::{FIRM, days};
use crate::store::day_of;
use crate::store::reviewed::Trace;
use crate::trainer::card::{Card, Deck};
use crate::trainer::event::{Drilled, Event};
use crate::trainer::schedule::{Grade, Memory, Scheduler};
use crate::trainer::slip;

/// How many answers to the same card, the last ones, are remembered: what is known by now is not weak.
pub const LAST: usize = 10;

#[derive(Clone, Debug, PartialEq)]
pub struct CardState {
    pub memory: Memory,
    pub reviews: u32,
    pub last: Timestamp,
    /// Whether it was not known then: it comes again in the same session.
    pub again: bool,
    pub met: Date,
}

impl CardState {
    fn after(before: Option<&Self>, at: Timestamp, grade: Grade, scheduler: &Scheduler, today: Date) -> Self {
        Self {
            memory: scheduler.review(before.map(|before| &before.memory), grade, today),
            reviews: before.map_or(1, |before| before.reviews + 1),
            last: at,
            again: grade == Grade::Again,
            met: before.map_or(today, |before| before.met),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub at: Timestamp,
    pub drilled: bool,
    /// What was said, where that was wrong; empty where it was right, or nothing was said.
    pub wrong: String,
}

/// A card that was graded, and not taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Review {
    pub day: Date,
    pub card: Card,
    /// How long the answer took, milliseconds.
    pub ms: u32,
    pub right: bool,
    /// Whether the card was known, by its grade.
    pub known: bool,
    /// How sure the scheduler was that it would be known, 0 to 1; none on the day it was met or seen last.
    pub forecast: Option<f32>,
    pub firm: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Fold {
    pub standings: HashMap<Card, CardState>,
    pub suspended: HashSet<Card>,
    pub slips: HashMap<Trace, CardState>,
    pub suspended_slips: HashSet<Trace>,
    /// By their time.
    pub reviews: Vec<Review>,
    /// The last answers to each card, the latest first, [`LAST`] at most.
    pub answers: HashMap<Card, Vec<Answer>>,
    pub drills: Vec<Drilled>,
    pub tries: usize,
    pub last: Option<Timestamp>,
    /// What was taken back, by when it had been.
    undone: HashMap<Timestamp, HashSet<String>>,
}

impl Fold {
    /// Takes events by their time, none of them before the last one.
    pub fn take_all(&mut self, mut events: Vec<&Event>, scheduler: &Scheduler, zone: &TimeZone) {
        // What is taken back may come later by its time.
        for event in &events {
            if let Event::Undo { card, of, .. } = event {
                self.undone.entry(*of).or_default().insert(card.clone());
            }
        }
        events.sort_by_key(|event| event.at());
        for event in events {
            self.take(event, scheduler, zone);
        }
    }

    fn is_undone(&self, card: &str, at: Timestamp) -> bool {
        self.undone.get(&at).is_some_and(|cards| cards.contains(card))
    }

    fn take(&mut self, event: &Event, scheduler: &Scheduler, zone: &TimeZone) {
        let at = event.at();
        self.last = Some(at);
        match event {
            Event::Review { card, .. } | Event::Reset { card, .. } if self.is_undone(card, at) => {}
            Event::Review { card, grade, ms, said, right, .. } => {
                // A card of another version counts for nothing here, and stays in the journal.
                if let Some(card) = Card::of(card) {
                    let review = self.review(card, at, *grade, scheduler, day_of(at, zone));
                    self.reviews.push(Review { ms: *ms, right: *right, ..review });
                    self.answer(card, at, false, if *right { "" } else { said });
                } else if let Some(slip) = slip::of(card) {
                    let (before, today) = (self.slips.get(&slip), day_of(at, zone));
                    let standing = CardState::after(before, at, *grade, scheduler, today);
                    self.slips.insert(slip, standing);
                }
            }
            Event::Undo { .. } => {}
            Event::Suspend { card, .. } => {
                self.suspended.extend(Card::of(card));
                self.suspended_slips.extend(slip::of(card));
            }
            Event::Resume { card, .. } => {
                self.suspended.retain(|kept| Some(*kept) != Card::of(card));
                self.suspended_slips.retain(|kept| Some(*kept) != slip::of(card));
            }
            Event::Reset { card, .. } => match card.strip_prefix("deck:").map(Deck::of) {
                Some(deck) => self.standings.retain(|card, _| Some(card.deck()) != deck),
                None => self.standings.retain(|kept, _| Some(*kept) != Card::of(card)),
            },
            Event::Try { card, said, right, .. } => {
                if let Some(card) = Card::of(card) {
                    self.tries += 1;
                    self.answer(card, at, true, if *right { "" } else { said });
                }
            }
            Event::Drill(drilled) => self.drills.push(drilled.clone()),
        }
    }

    fn review(&mut self, card: Card, at: Timestamp, grade: Grade, scheduler: &Scheduler, today: Date) -> Review {
        let before = self.standings.get(&card);
        let standing = CardState::after(before, at, grade, scheduler, today);
        let forecast = before
            .filter(|before| days(before.memory.last, today) > 0)
            .map(|before| scheduler.recall(&before.memory, today));
        let (known, firm) = (grade != Grade::Again, standing.memory.stability() >= FIRM);
        self.standings.insert(card, standing);
        Review { day: today, card, ms: 0, right: false, known, forecast, firm }
    }

    /// Remembers an answer. Of one moment sessions come before drills, and what came first before what came then.
    fn answer(&mut self, card: Card, at: Timestamp, drilled: bool, wrong: &str) {
        let all = self.answers.entry(card).or_default();
        let comes_after = |other: &Answer| other.at == at && other.drilled <= drilled;
        let place = all.iter().take_while(|other| comes_after(other)).count();
        all.insert(place, Answer { at, drilled, wrong: wrong.to_owned() });
        all.truncate(LAST);
    }

    pub fn reschedule(&mut self, scheduler: &Scheduler) {
        for standing in self.standings.values_mut().chain(self.slips.values_mut()) {
            standing.memory = scheduler.again(&standing.memory);
        }
    }
}
