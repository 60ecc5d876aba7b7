#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeSet;

use proptest::prelude::*;

use base::phrase::Phrase;
use games::game::bot::Level;

use super::*;
use crate::championship::simulate::{Simulation, draw};
use crate::championship::{Event, Head};

/// All that happens in a simulated world championship.
fn simulated(participants: usize, seed: u64, order: &[Criterion]) -> (Head, Vec<Event>) {
    let mut head = Head::world("Wien", 2027, seed);
    if !order.is_empty() {
        head.ties = ["main", "groups"].map(|stage| (stage.to_owned(), order.to_vec())).into();
    }
    let strengths = vec![Level::Medium, Level::Strong];
    let simulation = Simulation { head: head.clone(), participants, strengths, until: None };
    (head, simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).unwrap().1)
}

/// Another championship that all those join, each match with a result that follows from the seed.
fn other(plan: &str, participants: usize, seed: u64) -> (Head, Vec<Event>) {
    use rand::{RngExt as _, SeedableRng as _};
    let head = Head { plan: plan.to_owned(), days: Some(9), ..Head::world("Open", 2027, seed) };
    let (mut cup, mut events) = (Championship::new(head.clone()).unwrap(), Vec::new());
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
    for id in 1..=participants {
        let join = cup.join(&format!("P{id}"), "").unwrap();
        crate::championship::take(&mut cup, vec![join], &mut events);
    }
    while let Some((_, stage)) = cup.stage() {
        let known = |part: &&RunningPart| !part.seats.contains(&Seat::Unknown);
        let open = stage.parts.iter().filter(known).flat_map(|part| part.matches.iter().map(move |one| (part, one)));
        let next = open.filter(|(_, one)| one.is_open()).map(|(part, one)| (one.id.clone(), part.plan.single)).next();
        let new = match next {
            Some((name, single)) => {
                let mut score = [rng.random_range(0..6), rng.random_range(0..6)];
                score[0] += u32::from(single && score[0] == score[1]);
                cup.recorded(&name, score, false).unwrap()
            }
            None => cup.close_stage().unwrap(),
        };
        crate::championship::take(&mut cup, new, &mut events);
    }
    (head, events)
}

/// Goes through it and holds every prospect that was ever told, and every outlook on a match that was played next, to what
/// became of it; how many were for sure before their part was complete.
fn kept((head, events): (Head, Vec<Event>)) -> usize {
    let mut cup = Championship::new(head).unwrap();
    let mut told: BTreeSet<(String, Id, bool)> = BTreeSet::new();
    let mut early = 0;
    let tell = |told: &mut BTreeSet<_>, key: &str, id, prospect| match prospect {
        Prospect::Through => told.insert((key.to_owned(), id, true)),
        Prospect::Out => told.insert((key.to_owned(), id, false)),
        Prospect::Open => false,
    };
    for event in &events {
        if let Event::Result { r#match, score, .. } = event {
            let (_, part, _) = cup.find(r#match).unwrap();
            let (key, outlook) = (part.plan.key.clone(), cup.outlook(r#match).unwrap());
            if let Some(winner) = [0, 1].into_iter().find(|side| score[*side] > score[1 - side]) {
                for side in [0, 1] {
                    tell(&mut told, &key, outlook.ids[side], outlook.won_by[winner][side]);
                }
            }
        }
        cup.take(event);
        let parts: Vec<(String, bool)> = cup
            .stage()
            .iter()
            .flat_map(|(plan, stage)| stage.parts.iter().filter(|_| !plan.is_open()))
            .map(|part| (part.plan.key.clone(), part.is_complete()))
            .collect();
        for (key, complete) in parts {
            for (id, prospect) in cup.prospects(&key) {
                early += usize::from(tell(&mut told, &key, id, prospect) && !complete);
            }
        }
    }
    for (key, id, through) in told {
        let due = if through { Prospect::Through } else { Prospect::Out };
        assert_eq!(cup.prospect(id, &key), due, "{key} {id}");
    }
    early
}

#[test]
fn whoever_is_surely_through_goes_on_and_whoever_is_surely_out_does_not() {
    use Criterion::{Difference, Direct, Losses, Lot, Points, Wins};
    let orders: [&[Criterion]; 6] =
        [&[], &[Wins, Lot], &[Losses, Lot], &[Difference, Wins, Lot], &[Direct, Points, Lot], &[Lot]];
    let mut early = 0;
    for (seed, order) in orders.into_iter().enumerate() {
        for participants in [13, 16, 29] {
            early += kept(simulated(participants, seed as u64, order));
        }
    }
    assert!(early > 60, "{early} were sure before the end");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn so_it_is_in_other_championships(plan in 0_usize..5, participants in 3_usize..14, seed in any::<u64>()) {
        kept(other(["round-robin", "knock-out", "groups", "double-round-robin", "swiss"][plan], participants, seed));
    }
}

#[test]
fn a_single_match_takes_its_winner_on_and_a_match_of_a_table_says_what_hangs_on_it() {
    let (head, events) = simulated(13, 3, &[]);
    let mut cup = Championship::new(head).unwrap();
    for event in &events {
        if matches!(event, Event::Result { r#match, .. } if r#match == "s1") {
            break;
        }
        cup.take(event);
    }
    let outlook = cup.outlook("s1").unwrap();
    assert_eq!(outlook.won_by, [[Prospect::Through, Prospect::Out], [Prospect::Out, Prospect::Through]]);
    assert_eq!(cup.outlook("final"), None, "it is not yet known who plays it");
    assert_eq!(cup.outlook("m1-1"), None, "it was played");
    assert_eq!(cup.prospect(outlook.ids[0], "s1"), Prospect::Open);
    assert_eq!(cup.prospect(99, "main"), Prospect::Out);
    assert_eq!(cup.prospects("nothing").len(), 0);
}
