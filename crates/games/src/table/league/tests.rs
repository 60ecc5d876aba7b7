#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by ending")]

use super::*;
use crate::null::Null;
use crate::table::Of;

fn league(games: u64) -> League {
    League { options: Values::new(), levels: Level::USUAL.to_vec(), games, luck: Luck::new(7) }
}

fn play(league: &League, threads: usize) -> LeagueResult {
    league.play(Of::<Null>::TITLE, NonZero::new(threads).unwrap(), &|_| {}).unwrap()
}

#[test]
fn every_two_levels_meet_and_the_same_comes_of_it_on_any_number_of_threads() {
    let played = play(&league(40), 1);
    let met: Vec<&[Level]> = played.meetings.iter().map(|meeting| &*meeting.levels).collect();
    let [easy, medium, strong] = Level::USUAL;
    assert_eq!(met, [[easy, medium], [easy, strong], [medium, strong]]);
    assert!(played.meetings.iter().all(|meeting| meeting.tally.games == 40));
    assert_eq!(played, play(&league(40), 4));
    assert_eq!(league(40).matches(Of::<Null>::TITLE), Ok(120));
}

#[test]
fn who_plays_alike_is_rated_alike() {
    // All levels of the null game decide at random.
    for rating in play(&league(2_000), 2).ratings {
        assert!((rating.points - MEDIUM).abs() <= 3.0 * rating.error, "{rating:?}");
    }
}
