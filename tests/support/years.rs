//! An archive as a family might have it after many years.

use std::fs;
use std::path::Path;

use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::record::{Header, Player, PlayerKind};
use games::shelf;
use jiff::{SignedDuration, Timestamp};
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// How many different matches of a game are played; others are the same with other names on another day.
const DIFFERENT: u64 = 12;
/// Who plays.
const PEOPLE: [&str; 9] = ["Ada", "Bo", "Änne", "Carlo", "Dörte", "Emil", "Fatma", "Gustav", "Oma Hilde"];

/// Writes so many records into a folder: matches of all games between people and computer players, some of them not over,
/// a few damaged.
pub fn fill(folder: &Path, matches: usize) {
    fs::create_dir_all(folder).expect("a folder");
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut played: Vec<(Header, Vec<String>)> = Vec::new();
    for title in shelf::ALL.iter() {
        for seed in 0..DIFFERENT {
            let seats = (*title.seats().start()).max(2).min(*title.seats().end());
            let seating: Vec<_> = (0..seats).map(|seat| (format!("{seat}"), Level::Easy)).collect();
            let run = title.run(&Default::default(), &seating, Luck::new(seed)).expect("a match");
            played.push((run.header.clone(), run.entries.iter().map(|entry| entry.line()).collect()));
        }
    }
    let mut now: Timestamp = "2006-01-06T19:00:00Z".parse().expect("a moment");
    for number in 0..matches {
        // An evening has five matches.
        now += if number % 5 == 0 { SignedDuration::from_mins(1_440) } else { SignedDuration::from_mins(17) };
        let (header, lines) = played.choose(&mut rng).expect("matches");
        let mut names = PEOPLE.to_vec();
        let players = header.players.iter().enumerate().map(|(seat, _)| {
            let name = names.swap_remove(rng.random_range(0..names.len()));
            let level = *[Level::Easy, Level::Medium, Level::Strong].choose(&mut rng).expect("a level");
            let kind = if seat > 0 && rng.random_ratio(1, 2) { PlayerKind::Bot(level) } else { PlayerKind::Human };
            Player::new(if kind.is_human() { name } else { "Computer" }, kind).expect("a player")
        });
        let header = Header {
            players: players.collect(),
            started: Some(now.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()),
            ..header.clone()
        };
        let stands = if number % 200 == 7 { lines.len() / 2 } else { lines.len() };
        let mut text = [&[header.line()], &lines[..stands]].concat().join("\n") + "\n";
        if number % 5_000 == 11 {
            let middle = (text.len() / 2..).find(|at| text.is_char_boundary(*at)).unwrap_or_default();
            text.insert_str(middle, "\n{]\n");
        }
        let name = format!("{}-{}-{number:06}.wurf", now.strftime("%Y-%m-%d-%H-%M-%S"), header.game);
        fs::write(folder.join(name), text).expect("it is written");
    }
}
