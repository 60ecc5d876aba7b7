//! The picture: throw and tablet, the numerals of the turn, and the road to 300. Knows no rule. Lengths in mm.

use base::draw::pieces::BONE;
use base::draw::{Drawing, Frame};

use super::super::art;
use super::super::rules::Ludix;
use super::touch::Touch;
use crate::game::Die;
use crate::table::{DieArt, Looks, View};

mod chances;
mod end;
mod road;
mod stage;
mod turn;

/// The board is up to `HIGHEST` high where there is room.
const WIDTH: f32 = 160.0;
const HEIGHT: f32 = 121.0;
const HIGHEST: f32 = 150.0;
const GAP: f32 = 2.0;
/// Heights of the stage, with the dice and what they are arranged to, and of the numerals of the turn.
const STAGE: f32 = 60.0;
const TURN: f32 = 13.6;

impl Looks for Ludix {
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        let height = view.room.map_or(HEIGHT, |room| (WIDTH / room).clamp(HEIGHT, HIGHEST));
        let mut drawing = Drawing::new(WIDTH, height);
        let frame = |y: f32, height: f32| Frame { x: 0.4, y, width: WIDTH - 0.8, height };
        let stage = frame(0.4, STAGE + (height - HEIGHT) / 2.0);
        let turn = frame(stage.y + stage.height + GAP, TURN);
        let low = turn.y + turn.height + GAP;
        stage::draw(&mut drawing, self, touch, view, stage);
        turn::draw(&mut drawing, self, view, turn);
        road::draw(&mut drawing, self, view, frame(low, height - 0.4 - low));
        drawing
    }

    fn die(_die: &Die) -> DieArt {
        DieArt { facets: Some(art::facets), ..DieArt::new(BONE, art::face) }
    }
}
