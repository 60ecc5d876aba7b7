//! How long the trainer takes to open after years of practice, and to choose the next card.

#[path = "../tests/support/practised.rs"]
mod practised;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use jiff::tz::TimeZone;
use wurfzabel::store::Folders;
use wurfzabel::trainer::confusion::Confusions;
use wurfzabel::trainer::session::Plan;
use wurfzabel::trainer::{Deck, Practice, Session};

fn trainer(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(folder.path());
    let open = || Practice::open(Some(&folders), 90, TimeZone::UTC).expect("it opens").0;
    open().keep(practised::history(10_000)).expect("it is kept");
    let mut group = criterion.benchmark_group("trainer");
    group.sample_size(20);
    group.bench_function("opened with 10,000 reviews", |bencher| {
        bencher.iter(|| {
            let practice = open();
            let today = practice.progress().today(jiff::Timestamp::now());
            let counts = Deck::ALL.map(|deck| practice.progress().count(&[deck], today));
            black_box((counts, Confusions::of(practice.progress())))
        });
    });
    let practice = open();
    group.bench_function("the next card", |bencher| {
        let plan = Plan { decks: Deck::ALL.to_vec(), length: None, new: 10 };
        let session = Session::new(plan, false);
        bencher.iter(|| black_box(session.next(practice.progress(), jiff::Timestamp::now())));
    });
    group.finish();
}

criterion_group!(benches, trainer);
criterion_main!(benches);
