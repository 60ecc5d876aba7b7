//! A game on the shelf: the one implementation of [`Title`], for every [`Board`].

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use base::phrase::Phrase;

use super::booklet;
use super::{About, Board, DieArt, Exploit, Lead, Optimum, Play, Scale, Sheet, Table, Title, run, unit};
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::options::{Field, Options, Values};
use crate::game::record::Header;
use crate::game::{Die, Illegal, position};

pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Board> Of<G> {
    pub const TITLE: &'static dyn Title = &Self(PhantomData);
}

impl<G: Board> Title for Of<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn about(&self) -> &'static About {
        const { &G::ABOUT }
    }

    fn seats(&self) -> RangeInclusive<usize> {
        G::SEATS
    }

    fn seats_with(&self, options: &Values) -> Result<RangeInclusive<usize>, Illegal> {
        Ok(G::seats(&own::<G>(options)?))
    }

    fn lead(&self, options: &Values) -> Result<Lead, Illegal> {
        let placed = options.contains_key(position::OPTION);
        Ok(if placed { Lead::Seated } else { G::lead(&own::<G>(options)?) })
    }

    fn gear(&self, options: &Values) -> Option<Phrase> {
        G::gear(&own::<G>(options).ok()?)
    }

    fn scale(&self, options: &Values) -> Scale {
        own::<G>(options).map_or(G::ABOUT.scale, |options| G::scale(&options))
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

    fn sums(&self, run: &run::Run) -> Result<unit::Sums, Illegal> {
        unit::sums::<G>(run)
    }

    fn lacks(&self) -> Option<Phrase> {
        G::lacks()
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn sheets(&self) -> Vec<Sheet> {
        let own = G::sheets().into_iter().map(|sheet| sheet.map(drop));
        own.chain(booklet::sheets::<G, ()>()).collect()
    }

    fn die(&self, die: &Die) -> DieArt {
        G::die(die)
    }

    fn optimum(&self, options: &Values) -> Result<Option<Optimum>, Illegal> {
        G::optimum(options)
    }

    fn exploit(&self, options: &Values) -> Result<Option<Exploit>, Illegal> {
        G::exploit(options)
    }

    fn exploit_at(&self, options: &Values, score: &str) -> Result<Option<Exploit>, Illegal> {
        G::exploit_at(options, score)
    }

    #[cfg(test)]
    fn keeps_the_laws(&self, options: &Values, seed: u64) -> usize {
        super::laws::keep::<G>(options, seed)
    }
}

/// The game's own options, without a position that the match begins with.
fn own<G: Board>(options: &Values) -> Result<G::Options, Illegal> {
    G::Options::read(&position::apart(options).0)
}
