//! What the computer players do, in positions that tell them apart.

#![allow(clippy::unwrap_used, clippy::panic)]

use super::super::options::Options;
use super::*;
use crate::game::bot::Candidate;
use crate::game::chance::Luck;
use crate::game::options::Values;
use crate::game::{Event, Face, Turn};

fn start(seats: usize, arrange: &str) -> Ludix {
    let values = Values::from([("arrange".to_owned(), arrange.to_owned())]);
    Ludix::start(&Options::read(&values).unwrap(), seats)
}

fn throw(game: &mut Ludix, dice: &str) {
    game.apply(&Event::Roll(dice.chars().map(Face::Letter).collect())).unwrap();
}

/// A turn that banks what these dice make, or fails.
fn take(game: &mut Ludix, dice: &[&str]) {
    for (count, dice) in dice.iter().enumerate() {
        if count > 0 {
            game.act(game.seat(), &Action::Throw);
        }
        throw(game, dice);
    }
    if game.failure().is_none() {
        game.act(game.seat(), &Action::Stop);
    }
}

fn chooses(game: &Ludix, level: Level) -> String {
    Ludix::bot(level).choose(game, game.seat(), &mut Luck::new(1).thought(0)).to_string()
}

fn judges(game: &Ludix) -> Vec<Candidate<Action>> {
    Strong.judge(game, game.seat(), &mut Luck::new(1).thought(0))
}

/// Plays a match between players of these levels; who wins.
fn winners(levels: &[Level], luck: Luck) -> Vec<Seat> {
    let mut game = start(levels.len(), "best");
    let (mut dice, mut thought) = (luck.after(0), luck.thought(0));
    loop {
        match game.turn() {
            Turn::Roll(due) | Turn::Faces(due) => game.roll(&due.draw(&mut dice)),
            Turn::Seats(seats) => {
                let action = Ludix::bot(levels[seats[0]]).choose(&game, seats[0], &mut thought);
                game.act(seats[0], &action);
            }
            Turn::Over(winners) => return winners,
        }
    }
}

#[test]
fn medium_stops_with_110_and_reads_the_best() {
    let mut game = start(2, "player");
    throw(&mut game, "IXXL");
    assert_eq!(chooses(&game, Level::Medium), "LXXI");
    let mut game = start(2, "best");
    throw(&mut game, "XXXL");
    assert_eq!(chooses(&game, Level::Medium), "throw");
    game.act(0, &Action::Throw);
    throw(&mut game, "IXXX");
    assert_eq!((game.turn_total(), chooses(&game, Level::Medium)), (111, "stop".to_owned()));
}

#[test]
fn medium_stops_with_less_where_that_wins_at_once() {
    let mut game = start(2, "best");
    for dice in [&["XXXL"; 3][..], &["XXXL", "XXXL", "XXXL", "IIXX"], &["XXXL"]] {
        take(&mut game, dice);
    }
    throw(&mut game, "XXXL");
    assert_eq!((game.banked(), game.turn_total()), (&[320, 262][..], 80));
    assert_eq!(chooses(&game, Level::Medium), "stop");
}

#[test]
fn easy_reads_and_stops_now_so_now_so() {
    let mut game = start(2, "player");
    throw(&mut game, "IVXL");
    let bot = Ludix::bot(Level::Easy);
    let mut rng = Luck::new(1).thought(0);
    let mut all = |game: &Ludix| {
        let mut seen: Vec<String> = (0..60).map(|_| bot.choose(game, 0, &mut rng).to_string()).collect();
        seen.sort();
        seen.dedup();
        seen
    };
    assert_eq!(all(&game), ["LXIV", "LXVI", "XLIV", "XLVI"]);
    game.act(0, &game.legal(0)[0]);
    assert_eq!(all(&game), ["stop", "throw"]);
    game.act(0, &Action::Throw);
    throw(&mut game, "XXXX");
    game = start(2, "best");
    throw(&mut game, "IIIV");
    assert_eq!(all(&game), ["throw"], "8 points are not even enough for the timid");
}

#[test]
fn strong_says_of_two_what_stopping_and_throwing_are_worth() {
    let mut game = start(2, "best");
    throw(&mut game, "XXXL");
    let judged = judges(&game);
    assert_eq!([judged[0].action, judged[1].action], [Action::Throw, Action::Stop]);
    assert!(0.45 < judged[1].value && judged[1].value < judged[0].value && judged[0].value < 0.6, "{judged:?}");
    game = start(2, "player");
    throw(&mut game, "IVXL");
    let read: Vec<String> = judges(&game).iter().map(|one| one.action.to_string()).collect();
    assert_eq!(read, ["LXVI", "LXIV", "XLVI", "XLIV"]);
    assert_eq!(chooses(&game, Level::Strong), "LXVI");
}

