//! Steps as arcs: a curved arrow from where a man stood to where it stands, a star where it hit.

use base::draw::{Drawing, Ink, Path, Point, Role, Segment, Stroke};

use super::man::RADIUS;
use super::plan::Plan;
use crate::game::Seat;
use crate::kvatrutafl::action::Step;
use crate::kvatrutafl::men::{BAR, OFF, Position};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Clear,
    Past,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arc {
    pub seat: Seat,
    pub step: Step,
    /// Which man of its place it was, from 0, the lowest; `arrived` likewise of its new place.
    pub left: u8,
    pub arrived: u8,
    pub tone: Tone,
}

impl Arc {
    /// Of steps that led to this position.
    pub fn played(position: &Position, seat: Seat, steps: &[Step], tone: Tone) -> Vec<Self> {
        let mut counts = *position.men[seat].counts();
        let mut arcs: Vec<Self> = steps
            .iter()
            .rev()
            .map(|step| {
                let (from, to) = (usize::from(step.from), usize::from(step.to));
                let arc = Self { seat, step: *step, left: counts[from], arrived: counts[to].saturating_sub(1), tone };
                counts[from] += 1;
                counts[to] = counts[to].saturating_sub(1);
                arc
            })
            .collect();
        arcs.reverse();
        Self::side_by_side(&mut arcs);
        arcs
    }

    /// Men that went the same way keep their order, so that their arcs do not cross.
    fn side_by_side(arcs: &mut [Self]) {
        for first in 0..arcs.len() {
            for second in first + 1..arcs.len() {
                let (one, two) = (arcs[first], arcs[second]);
                if (one.step.from, one.step.to) == (two.step.from, two.step.to)
                    && (one.left < two.left) != (one.arrived < two.arrived)
                {
                    (arcs[first].arrived, arcs[second].arrived) = (two.arrived, one.arrived);
                }
            }
        }
    }

    pub fn advised(position: &Position, seat: Seat, steps: &[Step]) -> Vec<Self> {
        let mut counts = *position.men[seat].counts();
        let arc = |step: &Step| {
            let (from, to) = (usize::from(step.from), usize::from(step.to));
            counts[from] = counts[from].saturating_sub(1);
            let arc = Self { seat, step: *step, left: counts[from], arrived: counts[to], tone: Tone::Clear };
            counts[to] += 1;
            arc
        };
        let mut arcs: Vec<Self> = steps.iter().map(arc).collect();
        Self::side_by_side(&mut arcs);
        arcs
    }

    pub fn ink(self) -> Ink {
        match self.tone {
            Tone::Clear => Role::Accent.into(),
            Tone::Past => Role::Faint.into(),
        }
    }

    pub fn draw(self, drawing: &mut Drawing, plan: Plan) {
        let Step { from, to, hit } = self.step;
        let (start, end) = (plan.slot(self.seat, from, self.left), plan.slot(self.seat, to, self.arrived));
        let bend = Bend::of(start, end, from == BAR || to == OFF);
        bend.draw(drawing, self.ink());
        if hit {
            star(drawing, Point::new(end.x + RADIUS * 0.72, end.y - RADIUS * 0.72), 2.3);
        }
    }
}

struct Bend {
    start: Point,
    first: Point,
    second: Point,
    end: Point,
}

fn towards(from: Point, to: Point, far: f32) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(0.01);
    Point::new(from.x + dx / length * far, from.y + dy / length * far)
}

impl Bend {
    fn of(start: Point, end: Point, straight: bool) -> Self {
        let (dx, dy) = (end.x - start.x, end.y - start.y);
        let middle = Plan::MIDDLE;
        let along = |part: f32| Point::new(start.x + dx * part, start.y + dy * part);
        let same_side = (start.y < middle.y) == (end.y < middle.y);
        let far = dx.hypot(dy);
        // Along one side the arc rises towards the middle, the wider the more; across, it leans towards it from the side.
        let (lean_x, lean_y) = if straight {
            (0.0, 0.0)
        } else if same_side {
            (0.0, (dx.abs() * 0.34).clamp(5.0, 20.0).copysign(middle.y - start.y))
        } else {
            ((far * 0.22).min(14.0).copysign(middle.x - start.x), 0.0)
        };
        let lean = |point: Point| Point::new(point.x + lean_x, point.y + lean_y);
        let (first, second) = (lean(along(0.22)), lean(along(0.78)));
        // Clear of the men, but for a short one, of which more than its head is to be seen.
        let clear = |part: f32| (RADIUS * part).min(far * part * 0.24);
        Self { start: towards(start, first, clear(0.92)), first, second, end: towards(end, second, clear(0.8)) }
    }

    fn draw(&self, drawing: &mut Drawing, ink: Ink) {
        let Self { start, first, second, end } = *self;
        let neck = towards(end, second, 3.0);
        let shaft = Path(vec![Segment::Move(start), Segment::Curve(first, second, neck)]);
        let (dx, dy) = ((end.x - neck.x) / 3.0, (end.y - neck.y) / 3.0);
        let side = |far: f32, across: f32| Point::new(end.x - dx * far - dy * across, end.y - dy * far + dx * across);
        let head = Path::polygon(&[end, side(4.0, 2.0), side(3.1, 0.0), side(4.0, -2.0)]);
        let ground = Stroke::new(Role::Paper.into(), 2.1);
        drawing.line(shaft.clone(), ground);
        drawing.line(head.clone(), Stroke::new(Role::Paper.into(), 1.1));
        drawing.line(shaft, Stroke::new(ink, 1.0));
        drawing.line(Path::circle(start.x, start.y, 0.5), Stroke::new(ink, 0.9));
        drawing.shape(head, ink, Stroke::new(ink, 0.2));
    }
}

pub fn star(drawing: &mut Drawing, at: Point, radius: f32) {
    drawing.shape(Path::star(at, 6, [radius, radius * 0.48]), Role::Bad.into(), Stroke::new(Role::Paper.into(), 0.5));
}
