//! What must hold of any championship, found out anew from the answer for programs alone: nothing of the fold is asked.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::*;
use crate::championship::answer::answer;

mod plans;

fn simulated(participants: usize, seed: u64, until: Option<&str>) -> (Championship, Vec<Event>) {
    let head = Head::world("Wien", 2027, seed);
    let (until, strengths) = (until.map(str::to_owned), vec![Level::Medium, Level::Strong]);
    let simulation = Simulation { head, participants, strengths, until };
    simulation.run(|stage, pairings| Ok::<_, Phrase>(draw(stage, pairings))).unwrap()
}

/// A match as programs read it.
#[derive(Debug)]
struct Match<'a> {
    id: &'a str,
    stage: &'a str,
    group: Option<&'a str>,
    round: Option<u64>,
    date: &'a str,
    ids: [u64; 2],
    score: [i64; 2],
    winner: Option<u64>,
}

fn matches(json: &Value) -> Vec<Match<'_>> {
    json["matches"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            assert_eq!(one["kind"], "played");
            Match {
                id: one["id"].as_str().unwrap(),
                stage: one["stage"].as_str().unwrap(),
                group: one["group"].as_str(),
                round: one["round"].as_u64(),
                date: one["date"].as_str().unwrap(),
                ids: ["a", "b"].map(|side| one[side].as_u64().unwrap()),
                score: [0, 1].map(|side| one["score"][side].as_i64().unwrap()),
                winner: one["winner"].as_u64(),
            }
        })
        .collect()
}

