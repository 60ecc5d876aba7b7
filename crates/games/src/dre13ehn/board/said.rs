//! What is said of a state wherever it is shown: dice and results, what stands, the cup, lists, who has won.

use base::phrase::{Phrase, phrase};

use super::super::life::Life;
use super::super::name::{Meaning, Name, transcribed};
use super::super::options::{GAMES, Options};
use super::super::outcome::{Outcome, Pair};
use super::super::points;
use super::super::rules::{Claim, CurrentCall, Dre13ehn, Entry, Roll, Word, entered};
use crate::game::Seat;
use crate::table::{Reading, View};

/// What a word would be called as. What stands in no table, is no result or shows the dice may be a slip.
pub fn reading(game: &Dre13ehn, word: &Word) -> Option<Reading> {
    let is_free = matches!(word, Word::Free(_));
    let said = |named: &'static str, free: &'static str| Phrase::new(if is_free { free } else { named });
    let claim = game.calls(word);
    let number = match word.meaning() {
        Some(Meaning::Number(number)) if game.options().cup() => Some(number),
        Some(_) | None => None,
    };
    let is_odd = is_free || number.is_some() || !matches!(claim, Claim::Result(_));
    let says = match claim {
        Claim::Forbidden => Phrase::new("dre13ehn-board-reads-forbidden"),
        Claim::Show => Phrase::new("dre13ehn-board-reads-show"),
        Claim::Unknown if is_number(word) => Phrase::new("dre13ehn-board-reads-number"),
        Claim::Unknown => match begun(word) {
            names if names.is_empty() => said("dre13ehn-board-reads-nothing", "dre13ehn-board-reads-free-nothing"),
            names => Phrase::new("dre13ehn-board-reads-begun").with("names", names),
        },
        Claim::Result(outcome) => {
            let says = match number {
                Some(number) => Phrase::new("dre13ehn-board-reads-named").with("number", i64::from(number)),
                None => said("dre13ehn-board-reads", "dre13ehn-board-reads-free"),
            };
            says.with("result", outcome.word())
        }
    };
    Some(Reading { says: says.with("word", word.as_str().to_owned()), is_odd })
}

/// Whether it is how a result is written and not how it is called.
fn is_number(word: &Word) -> bool {
    matches!(word, Word::Free(text) if Outcome::of_word(text).is_some())
}

fn begun(word: &Word) -> Vec<Phrase> {
    let Word::Free(text) = word else { return Vec::new() };
    let begins = transcribed(text);
    let names = Name::all().filter(|name| name.word().starts_with(&begins));
    names.map(|name| phrase!("dre13ehn-board-word", word = name.word())).collect()
}

pub fn dice(roll: Roll) -> Vec<Phrase> {
    roll.symbols().map(|symbol| phrase!("dre13ehn-board-symbol", symbol = symbol.to_string())).collect()
}

/// What a throw makes: “23”, “12 or 23”.
pub fn result(pair: Pair) -> Phrase {
    match pair {
        Pair::Plain(outcome) => phrase!("dre13ehn-board-result", result = outcome.word()),
        Pair::TwoThirteen => phrase!("dre13ehn-board-either"),
    }
}

pub fn standing(game: &Dre13ehn) -> Option<&'static str> {
    game.standing().map(|standing| standing.outcome.word())
}

pub fn solo(game: &Dre13ehn) -> Option<(Outcome, i64)> {
    let nth = game.next_win(0);
    let result = entered(nth, game.dice()?.pair());
    Some((result, points::points(nth, Entry::Result(result))))
}

