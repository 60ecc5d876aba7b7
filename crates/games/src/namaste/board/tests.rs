//! What the board must hold, over whole matches played at random.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::HashSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use rand::{Rng, RngExt};

use base::draw::lint::{outside, overlapping, written};
use base::draw::{Drawing, Point};
use base::i18n::Lang;
use base::phrase::{Arg, Phrase};

use super::super::art::diamond::Mark;
use super::super::field::Field;
use super::super::rules::{Action, Namaste};
use super::super::sheet;
use super::touch::{Place, Touch};
use crate::game::bot::{AtRandom, Bot};
use crate::game::chance::Luck;
use crate::game::{Event, Game, Seat, Turn};
use crate::table::{Block, Looks, Press, Shelved, Touching as _, View, Words};

const NAMES: [&str; 4] =
    ["Ada", "Wilhelmina Maximiliane von Wurfzabel-Xyz", "陳 & <søn>", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"];

fn view(lang: Lang, seat: Option<Seat>) -> View {
    View { lang, seat, names: NAMES.map(str::to_owned).to_vec(), ..View::default() }
}

/// Plays a match at random and shows every position; `choose` may decide in the place of chance.
fn play(seats: usize, seed: u64, mut see: impl FnMut(&Namaste, &mut dyn Rng) -> Option<Event<Action>>) -> Namaste {
    let mut rng = Luck::new(seed).after(0);
    let mut game = Namaste::start(&(), seats);
    loop {
        let decided = see(&game, &mut rng);
        let event = match game.turn() {
            Turn::Over(_) => return game,
            Turn::Roll(throw) | Turn::Faces(throw) => Event::Roll(throw.draw(&mut rng)),
            Turn::Seats(seats) => decided.unwrap_or_else(|| {
                let seat = seats[rng.random_range(0..seats.len())];
                // Entering where possible, so that lines are completed.
                let entries: Vec<Action> =
                    game.legal(seat).into_iter().filter(|action| matches!(action, Action::Enter(..))).collect();
                let action = match entries.len() {
                    0 => AtRandom.choose(&game, seat, &mut rng),
                    count => entries[rng.random_range(0..count)],
                };
                Event::Act { seat, action }
            }),
        };
        game.apply(&event).unwrap();
    }
}

fn known(phrase: &Phrase) {
    for lang in Lang::ALL {
        assert!(lang.knows(&phrase.id), "{phrase:?}");
    }
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Phrase(phrase) => known(phrase),
            Arg::List(phrases) => phrases.iter().for_each(known),
            Arg::Number(_) | Arg::Decimal(_) | Arg::Text(_) => {}
        }
    }
}

#[test]
fn what_the_board_shows_as_legal_is_legal_and_nothing_else() {
    for seed in 0..6 {
        play(2 + seed as usize % 3, seed, |game, _| {
            for seat in 0..game.players().len() {
                let view = view(Lang::En, Some(seat));
                let legal: Vec<Action> =
                    game.legal(seat).into_iter().filter(|action| matches!(action, Action::Enter(..))).collect();
                let sums = game.sums_for(seat);
                let mut shown = Vec::new();
                let open = Touch::default().marks(game, &view);
                for field in Field::all() {
                    match &open.fields[field.index()] {
                        Mark::Fits(sums) => shown.extend(sums.iter().map(|sum| Action::Enter(field, *sum))),
                        Mark::Offers(sum) => shown.push(Action::Enter(field, *sum)),
                        Mark::Plain => {}
                        other => panic!("{other:?} without a selection"),
                    }
                }
                assert_eq!(shown, legal);
                for sum in sums.iter().filter(|_| sums.len() > 1) {
                    let mut touch = Touch::default();
                    assert_eq!(touch.press(game, &view, &Place::Sum(*sum).spot()), Press::Touched);
                    let marks = touch.marks(game, &view);
                    for field in Field::all() {
                        let may = legal.contains(&Action::Enter(field, *sum));
                        assert_eq!(marks.fields[field.index()] == Mark::Offers(*sum), may);
                    }
                }
            }
            None
        });
    }
}

