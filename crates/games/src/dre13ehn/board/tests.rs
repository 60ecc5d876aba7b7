//! What the board must hold, over whole matches of every mode.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use rand::{Rng, RngExt};

use base::draw::lint::{outside, overlapping, written};
use base::draw::{Item, Point, Role};
use base::i18n::Lang;
use base::phrase::{Arg, Phrase, phrase};

use super::super::name::Name;
use super::super::outcome::Outcome;
use super::super::rules::{Action, Dre13ehn, Word};
use super::touch::{Place, Touch};
use crate::game::bot::{Level, Measure};
use crate::game::chance::Luck;
use crate::game::options::{Options as _, Values};
use crate::game::{Event, Face, Game, Seat, Turn};
use crate::table::{
    Board as _, Controls, Looks, Players, Press, Shelved as _, Touching as _, View, Visibility, Weight, Words,
};

mod reasons;
mod told;

const NAMES: [&str; 8] = [
    "Ada",
    "Wilhelmina Maximiliane von Wurfzabel-Xyz",
    "陳 & <søn>",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Jörg",
    "Mo",
    "Lin",
    "Zoë",
];

/// Options and how many play, one of each kind of match.
const MATCHES: [(&[(&str, &str)], usize); 12] = [
    (&[], 2),
    (&[("dice", "water+water")], 3),
    (&[("dice", "fire+fire"), ("target", "99")], 8),
    (&[("mode", "duel")], 2),
    (&[("mode", "duel"), ("cup", "yes"), ("dice", "earth")], 2),
    (&[("mode", "cup")], 2),
    (&[("mode", "cup"), ("target", "2"), ("dice", "air+air")], 8),
    (&[("mode", "cup"), ("match", "13"), ("target", "1")], 2),
    (&[("mode", "points")], 4),
    (&[("mode", "solo")], 1),
    (&[("mode", "solo"), ("again", "no")], 1),
    (&[("dice", "beginner+beginner"), ("target", "1")], 5),
];

fn start(options: &[(&str, &str)], seats: usize) -> Dre13ehn {
    let given: Values = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let values = crate::game::options::complete(&<Dre13ehn as Game>::Options::fields(), &given).unwrap();
    Dre13ehn::start(&<Dre13ehn as Game>::Options::from_values(&values).unwrap(), seats)
}

fn view(lang: Lang, seat: Option<Seat>) -> View {
    View { lang, seat, names: NAMES.map(str::to_owned).to_vec(), ..View::default() }
}

/// Something that may happen now, at random, calls being right more often than chance would have it.
fn step(game: &Dre13ehn, rng: &mut dyn Rng) -> Option<Event<Action>> {
    match game.turn() {
        Turn::Over(_) => None,
        Turn::Roll(throw) | Turn::Faces(throw) => Some(Event::Roll(throw.draw(rng))),
        Turn::Seats(seats) => {
            let seat = seats[0];
            if game.free(seat) && rng.random_range(0..4) == 0 {
                let word = ["drache", "sieben und zwanzig mal sieben", "x"][rng.random_range(0..3)];
                return Some(Event::Act { seat, action: Action::Call(Word::read(word).unwrap()) });
            }
            let mut legal = game.legal(seat);
            if rng.random_range(0..3) == 0 && legal.iter().any(|action| !matches!(action, Action::Call(_))) {
                legal.retain(|action| !matches!(action, Action::Call(_)));
            }
            let mut action = legal[rng.random_range(0..legal.len())].clone();
            for _ in 0..rng.random_range(0..24) {
                let mut after = game.clone();
                after.act(seat, &action);
                if !after.is_between_rounds() {
                    break;
                }
                action = legal[rng.random_range(0..legal.len())].clone();
            }
            Some(Event::Act { seat, action })
        }
    }
}

/// Plays so many events of matches of every kind at random and shows every position with what happens next.
fn play(events: usize, mut see: impl FnMut(&Dre13ehn, Option<&Event<Action>>)) {
    for (index, (options, seats)) in (0..).zip(MATCHES) {
        let mut rng = Luck::new(13 * index).after(0);
        let mut game = start(options, seats);
        for _ in 0..events {
            let event = step(&game, &mut rng);
            see(&game, event.as_ref());
            match event {
                Some(event) => game.apply(&event).unwrap(),
                None => game = start(options, seats),
            }
        }
    }
}

