//! A round under the cup among three and more, each of whom plays to win it. Knows no score and no match. A new throw
//! wipes out all that is private, so between turns only what stands and who has called 2 is left: a `Place`, seen from
//! whoever throws, in the cup's direction. In each, whoever throws and whoever answers learn by regret (regret
//! matching+, Tammelin 2014, averaged with growing weights, Brown and Sandholm 2019), what follows being worth what the
//! means learned until then make of it. No equilibrium is promised where more than two play: how near it comes is
//! measured (`docs/dre13ehn-among.md`). Between two, looking is never worse. Here it may be: all see it, and a cup
//! nobody has looked under is answered by how often such a call holds alone. So it is learned as well.

use rand::{Rng, RngExt};

use super::super::outcome::Outcome;
use super::arena::{Arena, State};
use super::cup;
use super::equity::RoundEnd;
use super::plan::{CALL, Odds, PEEK, SHOW, THROW};
use super::turn::Answers;
use crate::game::Seat;

const LESSONS: u32 = 300;
/// Odds below this are none.
const NEVER: f64 = 0.01;

// What strong players never do is learned from, too, so that no such play finds them unprepared. The shares of it:
/// looking and calling the truth,
const HONEST: f64 = 0.3;
/// playing as the easy player,
const EASY: f64 = 0.3;
/// looking and then playing on as strong players would, at least,
const LOOKS: f64 = 0.005;
/// each call without looking, at least.
const OPENS: f64 = 0.02;

/// So many turns a round has at most that is played out.
const LONGEST: usize = 200;
/// The most calls there are, and the blind throw.
const WIDEST: usize = 12;
const MOST: usize = 8;

/// How a round is played; by [`Among::place`].
#[derive(Debug)]
pub struct Among {
    pub arena: Arena,
    pub seats: usize,
    /// By what stands: its first place, and whether it matters there who has called 2.
    firsts: Vec<(usize, bool)>,
    places: Vec<Place>,
    plays: Vec<Play>,
    worth: Vec<Worths>,
}

/// How likely each wins the round, by distance from the thrower.
type Worths = [f64; MOST];

#[derive(Debug)]
struct Place {
    /// The calls, then the blind throw, where something stands.
    choices: Vec<Choice>,
    /// How often others who look make each, and how often it holds then.
    others: Vec<[f64; 2]>,
    kinds: Vec<Kind>,
    /// How often 1313 lies there.
    shows: f64,
}

#[derive(Debug)]
struct Choice {
    call: Option<usize>,
    answers: Answers,
    /// The place that follows where it is believed, and whether the direction has turned before.
    next: usize,
    turned: bool,
    /// How often it holds by itself.
    holds: f64,
}

/// Throws with which every choice comes to the same.
#[derive(Debug)]
struct Kind {
    throws: Vec<usize>,
    odds: f64,
    holds: Vec<f64>,
}

/// How a turn is played, by choice.
#[derive(Debug)]
struct Play {
    /// Without looking; last, that one looks.
    opens: Vec<f64>,
    /// Having looked, kind after kind.
    makes: Vec<f64>,
    /// How often it is uncovered, by whether the thrower has looked.
    uncovers: Vec<[f64; 2]>,
}

struct Pupil {
    opens: Learned,
    /// By kind.
    makes: Vec<Learned>,
    /// To believe, or to uncover: by choice, and whether the thrower has looked.
    answers: Vec<[Learned; 2]>,
}

/// What one has regretted of each choice, what one does next, and has done by now.
struct Learned {
    regrets: Vec<f64>,
    now: Vec<f64>,
    sums: Vec<f64>,
    total: f64,
}

/// Whose having called 2 is told apart: of who throws and the next two either way; the round rarely comes to others.
fn told(seats: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..seats).filter(move |from| *from <= 2 || from + 2 >= seats).enumerate()
}

/// How far one sits from the next thrower.
fn moved(from: usize, turned: bool, seats: usize) -> usize {
    if turned { seats - 1 - from } else { (from + seats - 1) % seats }
}

impl Choice {
    /// How far the one who answers sits from the thrower.
    fn answerer(&self, seats: usize) -> usize {
        if self.turned { seats - 1 } else { 1 }
    }
}

