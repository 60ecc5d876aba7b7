//! The law of taking back: however a championship came to stand as it does, it stands as if only what stands had been
//! entered, and whatever was played and no longer follows is marked.

use std::collections::BTreeMap;

use rand::SeedableRng as _;
use rand::seq::IndexedRandom as _;

use super::*;
use crate::championship::event::Ended;

/// What stands.
#[derive(Clone, Debug, Default)]
struct Facts {
    /// Who have met, and whether it stands.
    met: Vec<(Id, Id, [u32; 2], bool)>,
    /// By whom, and how, the sides as they were then.
    entered: Results,
    /// Who has left in which stage, in that order.
    left: Vec<(usize, Id)>,
    closed: Vec<Option<Ended>>,
}

impl Facts {
    fn put(&mut self, name: String, by: [Id; 2], how: Result<[u32; 2], Option<Id>>) {
        self.entered.insert(name, (by, how));
    }
}

struct Tried {
    head: Head,
    count: usize,
    held: Held,
    facts: Facts,
    before: Vec<Facts>,
    rng: ChaCha8Rng,
}

impl Tried {
    fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (plan, count) = match rng.random_range(0..20) {
            0 => ("world", 13),
            1..7 => ("round-robin", rng.random_range(3..7)),
            7..13 => ("knock-out", rng.random_range(3..10)),
            _ => ("groups", rng.random_range(3..10)),
        };
        let head = Head { plan: plan.to_owned(), days: Some(3), ..Head::world("Open", 2027, seed) };
        let held = Held::new(head.clone(), count);
        Self { head, count, held, facts: Facts::default(), before: Vec::new(), rng }
    }

    fn among(&mut self, which: impl Fn(&plan::Stage, &RunningPart, &Match) -> bool) -> Option<String> {
        let all = self.held.cup.parts().flat_map(|(plan, part)| part.matches.iter().map(move |one| (plan, part, one)));
        let names: Vec<String> =
            all.filter(|(plan, part, one)| which(plan, part, one)).map(|(.., one)| one.id.clone()).collect();
        names.choose(&mut self.rng).cloned()
    }

    fn take(&mut self, events: Result<Vec<Event>, Phrase>, change: impl FnOnce(&mut Facts)) {
        let Ok(events) = events else { return };
        self.before.push(self.facts.clone());
        change(&mut self.facts);
        self.held.take(events);
    }

    fn enter(&mut self, name: &str) {
        let (plan, part, one) = self.held.cup.find(name).unwrap();
        let score = drawn(plan.count, part.plan.single, &mut self.rng);
        let stands = one.entry.is_some() && !part.is_stale(one);
        let [Seat::Of(a), Seat::Of(b)] = (if stands { part.players(one) } else { part.due(one) }) else { return };
        let (is_met, forfeits) = (plan.is_open(), self.rng.random_ratio(1, 8));
        let name_ = name.to_owned();
        if is_met {
            let at = name[1..].parse::<usize>().unwrap() - 1;
            let events = self.held.cup.result(name, score, true);
            self.take(events, |facts| facts.met[at].2 = score);
        } else if forfeits {
            let loser = [Some(a), Some(b), None][self.rng.random_range(0..3)];
            let events = match loser {
                Some(loser) => self.held.cup.forfeit(name, loser, true),
                None => self.held.cup.unplayed(name, true),
            };
            self.take(events, |facts| facts.put(name_, [a, b], Err(loser)));
        } else {
            let events = self.held.cup.result(name, score, true);
            self.take(events, |facts| facts.put(name_, [a, b], Ok(score)));
        }
    }

    fn clear(&mut self, name: &str) {
        let events = self.held.cup.clear(name, true);
        let met = self.held.cup.find(name).is_some_and(|(plan, ..)| plan.is_open());
        let name = name.to_owned();
        self.take(events, |facts| {
            if met {
                facts.met[name[1..].parse::<usize>().unwrap() - 1].3 = false;
            } else {
                facts.entered.remove(&name);
            }
        });
    }

    fn step(&mut self) {
        let (at, day) = match self.held.cup.stage() {
            Some((plan, _)) => (self.held.cup.stages().count() - 1, plan.first),
            None => (self.held.cup.stages().count(), day(12, 24)),
        };
        let id = self.rng.random_range(1..=self.count);
        match self.rng.random_range(0..40) {
            0..16 => {
                let open = self
                    .among(|_, part, one| one.entry.is_none() && part.due(one).iter().all(|seat| seat.id().is_some()));
                if let Some(name) = open {
                    self.enter(&name);
                }
                let other = self.rng.random_range(1..=self.count);
                let meet = self.held.cup.meet(id, other, [1, 0], day).map(|event| vec![event]);
                self.take(meet, |facts| facts.met.push((id, other, [1, 0], true)));
            }
            16..20 => {
                if let Some(name) = self.among(|_, _, one| one.entry.is_some()) {
                    self.enter(&name);
                }
            }
            20..24 => {
                if let Some(name) = self.among(|_, _, one| one.entry.is_some()) {
                    self.clear(&name);
                }
            }
            24..26 => {
                let events = self.held.cup.leave(id, day);
                self.take(events, |facts| facts.left.push((at, id)));
            }
            26..28 => {
                let events = self.held.cup.come_back(id).map(|event| vec![event]);
                self.take(events, |facts| facts.left.retain(|(_, other)| *other != id));
            }
            28..33 => {
                // The first of all entries are those who have joined: they stay.
                if let Some(before) = self.before.pop() {
                    self.held.take(self.held.cup.undo().unwrap());
                    let struck = self.facts.met.split_off(before.met.len());
                    self.facts = before;
                    // Its name is not given again.
                    self.facts.met.extend(struck.into_iter().map(|(a, b, score, _)| (a, b, score, false)));
                }
            }
            _ => {
                let plain = self.held.cup.close_stage();
                let early = self.rng.random_ratio(1, 6).then(|| *Ended::ALL.choose(&mut self.rng).unwrap());
                if let Ok(events) = plain.or_else(|_| self.held.cup.end_stage(Some(early.ok_or(())?)).map_err(|_| ())) {
                    let Some(Event::Close { open, .. }) = events.last() else { panic!("{events:?}") };
                    self.before.push(self.facts.clone());
                    self.facts.closed.push(*open);
                    self.held.take(events);
                }
            }
        }
    }

    /// Only what stands, in the order in which it can be; none where there is no such order, because somebody left, came back and
    /// left again, and what was played in between needs what their first leaving brought.
    fn again(&self) -> Held {
        let mut held = Held::new(self.head.clone(), self.count);
        let mut left = self.facts.left.iter().copied().peekable();
        let mut entered = self.facts.entered.clone();
        for stage in 0..=self.facts.closed.len() {
            let day = held.cup.stage().map_or(day(12, 24), |(plan, _)| plan.first);
            if held.cup.stage().is_some_and(|(plan, _)| plan.form == plan::Form::Open) {
                for (a, b, score, stands) in &self.facts.met {
                    let meet = held.cup.meet(*a, *b, *score, day).unwrap();
                    let Event::Meet { r#match, .. } = &meet else { panic!("{meet:?}") };
                    let name = r#match.clone();
                    held.take([meet]);
                    if !stands {
                        held.take(held.cup.clear(&name, false).unwrap());
                    }
                }
            }
            loop {
                if let Some(event) = ready(&held.cup, &mut entered) {
                    put(&mut held, &event);
                } else if let Some((_, id)) = left.next_if(|(of, _)| *of == stage) {
                    held.take(held.cup.leave(id, day).unwrap());
                } else {
                    break;
                }
            }
            if let Some(open) = self.facts.closed.get(stage) {
                let mut filled = Vec::new();
                while let (None, Some(name)) = (open, held.open()) {
                    let (plan, part, _) = held.cup.find(&name).unwrap();
                    let score = drawn(plan.count, part.plan.single, &mut ChaCha8Rng::seed_from_u64(1));
                    held.enter(&name, score);
                    filled.push(name);
                }
                held.take(held.cup.end_stage(*open).unwrap());
                // An early end may decide who plays what is entered later.
                while let Some(event) = open.and_then(|_| ready(&held.cup, &mut entered)) {
                    put(&mut held, &event);
                }
                for name in filled {
                    held.take(held.cup.clear(&name, true).unwrap());
                }
            }
        }
        assert!(entered.is_empty(), "it no longer follows, and is not marked: {entered:?} of {:?}", self.facts);
        held
    }

    fn holds(&mut self) {
        while let Some(name) = self.held.cup.stale().first().map(|name| (*name).to_owned()) {
            self.before.clear();
            self.clear(&name);
        }
        let again = self.again();
        let [due, stands] = [&again, &self.held].map(Held::json);
        for key in ["matches", "tables", "byes", "stage", "podium", "participants"] {
            let (stands, due) = (lines(&stands[key]), lines(&due[key]));
            let only = |some: &[String], other: &[String]| -> Vec<String> {
                some.iter().filter(|line| !other.contains(line)).cloned().collect()
            };
            let differs = [only(&stands, &due), only(&due, &stands)];
            assert!(stands == due, "{key} of {} {}: {differs:#?}\n{:?}", self.head.plan, self.count, self.facts);
        }
        let mut read = Championship::new(self.head.clone()).unwrap();
        for event in &self.held.events {
            read.check(event).unwrap();
            read.take(event);
        }
        assert_eq!(answer(&read), stands);
    }
}

