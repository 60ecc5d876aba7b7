//! The system's usual device, opened by miniaudio. All that is done with it may wait for a sound server that hangs, so
//! the window calls nothing here: [`open`] waits on a thread of its own and gives up, [`let_go`] does not wait.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use maudio::MaResult;
use maudio::audio::performance::PerformanceProfile;
use maudio::audio::sample_rate::SampleRate;
use maudio::backend::Backend;
use maudio::context::{Context, ContextBuilder};
use maudio::device::Device;
use maudio::device::device_builder::{DeviceBuilder, DeviceBuilderOps};

/// How often a device asks for samples, ms. Three such are heard late: enough for a busy machine, half of what one hears.
const PERIOD: u32 = 20;
const PATIENCE: Duration = Duration::from_secs(2);

/// How long a device may ask for nothing, or bring nothing, before it is taken for gone: not every system tells.
pub(super) const STALL: Duration = Duration::from_millis(800);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Out,
    In,
}

pub(super) struct Running(Device<f32>);

impl Running {
    pub(super) fn runs(&self) -> bool {
        use maudio::device::DeviceOps as _;
        self.0.is_started()
    }
}

/// Whether a system of sound is worth a try. The others of miniaudio are not: one plays into nothing and one is made
/// by programs; and JACK, which speaks up on the terminal where it is not there, comes with a bridge for programs.
fn is_real(backend: Backend, way: Direction) -> bool {
    if matches!(backend, Backend::Null | Backend::Custom | Backend::Jack) {
        return false;
    }
    // ALSA without a card fills the terminal; the kernel tells what cards there are.
    let word = match way {
        Direction::Out => "playback",
        Direction::In => "capture",
    };
    backend != Backend::Alsa || std::fs::read_to_string("/proc/asound/pcm").is_ok_and(|cards| cards.contains(word))
}

fn first<T>(way: Direction, make: impl Fn(&Context) -> MaResult<T>) -> Option<T> {
    Backend::all_supported_on_this_platform().filter(|backend| is_real(*backend, way)).find_map(|backend| {
        let made = ContextBuilder::new().preferred_backends([backend]).build().and_then(|context| make(&context));
        made.inspect_err(|error| log::debug!("no sound by {backend:?}: {error}")).ok()
    })
}

pub(super) fn play<F: FnMut(&mut [f32]) + Send + 'static, T>(make: impl Fn() -> (F, T)) -> Option<(Running, T)> {
    first(Direction::Out, |context| {
        let (mut fill, told) = make();
        let mut device = DeviceBuilder::playback()
            .f32()
            .context(context)
            .playback_channels(1)
            .sample_rate(SampleRate::Sr48000)
            .performance_profile(PerformanceProfile::LowLatency)
            .period_size_millis(PERIOD)
            .with_callback(move |_, samples| fill(samples))?;
        device.device_start()?;
        Ok((Running(device), told))
    })
}

pub(super) fn record<F: FnMut(&[f32]) + Send + 'static>(make: impl Fn() -> F) -> Option<Running> {
    first(Direction::In, |context| {
        let mut take = make();
        let mut device = DeviceBuilder::capture()
            .f32()
            .context(context)
            .capture_channels(1)
            .sample_rate(SampleRate::Sr48000)
            .performance_profile(PerformanceProfile::LowLatency)
            .period_size_millis(PERIOD)
            .with_callback(move |_, samples| take(samples))?;
        device.device_start()?;
        Ok(Running(device))
    })
}

pub(super) enum Opened<T> {
    /// It runs, or there is none.
    Answered(Option<T>),
    /// Nobody answers; the thread goes on waiting, and what it may still get is let go.
    Waits(JoinHandle<()>),
    NoThread,
}

/// Opens something on a thread of its own, and waits for it as long as one can.
pub(super) fn open<T: Send + 'static>(job: impl FnOnce() -> Option<T> + Send + 'static) -> Opened<T> {
    let (sender, receiver) = mpsc::channel();
    let started = thread::Builder::new().name("sound-open".to_owned()).spawn(move || {
        // Nobody waits any more: what was opened late is closed here.
        let _ = sender.send(job());
    });
    match started.map(|thread| (thread, receiver.recv_timeout(PATIENCE))) {
        Ok((_, Ok(opened))) => Opened::Answered(opened),
        Ok((thread, Err(RecvTimeoutError::Timeout))) => Opened::Waits(thread),
        Ok((_, Err(RecvTimeoutError::Disconnected))) => Opened::Answered(None),
        Err(error) => {
            log::error!("no thread could be started: {error}");
            Opened::NoThread
        }
    }
}

pub(super) fn let_go<T: Send + 'static>(what: T) {
    if let Err(error) = thread::Builder::new().name("sound-close".to_owned()).spawn(move || drop(what)) {
        log::error!("no thread could be started: {error}");
    }
}
