//! Whole matches: one who plays every round as is best against strong players, and a strong player in its place with the
//! same dice.

use rand::Rng;
use wurfzabel::game::bot::{Bot, Level};
use wurfzabel::game::chance::Luck;
use wurfzabel::game::{Game, Seat, Turn};
use wurfzabel::games::dre13ehn::bots::plan::{CALL, PEEK, SHOW, THROW};
use wurfzabel::games::dre13ehn::rules::Word;
use wurfzabel::games::dre13ehn::{Action, Dre13ehn, Name, Options, Outcome};
use wurfzabel::table::Players;

use crate::round::Round;
use crate::{cup, open};

/// Plays as is best in a round.
struct Response(Round);

impl Bot<Dre13ehn> for Response {
    fn choose(&self, seen: &Dre13ehn, seat: Seat, _: &mut dyn Rng) -> Action {
        let round = &self.0;
        let node = round.node(seen, seat);
        let stands = seen.standing().and_then(|standing| round.arena.call(standing.outcome));
        let Some(others) = round.cup() else {
            let pair = seen.dice().map(|roll| roll.pair());
            return call(pair.and_then(|pair| open::best(round, node, pair)).unwrap_or(Outcome::One));
        };
        if seen.is_handed_on() {
            let may = seen.legal(seat).contains(&Action::Uncover);
            let claimed = stands.filter(|_| !seen.is_blind());
            let uncovers = may && others.uncovers(round, node, claimed, usize::from(seen.has_peeked()));
            return if uncovers { Action::Uncover } else { Action::Believe };
        }
        let throw = round.throw(seen).filter(|_| seen.has_looked());
        match cup::best(&others.choices(round, node, throw)).0 {
            PEEK => Action::Peek,
            THROW => Action::Throw,
            SHOW => Action::Show,
            choice => call(round.arena.calls()[choice - CALL]),
        }
    }
}

/// A call by the first of its names; F13 has none, and any other word will do.
fn call(outcome: Outcome) -> Action {
    Action::Call(Name::calling(outcome).next().map_or_else(|| Word::Free("feuer".into()), Word::from))
}

/// A mean of many numbers.
#[derive(Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count
    }

    fn error(&self) -> f64 {
        ((self.squares / self.count - self.mean().powi(2)) / self.count).max(0.0).sqrt()
    }
}

/// What a match has come to for one seat.
struct Played {
    /// 1 where it has won.
    won: f64,
    /// Its share of all rounds.
    rounds: f64,
    /// By its place behind who began: how many rounds there were, and how many it won.
    places: Vec<[f64; 2]>,
}

/// Plays so many matches, the seats in turn, and says what came of it.
pub fn print(options: &Options, seats: usize, matches: u64, seed: u64) {
    let response = Response(Round::new(options, seats, true));
    let strong = Dre13ehn::bot(Level::Strong);
    let luck = Luck::new(seed);
    let [mut own, mut other, mut more, mut rounds, mut more_rounds] = [(); 5].map(|()| Mean::default());
    let mut places = vec![[[0.0; 2]; 2]; seats];
    for number in 0..matches {
        let seat = usize::try_from(number % seats as u64).unwrap_or_default();
        let luck = luck.nth(number);
        let played = [&response as &dyn Bot<Dre13ehn>, &*strong].map(|one| {
            let at = |other: Seat| if other == seat { one } else { &*strong };
            play(options, seats, seat, luck, at)
        });
        own.add(played[0].won);
        other.add(played[1].won);
        more.add(played[0].won - played[1].won);
        rounds.add(played[0].rounds);
        more_rounds.add(played[0].rounds - played[1].rounds);
        for (nth, played) in played.iter().enumerate() {
            for (sum, place) in places.iter_mut().zip(&played.places) {
                sum[nth][0] += place[0];
                sum[nth][1] += place[1];
            }
        }
    }
    println!(
        "{seats} players, {matches} matches: wins {:.4}, a strong player {:.4}: {:+.4} ± {:.4}",
        own.mean(),
        other.mean(),
        more.mean(),
        more.error()
    );
    println!("of the rounds {:.4}: {:+.4} ± {:.4}", rounds.mean(), more_rounds.mean(), more_rounds.error());
    let share = |[count, won]: [f64; 2]| won / count;
    for (place, [own, strong]) in places.into_iter().enumerate() {
        let share = [own, strong].map(share);
        println!("at place {}: of {} rounds {:.4}, a strong player {:.4}", place + 1, own[0], share[0], share[1]);
    }
}

fn play<'a>(
    options: &Options,
    seats: usize,
    seat: Seat,
    luck: Luck,
    at: impl Fn(Seat) -> &'a dyn Bot<Dre13ehn>,
) -> Played {
    let mut state = Dre13ehn::start(options, seats);
    let mut places = vec![[0.0; 2]; seats];
    let place = |state: &Dre13ehn| {
        let behind = seat + seats - state.thrower();
        if state.goes_clockwise() { behind % seats } else { (2 * seats - behind) % seats }
    };
    let mut begun = place(&state);
    let mut won = 0;
    for events in 0.. {
        match state.turn() {
            Turn::Roll(throw) => state.roll(&throw.draw(&mut luck.after(events))),
            Turn::Seats(to_act) => {
                let Some(acts) = to_act.first().copied() else { break };
                let before = state.entries().iter().map(Vec::len).sum::<usize>();
                let action = at(acts).choose(&state.seen_by(Some(acts)), acts, &mut luck.thought(events));
                state.act(acts, &action);
                if state.entries().iter().map(Vec::len).sum::<usize>() > before {
                    places[begun][0] += 1.0;
                    places[begun][1] += (state.entries()[seat].len() - won) as f64;
                    (begun, won) = (place(&state), state.entries()[seat].len());
                }
            }
            Turn::Faces(_) | Turn::Over(_) => break,
        }
    }
    let all: usize = state.entries().iter().map(Vec::len).sum();
    let rounds = won as f64 / all as f64;
    Played { won: f64::from(u8::from(state.turn().winners().contains(&seat))), rounds, places }
}
