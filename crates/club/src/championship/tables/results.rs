//! Results of a table: whose they are, by the names and numbers in their row, and what they are.

use std::collections::HashMap;

use jiff::civil::Date;

use base::i18n::dates;
use base::phrase::{Phrase, phrase};
use base::spreadsheet::{self, Row};

use super::people::MOST_TITLES;
use super::{Draft, DraftRow, Fault, Of, used};
use crate::championship::event::Event;
use crate::championship::export::headings;
use crate::championship::fold::{Championship, MatchState, Seat};
use crate::championship::{Id, words};

pub(super) const COLUMNS: [&str; 9] = [
    "championship-column-match",
    "championship-column-a",
    "championship-column-a-name",
    "championship-column-b",
    "championship-column-b-name",
    "championship-column-a-score",
    "championship-column-b-score",
    "championship-column-date",
    "championship-column-round",
];
/// The same, as people call them.
pub(super) const NAMES: [&str; 9] = [
    "championship-column-match",
    "championship-csv-number-a",
    "championship-csv-side-a",
    "championship-csv-number-b",
    "championship-csv-side-b",
    "championship-csv-result-a",
    "championship-csv-result-b",
    "championship-column-date",
    "championship-column-round",
];
/// What else people write above a column, by its place among [`COLUMNS`].
static HEADINGS: [(usize, &[&str]); 6] = [
    (
        PLAYERS[0] + 1,
        &[
            "player 1",
            "player a",
            "spieler 1",
            "spieler a",
            "spielerin 1",
            "name 1",
            "side 1",
            "seite 1",
            "team 1",
            "weiß",
            "weiss",
            "white",
            "heim",
            "home",
        ],
    ),
    (
        PLAYERS[1] + 1,
        &[
            "player 2",
            "player b",
            "spieler 2",
            "spieler b",
            "spielerin 2",
            "name 2",
            "side 2",
            "seite 2",
            "team 2",
            "schwarz",
            "black",
            "gast",
            "guest",
            "away",
        ],
    ),
    (
        SCORES[0],
        &["result 1", "ergebnis 1", "score 1", "points 1", "punkte 1", "score a", "result a", "ergebnis a", "punkte a"],
    ),
    (
        SCORES[1],
        &["result 2", "ergebnis 2", "score 2", "points 2", "punkte 2", "score b", "result b", "ergebnis b", "punkte b"],
    ),
    (DATE, &["day", "tag"]),
    (BOTH, &["result", "ergebnis", "resultat", "score", "endstand"]),
];
/// Both numbers in one cell, `1:0`.
const BOTH: usize = COLUMNS.len();
const DASHES: [char; 4] = ['-', '–', '—', '−'];

const MATCH: usize = 0;
/// Of both: their number, and behind it their name.
const PLAYERS: [usize; 2] = [1, 3];
const SCORES: [usize; 2] = [5, 6];
const DATE: usize = 7;
const ROUND: usize = 8;

