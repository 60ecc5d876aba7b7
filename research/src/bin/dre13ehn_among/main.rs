//! Measures the strong player of dre13ehn where more than two play (`docs/dre13ehn-among.md`). MODE is `open`, `cup`
//! or, beside strong until 1.1, `before`. `cargo run --release -p research --bin dre13ehn_among --`
//! - `rounds [MODE [DICE]]`: exactly, what a best response gains in a round, among two to eight;
//! - `match [MODE [DICE [SEATS [TARGET]]]]`: exactly, the same in a match to TARGET wins (13);
//! - `play [MODE [DICE [SEATS [TARGET [MATCHES [SEED]]]]]]`: what that response to a match wins by the rules;
//! - `company` with the same: what one of each level, and strong until 1.1, wins beside others who play alike.

mod cup;
mod group;
mod open;
mod play;
mod round;
mod whole;

use std::sync::Arc;

use games::dre13ehn::Options;
use games::game::options::{Options as _, Values};

use group::Group;
use round::{Ends, Round};
use whole::Whole;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize| words.get(place).map(String::as_str);
    let number = |place: usize, usual: u64| word(place).map_or(Ok(usual), str::parse);
    let mode = word(1).unwrap_or("cup");
    let usual = match mode {
        "open" => "fire+fire",
        "cup" | "before" => "water+water",
        _ => return Err("open, cup or before?".into()),
    };
    let dice = word(2).unwrap_or(usual);
    let (seats, target) = (usize::try_from(number(3, 3)?)?, usize::try_from(number(4, 13)?)?);
    if !(2..=8).contains(&seats) {
        return Err("two to eight play".into());
    }
    let before = mode == "before";
    let given = [("mode", if mode == "open" { mode } else { "cup" }), ("dice", dice), ("target", &target.to_string())];
    let given: Values = given.map(|(key, value)| (key.to_owned(), value.to_owned())).into();
    let options = Options::read(&given).map_err(|_| "which dice, to how many wins?")?;
    println!("{mode}, {dice}");
    match word(0) {
        Some("rounds") => (2..=8).for_each(|seats| rounds(&options, seats, before)),
        Some("match") => whole(&options, seats, target, before),
        Some("play") => play::print(&options, seats, target, before, number(5, 10_000)?, number(6, 1)?),
        Some("company") => play::company(&options, seats, target, number(5, 10_000)?, number(6, 1)?),
        _ => return Err("rounds, match, play or company?".into()),
    }
    Ok(())
}

/// What the response wins of rounds by its place behind who begins, beside a strong player there.
fn rounds(options: &Options, seats: usize, before: bool) {
    let now = std::time::Instant::now();
    let group = Arc::new(Group::new(options, seats, before));
    println!("found in {:?}", now.elapsed());
    let chances = [true, false].map(|responds| {
        let round = Round::new(&group, responds, Ends::won(seats));
        (0..seats).map(|place| round.begins(behind(seats, place), true)).collect()
    });
    compare(&format!("{seats} players, place"), chances);
}

fn whole(options: &Options, seats: usize, target: usize, before: bool) {
    let group = Arc::new(Group::new(options, seats, before));
    let chances = [true, false].map(|responds| {
        let whole = Whole::new(&group, responds, target);
        (0..seats).map(|seat| whole.worth(&vec![0; seats], behind(seats, seat), true)).collect()
    });
    compare(&format!("{seats} players to {target} wins, seat"), chances);
}

/// Who begins, as one sees it who sits so many places behind.
fn behind(seats: usize, place: usize) -> usize {
    (seats - place) % seats
}

fn compare(what: &str, [own, strong]: [Vec<f64>; 2]) {
    let more = |own: f64, strong: f64| println!("{own:.5}, a strong player {strong:.5}: {:+.5}", own - strong);
    for (place, (own, strong)) in own.iter().zip(&strong).enumerate() {
        print!("{what} {}: ", place + 1);
        more(*own, *strong);
    }
    let mean = |all: &[f64]| all.iter().sum::<f64>() / all.len() as f64;
    print!("mean: ");
    more(mean(&own), mean(&strong));
}
