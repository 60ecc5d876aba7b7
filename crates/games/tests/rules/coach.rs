//! What the coach says is true: every figure in its sentences is counted again, plainly, in a thousand random positions a
//! game. There is a sentence for each kind of decision, but where nothing that is counted speaks for it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Display};

use base::draw::Spot;
use base::i18n::Lang;
use base::phrase::{Arg, Decimal, Phrase};
use games::game::chance::Luck;
use games::game::options::Options;
use games::game::{Seat, Turn};
use games::table::{Looks, View, Words};
use rand::Rng;
use rand::seq::IndexedRandom;

mod dre13ehn;
mod kvatrutafl;
mod ludix;
mod namaste;
mod tavern;

/// What is checked, and heard, where nothing is said.
const SILENT: &str = "silent";

/// How the texts of games begin whose sentences have none within them.
const WHOLE: [&str; 6] = ["dre13ehn-", "kvatrutafl-", "ludix-", "namaste-", "sequenz-", "tavern-"];

/// How many positions.
const POSITIONS: usize = 1000;

/// More nobody reads between two moves.
const WORDS: usize = 25;

/// Which sentences were said how often.
#[derive(Debug, Default)]
struct Heard(BTreeMap<String, usize>);

impl Heard {
    /// A sentence is said, in both languages, and none within it.
    fn hears(&mut self, phrase: &Phrase) {
        for lang in Lang::ALL {
            let words = lang.say(phrase);
            assert!(words.len() > 10 && !words.contains('{'), "{words}");
            // Points and spaces, such as d2, are read at a glance.
            let letters = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count();
            let count = words.split_whitespace().filter(|word| letters(word) > 1).count();
            assert!(count <= WORDS, "{count} words: {words}");
            for (name, arg) in &phrase.args {
                let is_sentence = matches!(arg, Arg::Phrase(part) if lang.say(part).ends_with(['.', '!', '?']));
                let is_whole = WHOLE.iter().any(|game| phrase.id.starts_with(game));
                assert!(!is_sentence || !is_whole, "{name} is a sentence: {words}");
            }
        }
        *self.0.entry(phrase.id.to_string()).or_default() += 1;
    }

    /// All of these were said.
    fn all(&self, ids: &[&str]) {
        for id in ids {
            assert!(self.0.contains_key(*id), "{id} was never said: {:?}", self.0);
        }
        assert_eq!(self.0.len(), ids.len(), "{:?}", self.0);
    }
}

/// What is filled into a sentence as a number.
fn number(phrase: &Phrase, name: &str) -> i64 {
    match phrase.args.iter().find(|(key, _)| *key == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} of {phrase:?} is {other:?}"),
    }
}

/// What is filled in as a win chance, as it is written.
fn win_chance(phrase: &Phrase, name: &str) -> Decimal {
    match phrase.args.iter().find(|(key, _)| *key == name) {
        Some((_, Arg::Decimal(chance))) => *chance,
        other => panic!("{name} of {phrase:?} is {other:?}"),
    }
}

/// What is filled in as a text.
fn text(phrase: &Phrase, name: &str) -> String {
    match phrase.args.iter().find(|(key, _)| *key == name) {
        Some((_, Arg::Text(text))) => text.to_string(),
        other => panic!("{name} of {phrase:?} is {other:?}"),
    }
}

/// So many in a hundred, as they are told.
fn percent(chance: f64) -> i64 {
    let near = (chance * 100.0 + 1e-9).round() as i64;
    if chance > 0.0 && near == 0 {
        1
    } else if chance < 1.0 - 1e-12 && near == 100 {
        99
    } else {
        near
    }
}

/// Of a kind of decision that is drawn, one that is drawn: there are many calls and few looks.
fn draw<'a, A: Display>(legal: &'a [A], rng: &mut impl Rng) -> &'a A {
    let kind = |action: &A| action.to_string().split(' ').next().unwrap_or_default().to_owned();
    let kinds: Vec<String> = legal.iter().map(kind).collect::<BTreeSet<_>>().into_iter().collect();
    let drawn = kinds.choose(rng).unwrap();
    let like: Vec<&A> = legal.iter().filter(|action| kind(action) == *drawn).collect();
    like.choose(rng).unwrap()
}

/// Of a game in which nothing is counted about places.
fn nowhere<G: Debug>(_: &G, _: Seat, spot: &Spot, said: &Phrase) {
    panic!("{spot:?}: {said:?}");
}

/// Goes through random matches; of two decisions that may be made, drawn at random, everything that is said is checked.
fn holds<G: Words + Looks>(
    options: &G::Options,
    seats: usize,
    positions: usize,
    check: impl Fn(&G, Seat, &G::Action, &G::Action, &Phrase),
    survey: impl Fn(&G, Seat, &Spot, &Phrase),
) -> Heard
where
    G::Options: Options,
{
    let mut heard = Heard::default();
    let (mut seen, mut matches) = (0, 0);
    while seen < positions {
        let mut rng = Luck::new(matches).after(0);
        matches += 1;
        let mut game = G::start(options, seats);
        // Some end soon, some go on for ever.
        for _ in 0..600 {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) | Turn::Faces(throw) => game.roll(&throw.draw(&mut rng)),
                Turn::Seats(seats) => {
                    let seat = *seats.choose(&mut rng).unwrap();
                    let legal = game.legal(seat);
                    if legal.len() > 1 {
                        let (played, better) = (draw(&legal, &mut rng), draw(&legal, &mut rng));
                        if played == better {
                            continue;
                        }
                        let said = game.reason(seat, played, better);
                        if said.is_empty() {
                            check(&game, seat, played, better, &Phrase::new(SILENT));
                            *heard.0.entry(SILENT.to_owned()).or_default() += 1;
                        }
                        // Looking ahead says what it counts of one of them, and of a place.
                        let ahead = game.foresees(seat, better);
                        for phrase in said.iter().chain(&ahead) {
                            check(&game, seat, played, better, phrase);
                            heard.hears(phrase);
                        }
                        let (touch, view) = (G::Touch::default(), View { seat: Some(seat), ..View::default() });
                        let spots = game.board(&touch, &view).spots;
                        if let Some(spot) = spots.choose(&mut rng).map(|area| &area.spot) {
                            for phrase in game.surveys(&touch, &view, spot) {
                                survey(&game, seat, spot, &phrase);
                                heard.hears(&phrase);
                            }
                        }
                        seen += 1;
                    }
                    game.act(seat, draw(&legal, &mut rng));
                }
            }
        }
    }
    heard
}