impl Draft {
    /// The results of a table with the headings `match`, `a_score`, `b_score`, as [`export::table`](crate::championship::export::table)
    /// writes it; where any two may meet, by `a` and `b`, on the day `date` or else on `day`. Rows without a result, or
    /// with one that stands already, are passed over.
    pub fn results(bytes: &[u8], encoding: Option<&str>, day: Date, in_spite: bool) -> Result<Self, Phrase> {
        let (table, rows) = super::table(bytes, encoding)?;
        let others =
            |at: usize| HEADINGS.iter().filter(move |(of, _)| *of == at).flat_map(|(_, names)| names.iter().copied());
        let place_of = |heading: &Row, at: usize| {
            let own = COLUMNS.get(at).copied().map(headings);
            let own = own.as_ref().and_then(|own| heading.column(&own.each_ref().map(String::as_str)));
            own.or_else(|| heading.column(&others(at).collect::<Vec<_>>()))
        };
        let places_of =
            |heading: &Row| -> [Option<usize>; BOTH + 1] { std::array::from_fn(|at| place_of(heading, at)) };
        let is_heading = |row: &&Row| {
            let places = places_of(row);
            let [a, b] = PLAYERS.map(|at| places[at].or(places[at + 1]));
            let scored = places[BOTH].is_some() || SCORES.iter().all(|at| places[*at].is_some());
            places[MATCH].or(a.and(b)).is_some() && scored
        };
        let heading = rows.iter().take(MOST_TITLES).enumerate().find(|(_, row)| is_heading(row));
        let Some((titles, heading)) = heading else { return Err(phrase!("championship-csv-heading")) };
        let (rows, places) = (&rows[titles + 1..], places_of(heading));
        let drafted = |row: &Row| {
            let mut cells =
                places.map(|at| at.and_then(|at| row.get(at)).unwrap_or_default().trim().to_owned()).to_vec();
            if let Some(both) = cells.pop().filter(|both| !both.is_empty()) {
                let [a, b] = parted(&both);
                (cells[SCORES[0]], cells[SCORES[1]]) = (a, b);
            }
            DraftRow { line: row.line, cells, fault: None, doubt: None, is_passed_over: false }
        };
        let known = places
            .iter()
            .zip(NAMES.into_iter().chain(["championship-csv-result-both"]))
            .filter_map(|(at, id)| Some(used(heading.get((*at)?), (*at)?, id)));
        let understood = super::understood(&table, known.collect(), titles);
        let (of, encoding, ways) = (Of::Results { day, in_spite }, table.encoding, Vec::new());
        Ok(Self { understood, encoding, rows: rows.iter().map(drafted).collect(), ways, doubt: None, of })
    }
}

/// `1:0` as its two numbers; what is no such thing stands in the first.
fn parted(both: &str) -> [String; 2] {
    match both.split_once(':').or_else(|| both.split_once(DASHES)) {
        Some((a, b)) if !b.contains(':') => [a, b].map(|part| part.trim().to_owned()),
        Some(_) | None => [both.to_owned(), String::new()],
    }
}

/// What a table has said already, by match.
#[derive(Default)]
pub(super) struct ReadScores(HashMap<String, [u32; 2]>);

