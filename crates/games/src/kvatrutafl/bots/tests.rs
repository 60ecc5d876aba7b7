//! The computer players by positions whose best turn is beyond doubt.

#![allow(clippy::unwrap_used, clippy::panic)]

use super::super::rules::tests::{roll, set};
use super::*;
use crate::game::Score;
use crate::game::chance::Luck;

fn shipped() -> &'static Net {
    SHIPPED.as_ref().unwrap()
}

fn chosen(level: Level, game: &Kvatrutafl) -> String {
    let seat = game.turn().to_act()[0];
    Kvatrutafl::bot(level).choose(game, seat, &mut Luck::new(1).thought(0)).to_string()
}

#[test]
fn the_shipped_weights_are_a_network() {
    assert!(SHIPPED.is_ok() && book::is_read());
    assert_eq!(lacks(), None);
}

#[test]
fn nobody_who_thinks_misses_a_jan() {
    let game = set("p1 r2 l12", "-2 m5 n4 o4", [4, 1], &[]);
    for level in [Level::Medium, Level::Strong, Level::VeryStrong] {
        assert_eq!(chosen(level, &game), "l-p");
    }
}

#[test]
fn nobody_who_thinks_misses_the_last_man() {
    let game = set("s1 x1 +13", "m15", [6, 1], &[]);
    for level in [Level::Medium, Level::Strong, Level::VeryStrong] {
        assert!(chosen(level, &game).ends_with("off"), "{level}");
    }
}

#[test]
fn a_meistari_is_declared() {
    let game = set("x14 w1", "a2 m13", [1, 1], &[]);
    for level in [Level::Medium, Level::Strong, Level::VeryStrong] {
        assert_eq!(chosen(level, &game), "w-x declare meistari");
    }
}

#[test]
fn alone_on_the_table_a_munkur_is_aimed_at_and_declared() {
    let mut game = set("x1 +14", "j4 k5 l5 g1", [1, 2], &[("after", "5")]);
    let last = game.read(0, "x-off").unwrap();
    game.act(0, &last);
    let mut near = game.clone();
    roll(&mut near, [3, 6]);
    // By the 3 it stands, and nothing that can still come is worth more.
    for level in [Level::Medium, Level::Strong, Level::VeryStrong] {
        assert_eq!(chosen(level, &near), "g-j declare stutti-munkur");
    }
    roll(&mut game, [1, 1]);
    assert!(!chosen(Level::Strong, &game).contains("off"));
}

#[test]
fn strong_judges_every_turn_and_does_the_best() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 e1 p4", [4, 1], &[]);
    let (legal, mut rng) = (game.legal(0), Luck::new(1).thought(0));
    let judged = Kvatrutafl::bot(Level::Strong).judge(&game, 0, &mut rng);
    assert_eq!(judged.len(), legal.len());
    assert!(legal.iter().all(|action| judged.iter().any(|one| one.action == *action)));
    assert!(judged.is_sorted_by(|one, next| one.value >= next.value));
    assert_eq!(judged[0].action.to_string(), chosen(Level::Strong, &game));
    assert!(judged.iter().all(|one| one.value.abs() < 15.0));
}

#[test]
fn luck_is_nobodys_on_average() {
    let mut game = set("a8 c2 e1 k2 l2", "m8 b2 e1 p4", [4, 1], &[]);
    let action = game.legal(0)[0];
    game.act(0, &action);
    let crate::game::Turn::Roll(throw) = game.turn() else { panic!("dice are due") };
    let (bot, mut rng) = (Kvatrutafl::bot(Level::Strong), Luck::new(1).thought(0));
    let mut luck = |faces: &[Face]| bot.luck(&game, faces, &mut rng).unwrap();
    let (mut sum, mut most) = (0.0, 0.0_f64);
    for (faces, odds) in throw.outcomes() {
        let one = luck(&faces);
        assert_eq!(one[0], -one[1], "what one side gains the other loses");
        sum += odds * one[1];
        most = most.max(one[1]);
    }
    assert!(sum.abs() < 1e-3, "{sum}");
    assert!(most > 0.1, "{most}");
}

