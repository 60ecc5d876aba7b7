//! What every stage keeps to, whatever happens on it.

use std::collections::BTreeSet;

use crate::game::Turn;
use crate::game::chance::Luck;
use crate::game::options;
use crate::game::record::{Entry, Header, Player, PlayerKind};
use crate::table::{Table, Title, View};
use crate::tavern::action::Action;
use crate::tavern::part::{End, EveningPart, StepResult, Wait};
use crate::tavern::scene::{STAGE, SceneContext};
use crate::tavern::spots::{self, Touch};
use crate::tavern::{ALL, FAMILY, TITLES};
use base::draw::lint::outside;
use base::i18n::Lang;
use base::tr;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// Events after which a match has shown enough.
const ENOUGH: usize = 160;

fn names(count: usize) -> Vec<String> {
    (0..count).map(|seat| format!("Wilhelmina Maximiliane {seat} Wurfzabelstein")).collect()
}

/// Something that may happen, at random; none when nothing is waited for.
fn step(part: &mut dyn EveningPart, rng: &mut ChaCha8Rng) -> Option<StepResult> {
    match part.wait() {
        Wait::Nothing => None,
        Wait::Roll(_, dice) | Wait::Faces(_, dice) => {
            let faces: Vec<u8> = (0..dice).map(|_| rng.random_range(1..=6)).collect();
            Some(part.roll(&faces))
        }
        Wait::Decide(seats) => {
            let seat = seats[rng.random_range(0..seats.len())];
            let legal = part.legal(seat);
            Some(part.act(seat, legal[rng.random_range(0..legal.len())]))
        }
    }
}

/// The names of the spots that are due for whoever may decide this.
fn due(part: &dyn EveningPart, legal: &[Action]) -> BTreeSet<String> {
    let dice = legal.iter().any(|action| matches!(action, Action::Keep(_) | Action::Turn(_)));
    let cup = legal.iter().any(|action| matches!(action, Action::Cover | Action::Lift));
    let dice = (0..part.hand().dice.len()).filter(|_| dice).map(|place| spots::die(place).name().to_owned());
    let kept = (0..part.hand().kept.len()).filter(|_| !legal.is_empty()).map(|n| spots::kept(n).name().to_owned());
    dice.chain(kept).chain(cup.then(|| spots::CUP.to_owned())).collect()
}

/// The stage is as it has to be for whoever is next and for somebody who only looks on.
fn is_proper(part: &dyn EveningPart, names: &[String], lang: Lang, what: &str) {
    let next = match part.wait() {
        Wait::Roll(seat, _) | Wait::Faces(seat, _) => Some(seat),
        Wait::Decide(seats) => seats.first().copied(),
        Wait::Nothing => None,
    };
    for seat in [None, next] {
        let view = View { lang, seat, names: names.to_vec(), ..View::default() };
        let legal = seat.map_or_else(Vec::new, |seat| part.legal(seat));
        let stage =
            SceneContext { view: &view, touch: Touch::default(), live: !legal.is_empty(), playoff: seat.is_some() };
        let scene = part.scene(&stage);
        assert_eq!(scene.size, STAGE, "{what}");
        assert!(scene.is_finite(), "{what}");
        assert_eq!(outside(&scene, 0.0, 0.0), None, "{what}");
        let touched: Vec<_> = scene.spots.iter().filter(|spot| !spot.tells).collect();
        let spots: BTreeSet<String> = touched.iter().map(|spot| spot.spot.name().to_owned()).collect();
        assert_eq!(spots.len(), touched.len(), "{what}: a spot is there twice");
        assert_eq!(spots, due(part, &legal), "{what}: spots for {legal:?}");
        let touchable =
            |spot: &base::draw::SpotArea| spot.area.bounds().is_some_and(|(low, high)| high.x - low.x > 9.0);
        assert!(scene.spots.iter().all(touchable), "{what}: a finger finds every spot");
    }
}

#[test]
fn every_stage_stays_inside_its_bounds_and_is_touched_only_where_something_is_decided() {
    for (number, entry) in (0_u64..).zip(ALL) {
        for (variant, values) in (0_u64..).zip(options::variants(&entry.title.fields())) {
            let Ok(seats) = entry.title.seats_with(&values) else { continue };
            let items = entry.card.items(&values).expect("the options are right");
            for count in [*seats.start(), 12] {
                let mut rng = Luck::new(number).nth(variant).after(count);
                let names = names(count);
                let mut part = items[0].begin((0..count).collect());
                for event in 0..ENOUGH {
                    // What is seen after this event is seen like it after many others.
                    if rng.random_range(0..7) == 0 {
                        let what = format!("{} with {values:?}, {count} seats, after {event}", entry.card.key);
                        is_proper(part.as_ref(), &names, Lang::ALL[event % 2], &what);
                    }
                    let Some(outcome) = step(part.as_mut(), &mut rng) else { break };
                    match outcome.end {
                        // A playoff, where there is one; and the same game once more without it.
                        Some(End::Last(seats)) if seats.len() > 1 => part.again(seats),
                        Some(End::Last(_) | End::Over) | None => {}
                    }
                }
            }
        }
    }
}

/// A match of that title between twelve, of many games.
fn long(title: &'static dyn Title) -> Box<dyn Table> {
    let many = title.fields().iter().any(|field| field.key == "games").then(|| ("games".to_owned(), "30".to_owned()));
    let player = |name: &str| Player::new(name, PlayerKind::Human).expect("names may be as long");
    let header =
        Header::new(title.key(), many.into_iter().collect(), names(12).iter().map(|name| player(name)).collect());
    title.open(header).expect("twelve may play")
}

