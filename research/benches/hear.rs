//! How fast a clip is measured, drawn and named.

use std::hint::black_box;

use base::i18n::Lang;
use criterion::Criterion;
use voice::hear::{Ear, Row, measure, picture};
use voice::sound::Clip;
use voice::{Pace, Voice, say};

fn spoken(words: &str) -> Clip {
    say(words, Voice::default(), Pace::USUAL).expect("it can be said")
}

pub fn hear(criterion: &mut Criterion) {
    let (name, motto) = (spoken("ēli"), spoken("Āmǫ weniga ōis zwā kǫ."));
    let ear = Ear::new();
    let mut group = criterion.benchmark_group("hear");
    group.bench_function("name a clip", |bencher| bencher.iter(|| black_box(ear.name(&name))));
    group.bench_function("measure a name", |bencher| bencher.iter(|| black_box(measure(&name))));
    group.bench_function("measure a motto", |bencher| bencher.iter(|| black_box(measure(&motto))));
    let seen = [measure(&motto), measure(&motto)];
    let rows = seen.each_ref().map(|measured| Row { caption: "Āmǫ".to_owned(), measured });
    group.bench_function("draw two mottos", |bencher| bencher.iter(|| black_box(picture(&rows, 200.0, Lang::De))));
    group.finish();
}
