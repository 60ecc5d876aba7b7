//! What the board must hold: by throws that are arranged, and over whole matches played at random.

#![allow(clippy::unwrap_used, clippy::panic)]

use rand::RngExt;

use base::draw::lint::{outside, overlapping, written};
use base::draw::sheet::inked;
use base::draw::{Drawing, Spot};
use base::i18n::Lang;
use base::phrase::phrase;

use super::super::rules::{Action, Ludix};
use super::CHANCES;
use super::touch::Touch;
use crate::game::bot::{AtRandom, Bot};
use crate::game::chance::Luck;
use crate::game::options::{Options as _, Values};
use crate::game::{Event, Face, Game, Seat, Turn};
use crate::ludix::Options;
use crate::table::{Choice, Controls, Looks, Press, Touching as _, View, Words};

const LONG: &str = "Wilhelmina Maximiliane von Wurfzabelstein";

fn view(seat: Option<Seat>) -> View {
    let names = ["Ada", LONG, "Cem", "Dörte", "Emil", "Flo"].map(str::to_owned).to_vec();
    View { lang: Lang::En, seat, names, ..View::default() }
}

fn start(seats: usize, arrange: &str) -> Ludix {
    let values = Values::from([("arrange".to_owned(), arrange.to_owned())]);
    Ludix::start(&Options::read(&values).unwrap(), seats)
}

fn throw(game: &mut Ludix, dice: &str) {
    game.apply(&Event::Roll(dice.chars().map(Face::Letter).collect())).unwrap();
}

fn act(game: &mut Ludix, notation: &str) {
    let seat = game.seat();
    let action = game.read(seat, notation).unwrap();
    game.act(seat, &action);
}

/// Throws and reads as is best, and so on, then stops.
fn bank(game: &mut Ludix, throws: &[&str]) {
    for (index, dice) in throws.iter().enumerate() {
        if index > 0 {
            act(game, "throw");
        }
        throw(game, dice);
        let best = game.legal(game.seat())[0].to_string();
        act(game, &best);
    }
    act(game, "stop");
}

/// These spots touched one after the other by whose turn it is.
fn touch(game: &Ludix, spots: &str) -> Touch {
    let mut touch = Touch::default();
    for spot in spots.split_whitespace() {
        let press = touch.press(game, &view(Some(game.seat())), &Spot::new(spot.to_owned()));
        assert_eq!(press, Press::Touched, "{spot} of {spots}");
    }
    touch
}

fn prompt(game: &Ludix, touched: &Touch) -> String {
    Lang::En.say(&game.prompt(touched, &view(Some(game.seat()))))
}

fn offers(game: &Ludix, touched: &Touch) -> Vec<(String, String)> {
    let said = |choice: Choice<Action>| {
        (choice.action.to_string(), choice.about.map(|about| Lang::En.say(&about)).unwrap_or_default())
    };
    game.choices(touched, game.seat()).into_iter().map(said).collect()
}

fn shown(game: &Ludix, touched: &Touch, view: &View) -> Vec<String> {
    game.board(touched, view).words().into_iter().map(str::to_owned).collect()
}

#[test]
fn only_a_whole_numeral_can_be_entered_and_what_is_none_says_why() {
    let mut game = start(2, "player");
    throw(&mut game, "IXLV");
    let part = touch(&game, "die-3 die-2");
    assert!(offers(&game, &part).is_empty());
    assert!(prompt(&game, &part).contains("LX is 60"), "{}", prompt(&game, &part));
    let wrong = touch(&game, "die-4 die-2 die-1 die-3");
    assert!(offers(&game, &wrong).is_empty());
    assert!(prompt(&game, &wrong).contains("VXIL"), "{}", prompt(&game, &wrong));
    let whole = touch(&game, "die-2 die-3 die-1 die-4");
    let [(notation, _)] = &offers(&game, &whole)[..] else { panic!("one thing is offered") };
    assert_eq!(notation, "XLIV");
    assert!(game.choices(&whole, 0)[0].weight.stands_out(), "Enter confirms it");
    assert!(game.choices(&whole, 1).is_empty());
}

