//! Each number of the page is what `optimum` and `hint` say of a match that stands so.

#![allow(clippy::unwrap_used, clippy::panic)]

use super::super::bots;
use super::super::options::Options;
use super::super::rules::{Action, Ludix};
use super::*;
use crate::game::bot::Level;
use crate::game::chance::Luck;
use crate::game::options::{Options as _, Values};
use crate::game::{Event, Face, Game};
use crate::table::Players;

/// What some throws come to, best read.
const THROWS: [(&str, usize); 5] = [("XXXL", 80), ("VIXL", 66), ("IIXX", 22), ("IIVX", 17), ("IIIV", 8)];

/// Throws that come to so many points; none where these do not.
fn throws(points: usize) -> Option<Vec<&'static str>> {
    let mut ways: Vec<Option<Vec<&str>>> = vec![Some(Vec::new())];
    for sum in 1..=points {
        let way = THROWS.iter().filter_map(|(dice, value)| {
            let before = ways[sum.checked_sub(*value)?].as_ref()?;
            Some([before.as_slice(), &[*dice]].concat())
        });
        let way = way.min_by_key(Vec::len);
        ways.push(way);
    }
    ways.swap_remove(points)
}

fn throw(game: &mut Ludix, dice: &str) {
    game.apply(&Event::Roll(dice.chars().map(Face::Letter).collect())).unwrap();
}

/// The same where the turn has come to so many points, at which it is to be decided.
fn come_to(game: &Ludix, points: usize) -> Option<Ludix> {
    let (mut game, dice) = (game.clone(), throws(points).filter(|dice| !dice.is_empty())?);
    for (count, dice) in dice.iter().enumerate() {
        if count > 0 {
            game.act(game.seat(), &Action::Throw);
        }
        throw(&mut game, dice);
    }
    assert_eq!(game.turn_total() as usize, points);
    Some(game)
}

/// A match after turns that brought so much, one after the other.
fn after(turns: &[usize]) -> Ludix {
    let values = Values::from([("arrange".to_owned(), "best".to_owned())]);
    let mut game = Ludix::start(&Options::read(&values).unwrap(), 2);
    for points in turns {
        if *points == 0 {
            throw(&mut game, "XXXX");
            continue;
        }
        game = come_to(&game, *points).unwrap();
        game.act(game.seat(), &Action::Stop);
    }
    game
}

/// What the hint says that an action is worth.
fn worth(game: &Ludix, action: Action) -> f64 {
    let judged = Ludix::bot(Level::Strong).judge(game, game.seat(), &mut Luck::new(1).thought(0));
    judged.into_iter().find(|candidate| candidate.action == action).unwrap().value
}

fn stops_there(game: &Ludix) -> bool {
    worth(game, Action::Stop) >= worth(game, Action::Throw)
}

/// What a table says, row by row; what stands in two lines of a cell in one piece.
fn rows(table: &Drawing) -> Vec<Vec<String>> {
    let totals: Vec<usize> = (0..TOTALS).step_by(STEP).collect();
    let mut words: Vec<String> = Vec::new();
    for word in table.words() {
        match words.last_mut().filter(|_| word.starts_with('–')) {
            Some(last) => last.push_str(word),
            None => words.push(word.to_owned()),
        }
    }
    let cells = words[words.len() - totals.len() * (totals.len() + 1)..].chunks(totals.len() + 1);
    let rows = cells.zip(&totals).map(|(row, other)| {
        assert_eq!(row[0], other.to_string());
        row[1..].to_vec()
    });
    rows.collect()
}

/// The match of a cell, and what stands there.
fn cells(table: &Drawing) -> impl Iterator<Item = (usize, usize, String)> {
    rows(table).into_iter().enumerate().flat_map(|(row, cells)| {
        cells.into_iter().enumerate().map(move |(column, words)| (column * STEP, row * STEP, words))
    })
}

