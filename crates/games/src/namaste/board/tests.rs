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

/// The reasons, where the first of two players has this sheet and has rolled this, if anything, the turquoise die last.
fn reasons(sheet: &str, rolled: &[u8], played: &str, better: &str) -> Vec<String> {
    reasons_beside("", sheet, rolled, played, better)
}

/// … and the second has that sheet.
fn reasons_beside(other: &str, sheet: &str, rolled: &[u8], played: &str, better: &str) -> Vec<String> {
    let position = format!("round 9 sheet* {sheet} sheet {other}").replace("  ", " ").trim_end().to_owned();
    let mut game = Namaste::placed(&(), 2, &position).unwrap();
    if let [white @ .., _] = rolled {
        game.act(0, &Action::Dice(white.len() as u8));
        game.roll(&rolled.iter().copied().map(crate::game::Face::Number).collect::<Vec<_>>());
    }
    let [played, better] = [played, better].map(|notation| game.parse(0, notation).unwrap());
    game.reason(0, &played, &better).iter().map(|reason| Lang::En.say(reason)).collect()
}

#[test]
fn each_idea_is_said_with_the_figure_that_proves_it() {
    let first = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better).first().cloned();
    let said = |sheet: &str, played: &str, better: &str, due: &str| {
        assert_eq!(first(sheet, played, better).as_deref(), Some(due), "{sheet}: {played}, {better}");
    };
    said(
        "",
        "d4=12",
        "e2=12",
        "Out of the way: In e2 the 12 limits 6 empty spaces of its row and column; in d4 it would limit 12.",
    );
    said(
        "",
        "c3=9",
        "f3=15",
        "Out of the way: The 15 in f3 limits 6 empty spaces of its row and column; the 9 in c3 would limit 8.",
    );
    let low = "The right place: 6 is low for f4, because the 14 empty spaces to its left and above have to take smaller \
               numbers.";
    said("", "f4=6", "c2=6", low);
    let high = "The right place: 22 is high for e5, because the 2 empty spaces to its right and below have to take larger \
                numbers.";
    said("", "e5=22", "e6=22", high);
    let shut = "Room between numbers: 11 in d4 leaves no number for d3 and c4; four lines through there can no longer be filled.";
    said("c2=5 c3=10", "d4=11", "e2=11", shut);
    let narrow = "c2=6 b3=7 c3=9 d3=12 d4=15 e5=16";
    said(narrow, "c4=14", "e3=14", "Room between numbers: 14 in c4 leaves only the 15 for c5.");
    said("d4=12", "c3=9", "b5=9", "Room between numbers: 9 in c3 leaves only 10 and 11 for d3.");
    let row = "d1=5 c2=6 d2=8 b3=6 c3=10 d4=14 e5=17";
    said(row, "d3=11", "e2=11", "First to finish: 11 in e2 completes row 2 and scores its full 8 points.");
    let both = "First to finish: 7 in d2 completes row 2 and column d together and scores 19 points.";
    said("d1=3 c2=4 e2=9 d3=10 d4=12 d5=14 d6=16 d7=18", "b3=7", "d2=7", both);
    let tip = "First to finish: d1 can wait, because a truth box scores the same whether you fill it first or last.";
    said("", "d1=9", "d2=9", tip);
    let rare = "Dice and high numbers: Even three white dice make 20 or more on only 34% of your rolls; a number like 14 comes \
                again.";
    said("", "d4=14", "f5=20", rare);
    let next = "First to finish: After 9 in d2, only e2 is empty in row 2, and being first there scores 9 points.";
    assert_eq!(reasons("c2=5 d4=13 e5=17", &[], "c3=9", "d2=9")[1], next);
    let short = "First to finish: After 8 in d2, row 2 needs only two more numbers; any line through c3 would need at least four.";
    said("", "c3=8", "d2=8", short);
    let two = "First to finish: After 11 in b5, row 5 needs two numbers and column b two; the lines through b3 would need two and four.";
    said("c2=7 e5=16 f5=20", "b3=5", "b5=11", two);
    let room = "Dice and high numbers: Of your empty spaces, 6 need 11 or more, none needs 10 or less.";
    said("d4=13", "c2=6", "b5=12", room);
    let free = "Out of the way: The 12 fits in e2 and limits no other space, so passing wastes an entry.";
    said("c2=6 c3=9 d3=12 e3=15", "pass", "e2=12", free);
}

