//! How far the reasons of the coach agree with the computer player that judges: of the decisions of these matches that
//! bear a mark, how often each reason is given for what was better, and how often it would speak for what was played
//! instead; and for how many nothing is said.
//!
//! `cargo run --release -p research --bin coach_reasons -- FILE.wurf…`, of `wurfzabel play GAME --out FOLDER`.

use std::collections::BTreeMap;

use games::game::bot::Mark;
use games::game::record::Record;
use games::shelf;
use games::table::review::{Examination, Finding};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut all: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    let (mut marked, mut silent) = (0_usize, 0_usize);
    for file in std::env::args().skip(1) {
        let record = Record::read(&std::fs::read(file)?).map_err(|fault| format!("{fault:?}"))?;
        let table = shelf::replay(&record, None).map_err(|fault| format!("{fault:?}"))?.table;
        let findings = Examination::new(&*table).map_err(|illegal| format!("{illegal:?}"))?;
        let mut before = table.title().open(table.header().clone()).map_err(|illegal| format!("{illegal:?}"))?;
        for (finding, line) in findings.zip(table.history()) {
            if let Some(Finding::Decision(judged)) = finding
                && judged.mark != Mark::Good
            {
                let right = before.reason(judged.seat, &judged.played, &judged.other);
                let wrong = before.reason(judged.seat, &judged.other, &judged.played);
                marked += 1;
                silent += usize::from(right.is_empty());
                for (nth, reasons) in [right, wrong].into_iter().enumerate() {
                    for reason in reasons {
                        all.entry(reason.id.into_owned()).or_default()[nth] += 1;
                    }
                }
            }
            before.enter(&line.entry).map_err(|illegal| format!("{illegal:?}"))?;
        }
    }
    let percent = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
    println!("{marked} decisions, {:.1} % without a reason", percent(silent, marked));
    for (id, [right, wrong]) in all {
        println!("{id:32} {right:5} for the better, {wrong:4} for the worse: {:3.0} %", percent(right, right + wrong));
    }
    Ok(())
}
