//! The stage of a game of laps: a column for each player, the name below, and beside them what was thrown.

use base::draw::{Affine, Drawing, Font, Path, Point, Role, Text, text};
use base::phrase;

use super::{Laps, Track};
use crate::game::Seat;
use crate::tavern::part::EveningPart;
use crate::tavern::props;
use crate::tavern::scene::caption::{self, Caption, Went};
use crate::tavern::scene::{STAGE, SceneContext};

/// Where the dice begin, one below the other, mm from the left.
pub const DICE: f32 = 6.0;
/// Between which heights columns stand, mm.
pub const TOP: f32 = 18.0;
pub const FOOT: f32 = 87.0;
const COLUMNS_LEFT: f32 = 42.0;
const WIDEST: f32 = 40.0;
/// From which width on names lie, mm.
const LYING: f32 = 17.0;
const NAME: f32 = 3.8;

#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    pub width: f32,
    /// Whose they are, from the left.
    pub seats: Vec<Seat>,
    left: f32,
}

impl Columns {
    pub fn new(order: &[Seat]) -> Self {
        let mut seats = order.to_vec();
        seats.sort_unstable();
        let room = STAGE.width - COLUMNS_LEFT - 4.0;
        let count = props::nth(seats.len().max(1));
        let width = (room / count).min(WIDEST);
        Self { width, seats, left: COLUMNS_LEFT + (room - width * count) / 2.0 }
    }

    pub fn middle(&self, place: usize) -> f32 {
        self.left + (props::nth(place) + 0.5) * self.width
    }

    fn name(&self, drawing: &mut Drawing, place: usize, name: &str, bold: bool) {
        let font = if bold { Font::SansBold } else { Font::Sans };
        let x = self.middle(place);
        if self.width >= LYING {
            return props::label(drawing, name, (x, FOOT + 6.0), NAME + 0.4, self.width - 2.0, font, Role::Text);
        }
        // Where it is narrow names stand, to be read from below.
        let words = text::shortened(name, font, NAME, 13.6);
        let mut upright = Drawing::new(14.0, NAME);
        upright.text(Text::new(Point::default(), words, font, NAME, Role::Text.into()).ending());
        drawing.place(Affine::turn(-std::f32::consts::FRAC_PI_2).shifted(x + NAME * 0.35, FOOT + 1.6), upright);
    }

    pub fn draw<T: Track>(&self, drawing: &mut Drawing, laps: &Laps<T>, stage: &SceneContext<'_>) {
        for (place, seat) in self.seats.iter().enumerate() {
            let middle = self.middle(place);
            if laps.last.as_ref().is_some_and(|(last, ..)| last == seat) {
                let tint =
                    Path::rounded(middle - self.width / 2.0 + 0.3, TOP - 4.4, self.width - 0.6, FOOT - TOP + 19.0, 1.6);
                drawing.fill(tint, Role::Soft.into());
            }
            if laps.tracks[*seat].is_done() {
                props::tick(drawing, Point::new(middle, TOP - 2.0), 4.6);
            }
            self.name(drawing, place, &stage.name(*seat), laps.mover() == Some(*seat));
        }
        let dice = laps.last.as_ref().map_or(&[][..], |(_, dice, _)| dice);
        let top = f32::midpoint(TOP, FOOT) - T::SIDE * (0.6 * props::nth(T::DICE) - 0.1);
        for number in 0..T::DICE {
            let here = Point::new(DICE, top + props::nth(number) * T::SIDE * 1.2);
            match dice.get(number) {
                Some(pips) => props::lay(drawing, *pips, here, T::SIDE),
                None => props::slot(drawing, here, T::SIDE),
            }
        }
    }
}

pub fn caption<T: Track>(laps: &Laps<T>, stage: &SceneContext<'_>) -> Caption {
    let mover = laps.mover();
    let went = laps.thrown().map_or(Went::On, |(before, after)| Went::To(before.came(&after)));
    let next = mover.map(|seat| match laps.last {
        Some(_) => caption::next(stage, seat),
        None => phrase!("tavern-stage-begins"),
    });
    let seat = laps.last.as_ref().map(|(seat, ..)| *seat).or(mover);
    let foot = mover.and_then(|seat| laps.tracks[seat].needs(stage.name(seat)));
    Caption { seat, went, next, foot }
}
