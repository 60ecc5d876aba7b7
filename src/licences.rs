//! What is built in, by whom and under which licence: our own part, fonts, crates (gathered by `scripts/licences`).

use std::io::Read as _;
use std::sync::LazyLock;

use flate2::read::GzDecoder;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Licence {
    /// What it is called for short, as SPDX has it.
    pub id: String,
    pub name: String,
    pub text: String,
    pub crates: Vec<Crate>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Crate {
    pub name: String,
    pub version: String,
    pub home: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    pub name: &'static str,
    pub id: &'static str,
    pub text: &'static str,
}

/// The licences of the program itself; whoever takes it chooses.
pub static OWN: [Named; 2] = [
    Named { name: "Wurfzabel", id: "MIT", text: include_str!("../LICENSE-MIT") },
    Named { name: "Wurfzabel", id: "Apache-2.0", text: include_str!("../LICENSE-APACHE") },
];

pub static FONTS: [Named; 3] = [
    Named { name: "EB Garamond", id: "OFL-1.1", text: include_str!("../assets/fonts/OFL-EBGaramond.txt") },
    Named { name: "Fira Sans", id: "OFL-1.1", text: include_str!("../assets/fonts/OFL-FiraSans.txt") },
    Named { name: "Noto", id: "OFL-1.1", text: include_str!("../assets/fonts/OFL-Noto.txt") },
];

impl Named {
    pub fn whose(&self) -> &'static str {
        self.text.lines().find(|line| line.starts_with("Copyright")).unwrap_or_default()
    }
}

static LICENCES: LazyLock<Vec<Licence>> = LazyLock::new(|| {
    let mut text = String::new();
    let read = GzDecoder::new(&include_bytes!("../assets/licences/crates.txt.gz")[..]).read_to_string(&mut text);
    match read {
        Ok(_) => parsed(&text),
        Err(error) => {
            log::error!("the licences of the crates cannot be read: {error}");
            Vec::new()
        }
    }
});

static CRATES: LazyLock<Vec<(&'static Crate, Vec<&'static Licence>)>> = LazyLock::new(|| {
    let mut all: Vec<&Crate> = all().iter().flat_map(|licence| &licence.crates).collect();
    all.sort();
    all.dedup();
    let of = |one: &'static Crate| (one, all_of(one));
    all.into_iter().map(of).collect()
});

fn all_of(one: &Crate) -> Vec<&'static Licence> {
    all().iter().filter(|licence| licence.crates.contains(one)).collect()
}

/// How a line begins that is none of a text, and such a line before a text.
const MARK: &str = "%%% ";
const BELOW: &str = "\n%%%\n";

fn parsed(text: &str) -> Vec<Licence> {
    let parts = text.split(MARK).skip(1);
    let licence = |part: &str| {
        let (head, text) = part.split_once(BELOW)?;
        let mut lines = head.lines();
        let (id, name) = lines.next()?.split_once(' ')?;
        let one = |line: &str| {
            let mut words = line.split_whitespace().map(str::to_owned);
            Some(Crate { name: words.next()?, version: words.next()?, home: words.next() })
        };
        let crates = lines.filter_map(one).collect();
        Some(Licence { id: id.to_owned(), name: name.to_owned(), text: text.trim().to_owned(), crates })
    };
    parts.filter_map(licence).filter(|licence| !licence.crates.is_empty()).collect()
}

pub fn all() -> &'static [Licence] {
    &LICENCES
}

pub fn crates() -> &'static [(&'static Crate, Vec<&'static Licence>)] {
    &CRATES
}

pub fn ids(licences: &[&Licence]) -> String {
    let mut ids: Vec<&str> = licences.iter().map(|licence| licence.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.join(", ")
}

#[cfg(test)]
mod tests;
