use super::compare::{StopAt, between};
use super::*;
use crate::ludix::odds::failing;

#[test]
fn a_turn_for_nothing_but_its_points_stops_at_110_and_brings_49() {
    let (enough, points) = turn::alone();
    assert_eq!(enough, 110);
    assert!((points - 49.40).abs() < 0.005, "{points}");
}

#[test]
fn behind_in_the_last_turn_of_all_one_throws_until_the_other_is_overtaken() {
    let chance = |behind: usize| CATCHING_UP[behind];
    let makes = 1.0 - f64::from(failing()) / 1296.0;
    assert!((chance(0) - makes).abs() < 1e-12, "a shared win is worth less than a throw");
    assert!((chance(7) - makes).abs() < 1e-12, "the lowest numeral is 8");
    // After VIII, 32 of 1,296, both are equal, and another throw decides.
    assert!((chance(8) - (makes - 32.0 / 1296.0 * (1.0 - makes))).abs() < 1e-12, "{}", chance(8));
    assert!(CATCHING_UP.is_sorted_by(|less, more| less >= more), "a greater lead is never easier");
    assert!(chance(FAR - 1) < 1e-12);
}

#[test]
fn the_other_leads_to_where_the_rules_say_after_every_turn() {
    let first = ScoreState::First { own: 280, other: 120 };
    assert_eq!(first.after(0), Next::Turn(ScoreState::Second { own: 120, other: 280 }));
    assert_eq!(first.after(20), Next::Turn(ScoreState::Last { behind: 180 }));
    let second = ScoreState::Second { own: 280, other: 120 };
    assert_eq!(second.after(19), Next::Turn(ScoreState::First { own: 120, other: 299 }));
    assert_eq!(second.after(20), Next::End(1.0));
    let last = ScoreState::Last { behind: 30 };
    assert_eq!([29, 30, 31].map(|points| last.after(points)), [0.0, 0.5, 1.0].map(Next::End));
}

#[test]
fn no_plan_does_better_than_the_optimum_and_against_itself_it_wins_what_it_says() {
    const LEAST: usize = 270;
    let exact = chances(LEAST);
    let itself = between(&exact, &exact, LEAST);
    let pairs = || (LEAST..TOTALS).flat_map(|own| (LEAST..TOTALS).map(move |other| (own, other)));
    for (own, other) in pairs() {
        for standing in [ScoreState::First { own, other }, ScoreState::Second { own, other }] {
            assert!((exact.at(standing) - itself.at(standing)).abs() < 1e-12, "{standing:?}");
        }
    }
    for plan in [1, 30, 60, 110, 200].map(StopAt) {
        let [begins, follows] = [between(&plan, &exact, LEAST), between(&exact, &plan, LEAST)];
        for (own, other) in pairs() {
            let (first, second) = (ScoreState::First { own, other }, ScoreState::Second { own, other });
            assert!(begins.at(first) < exact.at(first) + 1e-12, "{plan:?} with the first turn, {own} to {other}");
            assert!(follows.at(second) < exact.at(second) + 1e-12, "{plan:?} with the second, {own} to {other}");
        }
    }
}
