//! All cards as a file that Anki imports, made on a thread of its own. Knows no card.

use std::path::PathBuf;

use iced::widget::column;

use club::store::disk::{self, Trouble};
use club::trainer::anki;

use super::Message;
use crate::app::kit::fields::card;
use crate::app::outside::{Answer, Kind};
use crate::app::prelude::*;

const NAME: [&str; 2] = ["wurfzabel-dre13ehn", "apkg"];

/// How many cards are in which file, or why none are.
pub(super) type Saved = Result<(usize, PathBuf), Phrase>;

pub(super) fn target(desk: &Desk) -> Task<Answer> {
    let kind = Kind { name: tr!(desk.lang(), "practise-anki-kind"), endings: &NAME[1..] };
    let path = desk.outside.documents().join(NAME.join("."));
    desk.outside.target(tr!(desk.lang(), "practise-anki-save"), kind, &path)
}

/// Makes and writes the file; where nobody could be asked, among the person's documents, under a name that nothing has yet.
pub(super) fn save(answer: Answer, desk: &Desk) -> Task<Saved> {
    let (lang, voice, now, folder) = (desk.lang(), desk.voice(), desk.watch.now(), desk.outside.documents());
    let path = match answer {
        Answer::Cancelled => return Task::none(),
        Answer::Chosen(path) => Some(path),
        Answer::Missing => None,
    };
    work(move || {
        let made = anki::package(lang, voice, now).map_err(|fault| fault.phrase())?;
        let written = match &path {
            Some(path) => disk::export(path, &made.bytes).map(|()| path.clone()),
            None => disk::numbered(&folder, NAME[0], NAME[1], &made.bytes).map_err(Trouble::from),
        };
        written.map(|path| (made.cards, path)).map_err(|error| {
            let path = path.unwrap_or(folder).display().to_string();
            phrase!("practise-anki-unsaved", path, why = error.phrase())
        })
    })
}

pub(super) fn notify_saved(saved: Saved, desk: &mut Desk) {
    match saved {
        Ok((count, path)) => {
            desk.done(phrase!("practise-anki-saved", count, path = path.display().to_string()));
        }
        Err(why) => desk.alarm(why),
    }
}

pub(super) fn view<'a>(ui: Ui) -> Element<'a, Message> {
    let words = column![ui.heading(tr!(ui, "practise-anki")), ui.faint(tr!(ui, "practise-anki-about"))];
    let save = ui.button(tr!(ui, "practise-anki-save")).on_press(Message::AnkiPressed).id("anki");
    card(ui, vec![words.spacing(ui.gap(2.0)).into(), save.into()])
}
