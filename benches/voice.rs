//! How long people wait for the voice: a name, a motto, the loudness of a second.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use wurfzabel::games::dre13ehn::life::Life;
use wurfzabel::voice::{Pace, Voice, say};

fn voice(criterion: &mut Criterion) {
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

criterion_group!(benches, voice);
criterion_main!(benches);
