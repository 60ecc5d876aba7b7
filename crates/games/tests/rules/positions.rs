//! Positions as text: what random play leads to is written, read and played on; what is changed in it is refused with a
//! reason, or is another position that holds as well.

use std::collections::BTreeMap;

use base::draw::Spot;
use base::i18n::Lang;
use games::game::options::Values;
use games::game::record::{Header, Player, PlayerKind};
use games::game::{Illegal, Turn, position};
use games::shelf;
use games::table::touch::{FieldKind, PositionField};
use games::table::{Table, View};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

#[path = "../../../../tests/support/step.rs"]
mod step;

use crate::volume::{is_full, share};
use step::step;

/// Something of a position that is set.
type Field = PositionField;

/// How it stands.
fn value(field: &Field) -> (u32, &str) {
    match &field.kind {
        FieldKind::Written(text) => (0, text),
        FieldKind::Number(_) | FieldKind::Choice(_) => (field.value, ""),
    }
}

/// Sets it as it stands there.
fn set(table: &mut dyn Table, key: &str, field: &Field) -> Result<(), Illegal> {
    match &field.kind {
        FieldKind::Written(text) => table.write(key, text),
        FieldKind::Number(_) | FieldKind::Choice(_) => table.set(key, field.value),
    }
}

/// The same, standing otherwise.
fn another(field: &Field, rng: &mut ChaCha8Rng) -> Field {
    const WRITTEN: [&str; 9] = ["", "2 1", "5 5", "7", "2.5", "6", "XIII", "XIII IIII", "LLXI"];
    let mut other = field.clone();
    match &mut other.kind {
        FieldKind::Number(most) => other.value = rng.random_range(0..=*most),
        FieldKind::Choice(all) => other.value = rng.random_range(0..u32::try_from(all.len()).unwrap()),
        FieldKind::Written(text) => (*WRITTEN.choose(rng).unwrap()).clone_into(text),
    }
    other
}

/// How many random positions of each game are written and read.
const POSITIONS: usize = 10_000;
/// How many changed lines of each game are read.
const CHANGED: usize = 100_000;

/// A position that random play came to.
#[derive(Clone)]
struct Found {
    game: &'static str,
    options: Values,
    players: usize,
    line: String,
}

fn header(game: &str, options: &[(&str, &str)], players: usize) -> Header {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let player = |seat: usize| Player { name: format!("P{seat}"), kind: PlayerKind::Human };
    Header::new(game, options, (0..players).map(player).collect())
}

fn open(header: Header) -> Result<Box<dyn Table>, Illegal> {
    shelf::find(&header.game).unwrap().open(header)
}

impl Found {
    fn open_as(&self, line: &str) -> Result<Box<dyn Table>, Illegal> {
        let mut header = header(self.game, &[], self.players);
        header.options.clone_from(&self.options);
        header.options.insert(position::OPTION.to_owned(), line.to_owned());
        open(header)
    }
}

/// What a position tells of the match: all of the state but what is only kept to be seen.
fn stands(table: &dyn Table) -> (serde_json::Value, Turn, Vec<games::game::Score>) {
    let mut state = table.state();
    state.as_object_mut().unwrap().remove("last_win");
    (state, table.turn(), table.scores())
}

fn legal(table: &dyn Table) -> Vec<String> {
    table.turn().to_act().iter().flat_map(|seat| table.legal(*seat)).collect()
}

/// Random matches of a game, of each of which every position is given to `found` with the table, until it is enough.
fn play(game: &'static str, options: &[&[(&str, &str)]], seed: u64, mut found: impl FnMut(Found, &dyn Table) -> bool) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let title = shelf::find(game).unwrap();
    loop {
        let chosen = header(game, options.choose(&mut rng).unwrap(), 0).options;
        let players = rng.random_range(title.seats_with(&chosen).unwrap());
        let mut table = open(Header { options: chosen.clone(), ..header(game, &[], players) }).unwrap();
        while let Some(entry) = step(&*table, &mut rng) {
            if let Ok(line) = table.position() {
                let options = chosen.clone();
                if !found(Found { game, options, players, line }, &*table) {
                    return;
                }
            }
            table.enter(&entry).unwrap();
        }
        assert!(table.position().is_err(), "what is over is no position to begin with");
    }
}

