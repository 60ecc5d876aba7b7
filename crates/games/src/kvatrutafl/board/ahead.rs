//! Looking ahead on the board: throws that hit, what would shut the bar, how far a formation is. Knows no picture.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::action::Action;
use super::super::facts;
use super::super::men::{BAR, HOME, MEN, OFF, Position, letter, other, turned};
use super::super::rules::Kvatrutafl;
use super::super::win::WinKind;
use super::touch::{Place, Touch};
use super::words::{shown, side};
use crate::game::Seat;
use crate::table::View;

const FORMATION_TOLD_FROM: u8 = 5;

pub(super) fn foresees(game: &Kvatrutafl, seat: Seat, action: &Action) -> Vec<Phrase> {
    let Some(turn) = facts::turn(game, action) else { return Vec::new() };
    if let Some((way, points)) = turn.prize() {
        return vec![phrase!("kvatrutafl-coach-ahead-wins", name = way.name(), points = points.to_string())];
    }
    let position = &turn.line.position;
    let (hits, alone) = (facts::hitting(position, other(seat)), facts::alone(position, seat));
    vec![phrase!("kvatrutafl-coach-ahead-turn", hits, ways = facts::WAYS, alone)]
}

pub(super) fn surveys(game: &Kvatrutafl, touch: &Touch, view: &View, spot: &Spot) -> Vec<Phrase> {
    let position = shown(game, touch);
    let Some(place) = Place::all().find(|place| place.spot() == *spot) else { return Vec::new() };
    match place.path {
        BAR => vec![bar(&position, place.seat)],
        OFF => formation(&position, place.seat).into_iter().collect(),
        point => {
            let stands = [(place.seat, point), (other(place.seat), turned(point))];
            let Some((seat, path)) = stands.into_iter().find(|(seat, path)| position.men[*seat].at(*path) > 0) else {
                return Vec::new();
            };
            let hit = hit(&position, seat, path);
            let own = view.seat.or(view.home).is_none_or(|own| own == seat);
            let formation = (path >= HOME && own).then(|| formation(&position, seat)).flatten();
            hit.into_iter().chain(formation).collect()
        }
    }
}

fn hit(position: &Position, seat: Seat, path: u8) -> Option<Phrase> {
    let foe = other(seat);
    let hits = facts::hitting_on(position, foe, turned(path));
    let alone = position.men[seat].at(path) == 1;
    (alone || hits > 0).then(|| {
        let at = letter(seat, path).to_string();
        phrase!("kvatrutafl-coach-ahead-hit", side = side(foe), at, hits, ways = facts::WAYS)
    })
}

fn bar(position: &Position, seat: Seat) -> Phrase {
    let (open, waiting) = (position.entrances(seat), position.men[seat].at(BAR));
    let points: Vec<String> =
        (1..=6).filter(|path| open >> path & 1 == 1).map(|path| letter(seat, path).to_string()).collect();
    let missing = (points.len() + 1).saturating_sub(usize::from(waiting));
    phrase!("kvatrutafl-coach-ahead-bar", side = side(seat), open = points.len(), points = points.join(" "), missing)
}

fn formation(position: &Position, seat: Seat) -> Option<Phrase> {
    let placed = |way: &WinKind| facts::placed(position, seat, *way);
    let way = WinKind::FORMATIONS.into_iter().max_by_key(placed)?;
    let men = placed(&way);
    (men >= FORMATION_TOLD_FROM).then(|| phrase!("kvatrutafl-coach-ahead-formation", name = way.name(), men, of = MEN))
}
