//! All benchmarks: `cargo bench -p research` runs them, `cargo bench -p research -- NAME` those of one file.

mod archive;
mod championship;
mod dice;
mod dre13ehn;
mod hear;
mod kvatrutafl;
mod ludix;
mod namaste;
mod print;
mod tavern;
mod trainer;
mod voice;

use criterion::Criterion;

/// A name, and the benches that go by it.
type Group = (&'static str, &'static [fn(&mut Criterion)]);

const ALL: &[Group] = &[
    ("archive", &[archive::archive]),
    ("championship", &[championship::championship]),
    ("dice", &[dice::dice]),
    ("dre13ehn", &[dre13ehn::rounds, dre13ehn::decisions, dre13ehn::plans]),
    ("hear", &[hear::hear]),
    ("kvatrutafl", &[kvatrutafl::games, kvatrutafl::network, kvatrutafl::decisions]),
    ("ludix", &[ludix::matches, ludix::decisions, ludix::found]),
    ("namaste", &[namaste::namaste]),
    ("print", &[print::print]),
    ("tavern", &[tavern::every_game, tavern::thinking]),
    ("trainer", &[trainer::trainer]),
    ("voice", &[voice::voice]),
];

fn main() {
    let wanted = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    // Chosen by file: what a benchmark is prepared with takes longer than many of them.
    let mut criterion = Criterion::default().configure_from_args().with_filter("");
    for (name, benchmarks) in ALL {
        if wanted.as_ref().is_none_or(|wanted| wanted == name) {
            benchmarks.iter().for_each(|benchmark| benchmark(&mut criterion));
        }
    }
    criterion.final_summary();
}
