//! What the board must hold: by positions of the rules, and over whole games played at random.

#![allow(clippy::unwrap_used, clippy::panic)]

use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use base::draw::lint::{outside, overlapping, written};
use base::draw::{Drawing, Spot};
use base::i18n::Lang;
use base::phrase::{Arg, Phrase, phrase};

use super::super::action::Action;
use super::super::art::{HEIGHT, WIDTH};
use super::super::rules::Kvatrutafl;
use super::super::rules::tests::set;
use super::touch::{Place, Touch};
use crate::game::bot::{AtRandom, Bot};
use crate::game::chance::Luck;
use crate::game::options::{Options as _, Values};
use crate::game::{Event, Game, Seat, Turn};
use crate::lesson::{self, Step};
use crate::table::{Choice, Controls, Looks, Press, Touching as _, View, Weight, Words};

mod reasons;

fn view(seat: Option<Seat>) -> View {
    let names = ["Ada", "Wilhelmina Maximiliane von Wurfzabelstein"].map(str::to_owned).to_vec();
    View { lang: Lang::En, seat, names, ..View::default() }
}

/// White touches these spots one after the other.
fn touch(game: &Kvatrutafl, spots: &str) -> Touch {
    let mut touch = Touch::default();
    for spot in spots.split(' ').filter(|spot| !spot.is_empty()) {
        let press = touch.press(game, &view(Some(0)), &Spot::new(spot.to_owned()));
        assert_eq!(press, Press::Touched, "{spot} of {spots}");
    }
    touch
}

/// Why the last of these spots is refused, in English.
fn refused(game: &Kvatrutafl, spots: &str) -> String {
    let (before, last) = spots.rsplit_once(' ').unwrap_or(("", spots));
    let mut touched = touch(game, before);
    let copy = touched.clone();
    match touched.press(game, &view(Some(0)), &Spot::new(last.to_owned())) {
        Press::Refused(why) => {
            assert_eq!(touched.taken(), copy.taken(), "what is refused takes no step");
            Lang::En.say(&why.0)
        }
        press => panic!("{spots}: {press:?}"),
    }
}

/// What is said, without the marks that keep a way together.
fn said(phrase: &Phrase) -> String {
    Lang::En.say(phrase).replace('\u{2060}', "")
}

/// What White is offered: each decision, and what it is called.
fn offers(game: &Kvatrutafl, touched: &Touch) -> Vec<(String, String)> {
    let offered = |choice: Choice<Action>| (choice.action.to_string(), said(&choice.name));
    game.choices(touched, 0).into_iter().map(offered).collect()
}

fn about(game: &Kvatrutafl, touched: &Touch) -> String {
    said(game.choices(touched, 0).first().unwrap().about.as_ref().unwrap())
}

fn offer(notation: &str, name: &str) -> Vec<(String, String)> {
    vec![(notation.to_owned(), name.to_owned())]
}

#[test]
fn a_turn_is_touched_together_step_by_step_and_then_confirmed() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    let once = touch(&game, "c g");
    assert!(offers(&game, &once).is_empty(), "a die is left");
    let twice = touch(&game, "c g a c");
    assert_eq!(offers(&game, &twice), offer("c-g* a-c", "Confirm the turn"));
    assert_eq!(about(&game, &twice), "c–g (hitting on g) and a–c");
    assert!(game.check(0, &game.choices(&twice, 0)[0].action).is_ok());
}

#[test]
fn one_man_goes_with_both_dice_in_one_click_by_the_way_that_is_open() {
    // On c it may not touch down, on e it may.
    let game = set("a14 l1", "c2 m13", [2, 4], &[]);
    assert_eq!(offers(&game, &touch(&game, "a g"))[0].0, "a-e e-g");
    // Of two open ways the one that hits.
    let game = set("a14 l1", "c1 m14", [2, 4], &[]);
    assert_eq!(offers(&game, &touch(&game, "a g"))[0].0, "a-c* c-g");
    let double = set("a14 l1", "n15", [3, 3], &[]);
    assert_eq!(offers(&double, &touch(&double, "a m"))[0].0, "a-d d-g g-j j-m");
    assert_eq!(offers(&double, &touch(&double, "a g g m"))[0].0, "a-d d-g g-j j-m", "it moves on by a click");
}

