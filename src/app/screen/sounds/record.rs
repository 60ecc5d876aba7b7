//! Record and compare (`docs/rules/trainer.md`, "Sound"): a name is said after the model, both are heard and seen; the
//! ear suggests a grade, the speaker decides. A drill listens by itself, goes on where the name was heard and asks
//! again where not. A recording stays in memory and goes with the screen, unless it is kept as a file.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use club::store::disk::{self, Trouble};
use club::trainer::Grade;
use games::dre13ehn::Name;
use games::dre13ehn::life::Life;
use voice::hear::length::Measure;
use voice::hear::{self, Measurements};
use voice::sound::{Clip, Deaf, RATE};
use voice::{self, Pace};

use crate::app::microphone::{Microphone, Opened};
use crate::app::prelude::*;

mod heard;
mod view;

pub use heard::Analysis;
use heard::{Verdict, is_known, is_long};
pub use view::view;

const LONGEST: Duration = Duration::from_secs(5);
const PAUSE_SECONDS: f32 = 0.35;
const MARGIN_SECONDS: f32 = 0.12;
/// How long it is quiet after a name before a drill takes it for said, seconds.
const REST_SECONDS: f32 = 0.45;
/// How long praise is seen, and how much longer than model and recording are heard before the same is asked again.
const PRAISE: Duration = Duration::from_millis(1200);
const BREATH: Duration = Duration::from_millis(500);

#[derive(Debug)]
pub struct State {
    pub words: &'static str,
    phase: Phase,
    deaf: Option<Deaf>,
    taken: Option<Recording>,
    kept: Option<PathBuf>,
    /// How well each name was said: as the ear suggests, or as the speaker has decided.
    judged: BTreeMap<&'static str, Grade>,
    drill: Option<Drill>,
}

/// How many names were said since it began, and how many of them were heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Drill {
    said: usize,
    heard: usize,
}

#[derive(Debug, Default)]
enum Phase {
    #[default]
    Rests,
    Opens,
    Records(Microphone),
    /// In a drill, until it listens again.
    Waits(Duration),
}

#[derive(Debug)]
struct Recording {
    own: Clip,
    model: Clip,
    /// `None` until they are measured.
    seen: Option<Arc<Analysis>>,
    /// Whether its vowel counts for how long this person's vowels last.
    counted: bool,
}

impl Default for State {
    fn default() -> Self {
        let words = said().next().unwrap_or_default();
        Self { words, phase: Phase::Rests, deaf: None, taken: None, kept: None, judged: BTreeMap::new(), drill: None }
    }
}

#[derive(Clone, Debug)]
pub enum Message {
    WordsChosen(&'static str),
    HearPressed(&'static str),
    RecordPressed,
    Cancelled,
    Opened(Opened),
    Ticked(Duration),
    DrillToggled,
    Seen(Arc<Analysis>),
    OwnPressed,
    BothPressed,
    Judged(Grade),
    NextPressed,
    KeepPressed,
}

fn said() -> impl Iterator<Item = &'static str> {
    Name::all().filter(|name| !name.is_forbidden()).map(Name::word).chain(Life::ALL.into_iter().map(Life::name))
}

pub const SHORTCUTS: &[Shortcut<State, Message>] = &[
    Shortcut::new("M", "sounds-key-record", |_, _, _| Some(Message::RecordPressed)),
    Shortcut::new("B", "sounds-key-both", |_, _, _| Some(Message::BothPressed)),
    Shortcut::new("D", "sounds-key-drill", |_, _, _| Some(Message::DrillToggled)),
    Shortcut::new("+ -", "sounds-key-judge", |_, pressed, _| {
        Some(Message::Judged(if pressed.is("+") { Grade::Good } else { Grade::Again }))
    }),
    Shortcut::new("N", "sounds-key-next", |_, _, _| Some(Message::NextPressed)),
];

/// A part of a clip, equally loud as the model is.
fn spoken(clip: &Clip, measured: Option<&Measurements>) -> Clip {
    let samples = clip.samples();
    let place = |seconds: f32| ((seconds.max(0.0) * RATE as f32) as usize).min(samples.len());
    let speech = measured.and_then(|measured| measured.speech);
    let part = speech
        .map_or(samples, |speech| &samples[place(speech.from - MARGIN_SECONDS)..place(speech.to + MARGIN_SECONDS)]);
    Clip::of_loudness(voice::LOUDNESS, part)
}

fn vowels(desk: &Desk) -> Measure {
    desk.settings().practice.vowels.as_deref().and_then(|line| line.parse().ok()).unwrap_or_default()
}

fn joined(first: &Clip, second: &Clip) -> Clip {
    let pause = std::iter::repeat_n(0.0, (PAUSE_SECONDS * RATE as f32) as usize);
    Clip::new(first.samples().iter().copied().chain(pause).chain(second.samples().iter().copied()))
}

impl State {
    pub fn cancel(&mut self) {
        (self.phase, self.drill) = (Phase::Rests, None);
    }

