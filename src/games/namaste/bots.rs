//! The computer players of Namaste. They know what lies open on the table and nothing else: no screen, no
//! words, no clock.
//!
//! Medium and strong share one way of deciding and differ only in the measure of what a decision leaves
//! behind ([`Measure`]): [`fit`] looks at the neighbours of a field, [`net`] is a small network that has
//! learned from matches against itself what a sheet will come to.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use rand::{Rng, RngExt};

use super::field::FIELDS;
use super::rules::{Action, MOST_DICE, Namaste};
use crate::game::bot::{Bot, Candidate, Level};
use crate::game::weights::Unfit;
use crate::game::{Game, Seat};

pub mod features;
pub mod fit;
pub mod net;
pub mod sheet;

use features::Rivals;
use fit::Fit;
use net::{Learned, Net};
use sheet::{ABOVE, Sheet};

/// The computer player of that level.
#[must_use]
pub fn player(level: Level) -> Box<dyn Bot<Namaste>> {
    match level {
        Level::Easy => Box::new(Easy),
        Level::Medium => Box::new(Medium),
        Level::Strong => Box::new(Strong),
    }
}

/// What a seat's decision leaves behind is worth, in points; the same measure for everything it may decide
/// in one position.
pub trait Measure {
    /// The sheet before the decision.
    fn sheet(&self) -> &Sheet;
    /// A sum that fits, entered in a field.
    fn enter(&self, field: usize, sum: u8) -> f64;
    /// Bad karma, its points left aside.
    fn karma(&self) -> f64;
    /// Nothing.
    fn pass(&self) -> f64;
}

/// What every legal action of a seat is worth, best first; equal ones in the rules' order.
pub fn judge(seen: &Namaste, seat: Seat, measure: &impl Measure) -> Vec<Candidate<Action>> {
    let dice = LazyCell::new(|| expectations(measure));
    let turquoise = seen.thrown().map_or(0, |(_, turquoise)| turquoise);
    let value = |action| match action {
        Action::Dice(count) => dice[usize::from(count) - 1],
        Action::Enter(field, sum) => measure.enter(field.index(), sum),
        Action::Karma => measure.karma() - f64::from(turquoise),
        Action::Pass => measure.pass(),
    };
    let legal = seen.legal(seat).into_iter();
    let mut candidates: Vec<_> = legal.map(|action| Candidate { action, value: value(action) }).collect();
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    candidates
}

/// What the active player can expect from one, two and three white dice, deciding best on every throw.
fn expectations(measure: &impl Measure) -> [f64; MOST_DICE as usize] {
    let sheet = measure.sheet();
    let mut best = [f64::NEG_INFINITY; ABOVE as usize];
    for field in 0..FIELDS {
        // Two dice make at least 2.
        for sum in sheet.fitting(field).filter(|sum| *sum > 1) {
            let here = &mut best[usize::from(sum)];
            *here = here.max(measure.enter(field, sum));
        }
    }
    let karma = measure.karma();
    let worth = |throw: &Outcome| {
        let sums = (0..=throw.ones).map(|sevens| throw.least + 6 * sevens);
        let entry = sums.map(|sum| best[usize::from(sum)]).fold(f64::NEG_INFINITY, f64::max);
        throw.odds * entry.max(karma - f64::from(throw.turquoise))
    };
    std::array::from_fn(|count| OUTCOMES[count].iter().map(worth).sum())
}

/// Throws that leave the active player the same choice.
struct Outcome {
    /// The least sum of all dice.
    least: u8,
    /// How many of them show 1/7.
    ones: u8,
    /// The turquoise die.
    turquoise: u8,
    /// The chance of such a throw.
    odds: f64,
}

/// The outcomes of one, two and three white dice with the turquoise one.
static OUTCOMES: LazyLock<[Vec<Outcome>; MOST_DICE as usize]> = LazyLock::new(|| {
    let die = |throws: &BTreeMap<(u8, u8, u8), f64>| {
        let mut more = BTreeMap::new();
        for ((least, ones, _), odds) in throws {
            for face in 1..=6 {
                // Whichever die is added last stands for the turquoise one.
                *more.entry((least + face, ones + u8::from(face == 1), face)).or_insert(0.0) += odds / 6.0;
            }
        }
        more
    };
    let mut throws = die(&BTreeMap::from([((0, 0, 0), 1.0)]));
    std::array::from_fn(|_| {
        throws = die(&throws);
        let outcomes = throws.iter();
        outcomes.map(|(&(least, ones, turquoise), &odds)| Outcome { least, ones, turquoise, odds }).collect()
    })
});