#[test]
fn of_two_spaces_for_one_number_less_of_a_difference_speaks_as_a_sheet_fills() {
    let said = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better);
    let young = "The right place: 13 is high for d3, because the 10 empty spaces to its right and below have to take larger \
                 numbers.";
    assert_eq!(said("c2=8 c3=10 d4=14 e5=17", "d3=13", "c5=13"), [young]);
    let half = "c2=7 b3=4 c3=9 d4=14 e4=15 e5=20 f5=21 e6=21";
    let fewer = "Out of the way: In f3 the 14 limits one empty space of its row and column; in e3 it would limit 2.";
    assert_eq!(said(half, "e3=14", "f3=14"), [fewer]);
    let late = "d1=5 c2=6 d2=9 b3=3 c3=8 d3=10 e3=11 b4=6 c4=10 d4=12 e4=13 f4=16 b5=10 c5=14 d5=15 e5=18 f5=21 e6=19";
    let waits = "First to finish: g4 can wait, because a truth box scores the same whether you fill it first or last.";
    assert_eq!(said(late, "g4=17", "d6=17"), [waits]);
    assert!(said(late, "g4=17", "d6=16").is_empty(), "another number");
}

#[test]
fn of_dice_it_says_once_what_speaks_for_them() {
    let said = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better);
    let high = |less: &str| {
        format!(
            "Dice and high numbers: Nine lower-right spaces take 18 or more; three white dice make that on 56% of rolls, {less}."
        )
    };
    assert_eq!(said("", "dice 1", "dice 3"), [high("one never")]);
    assert_eq!(said("", "dice 2", "dice 3"), [high("two on 9%")]);
    assert!(said("", "dice 3", "dice 1").is_empty());
    let more = "Dice and high numbers: One white die and the turquoise one make 14 at most, and 3 of your empty spaces need more.";
    assert_eq!(said("e5=17 f4=16", "dice 1", "dice 2"), [more]);
    let full = "c2=4 d2=8 e2=10 b3=5 c3=9 d3=11 e3=13 f3=15 a4=6 b4=9 c4=11 d4=13 e4=15 f4=17 g4=20 b5=11 c5=13 d5=15 \
                e5=17 f5=19 c6=15 d6=17 e6=20 d7=22";
    let late = said(full, "dice 3", "dice 1");
    let [one] = &late[..] else { panic!("fitting is scoring here: that is said once") };
    assert!(one.starts_with("Dice and high numbers: With one white die, your sum fits on "), "{one}");
}

#[test]
fn karma_is_counted_out_of_four_boxes() {
    let said = |karma: &str, played: &str, better: &str| {
        reasons(&format!("c2=5 c3=10{karma}"), &[5, 6], played, better).pop().unwrap()
    };
    let budget = |rest: &str| format!("Karma is a budget: {rest}");
    let [one, last] = ["", " karma 1 2 3"];
    assert_eq!(
        said(one, "d4=11", "karma"),
        budget("Here bad karma costs 6 points, and you still have three boxes of four.")
    );
    assert_eq!(said(one, "karma", "e2=11"), budget("Bad karma costs 6 points and leaves you three boxes of four."));
    let ends = "Bad karma costs 6 points and fills your fourth box, so the match ends with this round.";
    assert_eq!(said(last, "karma", "e2=11"), budget(ends));
}