#[test]
fn nothing_but_a_hint_gives_the_best_reading_away() {
    let mut game = start(2, "player");
    throw(&mut game, "IXLV");
    let lower = touch(&game, "die-2 die-3 die-1 die-4");
    let wrong = touch(&game, "die-4 die-2 die-1 die-3");
    for touched in [Touch::default(), lower, wrong] {
        let said = shown(&game, &touched, &view(Some(0))).join(" ") + &prompt(&game, &touched);
        let about: String = offers(&game, &touched).into_iter().map(|(_, about)| about).collect();
        assert!(!said.contains("LXVI") && !said.contains("66") && !about.contains("66"), "{said} {about}");
    }
    let count = |view: &View| shown(&game, &Touch::default(), view).len();
    let hinted = View { hint: Some("LXVI".to_owned()), ..view(Some(0)) };
    assert_eq!(count(&hinted), count(&view(Some(0))) + 4, "a letter below each place");
}

#[test]
fn a_failed_throw_is_explained_until_the_next_one_falls() {
    let mut game = start(2, "player");
    bank(&mut game, &["LXXX"]);
    throw(&mut game, "IXVI");
    act(&mut game, "XVII");
    act(&mut game, "throw");
    let told = Lang::En.say(&game.tell(&Event::Roll("VLIV".chars().map(Face::Letter).collect()), &view(None)));
    assert!(told.contains("61") && told.contains("LXI") && told.contains("17 points are lost"), "{told}");
    throw(&mut game, "VLIV");
    assert!(game.handling().rests);
    let said = shown(&game, &Touch::default(), &view(Some(0))).join(" ");
    for word in ["LVVI", "LXI.", "17", "Not a Roman numeral"] {
        assert!(said.contains(word), "{word}: {said}");
    }
    throw(&mut game, "LXXX");
    assert!(!game.handling().rests && !shown(&game, &Touch::default(), &view(Some(0))).join(" ").contains("LVVI"));
}

#[test]
fn stopping_says_what_follows_from_it() {
    let mut game = start(3, "best");
    throw(&mut game, "LXXX");
    let about = |game: &Ludix| offers(game, &Touch::default()).into_iter().map(|(_, about)| about).collect::<Vec<_>>();
    assert_eq!(about(&game), ["If it makes no numeral, you lose the 80.", "You then have 80 points written down."]);
    for _ in 0..3 {
        act(&mut game, "throw");
        throw(&mut game, "LXXX");
    }
    assert!(about(&game)[1].contains("this round is played out"), "{:?}", about(&game));
    assert_eq!(Lang::De.say(&game.advice(0, &Action::Throw)), "weiterwürfeln");
    let stop = Event::Act { seat: 0, action: Action::Stop };
    let told = Lang::En.say(&game.tell(&stop, &view(None)));
    assert!(
        told.contains("The target of 300 has been reached.") && told.contains(LONG) && told.contains("Cem"),
        "{told}"
    );
    act(&mut game, "stop");
    let standings = |game: &Ludix| {
        let said = shown(game, &Touch::default(), &view(None));
        ["Last round", "has finished", "is playing", "still to come", "wins"]
            .map(|word| said.iter().any(|say| say == word))
    };
    assert_eq!(standings(&game), [true, true, true, true, false]);
    assert!(prompt(&game, &Touch::default()).contains("320 points behind"));
    throw(&mut game, "LLLL");
    throw(&mut game, "LXXX");
    assert!(about(&game)[1].contains("the match is over"), "{:?}", about(&game));
    act(&mut game, "stop");
    assert_eq!(standings(&game), [true, false, false, false, true]);
    assert_eq!(prompt(&game, &Touch::default()), "Ada wins with 320 points.");
}

#[test]
fn what_is_read_by_itself_is_told_with_the_throw() {
    let game = start(2, "best");
    let told =
        |dice: &str| Lang::En.say(&game.tell(&Event::Roll(dice.chars().map(Face::Letter).collect()), &view(None)));
    assert!(told("IXLV").ends_with("That is LXVI, which is 66."), "{}", told("IXLV"));
}

#[test]
fn chances_are_seen_when_they_are_asked_for_or_always() {
    let mut game = start(2, "best");
    throw(&mut game, "LXXX");
    let sees = |touched: &Touch, view: &View| shown(&game, touched, view).iter().any(|word| word.contains("28.4%"));
    assert!(!sees(&Touch::default(), &view(Some(0))));
    assert!(sees(&touch(&game, "chances"), &view(Some(0))));
    assert!(!sees(&touch(&game, "chances chances"), &view(Some(0))));
    let layout = Values::from([(CHANCES.to_owned(), "always".to_owned())]);
    assert!(sees(&Touch::default(), &View { layout, ..view(Some(0)) }));
    // 31.0 on average, and 28.4% of 80 is 22.7
    assert!(shown(&game, &touch(&game, "chances"), &view(Some(0))).iter().any(|word| word.contains("+8.2")));
}

