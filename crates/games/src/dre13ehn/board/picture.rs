//! The picture: what stands in the middle, the table of names below it, every player's list beside them, round the
//! table or on one side where the room is narrow. After a round the middle tells how it ended. Knows no rule.

use base::draw::{Drawing, Frame};

use super::super::art;
use super::super::rules::Dre13ehn;
use super::touch::Touch;
use crate::game::{Die, Game, Seat};
use crate::table::{DieArt, Looks, View};

mod ending;
mod list;
mod names;
mod sign;
mod solo;
mod stage;

// Lengths in mm.
const WIDTH: f32 = 152.0;
const HEIGHT: f32 = 118.0;
const WIDE_LIST: f32 = 40.0;
const NARROW_LIST: f32 = 38.0;
const MOST_ON_ONE_SIDE: usize = 4;
const WORTHWHILE_GAIN: f32 = 1.08;
const GAP: f32 = 2.4;
const NAMES_HEIGHT: f32 = 55.0;
const EDGE: f32 = 0.4;

/// How the parts lie: the lists are so wide, on both sides of the middle or on the left alone.
#[derive(Clone, Copy)]
struct Plan {
    list: f32,
    is_narrow: bool,
}

impl Plan {
    fn of(game: &Dre13ehn, view: &View) -> Self {
        let seats = game.entries().len();
        let plan = |is_narrow| Self { list: if seats > 4 { WIDE_LIST } else { NARROW_LIST }, is_narrow };
        let scale = |plan: Self, room: f32| (room / plan.width()).min(1.0 / HEIGHT);
        let gains = |room: f32| scale(plan(true), room) > WORTHWHILE_GAIN * scale(plan(false), room);
        plan(seats <= MOST_ON_ONE_SIDE && view.room.is_some_and(gains))
    }

    fn width(self) -> f32 {
        if self.is_narrow { WIDTH - self.list - GAP + EDGE } else { WIDTH }
    }

    fn middle(self) -> Frame {
        Frame { x: self.list + GAP, y: EDGE, width: WIDTH - 2.0 * (self.list + GAP), height: HEIGHT - 2.0 * EDGE }
    }
}

impl Looks for Dre13ehn {
    fn board(&self, _touch: &Touch, view: &View) -> Drawing {
        // Dice under the cup are shown only where nothing is hidden any more.
        let game = &if view.open { self.clone() } else { self.seen_by(None) };
        if game.options().is_solo() {
            let mut drawing = Drawing::new(WIDTH, HEIGHT);
            solo::draw(&mut drawing, game, view);
            return drawing;
        }
        let plan = Plan::of(game, view);
        let mut drawing = Drawing::new(plan.width(), HEIGHT);
        let middle = plan.middle();
        // The keyboard comes to the names first.
        if game.is_between_rounds() {
            ending::draw(&mut drawing, game, view, middle);
        } else {
            let below = middle.y + middle.height - NAMES_HEIGHT;
            names::draw(&mut drawing, game, view, Frame { y: below, height: NAMES_HEIGHT, ..middle });
            stage::draw(&mut drawing, game, view, Frame { height: below - GAP - middle.y, ..middle });
        }
        for (seat, frame) in places(game, plan) {
            list::draw(&mut drawing, game, view, seat, frame);
        }
        drawing
    }

    fn die(die: &Die) -> DieArt {
        DieArt { facets: Some(art::dice::facets), ..DieArt::new(art::dice::look(die), art::dice::face) }
    }
}

/// The first above on the left, the next on the right, and on clockwise; one below the other where all are on a side.
fn places(game: &Dre13ehn, plan: Plan) -> Vec<(Seat, Frame)> {
    let seats = game.entries().len();
    let right = if plan.is_narrow { 0 } else { seats / 2 };
    let most = seats - right;
    let room = (HEIGHT - 2.0 * EDGE - GAP * (most as f32 - 1.0)) / most as f32;
    let height = list::height(game, plan.list).min(room);
    let frame = |x: f32, row: usize, rows: usize| {
        let all = rows as f32 * (height + GAP) - GAP;
        let top = (HEIGHT - all) / 2.0;
        Frame { x, y: top + row as f32 * (height + GAP), width: plan.list - EDGE, height }
    };
    let left = |row| frame(EDGE, row, most);
    if plan.is_narrow {
        return (0..seats).map(|seat| (seat, left(seat))).collect();
    }
    let mut all = vec![(0, left(0))];
    all.extend((0..right).map(|row| (row + 1, frame(WIDTH - plan.list, row, right))));
    all.extend((1..most).map(|row| (seats - row, left(row))));
    all
}
