//! The laws that hold for every game on the shelf, as the shell and the command line meet them.
//!
//! The same laws below the table, over thousands of matches, stand in `crates/games/src/table/laws.rs`.

mod keys;
mod shown;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use base::draw::Drawing;
use base::draw::sheet::Paper;
use base::i18n::Lang;
use base::phrase::{Arg, Phrase};
use base::threads;
use fluent_syntax::ast::{self, Expression, Pattern, PatternElement};
use fluent_syntax::parser;
use games::dre13ehn::Name;
use games::dre13ehn::life::Life;
use games::dre13ehn::reading::{SIGNS, ipa};
use games::game::bot::{Level, Mark, Measure};
use games::game::chance::Luck;
use games::game::options::{Field, Kind, Values, entries};
use games::game::record::{Entry, Record};
use games::game::{Face, Illegal, Turn};
use games::table::{self, Block, Model, Table, Title, View};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use crate::shelf;
use crate::step::step;
use crate::volume;

/// How many random matches are played in all, at least one of each game; `crates/games/src/table/laws.rs` plays many more.
const MATCHES: usize = 120;
/// No match on the shelf is as long as this.
const ENDLESS: usize = 100_000;

/// Does something for every number below `count`, on all cores.
fn spread(count: u64, work: impl Fn(u64) + Sync) {
    threads::spread(threads::cores(), usize::try_from(count).unwrap(), || true, |n| work(n as u64));
}

/// The n-th random match: a game, its options and a match that has not begun.
fn deal(n: u64) -> (&'static dyn Title, Box<dyn Table>, ChaCha8Rng) {
    let mut rng = shelf::dice(n);
    let title = games::shelf::ALL[usize::try_from(n).unwrap() % games::shelf::ALL.len()];
    let variants = shelf::variants(title);
    let options = &variants[usize::try_from(n).unwrap() / games::shelf::ALL.len() % variants.len()];
    let table = title.open(shelf::header(title, options, &mut rng)).unwrap();
    (title, table, rng)
}

/// A position as anybody can tell it from another.
fn position(table: &dyn Table) -> String {
    format!("{} {:?} {:?}", table.state(), table.scores(), table.turn())
}

fn reason(illegal: &Illegal) {
    for lang in Lang::ALL {
        let why = lang.say(&illegal.0);
        assert!(!why.trim().is_empty() && why != illegal.0.id, "{illegal:?} says nothing in {}", lang.code());
    }
    known(&illegal.0);
}

/// A refusal leads to the rule behind it, but for what is no move at all, not now or not here.
fn explained(title: &dyn Title, why: &Phrase) {
    const NO_RULE: [&str; 10] = [
        "-no-move",
        "-unknown-move",
        "-no-such-field",
        "-no-step",
        "-no-formation",
        "-steps",
        "-now",
        "-typed",
        "-length",
        "-nothing",
    ];
    let is_rule = !why.id.starts_with("core-") && !NO_RULE.iter().any(|end| why.id.ends_with(end));
    assert!(!is_rule || title.about().explained(why).is_some(), "no paragraph explains {} of {}", why.id, title.key());
}

/// Whether a phrase and all within it are texts of the program.
fn known(phrase: &Phrase) {
    assert!(Lang::ALL.iter().all(|lang| lang.knows(&phrase.id)), "{} is no text", phrase.id);
    for (_, arg) in &phrase.args {
        match arg {
            Arg::Number(_) | Arg::Decimal(_) | Arg::Text(_) => {}
            Arg::Phrase(inner) => known(inner),
            Arg::List(list) => list.iter().for_each(known),
        }
    }
}

