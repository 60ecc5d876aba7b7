//! How long a championship takes: drawn through with as many as can take part, opened when over, an entry.

use std::hint::black_box;

use base::phrase::Phrase;
use club::championship::journal::Kept;
use club::championship::simulate::{Simulation, draw};
use club::championship::{Championship, Event, Head};
use criterion::Criterion;
use games::game::bot::Level;

fn played(participants: usize, until: Option<&str>) -> (Championship, Vec<Event>) {
    let (head, strengths) = (Head::world("Wien", 2027, 1), vec![Level::Medium, Level::Strong]);
    let simulation = Simulation { head, participants, strengths, until: until.map(str::to_owned) };
    simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).expect("it can be played")
}

pub fn championship(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.wurfcup");
    let (cup, events) = played(500, None);
    drop(Kept::create(&path, cup, &events).expect("it is kept"));
    let mut group = criterion.benchmark_group("championship");
    group.sample_size(20);
    group.bench_function("500 participants drawn through", |bencher| bencher.iter(|| black_box(played(500, None))));
    group.bench_function("opened when it is over", |bencher| {
        bencher.iter(|| black_box(Kept::open(&path).expect("it opens")));
    });
    let (cup, _) = played(37, Some("main"));
    group.bench_function("a result, its table and what it changes", |bencher| {
        bencher.iter(|| {
            let events = cup.result("m1-1", [20, 3], false).expect("it is open");
            black_box((cup.table("main"), cup.consequences(&events), cup.prospects("main")))
        });
    });
    group.finish();
}