impl Among {
    pub fn new(arena: Arena, seats: usize) -> Self {
        let mut firsts = vec![(0, false)];
        let mut size = 1;
        let twos = |counts: bool| if counts { 1_usize << told(seats).count() } else { 1 };
        for call in 0..arena.calls().len() {
            let counts = arena.counts_twos(call);
            firsts.push((size, counts));
            size += twos(counts);
        }
        let worth = vec![[1.0 / seats as f64; MOST]; size];
        let mut among = Self { arena, seats, firsts, places: Vec::with_capacity(size), plays: Vec::new(), worth };
        for stands in 0..among.firsts.len() {
            for bits in 0..twos(among.firsts[stands].1) {
                let called = told(seats).map(|(bit, from)| (bits >> bit & 1) << from).sum();
                among.places.push(among.made(stands.checked_sub(1), called));
            }
        }
        among.plays = among.places.iter().map(Play::even).collect();
        among.learn();
        among
    }

    fn made(&self, standing: Option<usize>, twos: usize) -> Place {
        let arena = &self.arena;
        let state = State { standing, mine: twos & 1 == 1, theirs: false };
        let choice = |call: Option<usize>| {
            let turned = call.is_some_and(|call| arena.turns(call));
            let twos = twos | usize::from(call.is_some_and(|call| arena.is_two(call)));
            let called = (0..self.seats).filter(|from| twos >> from & 1 == 1);
            let next = self.place(call.or(standing), called.map(|from| 1 << moved(from, turned, self.seats)).sum());
            let answers = call.map_or(Answers::Both, |call| arena.answers(state, call));
            Choice { call, answers, next, turned, holds: call.or(standing).map_or(0.0, |call| arena.blind(call)) }
        };
        let calls = (0..arena.calls().len()).filter(|call| arena.may_call(state, *call)).map(Some);
        let choices: Vec<Choice> = calls.chain(standing.map(|_| None)).map(choice).collect();
        let mut kinds: Vec<Kind> = Vec::new();
        for (throw, (_, odds)) in arena.throws().iter().enumerate().filter(|(throw, _)| !arena.shows(*throw)) {
            let held = |choice: &Choice| {
                choice.call.map_or(choice.holds, |call| f64::from(u8::from(arena.holds(throw, call))))
            };
            let holds: Vec<f64> = choices.iter().map(held).collect();
            match kinds.iter_mut().find(|kind| kind.holds == holds) {
                Some(kind) => {
                    kind.throws.push(throw);
                    kind.odds += odds;
                }
                None => kinds.push(Kind { throws: vec![throw], odds: *odds, holds }),
            }
        }
        let mut others = vec![[0.0; 2]; choices.len()];
        let mut makes = |nth: usize, often: f64, kind: &Kind| {
            others[nth] = [others[nth][0] + often, others[nth][1] + often * kind.holds[nth]];
        };
        let callable = choices.iter().filter(|choice| choice.call.is_some()).count() as f64;
        let blind = if standing.is_some() { cup::BLIND } else { 0.0 };
        for (kind, throw) in kinds.iter().flat_map(|kind| kind.throws.iter().map(move |throw| (kind, *throw))) {
            let (pair, odds) = arena.throws()[throw];
            let made = cup::honest(arena, state, throw);
            let nth = choices.iter().position(|choice| choice.call.map_or(THROW, |call| CALL + call) == made);
            nth.into_iter().for_each(|nth| makes(nth, HONEST * odds, kind));
            let is_true = |call: usize| pair.readings().contains(&arena.calls()[call]);
            let truths = choices.iter().filter(|choice| choice.call.is_some_and(is_true)).count() as f64;
            let told = if truths > 0.0 { 1.0 - cup::BLUFFS } else { 0.0 };
            for (nth, choice) in choices.iter().enumerate() {
                let often = match choice.call {
                    Some(call) => {
                        let truth = if is_true(call) { told / truths } else { 0.0 };
                        truth + (1.0 - told) * (1.0 - blind) / callable
                    }
                    None => (1.0 - told) * blind,
                };
                makes(nth, EASY * odds * often, kind);
            }
        }
        let shows = arena.throws().iter().zip(0..).filter(|(_, throw)| arena.shows(*throw));
        Place { choices, others, kinds, shows: shows.map(|((_, odds), _)| odds).sum() }
    }