#[test]
fn where_both_only_bear_off_strong_goes_by_the_tables() {
    let game = set("s1 u2 x1 +11", "g1 h2 l1 +11", [2, 1], &[("extra", "yes")]);
    let judged = Kvatrutafl::bot(Level::Strong).judge(&game, 0, &mut Luck::new(1).thought(0));
    for one in &judged {
        let mut next = game.clone();
        next.act(0, &one.action);
        let [win, draw] = bearing::odds(next.position(), 1, true).unwrap();
        assert!(draw > 0.0);
        // A look at all answers comes to the same: the tables are exact.
        let due = 2.0 * (1.0 - 2.0 * win - draw);
        assert!((one.value - f64::from(due)).abs() < 1e-4, "{one:?} {win} {draw}");
    }
    assert!(judged.len() > 2 && judged[0].value > judged[judged.len() - 1].value);
}

#[test]
fn in_a_match_strong_judges_by_the_chance_to_win_it() {
    let declared = |points| {
        let game = set("v4 w5 x5 u1", "a2 m13", [1, 5], &[("match", points)]);
        let judged = Kvatrutafl::bot(Level::Strong).judge(&game, 0, &mut Luck::new(1).thought(0));
        assert!(points == "1" || judged.iter().all(|one| (0.0..=1.0).contains(&one.value)), "{judged:?}");
        judged.iter().find(|one| one.action.declare.is_some()).unwrap().value
    };
    // Half a munkur wins a match to three, and not a match to fifteen.
    assert_eq!(declared("1"), 3.5);
    assert!((declared("3") - 1.0).abs() < 1e-6);
    let game = set("v4 w5 x5 u1", "a2 m13", [1, 5], &[("match", "15")]);
    let gains = [WinKind::StuttiMunkur.half_points(), Score::default()];
    let due = 0.5 + f64::from(Stakes::to_win(&game).gains(0, gains, None));
    // What is not among the best is told in line with those, which were looked at further.
    assert!((declared("15") - due).abs() < 0.1 && due > 0.5 && due < 0.9, "{} {due}", declared("15"));
}

#[test]
fn in_a_match_what_is_certainly_lost_or_won_is_nought_or_one_and_luck_adds_up_to_nothing() {
    // Black needs a point and bears off the last man next; White has fifteen to go.
    let game = set("a15", "l1 +14", [2, 1], &[("match", "2")]);
    let judged = Kvatrutafl::bot(Level::Strong).judge(&game, 0, &mut Luck::new(1).thought(0));
    assert!(judged.iter().all(|one| one.value.abs() < 0.02), "{judged:?}");
}

/// What comes of all turns of a throw, each with its worth.
type All<'a> = &'a dyn Fn(&[(Turn, f32)]) -> f32;

#[test]
fn values_ahead_are_means_over_the_throws_of_the_best_turns() {
    // Counted again by the plainest means: a throw ahead by all turns of all throws, two by the turns that are best of each.
    let game = set("a2 m5 n4 x4", "-2 m5 n4 o4", [4, 1], &[]);
    let turn = game.turns()[0];
    let judge = Judge::new(shipped());
    let after = |turn: &Turn, all: All<'_>| {
        let seat = other(turn.line.seat);
        let sum: f32 = THROWS
            .iter()
            .map(|(dice, weight)| {
                let begun = LegalTurn::new(Judge::handed(&turn.line), seat, *dice);
                let turns = crate::kvatrutafl::Finder::default().turns(&begun, |_| true).to_vec();
                let worth =
                    |turn: &Turn| prize(turn).unwrap_or_else(|| -judge.worth(&Judge::handed(&turn.line), other(seat)));
                weight * all(&turns.iter().map(|turn| (*turn, worth(turn))).collect::<Vec<_>>())
            })
            .sum();
        -sum / 36.0
    };
    let best = |all: &[(Turn, f32)]| *all.iter().reduce(|best, one| if one.1 > best.1 { one } else { best }).unwrap();
    let one = after(&turn, &|all| best(all).1);
    let two = after(&turn, &|all| {
        let turn = best(all).0;
        prize(&turn).unwrap_or_else(|| after(&turn, &|all| best(all).1))
    });
    let found = [1, 2].map(|ahead| Judge::new(shipped()).deep(&turn, ahead));
    assert!((found[0] - one).abs() < 1e-3 && (found[1] - two).abs() < 1e-3, "{found:?}, {one}, {two}");
    assert!((one - two).abs() > 1e-3, "they look differently far");
}

