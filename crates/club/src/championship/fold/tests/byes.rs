//! Who rests in a round, what that counts, and who may come late or change places then.

use super::*;

#[test]
fn who_rests_in_a_swiss_round_has_won_the_least_whatever_the_table_ranks_by() {
    let ties = BTreeMap::from([("main".to_owned(), vec![Criterion::Points, Criterion::Lot])]);
    let mut held = Held::new(Head { plan: "swiss".to_owned(), ties, ..Head::world("Open", 2027, 3) }, 7);
    held.close();
    let won = |held: &Held, id| held.cup.table("main").iter().find(|row| row.id == id).unwrap().tally.wins.in_halves();
    for round in 1..=2 {
        // The first to play wins all matches by 1 to 0, and is among the last by points.
        while let Some(name) = held.open() {
            let (_, part, one) = held.cup.find(&name).unwrap();
            let score = match part.players(one).map(|seat| seat.id().unwrap()) {
                [1, _] => [1, 0],
                [_, 1] => [0, 1],
                _ => [13, 12],
            };
            held.enter(&name, score);
        }
        let rested: Vec<Id> = held.cup.part("main").unwrap().byes.iter().map(|(_, id)| *id).collect();
        let wins: BTreeMap<Id, i64> = (1..=7).map(|id| (id, won(&held, id))).collect();
        held.close();
        let resting = held.cup.part("main").unwrap().byes.last().unwrap().1;
        let least = wins.iter().filter(|(id, _)| !rested.contains(id)).map(|(_, wins)| *wins).min().unwrap();
        assert_eq!(wins[&resting], least, "round {}: {resting} of {wins:?}", round + 1);
    }
}

#[test]
fn a_bye_of_a_round_that_was_cancelled_before_anybody_played_counts_for_nobody() {
    for played in [0, 1] {
        let mut held = planned_as("swiss", 5);
        held.close();
        let resting = held.cup.part("main").unwrap().byes[0].1;
        (0..played).for_each(|_| {
            let name = held.open().unwrap();
            held.enter(&name, [13, 4]);
        });
        held.take(held.cup.end_stage(Some(Ended::Struck)).unwrap());
        let tally = held.cup.table("main").iter().find(|row| row.id == resting).unwrap().tally;
        assert_eq!(tally.wins.in_halves(), 2 * played, "{played} played");
    }
}

#[test]
fn what_was_decided_without_playing_is_not_played() {
    let mut held = planned_as("swiss", 3);
    held.close();
    let resting = held.cup.part("main").unwrap().byes[0].1;
    let [a, b] =
        held.cup.part("main").map(|part| part.players(&part.matches[0]).map(|seat| seat.id().unwrap())).unwrap();
    held.take(held.cup.forfeit("m1-1", b, false).unwrap());
    let tally = |id: Id| held.cup.table("main").iter().find(|row| row.id == id).unwrap().tally;
    assert_eq!([a, b, resting].map(|id| tally(id).played), [0, 0, 0]);
    assert_eq!([a, b, resting].map(|id| tally(id).wins.in_halves()), [2, 0, 2]);
}

#[test]
fn nobody_joins_a_swiss_tournament_whose_last_round_is_drawn() {
    let mut held = planned_as("swiss", 5);
    held.close();
    while held.cup.to_draw().is_some() {
        assert!(held.cup.has_room());
        held.play(1);
        held.close();
    }
    assert!(!held.cup.has_room() && held.cup.join("late", "").is_err());
}

#[test]
fn a_bye_is_no_place_for_anybody_once_the_next_match_was_won_without_playing() {
    let mut held = planned_as("knock-out", 5);
    held.close();
    held.take(held.cup.leave(3, day(1, 1)).unwrap());
    let forfeited = held.cup.parts().flat_map(|(_, part)| part.matches.iter().map(move |one| (part, one)));
    let mut winners = forfeited.filter_map(|(part, one)| match one.standing {
        MatchState::Forfeit(Some(side)) => part.players(one)[side].id(),
        _ => None,
    });
    let winner = winners.next().unwrap();
    drop(winners);
    held.take([held.cup.join("late", "").unwrap()]);
    let of_late = held.cup.parts().find(|(_, part)| part.plan.single && part.seats.contains(&Seat::Of(6))).unwrap().1;
    assert!(!of_late.seats.contains(&Seat::Of(winner)), "{:?}", of_late.seats);
}

#[test]
fn whoever_has_won_by_a_bye_changes_places_with_nobody() {
    let mut held = planned_as("swiss", 5);
    held.close();
    let resting = held.cup.part("main").unwrap().byes[0].1;
    assert!(held.cup.swappable().contains(&resting));
    let name = held.open().unwrap();
    held.enter(&name, [13, 4]);
    assert!(!held.cup.swappable().contains(&resting));
}
