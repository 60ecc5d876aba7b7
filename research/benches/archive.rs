//! What an archive of many years takes: its index made anew and found in step, the list opened, a letter searched for,
//! statistics. `WURFZABEL_MATCHES` says how many matches; without it a hundred thousand.

#[path = "../../tests/support/years.rs"]
mod years;

use std::hint::black_box;
use std::time::{Duration, Instant};

use club::store::Folders;
use club::store::index::{Archive, Sieve};
use club::store::statistics;
use criterion::{BatchSize, Criterion};
use jiff::tz::TimeZone;

pub fn archive(criterion: &mut Criterion) {
    let matches = std::env::var("WURFZABEL_MATCHES").ok().and_then(|count| count.parse().ok()).unwrap_or(100_000);
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::at(folder.path());
    years::fill(&folders.matches(), matches);
    let open = || Archive::new(Some(folders.clone()), TimeZone::UTC);
    // Once: it takes long, and a file that is there already would be another thing.
    let begins = Instant::now();
    open().catch_up(Duration::MAX).expect("it is read");
    println!("index of {matches} matches made anew: {:.2?}", begins.elapsed());
    let mut group = criterion.benchmark_group(format!("archive of {matches}"));
    group.sample_size(10);
    group.bench_function("compared with its files", |bencher| {
        bencher.iter(|| open().catch_up(Duration::MAX).expect("it is read"));
    });
    group.bench_function("opened, and its first rows", |bencher| {
        bencher.iter(|| {
            let archive = open();
            let found = archive.find(&Sieve::default());
            let ids: Vec<_> = found.iter().take(40).map(|found| found.id).collect();
            black_box((archive.counts(&Sieve::default()), archive.rows(&ids)))
        });
    });
    let archive = open();
    for words in ["a", "an", "änne", "änne november 2016", "nobody"] {
        let sieve = Sieve { words: words.to_owned(), ..Sieve::default() };
        group.bench_function(format!("“{words}” searched for"), |bencher| {
            // Other words before it: the same ones are not looked for again.
            let other = Sieve { words: "other".to_owned(), ..Sieve::default() };
            let typed = |_| {
                let found = archive.find(&sieve);
                let ids: Vec<_> = found.iter().take(40).map(|found| found.id).collect();
                black_box((archive.counts(&sieve), archive.rows(&ids)))
            };
            bencher.iter_batched(|| archive.find(&other), typed, BatchSize::PerIteration);
        });
    }
    group.bench_function("statistics of all", |bencher| {
        bencher.iter(|| {
            let ledger = archive.ledger();
            let all = statistics::standings(&ledger, &Clone::clone);
            let courses = statistics::course::courses(&ledger, &Clone::clone, None, 8);
            black_box((all, courses, archive.fairness(None)))
        });
    });
    group.finish();
}