#[test]
fn a_place_that_one_man_alone_can_reach_brings_him_there() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    assert_eq!(touch(&game, "n"), touch(&game, "l n"));
    assert_eq!(touch(&game, "q"), touch(&game, "k q"), "with both dice too");
    assert_eq!(touch(&game, "n c").asked(), Some(3), "where own men stand one of them is chosen");
    assert_eq!(refused(&game, "g"), "choose one of your men first", "three could");
}

#[test]
fn steps_are_taken_back_one_by_one_and_the_choice_before_them() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    let mut touched = touch(&game, "c g a");
    assert!(touched.retract());
    assert_eq!(touched, touch(&game, "c g"), "the choice first");
    assert!(touched.retract());
    assert_eq!(touched, Touch::default());
    assert!(!touched.retract(), "there is nothing more");
    assert_eq!(touch(&game, "c c"), Touch::default(), "a second click lets go");
}

#[test]
fn a_man_is_put_back_where_he_came_from_and_what_hung_on_his_step_goes_with_it() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    let back = |touched: &mut Touch, [from, to]: [&'static str; 2]| {
        assert!(touched.grab(&game, &view(Some(0)), &Spot::new(from)).is_some(), "{from} can be taken in hand");
        touched.press(&game, &view(Some(0)), &Spot::new(to))
    };
    let mut touched = touch(&game, "c g a c");
    assert_eq!(back(&mut touched, ["g", "c"]), Press::Touched);
    assert_eq!(touched, touch(&game, "a c"), "the later step stays");
    let mut touched = touch(&game, "a g");
    assert!(matches!(back(&mut touched, ["g", "b"]), Press::Refused(_)), "he was never there");
    let mut touched = touch(&game, "a g");
    assert_eq!(back(&mut touched, ["g", "a"]), Press::Touched);
    assert_eq!(touched, Touch::default(), "by both dice at once");
    let bar = set("-1 a14", "m15", [4, 2], &[]);
    let mut touched = touch(&bar, "d a c");
    assert_eq!(touched.taken().len(), 2);
    assert!(touched.grab(&bar, &view(Some(0)), &Spot::new("d")).is_some());
    assert_eq!(touched.press(&bar, &view(Some(0)), &Spot::new("bar-0")), Press::Touched);
    assert_eq!(touched, Touch::default(), "before he has entered nobody else moves");
}

#[test]
fn what_may_not_be_is_refused_with_its_rule() {
    let waits = set("a11 c1 d1 e1 n1", "m15", [2, 1], &[]);
    let due = "rule 3: this man must wait until five of your men have left the start; so far only four have";
    assert_eq!(refused(&waits, "n"), due);
    assert_eq!(refused(&waits, "p"), due, "where a die would lead him");
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    assert_eq!(refused(&game, "l p"), "4 opposing men close this point");
    assert_eq!(refused(&game, "c b"), "men only move forward");
    for bar in ["bar-0", "bar-1"] {
        assert!(refused(&game, &format!("c {bar}")).contains("you cannot put one there"), "{bar}");
    }
    assert_eq!(refused(&game, "c h"), "none of your remaining dice leads there");
    assert_eq!(refused(&game, "f"), "choose one of your men first");
    assert_eq!(refused(&game, "a g b"), "your turn is complete already; confirm it or undo it");
    let bar = set("-1 a14", "m13 d2", [4, 2], &[]);
    assert_eq!(refused(&bar, "a"), "you have to enter all your men from the bar first");
    assert_eq!(refused(&bar, "d"), "2 opposing men close this point", "the man on the bar is chosen by itself");
    let shut = set("a14 l1", "c2 e2 m11", [2, 4], &[]);
    assert!(refused(&shut, "l b").contains("forward"));
    assert_eq!(refused(&shut, "a"), "2 opposing men close this point", "for both dice the same");
}

