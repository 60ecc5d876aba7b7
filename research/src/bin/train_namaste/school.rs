//! Matches to learn from, and trials of what was learned.

use std::fmt;
use std::num::NonZero;
use std::ops::Range;

use base::threads::spread;
use games::game::bot::{Candidate, Level};
use games::game::chance::Luck;
use games::game::{Game, Seat, Turn};
use games::namaste::bots::features::{Features, Rivals, features, mirrored};
use games::namaste::bots::fit::Fit;
use games::namaste::bots::net::{Learned, Net, POINTS};
use games::namaste::bots::sheet::Sheet;
use games::namaste::bots::{Measure, judge};
use games::namaste::rules::{Action, Namaste};
use games::table::Players;
use rand::{Rng, RngExt};

/// How much of what is learned comes from the end of the match, not from the next judgement.
const LAMBDA: f32 = 0.8;
const GUEST_SHARE: f32 = 0.25;

#[derive(Clone, Copy)]
pub enum Stage {
    Watching,
    /// The network plays; so much of the school is over.
    Playing(f32),
}

/// A sheet among its rivals, and what it was still worth, in units of [`POINTS`].
pub struct Lesson {
    pub features: Features,
    pub worth: f32,
}

#[derive(Clone, Copy)]
enum Pupil {
    Medium { noise: f64 },
    Network { curious: f32, careful: f32 },
}

struct Step {
    seat: Seat,
    features: Features,
    total: f32,
}

pub fn lessons(net: &Net, stage: Stage, luck: Luck, matches: Range<usize>, threads: usize) -> Vec<Lesson> {
    let play = |nth: usize| lesson(net, stage, &mut luck.after(matches.start + nth));
    let threads = NonZero::new(threads).unwrap_or(NonZero::<usize>::MIN);
    spread(threads, matches.len(), || true, play).into_iter().flatten().flatten().collect()
}

fn lesson(net: &Net, stage: Stage, rng: &mut dyn Rng) -> Vec<Lesson> {
    let seats = [2, 2, 2, 3, 4][rng.random_range(0..5)];
    let pupils: Vec<Pupil> = (0..seats)
        .map(|seat| match stage {
            Stage::Watching => Pupil::Medium { noise: rng.random_range(0.0..4.0) },
            Stage::Playing(_) if seat > 0 && rng.random::<f32>() < GUEST_SHARE => Pupil::Medium { noise: 0.0 },
            Stage::Playing(done) => Pupil::Network { curious: 0.2 * (1.0 - done), careful: done * done },
        })
        .collect();
    let (scores, steps) = record(net, &pupils, rng);
    let mut lessons = Vec::new();
    for (seat, score) in scores.into_iter().enumerate() {
        let mut target = score;
        if let (Stage::Playing(_), Pupil::Medium { .. }) = (stage, pupils[seat]) {
            continue;
        }
        for step in steps.iter().rev().filter(|step| step.seat == seat) {
            let turned = rng.random::<bool>();
            let features = if turned { mirrored(&step.features) } else { step.features };
            lessons.push(Lesson { features, worth: (target - step.total) / POINTS });
            if let Stage::Playing(_) = stage {
                let judged = step.total + POINTS * net.output(&net.middle(&net.sums(&step.features)));
                target = LAMBDA * target + (1.0 - LAMBDA) * judged;
            }
        }
    }
    lessons
}

fn record(net: &Net, pupils: &[Pupil], rng: &mut dyn Rng) -> (Vec<f32>, Vec<Step>) {
    let mut state = Namaste::start(&(), pupils.len());
    let mut steps = Vec::new();
    loop {
        match state.turn() {
            Turn::Over(_) => break,
            Turn::Roll(throw) | Turn::Faces(throw) => state.roll(&throw.draw(rng)),
            Turn::Seats(seats) => {
                let seat = seats[0];
                let action = decide(net, pupils[seat], &state, seat, rng);
                let sheet = Sheet::of(&state.players()[seat]);
                let after = match (action, state.thrown()) {
                    (Action::Enter(field, sum), _) => Some(sheet.entered(field.index(), sum)),
                    (Action::Karma, Some((_, turquoise))) => Some(sheet.with_karma(turquoise)),
                    (Action::Pass, _) => Some(sheet),
                    (Action::Karma | Action::Dice(_), _) => None,
                };
                if let Some(after) = after {
                    let features = features(&after, &Rivals::of(&state, seat));
                    steps.push(Step { seat, features, total: f32::from(after.total) });
                }
                state.act(seat, &action);
            }
        }
    }
    let scores = state.scores().into_iter().map(|score| score.number() as f32).collect();
    (scores, steps)
}

fn decide(net: &Net, pupil: Pupil, state: &Namaste, seat: Seat, rng: &mut dyn Rng) -> Action {
    let sheet = Sheet::of(&state.players()[seat]);
    match pupil {
        Pupil::Medium { noise } => pick(state, seat, &Fit::new(sheet), noise, rng),
        Pupil::Network { curious, careful } => {
            // To weigh the dice costs twenty times as much as to enter: early on medium does it.
            if state.thrown().is_none() && rng.random::<f32>() >= careful {
                return pick(state, seat, &Fit::new(sheet), 0.0, rng);
            }
            let noise = if rng.random::<f32>() < curious { 12.0 } else { 0.0 };
            pick(state, seat, &Learned::new(net, sheet, Rivals::of(state, seat)), noise, rng)
        }
    }
}

fn pick(state: &Namaste, seat: Seat, measure: &impl Measure, noise: f64, rng: &mut dyn Rng) -> Action {
    let mut candidates = judge(state, seat, measure);
    if noise > 0.0 {
        for candidate in &mut candidates {
            candidate.value += noise * (rng.random::<f64>() + rng.random::<f64>() - 1.0);
        }
    }
    let best = |a: &Candidate<Action>, b: &Candidate<Action>| a.value.total_cmp(&b.value);
    candidates.into_iter().max_by(best).expect("whoever is to act has a legal action").action
}

pub struct Trial {
    own: f64,
    others: f64,
    won: usize,
    matches: usize,
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} against {:.1}, won {} of {}", self.own, self.others, self.won, self.matches)
    }
}

pub fn trial(net: &Net, seats: usize, matches: usize) -> Trial {
    let medium = Namaste::bot(Level::Medium);
    let mut trial = Trial { own: 0.0, others: 0.0, won: 0, matches };
    for number in 0..matches {
        let (mut state, me) = (Namaste::start(&(), seats), number % seats);
        let mut rng = Luck::new(77).after(number);
        let winners = loop {
            match state.turn() {
                Turn::Over(winners) => break winners,
                Turn::Roll(throw) | Turn::Faces(throw) => state.roll(&throw.draw(&mut rng)),
                Turn::Seats(acting) => {
                    let seat = acting[0];
                    let action = if seat == me {
                        let network = Pupil::Network { curious: 0.0, careful: 1.0 };
                        decide(net, network, &state, seat, &mut rng)
                    } else {
                        medium.choose(&state, seat, &mut rng)
                    };
                    state.act(seat, &action);
                }
            }
        };
        trial.won += usize::from(winners == [me]);
        for (seat, score) in state.scores().into_iter().enumerate() {
            let share = score.number() / matches as f64;
            if seat == me {
                trial.own += share;
            } else {
                trial.others += share / (seats - 1) as f64;
            }
        }
    }
    trial
}