/// So many random positions of a game; each is read again and is what it was, and some are played on side by side.
fn round_trip(game: &'static str, options: &[&[(&str, &str)]], count: usize) -> Vec<Found> {
    let half = |seed: u64| {
        let mut all = Vec::new();
        play(game, options, seed, |found, table| {
            hold_both(&found, table, all.len());
            all.push(found);
            all.len() < count.div_ceil(2)
        });
        all
    };
    base::threads::each([1, 2], half).concat()
}

/// A position read again is what it was; every sixteenth is played on side by side.
fn hold_both(found: &Found, table: &dyn Table, nth: usize) {
    let again = found.open_as(&found.line).unwrap_or_else(|why| panic!("{}: {}", found.line, Lang::En.say(&why.0)));
    assert_eq!(again.position().as_ref(), Ok(&found.line));
    assert!(again.history().is_empty() && !again.header().counts());
    assert_eq!(stands(&*again), stands(table), "{}", found.line);
    if !nth.is_multiple_of(16) {
        return;
    }
    assert_eq!(legal(&*again), legal(table), "{}", found.line);
    let (mut one, mut other) = (table.copy(), again);
    let mut rng = ChaCha8Rng::seed_from_u64(nth as u64);
    for _ in 0..20 {
        let Some(entry) = step(&*one, &mut rng) else { break };
        one.enter(&entry).unwrap();
        other.enter(&entry).unwrap();
    }
    assert_eq!((stands(&*one), legal(&*one)), (stands(&*other), legal(&*other)), "20 events after {}", found.line);
}

/// A line in which something is otherwise.
fn changed(line: &str, rng: &mut ChaCha8Rng) -> String {
    const LETTERS: &str = "abcdefghijklmnopqrstuvwx0123456789*=. IVXLß\u{0}\u{301}";
    let mut letters: Vec<char> = line.chars().collect();
    let mut words: Vec<&str> = line.split(' ').collect();
    let (letter, word) = (rng.random_range(0..letters.len()), rng.random_range(0..words.len()));
    let other = LETTERS.chars().nth(rng.random_range(0..LETTERS.chars().count())).unwrap();
    match rng.random_range(0..9) {
        0 => letters[letter] = other,
        1 => letters.insert(letter, other),
        2 => drop(letters.remove(letter)),
        3 => letters.insert(letter, letters[letter]),
        4 => letters.truncate(letter),
        5 => {
            words.remove(word);
            return words.join(" ");
        }
        6 => {
            words.insert(word, words[word]);
            return words.join(" ");
        }
        7 => {
            let with = rng.random_range(0..words.len());
            words.swap(word, with);
            return words.join(" ");
        }
        // A number one more or less, or far too large.
        _ => {
            let digits: Vec<usize> = (0..letters.len()).filter(|place| letters[*place].is_ascii_digit()).collect();
            let Some(place) = digits.choose(rng) else { return String::new() };
            let digit = letters[*place].to_digit(10).unwrap();
            match rng.random_range(0..3) {
                0 => letters[*place] = char::from_digit((digit + 1) % 10, 10).unwrap(),
                1 => letters[*place] = char::from_digit((digit + 9) % 10, 10).unwrap(),
                _ => drop(letters.splice(*place..=*place, "4294967296".chars())),
            }
        }
    }
    letters.into_iter().collect()
}

