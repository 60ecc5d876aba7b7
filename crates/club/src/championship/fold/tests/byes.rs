//! Who rests in a round, what that counts, and who may come late or change places then.

use base::i18n::Lang;

use super::*;
use crate::championship::change::Change;

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
fn what_neither_has_come_to_is_lost_by_both_and_the_next_round_can_be_drawn() {
    let mut held = planned_as("swiss", 4);
    held.close();
    let by = held.cup.part("main").map(|part| part.players(&part.matches[0]).map(|seat| seat.id().unwrap())).unwrap();
    held.take(held.cup.unplayed("m1-1", false).unwrap());
    let standing = |held: &Held| held.cup.find("m1-1").unwrap().2.standing;
    assert_eq!(standing(&held), MatchState::Forfeit(None));
    let tally = |held: &Held, id: Id| held.cup.table("main").iter().find(|row| row.id == id).unwrap().tally;
    assert_eq!(by.map(|id| (tally(&held, id).played, tally(&held, id).wins.in_halves())), [(0, 0); 2]);
    held.play(1);
    assert!(held.cup.draw_round().unwrap().is_some());
    let undone = held.cup.undo().unwrap();
    held.take(undone);
    held.take(held.cup.clear("m1-1", false).unwrap());
    assert_eq!(standing(&held), MatchState::Open);
    let mut held = planned_as("knock-out", 4);
    held.close();
    let single = held.open().unwrap();
    let why = base::i18n::Lang::En.say(&held.cup.unplayed(&single, false).unwrap_err());
    assert!(why.contains("one of the two has to win it"), "{why}");
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

#[test]
fn a_table_says_how_far_its_rounds_are_and_who_won_by_resting() {
    let mut held = planned_as("swiss", 5);
    held.close();
    let said = |held: &Held| {
        let (_, stage) = held.cup.stage().unwrap();
        let all = words::rounds_played(stage).into_iter().chain(words::unplayed_wins(&held.cup, &stage.parts[0]));
        all.map(|phrase| Lang::En.say(&phrase)).collect::<Vec<_>>()
    };
    let name = |held: &Held, id: Id| held.cup.name(id).to_owned();
    let resting = name(&held, held.cup.part("main").unwrap().byes[0].1);
    let byes = format!("Wins by a bye: {resting}.");
    assert!(said(&held).is_empty(), "a bye counts once its round has begun");
    for rounds in ["during round 1 of 3", "after round 1 of 3"] {
        let open = held.open().unwrap();
        held.enter(&open, [13, 4]);
        assert_eq!(said(&held), [rounds.to_owned(), byes.clone()]);
    }
    held.close();
    let loser = held.cup.part("main").unwrap().matches[2].clone();
    let winner = held.cup.part("main").unwrap().players(&loser)[0].id().unwrap();
    held.take(held.cup.forfeit(&loser.id, winner, false).unwrap());
    assert_eq!(said(&held)[..2], ["after round 1 of 3", "A win by forfeit counts as a win, but not as played."]);
    held.take(held.cup.end_stage(Some(Ended::Struck)).unwrap());
    let (_, stage) = held.cup.stages().nth(1).unwrap();
    assert_eq!(words::rounds_played(stage), None, "what ended early says that instead");
}

#[test]
fn a_correction_says_which_rounds_were_drawn_before_it() {
    let mut held = planned_as("swiss", 6);
    held.close();
    let first = held.open().unwrap();
    let drawn = |held: &Held, name: &str| {
        let changes = held.cup.consequences(&held.cup.result(name, [0, 13], true).unwrap());
        changes.into_iter().find(|change| matches!(change, Change::Drawn { .. }))
    };
    let round = |held: &mut Held| {
        while let Some(open) = held.open() {
            held.enter(&open, [13, 4]);
        }
    };
    round(&mut held);
    assert_eq!(drawn(&held, &first), None);
    held.close();
    let second = held.open().unwrap();
    assert_eq!(drawn(&held, &first), Some(Change::Drawn { first: 2, last: 2, is_begun: false }));
    held.enter(&second, [13, 4]);
    assert_eq!(drawn(&held, &first), Some(Change::Drawn { first: 2, last: 2, is_begun: true }));
    round(&mut held);
    held.close();
    assert_eq!(drawn(&held, &first), Some(Change::Drawn { first: 2, last: 3, is_begun: true }));
    assert_eq!(drawn(&held, &second), Some(Change::Drawn { first: 3, last: 3, is_begun: false }));
}
