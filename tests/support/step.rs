//! Matches played on at random.

use games::game::Turn;
use games::game::record::Entry;
use games::table::Table;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// Something that may happen now, at random; nothing when it is over.
pub fn step(table: &dyn Table, rng: &mut ChaCha8Rng) -> Option<Entry> {
    match table.turn() {
        Turn::Over(_) => None,
        Turn::Roll(throw) => {
            let header = table.header();
            let people = throw.by.iter().all(|seat| header.players[*seat].kind.is_human());
            let unseen = header.real && people && table.falls_unseen() && rng.random();
            Some(Entry::Roll(if unseen { throw.unseen() } else { throw.draw(rng) }))
        }
        Turn::Faces(throw) => Some(Entry::Faces(throw.draw(rng))),
        Turn::Seats(seats) => {
            let seat = seats[rng.random_range(0..seats.len())];
            let mut legal = table.legal(seat);
            let notation = legal.swap_remove(rng.random_range(0..legal.len()));
            Some(Entry::Act { seat, notation })
        }
    }
}
