//! What is said about the next throw, counted over all 1,296 of them by the table of the rules.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use base::phrase::{Decimal, Phrase};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::options::{Options as _, Values};
use games::game::{Game, Seat};
use games::ludix::{Action, Ludix, Options};
use games::table::Players as _;

use super::{POSITIONS, SILENT, holds, nowhere, number, percent, text, win_chance};

/// The dice of the 14 combinations that make a numeral, and the best one.
const BEST: [(&str, i64); 14] = [
    ("IIIV", 8),
    ("IIIX", 13),
    ("IIVX", 17),
    ("IIXX", 22),
    ("IVXX", 26),
    ("IXXX", 31),
    ("VXXX", 35),
    ("IIIL", 53),
    ("IIVL", 57),
    ("IIXL", 62),
    ("IVXL", 66),
    ("IXXL", 71),
    ("VXXL", 75),
    ("XXXL", 80),
];

/// What all throws bring, one after the other; nothing where they fail.
static THROWS: LazyLock<Vec<Option<i64>>> = LazyLock::new(|| {
    let faces: Vec<char> = "LXXVII".chars().collect();
    let mut all = Vec::new();
    for throw in 0..1296_usize {
        let mut dice: Vec<char> = [1, 6, 36, 216].iter().map(|place| faces[throw / place % 6]).collect();
        dice.sort_by_key(|sign| "IVXL".find(*sign));
        let dice: String = dice.into_iter().collect();
        all.push(BEST.iter().find(|(signs, _)| *signs == dice).map(|(_, value)| *value));
    }
    all
});

/// What a numeral counts, read from the right.
fn value(numeral: &str) -> i64 {
    let count = |sign| match sign {
        'I' => 1,
        'V' => 5,
        'X' => 10,
        'L' => 50,
        other => panic!("{other}"),
    };
    let (mut sum, mut last) = (0, 0);
    for sign in numeral.chars().rev() {
        let worth = count(sign);
        sum += if worth < last { -worth } else { worth };
        last = last.max(worth);
    }
    sum
}

/// What whoever comes last wins who stops so much behind: all ahead, half even.
fn stopped(missing: i64) -> f64 {
    match missing.cmp(&0) {
        Ordering::Less => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 0.0,
    }
}

/// The same of another throw: a failed one banks nothing, and they were behind before.
fn thrown(missing: i64) -> f64 {
    THROWS.iter().flatten().map(|value| best(missing - value)).sum::<f64>() / THROWS.len() as f64
}

/// The better of the two.
fn best(missing: i64) -> f64 {
    static KNOWN: LazyLock<Mutex<HashMap<i64, f64>>> = LazyLock::new(Mutex::default);
    if missing < 0 {
        return 1.0;
    }
    if let Some(best) = KNOWN.lock().unwrap().get(&missing) {
        return *best;
    }
    let best = thrown(missing).max(stopped(missing));
    KNOWN.lock().unwrap().insert(missing, best);
    best
}

/// How likely a turn comes to so much that goes on until then.
fn reaches(missing: i64) -> f64 {
    static KNOWN: LazyLock<Mutex<HashMap<i64, f64>>> = LazyLock::new(Mutex::default);
    if missing <= 0 {
        return 1.0;
    }
    if let Some(known) = KNOWN.lock().unwrap().get(&missing) {
        return *known;
    }
    let chance = THROWS.iter().flatten().map(|value| reaches(missing - value)).sum::<f64>() / THROWS.len() as f64;
    KNOWN.lock().unwrap().insert(missing, chance);
    chance
}

/// Whether strong does the same.
fn is_best(game: &Ludix, seat: Seat, action: &Action) -> bool {
    let judged = Ludix::bot(Level::Strong).judge(game, seat, &mut Luck::new(1).after(0));
    judged[0].action == *action
}