#[test]
fn the_letters_of_the_dice_set_the_first_that_still_lies() {
    let mut game = start(2, "player");
    throw(&mut game, "IXIX");
    let keyed = |touched: &Touch, seat| -> Vec<(char, String)> {
        let board = game.board(touched, &view(seat));
        let keys = board
            .spots
            .iter()
            .filter_map(|area| Some((area.key.as_deref()?.chars().next()?, area.spot.name().to_owned())));
        keys.filter(|(_, spot)| spot.starts_with("die")).collect()
    };
    let own = |spots: &str| keyed(&touch(&game, spots), Some(0));
    assert_eq!(own(""), [('i', "die-1".to_owned()), ('x', "die-2".to_owned())]);
    assert_eq!(own("die-1 die-2"), [('i', "die-3".to_owned()), ('x', "die-4".to_owned())]);
    assert!(keyed(&Touch::default(), None).is_empty() && keyed(&Touch::default(), Some(1)).is_empty());
}

#[test]
fn nothing_runs_off_the_board_in_random_matches_whatever_the_names() {
    let rng = &mut Luck::new(11).after(0);
    for (seats, arrange) in [(2, "player"), (4, "best"), (6, "player")] {
        let mut game = start(seats, arrange);
        while !game.turn().is_over() {
            match game.turn() {
                Turn::Roll(due) | Turn::Faces(due) => game.roll(&due.draw(rng)),
                Turn::Seats(seats) => {
                    let action = AtRandom.choose(&game, seats[0], rng);
                    // Long turns have to be shown as well.
                    let action = if action == Action::Stop && rng.random_ratio(4, 5) { Action::Throw } else { action };
                    game.act(seats[0], &action);
                }
                Turn::Over(_) => {}
            }
            for lang in Lang::ALL {
                let view = View { lang, ..view(Some(game.seat())) };
                let touched = touch(&game, "chances");
                let board = game.board(&touched, &view);
                let (low, high) = inked(&board).unwrap();
                let inside = low.x >= 0.0 && low.y >= 0.0 && high.x <= board.size.width && high.y <= board.size.height;
                assert!(inside, "{low:?} {high:?}: {game:?}");
            }
        }
    }
}

/// The turns before, this turn, how many play, the better decision, and the reason: its id and some of its words.
type Case<'a> = (&'a [&'a [&'a str]], &'a [&'a str], usize, &'a str, &'a str, &'a str);