    /// `twos`: who has called 2, one bit a seat, counted from the thrower in the direction of play.
    pub fn place(&self, standing: Option<usize>, twos: usize) -> usize {
        let (first, counts) = self.firsts[standing.map_or(0, |call| call + 1)];
        let bits = || told(self.seats).map(|(bit, from)| (twos >> from & 1) << bit).sum::<usize>();
        if counts { first + bits() } else { first }
    }

    pub fn size(&self) -> usize {
        self.places.len()
    }

    /// What a turn that begins in a place is worth, by distance from the thrower.
    pub fn worth(&self, place: usize) -> &[f64] {
        &self.worth[place][..self.seats]
    }

    /// What it is worth to thrower and answerer that a cup is believed, handed on with that call or blind.
    pub fn believed(&self, place: usize, call: Option<usize>) -> [f64; 2] {
        match self.places[place].choices.iter().find(|choice| choice.call == call) {
            Some(choice) if choice.answers != Answers::Uncover => {
                let after = &self.worth[choice.next];
                [after[self.seats - 1], after[0]]
            }
            // Whoever believes a called FF has lost.
            _ => [1.0, 0.0],
        }
    }

    /// A round played out by such odds of all places.
    pub fn play(&self, odds: &[Odds], rng: &mut dyn Rng) -> RoundEnd {
        let arena = &self.arena;
        let throws: Vec<f64> = arena.throws().iter().map(|(_, odds)| *odds).collect();
        // Who sits how far from the thrower.
        let mut seats: Vec<Seat> = (0..self.seats).collect();
        let (mut place, mut standing) = (0, None);
        for _ in 0..LONGEST {
            let throw = cup::drawn(&throws, rng);
            let mut choice = cup::drawn(&odds[place].unseen, rng);
            let looked = choice == PEEK;
            if looked {
                choice = cup::drawn(&odds[place].seen[throw], rng);
            }
            let end = |winner: usize, starts: usize, entry| RoundEnd {
                winner: seats[winner],
                starts: seats[starts],
                entry,
                life: None,
            };
            if choice == SHOW {
                return end(0, 1, Outcome::ThirteenThirteen);
            }
            let call = choice.checked_sub(CALL);
            let made = self.places[place].choices.iter().find(|made| made.call == call);
            let Some((made, claim)) = made.zip(call.or(standing)) else { break };
            let answers = made.answerer(self.seats);
            let outcome = arena.calls()[claim];
            let uncovers =
                call.map_or(odds[place].uncovers_blind, |call| odds[place].uncovers[call])[usize::from(looked)];
            let believed = match made.answers {
                Answers::Believe => true,
                Answers::Uncover => false,
                Answers::Both => !rng.random_bool(uncovers.clamp(0.0, 1.0)),
            };
            if !believed {
                let holds = arena.holds(throw, claim);
                let entry = if holds { arena.throws()[throw].0.entered_on(outcome) } else { outcome };
                return if holds { end(0, answers, entry) } else { end(answers, 0, entry) };
            }
            let before = seats.clone();
            before.iter().enumerate().for_each(|(from, seat)| seats[moved(from, made.turned, self.seats)] = *seat);
            (place, standing) = (made.next, Some(claim));
        }
        RoundEnd { winner: seats[1], starts: seats[0], entry: Outcome::Zero, life: None }
    }

    pub fn odds(&self, place: usize) -> Odds {
        let (arena, here, play) = (&self.arena, &self.places[place], &self.plays[place]);
        let wide = CALL + arena.calls().len();
        let mut odds = Odds {
            unseen: vec![0.0; wide],
            seen: vec![vec![0.0; wide]; arena.throws().len()],
            uncovers: vec![[0.0; 2]; arena.calls().len()],
            uncovers_blind: [0.0; 2],
        };
        let (opens, looks) = play.opens.split_at(here.choices.len());
        odds.unseen[PEEK] = looks[0];
        for (throw, row) in odds.seen.iter_mut().enumerate() {
            row[SHOW] = f64::from(u8::from(arena.shows(throw)));
        }
        for (nth, choice) in here.choices.iter().enumerate() {
            let to = choice.call.map_or(THROW, |call| CALL + call);
            odds.unseen[to] = opens[nth];
            for (kind, makes) in here.kinds.iter().zip(play.makes.chunks_exact(here.choices.len())) {
                kind.throws.iter().for_each(|throw| odds.seen[*throw][to] = makes[nth]);
            }
            match choice.call {
                Some(call) => odds.uncovers[call] = play.uncovers[nth],
                None => odds.uncovers_blind = play.uncovers[nth],
            }
        }
        odds
    }