/// What is waited for is something that somebody can do.
fn waits_sensibly(table: &dyn Table) {
    let seats = table.header().players.len();
    let turn = table.turn();
    // By rising index or, where some are not waited for, those first that are.
    let unlike: BTreeSet<usize> = turn.to_act().iter().copied().collect();
    assert_eq!(unlike.len(), turn.to_act().len(), "{turn:?}");
    let awaited = table.awaited();
    assert!(awaited.is_sorted_by(|left, right| left < right) && turn.to_act().starts_with(&awaited), "{turn:?}");
    assert!(turn.to_act().iter().all(|seat| *seat < seats), "{turn:?}");
    assert_eq!(table.scores().len(), seats);
    match &turn {
        Turn::Roll(throw) | Turn::Faces(throw) => {
            assert!(!throw.by.is_empty() && !throw.dice.is_empty(), "{turn:?}");
            assert!(throw.dice.iter().all(|die| !die.faces.is_empty()), "{turn:?}");
        }
        Turn::Seats(acting) => {
            assert!(!acting.is_empty(), "somebody may act");
            for seat in 0..seats {
                let may = acting.contains(&seat);
                assert_eq!(may, !table.legal(seat).is_empty() || table.free(seat), "seat {seat} of {acting:?}");
            }
        }
        Turn::Over(winners) => {
            assert!(winners.is_sorted_by(|left, right| left < right) && winners.iter().all(|seat| *seat < seats));
            assert!((0..seats).all(|seat| table.legal(seat).is_empty()), "nobody acts when it is over");
        }
    }
}

/// Every legal move is taken and reads back as it is written; each is there once.
fn legal_moves_are_legal(table: &dyn Table) {
    let Turn::Seats(seats) = table.turn() else { return };
    for seat in seats {
        let legal = table.legal(seat);
        let different: BTreeSet<&String> = legal.iter().collect();
        assert_eq!(different.len(), legal.len(), "a move is there twice: {legal:?}");
        for notation in legal {
            let entry = Entry::Act { seat, notation: notation.clone() };
            assert_eq!(table.read(&entry).map(|line| line.entry), Ok(entry), "{notation}");
        }
    }
}

/// A notation with something changed, put in or left out.
fn mutated(notation: &str, rng: &mut ChaCha8Rng) -> String {
    const LETTERS: [char; 16] = ['0', '1', '7', '9', 'a', 'd', 'g', 'h', 'F', '=', ' ', '-', '/', '\n', 'ß', '\u{0}'];
    let mut letters: Vec<char> = notation.chars().collect();
    for _ in 0..rng.random_range(1..=2) {
        let at = rng.random_range(0..=letters.len());
        let letter = LETTERS[rng.random_range(0..LETTERS.len())];
        match rng.random_range(0..4) {
            0 => letters.insert(at, letter),
            1 if at < letters.len() => letters[at] = letter,
            2 if at < letters.len() => {
                letters.remove(at);
            }
            _ => letters.truncate(at),
        }
    }
    letters.into_iter().collect()
}

/// What may not be now is refused with a reason and changes nothing.
fn the_rest_is_refused(table: &mut dyn Table, rng: &mut ChaCha8Rng) {
    let (turn, seats) = (table.turn(), table.header().players.len());
    let before = format!("{table:?}");
    let mut wrong = vec![Entry::Undo(usize::MAX), Entry::Act { seat: seats, notation: "pass".to_owned() }];
    let span = table.undo_span().unwrap_or(0);
    wrong.extend([span.wrapping_sub(1), span + 1].into_iter().filter(|count| *count != span).map(Entry::Undo));
    match &turn {
        Turn::Roll(throw) => {
            let right = throw.draw(rng);
            let mut longer = right.clone();
            longer.push(right[0]);
            wrong.extend([Entry::Roll(longer), Entry::Roll(right[1..].to_vec()), Entry::Roll(Vec::new())]);
            for (index, die) in throw.dice.iter().enumerate() {
                // What is not told is told of no die, or of one alone where there is no other.
                let unseen = (throw.dice.len() > 1 || !table.falls_unseen()).then_some(Face::UNSEEN);
                for face in [Face::Number(99), Face::Number(200), Face::Letter('!')].into_iter().chain(unseen) {
                    assert!(!die.faces.contains(&face), "{face} is a face of no game");
                    let mut faces = right.clone();
                    faces[index] = face;
                    wrong.push(Entry::Roll(faces));
                }
            }
            if !table.header().real {
                wrong.push(Entry::Roll(throw.unseen()));
            }
            wrong.push(Entry::Faces(right));
            wrong.push(Entry::Act { seat: throw.by[0], notation: "pass".to_owned() });
        }
        Turn::Faces(throw) => {
            let right = throw.draw(rng);
            wrong.extend([right[1..].to_vec(), throw.unseen()].map(Entry::Faces));
            wrong.extend([right, throw.unseen()].map(Entry::Roll));
            for seat in 0..seats {
                wrong.extend(["believe", "lift"].map(|word| Entry::Act { seat, notation: word.to_owned() }));
            }
        }
        Turn::Seats(acting) => {
            wrong.push(Entry::Roll(vec![Face::Number(1)]));
            wrong.push(Entry::Roll(Vec::new()));
            let legal = table.legal(acting[0]);
            let other = (0..seats).find(|seat| !acting.contains(seat));
            wrong.extend(other.map(|seat| Entry::Act { seat, notation: legal[0].clone() }));
            for _ in 0..12 {
                let notation = mutated(&legal[rng.random_range(0..legal.len())], rng);
                if !legal.contains(&notation) && !table.free(acting[0]) {
                    wrong.push(Entry::Act { seat: acting[0], notation });
                }
            }
        }
        Turn::Over(_) => {
            wrong.push(Entry::Roll(vec![Face::Number(1)]));
            wrong.extend((0..seats).map(|seat| Entry::Act { seat, notation: "pass".to_owned() }));
        }
    }
    for entry in wrong {
        match table.read(&entry) {
            Ok(_) => panic!("{entry} is not legal in {before}"),
            Err(why) => {
                reason(&why);
                explained(table.title(), &why.0);
            }
        }
        assert!(table.enter(&entry).is_err(), "{entry}");
    }
    assert_eq!(format!("{table:?}"), before, "what was refused changed something");
}

