//! What was deleted: what it is, since when it lies here and for how long, and how it comes back. Knows no game by name.

use iced::widget::column;
use jiff::SignedDuration;
use jiff::tz::TimeZone;

use crate::app::kit::bar::cards;
use crate::app::kit::cups::Cup;
use crate::app::kit::{kept, page};
use crate::app::prelude::*;
use crate::app::widget::reveal::reveal;
use crate::championship::journal;
use crate::store::archive::{self, KEPT, Row as Kept, Trashed};

/// What was deleted.
#[derive(Debug)]
pub enum Lies {
    /// A match, or what is none.
    Match(Kept),
    /// A championship.
    Cup(Box<Cup>),
}

impl Lies {
    fn of(trashed: &Trashed) -> Self {
        let row = trashed.row();
        if journal::is_named(&row.path) { Self::Cup(Box::new(Cup::read(row.path))) } else { Self::Match(row) }
    }

    /// What it is; what cannot be read is called as its file was.
    fn name(&self, lang: Lang, trashed: &Trashed) -> String {
        match self {
            Self::Match(row) => kept::deleted(lang, trashed, row),
            Self::Cup(cup) => match &cup.found {
                Ok(_) => tr!(lang, "championships-deleted-cup", name = cup.name()),
                Err(_) => trashed.from().file_name().unwrap_or_default().to_string_lossy().into_owned(),
            },
        }
    }

    /// How far it had come, where that is known.
    fn about(&self, lang: Lang, zone: &TimeZone) -> Option<String> {
        match self {
            Self::Match(row) => row.found.is_ok().then(|| kept::about(lang, row, zone)),
            Self::Cup(cup) => cup.found.as_ref().ok().map(|told| lang.say(&told.how_far)),
        }
    }
}

/// The trash.
#[derive(Debug)]
pub struct State {
    /// What lies there, the last deleted first.
    all: Vec<(Trashed, Lies)>,
}

/// What happened in the trash.
#[derive(Clone, Debug)]
pub enum Message {
    /// Another screen was asked for.
    Asked(Way),
    /// What lies at that place is to be brought back.
    RestorePressed(usize),
}

impl State {
    /// The trash as it is now.
    pub(crate) fn new(desk: &Desk) -> Self {
        let all = desk.folders().map(|folders| archive::trash(&folders)).unwrap_or_default();
        Self {
            all: all
                .into_iter()
                .map(|trashed| {
                    let lies = Lies::of(&trashed);
                    (trashed, lies)
                })
                .collect(),
        }
    }

    /// What lies there, the last deleted first.
    pub fn all(&self) -> &[(Trashed, Lies)] {
        &self.all
    }

    fn restore(&mut self, place: usize, desk: &mut Desk) -> Task<Message> {
        let Some((trashed, lies)) = self.all.get(place) else { return Task::none() };
        let what = lies.name(desk.lang(), trashed);
        if desk.heed(trashed.undo().map_err(|error| error.phrase())).is_none() {
            return Task::none();
        }
        let _back = self.all.remove(place);
        desk.dismiss_all();
        desk.done(phrase!("archive-restored", what = what));
        operation::focus(id(place.min(self.all.len().saturating_sub(1)))).chain(reveal())
    }
}

/// The name of the control that brings back what lies at that place.
fn id(place: usize) -> iced::widget::Id {
    format!("restore-{place}").into()
}

impl Pane for State {
    type Message = Message;

    fn name(&self, desk: &Desk) -> String {
        tr!(desk.lang(), "archive-trash")
    }

    fn update(&mut self, message: Message, desk: &mut Desk) -> Action<Message> {
        match message {
            Message::Asked(way) => Action::Open(way),
            Message::RestorePressed(place) => Action::Run(self.restore(place, desk)),
        }
    }

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Message> {
        let ui = desk.ui();
        let bar = bar(ui, self.name(desk), Message::Asked, []);
        let rows: Vec<_> = self.all.iter().enumerate().map(|(place, of)| entry(ui, desk, place, of)).collect();
        if rows.is_empty() {
            let about = tr!(ui.lang, "archive-trash-about", days = days());
            return cards(
                ui,
                "trash",
                bar,
                vec![page::empty(ui, Icon::Delete, tr!(ui.lang, "archive-trash-empty"), about)],
            );
        }
        let about = ui.faint(tr!(ui.lang, "archive-trash-about", days = days())).width(Fill);
        cards(ui, "trash", bar, vec![about.into(), Column::from_vec(rows).spacing(ui.gap(6.0)).width(Fill).into()])
    }
}

/// How many days it is kept.
fn days() -> i64 {
    SignedDuration::try_from(KEPT).map_or(0, |kept| kept.as_hours() / 24)
}

fn entry<'a>(ui: Ui, desk: &Desk, place: usize, (trashed, lies): &'a (Trashed, Lies)) -> Element<'a, Message> {
    let (lang, zone) = (ui.lang, desk.watch.zone());
    let when = trashed.deleted().map(|when| {
        let until = kept::date_of(lang, (when + KEPT).to_zoned(zone.clone()).date());
        tr!(lang, "archive-deleted-when", date = kept::date(lang, when, &zone), until = until)
    });
    let come = lies.about(lang, &zone).map(|about| ui.faint(about));
    let words = column![ui.strong(lies.name(lang, trashed))].push(come).push(when.map(|when| ui.faint(when)));
    let restore = ui.button(tr!(lang, "archive-bring-back")).on_press(Message::RestorePressed(place)).id(id(place));
    let content = row![words.spacing(ui.gap(2.0)).width(Fill), restore].spacing(ui.gap(12.0)).align_y(Center);
    container(content.padding([ui.gap(8.0), ui.gap(16.0)])).style(ui.card()).width(Fill).into()
}
