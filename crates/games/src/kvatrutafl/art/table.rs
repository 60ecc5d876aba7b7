//! The table as a picture of a position, on screen and on paper: 160 by 112 mm, and still legible at 60 mm.

use base::draw::{Drawing, Font, Ink, Path, Point, Role, Stroke, Text, text};

use super::arc::{Arc, Tone};
use super::man::{self, RADIUS};
use super::plan::{BAR_WIDTH, COLUMN, FIELD, HEIGHT, Plan, RIM, SHOWN, WIDTH};
use super::rose::rose;
use crate::game::Seat;
use crate::kvatrutafl::action::Step;
use crate::kvatrutafl::men::{BAR, MEN, Men, OFF, POINTS, Position, SEVENTH, letter, other, turned};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    Point,
    Mover,
    Chosen,
    /// A man may land here, by these dice; whether it hits.
    Landing(String, bool),
}

#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Diagram {
    /// The men; the exposed four are marked by themselves.
    pub position: Position,
    pub arcs: Vec<Arc>,
    pub marks: Vec<(Seat, u8, Mark)>,
    pub plan: Plan,
}

impl Diagram {
    pub fn of(position: &Position) -> Self {
        Self { position: *position, arcs: Vec::new(), marks: Vec::new(), plan: Plan::default() }
    }

    pub fn bare() -> Self {
        let none = Men::new([0; 26]);
        Self::of(&Position { men: [none; 2], unlocked: [true; 2], exposed: [false; 2], first: [false; 2] })
    }

    pub fn played(mut self, seat: Seat, steps: &[Step]) -> Self {
        self.arcs.extend(Arc::played(&self.position, seat, steps, Tone::Clear));
        self
    }

    pub fn advised(mut self, seat: Seat, steps: &[Step]) -> Self {
        self.arcs.extend(Arc::advised(&self.position, seat, steps));
        self
    }

    pub fn marked(mut self, seat: Seat, path: u8, mark: Mark) -> Self {
        self.marks.push((seat, path, mark));
        self
    }

    pub fn draw(&self) -> Drawing {
        let mut drawing = Drawing::new(WIDTH, HEIGHT);
        self.frame(&mut drawing);
        for index in 0..POINTS {
            self.point(&mut drawing, index);
        }
        for seat in [0, 1] {
            self.start(&mut drawing, seat);
            // Along the path, so that men who move in one turn do not change their ways.
            let men = &self.position.men[seat];
            man::stack(&mut drawing, seat, men.at(BAR), SHOWN - 1, |n| self.plan.slot(seat, BAR, n));
            for path in 1..=POINTS {
                man::stack(&mut drawing, seat, men.at(path), SHOWN, |n| self.plan.slot(seat, path, n));
            }
            self.off(&mut drawing, seat);
            if self.position.exposed[seat] {
                self.exposed(&mut drawing, seat);
            }
        }
        for (seat, path, mark) in &self.marks {
            self.mark(&mut drawing, *seat, *path, mark);
        }
        for arc in &self.arcs {
            self.ghosts(&mut drawing, arc);
        }
        for arc in &self.arcs {
            arc.draw(&mut drawing, self.plan);
        }
        drawing
    }

    fn frame(&self, drawing: &mut Drawing) {
        let rim = Stroke::new(Role::Text.into(), 0.55);
        let inner = Stroke::new(Ink::new(Role::Text).alpha(0.75), 0.35);
        drawing.shape(Path::rounded(0.3, 0.3, WIDTH - 0.6, HEIGHT - 0.6, 2.6), Role::Soft.into(), rim);
        let (high, half) = (HEIGHT - 2.0 * RIM, COLUMN * 6.0);
        for x in [FIELD, WIDTH - FIELD - half] {
            drawing.shape(Path::rect(x, RIM, half, high), Role::Paper.into(), inner);
        }
        for seat in [0, 1] {
            drawing.shape(self.plan.area(seat, OFF), Role::Ground.into(), inner);
        }
        let line = Stroke::new(Ink::new(Role::Accent).alpha(0.8), 0.25);
        rose(drawing, Plan::MIDDLE, BAR_WIDTH / 2.0 - 0.9, Ink::new(Role::Accent).alpha(0.3), line);
    }

    fn ghosts(&self, drawing: &mut Drawing, arc: &Arc) {
        let men = &self.position.men[arc.seat];
        for (path, n) in [(arc.step.from, arc.left), (arc.step.to, arc.arrived)] {
            // A place that is full has somebody standing there all the same.
            if path != OFF && n >= men.at(path) && n < SHOWN {
                let at = self.plan.slot(arc.seat, path, n);
                drawing.line(Path::circle(at.x, at.y, RADIUS - 0.6), Stroke::dashed(arc.ink(), 0.45, 1.3, 1.2));
            }
        }
    }

