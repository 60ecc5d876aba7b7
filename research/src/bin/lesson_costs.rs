//! What the strongest computer player thinks of each decision left to the learner, for whoever writes a lesson:
//! `cargo run -p research --bin lesson_costs -- lessons/GAME/FILE.jsonl`

use base::i18n::Lang;
use games::game::bot::Level;
use games::lesson::{self, Step};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const MOST: usize = 12;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let steps = lesson::read("lesson", &std::fs::read_to_string(&path)?)?;
        for (at, step) in steps.iter().enumerate() {
            let table = lesson::table(&steps, at).ok_or("no table")?;
            let Step::Asks(ask) = step else {
                println!("{at:3} {:?} {:?}", step.said().map(|said| &said.id), step.entry());
                continue;
            };
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let thought = table.judging(ask.seat, Level::Strong)(&mut rng);
            println!("{at:3} {} expects {}; {} legal", ask.said.id, ask.expected, table.legal(ask.seat).len());
            for (notation, worth) in thought.candidates.iter().take(MOST) {
                let cost = thought.cost(notation).unwrap_or_default();
                println!("      {notation:20} {worth:8.3} costs {cost:.3}");
            }
            let own = table.listed(ask.seat, &ask.expected).and_then(|listed| thought.cost(&listed));
            println!("      its own costs {own:?}, limits {:?}", table.scale().limits());
        }
        let end = lesson::table(&steps, steps.len()).ok_or("no table")?;
        println!("    then {:?}", end.turn());
        println!("    {}", end.state());
        for told in end.history().iter().rev().take(3) {
            println!("    {}", Lang::En.say(&told.phrase));
        }
        for seat in end.turn().to_act() {
            println!("    legal {seat}: {:?}", end.legal(*seat).iter().take(40).collect::<Vec<_>>());
        }
    }
    Ok(())
}
