//! How fast Namaste goes: whole matches by the rules, and single decisions of the computer players.

use std::hint::black_box;

use criterion::Criterion;
use games::game::bot::{AtRandom, Bot, Level};
use games::game::chance::Luck;
use games::game::{Event, Game, Turn};
use games::namaste::Namaste;
use games::table::Players;

fn play(bot: &dyn Bot<Namaste>, luck: Luck) -> Namaste {
    let mut state = Namaste::start(&(), 2);
    let mut rng = luck.after(0);
    loop {
        let event = match state.turn() {
            Turn::Over(_) => return state,
            Turn::Roll(throw) | Turn::Faces(throw) => Event::Roll(throw.draw(&mut rng)),
            Turn::Seats(seats) => Event::Act { seat: seats[0], action: bot.choose(&state, seats[0], &mut rng) },
        };
        state.apply(&event).expect("computer players keep to the rules");
    }
}

pub fn namaste(criterion: &mut Criterion) {
    let numbers = || (0_u64..).map(|number| Luck::new(1).nth(number));
    let mut luck = numbers();
    criterion.bench_function("a random match", |bench| {
        bench.iter(|| play(&AtRandom, luck.next().unwrap_or(Luck::new(0))));
    });
    for level in [Level::Medium, Level::Strong] {
        let (bot, mut luck) = (Namaste::bot(level), numbers());
        criterion.bench_function(&format!("a match of {level} players"), |bench| {
            bench.iter(|| play(&*bot, luck.next().unwrap_or(Luck::new(0))));
        });
        let (start, mut rng) = (Namaste::start(&(), 2), Luck::new(1).after(0));
        criterion.bench_function(&format!("the costliest decision of {level}: dice for an empty sheet"), |bench| {
            bench.iter(|| bot.choose(black_box(&start), 0, &mut rng));
        });
    }
}
