//! What a loudspeaker is given: clips at once. Runs on the device's own thread, so it neither waits nor allocates.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};

use super::{Clip, RATE};

/// The most clips that sound at once; further ones are left out.
const MOST: usize = 24;
const ORDERS: usize = 64;
/// How long a clip takes to fade where another takes its place, s: shorter clicks, longer blurs.
const FADE: f32 = 0.006;
/// How many samples lie between one that strikes and the next at least: 60 ms.
const SAME: usize = RATE as usize * 60 / 1000;
/// How long the volume takes from nothing to full, s.
const SLIDE: f32 = 0.03;
/// From where on what is too loud is bent instead of cut.
const KNEE: f32 = 0.8;

#[derive(Debug)]
pub(super) enum Order {
    /// Somebody speaks: what was spoken before fades.
    Speak(Clip),
    Strike(Clip),
    /// Everything is multiplied by this from now on, without a jump.
    Turn(f32),
    /// What nobody speaks fades.
    Still,
    Hush,
}

#[derive(Debug, Default)]
pub(super) struct Gauge {
    pub(super) samples: AtomicU64,
    /// How many of the clips that were ordered have ended.
    pub(super) ended: AtomicUsize,
}

#[derive(Debug)]
pub(super) struct Desk {
    pub(super) orders: SyncSender<Order>,
    /// Clips that have ended: they are freed here, not on the device's thread.
    pub(super) spent: Receiver<Clip>,
    pub(super) gauge: Arc<Gauge>,
}

#[derive(Debug)]
struct Voice {
    clip: Clip,
    at: usize,
    speaks: bool,
    /// How much of it is left, and whether that becomes less.
    part: f32,
    fades: bool,
}

#[derive(Debug)]
pub(super) struct Mixer {
    orders: Receiver<Order>,
    spent: SyncSender<Clip>,
    gauge: Arc<Gauge>,
    voices: Vec<Voice>,
    gain: f32,
    wanted: f32,
}

impl Mixer {
    pub(super) fn new() -> (Self, Desk) {
        let (orders, waiting) = mpsc::sync_channel(ORDERS);
        let (spent, ended) = mpsc::sync_channel(ORDERS + MOST);
        let gauge = Arc::new(Gauge::default());
        let voices = Vec::with_capacity(MOST);
        let mixer = Self { orders: waiting, spent, gauge: gauge.clone(), voices, gain: 1.0, wanted: 1.0 };
        (mixer, Desk { orders, spent: ended, gauge })
    }

    pub(super) fn fill(&mut self, samples: &mut [f32]) {
        while let Ok(order) = self.orders.try_recv() {
            self.obey(order);
        }
        samples.fill(0.0);
        let fade = 1.0 / (FADE * RATE as f32);
        for voice in &mut self.voices {
            for (sample, sound) in samples.iter_mut().zip(&voice.clip.samples()[voice.at..]) {
                *sample += sound * voice.part;
                if voice.fades {
                    voice.part = (voice.part - fade).max(0.0);
                }
            }
            voice.at = (voice.at + samples.len()).min(voice.clip.samples().len());
        }
        let slide = 1.0 / (SLIDE * RATE as f32);
        for sample in samples.iter_mut() {
            self.gain += (self.wanted - self.gain).clamp(-slide, slide);
            *sample = bent(*sample * self.gain);
        }
        for index in (0..self.voices.len()).rev() {
            let voice = &self.voices[index];
            if voice.at == voice.clip.samples().len() || voice.part == 0.0 {
                let ended = self.voices.swap_remove(index);
                self.end(ended.clip);
            }
        }
        self.gauge.samples.fetch_add(samples.len() as u64, Ordering::Relaxed);
    }

    fn obey(&mut self, order: Order) {
        match order {
            Order::Speak(clip) => {
                self.fade(|voice| voice.speaks);
                self.begin(clip, true);
            }
            // What strikes at almost the same time is heard as one that is too loud.
            Order::Strike(clip) if self.voices.iter().any(|voice| !voice.speaks && voice.at < SAME) => self.end(clip),
            Order::Strike(clip) => self.begin(clip, false),
            Order::Turn(gain) => {
                self.wanted = gain;
                if self.voices.is_empty() {
                    self.gain = gain;
                }
            }
            Order::Still => self.fade(|voice| !voice.speaks),
            Order::Hush => self.fade(|_| true),
        }
    }

    fn fade(&mut self, which: impl Fn(&Voice) -> bool) {
        for voice in self.voices.iter_mut().filter(|voice| which(voice)) {
            voice.fades = true;
        }
    }

    fn begin(&mut self, clip: Clip, speaks: bool) {
        if self.voices.len() < MOST {
            self.voices.push(Voice { clip, at: 0, speaks, part: 1.0, fades: false });
        } else {
            self.end(clip);
        }
    }

    fn end(&self, clip: Clip) {
        // A full channel means that nobody takes clips away: then it is freed here after all.
        let _ = self.spent.try_send(clip);
        self.gauge.ended.fetch_add(1, Ordering::Release);
    }
}

fn bent(sample: f32) -> f32 {
    let over = sample.abs() - KNEE;
    if over <= 0.0 { sample } else { (KNEE + (1.0 - KNEE) * (over / (1.0 - KNEE)).tanh()).copysign(sample) }
}

#[cfg(test)]
mod tests;