/// What the coach says of the better decision about these points of a turn, by the id behind `ludix-coach-`, and in words.
fn reason(banked: &[&[&str]], turn: &[&str], seats: usize, better: &str) -> (String, String) {
    let mut game = start(seats, "player");
    for throws in banked {
        if throws.is_empty() { throw(&mut game, "XXXX") } else { bank(&mut game, throws) }
    }
    for (index, dice) in turn.iter().enumerate() {
        if index > 0 {
            act(&mut game, "throw");
        }
        throw(&mut game, dice);
        let best = game.legal(game.seat())[0].to_string();
        act(&mut game, &best);
    }
    let played = if better == "stop" { "throw" } else { "stop" };
    let [played, better] = [played, better].map(|notation| game.read(game.seat(), notation).unwrap());
    match &game.reason(game.seat(), &played, &better)[..] {
        [said] => (said.id.trim_start_matches("ludix-coach-").to_owned(), Lang::En.say(said)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_idea_is_given_as_a_reason_with_the_figure_that_proves_it() {
    const FULL: &[&str] = &["XXXL", "XXXL", "XXXL"];
    const MUCH: &[&str] = &["XXXL", "XXXL"];
    const MORE: &[&str] = &["XXXL", "XXXL", "IIXX", "IIXX"];
    const LITTLE: &[&str] = &["IIXX"];
    const FAILED: &[&str] = &[];
    let cases: &[Case<'_>] = &[
        (&[], LITTLE, 2, "throw", "stake-roll", "brings 31 points; the risk costs only 6 of this turn’s 22."),
        (&[], FULL, 2, "stop", "stake-stop", "loses you 68 of this turn’s 240 points and brings only 31"),
        (&[MUCH, FULL], &["IIIL", "IIIL"], 2, "throw", "target-near", "only 34 more points"),
        (&[MUCH, LITTLE], &["IIIL", "IIIL"], 2, "throw", "target-close", "34 more points and you have 300"),
        (&[FAILED, FULL], &["IIXL"], 2, "throw", "target-race", "needs only 60 more points and gets them in one turn"),
        (&[FULL, LITTLE], MUCH, 2, "stop", "target-enough", "With 400 you lead"),
        (&[MORE, MUCH], &["XXXL", "XXXL"], 2, "stop", "target-enough", "With 364 you lead"),
        (&[LITTLE, FULL, LITTLE], &["XXXL"], 2, "stop", "target-wins", "With 320 you have the most"),
        (&[FULL, LITTLE, MUCH], MUCH, 2, "throw", "final-behind", "Stopping with 182 loses to 400"),
        (&[&["XXXL"], &["XXXL"], FULL], FULL, 2, "throw", "final-level", "Stopping with 320 only shares the win"),
        (&[&["XXXL"], MUCH, FULL], FULL, 2, "stop", "final-ahead", "With 400 you are ahead of 320"),
        (
            &[MUCH],
            &["XXXL", "XIIX", "XIII"],
            2,
            "throw",
            "score-behind",
            "You began this turn 160 points behind, so do not stop with less than",
        ),
        (
            &[FAILED, &["XXXL", "IIIV"], &["XXXL", "XXXL", "IIVX"]],
            &["XXXL", "IIVX", "IIVX"],
            3,
            "throw",
            "score-short",
            "you are still 63 behind",
        ),
        (&[MUCH, &["XXXL"]], &["IIIX", "IIXX"], 2, "throw", "stake-roll", "the risk costs only 10 of this turn’s 35."),
        (
            &[FAILED, &["XXXL", "IIXX"], FAILED],
            &["XXXL", "IIIX"],
            2,
            "stop",
            "score-ahead",
            "You began this turn 102 points ahead, so",
        ),
        (&[], &["XXXL", "IIXX", "IIXX"], 4, "throw", "score-crowd", "With three others"),
        // Where stopping hands the round to somebody near 300, or to four, a few points are not why.
        (&[LITTLE, FULL], &["IIXX", "IIXX"], 2, "throw", "target-race", "needs only 60 more points"),
        (&[MUCH, MUCH, MUCH, MUCH], &["IIXL"], 5, "throw", "target-crowd", "With four others"),
    ];
    for (banked, turn, seats, better, id, words) in cases {
        let (found, said) = reason(banked, turn, *seats, better);
        assert_eq!(found, *id, "{said}");
        assert!(said.contains(words), "{said}");
    }
}

#[test]
fn in_larger_text_small_writing_grows_and_lies_over_no_other() {
    let size = |drawing: &Drawing, words: &str| {
        written(drawing).into_iter().find(|(written, ..)| written == words).map(|(_, _, size)| size)
    };
    for (seats, room) in [(2, None), (3, None), (2, Some(1.0))] {
        let mut game = start(seats, "player");
        let mut rng = Luck::new(300).after(0);
        while !game.turn().is_over() {
            let names = ["Ada", "Bo", "Cem"].map(str::to_owned).to_vec();
            for lang in Lang::ALL {
                for chances in ["asked", "always"] {
                    let layout = Values::from([(CHANCES.to_owned(), chances.to_owned())]);
                    let seat = Some(game.seat());
                    let usual = View { lang, seat, names: names.clone(), room, layout, ..View::default() };
                    let large = View { text: Some(1.5), ..usual.clone() };
                    let [usual, large] = [usual, large].map(|view| game.board(&Touch::default(), &view));
                    assert_eq!(outside(&large, 0.0, 0.0), None);
                    assert_eq!(overlapping(&large), None, "{seats} {room:?} {}", game.state());
                    let chances = lang.say(&phrase!("ludix-board-chances"));
                    let grown = size(&large, &chances).zip(size(&usual, &chances)).map(|(large, usual)| large / usual);
                    assert!(grown.is_none_or(|grown| grown > 1.4), "{chances}: {grown:?}");
                }
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