/// Changed lines of these positions: refused with a reason, or read back the same and played on. How many were taken, and
/// how often each reason was given.
fn change(all: &[Found], count: usize) -> (usize, BTreeMap<String, usize>) {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let (mut taken, mut reasons) = (0, BTreeMap::new());
    for _ in 0..count {
        let found = all.choose(&mut rng).unwrap();
        let mut line = changed(&found.line, &mut rng);
        if rng.random_range(0..4) == 0 {
            line = changed(&format!("{line} "), &mut rng);
        }
        match found.open_as(&line) {
            Err(why) => {
                let times = reasons.entry(why.0.id.to_string()).or_insert(0);
                *times += 1;
                assert!(*times > 1 || Lang::ALL.iter().all(|lang| !lang.say(&why.0).is_empty()));
            }
            Ok(mut table) => {
                assert_eq!(table.position().as_ref(), Ok(&line));
                taken += 1;
                if line != found.line && usize::is_multiple_of(taken, 16) {
                    for _ in 0..20 {
                        let Some(entry) = step(&*table, &mut rng) else { break };
                        table.enter(&entry).unwrap_or_else(|why| panic!("after {line}: {}", Lang::En.say(&why.0)));
                    }
                }
            }
        }
    }
    (taken, reasons)
}

/// Both, and that each of these reasons was given.
fn hold(game: &'static str, options: &[&[(&str, &str)]], reasons: &[&str]) {
    let all = round_trip(game, options, share(POSITIONS));
    let (taken, given) = change(&all, share(CHANGED));
    println!("{game}: {taken} of {} taken; {given:?}", share(CHANGED));
    assert!(taken > share(CHANGED) / 100, "{taken}");
    let wanted = reasons.iter().map(|id| format!("{game}-position-{id}"));
    let missing: Vec<String> = wanted.filter(|id| !given.contains_key(id)).collect();
    // In a share of the lines the rare ones may be missing.
    assert!(missing.is_empty() || !is_full(), "never given: {missing:?}; given: {given:?}");
}

#[test]
fn positions_of_ludix_read_back_and_what_is_changed_is_refused_or_holds() {
    let options: [&[(&str, &str)]; 2] = [&[], &[("arrange", "best")]];
    hold("ludix", &options, &["points", "target", "best", "failed", "other-dice"]);
}

#[test]
fn positions_of_kvatrutafl_read_back_and_what_is_changed_is_refused_or_holds() {
    let options: [&[(&str, &str)]; 3] = [&[], &[("match", "7")], &[("match", "3"), ("after", "5"), ("extra", "yes")]];
    let reasons = ["men", "both", "first", "unlocked", "together", "toss", "turn", "target", "score"];
    hold("kvatrutafl", &options, &reasons);
}

#[test]
fn positions_of_namaste_read_back_and_what_is_changed_is_refused_or_holds() {
    let reasons = ["on", "first", "round", "more", "less"];
    hold("namaste", &[&[]], &reasons);
}

/// The pub games have few kinds of positions, and many matches between two of them: they are written down at random.
#[test]
fn positions_of_the_pub_games_read_back_and_what_is_changed_is_refused_or_holds() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let pub_games: Vec<_> = shelf::ALL.iter().filter(|title| title.about().family.is_some()).collect();
    assert_eq!(pub_games.len(), 20);
    for title in pub_games {
        let game = title.key();
        let long: [&[(&str, &str)]; 2] = match game {
            "evening" => [&[], &[("program", "pasch,luisle,pasch")]],
            _ => [&[("games", "9")], &[("to", "strokes"), ("strokes", "5")]],
        };
        let mut all = round_trip(game, &long, 40);
        while all.len() < share(POSITIONS) {
            let like = all[rng.random_range(0..40)].clone();
            let points: Vec<String> = (0..like.players).map(|_| rng.random_range(0..5).to_string()).collect();
            let (turn, number) = (rng.random_range(0..like.players), rng.random_range(2..4));
            let star = |(seat, points): (usize, String)| if seat == turn { points + "*" } else { points };
            let points: Vec<String> = points.into_iter().enumerate().map(star).collect();
            let line = format!("{game} {} game {number}", points.join(" "));
            let read = like.open_as(&line).unwrap_or_else(|why| panic!("{line}: {}", Lang::En.say(&why.0)));
            assert_eq!(read.position().as_ref(), Ok(&line));
            all.push(Found { line, ..like });
        }
        let (taken, given) = change(&all, share(CHANGED) / 20);
        assert!(taken > 0 && (!is_full() || given.contains_key("core-position-nobody")), "{game}: {taken}, {given:?}");
    }
}