#[test]
fn decisions_are_judged_by_chances_in_all_modes_but_alone_where_points_are_told() {
    let (bot, mut points) = (<Dre13ehn as Players>::bot(Level::Strong), 0.0_f64);
    play(30, |game, _| {
        let Turn::Seats(seats) = game.turn() else { return };
        let judged = bot.judge(&game.seen_by(Some(seats[0])), seats[0], &mut Luck::new(1).thought(0));
        match Dre13ehn::scale(game.options()).measure {
            Measure::Chance => {
                assert!(judged.iter().all(|one| (0.0..=1.0).contains(&one.value)), "{:?}: {judged:?}", game.options());
            }
            Measure::Points(_) => points = judged.iter().map(|one| one.value).fold(points, f64::max),
        }
    });
    assert!(points > 1.0, "{points}");
}

#[test]
fn the_next_game_of_a_tournament_is_another_round() {
    let games = [("mode", "cup"), ("match", "13"), ("target", "1")];
    let begun = after(&games, 2, &["roll 13 13"]);
    let later = after(&games, 2, &["roll 13 13", "show"]);
    assert!(later.has_moved_on(&begun) && !begun.has_moved_on(&begun) && !later.turn().is_over());
    assert_eq!((begun.payoff(0, &later), begun.payoff(1, &later)), (Some(1.0), Some(0.0)));
}

#[test]
fn whatever_is_called_is_judged_as_a_listed_call_that_comes_to_the_same() {
    let (bot, mut words) = (<Dre13ehn as Players>::bot(Level::Strong), BTreeSet::new());
    play(60, |game, event| {
        let Some(Event::Act { seat, action }) = event else { return };
        for action in [action, &Action::Late] {
            if *action == Action::Late && !game.free(*seat) {
                continue;
            }
            let listed = game.canonical(*seat, action);
            let judged = bot.judge(&game.seen_by(Some(*seat)), *seat, &mut Luck::new(1).thought(0));
            assert!(judged.iter().any(|one| one.action == listed), "{action} in {:?}", game.state());
            let come = |action: &Action| {
                let mut after = game.clone();
                after.act(*seat, action);
                (
                    after.turn(),
                    after.scores(),
                    after.standing().map(|standing| standing.outcome),
                    after.lives().to_vec(),
                )
            };
            assert_eq!(come(action), come(&listed), "{action} and {listed}");
            words.extend((listed != *action).then(|| action.to_string()));
        }
    });
    assert!(["call drache", "call x", "call iš"].iter().all(|word| words.contains(*word)), "{words:?}");
}

/// The match after these lines: `roll 2 F`, `faces 2 F`, or a move of whoever is to act.
fn after(options: &[(&str, &str)], seats: usize, lines: &[&str]) -> Dre13ehn {
    let mut game = start(options, seats);
    for line in lines {
        game.apply(&event(&game, line)).unwrap();
    }
    game
}

fn event(game: &Dre13ehn, line: &str) -> Event<Action> {
    let face = |word: &str| match word.parse() {
        Ok(number) => Face::Number(number),
        Err(_) => Face::Letter(word.chars().next().unwrap()),
    };
    match line.split_once(' ') {
        Some(("roll", faces)) => Event::Roll(faces.split(' ').map(face).collect()),
        Some(("faces", faces)) => Event::Faces(faces.split(' ').map(face).collect()),
        Some(_) | None => {
            let seat = game.turn().to_act()[0];
            // The clock's decision has no notation of its own.
            let action = if line == "late" { game.timeout(seat).unwrap() } else { game.read(seat, line).unwrap() };
            Event::Act { seat, action }
        }
    }
}

fn known(phrase: &Phrase, seen: &mut BTreeSet<String>) {
    assert!(Lang::ALL.iter().all(|lang| lang.knows(&phrase.id)), "{phrase:?}");
    seen.insert(phrase.id.to_string());
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(phrase) => known(phrase, seen),
            Arg::List(phrases) => phrases.iter().for_each(|phrase| known(phrase, seen)),
            Arg::Number(_) | Arg::Decimal(_) | Arg::Text(_) => {}
        }
    }
}