#[test]
fn every_legal_decision_can_be_reached_by_touching_or_choosing() {
    let mut both_ways = 0;
    for seed in 0..6 {
        play(2 + seed as usize % 3, seed, |game, _| {
            for seat in 0..game.players().len() {
                let view = view(Lang::De, Some(seat));
                let choices = game.choices(&Touch::default(), seat);
                for action in game.legal(seat) {
                    let Action::Enter(field, sum) = action else {
                        let choice = choices.iter().find(|choice| choice.action == action).unwrap();
                        known(&choice.name);
                        known(choice.about.as_ref().unwrap());
                        assert!(choice.key.is_some());
                        continue;
                    };
                    let (sum_spot, field_spot) = (Place::Sum(sum).spot(), Place::Field(field).spot());
                    let only = game.sums_for(seat).len() == 1;
                    let mut touch = Touch::default();
                    if !only {
                        assert_eq!(touch.press(game, &view, &sum_spot), Press::Touched);
                    }
                    assert_eq!(touch.press(game, &view, &field_spot), Press::Decided(action));
                    let mut touch = Touch::default();
                    match touch.press(game, &view, &field_spot) {
                        Press::Decided(other) => assert_eq!(other, action),
                        Press::Touched => {
                            assert_eq!(touch.press(game, &view, &sum_spot), Press::Decided(action));
                            both_ways += 1;
                        }
                        Press::Refused(reason) => panic!("{action}: {reason:?}"),
                        Press::Throws => panic!("{action} throws"),
                    }
                }
                assert!(choices.iter().all(|choice| game.legal(seat).contains(&choice.action)));
            }
            None
        });
    }
    assert!(both_ways > 100, "{both_ways}");
}

#[test]
fn every_touch_selects_or_is_refused_with_a_reason_or_decides_something_legal() {
    let (mut touched, mut refused, mut decided) = (0, 0, 0);
    for seed in 0..12 {
        let seats = 2 + seed as usize % 3;
        let mut touch = Touch::default();
        play(seats, 100 + seed, |game, rng| {
            let spots = game.board(&touch, &view(Lang::En, Some(game.active()))).spots;
            for _ in 0..8 {
                let seat = Some(rng.random_range(0..=seats)).filter(|seat| *seat < seats);
                let view = view(Lang::En, seat);
                let spot = spots[rng.random_range(0..spots.len())].spot.clone();
                known(&game.prompt(&touch, &view));
                match touch.press(game, &view, &spot) {
                    Press::Touched | Press::Throws => touched += 1,
                    Press::Refused(reason) => {
                        known(&reason.0);
                        refused += 1;
                    }
                    Press::Decided(action) => {
                        decided += 1;
                        let seat = seat.unwrap();
                        assert!(game.legal(seat).contains(&action), "{spot:?}: {action}");
                        touch = Touch::default();
                        return Some(Event::Act { seat, action });
                    }
                }
            }
            touch = Touch::default();
            None
        });
    }
    assert!(touched > 500 && refused > 500 && decided > 100, "{touched} {refused} {decided}");
}

#[test]
fn a_field_on_which_several_sums_fit_asks_which() {
    let mut game = Namaste::start(&(), 2);
    game.act(0, &Action::Dice(2));
    let faces = [1, 2, 4].map(crate::game::Face::Number);
    game.roll(&faces);
    let view = view(Lang::En, Some(0));
    let mut touch = Touch::default();
    let c3 = Place::Field(Field::named("c3").unwrap()).spot();
    assert_eq!(touch.press(&game, &view, &c3), Press::Touched);
    assert_eq!(Lang::En.say(&game.prompt(&touch, &view)), "Which sum in c3: 7 or 13?");
    let asked = touch.clone();
    assert_eq!(touch.press(&game, &view, &c3), Press::Touched);
    assert_eq!(touch, Touch::default(), "touched again it is let go");
    touch = asked;
    let decided = touch.press(&game, &view, &Place::Sum(13).spot());
    assert_eq!(decided, Press::Decided(game.read(0, "c3=13").unwrap()));
}

