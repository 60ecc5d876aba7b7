//! Measures the strong player of Namaste beside the same network played for its own points alone, as it was before. The
//! same numbers give the same figures. `cargo run --release -p research --bin namaste_players --`
//! - `play [MATCHES [SEATS]]`: how often it wins with the other in all other seats, and as often as it hopes;
//! - `hurry [MATCHES [SEATS]]`: the same with players who fill truth boxes that pay well and else take bad karma;
//! - `costs [DECISIONS [SEATS]]`: from matches of strong players, and of one medium among them, one decision in so
//!   many: what they choose and what looks best is played on to the end with the same dice (as gnubg measures players).

use base::threads::{self, spread};
use games::game::bot::{Candidate, Level};
use games::game::chance::Luck;
use games::game::{Game, Seat, Turn};
use games::namaste::bots::features::Rivals;
use games::namaste::bots::judge;
use games::namaste::bots::net::{Learned, Net};
use games::namaste::bots::sheet::Sheet;
use games::namaste::{Action, Namaste};
use games::table::Players;
use games::table::rollout::{costs, estimate};

/// One decision of so many is looked at.
const EACH: u64 = 12;
/// So many decisions that look best are played on beside those that are chosen.
const BEST: usize = 3;
const TRIALS: u64 = 128;
/// Points that a truth box pays well with.
const GOOD: u8 = 12;

/// What is told is held against what comes of it where so many fields of the own sheet are filled.
const FILLED: [(usize, usize); 3] = [(0, 9), (9, 17), (17, 26)];

type Judge<'a> = &'a (dyn Fn(&Namaste, Seat) -> Vec<Candidate<Action>> + Sync);

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

fn rolled(seen: &Namaste, seat: Seat, action: &Action, judge: Judge<'_>, luck: Luck) -> f64 {
    let (mut state, mut thrown) = (seen.clone(), 0);
    state.act(seat, action);
    loop {
        match state.turn() {
            Turn::Over(winners) if winners.contains(&seat) => return 1.0 / winners.len() as f64,
            Turn::Over(_) => return 0.0,
            Turn::Roll(throw) | Turn::Faces(throw) => {
                // The n-th throw is the same, however many dice it has.
                thrown += 1;
                state.roll(&throw.draw(&mut luck.after(thrown)));
            }
            Turn::Seats(seats) => {
                let judged = judge(&state, seats[0]);
                state.act(seats[0], &judged[0].action);
            }
        }
    }
}

fn decisions(count: usize, seats: usize, [own, other]: [Judge<'_>; 2]) -> Vec<(Namaste, Seat)> {
    let (mut kept, mut number) = (Vec::new(), 0);
    while kept.len() < count {
        let (mut state, mut dice) = (Namaste::start(&(), seats), Luck::new(3).nth(number).after(0));
        let (mut seen, place) = (number, usize::try_from(number).unwrap_or_default() % seats);
        loop {
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) | Turn::Faces(throw) => state.roll(&throw.draw(&mut dice)),
                Turn::Seats(deciding) => {
                    let seat = deciding[0];
                    seen += u64::from(seat == place);
                    let judged = if seat == place { own } else { other }(&state, seat);
                    if seat == place && seen.is_multiple_of(EACH) && judged.len() > 1 {
                        kept.push((state.clone(), seat));
                    }
                    state.act(seat, &judged[0].action);
                }
            }
        }
        number += 1;
    }
    kept.truncate(count);
    kept
}

