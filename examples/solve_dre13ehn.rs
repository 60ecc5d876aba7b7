//! Finds the strong player's plans for dre13ehn under the cup, one for each set of dice as they are sold, and writes them
//! where the program takes them from: `cargo run --release --example solve_dre13ehn`, from the project's root.

use std::time::Instant;

use wurfzabel::games::dre13ehn::bots::arena::Arena;
use wurfzabel::games::dre13ehn::bots::{best, shipped, solve};

fn main() -> std::io::Result<()> {
    let mut bytes = Vec::new();
    for options in shipped::standard() {
        let begun = Instant::now();
        let arena = Arena::new(&options);
        let (plan, exploited) = solve::solve(&arena);
        let dice: Vec<String> = options.dice().iter().map(|carved| carved.die.kind.to_string()).collect();
        println!(
            "{}: exploitable by {:.6}, the starter wins {:.4}; {:.2} s",
            dice.join(" + "),
            exploited.by,
            exploited.starter,
            begun.elapsed().as_secs_f64()
        );
        debug_assert_eq!(exploited, best::exploited(&arena, &plan));
        bytes.extend(shipped::encoded(&arena, &plan));
    }
    std::fs::write("assets/dre13ehn/plans", bytes)
}
