//! Whole matches by the rules: the best response to strong players, and strong in its place with the same dice.

use std::sync::Arc;

use games::dre13ehn::bots::known;
use games::dre13ehn::bots::plan::{CALL, PEEK, SHOW, THROW};
use games::dre13ehn::rules::Word;
use games::dre13ehn::{Action, Dre13ehn, Name, Options, Outcome};
use games::game::bot::{Bot, Level};
use games::game::chance::Luck;
use games::game::{Game, Seat, Turn};
use games::table::Players;
use rand::{Rng, RngExt};

use crate::group::{Group, Manners};
use crate::whole::Whole;
use crate::{cup, open};

struct Response {
    group: Arc<Group>,
    whole: Whole,
}

impl Bot<Dre13ehn> for Response {
    fn choose(&self, seen: &Dre13ehn, seat: Seat, _: &mut dyn Rng) -> Action {
        let (group, seats) = (&self.group, self.group.seats);
        let score: Vec<usize> = (0..seats).map(|place| seen.entries()[(seat + place) % seats].len()).collect();
        let (round, node) = (self.whole.round(&score), group.node(seen, seat));
        let others = match &group.manners {
            Manners::Cup(others) => others,
            Manners::Open(_) => {
                let pair = seen.dice().map(|roll| roll.pair());
                return call(pair.and_then(|pair| open::best(&round, node, pair)).unwrap_or(Outcome::One));
            }
        };
        if seen.is_handed_on() {
            let may = seen.legal(seat).contains(&Action::Uncover);
            let stands = seen.standing().and_then(|standing| group.arena.call(standing.outcome));
            let claimed = stands.filter(|_| !seen.is_blind());
            let uncovers = may && others.uncovers(&round, node, claimed, usize::from(seen.has_peeked()));
            return if uncovers { Action::Uncover } else { Action::Believe };
        }
        match cup::best(&others.choices(&round, node, group.throw(seen))).0 {
            PEEK => Action::Peek,
            THROW => Action::Throw,
            SHOW => Action::Show,
            choice => call(group.arena.calls()[choice - CALL]),
        }
    }
}

/// Strong as it was until 1.1: as between two against its neighbour.
struct Before {
    group: Group,
    plain: Arc<known::Round>,
}

impl Bot<Dre13ehn> for Before {
    fn choose(&self, seen: &Dre13ehn, seat: Seat, rng: &mut dyn Rng) -> Action {
        let (arena, node) = (&self.group.arena, self.group.node(seen, seat));
        let other = if seen.is_handed_on() { 0 } else { self.group.next(node.thrower, node.clockwise) };
        let odds = self.plain.plan.at(arena, 0, self.group.state(node, other));
        if seen.is_handed_on() {
            let stands = seen.standing().and_then(|standing| arena.call(standing.outcome));
            let looked = usize::from(seen.has_peeked());
            let claimed = stands.filter(|_| !seen.is_blind());
            let uncovers = claimed.map_or(odds.uncovers_blind[looked], |call| odds.uncovers[call][looked]);
            let may = seen.legal(seat).contains(&Action::Uncover);
            let does = may && (seen.turns() >= 100 || rng.random_bool(uncovers));
            return if does { Action::Uncover } else { Action::Believe };
        }
        let row = self.group.throw(seen).map_or(&odds.unseen, |throw| &odds.seen[throw]);
        let mut left = rng.random_range(0.0..1.0);
        let drawn = row.iter().position(|odds| {
            left -= odds;
            left < 0.0
        });
        match drawn.unwrap_or(PEEK) {
            PEEK => Action::Peek,
            THROW => Action::Throw,
            SHOW => Action::Show,
            choice => call(arena.calls()[choice - CALL]),
        }
    }
}