#[test]
fn a_refusal_names_the_rule() {
    let mut game = Namaste::start(&(), 2);
    let act = |game: &mut Namaste, seat, notation: &str| {
        let action = game.read(seat, notation).unwrap();
        game.act(seat, &action);
    };
    act(&mut game, 0, "dice 1");
    game.roll(&[6, 6].map(crate::game::Face::Number));
    act(&mut game, 0, "c3=12");
    let said = |game: &Namaste, seat, spot: &'static str| {
        let refused = Touch::default().press(game, &view(Lang::En, seat), &base::draw::Spot::new(spot));
        let Press::Refused(reason) = refused else { panic!("{refused:?}") };
        Lang::En.say(&reason.0)
    };
    assert_eq!(said(&game, Some(0), "d3"), format!("it is up to {} now", NAMES[1]));
    assert_eq!(said(&game, None, "d3"), format!("it is up to {} now", NAMES[1]));
    act(&mut game, 1, "pass");
    act(&mut game, 1, "dice 1");
    game.roll(&[6, 2].map(crate::game::Face::Number));
    act(&mut game, 1, "karma");
    assert_eq!(said(&game, Some(0), "c3"), "c3 already holds 12");
    assert_eq!(said(&game, Some(0), "d3"), "row 3 must rise: 6 cannot come after the 12 in c3");
    let mut touch = Touch::default();
    let looks = view(Lang::En, Some(0));
    assert_eq!(touch.press(&game, &looks, &Place::Sheet(1).spot()), Press::Touched);
    assert!(matches!(touch.press(&game, &looks, &base::draw::Spot::new("b3")), Press::Refused(_)));
}

#[test]
fn the_sheet_that_is_touched_is_the_large_one_until_it_is_touched_away() {
    let game = Namaste::start(&(), 3);
    let looks = view(Lang::En, Some(0));
    let mut touch = Touch::default();
    assert_eq!(touch.shown(&game, &looks), 0);
    touch.press(&game, &looks, &Place::Sheet(2).spot());
    assert_eq!(touch.shown(&game, &looks), 2);
    touch.press(&game, &looks, &Place::Sheet(0).spot());
    assert_eq!(touch, Touch::default());
    assert_eq!(touch.shown(&game, &view(Lang::En, None)), game.active());
}

#[test]
fn a_hint_is_pointed_out_only_where_it_may_be_played() {
    let mut game = Namaste::start(&(), 2);
    game.act(0, &Action::Dice(1));
    game.roll(&[5, 6].map(crate::game::Face::Number));
    let marks = |game: &Namaste, hint: &str| {
        let view = View { hint: Some(hint.to_owned()), ..view(Lang::En, Some(0)) };
        Touch::default().marks(game, &view).fields
    };
    assert_eq!(marks(&game, "c3=11")[Field::named("c3").unwrap().index()], Mark::Advised(11));
    for nothing in ["c3=12", "karma", "", "z9=11"] {
        assert!(!marks(&game, nothing).iter().any(|mark| matches!(mark, Mark::Advised(_))), "{nothing}");
    }
    game.act(0, &Action::Enter(Field::named("c3").unwrap(), 11));
    let mark = |game: &Namaste, by: usize| {
        let looks = View { last: Some((by, "c3=11".to_owned())), ..view(Lang::En, None) };
        Touch::default().marks(game, &looks).fields[Field::named("c3").unwrap().index()].clone()
    };
    assert_eq!(mark(&game, 0), Mark::Recalled, "what was played last");
    assert_ne!(mark(&game, 1), Mark::Recalled, "by somebody else, on another sheet");
}

/// The literal parts of every way a pattern can be said; `None` is something filled in.
fn ways(pattern: &Pattern<&str>) -> Vec<Vec<Option<String>>> {
    let mut all: Vec<Vec<Option<String>>> = vec![Vec::new()];
    for element in &pattern.elements {
        let more = match element {
            PatternElement::TextElement { value } => vec![vec![Some((*value).to_owned())]],
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                vec![vec![Some((*value).to_owned())]]
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => vec![vec![None]],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| ways(&variant.value)).collect()
            }
        };
        all = all.iter().flat_map(|way| more.iter().map(move |part| [way.as_slice(), part].concat())).collect();
    }
    all
}

fn fits(way: &[Option<String>], words: &str) -> bool {
    match way {
        [] => words.is_empty(),
        [Some(literal), rest @ ..] => words.strip_prefix(literal.as_str()).is_some_and(|words| fits(rest, words)),
        [None, rest @ ..] => words.char_indices().skip(1).any(|(at, _)| fits(rest, &words[at..])) || rest.is_empty(),
    }
}

/// What the language can say, as far as it belongs to this game.
fn sayings(lang: Lang) -> Vec<Vec<Option<String>>> {
    let mut all = Vec::new();
    for (_, source) in
        lang.texts().iter().filter(|(file, _)| file.starts_with("namaste") || matches!(*file, "core" | "print"))
    {
        for entry in fluent_syntax::parser::parse(*source).unwrap().body {
            if let Entry::Message(message) = entry {
                // What is only filled in (a name, a number) would fit everything.
                let told = ways(&message.value.unwrap()).into_iter().filter(|way| way.iter().any(Option::is_some));
                all.extend(told);
            }
        }
    }
    all
}

