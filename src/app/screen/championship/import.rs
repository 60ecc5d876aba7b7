//! A table opened, dropped or pasted, shown before any of it is taken: names while people join, else results.

use std::path::Path;

use iced::widget::column;

use club::championship::Event;
use club::championship::plan::Form;
use club::championship::tables::Draft;
use club::store::disk::{self, With as _};

use super::results::Pending;
use super::{Message, State, Tab};
use crate::app::kit::key::with_keys;
use crate::app::kit::opener::{self, Sought};
use crate::app::kit::page;
use crate::app::kit::preview::{self, Preview};
use crate::app::prelude::*;

/// The most bytes of a table that are read: a round robin of 500 has 10 MB.
const MOST_BYTES: u64 = 64 * 1024 * 1024;

impl State {
    pub(super) fn import_file(&mut self, path: &Path, desk: &mut Desk) -> Task<Message> {
        let bytes = disk::read(path, MOST_BYTES).with(path);
        let bytes = bytes
            .map_err(|failed| phrase!("championships-unreadable", path = failed.shown(), why = failed.why.phrase()));
        desk.ok_or_notify(bytes).map_or_else(Task::none, |bytes| self.import(&bytes, desk))
    }

    pub(super) fn import(&mut self, bytes: &[u8], desk: &mut Desk) -> Task<Message> {
        desk.dismiss_all();
        let Some(open) = desk.championship() else { return Task::none() };
        if let Some(why) = open.looked().cloned() {
            desk.alarm(why);
            return Task::none();
        }
        if self.waits() {
            let Action::Run(task) = self.ask_drop(desk) else { return Task::none() };
            return task;
        }
        let cup = open.cup();
        let results = Draft::results(bytes, None, self.day(cup, desk), false);
        let takes_names = match cup.stage().map(|(plan, _)| &plan.form) {
            Some(Form::Joining) => true,
            // Where people join and play at once, what stands in it decides.
            Some(Form::Open) => results.is_err(),
            Some(Form::Everyone | Form::Swiss(_) | Form::Groups(_) | Form::KnockOut | Form::Parts(_)) | None => false,
        };
        self.opener.close();
        self.pending = None;
        if takes_names {
            self.part = Tab::People;
            return self.people.preview(cup, bytes).map(Message::People);
        }
        let read = results.map(|draft| Preview::new(draft, bytes, cup));
        let Some(preview) = desk.ok_or_notify(read) else { return Task::none() };
        self.part = Tab::Round;
        Task::batch([page::top("championship"), self.preview.insert(preview).focus()])
    }

    /// All of them, or none; where they change what was entered, that waits for a second word.
    pub(super) fn preview(&mut self, message: preview::Message, desk: &mut Desk) -> Task<Message> {
        let (Some(cup), Some(preview)) = (desk.cup(), &mut self.preview) else { return Task::none() };
        if let preview::Message::Dropped = message {
            self.preview = None;
            return self.caret(desk);
        }
        self.part = Tab::Round;
        let (events, task) = preview.update(message, cup);
        let built_on = preview.is_built_on;
        let Some(events) = events else { return task.map(Message::Preview) };
        self.preview = None;
        let corrects = |event: &Event| matches!(event, Event::Result { r#match, .. } if cup.find(r#match).is_some_and(|(_, _, one)| !one.is_open()));
        if events.iter().any(corrects) {
            self.pending = Some(Pending::correction(desk, events, built_on));
            return self.led(desk.ui());
        }
        let count = events.iter().filter(|event| matches!(event, Event::Result { .. } | Event::Meet { .. })).count();
        if desk.enter(Ok(events)) {
            desk.done(phrase!("organise-results-taken", count));
            self.go_on(desk);
        }
        self.caret(desk)
    }
}

pub(super) fn view<'a>(state: &'a State, ui: Ui) -> Element<'a, Message> {
    let found = Message::Opener(opener::Message::Pressed(Sought::Results));
    let take = ui.button(tr!(ui, "organise-take-results")).on_press(found).id("take-results");
    let opener = state.opener.view(ui).filter(|_| state.opener.sought() == Some(Sought::Results));
    let opener = opener.map(|field| field.map(Message::Opener));
    let about = with_keys(ui, &tr!(ui, "organise-take-results-about"));
    column![take, about].push(opener).spacing(ui.gap(6.0)).into()
}