/// One of them among others who all play alike: what it wins.
pub fn company(options: &Options, seats: usize, target: usize, matches: u64, seed: u64) {
    let plain = known::known(options).plain();
    let before = Before { group: Group::new(options, seats, true), plain };
    let [strong, medium, easy] = [Level::Strong, Level::Medium, Level::Easy].map(Dre13ehn::bot);
    let all: [(&str, &dyn Bot<Dre13ehn>); 4] =
        [("strong", &*strong), ("strong until 1.1", &before), ("medium", &*medium), ("easy", &*easy)];
    println!("{seats} players to {target} wins, {matches} matches");
    for (name, one) in all {
        for (others, beside) in all.iter().filter(|(others, _)| *others != name) {
            let mut shares = [(); 2].map(|()| Mean::default());
            for number in 0..matches {
                let seat = usize::try_from(number % seats as u64).unwrap_or_default();
                let at = |other: Seat| if other == seat { one } else { *beside };
                let won = wins(options, seats, seat, Luck::new(seed).nth(number), at);
                shares.iter_mut().zip(won).for_each(|(mean, share)| mean.add(share));
            }
            let [won, rounds] = shares.map(|mean| format!("{:.4} ± {:.4}", mean.mean(), mean.error()));
            println!("one {name} beside {others}: of the matches {won}, of the rounds {rounds}");
        }
    }
}

/// A call by the first of its names; F13 has none, and any other word will do.
fn call(outcome: Outcome) -> Action {
    Action::Call(Name::calling(outcome).next().map_or_else(|| Word::Free("feuer".into()), Word::from))
}

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

pub fn print(options: &Options, seats: usize, target: usize, before: bool, matches: u64, seed: u64) {
    let group = Arc::new(Group::new(options, seats, before));
    let response = Response { whole: Whole::new(&group, true, target), group };
    let strong = Dre13ehn::bot(Level::Strong);
    let luck = Luck::new(seed);
    let mut shares = [(); 2].map(|()| [(); 3].map(|()| Mean::default()));
    for number in 0..matches {
        let seat = usize::try_from(number % seats as u64).unwrap_or_default();
        let luck = luck.nth(number);
        let [own, other] = [&response as &dyn Bot<Dre13ehn>, &*strong].map(|one| {
            let at = |other: Seat| if other == seat { one } else { &*strong };
            wins(options, seats, seat, luck, at)
        });
        for (means, (own, other)) in shares.iter_mut().zip(own.into_iter().zip(other)) {
            means.iter_mut().zip([own, other, own - other]).for_each(|(mean, share)| mean.add(share));
        }
    }
    println!("{seats} players to {target} wins, {matches} matches");
    for (what, [own, strong, more]) in ["matches", "rounds"].into_iter().zip(shares) {
        let (own, strong, error) = (own.mean(), strong.mean(), more.error());
        println!("of the {what} {own:.4}, a strong player {strong:.4}: {:+.4} ± {error:.4}", more.mean());
    }
}

/// What a seat wins: the match, and which share of its rounds.
fn wins<'a>(
    options: &Options,
    seats: usize,
    seat: Seat,
    luck: Luck,
    at: impl Fn(Seat) -> &'a dyn Bot<Dre13ehn>,
) -> [f64; 2] {
    let mut state = Dre13ehn::start(options, seats);
    for events in 0.. {
        match state.turn() {
            Turn::Roll(throw) => state.roll(&throw.draw(&mut luck.after(events))),
            Turn::Seats(to_act) => {
                let Some(acts) = to_act.first().copied() else { break };
                let action = at(acts).choose(&state.seen_by(Some(acts)), acts, &mut luck.thought(events));
                state.act(acts, &action);
            }
            Turn::Faces(_) | Turn::Over(_) => break,
        }
    }
    let rounds: Vec<usize> = state.entries().iter().map(Vec::len).collect();
    let won = state.turn().winners().contains(&seat);
    [f64::from(u8::from(won)), rounds[seat] as f64 / rounds.iter().sum::<usize>() as f64]
}