#[test]
fn every_position_is_drawn_within_the_board_and_said_in_words_that_exist() {
    let mut seen = BTreeSet::new();
    let mut shown = 0;
    play(300, |game, event| {
        let seat = game.turn().to_act().first().copied();
        for (lang, seat) in [(Lang::De, seat), (Lang::En, None)] {
            let view = view(lang, seat);
            let board = game.board(&Touch, &view);
            assert!(board.is_finite());
            assert_eq!(outside(&board, -0.01, -0.01), None);
            known(&game.prompt(&Touch, &view), &mut seen);
            event.into_iter().for_each(|event| known(&game.tell(event, &view), &mut seen));
            shown += 1;
        }
        for choice in seat.into_iter().flat_map(|seat| game.choices(&Touch, seat)) {
            known(&choice.name, &mut seen);
            known(&choice.about.unwrap(), &mut seen);
        }
    });
    assert!(shown > 5_000, "{shown}");
    // Chance has said nearly everything; the rest has its examples below.
    let rare = ["why-two", "why-thirteens", "why-fire", "why-thirteen", "why-held-blind", "why-hidden"];
    let late = ["over-points", "over-lives", "life-last", "why-late", "why-late-cup", "tell-late"];
    let unseen = ["prompt-faces", "tell-faces"];
    let never: Vec<String> = ["prompt", "watch", "why", "tell", "over", "life", "uncover", "believe"]
        .iter()
        .flat_map(|part| said_ids(part))
        .filter(|id| !seen.contains(*id))
        .map(|id| id.replace("dre13ehn-board-", ""))
        .filter(|id| !rare.iter().chain(&late).chain(&unseen).any(|known| known == id))
        .collect();
    assert!(never.is_empty(), "never said: {never:?}");
}

#[test]
fn of_real_dice_it_is_asked_and_told_what_they_show_when_they_come_to_light() {
    let game = after(&[("mode", "cup")], 2, &["roll ? ?", "call u", "uncover"]);
    for seat in [None, Some(0), Some(1)] {
        let view = view(Lang::En, seat);
        let asked = phrase!("dre13ehn-board-prompt-faces", name = NAMES[0].to_owned());
        assert_eq!(game.prompt(&Touch, &view), asked);
        let board = game.board(&Touch, &view);
        assert!(!board.items.is_empty());
        let told = Lang::En.say(&game.tell(&event(&game, "faces 1 3"), &view));
        let lay = format!("{} had 1 and 3 under the cup.", NAMES[0]);
        assert!(told.starts_with(&lay) && told.contains(&format!("{} wins", NAMES[0])), "{told}");
    }
}

/// The ids of the board's texts that begin so.
fn said_ids(part: &str) -> Vec<&'static str> {
    let (_, source) = Lang::En.texts().iter().find(|(file, _)| *file == "dre13ehn-board").unwrap();
    let start = format!("dre13ehn-board-{part}-");
    let ids = source.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
    ids.filter(|id| id.starts_with(&start)).collect()
}

#[test]
fn every_name_can_be_touched_and_is_called_where_somebody_has_to_call() {
    let (mut called, mut refused) = (0, 0);
    play(160, |game, _| {
        let acts = game.turn().to_act().first().copied();
        for seat in [acts, acts.map(|seat| (seat + 1) % game.entries().len()), None] {
            let view = view(Lang::En, seat);
            let asked = seat.is_some_and(|seat| game.free(seat));
            let areas = game.board(&Touch, &view).spots;
            let spots: BTreeSet<String> = areas.iter().map(|area| area.spot.name().to_owned()).collect();
            for name in Name::all() {
                for area in areas.iter().filter(|area| area.spot.name() == name.word()) {
                    assert_eq!(area.says.starts_with("call"), asked, "pointing at it: {}", area.says);
                }
                match Touch.press(game, &view, &Place::Name(name).spot()) {
                    Press::Decided(action) => {
                        assert!(asked && spots.contains(name.word()), "{}", name.word());
                        assert_eq!(action.to_string(), format!("call {}", name.word()));
                        called += 1;
                    }
                    Press::Refused(_) => {
                        assert!(!asked);
                        refused += 1;
                    }
                    Press::Touched | Press::Throws => panic!("{} does nothing", name.word()),
                }
            }
        }
    });
    assert!(called > 10_000 && refused > 10_000, "{called} {refused}");
}