pub fn over(game: &Dre13ehn, winners: &[Seat], view: &View) -> Phrase {
    let names = view.people(winners.iter().copied());
    let count = winners.len();
    let first = winners.first().copied().unwrap_or(0);
    let points = game.points().get(first).copied().unwrap_or(0);
    let wins = game.entries().get(first).map_or(0, Vec::len);
    match game.options() {
        Options::Solo { .. } => phrase!("dre13ehn-board-over-solo", points),
        Options::Points { .. } => phrase!("dre13ehn-board-over-points", count, names, points),
        options @ Options::Duel { .. } if wins < options.target() => {
            phrase!("dre13ehn-board-over-lives", names)
        }
        Options::Duel { .. } => phrase!("dre13ehn-board-over-duel", names, wins),
        Options::Cup { tournament: true, .. } => {
            let lost: u32 = game.games().iter().sum::<u32>().saturating_sub(GAMES);
            phrase!("dre13ehn-board-over-tournament", names, games = GAMES, lost)
        }
        Options::Open { .. } | Options::Cup { .. } => {
            phrase!("dre13ehn-board-over-wins", names, wins)
        }
    }
}

pub fn list(game: &Dre13ehn, view: &View, seat: Seat) -> Phrase {
    let entries: Vec<&str> = game.entries().get(seat).into_iter().flatten().map(|entry| entry.word()).collect();
    let (count, name, entries) = (entries.len(), view.name(seat), entries.join(", "));
    let list = phrase!("dre13ehn-board-says-list", name, count, entries);
    let list = match game.options() {
        Options::Points { .. } | Options::Solo { .. } => {
            let points = game.points().get(seat).copied().unwrap_or_default();
            phrase!("dre13ehn-board-says-points", list, points)
        }
        Options::Duel { .. } => {
            let left = game.lives().get(seat).copied().unwrap_or_default();
            let lives = Life::ALL.into_iter().filter(|life| life.is_left(left)).count();
            phrase!("dre13ehn-board-says-lives", list, lives)
        }
        Options::Cup { tournament: true, .. } => {
            let games = game.games().get(seat).copied().unwrap_or_default();
            phrase!("dre13ehn-board-says-games", list, games)
        }
        Options::Open { .. } | Options::Cup { .. } => list,
    };
    if game.has_called_two(seat) && game.is_gregorian() { phrase!("dre13ehn-board-says-two", list) } else { list }
}

pub fn to_beat(standing: CurrentCall, answers: &[Outcome], view: &View) -> Phrase {
    let answers: Vec<&str> = answers.iter().map(|outcome| outcome.word()).collect();
    phrase!(
        "dre13ehn-board-says-stands",
        standing = standing.outcome.word(),
        name = view.name(standing.by),
        count = answers.len(),
        answers = answers.join(", ")
    )
}

/// What everybody knows of the cup and, where dice lie, whether the thrower has looked; nothing before it is thrown.
pub fn cup(game: &Dre13ehn, view: &View) -> Option<(Phrase, Option<bool>)> {
    let name = view.name(game.thrower());
    if !game.options().cup() || game.turns() == 0 {
        return None;
    }
    Some(if game.is_blind() {
        (phrase!("dre13ehn-board-cup-blind", name), Some(false))
    } else if game.has_peeked() {
        (phrase!("dre13ehn-board-cup-seen", name), Some(true))
    } else if game.is_thrown() || game.is_handed_on() {
        (phrase!("dre13ehn-board-cup-unseen", name), Some(false))
    } else {
        (phrase!("dre13ehn-board-cup-taken", name), None)
    })
}

pub fn thrown_alone(game: &Dre13ehn) -> Phrase {
    match solo(game) {
        Some((made, points)) => {
            phrase!("dre13ehn-board-tell-entered", nth = game.next_win(0), result = made.word(), points)
        }
        None => phrase!("dre13ehn-board-prompt-solo-throw", nth = game.next_win(0)),
    }
}

pub fn game_now(game: &Dre13ehn) -> u32 {
    game.games().iter().sum::<u32>() + 1
}

pub fn round(game: &Dre13ehn, round: u32, of: u32) -> Phrase {
    if game.options().is_tournament() {
        phrase!("dre13ehn-board-round-of-game", round, game = of)
    } else {
        phrase!("dre13ehn-board-round", round)
    }
}
