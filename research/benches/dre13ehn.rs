//! How fast dre13ehn is: random rounds under the cup, strong's costliest decisions, and what is solved before one.

use std::hint::black_box;

use criterion::{Criterion, Throughput};
use games::dre13ehn::bots::among::Among;
use games::dre13ehn::bots::arena::Arena;
use games::dre13ehn::bots::score::MatchKind;
use games::dre13ehn::bots::solve::Solver;
use games::dre13ehn::bots::stakes::Stakes;
use games::dre13ehn::bots::table;
use games::dre13ehn::{Dre13ehn, Options};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::options::{Options as _, Values};
use games::game::{Game, Turn};
use games::table::Players;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// Its name, its options, and how many play.
type Mode = (&'static str, &'static [(&'static str, &'static str)], usize);

fn start(pairs: &[(&str, &str)], seats: usize) -> Dre13ehn {
    let values: Values = pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Dre13ehn::start(&Options::read(&values).expect("the options are right"), seats)
}

/// Plays random decisions until a round has ended; gives back the match, anew where it was over.
fn round(mut game: Dre13ehn, fresh: &Dre13ehn, rng: &mut ChaCha8Rng) -> Dre13ehn {
    let before = game.round();
    loop {
        match game.turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => game.roll(&throw.draw(rng)),
            Turn::Seats(seats) => {
                let mut legal = game.legal(seats[0]);
                let action = legal.swap_remove(rng.random_range(0..legal.len()));
                game.act(seats[0], &action);
            }
            Turn::Over(_) => return fresh.clone(),
        }
        if game.round() != before {
            return game;
        }
    }
}

pub fn rounds(criterion: &mut Criterion) {
    const ROUNDS: u64 = 1_000;
    let fresh = start(&[("mode", "cup"), ("target", "99")], 2);
    let mut group = criterion.benchmark_group("dre13ehn");
    group.throughput(Throughput::Elements(ROUNDS));
    group.bench_function("random rounds under the cup", |bencher| {
        let mut rng = Luck::new(1).after(0);
        bencher.iter(|| {
            let mut game = fresh.clone();
            for _ in 0..ROUNDS {
                game = round(game, &fresh, &mut rng);
            }
            black_box(&game);
        });
    });
    group.finish();
}

pub fn decisions(criterion: &mut Criterion) {
    let bot = Dre13ehn::bot(Level::Strong);
    let decide = |game: &Dre13ehn, rng: &mut ChaCha8Rng| {
        let Turn::Seats(seats) = game.turn() else { return };
        let seen = game.seen_by(Some(seats[0]));
        black_box(bot.choose(&seen, seats[0], rng));
        black_box(bot.judge(&seen, seats[0], rng));
    };
    let mut group = criterion.benchmark_group("dre13ehn strong decides and judges");
    let modes: [Mode; 5] = [
        ("first game", &[("dice", "water+water")], 2),
        ("cup", &[("mode", "cup")], 2),
        ("cup among eight", &[("mode", "cup")], 8),
        ("duel with cup", &[("mode", "duel"), ("cup", "yes")], 2),
        ("points game", &[("mode", "points")], 2),
    ];
    for (name, pairs, seats) in modes {
        let mut rng = Luck::new(2).after(0);
        let mut game = start(pairs, seats);
        if let Turn::Roll(throw) = game.turn() {
            game.roll(&throw.draw(&mut rng));
        }
        group.bench_function(name, |bencher| bencher.iter(|| decide(&game, &mut rng)));
    }
    group.finish();
}

pub fn plans(criterion: &mut Criterion) {
    let solver = |pairs| Solver::new(Arena::new(start(pairs, 2).options()));
    let mut group = criterion.benchmark_group("dre13ehn solves");
    group.sample_size(10);
    let cup = solver(&[("mode", "cup")]);
    group.bench_function("a round with two water dice", |bencher| {
        bencher.iter(|| black_box(cup.plan(&Stakes::round(cup.arena()))));
    });
    group.bench_function("a round among eight", |bencher| {
        bencher.iter(|| black_box(Among::new(cup.arena().clone(), 8)));
    });
    let duel = solver(&[("mode", "duel"), ("cup", "yes")]);
    group.bench_function("the scores of a duel to 8", |bencher| {
        bencher.iter(|| black_box(table::values(&duel, MatchKind::Duel(8))));
    });
    group.finish();
}
