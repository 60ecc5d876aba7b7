use super::*;
use crate::game::chance::Luck;
use crate::game::{Die, Event, Face, Throw, Turn};
use crate::namaste::field::Field;
use crate::namaste::rules::{TURQUOISE, WHITE, sums};

/// Plays a match to its end; gives back the decisions and the end.
fn play(levels: &[Level], luck: Luck) -> (Vec<Action>, Namaste) {
    let bots: Vec<_> = levels.iter().map(|level| Namaste::bot(*level)).collect();
    let mut state = Namaste::start(&(), levels.len());
    let (mut actions, mut events) = (Vec::new(), 0);
    loop {
        let event = match state.turn() {
            Turn::Over(_) => return (actions, state),
            Turn::Roll(throw) | Turn::Faces(throw) => Event::Roll(throw.draw(&mut luck.after(events))),
            Turn::Seats(seats) => {
                let seat = seats[0];
                let action = bots[seat].choose(&state, seat, &mut luck.thought(events));
                actions.push(action);
                Event::Act { seat, action }
            }
        };
        state.apply(&event).expect("computer players keep to the rules");
        events += 1;
    }
}

fn totals(levels: [Level; 2], matches: u64) -> [i64; 2] {
    let scores = (0..matches).map(|number| play(&levels, Luck::new(1).nth(number)).1);
    scores.fold([0, 0], |[a, b], end| [a + end.players()[0].total(), b + end.players()[1].total()])
}

