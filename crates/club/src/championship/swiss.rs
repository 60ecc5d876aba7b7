//! The rounds of a Swiss tournament, each drawn from the table before it: nobody meets anybody twice, nobody rests twice,
//! and those meet who have won as often. Knows no day and no result.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rustworkx_core::max_weight_matching::max_weight_matching;
use rustworkx_core::petgraph::graph::{NodeIndex, UnGraph};

use base::phrase::{Phrase, phrase};

use super::event::Event;
use super::fold::{Championship, RunningPart, Seat};
use super::rank::{self, Criterion};
use super::{Id, words};

#[derive(Clone, Debug)]
struct Entrant {
    id: Id,
    /// Wins, in halves.
    halves: i64,
    met: BTreeSet<Id>,
    has_rested: bool,
    /// How often they were named first, less how often second.
    first: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Round {
    pairs: Vec<[Id; 2]>,
    bye: Option<Id>,
}

/// What a pair costs, each far above all of those below it together.
const REMATCH: i128 = 1 << 90;
/// For each place above the last.
const BYE: i128 = 1 << 70;
/// For the square of what one has won more, in halves.
const LEAD: i128 = 1 << 30;

/// How many rounds there are where nobody says it, so that one can be left who has won all of them.
pub fn usual(count: usize) -> usize {
    count.next_power_of_two().trailing_zeros() as usize
}

/// After so many rounds everyone has met everyone.
pub fn most(count: usize) -> usize {
    if count.is_multiple_of(2) { count.saturating_sub(1) } else { count }
}

/// The best first: the upper half of all who have won as often meets the lower, first meeting first.
fn draw(entrants: &[Entrant]) -> Round {
    let count = entrants.len();
    let mut graph: UnGraph<(), i128> = UnGraph::new_undirected();
    let nodes: Vec<NodeIndex> = (0..count.next_multiple_of(2)).map(|_| graph.add_node(())).collect();
    let alike = |one: &Entrant| entrants.iter().filter(|other| other.halves == one.halves).count();
    let half: Vec<i128> = entrants.iter().map(|one| number(alike(one) / 2)).collect();
    for at in 0..count {
        for other in at + 1..count {
            graph.add_edge(nodes[at], nodes[other], -cost(entrants, &half, at, other));
        }
        if let Some(nobody) = nodes.get(count) {
            let above = number(count - 1 - at) * BYE;
            // Who came late and has not met anybody yet is to play.
            let is_spared = entrants[at].has_rested || entrants[at].met.is_empty();
            let cost = if is_spared { REMATCH + above } else { above };
            graph.add_edge(nodes[at], *nobody, -cost);
        }
    }
    let Ok(matched) =
        max_weight_matching(&graph, true, |edge| Ok::<_, std::convert::Infallible>(*edge.weight()), false);
    let mut pairs: Vec<[usize; 2]> = matched.into_iter().map(|(a, b)| [a.min(b), a.max(b)]).collect();
    pairs.sort_unstable();
    let bye = pairs.iter().find(|[_, other]| *other == count).map(|[at, _]| entrants[*at].id);
    let played = pairs.into_iter().filter(|[_, other]| *other < count).enumerate();
    let named = |(table, [a, b]): (usize, [usize; 2])| {
        // Whoever has been first more seldom is; where that is even, the better one at every other table.
        let sides = [&entrants[a], &entrants[b]];
        let turned = match sides[0].first.cmp(&sides[1].first) {
            std::cmp::Ordering::Less => false,
            std::cmp::Ordering::Equal => !table.is_multiple_of(2),
            std::cmp::Ordering::Greater => true,
        };
        if turned { [sides[1].id, sides[0].id] } else { [sides[0].id, sides[1].id] }
    };
    Round { pairs: played.map(named).collect(), bye }
}

/// `half`: of all who have won as often as each has.
fn cost(entrants: &[Entrant], half: &[i128], at: usize, other: usize) -> i128 {
    let [above, below] = [&entrants[at], &entrants[other]];
    let again = if above.met.contains(&below.id) { REMATCH } else { 0 };
    let lead = i128::from(above.halves - below.halves);
    let apart = number(other - at) - if lead == 0 { half[at] } else { 0 };
    again + lead * lead * LEAD + apart * apart
}

fn number(count: usize) -> i128 {
    i128::try_from(count).unwrap_or(i128::MAX)
}

impl RunningPart {
    pub fn to_draw(&self) -> Option<usize> {
        let rounds = self.plan.drawn?;
        (self.drawn < rounds).then_some(self.drawn + 1)
    }
}

impl Championship {
    pub fn to_draw(&self) -> Option<(usize, usize)> {
        let (_, stage) = self.stage()?;
        stage.parts.iter().find_map(|part| Some((part.to_draw()?, part.plan.drawn?)))
    }