#[test]
fn a_landing_on_an_own_man_that_is_forbidden_is_refused_and_that_man_chosen() {
    let listed = lesson::all().iter().find(|listed| listed.key == "kvatrutafl-rules").unwrap();
    let steps = listed.steps().unwrap();
    let is_four = |step: &Step| step.said().is_some_and(|said| said.id.ends_with("rules-four"));
    let mut table = lesson::table(&steps, steps.iter().position(is_four).unwrap()).unwrap();
    let mut press = |spot: &'static str| table.press(&view(Some(0)), &Spot::new(spot));
    assert_eq!(press("a"), Press::Touched);
    match press("g") {
        Press::Refused(why) => assert!(Lang::En.say(&why.0).starts_with("rule 4"), "{why:?}"),
        press => panic!("{press:?}"),
    }
    assert_eq!(press("j"), Press::Touched, "the man on g is chosen now");
}

#[test]
fn what_is_in_the_way_is_said_where_the_man_would_touch_down() {
    // By the 2 it cannot touch down, by the 4 it could, but g itself is closed.
    let game = set("a13 k1 l1", "c2 g2 m11", [2, 4], &[]);
    assert_eq!(refused(&game, "a g"), "2 opposing men close this point");
    let game = set("a13 k1 l1", "c2 e2 m11", [2, 4], &[]);
    assert_eq!(refused(&game, "a"), "2 opposing men close this point");
    let game = set("a13 k1 l1", "g2 m13", [3, 3], &[]);
    assert_eq!(refused(&game, "a j"), "on the way, at g: 2 opposing men close this point");
}

#[test]
fn a_step_that_would_waste_a_die_is_refused_by_rule_6() {
    let game = set("x13 q1 s1", "w2 m13", [6, 1], &[]);
    let why = refused(&game, "s");
    assert!(why.contains("you have to play all 2 possible steps") && why.contains("in the home board"), "{why}");
    assert_eq!(offers(&game, &Touch::default()), offer("q-r r-x", "Play: q–r–x"));
}

#[test]
fn what_is_forced_is_offered_at_once_with_its_reason() {
    let game = set("-2 a13", "m5 b2 c2 d2 e2 f2", [3, 1], &[]);
    assert_eq!(offers(&game, &Touch::default()), offer("pass", "Pass"));
    assert_eq!(about(&game, &Touch::default()), "No man on the bar can enter with this roll.");
    let prompt = Lang::En.say(&game.prompt(&Touch::default(), &view(Some(0))));
    assert_eq!(prompt, "Ada, this roll allows no move: you have to pass.");
    let choice = &game.choices(&Touch::default(), 0)[0];
    assert_eq!((&choice.weight, choice.key), (&Weight::Next, Some('p')));
}

#[test]
fn formations_are_offered_with_what_they_score() {
    let half = set("v4 w5 x5 s1", "a2 m13", [6, 3], &[]);
    let touched = touch(&half, "s v");
    assert_eq!(offers(&half, &touched), offer("s-v declare stutti-munkur", "Declare Stutti munkur: 3½ points"));
    let said = about(&half, &touched);
    assert_eq!(said, "After part of the roll the formation scores only half: 3½ points. That ends the game.");
    assert_eq!(half.choices(&touched, 0)[0].weight, Weight::Plain, "the other die may make more of it");
    let passed = half.choices(&touch(&half, "s v v off-0"), 0);
    let [Choice { weight: Weight::Forgoes(what), .. }] = &passed[..] else { panic!("{passed:?}") };
    assert_eq!(Lang::En.say(what), "Stutti munkur and its 3½ points");
    let full = set("v4 w5 x5 s1", "t1 m14", [1, 2], &[]);
    let touched = touch(&full, "s t t v");
    let weights: Vec<Weight> = full.choices(&touched, 0).into_iter().map(|choice| choice.weight).collect();
    assert!(matches!(&weights[..], [Weight::Scores, Weight::Forgoes(_)]), "{weights:?}");
    let all = offers(&full, &touched);
    assert_eq!(all[0].1, "Declare Stutti munkur: 9 points");
    assert_eq!(all[1], ("s-t* t-v".to_owned(), "Confirm the turn".to_owned()));
    assert!(about(&full, &touched).contains("You also hit a man in this roll; that is mar and adds 2 points."));
}