#[test]
fn the_hint_stops_where_the_tables_say_so() {
    let mut asked = 0;
    for (is_second, turn) in [(false, first as fn(usize, usize) -> ScoreState), (true, second)] {
        for (own, other, words) in cells(&stops(turn, Lang::En)) {
            let game = if is_second { after(&[other, own, 0]) } else { after(&[own, other]) };
            assert_eq!(game.banked()[game.seat()] as usize, own);
            let (from, to) = words.split_once('–').map_or((words.as_str(), None), |(from, to)| (from, Some(to)));
            let from: usize = from.parse().unwrap();
            let to: Option<usize> = to.map(|to| to.parse().unwrap());
            let ends = to.unwrap_or(from + 60);
            let places = [1, 10, from / 2].into_iter().chain(from - 3..from + 4).chain(ends - 2..ends + 9);
            for points in places {
                let Some(game) = come_to(&game, points) else { continue };
                // Beyond the point from which it goes on again, now the one is better, now the other.
                if to.is_some_and(|to| points > to + 1) || own + from >= TOTALS && points > from {
                    continue;
                }
                let says = points >= from && to.is_none_or(|to| points <= to);
                assert_eq!(stops_there(&game), says, "{own}:{other} with {points}: {words}");
                asked += 1;
            }
        }
    }
    assert!(asked > 2_000, "{asked}");
}

#[test]
fn the_hint_knows_the_worth_of_each_score() {
    let mut asked = 0;
    for (own, other, words) in cells(&worths(Lang::En)) {
        // Whoever stops leaves the other the rest; with nothing nobody can.
        let Some(game) = come_to(&after(&[own]), other) else { continue };
        let chance = 1.0 - worth(&game, Action::Stop);
        assert_eq!(words, Lang::En.decimal(chance * 100.0, 0), "{own}:{other}");
        asked += 1;
    }
    assert_eq!(asked, 11 * 12);
}

#[test]
fn the_lines_are_what_the_hint_says_of_a_turn() {
    let Curves { curves, mark, .. } = one_turn(Lang::En);
    let (low, high) = alike();
    let (begin, last) = (after(&[]), after(&[100, TOTALS - 200, 200]));
    let caught = &catching_up(Lang::En).curves[0].points;
    let mut asked = 0;
    for points in 1..FAR {
        let Some(game) = come_to(&begin, points) else { continue };
        let [stop, throw] = [Action::Stop, Action::Throw].map(|action| worth(&game, action));
        assert!((curves[0].points[points].1 - stop).abs() < 1e-9 && (curves[1].points[points].1 - throw).abs() < 1e-9);
        assert_eq!((low..=high).contains(&points), (stop - throw).abs() < 0.01, "{points}");
        assert_eq!(points as f64 >= mark.as_ref().unwrap().0, stop >= throw, "{points}");
        let Some(behind) = 200_usize.checked_sub(points) else { continue };
        let game = come_to(&last, points).unwrap();
        assert!((caught[behind].1 - worth(&game, Action::Throw)).abs() < 1e-9, "{behind} behind");
        asked += 1;
    }
    assert!(asked > 100, "{asked}");
}

#[test]
fn the_page_begins_with_the_optimum() {
    let optimum = bots::optimum(&Values::new()).unwrap().unwrap();
    let [Block::Text(about), ..] = &page(Lang::En)[..] else { panic!("it begins with words") };
    assert!(Lang::En.say(about).contains(&Lang::En.decimal(optimum.value * 100.0, 1)));
}

#[test]
fn from_where_the_page_says_so_no_turn_is_stopped_short_of_the_target() {
    let all = |own: std::ops::Range<usize>, other: std::ops::Range<usize>, turn: fn(usize, usize) -> ScoreState| {
        own.clone().flat_map(|own| other.clone().map(move |other| Stops::of(turn(own, other)).ends)).all(|ends| ends)
    };
    assert!(all(NEAR..TOTALS, 0..TOTALS, second) && all(NEAR_FIRST..TOTALS, 0..TOTALS, first));
    assert!(all(0..TOTALS, NEAR_THEIRS..TOTALS, first));
}