fn check(game: &Ludix, seat: Seat, played: &Action, better: &Action, said: &Phrase) {
    let state = game.state();
    let banked = |seat: usize| state["banked"][seat].as_i64().unwrap();
    let total = state["turn_total"].as_i64().unwrap();
    let own = banked(seat) + total;
    let lead = (0..game.seats()).filter(|other| *other != seat).map(banked).max().unwrap();
    let last = state["last_round"].as_bool().unwrap();
    let good: Vec<i64> = THROWS.iter().copied().flatten().collect();
    let mean = good.iter().sum::<i64>() as f64 / good.len() as f64;
    let part = |count: usize| percent(count as f64 / 1296.0);
    let is = |name: &str, plain: i64| assert_eq!(number(said, name), plain, "{name}: {said:?} {state}");
    let tells = |name: &str, plain: f64| {
        assert_eq!(win_chance(said, name), Decimal::win_chance(plain), "{name}: {said:?} {state}");
    };
    let after = (game.seats() - 1 - seat) as i64;
    let of_strong = |action: &Action| {
        let judged = Ludix::bot(Level::Strong).judge(game, seat, &mut Luck::new(1).after(0));
        judged.iter().find(|one| one.action == *action).unwrap().value
    };
    match said.id.as_ref() {
        "ludix-coach-ahead-throw" => {
            is("makes", part(good.len()));
            is("brings", mean.round() as i64);
        }
        // Before the last round held against the solved game, elsewhere.
        "ludix-coach-ahead-win" => {
            let told = of_strong(better);
            tells("chance", told);
            if last && game.seats() == 2 {
                let plain = match better {
                    Action::Stop => stopped(lead - own),
                    Action::Throw => thrown(lead - own),
                    Action::Numeral(numeral) => best(lead - own - value(&numeral.to_string())),
                };
                assert!((told - plain).abs() < 1e-6, "{told} {plain}: {said:?} {state}");
            }
        }
        "ludix-coach-numeral" => {
            assert_eq!((text(said, "better"), text(said, "played")), (better.to_string(), played.to_string()));
            is("value", value(&better.to_string()));
            is("other", value(&played.to_string()));
            assert!(number(said, "value") > number(said, "other"));
        }
        "ludix-coach-stake-roll" | "ludix-coach-stake-stop" => {
            let (gain, loss) = (good.iter().sum::<i64>(), total * (1296 - good.len() as i64));
            assert_eq!(said.id.ends_with("-roll"), gain > loss, "{said:?}");
            is("total", total);
            is("gain", (gain as f64 / 1296.0).round() as i64);
            is("loss", (loss as f64 / 1296.0).round() as i64);
        }
        "ludix-coach-score-behind" => {
            is("behind", lead - banked(seat));
            assert!(lead > banked(seat) && number(said, "enough") >= total);
        }
        "ludix-coach-score-short" => {
            is("total", total);
            is("behind", lead - own);
            assert!(lead > own && is_best(game, seat, better));
        }
        "ludix-coach-score-crowd" => {
            is("others", game.seats() as i64 - 1);
            assert!(game.seats() > 2 && number(said, "enough") >= total);
        }
        "ludix-coach-score-ahead" => {
            is("ahead", banked(seat) - lead);
            assert!(lead < banked(seat) && number(said, "enough") <= total);
        }
        "ludix-coach-target-near" => {
            assert!(own < 300 && !last);
            is("need", 300 - own);
            is("reaches", percent(reaches(300 - own)));
        }
        "ludix-coach-target-race" => {
            assert!(own < 300 && !last);
            is("others", game.seats() as i64 - 1);
            is("theirs", 300 - lead);
            is("reached", percent(reaches(300 - lead)));
        }
        "ludix-coach-target-wins" => {
            assert!(own >= 300 && own > lead && !last && seat + 1 == game.seats());
            is("banked", own);
        }
        "ludix-coach-target-enough" | "ludix-coach-target-more" => {
            assert!(own > lead && (own >= 300 || last) && seat + 1 < game.seats());
            is("banked", own);
            is("after", after);
            let wins = of_strong(&Action::Stop);
            tells("caught", 1.0 - wins);
            let fails = 1.0 - good.len() as f64 / 1296.0;
            assert!(said.id.ends_with("more") || 1.0 - wins < fails + 0.005, "{said:?} {state}");
            if game.seats() == 2 {
                assert!((1.0 - wins - best(own - lead)).abs() < 1e-6, "{said:?} {state}");
            }
        }
        "ludix-coach-target-safer" => {
            assert!(own > lead && (own >= 300 || last) && after > 0);
            is("banked", own);
            is("fails", 100 - part(good.len()));
            let (wins, again) = (of_strong(&Action::Stop), of_strong(&Action::Throw));
            tells("wins", wins);
            tells("again", again);
        }
        "ludix-coach-target-close" => {
            assert!(own < 300 && !last && (own >= 225 || after == 0 && own >= 200), "{said:?} {state}");
            is("need", 300 - own);
            is("after", after);
        }
        "ludix-coach-target-crowd" => {
            assert!(own < 300 && !last && game.seats() > 2);
            is("others", game.seats() as i64 - 1);
        }
        "ludix-coach-final-behind" => {
            assert!(last && own < lead);
            is("banked", own);
            is("lead", lead);
            if game.seats() == 2 {
                tells("wins", thrown(lead - own));
            }
        }
        "ludix-coach-final-level" => {
            assert!(last && own == lead);
            is("banked", own);
            if game.seats() == 2 {
                tells("wins", thrown(0));
            }
        }
        "ludix-coach-final-ahead" => {
            assert!(last && own > lead && seat + 1 == game.seats());
            is("banked", own);
            is("lead", lead);
        }
        SILENT => {}
        other => panic!("{other} is not checked"),
    }
}

#[test]
fn what_is_said_of_the_next_throw_is_counted_so() {
    let options = Options::read(&Values::new()).unwrap();
    let four = holds::<Ludix>(&options, 4, POSITIONS, check, nowhere);
    assert!(four.0.contains_key("ludix-coach-score-crowd"), "{four:?}");
    let heard = holds::<Ludix>(&options, 2, 5 * POSITIONS, check, nowhere);
    heard.all(&[
        "ludix-coach-ahead-throw",
        "ludix-coach-ahead-win",
        "ludix-coach-final-ahead",
        "ludix-coach-final-behind",
        "ludix-coach-final-level",
        "ludix-coach-numeral",
        "ludix-coach-score-ahead",
        "ludix-coach-score-behind",
        "ludix-coach-score-short",
        "ludix-coach-stake-roll",
        "ludix-coach-stake-stop",
        "ludix-coach-target-close",
        "ludix-coach-target-enough",
        "ludix-coach-target-more",
        "ludix-coach-target-near",
        "ludix-coach-target-race",
        "ludix-coach-target-safer",
        "ludix-coach-target-wins",
        SILENT,
    ]);
}