/// What counts, in halves where wins are, more being better; by the ids.
fn worth(criterion: &str, ids: &BTreeSet<u64>, played: &[&Match<'_>]) -> BTreeMap<u64, i64> {
    let mut worth: BTreeMap<u64, i64> = ids.iter().map(|id| (*id, 0)).collect();
    for one in played {
        if criterion == "direct" && !one.ids.iter().all(|id| ids.contains(id)) {
            continue;
        }
        for side in [0, 1] {
            let Some(sum) = worth.get_mut(&one.ids[side]) else { continue };
            let won = one.winner == Some(one.ids[side]);
            *sum += match criterion {
                "wins" | "direct" => {
                    if won {
                        2
                    } else {
                        i64::from(one.winner.is_none())
                    }
                }
                "losses" => -i64::from(!won && one.winner.is_some()),
                "points" => one.score[side],
                "difference" => one.score[side] - one.score[1 - side],
                _ => 0,
            };
        }
    }
    worth
}

/// Holds a table to an order of tie-breaks: those tied so far lie together, and each boundary is named rightly.
fn holds(rows: &[(u64, Option<&str>)], order: &[&str], played: &[&Match<'_>]) {
    let Some((criterion, rest)) = order.split_first() else {
        assert!(rows.iter().rev().skip(1).all(|(_, by)| *by == Some("lot")), "{rows:?}");
        return;
    };
    let ids: BTreeSet<u64> = rows.iter().map(|(id, _)| *id).collect();
    let worth = worth(criterion, &ids, played);
    for part in rows.chunk_by(|(a, _), (b, _)| worth[a] == worth[b]) {
        holds(part, rest, played);
    }
    for two in rows.windows(2).filter(|two| worth[&two[0].0] != worth[&two[1].0]) {
        assert!(worth[&two[0].0] > worth[&two[1].0], "{criterion}: {two:?}");
        assert_eq!(two[0].1, Some(*criterion));
    }
}

fn table<'a>(json: &'a Value, key: &str) -> Vec<(u64, Option<&'a str>)> {
    let rows = json["tables"][key].as_array().unwrap();
    for (at, row) in rows.iter().enumerate() {
        assert_eq!(row["rank"], at + 1);
    }
    rows.iter().map(|row| (row["id"].as_u64().unwrap(), row["by"].as_str())).collect()
}

fn through(json: &Value, key: &str) -> BTreeSet<u64> {
    let rows = json["tables"][key].as_array().unwrap().iter();
    rows.filter(|row| row["through"] == true).map(|row| row["id"].as_u64().unwrap()).collect()
}

fn keeps_the_rules(participants: usize, json: &Value) {
    let all = matches(json);
    let of = |stage: &str, group: Option<&str>| -> Vec<&Match<'_>> {
        all.iter().filter(|one| one.stage == stage && one.group == group).collect()
    };
    let within = |played: &[&Match<'_>], first: &str, last: &str| {
        assert!(played.iter().all(|one| (first..=last).contains(&one.date)), "{played:?}");
    };
    // The preliminaries.
    let open = of("preliminaries", None);
    within(&open, "2027-06-21", "2027-07-02");
    let rows = table(json, "preliminaries");
    assert_eq!(rows.len(), participants);
    holds(&rows, &["wins", "losses", "direct"], &open);
    let best: BTreeSet<u64> = rows.iter().take(37).map(|(id, _)| *id).collect();
    assert_eq!(through(json, "preliminaries"), best);
    // The main tournament: its schedule is complete, byes are even, its days are right.
    let main = of("main", None);
    let n = best.len();
    let pairs: BTreeSet<[u64; 2]> =
        main.iter().map(|one| [*one.ids.iter().min().unwrap(), *one.ids.iter().max().unwrap()]).collect();
    assert_eq!((main.len(), pairs.len()), (n * (n - 1) / 2, n * (n - 1) / 2));
    assert_eq!(main.iter().flat_map(|one| one.ids).collect::<BTreeSet<_>>(), best);
    let rounds = if n % 2 == 1 { n } else { n - 1 };
    for round in 1..=rounds {
        let played: Vec<&&Match<'_>> = main.iter().filter(|one| one.round == Some(round as u64)).collect();
        let date = jiff::civil::date(2027, 7, 3) + jiff::Span::new().days(((round - 1) * 100 / rounds) as i64);
        assert!(played.iter().all(|one| one.date == date.to_string()));
        let there: BTreeSet<u64> = played.iter().flat_map(|one| one.ids).collect();
        assert_eq!((played.len(), there.len()), (n / 2, n / 2 * 2));
        let rests: Vec<u64> = json["byes"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|bye| bye["round"] == round)
            .map(|bye| bye["id"].as_u64().unwrap())
            .collect();
        assert_eq!(rests.iter().copied().collect::<BTreeSet<_>>(), &best - &there);
        assert_eq!(rests.len(), n % 2);
    }
    assert!(main.iter().all(|one| one.score.iter().all(|points| (0..=37).contains(points))));
    let places = table(json, "main");
    holds(&places, &["points", "wins", "direct"], &main);
    let place = |place: usize| places[place - 1].0;
    assert_eq!(through(json, "main"), (1..=13).map(place).collect());
    // The groups, who is in them and who wins them.
    let mut firsts = BTreeMap::new();
    for (key, seeds) in [("i", 2..=3), ("a", 4..=7), ("u", 9..=12)] {
        let played = of("groups", Some(key));
        within(&played, "2027-10-11", "2027-10-31");
        let seeded: BTreeSet<u64> = seeds.map(place).collect();
        let pairs = played.len();
        assert_eq!(
            (pairs, played.iter().flat_map(|one| one.ids).collect()),
            (seeded.len() * (seeded.len() - 1) / 2, seeded)
        );
        let rows = table(json, key);
        holds(&rows, &["wins", "difference", "direct"], &played);
        assert_eq!(through(json, key), [rows[0].0].into());
        firsts.insert(key, rows[0].0);
    }
    let single = |stage: &str, key: &str, two: [u64; 2], date: std::ops::RangeInclusive<&str>| {
        let played = of(stage, Some(key));
        let [one] = played[..] else { panic!("{key}: {played:?}") };
        assert_eq!(one.ids.iter().collect::<BTreeSet<_>>(), two.iter().collect(), "{key}");
        assert!(date.contains(&one.date), "{key}: {}", one.date);
        let winner = one.winner.unwrap();
        let lost = one.ids[usize::from(one.ids[0] == winner)];
        (winner, lost)
    };
    let october = "2027-10-11"..="2027-10-31";
    let (q1, _) = single("groups", "q1", [firsts["a"], place(8)], october.clone());
    let (q2, _) = single("groups", "q2", [firsts["u"], place(13)], october);
    let day = |day: &'static str| day..=day;
    let (s1, lost1) = single("finals", "s1", [place(1), q1], day("2027-12-21"));
    let (s2, lost2) = single("finals", "s2", [firsts["i"], q2], day("2027-12-22"));
    let (third, fourth) = single("finals", "third", [lost1, lost2], day("2027-12-23"));
    let (first, second) = single("finals", "final", [s1, s2], day("2027-12-24"));
    assert_eq!(json["podium"], serde_json::json!([first, second, third, fourth]));
    for one in all.iter().filter(|one| ["groups", "finals"].contains(&one.stage)) {
        let [a, b] = one.score;
        assert!(a.max(b) == 13 && a.min(b) < 13 && one.winner == Some(one.ids[usize::from(b > a)]), "{one:?}");
    }
}

#[test]
fn fifty_championships_of_each_size_keep_the_rules() {
    for participants in [13, 20, 37, 64] {
        for seed in 0..50 {
            let (cup, events) = simulated(participants, seed, None);
            keeps_the_rules(participants, &answer(&cup));
            if seed == 0 {
                assert_eq!(simulated(participants, seed, None).1, events, "the same seed, the same championship");
            }
        }
    }
}

