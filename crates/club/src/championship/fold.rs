//! A championship as it stands: its head folded over its events, and what may happen next. Knows no file, no clock, no
//! game; days come from whoever asks.
//!
//! [`Championship::check`] refuses, [`Championship::take`] trusts: a line of a file goes through both.
//! [`ask`](super::ask) answers what an organiser wants to do with the events that do it.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use jiff::civil::{Date, Time};
use unicode_normalization::UnicodeNormalization as _;

use base::phrase::Phrase;
use games::game::Score;
use games::game::name::compared;
use games::game::record::NAME_LENGTH;

use super::event::{Event, Head};
use super::plan::{Feed, Leaving, Plan};
use super::rank::{Criterion, MatchResult, Row, table};
use super::{Id, plan};

mod absent;
mod check;
mod schedule;

use absent::Absence;
pub(super) use check::check_score;
pub(super) use schedule::planned;
use schedule::{blank, schedule};

/// In characters: what a record takes.
pub const LONGEST: usize = NAME_LENGTH;

/// In characters.
pub const LONGEST_PLACE: usize = 120;

#[derive(Clone, Debug, PartialEq)]
pub struct Championship {
    head: Head,
    plan: Plan,
    people: Vec<Participant>,
    names: HashSet<String>,
    /// The same as people see them: no new name looks like one of these.
    looks: HashSet<String>,
    stages: Vec<RunningStage>,
    /// Where each match is: its stage, its part, its place there.
    places: HashMap<String, [usize; 3]>,
    /// Whether a result was changed in spite of what was played since.
    in_spite: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    pub name: String,
    pub club: String,
    /// The day they left, and a number that is higher than that of all who left before.
    pub left: Option<(Date, usize)>,
    absence: Option<Absence>,
}

/// A stage that has begun.
#[derive(Clone, Debug, PartialEq)]
pub struct RunningStage {
    /// Its parts, in the plan's order.
    pub parts: Vec<RunningPart>,
    /// Who was there no longer when it was closed; none while it goes on.
    closed: Option<BTreeSet<Id>>,
}

impl RunningStage {
    pub fn is_closed(&self) -> bool {
        self.closed.is_some()
    }
}

/// A part of a stage that has begun.
#[derive(Clone, Debug, PartialEq)]
pub struct RunningPart {
    pub plan: plan::Part,
    pub seats: Vec<Seat>,
    /// Its matches, in the order of the schedule.
    pub matches: Vec<Match>,
    pub byes: Vec<(usize, Id)>,
    /// The lot that was drawn, the luckiest first; empty where none was.
    pub lot: Vec<Id>,
    /// Who goes on, the best first, as it was when the stage was closed.
    pub going: Vec<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Not yet known who.
    Unknown,
    /// Nobody will take it.
    Empty,
    Of(Id),
}