#[test]
fn of_two_the_last_throws_until_the_other_is_overtaken() {
    let mut game = start(2, "best");
    take(&mut game, &["XXXL", "XXXL", "XXXL", "XXXL"]);
    throw(&mut game, "XXXL");
    for _ in 0..3 {
        assert_eq!(chooses(&game, Level::Strong), "throw");
        assert_eq!(judges(&game)[1].value, 0.0, "who stops has lost");
        game.act(1, &Action::Throw);
        throw(&mut game, "XXXL");
    }
    let [more, shared] = [0, 1].map(|place| judges(&game)[place].value);
    assert_eq!((chooses(&game, Level::Strong).as_str(), shared), ("throw", 0.5), "both have 320");
    assert!((more - 928.0 / 1296.0).abs() < 1e-12, "{more}");
    game.act(1, &Action::Throw);
    throw(&mut game, "IIIV");
    assert_eq!((chooses(&game, Level::Strong).as_str(), judges(&game)[0].value), ("stop", 1.0));
}

#[test]
fn among_more_the_last_throws_until_all_are_overtaken_and_others_weigh_who_still_plays() {
    let fails = ["IIII"];
    let mut game = start(4, "best");
    take(&mut game, &["XXXL", "XXXL", "XXXL", "XXXL"]);
    take(&mut game, &fails);
    throw(&mut game, "XXXL");
    for _ in 0..4 {
        assert_eq!(chooses(&game, Level::Strong), "throw", "with {} against 320", game.turn_total());
        game.act(2, &Action::Throw);
        throw(&mut game, "XXXL");
    }
    assert_eq!(game.turn_total(), 400);
    assert_eq!(chooses(&game, Level::Strong), "stop", "seat 3 has nothing yet");
    game.act(2, &Action::Stop);
    throw(&mut game, "XXXL");
    for _ in 0..5 {
        assert_eq!(chooses(&game, Level::Strong), "throw", "with {} against 400", game.turn_total());
        game.act(3, &Action::Throw);
        throw(&mut game, "XXXL");
    }
    assert_eq!((game.turn_total(), chooses(&game, Level::Strong).as_str()), (480, "stop"));
    assert_eq!(judges(&game)[0].value, 1.0, "nobody comes after that");
}

#[test]
fn strong_wins_more_than_its_share_from_two_who_stop_at_110() {
    const MATCHES: u64 = 600;
    let mut won = 0.0;
    for number in 0..MATCHES {
        let seat = (number % 3) as usize;
        let mut levels = [Level::Medium; 3];
        levels[seat] = Level::Strong;
        let winners = winners(&levels, Luck::new(7).nth(number));
        won += if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    assert!(won > 0.36 * MATCHES as f64, "{won} of {MATCHES}");
}

#[test]
fn the_luck_of_a_throw_is_nothing_on_average_and_what_one_gains_the_other_loses() {
    let mut game = start(2, "player");
    throw(&mut game, "XXXL");
    game.act(0, &game.legal(0)[0]);
    game.act(0, &Action::Throw);
    let Turn::Roll(due) = game.turn() else { panic!("dice are due") };
    let mut rng = Luck::new(1).thought(0);
    let mut mean = 0.0;
    for (faces, odds) in due.outcomes() {
        let luck = Strong.luck(&game, &faces, &mut rng).unwrap();
        assert!((luck[0] + luck[1]).abs() < 1e-12);
        let mut after = game.clone();
        after.roll(&faces);
        assert!(after.failure().is_none() || luck[0] < -0.1, "{faces:?} loses 80 points");
        mean += odds * luck[0];
    }
    assert!(mean.abs() < 1e-9, "{mean}");
}

/// How often strong players win matches of so many, told by the chance they gave themselves: for each tenth, how many
/// decisions there were, what they hoped for together, what they won.
fn hoped_and_won(seats: usize, matches: u64) -> [(f64, f64, f64); 10] {
    let mut tenths = [(0.0, 0.0, 0.0); 10];
    for seed in 0..matches {
        let (luck, mut game, mut hopes) = (Luck::new(seed), start(seats, "best"), Vec::new());
        let mut dice = luck.after(0);
        let winners = loop {
            match game.turn() {
                Turn::Roll(due) | Turn::Faces(due) => game.roll(&due.draw(&mut dice)),
                Turn::Seats(seats) => {
                    let judged = judges(&game);
                    hopes.push((seats[0], judged[0].value));
                    game.act(seats[0], &judged[0].action);
                }
                Turn::Over(winners) => break winners,
            }
        };
        for (seat, hope) in hopes {
            let tenth = &mut tenths[((hope * 10.0) as usize).min(9)];
            let won = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            *tenth = (tenth.0 + 1.0, tenth.1 + hope, tenth.2 + won);
        }
    }
    tenths
}

#[test]
fn what_the_strong_player_hopes_for_among_several_is_about_what_it_wins() {
    for seats in [3, 5] {
        let tenths = hoped_and_won(seats, 400);
        for (count, hoped, won) in tenths.into_iter().filter(|(count, ..)| *count > 1_000.0) {
            let (hoped, won) = (hoped / count, won / count);
            assert!((hoped - won).abs() < 0.06, "{seats}: {hoped} hoped for, {won} won of {count}");
        }
    }
}