#[test]
fn every_board_holds_twelve_long_names_and_any_number_of_strokes() {
    for (number, title) in (0_u64..).zip(TITLES.iter()) {
        let (mut table, mut rng) = (long(*title), Luck::new(number).nth(12).after(0));
        for event in 0_usize.. {
            if event % 400 == 0 || table.turn().is_over() {
                let view = View { lang: Lang::ALL[event / 400 % 2], names: names(12), ..View::default() };
                assert_eq!(outside(&table.board(&view), 0.0, 0.0), None, "{} after {event}", title.key());
            }
            let entry = match table.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) | Turn::Faces(throw) => Entry::Roll(throw.draw(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = seats[rng.random_range(0..seats.len())];
                    let mut legal = table.legal(seat);
                    Entry::Act { seat, notation: legal.swap_remove(rng.random_range(0..legal.len())) }
                }
            };
            table.enter(&entry).expect("it is legal");
        }
    }
}

#[test]
fn no_two_emblems_are_alike_and_each_is_printed_on_its_mat() {
    let mut all = vec![("tavern", (FAMILY.emblem)())];
    all.extend(TITLES.iter().map(|title| (title.key(), title.about().emblem())));
    for (place, (key, emblem)) in all.iter().enumerate() {
        assert_eq!(outside(emblem, 0.0, 0.0), None, "{key}");
        assert!(emblem.items.len() > 2, "{key} is more than a mat");
        let same = all[..place].iter().find(|(_, other)| other.items[2..] == emblem.items[2..]);
        assert_eq!(same.map(|(other, _)| other), None, "{key}");
    }
}

#[test]
fn every_stage_names_its_aim_before_anything_is_rolled_in_words_that_are_whole() {
    let names = ["Käthe", "Computer 2", "Žofie", "Ñusta"].map(str::to_owned);
    for (entry, lang) in ALL.iter().flat_map(|entry| Lang::ALL.map(|lang| (entry, lang))) {
        for values in options::variants(&entry.title.fields()) {
            let Ok(seats) = entry.title.seats_with(&values) else { continue };
            let part =
                entry.card.items(&values).expect("the options are right")[0].begin((0..*seats.start()).collect());
            let view = View { lang, names: names.to_vec(), ..View::default() };
            let stage = SceneContext { view: &view, touch: Touch::default(), live: false, playoff: false };
            let foot = part.caption(&stage).foot.map(|foot| lang.say(&foot));
            let is_whole = foot.as_deref().is_some_and(|foot| part.scene(&stage).words().contains(&foot));
            assert!(is_whole, "{} with {values:?}: {foot:?}", entry.card.key);
        }
    }
}

#[test]
fn a_card_comes_before_every_match_and_is_gone_once_something_has_happened() {
    for title in TITLES.iter() {
        let mut table = long(*title);
        let view = View { names: names(12), ..View::default() };
        let begins = tr!(view.lang, "tavern-card-begins", name = names(1)[0].clone());
        let is_card = |table: &dyn Table| table.board(&view).words().contains(&begins.as_str());
        assert!(table.handling().pages == 1 && is_card(&*table), "{}", title.key());
        let first = match table.turn() {
            Turn::Roll(throw) => Entry::Roll(throw.draw(&mut Luck::new(3).after(0))),
            Turn::Seats(seats) => Entry::Act { seat: seats[0], notation: table.legal(seats[0]).swap_remove(0) },
            Turn::Faces(_) | Turn::Over(_) => unreachable!("nothing has been thrown"),
        };
        table.enter(&first).expect("it is legal");
        assert!(table.handling().pages == 0 && !is_card(&*table), "{}", title.key());
    }
}

#[test]
fn the_last_of_several_rolls_is_said_to_be_the_last() {
    for (game, rolls) in [("doppelgaenger", 5), ("mauseloch", 3), ("haar-im-loch", 1)] {
        let header = format!(
            r#"{{"wurfzabel":1,"game":"{game}","options":{{}},"players":[{{"name":"A","kind":"human"}},{{"name":"B","kind":"human"}}]}}"#
        );
        let header = crate::game::record::Header::read(header.as_bytes()).expect("a header");
        let title = crate::shelf::find(game).expect("a game");
        let mut table = title.open(header).expect("it opens");
        for roll in 1..=rolls {
            let prompt = Lang::En.say(&table.prompt(&View { seat: Some(0), names: names(2), ..Lang::En.into() }));
            assert_eq!(prompt.contains("last roll"), roll == rolls && rolls > 1, "{game}, {roll}: {prompt}");
            let faces = [1, 2, 4].map(crate::game::Face::Number).to_vec();
            table.enter(&crate::game::record::Entry::Roll(faces)).expect("it fits");
        }
    }
}

#[test]
fn every_card_says_with_how_many_dice_the_game_is_played() {
    let counts = |lang: Lang| match lang {
        Lang::De => ["ein würfel", "einem würfel", "zwei würfel", "drei würfel"],
        Lang::En => ["a die", "one die", "two dice", "three dice"],
    };
    for title in TITLES.iter().filter(|title| title.key() != "evening") {
        for lang in Lang::ALL {
            let says = lang.say(&base::phrase::Phrase::from(format!("{}-card-one", title.key())));
            let says = says.to_lowercase();
            assert!(counts(lang).iter().any(|count| says.contains(count)), "{}: {says}", title.key());
        }
    }
}
