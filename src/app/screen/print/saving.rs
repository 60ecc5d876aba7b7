//! The document as a file: where it goes, under which name, what it may replace; or to the system's viewer.

use std::path::PathBuf;

use iced::widget::column;

use super::{Message, State, strip};
use crate::app::prelude::*;
use crate::app::widget::reveal::reveal;
use crate::app::work::work;
use crate::shelf::printing::Order;
use crate::store;
use crate::table::Table;

impl State {
    /// Where a person would look for it; what a match fills in has a name of its own.
    pub(super) fn usual_target(&self) -> String {
        let (name, filled) = match self.order() {
            Some(order) => (order.sheet, order.filled),
            None => ("wurfzabel", None),
        };
        let name = match filled.map(|table| table.header().started.clone()) {
            None => name.to_owned(),
            // As it is known in the archive: by day and time.
            Some(Some(began)) => {
                let digits = |letter: char| if letter.is_ascii_digit() { letter } else { '-' };
                format!("{name}-{}", began.chars().take(16).map(digits).collect::<String>())
            }
            Some(None) => format!("{name}-{}", tr!(self.lang, "app-print-file-filled")),
        };
        self.documents.join(format!("{name}.pdf")).display().to_string()
    }

    /// What is changed may change the name, unless another was typed.
    pub(super) fn renamed(&mut self, change: impl FnOnce(&mut Self)) {
        let usual = self.target == self.usual_target();
        change(self);
        if usual {
            self.target = self.usual_target();
            self.replaces = None;
        }
    }

    /// Writes where it is typed, after a question where something lies there.
    pub(super) fn save(&mut self) -> Task<Message> {
        let path = PathBuf::from(self.target.trim());
        if path.as_os_str().is_empty() {
            return Task::none();
        }
        if path.exists() {
            // However often it is pressed: what lies there is not replaced by a double click.
            self.replaces = Some(path);
            return operation::focus(strip::KEEP).chain(reveal());
        }
        self.write(path, false)
    }

    /// Puts the PDF together and writes it, elsewhere.
    pub(super) fn write(&mut self, path: PathBuf, open: bool) -> Task<Message> {
        let Some(order) = self.order().filter(|_| !self.busy) else { return Task::none() };
        let table = order.filled.map(Table::copy);
        let (sheet, paper, copies) = (order.sheet.to_owned(), order.paper, self.copies);
        self.busy = true;
        let (per_page, lang, edge) = (self.per_page, self.lang, self.edge);
        let options = self.options.clone();
        let job = move || {
            let order =
                Order { sheet: &sheet, filled: table.as_deref(), paper, per_page, edge, options: &options, lang };
            let pdf = order.pdf(copies)?;
            if let Some(folder) = path.parent() {
                // Where it cannot be made, writing says why.
                let _ = std::fs::create_dir_all(folder);
            }
            match store::write(&path, &pdf.bytes) {
                Ok(()) => Ok(path),
                Err(error) => Err(error.phrase()),
            }
        };
        work(job).map(move |written| Message::Written(written, open))
    }

    pub(super) fn written(&mut self, written: Result<PathBuf, Phrase>, open: bool, desk: &mut Desk) {
        self.busy = false;
        desk.dismiss_all();
        match written {
            Ok(path) if open => match desk.outside.open(&path) {
                Ok(()) => desk.done(phrase!("app-print-opened", path = path.display().to_string())),
                Err(error) => {
                    // In the system's own words, which say nothing to whoever wants to print.
                    ::log::warn!("no viewer for {}: {error}", path.display());
                    desk.warn(phrase!("app-print-not-opened", path = path.display().to_string()));
                }
            },
            Ok(path) => desk.done(phrase!("app-print-saved", path = path.display().to_string())),
            Err(why) => desk.alarm(why),
        }
    }

    /// Where it is to be saved, and the controls that do it.
    pub(super) fn saving(&self, ui: Ui) -> Element<'_, Message> {
        let lang = ui.lang;
        let ready = !self.busy && !self.pages.is_empty();
        let target = ui.field("…/namaste.pdf", &self.target, Step::Small).padding(ui.gap(8.0));
        let target = target.on_input(Message::TargetTyped).on_submit(Message::SavePressed).id("print-target");
        let save = ui.primary(tr!(lang, "app-print-save")).id("print-save");
        let save = save.on_press_maybe((ready && !self.target.trim().is_empty()).then_some(Message::SavePressed));
        let choose = ui.button(tr!(lang, "app-data-choose")).on_press_maybe(ready.then_some(Message::ChoosePressed));
        let show = ui.button(tr!(lang, "app-print-open")).on_press_maybe(ready.then_some(Message::OpenPressed));
        let answers = (Message::ReplacePressed, Message::ReplaceRefused);
        let replaces = self.replaces.as_ref().map(|path| strip::replaces(ui, path, answers));
        let controls = row![save, choose, show].spacing(ui.gap(8.0)).wrap();
        let busy = self.busy.then(|| ui.faint(tr!(lang, "app-print-busy")));
        let content = column![target].push(replaces).push(controls).push(busy).spacing(ui.gap(10.0));
        column![ui.strong(tr!(lang, "app-print-pdf")), ui.faint(tr!(lang, "app-print-pdf-about")), content]
            .spacing(ui.gap(6.0))
            .into()
    }
}
