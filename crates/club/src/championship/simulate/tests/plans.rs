//! All plans, with any number of people, some of whom leave on the way.

use proptest::prelude::*;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::*;
use crate::championship::fold::{Match as Planned, MatchState};
use crate::championship::plan::{Leaving, PLANS};
use crate::championship::sheet::bracket::Bracket;
use base::i18n::Lang;

/// Answers on the way: after every stage.
fn played(plan: &str, participants: usize, seed: u64, leaving: f64) -> Vec<(Championship, Value)> {
    let head = Head { plan: plan.to_owned(), days: Some(5), ..Head::world("Wien", 2027, seed) };
    let (mut cup, mut on_the_way) = (Championship::new(head).unwrap(), Vec::new());
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for id in 1..=participants {
        let join = cup.join(&format!("P{id}"), "").unwrap();
        cup.take(&join);
    }
    while let Some((plan, _)) = cup.stage() {
        let plan = plan.clone();
        if plan.form == Form::Open {
            for id in 2..=participants {
                let meet = cup.meet(id, id - 1, if rng.random() { [1, 0] } else { [0, 1] }, plan.first);
                meet.iter().for_each(|event| cup.take(event));
            }
        }
        while let Some((name, ids)) = ready(&cup).first() {
            if rng.random_bool(leaving) && cup.people().iter().filter(|one| one.left.is_none()).count() > 13 {
                cup.leave(ids[0], plan.first).unwrap().iter().for_each(|event| cup.take(event));
                continue;
            }
            let luck = Luck::new(rng.random());
            let pairing = Pairing { ids: *ids, levels: [Level::Medium, Level::Strong], luck };
            let [score] = draw(&plan, &[pairing])[..] else { panic!("one match") };
            cup.result(name, score, false).unwrap().iter().for_each(|event| cup.take(event));
        }
        cup.close_stage().unwrap().iter().for_each(|event| cup.take(event));
        if cup.stage_key() != plan.key {
            let answer = answer(&cup);
            on_the_way.push((cup.clone(), answer));
        }
    }
    on_the_way
}

/// Everyone meets everyone so often, at most once a round, and where they are odd everyone rests as often.
fn everyone_meets(json: &Value, ids: &BTreeSet<u64>, stage: &str, group: Option<&str>, legs: usize) {
    let all = matches(json);
    let own: Vec<_> = all.iter().filter(|one| one.stage == stage && one.group == group).collect();
    let sides: BTreeSet<[u64; 2]> = own.iter().map(|one| one.ids).collect();
    let n = ids.len();
    assert_eq!((own.len(), sides.len()), (legs * n * (n - 1) / 2, legs * n * (n - 1) / 2), "{stage} {group:?}");
    assert_eq!(own.iter().flat_map(|one| one.ids).collect::<BTreeSet<_>>(), *ids);
    let rounds = legs * if n % 2 == 1 { n } else { n - 1 };
    for round in 1..=rounds as u64 {
        let there: Vec<u64> = own.iter().filter(|one| one.round == Some(round)).flat_map(|one| one.ids).collect();
        assert_eq!((there.len(), there.iter().collect::<BTreeSet<_>>().len()), (n / 2 * 2, n / 2 * 2), "{round}");
    }
    if group.is_none() {
        let byes: Vec<&Value> = json["byes"].as_array().unwrap().iter().map(|bye| &bye["id"]).collect();
        let rests = |id: &u64| byes.iter().filter(|bye| ***bye == *id).count();
        assert!(ids.iter().all(|id| rests(id) == legs * (n % 2)));
    }
}

/// Nobody meets anybody twice or rests twice, everybody is in every round; a rest is a win, and the table follows.
fn swiss(json: &Value, ids: &BTreeSet<u64>) {
    let (all, n) = (matches(json), ids.len());
    let rounds = all.iter().filter_map(|one| one.round).max().unwrap();
    assert!(1 << (rounds - 1) < n && n <= 1 << rounds, "{n} {rounds}");
    let mut met = BTreeSet::new();
    assert!(
        all.iter().all(|one| met.insert(one.ids.iter().copied().collect::<BTreeSet<u64>>())),
        "somebody meets again"
    );
    let byes = json["byes"].as_array().unwrap();
    let resting: Vec<u64> = byes.iter().map(|bye| bye["id"].as_u64().unwrap()).collect();
    assert_eq!(resting.iter().collect::<BTreeSet<_>>().len(), resting.len(), "somebody rests twice");
    for round in 1..=rounds {
        let rests = byes.iter().filter(|bye| bye["round"] == round).map(|bye| bye["id"].as_u64().unwrap());
        let own = all.iter().filter(|one| one.round == Some(round)).enumerate();
        let mut there: Vec<u64> = rests.collect();
        for (at, one) in own {
            assert_eq!(one.id, format!("m{round}-{}", at + 1));
            there.extend(one.ids);
        }
        there.sort_unstable();
        assert_eq!(there, ids.iter().copied().collect::<Vec<_>>(), "{round}");
    }
    // Halves, of everybody; then of those they have met.
    let played: Vec<&Match<'_>> = all.iter().collect();
    let mut wins = worth("wins", ids, &played);
    resting.iter().for_each(|id| *wins.get_mut(id).unwrap() += 2);
    let rows = json["tables"]["main"].as_array().unwrap();
    let mut last = None;
    for row in rows {
        let id = row["id"].as_u64().unwrap();
        let (mut buchholz, mut sonneborn) = (0, 0);
        for one in all.iter().filter(|one| one.ids.contains(&id)) {
            let other = wins[&one.ids[usize::from(one.ids[0] == id)]];
            buchholz += other;
            sonneborn += other * if one.winner == Some(id) { 2 } else { i64::from(one.winner.is_none()) };
        }
        let told = |key: &str, parts: f64| (row[key].as_f64().unwrap() * parts) as i64;
        let own = (told("wins", 2.0), told("buchholz", 2.0), told("sonneborn", 4.0));
        assert_eq!(own, (wins[&id], buchholz, sonneborn), "{id}");
        assert!(last.is_none_or(|last| last >= own), "{last:?} {own:?}");
        last = Some(own);
    }
}

