//! Einsame Filzlaus on the stage: the table from above with the players round it, and the cup before whoever has it.
//! Knows no rule beyond that, and never what lies under a cup that stands.

use crate::games::tavern::prelude::*;
use std::f32::consts::TAU;

use super::art;
use super::{Cup, LOUSE, Louse};
use crate::draw::Spot;
use crate::games::tavern::figure::outline;
use crate::games::tavern::spots::CUP;

/// The middle of the table, mm.
const MIDDLE: Point = Point::new(STAGE.width / 2.0, 58.0);
/// The half axes of the table: its edge, where cups stand, where names begin, mm.
const EDGE: (f32, f32) = (47.0, 35.0);
const INNER: (f32, f32) = (30.0, 19.6);
const OUTER: (f32, f32) = (50.4, 40.2);
/// The side of the cup, mm.
const SIDE: f32 = 25.0;
/// The side of the die, mm.
const DIE: f32 = 18.0;

impl Scene for Louse {
    fn caption(&self, stage: &Stage<'_>) -> Caption {
        let name = |seat: Seat| stage.name(seat);
        let (seat, went) = match (self.cup, self.last) {
            (Cup::Covering, _) => (self.by, Went::On),
            (Cup::Standing(_) | Cup::Lit(_), _) => (self.by, Went::To(phrase!("filzlaus-covered"))),
            (Cup::Lifted | Cup::Done, None) => (self.by, Went::On),
            (Cup::Lifted | Cup::Done, Some((seat, _))) if self.foul => (seat, Went::Badly(phrase!("filzlaus-own"))),
            (Cup::Lifted | Cup::Done, Some((seat, LOUSE))) => (seat, Went::Badly(phrase!("filzlaus-louse"))),
            (Cup::Lifted | Cup::Done, Some((seat, face))) => (seat, Went::Well(phrase!("filzlaus-none", pips = face))),
        };
        let next = match self.cup {
            Cup::Lifted if self.last.is_none() => Some(phrase!("tavern-stage-begins")),
            Cup::Lifted => Some(phrase!("filzlaus-covers", name = name(self.by))),
            Cup::Covering | Cup::Lit(_) => None,
            Cup::Standing(_) => Some(phrase!("filzlaus-lifts", name = name(self.to))),
            Cup::Done => None,
        };
        let left = self.order().len() - self.lifted;
        let foot = (self.cup != Cup::Done).then(|| phrase!("filzlaus-left", left = left));
        Caption { seat: Some(seat), went, next, foot }
    }

    fn set(&self, drawing: &mut Drawing, stage: &Stage<'_>) {
        table(drawing);
        for seat in self.order() {
            self.player(drawing, *seat, stage);
        }
        self.way(drawing);
        match (self.cup, self.last) {
            (Cup::Lifted | Cup::Done, Some((seat, face))) => uncovered(drawing, self.spot(seat), face),
            (Cup::Lifted | Cup::Done | Cup::Covering | Cup::Standing(_) | Cup::Lit(_), _) => {}
        }
        self.cup(drawing, stage);
    }

    fn comes_to(&self, _seat: Seat) -> Option<Phrase> {
        None
    }
}

impl Louse {
    /// Where a player sits: how far round the table, clockwise from the side of whoever looks at it.
    fn angle(&self, seat: Seat) -> f32 {
        let place = self.order().iter().position(|other| *other == seat).unwrap_or_default();
        TAU * (0.25 + props::nth(place) / props::nth(self.order().len()))
    }

    fn at(&self, seat: Seat, (rx, ry): (f32, f32)) -> Point {
        let angle = self.angle(seat);
        Point::new(MIDDLE.x + rx * angle.cos(), MIDDLE.y + ry * angle.sin())
    }

    /// The place on the table before a player.
    fn spot(&self, seat: Seat) -> Point {
        self.at(seat, INNER)
    }

    /// A name at the table, ticked once its owner has been the first to lift.
    fn player(&self, drawing: &mut Drawing, seat: Seat, stage: &Stage<'_>) {
        let at = self.at(seat, OUTER);
        let place = self.order().iter().position(|other| *other == seat).unwrap_or_default();
        let done = (1..=self.lifted).contains(&place) || (place == 0 && self.lifted == self.order().len());
        let acts = self.mover() == Some(seat);
        let font = if acts { Font::SansBold } else { Font::Sans };
        let ink = if done && !acts { Role::Faint } else { Role::Text };
        let many = self.order().len() > 6;
        // Beside the table words have the room up to the stage's edge, above and below it that between neighbours.
        let lean = self.angle(seat).cos();
        let beside = lean.abs() > 0.35;
        let width = match (beside, many) {
            (true, _) => STAGE.width / 2.0 - OUTER.0 * lean.abs() - 3.0,
            (false, true) => 24.0,
            (false, false) => 50.0,
        };
        let size = if many { 4.0 } else { 4.8 };
        let name = stage.name(seat);
        let (words, size) = crate::draw::text::fitted(&name, font, size, width);
        let wide = crate::draw::text::width(&words, font, size);
        let x = if beside { at.x + lean.signum() * wide / 2.0 } else { at.x };
        props::label(drawing, &words, Point::new(x, at.y), size, width, font, ink);
        if done {
            let rim = self.at(seat, (EDGE.0 - 2.4, EDGE.1 - 2.4));
            props::tick(drawing, rim, 3.4);
        }
    }