#[test]
fn a_win_is_said_before_it_is_confirmed() {
    let game = set("p1 r2 l12", "-2 m5 n4 o4", [4, 1], &[]);
    let touched = touch(&game, "l p");
    assert_eq!(offers(&game, &touched), offer("l-p", "Jan: 15 points"));
    let prompt = Lang::En.say(&game.prompt(&touched, &view(Some(0))));
    assert_eq!(prompt, "Ada, this is Jan: confirm the turn.");
    let last = set("s1 x1 +13", "m15", [6, 1], &[]);
    assert_eq!(offers(&last, &touch(&last, "s off-0")), [], "the other man is still there");
    assert_eq!(offers(&last, &touch(&last, "s off-0 x off-0"))[0].1, "Uttekt: 2 points");
}

#[test]
fn a_man_is_dragged_from_where_it_may_move() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    let mut touched = Touch::default();
    assert!(touched.grab(&game, &view(Some(0)), &Spot::new("c")).is_some());
    assert_ne!(game.board(&touched, &view(Some(0))), game.board(&touch(&game, "c"), &view(Some(0))), "it is in hand");
    let press = |touched: &Touch, spot: &'static str| {
        let mut touched = touched.clone();
        (touched.press(&game, &view(Some(0)), &Spot::new(spot)), touched)
    };
    assert_eq!(press(&touched, "g"), (Press::Touched, touch(&game, "c g")), "put down where it may go");
    assert!(matches!(press(&touched, "k").0, Press::Refused(_)), "and not where others stand that may move");
    for spot in ["f", "m", "off-0", "bar-0", "side-0"] {
        assert_eq!(Touch::default().grab(&game, &view(Some(0)), &Spot::new(spot)), None, "{spot}");
    }
    assert_eq!(Touch::default().grab(&game, &view(None), &Spot::new("c")), None, "who only looks drags nothing");
}

