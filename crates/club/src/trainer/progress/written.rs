//! What has been learnt, as bytes and read again; what depends on the retention is reckoned anew. Knows no file.

use std::collections::BTreeSet;
use std::hash::Hasher as _;
use std::sync::LazyLock;

use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use twox_hash::XxHash3_64;

use super::fold::{Answer, CardState, Fold};
use super::reviews::{Reviews, packed, unpacked};
use super::slips::Slips;
use super::{Ahead, Clock, Progress};
use crate::store::day_of;
use crate::store::reviewed::Trace;
use crate::trainer::card::Card;
use crate::trainer::event::Drilled;
use crate::trainer::schedule::{self, Grade, Scheduler, after};

/// Another number for another way of folding, or of writing down what came of it.
const VERSION: u32 = 3;
/// More changes of the clock than this are no time in which anybody has practised.
const CHANGES: usize = 2_000;

/// A moment: seconds, and the nanoseconds behind them.
type Moment = (i64, i32);

/// An answer: when, whether in a drill, what was wrong.
type Answered = (Moment, bool, String);

#[derive(Serialize, Deserialize)]
struct Whole {
    maker: u64,
    /// What clocks showed in the time it is about.
    clock: u64,
    /// How much is dated in the future, and when the first of it.
    ahead: Option<(u64, Moment)>,
    span: Option<[Moment; 2]>,
    events: u64,
    tries: u64,
    standings: Vec<(u16, Stands)>,
    suspended: Vec<u16>,
    suspended_slips: Vec<Trace>,
    answers: Vec<(u16, Vec<Answered>)>,
    drills: Vec<(Moment, String, [u32; 4])>,
    undone: Vec<(Moment, Vec<String>)>,
}

#[derive(Serialize, Deserialize)]
struct Stands {
    trace: schedule::Trace,
    seen: [u8; 4],
    reviews: u32,
    last: Moment,
    again: bool,
    met: [u8; 4],
}

/// What folds: the same cards in the same order, a scheduler that answers the same, this way of doing it.
static MAKER: LazyLock<u64> = LazyLock::new(|| {
    let mut hash = XxHash3_64::new();
    hash.write(env!("CARGO_PKG_VERSION").as_bytes());
    hash.write_u32(VERSION);
    // Where days begin, on the nights on which clocks are turned.
    if let Ok(zone) = TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3") {
        for (hour, first) in (0..10).flat_map(|hour| [1_774_735_200, 1_792_879_200].map(|first| (hour, first))) {
            let day = Timestamp::from_second(first + hour * 3_600).map(|at| day_of(at, &zone));
            day.iter().for_each(|day| hash.write(&packed(*day)));
        }
    }
    for card in Card::all() {
        hash.write(card.id().as_bytes());
    }
    let (scheduler, mut today, mut memory) = (Scheduler::new(90), date(2026, 1, 1), None);
    for (grade, pause) in Grade::ALL.into_iter().cycle().zip([0, 1, 3, 9, 0, 30, 90, 2, 365, 1, 14, 700]) {
        today = after(today, pause);
        let now = scheduler.review(memory.as_ref(), grade, today);
        hash.write_u32(now.stability().to_bits());
        hash.write_u32(now.difficulty().to_bits());
        hash.write_u32(scheduler.recall(&now, after(today, 20)).to_bits());
        memory = Some(now);
    }
    hash.finish()
});

/// What clocks of a time zone showed from one moment to another, whatever the zone is called; none for a time in which
/// nobody can have practised.
fn clock(zone: &TimeZone, span: Option<[Timestamp; 2]>) -> Option<u64> {
    let mut hash = XxHash3_64::new();
    let Some([first, last]) = span else { return Some(hash.finish()) };
    // A day begins some hours after midnight.
    let first = first.checked_sub(SignedDuration::from_hours(24)).unwrap_or(first);
    hash.write_i32(zone.to_offset(first).seconds());
    for (nth, change) in zone.following(first).take_while(|change| change.timestamp() <= last).enumerate() {
        if nth == CHANGES {
            return None;
        }
        hash.write_i64(change.timestamp().as_second());
        hash.write_i32(change.offset().seconds());
    }
    Some(hash.finish())
}

fn moment(at: Timestamp) -> Moment {
    (at.as_second(), at.subsec_nanosecond())
}

fn timestamp((second, nanosecond): Moment) -> Option<Timestamp> {
    Timestamp::new(second, nanosecond).ok()
}

fn card(place: u16) -> Option<Card> {
    Card::all().get(usize::from(place)).copied()
}

/// In the order of their cards, so that the same progress is always written alike.
fn ordered<T>(all: impl Iterator<Item = (Card, T)>) -> Vec<(u16, T)> {
    let mut all: Vec<(u16, T)> = all.map(|(card, one)| (card.place(), one)).collect();
    all.sort_by_key(|(place, _)| *place);
    all
}

impl Stands {
    fn of(one: &CardState) -> Self {
        Self {
            trace: one.memory.trace(),
            seen: packed(one.memory.last),
            reviews: one.reviews,
            last: moment(one.last),
            again: one.again,
            met: packed(one.met),
        }
    }

