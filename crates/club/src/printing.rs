//! Sheets of a game as pages and as PDF: what the command line and the print screen both do.

use base::draw::paper::{self, About, Error, MOST_PAGES};
use base::draw::plot::Mark;
use base::draw::sheet::{self, Paper, lay_out};
use base::draw::{Drawing, Seats, Size};
use base::i18n::{Lang, territory};
use base::phrase::{Phrase, phrase};
use games::game::options::Values;
use games::shelf;
use games::table::booklet::NAMES;
use games::table::review::page as review;
use games::table::{Kind, Model, Sheet, Table, Title, View};

use crate::booklets;

pub fn usual_paper() -> Paper {
    Paper::usual_in(territory::of_system().as_deref())
}

#[derive(Clone, Copy, Debug)]
pub struct Order<'a> {
    pub sheet: &'a str,
    /// Blank without.
    pub filled: Option<&'a dyn Table>,
    pub marks: &'a [Option<Mark>],
    pub paper: Paper,
    pub per_page: usize,
    /// How long the edges of a model are, mm; as usual without.
    pub edge: Option<u8>,
    /// The options of the sheet's game as far as they are chosen: a model may depend on them.
    pub options: &'a Values,
    pub lang: Lang,
}

#[derive(Clone, Debug)]
pub struct Offered {
    pub sheet: Sheet,
    /// The games that have it, in the order of the shelf; one at least.
    pub titles: Vec<&'static dyn Title>,
}

impl Offered {
    /// The game that makes it where no match says which.
    pub fn title(&self) -> &'static dyn Title {
        self.titles[0]
    }

    /// The game it belongs to; the book of all and the rules of championships belong to none.
    pub fn game(&self) -> Option<&'static dyn Title> {
        booklets::SHEETS.iter().all(|sheet| sheet.key != self.sheet.key).then(|| self.title())
    }

    /// Whether it is read, not written on: rules, and how to play well.
    pub fn is_read(&self) -> bool {
        NAMES.contains(&self.sheet.name) || self.game().is_none()
    }

    /// Whether its pages lie on that paper so that the sheets are folded and put into one another.
    pub fn is_folded(&self, paper: Paper) -> bool {
        self.is_read() && paper == Paper::A4
    }

    /// Whether it is to be read about one of a family's games: that is asked for where it is read.
    pub fn is_aside(&self) -> bool {
        let about = self.title().about();
        NAMES.contains(&self.sheet.name) && about.family.is_some() && !about.centrepiece
    }

    /// Whether its pages need computing first, so that they may take a second.
    pub fn is_reckoned(&self) -> bool {
        self.sheet.name == NAMES[1] || self.sheet.is_told()
    }

    pub fn is_filled_by(&self, table: &dyn Table, lang: Lang) -> bool {
        match self.sheet.kind {
            Kind::Told { is_told, .. } => is_told(table),
            Kind::Form { .. } | Kind::Model { .. } | Kind::Pages { .. } => {
                !table.filled(self.sheet.key, &lang.into()).is_empty()
            }
        }
    }

    pub fn is_of(&self, title: &dyn Title) -> bool {
        self.titles.iter().any(|known| known.key() == title.key())
    }
}

pub fn all() -> Vec<Offered> {
    let mut all: Vec<Offered> = Vec::new();
    for title in shelf::ALL.iter() {
        for sheet in title.sheets() {
            match all.iter_mut().find(|known| known.sheet.key == sheet.key) {
                Some(known) => known.titles.push(*title),
                None => all.push(Offered { sheet, titles: vec![*title] }),
            }
        }
    }
    let shared = std::iter::once(review::SHEET).chain(booklets::SHEETS);
    all.extend(shared.map(|sheet| Offered { sheet, titles: shelf::ALL.to_vec() }));
    all
}