#[test]
fn what_happened_is_told_with_all_that_came_of_it() {
    let told = |game: &Kvatrutafl, notation: &str| {
        let action = game.read(0, notation).unwrap();
        said(&game.tell(&Event::Act { seat: 0, action }, &view(None)))
    };
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    assert_eq!(told(&game, "c-g* g-i"), "Ada, 4-2: c–g–i (hitting on g)");
    let bar = set("-1 a14", "m15", [4, 2], &[]);
    assert_eq!(told(&bar, "bar-d d-f"), "Ada, 4-2: from the bar to d–f");
    let off = set("s2 x2 w1 +10", "m15", [6, 6], &[]);
    let turn = off.legal(0)[0].to_string();
    assert_eq!(turn, "s-off s-off w-off x-off");
    assert_eq!(told(&off, &turn), "Ada, 6-6: 2\u{a0}×\u{a0}s\u{a0}off, w\u{a0}off and x\u{a0}off");
    let win = set("s1 x1 +13", "m15", [6, 1], &[]);
    assert_eq!(told(&win, "s-off x-off"), "Ada, 6-1: s\u{a0}off and x\u{a0}off – Uttekt, 2 points");
    let full = set("v4 w5 x5 s1", "t1 m14", [1, 2], &[]);
    let declared = told(&full, "s-t* t-v declare stutti-munkur");
    assert_eq!(declared, "Ada, 1-2: s–t–v (hitting on t), declaring Stutti munkur: 9 points");
    let advice = full.advice(0, &full.read(0, "s-t* t-v declare stutti-munkur").unwrap());
    assert_eq!(said(&advice), "play s–t–v (hitting on t), declaring Stutti munkur");
    let jan = set("p1 r2 l12", "-2 m5 n4 o4", [4, 1], &[]);
    let why = "Wilhelmina Maximiliane von Wurfzabelstein has 2 men on the bar and only one point to enter on";
    assert_eq!(told(&jan, "l-p"), format!("Ada, 4-1: l–p – Jan: {why}; 15 points"));
    let shut = set("q2 r2 p1 l10", "-1 m5 n4 o5", [4, 1], &[]);
    let why = "Wilhelmina Maximiliane von Wurfzabelstein has one man on the bar and no point to enter on";
    assert_eq!(told(&shut, "l-p"), format!("Ada, 4-1: l–p – Stór Jan: {why}; 15 points"));
    assert_eq!(
        Lang::En
            .say(&game.tell(&Event::Act { seat: 0, action: game.read(0, "c-g* g-i").unwrap() }, &view(None)))
            .matches('\u{2060}')
            .count(),
        2
    );
}

/// Plays a game at random and shows every position.
fn play(seed: u64, mut see: impl FnMut(&Kvatrutafl, &mut dyn Rng)) {
    let values = Values::from([("extra".to_owned(), "yes".to_owned()), ("after".to_owned(), "5".to_owned())]);
    let mut game = Kvatrutafl::start(&super::super::options::Options::read(&values).unwrap(), 2);
    let mut rng = Luck::new(seed).after(0);
    loop {
        see(&game, &mut rng);
        let event = match game.turn() {
            Turn::Over(_) => return,
            Turn::Roll(throw) | Turn::Faces(throw) => Event::Roll(throw.draw(&mut rng)),
            Turn::Seats(seats) => Event::Act { seat: seats[0], action: AtRandom.choose(&game, seats[0], &mut rng) },
        };
        game.apply(&event).unwrap();
    }
}

/// The spot of a place as a step names it.
fn spot(seat: Seat, path: u8) -> Spot {
    Place { seat, path }.spot()
}

#[test]
fn every_turn_can_be_touched_and_is_then_offered_as_it_was_played() {
    for seed in 0..3 {
        play(seed, |game, rng| {
            let Turn::Seats(seats) = game.turn() else { return };
            let mut turns = game.turns();
            if turns.len() == 1 || rng.random_range(0..6) > 0 {
                return;
            }
            turns.shuffle(rng);
            for turn in turns.iter().take(4) {
                let (seat, action, mut touched) = (seats[0], turn.action(), Touch::default());
                for step in action.steps.all() {
                    for path in [step.from, step.to] {
                        let press = touched.press(game, &view(Some(seat)), &spot(seat, path));
                        assert_eq!(press, Press::Touched, "{action}");
                    }
                }
                let choices = game.choices(&touched, seat);
                assert!(choices.iter().any(|choice| choice.action == action), "{action}: {choices:?}");
                for choice in choices {
                    assert_eq!(game.check(seat, &choice.action), Ok(()), "{}", choice.action);
                }
                for _ in action.steps.all() {
                    assert!(touched.retract());
                }
                assert_eq!(touched, Touch::default());
            }
        });
    }
}

