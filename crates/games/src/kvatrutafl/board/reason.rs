//! Why a turn is better than another, by what can be counted after either. Knows no picture.

use base::phrase::{Phrase, phrase};

use super::super::action::Action;
use super::super::facts;
use super::super::men::{BAR, MEN, OFF, other};
use super::super::rules::Kvatrutafl;
use super::super::turns::Turn;
use super::super::win::WinKind;
use crate::game::Seat;
use crate::table::strongest;

const FORMATION_TOLD_FROM: u8 = 9;

/// How much something speaks for a turn: a throw that hits, a man alone, a man hit, a point less to enter on, a man of the
/// other side on the bar then, a man off, one entered, one in its place.
const THROW: i64 = 2;
const ALONE: i64 = 3;
const PREY: i64 = 8;
const SHUT: i64 = 6;
const OUT: i64 = 12;
const ENTERED: i64 = 10;
const PLACED: i64 = 4;

pub(super) fn reason(game: &Kvatrutafl, seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
    let (Some(played), Some(better)) = (facts::turn(game, played), facts::turn(game, better)) else {
        return Vec::new();
    };
    if let Some((way, points)) = better.prize() {
        return vec![phrase!("kvatrutafl-coach-wins", name = way.name(), points = points.to_string())];
    }
    if let Some((way, points)) = played.prize() {
        return vec![phrase!("kvatrutafl-coach-gives", name = way.name(), points = points.to_string())];
    }
    strongest(counted(&better, &played, seat).into_iter().chain([hits(&better, &played, seat)]))
}

fn more(one: impl TryInto<i64>, other: impl TryInto<i64>) -> i64 {
    one.try_into().unwrap_or_default() - other.try_into().unwrap_or_default()
}

fn hits(better: &Turn, played: &Turn, seat: Seat) -> (i64, Phrase) {
    let throws = |turn: &Turn| facts::hitting(&turn.line.position, other(seat));
    let (few, many) = (throws(better), throws(played));
    let said = phrase!("kvatrutafl-coach-hits", hits = few, ways = facts::WAYS, other = many);
    (THROW * more(many, few), said)
}

fn counted(better: &Turn, played: &Turn, seat: Seat) -> Vec<(i64, Phrase)> {
    let (after, so) = (&better.line.position, &played.line.position);
    let foe = other(seat);
    let (alone, others) = (facts::alone(after, seat), facts::alone(so, seat));
    let (prey, less) = (facts::prey(better), facts::prey(played));
    let (open, free) = (facts::entrances(after, foe), facts::entrances(so, foe));
    let waiting = after.men[foe].at(BAR);
    let (off, fewer) = (after.men[seat].at(OFF), so.men[seat].at(OFF));
    let (bar, left) = (after.men[seat].at(BAR), so.men[seat].at(BAR));
    let near = |way: &WinKind| facts::placed(after, seat, *way);
    let way =
        WinKind::FORMATIONS.into_iter().max_by_key(|way| (near(way), more(near(way), facts::placed(so, seat, *way))));
    let formation = way.filter(|way| near(way) >= FORMATION_TOLD_FROM).map(|way| {
        let (placed, so) = (near(&way), facts::placed(so, seat, way));
        let said = phrase!("kvatrutafl-coach-formation", name = way.name(), men = placed, of = MEN, other = so);
        (PLACED * more(placed, so), said)
    });
    let all = [
        (ALONE * more(others, alone), phrase!("kvatrutafl-coach-alone", alone, other = others)),
        (PREY * more(prey, less), phrase!("kvatrutafl-coach-prey", prey, other = less)),
        (
            SHUT * more(free, open) * (1 + i64::from(waiting)),
            phrase!("kvatrutafl-coach-shut", open, bar = waiting, other = free),
        ),
        (OUT * more(off, fewer), phrase!("kvatrutafl-coach-off", off, other = fewer)),
        (ENTERED * more(left, bar), phrase!("kvatrutafl-coach-bar", bar, other = left)),
    ];
    all.into_iter().chain(formation).collect()
}