    /// How the cup went from one to the other.
    fn way(&self, drawing: &mut Drawing) {
        let Cup::Standing(_) = self.cup else { return };
        let (from, to) = (self.spot(self.by), self.spot(self.to));
        let part = |share: f32| Point::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(0.1);
        if length < SIDE {
            return;
        }
        let (near, far) = (part(0.0), part(1.0 - SIDE * 0.66 / length));
        let line = Stroke::dashed(Ink::new(Role::Text).alpha(0.55), 0.7, 1.8, 1.5);
        drawing.line(Path::open(&[near, far]), line);
        let (ux, uy) = (dx / length, dy / length);
        let wing = |side: f32| Point::new(far.x - 3.0 * ux - side * 2.0 * uy, far.y - 3.0 * uy + side * 2.0 * ux);
        drawing.line(Path::open(&[wing(1.0), far, wing(-1.0)]), Stroke { dash: None, ..line });
    }

    /// The cup before whoever has it; a spot for whoever is to take it next, and for nobody else: one's own is not
    /// lifted by accident.
    fn cup(&self, drawing: &mut Drawing, stage: &Stage<'_>) {
        let (holder, aside) = match self.cup {
            Cup::Lifted | Cup::Covering => (self.by, self.cup == Cup::Lifted),
            Cup::Standing(_) | Cup::Lit(_) => (self.to, false),
            Cup::Done => return,
        };
        let mut at = self.spot(holder);
        // Beside the die, where one lies there.
        if aside && self.last.is_some_and(|(seat, _)| seat == holder) {
            let inward = if at.x > MIDDLE.x + 1.0 { -1.0 } else { 1.0 };
            at.x += inward * (DIE + SIDE) * 0.52;
        }
        let corner = Point::new(at.x - SIDE / 2.0, at.y - SIDE * 0.6);
        if self.cup == Cup::Covering {
            let shake = |side: f32| {
                let x = at.x + side * SIDE * 0.58;
                bend([x, at.y - 8.0], &[[x + side * 2.6, at.y - 4.0, x + side * 2.6, at.y, x, at.y + 4.0]])
            };
            for side in [-1.0, 1.0] {
                drawing.line(shake(side), outline(0.7));
            }
        }
        drawing.place(Affine::shift(corner.x, corner.y), props::cup(SIDE));
        if stage.live && stage.view.seat == self.mover() {
            let says = if aside { phrase!("tavern-choice-cover") } else { phrase!("tavern-choice-lift") };
            let area = Path::rounded(corner.x, corner.y - 0.6, SIDE, SIDE + 1.2, 5.0);
            drawing.line(area.clone(), Stroke::dashed(Role::Accent.into(), 0.6, 1.6, 1.2));
            drawing.spot(Spot::new(CUP), area, stage.say(&says));
        }
    }
}

/// The table: a board of wood with its rings.
fn table(drawing: &mut Drawing) {
    let wood = Ink::new(Role::Leather);
    let oval = |by: f32| Path::ellipse(MIDDLE.x, MIDDLE.y, EDGE.0 - by, EDGE.1 - by);
    drawing.fill(oval(0.0).moved(Affine::shift(0.8, 1.4)), Role::Shadow.into());
    drawing.fill(oval(0.0), Role::Paper.into());
    drawing.shape(oval(0.0), wood.alpha(0.32), Stroke::new(wood, 0.8));
    drawing.line(oval(2.0), Stroke::new(wood.alpha(0.5), 0.4));
}

/// The die that was uncovered, its middle at a point, and the louse if it was one.
fn uncovered(drawing: &mut Drawing, at: Point, face: u8) {
    let side = DIE;
    props::lay(drawing, face, Point::new(at.x - side / 2.0, at.y - side / 2.0), side);
    if face == LOUSE {
        let size = side * 0.9 / art::LOUSE;
        // Upon a die, which is light in either look.
        let line = Stroke::new(Role::Carved.into(), 0.42 / size);
        let body = Ink::new(Role::Leather).lit(0.5);
        let dress = Dress { body, line, mark: line.ink };
        let by = Affine::scale(size).then(Affine::shift(at.x - side * 0.45, at.y - side * 0.45));
        drawing.place(by, art::louse(dress));
    }
}

#[cfg(test)]
mod tests;