    fn learn(&mut self) {
        // The fewer calls answer what stands, the sooner the round ends.
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        order.sort_by_key(|place| (*place == 0, self.places[*place].choices.len()));
        let mut pupils: Vec<Pupil> = self.plays.iter().map(Pupil::new).collect();
        let sweep = |among: &mut Self, times: usize| {
            for _ in 0..times {
                order.iter().for_each(|place| among.worth[*place] = among.valued(*place));
            }
        };
        sweep(self, 12);
        for lesson in 1..=LESSONS {
            let weight = f64::from(lesson * lesson);
            for place in &order {
                pupils[*place].learn(&self.places[*place], &self.worth, self.seats, weight);
                pupils[*place].tell(&mut self.plays[*place]);
                self.worth[*place] = self.valued(*place);
            }
        }
        self.plays.iter_mut().for_each(Play::prune);
        sweep(self, 30);
    }

    fn valued(&self, place: usize) -> Worths {
        let (here, play, seats) = (&self.places[place], &self.plays[place], self.seats);
        let (opens, looks) = play.opens.split_at(here.choices.len());
        let mut worth = [0.0; MOST];
        worth[0] = looks[0] * here.shows;
        for (nth, choice) in here.choices.iter().enumerate() {
            // How often it is called, and holds.
            let mut looked = [0.0; 2];
            for (kind, makes) in here.kinds.iter().zip(play.makes.chunks_exact(here.choices.len())) {
                let often = looks[0] * kind.odds * makes[nth];
                looked = [looked[0] + often, looked[1] + often * kind.holds[nth]];
            }
            let unlooked = [opens[nth], opens[nth] * choice.holds];
            let mut believed = 0.0;
            for ([often, holds], uncover) in [unlooked, looked].into_iter().zip(play.uncovers[nth]) {
                believed += (1.0 - uncover) * often;
                worth[0] += uncover * holds;
                worth[choice.answerer(seats)] += uncover * (often - holds);
            }
            for (from, worth) in worth.iter_mut().enumerate().take(seats) {
                *worth += believed * self.worth[choice.next][moved(from, choice.turned, seats)];
            }
        }
        worth
    }
}

impl Play {
    fn even(place: &Place) -> Self {
        let wide = place.choices.len();
        let uncover = |choice: &Choice| match choice.answers {
            Answers::Believe => [0.0; 2],
            Answers::Uncover => [1.0; 2],
            Answers::Both => [0.5; 2],
        };
        Self {
            opens: vec![1.0 / (wide + 1) as f64; wide + 1],
            makes: vec![1.0 / wide as f64; wide * place.kinds.len()],
            uncovers: place.choices.iter().map(uncover).collect(),
        }
    }

    /// Leaves out what was done only while it was learned.
    fn prune(&mut self) {
        let wide = self.uncovers.len();
        for row in std::iter::once(&mut self.opens[..]).chain(self.makes.chunks_exact_mut(wide)) {
            row.iter_mut().filter(|odds| **odds < NEVER).for_each(|odds| *odds = 0.0);
            let sum: f64 = row.iter().sum();
            row.iter_mut().for_each(|odds| *odds /= sum);
        }
        for uncover in self.uncovers.iter_mut().flatten() {
            if *uncover < NEVER {
                *uncover = 0.0;
            } else if *uncover > 1.0 - NEVER {
                *uncover = 1.0;
            }
        }
    }
}

impl Pupil {
    fn new(play: &Play) -> Self {
        let answer = |uncover: f64| Learned::new(&[1.0 - uncover, uncover]);
        Self {
            opens: Learned::new(&play.opens),
            makes: play.makes.chunks_exact(play.uncovers.len()).map(Learned::new).collect(),
            answers: play.uncovers.iter().map(|uncovers| uncovers.map(answer)).collect(),
        }
    }

