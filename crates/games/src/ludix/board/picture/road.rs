//! The road to 300: a lane a player with the points behind it, milestones every 50 points. Lengths in mm.

use base::draw::{Affine, Drawing, Font, Frame, Ink, Path, Point, Role, Stroke, Text, text};
use base::tr;

use super::super::super::facts::banked;
use super::super::super::numeral::proper;
use super::super::super::rules::{Ludix, Stage, TARGET};
use super::super::touch::Place;
use super::super::words as said;
use crate::game::{Game, Seat};
use crate::table::{View, marked};

/// Points between milestones.
const STEP: u32 = 50;
/// How wide the names are, at least and at most, and what stands around them.
const NAMES_WIDTH: [f32; 2] = [33.0, 46.0];
const AROUND_NAMES: f32 = 6.0;
const NAME_SIZE: f32 = 4.2;
const POINTS_WIDTH: f32 = 25.0;
const WORDS_WIDTH: f32 = 22.0;
const HEAD_HEIGHT: f32 = 8.0;
const NUMBER_SIZE: f32 = 3.6;

#[derive(Clone, Copy)]
struct Scale {
    left: f32,
    right: f32,
    most: f32,
}

impl Scale {
    fn at(self, points: u32) -> f32 {
        let points = f32::from(u16::try_from(points).unwrap_or(u16::MAX));
        self.left + (self.right - self.left) * points / self.most
    }
}

pub fn draw(drawing: &mut Drawing, game: &Ludix, view: &View, frame: Frame) {
    frame.paper(drawing);
    let standings = (0..game.seats()).any(|seat| said::standing(game, seat).is_some());
    let right = frame.right() - 4.0 - POINTS_WIDTH - if standings { WORDS_WIDTH } else { 0.0 };
    let most = (0..game.seats()).map(|seat| banked(game, seat)).max().unwrap_or(0).max(TARGET);
    let most = f32::from(u16::try_from(most).unwrap_or(u16::MAX)) * 1.04;
    let scale = Scale { left: frame.x + 4.0 + names_width(game, view), right, most };
    milestones(drawing, view, scale, frame);
    if game.is_last_round() {
        let (at, label) =
            (Point::new(frame.x + 4.0, frame.y + HEAD_HEIGHT / 2.0 + 0.4), tr!(view.lang, "ludix-board-last-round"));
        drawing.text(
            Text::new(at, label, Font::SansBold, view.written(4.2), Role::Accent.into())
                .fitted(scale.left - frame.x - AROUND_NAMES)
                .level(),
        );
    }
    let room = frame.height - HEAD_HEIGHT - 2.0;
    let height = (room / game.seats() as f32).min(11.0);
    let top = frame.y + HEAD_HEIGHT + (room - height * game.seats() as f32) / 2.0;
    for seat in 0..game.seats() {
        let lane = Frame { y: top + height * seat as f32, height, ..frame };
        draw_lane(drawing, game, view, seat, lane, scale);
    }
}

fn names_width(game: &Ludix, view: &View) -> f32 {
    let size = view.written(NAME_SIZE);
    let [least, most] = NAMES_WIDTH;
    let names = (0..game.seats()).map(|seat| text::width(&view.name(seat), Font::SansBold, size));
    names.fold(least, |widest, name| widest.max(name + marked::room(size) + AROUND_NAMES)).min(most)
}

fn milestones(drawing: &mut Drawing, view: &View, scale: Scale, frame: Frame) {
    let (low, size) = (frame.y + frame.height - 2.0, view.written(NUMBER_SIZE));
    let stone = |drawing: &mut Drawing, points: u32, stroke: Stroke| {
        let x = scale.at(points);
        drawing.rule((x, frame.y + HEAD_HEIGHT - 1.2), (x, low), stroke);
        Point::new(x, frame.y + HEAD_HEIGHT / 2.0)
    };
    let dashed = Stroke::dashed(Role::Line.into(), 0.25, 0.8, 0.9);
    let marks: Vec<u32> = (0_u32..).map(|index| index * STEP).take_while(|at| scale.at(*at) <= scale.right).collect();
    let at = stone(drawing, TARGET, Stroke::new(Role::Accent.into(), 0.9));
    // What has its number so far, from where to where: where the road is long, not every stone has one.
    let mut taken = vec![flag(drawing, view, at)];
    let hundreds = |points: &&u32| (*points).is_multiple_of(2 * STEP);
    let (whole, half): (Vec<&u32>, Vec<&u32>) = marks.iter().partition(hundreds);
    for points in whole.into_iter().chain(half).copied().filter(|points| *points != TARGET) {
        let at = stone(drawing, points, dashed);
        let written = proper(u16::try_from(points).unwrap_or_default());
        let half = text::width(&written, Font::Serif, size) / 2.0 + 1.2;
        let free = taken.iter().all(|(from, to)| at.x + half < *from || at.x - half > *to);
        if points > 0 && free && at.x + half < frame.right() {
            drawing.text(Text::beside(at, written, Font::Serif, size, Role::Faint).centred());
            taken.push((at.x - half, at.x + half));
        }
    }
}

