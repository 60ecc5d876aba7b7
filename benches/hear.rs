//! How fast a clip is measured, drawn and named.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use wurfzabel::hear::{Ear, Row, picture, sight};
use wurfzabel::i18n::Lang;
use wurfzabel::sound::Clip;
use wurfzabel::voice::{Pace, Voice, say};

fn spoken(words: &str) -> Clip {
    say(words, Voice::default(), Pace::USUAL).expect("it can be said")
}

fn hear(criterion: &mut Criterion) {
    let (name, motto) = (spoken("ēli"), spoken("Āmǫ weniga ōis zwā kǫ."));
    let ear = Ear::new();
    let mut group = criterion.benchmark_group("hear");
    group.bench_function("name a clip", |bencher| bencher.iter(|| black_box(ear.name(&name))));
    group.bench_function("measure a name", |bencher| bencher.iter(|| black_box(sight(&name))));
    group.bench_function("measure a motto", |bencher| bencher.iter(|| black_box(sight(&motto))));
    let seen = [sight(&motto), sight(&motto)];
    let rows = seen.each_ref().map(|sight| Row { caption: "Āmǫ".to_owned(), sight });
    group.bench_function("draw two mottos", |bencher| bencher.iter(|| black_box(picture(&rows, 200.0, Lang::De))));
    group.finish();
}

criterion_group!(benches, hear);
criterion_main!(benches);