#[test]
fn what_is_not_called_is_a_choice_except_the_first_look() {
    play(160, |game, _| {
        for seat in 0..game.entries().len() {
            let choices = game.choices(&Touch, seat);
            let keys: BTreeSet<_> = choices.iter().map(|choice| choice.key.unwrap()).collect();
            assert_eq!(keys.len(), choices.len());
            let first_look = |action: &Action| *action == Action::Peek && !game.has_peeked();
            let due: Vec<Action> = game
                .legal(seat)
                .into_iter()
                .filter(|action| !matches!(action, Action::Call(_)) && !first_look(action))
                .collect();
            assert!(choices.len() == due.len() && choices.iter().all(|choice| due.contains(&choice.action)));
            assert_eq!(game.typing(seat).is_some(), game.free(seat));
        }
    });
}

#[test]
fn covered_dice_change_neither_picture_nor_words() {
    let mut compared = 0;
    play(160, |game, event| {
        let Some(Event::Roll(faces)) = event.filter(|_| game.handling().covers()) else { return };
        let Turn::Roll(throw) = game.turn() else { panic!("dice are due") };
        let mut other = game.clone();
        let mut same = game.clone();
        same.roll(faces);
        other.roll(&throw.dice.iter().map(|die| die.faces[die.faces.len() - 1]).collect::<Vec<_>>());
        let peeked = |game: &Dre13ehn| {
            let mut peeked = game.clone();
            if game.is_thrown() {
                peeked.act(game.thrower(), &Action::Peek);
            }
            peeked
        };
        for (one, two) in [(same.clone(), other.clone()), (peeked(&same), peeked(&other))] {
            for seat in (0..game.entries().len()).map(Some).chain([None]) {
                let view = view(Lang::En, seat);
                assert_eq!(one.board(&Touch, &view), two.board(&Touch, &view));
                assert_eq!(one.prompt(&Touch, &view), two.prompt(&Touch, &view));
                assert_eq!(one.visibility(seat), two.visibility(seat));
                let Some(seat) = seat else { continue };
                assert_eq!(one.choices(&Touch, seat), two.choices(&Touch, seat));
                assert_eq!(one.timeout(seat), two.timeout(seat));
                for action in one.legal(seat) {
                    if matches!(action, Action::Show | Action::Uncover) || action.to_string() == "call ēli" {
                        continue;
                    }
                    let event = Event::Act { seat, action };
                    assert_eq!(one.tell(&event, &view), two.tell(&event, &view), "{event:?}");
                    compared += 1;
                }
            }
        }
        let told = |faces: &[Face]| game.tell(&Event::Roll(faces.to_vec()), &view(Lang::En, None));
        assert_eq!(told(faces), told(&throw.dice.iter().map(|die| die.faces[0]).collect::<Vec<_>>()));
    });
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn dice_that_nobody_uncovered_stay_unseen_after_the_round() {
    let lost = |dice: &str| after(&[("mode", "cup")], 3, &[dice, "peek", "call la"]);
    let (one, two) = (lost("roll 1 1"), lost("roll 2 F"));
    for seat in [None, Some(0), Some(1)] {
        assert_eq!(one.board(&Touch, &view(Lang::De, seat)), two.board(&Touch, &view(Lang::De, seat)));
        assert_eq!(one.visibility(seat), Visibility::Covered);
    }
    let open = |game: &Dre13ehn| game.board(&Touch, &View { open: true, ..view(Lang::De, None) });
    assert_ne!(open(&one), open(&two), "when all is over they may be seen");
}

#[test]
fn only_the_thrower_may_look_and_only_once() {
    let game = after(&[("mode", "cup")], 3, &["roll 1 1"]);
    assert_eq!(game.visibility(Some(0)), Visibility::Look(Action::Peek));
    assert_eq!((game.visibility(Some(1)), game.visibility(None)), (Visibility::Covered, Visibility::Covered));
    let game = after(&[("mode", "cup")], 3, &["roll 1 1", "peek"]);
    assert_eq!(game.visibility(Some(0)), Visibility::Covered);
    let game = after(&[("mode", "cup")], 3, &["roll 1 1", "peek", "call hi"]);
    assert_eq!(game.visibility(Some(0)), Visibility::Covered);
    let game = after(&[("mode", "cup")], 3, &["roll 1 1", "call hi", "uncover"]);
    assert_eq!(game.visibility(Some(2)), Visibility::Open);
    let game = after(&[("mode", "cup")], 3, &["roll 1 1", "call hi", "believe", "roll 0 0"]);
    assert_eq!(game.visibility(Some(1)), Visibility::Look(Action::Peek));
    let game = after(&[], 2, &["roll 1 1"]);
    assert_eq!((game.visibility(Some(1)), game.handling().covers()), (Visibility::Open, false));
}

#[test]
fn who_says_nothing_in_time_has_decided() {
    let timeout = |options: &[(&str, &str)], seats, lines: &[&str], seat| {
        after(options, seats, lines).timeout(seat).map(|action| action.to_string())
    };
    assert_eq!(timeout(&[], 2, &["roll 1 1"], 0).as_deref(), Some("call iš"));
    assert_eq!(timeout(&[], 2, &["roll 1 1"], 1), None);
    assert_eq!(timeout(&[], 2, &[], 0), None);
    assert_eq!(timeout(&[("mode", "duel")], 2, &["roll 1"], 0).as_deref(), Some("silent"));
    let cup = [("mode", "cup")];
    assert_eq!(timeout(&cup, 2, &["roll 1 1"], 0).as_deref(), Some("call iš"));
    assert_eq!(timeout(&cup, 2, &["roll 1 1", "call hi"], 1), None, "the clock is for calls");
    let duel = [("mode", "duel"), ("cup", "yes")];
    assert_eq!(timeout(&duel, 2, &["roll 1"], 0).as_deref(), Some("call iš"));
    assert_eq!(timeout(&[("mode", "solo")], 1, &["roll 1 1"], 0), None);
}

#[test]
fn what_the_hint_points_out_is_marked() {
    let game = after(&[], 2, &["roll 1 2"]);
    let mut hinted = view(Lang::En, Some(0));
    let plain = game.board(&Touch, &hinted);
    let mut pictures = BTreeMap::new();
    for name in Name::all() {
        hinted.hint = Some(format!("call {}", name.word()));
        let board = game.board(&Touch, &hinted);
        assert_ne!(board, plain);
        assert_eq!(board.spots, plain.spots);
        pictures.insert(format!("{board:?}"), name);
    }
    assert_eq!(pictures.len(), 35, "each at its own place");
}

#[test]
fn whoever_shows_is_told_what_would_not_be_given_away() {
    let warned = |options: &[(&str, &str)], lines: &[&str]| {
        let game = after(options, 2, lines);
        let show = game.choices(&Touch, 0).into_iter().find(|choice| choice.action == Action::Show).unwrap();
        let Weight::Forgoes(what) = show.weight else { panic!("it is asked") };
        Lang::En.say(&what)
    };
    assert_eq!(warned(&[("mode", "duel"), ("cup", "yes")], &["roll 0", "peek"]), "the round, unless you have a 0");
    assert_eq!(warned(&[("mode", "cup")], &["roll 1 1"]), "the round, unless you have 1313");
}

#[test]
fn whoever_showed_hears_what_showing_costs_and_not_what_looking_would_have_brought() {
    let game = after(&[("mode", "cup")], 2, &["roll 1 1"]);
    let said: Vec<String> = game.reason(0, &Action::Show, &Action::Peek).iter().map(|one| Lang::En.say(one)).collect();
    assert!(said[0].ends_with("Only 1313 may be shown; anything else loses the round."), "{said:?}");
}

#[test]
fn one_die_is_told_of_as_one_and_what_it_may_cost() {
    let told = |options: &[(&str, &str)], lines: &[&str], lang: Lang| {
        let game = after(options, 2, lines);
        let Turn::Seats(seats) = game.turn() else { panic!("somebody decides") };
        let choices = game.choices(&Touch, seats[0]).into_iter();
        let all = choices.flat_map(|choice| [Some(choice.name), choice.about]).flatten();
        let prompt = game.prompt(&Touch, &view(lang, Some(seats[0])));
        all.chain([prompt]).map(|phrase| lang.say(&phrase)).collect::<Vec<_>>().join(" ")
    };
    let duel = [("mode", "duel"), ("cup", "yes")];
    for lines in [&["roll 1", "peek"][..], &["roll 1", "call i", "believe", "roll 2", "throw", "roll 3"]] {
        let (en, de) = (told(&duel, lines, Lang::En), told(&duel, lines, Lang::De));
        assert!(!en.contains("dice") && !de.contains("diese Würfel"), "{en} {de}");
    }
    let uncover = |options: &[(&str, &str)], lang: Lang| told(options, &["roll 1 1", "call hi"], lang);
    assert!(!uncover(&[("mode", "cup")], Lang::En).contains("life"));
    let lines = ["roll 1", "call i"];
    assert!(told(&duel, &lines, Lang::En).contains("life") && told(&duel, &lines, Lang::De).contains("Leben"));
}

#[test]
fn the_table_of_names_does_not_know_what_was_thrown() {
    let names = |dice: &str| {
        let game = after(&[], 2, &[dice]);
        let board = game.board(&Touch, &view(Lang::En, Some(0)));
        board.spots.into_iter().filter(|area| Name::typed(area.spot.name()).is_some()).collect::<Vec<_>>()
    };
    assert_eq!(names("roll 1 2"), names("roll 2 3"));
}

#[test]
fn after_a_call_of_one_the_arrow_turns_where_more_than_two_play() {
    let board = |seats, lines: &[&str]| after(&[], seats, lines).board(&Touch, &view(Lang::En, None));
    let forth = ["roll 0 2", "call a"];
    let three = after(&[], 3, &["roll 0 1", "call i"]);
    assert!(!three.goes_clockwise());
    let event = |game: &Dre13ehn| {
        game.tell(&Event::Act { seat: 0, action: game.read(0, "call i").unwrap() }, &view(Lang::En, None))
    };
    let before = |seats| after(&[], seats, &["roll 0 1"]);
    assert!(Lang::En.say(&event(&before(3))).contains("direction"));
    assert!(!Lang::En.say(&event(&before(2))).contains("direction"));
    let call = before(2).read(0, "call i").unwrap();
    assert_eq!(Lang::De.say(&before(2).advice(0, &call)), "„i“ ansagen (1)");
    // Three lists lie as two on the left and one on the right, none over another.
    let spots = board(3, &forth).spots;
    let lists: Vec<_> = spots.iter().filter(|area| area.spot.name().starts_with("list-")).collect();
    assert_eq!(lists.len(), 3);
    for list in &lists {
        let (low, high) = list.area.bounds().unwrap();
        let middle = Point::new((low.x + high.x) / 2.0, (low.y + high.y) / 2.0);
        assert_eq!(spots.iter().filter(|other| other.area.contains(middle)).count(), 1, "{}", list.spot.name());
    }
}

#[test]
fn dice_that_lie_there_are_told_to_be_whose_they_are() {
    let mut game = start(&[("dice", "water+water")], 2);
    let thrown_by = |game: &Dre13ehn| {
        let words = game.board(&Touch, &view(Lang::En, Some(1))).words().join(" ");
        let whose = NAMES[..2].iter().filter(|name| words.contains(&format!("{name} rolled")));
        whose.copied().collect::<Vec<_>>()
    };
    let ada = "Ada";
    game.roll(&[Face::Number(3), Face::Number(3)]);
    assert_eq!(thrown_by(&game), [ada]);
    let right = Name::calling(Outcome::ThirtyThree).next().unwrap();
    game.act(0, &Action::Call(right.into()));
    assert_eq!(thrown_by(&game), [ada], "the other has not thrown yet");
    game.roll(&[Face::Number(13), Face::Number(13)]);
    assert_ne!(thrown_by(&game), [ada]);
}

fn board_words(game: &Dre13ehn) -> Vec<String> {
    game.board(&Touch, &view(Lang::En, Some(0))).words().into_iter().map(str::to_owned).collect()
}

#[test]
fn f13_stands_with_the_word_that_was_called() {
    let game = after(&[("dice", "water+water")], 2, &["roll F 13", "call windmill"]);
    assert!(board_words(&game).contains(&"“windmill”".to_owned()));
}

#[test]
fn the_card_of_a_finished_round_bears_its_own_number() {
    let game = after(&[("dice", "water+water")], 2, &["roll 2 3", "call la"]);
    assert!(board_words(&game).contains(&"Round\u{a0}1".to_owned()));
    let next = after(&[("dice", "water+water")], 2, &["roll 2 3", "call la", "roll 1 1"]);
    assert!(board_words(&next).contains(&"Round\u{a0}2".to_owned()));
}

#[test]
fn the_end_of_a_match_tells_the_winner_large() {
    let game = after(&[("dice", "water+water"), ("target", "1")], 2, &["roll 2 3", "call la"]);
    assert!(game.turn().is_over());
    let drawing = game.board(&Touch, &view(Lang::En, None));
    assert_eq!(outside(&drawing, 0.0, 0.0), None);
    let large = |words: &str| words.ends_with('…') && NAMES[1].starts_with(words.trim_end_matches('…'));
    let told = drawing.words().into_iter().position(large);
    assert_eq!(told, Some(1), "right after the number of the round: {:?}", drawing.words());
}

#[test]
fn in_a_narrow_room_the_names_are_larger_and_all_can_still_be_touched() {
    for seats in [2, 4] {
        let game = after(&[("dice", "water+water")], seats, &["roll 2 3"]);
        let drawn = |room| game.board(&Touch, &View { room, ..view(Lang::En, Some(0)) });
        let (wide, slim) = (drawn(Some(1.3)), drawn(Some(0.95)));
        assert_eq!(drawn(None), wide);
        assert!(wide.size.width > 1.3 * slim.size.width, "a name is as many mm wide in either");
        assert_eq!(outside(&slim, 0.0, 0.0), None);
        for spot in &wide.spots {
            assert!(slim.spots.iter().any(|here| here.spot == spot.spot), "{:?}", spot.spot);
        }
    }
    // Eight would find no room on one side.
    let many = after(&[("dice", "water+water")], 8, &["roll 2 3"]);
    let drawn = |room| many.board(&Touch, &View { room, ..view(Lang::En, Some(0)) });
    assert_eq!(drawn(Some(0.95)), drawn(None));
}

#[test]
fn what_a_typed_word_is_told_to_call_is_what_it_calls() {
    let mut told: BTreeMap<String, usize> = BTreeMap::new();
    for (options, seats) in MATCHES {
        let luck = Luck::new(41);
        let mut game = start(options, seats);
        for n in 0..60 {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) | Turn::Faces(throw) => game.roll(&throw.draw(&mut luck.after(n))),
                Turn::Seats(to_act) => {
                    let seat = to_act[0];
                    let words = Name::all().map(Name::word).chain(["xyz", "13", "Sha"]).filter(|_| game.free(seat));
                    for word in words {
                        let reading = game.seen_by(Some(seat)).reading(seat, word).unwrap();
                        let id = reading.says.id.to_string();
                        let result = reading.says.args.iter().find(|(name, _)| *name == "result");
                        let is_plain = result.is_some() && id == "dre13ehn-board-reads";
                        assert_eq!(reading.is_odd, !is_plain, "{word}");
                        let mut after = game.clone();
                        after.act(seat, &game.parse(seat, &format!("call {word}")).unwrap());
                        let (said, is_over) =
                            (format!("{options:?}: {word}, {:?}", reading.says), after.has_moved_on(&game));
                        match (result, after.standing()) {
                            (Some((_, result)), Some(standing)) if !is_over => {
                                assert_eq!(*result, Arg::Text(standing.outcome.word().into()), "{said}");
                            }
                            (Some(_), _) => assert!(is_over, "{said}"),
                            (None, _) => assert!(is_over, "{said}"),
                        }
                        *told.entry(id).or_default() += 1;
                    }
                    let action =
                        Dre13ehn::bot(Level::Medium).choose(&game.seen_by(Some(seat)), seat, &mut luck.thought(n));
                    game.act(seat, &action);
                }
            }
        }
    }
    assert_eq!(told.len(), 8, "{told:?}");
}

