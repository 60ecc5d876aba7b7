//! Record and compare (`docs/rules/trainer.md`, "Sound"): a name is said after the model, both are heard one after the
//! other and seen one above the other, and whoever spoke judges. Gives no score. A recording stays in memory and goes
//! with the screen, unless it is kept as a file.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use base::draw::{Drawing, Ink, Path};
use club::store::disk::{self, Trouble};
use games::dre13ehn::Name;
use games::dre13ehn::life::Life;
use voice::hear::{self, Ear, Measurements};
use voice::sound::{Clip, Deaf, RATE};
use voice::{self, Pace, Voice};

use super::speaker;
use crate::app::kit::page::{card, choices, within, wrapped};
use crate::app::microphone::{Microphone, Opened};
use crate::app::prelude::*;
use crate::app::widget::clock::clock;

const LONGEST: Duration = Duration::from_secs(5);
const TICK: Duration = Duration::from_millis(60);
const METER_RANGE_DB: f32 = 48.0;
const PAUSE_SECONDS: f32 = 0.35;
const MARGIN_SECONDS: f32 = 0.12;
const PICTURE_PX_PER_MM: f32 = 4.6;

#[derive(Debug)]
pub struct State {
    pub words: &'static str,
    phase: Phase,
    /// Why nothing could be recorded.
    deaf: Option<Deaf>,
    taken: Option<Recording>,
    kept: Option<PathBuf>,
    /// How the speaker has judged, by name.
    judged: BTreeMap<&'static str, bool>,
}

#[derive(Debug, Default)]
enum Phase {
    #[default]
    Rests,
    Opens,
    Records(Microphone),
}

#[derive(Debug)]
struct Recording {
    own: Clip,
    model: Clip,
    /// `None` until they are measured.
    seen: Option<Arc<Analysis>>,
}

#[derive(Clone, Debug)]
pub struct Analysis {
    model: Measurements,
    own: Measurements,
    /// The name that the program has heard in the recording: the one that was to be said, or one of which it is sure.
    heard: Option<&'static str>,
}

impl Analysis {
    fn of(words: &'static str, model: &Clip, clip: &Clip) -> Self {
        let (model, own) = (hear::measure(model), hear::measure(clip));
        let heard = Ear::new().heard(clip, &own).and_then(|heard| heard.answer(words));
        Self { model, own, heard }
    }
}

impl Default for State {
    fn default() -> Self {
        let words = said().next().unwrap_or_default();
        Self { words, phase: Phase::Rests, deaf: None, taken: None, kept: None, judged: BTreeMap::new() }
    }
}

