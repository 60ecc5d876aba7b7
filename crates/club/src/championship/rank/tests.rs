#![allow(clippy::unwrap_used, clippy::panic)]

use proptest::prelude::*;

use super::Criterion::{Buchholz, Difference, Direct, Losses, Lot, Points, Sonneborn, Wins};
use super::*;

fn played(a: Id, b: Id, points: [i64; 2]) -> MatchResult {
    let won = match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => [2, 0],
        std::cmp::Ordering::Less => [0, 2],
        std::cmp::Ordering::Equal => [1, 1],
    };
    MatchResult { ids: [a, b], won: won.map(Score::halves), points, played: true }
}

fn ids(rows: &[Row]) -> Vec<Id> {
    rows.iter().map(|row| row.id).collect()
}

fn by(rows: &[Row]) -> Vec<Option<Criterion>> {
    rows.iter().map(|row| row.by).collect()
}

const MAIN: [Criterion; 4] = [Points, Wins, Direct, Lot];

#[test]
fn each_row_says_what_put_it_above_the_next() {
    let outcomes = [played(1, 2, [10, 11]), played(3, 4, [31, 4]), played(1, 4, [20, 10]), played(2, 4, [19, 16])];
    let rows = table(&[1, 2, 3, 4], &outcomes, &MAIN, Some(&[]));
    assert_eq!(ids(&rows), [3, 2, 1, 4]);
    assert_eq!(by(&rows), [Some(Points), Some(Wins), Some(Wins), None]);
    assert_eq!(
        rows[1].tally,
        Tally { played: 2, wins: Score::whole(2), losses: 0, points: 30, difference: 4, ..rows[1].tally }
    );
}

#[test]
fn the_direct_match_counts_among_all_who_are_tied_and_only_where_it_separates() {
    // Round in a circle: it says nothing of three.
    let circle = [played(1, 2, [1, 0]), played(2, 3, [1, 0]), played(3, 1, [1, 0])];
    let rows = table(&[1, 2, 3], &circle, &[Wins, Direct, Lot], Some(&[3, 1, 2]));
    assert_eq!((ids(&rows), by(&rows)), (vec![3, 1, 2], vec![Some(Lot), Some(Lot), None]));
    // 2 is ahead; 3 has beaten 1, 4 has beaten 3: among the three, 3 and 4 have won once.
    let two =
        [played(1, 2, [1, 0]), played(2, 3, [1, 0]), played(1, 3, [0, 1]), played(3, 4, [0, 1]), played(2, 4, [1, 0])];
    let rows = table(&[1, 2, 3, 4], &two, &[Wins, Direct, Lot], Some(&[]));
    assert_eq!(ids(&rows), [2, 3, 4, 1]);
    assert_eq!(by(&rows), [Some(Wins), Some(Lot), Some(Direct), None]);
}

#[test]
fn buchholz_is_what_the_others_have_won_and_sonneborn_what_those_have_who_were_beaten() {
    // 1 beats 2 and draws with 3, 3 beats 2 and rests once, 2 beats 4.
    let rest = MatchResult { ids: [3, NOBODY], won: [2, 0].map(Score::halves), points: [0, 0], played: false };
    let outcomes = [played(1, 2, [3, 1]), played(3, 1, [2, 2]), played(2, 3, [0, 1]), played(2, 4, [1, 0]), rest];
    let rows = table(&[1, 2, 3, 4], &outcomes, &[Wins, Buchholz, Sonneborn, Lot], None);
    let tally = |id: Id| rows.iter().find(|row| row.id == id).unwrap().tally;
    assert_eq!([1, 2, 3, 4].map(|id| tally(id).wins.in_halves()), [3, 2, 5, 0]);
    assert_eq!([1, 2, 3, 4].map(|id| tally(id).buchholz.in_halves()), [7, 8, 5, 2]);
    // 1: all of the 1 of 2, half of the 2½ of 3.
    assert_eq!([1, 2, 3, 4].map(|id| tally(id).sonneborn), [9, 0, 7, 0]);
    assert_eq!(counted(1, &outcomes, Buchholz), [(2, 4), (3, 10)]);
    assert_eq!(counted(1, &outcomes, Sonneborn), [(2, 4), (3, 5)]);
    for row in &rows {
        let sum = |by| counted(row.id, &outcomes, by).iter().map(|(_, quarters)| *quarters).sum::<u32>();
        assert_eq!(
            (i64::from(sum(Buchholz)), sum(Sonneborn)),
            (2 * row.tally.buchholz.in_halves(), row.tally.sonneborn)
        );
    }
}