/// What the active seat throws and where it enters what.
type ScriptedTurn<'a> = (&'a [u8], Option<(&'a str, u8)>);

/// Plays turns in which all but the active seat pass; `None` is bad karma.
fn after(turns: &[ScriptedTurn<'_>]) -> Namaste {
    let mut state = Namaste::start(&(), 2);
    let act = |state: &mut Namaste, seat, action| {
        state.apply(&Event::Act { seat, action }).expect("the script is legal");
    };
    for (roll, entry) in turns {
        throw(&mut state, roll);
        let active = state.active();
        let entry = entry.map(|(field, sum)| Action::Enter(Field::named(field).expect("a field"), sum));
        act(&mut state, active, entry.unwrap_or(Action::Karma));
        act(&mut state, 1 - active, Action::Pass);
    }
    state
}

/// The active player throws this.
fn throw(state: &mut Namaste, roll: &[u8]) {
    let count = u8::try_from(roll.len() - 1).expect("few dice");
    let events = [
        Event::Act { seat: state.active(), action: Action::Dice(count) },
        Event::Roll(roll.iter().copied().map(Face::Number).collect()),
    ];
    for event in events {
        state.apply(&event).expect("the script is legal");
    }
}

#[test]
fn every_level_plays_by_the_rules_with_two_three_and_four_players() {
    for level in Level::USUAL {
        for seats in 2..=4 {
            let (actions, end) = play(&vec![level; seats], Luck::new(seats as u64));
            assert!(end.turn().is_over());
            assert!(actions.len() > 2 * seats);
        }
    }
}

#[test]
fn the_same_luck_means_the_same_decisions() {
    let levels = [Level::Easy, Level::Medium, Level::Strong];
    assert_eq!(play(&levels, Luck::new(3)), play(&levels, Luck::new(3)));
    assert_ne!(play(&levels, Luck::new(3)).0, play(&levels, Luck::new(4)).0);
}

#[test]
fn a_judgement_names_all_that_is_legal_best_first_and_its_best_is_chosen() {
    for level in [Level::Medium, Level::Strong] {
        let (bot, luck) = (Namaste::bot(level), Luck::new(9));
        let mut state = Namaste::start(&(), 3);
        for step in 0..60 {
            match state.turn() {
                Turn::Over(_) => break,
                Turn::Roll(throw) | Turn::Faces(throw) => state.roll(&throw.draw(&mut luck.after(step))),
                Turn::Seats(seats) => {
                    let (seat, mut rng) = (seats[0], luck.thought(step));
                    let judged = bot.judge(&state, seat, &mut rng);
                    assert!(judged.is_sorted_by(|a, b| a.value >= b.value));
                    assert!(judged.iter().all(|candidate| candidate.value.is_finite()));
                    let legal = state.legal(seat);
                    assert_eq!(judged.len(), legal.len());
                    assert!(legal.iter().all(|action| judged.iter().any(|one| one.action == *action)));
                    let choice = bot.choose(&state, seat, &mut rng);
                    assert_eq!(choice, judged[0].action);
                    state.act(seat, &choice);
                }
            }
        }
    }
}

#[test]
fn easy_enters_where_it_can() {
    let mut state = Namaste::start(&(), 2);
    throw(&mut state, &[2, 3, 4]);
    for number in 0..100 {
        let action = Namaste::bot(Level::Easy).choose(&state, 0, &mut Luck::new(number).after(0));
        assert!(matches!(action, Action::Enter(_, 9)));
    }
}

#[test]
fn a_row_is_completed_where_that_is_clearly_best() {
    let mut state = after(&[
        (&[5, 3, 3, 4], Some(("c6", 15))),
        (&[3, 4], None),
        (&[6, 6, 3, 4], Some(("d6", 19))),
        (&[3, 4], None),
        (&[2, 3], Some(("a4", 5))),
        (&[3, 4], None),
        (&[3, 4], None),
    ]);
    // The other player fills the fourth bad-karma box: it is the last decision of the match.
    throw(&mut state, &[1, 1, 6, 4]);
    state.act(1, &Action::Karma);
    for level in [Level::Medium, Level::Strong] {
        let action = Namaste::bot(level).choose(&state, 0, &mut Luck::new(1).after(0));
        assert_eq!(action.to_string(), "e6=20", "{level}");
    }
}

#[test]
fn no_bad_karma_is_taken_where_a_fine_entry_exists() {
    let mut state = Namaste::start(&(), 2);
    throw(&mut state, &[5, 5, 4]);
    for level in Level::USUAL {
        let action = Namaste::bot(level).choose(&state, 0, &mut Luck::new(1).after(0));
        assert!(matches!(action, Action::Enter(_, 14)), "{level}: {action}");
    }
}

#[test]
fn the_outcomes_are_those_of_the_dice() {
    for (count, outcomes) in (1..).zip(OUTCOMES.iter()) {
        let dice: Vec<Die> = [vec![WHITE; count], vec![TURQUOISE]].concat();
        let mut due: BTreeMap<(Vec<u8>, u8), f64> = BTreeMap::new();
        for (faces, odds) in (Throw { by: vec![0], dice }).outcomes() {
            let number = |face: &Face| if let Face::Number(number) = face { *number } else { 0 };
            let pips: Vec<u8> = faces.iter().map(number).collect();
            *due.entry((sums(&pips), pips[count])).or_default() += odds;
        }
        let mut given: BTreeMap<(Vec<u8>, u8), f64> = BTreeMap::new();
        for outcome in outcomes {
            let sums = (0..=outcome.ones).map(|sevens| outcome.least + 6 * sevens).collect();
            *given.entry((sums, outcome.turquoise)).or_default() += outcome.odds;
        }
        assert!(given.keys().eq(due.keys()));
        assert!(given.values().zip(due.values()).all(|(one, other)| (one - other).abs() < 1e-12));
    }
}

#[test]
fn the_levels_differ_in_strength_as_they_should() {
    let [medium, easy] = totals([Level::Medium, Level::Easy], 6);
    assert!(medium > easy + 6 * 25, "{medium} to {easy}");
    let [strong, medium] = totals([Level::Strong, Level::Medium], 6);
    assert!(strong > medium + 6 * 25, "{strong} to {medium}");
}

/// A match of medium players where the last turn of all begins: two play, seat 1 is to choose its dice.
fn last_turn(luck: Luck) -> Option<Namaste> {
    let (mut state, bot, mut rng) = (Namaste::start(&(), 2), Namaste::bot(Level::Medium), luck.after(0));
    loop {
        match state.turn() {
            Turn::Over(_) => return None,
            Turn::Roll(throw) | Turn::Faces(throw) => state.roll(&throw.draw(&mut rng)),
            Turn::Seats(seats) => {
                if state.is_last_round() && state.active() == 1 && state.thrown().is_none() {
                    return Some(state);
                }
                state.act(seats[0], &bot.choose(&state, seats[0], &mut rng));
            }
        }
    }
}

/// What seat 1 can win at best, when the other answers as well as can be.
fn wins_at_best(state: &Namaste) -> f64 {
    match state.turn() {
        Turn::Over(winners) if winners.contains(&1) => 1.0 / winners.len() as f64,
        Turn::Over(_) => 0.0,
        Turn::Roll(throw) | Turn::Faces(throw) => {
            let after = |faces: &[Face]| {
                let mut after = state.clone();
                after.roll(faces);
                wins_at_best(&after)
            };
            throw.outcomes().iter().map(|(faces, odds)| odds * after(faces)).sum()
        }
        Turn::Seats(seats) => {
            let after = |action| {
                let mut after = state.clone();
                after.act(seats[0], action);
                wins_at_best(&after)
            };
            let all = state.legal(seats[0]);
            let all = all.iter().map(after);
            if seats[0] == 1 { all.fold(0.0, f64::max) } else { all.fold(1.0, f64::min) }
        }
    }
}

#[test]
fn in_the_last_turn_the_chance_is_exact() {
    let mut open = 0;
    for state in (0..40).filter_map(|number| last_turn(Luck::new(5).nth(number))) {
        // Three white dice would take a minute.
        for candidate in
            Strong(SHIPPED.as_ref().expect("they can be read")).judge(&state, 1, &mut Luck::new(0).after(0))
        {
            let mut thrown = state.clone();
            thrown.act(1, &candidate.action);
            if candidate.action != Action::Dice(1) {
                continue;
            }
            let due = wins_at_best(&thrown);
            open += usize::from(0.01 < due && due < 0.99);
            assert!((candidate.value - due).abs() < 2e-4, "{} instead of {due}", candidate.value);
            thrown.roll(&[Face::Number(1), Face::Number(5)]);
            let (best, due) = (
                Strong(SHIPPED.as_ref().expect("they can be read")).judge(&thrown, 1, &mut Luck::new(0).after(0))[0]
                    .value,
                wins_at_best(&thrown),
            );
            assert!((best - due).abs() < 2e-4, "{best} instead of {due} after a throw");
        }
    }
    assert!(open > 0, "nothing was open any more");
}

#[test]
fn the_shipped_weights_are_sound() {
    let net = SHIPPED.as_ref().expect("they can be read");
    assert!(net.first.iter().flatten().any(|weight| *weight != 0.0));
}

#[test]
fn what_a_decision_costs_is_tempered_and_the_best_stays_what_it_is() {
    let candidate = |value: f64| Candidate { action: Action::Pass, value };
    let told = |filled| {
        let judged = tempered([0.6, 0.5, 0.2].map(candidate).to_vec(), filled);
        judged.into_iter().map(|one| one.value).collect::<Vec<f64>>()
    };
    let near = |one: &[f64], other: [f64; 3]| one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-12);
    assert!(near(&told(0), [0.6, 0.53, 0.32]) && told(0) == told(16), "{:?}", told(16));
    assert!(near(&told(25), [0.6, 0.5, 0.2]), "{:?}", told(25));
    assert!(told(20)[2] < told(16)[2] && told(20)[2] > told(25)[2]);
}

#[test]
fn a_network_that_cannot_be_read_leaves_the_player_by_fit_which_judges_nothing() {
    static BROKEN: Result<Net, Unfit> = Err(Unfit::Magic);
    let state = Namaste::start(&Default::default(), 2);
    let (broken, rng) = (strong(&BROKEN), || Luck::new(1).thought(0));
    assert_eq!(broken.choose(&state, 0, &mut rng()), Medium.choose(&state, 0, &mut rng()));
    assert!(broken.judge(&state, 0, &mut rng()).is_empty(), "a fit is no chance");
    assert_eq!(lacks(), None);
}

/// Fills truth boxes that pay well and otherwise takes bad karma, so that the match ends early.
fn hurries(state: &Namaste, seat: Seat) -> Action {
    let least = if state.active() == seat { 12 } else { 8 };
    let worth = |action: &Action| match action {
        Action::Enter(field, sum) => field.truth().map_or(0, |truth| truth.pays(*sum)),
        Action::Dice(count) => *count,
        Action::Karma | Action::Pass => least,
    };
    state.legal(seat).into_iter().max_by_key(worth).expect("whoever is to act has a legal action")
}

#[test]
fn whoever_hurries_to_the_end_does_not_beat_strong_by_it() {
    let strong = Namaste::bot(Level::Strong);
    let won = (0..40).filter(|number| {
        let (mut state, own, mut dice) =
            (Namaste::start(&(), 2), number % 2, Luck::new(5).nth(*number as u64).after(0));
        loop {
            match state.turn() {
                Turn::Over(winners) => return winners == [own],
                Turn::Roll(throw) | Turn::Faces(throw) => state.roll(&throw.draw(&mut dice)),
                Turn::Seats(seats) => {
                    let seat = seats[0];
                    let action = if seat == own {
                        strong.choose(&state, seat, &mut Luck::new(0).thought(0))
                    } else {
                        hurries(&state, seat)
                    };
                    state.act(seat, &action);
                }
            }
        }
    });
    let won = won.count();
    assert!(won >= 34, "{won} of 40");
}

#[test]
fn bad_karma_that_ends_a_won_match_is_known_to_win_it() {
    for (text, least) in [
        ("round 5 sheet* a4=17 d7=18 karma 4 3 2 sheet c3=9 d4=14 e5=19", 0.8),
        ("round 4 sheet* a4=21 d7=20 karma 3 1 sheet c3=9 d4=14 e5=19", 0.6),
    ] {
        let mut state = Namaste::placed(&(), 2, text).expect("it can stand like that");
        throw(&mut state, &[2, 3, 2, 3]);
        let judged = Namaste::bot(Level::Strong).judge(&state, 0, &mut Luck::new(0).thought(0));
        assert_eq!(judged[0].action, Action::Karma, "{text}: {:?}", &judged[..3]);
        assert!(judged[0].value >= least, "{text}: {:?}", judged[0]);
    }
}