#[test]
fn very_strong_values_anew_what_looks_best_and_nothing_else_becomes_better() {
    let mut values = [1.0, 5.0, 4.0, 3.0];
    assert_eq!(first(&values, 2), [1, 2]);
    refine(&mut values, &[1, 2], |index| [0.0, 2.0, 2.5, 0.0][index]);
    // The others go down with them, on average by 2.25.
    assert_eq!(values, [-1.25, 2.0, 2.5, 0.75]);
    let mut values = [1.0, 5.0, 4.5, 4.25];
    refine(&mut values, &[1], |_| 3.0);
    assert_eq!(values, [-1.0, 3.0, 2.5, 2.25]);
    refine(&mut values, &[1, 2], |index| if index == 1 { 1.0 } else { 2.5 });
    assert_eq!(values, [-2.0, 1.0, 2.5, 1.0], "what was not looked at is no better than what was");
}

#[test]
fn how_it_stands_is_what_the_quick_turn_is_worth() {
    let game = set("a2 m5 n4 x4", "-2 m5 n4 o4", [4, 1], &[]);
    let (strong, mut rng) = (Kvatrutafl::bot(Level::Strong), Luck::new(1).thought(0));
    let quick = strong.quick(&game, 0, &mut rng);
    let turns = game.turns();
    let values = Judge::playing_for(shipped(), Stakes::of(&game)).values(&game.line().unwrap(), &turns);
    let worth = turns.iter().position(|turn| turn.action() == quick).map(|place| f64::from(values[place]));
    assert_eq!(strong.evaluate(&game, 0, &mut rng), worth);
}

#[test]
fn with_two_throws_ahead_as_many_are_looked_at_as_are_near_and_as_there_is_time_for() {
    let game = set("a2 m5 n4 x4", "-2 m5 n4 o4", [4, 1], &[]);
    let turns = game.turns();
    let judged = |widths, near, most| {
        let bot = Learned { net: shipped(), limits: SearchLimits { widths, near, most, book: false } };
        bot.judge(&game, 0, &mut Luck::new(1).thought(0))
    };
    let one = judged([12, 0], f32::MAX, usize::MAX);
    // The best that were valued with two throws ahead, which is not what one comes to.
    let deep = |place: usize| {
        let turn = turns.iter().find(|turn| turn.action() == one[place].action).unwrap();
        f64::from(Judge::new(shipped()).deep(turn, 2))
    };
    let looked = |near, most| {
        let found = judged([12, 3], near, most);
        let value = |place: usize| found.iter().find(|other| other.action == one[place].action).unwrap().value;
        (0..4).take_while(|place| (value(*place) - deep(*place)).abs() < 1e-4).count()
    };
    assert!((0..4).all(|place| (one[place].value - deep(place)).abs() > 1e-3), "they look differently far");
    let gap = |place: usize| (one[0].value - one[place].value) as f32;
    let between = (gap(1) + gap(2)) / 2.0;
    assert!(0.0 < gap(1) && gap(1) < between && between < gap(2));
    assert_eq!([f32::MAX, between, gap(1) / 2.0].map(|near| looked(near, usize::MAX)), [3, 2, 0]);
    // A look at one of them comes to so many positions on average.
    let mut judge = Judge::new(shipped());
    one.iter().take(12).for_each(|one| {
        judge.deep(turns.iter().find(|turn| turn.action() == one.action).unwrap(), 1);
    });
    let each = THROWS.len() * judge.valued / one.len().min(12);
    assert_eq!([3 * each, 2 * each, 2 * each - 1].map(|most| looked(f32::MAX, most)), [3, 2, 0]);
}

#[test]
fn a_network_that_cannot_be_read_leaves_the_player_by_hand_and_not_one_that_values_all_alike() {
    static BROKEN: Result<Net, Unfit> = Err(Unfit::Magic);
    let (broken, rng) = (learned(&BROKEN, STRONG), || Luck::new(1).thought(0));
    for dice in [[4, 1], [6, 5], [3, 3]] {
        let game = set("a8 c2 e1 k2 l2", "m8 b2 e1 p4", dice, &[]);
        let played = broken.choose(&game, 0, &mut rng());
        assert_eq!(played, Medium.choose(&game, 0, &mut rng()));
        assert!(broken.judge(&game, 0, &mut rng()).is_empty(), "what it cannot tell it does not");
        assert_eq!(broken.evaluate(&game, 0, &mut rng()), None);
    }
}
