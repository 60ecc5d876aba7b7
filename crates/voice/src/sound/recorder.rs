//! Records what a microphone hears, up to [`MOST`]. Keeps it nowhere but in memory.

use std::fmt;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::device::{self, Opened, Running, STALL};
use super::{Clip, Deaf, RATE};

pub const MOST: Duration = Duration::from_secs(10);
const ROOM: usize = MOST.as_secs() as usize * RATE as usize;
/// How long the meter takes to fall to a third, s.
const FALL: f32 = 0.12;

pub struct Recorder {
    tape: Arc<Tape>,
    device: Option<Running>,
}

struct Tape {
    samples: Mutex<Vec<f32>>,
    begun: Instant,
    /// When something was last heard, ms since it began.
    heard: AtomicU64,
    /// What the meter shows, as the bits of a number from 0 to 1.
    level: AtomicU32,
}

impl Tape {
    fn new() -> Self {
        let samples = Mutex::new(Vec::with_capacity(ROOM));
        Self { samples, begun: Instant::now(), heard: AtomicU64::default(), level: AtomicU32::default() }
    }

    fn since_begun(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn runs(&self) -> bool {
        let silent = self.since_begun().saturating_sub(self.heard.load(Ordering::Relaxed));
        Duration::from_millis(silent) < STALL
    }

    fn take(&self, heard: &[f32]) {
        let loudest = heard.iter().fold(0.0_f32, |most, sample| most.max(sample.abs())).min(1.0);
        let fallen =
            f32::from_bits(self.level.load(Ordering::Relaxed)) * (-(heard.len() as f32) / (FALL * RATE as f32)).exp();
        self.level.store(loudest.max(fallen).to_bits(), Ordering::Relaxed);
        self.heard.store(self.since_begun(), Ordering::Relaxed);
        let mut samples = self.samples.lock().unwrap_or_else(PoisonError::into_inner);
        let room = ROOM.saturating_sub(samples.len()).min(heard.len());
        samples.extend_from_slice(&heard[..room]);
    }

    fn len(&self) -> usize {
        self.samples.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Recorder {
    /// Waits for the sound server, two seconds at most: a window asks for it elsewhere.
    pub fn start() -> Result<Self, Deaf> {
        let tape = Arc::new(Tape::new());
        let taken = tape.clone();
        let opened = device::open(move || {
            device::record(|| {
                let tape = taken.clone();
                move |heard: &[f32]| tape.take(heard)
            })
        });
        match opened {
            Opened::Answered(Some(device)) => Ok(Self { tape, device: Some(device) }),
            Opened::Answered(None) | Opened::NoThread => Err(Deaf::NoDevice),
            Opened::Waits(_) => Err(Deaf::NoAnswer),
        }
    }

    /// How loud it is just now, 0 to 1; falls slowly enough to be seen.
    pub fn level(&self) -> f32 {
        f32::from_bits(self.tape.level.load(Ordering::Relaxed))
    }

    pub fn length(&self) -> Duration {
        Duration::from_secs_f64(self.tape.len() as f64 / f64::from(RATE))
    }

    pub fn goes_on(&self) -> bool {
        self.tape.len() < ROOM && self.tape.runs() && self.device.as_ref().is_some_and(Running::runs)
    }

    pub fn so_far(&self) -> Clip {
        Clip::new(self.tape.samples.lock().unwrap_or_else(PoisonError::into_inner).iter().copied())
    }

    pub fn finish(self) -> Clip {
        let samples = std::mem::take(&mut *self.tape.samples.lock().unwrap_or_else(PoisonError::into_inner));
        Clip::new(samples)
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        if let Some(device) = self.device.take() {
            device::let_go(device);
        }
    }
}

impl fmt::Debug for Recorder {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Recorder").field("length", &self.length()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let tape = Tape::new();
        for _ in 0..11 {
            tape.take(&vec![0.25; RATE as usize]);
        }
        assert_eq!(tape.len(), ROOM);
    }

    #[test]
    fn the_meter_rises_at_once_and_falls_slowly() {
        let tape = Tape::new();
        let level = || f32::from_bits(tape.level.load(Ordering::Relaxed));
        tape.take(&[0.0, -0.8, 0.1]);
        assert_eq!(level(), 0.8);
        tape.take(&[0.0; 480]);
        assert!((0.7..0.8).contains(&level()), "{}", level());
        tape.take(&[0.0; 48_000]);
        assert!(level() < 0.01);
    }
}
