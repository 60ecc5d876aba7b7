//! What events have led to, taken one after the other by their time. Knows neither a file nor how it is shown.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::reviews::{Review, Reviews};
use super::slips::Slips;
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

#[derive(Clone, Debug, Default)]
pub(super) struct Fold {
    pub standings: HashMap<Card, CardState>,
    pub suspended: HashSet<Card>,
    pub slips: Slips,
    pub suspended_slips: HashSet<Trace>,
    /// The last answers to each card, the latest first, [`LAST`] at most.
    pub answers: HashMap<Card, Vec<Answer>>,
    pub drills: Vec<Drilled>,
    pub tries: usize,
    /// How many events there are, with those that were taken back.
    pub events: usize,
    pub span: Option<[Timestamp; 2]>,
    /// What was taken back, by when it had been: that which may still come.
    pub undone: BTreeMap<Timestamp, BTreeSet<String>>,
}

impl Fold {
    /// Whether an event is about what is folded already.
    pub fn is_reached(&self, event: &Event) -> bool {
        self.span.is_some_and(|[_, last]| event.at() < last || matches!(event, Event::Undo { of, .. } if *of <= last))
    }

    /// Notes what these events take back, before any of them is taken: what is taken back may come later by its time.
    pub fn undo(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Undo { card, of, .. } = event {
                self.undone.entry(*of).or_default().insert(card.clone());
            }
        }
    }

    /// Forgets what was taken back before the last event: nothing from then can come any more.
    pub fn forget(&mut self) {
        if let Some([_, last]) = self.span {
            self.undone = self.undone.split_off(&last);
        }
    }

    fn is_undone(&self, card: &str, at: Timestamp) -> bool {
        self.undone.get(&at).is_some_and(|cards| cards.contains(card))
    }

    /// Takes an event that is not before the last one.
    pub fn take(&mut self, event: &Event, scheduler: &Scheduler, zone: &TimeZone, reviews: &mut Reviews) {
        let at = event.at();
        self.events += 1;
        self.span = Some([self.span.map_or(at, |[first, _]| first), at]);
        match event {
            Event::Review { card, .. } | Event::Reset { card, .. } if self.is_undone(card, at) => {}
            Event::Review { card, grade, ms, said, right, .. } => {
                // A card of another version counts for nothing here, and stays in the journal.
                if let Some(card) = Card::of(card) {
                    let review = self.review(card, at, *grade, scheduler, day_of(at, zone));
                    reviews.push(&Review { ms: *ms, right: *right, ..review });
                    self.answer(card, at, false, if *right { "" } else { said });
                } else if let Some(slip) = slip::of(card) {
                    let (before, today) = (self.slips.get(slip, scheduler), day_of(at, zone));
                    let standing = CardState::after(before.as_ref(), at, *grade, scheduler, today);
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
        for standing in self.standings.values_mut() {
            standing.memory = scheduler.again(&standing.memory);
        }
        self.slips.reschedule(scheduler);
    }
}
