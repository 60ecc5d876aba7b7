//! What a printed sheet is: a form, a model, pages made for a paper. Knows no game and draws nothing.

use base::draw::Drawing;
use base::draw::sheet::Paper;
use base::i18n::Lang;

use super::{Table, View};
use crate::game::options::Values;
use crate::game::{Game, Match};

/// A sheet that can be printed; `F` is [`Filling`] for the game itself, `()` for who only asks whether it can be filled.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<F = ()> {
    /// Its name on the command line.
    pub key: &'static str,
    pub name: &'static str,
    pub about: &'static str,
    pub kind: Kind<F>,
}

/// With the marks of who has one, on as many sheets as it takes; none where the form is made for other matches.
pub type Filling<G> = fn(&Match<G>, &View) -> Vec<Drawing>;

#[derive(Clone, Copy, Debug)]
pub enum Kind<F = ()> {
    /// A form, as large as the paper allows.
    Form {
        per_page: &'static [usize],
        /// To be filled in by hand, in its own size.
        blank: fn(Lang) -> Drawing,
        filled: Option<F>,
    },
    /// A model to be made, true to size.
    Model { pieces: &'static [usize], edge: Edge, make: fn(&Model<'_>) -> Vec<Drawing> },
    /// Pages that are made for a paper and printed as they are, such as a board to play on.
    Pages { papers: &'static [Paper], make: fn(Paper, Lang) -> Vec<Drawing> },
    /// What there is to tell of a match: nothing without one. It may take a while.
    Told {
        /// On as many sheets as it takes, in their own size.
        make: fn(&dyn Table, &View) -> Vec<Drawing>,
        /// Whether there is something to tell of a match: known at once.
        is_told: fn(&dyn Table) -> bool,
    },
}

impl<F> Sheet<F> {
    pub const fn new([key, name, about]: [&'static str; 3], kind: Kind<F>) -> Self {
        Self { key, name, about, kind }
    }

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

    pub const fn papers(&self) -> &'static [Paper] {
        match self.kind {
            Kind::Form { .. } | Kind::Model { .. } | Kind::Told { .. } => &Paper::ALL,
            Kind::Pages { papers, .. } => papers,
        }
    }

    pub fn paper(&self, wanted: Paper) -> Paper {
        let papers = self.papers();
        if papers.contains(&wanted) { wanted } else { papers.first().copied().unwrap_or(wanted) }
    }

    pub const fn edge(&self) -> Option<Edge> {
        match self.kind {
            Kind::Model { edge, .. } => Some(edge),
            Kind::Form { .. } | Kind::Pages { .. } | Kind::Told { .. } => None,
        }
    }

    pub const fn filling(&self) -> Option<&F> {
        match &self.kind {
            Kind::Form { filled, .. } => filled.as_ref(),
            Kind::Model { .. } | Kind::Pages { .. } | Kind::Told { .. } => None,
        }
    }

    pub const fn is_filled(&self) -> bool {
        self.filling().is_some() || self.is_told()
    }

    pub const fn is_told(&self) -> bool {
        matches!(self.kind, Kind::Told { .. })
    }

    pub fn blank(&self, lang: Lang) -> Option<Drawing> {
        match self.kind {
            Kind::Form { blank, .. } => Some(blank(lang)),
            Kind::Model { .. } | Kind::Pages { .. } | Kind::Told { .. } => None,
        }
    }

    pub fn pages(&self, paper: Paper, lang: Lang) -> Vec<Drawing> {
        match self.kind {
            Kind::Pages { papers, make } if papers.contains(&paper) => make(paper, lang),
            Kind::Form { .. } | Kind::Model { .. } | Kind::Pages { .. } | Kind::Told { .. } => Vec::new(),
        }
    }

    pub fn model(&self, wanted: &Model<'_>) -> Vec<Drawing> {
        match self.kind {
            Kind::Model { make, .. } => make(wanted),
            Kind::Form { .. } | Kind::Pages { .. } | Kind::Told { .. } => Vec::new(),
        }
    }
}

impl<G: Game> Sheet<Filling<G>> {
    pub const fn form(
        [key, name, about]: [&'static str; 3],
        per_page: &'static [usize],
        blank: fn(Lang) -> Drawing,
        filled: Filling<G>,
    ) -> Self {
        Self { key, name, about, kind: Kind::Form { per_page, blank, filled: Some(filled) } }
    }

    pub fn filled(&self, played: &Match<G>, view: &View) -> Vec<Drawing> {
        self.filling().map_or_else(Vec::new, |fill| fill(played, view))
    }
}

/// How long the edges of a model may be, mm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    pub least: u8,
    pub most: u8,
    pub usual: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Model<'a> {
    /// In mm.
    pub edge: u8,
    pub count: usize,
    pub paper: Paper,
    /// The game's options as far as they are chosen, such as the faces of somebody's own dice.
    pub options: &'a Values,
    pub lang: Lang,
}
