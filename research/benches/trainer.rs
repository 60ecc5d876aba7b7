//! How long the trainer takes after an evening and after years: the count, its home, the next card, the plots.

#[path = "../../tests/support/practised.rs"]
mod practised;

use std::hint::black_box;

use club::store::Folders;
use club::store::reviewed::Trace;
use club::store::slips::{Slip, Slips};
use club::trainer::confusion::Confusions;
use club::trainer::session::Plan;
use club::trainer::{Deck, Event, Grade, Practice, Session, slip};
use criterion::{BatchSize, Criterion};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};

/// How many slips are beside the cards: some a day for years.
const SLIPS: usize = 10_000;

/// Puts slips into the folder, as large as one late in a match of Namaste.
fn beside(folders: &Folders, count: usize) -> Vec<Slip> {
    let event = |nth| serde_json::json!({"by": nth % 2, "move": "keep 1 2 3"});
    let slip = |nth: usize| Slip {
        trace: Trace::default().then(&nth.to_string()),
        game: "namaste".to_owned(),
        mark: "mistake".to_owned(),
        who: "Ada".to_owned(),
        started: None,
        seat: 0,
        played: "c3=14".to_owned(),
        candidates: (0..40).map(|place| (format!("c{place}=14"), f64::from(40 - place))).collect(),
        measure: Some("points".to_owned()),
        header: serde_json::json!({"wurfzabel": 1, "game": "namaste"}),
        events: (0..60).map(event).collect(),
        after: Vec::new(),
    };
    let slips: Vec<Slip> = (0..count).map(slip).collect();
    Slips::default().keep(folders, &slips).expect("they are kept");
    slips
}

pub fn trainer(criterion: &mut Criterion) {
    for (count, slips, name) in
        [(1_000, 0, "1,000 reviews"), (20_000, 0, "20,000 reviews"), (20_000, SLIPS, "20,000 reviews, 10,000 slips")]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let folders = Folders::at(folder.path());
        let open = || Practice::open(Some(&folders), 90, TimeZone::UTC).expect("it opens").0;
        open().keep(practised::history(count)).expect("it is kept");
        let all = beside(&folders, slips);
        let last = open().progress().last().unwrap_or_default();
        let asked = |slip: &Slip| Event::Review {
            at: last + SignedDuration::from_secs(60),
            card: slip::id(slip.trace),
            grade: Grade::Good,
            ms: 9_000,
            said: String::new(),
            right: true,
        };
        open().keep(all.iter().map(asked).collect()).expect("it is kept");
        let mut group = criterion.benchmark_group(format!("trainer with {name}"));
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
        let practice = open();
        group.bench_function("a grade taken back", |bencher| {
            let last = practice.progress().events().last().cloned();
            let undo = last.map(|event| Event::Undo { at: event.at(), card: String::new(), of: event.at() });
            let progress = || practice.progress().clone();
            bencher.iter_batched_ref(progress, |progress| progress.add(undo.clone()), BatchSize::PerIteration);
        });
        group.bench_function("the next card", |bencher| {
            let plan = Plan { decks: Deck::ALL.to_vec(), dice: None, length: None, new: 10 };
            let session = Session::new(plan, false);
            bencher.iter(|| black_box(session.next(practice.progress(), Timestamp::now())));
        });
        group.bench_function("the slips read, the next one asked", |bencher| {
            bencher.iter(|| {
                let all = Slips::read(&folders).0;
                let traces = all.all().iter().map(|slip| slip.trace);
                black_box(slip::next(traces, 10, practice.progress(), Timestamp::now()))
            });
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