/// The same standing events on a fresh table.
fn again(table: &dyn Table) -> Box<dyn Table> {
    let mut again = table.title().open(table.header().clone()).unwrap();
    for told in table.history() {
        again.enter(&told.entry).unwrap();
    }
    again
}

#[test]
fn random_matches_keep_the_laws_of_the_record() {
    spread(volume::share(MATCHES).max(games::shelf::ALL.len()) as u64, |n| {
        let (title, mut table, mut rng) = deal(n);
        let mut entries = Vec::new();
        loop {
            if table.turn().is_over() || rng.random_range(0..12 + entries.len() / 10) == 0 {
                waits_sensibly(&*table);
            }
            if rng.random_range(0..32 + entries.len() / 10) == 0 {
                legal_moves_are_legal(&*table);
                the_rest_is_refused(&mut *table, &mut rng);
            }
            // Where decisions are far between, less often: a match has to get on.
            if let Ok(span) = table.undo_span()
                && rng.random_range(0..24.max(span * 4) + entries.len() / 2) == 0
            {
                let (stood, entry) = (table.history().len(), Entry::Undo(span));
                table.enter(&entry).unwrap();
                entries.push(entry);
                assert_eq!(table.history().len() + span, stood);
                // The whole state, with what is kept for undoing.
                assert_eq!(format!("{table:?}"), format!("{:?}", again(&*table)), "undo of {span} in match {n}");
            }
            let Some(entry) = step(&*table, &mut rng) else { break };
            assert_eq!(table.enter(&entry), Ok(()), "{entry} in match {n} of {}", title.key());
            entries.push(entry);
            assert!(entries.len() < ENDLESS, "match {n} of {} does not end", title.key());
        }
        the_rest_is_refused(&mut *table, &mut rng);

        let text = shelf::text(table.header(), &entries);
        let record = Record::read(text.as_bytes()).unwrap();
        assert_eq!(record.header, *table.header());
        assert!(record.lines.iter().map(|(_, entry)| entry).eq(&entries), "match {n} reads back");
        let replay = games::shelf::replay(&record, None).unwrap();
        assert_eq!((replay.fault, replay.lines), (None, entries.len()));
        assert_eq!(format!("{:?}", replay.table), format!("{table:?}"), "match {n} replays");
        assert_eq!(position(&*again(&*table)), position(&*table), "what stands in match {n} is all that counts");
        let upto = rng.random_range(0..=entries.len());
        let part = games::shelf::replay(&record, Some(upto)).unwrap();
        assert_eq!((part.fault, part.lines), (None, upto), "match {n} up to {upto}");
    });
}