#[test]
fn whatever_is_touched_the_turn_can_still_be_ended() {
    for seed in 10..13 {
        play(seed, |game, rng| {
            let Turn::Seats(seats) = game.turn() else { return };
            if rng.random_range(0..6) > 0 {
                return;
            }
            let (seat, mut touched) = (seats[0], Touch::default());
            let places: Vec<Place> = Place::all().collect();
            for _ in 0..400 {
                if !game.choices(&touched, seat).is_empty() {
                    return;
                }
                let place = places[rng.random_range(0..places.len())];
                if let Press::Refused(why) = touched.press(game, &view(Some(seat)), &place.spot()) {
                    assert!(!Lang::De.say(&why.0).contains("kvatrutafl-"), "{why:?}");
                }
            }
            panic!("no end is reached from {:?} with {touched:?}", game.state());
        });
    }
}

#[test]
fn the_picture_shows_what_is_touched_and_what_was_played() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[("match", "99")]);
    let before = game.board(&Touch::default(), &view(Some(0)));
    assert!(before.size.width == WIDTH && before.size.height > HEIGHT);
    assert_eq!(outside(&before, 0.0, 0.0), None);
    let labels = |drawing: &Drawing, word: &str| drawing.words().into_iter().filter(|other| *other == word).count();
    let chosen = game.board(&touch(&game, "c"), &view(Some(0)));
    for word in ["4", "2", "4+2"] {
        assert_eq!(labels(&chosen, word), 1, "a landing tells its dice: {word}");
    }
    assert_ne!(game.board(&touch(&game, "c g"), &view(Some(0))), before);
    let watched = game.board(&Touch::default(), &view(None));
    assert_ne!(watched, before, "who only looks is shown nothing to touch");
    let hinted = View { hint: Some("a-c a-e".to_owned()), ..view(None) };
    assert_ne!(game.board(&Touch::default(), &hinted), watched, "advice is drawn");
    let last = View { last: Some((1, "m-p o-p".to_owned())), ..view(None) };
    assert_ne!(game.board(&Touch::default(), &last), watched, "what was played last is drawn");
    let other = View { last: Some((1, "m-q".to_owned())), ..view(None) };
    assert_eq!(game.board(&Touch::default(), &other), watched, "but not what is no longer there");
}

#[test]
fn a_match_rests_between_two_games_and_nowhere_else() {
    let mut game = set("s1 x1 +13", "m15", [6, 1], &[("match", "5")]);
    assert!(!game.handling().rests);
    let last = game.read(0, "s-off x-off").unwrap();
    game.act(0, &last);
    assert!(game.handling().rests && game.number() == 2);
    let words = Lang::En.say(&game.prompt(&Touch::default(), &view(None)));
    assert_eq!(words, "Ada, roll the dice.", "who bore off begins");
    super::super::rules::tests::roll(&mut game, [3, 1]);
    assert!(!game.handling().rests);
}

/// White wins with this turn; what the board then tells, but for points and names.
fn told_by(game: &Kvatrutafl, turn: &str) -> Vec<String> {
    let mut after = game.clone();
    after.act(0, &game.read(0, turn).unwrap());
    let drawing = after.board(&Touch::default(), &view(None));
    assert_eq!(outside(&drawing, 0.0, 0.0), None);
    let words = drawing.words().into_iter().rev().take_while(|words| !words.is_empty()).map(str::to_owned);
    let mut told: Vec<String> = words.take(4).collect();
    told.reverse();
    told
}

#[test]
fn a_win_is_told_on_the_table_between_games_and_at_the_end() {
    let wins =
        [("l-p", "p1 r2 l12", "-2 m5 n4 o4", [4, 1], ["Jan", "2 men wait, only one point is free", "15 points"])];
    for (turn, white, black, dice, words) in wins {
        for (target, last) in [("99", "Ada wins the game"), ("5", "Ada wins the match")] {
            let game = set(white, black, dice, &[("match", target)]);
            assert!(!game.board(&Touch::default(), &view(Some(0))).words().contains(&words[0]));
            assert_eq!(told_by(&game, turn), [&words[..], &[last]].concat());
        }
    }
    let full = set("v4 w5 x5 s1", "t1 m14", [1, 2], &[("match", "99")]);
    let told = told_by(&full, "s-t* t-v declare stutti-munkur");
    assert_eq!(told, ["Stutti munkur", "and mar, for the hit in this roll", "9 points", "Ada wins the game"]);
    let half = set("v4 w5 x5 s1", "m15", [3, 2], &[("match", "99")]);
    let told = told_by(&half, "s-v declare stutti-munkur");
    assert_eq!(told[..2], ["Stutti munkur", "half, after part of the roll"]);
    let mut extra = set("x1 +14", "k1 l1 +13", [1, 2], &[("extra", "yes"), ("match", "3")]);
    assert_eq!(told_by(&extra, "x-off")[..2], ["Uttekt", "all fifteen men borne off"]);
    extra.act(0, &extra.read(0, "x-off").unwrap());
    assert!(extra.handling().rests, "it is looked at before the extra throw");
}

