//! The rules pages as a whole: no game is left out, no ruling is kept quiet, and what a caption claims holds.

#![allow(clippy::unwrap_used, clippy::panic)]

use base::draw::Drawing;

use super::*;
use crate::game::options::Kind;
use crate::tavern::hausnummer::Street;
use crate::tavern::laps::Track as _;
use crate::tavern::luisle::Chain;
use crate::tavern::part::{Amount, Hand, Ties};
use crate::tavern::turns::roll;
use crate::tavern::{TITLES, solve, strategy};

fn page(key: &str, lang: Lang) -> Vec<Block> {
    TITLES.iter().find(|title| title.key() == key).unwrap().about().rules(lang)
}

/// The words of the drawn examples of a page.
fn drawn(key: &str) -> Vec<String> {
    let words = |block: Block| match block {
        Block::Picture(drawing, _) => drawing.words().into_iter().map(str::to_owned).collect(),
        Block::Heading(_) | Block::Text(_) | Block::Point(_) | Block::Game(..) | Block::Ruling(_) => Vec::new(),
    };
    page(key, Lang::De).into_iter().flat_map(words).collect()
}

#[test]
fn every_game_is_explained_in_both_languages_with_an_example() {
    for title in TITLES.iter() {
        let said = Lang::ALL.map(|lang| {
            let page = title.about().rules(lang);
            let drawings: Vec<&Drawing> = page
                .iter()
                .filter_map(|block| match block {
                    Block::Picture(drawing, _) => Some(drawing),
                    Block::Heading(_) | Block::Text(_) | Block::Point(_) | Block::Game(..) | Block::Ruling(_) => None,
                })
                .collect();
            assert!(!drawings.is_empty(), "{}", title.key());
            assert!(drawings.iter().all(|drawing| drawing.is_finite() && !drawing.items.is_empty()), "{}", title.key());
            let words = |block: &Block| match block {
                Block::Heading(words)
                | Block::Text(words)
                | Block::Point(words)
                | Block::Game(_, words)
                | Block::Ruling(words) => Some(lang.say(words)),
                Block::Picture(_, words) => Some(lang.say(words)),
            };
            page.iter().filter_map(words).collect::<Vec<String>>()
        });
        assert_eq!(said[0].len(), said[1].len(), "{}", title.key());
        let same = said[0].iter().zip(&said[1]).find(|(german, english)| german == english);
        assert_eq!(same, None, "{}", title.key());
        assert!(said[0].iter().any(|words| words == "Um Striche"), "{}", title.key());
    }
}

#[test]
fn what_we_decided_ourselves_is_marked_as_ours() {
    let rulings = |key| page(key, Lang::En).iter().filter(|block| matches!(block, Block::Ruling(_))).count();
    for (key, due) in [
        ("pasch", 1),
        ("einundzwanzig", 2),
        ("sequenz", 1),
        ("luisle", 2),
        ("filzlaus", 1),
        ("mauseloch", 1),
        ("kirchenfenster", 0),
    ] {
        assert_eq!(rulings(key), due, "{key}");
    }
}

#[test]
fn shared_last_places_are_explained_exactly_where_there_are_any() {
    for title in TITLES.iter() {
        let told = title.about().rules(Lang::En).contains(&Block::Heading(phrase!("tavern-guide-ties")));
        let given = title.fields().iter().any(|field| field.key == TIES.key);
        assert_eq!(told, given, "{}", title.key());
    }
}

#[test]
fn every_option_with_values_of_its_own_is_told_of() {
    // One more text than a game without options has: what may be agreed on. How long a match goes, all pages tell alike.
    let own = |title: &dyn crate::table::Title| {
        let fields = title.fields();
        let of = |field: &&crate::game::options::Field| {
            matches!(field.kind, Kind::Choice(_)) && ![TIES.key, "to"].contains(&field.key)
        };
        fields.iter().filter(of).count()
    };
    let told = [
        "grosse-hausnummer-guide-once-text",
        "kleine-hausnummer-guide-once-text",
        "entenschiss-guide-more-text",
        "sequenz-guide-more-text",
        "waechter-guide-ways-text",
        "haar-im-loch-guide-holes-text",
        "abstreichen-guide-pay-text",
        "schikanen-guide-more-text",
    ];
    let with: Vec<&str> = TITLES.iter().filter(|title| own(**title) > 0).map(|title| title.key()).collect();
    assert_eq!(with.len(), told.len(), "{with:?}");
    for (key, id) in with.iter().zip(told) {
        assert!(page(key, Lang::En).contains(&Block::Text(base::phrase::Phrase::new(id))), "{key}");
    }
}

#[test]
fn captions_claim_what_the_rules_say() {
    let has = |key, words: &str| assert!(drawn(key).iter().any(|word| word == words), "{words} on the page of {key}");
    has("pasch", "18");
    has("grosse-hausnummer", "652");
    has("kleine-hausnummer", "125");
    has("waechter", "16/7");
    has("studentenpasch", "165");
    has("schikanen", "633");
    has("doppelgaenger", "29");
    has("fuenf-finger", "16");
    has("fuenf-finger", "5");
    has("boese-sieben", "14");
    has("boese-sieben", "7");
    has("einundzwanzig", "21");
    has("luisle", "1  3  4  5  6  8  9");
    let mut chain = Chain(2);
    chain.throw(&[1, 3, 5]);
    assert_eq!(chain, Chain(6), "3, 4, 5 and 6 at once");
}

/// What the hint would do first of these dice against results on the table, as good as the best for the chance without a stroke.
fn is_as_good(rules: &Street, hand: &Hand, before: &[Amount], action: Action) -> bool {
    let judged = solve::judge(rules, hand, before, (3, Ties::Playoff), None);
    let worth = |of: Action| judged.iter().find(|candidate| candidate.action == of).unwrap().value;
    worth(action) > judged[0].value - 1e-9
}

#[test]
fn the_rules_of_thumb_of_house_numbers_are_as_good_as_the_hint() {
    let tables = [vec![], vec![Amount::from(321)], vec![Amount::from(642), Amount::from(115)]];
    let thrown = |rules: &Street, dice: &[u8], left: u8| {
        let mut hand = Hand::fresh(left);
        roll(rules, &mut hand, dice);
        hand
    };
    for (high, before) in [true, false].into_iter().flat_map(|high| tables.iter().map(move |before| (high, before))) {
        let rules = Street { throws: 3, high, chicanery: false };
        for dice in strategy::throws(3).iter().filter(|dice| dice[0] != dice[2]) {
            let wanted = if high { dice[2] } else { dice[0] };
            let place = dice.iter().position(|face| *face == wanted).unwrap();
            let hand = thrown(&rules, dice, 3);
            assert!(is_as_good(&rules, &hand, before, Action::Keep(Places::one(place))), "{high} {dice:?} {before:?}");
        }
    }
    for (throws, before) in [1, 3].into_iter().flat_map(|throws| tables.iter().map(move |before| (throws, before))) {
        let rules = Street { throws, high: true, chicanery: true };
        for dice in strategy::throws(3) {
            let turn = (dice[0] <= 3).then_some(0);
            let hand = thrown(&rules, &dice, throws);
            assert!(is_as_good(&rules, &hand, before, Action::Turn(turn)), "{throws} {dice:?} {before:?}");
        }
    }
}