impl ReadScores {
    pub(super) fn read(
        &mut self,
        cup: &Championship,
        cells: &[String],
        day: Date,
        in_spite: bool,
    ) -> Result<Vec<Event>, Fault> {
        let cell = |at: usize| cells.get(at).map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
        let broken =
            |at: usize| (at, phrase!("championship-csv-cell", given = cell(at).unwrap_or_default().to_owned()));
        let number = |at: usize, text: &str| {
            spreadsheet::whole(text).ok_or_else(|| (at, phrase!("championship-csv-number", given = text.to_owned())))
        };
        let undated = || {
            let given = cell(DATE).unwrap_or_default().to_owned();
            (DATE, phrase!("championship-csv-date", given))
        };
        let scored = |at: usize| cell(at).filter(|text| !matches!(*text, "-" | "–" | "—"));
        let typed = match SCORES.map(|at| scored(at).map(|text| number(at, text))) {
            [None, None] => return Ok(Vec::new()),
            [Some(a), Some(b)] => [a?, b?],
            [Some(Err(why)), None] | [None, Some(Err(why))] => return Err(why),
            [a, _] => return Err((SCORES[usize::from(a.is_some())], phrase!("championship-csv-half"))),
        };
        let person = |side: usize| -> Result<Option<Id>, Fault> {
            let at = PLAYERS[side];
            let named = |name: &str| {
                cup.called(name).ok_or_else(|| (at + 1, phrase!("championship-csv-nobody", given = name.to_owned())))
            };
            match (cell(at), cell(at + 1)) {
                (None, None) => Ok(None),
                (None, Some(name)) => named(name).map(Some),
                (Some(id), name) => {
                    let id = Id::try_from(number(at, id)?).map_err(|_| broken(at))?;
                    match name.filter(|name| !cup.is_called(id, name)) {
                        Some(name) => {
                            let name = name.to_owned();
                            Err((at + 1, phrase!("championship-csv-other-name", number = id, name)))
                        }
                        None => Ok(Some(id)),
                    }
                }
            }
        };
        let said = [person(0)?, person(1)?];
        let name = cell(MATCH).map(str::to_lowercase);
        if let [Some(a), Some(b)] = said
            && a == b
        {
            return Err((PLAYERS[1] + 1, phrase!("championship-csv-alone", name = cup.name(a).to_owned())));
        }
        // A round of a bracket has a name, and no number.
        let round = cell(ROUND).and_then(|text| text.parse::<usize>().ok());
        let theirs = || said[0].zip(said[1]).and_then(|(a, b)| cup.between([a, b], round));
        let name = name.as_deref().or_else(theirs).unwrap_or_default();
        let Some((stage, part, one)) = cup.find(name) else {
            let (true, [Some(a), Some(b)]) = (cup.stage().is_some_and(|(plan, _)| plan.is_open()), said) else {
                return Err(match said {
                    [Some(a), Some(b)] if name.is_empty() => {
                        let [a, b] = [a, b].map(|id| cup.name(id).to_owned());
                        (MATCH, phrase!("championship-csv-no-meeting", a, b))
                    }
                    _ => (MATCH, phrase!("championship-no-match", id = name.to_owned())),
                });
            };
            let on = match cell(DATE).map(dates::all) {
                None => day,
                Some(dates) => <[Date; 1]>::try_from(dates).map_err(|_| undated())?[0],
            };
            return cup.meet(a, b, typed, on).map(|meet| vec![meet]).map_err(|why| (SCORES[0], why));
        };
        let fits = |[a, b]: [Seat; 2]| {
            said[0].is_none_or(|id| a.id() == Some(id)) && said[1].is_none_or(|id| b.id() == Some(id))
        };
        let sided = |[a, b]: [Seat; 2]| match (fits([a, b]), fits([b, a])) {
            (true, _) => Some(typed),
            (false, true) => Some([typed[1], typed[0]]),
            (false, false) => None,
        };
        if let (Some(round), Some(own)) = (round, one.round)
            && round != own
        {
            return Err((ROUND, phrase!("championship-csv-round", round = own)));
        }
        let second = || (MATCH, phrase!("championship-csv-second", match = words::pairing(cup, name)));
        let (played, due) = (part.players(one), part.due(one));
        if let Some(score) = sided(played)
            && one.standing == MatchState::Played(score)
        {
            let before = *self.0.entry(name.to_owned()).or_insert(score);
            return if before == score { Ok(Vec::new()) } else { Err(second()) };
        }
        // Of one that no longer follows, those who have played it stand in a table that was written.
        let players = if part.is_stale(one) { due } else { played };
        let Some(score) = sided(players) else {
            let side = usize::from(said[0].is_none_or(|id| players.contains(&Seat::Of(id))));
            let at = PLAYERS[side] + usize::from(cell(PLAYERS[side]).is_none());
            let [Some(a), Some(b)] = players.map(Seat::id) else {
                return Err((at, phrase!("championship-not-known", match = words::pairing(cup, name))));
            };
            let [a, b] = [a, b].map(|id| cup.name(id).to_owned());
            return Err((at, phrase!("championship-csv-pair", a, b)));
        };
        if self.0.insert(name.to_owned(), score).is_some() {
            return Err(second());
        }
        // A table that names its matches brings back what a file holds; one that people have written is theirs.
        let own = if cell(MATCH).is_some() { Ok(()) } else { stage.can_end(score) };
        let events = own.and_then(|()| cup.recorded(name, score, in_spite));
        events.map_err(|why| (SCORES[0], in_order_of_row(why, typed)))
    }
}

/// Why a result cannot be, with its sides as they were written.
pub fn in_order_of_row(mut why: Phrase, [a, b]: [u32; 2]) -> Phrase {
    for (name, arg) in &mut why.args {
        if *name == "score" {
            *arg = format!("{a}:{b}").into();
        }
    }
    why
}
