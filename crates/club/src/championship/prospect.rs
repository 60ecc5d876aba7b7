//! What can still become of somebody, told only where no result to come can change it, as long as nobody leaves and
//! nothing is corrected: by the first tie-break alone, each taken at the least and the most that open matches bring.

use std::collections::{BTreeMap, BTreeSet};

use super::Id;
use super::fold::{Championship, RunningPart, Seat};
use super::plan::{self, Count, Form};
use super::rank::{Criterion, Row};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    Through,
    Out,
    Open,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    pub ids: [Id; 2],
    /// The prospects of the first and of the second, if the first wins, and if the second does.
    pub won_by: [[Prospect; 2]; 2],
}

impl Championship {
    /// What can become of somebody in a part they take part in; of anybody else it is [`Prospect::Out`].
    pub fn prospect(&self, id: Id, key: &str) -> Prospect {
        self.prospects(key).get(&id).copied().unwrap_or(Prospect::Out)
    }

    /// Nobody where it has not begun.
    pub fn prospects(&self, key: &str) -> BTreeMap<Id, Prospect> {
        let Some([stage, _]) = self.place_of(key) else { return BTreeMap::new() };
        let (Some(part), Some((plan, begun))) = (self.part(key), self.stages().nth(stage)) else {
            return BTreeMap::new();
        };
        if begun.is_closed() {
            let going = &part.going[..part.going.len().min(places(plan, part))];
            let told = |id: Id| if going.contains(&id) { Prospect::Through } else { Prospect::Out };
            return part.ids().into_iter().map(|id| (id, told(id))).collect();
        }
        let all = part.ids();
        let (gone, there): (Vec<Id>, Vec<Id>) = all.iter().partition(|id| self.is_gone(stage, **id));
        let told = match plan.form {
            // Whoever has joined goes on; others who join take nobody's place.
            Form::Joining => there.iter().map(|id| (*id, Prospect::Through)).collect(),
            // Any number of matches may come, and any number of people.
            Form::Open => there.iter().map(|id| (*id, Prospect::Open)).collect(),
            Form::Everyone | Form::Swiss(_) | Form::Groups(_) | Form::KnockOut | Form::Parts(_) => {
                let rows = self.table(key);
                if part.is_complete() {
                    settled(part, &rows)
                } else {
                    bounded(plan, part, &there, &reaches(plan, part, &rows, None))
                }
            }
        };
        told.into_iter().chain(gone.into_iter().map(|id| (id, Prospect::Out))).collect()
    }

    /// Who takes part still and plays no more, whatever comes; not whoever has a place on the podium to hope for.
    pub fn out(&self) -> BTreeSet<Id> {
        let Some((plan, stage)) = self.stage().filter(|(plan, _)| !plan.is_open()) else { return BTreeSet::new() };
        // By a place of an earlier table straight to a later stage.
        let later = self
            .plan()
            .stages
            .iter()
            .skip(self.stages().count())
            .filter_map(|plan| if let Form::Parts(parts) = &plan.form { Some(parts) } else { None });
        let feeds = later.flatten().flat_map(|part| &part.feeds);
        let awaited = feeds.filter_map(|feed| self.part(&feed.part)?.going.get(feed.place - 1).copied());
        let mut there: BTreeSet<Id> = awaited.collect();
        for part in &stage.parts {
            let leads_to = |feeds: &[plan::Feed]| feeds.iter().any(|feed| feed.part == part.plan.key);
            if !part.is_complete() || leads_to(&self.plan().podium) {
                there.extend(part.ids());
            } else if plan.through > 0 && !stage.parts.iter().any(|other| leads_to(&other.plan.feeds)) {
                let open =
                    self.prospects(&part.plan.key).into_iter().filter(|(_, prospect)| *prospect != Prospect::Out);
                there.extend(open.map(|(id, _)| id));
            }
        }
        (1..=self.people().len()).filter(|id| !self.has_left(*id) && !there.contains(id)).collect()
    }

    /// None where it is decided, or not known who plays it.
    pub fn outlook(&self, name: &str) -> Option<Outlook> {
        let (plan, part, one) = self.find(name)?;
        let [Seat::Of(a), Seat::Of(b)] = part.players(one) else { return None };
        if !one.is_open() {
            return None;
        }
        let place = part.matches.iter().position(|other| other.id == one.id)?;
        let [stage, _] = self.place_of(&part.plan.key)?;
        let there: Vec<Id> = part.ids().into_iter().filter(|id| !self.is_gone(stage, *id)).collect();
        let rows = self.table(&part.plan.key);
        let won_by = [0, 1].map(|winner| {
            if part.plan.single {
                return [0, 1].map(|side| if side == winner { Prospect::Through } else { Prospect::Out });
            }
            let told = bounded(plan, part, &there, &reaches(plan, part, &rows, Some((place, winner))));
            [a, b].map(|id| told.get(&id).copied().unwrap_or(Prospect::Open))
        });
        Some(Outlook { ids: [a, b], won_by })
    }
}

