//! What is kept of every review, in as few bytes as it needs: a hundred thousand in one and a half million. Of what was
//! said only the last answers are remembered, elsewhere.

use jiff::civil::Date;

use crate::trainer::card::Card;

/// How many bytes a review takes: its card (2), its day (4), its time (4), the forecast (4), and what it was (1).
const EACH: usize = 15;
/// That it was right.
const RIGHT: u8 = 1;
/// That the card was known.
const KNOWN: u8 = 2;
/// That it was firm afterwards.
const FIRM: u8 = 4;
/// That there was a forecast.
const FORECAST: u8 = 8;

/// A card that was graded, and not taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Review {
    /// The day it belongs to.
    pub day: Date,
    /// The card.
    pub card: Card,
    /// How long the answer took, milliseconds.
    pub ms: u32,
    /// Whether the answer was right.
    pub right: bool,
    /// Whether the card was known, by its grade.
    pub known: bool,
    /// How sure the scheduler was that it would be known, 0 to 1; none on the day it was met or seen last.
    pub forecast: Option<f32>,
    /// Whether it is remembered firmly now.
    pub firm: bool,
}

/// What was graded, by its time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reviews {
    bytes: Vec<u8>,
}

/// A day as four bytes.
pub(super) fn packed(day: Date) -> [u8; 4] {
    let [high, low] = day.year().to_be_bytes();
    [high, low, day.month().unsigned_abs(), day.day().unsigned_abs()]
}

/// The day that was packed so.
pub(super) fn unpacked([high, low, month, day]: [u8; 4]) -> Option<Date> {
    Date::new(i16::from_be_bytes([high, low]), month.try_into().ok()?, day.try_into().ok()?).ok()
}

impl Reviews {
    /// Those that were written as such bytes; none where these are not whole.
    pub(super) fn read(bytes: Vec<u8>) -> Option<Self> {
        bytes.len().is_multiple_of(EACH).then_some(Self { bytes })
    }

    /// As bytes.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.bytes.len() / EACH
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// All of them.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Review> {
        self.bytes.as_chunks::<EACH>().0.iter().filter_map(review)
    }

    /// The last one.
    pub fn last(&self) -> Option<Review> {
        self.iter().next_back()
    }

    /// Adds one.
    pub(super) fn push(&mut self, review: &Review) {
        let flag = |is: bool, flag: u8| if is { flag } else { 0 };
        let is = flag(review.right, RIGHT) | flag(review.known, KNOWN) | flag(review.firm, FIRM);
        self.bytes.extend(review.card.place().to_le_bytes());
        self.bytes.extend(packed(review.day));
        self.bytes.extend(review.ms.to_le_bytes());
        self.bytes.extend(review.forecast.unwrap_or_default().to_le_bytes());
        self.bytes.push(is | flag(review.forecast.is_some(), FORECAST));
    }

    /// Keeps the first so many.
    pub(super) fn truncate(&mut self, count: usize) {
        self.bytes.truncate(count * EACH);
    }
}

/// What these bytes say.
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