#[test]
fn in_larger_text_the_names_grow_and_lie_over_nothing() {
    for (learner, grown) in [(false, 1.2), (true, 1.12)] {
        let layout: Values =
            [(crate::dre13ehn::board::LEARNER.to_owned(), if learner { "yes" } else { "no" }.to_owned())].into();
        for (room, moves) in [(None, &["roll 2 3"][..]), (Some(0.95), &["roll 2 3", "call u", "roll 3 1"])] {
            let game = after(&[("dice", "water+water")], 2, moves);
            let drawn =
                |text| game.board(&Touch, &View { room, text, layout: layout.clone(), ..view(Lang::De, Some(0)) });
            let (usual, large) = (drawn(None), drawn(Some(1.5)));
            assert_eq!((outside(&large, 0.0, 0.0), overlapping(&large)), (None, overlapping(&usual)));
            let sizes = |drawing| {
                let all =
                    written(drawing).into_iter().filter(|(words, ..)| Name::all().any(|name| name.word() == words));
                all.map(|(words, _, size)| (words, size)).collect::<BTreeMap<_, _>>()
            };
            let large = sizes(&large);
            for (word, size) in sizes(&usual) {
                // The longest one is as wide as its box; what was called stands on the table as well, as large as it was.
                let is_called = moves.contains(&&*format!("call {word}"));
                let least = if is_called || word.chars().count() > 2 { 1.0 } else { grown };
                assert!(large[&word] >= size * least, "{word}: {} {size}", large[&word]);
            }
        }
    }
}

