//! Worths by what must hold, and matches whose chances are plain.

use super::super::super::rules::tests::set;
use super::*;
use crate::kvatrutafl::rules::GamePhase;

#[test]
fn a_match_is_as_likely_won_as_lost_and_more_so_by_who_needs_less() {
    for own in 1..=15 {
        for foe in 1..=15 {
            assert!((chance(own, foe) + chance(foe, own) - 1.0).abs() < 1e-5);
            if own < 15 {
                assert!(chance(own, foe) >= chance(own + 1, foe), "{own} {foe}");
            }
        }
    }
    // No win scores less than a point and a half.
    assert_eq!(chance(1, 1), 0.5);
    assert!(chance(1, 5) > chance(1, 3));
}

#[test]
fn a_match_of_jans_alone_is_a_binomial() {
    // Every game is won by its beginner with 3 of 5, and by a jan.
    let mut odds = [0.0; ENDS];
    (odds[2], odds[WAYS + 2]) = (0.6, 0.4);
    let table = Equity::new(odds);
    // To 31 points three jans are needed, to 16 two; who wins begins the next.
    let (one, begun) = ([30, 30], Some(0));
    assert!((table.chance(one, begun) - 0.6).abs() < 1e-6);
    let two = 0.6 * 0.6 + 0.6 * 0.4 * 0.4 + 0.4 * 0.4 * 0.6;
    assert!((table.chance([32, 32], begun) - two).abs() < 1e-6);
    assert!((table.chance([30, 32], begun) - (0.6 + 0.4 * 0.4)).abs() < 1e-6);
    assert!((table.chance([30, 32], None) - (0.6 + 0.4 * 0.4 + 1.0 - 0.6 * 0.6) / 2.0).abs() < 1e-6);
}

#[test]
fn where_both_are_there_the_greater_score_has_won() {
    assert_eq!([[-2, -1], [0, 0], [1, -3], [-3, 1]].map(|away| EQUITY.chance(away, None)), [1.0, 0.5, 0.0, 1.0]);
}

#[test]
fn one_game_is_worth_its_points_and_a_match_what_they_do() {
    let one = Stakes::of(&set("x1 +14", "m15", [1, 2], &[]));
    assert!(one.ends.is_none());
    let five = Stakes::of(&set("x1 +14", "m15", [1, 2], &[("match", "5")]));
    let ends = five.ends.as_ref().expect("a match has chances");
    for seat in 0..2 {
        // Nobody wins more than the match.
        assert_eq!(ends[seat][2], ends[seat][3]);
        assert_eq!(ends[seat][2], ends[seat][5]);
        assert!(ends[seat][2] > ends[seat][0] && ends[seat][1] > ends[seat][0]);
        for end in 0..2 * WAYS {
            let theirs = ends[other(seat)][(end + WAYS) % (2 * WAYS)];
            assert!((ends[seat][end] + theirs).abs() < 1e-4, "{seat} {end}");
        }
    }
    // A point is worth what it brings of the match.
    assert_eq!(one.unit(), None);
    let two = |by: Seat| five.gains(0, std::array::from_fn(|seat| Score::whole(if seat == by { 2 } else { 0 })), None);
    let brings = five.unit().expect("in a match it is known") * (two(0) - two(1));
    assert!((brings - (chance(3, 5) - chance(5, 3))).abs() < 1e-5, "{brings}");
    // On average a game weighs as much as its points do.
    let mean = |worth: &dyn Fn(usize) -> f32| (0..2 * WAYS).map(|end| EQUITY.ends[end] * worth(end).abs()).sum::<f32>();
    let weight = (mean(&|end| ends[0][end]) + mean(&|end| ends[1][end])) / 2.0;
    assert!((weight - mean(&|end| WORTH[end % WAYS])).abs() < 1e-3, "{weight}");
}

#[test]
fn what_the_loser_may_still_do_takes_from_an_uttekt() {
    let prize = |black: &str, options: &[(&str, &str)]| {
        let game = set("x1 +14", black, [1, 2], options);
        let turn = game.turns()[0];
        assert_eq!(turn.prize().map(|(way, _)| way), Some(WinKind::Uttekt));
        Stakes::of(&game).prize(&turn).expect("it ends the game")
    };
    assert_eq!(prize("m15", &[]), 2.0);
    // Two men on the last point are off with any throw, so it is a draw; one on the sixth with 27 of 36.
    assert!(prize("l2 +13", &[("extra", "yes")]).abs() < 1e-5);
    assert!((prize("g1 +14", &[("extra", "yes")]) - 2.0 * 9.0 / 36.0).abs() < 1e-5);
    assert_eq!(prize("m15", &[("extra", "yes")]), 2.0);
    // A munkur that lacks a step is worth more than men that have not begun.
    let [near, far] = ["j4 k5 l5 g1", "m15"].map(|black| prize(black, &[("after", "5")]));
    assert!(near < 1.0 && far > near && far < 2.0, "{near} {far}");
    assert_eq!(prize("l2 +13", &[("after", "5")]), 2.0);
}

#[test]
fn a_draw_wins_nobody_more_than_both_have_won() {
    let game = set("x2 +13", "l3 +12", [1, 2], &[("extra", "yes")]);
    assert_eq!(game.part(), GamePhase::Game);
    let stakes = Stakes::of(&game);
    assert!((stakes.bearing_off(0, [0.25, 0.5]) - (0.25 - 0.25) * 2.0).abs() < 1e-6);
    assert!((stakes.bearing_off(1, [0.75, 0.0]) - 1.0).abs() < 1e-6);
}
