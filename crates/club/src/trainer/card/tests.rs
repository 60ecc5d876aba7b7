#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use super::*;

#[test]
fn every_card_has_an_id_of_its_own_and_is_found_by_it() {
    let ids: HashSet<String> = Card::all().iter().map(|card| card.id()).collect();
    assert_eq!(ids.len(), Card::all().len());
    for card in Card::all() {
        assert_eq!(Card::of(&card.id()), Some(*card));
    }
    assert_eq!(Card::of("name:xyz"), None);
}

#[test]
fn the_decks_hold_what_the_rules_name() {
    let count = |deck: Deck| deck.cards().count();
    // 26 of the table and nine further names each way, FF asked for once.
    assert_eq!(count(Deck::Names), 2 * 35 - 1);
    assert_eq!(Name::all().filter(|name| in_table(*name)).count(), 26);
    // Fifteen signs; each name of each but F13, which has none.
    assert_eq!(count(Deck::Runes), 15 + 21);
    // Each pair of six symbols, each pair of pips.
    assert_eq!(count(Deck::Throws), 21 + 21);
    assert_eq!(count(Deck::Answers), 10 * 14 + 16);
    assert_eq!(count(Deck::Silence), 26 + 5);
    assert_eq!(count(Deck::Ear), 35 + 21 + 28);
    assert_eq!(count(Deck::Lives), 4 * 6);
    assert_eq!(Deck::ALL.map(count).iter().sum::<usize>(), Card::all().len());
}

#[test]
fn forbidden_names_come_among_others() {
    let silent = |card: &Card| match card {
        Card::Silence(name) => name.is_forbidden(),
        Card::DuelSilence(symbol) => *symbol == Symbol::Zero,
        _ => unreachable!("the deck holds nothing else"),
    };
    let traps: Vec<bool> = Deck::Silence.cards().map(|card| silent(&card)).collect();
    assert_eq!(traps.iter().filter(|trap| **trap).count(), 8);
    assert!(!traps.windows(2).any(|two| two == [true, true]), "never two of them one behind the other");
}

#[test]
fn a_name_has_the_sign_of_its_number() {
    let sign = |word| sign_of(Name::typed(word).unwrap());
    assert_eq!(sign("hi"), Some(Rune::Result(Outcome::Eleven)));
    assert_eq!(sign("ī"), Some(Rune::Result(Outcome::Eleven)));
    assert_eq!(sign("iš"), Some(Rune::Result(Outcome::Zero)));
    assert_eq!(sign("la"), Some(Rune::Result(Outcome::TwentyThree)));
    assert_eq!(sign("o"), Some(Rune::Result(Outcome::Fire)));
    assert_eq!(sign("ru"), None);
    for sign in Rune::results() {
        assert!(sign.outcome().is_some(), "{sign:?}");
    }
}

#[test]
fn plain_fire_dice_come_before_fire_and_that_before_thirteens() {
    for deck in [Deck::Throws, Deck::Answers] {
        let rank = |card: Card| match card {
            _ if card.is_of((Kind::Fire, Kind::Fire)) => 0,
            _ if card.is_of((Kind::Air, Kind::Air)) => 1,
            _ => 2,
        };
        let cards = deck.cards().filter(|card| matches!(card, Card::Throw(..) | Card::Answer(..)));
        let ranks: Vec<u8> = cards.map(rank).collect();
        assert!(ranks.is_sorted() && ranks.contains(&0) && ranks.contains(&2), "{deck:?}: {ranks:?}");
    }
}