fn best(candidates: Vec<Candidate<Action>>) -> Action {
    candidates.into_iter().next().expect("whoever is to act has a legal action").action
}

/// Enters at random where it can.
struct Easy;

impl Bot<Namaste> for Easy {
    fn choose(&self, seen: &Namaste, seat: Seat, rng: &mut dyn Rng) -> Action {
        let mut legal = seen.legal(seat);
        if legal.len() > 1 && matches!(legal.last(), Some(Action::Karma | Action::Pass)) {
            legal.pop();
        }
        legal.swap_remove(rng.random_range(0..legal.len()))
    }
}

/// Decides by the fit of a sum between its neighbours.
struct Medium;

impl Bot<Namaste> for Medium {
    fn choose(&self, seen: &Namaste, seat: Seat, rng: &mut dyn Rng) -> Action {
        best(self.judge(seen, seat, rng))
    }

    fn judge(&self, seen: &Namaste, seat: Seat, _rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        judge(seen, seat, &Fit::new(Sheet::of(&seen.players()[seat])))
    }
}

/// Decides by the final score that the network expects.
struct Strong;

impl Bot<Namaste> for Strong {
    fn choose(&self, seen: &Namaste, seat: Seat, rng: &mut dyn Rng) -> Action {
        best(self.judge(seen, seat, rng))
    }

    fn judge(&self, seen: &Namaste, seat: Seat, rng: &mut dyn Rng) -> Vec<Candidate<Action>> {
        match &*SHIPPED {
            Ok(net) => {
                let sheet = Sheet::of(&seen.players()[seat]);
                judge(seen, seat, &Learned::new(net, sheet, Rivals::of(seen, seat)))
            }
            Err(_) => Medium.judge(seen, seat, rng),
        }
    }
}

/// The weights that come with the program (`assets/namaste/README.md`).
static SHIPPED: LazyLock<Result<Net, Unfit>> = LazyLock::new(|| {
    let net = Net::from_bytes(include_bytes!("../../../assets/namaste/strong.net"));
    if let Err(reason) = &net {
        log::error!("the strong player of Namaste plays like the medium one: {reason}");
    }
    net
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::chance::Luck;
    use crate::game::{Die, Event, Face, Throw, Turn};
    use crate::games::namaste::field::Field;
    use crate::games::namaste::rules::{TURQUOISE, WHITE, sums};

    /// Plays a match to its end; gives back the decisions and the end.
    fn play(levels: &[Level], luck: Luck) -> (Vec<Action>, Namaste) {
        let bots: Vec<_> = levels.iter().map(|level| player(*level)).collect();
        let mut state = Namaste::start(&(), levels.len());
        let (mut actions, mut events) = (Vec::new(), 0);
        loop {
            let event = match state.turn() {
                Turn::Over(_) => return (actions, state),
                Turn::Roll(throw) => Event::Roll(throw.draw(&mut luck.after(events))),
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
        for level in Level::ALL {
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
            let (bot, luck) = (player(level), Luck::new(9));
            let mut state = Namaste::start(&(), 3);
            for step in 0..60 {
                match state.turn() {
                    Turn::Over(_) => break,
                    Turn::Roll(throw) => state.roll(&throw.draw(&mut luck.after(step))),
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
            let action = player(Level::Easy).choose(&state, 0, &mut Luck::new(number).after(0));
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
            let action = player(level).choose(&state, 0, &mut Luck::new(1).after(0));
            assert_eq!(action.to_string(), "e6=20", "{level}");
        }
    }

    #[test]
    fn no_bad_karma_is_taken_where_a_fine_entry_exists() {
        let mut state = Namaste::start(&(), 2);
        throw(&mut state, &[5, 5, 4]);
        for level in Level::ALL {
            let action = player(level).choose(&state, 0, &mut Luck::new(1).after(0));
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

    #[test]
    fn the_shipped_weights_are_sound() {
        let net = SHIPPED.as_ref().expect("they can be read");
        assert!(net.first.iter().flatten().any(|weight| *weight != 0.0));
    }
}
