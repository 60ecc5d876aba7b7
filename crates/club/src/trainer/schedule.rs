//! When a card is due: FSRS (crate `fsrs`), in whole days, one at least; one graded again comes in the same session.

use std::fmt;

use fsrs::{FSRS, MemoryState, NextStates};
use jiff::SignedDuration;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// The longest interval, days: longer ones would outlive the decks.
const LONGEST: f32 = 3650.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    Again,
    Hard,
    Good,
    Easy,
}

impl Grade {
    /// By the keys 1 to 4.
    pub const ALL: [Self; 4] = [Self::Again, Self::Hard, Self::Good, Self::Easy];

    /// Those that an answer may be given: nobody knew well what was wrong, but a finger may have slipped.
    pub const fn fitting(right: bool) -> &'static [Self] {
        if right { &Self::ALL } else { &[Self::Again, Self::Hard] }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Self::Again => "again",
            Self::Hard => "hard",
            Self::Good => "good",
            Self::Easy => "easy",
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Again => "trainer-grade-again",
            Self::Hard => "trainer-grade-hard",
            Self::Good => "trainer-grade-good",
            Self::Easy => "trainer-grade-easy",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    state: MemoryState,
    comes: Comes,
    pub last: Date,
    pub due: Date,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comes {
    Again,
    /// On the next day, whatever is remembered.
    Tomorrow,
    /// When so little is left of it as is wanted.
    Fading,
}

impl Memory {
    /// How long it is remembered, days: after so many the chance of recall is 90 %.
    pub fn stability(&self) -> f32 {
        self.state.stability
    }

    /// How hard it is, 1 to 10.
    pub fn difficulty(&self) -> f32 {
        self.state.difficulty
    }
}

/// 0 where `to` lies before `from`.
pub fn days(from: Date, to: Date) -> u32 {
    u32::try_from((to - from).get_days()).unwrap_or(0)
}

/// The last day there is, where there are no more.
pub fn after(day: Date, days: u32) -> Date {
    day.saturating_add(whole_days(days))
}

/// The first day there is, where there are no more.
pub fn before(day: Date, days: u32) -> Date {
    day.saturating_sub(whole_days(days))
}

fn whole_days(days: u32) -> SignedDuration {
    SignedDuration::from_hours(24 * i64::from(days))
}

#[derive(Clone, Debug)]
pub struct Scheduler {
    fsrs: FSRS,
    /// The chance of recall at which a card is due, 0 to 1.
    retention: f32,
}

impl Scheduler {
    /// `retention`: the chance of recall at which a card comes, percent, from 70 to 97.
    pub fn new(retention: u8) -> Self {
        Self { fsrs: FSRS::default(), retention: f32::from(retention.clamp(70, 97)) / 100.0 }
    }

    fn next(&self, before: Option<&Memory>, today: Date) -> Option<NextStates> {
        let elapsed = before.map_or(0, |before| days(before.last, today));
        self.fsrs.next_states(before.map(|before| before.state), self.retention, elapsed).ok()
    }

    pub fn review(&self, before: Option<&Memory>, grade: Grade, today: Date) -> Memory {
        let next = self.next(before, today).map(|states| match grade {
            Grade::Again => (states.again, Comes::Again),
            Grade::Hard => (states.hard, Comes::Fading),
            Grade::Good => (states.good, Comes::Fading),
            Grade::Easy => (states.easy, Comes::Fading),
        });
        // Where the scheduler knows no answer, the card is asked again tomorrow, as if nothing were known of it.
        let unknown = || before.map_or(MemoryState { stability: 1.0, difficulty: 5.0 }, |before| before.state);
        let (state, comes) = next.map_or_else(|| (unknown(), Comes::Tomorrow), |(next, comes)| (next.memory, comes));
        self.due(state, comes, today)
    }

    fn due(&self, state: MemoryState, comes: Comes, last: Date) -> Memory {
        let due = match comes {
            Comes::Again => last,
            Comes::Tomorrow => after(last, 1),
            // Only of a card that was never seen the grade would be asked.
            Comes::Fading => after(last, whole(self.fsrs.next_interval(Some(state.stability), self.retention, 3))),
        };
        Memory { state, comes, last, due }
    }

    /// The same memory, due when this scheduler wants it.
    pub fn again(&self, memory: &Memory) -> Memory {
        self.due(memory.state, memory.comes, memory.last)
    }

    /// In how many days the card would come again, by grade; 0 means in the same session.
    pub fn intervals(&self, before: Option<&Memory>, today: Date) -> [u32; 4] {
        Grade::ALL.map(|grade| days(today, self.review(before, grade, today).due))
    }

    /// The chance that a card is known on that day, 0 to 1.
    pub fn recall(&self, memory: &Memory, day: Date) -> f32 {
        let elapsed = days(memory.last, day) as f32;
        fsrs::current_retrievability(memory.state, elapsed, fsrs::FSRS6_DEFAULT_DECAY).clamp(0.0, 1.0)
    }
}

fn whole(interval: f32) -> u32 {
    interval.clamp(1.0, LONGEST).round() as u32
}

#[cfg(test)]
mod tests;