fn assert_said(drawing: &Drawing, lang: Lang, sayings: &[Vec<Option<String>>], seen: &mut HashSet<(Lang, String)>) {
    for words in drawing.words().into_iter().filter(|words| words.chars().any(char::is_alphabetic)) {
        if !seen.insert((lang, words.to_owned())) {
            continue;
        }
        let coordinate = words.len() == 1 && ("a"..="g").contains(&words);
        let name = NAMES.iter().any(|name| words.strip_suffix('…').map_or(*name == words, |cut| name.starts_with(cut)));
        let said = sayings.iter().any(|way| {
            let part = matches!(way.as_slice(), [Some(whole)] if whole.contains(words.trim_end_matches('…')));
            part || fits(way, words)
        });
        assert!(coordinate || name || said, "{lang:?}: {words}");
    }
}

#[test]
fn boards_sheets_and_examples_are_finite_stay_inside_and_say_only_translated_words() {
    let header = |seats: usize| {
        let players: Vec<String> =
            NAMES[..seats].iter().map(|name| format!("{{\"name\":\"{name}\",\"kind\":\"human\"}}")).collect();
        let line = format!(
            "{{\"wurfzabel\":1,\"game\":\"namaste\",\"started\":\"2026-11-20T18:03:00Z\",\"players\":[{}]}}",
            players.join(",")
        );
        crate::game::record::Header::read(line.as_bytes()).unwrap()
    };
    let sayings = Lang::ALL.map(sayings);
    let mut seen = HashSet::new();
    for seed in 0..3 {
        let seats = 2 + seed as usize;
        let header = header(seats);
        play(seats, 200 + seed, |game, rng| {
            for (lang, sayings) in Lang::ALL.iter().zip(&sayings) {
                let seat = Some(rng.random_range(0..=seats)).filter(|seat| *seat < seats);
                let drawing = game.board(&Touch::default(), &view(*lang, seat));
                let mut drawings = vec![drawing];
                if rng.random_range(0..20) == 0 || game.turn().is_over() {
                    drawings.extend(sheet::filled(game, &header, &(*lang).into()));
                    assert_eq!(drawings.len(), seats + 1);
                }
                for drawing in &drawings {
                    assert!(drawing.is_finite());
                    assert_eq!(outside(drawing, 0.0, 0.0), None);
                    assert_said(drawing, *lang, sayings, &mut seen);
                    assert!(drawing.spots.iter().all(|spot| !spot.says.is_empty()));
                }
                known(&game.prompt(&Touch::default(), &view(*lang, seat)));
            }
            None
        });
    }
    for (lang, sayings) in Lang::ALL.iter().zip(&sayings) {
        let blank = sheet::blank(*lang);
        assert_eq!(outside(&blank, 0.0, 0.0), None);
        assert_said(&blank, *lang, sayings, &mut seen);
    }
    for (lang, sayings) in Lang::ALL.iter().zip(&sayings) {
        let mut pictures = 0;
        for block in Namaste::ABOUT.rules(*lang) {
            match block {
                Block::Heading(said)
                | Block::Text(said)
                | Block::Point(said)
                | Block::Game(_, said)
                | Block::Ruling(said) => known(&said),
                Block::Picture(drawing, said) => {
                    known(&said);
                    assert!(drawing.is_finite() && drawing.spots.is_empty());
                    assert_eq!(outside(&drawing, 0.0, 0.0), None);
                    assert_said(&drawing, *lang, sayings, &mut seen);
                    pictures += 1;
                }
            }
        }
        assert_eq!(pictures, 6);
    }
}

