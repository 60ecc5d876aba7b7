//! What is kept of every review, in as few bytes as it needs: a hundred thousand in one and a half million. Of what was
//! said only the last answers are remembered, elsewhere.

use jiff::civil::Date;

use crate::trainer::card::Card;

/// How many bytes a review takes: its card (2), its day (4), its time (4), the forecast (4), and what it was (1).
const EACH: usize = 15;
const RIGHT: u8 = 1;
const KNOWN: u8 = 2;
const FIRM: u8 = 4;
const FORECAST: u8 = 8;

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

/// By their time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reviews {
    bytes: Vec<u8>,
}

pub(super) fn packed(day: Date) -> [u8; 4] {
    let [high, low] = day.year().to_be_bytes();
    [high, low, day.month().unsigned_abs(), day.day().unsigned_abs()]
}

pub(super) fn unpacked([high, low, month, day]: [u8; 4]) -> Option<Date> {
    Date::new(i16::from_be_bytes([high, low]), month.try_into().ok()?, day.try_into().ok()?).ok()
}

impl Reviews {
    /// None where the bytes are not whole.
    pub(super) fn read(bytes: Vec<u8>) -> Option<Self> {
        bytes.len().is_multiple_of(EACH).then_some(Self { bytes })
    }

    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    pub fn len(&self) -> usize {
        self.bytes.len() / EACH
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Review> {
        self.bytes.as_chunks::<EACH>().0.iter().filter_map(review)
    }

    pub fn last(&self) -> Option<Review> {
        self.iter().next_back()
    }

    pub(super) fn push(&mut self, review: &Review) {
        let flag = |is: bool, flag: u8| if is { flag } else { 0 };
        let is = flag(review.right, RIGHT) | flag(review.known, KNOWN) | flag(review.firm, FIRM);
        self.bytes.extend(review.card.place().to_le_bytes());
        self.bytes.extend(packed(review.day));
        self.bytes.extend(review.ms.to_le_bytes());
        self.bytes.extend(review.forecast.unwrap_or_default().to_le_bytes());
        self.bytes.push(is | flag(review.forecast.is_some(), FORECAST));
    }

    pub(super) fn truncate(&mut self, count: usize) {
        self.bytes.truncate(count * EACH);
    }
}

fn review(bytes: &[u8; EACH]) -> Option<Review> {
    let [c0, c1, d0, d1, d2, d3, m0, m1, m2, m3, f0, f1, f2, f3, is] = *bytes;
    Some(Review {
        day: unpacked([d0, d1, d2, d3])?,
        card: *Card::all().get(usize::from(u16::from_le_bytes([c0, c1])))?,
        ms: u32::from_le_bytes([m0, m1, m2, m3]),
        right: is & RIGHT != 0,
        known: is & KNOWN != 0,
        forecast: (is & FORECAST != 0).then(|| f32::from_le_bytes([f0, f1, f2, f3])),
        firm: is & FIRM != 0,
    })
}
