//! What it is worth, among three and more, to play an evening of pub games for its end and not for each stroke; what a
//! response found by playing on gains in the last game (`docs/levels.md`), there with the same dice for both.
//! `cargo run --release -p research --bin tavern_among --` and `play SEATS EVENINGS`, `last SEATS GAMES` or `respond
//! SEATS GAMES TRIALS`

use std::error::Error;

use base::threads;
use games::game::bot::Level;
use games::game::chance::Luck;
use games::game::options::Values;
use games::game::{Game, Seat, Turn, position};
use games::table::Players;
use games::tavern::action::Action;
use games::tavern::bout::{Bout, Chosen, Kind};
use games::tavern::evening::Evening;
use rand::{Rng, RngExt};

/// The games in which somebody decides and one has the stroke.
const PROGRAMME: &str = "grosse-hausnummer,studentenpasch,kleine-hausnummer,schikanen,studentenpasch";

#[derive(Clone, Copy, PartialEq)]
enum Plays {
    /// For the end of the evening.
    Strong,
    /// For no stroke in the game under way, as until 1.1.
    Before,
    /// As playing on so often says is best.
    Response(usize),
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize| words.get(at).ok_or("SEATS and how many")?.parse::<usize>().map_err(Box::<dyn Error>::from);
    let (seats, count) = (number(1)?, number(2)?);
    match words.first().map(String::as_str) {
        Some("play") => {
            use Plays::{Before, Strong};
            for (one, others) in [(Strong, Before), (Before, Strong)] {
                let name =
                    if one == Strong { "strong beside strong until 1.1" } else { "strong until 1.1 beside strong" };
                tell(name, seats, &shares(count, |n| played(&whole(seats)?, n, (n % seats, one), others)));
            }
        }
        Some(what @ ("last" | "respond")) => {
            let one = if what == "last" { Plays::Before } else { Plays::Response(number(3)?) };
            let [own, strong] = [one, Plays::Strong]
                .map(|one| shares(count, |n| played(&last(seats, n)?, n, (n % seats, one), Plays::Strong)));
            tell(if what == "last" { "strong until 1.1" } else { "the response" }, seats, &own);
            tell("strong", seats, &strong);
            tell("gain", 0, &own.iter().zip(&strong).map(|(own, strong)| own - strong).collect::<Vec<_>>());
        }
        _ => return Err("play SEATS EVENINGS, last SEATS GAMES or respond SEATS GAMES TRIALS".into()),
    }
    Ok(())
}

fn shares(count: usize, one: impl Fn(usize) -> Option<f64> + Sync) -> Vec<f64> {
    let all = threads::spread(threads::cores(), count, || true, one);
    all.into_iter().flatten().flatten().collect()
}

fn tell(name: &str, seats: usize, shares: &[f64]) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let error = (shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count / count).sqrt();
    let even = if seats > 0 { format!(" (even: {:.2} %)", 100.0 / seats as f64) } else { String::new() };
    println!("{name}: {:.3} ± {:.3} %{even}, {count}", 100.0 * mean, 100.0 * error);
}

fn chosen() -> Option<Chosen> {
    let values = Values::from([("program".to_owned(), PROGRAMME.to_owned())]);
    Chosen::read(Evening::CARD, &values).ok()
}

fn whole(seats: usize) -> Option<Bout> {
    Some(Bout::start(&chosen()?, seats))
}

/// Before the last game, the strokes of the others having been dealt to anybody.
fn last(seats: usize, n: usize) -> Option<Bout> {
    let mut rng = Luck::new(11).nth(n as u64).after(0);
    let games = PROGRAMME.split(',').count();
    let mut strokes = vec![0; seats];
    (1..games).for_each(|_| strokes[rng.random_range(0..seats)] += 1);
    Bout::placed(&chosen()?, seats, &format!("{} game {games}", position::marked(&strokes, (games - 1) % seats))).ok()
}

/// What the one has of the win.
fn played(begun: &Bout, n: usize, (own, one): (Seat, Plays), others: Plays) -> Option<f64> {
    let luck = Luck::new(7).nth(n as u64);
    let mut bout = begun.clone();
    for event in 0.. {
        match bout.turn() {
            Turn::Roll(throw) => bout.roll(&throw.draw(&mut luck.after(event))),
            Turn::Faces(_) => return None,
            Turn::Over(winners) => {
                return Some(if winners.contains(&own) { 1.0 / winners.len() as f64 } else { 0.0 });
            }
            Turn::Seats(seats) => {
                let seat = *seats.first()?;
                let by = if seat == own { one } else { others };
                let action = decides(&bout, seat, by, luck.nth(event as u64), &mut luck.thought(event));
                bout.act(seat, &action);
            }
        }
    }
    None
}

fn decides(bout: &Bout, seat: Seat, by: Plays, luck: Luck, rng: &mut dyn Rng) -> Action {
    let strong = Bout::bot(Level::Strong);
    match by {
        Plays::Strong => strong.choose(bout, seat, rng),
        Plays::Before => {
            let before = bout.part().judge(seat, bout.ties(), None);
            before.first().map_or_else(|| strong.choose(bout, seat, rng), |best| best.action)
        }
        Plays::Response(trials) => {
            let judged = strong.judge(bout, seat, rng);
            let Some(best) = judged.first() else { return strong.choose(bout, seat, rng) };
            let wins = |action: Action| -> Vec<f64> {
                let mut after = bout.clone();
                after.act(seat, &action);
                (0..trials)
                    .filter_map(|trial| {
                        played(&after, luck.nth(trial as u64).seed() as usize, (seat, Plays::Strong), Plays::Strong)
                    })
                    .collect()
            };
            let of_best = wins(best.action);
            // Only what is better beyond doubt, lest luck decides.
            let gain = |action: Action| {
                let gains: Vec<f64> = wins(action).iter().zip(&of_best).map(|(one, best)| one - best).collect();
                let count = gains.len() as f64;
                let mean = gains.iter().sum::<f64>() / count;
                let error = (gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>()).sqrt() / count;
                mean - 2.0 * error
            };
            let near = judged[1..].iter().take(3).take_while(|other| best.value - other.value < 0.1);
            let found =
                near.map(|other| (gain(other.action), other.action)).max_by(|one, other| one.0.total_cmp(&other.0));
            found.filter(|(gain, _)| *gain > 0.0).map_or(best.action, |(_, action)| action)
        }
    }
}
