//! What entering something changes beside itself: a championship compared with what it would then be. Knows no screen.

use std::collections::BTreeMap;

use base::phrase::{Phrase, phrase};

use super::event::Event;
use super::fold::{Championship, Match, MatchState, RunningPart, Seat};
use super::{Id, words};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Podium {
        /// From 1.
        place: usize,
        from: Option<Id>,
        to: Option<Id>,
    },
    /// Somebody goes on, or no longer, as the table of a part then stands.
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
    },
    /// A match is decided without being played, or open again.
    Unplayed {
        name: String,
        to: MatchState,
    },
    Rank {
        part: String,
        id: Id,
        /// From 1.
        from: usize,
        to: usize,
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
            let (before, after) = (self.through(key), then.through(key));
            let change = |id: &Id, now| Change::Through { part: key.clone(), id: *id, now };
            changes.extend(after.difference(&before).map(|id| change(id, true)));
            changes.extend(before.difference(&after).map(|id| change(id, false)));
        }
        let matches = || pairs.iter().flat_map(|(_, before, after)| before.matches.iter().zip(&after.matches));
        for (_, before, after) in &pairs {
            for (old, new) in before.matches.iter().zip(&after.matches) {
                seats(&mut changes, (before, old), (after, new));
            }
        }
        let (before, after) = (self.astray(), then.astray());
        let follows = |name: &&str, now| Change::Follows { name: (*name).to_owned(), now };
        changes.extend(after.difference(&before).map(|name| follows(name, false)));
        changes.extend(before.difference(&after).map(|name| follows(name, true)));
        let unplayed = matches()
            .filter(|(old, new)| old.standing != new.standing && !matches!(new.standing, MatchState::Played(_)));
        changes.extend(unplayed.map(|(_, new)| Change::Unplayed { name: new.id.clone(), to: new.standing }));
        for (_, part, _) in tabled() {
            let key = &part.plan.key;
            let before: BTreeMap<Id, usize> = self.ranks(key).collect();
            let moved = then.ranks(key).filter_map(|(id, to)| {
                let from = *before.get(&id)?;
                (from != to).then(|| Change::Rank { part: key.clone(), id, from, to })
            });
            changes.extend(moved);
        }
        changes
    }

    fn ranks(&self, key: &str) -> impl Iterator<Item = (Id, usize)> + use<> {
        self.table(key).into_iter().enumerate().map(|(at, row)| (row.id, at + 1))
    }
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

impl Change {
    /// `cup`: the championship that was asked.
    pub fn phrase(&self, cup: &Championship) -> Phrase {
        let name = |id: Id| cup.name(id).to_owned();
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
            Self::Follows { name, now: true } => {
                phrase!("championship-change-follows", match = words::called(cup, name))
            }
            Self::Follows { name, now: false } => {
                phrase!("championship-change-astray", match = words::called(cup, name))
            }
            Self::Unplayed { name, to } => {
                let of = words::called(cup, name);
                match to {
                    MatchState::Open | MatchState::Played(_) => phrase!("championship-change-open", match = of),
                    MatchState::Forfeit(_) => phrase!("championship-change-forfeit", match = of),
                    MatchState::Struck => phrase!("championship-change-struck", match = of),
                }
            }
            Self::Rank { part: key, id, from, to } => {
                phrase!("championship-change-rank", part = part(key), name = name(*id), from = *from, to = *to)
            }
        }
    }
}

#[cfg(test)]
mod tests;
