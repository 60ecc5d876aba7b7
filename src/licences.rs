//! What is built into the program, by whom it is and under which licence: our own part, fonts, crates. The texts of the crates
//! are gathered by `scripts/licences`. Knows no screen.

use std::io::Read as _;
use std::sync::LazyLock;

use flate2::read::GzDecoder;

/// A text, and what comes under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Licence {
    /// What it is called for short, as SPDX has it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The whole of it.
    pub text: String,
    /// The crates that come under it.
    pub crates: Vec<Crate>,
}

/// A crate.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Crate {
    /// Its name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// Where its source is kept, where it says so.
    pub home: Option<String>,
}

/// Something of one licence, whose text lies with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// What it is called.
    pub name: &'static str,
    /// Its licence for short, as SPDX has it.
    pub id: &'static str,
    /// The whole of that.
    pub text: &'static str,
}

/// The licences of the program itself; whoever takes it chooses.
pub static OWN: [Named; 2] = [
    Named { name: "Wurfzabel", id: "MIT", text: include_str!("../LICENSE-MIT") },
    Named { name: "Wurfzabel", id: "Apache-2.0", text: include_str!("../LICENSE-APACHE") },
];

/// The fonts.
pub static FONTS: [Named; 3] = [
    Named { name: "EB Garamond", id: "OFL-1.1", text: include_str!("../assets/fonts/OFL-EBGaramond.txt") },
    Named { name: "Fira Sans", id: "OFL-1.1", text: include_str!("../assets/fonts/OFL-FiraSans.txt") },
    Named { name: "Noto", id: "OFL-1.1", text: include_str!("../assets/fonts/OFL-Noto.txt") },
];

impl Named {
    /// The line that says whose it is.
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

/// The licences in a file such as `scripts/licences` makes.
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

/// All texts, with what comes under them.
pub fn all() -> &'static [Licence] {
    &LICENCES
}

/// All crates by their names, with what they come under.
pub fn crates() -> &'static [(&'static Crate, Vec<&'static Licence>)] {
    &CRATES
}

/// The short names of some licences, each once.
pub fn ids(licences: &[&Licence]) -> String {
    let mut ids: Vec<&str> = licences.iter().map(|licence| licence.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    ids.join(", ")
}

#[cfg(test)]
mod tests;
