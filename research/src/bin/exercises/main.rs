//! Finds the shipped exercises: decisions of strong players with one clearly best choice, confirmed by a longer look,
//! from easy to hard (`assets/exercises/README.md`). GAME is `namaste`, `dre13ehn`, `kvatrutafl`, `ludix` or `tavern`.
//! `cargo run --release -p research --bin exercises -- GAME [--seed N] [--count N] [--matches N] [--out FILE]`

mod look;
mod sought;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::error::Error;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Instant;

use base::i18n::Lang;
use club::exercise::{self, Exercise};
use club::slip;
use club::store::slips::Slip;
use flate2::{Compression, GzBuilder};
use games::game::Illegal;
use games::game::bot::{Level, Mark};
use games::game::chance::Luck;
use games::game::record::Record;
use games::shelf;
use games::table::review::{Examination, Finding, Judged};
use games::table::{Scale, Table};
use sought::Sought;

const MEDIUM_TRIALS: u64 = 30;
/// How many decisions are kept with their worth: all that are good, and the best of the rest.
const KEPT: usize = 12;
const PARTS: usize = 3;
/// How many more are found than are wanted, for some do not stand the longer look.
const SPARE: f64 = 1.6;

struct Plan {
    sought: &'static Sought,
    seed: u64,
    count: usize,
    matches: u64,
    out: PathBuf,
}

fn plan() -> Result<Plan, Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let key = words.next().ok_or("which game?")?;
    let sought = sought::ALL.iter().find(|sought| sought.key == key).ok_or("no such game")?;
    let out = PathBuf::from(format!("assets/exercises/{key}.jsonl.gz"));
    let mut plan = Plan { sought, seed: 1, count: 120, matches: 40_000, out };
    while let Some(word) = words.next() {
        let value = words.next().ok_or("a value is missing")?;
        match word.as_str() {
            "--seed" => plan.seed = value.parse()?,
            "--count" => plan.count = value.parse()?,
            "--matches" => plan.matches = value.parse()?,
            "--out" => plan.out = value.into(),
            _ => return Err(format!("{word}?").into()),
        }
    }
    Ok(plan)
}

struct Found {
    table: Box<dyn Table>,
    slip: Slip,
    /// How often medium went wrong, of [`MEDIUM_TRIALS`].
    wrong: u64,
    part: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let plan = plan()?;
    let begun = Instant::now();
    let (found, matches) = find(&plan)?;
    let wrong = found.iter().filter(|found| found.wrong > 0).count();
    println!("{matches} matches, {} positions, medium wrong in {wrong}: {:.0?}", found.len(), begun.elapsed());
    let (mut all, mut looked) = (Vec::new(), 0);
    for found in spread(found) {
        if all.len() == plan.count {
            break;
        }
        looked += 1;
        let rivals = rivals(&found);
        let Some(look) = (plan.sought.look)(&*found.table, &found.slip, &rivals) else { continue };
        let wrong = found.wrong as f64 / MEDIUM_TRIALS as f64;
        all.push(Exercise { slip: found.slip, wrong, look });
    }
    all.sort_by(|one, other| one.rank().partial_cmp(&other.rank()).expect("all are numbers"));
    let share = all.iter().map(|one| one.wrong).sum::<f64>() / all.len().max(1) as f64;
    println!("{} of {looked} stand the longer look; medium goes wrong in {:.0} %", all.len(), share * 100.0);
    let mut by: BTreeMap<&str, usize> = BTreeMap::new();
    all.iter().for_each(|one| *by.entry(&one.slip.game).or_default() += 1);
    println!("{by:?}; {:.0?} in all", begun.elapsed());
    // Without a time, so that the same positions are the same file.
    let mut out = GzBuilder::new().write(Vec::new(), Compression::best());
    for one in &all {
        writeln!(out, "{}", serde_json::to_string(one)?)?;
    }
    let bytes = out.finish()?;
    println!("{}: {} bytes", plan.out.display(), bytes.len());
    std::fs::write(&plan.out, bytes)?;
    exercise::read(&std::fs::read(&plan.out)?).map(|_| ()).map_err(Into::into)
}

