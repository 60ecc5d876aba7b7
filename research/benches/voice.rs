//! How long people wait for the voice: a name, a motto, the loudness of a second.

use std::hint::black_box;

use criterion::Criterion;
use games::dre13ehn::life::Life;
use voice::{Pace, Voice, say};

pub fn voice(criterion: &mut Criterion) {
    let motto = Life::Amo.motto();
    for (what, words, pace) in [
        ("a name", "ēli", Pace::USUAL),
        ("a name at half the pace", "ēli", Pace::HALF),
        ("a motto", &motto, Pace::USUAL),
    ] {
        criterion.bench_function(what, |bench| bench.iter(|| say(black_box(words), Voice::Deep, pace)));
    }
    let spoken = say(&motto, Voice::Deep, Pace::USUAL).unwrap_or_default();
    criterion.bench_function("the loudness of a motto", |bench| bench.iter(|| black_box(&spoken).loudness()));
}
