//! The book against the rules, as a whole.

#![allow(clippy::unwrap_used, reason = "a test says what went wrong by ending")]

use super::super::{Learned, STRONG, SearchLimits, think};
use super::*;
use crate::game::bot::Bot as _;
use crate::game::chance::Luck;
use crate::game::options::{Options as _, Values};
use crate::game::{Face, Game as _};
use crate::kvatrutafl::Kvatrutafl;
use crate::kvatrutafl::options::Options;

fn throws() -> impl Iterator<Item = [u8; 2]> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| [high, low]))
}

/// All that is known there is a turn, and the best comes first.
fn holds(begun: &LegalTurn) -> usize {
    let (all, mut finder) = (known(begun), Finder::default());
    let turns = finder.turns(begun, |_| true);
    for one in all {
        assert!(turns.iter().any(|turn| turn.line.steps == one.steps && turn.declare.is_none()), "{begun:?} {one:?}");
        assert!(one.worth.abs() < 3.0 && one.error < 0.1, "{one:?}");
    }
    assert!(all.is_sorted_by(|one, next| one.worth >= next.worth), "{all:?}");
    // What is worse beyond doubt may be missing, where there are many; never the only ones.
    assert!(all.len() == turns.len().min(5) || turns.len() == 1 && all.is_empty(), "{begun:?}");
    turns.len()
}

#[test]
fn every_first_throw_and_every_answer_that_leaves_a_choice_is_known() {
    for first in throws().filter(|[high, low]| high > low) {
        let begun = LegalTurn::new(Position::start(), 0, first);
        assert!(holds(&begun) > 1);
        let after = after(&begun, &known(&begun)[0]).unwrap();
        throws().for_each(|answer| {
            holds(&LegalTurn::new(after, 1, answer));
        });
    }
    assert_eq!(read(SHIPPED).unwrap().len(), SHIPPED.lines().count());
}

#[test]
fn it_is_the_same_whoever_begins_and_in_whatever_order_the_dice_lie() {
    let begun = |seat, dice| LegalTurn::new(Position::start(), seat, dice);
    assert_eq!(known(&begun(0, [6, 5])), known(&begun(1, [5, 6])));
    let [white, black] = [0, 1].map(|seat| {
        let turn = &known(&begun(seat, [6, 5]))[0];
        after(&begun(seat, [6, 5]), turn).unwrap()
    });
    assert_eq!(known(&LegalTurn::new(white, 1, [3, 1])), known(&LegalTurn::new(black, 0, [3, 1])));
    assert!(!known(&LegalTurn::new(white, 1, [3, 1])).is_empty());
}

#[test]
fn what_is_no_book_is_none() {
    assert!(read("6-5 3-1: m-n m-p +0.1 0.01").is_none(), "an answer to nothing");
    assert!(read("6-5: a-f a-g +0.1").is_none());
    assert!(read("6-5: a-f a-g +0.1 0.01; a-y 0.0 0.01").is_none());
    assert_eq!(read("6-5: a-f a-g +0.1 0.01").unwrap().len(), 1);
}

#[test]
#[ignore = "measures for half a minute what docs/levels.md tells"]
fn what_strong_finds_by_itself_is_nearly_as_good() {
    let player = Learned { net: think::SHIPPED.as_ref().unwrap(), limits: SearchLimits { book: false, ..STRONG } };
    let lost = |game: &Kvatrutafl| {
        let all = known(&game.line().unwrap());
        let chosen = player.choose(game, 0, &mut Luck::new(0).thought(0));
        let found = all.iter().find(|one| one.steps == chosen.steps);
        (!all.is_empty()).then(|| all[0].worth - found.unwrap().worth)
    };
    let mut all = Vec::new();
    for first in throws().filter(|[high, low]| high > low) {
        let mut game = Kvatrutafl::start(&Options::read(&Values::new()).unwrap(), 2);
        game.roll(&first.map(Face::Number));
        all.extend(lost(&game));
        game.act(0, &Action { seat: 0, steps: known(&game.line().unwrap())[0].steps, declare: None });
        for answer in throws() {
            let mut game = game.clone();
            game.roll(&answer.map(Face::Number));
            all.extend(lost(&game));
        }
    }
    let otherwise: Vec<f32> = all.iter().copied().filter(|lost| *lost > 0.0).collect();
    assert_eq!((all.len(), otherwise.len()), (240, 35));
    let mean = otherwise.iter().sum::<f32>() / otherwise.len() as f32;
    assert!((0.0175..0.0185).contains(&mean) && otherwise.iter().all(|lost| *lost < 0.0475), "{mean} {otherwise:?}");
}