#[test]
fn computer_players_of_every_level_move_legally_and_always_the_same() {
    let count = u64::try_from(games::shelf::ALL.len() * Level::USUAL.len()).unwrap();
    let (rounds, most) = if volume::is_full() { (2, 3) } else { (1, 1) };
    spread(count * rounds, |n| {
        let level = Level::USUAL[usize::try_from(n % 3).unwrap()];
        let (title, mut table, mut rng) = deal(n);
        let (mut judged, mut decisions) = (0, 0);
        while let Some(entry) = step(&*table, &mut rng) {
            if let Turn::Seats(seats) = table.turn()
                && (decisions == 0 || rng.random_range(0..16) == 0)
                && judged < most
            {
                judged += 1;
                let luck = || Luck::new(n).thought(judged);
                let think = || table.thinking(seats[0], level)(&mut luck());
                let judge = || table.judging(seats[0], level)(&mut luck());
                let (choice, thought) = (think(), judge());
                assert_eq!((&choice, &thought), (&think(), &judge()), "{} {level} is the same again", title.key());
                let legal = table.legal(seats[0]);
                for choice in [&choice, &thought.choice] {
                    assert!(legal.contains(choice), "{} {level}: {choice}", title.key());
                }
                assert!(thought.candidates.iter().all(|(notation, _)| legal.contains(notation)));
                let values: Vec<f64> = thought.candidates.iter().map(|(_, value)| *value).collect();
                assert!(values.iter().all(|value| value.is_finite()), "{values:?}");
                assert!(values.is_sorted_by(|better, worse| better >= worse), "{values:?}");
            }
            if judged == most {
                break;
            }
            decisions += usize::from(matches!(entry, Entry::Act { .. }));
            table.enter(&entry).unwrap();
        }
        assert!(judged > 0 || decisions == 0, "match {n} asked somebody");
    });
}

#[test]
fn every_rules_page_ends_by_telling_whose_the_game_is() {
    for title in games::shelf::ALL.iter() {
        let page = title.about().rules(Lang::En);
        let [.., Block::Heading(heading), Block::Text(text)] = &page[..] else {
            panic!("{} ends otherwise", title.key())
        };
        assert!(heading.id.ends_with("-guide-credits"), "{}: {}", title.key(), heading.id);
        assert!(text.id.ends_with("-guide-credits-text"), "{}: {}", title.key(), text.id);
    }
}

#[test]
fn what_explains_something_stands_on_the_rules_page_and_once() {
    let titles = &*games::shelf::ALL;
    let page = |title: &dyn Title| title.about().rules(Lang::En);
    let all: BTreeSet<String> =
        titles.iter().flat_map(|title| page(*title)).map(|block| block.phrase().id.clone().into_owned()).collect();
    for title in titles {
        let explains = title.about().explains;
        let said: Vec<&str> = explains.iter().flat_map(|(_, said)| said.iter().copied()).collect();
        let once: BTreeSet<&str> = said.iter().copied().collect();
        assert_eq!(said.len(), once.len(), "{}: something is explained twice", title.key());
        for id in explains.iter().map(|(paragraph, _)| paragraph) {
            assert!(all.contains(*id), "{}: {id} stands on no page", title.key());
        }
        assert!(once.iter().all(|id| Lang::ALL.iter().all(|lang| lang.knows(id))), "{once:?}");
    }
    // What several reasons are given for leads to the first of them; what is within is more to the point.
    let namaste = games::shelf::find("namaste").unwrap().about();
    let why = Phrase::new("namaste-none-fits").with("reasons", vec![Phrase::new("namaste-twice")]);
    assert_eq!(namaste.explained(&why), Some("namaste-guide-enter-gaps"));
    assert_eq!(namaste.explained(&Phrase::new("core-over")), None);
}

#[test]
fn a_match_between_computer_players_is_a_sound_record() {
    for title in games::shelf::ALL.iter() {
        for seats in title.seats_with(&Values::new()).unwrap() {
            let field: Vec<(String, Level)> =
                shelf::NAMES[..seats].iter().map(|name| ((*name).to_owned(), Level::Easy)).collect();
            let run = title.run(&Values::new(), &field, Luck::new(3)).unwrap();
            assert_eq!(run, title.run(&Values::new(), &field, Luck::new(3)).unwrap());
            let replay = games::shelf::replay(&Record::read(run.text().as_bytes()).unwrap(), None).unwrap();
            assert_eq!((replay.fault, replay.table.turn()), (None, Turn::Over(run.winners)));
            assert_eq!(replay.table.scores(), run.scores);
        }
    }
}