    pub(crate) fn is_under_way(&self) -> bool {
        !matches!(self.phase, Phase::Rests)
    }

    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Task<Message> {
        match message {
            Message::WordsChosen(words) => self.choose(words, desk),
            Message::NextPressed if self.drill.is_some() => return self.go_on(self.next(), desk),
            Message::NextPressed => self.choose(self.next(), desk),
            Message::HearPressed(words) => desk.speak(words),
            Message::DrillToggled if self.drill.is_some() => self.cancel(),
            Message::DrillToggled => {
                self.drill = Some(Drill::default());
                let first = if self.is_left(self.words) { self.words } else { self.next() };
                return self.go_on(first, desk);
            }
            Message::RecordPressed => match std::mem::take(&mut self.phase) {
                Phase::Rests | Phase::Waits(_) => return self.listen(desk),
                // Who thinks better of it before it has begun.
                Phase::Opens => {}
                Phase::Records(microphone) => return self.finish(microphone, desk),
            },
            Message::Cancelled => self.cancel(),
            Message::Opened(opened) => match (&self.phase, opened.take()) {
                (Phase::Opens, Some(Ok(microphone))) => {
                    self.phase = Phase::Records(microphone);
                    if self.drill.is_none() {
                        self.taken = None;
                    }
                }
                (Phase::Opens, Some(Err(deaf))) => {
                    self.cancel();
                    self.deaf = Some(deaf);
                }
                // Nobody waits for it any more.
                (Phase::Opens, None) | (Phase::Rests | Phase::Records(_) | Phase::Waits(_), _) => {}
            },
            Message::Ticked(gone) => match std::mem::take(&mut self.phase) {
                Phase::Records(microphone) if self.listens_on(&microphone) => self.phase = Phase::Records(microphone),
                Phase::Records(microphone) => return self.finish(microphone, desk),
                Phase::Waits(left) if gone < left => self.phase = Phase::Waits(left - gone),
                Phase::Waits(_) => {
                    let words = if self.is_left(self.words) { self.words } else { self.next() };
                    return self.go_on(words, desk);
                }
                other @ (Phase::Rests | Phase::Opens) => self.phase = other,
            },
            Message::Seen(seen) => {
                let verdict = seen.verdict;
                if let Some(taken) = &mut self.taken {
                    taken.seen = Some(seen);
                }
                self.judged.extend(verdict.suggested().map(|grade| (self.words, grade)));
                self.count(desk);
                self.answer(verdict, desk);
            }
            Message::OwnPressed => {
                if let Some(taken) = &self.taken {
                    desk.play(&taken.spoken());
                }
            }
            Message::BothPressed => self.both(desk),
            Message::Judged(grade) => {
                self.judged.insert(self.words, grade);
                self.count(desk);
                if self.drill.is_some() && !self.is_left(self.words) {
                    return self.go_on(self.next(), desk);
                }
            }
            Message::KeepPressed => self.keep(desk),
        }
        Task::none()
    }

    fn choose(&mut self, words: &'static str, desk: &mut Desk) {
        self.cancel();
        (self.words, self.taken) = (words, None);
        desk.speak(words);
    }

    fn is_left(&self, words: &str) -> bool {
        (self.drill.is_none() || is_known(words)) && self.judged.get(words).is_none_or(|grade| *grade < Grade::Good)
    }

    fn next(&self) -> &'static str {
        let all: Vec<&str> = said().collect();
        let place = all.iter().position(|words| *words == self.words).map_or(0, |place| place + 1);
        let behind = || all[place..].iter().chain(&all[..place]).copied();
        behind().find(|words| self.is_left(words)).or(behind().next()).unwrap_or(self.words)
    }

    fn go_on(&mut self, words: &'static str, desk: &mut Desk) -> Task<Message> {
        if !self.is_left(words) {
            self.cancel();
            return Task::none();
        }
        self.words = words;
        self.listen(desk)
    }

    fn listen(&mut self, desk: &mut Desk) -> Task<Message> {
        (self.phase, self.deaf) = (Phase::Opens, None);
        desk.open_microphone().map(Message::Opened)
    }

    fn listens_on(&self, microphone: &Microphone) -> bool {
        let is_said = || self.drill.is_some() && hear::is_said(&microphone.so_far(), REST_SECONDS);
        microphone.goes_on() && microphone.length() < LONGEST && !is_said()
    }

