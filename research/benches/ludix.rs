//! How fast Ludix is: random matches in one thread, the strong player's decisions, and the optimum found anew.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::options::{Options as _, Values};
use games::game::{Game, Turn};
use games::ludix::{Ludix, Options, optimum};
use games::table::Players;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

fn start(seats: usize) -> Ludix {
    Ludix::start(&Options::read(&Values::new()).expect("nothing is chosen"), seats)
}

/// A random match from its first throw to its end; `each` sees every position in which something is to be decided.
fn random_match(seats: usize, rng: &mut ChaCha8Rng, mut each: impl FnMut(&Ludix)) -> Ludix {
    let mut game = start(seats);
    loop {
        match game.turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => game.roll(&throw.draw(rng)),
            Turn::Seats(seats) => {
                each(&game);
                let legal = game.legal(seats[0]);
                game.act(seats[0], &legal[rng.random_range(0..legal.len())]);
            }
            Turn::Over(_) => return game,
        }
    }
}

pub fn matches(criterion: &mut Criterion) {
    const MATCHES: u64 = 1000;
    let mut group = criterion.benchmark_group("ludix");
    group.throughput(Throughput::Elements(MATCHES));
    group.sample_size(20);
    for seats in [2, 6] {
        let mut rng = Luck::new(1).after(0);
        group.bench_function(format!("random matches of {seats}"), |bencher| {
            bencher.iter(|| {
                for _ in 0..MATCHES {
                    black_box(random_match(seats, &mut rng, |_| {}));
                }
            });
        });
    }
    group.finish();
}

pub fn decisions(criterion: &mut Criterion) {
    let bot = Ludix::bot(Level::Strong);
    for seats in [2, 6] {
        let mut rng = Luck::new(1).after(0);
        let mut positions = Vec::new();
        random_match(seats, &mut rng, |game| positions.push(game.clone()));
        let mut group = criterion.benchmark_group("ludix");
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function(format!("strong decisions of {seats}"), |bencher| {
            bencher.iter(|| positions.iter().map(|game| bot.choose(game, game.seat(), &mut rng)).for_each(drop));
        });
        group.finish();
    }
}

pub fn found(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ludix");
    group.sample_size(10);
    group.bench_function("the optimum of two", |bencher| bencher.iter(|| black_box(optimum::chances(0))));
    group.finish();
}
