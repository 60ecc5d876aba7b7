//! The tables beside a plain reckoning by the rules: positions, turns and throws as a match has them.

use std::collections::HashMap;

use super::*;
use crate::kvatrutafl::line::LegalTurn;
use crate::kvatrutafl::men::HOME;
use crate::kvatrutafl::turns::Finder;

/// Men by what they have still to go, those off first.
type Plain = [u8; 7];
type Throws = Vec<Vec<Plain>>;

fn men(plain: &Plain) -> Men {
    let mut at = [0; 26];
    plain.iter().enumerate().for_each(|(pips, count)| at[25 - pips] = *count);
    Men::new(at)
}

fn position(own: &Plain, foe: &Plain) -> Position {
    Position { men: [men(own), men(foe)], unlocked: [true; 2], exposed: [false; 2], first: [false; 2] }
}

fn number_of(plain: &Plain) -> u16 {
    number(plain.last_chunk().expect("six points"))
}

/// Every way to be at home with so many men at most, counted up.
fn plain_ways(men: u8) -> Vec<Plain> {
    let counts = (0..usize::from(men + 1).pow(6)).map(|index| {
        let digits: Vec<u8> =
            (0..6).map(|place| (index / usize::from(men + 1).pow(place) % usize::from(men + 1)) as u8).collect();
        digits
    });
    let few = counts.filter(|digits| digits.iter().sum::<u8>() <= men && digits.iter().any(|count| *count > 0));
    few.map(|digits| {
        std::array::from_fn(|pips| if pips == 0 { 15 - digits.iter().sum::<u8>() } else { digits[pips - 1] })
    })
    .collect()
}

/// Where each throw leads, by the rules.
fn by_the_rules(finder: &mut Finder, plain: &Plain) -> Throws {
    let foe = [13, 0, 0, 0, 0, 1, 1];
    let throw = |low: u8, high: u8| {
        let line = LegalTurn::new(position(plain, &foe), 0, [low, high]);
        let ends = finder.turns(&line, |_| true).iter().map(|turn| {
            let at = turn.line.position.men[0];
            std::array::from_fn(|pips| at.at(25 - pips as u8))
        });
        ends.collect()
    };
    let mut throw = throw;
    (1..=6).flat_map(|one| (1..=6).map(move |two| (one, two))).map(|(one, two)| throw(one, two)).collect()
}

#[test]
fn alone_and_together_men_bear_off_as_a_plain_reckoning_says() {
    let mut finder = Finder::default();
    let few = plain_ways(5);
    let ends: HashMap<Plain, Throws> = few.iter().map(|plain| (*plain, by_the_rules(&mut finder, plain))).collect();
    let off: Plain = [15, 0, 0, 0, 0, 0, 0];
    let mut order: Vec<&Plain> = few.iter().collect();
    let pips = |plain: &Plain| plain.iter().enumerate().map(|(pips, count)| pips * usize::from(*count)).sum::<usize>();
    order.sort_by_key(|plain| pips(plain));

    // Alone: the mean of throws, and how likely each number of them is.
    let mut alone: HashMap<Plain, (f64, Vec<f64>)> = HashMap::from([(off, (0.0, vec![1.0]))]);
    for plain in &order {
        let (mut mean, mut odds) = (1.0, vec![0.0; 40]);
        for ends in &ends[*plain] {
            let best = ends.iter().min_by(|a, b| alone[*a].0.total_cmp(&alone[*b].0)).expect("a throw has a turn");
            let (least, later) = &alone[best];
            mean += least / 36.0;
            later.iter().enumerate().take(39).for_each(|(throws, share)| odds[throws + 1] += share / 36.0);
        }
        for (throws, due) in odds.iter().enumerate().take(THROWS_LEFT - 1) {
            let told = f64::from(ALONE.0[usize::from(number_of(plain))][throws]);
            assert!((told - due).abs() < 1e-5, "{plain:?} {throws}: {told} {due}");
        }
        alone.insert(**plain, (mean, odds));
    }

    // Together, without and with a throw after the end.
    let few: Vec<&Plain> = few.iter().filter(|plain| plain[0] >= 12).collect();
    let mut pairs: Vec<(&Plain, &Plain)> = few.iter().flat_map(|own| few.iter().map(|foe| (*own, *foe))).collect();
    pairs.sort_by_key(|(own, foe)| pips(own) + pips(foe));
    assert_eq!(pairs.len(), 83 * 83);
    for extra in [false, true] {
        let table = Both::new(3, extra.then_some(&*ALONE));
        let mut values: HashMap<(Plain, Plain), [f64; 2]> = HashMap::new();
        for (own, foe) in &pairs {
            let mut due = [0.0; 2];
            for ends in &ends[*own] {
                let each = ends.iter().map(|end| {
                    if *end == off {
                        let last = if extra { alone[*foe].1[1] } else { 0.0 };
                        [1.0 - last, last]
                    } else {
                        let [win, draw] = values[&(**foe, *end)];
                        [1.0 - win - draw, draw]
                    }
                });
                let best = each.max_by(|a, b| (2.0 * a[0] + a[1]).total_cmp(&(2.0 * b[0] + b[1])));
                best.expect("a throw has a turn").iter().zip(&mut due).for_each(|(share, due)| *due += share / 36.0);
            }
            let place = usize::from(number_of(own)) * table.ways + usize::from(number_of(foe));
            let told = [table.wins[place], table.draws.get(place).copied().unwrap_or(0.0)].map(f64::from);
            let far = if extra { (2.0 * told[0] + told[1]) - (2.0 * due[0] + due[1]) } else { told[0] - due[0] };
            assert!(far.abs() < 1e-5, "{own:?} {foe:?}: {told:?} {due:?}");
            values.insert((**own, **foe), due);
        }
    }
}

