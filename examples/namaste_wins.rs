//! Measures the strong player of Namaste: how often it wins against the same network played for its own points alone, as
//! the strong player was before, in all other seats; and whether what it hopes for is what it wins.
//!
//! `cargo run --release --example namaste_wins -- [MATCHES [SEATS]]`; the same numbers give the same figures.

use wurfzabel::game::bot::{Candidate, Level};
use wurfzabel::game::chance::Luck;
use wurfzabel::game::{Game, Seat, Turn};
use wurfzabel::games::namaste::bots::features::Rivals;
use wurfzabel::games::namaste::bots::judge;
use wurfzabel::games::namaste::bots::net::{Learned, Net};
use wurfzabel::games::namaste::bots::sheet::Sheet;
use wurfzabel::games::namaste::{Action, Namaste};
use wurfzabel::table::Players;

/// A way to judge decisions.
type Judge<'a> = &'a dyn Fn(&Namaste, Seat) -> Vec<Candidate<Action>>;

/// Plays a match; gives back everybody's share of the win, the points, and what who decided hoped for.
fn play(judges: &[Judge<'_>], luck: Luck) -> (Vec<f64>, Vec<f64>, Vec<(Seat, f64)>) {
    let (mut state, mut dice, mut hopes) = (Namaste::start(&(), judges.len()), luck.after(0), Vec::new());
    let winners = loop {
        match state.turn() {
            Turn::Over(winners) => break winners,
            Turn::Roll(throw) | Turn::Faces(throw) => state.roll(&throw.draw(&mut dice)),
            Turn::Seats(seats) => {
                let seat = seats[0];
                let judged = judges[seat](&state, seat);
                hopes.push((seat, judged[0].value));
                state.act(seat, &judged[0].action);
            }
        }
    };
    let share = |seat| if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    let points = state.scores().into_iter().map(|score| score.number()).collect();
    ((0..judges.len()).map(share).collect(), points, hopes)
}

/// A mean and its standard error.
fn mean(all: impl Iterator<Item = f64>) -> (f64, f64) {
    let (count, sum, squares) =
        all.fold((0.0, 0.0, 0.0), |(n, sum, squares), one| (n + 1.0, sum + one, squares + one * one));
    let mean: f64 = sum / count;
    (mean, ((squares / count - mean * mean) / (count - 1.0)).max(0.0).sqrt())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<u64> = std::env::args().skip(1).map(|word| word.parse()).collect::<Result<_, _>>()?;
    let matches = words.first().copied().unwrap_or(20_000);
    let net = Net::from_bytes(include_bytes!("../assets/namaste/strong.net"))?;
    let strong = Namaste::bot(Level::Strong);
    let to_win = |state: &Namaste, seat: Seat| strong.judge(state, seat, &mut Luck::new(0).thought(0));
    let for_points = |state: &Namaste, seat: Seat| {
        judge(state, seat, &Learned::new(&net, Sheet::of(&state.players()[seat]), Rivals::of(state, seat)))
    };
    let seats = words.get(1).and_then(|seats| usize::try_from(*seats).ok());
    for seats in seats.map_or(2..=4, |seats| seats..=seats) {
        let played = (0..matches).map(|number| {
            let own = usize::try_from(number).unwrap_or_default() % seats;
            let judges: Vec<Judge<'_>> =
                (0..seats).map(|seat| if seat == own { &to_win as Judge<'_> } else { &for_points }).collect();
            // The same dice with every seat in turn.
            let (shares, points, _) = play(&judges, Luck::new(1).nth(number / seats as u64));
            let others = points.iter().sum::<f64>() - points[own];
            (shares[own], points[own], others / (seats - 1) as f64)
        });
        let played: Vec<_> = played.collect();
        let won = mean(played.iter().map(|one| one.0));
        let points = [mean(played.iter().map(|one| one.1)).0, mean(played.iter().map(|one| one.2)).0];
        let [own, others] = points;
        println!(
            "{seats} players, {matches} matches: wins {:.4} ± {:.4} where {:.4} would be equal; {own:.1} points, the others {others:.1}",
            won.0,
            won.1,
            1.0 / seats as f64
        );
        let mut tenths = [[0.0; 3]; 10];
        for number in 0..matches / 10 {
            let (shares, _, hopes) = play(&vec![&to_win as Judge<'_>; seats], Luck::new(2).nth(number));
            for (seat, hope) in hopes {
                let tenth = &mut tenths[((hope * 10.0) as usize).min(9)];
                let more = [1.0, hope, shares[seat]];
                tenth.iter_mut().zip(more).for_each(|(sum, one)| *sum += one);
            }
        }
        for [count, hoped, won] in tenths.into_iter().filter(|tenth| tenth[0] > 0.0) {
            println!("  hoped for {:.3}, won {:.3} of {count} decisions", hoped / count, won / count);
        }
    }
    Ok(())
}
