//! What a printed sheet is: a form, a model, pages made for a paper. Knows no game and draws nothing.

use super::{Sheets, Table};
use crate::draw::Drawing;
use crate::draw::sheet::Paper;
use crate::game::options::Values;
use crate::game::{Game, Match};
use crate::i18n::Lang;

/// A sheet that can be printed. `F` is how a match is filled in: [`Filling`] for the game itself, nothing for those who
/// only have to know whether it can be.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<F = ()> {
    /// Its name on the command line.
    pub key: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// The id of the sentence that explains it.
    pub about: &'static str,
    /// How it comes to paper.
    pub kind: Kind<F>,
}

/// A match, with all that stands of it, filled into a form: as many sheets as it takes, none where the form is made for
/// other matches.
pub type Filling<G> = fn(&Match<G>, Lang) -> Vec<Drawing>;

/// How a sheet comes to paper.
#[derive(Clone, Copy, Debug)]
pub enum Kind<F = ()> {
    /// A form, as large as the paper allows.
    Form {
        /// How many of it may share a page.
        per_page: &'static [usize],
        /// To be filled in by hand, in its own size.
        blank: fn(Lang) -> Drawing,
        /// From a record, where that is possible.
        filled: Option<F>,
    },
    /// A model to be made, true to size.
    Model {
        /// How many of it may be asked for at once.
        pieces: &'static [usize],
        /// How long its edges may be.
        edge: Edge,
        /// Its pages, which are printed as they are.
        make: fn(&Model<'_>) -> Vec<Drawing>,
    },
    /// Pages that are made for a paper and printed as they are, such as a board to play on.
    Pages {
        /// The papers it is made for.
        papers: &'static [Paper],
        /// Its pages for one of them.
        make: fn(Paper, Lang) -> Vec<Drawing>,
    },
    /// What there is to tell of a match: nothing without one. It may take a while.
    Told {
        /// On as many sheets as it takes, in their own size.
        make: fn(&dyn Table, Lang) -> Vec<Drawing>,
        /// Whether there is something to tell of a match: known at once.
        is_told: fn(&dyn Table) -> bool,
    },
}

impl<F> Sheet<F> {
    /// A sheet of that kind: its key, the ids of its name and of the sentence that explains it.
    pub const fn new([key, name, about]: [&'static str; 3], kind: Kind<F>) -> Self {
        Self { key, name, about, kind }
    }

    /// The same, filled in otherwise.
    pub fn map<T>(self, with: impl FnOnce(F) -> T) -> Sheet<T> {
        let kind = match self.kind {
            Kind::Form { per_page, blank, filled } => Kind::Form { per_page, blank, filled: filled.map(with) },
            Kind::Model { pieces, edge, make } => Kind::Model { pieces, edge, make },
            Kind::Pages { papers, make } => Kind::Pages { papers, make },
            Kind::Told { make, is_told } => Kind::Told { make, is_told },
        };
        Sheet { key: self.key, name: self.name, about: self.about, kind }
    }

    /// How many of it may be asked for: on a page or, of a model, at once.
    pub const fn counts(&self) -> &'static [usize] {
        match self.kind {
            Kind::Form { per_page, .. } => per_page,
            Kind::Model { pieces, .. } => pieces,
            Kind::Pages { .. } | Kind::Told { .. } => &[1],
        }
    }

    /// On which papers it can be printed.
    pub const fn papers(&self) -> &'static [Paper] {
        match self.kind {
            Kind::Form { .. } | Kind::Model { .. } | Kind::Told { .. } => &Paper::ALL,
            Kind::Pages { papers, .. } => papers,
        }
    }

    /// The paper that is wanted or, where it is not made for that, the first that it is made for.
    pub fn paper(&self, wanted: Paper) -> Paper {
        let papers = self.papers();
        if papers.contains(&wanted) { wanted } else { papers.first().copied().unwrap_or(wanted) }
    }

    /// How long its edges may be, where it is a model.
    pub const fn edge(&self) -> Option<Edge> {
        match self.kind {
            Kind::Model { edge, .. } => Some(edge),
            Kind::Form { .. } | Kind::Pages { .. } | Kind::Told { .. } => None,
        }
    }

    /// How it is filled in from a record, if it can be.
    pub const fn filling(&self) -> Option<&F> {
        match &self.kind {
            Kind::Form { filled, .. } => filled.as_ref(),
            Kind::Model { .. } | Kind::Pages { .. } | Kind::Told { .. } => None,
        }
    }

    /// Whether it can be filled from a record.
    pub const fn is_filled(&self) -> bool {
        self.filling().is_some() || self.is_told()
    }

    /// Whether there is none without a match.
    pub const fn is_told(&self) -> bool {
        matches!(self.kind, Kind::Told { .. })
    }

    /// To be filled in by hand, where it is a form.
    pub fn blank(&self, lang: Lang) -> Option<Drawing> {
        match self.kind {
            Kind::Form { blank, .. } => Some(blank(lang)),
            Kind::Model { .. } | Kind::Pages { .. } | Kind::Told { .. } => None,
        }
    }

    /// Its pages for a paper, where it is made for that one.
    pub fn pages(&self, paper: Paper, lang: Lang) -> Vec<Drawing> {
        match self.kind {
            Kind::Pages { papers, make } if papers.contains(&paper) => make(paper, lang),
            Kind::Form { .. } | Kind::Model { .. } | Kind::Pages { .. } | Kind::Told { .. } => Vec::new(),
        }
    }

    /// Its pages, where it is a model.
    pub fn model(&self, wanted: &Model<'_>) -> Vec<Drawing> {
        match self.kind {
            Kind::Model { make, .. } => make(wanted),
            Kind::Form { .. } | Kind::Pages { .. } | Kind::Told { .. } => Vec::new(),
        }
    }
}

impl<G: Game> Sheet<Filling<G>> {
    /// A form that can be filled from a record: its key, the ids of its name and of the sentence that explains it.
    pub const fn form(
        [key, name, about]: [&'static str; 3],
        per_page: &'static [usize],
        blank: fn(Lang) -> Drawing,
        filled: Filling<G>,
    ) -> Self {
        Self { key, name, about, kind: Kind::Form { per_page, blank, filled: Some(filled) } }
    }

    /// The match filled in, on as many sheets as it takes; none where it is no form, or one for other matches.
    pub fn filled(&self, played: &Match<G>, lang: Lang) -> Vec<Drawing> {
        self.filling().map_or_else(Vec::new, |fill| fill(played, lang))
    }
}

impl<G: Sheets> Sheet<Filling<G>> {
    /// The sheet of that key among those of the game.
    pub fn find(key: &str) -> Option<Self> {
        G::sheets().into_iter().find(|sheet| sheet.key == key)
    }
}

/// How long the edges of a model may be, mm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The shortest.
    pub least: u8,
    /// The longest.
    pub most: u8,
    /// Where nothing is said.
    pub usual: u8,
}

/// How a model is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Model<'a> {
    /// The length of its edges, mm.
    pub edge: u8,
    /// How many of it.
    pub count: usize,
    /// On which paper.
    pub paper: Paper,
    /// The game's options as far as they are chosen, such as the faces of somebody's own dice.
    pub options: &'a Values,
    /// In which language.
    pub lang: Lang,
}
