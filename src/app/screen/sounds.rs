//! How the names sound: the reading guide, every name, the four lives, and one's own voice beside the model's. Plays and
//! records by the desk; keeps nothing but the choice of voice, pace and volume.

use iced::widget::text;

use club::store::settings::{Loudness, Tempo};
use voice::chart;

use crate::app::desk::Change;
use crate::app::kit::{fields, key, page};
use crate::app::prelude::*;
use crate::app::widget::reveal::reveal;
use crate::app::widget::walk::{self, walk};

mod guide;
mod lives;
mod names;
pub mod record;
pub mod twins;

/// Percent of the usual pace.
const HALF: u16 = 50;
const USUAL: u16 = 100;
/// Percent, and what it is called.
const PACES: [(u16, &str); 4] =
    [(HALF, "sounds-pace-half"), (75, "sounds-pace-slow"), (USUAL, "sounds-pace-usual"), (130, "sounds-pace-quick")];
/// Percent, and what it is called.
const VOLUMES: [(u16, &str); 4] =
    [(0, "sounds-mute"), (40, "sounds-quiet"), (70, "sounds-medium"), (100, "sounds-loud")];

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Guide,
    Names,
    Lives,
    Record,
    /// Words that are told apart by ear.
    Apart,
}

const PARTS: [(Tab, &str); 5] = [
    (Tab::Guide, "sounds-guide"),
    (Tab::Names, "sounds-names"),
    (Tab::Lives, "trainer-deck-lives"),
    (Tab::Record, "sounds-record"),
    (Tab::Apart, "sounds-apart"),
];

#[derive(Debug)]
pub struct State {
    pub part: Tab,
    last: Option<String>,
    vowels: Picture,
    pub record: record::State,
    pub twins: twins::State,
}

#[derive(Clone, Debug)]
pub enum Message {
    PartChosen(Tab),
    WordsPressed(String),
    Repeated,
    HalfToggled,
    Set(Change),
    Walked(walk::Direction),
    Asked(Route),
    Record(record::Message),
    Twins(twins::Message),
}

impl State {
    pub(crate) fn new(part: Tab, desk: &mut Desk) -> Self {
        desk.listen();
        desk.try_sound();
        let vowels = Picture::new(chart::vowels(desk.lang()));
        Self { part, last: None, vowels, record: record::State::default(), twins: twins::State::default() }
    }

    fn again(&self, desk: &mut Desk) {
        if let Some(words) = &self.last {
            desk.speak(words);
        }
    }
}

impl Pane for State {
    type Message = Message;

    const PLACE: &'static str = "sounds-title";

    const SHORTCUTS: &'static [Shortcut<Self, Message>] = &[
        Shortcut::new("1 2 3 …", "app-key-parts", |_, pressed, _| {
            page::digit(&PARTS, pressed).map(Message::PartChosen)
        }),
        Shortcut::new("← → ↑ ↓", "sounds-key-walk", |_, pressed, _| {
            walk::Direction::of(pressed.key()).map(Message::Walked)
        }),
        Shortcut::new("R, Space", "sounds-key-repeat", |state, pressed, _| {
            // The page is led on where there is nothing to repeat.
            let repeats = pressed.is("R") || !pressed.has_shift() && state.last.is_some();
            repeats.then_some(Message::Repeated)
        }),
        Shortcut::new("S", "sounds-key-half", |_, _, _| Some(Message::HalfToggled)),
        Shortcut::new("Esc", "app-key-escape", |state, _, _| {
            state.record.is_under_way().then_some(Message::Record(record::Message::Cancelled))
        }),
    ];

    /// What is told apart or recorded takes the keys first.
    fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Message> {
        let of_part = match self.part {
            Tab::Apart => shortcut::find(twins::SHORTCUTS, &self.twins, pressed, desk).map(Message::Twins),
            Tab::Record => shortcut::find(record::SHORTCUTS, &self.record, pressed, desk).map(Message::Record),
            Tab::Guide | Tab::Names | Tab::Lives => None,
        };
        of_part.or_else(|| shortcut::find(Self::SHORTCUTS, self, pressed, desk))
    }

    fn lines() -> Vec<HelpRow> {
        let of_parts = shortcut::lines(twins::SHORTCUTS).into_iter().chain(shortcut::lines(record::SHORTCUTS));
        shortcut::lines(Self::SHORTCUTS).into_iter().chain(of_parts).collect()
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => return Action::Open(way),
            Message::PartChosen(part) => {
                self.part = part;
                // What is recorded while nobody sees it is recorded unasked.
                self.record.cancel();
                return Action::Run(page::top("sounds"));
            }
            Message::WordsPressed(words) => {
                desk.speak(&words);
                self.last = Some(words);
            }
            Message::Repeated => self.again(desk),
            Message::HalfToggled => {
                let half = desk.settings().tempo.get() == HALF;
                desk.change(|settings| settings.tempo = Tempo::nearest(if half { USUAL } else { HALF }));
                self.again(desk);
            }
            Message::Set(change) => {
                desk.set(&change);
                self.again(desk);
            }
            Message::Walked(way) => return Action::Run(walk(way).chain(reveal())),
            Message::Twins(message) => self.twins.update(message, desk),
            Message::Record(message) => {
                if let record::Message::HearPressed(words) = &message {
                    self.last = Some((*words).to_owned());
                }
                return Action::Run(self.record.update(message, desk).map(Message::Record));
            }
        }
        Action::None
    }

    fn refresh(&mut self, desk: &mut Desk) -> Task<Message> {
        self.vowels.show(chart::vowels(desk.lang()));
        Task::none()
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let wide = page::width(ui);
        let mut content = vec![choices(ui, desk)];
        if let Some(silent) = desk.silent() {
            content.push(ui.faint(ui.say(&silent)).into());
        }
        content.extend(match self.part {
            Tab::Guide => guide::view(ui, &self.vowels, wide),
            Tab::Names => names::view(ui, wide),
            Tab::Lives => lives::view(ui),
            Tab::Apart => vec![twins::view(ui, &self.twins, desk).map(Message::Twins)],
            Tab::Record => {
                record::view(ui, &self.record, wide).into_iter().map(|part| part.map(Message::Record)).collect()
            }
        });
        content.push(match self.part {
            Tab::Apart => key::with_keys(ui, &tr!(ui, "sounds-apart-keys")),
            Tab::Record => key::with_keys(ui, &tr!(ui, "sounds-record-keys")),
            Tab::Guide | Tab::Names | Tab::Lives => key::with_keys(ui, &tr!(ui, "sounds-keys")),
        });
        page::view(
            ui,
            ("sounds", self.name(desk)),
            (Message::Asked, true),
            Some(page::parts(ui.lang, &PARTS, self.part, Message::PartChosen)),
            content,
        )
    }
}

