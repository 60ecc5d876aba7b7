//! What entering something changes beside itself: a championship compared with what it would then be. Knows no screen.

use std::collections::BTreeMap;

use base::phrase::{Phrase, phrase};

use super::event::Event;
use super::fold::{Championship, Match, MatchState, RunningPart, Seat};
use super::rank::Row;
use super::{Id, words};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Podium {
        /// From 1.
        place: usize,
        from: Option<Id>,
        to: Option<Id>,
    },
    Through {
        part: String,
        id: Id,
        now: bool,
    },
    Seat {
        name: String,
        from: Seat,
        to: Seat,
    },
    /// A match that was played follows from the results before it no longer, or again.
    Follows {
        name: String,
        now: bool,
        /// Who would play it then.
        due: [Seat; 2],
    },
    /// A match is decided without being played, or open again.
    Unplayed {
        name: String,
        to: MatchState,
    },
    /// Rounds were drawn from a result that is another now; they stay.
    Drawn {
        first: usize,
        last: usize,
        /// Whether a result was entered in one of them.
        is_begun: bool,
    },
    Rank {
        part: String,
        id: Id,
        /// What a table says of it.
        from: String,
        to: String,
    },
}

impl Championship {
    /// The weightiest first, beside what the events say themselves; what only begins with them is no change.
    pub fn consequences(&self, events: &[Event]) -> Vec<Change> {
        let mut then = self.clone();
        events.iter().for_each(|event| then.take(event));
        let pairs: Vec<_> = self.parts().zip(then.parts()).map(|((plan, old), (_, new))| (plan, old, new)).collect();
        let tabled = || pairs.iter().filter(|(plan, part, _)| !part.plan.single && !plan.order.is_empty());
        let mut changes = Vec::new();
        if let (Some(before), Some(after)) = (self.podium(), then.podium()) {
            let places = before.into_iter().zip(after).enumerate().filter(|(_, (from, to))| from != to);
            changes.extend(places.map(|(at, (from, to))| Change::Podium { place: at + 1, from, to }));
        }
        for (_, part, _) in tabled() {
            let key = &part.plan.key;
            let before = self.through(key);
            let told = then.table(key).into_iter().filter_map(|row| {
                let now = row.through.filter(|now| *now != before.contains(&row.id))?;
                Some(Change::Through { part: key.clone(), id: row.id, now })
            });
            let mut told: Vec<Change> = told.collect();
            told.sort_by_key(|change| matches!(change, Change::Through { now: false, .. }));
            changes.extend(told);
        }
        let before = self.parts().flat_map(|(_, part)| part.matches.iter().map(move |one| (part, one)));
        let matches: Vec<_> =
            before.filter_map(|of| then.find(&of.1.id).map(|(_, part, one)| (of, (part, one)))).collect();
        matches.iter().for_each(|(old, new)| seats(&mut changes, *old, *new));
        // Whoever has left plays nowhere.
        changes
            .retain(|change| !matches!(change, Change::Seat { to, .. } if to.id().is_some_and(|id| then.has_left(id))));
        let (before, after) = (self.stale(), then.stale());
        let follows = |name: &&str, now| {
            let due = then.find(name).map_or([Seat::Unknown; 2], |(_, part, one)| part.due(one));
            Change::Follows { name: (*name).to_owned(), now, due }
        };
        changes.extend(after.difference(&before).map(|name| follows(name, false)));
        let stand = |name: &&&str| then.find(name).is_some_and(|(_, _, one)| !one.is_open());
        changes.extend(before.difference(&after).filter(stand).map(|name| follows(name, true)));
        let said: Vec<&str> = events.iter().filter_map(Event::about).collect();
        let unplayed = matches.iter().filter(|((_, old), (_, new))| {
            let is_said = matches!(new.standing, MatchState::Played(_)) || said.contains(&new.id.as_str());
            old.standing != new.standing && !is_said
        });
        let unplayed = unplayed.map(|(_, (_, new))| Change::Unplayed { name: new.id.clone(), to: new.standing });
        changes.extend(unplayed);
        changes.extend(pairs.iter().filter_map(|(_, old, new)| drawn_before(old, new)));
        for (_, part, _) in tabled() {
            let key = &part.plan.key;
            let before: BTreeMap<Id, Row> = self.ranks(key).collect();
            let moved = then.ranks(key).filter_map(|(id, to)| {
                let from = before.get(&id)?;
                // That fewer share a rank moves nobody.
                let is_moved = (from.rank, from.is_tied()) != (to.rank, to.is_tied());
                is_moved.then(|| Change::Rank { part: key.clone(), id, from: from.place(), to: to.place() })
            });
            changes.extend(moved);
        }
        changes
    }

