//! Somebody's own slips: what a review found of a person's decisions, to be asked again. Known by the trace of all that
//! stood then and the match's rules without who sat there, so that a copied match has the same ones. Knows no screen.

use serde_json::Value;

use base::phrase::phrase;
use games::game::bot::{Level, Mark};
use games::game::chance::Luck;
use games::game::record::{Entry, Header, Player, PlayerKind};
use games::game::{Illegal, Seat};
use games::lesson;
use games::table::review::{Judged, Review};
use games::table::{Loss, RecordLine, Stake, Table};

use crate::exercise::Deck;
use crate::store::reviewed::Trace;
use crate::store::slips::{Brief, Slip, Slips};

/// How many decisions that are not good are kept, beside all that are.
const WORSE: usize = 200;
/// How many events are kept of what happened then.
const AFTER: usize = 4;

/// Whether a match may be gone through: not as long as somebody has seen dice that are hidden from others.
pub fn is_open(table: &dyn Table) -> bool {
    table.turn().is_over() || !table.handling().tells()
}

pub fn found(table: &dyn Table, review: &Review) -> Vec<Slip> {
    if !is_open(table) {
        return Vec::new();
    }
    let (header, events) = (table.header(), table.history().len());
    let is_slip = |judged: &Judged| judged.mark != Mark::Good && header.players[judged.seat].kind.is_human();
    let slips = review.judged().filter(|(event, judged)| *event < events && is_slip(judged));
    slips.map(|(event, judged)| of(table, event, judged)).collect()
}

/// What of a header is the same in every match with these rules.
fn rules(header: &Header) -> Header {
    let nobody = Player { name: "-".to_owned(), kind: PlayerKind::Human };
    let players = header.players.iter().map(|_| nobody.clone()).collect();
    Header::new(&header.game, header.options.clone(), players)
}

pub fn of(table: &dyn Table, event: usize, judged: &Judged) -> Slip {
    let (header, told) = (table.header(), table.history());
    let begins = Trace::default().then(&rules(header).line());
    let trace = told[..=event].iter().fold(begins, |trace, told| trace.then(&told.entry.line()));
    let lines = |told: &[RecordLine]| told.iter().map(|told| value(&told.entry.line())).collect();
    Slip {
        trace,
        game: header.game.clone(),
        mark: judged.mark.word().to_owned(),
        who: header.players[judged.seat].name.clone(),
        started: header.started.clone(),
        seat: judged.seat,
        played: judged.played.clone(),
        candidates: kept(judged.candidates.clone(), &judged.played, |worth| judged.mark_of(worth) == Mark::Good),
        measure: Some(table.scale().measure.word().to_owned()),
        header: value(&asked(header, judged.seat).line()),
        events: lines(&told[..event]),
        after: lines(&told[(event + 1).min(told.len())..(event + 1 + AFTER).min(told.len())]),
    }
}

/// Of what could be decided, the best first: all that is good, the best of the rest, and what was decided.
fn kept(mut all: Vec<(String, f64)>, played: &str, is_good: impl Fn(f64) -> bool) -> Vec<(String, f64)> {
    let good = all.iter().filter(|(_, worth)| is_good(*worth)).count();
    let mut place = 0..;
    all.retain(|(one, _)| place.next() < Some(good + WORSE) || one == played);
    all
}

fn asked(header: &Header, seat: Seat) -> Header {
    let kind = |at| if at == seat { PlayerKind::Human } else { PlayerKind::Bot(Level::Strong) };
    let players = header.players.iter().enumerate().map(|(at, player)| Player { kind: kind(at), ..player.clone() });
    let seed = header.seed.map(|_| 0);
    Header { players: players.collect(), seed, undo: false, championship: None, day: None, ..header.clone() }
}

fn value(line: &str) -> Value {
    serde_json::from_str(line).expect("a line of a record is JSON")
}

