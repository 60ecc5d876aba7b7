//! The document as a file: its name, and what puts it together.

use base::folding::file_name;
use club::printing::{Offered, Order};
use games::table::Table;

use super::{Message, State};
use crate::app::kit::saving::{self, Make};
use crate::app::outside::Kind;
use crate::app::prelude::*;

impl State {
    pub(super) fn usual_name(&self) -> String {
        let filled = self.order().and_then(|order| order.filled);
        let name = self.sheets.get(self.chosen).map_or_else(|| "wurfzabel".to_owned(), |offered| self.called(offered));
        let name = match filled.map(|table| table.header().started.clone()) {
            None => name,
            // As it is known in the archive: by day and time.
            Some(Some(began)) => {
                let digits = |letter: char| if letter.is_ascii_digit() { letter } else { '-' };
                format!("{name}-{}", began.chars().take(16).map(digits).collect::<String>())
            }
            Some(None) => format!("{name}-{}", tr!(self.lang, "app-print-file-filled")),
        };
        format!("{name}.pdf")
    }

    fn called(&self, offered: &Offered) -> String {
        let sheet = file_name(&self.lang.say(&Phrase::new(offered.sheet.name)));
        let game = offered.game().map(|game| file_name(&self.lang.say(&game.about().name())));
        match game.filter(|game| !sheet.starts_with(game.as_str())) {
            Some(game) => format!("{game}-{sheet}"),
            None => sheet,
        }
    }

    pub(super) fn renamed<T>(&mut self, change: impl FnOnce(&mut Self) -> T) -> T {
        let is_usual = self.saving.is_named(&self.usual_name());
        let changed = change(self);
        if is_usual {
            self.saving.rename(&self.usual_name(), &self.documents);
        }
        changed
    }

    pub(super) fn save(&mut self, message: saving::Message, desk: &mut Desk) -> Task<Message> {
        let name = self.sheets.get(self.chosen).map_or("wurfzabel", |offered| offered.sheet.key);
        let pdf = Kind { name: "PDF".to_owned(), endings: &["pdf"] };
        let mut saving = std::mem::take(&mut self.saving);
        let task = saving.update(message, (pdf, name), || self.make(), desk);
        self.saving = saving;
        task.map(Message::Saving)
    }

    fn make(&self) -> Option<Make> {
        let copies = self.copies;
        Some(Box::new(self.ordered(move |order| Ok(order.pdf(copies)?.bytes))?))
    }

    /// What is made of the order as it is now, to be done elsewhere.
    pub(super) fn ordered<T, M: FnOnce(&Order<'_>) -> T + Send + 'static>(
        &self,
        make: M,
    ) -> Option<impl FnOnce() -> T + Send + use<T, M>> {
        let Order { sheet, filled, marks, paper, per_page, edge, options, lang } = self.order()?;
        let (sheet, table, marks, options) =
            (sheet.to_owned(), filled.map(Table::copy), marks.to_vec(), options.clone());
        Some(move || {
            let (sheet, filled, marks, options) = (sheet.as_str(), table.as_deref(), &*marks, &options);
            make(&Order { sheet, filled, marks, paper, per_page, edge, options, lang })
        })
    }

    pub(super) fn file(&self, ui: Ui) -> Element<'_, Message> {
        let content = self.saving.view(ui, !self.pages.is_empty()).map(Message::Saving);
        let about = [ui.strong(tr!(ui, "app-print-pdf")), ui.faint(tr!(ui, "app-print-pdf-about"))];
        // Where text has outgrown the window, the room is for what is chosen.
        let about = about.into_iter().filter(|_| !ui.stacks()).map(Element::from);
        Column::from_iter(about).push(content).spacing(ui.gap(6.0)).into()
    }
}