fn choices<'a>(ui: Ui, desk: &Desk) -> Element<'a, Message> {
    let settings = desk.settings();
    let choices = |name: String, all: Vec<(String, bool, Message)>| -> Element<'a, Message> {
        let all = all.into_iter().map(|(name, chosen, message)| ui.option(name, chosen).on_press(message).into());
        group(Row::new().push(ui.faint(name)).extend(all).spacing(ui.gap(6.0)).align_y(Center))
    };
    let voices = fields::voices(desk, Message::Set);
    let said = |id| ui.say(&base::phrase::Phrase::new(id));
    let pace = nearest(PACES, settings.tempo.get());
    let set = fields::set(Message::Set, |settings| &mut settings.tempo);
    let paces = PACES.map(|(percent, id)| (said(id), percent == pace, set(Tempo::nearest(percent))));
    let volume = nearest(VOLUMES, settings.volume.get());
    let set = fields::set(Message::Set, |settings| &mut settings.volume);
    let volumes = VOLUMES.map(|(percent, id)| (said(id), percent == volume, set(Loudness::nearest(percent))));
    let groups = [
        choices(tr!(ui, "sounds-voice"), voices),
        choices(tr!(ui, "sounds-pace"), paces.into()),
        choices(tr!(ui, "sounds-volume"), volumes.into()),
    ];
    Row::from_iter(groups).spacing(ui.gap(26.0)).wrap().vertical_spacing(ui.gap(8.0)).into()
}

fn nearest(offered: [(u16, &str); 4], percent: u16) -> u16 {
    let next = offered.into_iter().min_by_key(|(one, _)| one.abs_diff(percent));
    next.map_or(percent, |(one, _)| one)
}

fn heard<'a>(ui: Ui, words: &str, step: TypeSize) -> Element<'a, Message> {
    let label = text(words.to_owned()).size(ui.size(step)).font(SERIF_BOLD);
    let pressed = Message::WordsPressed(words.to_owned());
    ui.control(label).style(ui.quiet()).padding([ui.gap(3.0), ui.gap(10.0)]).on_press(pressed).into()
}

fn speaker<'a, M: Clone + 'a>(ui: Ui, words: String, pressed: M) -> crate::app::widget::control::Control<'a, M> {
    let label = text(words).size(ui.size(TypeSize::Body));
    let icon = crate::app::icon::Icon::Hear.view(ui, Role::Accent);
    ui.control(row![icon, label].spacing(ui.gap(7.0)).align_y(Center)).style(ui.quiet()).on_press(pressed)
}

fn cell<'a>(content: Element<'a, Message>, wide: f32) -> Element<'a, Message> {
    container(content).width(wide).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_set_elsewhere_is_shown_as_the_nearest_that_is_offered() {
        assert_eq!([0, 15, 60, 71, 100].map(|percent| nearest(VOLUMES, percent)), [0, 0, 70, 70, 100]);
        assert_eq!([50, 100, 150].map(|percent| nearest(PACES, percent)), [50, 100, 130]);
    }
}
