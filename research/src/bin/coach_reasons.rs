//! How far the coach's reasons agree with the computer player that judges marked decisions. One is kept that is right
//! nine of ten times. From all games, or those of `wurfzabel play GAME --out FOLDER`:
//! `cargo run --release -p research --bin coach_reasons -- [SEED [GAME]]`, or `… -- FILE.wurf…`; with `en` or `de` before
//! them each decision is printed as well, with its position and what the coach says of it.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::{Mutex, PoisonError};

use base::i18n::Lang;
use base::threads;
use games::game::Illegal;
use games::game::bot::Level::{self, Easy, Medium};
use games::game::bot::Mark;
use games::game::chance::Luck;
use games::game::options::Values;
use games::game::record::Record;
use games::shelf;
use games::table::Table;
use games::table::review::{Examination, Finding};
use games::table::run::Series;

/// A game, its options, who plays, and how many matches.
const PLAYED: [(&str, &str, &[Level], u64); 28] = [
    ("namaste", "", &[Easy, Medium], 10),
    ("namaste", "", &[Medium, Medium], 30),
    ("namaste", "", &[Medium, Easy, Medium], 10),
    ("dre13ehn", "mode=open dice=fire+fire", &[Easy, Medium], 20),
    ("dre13ehn", "mode=open dice=water+water", &[Easy, Medium, Easy], 20),
    ("dre13ehn", "mode=duel", &[Easy, Medium], 40),
    ("dre13ehn", "mode=duel cup=yes", &[Easy, Medium], 60),
    ("dre13ehn", "mode=cup", &[Easy, Medium], 20),
    ("dre13ehn", "mode=cup dice=fire+fire", &[Medium, Medium], 20),
    ("dre13ehn", "mode=cup dice=earth+earth", &[Easy, Medium], 20),
    ("dre13ehn", "mode=cup", &[Easy, Medium, Easy], 6),
    ("dre13ehn", "mode=cup dice=fire+fire", &[Easy, Medium, Medium], 6),
    ("dre13ehn", "mode=cup dice=water+air", &[Easy, Medium, Medium, Easy], 6),
    ("dre13ehn", "mode=points", &[Easy, Medium], 40),
    ("dre13ehn", "mode=solo", &[Easy], 40),
    ("kvatrutafl", "", &[Easy, Medium], 6),
    ("kvatrutafl", "", &[Medium, Medium], 16),
    ("ludix", "", &[Easy, Medium], 60),
    ("ludix", "", &[Easy, Medium, Easy], 30),
    ("ludix", "", &[Easy, Medium, Easy, Medium, Easy], 20),
    ("grosse-hausnummer", "", &[Easy, Medium, Easy], 200),
    ("grosse-hausnummer", "ties=all", &[Easy, Easy, Easy, Easy], 100),
    ("kleine-hausnummer", "", &[Easy, Medium, Easy], 200),
    ("schikanen", "", &[Easy, Easy, Easy, Easy], 200),
    ("schikanen", "throws=3", &[Easy, Medium, Easy], 100),
    ("sequenz", "throws=3", &[Easy, Easy], 200),
    ("studentenpasch", "", &[Easy, Medium, Easy], 200),
    ("evening", "", &[Easy, Medium, Easy], 10),
];

/// What is said of the decisions that bear a mark.
#[derive(Default)]
struct Count {
    /// How often each reason speaks for what was better, and for what was played.
    reasons: BTreeMap<String, [usize; 2]>,
    marked: usize,
    silent: usize,
}

impl Count {
    fn add(&mut self, other: Self) {
        self.marked += other.marked;
        self.silent += other.silent;
        for (id, [right, wrong]) in other.reasons {
            let sum = self.reasons.entry(id).or_default();
            *sum = [sum[0] + right, sum[1] + wrong];
        }
    }

    fn table(&mut self, table: &dyn Table, lang: Option<Lang>) -> Result<(), Illegal> {
        let mut before = table.title().open(table.header().clone())?;
        for (finding, line) in Examination::new(table)?.zip(table.history()) {
            if let Some(Finding::Decision(judged)) = finding
                && judged.mark != Mark::Good
            {
                let right = before.reason(judged.seat, &judged.played, &judged.other);
                let wrong = before.reason(judged.seat, &judged.other, &judged.played);
                self.marked += 1;
                self.silent += usize::from(right.is_empty());
                if let Some(lang) = lang {
                    let position = before.position().unwrap_or_else(|_| before.state().to_string());
                    let said: Vec<String> = right.iter().map(|reason| lang.sentence(reason)).collect();
                    let [worth, other] = [judged.worth, judged.other_worth].map(|worth| judged.told(worth));
                    println!(
                        "{position}\n  {} ({worth:.3}), better {} ({other:.3}): {}",
                        judged.played,
                        judged.other,
                        said.join(" ")
                    );
                }
                for (nth, reasons) in [right, wrong].into_iter().enumerate() {
                    for reason in reasons {
                        self.reasons.entry(reason.id.into_owned()).or_default()[nth] += 1;
                    }
                }
            }
            before.enter(&line.entry)?;
        }
        Ok(())
    }
}

fn played(
    game: &str,
    options: &str,
    levels: &[Level],
    games: u64,
    seed: u64,
    lang: Option<Lang>,
) -> Result<Count, String> {
    let title = shelf::find(game).ok_or("it is on the shelf")?;
    let pairs = options.split_whitespace().filter_map(|option| option.split_once('='));
    let options: Values = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    let players = levels.iter().enumerate().map(|(nth, level)| (nth.to_string(), *level)).collect();
    let series = Series { options, players, games, luck: Luck::new(seed) };
    let sum = Mutex::new(Count::default());
    let counted = series.play::<Illegal>(title, threads::cores(), &|_, run| {
        let mut table = title.open(run.header.clone())?;
        for entry in &run.entries {
            table.enter(entry)?;
        }
        let mut count = Count::default();
        count.table(&*table, lang)?;
        sum.lock().unwrap_or_else(PoisonError::into_inner).add(count);
        Ok(())
    });
    counted.map_err(|illegal| format!("{illegal:?}"))?;
    Ok(sum.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn percent(part: usize, of: usize) -> f64 {
    100.0 * part as f64 / of.max(1) as f64
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let lang = args.first().and_then(|code| Lang::from_code(code));
    args.drain(..usize::from(lang.is_some()));
    let mut all = Count::default();
    if args.iter().any(|arg| arg.ends_with(".wurf")) {
        for file in args {
            let record = Record::read(&std::fs::read(file)?).map_err(|fault| format!("{fault:?}"))?;
            let table = shelf::replay(&record, None).map_err(|fault| format!("{fault:?}"))?.table;
            all.table(&*table, lang).map_err(|illegal| format!("{illegal:?}"))?;
        }
    } else {
        let seed = args.first().map_or(Ok(1), |seed| seed.parse())?;
        let wanted = |game: &str| args.get(1).is_none_or(|only| only == game);
        for (game, options, levels, games) in PLAYED.into_iter().filter(|(game, ..)| wanted(game)) {
            let count = played(game, options, levels, games, seed, lang)?;
            let silent = percent(count.silent, count.marked);
            println!("{game} {options}, {} players: {} decisions, {silent:.1} % silent", levels.len(), count.marked);
            all.add(count);
        }
    }
    println!("{} decisions, {:.1} % without a reason", all.marked, percent(all.silent, all.marked));
    for (id, [right, wrong]) in all.reasons {
        println!("{id:32} {right:5} for the better, {wrong:4} for the worse: {:3.0} %", percent(right, right + wrong));
    }
    Ok(())
}