#[test]
fn what_made_a_win_is_marked() {
    let mut jan = set("p1 r2 l12", "-2 m5 n4 o4", [4, 1], &[("match", "99")]);
    jan.act(0, &jan.read(0, "l-p").unwrap());
    let left = *jan.left().unwrap();
    let marks = super::moment::Moment::of(&jan, &left).unwrap().marks(&left);
    let shut: Vec<u8> =
        marks.iter().filter(|(seat, path, _)| *seat == 1 && *path > 0).map(|(_, path, _)| *path).collect();
    // All of Black's start quarter but q, where it may enter.
    assert_eq!(shut, [1, 2, 3, 4, 6]);
    assert!(marks.iter().any(|(seat, path, _)| (*seat, *path) == (1, 0)), "and who waits");
}

#[test]
fn whoever_plays_sits_below() {
    let game = set("a15", "m15", [4, 2], &[]);
    let start = |view: &View, spot: &str| {
        let board = game.board(&Touch::default(), view);
        let area = board.spots.iter().find(|area| area.spot.name() == spot).unwrap().area.bounds().unwrap();
        let middle = (area.0 + area.1) * 0.5;
        (middle.y > board.size.height / 2.0, middle.x > board.size.width / 2.0)
    };
    let white = view(None);
    assert_eq!((start(&white, "a"), start(&white, "m")), ((true, true), (false, false)));
    let black = View { home: Some(1), ..view(None) };
    assert_eq!((start(&black, "a"), start(&black, "m")), ((false, false), (true, true)), "the person has Black");
    for (value, below) in [("turn", true), ("white", true), ("person", false)] {
        let layout = [("below".to_owned(), value.to_owned())].into();
        let view = View { layout, home: (value == "person").then_some(1), ..view(None) };
        assert_eq!(start(&view, "a").0, below, "{value}, White being on move");
    }
}

#[test]
fn men_that_go_the_same_way_are_told_together() {
    for (steps, told) in
        [("m-p m-p p-s p-s", "2 × m–p–s"), ("m-p p-s m-p p-s", "2 × m–p–s"), ("p-s m-p m-p p-s", "p–s, m–p–s, m–p")]
    {
        let action = Action::read(0, steps).unwrap();
        let ways: Vec<String> = super::tell::steps(0, action.steps.all()).iter().map(said).collect();
        assert_eq!(ways.join(", ").replace('\u{a0}', " "), told, "{steps}");
    }
}

#[test]
fn a_turn_can_be_typed_by_points_and_by_dice() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    let typed = |text: &str| {
        let mut touch = Touch::default();
        let press = touch.typed(&game, &view(Some(0)), text);
        (press, touch)
    };
    let clicked = touch(&game, "c g a c");
    for text in ["c-g a-c", "cg ac", "c4 a2", "C-G*, A-C", "c/g a/c"] {
        assert_eq!(typed(text), (Press::Touched, clicked.clone()), "{text}");
    }
    assert_eq!(typed("c4").1, touch(&game, "c g"), "a part of it is touched as well");
    assert_eq!(typed("e42").1.action(0).to_string(), "e-i i-k");
    for (text, why) in [
        ("c5", "remaining dice leads there"),
        ("m-n", "you have no man there"),
        ("yonder", "is not a move"),
        ("a", "is not a move"),
    ] {
        match typed(text) {
            (Press::Refused(reason), touch) => {
                assert_eq!(touch, Touch::default(), "what is refused changes nothing");
                let said = said(&reason.0);
                assert!(said.contains(why), "{text}: {said}");
            }
            (press, _) => panic!("{text}: {press:?}"),
        }
    }
}

