#![allow(clippy::unwrap_used)]

use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::*;
use crate::trainer::{Event, Grade, Question, Scheduler};

fn reviewed(cards: impl IntoIterator<Item = Card>, grade: Grade) -> Progress {
    let at: Timestamp = "2026-11-01T18:00:00Z".parse().unwrap();
    let review = |card: Card| Event::Review { at, card: card.id(), grade, ms: 900, said: String::new(), right: true };
    Progress::of(cards.into_iter().map(review).collect(), Scheduler::new(90), TimeZone::UTC)
}

fn words(results: &[Outcome]) -> Vec<&str> {
    results.iter().map(|result| result.word()).collect()
}

#[test]
fn two_fire_dice_need_nine_names_and_ten_throws() {
    let aim = Aim::of(&reviewed([], Grade::Good), USUAL);
    let mut missing = words(&aim.names);
    missing.sort_unstable();
    assert_eq!(missing, ["1", "11", "12", "13", "2", "22", "3", "33", "8"]);
    assert_eq!((aim.throws, aim.is_reached()), ((0, 10), false));
    assert_eq!(aim.decks().collect::<Vec<_>>(), [Deck::Names, Deck::Throws]);
    let water = Aim::of(&reviewed([], Grade::Good), (Kind::Water, Kind::Water));
    assert!(words(&water.names).contains(&"1313") && !words(&water.names).contains(&"F13"));
    assert_eq!((water.names.len(), water.throws), (11, (0, 21)));
    assert_eq!(Aim::of(&reviewed([], Grade::Good), (Kind::Earth, Kind::Earth)).throws, (0, 21), "in pips");
}

#[test]
fn it_is_reached_by_one_name_a_result_and_every_throw_and_not_by_what_was_missed() {
    let first = ["i", "a", "u", "ša", "hi", "ki", "li", "ka", "lu"];
    let names = || first.map(|word| Card::NumberToName(Name::typed(word).unwrap()));
    let throws = || Deck::Throws.cards().filter(|card| card.is_of(USUAL));
    assert!(Aim::of(&reviewed(names().into_iter().chain(throws()), Grade::Good), USUAL).is_reached());
    let missed = Aim::of(&reviewed(names().into_iter().chain(throws()), Grade::Again), USUAL);
    assert_eq!((missed.names.len(), missed.throws), (9, (0, 10)));
    let only = Aim::of(&reviewed(names(), Grade::Hard), USUAL);
    assert_eq!((only.names.len(), only.throws, only.is_reached()), (0, (0, 10), false));
    assert_eq!(only.decks().collect::<Vec<_>>(), [Deck::Throws]);
    let at: Timestamp = "2026-11-02T18:00:00Z".parse().unwrap();
    let suspended = throws().map(|card| Event::Suspend { at, card: card.id() }).collect();
    let not_asked = Progress::of(suspended, Scheduler::new(90), TimeZone::UTC);
    assert_eq!(Aim::of(&not_asked, USUAL).throws, (10, 10), "what is not asked any more was known well enough");
}

#[test]
fn a_throw_is_shown_with_the_dice_that_are_learnt_for() {
    for card in Deck::Throws.cards().chain(Deck::Answers.cards()) {
        for dice in [USUAL, (Kind::Fire, Kind::Water), (Kind::Beginner, Kind::Beginner)] {
            let (plain, question) = (Question::of(card, 3), Question::of(card, 3).on(Some(dice)));
            let shown = |question: &Question| match &question.shown {
                crate::trainer::question::Front::Dice(dice) => dice.clone(),
                _ => Vec::new(),
            };
            let symbols = |question: &Question| {
                let mut all: Vec<Symbol> = shown(question).iter().map(|die| die.symbol()).collect();
                all.sort_unstable();
                all
            };
            assert_eq!(symbols(&plain), symbols(&question));
            if matches!(card, Card::Throw(..)) && card.is_of(dice) {
                let kinds: Vec<Kind> = shown(&question).iter().map(|die| die.kind).collect();
                assert_eq!(kinds, [dice.0, dice.1]);
            }
        }
    }
}