impl Seat {
    pub const fn id(self) -> Option<Id> {
        match self {
            Self::Of(id) => Some(id),
            Self::Unknown | Self::Empty => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub id: String,
    /// From 1; none where there are no rounds.
    pub round: Option<usize>,
    pub date: Date,
    pub time: Option<Time>,
    pub table: Option<u16>,
    /// Places among the part's seats.
    pub seats: [usize; 2],
    pub standing: MatchState,
    /// The result that was entered; it stays with a match that is struck.
    score: Option<[u32; 2]>,
    /// How often its day, time or table was changed.
    pub moves: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchState {
    Open,
    Played([u32; 2]),
    /// One of them is not there: the other (0 or 1) has won, if there is one.
    Forfeit(Option<usize>),
    /// It counts for nobody.
    Struck,
}

impl Match {
    /// 0 or 1; none in a draw, and none yet.
    pub fn winner(&self) -> Option<usize> {
        match self.standing {
            MatchState::Played([a, b]) if a != b => Some(usize::from(b > a)),
            MatchState::Forfeit(winner) => winner,
            MatchState::Open | MatchState::Played(_) | MatchState::Struck => None,
        }
    }

    pub fn is_open(&self) -> bool {
        self.standing == MatchState::Open
    }

    /// Whether it counts, or may yet: it is not struck, and somebody is there to win it.
    pub fn counts(&self) -> bool {
        !matches!(self.standing, MatchState::Struck | MatchState::Forfeit(None))
    }

    pub fn is_played(&self) -> bool {
        matches!(self.standing, MatchState::Played(_))
    }
}

impl RunningPart {
    pub fn players(&self, one: &Match) -> [Seat; 2] {
        one.seats.map(|seat| self.seats[seat])
    }

    pub fn is_complete(&self) -> bool {
        !self.seats.contains(&Seat::Unknown) && !self.matches.iter().any(Match::is_open)
    }

    pub fn ids(&self) -> Vec<Id> {
        self.seats.iter().filter_map(|seat| seat.id()).collect()
    }

    fn outcomes(&self, counts: impl Fn(&Match) -> bool) -> Vec<MatchResult> {
        let outcome = |one: &Match| {
            let [Seat::Of(a), Seat::Of(b)] = self.players(one) else { return None };
            let points = match one.standing {
                MatchState::Played(score) => score.map(i64::from),
                MatchState::Forfeit(_) => [0, 0],
                MatchState::Open | MatchState::Struck => return None,
            };
            let won = match one.winner() {
                Some(0) => [2, 0],
                Some(_) => [0, 2],
                None => [1, 1],
            };
            Some(MatchResult { ids: [a, b], won: won.map(Score::halves), points })
        };
        self.matches.iter().filter(|one| counts(one)).filter_map(outcome).collect()
    }
}

impl Championship {
    pub fn new(head: Head) -> Result<Self, Phrase> {
        check::check_name(&head.name)?;
        if !head.place.is_empty() {
            check::check_words(&head.place, LONGEST_PLACE)?;
        }
        let plan = Plan::of(&head)?;
        let mut cup = Self {
            head,
            plan,
            people: Vec::new(),
            names: HashSet::new(),
            looks: HashSet::new(),
            stages: Vec::new(),
            places: HashMap::new(),
            in_spite: false,
        };
        cup.begin_stage();
        Ok(cup)
    }

    pub fn head(&self) -> &Head {
        &self.head
    }

    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The one with id 1 is first.
    pub fn people(&self) -> &[Participant] {
        &self.people
    }

    pub fn name(&self, id: Id) -> &str {
        self.people.get(id.wrapping_sub(1)).map_or("", |one| &one.name)
    }

    pub fn has_left(&self, id: Id) -> bool {
        self.people.get(id.wrapping_sub(1)).is_some_and(|one| one.left.is_some())
    }

    pub fn stages(&self) -> impl Iterator<Item = (&plan::Stage, &RunningStage)> {
        self.plan.stages.iter().zip(&self.stages)
    }

    pub fn parts(&self) -> impl Iterator<Item = (&plan::Stage, &RunningPart)> {
        self.stages().flat_map(|(plan, stage)| stage.parts.iter().map(move |part| (plan, part)))
    }

    /// The stage that goes on; none when all is over.
    pub fn stage(&self) -> Option<(&plan::Stage, &RunningStage)> {
        self.stages().last().filter(|(_, stage)| stage.closed.is_none())
    }

    /// Its key; `over` when there is none.
    pub fn stage_key(&self) -> &'static str {
        self.stage().map_or("over", |(plan, _)| plan.key)
    }

    pub fn find(&self, name: &str) -> Option<(&plan::Stage, &RunningPart, &Match)> {
        let [stage, part, place] = *self.places.get(name)?;
        let part = &self.stages[stage].parts[part];
        Some((&self.plan.stages[stage], part, &part.matches[place]))
    }

    /// None before its stage has begun.
    pub fn part(&self, key: &str) -> Option<&RunningPart> {
        let [stage, part] = self.place_of(key)?;
        Some(&self.stages[stage].parts[part])
    }

    pub(super) fn place_of(&self, key: &str) -> Option<[usize; 2]> {
        let in_stage = |stage: &RunningStage| stage.parts.iter().position(|part| part.plan.key == key);
        self.stages.iter().enumerate().find_map(|(at, stage)| Some([at, in_stage(stage)?]))
    }

    /// The table of a part as it stands, best first; empty where there is no such part yet.
    pub fn table(&self, key: &str) -> Vec<Row> {
        self.place_of(key).map(|place| self.table_at(place)).unwrap_or_default()
    }

    fn table_at(&self, [stage, part]: [usize; 2]) -> Vec<Row> {
        table_of(&self.plan.stages[stage], &self.stages[stage].parts[part], |_| true)
    }

    /// Those of a part who go on, or would if its stage ended now, the best first.
    pub fn through(&self, key: &str) -> BTreeSet<Id> {
        let Some(place) = self.place_of(key) else { return BTreeSet::new() };
        let plan = &self.plan.stages[place[0]];
        let (stage, part) = (&self.stages[place[0]], &self.stages[place[0]].parts[place[1]]);
        let going = match &stage.closed {
            Some(_) => part.going.clone(),
            None => self.going(place, |id| self.has_left(id)),
        };
        going.into_iter().take(plan.through).collect()
    }

    /// A part's order for whatever is fed by it: where those behind move up, without whoever is `gone`.
    fn going(&self, place: [usize; 2], gone: impl Fn(Id) -> bool) -> Vec<Id> {
        let moves_up = self.plan.stages[place[0]].leaving != Leaving::Forfeits;
        let ids = self.table_at(place).into_iter().map(|row| row.id);
        ids.filter(|id| !moves_up || !gone(*id)).collect()
    }

    /// The best of all, the champion first, when all is over; nobody stands where nobody was left.
    pub fn podium(&self) -> Option<Vec<Option<Id>>> {
        let of = |feed: &Feed| {
            let place = self.place_of(&feed.part)?;
            self.going(place, |id| self.has_left(id)).get(feed.place - 1).copied()
        };
        self.stage().is_none().then(|| self.plan.podium.iter().map(of).collect())
    }

    /// The matches whose players would be others by what is known now: results before were changed in spite of them.
    pub fn astray(&self) -> BTreeSet<&str> {
        let mut astray = BTreeSet::new();
        if !self.in_spite {
            return astray;
        }
        let mut fresh: BTreeMap<[usize; 2], Vec<Id>> = BTreeMap::new();
        for stage in &self.stages {
            for part in &stage.parts {
                let follows = |(feed, seat): (&Feed, &Seat)| {
                    let Some(place) = self.place_of(&feed.part) else { return true };
                    let source = &self.stages[place[0]];
                    let going = fresh.entry(place).or_insert_with(|| match &source.closed {
                        Some(gone) => self.going(place, |id| gone.contains(&id)),
                        None => self.going(place, |_| false),
                    });
                    *seat == Seat::Unknown || seat.id() == going.get(feed.place - 1).copied()
                };
                let seats: Vec<bool> = part.plan.feeds.iter().zip(&part.seats).map(follows).collect();
                let wrong = |one: &&Match| one.seats.iter().any(|seat| seats.get(*seat) == Some(&false));
                astray.extend(part.matches.iter().filter(wrong).map(|one| one.id.as_str()));
            }
        }
        astray
    }

    pub(super) fn next_meeting(&self) -> String {
        format!("p{}", self.stages[0].parts[0].matches.len() + 1)
    }

    /// The part of the stage that goes on in which that match is, if parts of the stage wait for it.
    pub(super) fn feeds_on(&self, name: &str) -> Option<String> {
        let [stage, part, _] = *self.places.get(name)?;
        let key = &self.stages[stage].parts[part].plan.key;
        let closed = self.stages[stage].closed.is_some();
        (closed || self.fed_by(stage, key).next().is_some()).then(|| key.clone())
    }

    /// The parts of the stage that goes on for which others of it wait.
    pub(super) fn waited_for(&self) -> Vec<String> {
        let Some((_, stage)) = self.stage() else { return Vec::new() };
        let keys = stage.parts.iter().map(|part| &part.plan.key);
        keys.filter(|key| self.fed_by(self.stages.len() - 1, key).next().is_some()).cloned().collect()
    }

    fn fed_by<'a>(&'a self, stage: usize, key: &'a str) -> impl Iterator<Item = &'a RunningPart> {
        let parts = self.stages[stage].parts.iter();
        parts.filter(move |part| part.plan.feeds.iter().any(|feed| feed.part == key))
    }

    /// `event` has passed [`Self::check`].
    pub fn take(&mut self, event: &Event) {
        match event {
            Event::Join { name, club, .. } => {
                self.names.insert(same(name));
                self.looks.insert(seen(name));
                self.people.push(Participant { name: name.clone(), club: club.clone(), left: None, absence: None });
                self.stages[0].parts[0].seats.push(Seat::Of(self.people.len()));
            }
            Event::Leave { id, date } => self.let_go(*id, *date),
            Event::Rename { id, name, club } => {
                let one = &mut self.people[id - 1];
                self.names.remove(&same(&one.name));
                self.looks.remove(&seen(&one.name));
                (one.name, one.club) = (name.clone(), club.clone());
                self.names.insert(same(name));
                self.looks.insert(seen(name));
            }
            Event::Return { id } => self.take_back(*id),
            Event::Meet { r#match, a, b, date, score } => {
                let part = &mut self.stages[0].parts[0];
                self.places.insert(r#match.clone(), [0, 0, part.matches.len()]);
                part.matches.push(Match {
                    standing: MatchState::Played(*score),
                    score: Some(*score),
                    // Seat and id go together where everybody has one.
                    ..blank(r#match.clone(), None, *date, [a - 1, b - 1])
                });
            }
            Event::Result { r#match, score, in_spite } => {
                let place = self.places.get(r#match).copied();
                if let Some([stage, part, at]) = place {
                    let one = &mut self.stages[stage].parts[part].matches[at];
                    (one.standing, one.score) = (MatchState::Played(*score), Some(*score));
                    self.in_spite |= in_spite;
                    let key = self.stages[stage].parts[part].plan.key.clone();
                    self.settle(Some(&key));
                }
            }
            Event::Move { r#match, date, time, table } => {
                let place = self.places.get(r#match).copied();
                if let Some([stage, part, at]) = place {
                    let one = &mut self.stages[stage].parts[part].matches[at];
                    (one.date, one.time, one.table) = (*date, time.or(one.time), table.or(one.table));
                    one.moves += 1;
                }
            }
            Event::Lot { part, order } => {
                if let Some([stage, at]) = self.place_of(part) {
                    self.stages[stage].parts[at].lot.clone_from(order);
                    self.settle(Some(part));
                }
            }
            Event::Close { .. } => self.close(),
        }
    }

    fn close(&mut self) {
        let Some(at) = self.stages.len().checked_sub(1) else { return };
        let gone: BTreeSet<Id> = (1..=self.people.len()).filter(|id| self.has_left(*id)).collect();
        for part in 0..self.stages[at].parts.len() {
            self.stages[at].parts[part].going = self.going([at, part], |id| gone.contains(&id));
        }
        self.stages[at].closed = Some(gone);
        self.begin_stage();
    }

    fn begin_stage(&mut self) {
        let at = self.stages.len();
        let Some(plan) = self.plan.stages.get(at) else { return };
        let go_on = |(plan, stage): (&plan::Stage, &RunningStage)| {
            let most = plan.through;
            stage.parts.iter().map(|part| (part.plan.key.clone(), part.going.len().min(most))).collect()
        };
        let before: Vec<(String, usize)> = self.stages().last().map(go_on).unwrap_or_default();
        let mut parts = Vec::new();
        for planned in plan.parts(&before) {
            let known = |feed: &Feed| {
                let Some([stage, part]) = self.place_of(&feed.part) else { return Seat::Unknown };
                let source = &self.stages[stage].parts[part];
                source.going.get(feed.place - 1).map_or(Seat::Empty, |id| Seat::Of(*id))
            };
            let seats: Vec<Seat> = planned.feeds.iter().map(known).collect();
            parts.push(schedule(planned, seats, plan));
        }
        let named = parts.iter().enumerate().flat_map(|(part, one)| {
            one.matches.iter().enumerate().map(move |(place, one)| (one.id.clone(), [at, part, place]))
        });
        self.places.extend(named);
        self.stages.push(RunningStage { parts, closed: None });
        self.settle(None);
    }

    /// Seats whoever is known by now in the stage that goes on, and decides what needs no playing; where only one part
    /// has changed, only in what follows from it.
    fn settle(&mut self, changed: Option<&str>) {
        let Some(at) = self.stages.len().checked_sub(1) else { return };
        if self.plan.stages[at].leaving != Leaving::Forfeits || self.stages[at].closed.is_some() {
            return;
        }
        let mut follow: Option<HashSet<String>> = changed.map(|key| HashSet::from([key.to_owned()]));
        for index in 0..self.stages[at].parts.len() {
            let part = &self.stages[at].parts[index];
            if follow.as_ref().is_some_and(|follow| !part.plan.feeds.iter().any(|feed| follow.contains(&feed.part))) {
                continue;
            }
            let seats =
                if part.matches.iter().any(Match::is_played) { part.seats.clone() } else { self.seats(at, index) };
            let part = &mut self.stages[at].parts[index];
            part.seats = seats;
            let players: Vec<[Seat; 2]> = part.matches.iter().map(|one| part.players(one)).collect();
            let people = &self.people;
            for (one, players) in part.matches.iter_mut().zip(players).filter(|(one, _)| !one.is_played()) {
                one.standing = absent::unplayed(people, players);
            }
            if let Some(follow) = &mut follow {
                follow.insert(part.plan.key.clone());
            }
        }
    }

    fn seats(&self, at: usize, part: usize) -> Vec<Seat> {
        let parts = &self.stages[at].parts;
        let seat = |(feed, seat): (&Feed, &Seat)| {
            let Some(source) = parts.iter().position(|other| other.plan.key == feed.part) else { return *seat };
            if !parts[source].is_complete() {
                return Seat::Unknown;
            }
            self.table_at([at, source]).get(feed.place - 1).map_or(Seat::Empty, |row| Seat::Of(row.id))
        };
        parts[part].plan.feeds.iter().zip(&parts[part].seats).map(seat).collect()
    }
}

pub(super) fn table_of(plan: &plan::Stage, part: &RunningPart, counts: impl Fn(&Match) -> bool) -> Vec<Row> {
    // Whoever wins a match that has to have a winner is first, however groups rank.
    let order = if part.plan.single { &[Criterion::Wins][..] } else { &plan.order };
    table(&part.ids(), &part.outcomes(counts), order, &part.lot)
}

/// A name as it is compared in a file: this stays as it is, so that old files are as good as they were.
fn same(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).collect()
}

pub(in crate::championship) fn seen(name: &str) -> String {
    compared(&same(name))
}

#[cfg(test)]
mod tests;
