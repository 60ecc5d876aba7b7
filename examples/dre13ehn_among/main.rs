//! Measures the strong player of dre13ehn where more than two play, in the first game and under the cup:
//!
//! - `cargo run --release --example dre13ehn_among -- exact [MODE [DICE]]`: exactly, what a best response to strong players
//!   gains in a round, among two to eight;
//! - `cargo run --release --example dre13ehn_among -- play [MODE [DICE [SEATS [MATCHES [SEED]]]]]`: what the same response
//!   gains in whole matches that are played.
//!
//! MODE is `open` or `cup` (`cup`). `docs/dre13ehn-among.md` has what came of it.

mod cup;
mod open;
mod play;
mod round;

use wurfzabel::game::options::{Options as _, Values};
use wurfzabel::games::dre13ehn::Options;

use round::Round;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize| words.get(place).map(String::as_str);
    let mode = word(1).unwrap_or("cup");
    let usual = match mode {
        "open" => "fire+fire",
        "cup" => "water+water",
        _ => return Err("open or cup?".into()),
    };
    let dice = word(2).unwrap_or(usual);
    let given = [("mode", mode), ("dice", dice)].map(|(key, value)| (key.to_owned(), value.to_owned()));
    let options = Options::read(&Values::from(given)).map_err(|_| "which dice?")?;
    let number = |place: usize, usual: u64| word(place).map_or(Ok(usual), str::parse);
    println!("{mode}, {dice}");
    match word(0) {
        Some("exact") => (2..=8).for_each(|seats| exact(&options, seats)),
        Some("play") => {
            let seats = usize::try_from(number(3, 3)?)?;
            if !(2..=8).contains(&seats) {
                return Err("two to eight play".into());
            }
            play::print(&options, seats, number(4, 10_000)?, number(5, 1)?);
        }
        _ => return Err("exact or play?".into()),
    }
    Ok(())
}

/// What the response wins of rounds by its place behind who begins, beside a strong player there.
fn exact(options: &Options, seats: usize) {
    let [strong, own] = [false, true].map(|responds| Round::new(options, seats, responds));
    let places = (0..seats).map(|place| [own.begins(place), strong.begins(place)]);
    let rows: Vec<[f64; 2]> = places.collect();
    let mean = |nth: usize| rows.iter().map(|row| row[nth]).sum::<f64>() / seats as f64;
    for (place, [own, strong]) in rows.iter().enumerate() {
        println!("{seats} players, place {}: {own:.5}, a strong player {strong:.5}: {:+.5}", place + 1, own - strong);
    }
    println!("{seats} players, mean: {:.5}, a strong player {:.5}: {:+.5}", mean(0), mean(1), mean(0) - mean(1));
}
