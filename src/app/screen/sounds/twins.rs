//! Told apart by ear: one of two words is heard, and which it was is answered by an arrow or by the pointer. What was
//! missed comes again sooner. Keeps nothing, and changes nothing about what is due.

use iced::widget::column;
use rand::RngExt as _;

use club::trainer::Card;

use super::speaker;
use crate::app::kit::asked::forbidden;
use crate::app::kit::key::cap;
use crate::app::kit::page::card;
use crate::app::prelude::*;

/// Sounds by which no two names differ: š and s, nasal and not, long and short in a motto.
const WORDS: [[&str; 2]; 3] = [["ša", "sa"], ["kǫ", "ko"], ["zwā", "zwa"]];
/// One in so many is what was missed, where anything was.
const AGAIN: u32 = 2;

pub(super) fn names() -> impl Iterator<Item = [&'static str; 2]> {
    Card::all().iter().filter_map(|card| match card {
        Card::EarPair(one, other) if one.word() < other.word() => Some([one.word(), other.word()]),
        _ => None,
    })
}

#[derive(Debug, Default)]
pub struct State {
    pub asked: Option<EarQuestion>,
    right: u32,
    all: u32,
    /// The pairs that were missed and not told apart since.
    missed: Vec<[&'static str; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarQuestion {
    pub words: [&'static str; 2],
    /// The place of the word that is heard.
    pub heard: usize,
    pub said: Option<usize>,
}

#[derive(Clone, Debug)]
pub enum Message {
    NextPressed,
    HearPressed,
    Said(usize),
    WordPressed(&'static str),
}

pub(super) const SHORTCUTS: &[Shortcut<State, Message>] = &[
    Shortcut::new("← →", "sounds-key-answer", |state, pressed, _| {
        let (asked, place) = (state.asked?, usize::from(pressed.is("→")));
        Some(if state.is_open() { Message::Said(place) } else { Message::WordPressed(asked.words[place]) })
    }),
    Shortcut::new("Enter, Space", "sounds-key-next", |state, _, _| (!state.is_open()).then_some(Message::NextPressed)),
    Shortcut::new("R, Space", "sounds-key-repeat", |state, _, _| state.asked.map(|_| Message::HearPressed)),
];

impl State {
    fn is_open(&self) -> bool {
        self.asked.is_some_and(|asked| asked.said.is_none())
    }
}

impl State {
    /// Handles what happened; where nothing is heard nothing is asked, and no guess is taken.
    pub(super) fn update(&mut self, message: Message, desk: &mut Desk) {
        if desk.is_deaf() {
            return;
        }
        match message {
            Message::NextPressed => {
                self.draw(desk);
                self.hear(desk);
            }
            Message::HearPressed => self.hear(desk),
            Message::WordPressed(word) => desk.speak(word),
            Message::Said(place) => {
                let Some(asked) = self.asked.as_mut().filter(|asked| asked.said.is_none()) else { return };
                asked.said = Some(place);
                let (words, right) = (asked.words, asked.heard == place);
                self.all += 1;
                self.missed.retain(|other| *other != words);
                if right {
                    self.right += 1;
                } else {
                    self.missed.push(words);
                    // A comma is a rest: what it was, then what it was taken for.
                    desk.speak(&format!("{}, {}", words[1 - place], words[place]));
                }
            }
        }
    }

    /// Another pair than the last, one that was missed more often.
    fn draw(&mut self, desk: &mut Desk) {
        let last = self.asked.map(|asked| asked.words);
        let others = |all: Vec<[&'static str; 2]>| -> Vec<[&'static str; 2]> {
            all.into_iter().filter(|words| Some(*words) != last).collect()
        };
        let (all, missed) = (others(names().chain(WORDS).collect()), others(self.missed.clone()));
        let again = !missed.is_empty() && desk.chance.random_ratio(1, AGAIN);
        let pool = if again { missed } else { all };
        let words = pool[desk.chance.random_range(0..pool.len())];
        self.asked = Some(EarQuestion { words, heard: desk.chance.random_range(0..2), said: None });
    }

    fn hear(&self, desk: &mut Desk) {
        if let Some(asked) = self.asked {
            desk.speak(asked.words[asked.heard]);
        }
    }
}

pub(super) fn view<'a>(ui: Ui, state: &State, desk: &Desk) -> Element<'a, Message> {
    let mut parts = vec![ui.body(tr!(ui, "sounds-apart-about")).width(Fill).into()];
    if desk.is_deaf() {
        parts.push(ui.faint(tr!(ui, "sounds-apart-rests")).width(Fill).into());
        return card(ui, tr!(ui, "sounds-apart-head"), parts);
    }
    let open = state.asked.is_some_and(|asked| asked.said.is_none());
    if let Some(asked) = state.asked {
        let hear = speaker(ui, tr!(ui, "practise-hear"), Message::HearPressed).id("apart-hear");
        let choices = Row::from_iter([0, 1].map(|place| choice(ui, asked, place)));
        let told = asked.said.map(|said| verdict(ui, asked, said == asked.heard));
        let middle = column![hear, choices.spacing(ui.gap(14.0))].push(told).spacing(ui.gap(16.0)).align_x(Center);
        parts.push(container(middle).center_x(Fill).padding(ui.gap(10.0)).into());
    }
    let label = if state.asked.is_none() { tr!(ui, "practise-begin") } else { tr!(ui, "sounds-next") };
    let next = (!open).then(|| ui.primary(label).on_press(Message::NextPressed).id("apart-next"));
    let count = (state.all > 0).then(|| ui.faint(tr!(ui, "sounds-apart-count", right = state.right, all = state.all)));
    parts.push(Row::new().push(next).push(count).spacing(ui.gap(14.0)).align_y(Center).into());
    card(ui, tr!(ui, "sounds-apart-head"), parts)
}

fn choice<'a>(ui: Ui, asked: EarQuestion, place: usize) -> Element<'a, Message> {
    const IDS: [&str; 2] = ["apart-left", "apart-right"];
    let word = asked.words[place];
    let label = iced::widget::text(word).size(ui.size(TypeSize::Display)).font(SERIF_BOLD);
    let key = asked.said.is_none().then(|| cap(ui, ["←", "→"][place]));
    let content = column![label].push(forbidden(ui, word)).push(key).spacing(ui.gap(4.0)).align_x(Center);
    let pressed = if asked.said.is_none() { Message::Said(place) } else { Message::WordPressed(word) };
    let control = ui.control(container(content).center_x(ui.wide(150.0))).on_press(pressed).id(IDS[place]);
    let was = asked.said.is_some() && asked.heard == place;
    if was { control.style(ui.filled()).into() } else { control.style(ui.quiet()).into() }
}

fn verdict<'a>(ui: Ui, asked: EarQuestion, right: bool) -> Element<'a, Message> {
    let word = asked.words[asked.heard];
    let (icon, role, words) = match right {
        true => (Icon::Right, Role::Good, tr!(ui, "sounds-apart-right", word)),
        false => (Icon::Wrong, Role::Bad, tr!(ui, "sounds-apart-wrong", word)),
    };
    row![icon.view(ui, role), ui.lead(words)].spacing(ui.gap(8.0)).align_y(Center).into()
}
