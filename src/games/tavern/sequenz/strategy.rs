//! What is kept with three throws. Knows no screen.

use super::Sequenz;
use crate::draw::plot::grid::{Cell, Grid};
use crate::games::tavern::prelude::*;
use crate::games::tavern::reckoning;
use crate::games::tavern::strategy::{Advice, advice, percent, table, throws};

/// The game in which there is something to keep.
const RULES: Sequenz = Sequenz { throws: 3 };

/// The page.
pub fn page(lang: Lang) -> Vec<Block> {
    let about = phrase!("sequenz-strategy-about", chance = percent(reckoning::optimum(&RULES).0, lang));
    Page::new("sequenz-strategy")
        .and([Block::Text(about)])
        .part("first")
        .picture("first", table(&kept(2), lang))
        .part("second")
        .picture("second", table(&kept(1), lang))
        .part("one")
        .picture("one", one_kept(lang))
        .blocks
}

/// What is kept of every throw of all dice, so many throws being left.
fn kept(left: u8) -> Vec<Advice> {
    throws(3).iter().filter_map(|dice| advice(&RULES, dice, &[], left, None)).collect()
}

/// What is kept of the second throw, one die having been kept of the first.
fn one_kept(lang: Lang) -> Drawing {
    let written = |dice: &[u8]| dice.iter().map(ToString::to_string).collect::<Vec<_>>().join("\u{2009}");
    let cell = |kept: u8, dice: &[u8]| {
        let advice = advice(&RULES, dice, &[kept], 1, None)?;
        let stays = advice.kept();
        let words = if stays.is_empty() { "–".to_owned() } else { written(&stays) };
        Some(Cell::new(words, advice.chance))
    };
    let row = |kept: u8| throws(2).iter().map(|dice| cell(kept, dice)).collect();
    let across = (tr!(lang, "sequenz-strategy-thrown"), throws(2).iter().map(|dice| written(dice)).collect());
    let down = (tr!(lang, "sequenz-strategy-kept"), (1..=6).map(|kept: u8| kept.to_string()).collect());
    Grid { across, down, cells: (1..=6).map(row).collect() }.draw(600.0, 26.0)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic)]

    use super::super::THROWS;
    use super::*;
    use crate::game::bot::Level;
    use crate::game::chance::Luck;
    use crate::game::options::Options as _;
    use crate::game::{Event, Face, Game};
    use crate::table::Players;

    /// What the hint says first after these throws and decisions between them.
    fn hint(throws: &[&[u8]], kept: &[Action]) -> Option<(Action, f64)> {
        type Match = Bout<Sequenz>;
        let values = Values::from([(THROWS.key.to_owned(), "3".to_owned())]);
        let mut game = Match::start(&<Match as Game>::Options::read(&values).expect("it is offered"), 2);
        for (nth, dice) in throws.iter().enumerate() {
            game.apply(&Event::Roll(dice.iter().map(|face| Face::Number(*face)).collect())).expect("dice are due");
            if let Some(action) = kept.get(nth) {
                game.act(0, action);
            }
        }
        let judged = Match::bot(Level::Strong).judge(&game, 0, &mut Luck::new(1).thought(0));
        let judged = judged.first().filter(|_| !game.legal(0).is_empty());
        judged.map(|best| (best.action, best.value))
    }

    fn keeping(advice: &Advice) -> Action {
        let places = advice.keeps.iter().enumerate().filter(|(_, keeps)| **keeps);
        Action::Keep(places.fold(Places::NONE, |places, (place, _)| places.flipped(place)))
    }

    #[test]
    fn the_tables_keep_what_the_hint_keeps() {
        for (left, before) in [(2, None), (1, Some(Action::Keep(Places::NONE)))] {
            let all = kept(left);
            assert_eq!(all.len(), 52, "all throws but four");
            for advice in &all {
                let thrown: Vec<&[u8]> = before.iter().map(|_| &[1, 1, 1][..]).chain([&advice.dice[..]]).collect();
                let (action, value) = hint(&thrown, before.as_slice()).expect("there is something to decide");
                assert_eq!((keeping(advice), advice.chance), (action, value), "{advice:?}");
            }
            let words: Vec<String> = all.iter().map(|advice| percent(advice.chance, Lang::De)).collect();
            assert_eq!(table(&all, Lang::De).words(), words);
        }
        let drawing = one_kept(Lang::De);
        let mut words = drawing.words().into_iter().skip_while(|words| *words != "6\u{2009}6").skip(1).peekable();
        for kept in 1..=6_u8 {
            assert_eq!(words.next(), Some(kept.to_string().as_str()));
            for dice in throws(2) {
                let Some((action, _)) = hint(&[&[kept, kept, kept], &dice], &[Action::Keep(Places::one(0))]) else {
                    assert!(super::super::is_sequence(dice.iter().copied().chain([kept])), "{kept} {dice:?}");
                    continue;
                };
                let Action::Keep(places) = action else { panic!("nothing else is decided") };
                let stays: Vec<String> = places.iter().map(|place| dice[place].to_string()).collect();
                let said = words.next().expect("there is a cell");
                assert_eq!(
                    said,
                    if stays.is_empty() { "–".to_owned() } else { stays.join("\u{2009}") },
                    "{kept} {dice:?}"
                );
            }
        }
        assert_eq!(words.next(), None);
    }

    #[test]
    fn the_rule_of_thumb_holds_after_the_first_throw() {
        for advice in kept(2) {
            let has = |face: u8| advice.dice.contains(&face);
            let open = [2, 3, 4].into_iter().find(|low| has(*low) && has(low + 1));
            let alone = [3, 4].into_iter().find(|face| has(*face));
            let edge = [1, 5].into_iter().find(|low| has(*low) && has(low + 1));
            let says = match (open, alone, edge) {
                (Some(low), ..) | (None, None, Some(low)) => vec![low, low + 1],
                (None, Some(face), _) => vec![face],
                (None, None, None) => Vec::new(),
            };
            assert_eq!(advice.kept(), says, "{:?}", advice.dice);
        }
    }

    #[test]
    fn the_first_table_comes_to_the_optimum() {
        let ways = |dice: &[u8]| match dice {
            [a, b, c] if a == b && b == c => 1.0,
            [a, b, c] if a == b || b == c => 3.0,
            _ => 6.0,
        };
        // Four throws are sequences at once.
        let sum: f64 = 4.0 * 6.0 + kept(2).iter().map(|advice| ways(&advice.dice) * advice.chance).sum::<f64>();
        let title = crate::table::Of::<Bout<Sequenz>>::TITLE;
        let given = Values::from([(THROWS.key.to_owned(), "3".to_owned())]);
        let optimum = title.optimum(&given).expect("it is offered").expect("it is computed");
        assert!((sum / 216.0 - optimum.value).abs() < 1e-12, "{sum} {}", optimum.value);
        let [Block::Text(about), ..] = &page(Lang::De)[..] else { panic!("it begins with words") };
        assert!(Lang::De.say(about).contains(&percent(optimum.value, Lang::De)));
    }
}
