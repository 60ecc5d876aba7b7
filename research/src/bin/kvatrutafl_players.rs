//! The strong players of Kvátrutafl beside each other. A player is `shipped` or a file of weights, and after a colon
//! `very-strong` or how many turns it values with one throw ahead and with two: `shipped:12,0` is strong as in 1.0.
//! `cargo run --release -p research --bin kvatrutafl_players --`
//! - `play GAMES ONE OTHER`: how many the first wins, by how many points; in pairs with the same dice, sides changed;
//! - `costs POSITIONS ONE…`: from games of the first against itself, all choices and the best to very strong rolled out
//!   and compared (as gnubg measures players);
//! - `openings ERROR`: known to that standard error, as `assets/kvatrutafl/openings.txt` holds them.

use std::collections::BTreeMap;

use base::threads;
use games::game::bot::Bot;
use games::game::chance::Luck;
use games::game::options::{Options as _, Values};
use games::game::record::{Entry, Header, Player, PlayerKind};
use games::game::{Face, Game, Illegal, Seat, Turn};
use games::kvatrutafl::bots::net::Net;
use games::kvatrutafl::bots::stakes::Stakes;
use games::kvatrutafl::bots::think::{Judge, SHIPPED};
use games::kvatrutafl::bots::{Learned, STRONG, SearchLimits, VERY_STRONG};
use games::kvatrutafl::options::Options;
use games::kvatrutafl::{Action, Kvatrutafl, LegalTurn, Turn as Whole};
use games::table::rollout::{self, Estimate, How, estimate};
use games::table::{Of, Table};
use rand::RngExt;

/// One decision of so many is looked at.
const EACH: u64 = 12;
/// So many turns that look best are rolled out beside those that are chosen.
const BEST: usize = 4;
const TRIALS: u64 = 36;
/// So many portions of trials an opening is rolled out at least, and at most.
const LEAST: u64 = 16;
const MOST: u64 = 200;
/// After so many throws the network says how it stands.
const THROWS: usize = 8;

const USAGE: &str = "play GAMES ONE OTHER, costs POSITIONS ONE…, or openings ERROR";

type Wrong = Box<dyn std::error::Error + Send + Sync>;

struct Competitor {
    name: String,
    net: Net,
    limits: SearchLimits,
}

impl Competitor {
    fn named(name: &str) -> Result<Self, Wrong> {
        let (file, widths) = name.split_once(':').unwrap_or((name, ""));
        let net = if file == "shipped" { shipped().clone() } else { Net::from_bytes(&std::fs::read(file)?)? };
        let limits = match widths.split_once(',') {
            Some((one, two)) => {
                SearchLimits { widths: [one.parse()?, two.parse()?], near: f32::MAX, most: usize::MAX, book: false }
            }
            None if widths == "very-strong" => VERY_STRONG,
            None => STRONG,
        };
        Ok(Self { name: name.to_owned(), net, limits })
    }

    fn bot(&self) -> Learned<'_> {
        Learned { net: &self.net, limits: self.limits }
    }

    fn chooses(&self, game: &Kvatrutafl, seat: Seat) -> Action {
        self.bot().choose(game, seat, &mut Luck::new(0).thought(0))
    }
}

fn start() -> Result<Kvatrutafl, Wrong> {
    Ok(Kvatrutafl::start(&Options::read(&Values::new()).map_err(|why| format!("{why:?}"))?, 2))
}

fn game(players: [&Competitor; 2], luck: Luck, mut each: impl FnMut(&Kvatrutafl, Seat)) -> Result<Kvatrutafl, Wrong> {
    let (mut game, mut dice) = (start()?, luck.after(0));
    loop {
        match game.turn() {
            Turn::Roll(throw) | Turn::Faces(throw) => game.roll(&throw.draw(&mut dice)),
            Turn::Seats(seats) => {
                each(&game, seats[0]);
                let action = players[seats[0]].chooses(&game, seats[0]);
                game.act(seats[0], &action);
            }
            Turn::Over(_) => return Ok(game),
        }
    }
}

fn spread<T: Send>(count: u64, work: impl Fn(u64) -> Result<T, Wrong> + Sync) -> Result<Vec<T>, Wrong> {
    let threads = threads::cores();
    let all = threads::spread(threads, usize::try_from(count)?, || true, |n| work(n as u64));
    all.unwrap_or_default().into_iter().collect()
}

