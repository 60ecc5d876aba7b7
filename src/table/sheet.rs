//! What a printed sheet is: a form, a model, pages made for a paper. Knows no game and draws nothing.

use crate::draw::sheet::Paper;
use crate::game::options::Values;
use crate::i18n::Lang;

/// A sheet that can be printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// Its name on the command line.
    pub key: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// The id of the sentence that explains it.
    pub about: &'static str,
    /// How it comes to paper.
    pub kind: Kind,
}

/// How a sheet comes to paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A form, as large as the paper allows.
    Form {
        /// How many of it may share a page.
        per_page: &'static [usize],
        /// Whether it can be filled from a record.
        filled: bool,
    },
    /// A model to be made, true to size.
    Model {
        /// How many of it may be asked for at once.
        pieces: &'static [usize],
        /// How long its edges may be.
        edge: Edge,
    },
    /// Pages that are made for a paper and printed as they are, such as a board to play on.
    Pages {
        /// The papers it is made for.
        papers: &'static [Paper],
    },
}

impl Sheet {
    /// A form that can be filled from a record.
    #[must_use]
    pub const fn form(key: &'static str, name: &'static str, about: &'static str, per_page: &'static [usize]) -> Self {
        Self { key, name, about, kind: Kind::Form { per_page, filled: true } }
    }

    /// Pages that are made for these papers.
    #[must_use]
    pub const fn pages(key: &'static str, name: &'static str, about: &'static str, papers: &'static [Paper]) -> Self {
        Self { key, name, about, kind: Kind::Pages { papers } }
    }

    /// How many of it may be asked for: on a page or, of a model, at once.
    #[must_use]
    pub const fn counts(&self) -> &'static [usize] {
        match self.kind {
            Kind::Form { per_page, .. } => per_page,
            Kind::Model { pieces, .. } => pieces,
            Kind::Pages { .. } => &[1],
        }
    }

    /// On which papers it can be printed.
    #[must_use]
    pub const fn papers(&self) -> &'static [Paper] {
        match self.kind {
            Kind::Form { .. } | Kind::Model { .. } => &Paper::ALL,
            Kind::Pages { papers } => papers,
        }
    }

    /// How long its edges may be, where it is a model.
    #[must_use]
    pub const fn edge(&self) -> Option<Edge> {
        match self.kind {
            Kind::Model { edge, .. } => Some(edge),
            Kind::Form { .. } | Kind::Pages { .. } => None,
        }
    }

    /// Whether it can be filled from a record.
    #[must_use]
    pub const fn is_filled(&self) -> bool {
        matches!(self.kind, Kind::Form { filled: true, .. })
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