fn faces(thrown: [u8; 2]) -> [Face; 2] {
    thrown.map(Face::Number)
}

/// How many names have a frame of that role round them.
fn framed(game: &Dre13ehn, view: &View, role: Role) -> usize {
    let frames = |item: &Item| match item {
        Item::Shape { stroke: Some(stroke), .. } => stroke.ink.role == role && stroke.width < 1.0,
        Item::Shape { stroke: None, .. } | Item::Text(_) | Item::Photo(..) | Item::Group { .. } => false,
    };
    game.board(&Touch, view).items.iter().filter(|item| frames(item)).count()
}

#[test]
fn the_seven_forbidden_names_are_crossed_out_for_everybody() {
    for (options, seats) in MATCHES {
        let mut game = start(options, seats);
        let Turn::Roll(throw) = game.turn() else { panic!("nobody throws") };
        game.roll(&throw.draw(&mut Luck::new(3).after(0)));
        let who = view(Lang::En, Some(game.turn().to_act()[0]));
        let board = game.board(&Touch, &who);
        let names: Vec<_> = board.spots.iter().filter(|area| Name::typed(area.spot.name()).is_some()).collect();
        if names.is_empty() {
            continue;
        }
        assert_eq!(framed(&game, &who, Role::Bad), 7, "{options:?}");
        for area in names.into_iter().filter(|area| area.says.starts_with("call")) {
            let forbidden = Name::typed(area.spot.name()).is_some_and(Name::is_forbidden);
            assert_eq!(area.says.contains("must never be said"), forbidden, "{}", area.says);
        }
    }
}

