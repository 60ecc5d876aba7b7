//! What has been learnt: all that the trainer shows, folded from the journal's events. What comes after all others goes
//! on from there; where something is taken back or comes late, all are folded anew. Knows no file and no screen.

use std::collections::{BTreeMap, HashSet};

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

use games::dre13ehn::Kind;

use super::card::{Card, Deck};
use super::event::{Drilled, Event};
use super::schedule::{Scheduler, after, before, days};
use crate::store::day_of;
use crate::store::reviewed::Trace;

mod fold;

pub use fold::{Answer, CardState, LAST, Review};

use fold::Fold;

/// From which stability on a card counts as firm, days.
pub const FIRM: f32 = 21.0;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub all: usize,
    pub new: usize,
    /// Due today, or not known when seen last.
    pub due: usize,
    /// Known, but not yet firmly.
    pub young: usize,
    /// Remembered for three weeks and more.
    pub firm: usize,
    pub suspended: usize,
}

impl Count {
    fn enter(&mut self, standing: Option<&CardState>, is_suspended: bool, today: Date) {
        self.all += 1;
        match standing {
            _ if is_suspended => self.suspended += 1,
            None => self.new += 1,
            Some(standing) => {
                self.due += usize::from(standing.memory.due <= today);
                let firm = standing.memory.stability() >= FIRM;
                *(if firm { &mut self.firm } else { &mut self.young }) += 1;
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Learnt {
    pub day: Date,
    pub met: usize,
    pub firm: usize,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Retention {
    pub from: Date,
    pub count: usize,
    /// The mean forecast, 0 to 1.
    pub forecast: f32,
    /// The share that was known, 0 to 1.
    pub known: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The first of them on which anything was answered.
    pub day: Date,
    pub last: Date,
    pub count: usize,
    /// The middle one of their times, milliseconds.
    pub median: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent {
    pub day: Date,
    /// Milliseconds; of each answer a minute at most, for somebody may have gone for tea.
    pub ms: u64,
}

const TEA: u32 = 60_000;

/// Where days begin and end, and what is still to come.
#[derive(Clone, Debug)]
pub struct Clock {
    zone: TimeZone,
    /// What is dated later is ahead of its time.
    until: Timestamp,
}

/// How far clocks may differ: a table that names no time zone is read as if it were in UTC.
const APART: SignedDuration = SignedDuration::from_hours(24);

impl Clock {
    pub fn new(zone: TimeZone, now: Timestamp) -> Self {
        Self { zone, until: now.checked_add(APART).unwrap_or(Timestamp::MAX) }
    }

    /// Whether something is dated in the future, by more than clocks differ.
    pub fn is_ahead(&self, at: Timestamp) -> bool {
        at > self.until
    }
}

/// One that takes every date for past.
impl From<TimeZone> for Clock {
    fn from(zone: TimeZone) -> Self {
        Self { zone, until: Timestamp::MAX }
    }
}

/// Events that are dated in the future: they stay in the journal, and count for nothing until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    pub count: usize,
    pub first: Timestamp,
}

#[derive(Clone, Debug)]
pub struct Progress {
    clock: Clock,
    scheduler: Scheduler,
    /// In the order in which they came.
    events: Vec<Event>,
    fold: Fold,
}

impl Progress {
    /// What these events, in any order, have led to by this clock.
    pub fn of(events: Vec<Event>, scheduler: Scheduler, clock: impl Into<Clock>) -> Self {
        let mut progress = Self { clock: clock.into(), scheduler, events, fold: Fold::default() };
        progress.follow(0);
        progress
    }

    /// Takes more events, whatever their times are.
    pub fn add(&mut self, events: impl IntoIterator<Item = Event>) {
        let known = self.events.len();
        self.events.extend(events);
        let reaches_back = |event: &Event| matches!(event, Event::Undo { .. }) || Some(event.at()) < self.fold.last;
        if self.events[known..].iter().any(reaches_back) {
            self.fold = Fold::default();
            self.follow(0);
        } else {
            self.follow(known);
        }
    }

    fn follow(&mut self, first: usize) {
        let past = self.events[first..].iter().filter(|event| !self.clock.is_ahead(event.at())).collect();
        self.fold.take_all(past, &self.scheduler, &self.clock.zone);
    }

    pub fn ahead(&self) -> Option<Ahead> {
        let ahead = self.events.iter().map(Event::at).filter(|at| self.clock.is_ahead(*at));
        Some(Ahead { count: ahead.clone().count(), first: ahead.min()? })
    }

    /// Lets time go by: what is dated up to now is no longer put off when it comes.
    pub(super) fn pass(&mut self, now: Timestamp) {
        self.clock = Clock::new(self.clock.zone.clone(), now);
    }

    pub fn reschedule(&mut self, scheduler: Scheduler) {
        self.fold.reschedule(&scheduler);
        self.scheduler = scheduler;
    }

    pub fn is_empty(&self) -> bool {
        self.fold.last.is_none()
    }

    /// In the order in which they came, with those that were taken back.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    pub fn last(&self) -> Option<Timestamp> {
        self.fold.last
    }

    pub fn today(&self, now: Timestamp) -> Date {
        day_of(now, &self.clock.zone)
    }

    pub fn scheduler(&self) -> &Scheduler {
        &self.scheduler
    }

    /// None where it was never met.
    pub fn standing(&self, card: Card) -> Option<&CardState> {
        self.fold.standings.get(&card)
    }

    pub fn is_suspended(&self, card: Card) -> bool {
        self.fold.suspended.contains(&card)
    }

    /// None where it was never asked again.
    pub fn slip(&self, slip: Trace) -> Option<&CardState> {
        self.fold.slips.get(&slip)
    }

    pub fn is_slip_suspended(&self, slip: Trace) -> bool {
        self.fold.suspended_slips.contains(&slip)
    }

    pub fn slips_met_on(&self, today: Date) -> usize {
        self.fold.slips.values().filter(|standing| standing.met == today).count()
    }

    pub fn count_slips(&self, slips: impl IntoIterator<Item = Trace>, today: Date) -> Count {
        let mut count = Count::default();
        for slip in slips {
            count.enter(self.slip(slip), self.is_slip_suspended(slip), today);
        }
        count
    }

    pub fn suspended(&self) -> impl Iterator<Item = Card> {
        Card::all().iter().copied().filter(|card| self.is_suspended(*card))
    }

    pub fn is_due(&self, card: Card, today: Date) -> bool {
        !self.is_suspended(card) && self.standing(card).is_some_and(|standing| standing.memory.due <= today)
    }

    /// By their time.
    pub fn reviews(&self) -> &[Review] {
        &self.fold.reviews
    }

    fn reviews_of(&self, decks: &[Deck]) -> impl Iterator<Item = &Review> {
        self.reviews().iter().filter(|review| decks.contains(&review.card.deck()))
    }

    pub fn tries(&self) -> usize {
        self.fold.tries
    }

    pub fn answers(&self) -> impl Iterator<Item = (Card, &[Answer])> {
        self.fold.answers.iter().map(|(card, answers)| (*card, answers.as_slice()))
    }

    pub fn drills(&self) -> &[Drilled] {
        &self.fold.drills
    }

    /// The best drill of that kind in which anything was right: the longest run, then the shortest time, then the earlier one.
    pub fn best(&self, what: &str) -> Option<&Drilled> {
        let of = self.fold.drills.iter().rev().filter(|drill| drill.what == what && drill.right > 0);
        of.max_by_key(|drill| (drill.streak, std::cmp::Reverse(drill.limit)))
    }

    pub fn met_on(&self, today: Date) -> usize {
        self.fold.standings.values().filter(|standing| standing.met == today).count()
    }

    pub fn met_of(&self, deck: Deck, today: Date) -> usize {
        self.fold.standings.iter().filter(|(card, standing)| card.deck() == deck && standing.met == today).count()
    }

    pub fn count(&self, decks: &[Deck], today: Date) -> Count {
        let mut count = Count::default();
        for card in Card::all().iter().filter(|card| decks.contains(&card.deck())) {
            count.enter(self.standing(*card), self.is_suspended(*card), today);
        }
        count
    }

    /// How many cards of these decks were never met; of throws those alone that these dice can show.
    pub fn fresh(&self, decks: &[Deck], dice: Option<(Kind, Kind)>) -> usize {
        let is_new = |card: &Card| self.standing(*card).is_none() && !self.is_suspended(*card);
        let fits = |card: &Card| dice.is_none_or(|dice| card.is_of(dice));
        let cards = Card::all().iter().filter(|card| decks.contains(&card.deck()));
        cards.filter(|card| is_new(card) && fits(card)).count()
    }

    /// How many cards of these decks come due on each of the next days, today's and what is overdue first.
    pub fn coming(&self, decks: &[Deck], today: Date, length: usize) -> Vec<usize> {
        let mut coming = vec![0; length];
        for (card, standing) in &self.fold.standings {
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
            if review.firm {
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
        let test = |review: &Review| Some((review.day, review.forecast?, review.known));
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

    /// How long was practised on each of the last days, today's last, in sessions.
    pub fn spent(&self, decks: &[Deck], today: Date, length: u32) -> Vec<Spent> {
        let begin = before(today, length.saturating_sub(1));
        let mut all: Vec<Spent> = (0..length).map(|place| Spent { day: after(begin, place), ms: 0 }).collect();
        for review in self.reviews_of(decks).filter(|review| (begin..=today).contains(&review.day)) {
            if let Some(spent) = all.get_mut(days(begin, review.day) as usize) {
                spent.ms += u64::from(review.ms.min(TEA));
            }
        }
        all
    }

    /// On how many days in a row something was answered, up to today, or to yesterday where nothing was yet today.
    pub fn streak(&self, today: Date) -> u32 {
        let drilled = self.fold.drills.iter().map(|drill| day_of(drill.at, &self.clock.zone));
        let all: HashSet<Date> = self.reviews().iter().map(|review| review.day).chain(drilled).collect();
        let eve = |day: &Date| day.yesterday().ok();
        let last = if all.contains(&today) { Some(today) } else { eve(&today) };
        let row = std::iter::successors(last, eve).take_while(|day| all.contains(day)).count();
        u32::try_from(row).unwrap_or(u32::MAX)
    }

    /// How long answers took, by spans of so many days, from the first right answer on.
    pub fn pace(&self, decks: &[Deck], span: u32) -> Vec<Pace> {
        let times: Vec<(Date, u32)> =
            self.reviews_of(decks).filter(|review| review.right).map(|review| (review.day, review.ms)).collect();
        let Some((first, _)) = times.first().copied() else { return Vec::new() };
        let mut spans: BTreeMap<u32, (Date, Date, Vec<u32>)> = BTreeMap::new();
        for (day, ms) in times {
            let (_, last, times) =
                spans.entry(days(first, day) / span.max(1)).or_insert_with(|| (day, day, Vec::new()));
            *last = day;
            times.push(ms);
        }
        let pace = |(day, last, mut times): (Date, Date, Vec<u32>)| {
            times.sort_unstable();
            Pace { day, last, count: times.len(), median: times[times.len() / 2] }
        };
        spans.into_values().map(pace).collect()
    }
}

/// Whether the same has been learnt, from events in whatever order.
impl PartialEq for Progress {
    fn eq(&self, other: &Self) -> bool {
        let told = |progress: &Self| (progress.events.len(), progress.ahead());
        told(self) == told(other) && self.fold == other.fold
    }
}

#[cfg(test)]
mod tests;
