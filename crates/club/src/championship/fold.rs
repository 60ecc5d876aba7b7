//! A championship as it stands: its head folded over its events, and what may happen next. Knows no file, no clock, no
//! game. [`Championship::check`] refuses, [`Championship::take`] trusts: a line of a file goes through both.
//! [`ask`](super::ask) answers wishes with events.

use std::collections::{BTreeSet, HashMap, HashSet};

use jiff::civil::{Date, Time};
use unicode_normalization::UnicodeNormalization as _;

use base::phrase::Phrase;
use games::game::Score;
use games::game::name::compared;
use games::game::record::NAME_LENGTH;

use super::event::{Ended, Event, Head};
use super::plan::{Feed, Leaving, Plan};
use super::rank::{Criterion, MatchResult, Row, table};
use super::words::Kind;
use super::{Id, plan};

mod absent;
mod check;
mod late;
mod past;
mod revised;
mod schedule;
mod settle;

use absent::Absence;
pub(super) use check::check_score;
use past::{Past, Step};
use revised::Revised;
pub use revised::Revision;
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
    /// Of those who met, what has been struck since.
    unmet: Vec<Match>,
    past: Past,
    revised: Revised,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    pub name: String,
    pub club: String,
    /// The day they left, and a number that is higher than that of all who left before.
    pub left: Option<(Date, usize)>,
    absence: Option<Absence>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct RunningStage {
    /// Its parts, in the plan's order.
    pub parts: Vec<RunningPart>,
    /// Who was there no longer when it was closed; none while it goes on.
    closed: Option<BTreeSet<Id>>,
    ended: Option<Ended>,
    swaps: Vec<[Id; 2]>,
}