    fn ranks(&self, key: &str) -> impl Iterator<Item = (Id, Row)> + use<> {
        self.table(key).into_iter().filter(|row| row.rank.is_some()).map(|row| (row.id, row))
    }
}

fn drawn_before(old: &RunningPart, new: &RunningPart) -> Option<Change> {
    let last = old.plan.drawn.map(|_| old.drawn.min(new.drawn))?;
    let differing = old.matches.iter().zip(&new.matches).filter(|(old, new)| old.standing != new.standing);
    let first = differing.filter_map(|(old, _)| old.round).min()? + 1;
    let is_begun = old.matches.iter().any(|one| one.round >= Some(first) && !one.is_open());
    (first <= last).then_some(Change::Drawn { first, last, is_begun })
}

fn seats(changes: &mut Vec<Change>, (before, old): (&RunningPart, &Match), (after, new): (&RunningPart, &Match)) {
    let (from, to) = (before.players(old), after.players(new));
    // The two may only have changed sides.
    if from == [to[1], to[0]] {
        return;
    }
    let differing = from.into_iter().zip(to).filter(|(from, to)| from != to);
    changes.extend(differing.map(|(from, to)| Change::Seat { name: new.id.clone(), from, to }));
}

/// How many matches or people with the same change are named.
const NAMED: usize = 5;

/// What is told of changes: of those that are alike once, and who plays a match only where it is played.
pub fn told(cup: &Championship, changes: &[Change]) -> Vec<Phrase> {
    let is_decided = |of: &str| {
        let decides =
            |other: &Change| matches!(other, Change::Unplayed { name, to } if name == of && *to != MatchState::Open);
        changes.iter().any(decides)
    };
    let told = changes.iter().enumerate().filter_map(|(at, change)| match change {
        Change::Seat { name, .. } if is_decided(name) => None,
        _ if changes[..at].iter().any(|other| change.is_like(other)) => None,
        _ => {
            let alike: Vec<&Change> =
                changes[at..].iter().filter(|other| *other == change || change.is_like(other)).collect();
            Some(if alike.len() > 1 { together(cup, &alike) } else { change.phrase(cup) })
        }
    });
    told.collect()
}

fn together(cup: &Championship, alike: &[&Change]) -> Phrase {
    let count = alike.len();
    let all = if count <= NAMED { "yes" } else { "no" }.to_owned();
    let matches = || -> Vec<Phrase> {
        let names =
            alike.iter().filter_map(|one| if let Change::Unplayed { name, .. } = one { Some(name) } else { None });
        let known = names.filter_map(|name| cup.find(name));
        known.take(NAMED).map(|(plan, of, one)| words::paired(cup, plan, of, one)).collect()
    };
    match alike[0] {
        Change::Unplayed { to: MatchState::Struck, .. } => {
            let is_played = |one: &&&Change| {
                let Change::Unplayed { name, .. } = one else { return false };
                cup.find(name).is_some_and(|(_, _, one)| one.is_played())
            };
            let played = alike.iter().filter(is_played).count();
            phrase!("championship-change-struck-all", count, all, matches = matches(), played)
        }
        Change::Unplayed { to: MatchState::Forfeit(_), .. } => {
            phrase!("championship-change-forfeit-all", count, all, matches = matches())
        }
        Change::Rank { part, from, to, .. } => {
            let names = alike
                .iter()
                .filter_map(|one| if let Change::Rank { id, .. } = one { Some(cup.name(*id)) } else { None });
            let names = names.collect::<Vec<_>>().join(", ");
            let (from, to) = (from.clone(), to.clone());
            phrase!("championship-change-rank-all", part = words::part_called(cup, part), count, all, names, from, to)
        }
        _ => phrase!("championship-change-open-all", count, all, matches = matches()),
    }
}