pub fn find(sheet: &str) -> Option<Offered> {
    all().into_iter().find(|known| known.sheet.key == sheet)
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Laid {
    /// As it is cut, mm.
    pub size: Size,
    /// Beside how it is drawn: 1 where it stays as it is.
    pub scale: f32,
}

/// Forms are drawn so that their fields take a pencil's numbers, some 4 mm high; below this they are less than 2.5 mm.
const WRITABLE: f32 = 0.6;

impl Laid {
    pub fn is_tiny(self) -> bool {
        self.scale < WRITABLE
    }
}

impl Order<'_> {
    /// None without such a sheet, or where the match is not for it. A page of a blank sheet holds it as often as fits.
    pub fn pages(&self) -> Vec<Drawing> {
        let Some(Offered { sheet, .. }) = find(self.sheet) else { return Vec::new() };
        let (paper, options, lang) = (self.paper, self.options, self.lang);
        let view = || View { marks: self.marks.to_vec(), ..lang.into() };
        match (sheet.kind, self.filled) {
            (Kind::Model { edge, .. }, _) => {
                let length = self.edge.unwrap_or(edge.usual).clamp(edge.least, edge.most);
                sheet.model(&Model { edge: length, count: self.per_page, paper, options, lang })
            }
            (Kind::Pages { .. }, _) => sheet.pages(paper, lang),
            (Kind::Told { make, is_told }, Some(table)) if is_told(table) => {
                let hues = self.marks.iter().map(|mark| mark.and_then(Mark::hue));
                let pages = make(table, &view()).into_iter().map(|page| page.recoloured(Seats::of(hues.clone())));
                self.laid_out(&pages.collect::<Vec<_>>())
            }
            (Kind::Told { .. }, _) => Vec::new(),
            (Kind::Form { .. }, Some(table)) => self.laid_out(&table.filled(self.sheet, &view())),
            (Kind::Form { blank, .. }, None) => self.laid_out(&vec![blank(lang); self.per_page]),
        }
    }

    /// How large a form to be filled in by hand becomes; nothing else is made smaller than it is drawn to be used.
    pub fn laid(&self) -> Option<Laid> {
        let form = find(self.sheet)?.sheet.blank(self.lang).filter(|_| self.filled.is_none())?;
        let (size, scale) = sheet::cut(&[form], self.paper, self.per_page);
        Some(Laid { size, scale })
    }

    fn laid_out(&self, sheets: &[Drawing]) -> Vec<Drawing> {
        if sheets.is_empty() { Vec::new() } else { lay_out(sheets, self.paper, self.per_page) }
    }

    /// An error where there is nothing to print, because the sheet is made for other matches, or too much.
    pub fn pdf(&self, copies: usize) -> Result<Pdf, Phrase> {
        let found = find(self.sheet).ok_or_else(|| why(&Error::Nothing))?;
        let title = self.filled.map_or(found.title(), Table::title);
        let sheet = found.sheet;
        let name = match sheet.name {
            name if name == NAMES[0] => phrase!("app-rules-of", game = title.about().name()),
            name if name == NAMES[1] => phrase!("app-strategy-of", game = title.about().name()),
            name => Phrase::new(name),
        };
        let about = About { title: self.lang.say(&name), lang: self.lang, accent: title.about().accent };
        let pages = self.pages();
        match self.filled {
            Some(_) if pages.is_empty() => return Err(phrase!("print-other-match", sheet = Phrase::new(sheet.name))),
            None if sheet.is_told() => return Err(phrase!("print-of-a-match", sheet = Phrase::new(sheet.name))),
            Some(_) | None => {}
        }
        let bytes = paper::write(&pages, copies, &about).map_err(|error| why(&error))?;
        Ok(Pdf { bytes, pages: pages.len() * copies })
    }
}

#[derive(Clone, Debug)]
pub struct Pdf {
    pub bytes: Vec<u8>,
    pub pages: usize,
}

fn why(error: &Error) -> Phrase {
    match error {
        Error::TooMany(pages) => phrase!("print-too-many", pages = *pages, most = MOST_PAGES),
        Error::Nothing
        | Error::NotFinite(_)
        | Error::Size { .. }
        | Error::Font(_)
        | Error::Face(_)
        | Error::Pdf(_)
        | Error::Write(_) => phrase!("print-failed", why = error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_small_to_write_in_is_known_by_its_size() {
        let order = |paper, per_page| Order {
            sheet: "namaste",
            filled: None,
            marks: &[],
            paper,
            per_page,
            edge: None,
            options: &NONE,
            lang: Lang::En,
        };
        static NONE: Values = Values::new();
        let whole = order(Paper::A4, 1).laid().expect("it is a form");
        let small = order(Paper::A6, 4).laid().expect("it is a form");
        assert!(!whole.is_tiny() && small.is_tiny(), "{whole:?} {small:?}");
        let paper = Paper::A6.size();
        assert_eq!(whole.size, Paper::A4.size(), "it is cut from nothing");
        assert!(small.size.width * 2.0 <= paper.width.max(paper.height) && small.size.height < paper.height);
        assert_eq!(Order { sheet: "kvatrutafl-board", ..order(Paper::A4, 1) }.laid(), None, "a board is as it is");
    }
}