    fn learn(&mut self, place: &Place, worth: &[Worths], seats: usize, weight: f64) {
        let wide = place.choices.len();
        // The thrower wins where a cup that is uncovered holds, else the one who answers.
        let value = |choice: &Choice, uncover: f64, holds: f64| {
            (1.0 - uncover) * worth[choice.next][seats - 1] + uncover * holds
        };
        let mut values = [0.0; WIDEST + 1];
        let looks = self.opens.now[wide] + LOOKS;
        let mut called = [[0.0; 2]; WIDEST];
        called[..wide].copy_from_slice(&place.others);
        values[wide] = place.shows;
        let mut after = [0.0; WIDEST];
        for (kind, learned) in place.kinds.iter().zip(&mut self.makes) {
            for (nth, choice) in place.choices.iter().enumerate() {
                after[nth] = value(choice, self.answers[nth][1].now[1], kind.holds[nth]);
            }
            values[wide] += kind.odds * learned.learn(&after[..wide], weight * looks);
            for (nth, now) in learned.now.iter().enumerate() {
                let often = looks * kind.odds * now;
                called[nth] = [called[nth][0] + often, called[nth][1] + often * kind.holds[nth]];
            }
        }
        for (nth, choice) in place.choices.iter().enumerate() {
            values[nth] = value(choice, self.answers[nth][0].now[1], choice.holds);
        }
        self.opens.learn(&values[..=wide], weight);
        for (nth, choice) in place.choices.iter().enumerate().filter(|(_, choice)| choice.answers == Answers::Both) {
            let often = self.opens.now[nth].max(OPENS);
            for (learned, [often, holds]) in
                self.answers[nth].iter_mut().zip([[often, often * choice.holds], called[nth]])
            {
                learned.learn(&[often * worth[choice.next][0], often - holds], weight);
            }
        }
    }

    fn tell(&self, play: &mut Play) {
        let wide = play.uncovers.len();
        self.opens.mean(&mut play.opens);
        self.makes.iter().zip(play.makes.chunks_exact_mut(wide)).for_each(|(learned, makes)| learned.mean(makes));
        for (learned, uncovers) in self.answers.iter().zip(&mut play.uncovers) {
            for (learned, uncover) in learned.iter().zip(uncovers).filter(|(learned, _)| learned.total > 0.0) {
                *uncover = learned.sums[1] / learned.total;
            }
        }
    }
}

impl Learned {
    fn new(play: &[f64]) -> Self {
        let nothing = || vec![0.0; play.len()];
        Self { regrets: nothing(), now: play.to_vec(), sums: nothing(), total: 0.0 }
    }

    /// Learns what each choice would have been worth; what one does next comes to so much.
    fn learn(&mut self, values: &[f64], weight: f64) -> f64 {
        let worth = |now: &[f64]| now.iter().zip(values).map(|(now, value)| now * value).sum::<f64>();
        let had = worth(&self.now);
        let mut all = 0.0;
        for (regret, value) in self.regrets.iter_mut().zip(values) {
            *regret = (*regret + value - had).max(0.0);
            all += *regret;
        }
        let even = 1.0 / values.len() as f64;
        for ((now, regret), sum) in self.now.iter_mut().zip(&self.regrets).zip(&mut self.sums) {
            *now = if all > 0.0 { regret / all } else { even };
            *sum += weight * *now;
        }
        self.total += weight;
        worth(&self.now)
    }

    fn mean(&self, to: &mut [f64]) {
        to.iter_mut().zip(&self.sums).for_each(|(to, sum)| *to = sum / self.total);
    }
}

#[cfg(test)]
mod tests {
    use super::super::known;
    use super::*;

    /// How likely a best response to all others wins the round, by its distance from the first thrower.
    fn responses(among: &Among) -> Worths {
        let seats = among.seats;
        let odds: Vec<Odds> = (0..among.size()).map(|place| among.odds(place)).collect();
        let mut worth = vec![[0.0; MOST]; among.size()];
        // A round need not end: from nought, what is won within so many turns.
        for _ in 0..60 {
            for place in (0..among.size()).rev() {
                for from in 0..seats {
                    worth[place][from] = match from {
                        0 => throws(among, &odds[place], place, &worth),
                        _ => waits(among, &odds[place], place, &worth, from),
                    };
                }
            }
        }
        worth[0]
    }