#[test]
fn whoever_only_a_lot_would_part_shares_a_rank_until_it_is_drawn() {
    let outcomes =
        [played(1, 2, [9, 1]), played(3, 4, [5, 5]), played(3, 5, [4, 3]), played(4, 5, [4, 3]), played(1, 6, [9, 0])];
    let order = [Wins, Difference, Direct, Lot];
    let rows = table(&[5, 4, 3, 1], &outcomes, &order, None);
    let told = |rows: &[Row]| -> Vec<(Id, Option<usize>, String)> {
        rows.iter().map(|row| (row.id, row.rank, row.place())).collect()
    };
    let due = [(1, 1, "1"), (4, 2, "2–3"), (3, 2, "2–3"), (5, 4, "4")];
    assert_eq!(told(&rows), due.map(|(id, rank, place)| (id, Some(rank), place.to_owned())));
    assert_eq!(by(&rows), [Some(Wins), None, None, None]);
    assert_eq!(rows.iter().map(Row::is_tied).collect::<Vec<_>>(), [false, true, true, false]);
    let rows = table(&[5, 4, 3, 1], &outcomes, &order, Some(&[3, 1, 5, 4]));
    assert_eq!((ids(&rows), by(&rows)), (vec![1, 3, 4, 5], vec![Some(Wins), Some(Lot), Some(Wins), None]));
    let none = table(&[2, 1, 3], &[], &order, None);
    assert!(none.iter().all(|row| row.rank == Some(1) && row.last == 3), "nobody has played");
}

proptest! {
    #[test]
    fn a_rank_is_total_and_follows_its_tie_breaks(
        count in 1_usize..14,
        scores in prop::collection::vec((0_i64..5, 0_i64..5, any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..60),
        order in prop::sample::subsequence(vec![Wins, Points, Losses, Direct, Difference, Buchholz, Sonneborn], 0..=7).prop_shuffle(),
        drawn in any::<bool>(),
    ) {
        let all: Vec<Id> = (1..=count).collect();
        let outcomes: Vec<MatchResult> = scores.iter()
            .map(|(a, b, x, y)| (x.index(count) + 1, y.index(count) + 1, [*a, *b]))
            .filter(|(x, y, _)| x != y)
            .map(|(x, y, points)| played(x, y, points))
            .collect();
        let order: Vec<Criterion> = order.into_iter().chain([Lot]).collect();
        let lot: Vec<Id> = if drawn { all.iter().rev().copied().collect() } else { Vec::new() };
        let rows = table(&all, &outcomes, &order, Some(&lot));
        let mut there = ids(&rows);
        there.sort_unstable();
        prop_assert_eq!(there, all.clone());
        prop_assert_eq!(rows.last().unwrap().by, None);
        for two in rows.windows(2) {
            let criterion = two[0].by.expect("only the last is above nobody");
            let worth = |row: &Row, one: Criterion| match one {
                Wins => row.tally.wins.in_halves(),
                Points => row.tally.points,
                Losses => -i64::from(row.tally.losses),
                Difference => row.tally.difference,
                Buchholz => row.tally.buchholz.in_halves(),
                Sonneborn => row.tally.sonneborn.into(),
                Direct | Lot => 0,
            };
            for one in order.iter().take_while(|one| **one != criterion) {
                prop_assert_eq!(worth(&two[0], *one), worth(&two[1], *one), "{:?} does not tell them apart", one);
            }
            if !matches!(criterion, Direct | Lot) {
                prop_assert!(worth(&two[0], criterion) > worth(&two[1], criterion));
            }
        }
        // Who comes in which order changes nothing where a lot was drawn.
        if drawn {
            let turned: Vec<Id> = all.iter().rev().copied().collect();
            prop_assert_eq!(table(&turned, &outcomes, &order, Some(&lot)), rows);
        }
    }
}
