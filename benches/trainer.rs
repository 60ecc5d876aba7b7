//! How long the trainer takes to open after an evening's and after years of practice: the shelf's count, its home, the
//! next card, the progress with its plots; and when nothing is remembered of the fold.

#[path = "../tests/support/practised.rs"]
mod practised;

use std::fs;
use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use wurfzabel::store::Folders;
use wurfzabel::trainer::confusion::Confusions;
use wurfzabel::trainer::journal::NAME;
use wurfzabel::trainer::session::Plan;
use wurfzabel::trainer::{Deck, Event, Practice, Session};

fn trainer(criterion: &mut Criterion) {
    for (count, name) in [(1_000, "1,000"), (100_000, "100,000")] {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::at(folder.path());
        let open = || Practice::open(Some(&folders), 90, TimeZone::UTC).expect("it opens").0;
        open().keep(practised::history(count)).expect("it is kept");
        // As it lies there the next day: a time that has just passed is not trusted.
        std::thread::sleep(std::time::Duration::from_millis(200));
        drop(open());
        let mut group = criterion.benchmark_group(format!("trainer with {name} reviews"));
        group.sample_size(20);
        group.bench_function("counted on the shelf", |bencher| {
            bencher.iter(|| {
                let (progress, _) = Practice::view(&folders, 90, TimeZone::UTC).expect("it is read");
                let today = progress.today(Timestamp::now());
                black_box(progress.count(&Deck::ALL, today))
            });
        });
        group.bench_function("opened, with what is weak", |bencher| {
            bencher.iter(|| {
                let practice = open();
                let today = practice.progress().today(Timestamp::now());
                let counts = Deck::ALL.map(|deck| practice.progress().count(&[deck], today));
                black_box((counts, Confusions::of(practice.progress())))
            });
        });
        group.bench_function("opened after one more, the journal gone through", |bencher| {
            let again = |practice: &mut Practice| {
                let mut one = practised::history(1);
                if let (Event::Review { at, .. }, Some(last)) = (&mut one[0], practice.progress().last()) {
                    *at = last + SignedDuration::from_secs(5);
                }
                practice.keep(one).expect("it is kept");
            };
            bencher.iter_batched(|| again(&mut open()), |()| black_box(open()), BatchSize::PerIteration);
        });
        group.bench_function("folded anew", |bencher| {
            let path = folders.data().join(format!("{NAME}.fold"));
            bencher.iter_batched(|| fs::remove_file(&path), |_| black_box(open()), BatchSize::PerIteration);
        });
        std::thread::sleep(std::time::Duration::from_millis(200));
        let practice = open();
        group.bench_function("the next card", |bencher| {
            let plan = Plan { decks: Deck::ALL.to_vec(), dice: None, length: None, new: 10 };
            let session = Session::new(plan, false);
            bencher.iter(|| black_box(session.next(practice.progress(), Timestamp::now())));
        });
        group.bench_function("what the plots show", |bencher| {
            bencher.iter(|| {
                let (progress, decks) = (practice.progress(), Deck::ALL);
                black_box((progress.learnt(&decks), progress.retention(&decks, 7), progress.pace(&decks, 1)))
            });
        });
        group.finish();
    }
}

criterion_group!(benches, trainer);
criterion_main!(benches);
