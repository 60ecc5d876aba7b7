//! The chances as shipped, so that playing, advising and judging need no computing. `assets/ludix/chances` holds them
//! in 4,194,304ths (2^22), in the order of [`Chances::lists`], row after row from the highest totals down: each as what
//! it differs by from what its neighbours let expect. As the last round only asks who leads by how much, two neighbours
//! differ as theirs with a point more on both sides do. Seven bits a byte, the lowest first, the sign in the lowest
//! bit, the highest bit saying that more follow. Made by `cargo run --release -p research --bin solve_ludix`.

use std::sync::LazyLock;

use super::{Chances, TOTALS};

const BYTES: &[u8] = include_bytes!("../../../../../assets/ludix/chances");

const WHOLE: i64 = 1 << 22;

pub static CHANCES: LazyLock<Chances> = LazyLock::new(|| {
    decoded(BYTES).unwrap_or_else(|| {
        log::error!("the chances of Ludix cannot be read and are computed anew");
        super::chances(0)
    })
});

/// Whether they can be read; else they are computed, which takes its time.
pub fn is_read() -> bool {
    static READ: LazyLock<bool> = LazyLock::new(|| decoded(BYTES).is_some());
    *READ
}

#[expect(clippy::cast_possible_truncation, reason = "chances lie between 0 and 1")]
pub fn encoded(chances: &Chances) -> Vec<u8> {
    let mut bytes = Vec::new();
    for list in chances.lists() {
        let mut rows = Rows::default();
        for own in (0..TOTALS).rev() {
            for other in (0..TOTALS).rev() {
                let number = (list[own * TOTALS + other] * WHOLE as f64).round() as i64;
                let differs = number - rows.expected(own, other);
                write(((differs << 1) ^ (differs >> 63)).unsigned_abs(), &mut bytes);
                rows.put(own, other, number);
            }
        }
    }
    bytes
}

/// Chances read from how they are shipped; none where these bytes are no chances, or too few or too many.
pub fn decoded(bytes: &[u8]) -> Option<Chances> {
    let mut bytes = bytes.iter().copied();
    let mut list = || {
        let mut rows = Rows::default();
        for own in (0..TOTALS).rev() {
            for other in (0..TOTALS).rev() {
                let differs = read(&mut bytes)?;
                let number = rows.expected(own, other).checked_add((differs >> 1) ^ -(differs & 1))?;
                rows.put(own, other, Some(number).filter(|number| (0..=WHOLE).contains(number))?);
            }
        }
        Some(rows.list())
    };
    let lists = [list()?, list()?];
    bytes.next().is_none().then(|| Chances::new(lists))
}

fn write(mut number: u64, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// A number; none where the bytes end in it, or it is larger than any.
fn read(bytes: &mut impl Iterator<Item = u8>) -> Option<i64> {
    const MOST: usize = 8;
    let mut number = 0;
    for (place, byte) in bytes.by_ref().take(MOST).enumerate() {
        number |= i64::from(byte & 0x7f) << (7 * place);
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

/// Filled from the highest totals down.
struct Rows(Vec<i64>);

/// Each row goes on for two totals, and so do the rows.
const WIDTH: usize = TOTALS + 2;

impl Default for Rows {
    fn default() -> Self {
        // Beyond the totals there is no chance to know; an even one is as good as any.
        Self(vec![WHOLE / 2; WIDTH * WIDTH])
    }
}

impl Rows {
    fn put(&mut self, own: usize, other: usize, number: i64) {
        self.0[own * WIDTH + other] = number;
    }

    fn expected(&self, own: usize, other: usize) -> i64 {
        let at = |more: usize, others: usize| self.0[(own + more) * WIDTH + other + others];
        at(1, 0) + at(0, 1) + at(2, 2) - at(2, 1) - at(1, 2)
    }

    fn list(self) -> Vec<f64> {
        let rows = self.0.chunks_exact(WIDTH).take(TOTALS);
        rows.flat_map(|row| &row[..TOTALS]).map(|number| *number as f64 / WHOLE as f64).collect()
    }
}

#[cfg(test)]
mod tests;