/// Gives back from where to where the stone reaches.
fn flag(drawing: &mut Drawing, view: &View, at: Point) -> (f32, f32) {
    let written = proper(u16::try_from(TARGET).unwrap_or_default());
    let size = view.written(4.4);
    let (width, height) = (text::width(&written, Font::SerifBold, size) + 4.0, 6.0);
    drawing.fill(Path::rounded(at.x - width / 2.0, at.y - height / 2.0, width, height, 1.4), Role::Accent.into());
    drawing.text(Text::beside(at, written, Font::SerifBold, size, Role::OnAccent).centred());
    (at.x - width / 2.0, at.x + width / 2.0)
}

fn draw_lane(drawing: &mut Drawing, game: &Ludix, view: &View, seat: Seat, lane: Frame, scale: Scale) {
    let middle = lane.y + lane.height / 2.0;
    let colour = Role::seat(seat);
    let active = seat == game.seat() && !matches!(game.stage(), Stage::Over);
    let winner = game.turn().winners().contains(&seat);
    let x = lane.x + 4.0;
    if active {
        drawing.fill(Path::data("M0 -1.5L2.4 0L0 1.5Z").moved(Affine::shift(x, middle)), colour.into());
    }
    let font = if active || winner { Font::SansBold } else { Font::Sans };
    let size = (lane.height * 0.62).min(view.written(NAME_SIZE));
    let name = Text::new((x + 3.8, middle), view.name(seat), font, size, Role::Text.into());
    view.named(drawing, seat, name, scale.left - x - AROUND_NAMES);
    bar(drawing, game, view, seat, lane, scale);
    if let Some(standing) = said::standing(game, seat) {
        let (at, label) = (Point::new(lane.right() - 3.4, middle), view.lang.say(&standing));
        drawing.text(
            Text::new(at, label, font, size.min(view.written(3.4)), Role::Text.into())
                .fitted(WORDS_WIDTH - 1.0)
                .level()
                .ending(),
        );
    }
    let area = Path::rect(lane.x + 1.0, lane.y, lane.width - 2.0, lane.height);
    drawing.spot(Place::Lane(seat).spot(), area, view.lang.say(&said::lane(game, view, seat)));
    drawing.tells();
}

/// What is banked as a solid bar, what is at stake as a broken outline beyond it; behind the road, in figures.
fn bar(drawing: &mut Drawing, game: &Ludix, view: &View, seat: Seat, lane: Frame, scale: Scale) {
    let colour = Ink::new(Role::seat(seat));
    let (banked, open) = (game.banked()[seat], banked(game, seat) - game.banked()[seat]);
    let height = lane.height * 0.5;
    let y = lane.y + (lane.height - height) / 2.0;
    let (from, to) = (scale.at(0), scale.at(banked));
    drawing.fill(Path::rect(from, y, (to - from).max(0.5), height), colour);
    let end = scale.at(banked + open);
    if open > 0 {
        let outline = Path::rect(to + 0.3, y + 0.2, (end - to - 0.5).max(0.3), height - 0.4);
        drawing.shape(outline, colour.alpha(0.16), Stroke::dashed(colour, 0.4, 1.2, 1.0));
    }
    let label = if open > 0 { format!("{banked} + {open}") } else { banked.to_string() };
    let size = (lane.height * 0.6).min(view.written(4.6));
    let at = Point::new(scale.right + POINTS_WIDTH, lane.y + lane.height / 2.0);
    drawing.text(
        Text::new(at, label, Font::SansBold, size, Role::Text.into()).fitted(POINTS_WIDTH - 2.0).level().ending(),
    );
}
