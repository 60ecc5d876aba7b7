//! Matches on any game of the shelf, for the laws that hold for all of them.

#![allow(dead_code, reason = "each test takes what it needs")]

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use wurfzabel::game::Turn;
use wurfzabel::game::bot::Level;
use wurfzabel::game::chance::Luck;
use wurfzabel::game::options::{self, Values};
use wurfzabel::game::record::{Entry, Header, Player, PlayerKind};
use wurfzabel::table::{Table, Title};

/// Names that stand in no text of the program.
pub const NAMES: [&str; 12] =
    ["Qadira", "Žofie", "Wŏn", "Ñusta", "Øyvør", "Ğazı", "Þrúðr", "Łucja", "Xóchi", "Ĝojo", "Ħamiem", "Ŵrth"];

/// Options worth playing, as far as the game takes them.
pub fn variants(title: &dyn Title) -> Vec<Values> {
    let all = options::variants(&title.fields()).into_iter();
    all.filter(|options| title.seats_with(options).is_ok()).collect()
}

/// The generator of the n-th thing.
pub fn dice(n: u64) -> ChaCha8Rng {
    Luck::new(0x7461_626c_6500).nth(n).after(0)
}

/// A header for a match: some number of seats, people and computer players.
pub fn header(title: &dyn Title, options: &Values, rng: &mut ChaCha8Rng) -> Header {
    let seats = title.seats_with(options).expect("the options are right");
    let count = rng.random_range(seats);
    let kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Easy), PlayerKind::Bot(Level::Strong)];
    let player = |name: &str, rng: &mut ChaCha8Rng| {
        Player::new(name, kinds[rng.random_range(0..kinds.len())]).expect("the names are short")
    };
    Header {
        game: title.key().to_owned(),
        options: options.clone(),
        players: NAMES[..count].iter().map(|name| player(name, rng)).collect(),
        seed: None,
        started: None,
        undo: true,
    }
}

/// Something that may happen now, at random; nothing when it is over.
pub fn step(table: &dyn Table, rng: &mut ChaCha8Rng) -> Option<Entry> {
    match table.turn() {
        Turn::Over(_) => None,
        Turn::Roll(throw) => Some(Entry::Roll(throw.draw(rng))),
        Turn::Seats(seats) => {
            let seat = seats[rng.random_range(0..seats.len())];
            let mut legal = table.legal(seat);
            let notation = legal.swap_remove(rng.random_range(0..legal.len()));
            Some(Entry::Act { seat, notation })
        }
    }
}

/// The lines of a whole record.
pub fn text<'a>(header: &Header, entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let lines = entries.into_iter().map(Entry::line);
    [header.line()].into_iter().chain(lines).map(|line| line + "\n").collect()
}

/// Plays on at random, to the end or for so many events.
pub fn play(table: &mut dyn Table, rng: &mut ChaCha8Rng, most: usize) {
    for _ in 0..most {
        let Some(entry) = step(table, rng) else { return };
        table.enter(&entry).expect("what is legal is taken");
    }
}
