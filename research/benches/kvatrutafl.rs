//! How fast Kvátrutafl is: random games and valued positions in one thread, the costliest strong decisions.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput};
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::options::{Options as _, Values};
use games::game::{Game, Turn};
use games::kvatrutafl::bots::features::features;
use games::kvatrutafl::bots::net::value;
use games::kvatrutafl::bots::think::{Judge, SHIPPED};
use games::kvatrutafl::options::Options;
use games::kvatrutafl::{Finder, Kvatrutafl};
use games::table::Players;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

fn start() -> Kvatrutafl {
    Kvatrutafl::start(&Options::read(&Values::new()).expect("nothing is chosen"), 2)
}

/// A random game from its first throw to its end; `each` sees every position in which something is to be decided.
fn random_game(finder: &mut Finder, rng: &mut ChaCha8Rng, mut each: impl FnMut(&Kvatrutafl, usize)) -> Kvatrutafl {
    let mut game = start();
    loop {
        match game.turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => game.roll(&throw.draw(rng)),
            Turn::Seats(seats) => {
                let turns = game.line().map(|line| finder.turns(&line, game.declarable()).to_vec()).unwrap_or_default();
                each(&game, turns.len());
                let action = turns[rng.random_range(0..turns.len())].action();
                game.act(seats[0], &action);
            }
            Turn::Over(_) => return game,
        }
    }
}

pub fn games(criterion: &mut Criterion) {
    const GAMES: u64 = 500;
    let mut group = criterion.benchmark_group("kvatrutafl");
    group.throughput(Throughput::Elements(GAMES));
    group.sample_size(20);
    group.bench_function("random games", |bencher| {
        let (mut finder, mut rng) = (Finder::default(), Luck::new(1).after(0));
        bencher.iter(|| {
            for _ in 0..GAMES {
                black_box(random_game(&mut finder, &mut rng, |_, _| {}));
            }
        });
    });
    group.finish();
}

pub fn network(criterion: &mut Criterion) {
    let (mut finder, mut rng) = (Finder::default(), Luck::new(1).after(0));
    let mut positions = Vec::new();
    for _ in 0..20 {
        random_game(&mut finder, &mut rng, |game, _| positions.push(*game.position()));
    }
    let mut group = criterion.benchmark_group("kvatrutafl");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("positions valued from nothing", |bencher| {
        let judge = Judge::new(shipped());
        bencher.iter(|| positions.iter().map(|position| value(&judge.odds(position, 0))).sum::<f32>());
    });
    group.bench_function("what the network sees of a position", |bencher| {
        bencher.iter(|| positions.iter().map(|position| usize::from(features(position, 0)[1])).sum::<usize>());
    });
    group.finish();
}

pub fn decisions(criterion: &mut Criterion) {
    let (mut finder, mut rng) = (Finder::default(), Luck::new(1).after(0));
    // The position with the most turns of a hundred games.
    let mut widest = (0, start());
    for _ in 0..100 {
        random_game(&mut finder, &mut rng, |game, turns| {
            if turns > widest.0 {
                widest = (turns, game.clone());
            }
        });
    }
    decided(criterion, &widest.1, &[Level::Medium, Level::Strong], &format!("among {} turns", widest.0));
    // The decision of a game of strong players that takes them longest.
    let (strong, mut dice) = (Kvatrutafl::bot(Level::Strong), Luck::new(2).after(0));
    let (mut game, mut longest) = (start(), (Duration::ZERO, start()));
    loop {
        match game.turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => game.roll(&throw.draw(&mut dice)),
            Turn::Seats(seats) => {
                // Once before: what is made at first need is not measured.
                strong.choose(&game, seats[0], &mut Luck::new(1).thought(0));
                let begins = Instant::now();
                let action = strong.choose(&game, seats[0], &mut Luck::new(1).thought(0));
                if begins.elapsed() > longest.0 {
                    longest = (begins.elapsed(), game.clone());
                }
                game.act(seats[0], &action);
            }
            Turn::Over(_) => break,
        }
    }
    decided(criterion, &longest.1, &[Level::Strong, Level::VeryStrong], "where it takes strong longest");
}

fn decided(criterion: &mut Criterion, game: &Kvatrutafl, levels: &[Level], words: &str) {
    let seat = game.turn().to_act()[0];
    for level in levels {
        let (bot, mut rng) = (Kvatrutafl::bot(*level), Luck::new(1).thought(0));
        criterion.bench_function(&format!("kvatrutafl/{level} {words}"), |bencher| {
            bencher.iter(|| black_box(bot.choose(game, seat, &mut rng)));
        });
    }
}

fn shipped() -> &'static games::kvatrutafl::bots::net::Net {
    SHIPPED.as_ref().expect("the network is shipped")
}