/// Why a line is refused, in English.
fn refused(options: &[(&str, &str)], players: usize, line: &str) -> String {
    let game = line.split(' ').next().unwrap();
    let mut header = header(game, options, players);
    header.options.insert(position::OPTION.to_owned(), line.to_owned());
    Lang::En.say(&open(header).unwrap_err().0)
}

#[test]
fn a_refusal_says_which_rule_is_broken() {
    let kvatrutafl = |line: &str| refused(&[("match", "7")], 2, &format!("kvatrutafl {line}"));
    let said = [
        ("white* a16 black m15 first", "White has 16 men instead of 15"),
        (
            "white a15 first black m15 first",
            "it is nobody’s turn; put a star after the player whose turn it is, as in 12*",
        ),
        ("white* a14 b1 black m14 b1", "men of both sides stand on b"),
        (
            "white* a13 b2 black m15 first",
            "White has 2 men on b, which is allowed only after a man has been on l; “unlocked” is missing",
        ),
        ("white* off15 unlocked black m15 first", "White has borne off all its men, so the game is over"),
        ("white* a14 b1 black m15 first", "Black has not had a turn yet, so it moves next"),
        ("white* a15 first black m15 firsts", "“firsts” does not belong there"),
        ("white* bar1 c14 unlocked black a2 b2 d2 e2 f2 m5 unlocked", "Black has already won with this: Stór Jan"),
        (
            "white a15 first black* m15 first score 7 0 game 3",
            "with 7 points the match would be over, as it is played to 7",
        ),
        ("white a15 first black* m15 first score 1 0 game 2", "the score cannot be 1 to 0 in game 2"),
        ("white a14 b01 black* m15 first", "write this position like this: kvatrutafl white a14 b1 black* m15 first"),
    ];
    for (line, due) in said {
        let why = kvatrutafl(line);
        assert_eq!(why, due, "{line}");
    }
    let namaste = |line: &str| refused(&[], 2, &format!("namaste {line}"));
    assert_eq!(namaste("round 3 sheet* b3=14 d3=14 sheet c3=2 d4=3"), "sheet 1: row 3 already has a 14");
    assert_eq!(
        namaste("round 1 sheet sheet"),
        "it is nobody’s turn; put a star after the player whose turn it is, as in 12*"
    );
    assert_eq!(namaste("round 1 sheet*"), "the position is for 1 at the table, not for 2");
    assert_eq!(
        namaste("round 4 sheet* c2=3 d2=4 e2=5 later row2 sheet c2=3 d2=4 e2=5 later row2"),
        "at least one sheet must have completed row2 first; they cannot all be “later”"
    );
    let ludix = |line: &str| refused(&[], 3, &format!("ludix {line}"));
    assert_eq!(ludix("9 0* 0"), "no numerals come to 9 points");
    assert_eq!(ludix("0 300* 0"), "a player with 300 points would not have another turn");
    let best = refused(&[("arrange", "best")], 2, "ludix 0* 0 arrange IIIX");
    assert_eq!(best, "here the highest numeral counts automatically; there is nothing to lay out");
    assert_eq!(ludix("0 0* 0 arrange LLXI"), "LLXI makes no numeral, so the turn would be over");
    assert_eq!(refused(&[], 3, "pasch 1* 0 0 game 1"), "before the first game nobody has strokes");
    assert_eq!(refused(&[], 2, "dre13ehn 0 0*"), "this game cannot begin from a position");
}

#[test]
fn a_line_that_is_passed_on_brings_its_options_and_finds_its_game() {
    let table = open(header("kvatrutafl", &[("match", "7"), ("after", "0")], 2)).unwrap();
    let line = shelf::position::line(&*table).unwrap();
    assert_eq!(line, "kvatrutafl match=7 white a15 first black m15 first toss");
    let (title, options) = shelf::position::read(&format!("  {} ", line.replace(' ', "   "))).unwrap();
    assert_eq!((title.key(), options["match"].as_str()), ("kvatrutafl", "7"));
    assert_eq!(shelf::position::open(title, &options, 2).unwrap().position(), table.position());
    // However many were to play, a line of three is opened for three.
    let (title, options) = shelf::position::read("ludix 0 8 13*").unwrap();
    assert_eq!(shelf::position::open(title, &options, 2).unwrap().header().players.len(), 3);
    assert!(shelf::position::read("chess 8/8").is_err());
}

