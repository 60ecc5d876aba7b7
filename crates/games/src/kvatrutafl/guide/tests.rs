//! What the examples must be: positions of the game, and what the page says of them.

use super::*;
use crate::kvatrutafl::line::{LegalTurn, Why};
use crate::kvatrutafl::men::{MEN, path};
use crate::kvatrutafl::win::WinKind;

fn example(text: &str) -> Example {
    let found = examples().into_iter().find(|(key, _)| *key == text);
    found.map(|(_, example)| example).expect("the page names its examples")
}

/// The turns that the steps of an example make, by any dice that fit.
fn followed(example: &Example) -> Vec<LegalTurn> {
    example.steps().all().iter().fold(vec![example.line()], |lines, step| {
        let next = lines.iter().flat_map(|line| {
            let ways = line.ways(step.from, step.to).filter(|(_, real)| real.hit == step.hit);
            ways.map(|(die, real)| line.after(die, real)).collect::<Vec<_>>()
        });
        next.collect()
    })
}

fn point(letter: char) -> u8 {
    path(0, letter).expect("it is a point")
}

/// Where the men that may land from there do, with how many they hit.
fn landings(example: &Example, from: u8) -> Vec<(u8, u8)> {
    let options = example.line().options().into_iter().filter(|(_, step)| step.from == from);
    options.map(|(_, step)| (step.to, example.position.prey(example.seat, step.to))).collect()
}

#[test]
fn all_examples_have_fifteen_men_a_side_and_their_steps_are_legal() {
    for (_, example) in &examples() {
        for men in &example.position.men {
            assert_eq!(men.counts().iter().sum::<u8>(), MEN, "{example:?}");
        }
        let shared = (1..=24_u8).filter(|at| example.position.men[0].at(*at) > 0 && example.position.prey(0, *at) > 0);
        assert_eq!(shared.count(), 0, "nobody shares a point: {example:?}");
        assert!(!followed(example).is_empty(), "{example:?}");
        assert!(followed(example).iter().all(|line| line.position.men == example.after().men));
    }
}

#[test]
fn the_special_rules_are_shown_as_they_are() {
    assert_eq!(example("turn").line().why_not(5, 8), Some(Why::Closed(2)));
    assert_eq!(landings(&example("turn"), 5), [(10, 1)]);
    assert_eq!(landings(&example("bar"), 0), [(2, 1)]);
    assert_eq!(example("bar").line().why_not(0, 4), Some(Why::OwnMan));
    assert_eq!(example("off-behind").line().why_not(point('u'), 25), Some(Why::Behind));
    let one = example("one");
    assert_eq!(one.line().after(2, one.steps().all()[0]).why_not(1, 3), Some(Why::OneMan));
    let (six, four) = (example("one-six"), followed(&example("one-six")));
    assert!(four.iter().all(|line| line.is_full() && line.position == six.after()));
    assert!(six.after().exposed[0]);
    let hit = (path(1, 'g').unwrap_or_default(), 4);
    assert!(landings(&example("two"), path(1, 'c').unwrap_or_default()).contains(&hit));
    assert_eq!(example("three").line().why_not(point('o'), point('q')), Some(Why::Waits(4)));
    assert!(!example("three").line().options().is_empty());
    assert_eq!(example("four").line().why_not(point('d'), point('g')), Some(Why::Locked));
    assert_eq!(landings(&example("four"), point('d')), [(point('h'), 0)]);
    assert_eq!(landings(&example("five"), point('e')), [(point('i'), 2), (point('k'), 2)]);
    assert!(followed(&example("six")).iter().any(LegalTurn::is_full));
}

#[test]
fn the_wins_are_shown_as_they_are() {
    let (jan, great) = (example("jan"), example("jan-great"));
    let won = |example: &Example| followed(example)[0].won;
    assert_eq!(won(&example("uttekt")), Some(WinKind::Uttekt));
    assert_eq!(won(&jan), Some(WinKind::Jan));
    assert_eq!(won(&great), Some(WinKind::StorJan));
    assert_eq!(jan.position.jan(0), None, "it was the step that made it");
    assert_eq!(great.position.jan(0), None);
    let entries = |example: &Example| example.after().entries(1);
    assert_eq!(entries(&jan), 1 << path(1, 'q').unwrap_or_default());
    let stands = |key: &str| example(key).position.men[0].formation();
    let all = ["meistari", "stutti", "langi", "hryggur", "litil"].map(stands);
    assert_eq!(all, WinKind::FORMATIONS.map(Some));
    let (half, mar) = (followed(&example("half")), followed(&example("mar")));
    assert!(half.iter().all(|line| !line.is_full() && line.position.men[0].formation() == Some(WinKind::LangiMunkur)));
    let munkur = followed(&example("half-munkur"));
    assert!(munkur.iter().all(|line| !line.is_full()));
    assert_eq!(munkur[0].position.men[0].formation(), Some(WinKind::StuttiMunkur));
    assert!(mar.iter().all(|line| line.is_full() && line.steps.hit()));
    assert_eq!(mar[0].position.men[0].formation(), Some(WinKind::StuttiMunkur));
}

#[test]
fn the_page_tells_every_ruling_and_draws_every_rule_and_win() {
    for lang in Lang::ALL {
        let page = rules(lang);
        let mut drawings = 0;
        for block in &page {
            if let Block::Picture(drawing, _) = block {
                assert!(drawing.is_finite() && !drawing.items.is_empty());
                drawings += 1;
            }
        }
        let rulings = page.iter().filter(|block| matches!(block, Block::Ruling(_))).count();
        assert_eq!((drawings, rulings), (24, 10));
    }
}
