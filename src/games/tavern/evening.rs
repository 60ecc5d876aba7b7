//! An evening: a list of the games, one played after the other, with one tally over all (`docs/rules/pub-games.md`, "An
//! evening"). Knows no game: the list is that of [`super::ALL`].

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use super::kind::{self, Item, Plays};
use super::part::Ties;
use super::sheet::Own;
use crate::draw::Drawing;
use crate::game::Illegal;
use crate::game::options::{self, Field, Values, entries};
use crate::i18n::Lang;
use crate::phrase;
use crate::table::{Block, Optimum};

pub mod art;
mod guide;
mod sheet;

const PROGRAMME: &str = "program";

/// Every game with its name, in the rules' order.
static GAMES: LazyLock<Vec<(&str, &str)>> =
    LazyLock::new(|| super::ALL.iter().map(|entry| (entry.key, entry.name)).collect());

/// All games, in the rules' order.
static EVERY: LazyLock<String> =
    LazyLock::new(|| super::ALL.iter().map(|entry| entry.key).collect::<Vec<_>>().join(","));

/// An evening of dice games.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening;

impl Plays for Evening {
    const KEY: &'static str = "evening";
    const NAME: &'static str = "evening-name";
    const LINE: &'static str = "evening-line";
    const EVENING: bool = true;
    const EMBLEM: fn() -> Drawing = art::emblem;
    const GUIDE: fn(Lang) -> Vec<Block> = guide::page;
    const SHEET: Option<Own<Self>> = Some(sheet::SHEET);

    fn fields() -> Vec<Field> {
        let programme =
            Field::new(PROGRAMME, "evening-program", "evening-program-about", options::Kind::List(&GAMES), &EVERY);
        vec![programme, kind::TIES]
    }

    fn programme(values: &Values) -> Result<(Vec<Item>, u32), Illegal> {
        let ties = kind::ties(values).unwrap_or(Ties::Playoff);
        let item = |key: &str| {
            let entry = super::ALL.iter().find(|entry| entry.key == key);
            let unknown = || Illegal(phrase!("tavern-program-unknown", key = key.to_owned(), keys = EVERY.clone()));
            Ok((entry.ok_or_else(unknown)?.item)(&Values::new())?.with(ties))
        };
        let programme = values.get(PROGRAMME).map_or(EVERY.as_str(), String::as_str);
        let items: Vec<Item> = entries(programme).map(item).collect::<Result<_, Illegal>>()?;
        let count = u32::try_from(items.len()).unwrap_or(u32::MAX);
        Ok((items, count))
    }

    fn seats(_values: &Values) -> RangeInclusive<usize> {
        kind::SEATS
    }

    fn optimum(_values: &Values) -> Option<Optimum> {
        None
    }
}
