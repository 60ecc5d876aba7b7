//! The watch on the desk: what time it is, and how time is let go by. A test drives one of its own. Knows no screen.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use iced::Task;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use club::store::day_of;

use crate::app::work::work;

#[derive(Clone, Debug, Default)]
pub enum Watch {
    #[default]
    System,
    Driven(Driven),
}

/// A watch that stands still but for what it is told; its copies go with it.
#[derive(Clone, Debug)]
pub struct Driven {
    began: (Timestamp, Instant),
    gone: Arc<AtomicU64>,
}

impl Driven {
    pub fn new(began: Timestamp) -> Self {
        Self { began: (began, Instant::now()), gone: Arc::default() }
    }

    pub fn pass(&self, time: Duration) {
        self.gone.fetch_add(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    fn gone(&self) -> Duration {
        Duration::from_nanos(self.gone.load(Ordering::Relaxed))
    }
}

impl Watch {
    pub fn now(&self) -> Timestamp {
        match self {
            Self::System => Timestamp::now(),
            Self::Driven(driven) => driven.began.0.checked_add(driven.gone()).unwrap_or(Timestamp::MAX),
        }
    }

    /// The moment as spans are measured by, which never goes back.
    pub fn instant(&self) -> Instant {
        match self {
            Self::System => Instant::now(),
            Self::Driven(driven) => driven.began.1 + driven.gone(),
        }
    }

    pub fn zone(&self) -> TimeZone {
        match self {
            Self::System => TimeZone::system(),
            Self::Driven(_) => TimeZone::UTC,
        }
    }

    pub fn today(&self) -> Date {
        self.now().to_zoned(self.zone()).date()
    }

    /// The day that it still is for whoever is up late: that of the throw of the day, and of practice.
    pub fn day(&self) -> Date {
        day_of(self.now(), &self.zone())
    }

    /// Says when so much time has gone by; on a driven watch it goes by at once.
    pub fn after(&self, time: Duration) -> Task<()> {
        match self {
            Self::System if time.is_zero() => Task::done(()),
            Self::System => work(move || thread::sleep(time)),
            Self::Driven(driven) => {
                driven.pass(time);
                Task::done(())
            }
        }
    }
}