impl Change {
    fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Unplayed { to: MatchState::Forfeit(_), .. }, Self::Unplayed { to: MatchState::Forfeit(_), .. }) => {
                true
            }
            (Self::Unplayed { to, .. }, Self::Unplayed { to: other, .. }) => to == other,
            (Self::Rank { part, from, to, .. }, Self::Rank { part: in_part, from: before, to: after, .. }) => {
                (part, from, to) == (in_part, before, after)
            }
            _ => false,
        }
    }

    /// `cup`: the championship that was asked.
    pub fn phrase(&self, cup: &Championship) -> Phrase {
        let name_of = |id: Id| cup.name(id).to_owned();
        let name = name_of;
        let part = |key: &str| words::part_called(cup, key);
        match self {
            Self::Podium { place, from, to } => {
                let name = |id: Option<Id>| id.map_or_else(|| "–".to_owned(), name);
                let place = phrase!("championship-sheet-place", place = *place);
                phrase!("championship-change-place", place, from = name(*from), to = name(*to))
            }
            Self::Through { part: key, id, now: true } => {
                phrase!("championship-change-through", part = part(key), name = name(*id))
            }
            Self::Through { part: key, id, now: false } => {
                phrase!("championship-change-out", part = part(key), name = name(*id))
            }
            Self::Seat { name: of, from, to } => {
                let of = words::called(cup, of);
                match (from.id(), to.id()) {
                    (Some(from), Some(to)) => {
                        phrase!("championship-change-seat", match = of, from = name(from), to = name(to))
                    }
                    (None, Some(to)) => phrase!("championship-change-seated", match = of, name = name(to)),
                    (Some(from), None) => phrase!("championship-change-vacant", match = of, name = name(from)),
                    (None, None) => phrase!("championship-change-nobody", match = of),
                }
            }
            Self::Follows { name, now: true, .. } => {
                phrase!("championship-change-follows", match = words::called(cup, name))
            }
            Self::Follows { name, now: false, due } => {
                let of = words::called(cup, name);
                let played = cup.find(name).map(|(_, part, one)| (one.standing, part.players(one).map(Seat::id)));
                match (played, due.map(Seat::id)) {
                    (Some((MatchState::Played([a, b]), [Some(one), Some(other)])), [Some(now), Some(against)]) => {
                        let score = format!("{a}:{b}");
                        let [one, other, now, against] = [one, other, now, against].map(name_of);
                        phrase!("championship-change-astray-of", match = of, one, other, score, now, against)
                    }
                    _ => phrase!("championship-change-astray", match = of),
                }
            }
            Self::Unplayed { name: key, to } => {
                let of = words::called(cup, key);
                let before = cup.find(key).map(|(_, part, one)| (one.standing, part.players(one).map(Seat::id)));
                match (to, before) {
                    (MatchState::Forfeit(Some(winner)), Some((_, [Some(a), Some(b)]))) => {
                        let [winner, loser] = [*winner, 1 - *winner].map(|side| name([a, b][side]));
                        return phrase!("championship-change-forfeit-of", match = of, winner, loser);
                    }
                    (MatchState::Struck, Some((MatchState::Played([a, b]), _))) => {
                        return phrase!("championship-change-struck-played", match = of, score = format!("{a}:{b}"));
                    }
                    _ => {}
                }
                match to {
                    MatchState::Open | MatchState::Played(_) => phrase!("championship-change-open", match = of),
                    MatchState::Forfeit(_) => phrase!("championship-change-forfeit", match = of),
                    MatchState::Struck => phrase!("championship-change-struck", match = of),
                }
            }
            Self::Drawn { first, last, is_begun } => {
                let (count, again) = (1 + last - first, if *is_begun || first < last { "no" } else { "yes" });
                phrase!("championship-change-drawn", count, first = *first, last = *last, again)
            }
            Self::Rank { part: key, id, from, to } => {
                phrase!(
                    "championship-change-rank",
                    part = part(key),
                    name = name(*id),
                    from = from.clone(),
                    to = to.clone()
                )
            }
        }
    }
}

#[cfg(test)]
mod tests;
