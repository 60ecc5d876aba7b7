//! A match as it went, turn by turn. Knows no paper.

use crate::game::{Event, Game, Match};
use crate::games::ludix::{Action, Ludix, Signs};

/// A turn that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// What was written down.
    pub points: u32,
    /// What the player has then.
    pub total: u32,
    /// The throw that ended it with nothing.
    pub failed: Option<Signs>,
    /// The points that it cost.
    pub lost: u32,
}

/// The turns of each seat, in order.
pub fn turns(played: &Match<Ludix>) -> Vec<Vec<Played>> {
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
                    turns[seat].push(Played { points: 0, total, failed, lost: failure.lost });
                }
            }
            Event::Act { seat, action } => {
                state.act(*seat, action);
                if *action == Action::Stop {
                    turns[*seat].push(Played { points, total: state.banked()[*seat], failed: None, lost: 0 });
                }
            }
        }
    }
    turns
}