    /// The next round, from the table as it stands; none where all have been drawn.
    pub fn draw_round(&self) -> Result<Option<Event>, Phrase> {
        let Some((_, stage)) = self.stage() else { return Ok(None) };
        let Some((part, round)) = stage.parts.iter().find_map(|part| Some((part, part.to_draw()?))) else {
            return Ok(None);
        };
        let rows = self.table(&part.plan.key);
        let entrant = |id: Id, halves: i64| {
            let own = part.matches.iter().map(|one| part.players(one)).filter(|two| two.contains(&Seat::Of(id)));
            let (mut met, mut first) = (BTreeSet::new(), 0);
            for [a, b] in own {
                let is_first = a == Seat::Of(id);
                first += if is_first { 1 } else { -1 };
                met.extend(if is_first { b } else { a }.id());
            }
            Entrant { id, halves, met, has_rested: part.byes.iter().any(|(_, resting)| *resting == id), first }
        };
        let there = rows.iter().filter(|row| !self.has_left(row.id));
        let mut entrants: Vec<Entrant> = there.map(|row| entrant(row.id, row.tally.wins.in_halves())).collect();
        // Whatever a table ranks by: stable, so that its tie-breaks stay.
        entrants.sort_by_key(|one| Reverse(one.halves));
        let Round { pairs, bye } = draw(&entrants);
        let event = Event::Pair { round, pairs, bye };
        self.check(&event).map(|()| Some(event))
    }

    /// Whom somebody has met in a table, and what each of those counts in Buchholz or Sonneborn–Berger, in quarters.
    pub fn counted(&self, key: &str, id: Id, by: Criterion) -> Vec<(Id, u32)> {
        self.part(key).map_or_else(Vec::new, |part| rank::counted(id, &part.outcomes(|_| true), by))
    }

    pub(super) fn check_pair(&self, round: usize, pairs: &[[Id; 2]], bye: Option<Id>) -> Result<(), Phrase> {
        let (plan, stage) = self.going_on()?;
        let part = stage.parts.iter().find(|part| part.to_draw() == Some(round));
        let part = part.ok_or(phrase!("championship-sheet-no-round", round))?;
        let open = part.matches.iter().filter(|one| one.is_open());
        let mut matches: Vec<Phrase> = open.map(|one| words::paired(self, plan, part, one)).collect();
        if !matches.is_empty() {
            let (count, all) = (matches.len(), if matches.len() <= words::NAMED { "yes" } else { "no" });
            matches.truncate(words::NAMED);
            return Err(phrase!("championship-draw-open", round, all, count, matches));
        }
        let mut named: Vec<Id> = pairs.iter().flatten().copied().chain(bye).collect();
        named.sort_unstable();
        let mut there: Vec<Id> = part.ids().into_iter().filter(|id| !self.has_left(*id)).collect();
        there.sort_unstable();
        if named != there || bye.is_some() == there.len().is_multiple_of(2) {
            return Err(phrase!("championship-bad-pairs", round));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use proptest::prelude::*;

    use super::*;

    fn fresh(count: usize) -> Vec<Entrant> {
        (1..=count).map(|id| Entrant { id, halves: 0, met: BTreeSet::new(), has_rested: false, first: 0 }).collect()
    }

    #[test]
    fn at_first_the_upper_half_meets_the_lower_and_the_last_rests() {
        let round = draw(&fresh(9));
        assert_eq!(round.bye, Some(9));
        let sorted: Vec<[Id; 2]> = round.pairs.iter().map(|two| [two[0].min(two[1]), two[0].max(two[1])]).collect();
        assert_eq!(sorted, [[1, 5], [2, 6], [3, 7], [4, 8]]);
        assert_eq!(round.pairs[1], [6, 2], "the better one is first at every other table");
    }

    #[test]
    fn those_who_have_won_as_often_meet_unless_they_have_met() {
        let mut four = fresh(4);
        (four[0].halves, four[1].halves) = (2, 2);
        assert_eq!(draw(&four).pairs, [[1, 2], [4, 3]]);
        four[0].met.insert(2);
        four[1].met.insert(1);
        let met = draw(&four).pairs;
        assert!(met.iter().all(|two| two.contains(&1) || two.contains(&2)), "{met:?}");
    }

    #[test]
    fn who_came_late_plays_before_resting() {
        let mut five = fresh(5);
        for (one, other) in five.iter_mut().zip([4, 3, 2, 1]) {
            one.met.insert(other);
        }
        assert_eq!(draw(&five).bye, Some(4), "the last of those who have played");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn nobody_meets_anybody_twice_nor_rests_twice_as_long_as_that_can_be(count in 3_usize..70, seed in any::<u64>()) {
            use rand::{RngExt as _, SeedableRng as _};
            let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
            let mut all = fresh(count);
            for _ in 0..usual(count) {
                all.sort_by_key(|one| (Reverse(one.halves), one.id));
                let round = draw(&all);
                prop_assert_eq!(&draw(&all), &round, "the same table, the same round");
                let mut there: Vec<Id> = round.pairs.iter().flatten().copied().chain(round.bye).collect();
                there.sort_unstable();
                prop_assert_eq!(there, (1..=count).collect::<Vec<_>>());
                let at = |all: &[Entrant], id: Id| all.iter().position(|one| one.id == id).unwrap();
                for [a, b] in round.pairs {
                    let (a, b) = (at(&all, a), at(&all, b));
                    let (ida, idb) = (all[a].id, all[b].id);
                    prop_assert!(all[a].met.insert(idb) && all[b].met.insert(ida), "{ida} and {idb} meet again");
                    (all[a].first, all[b].first) = (all[a].first + 1, all[b].first - 1);
                    let won = rng.random_range(0..=2_i64);
                    (all[a].halves, all[b].halves) = (all[a].halves + won, all[b].halves + 2 - won);
                }
                if let Some(bye) = round.bye {
                    let rests = at(&all, bye);
                    let lower = all[rests + 1..].iter().all(|one| one.has_rested);
                    prop_assert!(lower && !all[rests].has_rested, "{bye} rests");
                    (all[rests].has_rested, all[rests].halves) = (true, all[rests].halves + 2);
                }
            }
        }
    }
}