    /// The vowel of a name that was said right tells how long this person's vowels last; each recording once.
    fn count(&mut self, desk: &mut Desk) {
        let right = self.judged.get(self.words).is_some_and(|grade| *grade >= Grade::Good);
        let Some(taken) = self.taken.as_mut().filter(|taken| right && !taken.counted) else { return };
        let Some(vowel) = taken.seen.as_ref().and_then(|seen| seen.vowel(self.words)).filter(|_| is_known(self.words))
        else {
            return;
        };
        taken.counted = true;
        let mut vowels = vowels(desk);
        vowels.push(vowel, is_long(self.words));
        desk.change(|settings| settings.practice.vowels = Some(vowels.to_string()));
    }

    /// Outside a drill both are played; in it the next name comes, or the same after both. Where nobody speaks it ends.
    fn answer(&mut self, verdict: Verdict, desk: &mut Desk) {
        let Some(drill) = &mut self.drill else { return self.both(desk) };
        if verdict == Verdict::Silent {
            return self.cancel();
        }
        drill.said += 1;
        if verdict.is_right() {
            drill.heard += 1;
            self.phase = Phase::Waits(PRAISE);
        } else {
            let both = self.taken.as_ref().map(Recording::both);
            self.phase = Phase::Waits(both.map_or(BREATH, |both| both.length() + BREATH));
            self.both(desk);
        }
    }

    fn both(&self, desk: &mut Desk) {
        if let Some(taken) = &self.taken {
            desk.play(&taken.both());
        }
    }

    fn finish(&mut self, microphone: Microphone, desk: &Desk) -> Task<Message> {
        let own = microphone.finish();
        // The model is seen at its usual pace, whatever pace it is heard at.
        let words = self.words;
        let Ok(model) = voice::say(words, desk.voice(), Pace::USUAL) else { return Task::none() };
        self.taken = Some(Recording { own: own.clone(), model: model.clone(), seen: None, counted: false });
        let vowels = vowels(desk);
        work(move || Message::Seen(Arc::new(Analysis::of(words, &model, &own, vowels))))
    }

    /// Among the person's documents, under a name that nothing has yet. Without a dialog it would be lost on leaving.
    fn keep(&mut self, desk: &mut Desk) {
        let Some(taken) = &self.taken else { return };
        let folder = desk.outside.documents();
        let written = taken
            .own
            .wav()
            .map_err(std::io::Error::other)
            .and_then(|bytes| disk::numbered(&folder, &format!("wurfzabel-{}", self.words), "wav", &bytes));
        match written {
            Ok(path) => {
                desk.done(phrase!("sounds-kept", path = path.display().to_string()));
                self.kept = Some(path);
            }
            Err(error) => {
                let (path, why) = (folder.display().to_string(), Trouble::Io(error).phrase());
                desk.alarm(phrase!("sounds-not-kept", path, why));
            }
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.taken.as_ref()?.seen.as_ref().map(|seen| seen.verdict)
    }

    pub fn kept(&self) -> Option<&std::path::Path> {
        self.kept.as_deref()
    }
}

impl Recording {
    fn both(&self) -> Clip {
        joined(&self.model, &self.spoken())
    }

    fn spoken(&self) -> Clip {
        spoken(&self.own, self.seen.as_ref().map(|seen| &seen.own))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use voice::Voice;

    #[test]
    fn everything_that_is_offered_can_be_said() {
        for words in said() {
            assert!(voice::say(words, Voice::default(), Pace::USUAL).is_ok(), "{words}");
        }
        assert_eq!(said().count(), 32);
    }

    #[test]
    fn both_are_the_model_a_pause_and_the_speech_of_the_recording() {
        let model = voice::say("i", Voice::Deep, Pace::USUAL).unwrap();
        let silence = std::iter::repeat_n(0.0, RATE as usize);
        let own = Clip::new(silence.clone().chain(model.samples().iter().map(|sample| sample * 0.1)).chain(silence));
        let measured = hear::measure(&own);
        let speech = spoken(&own, Some(&measured));
        assert!(speech.length() < model.length() + Duration::from_secs_f32(2.0 * MARGIN_SECONDS + 0.1), "trimmed");
        let (is, was) = (speech.loudness().mean(), model.loudness().mean());
        assert!((is - was).abs() < 1.5, "{is} dB beside {was} dB");
        let both = joined(&model, &speech);
        let pause = (PAUSE_SECONDS * RATE as f32) as usize;
        assert_eq!(both.samples().len(), model.samples().len() + pause + speech.samples().len());
        let nothing = Clip::new([]);
        assert_eq!(spoken(&nothing, Some(&hear::measure(&nothing))).samples().len(), 0);
    }
}
