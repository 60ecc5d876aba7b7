//! A match as it went, turn by turn: what was thrown and played, where it led, what it scored. Knows no paper.

use crate::game::{Event, Game, Match, Score, Seat};
use crate::kvatrutafl::action::Action;
use crate::kvatrutafl::men::{BAR, Position, other};
use crate::kvatrutafl::rules::{GamePhase, Kvatrutafl, Stage};
use crate::kvatrutafl::win::{MAR, WinKind};

#[derive(Clone, Debug)]
pub struct PlayedTurn {
    /// From 1.
    pub game: u32,
    pub by: Seat,
    /// The higher first.
    pub dice: [u8; 2],
    pub action: Action,
    /// After the turn.
    pub position: Position,
    pub hits: u8,
    pub gain: Option<Gain>,
    pub alone: Option<Alone>,
    /// After the turn.
    pub scores: [Score; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alone {
    Extra,
    After,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    pub by: Seat,
    pub way: WinKind,
    /// Whether it was declared after a part of the throw only.
    pub half: bool,
    pub mar: bool,
    /// Whether it was the loser's extra throw, which makes a draw.
    pub draw: bool,
    pub points: Score,
}

pub fn turns(played: &Match<Kvatrutafl>) -> Vec<PlayedTurn> {
    let mut state = played.start().clone();
    let mut turns = Vec::new();
    for event in played.events() {
        let before = state.clone();
        state.proceed(event);
        if let Event::Act { action, .. } = event {
            turns.extend(turn(&before, &state, action));
        }
    }
    turns
}

fn turn(before: &Kvatrutafl, after: &Kvatrutafl, action: &Action) -> Option<PlayedTurn> {
    let Stage::Play(seat, [one, two]) = before.stage() else { return None };
    let lines = before.follow(&before.line()?, action).ok()?;
    let line = lines.iter().find(|line| line.won.is_some()).or(lines.first())?;
    let waiting = |position: &Position| position.men[other(seat)].at(BAR);
    let (old, new) = (before.scores(), after.scores());
    let points = new[seat] - old[seat];
    let way = action.declare.or(line.won);
    let alone = match before.part() {
        GamePhase::Game => None,
        GamePhase::Extra(_) => Some(Alone::Extra),
        GamePhase::After(_) => Some(Alone::After),
    };
    let gain = way.filter(|_| points > Score::default()).map(|way| {
        let mar = action.steps.hit() && !matches!(way, WinKind::Jan | WinKind::StorJan) && alone.is_none();
        let plain = if mar { points - MAR } else { points };
        let draw = alone == Some(Alone::Extra);
        Gain { by: seat, way, half: plain < way.points(), mar, draw, points }
    });
    Some(PlayedTurn {
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