    fn point(&self, drawing: &mut Drawing, index: u8) {
        let marked = self.marks.iter().any(|(seat, path, mark)| {
            *mark == Mark::Point && (1..=POINTS).contains(path) && letter(*seat, *path) as u8 - b'a' == index
        });
        // Across the table, points of one tone stand opposite points of the other.
        let dark = index.is_multiple_of(2);
        let fill = match (marked, dark) {
            (true, _) => Ink::new(Role::Accent).alpha(0.5),
            (false, true) => Ink::new(Role::Accent).alpha(0.26),
            (false, false) => Ink::new(Role::Soft).alpha(0.45),
        };
        let ink = if marked { Ink::new(Role::Accent) } else { Ink::new(Role::Accent).alpha(0.55) };
        drawing.shape(self.plan.leaf(index), fill, Stroke::new(ink, if marked { 0.6 } else { 0.25 }));
        let name = char::from(b'a' + index).to_string();
        drawing.text(Text::new(self.plan.name(index), name, Font::SansBold, 4.6, Role::Text.into()).centred());
    }

    fn start(&self, drawing: &mut Drawing, seat: Seat) {
        let Point { x, y } = self.plan.corner(seat);
        let turn = if x < Plan::MIDDLE.x { 1.0 } else { -1.0 };
        man::man(drawing, seat, Point::new(x - turn * 1.6, y), RADIUS * 0.55, None);
        let tip = Point::new(x + turn * 4.4, y);
        let side = |dy: f32| Point::new(x + turn * 2.2, y + dy);
        drawing.fill(Path::polygon(&[tip, side(-1.5), side(1.5)]), Role::Text.into());
    }

    fn off(&self, drawing: &mut Drawing, seat: Seat) {
        let count = self.position.men[seat].at(OFF);
        let Some((low, high)) = self.plan.area(seat, OFF).bounds() else { return };
        let (width, height, above) = (high.x - low.x, 2.55, self.plan.side(seat) == 0);
        for n in 0..count.min(MEN) {
            let far = 0.9 + f32::from(n) * (height + 0.2);
            let far = far + height / 2.0;
            let at = Point::new(f32::midpoint(low.x, high.x), if above { low.y + far } else { high.y - far });
            man::slab(drawing, seat, at, width - 2.2, height);
        }
        if count > 0 {
            let cap = text::cap_height(Font::SansBold, 5.2);
            let y = if above { high.y - 1.2 } else { low.y + 1.2 + cap };
            let at = Point::new(f32::midpoint(low.x, high.x), y);
            drawing.text(Text::new(at, count.to_string(), Font::SansBold, 5.2, Role::Text.into()).centred());
        }
    }

    /// A broken line round the exposed four (rule 2).
    fn exposed(&self, drawing: &mut Drawing, seat: Seat) {
        let (first, last) = (self.plan.slot(seat, SEVENTH, 0), self.plan.slot(seat, SEVENTH, 3));
        let r = RADIUS + 0.2;
        let (top, low) = (first.y.min(last.y) - r, first.y.max(last.y) + r);
        let outline = Path::rounded(first.x - r, top, 2.0 * r, low - top, r);
        drawing.line(outline.clone(), Stroke::new(Role::Paper.into(), 1.3));
        drawing.line(outline, Stroke::dashed(Role::Bad.into(), 0.8, 1.7, 1.5));
    }

    fn mark(&self, drawing: &mut Drawing, seat: Seat, path: u8, mark: &Mark) {
        let own = self.position.men[seat].at(path);
        let top = self.plan.slot(seat, path, own.saturating_sub(1));
        let accent = Ink::new(Role::Accent);
        match mark {
            Mark::Point if path == OFF => drawing.line(self.plan.area(seat, OFF), Stroke::new(accent, 1.2)),
            Mark::Point => {}
            Mark::Mover => {
                drawing.line(Path::circle(top.x, top.y, RADIUS + 0.15), Stroke::new(accent, 0.75));
            }
            Mark::Chosen => {
                drawing.line(Path::circle(top.x, top.y, RADIUS + 0.2), Stroke::new(Role::Paper.into(), 2.2));
                drawing.line(Path::circle(top.x, top.y, RADIUS + 0.2), Stroke::new(accent, 1.4));
            }
            Mark::Landing(dice, hit) => {
                let foes =
                    if (1..=POINTS).contains(&path) { self.position.men[other(seat)].at(turned(path)) } else { 0 };
                let at = self.plan.slot(seat, path, own + foes);
                drawing.shape(Path::circle(at.x, at.y, RADIUS - 0.5), Role::Paper.into(), Stroke::new(accent, 1.0));
                let words = Text::new(at, dice, Font::SansBold, 5.0, accent).fitted(2.0 * RADIUS - 2.6);
                drawing.text(words.level().centred());
                if *hit {
                    super::arc::star(drawing, Point::new(at.x + RADIUS * 0.8, at.y - RADIUS * 0.8), 2.1);
                }
            }
        }
    }
}