#[test]
fn a_line_is_lost_where_no_rising_numbers_are_left_for_it() {
    let lost = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better).first().cloned();
    // b4 and c4 could each be 10, and not both.
    let line = "Room between numbers: After 11 in d4, you can no longer fill row 4 in rising order.";
    assert_eq!(lost("a4=9", "d4=11", "e2=11").as_deref(), Some(line));
    assert!(lost("a4=9 d3=14", "d4=15", "e2=15").is_none_or(|said| !said.contains("no longer")));
}

#[test]
fn whoever_is_behind_does_not_fill_the_sheet() {
    let full = "d1=1 c2=4 d2=8 e2=10 b3=5 c3=9 d3=11 e3=13 f3=15 a4=6 b4=9 c4=11 d4=13 e4=15 f4=17 g4=20 b5=11 c5=13 \
                d5=15 e5=17 f5=19 c6=15 d6=17 e6=20";
    let better = "d1=20 c2=21 d2=23 e2=24 b3=20 c3=22 d3=24 e3=25 f3=26 a4=20 b4=21 c4=23 d4=25 e4=26 f4=27 g4=28 b5=22 \
                  c5=24 d5=26 e5=27 f5=28 c6=25 d6=27 e6=28";
    let behind = reasons_beside(better, full, &[6, 6, 6], "d7=18", "karma");
    let [one] = &behind[..] else { panic!("{behind:?}") };
    let begins =
        "Karma is a budget: 18 in d7 fills your sheet and ends the match with this round, and you would still be ";
    assert!(one.starts_with(begins) && one.ends_with(" points behind."), "{one}");
    assert!(reasons(full, &[6, 6, 6], "d7=18", "karma").iter().all(|said| !said.contains("behind")));
}

#[test]
fn another_sum_in_the_same_space_is_worth_more() {
    let said = |sheet: &str, played: &str, better: &str| reasons(sheet, &[], played, better).first().cloned();
    let tip = "Dice and high numbers: 24 in d7 scores 12 points, 18 only 9.";
    assert_eq!(said("", "d7=18", "d7=24").as_deref(), Some(tip));
    let middle = "Dice and high numbers: Once row 5 is full, 19 in d5 scores up to 19 points, 13 at most 13.";
    assert_eq!(said("", "d5=13", "d5=19").as_deref(), Some(middle));
    assert_eq!(said("", "d7=23", "d7=24"), None, "both score 12");
}

#[test]
fn a_line_is_near_only_where_its_last_space_can_be_hoped_for() {
    let near = |other: &str, sheet: &str| {
        let said = reasons_beside(other, sheet, &[], "c3=9", "d2=9");
        said.iter().any(|said| said.contains("being first there"))
    };
    assert!(near("", "c2=5 d4=13 e5=17"));
    assert!(near("", "c2=5 d4=13 e3=12"), "10 and 11 are left for e2, which one roll in three makes");
    assert!(!near("", "c2=5 d4=13 e3=11"), "only 10 is left for e2, which is rare");
    assert!(!near("c2=3 d2=7", "c2=5 d4=13 e5=17"), "the other needs one space of row 2 as well");
}

#[test]
fn a_good_truth_box_is_not_put_off() {
    let tip =
        |played: &str, better: &str| reasons("", &[], played, better).iter().any(|said| said.contains("can wait"));
    assert!(tip("d1=9", "d2=9"));
    assert!(!tip("d1=10", "d2=10") && !tip("a4=12", "b4=12"));
}

#[test]
fn what_is_nothing_is_not_said() {
    // One and the same number in two places that are alike, and numbers between which nothing decides.
    assert!(reasons("", &[], "f3=14", "c6=14").is_empty());
    assert!(reasons("", &[], "c3=8", "f3=14").iter().all(|reason| !reason.contains("options")));
    assert!(reasons("d4=12", &[], "f5=20", "e6=20").is_empty());
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
            assert!(least(&large) >= least(&usual) * 1.25, "{} {}", least(&large), least(&usual));
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
