//! The laws of the rules, which hold for every game in any match: the shelf plays thousands of them at random. Here the
//! states themselves are compared; `tests/shelf/conformance.rs` looks at the same from outside.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use base::i18n::Lang;

use super::{Board, Title};
use crate::game::chance::Luck;
use crate::game::course::Step;
use crate::game::options::Values;
use crate::game::record::{Entry, Header, Player, PlayerKind};
use crate::game::{Event, Face, Game, Illegal, Match, Turn};

const ENDLESS: usize = 100_000;
const MOST_ADVISED: usize = 20;
const MOST_PAYOFFS: usize = 12;

fn header(title: &dyn Title, options: &Values, rng: &mut ChaCha8Rng) -> Header {
    let seats = title.seats_with(options).expect("the options are right");
    let player = |seat: usize, human: bool| Player {
        name: format!("P{seat}"),
        kind: if human { PlayerKind::Human } else { PlayerKind::Bot(crate::game::bot::Level::Easy) },
    };
    let count = rng.random_range(seats);
    Header {
        real: rng.random(),
        ..Header::new(
            title.key(),
            options.clone(),
            (0..count).map(|seat| player(seat, rng.random_range(0..3) > 0)).collect(),
        )
    }
}

fn step<G: Game>(course: &Match<G>, rng: &mut ChaCha8Rng) -> Option<Event<G::Action>> {
    let (state, header) = (course.state(), course.header());
    match state.turn() {
        Turn::Over(_) => None,
        Turn::Roll(throw) => {
            let people = throw.by.iter().all(|seat| header.players[*seat].kind.is_human());
            let unseen = header.real && people && state.falls_unseen() && rng.random();
            Some(Event::Roll(if unseen { throw.unseen() } else { throw.draw(rng) }))
        }
        Turn::Faces(throw) => Some(Event::Faces(throw.draw(rng))),
        Turn::Seats(seats) => {
            let seat = seats[rng.random_range(0..seats.len())];
            let mut legal = state.legal(seat);
            assert!(!legal.is_empty(), "seat {seat} may act and has nothing to do in {state:?}");
            let action = legal.swap_remove(rng.random_range(0..legal.len()));
            Some(Event::Act { seat, action })
        }
    }
}

/// Every legal move is taken and reads back as it is written; what nobody may do is refused.
fn legality<G: Game>(state: &G, seats: usize, rng: &mut ChaCha8Rng) {
    let turn = state.turn();
    for seat in 0..seats {
        let may = matches!(&turn, Turn::Seats(acting) if acting.contains(&seat));
        let legal = state.legal(seat);
        assert_eq!(may, !legal.is_empty() || state.free(seat), "seat {seat} in {state:?}");
        for action in legal {
            assert_eq!(state.check(seat, &action), Ok(()), "{action}");
            assert_eq!(state.canonical(seat, &action), action, "what is listed stands for itself");
            assert_eq!(state.read(seat, &action.to_string()), Ok(action));
        }
    }
    let mut wrong: Vec<Event<G::Action>> = vec![Event::Roll(Vec::new())];
    match &turn {
        Turn::Roll(throw) | Turn::Faces(throw) => {
            let faces = throw.draw(rng);
            let last = faces.len() - 1;
            let other = |face| faces[..last].iter().copied().chain([face]).collect::<Vec<Face>>();
            let (unknown, mut half) = (other(Face::Letter('\u{0}')), throw.unseen());
            half.push(Face::UNSEEN);
            if matches!(turn, Turn::Faces(_)) {
                wrong.extend([faces[..last].to_vec(), unknown, throw.unseen()].map(Event::Faces));
                wrong.extend([faces.clone(), throw.unseen()].map(Event::Roll));
            } else {
                wrong.extend([faces[..last].to_vec(), unknown, half].map(Event::Roll));
                wrong.push(Event::Faces(faces.clone()));
                if last > 0 || !state.falls_unseen() {
                    wrong.push(Event::Roll(other(Face::UNSEEN)));
                }
            }
        }
        Turn::Seats(acting) => {
            let action = state.legal(acting[0]).swap_remove(0);
            let others = (0..=seats).filter(|seat| !acting.contains(seat));
            wrong.extend(others.map(|seat| Event::Act { seat, action: action.clone() }));
        }
        Turn::Over(winners) => assert!(winners.iter().all(|seat| *seat < seats), "{winners:?}"),
    }
    let mut copy = state.clone();
    for event in wrong {
        let why = copy.apply(&event).expect_err("nobody may do this");
        assert!(Lang::ALL.iter().all(|lang| lang.knows(&why.0.id)), "{why:?} says nothing");
    }
    assert_eq!(copy, *state, "what was refused changed something");
}