impl RunningStage {
    /// What became of the matches that were open when it was ended early.
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// Those in the second round of a bracket who have not played in the first.
    pub fn rested(&self) -> impl Iterator<Item = Id> + '_ {
        let first = self.parts.first().map(|part| Kind::of_key(&part.plan.key));
        let later = self.parts.iter().filter(move |part| Some(Kind::of_key(&part.plan.key)) != first);
        let is_fed = |feed: &plan::Feed| self.parts.iter().any(|part| part.plan.key == feed.part);
        let seats = later.flat_map(|part| part.plan.feeds.iter().zip(&part.seats));
        seats.filter(move |(feed, _)| !is_fed(feed)).filter_map(|(_, seat)| seat.id())
    }

    fn swapped(&self, id: Id) -> Id {
        self.swaps.iter().fold(id, |id, [a, b]| match id {
            _ if id == *a => *b,
            _ if id == *b => *a,
            id => id,
        })
    }

    pub fn is_closed(&self) -> bool {
        self.closed.is_some()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct RunningPart {
    pub plan: plan::Part,
    pub seats: Vec<Seat>,
    /// Its matches, in the order of the schedule.
    pub matches: Vec<Match>,
    pub byes: Vec<(usize, Id)>,
    /// How many of its rounds have been drawn, where they are.
    pub drawn: usize,
    /// The lot that was drawn, the luckiest first; empty where none was.
    pub lot: Vec<Id>,
    /// Who goes on, the best first, as it was when the stage was closed.
    pub going: Vec<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
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
    /// What was entered; it stays with a match that is struck.
    entry: Option<Entry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    result: Entered,
    /// Who played it, whoever would by now.
    by: [Id; 2],
    /// Who should have, when it was confirmed.
    accepted: Option<[Seat; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entered {
    Score([u32; 2]),
    /// 0 or 1 has lost without playing, or both have.
    Lost(Option<usize>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchState {
    Open,
    Played([u32; 2]),
    /// It was not played: 0 or 1 has won, if one of them has.
    Forfeit(Option<usize>),
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

impl Entry {
    /// The same, with the sides of those who are due, where it is those two who have played.
    fn sided(self, due: [Seat; 2]) -> Self {
        let [a, b] = self.by;
        if due != [Seat::Of(b), Seat::Of(a)] {
            return self;
        }
        let result = match self.result {
            Entered::Score([a, b]) => Entered::Score([b, a]),
            Entered::Lost(side) => Entered::Lost(side.map(|side| 1 - side)),
        };
        Self { result, by: [b, a], ..self }
    }
}

impl RunningPart {
    /// Who plays it; of one with a result, whoever has.
    pub fn players(&self, one: &Match) -> [Seat; 2] {
        one.entry.map_or_else(|| self.due(one), |entry| entry.by.map(Seat::Of))
    }

    /// Who would play it by what is known now.
    pub fn due(&self, one: &Match) -> [Seat; 2] {
        one.seats.map(|seat| self.seats[seat])
    }

    /// Whether nobody was there who could have played it; where both have lost it, somebody was.
    pub fn is_nobodys(&self, one: &Match) -> bool {
        one.standing == MatchState::Forfeit(None) && self.players(one).iter().all(|seat| seat.id().is_none())
    }

    fn is_by_others(&self, one: &Match) -> bool {
        self.due(one) != self.players(one)
    }

    /// Whether it has a result that no longer follows from those before it, and was not confirmed since.
    pub fn is_stale(&self, one: &Match) -> bool {
        self.is_by_others(one) && one.entry.is_some_and(|entry| entry.accepted != Some(self.due(one)))
    }

    pub fn is_complete(&self) -> bool {
        !self.matches.iter().any(Match::is_open)
    }

    pub fn ids(&self) -> Vec<Id> {
        if let (true, [one]) = (self.plan.single, &self.matches[..]) {
            return self.players(one).into_iter().filter_map(Seat::id).collect();
        }
        let mut ids: Vec<Id> = self.seats.iter().filter_map(|seat| seat.id()).collect();
        for one in self.matches.iter().filter(|one| self.is_by_others(one)) {
            let others = self.players(one).into_iter().filter_map(Seat::id);
            let new: Vec<Id> = others.filter(|id| !ids.contains(id)).collect();
            ids.extend(new);
        }
        ids
    }

    /// Whether a lot was drawn among just those who are in it.
    fn is_drawn(&self) -> bool {
        let (mut ids, mut drawn) = (self.ids(), self.lot.clone());
        ids.sort_unstable();
        drawn.sort_unstable();
        !drawn.is_empty() && ids == drawn
    }

    /// Who has won by resting, as often as they have.
    pub fn won_by_rest(&self) -> impl Iterator<Item = Id> {
        schedule::won_by_rest(self, &|_| true).into_iter().map(|won| won.ids[0])
    }

    pub(super) fn outcomes(&self, counts: impl Fn(&Match) -> bool) -> Vec<MatchResult> {
        let outcome = |one: &Match| {
            let [Seat::Of(a), Seat::Of(b)] = self.players(one) else { return None };
            let points = match one.standing {
                MatchState::Played(score) => score.map(i64::from),
                MatchState::Forfeit(_) => [0, 0],
                MatchState::Open | MatchState::Struck => return None,
            };
            let won = match (one.winner(), one.standing) {
                (Some(0), _) => [2, 0],
                (Some(_), _) => [0, 2],
                (None, MatchState::Forfeit(_)) => [0, 0],
                (None, _) => [1, 1],
            };
            let played = one.is_played();
            Some(MatchResult { ids: [a, b], won: won.map(Score::halves), points, played })
        };
        let byes = schedule::won_by_rest(self, &counts);
        self.matches.iter().filter(|one| counts(one)).filter_map(outcome).chain(byes).collect()
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
            unmet: Vec::new(),
            past: Past::default(),
            revised: Revised::default(),
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

    fn table_at(&self, place: [usize; 2]) -> Vec<Row> {
        self.table_of(place, |_| true)
    }

    pub(super) fn table_of(&self, [at, part]: [usize; 2], counts: impl Fn(&Match) -> bool) -> Vec<Row> {
        let (plan, stage) = (&self.plan.stages[at], &self.stages[at]);
        let part = &stage.parts[part];
        let is_gone = |id: &Id| self.is_gone(at, *id);
        let is_drawn = stage.is_closed() || part.is_complete() && !part.lot.is_empty();
        let mut rows = self.ranked(plan, part, &part.outcomes(counts), is_drawn.then_some(&part.lot[..]), is_gone);
        let undecided = part.plan.single && part.matches.iter().all(|one| one.winner().is_none());
        let most = if undecided && stage.is_closed() { 0 } else { plan.through };
        let mut before = 0;
        for tied in rows.chunk_by_mut(|a, b| a.rank == b.rank) {
            let there = tied.iter().filter(|row| !is_gone(&row.id)).count();
            for row in tied {
                row.through = match () {
                    () if is_gone(&row.id) || before >= most => Some(false),
                    () if before + there <= most => Some(true),
                    () => None,
                };
            }
            before += there;
        }
        rows
    }

    /// Those who are gone come last, without a rank.
    fn ranked(
        &self,
        plan: &plan::Stage,
        part: &RunningPart,
        outcomes: &[MatchResult],
        lot: Option<&[Id]>,
        is_gone: impl Fn(&Id) -> bool,
    ) -> Vec<Row> {
        // Whoever wins a match that has to have a winner is first, however groups rank.
        let order = if part.plan.single { &[Criterion::Wins][..] } else { &plan.order };
        let (mut gone, there): (Vec<Id>, Vec<Id>) =
            part.ids().into_iter().partition(|id| self.head.plan_version > 1 && is_gone(id));
        let mut rows = table(&there, outcomes, order, lot);
        let unranked = |row| Row { rank: None, by: None, ..row };
        // No lot is drawn for them.
        gone.sort_unstable();
        rows.extend(table(&gone, outcomes, order, None).into_iter().map(unranked));
        rows
    }

    pub(super) fn needs_lot(&self, [at, index]: [usize; 2]) -> bool {
        let (plan, stage) = (&self.plan.stages[at], &self.stages[at]);
        let part = &stage.parts[index];
        if part.plan.single || !plan.order.contains(&Criterion::Lot) || !(stage.is_closed() || part.is_complete()) {
            return false;
        }
        let is_gone = |id: &Id| self.is_gone(at, *id);
        let rows = || self.ranked(plan, part, &part.outcomes(|_| true), None, is_gone);
        !part.is_drawn() && rows().iter().any(Row::is_tied)
    }

    /// Whether somebody has left whose place others take.
    pub(super) fn is_gone(&self, stage: usize, id: Id) -> bool {
        let left = || match &self.stages[stage].closed {
            Some(gone) => gone.contains(&id),
            None => self.has_left(id),
        };
        self.plan.stages[stage].leaving != Leaving::Forfeits && left()
    }

    /// Those of a part who go on for sure, or would if its stage ended now.
    pub fn through(&self, key: &str) -> BTreeSet<Id> {
        self.table(key).into_iter().filter(|row| row.through == Some(true)).map(|row| row.id).collect()
    }

    /// Where those behind move up, without whoever is gone; of a single match nobody before it has a winner.
    fn going(&self, place: [usize; 2]) -> Vec<Id> {
        let part = &self.stages[place[0]].parts[place[1]];
        if part.plan.single && part.matches.iter().all(|one| one.winner().is_none()) {
            return Vec::new();
        }
        let ids = self.table_at(place).into_iter().map(|row| row.id);
        ids.filter(|id| !self.is_gone(place[0], *id)).collect()
    }

    /// The best of all, the champion first, when all is over; nobody stands where nobody was left.
    pub fn podium(&self) -> Option<Vec<Option<Id>>> {
        let of = |feed: &Feed| {
            let [stage, part] = self.place_of(&feed.part)?;
            self.stages[stage].parts[part].going.get(feed.place - 1).copied()
        };
        self.stage().is_none().then(|| self.plan.podium.iter().map(of).collect())
    }

    /// Whether all is over before anybody won it.
    pub fn is_undecided(&self) -> bool {
        self.podium().is_some_and(|podium| podium.first().is_some_and(Option::is_none))
    }

    pub fn stale(&self) -> BTreeSet<&str> {
        let all = self.parts().flat_map(|(_, part)| part.matches.iter().map(move |one| (part, one)));
        all.filter(|(part, one)| part.is_stale(one)).map(|(_, one)| one.id.as_str()).collect()
    }

    /// Never one that was given before.
    pub(super) fn next_meeting(&self) -> String {
        format!("p{}", self.stages[0].parts[0].matches.len() + self.unmet.len() + 1)
    }

    pub(super) fn unmet(&self) -> impl Iterator<Item = [Option<Id>; 2]> {
        self.unmet.iter().filter_map(|one| Some(one.entry?.by.map(Some)))
    }

    /// Where a match is named, only its part can be another than before: then at most that.
    pub(super) fn gone_by(&self, name: Option<&str>) -> Vec<[usize; 2]> {
        let is_gone_by = |[stage, part]: &[usize; 2]| {
            let of = &self.stages[*stage];
            of.is_closed() || self.fed_by(*stage, &of.parts[*part].plan.key).next().is_some()
        };
        match name.and_then(|name| self.places.get(name).copied()) {
            Some([stage, part, _]) if !self.stages[stage].is_closed() => {
                Some([stage, part]).into_iter().filter(is_gone_by).collect()
            }
            _ => {
                let all = self.stages.iter().enumerate();
                let all = all.flat_map(|(at, stage)| (0..stage.parts.len()).map(move |part| [at, part]));
                all.filter(is_gone_by).collect()
            }
        }
    }

    fn fed_by<'a>(&'a self, stage: usize, key: &'a str) -> impl Iterator<Item = &'a RunningPart> {
        let parts = self.stages[stage].parts.iter();
        parts.filter(move |part| part.plan.feeds.iter().any(|feed| feed.part == key))
    }

    /// `event` has passed [`Self::check`].
    pub fn take(&mut self, event: &Event) {
        let revises = self.revises(event);
        self.apply(event);
        if let Some(only) = revises {
            self.revise(only.as_deref());
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Join { name, club, .. } => {
                self.names.insert(same(name));
                self.looks.insert(seen(name));
                self.people.push(Participant { name: name.clone(), club: club.clone(), left: None, absence: None });
                self.stages[0].parts[0].seats.push(Seat::Of(self.people.len()));
                if self.stages[0].is_closed() {
                    self.let_in();
                } else {
                    self.past.push(Step::Joined);
                }
            }
            Event::Leave { id, date } => {
                self.past.push(Step::Left(*id));
                self.let_go(*id, *date);
            }
            Event::Rename { id, name, club } => {
                let one = &self.people[id - 1];
                self.past.push(Step::Named(*id, one.name.clone(), one.club.clone()));
                self.call(*id, name, club);
            }
            Event::Return { id } => {
                self.past.push(Step::Returned(*id, Box::new(self.people[id - 1].clone())));
                self.take_back(*id);
            }
            Event::Meet { r#match, a, b, date, score } => {
                let part = &mut self.stages[0].parts[0];
                self.places.insert(r#match.clone(), [0, 0, part.matches.len()]);
                part.matches.push(Match {
                    standing: MatchState::Played(*score),
                    entry: Some(Entry { result: Entered::Score(*score), by: [*a, *b], accepted: None }),
                    // Seat and id go together where everybody has one.
                    ..blank(r#match.clone(), None, *date, [a - 1, b - 1])
                });
                self.past.push(Step::Met);
            }
            Event::Result { r#match, score, .. } => self.put(r#match, |_| Some(Entered::Score(*score))),
            Event::Forfeit { r#match, id, .. } => {
                self.put(r#match, |players| Some(Entered::Lost(Some(usize::from(players[1] == Seat::Of(*id))))));
            }
            Event::Unplayed { r#match, .. } => self.put(r#match, |_| Some(Entered::Lost(None))),
            Event::Clear { r#match, .. } => match self.places.get(r#match).copied() {
                Some(place) if self.is_meeting(place) => self.unmeet(place[2]),
                _ => self.put(r#match, |_| None),
            },
            Event::Confirm { r#match } => {
                if let Some(place) = self.places.get(r#match).copied() {
                    let due = self.at(place).map(|(part, one)| part.due(one));
                    let entry = self.entry(place).map(|entry| Entry { accepted: due, ..entry });
                    self.enter(place, entry);
                }
            }
            Event::Undo {} => self.step_back(),
            Event::Move { r#match, date, time, table } => {
                if let Some([stage, part, at]) = self.places.get(r#match).copied() {
                    let one = &mut self.stages[stage].parts[part].matches[at];
                    let before = (one.date, one.time, one.table);
                    (one.date, one.time, one.table) = (*date, time.or(one.time), table.or(one.table));
                    self.past.push(Step::Moved([stage, part, at], before));
                }
            }
            Event::Lot { part, order } => {
                if let Some([stage, at]) = self.place_of(part) {
                    self.stages[stage].parts[at].lot.clone_from(order);
                    self.settle(stage, Some(part));
                    self.carry(stage);
                }
            }
            Event::Pair { round, pairs, bye } => {
                self.past.push(Step::Paired);
                self.pair(*round, pairs, *bye);
            }
            Event::Close { open, .. } => self.close(*open),
            Event::Order { ids } => {
                let seats = ids.iter().map(|id| Seat::Of(*id)).collect();
                let before = std::mem::replace(&mut self.stages[0].parts[0].seats, seats);
                self.past.push(Step::Ordered(before));
            }
            Event::Swap { ids } => {
                let at = self.stages.len() - 1;
                self.stages[at].swaps.push(*ids);
                self.past.push(Step::Swapped);
                self.settle(at, None);
            }
        }
    }

    fn call(&mut self, id: Id, name: &str, club: &str) {
        let one = &mut self.people[id - 1];
        self.names.remove(&same(&one.name));
        self.looks.remove(&seen(&one.name));
        (one.name, one.club) = (name.to_owned(), club.to_owned());
        self.names.insert(same(name));
        self.looks.insert(seen(name));
    }

    fn close(&mut self, ended: Option<Ended>) {
        let Some(at) = self.stages.len().checked_sub(1) else { return };
        let gone: BTreeSet<Id> = (1..=self.people.len()).filter(|id| self.has_left(*id)).collect();
        (self.stages[at].closed, self.stages[at].ended) = (Some(gone), ended);
        if ended.is_some() {
            self.settle(at, None);
        }
        self.carry(at);
        let before = std::mem::take(&mut self.past);
        self.past.push(Step::Closed(before));
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
        for planned in plan.parts(self.head.plan_version, &before) {
            let known = |feed: &Feed| {
                let Some([stage, part]) = self.place_of(&feed.part) else { return Seat::Unknown };
                let source = &self.stages[stage].parts[part];
                source.going.get(feed.place - 1).map_or(Seat::Empty, |id| Seat::Of(*id))
            };
            let seats: Vec<Seat> = planned.feeds.iter().map(known).collect();
            parts.push(schedule(planned, seats, plan));
        }
        self.stages.push(RunningStage { parts, closed: None, ended: None, swaps: Vec::new() });
        self.find_places(at);
        self.settle(at, None);
    }

    fn find_places(&mut self, at: usize) {
        let parts = self.stages[at].parts.iter().enumerate();
        let named = parts.flat_map(|(part, one)| {
            one.matches.iter().enumerate().map(move |(place, one)| (one.id.clone(), [at, part, place]))
        });
        self.places.extend(named);
    }
}

/// A name as it is compared in a file: this stays as it is, so that old files are as good as they were.
fn same(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).collect()
}

pub(in crate::championship) fn seen(name: &str) -> String {
    compared(&same(name))
}

/// `Lovelace, Ada` as it is said.
pub(in crate::championship) fn turned(name: &str) -> Option<String> {
    name.split_once(',').map(|(surname, given)| format!("{} {}", given.trim(), surname.trim()))
}

#[cfg(test)]
mod tests;
