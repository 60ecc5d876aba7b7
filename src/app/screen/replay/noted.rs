//! What is noted of single steps: written beside the board and kept beside the matches; the record stays as it is.

use std::collections::BTreeMap;

use club::store::notes;

use super::State;
use crate::app::prelude::*;

pub(super) const FIELD: &str = "replay-note";

#[derive(Debug, Default)]
pub(super) struct Noted {
    pub(super) key: String,
    /// What is kept, by how many events had happened.
    steps: BTreeMap<usize, String>,
    /// The step, and its note as it is typed.
    typed: Option<(usize, String)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    Asked,
    Typed(String),
    Sent,
}

impl Noted {
    pub(super) fn read(key: String, desk: &Desk) -> Self {
        let steps = desk.archive.notes().of(&key).map(|note| note.steps.clone()).unwrap_or_default();
        Self { key, steps, typed: None }
    }

    pub(super) fn of(header: &games::game::record::Header, desk: &Desk) -> Self {
        Self::read(notes::key(header.line().as_bytes()), desk)
    }

    pub(super) fn text(&self, step: usize) -> &str {
        let typed = self.typed.as_ref().filter(|(of, _)| *of == step).map(|(_, text)| text);
        typed.or_else(|| self.steps.get(&step)).map_or("", String::as_str)
    }

    pub(super) fn keep(&mut self, desk: &mut Desk) {
        let Some((step, text)) = self.typed.take() else { return };
        let now = desk.watch.now();
        let kept = desk.archive.note_at((&self.key, step), &text, now);
        // What could not be kept stays to be seen.
        if desk.ok_or_notify(kept.map_err(|error| error.phrase())).is_none() {
            self.typed = Some((step, text));
            return;
        }
        let kept = desk.archive.notes().of(&self.key).and_then(|note| note.steps.get(&step).cloned());
        match kept {
            Some(kept) => self.steps.insert(step, kept),
            None => self.steps.remove(&step),
        };
    }
}

impl State {
    pub(super) fn note(&mut self, message: Message, desk: &mut Desk) -> Action<super::Message> {
        match message {
            Message::Asked => return Action::Run(focus_on(FIELD)),
            Message::Typed(text) => self.noted.typed = Some((self.step, text)),
            Message::Sent => self.noted.keep(desk),
        }
        Action::None
    }
}

pub(super) fn field<'a>(ui: Ui, state: &State) -> Element<'a, super::Message> {
    let empty = tr!(ui, "archive-step-note");
    let field = ui.field(&empty, state.noted.text(state.step), TypeSize::Small).font(SANS).width(Fill).id(FIELD);
    let said = super::Message::Note;
    let field = field.on_input(move |text| said(Message::Typed(text))).on_submit(said(Message::Sent));
    field.padding([ui.gap(5.0), ui.gap(8.0)]).into()
}