#[test]
fn no_name_is_said_to_answer_that_would_lose_by_the_gregorian_rule() {
    let layout = [("learner".to_owned(), "yes".to_owned())].into();
    let learner = View { layout, ..view(Lang::En, Some(0)) };
    let answers = |calls: [([u8; 2], &str); 2]| {
        let mut game = start(&[], 2);
        for (seat, (thrown, word)) in calls.into_iter().enumerate() {
            game.roll(&faces(thrown));
            game.act(seat, &Action::Call(Word::read(word).unwrap()));
        }
        game.roll(&faces([2, 3]));
        framed(&game, &learner, Role::Good)
    };
    let (once, twice) = (answers([([0, 1], "i"), ([0, 2], "a")]), answers([([0, 2], "a"), ([0, 2], "a")]));
    assert_eq!(twice + 1, once, "all but the second 2");
}

#[test]
fn no_call_of_a_round_that_is_over_is_framed() {
    let mut game = start(&[], 2);
    game.roll(&faces([1, 3]));
    game.act(0, &Action::Call(Word::read("li").unwrap()));
    let frames = |game: &Dre13ehn, seat, call: &str| {
        let nothing = view(Lang::En, None);
        let last = View { last: Some((seat, call.to_owned())), ..nothing.clone() };
        framed(game, &last, Role::Accent) - framed(game, &nothing, Role::Accent)
    };
    assert_eq!(frames(&game, 0, "call li"), 1);
    game.roll(&faces([2, 2]));
    game.act(1, &Action::Call(Word::read("ka").unwrap()));
    assert!(game.is_between_rounds());
    game.roll(&faces([3, 3]));
    assert!(!game.is_between_rounds());
    assert_eq!(frames(&game, 1, "call ka"), 0);
}
