//! A match as it went, turn by turn. Knows no paper.

use crate::game::{Event, Game, Match};
use crate::ludix::{Action, Ludix, Signs};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    pub points: u32,
    /// After the turn.
    pub total: u32,
    pub failed: Option<Signs>,
    pub lost: u32,
}

/// By seat, in order.
pub fn turns(played: &Match<Ludix>) -> Vec<Vec<PlayedTurn>> {
    let mut state = played.start().clone();
    let mut turns = vec![Vec::new(); state.seats()];
    for event in played.events() {
        let (seat, points) = (state.seat(), state.turn_total());
        match event {
            Event::Roll(faces) | Event::Faces(faces) => {
                state.roll(faces);
                if let Some(failure) = state.failure() {
                    let total = state.banked()[seat];
                    let failed = Some(failure.signs);
                    turns[seat].push(PlayedTurn { points: 0, total, failed, lost: failure.lost });
                }
            }
            Event::Act { seat, action } => {
                state.act(*seat, action);
                if *action == Action::Stop {
                    turns[*seat].push(PlayedTurn { points, total: state.banked()[*seat], failed: None, lost: 0 });
                }
            }
        }
    }
    turns
}