/// A bracket leaves one after as many matches as there are others, and each match is played by whom it is fed by.
fn knocks_out(json: &Value, through: &BTreeSet<u64>) {
    let all = matches(json);
    let bracket: Vec<_> = all.iter().filter(|one| one.stage == "finals").collect();
    assert_eq!(bracket.len(), through.len() - 1 + usize::from(through.len() > 3));
    let lost = |one: &&Match<'_>| one.ids[usize::from(Some(one.ids[0]) == one.winner)];
    let mut out = BTreeSet::new();
    for one in bracket.iter().filter(|one| one.group != Some("third")) {
        assert!(one.ids.iter().all(|id| through.contains(id) && !out.contains(id)), "{one:?}");
        out.insert(lost(one));
    }
    let podium: Vec<u64> = json["podium"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    assert_eq!(through - &out, [podium[0]].into());
    let single = |key| bracket.iter().find(|one| one.group == Some(key)).unwrap();
    assert_eq!(podium[1], lost(single("final")));
    if through.len() > 3 {
        assert_eq!(podium[2..], [single("third").winner.unwrap(), lost(single("third"))]);
    }
}

#[test]
fn championships_of_every_plan_keep_the_rules() {
    for participants in [3, 4, 5, 9, 13, 20, 37, 64] {
        let everyone: BTreeSet<u64> = (1..=participants as u64).collect();
        for (plan, legs) in [("round-robin", 1), ("double-round-robin", 2)] {
            let (_, json) = played(plan, participants, 1, 0.0).pop().unwrap();
            everyone_meets(&json, &everyone, "main", None, legs);
            let all = matches(&json);
            holds(&table(&json, "main"), &["wins", "difference", "direct"], &all.iter().collect::<Vec<_>>());
        }
        swiss(&played("swiss", participants, 1, 0.0).pop().unwrap().1, &everyone);
        let (_, json) = played("knock-out", participants, 1, 0.0).pop().unwrap();
        knocks_out(&json, &everyone);
        let (_, json) = played("groups", participants, 1, 0.0).pop().unwrap();
        let groups: Vec<&String> = json["tables"].as_object().unwrap().keys().collect();
        let mut two = BTreeSet::new();
        for group in groups {
            let ids = table(&json, group).iter().map(|(id, _)| *id).collect();
            everyone_meets(&json, &ids, "groups", Some(group), 1);
            let going = through(&json, group);
            assert_eq!(going.len(), 2);
            let meet = |one: &Match<'_>| one.stage == "finals" && one.ids.iter().all(|id| going.contains(id));
            let all = matches(&json);
            assert!(all.iter().filter(|one| meet(one)).all(|one| matches!(one.group, Some("final" | "third"))));
            two.extend(going);
        }
        knocks_out(&json, &two);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]
    #[test]
    fn nobody_who_has_left_goes_on_and_the_bracket_shows_who_does(
        plan in 0..PLANS.len(), participants in 14_usize..40, seed in any::<u64>(),
    ) {
        let (key, _) = PLANS[plan];
        for (cup, _) in played(key, participants, seed, 0.03) {
            let Some(at) = cup.stages().count().checked_sub(1).filter(|_| cup.stage().is_some()) else { continue };
            let stages: Vec<_> = cup.stages().collect();
            let Some(((before, closed), (_, begun))) = at.checked_sub(1).map(|last| (stages[last], stages[at])) else {
                continue;
            };
            let seated: BTreeSet<Id> = begun.parts.iter().flat_map(|part| part.ids()).collect();
            let through: BTreeSet<Id> = closed.parts.iter().flat_map(|part| cup.through(&part.plan.key)).collect();
            if before.leaving != Leaving::Forfeits {
                prop_assert!(through.iter().all(|id| !cup.has_left(*id)), "{} {:?}", key, before.key);
                prop_assert!(seated.iter().all(|id| !cup.has_left(*id)));
                if key != "world" || before.key != "main" {
                    prop_assert_eq!(&seated, &through);
                }
            }
            let bracket = Bracket { cup: &cup, lang: Lang::En };
            for part in begun.parts.iter().filter(|part| part.plan.single) {
                for side in [0, 1] {
                    prop_assert_eq!(bracket.player(&part.plan.key, side), Some(part.seats[side]));
                    let feed = &part.plan.feeds[side];
                    let Some(source) = cup.part(&feed.part) else { continue };
                    let decided = |one: &Planned| !matches!(one.standing, MatchState::Open);
                    let fed = source.going.get(feed.place - 1).copied();
                    if source.matches.iter().all(decided) && !source.plan.single {
                        prop_assert_eq!(part.seats[side].id(), fed, "{}", part.plan.key);
                    }
                }
            }
        }
    }
}