fn places(plan: &plan::Stage, part: &RunningPart) -> usize {
    if part.plan.single { 1 } else { plan.through }
}

/// Where all has been played: only the lot may still decide.
fn settled(part: &RunningPart, rows: &[Row]) -> BTreeMap<Id, Prospect> {
    let first = |row: &Row| row.rank == Some(1) && !row.is_tied();
    let told = |row: &Row| match if part.plan.single { Some(first(row)) } else { row.through } {
        Some(true) => Prospect::Through,
        Some(false) => Prospect::Out,
        None => Prospect::Open,
    };
    rows.iter().map(|row| (row.id, told(row))).collect()
}

/// The least and the most of the first tie-break that somebody can come to; more is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Reach {
    least: i64,
    most: i64,
}

/// Stands for infinity; a quarter, so that sums do not overflow.
const FAR: i64 = i64::MAX / 4;

fn reaches(plan: &plan::Stage, part: &RunningPart, rows: &[Row], won: Option<(usize, usize)>) -> BTreeMap<Id, Reach> {
    let criterion = plan.order.first().copied();
    let has = |row: &Row| {
        let worth = match criterion {
            // Among all of a table, the matches among them are all of its matches.
            Some(Criterion::Wins | Criterion::Direct) => row.tally.wins.in_halves(),
            Some(Criterion::Points) => row.tally.points,
            Some(Criterion::Losses) => -i64::from(row.tally.losses),
            Some(Criterion::Difference) => row.tally.difference,
            // What others have won decides it.
            Some(Criterion::Buchholz | Criterion::Sonneborn | Criterion::Lot) | None => 0,
        };
        (row.id, Reach { least: worth, most: worth })
    };
    let mut reaches: BTreeMap<Id, Reach> = rows.iter().map(has).collect();
    for (at, one) in part.matches.iter().enumerate().filter(|(_, one)| one.is_open()) {
        for (side, seat) in part.players(one).into_iter().enumerate() {
            let Some(reach) = seat.id().and_then(|id| reaches.get_mut(&id)) else { continue };
            let wins = won.filter(|(place, _)| *place == at).map(|(_, winner)| winner == side);
            let [least, most] = brings(plan.count, criterion, wins);
            *reach = Reach { least: (reach.least + least).max(-FAR), most: (reach.most + most).min(FAR) };
        }
    }
    reaches
}

/// The least and the most that a match can bring to somebody who wins it, loses it, or may do either.
fn brings(count: Count, criterion: Option<Criterion>, wins: Option<bool>) -> [i64; 2] {
    let (winner, loser) = match count {
        Count::Victory => ([1, 1], [0, 0]),
        Count::Points(most) => {
            let most = most.map_or(FAR, i64::from);
            ([1, most], [0, most - 1])
        }
        Count::Race(to) => ([i64::from(to), i64::from(to)], [0, i64::from(to) - 1]),
    };
    let (if_won, if_lost, even) = match criterion {
        Some(Criterion::Wins | Criterion::Direct) => ([2, 2], [0, 0], [1, 1]),
        Some(Criterion::Losses) => ([0, 0], [-1, -1], [0, 0]),
        Some(Criterion::Points) => (winner, loser, [0, winner[1]]),
        Some(Criterion::Difference) => ([1, winner[1]], [-winner[1], -1], [0, 0]),
        Some(Criterion::Buchholz | Criterion::Sonneborn | Criterion::Lot) | None => return [-FAR, FAR],
    };
    match wins {
        Some(true) => if_won,
        Some(false) => if_lost,
        None => [if_won[0].min(if_lost[0]), if_won[1].max(if_lost[1]).max(even[1])],
    }
}

fn bounded(
    plan: &plan::Stage,
    part: &RunningPart,
    there: &[Id],
    reaches: &BTreeMap<Id, Reach>,
) -> BTreeMap<Id, Prospect> {
    let most = places(plan, part);
    // Somebody may come whom nobody knows yet.
    if part.seats.contains(&Seat::Unknown) {
        return there.iter().map(|id| (*id, Prospect::Open)).collect();
    }
    let reach = |id: &Id| reaches.get(id).copied().unwrap_or(Reach { least: -FAR, most: FAR });
    let told = |id: &Id| {
        let (own, others) = (reach(id), there.iter().filter(|other| *other != id).map(reach));
        // A tie may be decided either way.
        let (ahead, level) = others.fold((0, 0), |(ahead, level), other| {
            (ahead + usize::from(other.least > own.most), level + usize::from(other.most >= own.least))
        });
        let prospect = match () {
            () if level < most => Prospect::Through,
            () if ahead >= most => Prospect::Out,
            () => Prospect::Open,
        };
        (*id, prospect)
    };
    there.iter().map(told).collect()
}

#[cfg(test)]
mod tests;
