//! The picture: the throw and the tablet it is arranged on, the numerals of the turn below, and the road to 300 that all
//! players are on. Knows no rule; it asks the state.

use super::super::art;
use super::super::rules::Ludix;
use super::touch::Touch;
use crate::draw::{Drawing, Frame};
use crate::game::Die;
use crate::table::{DieArt, Looks, View};

mod chances;
mod end;
mod road;
mod stage;
mod turn;

/// The size of the board, mm.
const WIDTH: f32 = 160.0;
const HEIGHT: f32 = 121.0;

/// The dice, and what they are arranged to.
const STAGE: Frame = Frame { x: 0.4, y: 0.4, width: WIDTH - 0.8, height: 60.0 };
/// The numerals of the turn.
const TURN: Frame = Frame { x: 0.4, y: 62.4, width: WIDTH - 0.8, height: 13.6 };
/// Everybody's points.
const ROAD: Frame = Frame { x: 0.4, y: 78.0, width: WIDTH - 0.8, height: HEIGHT - 78.4 };

impl Looks for Ludix {
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        let mut drawing = Drawing::new(WIDTH, HEIGHT);
        stage::draw(&mut drawing, self, touch, view, STAGE);
        turn::draw(&mut drawing, self, view, TURN);
        road::draw(&mut drawing, self, view, ROAD);
        drawing
    }

    fn die(_die: &Die) -> DieArt {
        DieArt { facets: Some(art::facets), ..DieArt::new(art::look(), art::face) }
    }
}

/// A small count as a number that lengths are reckoned with.
fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
