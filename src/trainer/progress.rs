//! What has been learnt: the journal's events folded into standings and histories. Everything the trainer shows follows
//! from the events, so that nothing is lost with the program. Knows no file and no screen.

use std::collections::{BTreeMap, HashMap, HashSet};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use super::card::{Card, Deck};
use super::event::{Drilled, Event};
use super::schedule::{Grade, Memory, Scheduler, after, day, days};

/// From which stability on a card counts as firm, days.
pub const FIRM: f32 = 21.0;

/// Where a card stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// What the scheduler remembers of it.
    pub memory: Memory,
    /// How often it was graded.
    pub reviews: u32,
    /// When it was graded last.
    pub last: Timestamp,
    /// Whether it was not known then: it comes again in the same session.
    pub again: bool,
    /// The day on which it was met.
    pub met: Date,
}

/// A card that was graded, and not taken back.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// When.
    pub at: Timestamp,
    /// The day that belongs to.
    pub day: Date,
    /// The card.
    pub card: Card,
    /// How well it was known.
    pub grade: Grade,
    /// How long the answer took, milliseconds.
    pub ms: u32,
    /// What was said.
    pub said: String,
    /// Whether that was right.
    pub right: bool,
    /// How sure the scheduler was that it would be known, 0 to 1; none on the day it was met or seen last.
    pub forecast: Option<f32>,
    /// How long it is remembered now, days.
    pub stability: f32,
}

/// A card that was answered in the drill.
#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    /// When.
    pub at: Timestamp,
    /// The card.
    pub card: Card,
    /// How long the answer took, milliseconds.
    pub ms: u32,
    /// What was said; empty where the time was up.
    pub said: String,
    /// Whether that was right.
    pub right: bool,
}

/// How many cards of a deck stand where.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All of them.
    pub all: usize,
    /// Never met.
    pub new: usize,
    /// Due today, or not known when seen last.
    pub due: usize,
    /// Known, but not yet firmly.
    pub young: usize,
    /// Remembered for three weeks and more.
    pub firm: usize,
    /// Not asked any more.
    pub suspended: usize,
}

/// How many cards had been learnt on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Learnt {
    /// The day.
    pub day: Date,
    /// Cards that were met.
    pub met: usize,
    /// Those of them that were firm.
    pub firm: usize,
}

/// What was forecast and what came, over some reviews.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Retention {
    /// The first day.
    pub from: Date,
    /// How many reviews.
    pub count: usize,
    /// The mean forecast, 0 to 1.
    pub forecast: f32,
    /// The share that was known, 0 to 1.
    pub known: f32,
}

/// How long answers took on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The day.
    pub day: Date,
    /// How many answers.
    pub count: usize,
    /// The middle one of their times, milliseconds.
    pub median: u32,
}

/// What has been learnt.
#[derive(Clone, Debug)]
pub struct Progress {
    zone: TimeZone,
    scheduler: Scheduler,
    events: Vec<Event>,
    standings: HashMap<Card, Standing>,
    suspended: HashSet<Card>,
    reviews: Vec<Review>,
    tries: Vec<Try>,
    drills: Vec<Drilled>,
}

impl Progress {
    /// What these events, in any order, have led to; days are those of this time zone.
    pub fn of(mut events: Vec<Event>, scheduler: Scheduler, zone: TimeZone) -> Self {
        events.sort_by_key(Event::at);
        let mut progress = Self {
            zone,
            scheduler,
            events: Vec::new(),
            standings: HashMap::new(),
            suspended: HashSet::new(),
            reviews: Vec::new(),
            tries: Vec::new(),
            drills: Vec::new(),
        };
        let undone = events.iter().filter_map(|event| {
            let Event::Undo { card, of, .. } = event else { return None };
            Some((card.as_str(), *of))
        });
        let undone: HashSet<(&str, Timestamp)> = undone.collect();
        let stands = |event: &&Event| {
            let (Event::Review { card, at, .. } | Event::Reset { card, at }) = *event else { return true };
            !undone.contains(&(card.as_str(), *at))
        };
        events.iter().filter(stands).for_each(|event| progress.take(event));
        progress.events = events;
        progress
    }