#[test]
fn everything_that_happens_is_told() {
    for seed in 0..4 {
        play(2 + seed as usize % 3, 300 + seed, |game, _| {
            for (seat, name) in NAMES.iter().enumerate().take(game.players().len()) {
                for action in game.legal(seat) {
                    let told = game.tell(&Event::Act { seat, action }, &view(Lang::De, Some(seat)));
                    known(&told);
                    assert!(Lang::De.say(&told).contains(name));
                }
            }
            None
        });
    }
    let mut game = Namaste::start(&(), 2);
    let tell = |game: &Namaste, event: Event<Action>| Lang::En.say(&game.tell(&event, &view(Lang::En, None)));
    assert_eq!(tell(&game, Event::Act { seat: 0, action: Action::Dice(2) }), "Ada takes two white dice.");
    game.act(0, &Action::Dice(2));
    let faces = [1, 2, 4].map(crate::game::Face::Number);
    assert_eq!(tell(&game, Event::Roll(faces.to_vec())), "Rolled: white 1/7, 2; turquoise 4.");
    game.roll(&faces);
    let at = |field: &str, sum| Event::Act { seat: 0, action: Action::Enter(Field::named(field).unwrap(), sum) };
    assert_eq!(tell(&game, at("c3", 7)), "Ada enters 7 in c3.");
    assert_eq!(tell(&game, at("d7", 13)), "Ada enters 13 in d7: truth box (7 points).");
    assert_eq!(tell(&game, Event::Act { seat: 0, action: Action::Karma }), "Ada takes bad karma: −4.");
}

#[test]
fn what_is_advised_is_no_line_of_the_record() {
    let mut game = Namaste::start(&(), 2);
    let advice = |game: &Namaste, lang: Lang, action| lang.say(&game.advice(0, &action));
    assert_eq!(advice(&game, Lang::De, Action::Dice(3)), "mit drei weißen Würfeln würfeln");
    game.act(0, &Action::Dice(2));
    game.roll(&[1, 2, 4].map(crate::game::Face::Number));
    let enter = Action::Enter(Field::named("d7").unwrap(), 13);
    assert_eq!(advice(&game, Lang::En, enter), "enter the 13 in d7");
    assert_eq!(advice(&game, Lang::De, enter), "die 13 auf d7 eintragen");
    assert_eq!(advice(&game, Lang::En, Action::Karma), "take bad karma (−4)");
}

#[test]
fn completed_lines_are_told_with_their_points_in_full_or_by_half() {
    let mut told = Vec::new();
    for seed in 0..8 {
        play(2, 400 + seed, |game, _| {
            for seat in 0..2 {
                for action in game.legal(seat) {
                    let before = game.players()[seat].total();
                    let mut after = game.clone();
                    after.act(seat, &action);
                    let gained = after.players()[seat].total() - before;
                    let phrase = game.tell(&Event::Act { seat, action }, &view(Lang::En, None));
                    let Some((_, Arg::List(gains))) = phrase.args.iter().find(|(name, _)| *name == "gains") else {
                        continue;
                    };
                    let points = gains.iter().filter_map(|gain| {
                        gain.args.iter().find_map(|(name, arg)| match arg {
                            Arg::Number(points) if *name == "points" => Some(*points),
                            _ => None,
                        })
                    });
                    assert_eq!(points.sum::<i64>(), gained, "{phrase:?}");
                    told.extend(gains.iter().map(|gain| gain.id.to_string()));
                }
            }
            None
        });
    }
    for id in ["namaste-tell-full", "namaste-tell-half", "namaste-tell-truth"] {
        assert!(told.iter().any(|told| told == id), "{id}");
    }
}

#[test]
fn the_end_names_the_winners_and_their_points() {
    let over = play(3, 7, |_, _| None);
    let Turn::Over(winners) = over.turn() else { panic!("it is over") };
    let said = Lang::En.say(&over.prompt(&Touch::default(), &view(Lang::En, None)));
    let points = over.players()[winners[0]].total();
    let points = crate::game::Score::whole(points);
    assert_eq!(said, format!("{} wins with {points} points.", NAMES[winners[0]]));
}