    fn throws(among: &Among, odds: &Odds, place: usize, worth: &[Worths]) -> f64 {
        let Among { arena, seats, .. } = among;
        let choices = &among.places[place].choices;
        let best = |looked: usize, throw: Option<usize>| {
            let brought = |choice: &Choice| {
                let uncover = choice.call.map_or(odds.uncovers_blind, |call| odds.uncovers[call])[looked];
                let held = |(throw, call)| f64::from(u8::from(arena.holds(throw, call)));
                let holds = throw.zip(choice.call).map_or(choice.holds, held);
                (1.0 - uncover) * worth[choice.next][seats - 1] + uncover * holds
            };
            choices.iter().map(brought).fold(0.0, f64::max)
        };
        let looked = |throw: usize| if arena.shows(throw) { 1.0 } else { best(1, Some(throw)) };
        let looks: f64 = arena.throws().iter().zip(0..).map(|((_, chance), throw)| chance * looked(throw)).sum();
        looks.max(best(0, None))
    }

    fn waits(among: &Among, odds: &Odds, place: usize, worth: &[Worths], from: usize) -> f64 {
        let Among { arena, seats, .. } = among;
        let mut all = 0.0;
        for choice in &among.places[place].choices {
            let to = choice.call.map_or(THROW, |call| CALL + call);
            let uncovers = choice.call.map_or(odds.uncovers_blind, |call| odds.uncovers[call]);
            let throws = || arena.throws().iter().zip(&odds.seen).enumerate();
            let holds = |throw| choice.call.map_or(choice.holds, |call| f64::from(u8::from(arena.holds(throw, call))));
            let looked =
                |(_, ((_, chance), row)): (usize, (&(_, f64), &Vec<f64>))| chance * odds.unseen[PEEK] * row[to];
            let often: f64 = throws().map(looked).sum();
            let held: f64 = throws().map(|one| holds(one.0) * looked(one)).sum();
            for ([often, held], uncover) in
                [[odds.unseen[to], odds.unseen[to] * choice.holds], [often, held]].into_iter().zip(uncovers)
            {
                let believed = often * worth[choice.next][moved(from, choice.turned, *seats)];
                let uncovered = often - held;
                all += match (from == choice.answerer(*seats), choice.answers) {
                    (false, _) => (1.0 - uncover) * believed,
                    (true, Answers::Believe) => believed,
                    (true, Answers::Uncover) => uncovered,
                    (true, Answers::Both) => believed.max(uncovered),
                };
            }
        }
        all
    }

    fn gain(arena: Arena, seats: usize) -> f64 {
        let found = Among::new(arena, seats);
        let best = responses(&found)[..seats].iter().sum::<f64>();
        let all: f64 = found.worth(0).iter().sum();
        assert!((all - 1.0).abs() < 1e-6, "somebody wins: {all}");
        (best - all) / seats as f64
    }

    #[test]
    fn a_best_response_gains_next_to_nothing_in_a_round_among_more() {
        // As a mean of all seats: half a percent with two water dice, one with all others.
        for (nth, options) in known::standard().take(8).enumerate() {
            let gain = gain(Arena::new(&options), 3 + nth % 2);
            assert!((-1e-6..0.01).contains(&gain), "{options:?}: {gain}");
        }
        let options = known::standard().nth(5).expect("two water dice");
        for seats in [3, 4] {
            let gain = gain(Arena::new(&options), seats);
            assert!((-1e-6..0.005).contains(&gain), "{seats}: {gain}");
        }
    }

    #[test]
    fn whoever_has_thrown_sits_last_then_whichever_way_it_goes() {
        for turned in [false, true] {
            assert_eq!(moved(0, turned, 4), 3);
        }
        assert_eq!([1, 2, 3].map(|from| moved(from, false, 4)), [0, 1, 2]);
        assert_eq!([3, 2, 1].map(|from| moved(from, true, 4)), [0, 1, 2]);
    }
}
