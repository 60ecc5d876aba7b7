//! What the network sees of a position: small numbers in slots, from the side that throws next. Knows no weights.

use super::super::men::{BAR, FAR, LEFT, MEN, Position, other};
use super::super::win::WinKind;

/// Places of a side: bar, points, off.
pub(super) const PLACES: usize = 26;
pub(super) const MARKS: usize = 15;
pub(super) const SIDE: usize = PLACES + MARKS;
/// All slots: those of the side that throws, those of the other, and whether they can still meet.
pub const SLOTS: usize = 2 * SIDE + 1;

/// The greatest number of each mark, in their order in [`side`].
const MOST_MARKS: [u8; MARKS] = [6, 8, 1, 1, 1, LEFT, 6, 8, 15, 8, 15, 15, 15, 15, 15];

pub const fn most(slot: usize) -> u8 {
    if slot == 2 * SIDE {
        1
    } else if slot % SIDE < PLACES {
        MEN
    } else {
        MOST_MARKS[slot % SIDE - PLACES]
    }
}

/// Where the rows of each slot begin, one row for each number above 0; and how many there are.
pub const BASES: [usize; SLOTS + 1] = {
    let mut bases = [0; SLOTS + 1];
    let mut slot = 0;
    while slot < SLOTS {
        bases[slot + 1] = bases[slot] + most(slot) as usize;
        slot += 1;
    }
    bases
};

pub const ROWS: usize = BASES[SLOTS];

pub type Features = [u8; SLOTS];

/// What is seen of a position in which `seat` throws next.
pub fn features(position: &Position, seat: usize) -> Features {
    let mut features = [0; SLOTS];
    let (own, rest) = features.split_at_mut(SIDE);
    side(position, seat, own);
    side(position, other(seat), &mut rest[..SIDE]);
    rest[SIDE] = u8::from(position.meets());
    features
}

fn side(position: &Position, seat: usize, slots: &mut [u8]) {
    let men = &position.men[seat];
    let (places, marks) = slots.split_at_mut(PLACES);
    places.copy_from_slice(men.counts());
    let bar = men.at(BAR);
    // What is left to enter on counts also for who has nobody on the bar yet.
    let free = ones(position.entries(seat));
    marks[0] = free;
    marks[1] = (bar + 6).saturating_sub(free).min(8);
    marks[2] = u8::from(position.unlocked[seat]);
    marks[3] = u8::from(position.exposed[seat]);
    marks[4] = u8::from(position.first[seat]);
    marks[5] = men.away().min(LEFT);
    // The other side's start quarter is the own path's 13 to 18.
    marks[6] = ones(men.paired() & (0b11_1111 << FAR));
    marks[7] = longest(men.paired()).min(8);
    let pips = men.pips();
    marks[8] = u8::try_from(pips / 24).unwrap_or(u8::MAX).min(15);
    marks[9] = ones(men.held() & !men.paired()).min(8);
    marks[10..].copy_from_slice(&nearness(men.counts(), pips));
}

pub(super) fn ones(set: u32) -> u8 {
    u8::try_from(set.count_ones()).unwrap_or(u8::MAX)
}

/// How many points in a row are at most in a set that fifteen men can hold by twos: no more than seven.
pub(super) fn longest(mut set: u32) -> u8 {
    let mut length = 0;
    // Without a way out before the end: it could not be foreseen.
    for _ in 0..MEN / 2 {
        length += u8::from(set != 0);
        set &= set >> 1;
    }
    length
}

/// Of a number for each of eight places in a word, the sums of those up to each; none may grow beyond a byte.
const fn summed(places: u64) -> u64 {
    places.wrapping_mul(0x0101_0101_0101_0101)
}

/// Of each formation how many men are off, on path point 24 or beyond, … on 18 or beyond, a byte each; then its pips.
const SHAPES: [(u64, u16); WinKind::FORMATIONS.len()] = {
    let mut shapes = [(0, 0); WinKind::FORMATIONS.len()];
    let mut index = 0;
    while index < shapes.len() {
        if let Some(shape) = WinKind::FORMATIONS[index].shape() {
            let mut place = 0;
            while place < shape.len() {
                let away = shape.len() - 1 - place;
                shapes[index].0 |= (shape[place] as u64) << (8 * away);
                shapes[index].1 += shape[place] as u16 * away as u16;
                place += 1;
            }
        }
        shapes[index].0 = summed(shapes[index].0);
        index += 1;
    }
    shapes
};

/// [`lag`] for all formations at once: 15 where men stand in one, 1 where they are far, 0 where it is out of reach.
fn nearness(counts: &[u8; 26], pips: u16) -> [u8; WinKind::FORMATIONS.len()] {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let last = counts.last_chunk().map_or(0, |places| u64::from_be_bytes(*places));
    let passed = summed(last);
    SHAPES.map(|(beyond, due)| {
        // No byte borrows from the next: each is at most fifteen.
        let within = ((beyond | HIGH) - passed) & HIGH == HIGH;
        let near = 15_u16.saturating_sub(pips.saturating_sub(due).div_ceil(2)).max(1);
        if within { u8::try_from(near).unwrap_or(1) } else { 0 }
    })
}

/// How many pips men lack to a formation; `None` where it is out of reach.
pub fn lag(counts: &[u8; 26], way: WinKind) -> Option<u16> {
    let shape = way.shape()?;
    // Men go forward only: nowhere may more have passed than the formation has beyond.
    let (mut passed, mut beyond, mut lag) = (0, 0, 0);
    let shape = shape.iter().rev().copied().chain(std::iter::repeat(0));
    for (count, target) in counts.iter().rev().zip(shape) {
        passed += count;
        beyond += target;
        if passed > beyond {
            return None;
        }
        lag += u16::from(beyond - passed);
    }
    Some(lag)
}

#[cfg(test)]
mod tests;
