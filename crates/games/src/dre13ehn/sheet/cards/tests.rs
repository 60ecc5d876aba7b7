//! What every card must be: there, whole, and backed by its own answer.

use std::collections::BTreeSet;

use base::draw::Item;
use base::draw::sheet::inked;

use super::side::{FREE, HEIGHT, WIDTH};
use super::*;
use crate::dre13ehn::outcome::Pair;

/// Where the cards of a page lie: the upper left corner, and what is drawn there.
fn placed(page: &Drawing) -> Vec<(f32, f32, Vec<Item>)> {
    let group = |item: &Item| match item {
        Item::Group { by, items, .. } => Some((by.e, by.f, items.clone())),
        Item::Shape { .. } | Item::Text(_) | Item::Photo(..) => None,
    };
    page.items.iter().filter_map(group).collect()
}

#[test]
fn behind_every_front_lies_its_own_back_on_every_paper() {
    for group in Group::ALL {
        for paper in PAPERS {
            for lang in Lang::ALL {
                let mut cards = group.cards().into_iter().map(|card| card.draw(lang));
                for sheet in group.pages(*paper, lang).chunks(2) {
                    let [fronts, backs] = sheet else { unreachable!("fronts have backs") };
                    assert_eq!(fronts.size, backs.size);
                    for ((x, y, front), (back_x, back_y, back)) in placed(fronts).into_iter().zip(placed(backs)) {
                        let due = cards.next().expect("there are no more than the cards");
                        assert!(due.front.items == front && due.back.items == back);
                        assert!((x + back_x + WIDTH - fronts.size.width).abs() < 0.001, "{x} and {back_x}");
                        assert!((y - back_y).abs() < 0.001, "{y} and {back_y}");
                    }
                }
                assert_eq!(cards.next(), None, "all of them are printed");
            }
        }
    }
}

#[test]
fn what_is_printed_keeps_off_the_edges_of_its_card() {
    for card in Group::ALL.into_iter().flat_map(Group::cards) {
        for lang in Lang::ALL {
            let sides = card.draw(lang);
            for side in [sides.front, sides.back] {
                assert_eq!((side.size.width, side.size.height), (WIDTH, HEIGHT));
                assert!(side.is_finite());
                let (low, high) = inked(&side).expect("no side is empty");
                let free = [low.x, low.y, WIDTH - high.x, HEIGHT - high.y];
                assert!(free.iter().all(|free| *free > FREE - 0.3), "{card:?} {free:?}");
            }
        }
    }
}

#[test]
fn every_row_of_the_tables_has_its_card_and_groups_fill_pages_of_nine() {
    let cards: Vec<Card> = Group::ALL.into_iter().flat_map(Group::cards).collect();
    assert!(Name::all().all(|name| cards.contains(&Card::Name(name))));
    assert!(Rune::all().all(|rune| match rune.life() {
        None => cards.contains(&Card::Rune(rune)),
        Some(life) => cards.iter().filter(|card| **card == Card::Life(life)).count() == 2,
    }));
    let thrown = |a, b| cards.contains(&Card::Throw(a, b)) || cards.contains(&Card::Throw(b, a));
    assert!(Symbol::ALL.iter().all(|a| Symbol::ALL.iter().all(|b| thrown(*a, *b))));
    for called in Outcome::ALL {
        assert_eq!(cards.contains(&Card::Answer(called)), !called.answered_by().is_empty());
        assert_eq!(cards.contains(&Card::Duel(called)), !called.answered_in_duel_by().is_empty());
    }
    for group in Group::ALL {
        assert_eq!(group.cards().len() % 9, 0, "{group:?}");
        assert_eq!(group.pages(Paper::A4, Lang::De).len(), group.cards().len() / 9 * 2);
        let key = group.names()[0];
        assert!(super::super::sheets().iter().any(|sheet| sheet.key == key), "{key} is offered");
    }
}

#[test]
fn forbidden_names_are_struck_out_and_silence_is_kept_but_where_the_number_is_thrown() {
    for lang in Lang::ALL {
        let silent = tr!(lang, "dre13ehn-cards-silent");
        let calls = tr!(lang, "dre13ehn-cards-never-la");
        let (mut marked, mut called) = (BTreeSet::new(), BTreeSet::new());
        for name in Name::all() {
            let back = Card::Name(name).draw(lang).back;
            assert!(back.words().contains(&name.word()));
            if back.words().contains(&silent.as_str()) {
                marked.insert(name.word());
            }
            if back.words().contains(&calls.as_str()) {
                called.insert(name.word());
            }
            assert_eq!(marked.contains(name.word()) || called.contains(name.word()), name.is_forbidden());
        }
        assert_eq!((marked.len(), called), (6, BTreeSet::from(["la"])), "23 is a throw: it is called as 2 or as 3");
        assert!(Card::Rune(Rune::Result(Outcome::Zero)).draw(lang).back.words().contains(&silent.as_str()));
    }
}

#[test]
fn backs_say_what_the_tables_say() {
    let back = |card: Card| card.draw(Lang::En).back.words().join(" | ");
    for a in Symbol::ALL {
        for b in Symbol::ALL {
            let words = back(Card::Throw(a, b));
            for name in Name::right(Pair::of(a, b)) {
                assert!(words.split([' ', ',']).any(|word| word == name.word()), "{a}+{b}: {words}");
            }
        }
    }
    for called in Outcome::pairs() {
        let card = back(Card::Answer(called));
        let listed: BTreeSet<&str> = card.split(" | ").filter(|word| Outcome::of_word(word).is_some()).collect();
        let due: BTreeSet<&str> = called.answered_by().iter().map(|outcome| outcome.word()).collect();
        assert_eq!(listed, due);
    }
    for life in Life::ALL {
        let words = back(Card::Life(life));
        assert!(words.starts_with(life.name()), "{words}");
        assert!(life.words().iter().all(|word| words.contains(word.word)), "{words}");
    }
    assert!(back(Card::Name(Name::typed("ha").expect("it is a name"))).contains("in play, the call for 12"));
}