/// In per cent of a win, where the one of that place plays with others of the first kind, who play all on.
fn tell_costs(count: usize, seats: usize, own: usize, judges: &[(&str, Judge<'_>)]) {
    let judge = judges[0].1;
    let positions = decisions(count, seats, [judges[own].1, judge]);
    let cost = |n: usize| {
        let (state, seat) = &positions[n];
        let chosen: Vec<Action> = judges.iter().map(|(_, judge)| judge(state, *seat)[0].action).collect();
        let mut looked: Vec<Action> = judge(state, *seat).into_iter().take(BEST).map(|one| one.action).collect();
        for action in &chosen {
            if !looked.contains(action) {
                looked.push(*action);
            }
        }
        let luck = |trial| Luck::new(4).nth(n as u64 * TRIALS + trial);
        let worths = |action| (0..TRIALS).map(|trial| rolled(state, *seat, action, judge, luck(trial))).collect();
        let costs = costs(&looked.iter().map(worths).collect::<Vec<Vec<f64>>>());
        let rolled = |action| looked.iter().position(|other| other == action).map_or(0.0, |place| costs[place]);
        let judged = judge(state, *seat);
        let told = |action: &Action| {
            judged.iter().find(|one| one.action == *action).map_or(0.0, |one| judged[0].value - one.value)
        };
        chosen.iter().map(|action| [rolled(action), told(action)]).collect::<Vec<[f64; 2]>>()
    };
    let threads = threads::cores();
    let all = spread(threads, positions.len(), || true, cost).unwrap_or_default();
    let per_cent = |of: &dyn Fn(&Vec<[f64; 2]>) -> f64| {
        let found = estimate(&all.iter().map(of).collect::<Vec<f64>>());
        format!("{:.3} ± {:.3} %", 100.0 * found.mean, 100.0 * found.error)
    };
    println!("{seats} players, {} decisions of {} among several, of a win", all.len(), judges[own].0);
    for (place, (name, _)) in judges.iter().enumerate() {
        println!("  {name}: {}, told {}", per_cent(&|costs| costs[place][0]), per_cent(&|costs| costs[place][1]));
        let more = |costs: &Vec<[f64; 2]>| costs[place][0] - costs[0][0];
        if place > 0 {
            println!("  more than {}: {}", judges[0].0, per_cent(&more));
            for (least, most) in FILLED {
                let within = |n: &usize| {
                    (least..most).contains(&Sheet::of(&positions[*n].0.players()[positions[*n].1]).filled())
                };
                let some = || all.iter().enumerate().filter(|(n, _)| within(n)).map(|(_, costs)| costs);
                // The slope of the one over the other, by least squares.
                let sum =
                    |of: &dyn Fn(f64, f64) -> f64| some().map(|costs| of(costs[place][1], more(costs))).sum::<f64>();
                let squares = sum(&|told, _| told * told);
                let slope = sum(&|told, more| told * more) / squares;
                let error = sum(&|told, more| (told * (more - slope * told)).powi(2)).sqrt() / squares;
                println!(
                    "    {least} to {} fields filled, {} decisions: {slope:.3} ± {error:.3} of what is told",
                    most - 1,
                    some().count()
                );
            }
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize| words.get(place).map(|word| word.parse::<u64>()).transpose();
    let (count, seats) = (number(1)?, number(2)?.map(usize::try_from).transpose()?);
    let net = Net::from_bytes(include_bytes!("../../../assets/namaste/strong.net"))?;
    let strong = Namaste::bot(Level::Strong);
    let to_win = |state: &Namaste, seat: Seat| strong.judge(state, seat, &mut Luck::new(0).thought(0));
    let for_points = |state: &Namaste, seat: Seat| {
        judge(state, seat, &Learned::new(&net, Sheet::of(&state.players()[seat]), Rivals::of(state, seat)))
    };
    let medium = Namaste::bot(Level::Medium);
    let by_fit = |state: &Namaste, seat: Seat| medium.judge(state, seat, &mut Luck::new(0).thought(0));
    let all_seats = seats.map_or(2..=4, |seats| seats..=seats);
    match words.first().map(String::as_str) {
        Some("play") => all_seats.for_each(|seats| play_all(count.unwrap_or(20_000), seats, [&to_win, &for_points])),
        Some("hurry") => all_seats.for_each(|seats| play_all(count.unwrap_or(4_000), seats, [&to_win, &hurry])),
        Some("costs") => {
            let count = usize::try_from(count.unwrap_or(4_000))?;
            let judges: [(&str, Judge<'_>); 3] =
                [("strong", &to_win), ("for points", &for_points), ("medium", &by_fit)];
            all_seats.for_each(|seats| [0, 2].into_iter().for_each(|own| tell_costs(count, seats, own, &judges)));
        }
        _ => return Err("play [MATCHES [SEATS]], hurry [MATCHES [SEATS]] or costs [DECISIONS [SEATS]]?".into()),
    }
    Ok(())
}

/// What pays in a truth box a whole [`GOOD`] in one's own turn, and less in another's; else the end comes nearer.
fn hurry(state: &Namaste, seat: Seat) -> Vec<Candidate<Action>> {
    let least = if state.active() == seat { GOOD } else { GOOD * 2 / 3 };
    let worth = |action: &Action| match action {
        Action::Enter(field, sum) => field.truth().map_or(0, |truth| truth.pays(*sum)),
        Action::Dice(count) => *count,
        Action::Karma | Action::Pass => least,
    };
    let legal = state.legal(seat).into_iter();
    let best = legal.max_by_key(worth).map(|action| Candidate { action, value: 0.0 });
    best.into_iter().collect()
}

fn play_all(matches: u64, seats: usize, [to_win, for_points]: [Judge<'_>; 2]) {
    let played = (0..matches).map(|number| {
        let own = usize::try_from(number).unwrap_or_default() % seats;
        let judges: Vec<Judge<'_>> = (0..seats).map(|seat| if seat == own { to_win } else { for_points }).collect();
        // The same dice with every seat in turn.
        let (shares, points, _) = play(&judges, Luck::new(1).nth(number / seats as u64));
        let others = points.iter().sum::<f64>() - points[own];
        (shares[own], points[own], others / (seats - 1) as f64)
    });
    let played: Vec<_> = played.collect();
    let of = |part: &dyn Fn(&(f64, f64, f64)) -> f64| estimate(&played.iter().map(part).collect::<Vec<f64>>());
    let won = of(&|one| one.0);
    let points = [of(&|one| one.1).mean, of(&|one| one.2).mean];
    let [own, others] = points;
    println!(
        "{seats} players, {matches} matches: wins {:.4} ± {:.4} where {:.4} would be equal; {own:.1} points, the others {others:.1}",
        won.mean,
        won.error,
        1.0 / seats as f64
    );
    let mut tenths = [[0.0; 3]; 10];
    for number in 0..matches / 10 {
        let (shares, _, hopes) = play(&vec![to_win; seats], Luck::new(2).nth(number));
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
