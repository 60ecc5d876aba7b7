//! The microphone of a screen: opened elsewhere, as it may take two seconds; or a clip, where nobody is asked.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use iced::Task;

use voice::sound::{Clip, Deaf, Recorder};

use crate::app::desk::Desk;
use crate::app::outside::Outside;
use crate::app::work::work;

#[derive(Debug)]
pub enum Microphone {
    System(Recorder),
    /// None: it hears this. For tests.
    Given(Clip),
}

impl Microphone {
    /// How loud it is just now, 0 to 1.
    pub fn level(&self) -> f32 {
        match self {
            Self::System(recorder) => recorder.level(),
            Self::Given(clip) => clip.peak(),
        }
    }

    pub fn length(&self) -> Duration {
        match self {
            Self::System(recorder) => recorder.length(),
            Self::Given(clip) => clip.length(),
        }
    }

    pub fn so_far(&self) -> Clip {
        match self {
            Self::System(recorder) => recorder.so_far(),
            Self::Given(clip) => clip.clone(),
        }
    }

    pub fn goes_on(&self) -> bool {
        match self {
            Self::System(recorder) => recorder.goes_on(),
            Self::Given(_) => true,
        }
    }

    pub fn finish(self) -> Clip {
        match self {
            Self::System(recorder) => recorder.finish(),
            Self::Given(clip) => clip,
        }
    }
}

/// A microphone on its way to whom it is for, who takes it once; where it is dropped, nothing more is recorded.
#[derive(Clone, Debug)]
pub struct Opened(Arc<Mutex<Option<Result<Microphone, Deaf>>>>);

impl Opened {
    fn new(opened: Result<Microphone, Deaf>) -> Self {
        Self(Arc::new(Mutex::new(Some(opened))))
    }

    pub fn take(&self) -> Option<Result<Microphone, Deaf>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Desk {
    /// Opens the microphone, which records from then on. What plays ends, so that it is not heard as well.
    pub fn open_microphone(&mut self) -> Task<Opened> {
        self.hush();
        match self.outside {
            Outside::System => work(|| Opened::new(Recorder::start().map(Microphone::System))),
            Outside::Nobody => {
                let given = self.given.clone().map(Microphone::Given);
                Task::done(Opened::new(given.ok_or(Deaf::NoDevice)))
            }
        }
    }
}
