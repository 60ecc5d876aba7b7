//! A match as it went, turn by turn: what was thrown and played, where it led, what it scored. Knows no paper.

use crate::game::{Event, Game, Match, Score, Seat};
use crate::games::kvatrutafl::action::Action;
use crate::games::kvatrutafl::men::{BAR, Position, other};
use crate::games::kvatrutafl::rules::{Kvatrutafl, Part, Stage};
use crate::games::kvatrutafl::win::{MAR, Way};

/// A turn that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The number of its game, from 1.
    pub game: u32,
    /// Whose turn it was.
    pub by: Seat,
    /// The dice, the higher first.
    pub dice: [u8; 2],
    /// What was decided.
    pub action: Action,
    /// The men after it.
    pub position: Position,
    /// How many men it has hit.
    pub hits: u8,
    /// What it scored.
    pub gain: Option<Gain>,
    /// Whether only this side was left to play, and why.
    pub alone: Option<Alone>,
    /// The score after it.
    pub scores: [Score; 2],
}

/// Why the loser of an uttekt plays on alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alone {
    /// For one more throw.
    Extra,
    /// For throws after the end.
    After,
}

/// Points for a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// By whom.
    pub by: Seat,
    /// How.
    pub way: Way,
    /// Whether it was declared after a part of the throw only.
    pub half: bool,
    /// Whether a hit has added to it.
    pub mar: bool,
    /// Whether it was the loser's extra throw, which makes a draw.
    pub draw: bool,
    /// What it scored.
    pub points: Score,
}

/// The turns of a match, in order.
pub fn turns(played: &Match<Kvatrutafl>) -> Vec<Played> {
    let mut state = played.start().clone();
    let mut turns = Vec::new();
    for event in played.events() {
        match event {
            Event::Roll(faces) | Event::Faces(faces) => state.roll(faces),
            Event::Act { seat, action } => {
                let before = state.clone();
                state.act(*seat, action);
                turns.extend(turn(&before, &state, action));
            }
        }
    }
    turns
}

fn turn(before: &Kvatrutafl, after: &Kvatrutafl, action: &Action) -> Option<Played> {
    let Stage::Play(seat, [one, two]) = before.stage() else { return None };
    let lines = before.follow(&before.line()?, action).ok()?;
    let line = lines.iter().find(|line| line.won.is_some()).or(lines.first())?;
    let waiting = |position: &Position| position.men[other(seat)].at(BAR);
    let (old, new) = (before.scores(), after.scores());
    let points = new[seat] - old[seat];
    let way = action.declare.or(line.won);
    let alone = match before.part() {
        Part::Game => None,
        Part::Extra(_) => Some(Alone::Extra),
        Part::After(_) => Some(Alone::After),
    };
    let gain = way.filter(|_| points > Score::default()).map(|way| {
        let mar = action.steps.hit() && !matches!(way, Way::Jan | Way::StorJan) && alone.is_none();
        let plain = if mar { points - MAR } else { points };
        let draw = alone == Some(Alone::Extra);
        Gain { by: seat, way, half: plain < way.points(), mar, draw, points }
    });
    Some(Played {
        game: before.number(),
        by: seat,
        dice: [one.max(two), one.min(two)],
        action: *action,
        position: line.position,
        hits: waiting(&line.position) - waiting(before.position()),
        gain,
        alone,
        scores: [new[0], new[1]],
    })
}
