//! An evening: a list of the games, one played after the other, with one tally over all (`docs/rules/pub-games.md`, "An
//! evening"). Knows no game: the list is that of [`super::ALL`].

use crate::games::tavern::prelude::*;
use std::sync::LazyLock;

use super::card::{self, Course, Item, Shared};
use crate::game::Illegal;
use crate::game::options::entries;

pub mod art;
mod guide;
mod sheet;

const PROGRAM: &str = "program";

/// Every game with its name, in the rules' order.
static GAMES: LazyLock<Vec<(&str, &str)>> =
    LazyLock::new(|| super::ALL.iter().map(|entry| (entry.card.key, entry.card.name)).collect());

/// All games, in the rules' order.
static EVERY: LazyLock<String> =
    LazyLock::new(|| super::ALL.iter().map(|entry| entry.card.key).collect::<Vec<_>>().join(","));

/// An evening of dice games.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening;

impl Kind for Evening {
    const CARD: &'static Card = &Card {
        key: "evening",
        name: "evening-name",
        line: "evening-line",
        emblem: art::emblem,
        guide: guide::page,
        in_short: &[],
        rules: Rules {
            options: || {
                let list = options::Kind::List(&GAMES);
                vec![Field::new(PROGRAM, "evening-program", "evening-program-about", list, &EVERY)]
            },
            shared: Shared::Always,
            covers: false,
            unit: 0.1474,
            course: Course::Evening(programme),
        },
    };
    const SHEET: Option<Own<Self>> = Some(sheet::SHEET);
}

/// The games of a programme, each with its own defaults.
fn programme(values: &Values) -> Result<Vec<Item>, Illegal> {
    let ties = card::ties(values)?;
    let of = |key: &str| {
        let entry = super::ALL.iter().find(|entry| entry.card.key == key);
        let unknown = || Illegal(phrase!("tavern-program-unknown", key = key.to_owned(), keys = EVERY.clone()));
        entry.ok_or_else(unknown)?.card.items(&Values::new())
    };
    let keys = chosen(values, PROGRAM, Some)?;
    let items = entries(keys).map(of).collect::<Result<Vec<_>, Illegal>>()?;
    Ok(items.into_iter().flatten().map(|item| item.with(ties)).collect())
}
