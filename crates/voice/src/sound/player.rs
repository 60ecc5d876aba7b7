//! Plays clips on the usual loudspeaker, from a thread of its own that opens the device when something is to be heard,
//! and closes it when nothing has been for a while. Knows no window.

use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TrySendError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::device::{self, Opened, Running, STALL};
use super::mixer::{self, Mixer, Order};
use super::{Clip, Silent, Volume};

const BEAT: Duration = Duration::from_millis(100);
/// How long a device stays open after the last sound: what is played within that time is heard the sooner.
const REST: Duration = Duration::from_secs(4);

/// What plays clips. All of it returns at once.
#[derive(Debug)]
pub struct Player {
    orders: Sender<Command>,
    silent: Arc<Mutex<Option<Silent>>>,
}

/// How loud all becomes, and what the mixer is to do then.
type Command = (Option<Volume>, Option<Order>);

impl Player {
    /// No device is opened before something is to be heard; an error where there is no thread to play from.
    pub fn open() -> Result<Self, Silent> {
        Self::telling(|| {})
    }

    /// `tell` is called, on another thread, whenever [`Player::silent`] has changed.
    pub fn telling(tell: impl Fn() + Send + 'static) -> Result<Self, Silent> {
        let (orders, waiting) = mpsc::channel();
        let silent = Arc::new(Mutex::new(None));
        let audio_thread =
            AudioThread { orders: waiting, line: None, stuck: None, silent: silent.clone(), tell: Box::new(tell) };
        match thread::Builder::new().name("sound".to_owned()).spawn(move || audio_thread.run()) {
            Ok(_) => Ok(Self { orders, silent }),
            Err(error) => {
                log::error!("no thread could be started: {error}");
                Err(Silent::NoDevice)
            }
        }
    }

    /// Somebody speaks; what was spoken before ends.
    pub fn play(&self, clip: &Clip, volume: Volume) {
        self.order(Some(volume), Some(Order::Speak(clip.clone())));
    }

    pub fn strike(&self, clip: &Clip, volume: Volume) {
        self.order(Some(volume), Some(Order::Strike(clip.clone())));
    }

    pub fn turn(&self, volume: Volume) {
        self.order(Some(volume), None);
    }

    /// What is heard along with all else ends; who speaks goes on.
    pub fn still(&self) {
        self.order(None, Some(Order::Still));
    }

    pub fn stop(&self) {
        self.order(None, Some(Order::Hush));
    }

    /// Why the last clip was not heard, if so. It may be known a little later only; the next clip tries again.
    pub fn silent(&self) -> Option<Silent> {
        *self.silent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn order(&self, volume: Option<Volume>, order: Option<Order>) {
        // The thread ends with the player only.
        let _ = self.orders.send((volume, order));
    }
}

struct OutputStream {
    device: Running,
    desk: mixer::Desk,
    given: usize,
    /// How many samples it had asked for when that last changed, and when that was.
    asked: (u64, Instant),
    sounded: Instant,
}

enum State {
    Well,
    Rests,
    Gone,
}

impl OutputStream {
    fn open() -> Option<Self> {
        let (device, desk) = device::play(|| {
            let (mut mixer, desk) = Mixer::new();
            (move |samples: &mut [f32]| mixer.fill(samples), desk)
        })?;
        let now = Instant::now();
        Some(Self { device, desk, given: 0, asked: (0, now), sounded: now })
    }

    fn sounds(&self) -> bool {
        self.desk.gauge.ended.load(Ordering::Acquire) < self.given
    }

    fn give(&mut self, order: Order) {
        let clip = matches!(order, Order::Speak(_) | Order::Strike(_));
        match self.desk.orders.try_send(order) {
            Ok(()) => self.given += usize::from(clip),
            // More than anybody could tell apart.
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {}
        }
    }

    fn state(&mut self, now: Instant) -> State {
        while self.desk.spent.try_recv().is_ok() {}
        let samples = self.desk.gauge.samples.load(Ordering::Relaxed);
        if samples != self.asked.0 {
            self.asked = (samples, now);
        }
        if self.sounds() {
            self.sounded = now;
        }
        if !self.device.runs() || now.saturating_duration_since(self.asked.1) > STALL {
            State::Gone
        } else if now.saturating_duration_since(self.sounded) > REST {
            State::Rests
        } else {
            State::Well
        }
    }
}

struct AudioThread {
    orders: Receiver<Command>,
    line: Option<OutputStream>,
    /// Who is still waiting for a server that does not answer.
    stuck: Option<JoinHandle<()>>,
    silent: Arc<Mutex<Option<Silent>>>,
    tell: Box<dyn Fn() + Send>,
}

impl AudioThread {
    fn run(mut self) {
        loop {
            let order = match &self.line {
                Some(_) => self.orders.recv_timeout(BEAT),
                None => self.orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match order {
                Ok(command) => self.execute(command),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.look_after();
        }
    }

    fn execute(&mut self, (volume, order): Command) {
        let sounds = volume.is_some() && order.is_some();
        if sounds && self.line.is_none() {
            self.open();
        }
        let Some(line) = &mut self.line else { return };
        let turned = volume.map(|volume| Order::Turn(volume.gain()));
        for order in turned.into_iter().chain(order) {
            line.give(order);
        }
    }

    fn open(&mut self) {
        if self.stuck.as_ref().is_some_and(|thread| !thread.is_finished()) {
            return;
        }
        self.stuck = None;
        let silent = match device::open(OutputStream::open) {
            Opened::Answered(Some(line)) => {
                self.line = Some(line);
                None
            }
            Opened::Answered(None) | Opened::NoThread => Some(Silent::NoDevice),
            Opened::Waits(thread) => {
                self.stuck = Some(thread);
                Some(Silent::NoAnswer)
            }
        };
        self.say(silent);
    }

    fn look_after(&mut self) {
        let Some(line) = &mut self.line else { return };
        let broken = match line.state(Instant::now()) {
            State::Well => return,
            State::Rests => false,
            // What vanishes while nothing sounds is nobody's trouble: the next sound finds another.
            State::Gone => line.sounds(),
        };
        if let Some(line) = self.line.take() {
            device::let_go(line);
        }
        if broken {
            self.say(Some(Silent::Vanished));
        }
    }

    fn say(&self, silent: Option<Silent>) {
        let before = std::mem::replace(&mut *self.silent.lock().unwrap_or_else(PoisonError::into_inner), silent);
        if before != silent {
            if let Some(silent) = silent {
                log::warn!("{silent}");
            }
            (self.tell)();
        }
    }
}