fn play(games: u64, one: &Competitor, other: &Competitor) -> Result<(), Wrong> {
    // Both games of a pair are one measurement: their dice are the same.
    let pairs = spread(games.div_ceil(2), |pair| {
        let (mut won, mut points) = (0.0, 0.0);
        for seat in 0..2 {
            let players = if seat == 0 { [one, other] } else { [other, one] };
            let scores = game(players, Luck::new(1).nth(pair), |_, _| {})?.scores();
            let ahead = (scores[seat] - scores[1 - seat]).number();
            won += if ahead > 0.0 {
                0.5
            } else if ahead == 0.0 {
                0.25
            } else {
                0.0
            };
            points += ahead / 2.0;
        }
        Ok((won, points))
    })?;
    let (won, points): (Vec<f64>, Vec<f64>) = pairs.into_iter().unzip();
    let [won, points] = [won, points].map(|all| estimate(&all));
    println!("{} against {}: {games} games", one.name, other.name);
    let (share, error) = (100.0 * won.mean, 100.0 * won.error);
    println!("won {share:.2} ± {error:.2} %, {:+.3} ± {:.3} points a game", points.mean, points.error);
    Ok(())
}

/// Plays a turn on by the network alone, the luck of the dice subtracted; what came of it for its side.
fn rolled(turn: &Whole, luck: Luck) -> f64 {
    let stakes = Stakes::points();
    let mut judge = Judge::playing_for(shipped(), stakes.clone());
    let (mut turn, mut sign, mut brought, mut dice) = (*turn, 1.0, 0.0, luck.after(0));
    for throw in 0.. {
        if let Some(prize) = stakes.prize(&turn) {
            return sign * f64::from(prize) - brought;
        }
        let (position, seat) = (Judge::handed(&turn.line), 1 - turn.line.seat);
        let all = f64::from(judge.mean(&position, seat, 0));
        sign = -sign;
        if throw == THROWS {
            return sign * all - brought;
        }
        let thrown = [dice.random_range(1..=6), dice.random_range(1..=6)];
        let (value, best) = judge.best(&LegalTurn::new(position, seat, thrown), |_| true);
        brought += sign * (f64::from(value) - all);
        turn = best;
    }
    0.0
}

fn cost(seen: &Kvatrutafl, seat: Seat, players: &[Competitor], luck: Luck) -> Vec<f64> {
    let chosen: Vec<Action> = players.iter().map(|player| player.chooses(seen, seat)).collect();
    let judged = Learned { net: shipped(), limits: VERY_STRONG }.judge(seen, seat, &mut Luck::new(0).thought(0));
    let looked: Vec<Action> = judged.iter().take(BEST).map(|one| one.action).chain(chosen.clone()).collect();
    let turns: Vec<Whole> = seen.turns().into_iter().filter(|turn| looked.contains(&turn.action())).collect();
    if turns.len() < 2 {
        return vec![0.0; players.len()];
    }
    let worths: Vec<Vec<f64>> =
        turns.iter().map(|turn| (0..TRIALS).map(|trial| rolled(turn, luck.nth(trial))).collect()).collect();
    let each = rollout::costs(&worths);
    let costs =
        |action: &Action| turns.iter().position(|turn| turn.action() == *action).map_or(0.0, |place| each[place]);
    chosen.iter().map(costs).collect()
}

fn costs(count: u64, players: &[Competitor]) -> Result<(), Wrong> {
    let first = players.first().ok_or("a player")?;
    // A game has about as many decisions as are passed over ten times.
    let positions: Vec<(Kvatrutafl, Seat)> = spread(count.div_ceil(2), |n| {
        let (mut kept, mut seen) = (Vec::new(), 0);
        game([first, first], Luck::new(2).nth(n), |game, seat| {
            seen += 1;
            if (seen + n) % EACH == 0 && game.turns().len() > 1 {
                kept.push((game.clone(), seat));
            }
        })?;
        Ok(kept)
    })?
    .into_iter()
    .flatten()
    .take(usize::try_from(count)?)
    .collect();
    let all = spread(positions.len() as u64, |n| {
        let (seen, seat) = &positions[usize::try_from(n)?];
        Ok(cost(seen, *seat, players, Luck::new(3).nth(n)))
    })?;
    tell(&all, players);
    Ok(())
}

