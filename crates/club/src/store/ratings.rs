//! How well those play who play a game against each other, by Glicko-2 (<http://www.glicko.net/glicko/glicko2.pdf>).
//! Matches of one day (UTC) are rated together, so their order does not matter; undated ones come first, as one day.
//! Who wins beats all who do not; winners are even; the others stand to each other as scores say, if they do. Every day
//! without playing makes a rating less certain. Knows no file and no particular game.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use jiff::Timestamp;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// What a unit of Glicko-2's own scale is on the usual one (Glickman, step 2).
const SCALE: f64 = 173.7178;
/// The deviation of a player who has not played; nobody's is larger.
const UNKNOWN: f64 = 350.0;
const CONFIDENCE: f64 = 1.96;

/// A day of UTC, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub i64);

impl From<Timestamp> for Day {
    fn from(moment: Timestamp) -> Self {
        Self(moment.as_second().div_euclid(24 * 60 * 60))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Won,
    /// They have not; how they stand among those, the more the better, where that is said.
    Lost(Option<i64>),
}

impl End {
    fn beside(self, other: Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Won, Self::Won) => Some(Ordering::Equal),
            (Self::Won, Self::Lost(_)) => Some(Ordering::Greater),
            (Self::Lost(_), Self::Won) => Some(Ordering::Less),
            (Self::Lost(one), Self::Lost(other)) => Some(one?.cmp(&other?)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished<W> {
    pub day: Option<Day>,
    pub seats: Vec<(W, End)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// 1500 is that of somebody of whom nothing is known.
    pub rating: f64,
    pub deviation: f64,
    pub matches: usize,
    /// After each day with matches, the earliest first.
    pub course: Vec<(Option<Day>, f64)>,
}

impl Rating {
    /// How far the rating lies away from the truth at most, 95 times of 100.
    pub fn margin(&self) -> f64 {
        CONFIDENCE * self.deviation
    }
}

#[derive(Debug, Default)]
struct Rated {
    now: Glicko2Rating,
    last: Option<Day>,
    matches: usize,
    course: Vec<(Option<Day>, f64)>,
}

impl Rated {
    /// The rating as it stands before a day: less certain by every day that went by without a match.
    fn before(&self, day: Option<Day>) -> Glicko2Rating {
        let idle = match (self.last, day) {
            (Some(Day(last)), Some(Day(day))) => (day - last - 1).max(0),
            (None, _) | (_, None) => 0,
        };
        grown(self.now, idle)
    }
}

/// The rating after so many days without a match (Glickman, step 6, so many times).
#[expect(clippy::cast_precision_loss, reason = "there are fewer than 2^52 days")]
fn grown(now: Glicko2Rating, days: i64) -> Glicko2Rating {
    let gained = SCALE * now.volatility * (days as f64).sqrt();
    Glicko2Rating { deviation: now.deviation.hypot(gained).min(UNKNOWN), ..now }
}

/// As they stand on that day. Nobody plays against themselves: of two seats with the same player nothing is said.
pub fn ratings<W: Ord + Clone>(mut matches: Vec<Finished<W>>, today: Day) -> BTreeMap<W, Rating> {
    matches.retain(|one| one.seats.len() > 1);
    matches.sort_by_key(|one| one.day);
    let mut places: BTreeMap<W, usize> = BTreeMap::new();
    for (who, _) in matches.iter().flat_map(|one| &one.seats) {
        if !places.contains_key(who) {
            places.insert(who.clone(), 0);
        }
    }
    places.values_mut().enumerate().for_each(|(index, place)| *place = index);
    let mut all: Vec<Rated> = places.values().map(|_| Rated::default()).collect();
    for day in matches.chunk_by(|one, other| one.day == other.day) {
        rate(&mut all, &places, day);
    }
    let rating = |one: Rated| {
        let Glicko2Rating { rating, deviation, .. } = one.before(Some(Day(today.0 + 1)));
        Rating { rating, deviation, matches: one.matches, course: one.course }
    };
    let rated = places.into_keys().zip(all).map(|(who, one)| (who, rating(one)));
    rated.filter(|(_, rating)| rating.matches > 0).collect()
}

/// What somebody's results of a day were: against whom, by what outcome, in that order.
type Results = Vec<(usize, u8)>;

fn rate<W: Ord>(all: &mut [Rated], places: &BTreeMap<W, usize>, matches: &[Finished<W>]) {
    const LOST: u8 = 0;
    const EVEN: u8 = 1;
    const WON: u8 = 2;
    let mut results: BTreeMap<usize, Results> = BTreeMap::new();
    for one in matches {
        let seats: Vec<(usize, End)> = one.seats.iter().map(|(who, end)| (places[who], *end)).collect();
        let mut counted: Vec<usize> = Vec::new();
        for (seat, (who, end)) in seats.iter().enumerate() {
            for (other, their) in &seats[seat + 1..] {
                let outcomes = match end.beside(*their) {
                    Some(Ordering::Greater) => (WON, LOST),
                    Some(Ordering::Less) => (LOST, WON),
                    Some(Ordering::Equal) => (EVEN, EVEN),
                    None => continue,
                };
                if who == other {
                    continue;
                }
                results.entry(*who).or_default().push((*other, outcomes.0));
                results.entry(*other).or_default().push((*who, outcomes.1));
                counted.extend([*who, *other]);
            }
        }
        counted.sort_unstable();
        counted.dedup();
        counted.into_iter().for_each(|who| all[who].matches += 1);
    }
    let day = matches.first().and_then(|one| one.day);
    let before: BTreeMap<usize, Glicko2Rating> = results.keys().map(|who| (*who, all[*who].before(day))).collect();
    for (who, mut results) in results {
        // Sums of floats depend on their order, and that of a day's matches says nothing.
        results.sort_unstable();
        let outcome = |code: u8| match code {
            LOST => Outcomes::LOSS,
            EVEN => Outcomes::DRAW,
            _ => Outcomes::WIN,
        };
        let results: Vec<_> = results.into_iter().map(|(other, code)| (before[&other], outcome(code))).collect();
        let one = &mut all[who];
        one.now = glicko2_rating_period(&before[&who], &results, &Glicko2Config::new());
        one.last = day;
        one.course.push((day, one.now.rating));
    }
}

#[cfg(test)]
mod tests;