#[test]
fn the_keyboard_visits_sums_then_fields_then_sheets_and_last_what_is_touched_least() {
    let mut game = Namaste::start(&(), 3);
    game.act(0, &Action::Dice(2));
    game.roll(&[1, 2, 1].map(crate::game::Face::Number));
    let spots = game.board(&Touch::default(), &view(Lang::En, Some(0))).spots;
    let names: Vec<&str> = spots.iter().map(|spot| spot.spot.name()).collect();
    let fields = Field::all().map(|field| field.to_string());
    let due: Vec<String> = ["sum-4", "sum-10", "sum-16"]
        .map(str::to_owned)
        .into_iter()
        .chain(fields)
        .chain((0..3).map(|seat| format!("sheet-{seat}")))
        .chain(["karma", "die-1", "die-2", "die-3"].map(str::to_owned))
        .collect();
    assert_eq!(names, due);
    for (index, spot) in spots.iter().enumerate() {
        let (low, high) = spot.area.bounds().unwrap();
        for (other, later) in spots.iter().enumerate() {
            let middle = Point::new((low.x + high.x) / 2.0, (low.y + high.y) / 2.0);
            assert_eq!(later.area.contains(middle), index == other, "{} and {}", spot.spot.name(), later.spot.name());
        }
    }
    assert_eq!(spots[0].says, "sum 4, fits 25 spaces");
    assert_eq!(spots[3].says, "d1, empty, 4, 10 and 16 fit");
}

#[test]
fn karma_boxes_and_dice_answer_when_they_are_pressed() {
    let mut game = Namaste::start(&(), 3);
    let press = |game: &Namaste, spot: &str| {
        Touch::default().press(game, &view(Lang::En, Some(0)), &base::draw::Spot::new(spot.to_owned()))
    };
    assert_eq!(press(&game, "die-2"), Press::Decided(Action::Dice(2)), "so many are thrown");
    assert!(matches!(press(&game, "die-4"), Press::Refused(_)), "the turquoise one always is");
    assert!(matches!(press(&game, "karma"), Press::Refused(_)), "nothing is thrown yet");
    game.act(0, &Action::Dice(2));
    game.roll(&[1, 2, 1].map(crate::game::Face::Number));
    assert_eq!(press(&game, "karma"), Press::Decided(Action::Karma));
    assert!(matches!(press(&game, "die-1"), Press::Refused(_)), "the sums are below");
}

#[test]
fn in_a_narrow_room_the_sheet_is_larger_and_all_can_still_be_touched() {
    let mut game = Namaste::start(&(), 4);
    game.act(0, &Action::Dice(2));
    game.roll(&[1, 2, 1].map(crate::game::Face::Number));
    let drawn = |room| game.board(&Touch::default(), &View { room, ..view(Lang::En, Some(0)) });
    let (wide, slim) = (drawn(Some(1.4)), drawn(Some(0.9)));
    assert_eq!(drawn(None), wide);
    let sheet = |drawing: &Drawing, room: f32| (room / drawing.size.width).min(1.0 / drawing.size.height);
    assert!(sheet(&slim, 0.9) > 1.2 * sheet(&wide, 0.9));
    for spot in wide.spots.iter().filter(|spot| !spot.spot.name().starts_with("die-")) {
        let here = slim.spots.iter().find(|here| here.spot == spot.spot);
        let (low, high) = here.and_then(|here| here.area.bounds()).unwrap();
        assert!(low.x >= 0.0 && high.x <= slim.size.width && high.y <= slim.size.height, "{:?}", spot.spot);
    }
}

#[test]
fn in_larger_text_small_writing_grows_and_lies_over_no_other() {
    let least = |drawing: &Drawing| written(drawing).iter().map(|(_, _, size)| *size).fold(f32::INFINITY, f32::min);
    for (seats, room) in [(2, None), (3, None), (4, None), (2, Some(0.9)), (4, Some(0.9))] {
        play(seats, 300, |game, rng| {
            let lang = Lang::ALL[rng.random_range(0..2)];
            let seat = game.turn().to_act().first().copied();
            let names = ["Ada", "Bo", "Käthe", "Kim"].map(str::to_owned).to_vec();
            let usual = View { lang, seat, names, room, ..View::default() };
            let large = View { text: Some(1.5), ..usual.clone() };
            let [usual, large] = [usual, large].map(|view| game.board(&Touch::default(), &view));
            assert_eq!(outside(&large, 0.0, 0.0), None);
            assert_eq!(overlapping(&large), None, "{seats} {room:?} {}", game.state());
            assert!(least(&large) >= least(&usual) * 1.15, "{} {}", least(&large), least(&usual));
            None
        });
    }
}

#[test]
fn a_slim_board_has_no_label_without_anything_below_it() {
    let game = Namaste::start(&(), 2);
    let label = |room| {
        let view = View { lang: Lang::En, seat: Some(0), room, ..View::default() };
        written(&game.board(&Touch::default(), &view)).iter().any(|(words, ..)| words == "The dice")
    };
    assert_eq!([None, Some(0.9)].map(label), [true, false]);
}
