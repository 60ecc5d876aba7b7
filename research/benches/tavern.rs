//! Random matches of every pub game in one thread (aim: 20,000 a second, 5,000 of luisle and mauseloch), the exact
//! optimum of a turn, and what a first decision of the strong player waits for.

use criterion::{Criterion, Throughput};
use games::game::{Game, Turn};
use games::tavern::ALL;
use games::tavern::bout::{Bout, Chosen, Kind};
use games::tavern::evening::Evening;
use games::tavern::hausnummer::Street;
use games::tavern::part::Ties;
use games::tavern::solve::{Tree, standings};
use games::tavern::studentenpasch::Studentenpasch;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn play(options: &Chosen, rng: &mut ChaCha8Rng) -> usize {
    let mut bout = Bout::start(options, 2);
    let mut events = 0;
    loop {
        match bout.turn() {
            Turn::Over(_) => return events,
            Turn::Roll(throw) | Turn::Faces(throw) => bout.roll(&throw.draw(rng)),
            Turn::Seats(seats) => {
                let legal = bout.legal(seats[0]);
                bout.act(seats[0], &legal[rng.random_range(0..legal.len())]);
            }
        }
        events += 1;
    }
}

pub fn every_game(criterion: &mut Criterion) {
    for card in ALL.iter().map(|entry| entry.card).chain([Evening::CARD]) {
        let options = Chosen::read(card, &Default::default()).expect("the defaults are right");
        let mut group = criterion.benchmark_group("a random match");
        group.throughput(Throughput::Elements(1));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        group.bench_function(card.key, |bencher| bencher.iter(|| play(&options, &mut rng)));
        group.finish();
    }
}

pub fn thinking(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("thinking");
    group.sample_size(10);
    group.bench_function("a turn of Studentenpasch as a tree", |bencher| {
        bencher.iter(|| Tree::of(&Studentenpasch).optimum());
    });
    group.bench_function("a turn of chicanery as a tree", |bencher| {
        bencher.iter(|| Tree::of(&Street { throws: 3, high: true, chicanery: true }).optimum());
    });
    for players in [2, 4, 12] {
        group.bench_function(format!("who will be last among {players}"), |bencher| {
            bencher.iter(|| standings(&Street { throws: 3, high: true, chicanery: false }, players, Ties::Playoff));
        });
    }
    group.finish();
}