    /// Takes one event more.
    pub fn add(&mut self, event: Event) {
        let late = self.events.last().is_some_and(|last| last.at() > event.at());
        if late || matches!(event, Event::Undo { .. }) {
            // All from the beginning.
            let events = std::mem::take(&mut self.events).into_iter().chain([event]).collect();
            *self = Self::of(events, self.scheduler.clone(), self.zone.clone());
        } else {
            self.take(&event);
            self.events.push(event);
        }
    }

    fn take(&mut self, event: &Event) {
        match event {
            Event::Review { at, card, grade, ms, said, right } => {
                // A card of another version counts for nothing here, and stays in the journal.
                if let Some(card) = Card::of(card) {
                    self.review(card, *at, *grade, (*ms, said, *right));
                }
            }
            Event::Undo { .. } => {}
            Event::Suspend { card, .. } => self.suspended.extend(Card::of(card)),
            Event::Resume { card, .. } => self.suspended.retain(|kept| Some(*kept) != Card::of(card)),
            Event::Reset { card, .. } => match card.strip_prefix("deck:").map(Deck::of) {
                Some(deck) => self.standings.retain(|card, _| Some(card.deck()) != deck),
                None => self.standings.retain(|kept, _| Some(*kept) != Card::of(card)),
            },
            Event::Try { at, card, ms, said, right } => {
                let told = |card| Try { at: *at, card, ms: *ms, said: said.clone(), right: *right };
                self.tries.extend(Card::of(card).map(told));
            }
            Event::Drill(drilled) => self.drills.push(drilled.clone()),
        }
    }

    fn review(&mut self, card: Card, at: Timestamp, grade: Grade, (ms, said, right): (u32, &String, bool)) {
        let today = day(at, &self.zone);
        let before = self.standings.get(&card);
        let memory = self.scheduler.review(before.map(|before| &before.memory), grade, today);
        let forecast = before
            .filter(|before| days(before.memory.last, today) > 0)
            .map(|before| self.scheduler.recall(&before.memory, today));
        let standing = Standing {
            memory,
            reviews: before.map_or(1, |before| before.reviews + 1),
            last: at,
            again: grade == Grade::Again,
            met: before.map_or(today, |before| before.met),
        };
        self.standings.insert(card, standing);
        let (said, stability) = (said.clone(), memory.stability());
        self.reviews.push(Review { at, day: today, card, grade, ms, said, right, forecast, stability });
    }

    /// The day it is at that moment.
    pub fn today(&self, now: Timestamp) -> Date {
        day(now, &self.zone)
    }

    /// The scheduler.
    pub fn scheduler(&self) -> &Scheduler {
        &self.scheduler
    }

    /// All events, by their time.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Where a card stands; none where it was never met.
    pub fn standing(&self, card: Card) -> Option<&Standing> {
        self.standings.get(&card)
    }

    /// Whether a card is not asked any more.
    pub fn is_suspended(&self, card: Card) -> bool {
        self.suspended.contains(&card)
    }

    /// The cards that are not asked any more, in the order of the decks.
    pub fn suspended(&self) -> impl Iterator<Item = Card> {
        Card::all().iter().copied().filter(|card| self.is_suspended(*card))
    }

    /// Whether a card is due on a day.
    pub fn is_due(&self, card: Card, today: Date) -> bool {
        !self.is_suspended(card) && self.standing(card).is_some_and(|standing| standing.memory.due <= today)
    }

    /// What was graded, by its time.
    pub fn reviews(&self) -> &[Review] {
        &self.reviews
    }

    /// Those of cards of these decks.
    fn reviews_of(&self, decks: &[Deck]) -> impl Iterator<Item = &Review> {
        self.reviews.iter().filter(|review| decks.contains(&review.card.deck()))
    }

    /// What was answered in drills, by its time.
    pub fn tries(&self) -> &[Try] {
        &self.tries
    }

    /// The drills, by their time.
    pub fn drills(&self) -> &[Drilled] {
        &self.drills
    }