#[test]
fn the_cursor_visits_what_can_move_and_where_to_which_has_its_distance_as_key() {
    let game = set("a8 c2 e1 k2 l2", "m8 b2 g1 p4", [4, 2], &[]);
    let visited = |touched: &Touch| -> Vec<(String, Option<String>)> {
        let spots = game.board(touched, &view(Some(0))).spots.into_iter().filter(|area| !area.aside);
        spots.map(|area| (area.spot.name().to_owned(), area.key)).collect()
    };
    let plain = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), None)).collect::<Vec<_>>();
    assert_eq!(visited(&Touch::default()), plain(&["a", "c", "e", "k", "l"]));
    let key = |name: &str, key: &str| (name.to_owned(), Some(key.to_owned()));
    let chosen = visited(&touch(&game, "c"));
    for landing in [key("e", "2"), key("g", "4"), key("i", "6")] {
        assert!(chosen.contains(&landing), "{landing:?} of {chosen:?}");
    }
}

#[test]
fn what_is_told_of_a_declaration_is_what_it_scores_and_no_second_estimate_beside_the_hint() {
    for options in [&[][..], &[("match", "7")][..]] {
        let game = set("u1 v5 w4 x5", "h3 i3 j3 k3 l3", [2, 1], options);
        let choices = game.choices(&touch(&game, "u w"), 0);
        let declared = choices.iter().find(|choice| choice.action.declare.is_some()).unwrap();
        let about = declared.about.as_ref().unwrap();
        assert_eq!(
            said(about),
            "After part of the roll the formation scores only half: 3½ points. That ends the game."
        );
    }
}

#[test]
fn in_larger_text_the_lines_of_both_sides_grow_and_lie_over_nothing() {
    let values = Values::from([("match".to_owned(), "9".to_owned())]);
    for values in [Values::new(), values] {
        let mut game = Kvatrutafl::start(&super::super::options::Options::read(&values).unwrap(), 2);
        let mut rng = Luck::new(4).after(0);
        for _ in 0..60 {
            let drawn = |lang, text| {
                let names = ["Ada", "Wilhelmina Maximiliane"].map(str::to_owned).to_vec();
                game.board(&Touch::default(), &View { lang, text, names, ..View::default() })
            };
            for lang in Lang::ALL {
                let (usual, large) = (drawn(lang, None), drawn(lang, Some(1.5)));
                let of = |drawing: &Drawing, words: &str| {
                    written(drawing).into_iter().find(|(written, ..)| written == words).map(|(_, _, size)| size)
                };
                let pips = lang.say(&phrase!("kvatrutafl-board-pips", pips = game.position().men[0].pips()));
                let grown = of(&large, &pips).zip(of(&usual, &pips)).map(|(large, usual)| large / usual);
                assert!(grown.is_some_and(|grown| grown > 1.2), "{pips}: {grown:?}");
                assert_eq!(outside(&large, 0.0, 0.0), outside(&usual, 0.0, 0.0));
                assert_eq!(overlapping(&large), overlapping(&usual), "{}", game.state());
            }
            let event = match game.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) | Turn::Faces(throw) => Event::Roll(throw.draw(&mut rng)),
                Turn::Seats(seats) => Event::Act { seat: seats[0], action: AtRandom.choose(&game, seats[0], &mut rng) },
            };
            game.apply(&event).unwrap();
        }
    }
}
