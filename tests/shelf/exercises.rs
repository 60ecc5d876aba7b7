//! What holds for every exercise that is shipped: it can be asked, one decision is the best and stays it, beyond doubt; they
//! are many, and go from easy to hard.

use std::collections::BTreeSet;

use club::exercise::{self, Deck, Exercise};
use club::slip::{self, SlipPosition};
use club::store::slips::Slip;
use games::game::bot::{Level, Mark};
use games::table::Stake;
use games::table::review::Judged;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// So many there are at least, of each game with decisions and of the pub games together.
const LEAST: usize = 100;
/// By so many standard errors the best decision is better.
const BEYOND: f64 = 2.0;
/// Of so many, one is judged anew.
const SAMPLE: usize = 9;

fn deck(key: &str) -> &'static Deck {
    exercise::all().iter().find(|deck| deck.key == key).unwrap()
}

fn whole(deck: &Deck) -> Vec<Exercise> {
    deck.traces().map(|trace| exercise::find(trace).unwrap()).collect()
}

#[test]
fn there_are_a_hundred_of_each_game_from_easy_to_hard_and_none_twice() {
    let mut known = BTreeSet::new();
    for deck in exercise::all() {
        let all = whole(deck);
        assert!(all.len() >= LEAST, "{}: {}", deck.key, all.len());
        assert!(all.is_sorted_by(|one, other| one.rank() <= other.rank()), "{}", deck.key);
        assert!(deck.traces().all(|trace| known.insert(trace)), "{}: one is there twice", deck.key);
        let hard = all.iter().filter(|one| one.wrong > 0.5).count();
        assert!((5..all.len() - 5).contains(&hard), "{}: {hard} hard ones", deck.key);
    }
    let games: BTreeSet<_> = whole(deck("tavern")).into_iter().map(|one| one.slip.game).collect();
    assert_eq!(games.len(), 5, "{games:?}: the others leave no choice, or none that counts");
    let bytes = std::fs::read_dir("assets/exercises").unwrap().map(|file| file.unwrap().metadata().unwrap().len());
    assert!(bytes.sum::<u64>() < 400_000);
}

#[test]
fn each_can_be_asked_and_is_known_by_what_stood() {
    for deck in exercise::all() {
        for one in whole(deck) {
            let name = format!("{} {}", one.slip.game, one.slip.trace);
            let asked = SlipPosition::of(one.slip.clone()).unwrap_or_else(|why| panic!("{name}: {why:?}"));
            let table = asked.table().unwrap();
            let [_, mistake, _] = table.scale().limits();
            assert!(table.turn().to_act().contains(&asked.slip.seat), "{name}: whose turn it is");
            assert_eq!(table.header().person(), Some(asked.slip.seat), "{name}");
            assert_eq!(asked.best(), asked.slip.played, "{name}");
            // Under whatever names, one is the best, and nothing else is good.
            // As rounded as they are written.
            let of = |cost: f64| asked.slip.candidates.iter().filter(|(one, _)| asked.cost(one) >= cost).count();
            assert!(of(mistake - 2e-4) > 0 && of(mistake - 2e-4) == of(f64::MIN_POSITIVE), "{name}");
            let costs = asked.slip.candidates.iter().map(|(one, _)| asked.cost(one)).filter(|cost| *cost > 0.0);
            let nearest = table.scale().mark(costs.fold(f64::INFINITY, f64::min));
            assert!(asked.slip.mark == nearest.word(), "{name}: {nearest:?}");
            let look = one.look;
            assert!(look.ahead > 0.0 && look.ahead >= BEYOND * look.error, "{name}: {look:?}");
            assert!(look.trials >= LEAST as u32 || (look.trials == 0 && look.error == 0.0), "{name}: {look:?}");
            let known = asked.slip.candidates.iter().filter(|(one, _)| asked.cost(one) == 0.0).any(|(one, _)| {
                // In the match it may have been called by another of its names.
                let made = SlipPosition::of(Slip { played: one.clone(), ..asked.slip.clone() }).unwrap();
                let again = slip::of(&*made.then().unwrap(), made.events.len(), &judged(&made.slip));
                (again.trace, &again.events) == (asked.slip.trace, &asked.slip.events)
            });
            assert!(known, "{name}");
        }
    }
}

fn judged(slip: &Slip) -> Judged {
    Judged {
        seat: slip.seat,
        played: slip.played.clone(),
        worth: 0.0,
        other: String::new(),
        other_worth: 0.0,
        mark: Mark::Good,
        candidates: Vec::new(),
        share: 1.0,
        stake: Stake::default(),
    }
}

/// Whether strong players still say the same of some of them: whoever changes one learns here that they are to be found
/// anew.
fn strong_still_finds(key: &str) {
    for one in whole(deck(key)).into_iter().step_by(SAMPLE) {
        let asked = SlipPosition::of(one.slip).unwrap();
        let (table, seat) = (asked.table().unwrap(), asked.slip.seat);
        let thought = table.judging(seat, Level::Strong)(&mut ChaCha8Rng::seed_from_u64(1));
        let limits = table.scale().limits();
        for (decision, _) in &asked.slip.candidates {
            let cost = thought.cost(decision).unwrap();
            assert!((cost - asked.cost(decision)).abs() < limits[0] / 10.0, "{key} {decision}: {cost}");
        }
        let choice = table.listed(seat, &thought.choice).unwrap();
        assert_eq!(asked.cost(&choice), 0.0, "{key}: {choice} for {}", asked.best());
    }
}

#[test]
fn strong_still_finds_the_best_of_namaste_and_ludix() {
    ["namaste", "ludix"].into_iter().for_each(strong_still_finds);
}

#[test]
fn strong_still_finds_the_best_of_dre13ehn_and_the_pub_games() {
    ["dre13ehn", "tavern"].into_iter().for_each(strong_still_finds);
}

#[test]
fn strong_still_finds_the_best_of_kvatrutafl() {
    strong_still_finds("kvatrutafl");
}
