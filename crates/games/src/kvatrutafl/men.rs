//! Where both sides' men stand, and which points are closed, blocked, exposed. Knows no turn. A side counts along its
//! *path*: 0 is the bar, 1 to 24 are the points, 25 is off. White's path 1 is `a`, Black's `m`; both go the same way.

use std::fmt;

use super::win::WinKind;
use crate::game::Seat;

pub const BAR: u8 = 0;
pub const OFF: u8 = 25;
pub const MEN: u8 = 15;
pub const POINTS: u8 = 24;
/// The path point where a player's four men of a first 6–6 stand (rule 1).
pub const SEVENTH: u8 = 7;
/// The path point that opens the way to standing together (rule 4).
pub const TWELFTH: u8 = 12;
/// The path points of the far side begin here (rule 3).
pub const FAR: u8 = 13;
pub const HOME: u8 = 19;
/// How many men must have left the start before one moves on from the far side (rule 3).
pub const LEFT: u8 = 5;
/// How many points in a row make a block (rule 5).
pub const BLOCK: u32 = 6;

/// A set of path points as bits: bit 1 is path point 1.
pub type Set = u32;

const ALL: Set = ((1 << POINTS) - 1) << 1;
const START: Set = 0b111_1110;
const FAR_SIDE: Set = ALL & !((1 << FAR) - 1);
const HOME_QUARTER: Set = ALL & !((1 << HOME) - 1);

const LEFT_TO_GO: [u16; 26] = {
    let mut pips = [0; 26];
    let mut place = 0;
    while place < 25 {
        pips[place] = 25 - place as u16;
        place += 1;
    }
    pips
};

pub const fn other(seat: Seat) -> Seat {
    1 - seat
}

/// The same point on the other side's path; only for points.
pub const fn turned(path: u8) -> u8 {
    if path > 12 { path - 12 } else { path + 12 }
}

const fn turned_set(set: Set) -> Set {
    ((set << 12) | (set >> 12)) & ALL
}

/// From `a` to `x`.
pub const fn letter(seat: Seat, path: u8) -> char {
    (b'a' + (path - 1 + 12 * (seat as u8)) % POINTS) as char
}

pub fn path(seat: Seat, letter: char) -> Option<u8> {
    (1..=POINTS).find(|point| self::letter(seat, *point) == letter)
}

/// One side's men, by its own path.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Men {
    at: [u8; 26],
    /// Where at least one stands, bar included.
    held: Set,
    paired: Set,
}

impl fmt::Debug for Men {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = self.at.iter().enumerate().filter(|(_, count)| **count > 0);
        f.debug_map().entries(places).finish()
    }
}

impl Men {
    /// By path point, the bar first and those off last.
    pub fn new(at: [u8; 26]) -> Self {
        let set = |least: u8| {
            (0..OFF).filter(|place| at[usize::from(*place)] >= least).fold(0, |set, place| set | 1 << place)
        };
        Self { held: set(1), paired: set(2), at }
    }

    pub fn start() -> Self {
        let mut at = [0; 26];
        at[1] = MEN;
        Self::new(at)
    }

    pub fn at(&self, path: u8) -> u8 {
        self.at[usize::from(path)]
    }

    pub fn counts(&self) -> &[u8; 26] {
        &self.at
    }

    /// Without the bar.
    pub fn held(&self) -> Set {
        self.held & ALL
    }

    /// Without the bar.
    pub fn paired(&self) -> Set {
        self.paired & ALL
    }

    /// How many are away from the first point (rule 3; those on the bar are away).
    pub fn away(&self) -> u8 {
        MEN - self.at[1]
    }

    pub fn pips(&self) -> u16 {
        self.at.iter().zip(LEFT_TO_GO).map(|(count, pips)| u16::from(*count) * pips).sum()
    }

    /// Whether all that are on the table are in the home quarter, and none on the bar.
    pub fn are_home(&self) -> bool {
        self.held & !HOME_QUARTER == 0
    }

    pub fn formation(&self) -> Option<WinKind> {
        // By far most positions differ already in where men stand at all.
        if self.held & !HOME_QUARTER != 0 {
            return None;
        }
        WinKind::FORMATIONS
            .into_iter()
            .find(|way| way.shape().is_some_and(|shape| self.at[usize::from(HOME)..] == shape))
    }

    fn take(&mut self, path: u8, count: u8) {
        let left = self.at(path) - count;
        self.put(path, left);
    }

    fn add(&mut self, path: u8, count: u8) {
        let more = self.at(path) + count;
        self.put(path, more);
    }

    fn put(&mut self, path: u8, count: u8) {
        self.at[usize::from(path)] = count;
        let bit = (1 << path) & !(1 << OFF);
        self.held = self.held & !bit | if count > 0 { bit } else { 0 };
        self.paired = self.paired & !bit | if count > 1 { bit } else { 0 };
    }
}

