//! The printed sheets: lists of wins, the tournament, points, duel, solo, and the reference card; blank or filled in
//! from a match; and cards to learn from. What is told apart by colour is told apart by shape as well, for print in black and white. The nets
//! of the dice are elsewhere.

use super::options::Options;
use super::rules::{Dre13ehn, Entry};
use crate::draw::Drawing;
use crate::game::record::Header;
use crate::game::{Game, Turn};
use crate::i18n::Lang;
use crate::table::{Kind, Sheet, printing};

mod card;
pub mod cards;
mod duel;
mod leaf;
mod points;
mod tournament;
mod wins;

#[cfg(test)]
mod tests;

/// The sheets, in the order in which they are offered.
pub const SHEETS: [Sheet; 6 + cards::Group::ALL.len()] = [
    Sheet::form("dre13ehn-wins", "dre13ehn-sheet-wins", "dre13ehn-sheet-wins-about", &[1, 2, 4]),
    Sheet::form("dre13ehn-tournament", "dre13ehn-sheet-tournament", "dre13ehn-sheet-tournament-about", &[1, 2]),
    Sheet::form("dre13ehn-points", "dre13ehn-sheet-points", "dre13ehn-sheet-points-about", &[1, 2]),
    Sheet::form("dre13ehn-duel", "dre13ehn-sheet-duel", "dre13ehn-sheet-duel-about", &[1, 2, 4]),
    Sheet::form("dre13ehn-solo", "dre13ehn-sheet-solo", "dre13ehn-sheet-solo-about", &[1, 2]),
    Sheet {
        key: "dre13ehn-card",
        name: "dre13ehn-sheet-card",
        about: "dre13ehn-sheet-card-about",
        kind: Kind::Form { per_page: &[1, 2, 4], filled: false },
    },
    cards::Group::Names.sheet(),
    cards::Group::Runes.sheet(),
    cards::Group::Throws.sheet(),
    cards::Group::Lives.sheet(),
];

/// A player's list.
#[derive(Clone, Debug, Default)]
struct List {
    /// The player's name.
    name: String,
    /// The wins, in order.
    entries: Vec<Entry>,
    /// How many there are, or how many points they make, in words.
    score: String,
    /// Whether this list has won.
    winner: bool,
}

/// A match as it is to be printed.
struct Match<'a> {
    game: &'a Dre13ehn,
    names: Vec<String>,
    winners: Vec<usize>,
    date: Option<String>,
}

impl<'a> Match<'a> {
    fn new(game: &'a Dre13ehn, header: &Header, lang: Lang) -> Self {
        let winners = match game.turn() {
            Turn::Over(winners) => winners,
            Turn::Roll(_) | Turn::Seats(_) => Vec::new(),
        };
        let names = header.players.iter().map(|player| player.name.clone()).collect();
        Self { game, names, winners, date: printing::date(header, lang) }
    }

    /// How many wins end it.
    fn target(&self) -> usize {
        self.game.options().target()
    }

    fn name(&self, seat: usize) -> String {
        self.names.get(seat).cloned().unwrap_or_default()
    }

    /// The lists of each game; of all but a tournament there is one.
    fn games(&self) -> Vec<Vec<List>> {
        let tournament = self.game.options().is_tournament();
        let game = |lists: &[Vec<Entry>]| {
            let list = |(seat, entries): (usize, &Vec<Entry>)| List {
                name: self.name(seat),
                entries: entries.clone(),
                score: entries.len().to_string(),
                winner: if tournament { entries.len() >= self.target() } else { self.winners.contains(&seat) },
            };
            lists.iter().enumerate().map(list).collect()
        };
        self.game.lists().map(game).collect()
    }
}

/// A sheet to be filled in by hand; none where there is no such sheet.
#[must_use]
pub fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
    match sheet {
        "dre13ehn-wins" => Some(wins::blank(lang)),
        "dre13ehn-tournament" => Some(tournament::blank(lang)),
        "dre13ehn-points" => Some(points::blank(lang)),
        "dre13ehn-duel" => Some(duel::blank(lang)),
        "dre13ehn-solo" => Some(points::blank_solo(lang)),
        "dre13ehn-card" => Some(card::card(lang)),
        _ => None,
    }
}

/// The match filled in, on as many sheets as it takes; none where the sheet is made for another mode. The list of wins
/// takes every match.
#[must_use]
pub fn filled(game: &Dre13ehn, sheet: &str, header: &Header, lang: Lang) -> Vec<Drawing> {
    let played = Match::new(game, header, lang);
    let options = game.options();
    match sheet {
        "dre13ehn-wins" => wins::filled(&played, lang),
        "dre13ehn-tournament" if options.is_tournament() => tournament::filled(&played, lang),
        "dre13ehn-points" if matches!(options, Options::Points { .. }) => points::filled(&played, lang),
        "dre13ehn-duel" if options.is_duel() => vec![duel::filled(&played, lang)],
        "dre13ehn-solo" if game.options().is_solo() => vec![points::filled_solo(&played, lang)],
        _ => Vec::new(),
    }
}