fn find(plan: &Plan) -> Result<(Vec<Found>, u64), Box<dyn Error>> {
    let enough = (plan.count as f64 * SPARE / 2.0) as usize;
    let (mut all, mut known) = (Vec::<Found>::new(), BTreeSet::new());
    for number in 0.. {
        let wrong = all.iter().filter(|found| found.wrong > 0).count();
        if (wrong >= enough && all.len() - wrong >= enough) || number == plan.matches {
            return Ok((all, number));
        }
        let (title, options, names) = plan.sought.setting(number);
        let seating: Vec<_> = names.iter().map(|name| ((*name).to_owned(), Level::Strong)).collect();
        let run = title.run(&options, &seating, Luck::new(plan.seed).nth(number)).map_err(said)?;
        let record = Record::read(run.text().as_bytes()).map_err(|fault| said(fault.reason))?;
        let table = shelf::replay(&record, None).map_err(|fault| said(fault.reason))?.table;
        let mut of_match: Vec<Found> = Vec::new();
        for (event, finding) in Examination::new(&*table).map_err(said)?.enumerate() {
            let Some(Finding::Decision(judged)) = finding else { continue };
            let scale = table.scale();
            if !is_clear(&judged, scale) || !(plan.sought.is_asked)(&judged, &options, &run.entries[..event]) {
                continue;
            }
            let slip = asked(slip::of(&*table, event, &judged), scale);
            if !known.insert((plan.sought.sign)(&slip, scale.limits()[1])) {
                continue;
            }
            let table = shelf::replay(&record, Some(event)).map_err(|fault| said(fault.reason))?.table;
            let wrong = goes_wrong(&*table, &judged);
            of_match.push(Found { table, slip, wrong, part: event * PARTS / run.entries.len() });
        }
        // Where medium goes wrong there is more to be learnt.
        of_match.sort_by_key(|found| found.wrong == 0);
        all.extend(of_match.into_iter().take(plan.sought.a_match));
    }
    unreachable!("matches are numbered without end")
}

fn said(why: Illegal) -> String {
    Lang::En.say(&why.0)
}

/// Whether there is one best decision, whatever it is called, and every other is clearly worse.
fn is_clear(judged: &Judged, scale: Scale) -> bool {
    let cost = |worth: f64| judged.value() - worth;
    let others: Vec<f64> = judged.candidates.iter().map(|(_, worth)| cost(*worth)).collect();
    let is_best = |cost: &f64| *cost < 1e-9;
    others.iter().all(|cost| is_best(cost) || scale.mark(*cost) >= Mark::Mistake) && !others.iter().all(is_best)
}

/// What is shipped of it: the best was played, and is known by no name that somebody chose.
fn asked(mut slip: Slip, scale: Scale) -> Slip {
    let best = slip.candidates[0].1;
    let good = slip.candidates.iter().take_while(|(_, worth)| scale.mark(best - worth) == Mark::Good).count();
    slip.candidates.truncate(good + KEPT);
    slip.candidates.iter_mut().for_each(|(_, worth)| *worth = (*worth * 1e4).round() / 1e4);
    slip.played.clone_from(&slip.candidates[0].0);
    // As it will be reckoned again from what is written.
    slip.mark = scale.mark(slip.candidates[0].1 - slip.candidates[good].1).word().to_owned();
    slip.after.clear();
    slip.who.clear();
    for (seat, player) in slip.header["players"].as_array_mut().into_iter().flatten().enumerate() {
        player["name"] = sought::name(seat, slip.seat).into();
    }
    slip
}

fn goes_wrong(table: &dyn Table, judged: &Judged) -> u64 {
    let wrong = |seed: &u64| {
        let decides = table.thinking(judged.seat, Level::Medium)(&mut Luck::new(*seed).thought(0));
        let decides = table.listed(judged.seat, &decides).unwrap_or(decides);
        let worth = judged.candidates.iter().find(|(one, _)| *one == decides).map_or(f64::MIN, |(_, worth)| *worth);
        table.scale().mark(judged.value() - worth) != Mark::Good
    };
    (0..MEDIUM_TRIALS).filter(wrong).count() as u64
}

fn rivals(found: &Found) -> Vec<String> {
    let all = &found.slip.candidates;
    let best = all[0].1;
    all.iter().filter(|(_, worth)| best - worth > 1e-9).take(look::RIVALS).map(|(one, _)| one.clone()).collect()
}

/// In an order that goes round all games, all parts of a match and what is best, in turn where medium goes wrong and where it does not.
fn spread(all: Vec<Found>) -> Vec<Found> {
    let (wrong, right): (Vec<Found>, Vec<Found>) = all.into_iter().partition(|found| found.wrong > 0);
    let (mut wrong, mut right) = (round(wrong).into_iter(), round(right).into_iter());
    let mut spread = Vec::new();
    loop {
        let pair = [wrong.next(), right.next()];
        if pair.iter().all(Option::is_none) {
            return spread;
        }
        spread.extend(pair.into_iter().flatten());
    }
}

fn round(all: Vec<Found>) -> Vec<Found> {
    let mut piles: BTreeMap<(String, String, usize, String), VecDeque<Found>> = BTreeMap::new();
    for found in all {
        // What is no word is a place or a number, and different anyway.
        let is_word = |word: &&str| word.chars().all(|letter| letter.is_ascii_lowercase());
        let best = found.slip.played.split(' ').next().filter(is_word).unwrap_or_default().to_owned();
        let pile = (found.slip.game.clone(), found.slip.header["options"].to_string(), found.part, best);
        piles.entry(pile).or_default().push_back(found);
    }
    let mut round = Vec::new();
    while piles.values().any(|pile| !pile.is_empty()) {
        round.extend(piles.values_mut().filter_map(VecDeque::pop_front));
    }
    round
}
