//! Where slips stand. Tens of thousands may, of which an evening asks ten: those that were read stay as they were written, and
//! are taken apart one by one. Knows no file.

use std::collections::HashMap;
use std::sync::Arc;

use jiff::Timestamp;
use jiff::civil::Date;

use super::fold::CardState;
use super::reviews::{packed, unpacked};
use crate::store::reviewed::Trace;
use crate::trainer::schedule::{self, Scheduler};

/// How many bytes a slip takes: which it is (8), what is remembered (9), its last day (4), how often it was graded (4), when
/// last (12), whether it was not known then (1), the day it was met (4).
const EACH: usize = 42;

#[derive(Clone, Debug, Default)]
pub(super) struct Slips {
    /// Those that were read, in the order of their traces.
    read: Arc<[u8]>,
    since: HashMap<Trace, CardState>,
}

impl Slips {
    /// Those that were written as such bytes; none where these are not whole, or not in order.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        let (all, rest) = bytes.as_chunks::<EACH>();
        let is_whole = rest.is_empty() && all.is_sorted_by(|one, other| key(one) < key(other));
        is_whole.then(|| Self { read: bytes.into(), since: HashMap::new() })
    }

    pub fn bytes(&self) -> Vec<u8> {
        let kept = self.all().filter(|one| !self.since.contains_key(&key(one))).copied();
        let mut all: Vec<[u8; EACH]> = kept.chain(self.since.iter().map(|(slip, one)| written(*slip, one))).collect();
        all.sort_unstable_by_key(key);
        all.concat()
    }

    fn all(&self) -> impl Iterator<Item = &[u8; EACH]> {
        self.read.as_chunks().0.iter()
    }

    pub fn get(&self, slip: Trace, scheduler: &Scheduler) -> Option<CardState> {
        if let Some(standing) = self.since.get(&slip) {
            return Some(standing.clone());
        }
        let all = self.read.as_chunks::<EACH>().0;
        let place = all.binary_search_by_key(&slip, key).ok()?;
        standing(all.get(place)?, scheduler)
    }

    pub fn insert(&mut self, slip: Trace, standing: CardState) {
        self.since.insert(slip, standing);
    }

    pub fn met_on(&self, day: Date) -> usize {
        let met = packed(day);
        let read = self.all().filter(|one| one[EACH - 4..] == met && !self.since.contains_key(&key(one)));
        read.count() + self.since.values().filter(|standing| standing.met == day).count()
    }

    /// Those that were read are reckoned anew whenever they are asked for.
    pub fn reschedule(&mut self, scheduler: &Scheduler) {
        for standing in self.since.values_mut() {
            standing.memory = scheduler.again(&standing.memory);
        }
    }
}

fn key(one: &[u8; EACH]) -> Trace {
    Trace::from(one.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes)))
}

fn written(slip: Trace, one: &CardState) -> [u8; EACH] {
    let mut bytes = [0; EACH];
    let parts: [&[u8]; 8] = [
        &u64::from(slip).to_le_bytes(),
        &one.memory.trace().bytes(),
        &packed(one.memory.last),
        &one.reviews.to_le_bytes(),
        &one.last.as_second().to_le_bytes(),
        &one.last.subsec_nanosecond().to_le_bytes(),
        &[u8::from(one.again)],
        &packed(one.met),
    ];
    for (to, from) in bytes.iter_mut().zip(parts.into_iter().flatten()) {
        *to = *from;
    }
    bytes
}

fn standing(bytes: &[u8; EACH], scheduler: &Scheduler) -> Option<CardState> {
    let rest = &bytes[8..];
    let (trace, rest) = rest.split_first_chunk()?;
    let (last, rest) = rest.split_first_chunk()?;
    let (reviews, rest) = rest.split_first_chunk()?;
    let (second, rest) = rest.split_first_chunk()?;
    let (nanosecond, rest) = rest.split_first_chunk()?;
    let (again, met) = rest.split_first()?;
    Some(CardState {
        memory: scheduler.read(schedule::Trace::of(*trace)?, unpacked(*last)?),
        reviews: u32::from_le_bytes(*reviews),
        last: Timestamp::new(i64::from_le_bytes(*second), i32::from_le_bytes(*nanosecond)).ok()?,
        again: *again != 0,
        met: unpacked(*met.first_chunk()?)?,
    })
}