/// What rolls in the open is part of what is due.
fn falling<G: Board>(state: &G) {
    if let (Some(open), Turn::Roll(throw)) = (state.handling().in_the_open(), state.turn()) {
        assert!((1..throw.dice.len()).contains(&open), "{open} of {} dice", throw.dice.len());
    }
}

/// What a seat may know is enough to act on, and no less is hidden the second time.
fn visibility<G: Board>(state: &G, seats: usize) {
    let public = state.seen_by(None);
    assert_eq!(public.seen_by(None), public, "all may know as much as before");
    for seat in 0..seats {
        let seen = state.seen_by(Some(seat));
        assert_eq!(seen.seen_by(Some(seat)), seen, "seat {seat} knows as much as before");
        assert_eq!(seen.seen_by(None), public, "what seat {seat} knows does not become known to all");
        assert_eq!(seen.turn(), state.turn(), "seat {seat} knows whose turn it is");
        assert_eq!(seen.legal(seat), state.legal(seat), "seat {seat} knows what it may do");
        assert_eq!((seen.visibility(Some(seat)), seen.handling()), (state.visibility(Some(seat)), state.handling()));
        if !state.visibility(Some(seat)).is_open() {
            assert!(state.handling().covers(), "only where dice are covered in this match");
            assert_eq!(public.legal(seat), state.legal(seat), "what is under the cup is not needed to act");
        }
    }
}

/// What is advised stands in a sentence, and tells nothing that is hidden.
fn advice<G: Board>(state: &G, seats: usize) {
    let public = state.seen_by(None);
    let legal = |seat| state.legal(seat).into_iter().take(MOST_ADVISED).map(move |action| (seat, action));
    for (seat, action) in (0..seats).flat_map(legal) {
        let advice = state.advice(seat, &action);
        assert_eq!(advice, public.advice(seat, &action), "{action} in {state:?}");
        for said in Lang::ALL.map(|lang| lang.say(&advice)) {
            assert!(said != advice.id && !said.is_empty() && !said.ends_with('.'), "{action}: {said}");
        }
    }
}

pub(super) fn keep<G: Board>(
    title: &dyn Title,
    begun: &dyn Fn(Header) -> Result<Match<G>, Illegal>,
    options: &Values,
    seed: u64,
) -> usize {
    let mut rng = Luck::new(seed).after(0);
    let mut course = begun(header(title, options, &mut rng)).expect("the header is right");
    let seats = course.header().players.len();
    let mut lines: Vec<Entry> = Vec::new();
    // By standing events: the state after them.
    let mut states = vec![course.state().clone()];
    while let Some(event) = step(&course, &mut rng) {
        if rng.random_range(0..24) == 0 {
            legality(course.state(), seats, &mut rng);
            visibility(course.state(), seats);
            falling(course.state());
            advice(course.state(), seats);
        }
        // Where decisions are far between, less often: a match has to get on.
        if let Ok(span) = course.undo_span()
            && rng.random_range(0..24.max(span * 4)) == 0
        {
            assert!(course.read(&Entry::Undo(span + 1)).is_err());
            course.enter(&Entry::Undo(span)).expect("an undo of the right span is legal");
            lines.push(Entry::Undo(span));
            states.truncate(states.len() - span);
            assert_eq!(Some(course.state()), states.last(), "an undo of {span} leads back");
            continue;
        }
        course.take(Step::Event(event));
        lines.extend(course.entries().next_back());
        states.push(course.state().clone());
        assert!(lines.len() < ENDLESS, "{} with {options:?} and {seed} does not end", title.key());
    }
    legality(course.state(), seats, &mut rng);
    let some = states.iter().step_by(states.len().div_ceil(MOST_PAYOFFS));
    for (seat, earlier) in some.flat_map(|state| (0..seats).map(move |seat| (seat, state))) {
        let came = earlier.payoff(seat, course.state());
        assert!(came.is_some_and(f64::is_finite) || earlier.turn().is_over(), "{came:?} of {earlier:?}");
    }

    let mut replay = begun(course.header().clone()).expect("the header is right");
    for line in &lines {
        let read = Entry::read(line.line().as_bytes()).expect("a line reads back");
        assert_eq!(read, *line);
        replay.enter(&read).expect("what was legal is legal");
    }
    assert_eq!((replay.state(), replay.events()), (course.state(), course.events()), "a record replays");
    // What stands leads there by the same way, whatever was taken back.
    let mut plain = course.start().clone();
    for (event, after) in course.events().iter().zip(&states[1..]) {
        plain.apply(event).expect("what was legal is legal");
        assert_eq!(plain, *after);
    }
    lines.len()
}
