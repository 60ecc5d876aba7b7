use super::*;
use crate::tavern::hausnummer::Street;
use crate::tavern::solve::tree;
use crate::tavern::studentenpasch::Studentenpasch;

fn sum(chances: &[f64]) -> f64 {
    chances.iter().sum()
}

#[test]
fn where_ties_are_played_off_exactly_one_gets_the_stroke() {
    for players in 2..=5 {
        let found =
            StrokeChances::new(tree(&Street { throws: 3, high: true, chicanery: false }), players, Ties::Playoff)
                .chances();
        assert!((sum(&found) - 1.0).abs() < 1e-9, "{players}: {found:?}");
        let shared = StrokeChances::new(tree(&Studentenpasch), players, Ties::All).chances();
        assert!(sum(&shared) > 1.0, "{players}: {shared:?}");
    }
}

#[test]
fn where_nothing_is_decided_all_have_the_same_chance() {
    let found =
        StrokeChances::new(tree(&Street { throws: 1, high: false, chicanery: false }), 4, Ties::Playoff).chances();
    assert!(found.iter().all(|chance| (chance - 0.25).abs() < 1e-9), "{found:?}");
}

#[test]
fn whoever_throws_later_knows_more_and_is_safer_where_that_helps() {
    let found = StrokeChances::new(tree(&Studentenpasch), 3, Ties::Playoff).chances();
    assert!(found[0] > found[1] + 1e-6 && found[1] > found[2] + 1e-6, "{found:?}");
    // The highest die is the best to keep, whatever lies on the table.
    let street =
        StrokeChances::new(tree(&Street { throws: 3, high: true, chicanery: false }), 3, Ties::Playoff).chances();
    assert!(street.iter().all(|chance| (chance - 1.0 / 3.0).abs() < 1e-9), "{street:?}");
}

#[test]
fn with_nothing_left_to_lose_only_the_worst_result_counts() {
    let tree = tree(&Street { throws: 3, high: true, chicanery: false });
    let found = StrokeChances::new(Arc::clone(&tree), 2, Ties::Playoff);
    let costs = found.costs(&[Amount::from(432)]);
    for (amount, cost) in tree.results.iter().zip(costs) {
        match amount.cmp(&Amount::from(432)) {
            std::cmp::Ordering::Greater => assert_eq!(cost, 0.0, "{amount}"),
            std::cmp::Ordering::Equal => assert!((0.4..0.6).contains(&cost), "{amount} is played off: {cost}"),
            std::cmp::Ordering::Less => assert_eq!(cost, 1.0, "{amount}"),
        }
    }
}