#[derive(Clone, Debug)]
pub enum Message {
    WordsChosen(&'static str),
    HearPressed(&'static str),
    RecordPressed,
    Cancelled,
    Opened(Opened),
    Ticked,
    Seen(Arc<Analysis>),
    OwnPressed,
    BothPressed,
    /// The speaker judges: whether it was right.
    Judged(bool),
    NextPressed,
    KeepPressed,
}

fn said() -> impl Iterator<Item = &'static str> {
    Name::all().filter(|name| !name.is_forbidden()).map(Name::word).chain(Life::ALL.into_iter().map(Life::name))
}

pub const SHORTCUTS: &[Shortcut<State, Message>] = &[
    Shortcut::new("M", "sounds-key-record", |_, _, _| Some(Message::RecordPressed)),
    Shortcut::new("B", "sounds-key-both", |_, _, _| Some(Message::BothPressed)),
    Shortcut::new("+ -", "sounds-key-judge", |_, pressed, _| Some(Message::Judged(pressed.is("+")))),
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

fn joined(first: &Clip, second: &Clip) -> Clip {
    let pause = std::iter::repeat_n(0.0, (PAUSE_SECONDS * RATE as f32) as usize);
    Clip::new(first.samples().iter().copied().chain(pause).chain(second.samples().iter().copied()))
}

impl State {
    pub fn cancel(&mut self) {
        self.phase = Phase::Rests;
    }

    /// Whether it is being recorded, or is about to be.
    pub(crate) fn is_under_way(&self) -> bool {
        !matches!(self.phase, Phase::Rests)
    }

    pub fn update(&mut self, message: Message, desk: &mut Desk) -> Task<Message> {
        match message {
            Message::WordsChosen(words) => self.choose(words, desk),
            Message::NextPressed => self.choose(self.next(), desk),
            Message::HearPressed(words) => desk.speak(words),
            Message::RecordPressed => match std::mem::take(&mut self.phase) {
                Phase::Rests => {
                    (self.phase, self.deaf) = (Phase::Opens, None);
                    return desk.open_microphone().map(Message::Opened);
                }
                // Who thinks better of it before it has begun.
                Phase::Opens => {}
                Phase::Records(microphone) => return self.finish(microphone, desk.voice()),
            },
            Message::Cancelled => self.cancel(),
            Message::Opened(opened) => match (&self.phase, opened.take()) {
                (Phase::Opens, Some(Ok(microphone))) => {
                    (self.phase, self.taken) = (Phase::Records(microphone), None);
                }
                (Phase::Opens, Some(Err(deaf))) => (self.phase, self.deaf) = (Phase::Rests, Some(deaf)),
                // Nobody waits for it any more.
                (Phase::Opens, None) | (Phase::Rests | Phase::Records(_), _) => {}
            },
            Message::Ticked => match std::mem::take(&mut self.phase) {
                Phase::Records(microphone) if microphone.goes_on() && microphone.length() < LONGEST => {
                    self.phase = Phase::Records(microphone);
                }
                Phase::Records(microphone) => return self.finish(microphone, desk.voice()),
                other @ (Phase::Rests | Phase::Opens) => self.phase = other,
            },
            Message::Seen(seen) => {
                if let Some(taken) = &mut self.taken {
                    taken.seen = Some(seen);
                }
                self.both(desk);
            }
            Message::OwnPressed => {
                if let Some(taken) = &self.taken {
                    desk.play(&taken.spoken());
                }
            }
            Message::BothPressed => self.both(desk),
            Message::Judged(right) => {
                self.judged.insert(self.words, right);
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

    /// What comes next: the first behind this one that was not judged right, or the one behind it where all were.
    fn next(&self) -> &'static str {
        let all: Vec<&str> = said().collect();
        let place = all.iter().position(|words| *words == self.words).map_or(0, |place| place + 1);
        let behind = || all[place..].iter().chain(&all[..place]).copied();
        behind().find(|words| self.judged.get(words) != Some(&true)).or(behind().next()).unwrap_or(self.words)
    }

    fn both(&self, desk: &mut Desk) {
        if let Some(taken) = &self.taken {
            desk.play(&joined(&taken.model, &taken.spoken()));
        }
    }

    fn finish(&mut self, microphone: Microphone, voice: Voice) -> Task<Message> {
        let own = microphone.finish();
        // The model is seen at its usual pace, whatever pace it is heard at.
        let words = self.words;
        let Ok(model) = voice::say(words, voice, Pace::USUAL) else { return Task::none() };
        self.taken = Some(Recording { own: own.clone(), model: model.clone(), seen: None });
        work(move || Message::Seen(Arc::new(Analysis::of(words, &model, &own))))
    }

    /// Writes the recording among the person's documents, under a name that nothing has yet, and says where. A dialog
    /// would be asked in vain where the system has none, and the recording be lost on leaving.
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

    pub fn kept(&self) -> Option<&std::path::Path> {
        self.kept.as_deref()
    }
}

impl Recording {
    fn spoken(&self) -> Clip {
        spoken(&self.own, self.seen.as_ref().map(|seen| &seen.own))
    }
}

pub fn view<'a>(ui: Ui, state: &'a State, wide: f32) -> Vec<Element<'a, Message>> {
    let offered = said().map(|words| {
        let label = match state.judged.get(words) {
            Some(true) => tr!(ui, "sounds-marked-right", name = words),
            Some(false) => tr!(ui, "sounds-marked-not-yet", name = words),
            None => words.to_owned(),
        };
        (label, words == state.words, Message::WordsChosen(words))
    });
    let mut parts = vec![
        ui.body(tr!(ui, "sounds-record-about")).width(Fill).into(),
        choices(ui, offered),
        wrapped(ui, actions(ui, state)),
    ];
    if let Phase::Records(microphone) = &state.phase {
        parts.push(meter(ui, microphone));
    }
    parts.push(judge(ui, state));
    parts.extend(state.deaf.map(|deaf| ui.faint(ui.say(&deaf.phrase())).into()));
    let mut cards = vec![card(ui, tr!(ui, "sounds-record-head"), parts)];
    if let Some(taken) = &state.taken {
        cards.push(compared(ui, state, taken, within(ui, wide)));
    }
    cards
}

fn judge<'a>(ui: Ui, state: &State) -> Element<'a, Message> {
    let judged = state.judged.get(state.words).copied();
    let judge = [(tr!(ui, "sounds-right"), true), (tr!(ui, "sounds-not-yet"), false)];
    let judge = judge.map(|(words, right)| (words, judged == Some(right), Message::Judged(right)));
    let next = ui.button(tr!(ui, "sounds-next-name", name = state.next())).on_press(Message::NextPressed).id("next");
    let question = ui.strong(tr!(ui, "sounds-judge"));
    let ways = Row::new().push(question).push(choices(ui, judge)).push(next);
    let right = state.judged.values().filter(|right| **right).count();
    let count = (!state.judged.is_empty()).then(|| ui.strong(tr!(ui, "sounds-judged", right, all = said().count())));
    let about = ui.faint(tr!(ui, "sounds-judge-about")).width(Fill);
    let ways = ways.spacing(ui.gap(12.0)).align_y(Center).wrap().vertical_spacing(ui.gap(8.0));
    iced::widget::column![ways].push(count).push(about).spacing(ui.gap(6.0)).into()
}

fn actions<'a>(ui: Ui, state: &State) -> Vec<Element<'a, Message>> {
    let label = |icon: Icon, words: String| {
        let words = iced::widget::text(words).size(ui.size(TypeSize::Body)).font(SANS_BOLD);
        row![icon.view(ui, Role::OnAccent), words].spacing(ui.gap(7.0)).align_y(Center)
    };
    let record = match &state.phase {
        Phase::Rests => label(Icon::Record, tr!(ui, "sounds-begin")),
        Phase::Opens => label(Icon::Record, tr!(ui, "sounds-opens")),
        Phase::Records(_) => label(Icon::Stop, tr!(ui, "sounds-end")),
    };
    let record = ui.control(record).dress(ui.filled()).on_press(Message::RecordPressed).id("record");
    let hear = tr!(ui, "sounds-model-of", name = state.words);
    vec![speaker(ui, hear, Message::HearPressed(state.words)).id("model").into(), record.into()]
}

fn meter<'a>(ui: Ui, microphone: &Microphone) -> Element<'a, Message> {
    let (width, height) = (240.0, 10.0);
    let level = (1.0 + 20.0 * microphone.level().max(1e-6).log10() / METER_RANGE_DB).clamp(0.0, 1.0);
    let mut drawing = Drawing::new(width, height);
    drawing.fill(Path::rounded(0.0, 0.0, width, height, 5.0), Ink::new(Role::Line).alpha(0.5));
    drawing.fill(Path::rounded(0.0, 0.0, (width * level).max(height), height, 5.0), Role::Accent.into());
    let seconds = ui.lang.decimal(microphone.length().as_secs_f64(), 1);
    let most = LONGEST.as_secs().to_string();
    let words = ui.body(tr!(ui, "sounds-recorded", seconds, most));
    let clock = clock(0, TICK, |_| Message::Ticked);
    row![sign(ui, drawing, height), words, clock].spacing(ui.gap(12.0)).align_y(Center).into()
}

fn compared<'a>(ui: Ui, state: &State, taken: &Recording, room: f32) -> Element<'a, Message> {
    let listen = [
        speaker(ui, tr!(ui, "sounds-both"), Message::BothPressed).id("both").into(),
        speaker(ui, tr!(ui, "sounds-own"), Message::OwnPressed).id("own").into(),
        ui.button(tr!(ui, "sounds-keep")).on_press(Message::KeepPressed).id("keep").into(),
    ];
    let mut parts = vec![wrapped(ui, listen)];
    match &taken.seen {
        Some(seen) => {
            let picture = drawn(seen, state.words, room / (PICTURE_PX_PER_MM * ui.text), ui.lang);
            let height = picture.size.height * PICTURE_PX_PER_MM;
            parts.push(sign(ui, picture, height));
            // Where it would guess, it says nothing.
            let heard = seen.heard.map(|name| tr!(ui, "sounds-heard", name));
            parts.extend(heard.map(|heard| ui.body(heard).width(Fill).into()));
        }
        None => parts.push(ui.faint(tr!(ui, "sounds-looking")).into()),
    }
    card(ui, tr!(ui, "sounds-compared", name = state.words), parts)
}

fn drawn(seen: &Analysis, words: &'static str, width: f32, lang: Lang) -> Drawing {
    let rows = [
        hear::Row { caption: tr!(lang, "sounds-row-model", name = words), measured: &seen.model },
        hear::Row { caption: tr!(lang, "sounds-row-own"), measured: &seen.own },
    ];
    hear::picture(&rows, width, lang)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

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
