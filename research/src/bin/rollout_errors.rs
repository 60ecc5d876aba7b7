//! Whether rollouts are as far from the truth as they say: many of one decision, their errors beside their means'.
//! `cargo run --release -p research --bin rollout_errors -- FILE.wurf EVENT [TURNS] [REPETITIONS] [plain]`

use std::collections::BTreeMap;
use std::num::NonZero;

use games::game::record::{Entry, Record};
use games::shelf;
use games::table::rollout::{Estimate, How, before, estimate};

const REPETITIONS: u64 = 100;
/// One portion of trials, so that none is broken off because it is clear.
const TRIALS: usize = 24;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (Some(file), Some(event)) = (args.first(), args.get(1)) else { return Err("FILE.wurf EVENT".into()) };
    let turns = args.get(2).map_or(Ok(0), |turns| turns.parse())?;
    let repetitions = args.get(3).map_or(Ok(REPETITIONS), |many| many.parse())?;
    let evens = args.get(4).is_none_or(|word| word != "plain");
    let record = Record::read(&std::fs::read(file)?).map_err(|fault| format!("{fault:?}"))?;
    let whole = shelf::replay(&record, None).map_err(|fault| format!("{fault:?}"))?.table;
    let event = event.parse::<usize>()?.checked_sub(1).ok_or("events are counted from 1")?;
    let stood = before(&*whole, event).map_err(|why| format!("{why:?}"))?;
    let Entry::Act { seat, notation } = &whole.history()[event].entry else { return Err("it is a throw".into()) };
    let mut all: BTreeMap<String, Vec<Estimate>> = BTreeMap::new();
    for seed in 1..=repetitions {
        let how = How { trials: TRIALS, candidates: 2, turns, evens, seed, ..How::default() };
        let mut rolling = stood.rolling(*seat, notation, how).map_err(|why| format!("{why:?}"))?;
        while rolling.step(NonZero::<usize>::MIN, &|| true).map_err(|why| format!("{why:?}"))? {}
        for candidate in rolling.rolled().candidates {
            all.entry(candidate.notation).or_default().push(candidate.worth);
        }
    }
    for (notation, found) in all {
        let means = estimate(&found.iter().map(|one| one.mean).collect::<Vec<f64>>());
        let spread = means.error * (means.count as f64).sqrt();
        let told = estimate(&found.iter().map(|one| one.error * one.error).collect::<Vec<f64>>()).mean.sqrt();
        println!("{notation:16} {:8.4}  told {told:.4}  true {spread:.4}  ratio {:.3}", means.mean, told / spread);
    }
    Ok(())
}