#[test]
fn with_all_men_each_throw_leads_where_the_rules_let_it() {
    let mut finder = Finder::default();
    // One off, most of the others as far away as they can be.
    let many = plain_ways(3).into_iter().step_by(3).map(|mut plain: Plain| {
        let more = plain[0] - 1;
        plain[0] -= more;
        plain[6] += more;
        plain
    });
    for plain in many {
        let throws = by_the_rules(&mut finder, &plain);
        let mean = |plain: &Plain| -> f64 {
            let odds = &ALONE.0[usize::from(number_of(plain))];
            odds.iter().enumerate().map(|(throws, share)| throws as f64 * f64::from(*share)).sum()
        };
        let best = |ends: &Vec<Plain>| ends.iter().map(mean).fold(f64::INFINITY, f64::min);
        let due = 1.0 + throws.iter().map(best).sum::<f64>() / 36.0;
        assert!((mean(&plain) - due).abs() < 0.01, "{plain:?}: {} {due}", mean(&plain));
    }
}

#[test]
fn a_race_is_what_two_distributions_make_of_it() {
    let mut pairs = 0;
    for (own, foe) in
        [([11, 1, 0, 2, 0, 1, 0], [11, 0, 3, 0, 0, 0, 1]), ([13, 0, 0, 0, 0, 1, 1], [14, 0, 0, 0, 0, 0, 1])]
    {
        let [one, two] = [&own, &foe].map(|plain| ALONE.0[usize::from(number_of(plain))]);
        for extra in [false, true] {
            let (mut win, mut draw) = (0.0, 0.0);
            for (first, share) in one.iter().enumerate() {
                for (second, other) in two.iter().enumerate() {
                    let late = if first <= second { second == first } else { first == second + 1 };
                    if extra && late {
                        draw += share * other;
                    } else if first <= second {
                        win += share * other;
                    }
                    pairs += 1;
                }
            }
            let told = ALONE.race(number_of(&own), number_of(&foe), extra);
            assert!((told[0] - win).abs() < 1e-4 && (told[1] - draw).abs() < 1e-4, "{told:?} {win} {draw}");
        }
    }
    assert!(pairs > 0);
}

#[test]
fn only_endings_without_a_formation_are_reckoned() {
    let off = [6, 0, 0, 0, 0, 5, 4];
    assert!(odds(&position(&off, &off), 0, false).is_some());
    assert_eq!(odds(&position(&off, &[0, 3, 3, 3, 3, 3, 0]), 0, false), None, "a formation stands");
    assert_eq!(odds(&position(&[0, 0, 0, 0, 3, 3, 9], &off), 0, false), None, "one is in reach");
    assert!(odds(&position(&[1, 0, 0, 0, 2, 3, 9], &off), 0, false).is_some_and(|odds| odds[0] < 0.1));
    let mut out = position(&off, &off);
    let mut at = *out.men[1].counts();
    at[usize::from(HOME)] -= 1;
    at[usize::from(HOME) - 1] += 1;
    out.men[1] = Men::new(at);
    assert_eq!(odds(&out, 0, false), None, "one is not at home");
    assert!((at_once(&men(&[14, 0, 0, 0, 0, 0, 1])) - 27.0 / 36.0).abs() < 1e-6);
    assert_eq!(at_once(&men(&[0, 15, 0, 0, 0, 0, 0])), 0.0);
}
