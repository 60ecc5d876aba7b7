//! What a match comes to that somebody ends early, by bad karma in each of its turns: truth boxes pay at once, lines hardly
//! before half the sheet is full. The network has learned from long matches and knows nothing of these. Knows no weights.

use super::sheet::{DOWN, EDGE, LEFT, RIGHT, Sheet, UP};
use crate::game::Seat;
use crate::namaste::field::FIELDS;
use crate::namaste::rules::KARMA;

/// With more fields filled than these lines pay, and the network knows better.
const YOUNG: usize = 14;
/// What bad karma costs on average, points.
const COST: f64 = 3.5;
/// A sum that whoever is active, with all dice, and a fellow player can hope for.
const SUMS: [u8; 2] = [17, 11];
/// How often such a sum fits.
const FITS: f64 = 0.85;
/// What an entry brings that fills no truth box, by [`FILLED`] fields.
const LINES: [f64; 4] = [0.3, 1.5, 4.0, 6.0];
const FILLED: usize = 5;
/// How far a score strays, squared, in points²: that of a round and of every turn.
const STRAYS: [f64; 2] = [35.0, 30.0];

/// How many turns a seat can enter in until the end.
#[derive(Clone, Copy)]
struct Turns {
    own: usize,
    others: usize,
}

/// What each sheet comes to, in points, and how far that strays, squared, if `hasty` takes bad karma in all its turns, `active`
/// having decided; `None` where lines count by then.
pub fn early(sheets: &[Sheet], active: Seat, hasty: Seat) -> Option<Vec<(f64, f64)>> {
    if sheets.iter().any(|sheet| sheet.filled() > YOUNG) {
        return None;
    }
    let still = |seat: Seat| usize::from(seat > active);
    let boxes = KARMA.saturating_sub(usize::from(sheets[hasty].karma));
    let rounds = boxes.saturating_sub(still(hasty));
    let seats = sheets.len();
    let left = seats - 1 - active;
    let scores = (0..seats).map(|seat| {
        let turns = Turns { own: still(seat) + rounds, others: left - still(seat) + rounds * (seats - 1) };
        let strays = STRAYS[0] + STRAYS[1] * (turns.own + turns.others) as f64;
        let sheet = &sheets[seat];
        let gains = if seat == hasty {
            gains(sheet, Turns { own: 0, ..turns }) - COST * boxes as f64
        } else {
            gains(sheet, turns)
        };
        (f64::from(sheet.total) + gains, strays)
    });
    Some(scores.collect())
}

/// What the turns bring: each fills the truth box that pays most, own turns first, or another field.
fn gains(sheet: &Sheet, turns: Turns) -> f64 {
    let ends = [&LEFT, &UP, &RIGHT, &DOWN];
    let edges = |field: usize| ends.iter().filter(|way| way[field] == EDGE).count();
    let mut boxes: Vec<[f64; 2]> = (0..FIELDS)
        .filter(|field| edges(*field) == 3 && sheet.cells[*field] == 0)
        .map(|field| {
            let (low, high) = sheet.bounds(field);
            SUMS.map(|sum| {
                let sum = sum.min(high - 1);
                let pays = sheet.entered(field, sum).total - sheet.total;
                if sum > low { FITS * f64::from(pays) } else { 0.0 }
            })
        })
        .collect();
    boxes.sort_by(|a, b| b[0].total_cmp(&a[0]));
    let of_line = LINES[(sheet.filled() / FILLED).min(LINES.len() - 1)];
    let kinds = std::iter::repeat_n(0, turns.own).chain(std::iter::repeat_n(1, turns.others));
    let mut boxes = boxes.into_iter();
    kinds.map(|kind| boxes.next().map_or(of_line, |pays| pays[kind].max(of_line))).sum()
}
