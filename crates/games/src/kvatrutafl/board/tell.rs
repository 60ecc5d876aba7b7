//! What happened, in words: throws, steps, wins. Knows no picture and no selection.

use base::phrase::{Phrase, phrase};

use super::super::action::{Action, Step};
use super::super::line::LegalTurn;
use super::super::men::{BAR, OFF, Position, letter, other};
use super::super::rules::{GamePhase, Kvatrutafl, Stage};
use super::super::win::WinKind;
use crate::game::{Game, Score, Seat};
use crate::table::View;

/// `game` is the state before the throw.
pub fn rolled(game: &Kvatrutafl, faces: [u8; 2], view: &View) -> Phrase {
    let [one, two] = faces;
    match game.stage() {
        Stage::Throw(seat) => phrase!("kvatrutafl-board-tell-throw", name = view.name(seat), dice = dice(faces)),
        Stage::Opening | Stage::Play(..) | Stage::Over => {
            let (white, black, first) = (view.name(0), view.name(1), view.name(usize::from(two > one)));
            if one == two {
                return phrase!("kvatrutafl-board-tell-again", white, black, pips = one);
            }
            phrase!("kvatrutafl-board-tell-opening", white, black, one, two, first)
        }
    }
}

pub fn points(score: Score) -> Phrase {
    if score == Score::whole(1) {
        phrase!("kvatrutafl-board-point")
    } else {
        phrase!("kvatrutafl-board-points", points = score.to_string())
    }
}

/// Both dice: “5 and 2”, “double 4”.
pub fn dice([one, two]: [u8; 2]) -> Phrase {
    if one == two {
        phrase!("kvatrutafl-board-double", die = one)
    } else {
        phrase!("kvatrutafl-board-two-dice", one, two)
    }
}

pub fn left(line: &LegalTurn, thrown: [u8; 2]) -> Phrase {
    let left: Vec<u8> = line.left.dice().collect();
    match left.as_slice() {
        [die] => phrase!("kvatrutafl-board-same-dice", count = line.left.count(), die = *die),
        [_, _, ..] => dice(thrown),
        [] => phrase!("kvatrutafl-board-no-dice"),
    }
}

/// Steps in words: one man's way in one piece, what leaves the table together.
pub fn steps(seat: Seat, steps: &[Step]) -> Vec<Phrase> {
    let mut ways: Vec<Vec<Step>> = Vec::new();
    for step in steps {
        match ways.iter_mut().find(|way| way.last().is_some_and(|last| last.to == step.from)) {
            Some(way) => way.push(*step),
            None => ways.push(vec![*step]),
        }
    }
    let mut counted: Vec<(Phrase, usize)> = Vec::new();
    for way in ways {
        let phrase = one_way(seat, &way);
        match counted.iter_mut().find(|(other, _)| *other == phrase) {
            Some((_, count)) => *count += 1,
            None => counted.push((phrase, 1)),
        }
    }
    let again = |(phrase, count): (Phrase, usize)| match count {
        1 => phrase,
        _ => phrase!("kvatrutafl-board-tell-times", what = phrase, count),
    };
    counted.into_iter().map(again).collect()
}

fn one_way(seat: Seat, way: &[Step]) -> Phrase {
    let at = |path: u8| letter(seat, path).to_string();
    let stops = way.iter().filter(|step| step.to != OFF).map(|step| at(step.to));
    let first = way.first().map_or(BAR, |step| step.from);
    let start = (first != BAR).then(|| at(first));
    let places: Vec<String> = start.into_iter().chain(stops).collect();
    // A way is one word, wherever a line breaks.
    let places = places.join("–\u{2060}");
    let off = way.last().is_some_and(|step| step.to == OFF);
    let what = match (first == BAR, off) {
        (true, _) => phrase!("kvatrutafl-board-tell-enters", way = places),
        (false, true) => phrase!("kvatrutafl-board-tell-off", way = places),
        (false, false) => phrase!("kvatrutafl-board-tell-way", way = places),
    };
    let hits: Vec<String> = way.iter().filter(|step| step.hit).map(|step| at(step.to)).collect();
    if hits.is_empty() {
        return what;
    }
    phrase!("kvatrutafl-board-tell-hits", what, at = hits.join(", "))
}

/// How many men of a side wait on the bar, and how many points are free for them.
pub fn shut(position: &Position, seat: Seat) -> (u8, u32) {
    (position.men[seat].at(BAR), position.entrances(seat).count_ones())
}

/// `game` is the state before the turn.
pub fn played(game: &Kvatrutafl, seat: Seat, action: &Action, view: &View) -> Phrase {
    let name = view.name(seat);
    let dice = match game.stage() {
        Stage::Play(_, [one, two]) => format!("{one}-{two}"),
        Stage::Opening | Stage::Throw(_) | Stage::Over => String::new(),
    };
    let turn = if action.steps.all().is_empty() {
        phrase!("kvatrutafl-board-tell-pass", name, dice)
    } else {
        phrase!("kvatrutafl-board-tell-turn", name, dice, steps = steps(seat, action.steps.all()))
    };
    let mut after = game.clone();
    after.act(seat, action);
    let gained = after.scores()[seat] - game.scores()[seat];
    if gained == Score::default() {
        return turn;
    }
    if matches!(game.part(), GamePhase::Extra(_)) {
        return phrase!("kvatrutafl-board-tell-draw", turn, points = points(gained));
    }
    // Only a declaration adds a rider to what the win scores by itself.
    let way = action.declare.or(after.last_win().map(|win| win.way)).unwrap_or(WinKind::Uttekt);
    if action.declare.is_some() {
        phrase!("kvatrutafl-board-tell-declares", turn, way = way.name(), points = points(gained))
    } else if way.is_jan() {
        let (waiting, free) = shut(after.left().unwrap_or(after.position()), other(seat));
        phrase!(
            "kvatrutafl-board-tell-jan",
            turn,
            way = way.name(),
            name = view.name(other(seat)),
            waiting,
            free,
            points = points(gained)
        )
    } else {
        phrase!("kvatrutafl-board-tell-wins", turn, way = way.name(), points = points(gained))
    }
}
