//! A game on the shelf: the one implementation of [`Title`], for every [`Board`].

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use super::{Block, Board, DieLook, Exploit, Family, Lead, Model, Optimum, Play, Sheet, Table, Teacher, Title, run};
use crate::draw::sheet::Paper;
use crate::draw::{Drawing, Hue};
use crate::game::bot::Measure;
use crate::game::chance::Luck;
use crate::game::options::{Field, Options, Values};
use crate::game::record::Header;
use crate::game::{Die, Face, Illegal};
use crate::i18n::Lang;
use crate::phrase::Phrase;

/// The game `G` as a title on the shelf.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Board> Of<G> {
    /// The title.
    pub const TITLE: &'static dyn Title = &Self(PhantomData);
}

impl<G: Board> Title for Of<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn name(&self) -> Phrase {
        Phrase::new(G::NAME)
    }

    fn line(&self) -> Phrase {
        Phrase::new(G::LINE)
    }

    fn accent(&self) -> Hue {
        G::ACCENT
    }

    fn family(&self) -> Option<&'static Family> {
        G::FAMILY
    }

    fn is_centrepiece(&self) -> bool {
        G::CENTREPIECE
    }

    fn low_wins(&self) -> bool {
        G::LOW_WINS
    }

    fn lead(&self, options: &Values) -> Result<Lead, Illegal> {
        Ok(G::lead(&G::Options::read(options)?))
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn seats_with(&self, options: &Values) -> Result<RangeInclusive<usize>, Illegal> {
        Ok(G::seats(&G::Options::read(options)?))
    }

    fn layouts(&self) -> Vec<Field> {
        G::layouts()
    }

    fn fields(&self) -> Vec<Field> {
        G::Options::fields()
    }

    fn open(&self, header: Header) -> Result<Box<dyn Table>, Illegal> {
        Ok(Box::new(Play::<G>::new(header)?))
    }

    fn run(&self, options: &Values, seating: &run::Seating, luck: Luck) -> Result<run::Run, Illegal> {
        run::run::<G>(options, seating, luck)
    }

    fn emblem(&self) -> Drawing {
        (G::EMBLEM)()
    }

    fn rules(&self, lang: Lang) -> Vec<Block> {
        (G::RULES)(lang)
    }

    fn sheets(&self) -> Vec<Sheet> {
        G::sheets()
    }

    fn blank(&self, sheet: &str, lang: Lang) -> Option<Drawing> {
        G::blank(sheet, lang)
    }

    fn model(&self, sheet: &str, wanted: &Model<'_>) -> Vec<Drawing> {
        G::model(sheet, wanted)
    }

    fn pages(&self, sheet: &str, paper: Paper, lang: Lang) -> Vec<Drawing> {
        G::pages(sheet, paper, lang)
    }

    fn die_look(&self, die: &Die) -> DieLook {
        G::die_look(die)
    }

    fn die_face(&self, die: &Die, face: Face) -> Drawing {
        G::die_face(die, face)
    }

    fn die_facets(&self, die: &Die) -> Vec<(Face, Drawing)> {
        G::die_facets(die)
    }

    fn measure(&self) -> Measure {
        G::MEASURE
    }

    fn costs(&self) -> [f64; 3] {
        G::COSTS
    }

    fn optimum(&self, options: &Values) -> Result<Option<Optimum>, Illegal> {
        G::optimum(options)
    }

    fn exploit(&self, options: &Values) -> Result<Option<Exploit>, Illegal> {
        G::exploit(options)
    }

    fn teacher(&self) -> Option<Teacher> {
        G::teacher()
    }

    #[cfg(test)]
    fn keeps_the_laws(&self, options: &Values, seed: u64) -> usize {
        super::laws::keep::<G>(options, seed)
    }
}
