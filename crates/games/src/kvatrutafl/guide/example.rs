//! Examples of the rules page: a position, a throw, and what the rules allow then. Knows no words. Lengths in mm.

use base::draw::{Affine, Drawing, Path, Point, Role, Stroke};

use crate::game::Seat;
use crate::kvatrutafl::action::{Action, Steps};
use crate::kvatrutafl::art::{self, Diagram, Mark};
use crate::kvatrutafl::line::LegalTurn;
use crate::kvatrutafl::men::{BAR, Men, OFF, Position, other, path, turned};

const EXAMPLE_WIDTH: f32 = 124.0;
const DIE_SIDE: f32 = 9.0;

#[derive(Clone, Debug)]
#[must_use]
pub struct Example {
    pub position: Position,
    pub seat: Seat,
    pub dice: Option<[u8; 2]>,
    pub shown: Highlight,
    pub points: &'static str,
    /// Whether the dice lie on the other side than usual, out of the way.
    pub aside: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Highlight {
    Men,
    /// Steps that may be taken, in notation.
    Steps(&'static str),
    After(&'static str),
    /// Where the man on the one place may land, and places where it may not.
    Landings(&'static str, &'static str),
    /// Which men may move, and places from which none may.
    Movers(&'static str),
}

/// The men of a side on places such as `a11 g4 bar1 off2`.
fn men(seat: Seat, places: &str) -> Men {
    let mut at = [0; 26];
    for word in places.split_whitespace() {
        let split = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let (name, count) = word.split_at(split);
        at[usize::from(place(seat, name))] = count.parse().expect("the examples count their men");
    }
    Men::new(at)
}

fn place(seat: Seat, name: &str) -> u8 {
    match name {
        "bar" => BAR,
        "off" => OFF,
        point => point.chars().next().and_then(|letter| path(seat, letter)).expect("the examples name points"),
    }
}

impl Example {
    /// White to move in the middle of a game, both ways open.
    pub fn new(white: &str, black: &str) -> Self {
        let position = Position {
            men: [men(0, white), men(1, black)],
            unlocked: [true; 2],
            exposed: [false; 2],
            first: [false; 2],
        };
        Self { position, seat: 0, dice: None, shown: Highlight::Men, points: "", aside: false }
    }

    pub fn first() -> Self {
        Self { position: Position::start(), ..Self::new("", "") }
    }

    pub fn thrown(self, dice: [u8; 2]) -> Self {
        Self { dice: Some(dice), ..self }
    }

    pub fn showing(self, shown: Highlight) -> Self {
        Self { shown, ..self }
    }

    pub fn points(self, points: &'static str) -> Self {
        Self { points, ..self }
    }

    pub fn locked(mut self, locked: [bool; 2]) -> Self {
        self.position.unlocked = locked.map(|locked| !locked);
        self
    }

    pub fn exposed(mut self) -> Self {
        (self.seat, self.position.exposed[0]) = (1, true);
        self
    }

    pub fn aside(self) -> Self {
        Self { aside: true, ..self }
    }

    pub fn steps(&self) -> Steps {
        match self.shown {
            Highlight::Steps(steps) | Highlight::After(steps) => {
                Action::read(self.seat, steps).expect("the examples are in notation").steps
            }
            Highlight::Men | Highlight::Landings(..) | Highlight::Movers(_) => Steps::default(),
        }
    }

    pub fn line(&self) -> LegalTurn {
        LegalTurn::new(self.position, self.seat, self.dice.unwrap_or([1, 2]))
    }

    pub fn after(&self) -> Position {
        let mut position = self.position;
        for step in self.steps().all() {
            position.step(self.seat, step.from, step.to);
        }
        // together they are exposed (rule 2)
        let four = self.position.first[self.seat] && self.dice == Some([6, 6]);
        position.exposed[self.seat] |= four;
        position
    }

    pub fn draw(&self) -> Drawing {
        let seat = self.seat;
        let mut refused = "";
        let mut diagram = match self.shown {
            Highlight::Men => Diagram::of(&self.position),
            Highlight::Steps(_) => Diagram::of(&self.position).advised(seat, self.steps().all()),
            Highlight::After(_) => Diagram::of(&self.after()).played(seat, self.steps().all()),
            Highlight::Landings(from, no) => {
                refused = no;
                let from = place(seat, from);
                let diagram = Diagram::of(&self.position).marked(seat, from, Mark::Chosen);
                let options = self.line().options().into_iter().filter(|(_, step)| step.from == from);
                options.fold(diagram, |diagram, (die, step)| {
                    diagram.marked(seat, step.to, Mark::Landing(die.to_string(), step.hit))
                })
            }
            Highlight::Movers(no) => {
                refused = no;
                let mut movers: Vec<u8> = self.line().options().iter().map(|(_, step)| step.from).collect();
                movers.dedup();
                movers
                    .into_iter()
                    .fold(Diagram::of(&self.position), |diagram, from| diagram.marked(seat, from, Mark::Mover))
            }
        };
        for name in self.points.split_whitespace() {
            diagram = diagram.marked(seat, place(seat, name), Mark::Point);
        }
        let mut table = diagram.draw();
        for name in refused.split_whitespace() {
            let at = place(seat, name);
            let own = self.position.men[seat].at(at);
            let foes = if (1..OFF).contains(&at) { self.position.men[other(seat)].at(turned(at)) } else { 0 };
            // upon a man that may not move, else where one would land
            let upon = matches!(self.shown, Highlight::Movers(_));
            let n = if upon { own.saturating_sub(1) } else { own + foes };
            cross(&mut table, diagram.plan.slot(seat, at, n));
        }
        self.dice(&mut table);
        let scale = EXAMPLE_WIDTH / art::WIDTH;
        let mut drawing = Drawing::new(EXAMPLE_WIDTH, art::HEIGHT * scale);
        drawing.place(Affine::scale(scale), table);
        drawing
    }

    fn dice(&self, table: &mut Drawing) {
        let Some(dice) = self.dice else { return };
        let middle =
            Point::new(art::WIDTH * if (self.seat == 0) != self.aside { 0.735 } else { 0.265 }, art::HEIGHT / 2.0);
        for (value, dx) in dice.into_iter().zip([-DIE_SIDE - 1.0, 1.0]) {
            let by = Affine::shift(middle.x + dx, middle.y - DIE_SIDE / 2.0);
            table.place(by, art::shown(value, DIE_SIDE, false));
        }
    }
}

fn cross(table: &mut Drawing, at: Point) {
    let arm = 3.0;
    let line = |dy: f32| Path::open(&[Point::new(at.x - arm, at.y - dy), Point::new(at.x + arm, at.y + dy)]);
    let both = line(arm).and(line(-arm));
    table.line(both.clone(), Stroke::new(Role::Paper.into(), 2.6));
    table.line(both, Stroke::new(Role::Bad.into(), 1.3));
}
