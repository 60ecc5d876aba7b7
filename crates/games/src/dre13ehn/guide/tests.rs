use super::*;
use crate::dre13ehn::options::Options;
use crate::dre13ehn::rules::{Dre13ehn, Entry};
use crate::game::options::{Options as _, Values};
use crate::game::{Face, Game};

fn game(mode: &str) -> Dre13ehn {
    let values = Values::from([("mode".to_owned(), mode.to_owned())]);
    Dre13ehn::start(&Options::read(&values).expect("they are options"), 2)
}

fn act(game: &mut Dre13ehn, seat: usize, notation: &str) {
    let action = game.read(seat, notation).expect("it is legal");
    game.act(seat, &action);
}

fn throw(game: &mut Dre13ehn, dice: [Symbol; 2]) {
    let faces: [Face; 2] = dice.map(Symbol::face);
    assert_eq!(game.check_roll(&faces), Ok(()));
    game.roll(&faces);
}

#[test]
fn the_round_of_the_first_game_goes_as_it_is_told() {
    let mut game = game("open");
    for (index, (dice, call, stands)) in OPEN.into_iter().enumerate() {
        throw(&mut game, dice);
        act(&mut game, index % 2, &format!("call {call}"));
        if index < 3 {
            assert_eq!(game.standing().map(|standing| standing.outcome), Some(stands));
        }
    }
    assert_eq!(game.entries(), [vec![Entry::Result(Outcome::Two)], vec![]]);
}

#[test]
fn the_round_under_the_cup_goes_as_it_is_told() {
    let mut game = game("cup");
    throw(&mut game, [Symbol::Zero, Symbol::Three]);
    act(&mut game, 0, "peek");
    act(&mut game, 0, "call u");
    act(&mut game, 1, "believe");
    throw(&mut game, [Symbol::Zero, Symbol::One]);
    act(&mut game, 1, "peek");
    act(&mut game, 1, "throw");
    throw(&mut game, [Symbol::Two, Symbol::Two]);
    act(&mut game, 0, "believe");
    throw(&mut game, [Symbol::One, Symbol::Two]);
    act(&mut game, 0, "peek");
    act(&mut game, 0, "call lu");
    act(&mut game, 1, "uncover");
    assert_eq!(game.entries(), [vec![Entry::Result(Outcome::Twelve)], vec![]]);
}

#[test]
fn the_page_tells_every_ruling_and_draws_every_table() {
    for lang in Lang::ALL {
        let page = rules(lang);
        let drawings = page.iter().filter_map(|block| match block {
            Block::Picture(drawing, _) => Some(drawing),
            Block::Heading(_) | Block::Text(_) | Block::Point(_) | Block::Game(..) | Block::Ruling(_) => None,
        });
        let drawings: Vec<&Drawing> = drawings.collect();
        assert!(drawings.iter().all(|drawing| drawing.is_finite() && !drawing.items.is_empty()));
        assert_eq!(drawings.len(), 18);
        let rulings = page.iter().filter(|block| matches!(block, Block::Ruling(_))).count();
        assert_eq!(rulings, 14);
        let said = |block: &Block| match block {
            Block::Text(words) | Block::Point(words) => lang.say(words),
            Block::Heading(_) | Block::Picture(..) | Block::Game(..) | Block::Ruling(_) => String::new(),
        };
        let said: Vec<String> = page.iter().map(said).collect();
        let mottos = Life::ALL.map(Life::motto);
        let spoken = Name::all().filter(|name| !name.is_forbidden()).map(|name| name.word().to_owned());
        for words in spoken.chain(mottos) {
            let sound = format!("[{}]", reading::ipa(&words).expect("it is written in the transcription"));
            assert!(said.iter().any(|line| line.contains(&words) && line.contains(&sound)), "{words} {sound}");
        }
    }
}

#[test]
fn every_pair_of_dice_makes_as_many_results_as_the_page_says() {
    let counts: Vec<(&str, usize)> = ranks::pairs().map(|(kinds, name)| (name, ranks::made(kinds).len())).collect();
    let due = [
        ("dre13ehn-dice-fire-fire", 10),
        ("dre13ehn-dice-fire-air", 10),
        ("dre13ehn-dice-air-air", 11),
        ("dre13ehn-dice-fire-water", 10),
        ("dre13ehn-dice-water-air", 12),
        ("dre13ehn-dice-water-water", 13),
        ("dre13ehn-dice-earth-earth", 11),
        ("dre13ehn-dice-beginner-beginner", 10),
    ];
    assert_eq!(counts, due);
    assert!(!ranks::made([Kind::Water, Kind::Air]).contains(&Outcome::ThirteenThirteen), "all but 1313");
}

#[test]
fn the_five_solids_are_counted_as_the_page_says() {
    let drawing = history::measured(Lang::En);
    let numbers: Vec<&str> = drawing.words().into_iter().filter(|word| word.parse::<u8>().is_ok()).collect();
    let due = ["4", "4", "6", "8", "6", "12", "20", "12", "30", "6", "8", "12", "12", "20", "30"];
    assert_eq!(numbers, due);
}
