//! The printed sheets: lists of wins, the tournament, points, duel, solo, the reference card, and cards to learn from;
//! blank or filled in from a match. What colour tells apart, shape does as well, for print in black and white.

use base::draw::plot::Mark;

use super::net;
use super::options::Options;
use super::rules::{Dre13ehn, Entry};
use crate::game::{self, Game, Turn};
use crate::table::leaf::date;
use crate::table::{Filling, Kind, Sheet, View};

mod card;
pub mod cards;
mod duel;
mod leaf;
mod points;
mod tournament;
mod wins;

#[cfg(test)]
mod tests;

pub fn sheets() -> Vec<Sheet<Filling<Dre13ehn>>> {
    let wins = ["dre13ehn-wins", "dre13ehn-sheet-wins", "dre13ehn-sheet-wins-about"];
    let tournament = ["dre13ehn-tournament", "dre13ehn-sheet-tournament", "dre13ehn-sheet-tournament-about"];
    let points = ["dre13ehn-points", "dre13ehn-sheet-points", "dre13ehn-sheet-points-about"];
    let duel = ["dre13ehn-duel", "dre13ehn-sheet-duel", "dre13ehn-sheet-duel-about"];
    let solo = ["dre13ehn-solo", "dre13ehn-sheet-solo", "dre13ehn-sheet-solo-about"];
    let card = ["dre13ehn-card", "dre13ehn-sheet-card", "dre13ehn-sheet-card-about"];
    // The list of wins takes every match, the others are made for one mode.
    let forms = [
        Sheet::form(wins, &[1, 2, 4], wins::blank, |played, view| wins::filled(&Match::of(played, view), view.lang)),
        Sheet::form(tournament, &[1, 2], tournament::blank, |played, view| {
            let fits = played.state().options().is_tournament();
            if fits { tournament::filled(&Match::of(played, view), view.lang) } else { Vec::new() }
        }),
        Sheet::form(points, &[1, 2], points::blank, |played, view| {
            let fits = matches!(played.state().options(), Options::Points { .. });
            if fits { points::filled(&Match::of(played, view), view.lang) } else { Vec::new() }
        }),
        Sheet::form(duel, &[1, 2, 4], duel::blank, |played, view| {
            let fits = played.state().options().is_duel();
            if fits { vec![duel::filled(&Match::of(played, view), view.lang)] } else { Vec::new() }
        }),
        Sheet::form(solo, &[1, 2], points::blank_solo, |played, view| {
            let fits = played.state().options().is_solo();
            if fits { vec![points::filled_solo(&Match::of(played, view), view.lang)] } else { Vec::new() }
        }),
        Sheet::new(card, Kind::Form { per_page: &[1, 2, 4], blank: card::card, filled: None }),
    ];
    forms.into_iter().chain(cards::Group::ALL.map(cards::Group::sheet)).chain(net::sheets()).collect()
}

#[derive(Clone, Debug, Default)]
struct List {
    name: String,
    mark: Option<Mark>,
    entries: Vec<Entry>,
    score: String,
    winner: bool,
}

struct Match<'a> {
    game: &'a Dre13ehn,
    names: Vec<String>,
    marks: Vec<Option<Mark>>,
    winners: Vec<usize>,
    date: Option<String>,
}

impl<'a> Match<'a> {
    fn of(played: &'a game::Match<Dre13ehn>, view: &View) -> Self {
        let (game, header) = (played.state(), played.header());
        let winners = match game.turn() {
            Turn::Over(winners) => winners,
            Turn::Roll(_) | Turn::Faces(_) | Turn::Seats(_) => Vec::new(),
        };
        let names = header.players.iter().map(|player| player.name.clone()).collect();
        Self { game, names, marks: view.marks.clone(), winners, date: date(header, view.lang) }
    }

    fn target(&self) -> usize {
        self.game.options().target()
    }

    fn begun(&self) -> bool {
        self.game.lists().any(|lists| lists.iter().any(|list| !list.is_empty()))
    }

    fn name(&self, seat: usize) -> String {
        self.names.get(seat).cloned().unwrap_or_default()
    }

    fn mark(&self, seat: usize) -> Option<Mark> {
        self.marks.get(seat).copied().flatten()
    }

    /// The lists of each game; of all but a tournament there is one.
    fn games(&self) -> Vec<Vec<List>> {
        let tournament = self.game.options().is_tournament();
        // Where nothing has been played, the score is still to be written.
        let begun = self.begun();
        let game = |lists: &[Vec<Entry>]| {
            let list = |(seat, entries): (usize, &Vec<Entry>)| List {
                name: self.name(seat),
                mark: self.mark(seat),
                entries: entries.clone(),
                score: if begun { entries.len().to_string() } else { String::new() },
                winner: if tournament { entries.len() >= self.target() } else { self.winners.contains(&seat) },
            };
            lists.iter().enumerate().map(list).collect()
        };
        self.game.lists().map(game).collect()
    }
}