#[test]
fn a_simulation_stops_where_a_stage_begins() {
    let (cup, events) = simulated(40, 1, Some("main"));
    assert_eq!((cup.stage_key(), cup.stage().unwrap().1.parts[0].ids().len()), ("main", 37));
    assert!(matches!(events.last(), Some(Event::Close { .. })));
    assert_eq!(simulated(40, 1, Some("preliminaries")).0.people().len(), 40);
}

#[test]
fn computer_players_play_the_modes_of_the_stages() {
    let title = games::shelf::find("dre13ehn").unwrap();
    let (cup, _) = simulated(13, 1, Some("main"));
    let threads = NonZero::new(2).unwrap();
    let pairings =
        [3, 4].map(|seed| Pairing { ids: [1, 2], levels: [Level::Easy, Level::Medium], luck: Luck::new(seed) });
    let mut told = 0;
    for stage in &cup.plan().stages {
        let options = stage.options.clone().unwrap_or([("mode".to_owned(), "cup".to_owned())].into());
        let results = play(title, stage, &options, &pairings, threads, &mut |progress| {
            told += progress.played;
            Ok(())
        });
        for [a, b] in results.unwrap() {
            match stage.count {
                Count::Victory => assert_eq!(a + b, 1),
                Count::Points(_) => assert!(a.max(b) <= 37 && a + b > 0),
                Count::Race(to) => assert!(a.max(b) == to && a.min(b) < to),
            }
        }
    }
    assert_eq!(told, 4 * 3);
}

#[test]
fn whatever_is_played_can_be_entered() {
    let options = |pairs: &[(&str, &str)]| {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect::<Values>()
    };
    let usual = games::shelf::ALL.iter().map(|title| (title.key(), Values::new()));
    let others = [
        ("dre13ehn", options(&[("mode", "duel")])),
        ("dre13ehn", options(&[("mode", "cup"), ("match", "13"), ("target", "3")])),
        ("dre13ehn", options(&[("mode", "points")])),
        ("kvatrutafl", options(&[("match", "3")])),
        ("kvatrutafl", options(&[("match", "5"), ("after", "13"), ("extra", "yes")])),
    ];
    for (game, options) in usual.chain(others) {
        let title = games::shelf::find(game).unwrap();
        if !title.seats_with(&options).unwrap().contains(&2) {
            continue;
        }
        let head =
            Head { plan: "round-robin".to_owned(), game: game.to_owned(), options, ..Head::world("Wien", 2027, 1) };
        let stage = crate::championship::Plan::of(&head).unwrap().stages.pop().unwrap();
        let level = *title.levels().first().unwrap();
        for seed in 0..20 {
            let seating = ["Ada", "Bo"].map(|name| (name.to_owned(), level));
            let run = title.run(&head.options, &seating, Luck::new(seed)).unwrap();
            let score = crate::championship::ask::score(&stage, &run.scores, &run.winners).unwrap();
            assert_eq!(stage.can_end(score), Ok(()), "`Shelved::finish` of {game} {:?}: {score:?}", head.options);
        }
        assert_eq!(stage.is_typed_right(stage.example()), Ok(()), "{game}: the hint's own example");
    }
}

#[test]
fn what_no_match_comes_to_is_refused_with_the_reason() {
    let refused = |game: &str, options: &[(&str, &str)], score| {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        let head =
            Head { plan: "knock-out".to_owned(), game: game.to_owned(), options, ..Head::world("Wien", 2027, 1) };
        let mut cup = Championship::new(head).unwrap();
        for name in ["Ada", "Bo", "Cy", "Dee"] {
            let join = cup.join(name, "").unwrap();
            cup.take(&join);
        }
        cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
        let result = Event::Result { r#match: "s1".to_owned(), score, in_spite: false };
        assert_eq!(cup.check(&result), Ok(()), "a file that says so is read as before");
        cup.find("s1").unwrap().0.can_end(score).err().map(|why| base::i18n::Lang::En.say(&why))
    };
    let why = |game, options: &[(&str, &str)], score| refused(game, options, score).unwrap();
    assert!(why("ludix", &[], [280, 120]).contains("nobody has 300"));
    assert!(why("ludix", &[], [300, 12]).contains("nobody can have 12"));
    assert_eq!(refused("ludix", &[], [300, 128]), None);
    assert!(why("namaste", &[], [400, 120]).contains("more than 322"));
    for score in [[1, 3], [31, 0], [2, 0]] {
        why("kvatrutafl", &[("match", "3")], score);
    }
    for score in [[3, 0], [0, 4], [17, 2]] {
        assert_eq!(refused("kvatrutafl", &[("match", "3")], score), None, "{score:?}");
    }
    assert!(why("pasch", &[("games", "5")], [3, 2]).contains("only the win counts"));
    assert!(why("dre13ehn", &[], [14, 3]).contains("exactly 13"));
}