#[test]
fn the_examples_of_the_rules_are_positions() {
    let fenced = include_str!("../../../../docs/rules/positions.md").split("```").skip(1).step_by(2);
    let mut count = 0;
    for line in fenced.flat_map(str::lines).filter(|line| !line.is_empty()) {
        let (title, options) = shelf::position::read(line).unwrap();
        let table = shelf::position::open(title, &options, 2).unwrap_or_else(|why| panic!("{line}: {why:?}"));
        assert_eq!(shelf::position::line(&*table).as_deref(), Ok(line));
        count += 1;
    }
    assert_eq!(count, 7);
}

/// Everything that can be set of a position, whatever is touched, and how it stands.
fn fields(table: &mut dyn Table, view: &View) -> BTreeMap<String, Field> {
    let mut all = BTreeMap::new();
    let pages: Vec<Spot> = table.board(view).spots.iter().map(|area| area.spot.clone()).collect();
    let mut shown = |table: &dyn Table| {
        let board = table.board(view);
        let spots = board.spots.iter().map(|area| Some(&area.spot)).chain([None]);
        let fields = spots.flat_map(|spot| table.position_fields(view, spot)).map(|field| (field.key.clone(), field));
        all.extend(fields);
    };
    shown(table);
    // Touching may turn to another sheet.
    for page in pages {
        if table.position_fields(view, Some(&page)).len() == table.position_fields(view, None).len() {
            table.release();
            let _ = table.press(view, &page);
            shown(table);
        }
    }
    table.release();
    all
}

/// Options as they are chosen.
type Chosen = &'static [(&'static str, &'static str)];

/// Random positions of every game that has some, with the options and as many as they are of.
fn some_positions(each: usize) -> Vec<Found> {
    let games: [(&str, &[Chosen]); 6] = [
        ("kvatrutafl", &[&[], &[("match", "7")], &[("match", "3"), ("after", "5"), ("extra", "yes")]]),
        ("ludix", &[&[], &[("arrange", "best")]]),
        ("namaste", &[&[]]),
        ("pasch", &[&[("games", "9")]]),
        ("luisle", &[&[("to", "strokes"), ("strokes", "5")]]),
        ("evening", &[&[]]),
    ];
    let mut all = Vec::new();
    for (game, options) in games {
        let (mut nth, mut rng) = (0, ChaCha8Rng::seed_from_u64(39));
        let wanted = all.len() + each;
        play(game, options, 39, |found, _| {
            nth += 1;
            // Not only those of the first match, and some with whatever the dice show.
            if rng.random_range(0..9) == 0 || nth < 3 {
                all.push(found);
            }
            all.len() < wanted
        });
    }
    all
}

/// Sets all fields to how they stand somewhere; some can be set only once others are.
fn fill_in(table: &mut dyn Table, view: &View, due: &BTreeMap<String, Field>) {
    for _ in 0..8 {
        for (key, field) in due {
            let _ = set(table, key, field);
        }
        if fields(table, view) == *due {
            return;
        }
    }
}

#[test]
fn whatever_a_line_says_can_be_set_by_hand() {
    for found in some_positions(share(160)) {
        let mut due = found.open_as(&found.line).unwrap();
        let names = (0..found.players).map(|seat| format!("P{seat}")).collect();
        let view = View { names, ..View::default() };
        let due = fields(&mut *due, &view);
        let mut begun = header(found.game, &[], found.players);
        begun.options.clone_from(&found.options);
        let mut table = open(begun).unwrap();
        fill_in(&mut *table, &view, &due);
        let line = table.position().map_err(|why| Lang::En.say(&why.0));
        assert_eq!(line.as_ref(), Ok(&found.line), "{:?}", found.options);
    }
}