fn tell(all: &[Vec<f64>], players: &[Competitor]) {
    let mut by_name: BTreeMap<&str, Estimate> = BTreeMap::new();
    for (place, player) in players.iter().enumerate() {
        by_name.insert(&player.name, estimate(&all.iter().map(|costs| costs[place]).collect::<Vec<f64>>()));
    }
    println!("{} decisions among several, in points", all.len());
    for (name, Estimate { mean, error, .. }) in by_name {
        println!("{name:40} {mean:.4} ± {error:.4}");
    }
}

/// Rolled out to that standard error: the best, and all as the book has them; nothing where it is one turn.
fn rolled_out(table: &dyn Table, error: f64) -> Result<Option<(String, String)>, Wrong> {
    let seat = table.turn().to_act()[0];
    let legal = table.legal(seat);
    let Some(played) = legal.first().filter(|_| legal.len() > 1) else { return Ok(None) };
    let threads = threads::cores();
    let mut found: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for seed in 1..=MOST {
        // One portion, so that none is broken off because it is clear.
        let how = How { trials: 24, turns: THROWS as u32 / 2, seed, ..How::default() };
        let mut rolling = table.rolling(seat, played, how).map_err(|why| format!("{why:?}"))?;
        while rolling.step(threads, &|| true).map_err(|why| format!("{why:?}"))? {}
        for one in rolling.rolled().candidates {
            found.entry(one.notation).or_default().push(one.worth.mean);
        }
        if seed >= LEAST && found.values().all(|means| estimate(means).error <= error) {
            break;
        }
    }
    let mut all: Vec<(String, Estimate)> = found.into_iter().map(|(turn, means)| (turn, estimate(&means))).collect();
    all.sort_by(|one, other| other.1.mean.total_cmp(&one.1.mean));
    let text = |(turn, worth): &(String, Estimate)| format!("{turn} {:+.3} {:.3}", worth.mean, worth.error);
    Ok(Some((all[0].0.clone(), all.iter().map(text).collect::<Vec<_>>().join("; "))))
}

fn openings(error: f64) -> Result<(), Wrong> {
    let player = |name: &str| Player::new(name, PlayerKind::Human).map_err(|why| format!("{why:?}"));
    let header = Header::new("kvatrutafl", Values::new(), vec![player("White")?, player("Black")?]);
    let after = |entries: &[Entry]| {
        let mut table = Of::<Kvatrutafl>::TITLE.open(header.clone())?;
        entries.iter().try_for_each(|entry| table.enter(entry))?;
        Ok::<_, Illegal>(table)
    };
    let throw = |dice: [u8; 2]| Entry::Roll(dice.map(Face::Number).to_vec());
    let throws: Vec<[u8; 2]> = (1..=6).flat_map(|high| (1..=high).map(move |low| [high, low])).collect();
    for first in throws.iter().filter(|[high, low]| high > low) {
        let mut entries = vec![throw(*first)];
        let opened = after(&entries).map_err(|why| format!("{why:?}"))?;
        let Some((best, all)) = rolled_out(&*opened, error)? else { continue };
        let [high, low] = first;
        println!("{high}-{low}: {all}");
        entries.push(Entry::Act { seat: opened.turn().to_act()[0], notation: best });
        for answer in &throws {
            let entries = [&entries[..], &[throw(*answer)]].concat();
            let answered = after(&entries).map_err(|why| format!("{why:?}"))?;
            if let Some((_, all)) = rolled_out(&*answered, error)? {
                println!("{high}-{low} {}-{}: {all}", answer[0], answer[1]);
            }
        }
    }
    Ok(())
}

fn main() -> Result<(), Wrong> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [what, count, names @ ..] = &args[..] else {
        return Err(USAGE.into());
    };
    let players = names.iter().map(|name| Competitor::named(name)).collect::<Result<Vec<_>, _>>()?;
    match (what.as_str(), &players[..]) {
        ("play", [one, other]) => play(count.parse()?, one, other),
        ("costs", [_, ..]) => costs(count.parse()?, &players),
        ("openings", []) => openings(count.parse()?),
        _ => Err(USAGE.into()),
    }
}

fn shipped() -> &'static games::kvatrutafl::bots::net::Net {
    SHIPPED.as_ref().expect("the network is shipped")
}
