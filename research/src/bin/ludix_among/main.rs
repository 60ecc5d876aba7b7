//! Measures the strong player of Ludix where more than two play (`docs/ludix-among.md`).
//! `cargo run --release -p research --bin ludix_among --`
//! - `exact [TOTAL]`: exactly, three who have banked TOTAL each (240);
//! - `respond [SEATS [STEP [MATCHES]]]`: what a best response on a grid of totals STEP apart wins from the beginning.

mod exact;
mod respond;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let what = words.next().unwrap_or_default();
    let numbers: Vec<usize> = words.map(|word| word.parse()).collect::<Result<_, _>>()?;
    let number = |place: usize, usual: usize| numbers.get(place).copied().unwrap_or(usual);
    match &*what {
        "exact" => exact::print(number(0, 240)),
        "respond" => {
            let (seats, step, matches) = (number(0, 3), number(1, 10), number(2, 100_000) as u64);
            for seat in 0..seats {
                let response = respond::Response::new(seats, seat, step);
                let [own, strong, error] = response.play(matches);
                println!(
                    "{seats} players, seat {seat}: expects {:.4}; wins {own:.4}, a strong player {strong:.4}: {:+.4} ± {error:.4}",
                    response.begins(),
                    own - strong
                );
            }
        }
        _ => return Err("exact or respond?".into()),
    }
    Ok(())
}
