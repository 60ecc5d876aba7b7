//! Matches on any game of the shelf, for the laws that hold for all of them.

use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::options::{self, Values};
use games::game::record::{Entry, Header, Player, PlayerKind};
use games::table::Title;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

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
        real: rng.random(),
        ..Header::new(title.key(), options.clone(), NAMES[..count].iter().map(|name| player(name, rng)).collect())
    }
}

/// The lines of a whole record.
pub fn text<'a>(header: &Header, entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let lines = entries.into_iter().map(Entry::line);
    [header.line()].into_iter().chain(lines).map(|line| line + "\n").collect()
}
