//! Sheets of a game as pages and as PDF: what the command line and the print screen both do.

use super::{Model, Sheet, Table, Title};
use crate::draw::Drawing;
use crate::draw::paper::{self, About, Error, MOST_PAGES};
use crate::draw::sheet::{Paper, lay_out};
use crate::game::options::Values;
use crate::games;
use crate::i18n::Lang;
use crate::phrase;
use crate::phrase::Phrase;

/// What is to be printed, and how.
#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    /// The sheet's key.
    pub sheet: &'a str,
    /// The match that fills it in; blank without.
    pub filled: Option<&'a dyn Table>,
    /// On which paper.
    pub paper: Paper,
    /// How many sheets share a page.
    pub per_page: usize,
    /// How long the edges of a model are, mm; as usual without.
    pub edge: Option<u8>,
    /// The options of the sheet's game as far as they are chosen: a model may depend on them.
    pub options: &'a Values,
    /// In which language.
    pub lang: Lang,
}

/// The game a sheet belongs to, and what it is.
#[must_use]
pub fn find(sheet: &str) -> Option<(&'static dyn Title, Sheet)> {
    games::ALL.iter().find_map(|title| {
        let found = title.sheets().into_iter().find(|known| known.key == sheet)?;
        Some((*title, found))
    })
}

impl Order<'_> {
    /// The pages; none where there is no such sheet. A page of a blank sheet holds it as often as it has
    /// room.
    #[must_use]
    pub fn pages(&self) -> Vec<Drawing> {
        if let Some((title, Sheet { edge: Some(edge), .. })) = find(self.sheet) {
            let length = self.edge.unwrap_or(edge.usual).clamp(edge.least, edge.most);
            let (paper, options, lang) = (self.paper, self.options, self.lang);
            return title.model(self.sheet, &Model { edge: length, count: self.per_page, paper, options, lang });
        }
        let sheets = match self.filled {
            Some(table) => table.filled(self.sheet, self.lang),
            None => {
                let blank = find(self.sheet).and_then(|(title, _)| title.blank(self.sheet, self.lang));
                blank.map(|blank| vec![blank; self.per_page]).unwrap_or_default()
            }
        };
        if sheets.is_empty() { Vec::new() } else { lay_out(&sheets, self.paper, self.per_page) }
    }

    /// The pages as PDF, so many times over.
    ///
    /// # Errors
    /// Where there is nothing to print, or too much.
    pub fn pdf(&self, copies: usize) -> Result<Pdf, Phrase> {
        let (title, sheet) = find(self.sheet).ok_or_else(|| why(&Error::Nothing))?;
        let about = About { title: self.lang.say(&Phrase::new(sheet.name)), lang: self.lang, accent: title.accent() };
        let pages = self.pages();
        let bytes = paper::write(&pages, copies, &about).map_err(|error| why(&error))?;
        Ok(Pdf { bytes, pages: pages.len() * copies })
    }
}

/// A document to be written to a file.
#[derive(Clone, Debug)]
pub struct Pdf {
    /// The file's content.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
}

/// Why there is no document, for people.
fn why(error: &Error) -> Phrase {
    match error {
        Error::TooMany(pages) => phrase!("print-too-many", pages = *pages, most = MOST_PAGES),
        Error::Nothing
        | Error::NotFinite(_)
        | Error::Size { .. }
        | Error::Font(_)
        | Error::Pdf(_)
        | Error::Write(_) => phrase!("print-failed", why = error.to_string()),
    }
}