    fn read(self, scheduler: &Scheduler) -> Option<CardState> {
        let last: Date = unpacked(self.seen)?;
        Some(CardState {
            memory: scheduler.read(self.trace, last),
            reviews: self.reviews,
            last: timestamp(self.last)?,
            again: self.again,
            met: unpacked(self.met)?,
        })
    }
}

impl Whole {
    fn of(fold: &Fold, clock: u64, ahead: Option<Ahead>) -> Self {
        let mut suspended_slips: Vec<Trace> = fold.suspended_slips.iter().copied().collect();
        suspended_slips.sort();
        let answers = |(card, all): (u16, &Vec<Answer>)| {
            (card, all.iter().map(|one| (moment(one.at), one.drilled, one.wrong.clone())).collect())
        };
        let drill = |one: &Drilled| (moment(one.at), one.what.clone(), [one.right, one.asked, one.streak, one.limit]);
        Self {
            maker: *MAKER,
            clock,
            ahead: ahead.map(|ahead| (ahead.count as u64, moment(ahead.first))),
            span: fold.span.map(|span| span.map(moment)),
            events: fold.events as u64,
            tries: fold.tries as u64,
            standings: ordered(fold.standings.iter().map(|(card, one)| (*card, Stands::of(one)))),
            suspended_slips,
            suspended: ordered(fold.suspended.iter().map(|card| (*card, ()))).into_iter().map(|(at, ())| at).collect(),
            answers: ordered(fold.answers.iter().map(|(card, all)| (*card, all))).into_iter().map(answers).collect(),
            drills: fold.drills.iter().map(drill).collect(),
            undone: fold.undone.iter().map(|(at, all)| (moment(*at), all.iter().cloned().collect())).collect(),
        }
    }

    fn read(self, slips: Slips, scheduler: &Scheduler) -> Option<Fold> {
        let standing = |(place, one): (u16, Stands)| Some((card(place)?, one.read(scheduler)?));
        let answer = |(at, drilled, wrong): Answered| Some(Answer { at: timestamp(at)?, drilled, wrong });
        let answers = |(place, all): (u16, Vec<_>)| {
            Some((card(place)?, all.into_iter().map(answer).collect::<Option<Vec<Answer>>>()?))
        };
        let drill = |(at, what, [right, asked, streak, limit]): (Moment, String, [u32; 4])| {
            Some(Drilled { at: timestamp(at)?, what, right, asked, streak, limit })
        };
        let undone = |(at, cards): (Moment, Vec<String>)| Some((timestamp(at)?, BTreeSet::from_iter(cards)));
        let span = match self.span {
            Some([first, last]) => Some([timestamp(first)?, timestamp(last)?]),
            None => None,
        };
        Some(Fold {
            standings: self.standings.into_iter().map(standing).collect::<Option<_>>()?,
            slips,
            suspended_slips: self.suspended_slips.into_iter().collect(),
            suspended: self.suspended.into_iter().map(card).collect::<Option<_>>()?,
            answers: self.answers.into_iter().map(answers).collect::<Option<_>>()?,
            drills: self.drills.into_iter().map(drill).collect::<Option<_>>()?,
            tries: usize::try_from(self.tries).ok()?,
            events: usize::try_from(self.events).ok()?,
            span,
            undone: self.undone.into_iter().map(undone).collect::<Option<_>>()?,
        })
    }
}

impl Progress {
    /// First what every screen needs, then the reviews and the slips. None where it cannot be written.
    pub(in crate::trainer) fn written(&self) -> Option<[Vec<u8>; 2]> {
        let mut fold = self.now.clone();
        fold.forget();
        let clock = clock(&self.clock.zone, fold.span)?;
        let slips = fold.slips.bytes();
        let rest = [self.reviews.bytes(), &slips, &(slips.len() as u64).to_le_bytes()].concat();
        Some([postcard::to_allocvec(&Whole::of(&fold, clock, self.ahead)).ok()?, rest])
    }

    /// None where another version, other cards or another scheduler made it, where clocks showed something else, or
    /// where time has come for what was put off, or was put back.
    pub(in crate::trainer) fn read(
        whole: &[u8],
        mut reviews: Vec<u8>,
        scheduler: Scheduler,
        now: impl Into<Clock>,
    ) -> Option<Self> {
        let now = now.into();
        let whole: Whole = postcard::from_bytes(whole).ok()?;
        let is_ours = whole.maker == *MAKER;
        let shown = whole.clock;
        let ahead = match whole.ahead {
            Some((count, first)) => Some(Ahead { count: usize::try_from(count).ok()?, first: timestamp(first)? }),
            None => None,
        };
        let (rest, length) = reviews.split_last_chunk::<8>()?;
        let reviewed = rest.len().checked_sub(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
        let slips = rest.get(reviewed..)?.to_vec();
        reviews.truncate(reviewed);
        let fold = is_ours.then(|| whole.read(Slips::read(&slips)?, &scheduler))??;
        (clock(&now.zone, fold.span)? == shown).then_some(())?;
        let is_due = ahead.is_some_and(|ahead| !now.is_ahead(ahead.first));
        let is_early = fold.span.is_some_and(|[_, last]| now.is_ahead(last));
        (!is_due && !is_early).then_some(())?;
        Some(Self { ahead, ..Self::from(fold, Reviews::read(reviews)?, scheduler, now) })
    }
}

#[cfg(test)]
mod tests;
