//! Finds what the scores of a points game of dre13ehn are worth, with the dice as they are sold, and writes them where the
//! program takes them from: `cargo run --release -p research --bin solve_dre13ehn`, from the project's root.

use std::time::Instant;

use games::dre13ehn::bots::arena::Arena;
use games::dre13ehn::bots::score::MatchKind;
use games::dre13ehn::bots::solve::Solver;
use games::dre13ehn::bots::{known, table};

fn main() -> std::io::Result<()> {
    let begun = Instant::now();
    let solver = Solver::new(Arena::new(&known::points()));
    let values = table::values(&solver, MatchKind::Points);
    println!("{} scores in {:.1} s", values.count(), begun.elapsed().as_secs_f64());
    std::fs::write("assets/dre13ehn/points", known::encoded(&values))
}
