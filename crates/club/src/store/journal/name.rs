//! The names of records: sorted by name is sorted by time.

use std::hash::{BuildHasher as _, RandomState};
use std::path::Path;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use games::game::record::Header;

use super::ENDING;
use crate::store::CHAMPIONSHIP;

const TRIES: usize = 1000;
const KEY_LENGTH: usize = 24;

/// Names for a new match: when it began (UTC), its game, and something that makes it the only one.
pub(in crate::store) fn fresh(header: &Header) -> impl Iterator<Item = String> {
    let started = header.started.as_deref().and_then(|started| started.parse().ok());
    let started = started.unwrap_or_else(Timestamp::now).to_zoned(TimeZone::UTC);
    let started = started.strftime("%Y-%m-%d-%H-%M-%S").to_string();
    // A record from elsewhere may call its game anything.
    let plain = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '-';
    let game: String = header.game.chars().filter(plain).take(KEY_LENGTH).collect();
    let random = RandomState::new();
    (0..TRIES).map(move |number| format!("{started}-{game}-{}.{ENDING}", short(random.hash_one(number))))
}

fn short(mut number: u64) -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut out = String::new();
    for _ in 0..4 {
        out.push(char::from(SIGNS[usize::from(number.to_le_bytes()[0]) % SIGNS.len()]));
        number >>= 8;
    }
    out
}

pub(crate) fn copies(original: &Path) -> impl Iterator<Item = String> + use<> {
    let stem = original.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let ending = if named(original, CHAMPIONSHIP) { CHAMPIONSHIP } else { ENDING };
    numbered(stem + "-copy", ending)
}

pub(crate) fn numbered(stem: String, ending: &'static str) -> impl Iterator<Item = String> {
    (1..=TRIES).map(move |number| match number {
        1 => format!("{stem}.{ending}"),
        _ => format!("{stem}-{number}.{ending}"),
    })
}

pub fn named(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|its| its.eq_ignore_ascii_case(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(game: &str, started: Option<&str>) -> Header {
        let started = started.map(str::to_owned);
        Header { started, ..Header::new(game, Default::default(), Vec::new()) }
    }

    #[test]
    fn names_sort_by_the_time_the_match_began_wherever_that_was() {
        let name = |started| fresh(&header("namaste", Some(started))).next().unwrap_or_default();
        let (one, two) = (name("2026-11-20T18:03:00Z"), name("2026-11-20T19:02:59+00:59"));
        assert!(one.starts_with("2026-11-20-18-03-00-namaste-"), "{one}");
        assert!(two.starts_with("2026-11-20-18-03-59-namaste-"), "{two}");
    }

    #[test]
    fn names_differ_and_no_key_leads_out_of_the_folder() {
        let names: std::collections::BTreeSet<String> = fresh(&header("../../x/\0ü", Some("yesterday"))).collect();
        assert!(names.len() > TRIES / 2);
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
        assert!(names.iter().all(|name| name.chars().all(plain) && !name.contains("..")));
    }
}
