//! The stage of a game of laps: a column for each player, with the name below, and what was thrown above. Knows neither
//! of the two games.

use super::{Laps, Track};
use crate::draw::{Affine, Drawing, Font, Path, Point, Role, Text, text};
use crate::game::Seat;
use crate::games::tavern::part::Part;
use crate::games::tavern::props;
use crate::games::tavern::props::caption::{self, Caption, Went};
use crate::games::tavern::scene::{STAGE, Stage};
use crate::phrase;
use crate::phrase::Phrase;

/// The upper left corner of the dice, mm.
pub const DICE: Point = Point::new(6.0, 16.0);
/// The side of the dice, mm.
pub const DIE: f32 = 12.0;
/// Between which heights columns stand, mm.
pub const TOP: f32 = 33.0;
/// See [`TOP`].
pub const FOOT: f32 = 87.0;
/// The most a column is wide, mm.
const WIDEST: f32 = 34.0;
/// From which width on names lie, mm.
const LYING: f32 = 17.0;
const NAME: f32 = 3.8;

/// Where the columns stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// How wide each is, mm.
    pub width: f32,
    /// Whose they are, from the left.
    pub seats: Vec<Seat>,
    left: f32,
}

impl Columns {
    /// For these players: those who play, in a playoff only those in it.
    #[must_use]
    fn new(order: &[Seat]) -> Self {
        let mut seats = order.to_vec();
        seats.sort_unstable();
        let room = STAGE.width - 8.0;
        let count = props::nth(seats.len().max(1));
        let width = (room / count).min(WIDEST);
        Self { width, seats, left: (STAGE.width - width * count) / 2.0 }
    }

    /// The middle of the n-th, counted from 0.
    #[must_use]
    pub fn middle(&self, place: usize) -> f32 {
        self.left + (props::nth(place) + 0.5) * self.width
    }

    fn name(&self, drawing: &mut Drawing, place: usize, name: &str, bold: bool) {
        let font = if bold { Font::SansBold } else { Font::Sans };
        let x = self.middle(place);
        if self.width >= LYING {
            let middle = Point::new(x, FOOT + 6.0);
            return props::label(drawing, name, middle, NAME + 0.4, self.width - 2.0, font, Role::Text.into());
        }
        // Where it is narrow names stand, to be read from below.
        let words = text::shortened(name, font, NAME, 13.6);
        let mut upright = Drawing::new(14.0, NAME);
        upright.text(Text::new(Point::default(), words, font, NAME, Role::Text.into()).ending());
        let by = Affine::turn(-std::f32::consts::FRAC_PI_2);
        drawing.place(by.then(Affine::shift(x + NAME * 0.35, FOOT + 1.6)), upright);
    }
}

/// The stage with everyone's name under a column, the last throw, and a foot; who threw last has a tinted column. `came`
/// tells what a throw did to the track it found, `needs` what somebody with such a track needs.
pub fn stage<T: Track>(
    laps: &Laps<T>,
    stage: &Stage<'_>,
    came: impl Fn(&T, &T) -> Phrase,
    needs: impl Fn(&T, String) -> Option<Phrase>,
) -> (Drawing, Columns) {
    let mover = laps.mover();
    let went = laps.thrown().map_or(Went::On, |(before, after)| Went::To(came(before, &after)));
    let next = match (mover, &laps.last) {
        (None, _) => None,
        (Some(_), None) => Some(phrase!("tavern-stage-begins")),
        (Some(seat), Some(_)) => Some(caption::next(stage, seat)),
    };
    let seat = laps.last.as_ref().map(|(seat, ..)| *seat).or(mover);
    let foot = mover.and_then(|seat| needs(&laps.tracks[seat], stage.name(seat)));
    let mut drawing = Caption { seat, went, next, foot }.draw(stage);
    let columns = Columns::new(laps.order());
    for (place, seat) in columns.seats.iter().enumerate() {
        let middle = columns.middle(place);
        if laps.last.as_ref().is_some_and(|(last, ..)| last == seat) {
            let tint = Path::rounded(
                middle - columns.width / 2.0 + 0.3,
                TOP - 3.0,
                columns.width - 0.6,
                FOOT - TOP + 17.6,
                1.6,
            );
            drawing.fill(tint, Role::Soft.into());
        }
        if laps.tracks[*seat].is_done() {
            props::tick(&mut drawing, Point::new(middle, TOP - 2.0), 4.6);
        }
        columns.name(&mut drawing, place, &stage.name(*seat), mover == Some(*seat));
    }
    for place in 0..T::DICE {
        let here = props::place(DICE, place, DIE);
        match laps.last.as_ref().and_then(|(_, dice, _)| dice.get(place)) {
            Some(pips) => drawing.place(Affine::shift(here.x, here.y), props::die(*pips, DIE)),
            None => props::slot(&mut drawing, here, DIE),
        }
    }
    (drawing, columns)
}

impl<T: Track> Laps<T> {
    /// What the last throw found, and what it left.
    #[must_use]
    pub fn thrown(&self) -> Option<(&T, T)> {
        let (_, dice, before) = self.last.as_ref()?;
        let mut after = before.clone();
        after.throw(dice);
        Some((before, after))
    }
}