#[test]
fn what_is_set_changes_nothing_else_that_is_set() {
    let mut rng = ChaCha8Rng::seed_from_u64(40);
    let mut refused = BTreeMap::new();
    for found in some_positions(share(80)) {
        let names = (0..found.players).map(|seat| format!("P{seat}")).collect();
        let view = View { names, ..View::default() };
        let table = found.open_as(&found.line).unwrap();
        let before = fields(&mut *table.copy(), &view);
        for (key, field) in &before {
            let mut changed = table.copy();
            let other = another(field, &mut rng);
            let taken = set(&mut *changed, key, &other);
            let after = fields(&mut *changed, &view);
            match taken {
                Ok(()) => assert_eq!(after.get(key).map(value), Some(value(&other)), "{key} in {}", found.line),
                Err(why) => {
                    assert!(!Lang::De.say(&why.0).is_empty());
                    refused.entry(key.split('-').next().unwrap().to_owned()).or_insert(why);
                    assert_eq!(after, before, "{key} in {}", found.line);
                }
            }
            for (key_of_other, field) in after.iter().filter(|(other, _)| *other != key) {
                if let Some(before) = before.get(key_of_other) {
                    assert_eq!(value(field), value(before), "{key} changes {key_of_other} in {}", found.line);
                }
            }
        }
    }
    assert!(refused.contains_key("men"), "{refused:?}");
}

#[test]
fn a_line_is_one_line_and_what_cannot_be_seen_is_no_part_of_it() {
    let read = |text: &str| match shelf::position::read(text) {
        Ok((title, options)) => shelf::position::open(title, &options, 2).and_then(|table| table.position()),
        Err(why) => Err(why),
    };
    let line = "ludix 0* 13";
    for seen in ["ludix 0* 13", "\u{feff}ludix 0* 13", "ludix 0* 13\u{feff}\r\n", "\n\u{200b} ludix\u{a0}0* 13\n\n"] {
        assert_eq!(read(seen).as_deref(), Ok(line), "{seen:?}");
    }
    for two in ["ludix 0* 13\nludix 0 13*", "ludix 0*\n13", "ludix 0* 13\r\ndecide IIII"] {
        let why = read(two).unwrap_err();
        assert_eq!(why.0.id, "core-position-lines", "{two:?}");
    }
    assert_eq!(read("\u{feff}").unwrap_err().0.id, "core-position-empty");
    assert_eq!(read("  \n").unwrap_err().0.id, "core-position-empty");
}

/// Turning every field of every spot never panics, whatever comes of it, and what holds in the end is a position.
#[test]
fn what_is_set_by_hand_holds_or_says_why_not() {
    for game in ["kvatrutafl", "namaste", "ludix", "evening", "pasch"] {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        let names = ["A", "B"].map(str::to_owned).to_vec();
        let view = games::table::View { names, ..Default::default() };
        let (mut held, mut refused) = (0, 0);
        for _ in 0..60 {
            let mut table = open(header(game, &[], 2)).unwrap();
            for _ in 0..12 {
                let board = table.board(&view);
                let spot = board.spots.choose(&mut rng).map(|area| area.spot.clone());
                let fields = table.position_fields(&view, spot.as_ref());
                let field = fields.choose(&mut rng).unwrap();
                let other = another(field, &mut rng);
                let taken = set(&mut *table, &field.key, &other);
                let again =
                    table.position_fields(&view, spot.as_ref()).into_iter().find(|other| other.key == field.key);
                let due = if taken.is_ok() { &other } else { field };
                assert!(again.is_none_or(|again| value(&again) == value(due)), "{field:?} {other:?}");
                match table.position() {
                    Ok(line) => {
                        let found = Found { game, options: Values::new(), players: 2, line: line.clone() };
                        assert_eq!(found.open_as(&line).unwrap().position(), Ok(line));
                        held += 1;
                    }
                    Err(_) => refused += 1,
                }
            }
        }
        assert!(held > 0 && refused > 0, "{game}: {held} {refused}");
    }
}
