//! Exercises: shipped positions with one best decision each, from easy to hard; `assets/exercises/README.md` says how
//! they were found. How well they are known stands in the trainer's journal. Knows no schedule and no screen.

use std::collections::HashMap;
use std::io::Read as _;
use std::sync::LazyLock;

use flate2::read::GzDecoder;
use serde::{Deserialize, Serialize};

use base::phrase::Phrase;
use games::shelf;
use games::tavern;

use crate::store::reviewed::Trace;
use crate::store::slips::{Brief, Slip};

#[derive(Debug)]
pub struct Deck {
    pub key: &'static str,
    all: Vec<Trace>,
    lines: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Exercise {
    /// The position, and what each decision is worth. Its mark is that of the second best.
    #[serde(flatten)]
    pub slip: Slip,
    /// How often the medium player goes wrong there, 0 to 1.
    pub wrong: f64,
    pub look: Look,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Look {
    /// How much better the best decision is than the nearest other, in the game's measure.
    pub ahead: f64,
    /// The standard error of that; 0 where it is exact.
    pub error: f64,
    /// How often each was played on; 0 where everything that can follow was computed.
    pub trials: u32,
}

impl Exercise {
    /// The higher the harder: how often the medium player goes wrong, then how little of a blunder the second best is.
    pub fn rank(&self) -> [f64; 2] {
        let best = self.slip.candidates.first().map_or(0.0, |(_, worth)| *worth);
        let cost = self.slip.candidates.iter().map(|(_, worth)| best - worth).find(|cost| *cost > 0.0);
        let options = serde_json::from_value(self.slip.header["options"].clone()).unwrap_or_default();
        let blunder = shelf::find(&self.slip.game).map_or(1.0, |title| title.scale(&options).limits()[2]);
        [self.wrong, -cost.unwrap_or_default() / blunder]
    }
}

static FILES: [(&str, &[u8]); 5] = [
    ("namaste", include_bytes!("../../../assets/exercises/namaste.jsonl.gz")),
    ("dre13ehn", include_bytes!("../../../assets/exercises/dre13ehn.jsonl.gz")),
    ("kvatrutafl", include_bytes!("../../../assets/exercises/kvatrutafl.jsonl.gz")),
    ("ludix", include_bytes!("../../../assets/exercises/ludix.jsonl.gz")),
    ("tavern", include_bytes!("../../../assets/exercises/tavern.jsonl.gz")),
];

static ALL: LazyLock<Vec<Deck>> = LazyLock::new(|| {
    let deck = |(key, bytes): &(&'static str, &[u8])| {
        let lines = read(bytes).unwrap_or_else(|error| {
            log::error!("the exercises of {key} cannot be read, and none are asked: {error}");
            Vec::new()
        });
        // What cannot be read is left out with its line, so that no other is taken for it.
        let one = |line: String| match serde_json::from_str::<Brief>(&line) {
            Ok(brief) => Some((brief.trace, line)),
            Err(error) => {
                log::error!("an exercise of {key} cannot be read and is not asked: {error}");
                None
            }
        };
        let (all, lines) = lines.into_iter().filter_map(one).unzip();
        Deck { key, all, lines }
    };
    FILES.iter().map(deck).collect()
});

static PLACES: LazyLock<HashMap<Trace, (usize, usize)>> = LazyLock::new(|| {
    let places =
        |(deck, of): (usize, &'static Deck)| of.all.iter().enumerate().map(move |(at, one)| (*one, (deck, at)));
    all().iter().enumerate().flat_map(places).collect()
});

/// In the order of the shelf.
pub fn all() -> &'static [Deck] {
    &ALL
}

pub fn read(bytes: &[u8]) -> std::io::Result<Vec<String>> {
    let mut text = String::new();
    GzDecoder::new(bytes).read_to_string(&mut text)?;
    Ok(text.lines().map(str::to_owned).collect())
}

pub fn find(trace: Trace) -> Option<Exercise> {
    let (deck, at) = *PLACES.get(&trace)?;
    serde_json::from_str(all().get(deck)?.lines.get(at)?).ok()
}

impl Deck {
    /// From easy to hard.
    pub fn traces(&self) -> impl Iterator<Item = Trace> + '_ {
        self.all.iter().copied()
    }

    pub fn name(&self) -> Phrase {
        let game = shelf::find(self.key).map(|title| title.about().name());
        game.unwrap_or_else(|| tavern::FAMILY.name())
    }
}
