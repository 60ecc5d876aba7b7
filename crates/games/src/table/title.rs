//! A game on the shelf: what is fixed about it, and the one implementation of [`Title`].

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use base::phrase::{Phrase, phrase};

use super::{
    About, Board, DieArt, Exploit, Filling, Lead, Looks, Optimum, Play, Players, Scale, Sheet, Table, Title, booklet,
    run, unit,
};
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::options::{Field, Values};
use crate::game::record::{Header, PlayerKind};
use crate::game::{Die, Finish, Game, Illegal, Match, position};

/// What is fixed about a game. Most games are the type of their own matches; some share one.
pub trait Shelved: Sized + 'static {
    type State: Board;
    const ABOUT: About;
    const FIELDS: Fields;
    /// Reads the options that were given; what was left out has its default.
    const READ: Read<Self>;
    const SHEETS: Sheets<Self::State> = Vec::new;

    /// What is needed on the table and what to mind where the dice are real, with these options.
    fn gear(_options: &Chosen<Self>) -> Option<Phrase> {
        None
    }
    /// How it is found out who begins, with these options; the seating is turned before there is a record.
    fn lead(_options: &Chosen<Self>) -> Lead {
        Lead::Seated
    }
    fn scale(_options: &Chosen<Self>) -> Scale {
        Self::ABOUT.scale
    }
    /// How a match of two can end, as it is entered by hand: more win.
    fn finish(_options: &Chosen<Self>) -> Finish {
        Finish::Winner
    }
}

type Chosen<K> = <<K as Shelved>::State as Game>::Options;
pub type Fields = fn() -> Vec<Field>;
pub type Read<K> = fn(&Values) -> Result<Chosen<K>, Illegal>;
pub type Sheets<G> = fn() -> Vec<Sheet<Filling<G>>>;

fn own<K: Shelved>(options: &Values) -> Result<Chosen<K>, Illegal> {
    (K::READ)(&position::own(options))
}

/// A match among people and computer players that the game has.
fn begun<K: Shelved>(header: Header) -> Result<Match<K::State>, Illegal> {
    let strange = header.players.iter().find(|player| match player.kind {
        PlayerKind::Human => false,
        PlayerKind::Bot(level) => !K::State::LEVELS.contains(&level),
    });
    match strange {
        Some(player) => Err(phrase!("core-no-level", kind = player.kind.word(), game = K::ABOUT.name()).into()),
        None => Match::with(&own::<K>(&header.options)?, header),
    }
}

pub struct Of<K>(PhantomData<fn() -> K>);

impl<K: Shelved> Of<K> {
    pub const TITLE: &'static dyn Title = &Self(PhantomData);
}

impl<K: Shelved> Title for Of<K> {
    fn about(&self) -> &'static About {
        const { &K::ABOUT }
    }

    fn seats(&self) -> RangeInclusive<usize> {
        K::State::SEATS
    }

    fn seats_with(&self, options: &Values) -> Result<RangeInclusive<usize>, Illegal> {
        Ok(K::State::seats(&own::<K>(options)?))
    }

    fn lead(&self, options: &Values) -> Result<Lead, Illegal> {
        let placed = options.contains_key(position::OPTION);
        Ok(if placed { Lead::Seated } else { K::lead(&own::<K>(options)?) })
    }

    fn gear(&self, options: &Values) -> Option<Phrase> {
        K::gear(&own::<K>(options).ok()?)
    }

    fn scale(&self, options: &Values) -> Scale {
        own::<K>(options).map_or(K::ABOUT.scale, |options| K::scale(&options))
    }

    fn finish(&self, options: &Values) -> Finish {
        own::<K>(options).map_or(Finish::Winner, |options| K::finish(&options))
    }

    fn fields(&self) -> Vec<Field> {
        (K::FIELDS)()
    }

    fn open(&self, header: Header) -> Result<Box<dyn Table>, Illegal> {
        Ok(Box::new(Play::new(Self::TITLE, K::SHEETS, begun::<K>(header)?)))
    }

    fn run(&self, options: &Values, seating: &run::Seating, luck: Luck) -> Result<run::Run, Illegal> {
        run::run(begun::<K>(run::header(K::ABOUT.key, options, seating, luck)?)?, seating, luck)
    }

    fn sums(&self, run: &run::Run) -> Result<unit::Sums, Illegal> {
        unit::sums(begun::<K>(run.header.clone())?, run)
    }

    fn levels(&self) -> &'static [Level] {
        K::State::LEVELS
    }

    fn sheets(&self) -> Vec<Sheet> {
        let own = (K::SHEETS)().into_iter().map(|sheet| sheet.map(drop));
        own.chain(booklet::sheets::<K>()).collect()
    }

    fn die(&self, die: &Die) -> DieArt {
        K::State::die(die)
    }

    fn optimum(&self, options: &Values) -> Result<Option<Optimum>, Illegal> {
        K::ABOUT.optimum.map_or_else(|| (K::READ)(options).map(|_| None), |optimum| optimum(options))
    }

    fn exploit(&self, options: &Values, at: Option<&str>) -> Result<Option<Exploit>, Illegal> {
        K::ABOUT.exploit.map_or_else(|| (K::READ)(options).map(|_| None), |exploit| exploit(options, at))
    }

    #[cfg(test)]
    fn keeps_the_laws(&self, options: &Values, seed: u64) -> usize {
        super::laws::keep::<K::State>(self, &begun::<K>, options, seed)
    }
}
