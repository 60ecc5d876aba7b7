//! What the examples must be: positions of the game, and what the page says of them.

use super::*;
use crate::games::kvatrutafl::line::{Line, Why};
use crate::games::kvatrutafl::men::{MEN, path};
use crate::games::kvatrutafl::win::Way;

/// The turns that the steps of an example make, by any dice that fit.
fn followed(example: &Example) -> Vec<Line> {
    example.steps().all().iter().fold(vec![example.line()], |lines, step| {
        let next = lines.iter().flat_map(|line| {
            let ways = line.ways(step.from, step.to).into_iter().filter(|(_, real)| real.hit == step.hit);
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
    let formations = ["x15", "v5 w5 x5", "t3 u3 v3 w3 x3", "s3 t3 u3 v3 w3", "w7 x8"].map(formation);
    let others = [
        steps(),
        entering(),
        larger(),
        farther(),
        one_man(),
        four_men(),
        exposed(),
        waiting(),
        alone(),
        block(),
        double(),
        uttekt(),
        jan(),
        stor_jan(),
        half(),
        mar(),
    ];
    for example in others.iter().chain(&formations) {
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
    assert_eq!(steps().line().why_not(5, 8), Some(Why::Closed(2)));
    assert_eq!(landings(&steps(), 5), [(10, 1)]);
    assert_eq!(landings(&entering(), 0), [(2, 1)]);
    assert_eq!(entering().line().why_not(0, 4), Some(Why::OwnMan));
    assert_eq!(farther().line().why_not(point('u'), 25), Some(Why::Behind));
    assert_eq!(one_man().line().after(2, one_man().steps().all()[0]).why_not(1, 3), Some(Why::OneMan));
    let four = followed(&four_men());
    assert!(four.iter().all(|line| line.is_full() && line.position == four_men().after()));
    assert!(four_men().after().exposed[0]);
    assert!(landings(&exposed(), path(1, 'c').unwrap_or_default()).contains(&(path(1, 'g').unwrap_or_default(), 4)));
    assert_eq!(waiting().line().why_not(point('o'), point('q')), Some(Why::Waits(4)));
    assert!(!waiting().line().options().is_empty());
    assert_eq!(alone().line().why_not(point('d'), point('g')), Some(Why::Locked));
    assert_eq!(landings(&alone(), point('d')), [(point('h'), 0)]);
    assert_eq!(landings(&block(), point('e')), [(point('i'), 2), (point('k'), 2)]);
    assert!(followed(&double()).iter().any(Line::is_full));
}

#[test]
fn the_wins_are_shown_as_they_are() {
    let won = |example: &Example| followed(example)[0].won;
    assert_eq!(won(&uttekt()), Some(Way::Uttekt));
    assert_eq!(won(&jan()), Some(Way::Jan));
    assert_eq!(won(&stor_jan()), Some(Way::StorJan));
    assert_eq!(jan().position.jan(0), None, "it was the step that made it");
    assert_eq!(stor_jan().position.jan(0), None);
    let entries = |example: &Example| example.after().entries(1);
    assert_eq!(entries(&jan()), 1 << path(1, 'q').unwrap_or_default());
    let stands = |men: &str| formation(men).position.men[0].formation();
    let all = ["x15", "v5 w5 x5", "t3 u3 v3 w3 x3", "s3 t3 u3 v3 w3", "w7 x8"].map(stands);
    assert_eq!(all, Way::FORMATIONS.map(Some));
    let (half, mar) = (followed(&half()), followed(&mar()));
    assert!(half.iter().all(|line| !line.is_full() && line.position.men[0].formation() == Some(Way::LangiMunkur)));
    assert!(mar.iter().all(|line| line.is_full() && line.steps.hit()));
    assert_eq!(mar[0].position.men[0].formation(), Some(Way::StuttiMunkur));
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
        assert_eq!((drawings, rulings), (23, 7));
    }
}