/// Without a score: who has lost, or both.
type Results = BTreeMap<String, ([Id; 2], Result<[u32; 2], Option<Id>>)>;

/// One of those results that those who played it would play by now.
fn ready(cup: &Championship, entered: &mut Results) -> Option<Event> {
    let found = entered.iter().find_map(|(name, (by, how))| {
        let (_, part, one) = cup.find(name)?;
        let (due, r#match) = (part.due(one).map(|seat| seat.id().unwrap_or(0)), name.clone());
        match how {
            _ if due != *by && due != [by[1], by[0]] => None,
            Ok([a, b]) => {
                let score = if due == *by { [*a, *b] } else { [*b, *a] };
                Some(Event::Result { r#match, score, in_spite: true })
            }
            Err(Some(loser)) => Some(Event::Forfeit { r#match, id: *loser, in_spite: true }),
            Err(None) => Some(Event::Unplayed { r#match, in_spite: true }),
        }
    })?;
    entered.remove(found.about()?);
    Some(found)
}

/// Also what was entered before somebody left who leads to it by now.
fn put(held: &mut Held, event: &Event) {
    match held.cup.with_lots(event.clone()) {
        Ok(events) => held.take(events),
        Err(_) => held.cup.take(event),
    }
}

fn lines(value: &Value) -> Vec<String> {
    serde_json::to_string_pretty(value).unwrap().split("},").map(|line| line.split_whitespace().collect()).collect()
}

#[test]
fn whatever_was_entered_and_taken_back_stands_as_if_only_what_stands_had_been_entered() {
    let full = std::env::var("WURFZABEL_TESTS").is_ok_and(|volume| volume == "full");
    for seed in 0..if full { 10_000 } else { 400 } {
        let mut tried = Tried::new(seed);
        for _ in 0..tried.rng.random_range(5..120) {
            tried.step();
        }
        let held = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| tried.holds()));
        assert!(held.is_ok(), "seed {seed}");
    }
}