    /// The best drill of that kind in which anything was right: the longest run, then the shortest time, then the earlier one.
    pub fn best(&self, what: &str) -> Option<&Drilled> {
        let of = self.drills.iter().rev().filter(|drill| drill.what == what && drill.right > 0);
        of.max_by_key(|drill| (drill.streak, std::cmp::Reverse(drill.limit)))
    }

    /// How many cards were met on that day.
    pub fn met_on(&self, today: Date) -> usize {
        self.standings.values().filter(|standing| standing.met == today).count()
    }

    /// How many cards of that deck were met on that day.
    pub fn met_of(&self, deck: Deck, today: Date) -> usize {
        self.standings.iter().filter(|(card, standing)| card.deck() == deck && standing.met == today).count()
    }

    /// How many cards of these decks stand where, today.
    pub fn count(&self, decks: &[Deck], today: Date) -> Count {
        let mut count = Count::default();
        for card in Card::all().iter().filter(|card| decks.contains(&card.deck())) {
            count.all += 1;
            match self.standing(*card) {
                _ if self.is_suspended(*card) => count.suspended += 1,
                None => count.new += 1,
                Some(standing) => {
                    count.due += usize::from(standing.memory.due <= today);
                    let firm = standing.memory.stability() >= FIRM;
                    *(if firm { &mut count.firm } else { &mut count.young }) += 1;
                }
            }
        }
        count
    }

    /// How many cards of these decks come due on each of the next days, today's and what is overdue first.
    pub fn coming(&self, decks: &[Deck], today: Date, length: usize) -> Vec<usize> {
        let mut coming = vec![0; length];
        for (card, standing) in &self.standings {
            if decks.contains(&card.deck()) && !self.is_suspended(*card) {
                let ahead = days(today, standing.memory.due) as usize;
                if let Some(count) = coming.get_mut(ahead) {
                    *count += 1;
                }
            }
        }
        coming
    }

    /// How many cards of these decks had been learnt, on every day on which something was graded.
    pub fn learnt(&self, decks: &[Deck]) -> Vec<Learnt> {
        let (mut met, mut firm) = (HashSet::new(), HashSet::new());
        let mut all: Vec<Learnt> = Vec::new();
        for review in self.reviews_of(decks) {
            met.insert(review.card);
            if review.stability >= FIRM {
                firm.insert(review.card);
            } else {
                firm.remove(&review.card);
            }
            let now = Learnt { day: review.day, met: met.len(), firm: firm.len() };
            match all.last_mut() {
                Some(last) if last.day == review.day => *last = now,
                Some(_) | None => all.push(now),
            }
        }
        all
    }

    /// What the scheduler had forecast and what came, by spans of so many days, from the first review on.
    pub fn retention(&self, decks: &[Deck], span: u32) -> Vec<Retention> {
        let test = |review: &Review| Some((review.day, review.forecast?, review.grade != Grade::Again));
        let tested: Vec<(Date, f32, bool)> = self.reviews_of(decks).filter_map(test).collect();
        let Some((first, ..)) = tested.first().copied() else { return Vec::new() };
        let span = span.max(1);
        let mut spans: BTreeMap<u32, (usize, f32, usize)> = BTreeMap::new();
        for (day, forecast, known) in tested {
            let sum = spans.entry(days(first, day) / span).or_default();
            *sum = (sum.0 + 1, sum.1 + forecast, sum.2 + usize::from(known));
        }
        let retention = |(index, (count, forecast, known)): (u32, (usize, f32, usize))| Retention {
            from: after(first, index * span),
            count,
            forecast: forecast / count as f32,
            known: known as f32 / count as f32,
        };
        spans.into_iter().map(retention).collect()
    }

    /// How long answers took, day by day.
    pub fn pace(&self, decks: &[Deck]) -> Vec<Pace> {
        let mut by_day: BTreeMap<Date, Vec<u32>> = BTreeMap::new();
        for review in self.reviews_of(decks).filter(|review| review.right) {
            by_day.entry(review.day).or_default().push(review.ms);
        }
        let pace = |(day, mut times): (Date, Vec<u32>)| {
            times.sort_unstable();
            Pace { day, count: times.len(), median: times[times.len() / 2] }
        };
        by_day.into_iter().map(pace).collect()
    }
}

#[cfg(test)]
mod tests;
