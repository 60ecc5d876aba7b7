use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use skillratings::glicko2::decay_deviation;

use super::*;

/// Matches of so many days among five, of whom the first wins twice as often as anybody else.
fn played(seed: u64, days: i64) -> Vec<Finished<u32>> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut matches = Vec::new();
    for day in 0..days {
        for _ in 0..rng.random_range(1..6) {
            let mut who: Vec<u32> = (0..5).collect();
            who.shuffle(&mut rng);
            who.truncate(rng.random_range(2..5));
            let chances: u32 = who.iter().map(|one| if *one == 0 { 2 } else { 1 }).sum();
            let mut drawn = rng.random_range(0..chances);
            let wins = |one: &u32| {
                let share = if *one == 0 { 2 } else { 1 };
                let won = drawn < share;
                drawn = if won { u32::MAX } else { drawn - share };
                won
            };
            let won: Vec<bool> = who.iter().map(wins).collect();
            matches.push(Finished {
                day: Some(Day(day * 3)),
                seats: who.into_iter().zip(won.into_iter().map(end)).collect(),
            });
        }
    }
    matches
}

fn end(won: bool) -> End {
    if won { End::Won } else { End::Lost(None) }
}

fn ended(seats: &[(u32, bool)]) -> Vec<(u32, End)> {
    seats.iter().map(|(who, won)| (*who, end(*won))).collect()
}

fn one(day: i64, seats: &[(u32, bool)]) -> Finished<u32> {
    Finished { day: Some(Day(day)), seats: ended(seats) }
}

#[test]
fn those_who_lose_are_told_apart_where_their_scores_tell_them() {
    let lost = |score| End::Lost(Some(score));
    let seats = vec![(0, End::Won), (1, lost(40)), (2, lost(12)), (3, lost(12))];
    let rated = ratings(vec![Finished { day: Some(Day(0)), seats }], Day(0));
    assert!(rated[&0].rating > rated[&1].rating && rated[&1].rating > rated[&2].rating, "{rated:?}");
    assert_eq!(rated[&2], rated[&3], "as many points are even");
    // Nobody rises by another losing: what one wins the others lose.
    let sum: f64 = rated.values().map(|rating| rating.rating - 1500.0).sum();
    assert!(sum.abs() < 1.0, "{sum}");
}

#[test]
fn the_order_of_what_is_given_does_not_matter() {
    let matches = played(1, 60);
    let rated = ratings(matches.clone(), Day(200));
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..20 {
        let mut other = matches.clone();
        other.shuffle(&mut rng);
        assert!(ratings(other, Day(200)) == rated);
    }
}

#[test]
fn whoever_wins_more_often_is_rated_higher() {
    // Twice as often is 120 points or so, and a rating errs by as much at times: on average it does not.
    let lead = |seed| {
        let rated = ratings(played(seed, 100), Day(300));
        rated[&0].rating - (1..5).map(|other| rated[&other].rating).sum::<f64>() / 4.0
    };
    let leads: Vec<f64> = (0..20).map(lead).collect();
    let mean = leads.iter().sum::<f64>() / 20.0;
    assert!((70.0..170.0).contains(&mean), "{mean}: {leads:?}");
    // Who always wins is ahead of all at once.
    let all = (0..30).map(|day| one(day, &[(0, true), (1, false), (2, false)])).collect();
    let rated = ratings(all, Day(30));
    assert!(rated[&0].rating > rated[&1].rating + 300.0);
    let rated = ratings(vec![one(0, &[(0, true), (1, false), (2, false)])], Day(0));
    assert!(rated[&0].rating > 1500.0 && rated[&1].rating < 1500.0);
    assert_eq!(rated[&1], rated[&2], "of those who lose nothing is said");
}

#[test]
fn a_rating_is_surer_with_every_day_played_and_less_sure_with_every_day_idle() {
    let mut matches = Vec::new();
    let mut before = UNKNOWN;
    for day in 0..12 {
        let wins = day % 2 == 0;
        matches.extend((0..4).map(|_| one(day, &[(0, wins), (1, !wins)])));
        let now = ratings(matches.clone(), Day(day))[&0].deviation;
        assert!(now < before, "day {day}: {now} after {before}");
        before = now;
    }
    for idle in 1..400 {
        let later = ratings(matches.clone(), Day(11 + idle))[&0].deviation;
        assert!(later > before && later <= UNKNOWN, "{idle} days later: {later} after {before}");
        before = later;
    }
    assert!(ratings(matches, Day(1_000_000))[&0].deviation >= UNKNOWN - 1e-9);
}

#[test]
fn idle_days_grow_as_the_crate_has_it() {
    let mut step = Glicko2Rating { rating: 1600.0, deviation: 50.0, volatility: 0.06 };
    let start = step;
    for days in 1..500 {
        step = decay_deviation(&step);
        assert!((grown(start, days).deviation - step.deviation).abs() < 1e-6, "{days} days");
    }
}

#[test]
fn the_example_of_the_paper_comes_out() {
    // Glickman, "Example calculation": 1500 (200) wins against 1400 (30), loses against 1550 (100) and 1700 (300).
    let mut all: Vec<Rated> = [(1500.0, 200.0), (1400.0, 30.0), (1550.0, 100.0), (1700.0, 300.0)]
        .into_iter()
        .map(|(rating, deviation)| Rated {
            now: Glicko2Rating { rating, deviation, volatility: 0.06 },
            ..Rated::default()
        })
        .collect();
    let places = (0..4_u32).map(|who| (who, who as usize)).collect();
    let day = [(1, true), (2, false), (3, false)].map(|(other, won)| one(0, &[(0, won), (other, !won)]));
    rate(&mut all, &places, &day);
    let Glicko2Rating { rating, deviation, .. } = all[0].now;
    assert!((rating - 1464.06).abs() < 0.01 && (deviation - 151.52).abs() < 0.01, "{rating} {deviation}");
}

#[test]
fn what_says_nothing_is_not_counted() {
    let none = [one(0, &[(0, true)]), one(0, &[(1, true), (1, false)]), one(0, &[(2, false), (3, false)]), one(0, &[])];
    assert_eq!(ratings(none.to_vec(), Day(9)), BTreeMap::new());
    let shared = ratings(vec![one(0, &[(0, true), (1, true)])], Day(0));
    assert_eq!((shared[&0].rating, shared[&0].matches), (1500.0, 1), "even, and known a little better");
    assert!(shared[&0].deviation < UNKNOWN);
}

#[test]
fn matches_without_a_date_come_first_and_count_as_one_day() {
    let undated = |seats: &[(u32, bool)]| Finished { day: None, seats: ended(seats) };
    let matches =
        vec![one(5, &[(0, true), (1, false)]), undated(&[(1, true), (0, false)]), undated(&[(0, true), (2, false)])];
    let rated = ratings(matches, Day(5));
    let days: Vec<Option<Day>> = rated[&0].course.iter().map(|(day, _)| *day).collect();
    assert_eq!(days, [None, Some(Day(5))]);
    assert_eq!(rated[&0].matches, 3);
}