#[derive(Clone, Debug)]
pub enum Asking {
    Own(Chosen),
    /// Exercises: those of that deck; of all decks without, and then none that was never asked.
    Exercises(Option<&'static Deck>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// All without.
    pub game: Option<&'static str>,
    pub least: Mark,
    /// Everybody without.
    pub who: Option<String>,
}

impl Default for Chosen {
    fn default() -> Self {
        Self { game: None, least: Mark::Inaccuracy, who: None }
    }
}

impl Chosen {
    pub fn of<'a>(&'a self, slips: &'a Slips) -> impl Iterator<Item = Trace> + 'a {
        let least = Mark::ALL.into_iter().skip_while(|mark| *mark < self.least).map(Mark::word);
        let words: Vec<&str> = least.collect();
        let is_meant = move |slip: &&Brief| {
            self.game.is_none_or(|game| game == slip.game)
                && words.contains(&slip.mark.as_str())
                && self.who.as_ref().is_none_or(|who| *who == slip.who)
        };
        slips.all().iter().filter(is_meant).map(|slip| slip.trace)
    }
}

#[derive(Debug)]
pub struct SlipPosition {
    pub header: Header,
    pub events: Vec<Entry>,
    pub slip: Slip,
    stake: Stake,
}

impl SlipPosition {
    /// An error where the slip cannot be put on the table.
    pub fn of(slip: Slip) -> Result<Self, Illegal> {
        let header = Header::read(slip.header.to_string().as_bytes())?;
        let events = slip.events.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
        let mut asked = Self { header, events, slip, stake: Stake::default() };
        let table = asked.table()?;
        asked.stake = table.stake(asked.slip.seat);
        let is_there = asked.slip.candidates.iter().all(|(one, _)| table.listed(asked.slip.seat, one).is_some());
        if is_there && !asked.slip.candidates.is_empty() { Ok(asked) } else { Err(phrase!("slips-not-there").into()) }
    }

    /// The match before the decision; no error where the slip was read by [`Self::of`].
    pub fn table(&self) -> Result<Box<dyn Table>, Illegal> {
        lesson::set(&self.header, &self.events)
    }

    /// As the program judges today: an earlier one judged a match of several games in points, and some advice was
    /// wrong. An error where what was decided costs nothing by today's judgement, or cannot be judged any more.
    pub fn judged_today(mut self) -> Result<Self, Illegal> {
        let table = self.table()?;
        let slip = &mut self.slip;
        if slip.measure.as_deref() == Some(table.scale().measure.word()) {
            return Ok(self);
        }
        // Any luck in thinking does, but always the same.
        let thought = table.judging(slip.seat, Level::Strong)(&mut Luck::new(0).thought(slip.events.len()));
        let listed = table.listed(slip.seat, &slip.played).unwrap_or_default();
        let cost = thought.cost(&listed).ok_or_else(|| Illegal::from(phrase!("slips-not-there")))?;
        if table.mark(cost) == Mark::Good {
            return Err(phrase!("slips-not-wrong").into());
        }
        slip.measure = Some(table.scale().measure.word().to_owned());
        let best = thought.candidates.first().map_or(0.0, |(_, worth)| *worth);
        slip.candidates = kept(thought.candidates, &listed, |worth| table.mark(best - worth) == Mark::Good);
        slip.played = listed;
        Ok(self)
    }

    pub fn best(&self) -> &str {
        self.slip.candidates.first().map_or("", |(notation, _)| notation)
    }

    /// What a decision costs, as [`Table::listed`] gives it; at least so much where it is none of those that were kept.
    pub fn loss(&self, listed: &str) -> Loss {
        let all = &self.slip.candidates;
        let rest = || all.iter().rev().find(|(notation, _)| *notation != self.slip.played);
        let worth = all.iter().find(|(notation, _)| notation == listed).or_else(rest);
        let (best, worth) = all.first().zip(worth).map_or((0.0, 0.0), |((_, best), (_, worth))| (*best, *worth));
        Loss { best, worth, stake: self.stake }
    }

    /// Likewise, in the game's points.
    pub fn cost(&self, listed: &str) -> f64 {
        self.loss(listed).cost()
    }

    /// With what followed, up to what it led to: a score that changed, the end of a game. The rest belongs to the next.
    pub fn then(&self) -> Option<Box<dyn Table>> {
        let mut table = self.table().ok()?;
        let (plays, scores) = (table.plays().to_owned(), table.scores());
        let played = Entry::Act { seat: self.slip.seat, notation: self.slip.played.clone() };
        table.enter(&played).ok()?;
        for event in &self.slip.after {
            if table.scores() != scores || table.plays() != plays {
                break;
            }
            if entry(event).and_then(|entry| table.enter(&entry)).is_err() {
                break;
            }
        }
        Some(table)
    }
}

fn entry(line: &Value) -> Result<Entry, Illegal> {
    Entry::read(line.to_string().as_bytes())
}

#[cfg(test)]
mod tests;