/// Both sides' men, and what they have done that still counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// White's first.
    pub men: [Men; 2],
    /// Who has had a man on path point 12 (rule 4).
    pub unlocked: [bool; 2],
    /// Whose four men of a first 6–6 still stand together and alone (rule 2).
    pub exposed: [bool; 2],
    /// Who has not yet had a turn in this game (rule 1).
    pub first: [bool; 2],
}

impl Position {
    pub fn start() -> Self {
        Self { men: [Men::start(); 2], unlocked: [false; 2], exposed: [false; 2], first: [true; 2] }
    }

    /// The points that the other side closes, on the path of `seat` (rule 2: the exposed four close none).
    pub fn closed(&self, seat: Seat) -> Set {
        let foe = other(seat);
        let mut closed = self.men[foe].paired();
        if self.exposed[foe] {
            closed &= !(1 << SEVENTH);
        }
        turned_set(closed)
    }

    /// The closed points that belong to a block and may be landed on all the same (rule 5), on the path of `seat`.
    pub fn blocks(&self, seat: Seat) -> Set {
        let closed = self.closed(seat);
        let starts = (1..BLOCK).fold(closed, |starts, shift| starts & (closed >> shift));
        (1..BLOCK).fold(starts, |points, shift| points | (starts << shift))
    }

    pub fn open(&self, seat: Seat) -> Set {
        let closed = self.closed(seat);
        let open = ALL & !closed;
        // Six points in a row are rare: seldom is more than this asked.
        if closed.count_ones() < BLOCK { open } else { open | self.blocks(seat) }
    }

    /// By a step on the table: open points and, until `seat` is unlocked, none of its own (rule 4).
    pub fn landings(&self, seat: Seat) -> Set {
        let open = self.open(seat);
        if self.unlocked[seat] { open } else { open & !self.men[seat].held }
    }

    pub fn entries(&self, seat: Seat) -> Set {
        self.open(seat) & START & !self.men[seat].held
    }

    /// The points of its start quarter where `seat` could enter, all dice alike; rule 5 is left out.
    pub fn entrances(&self, seat: Seat) -> Set {
        START & !self.closed(seat) & !self.men[seat].held
    }

    /// Whether the far side of `seat` is still shut to moving on (rule 3).
    pub fn waits(&self, seat: Seat) -> bool {
        self.men[seat].away() < LEFT
    }

    /// The points from which `seat`, with no man on the bar, may take a step of `die` on the table.
    pub fn movers(&self, seat: Seat, die: u8) -> Set {
        let movers = self.men[seat].held() & (self.landings(seat) >> die) & ALL;
        if self.waits(seat) { movers & !FAR_SIDE } else { movers }
    }

    pub fn bears_off(&self, seat: Seat, die: u8) -> Option<u8> {
        let men = &self.men[seat];
        if !men.are_home() || self.waits(seat) {
            return None;
        }
        let exact = OFF - die;
        if men.at(exact) > 0 {
            return Some(exact);
        }
        let rearmost = u8::try_from(men.held().trailing_zeros()).ok()?;
        (rearmost > exact && rearmost < OFF).then_some(rearmost)
    }

    pub fn prey(&self, seat: Seat, to: u8) -> u8 {
        if to == OFF { 0 } else { self.men[other(seat)].at(turned(to)) }
    }

    /// Takes a step of `seat` from a place to another, hitting what is there. Trusts its caller: it is legal.
    #[inline]
    pub fn step(&mut self, seat: Seat, from: u8, to: u8) {
        let foe = other(seat);
        self.men[seat].take(from, 1);
        self.men[seat].add(to, 1);
        if self.exposed[seat] && (from == SEVENTH || to == SEVENTH) {
            self.exposed[seat] = false;
        }
        if to == OFF {
            return;
        }
        self.unlocked[seat] |= to == TWELFTH;
        let prey = self.prey(seat, to);
        if prey > 0 {
            let point = turned(to);
            self.men[foe].take(point, prey);
            self.men[foe].add(BAR, prey);
            if point == SEVENTH {
                self.exposed[foe] = false;
            }
        }
    }

    pub fn meets(&self) -> bool {
        (0..2).any(|seat| {
            let men = self.men[other(seat)];
            let rear = self.men[seat].held.trailing_zeros().min(u32::from(OFF));
            men.at(BAR) > 0 || turned_set(men.held()) >> rear > 1
        })
    }

    /// Fewer points to enter than men on the bar; a point that rule 5 opens keeps the bar from being shut (a ruling).
    #[inline]
    pub fn jan(&self, seat: Seat) -> Option<WinKind> {
        let foe = other(seat);
        let waiting = self.men[foe].at(BAR);
        if waiting == 0 {
            return None;
        }
        let count = self.entrances(foe).count_ones();
        if u32::from(waiting) <= count || self.blocks(foe) & START != 0 {
            return None;
        }
        Some(if count == 0 { WinKind::StorJan } else { WinKind::Jan })
    }
}

#[cfg(test)]
mod tests;
