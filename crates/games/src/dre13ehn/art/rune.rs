//! The runes: strict strokes along the lines of a hexagon with the rune hagal inscribed (`docs/rules/dre13ehn.md`,
//! "Runes"), from one table, `assets/dre13ehn/runes.txt`; only F13's may be somebody's own ([`own`]).

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use base::draw::{Affine, Drawing, Ink, Path, Point, Role, Stroke};

use super::super::dice::Symbol;
use super::super::life::Life;
use super::super::outcome::Outcome;
use super::super::rules::Entry;

pub mod own;

/// The side of the square a rune is drawn in, mm.
pub const SIDE: f32 = 10.0;

/// What is left free along the edges of that square, mm.
const FREE: f32 = 0.4;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rune {
    Result(Outcome),
    /// A: the entry for a call error.
    Error,
    /// N: the entry for a second look under the cup.
    Peeked,
    Life(Life),
}

/// The results that have a rune of their own.
pub const SINGLE: [Outcome; 7] =
    [Outcome::Zero, Outcome::One, Outcome::Two, Outcome::Three, Outcome::Eight, Outcome::Fire, Outcome::Thirteen];

pub const BOUND: [Outcome; 8] = [
    Outcome::Eleven,
    Outcome::Twelve,
    Outcome::TwentyTwo,
    Outcome::TwentyThree,
    Outcome::ThirtyThree,
    Outcome::FireFire,
    Outcome::FireThirteen,
    Outcome::ThirteenThirteen,
];

#[derive(Clone, Debug, PartialEq, Eq)]
struct Form {
    /// The middles of the hexagons it is drawn in.
    hexagons: Vec<Node>,
    /// The pen's ways, each from node to neighbouring node.
    strokes: Vec<Vec<Node>>,
    parts: Vec<Rune>,
}

/// A point of the grid: to the right in halves of a hexagon's width, downwards in halves of its side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Node {
    x: i8,
    y: i8,
}

/// The steps from a middle to the corners of its hexagon, clockwise.
const STEPS: [(&str, Node); 6] = [
    ("N", Node { x: 0, y: -2 }),
    ("NE", Node { x: 1, y: -1 }),
    ("SE", Node { x: 1, y: 1 }),
    ("S", Node { x: 0, y: 2 }),
    ("SW", Node { x: -1, y: 1 }),
    ("NW", Node { x: -1, y: -1 }),
];

impl Node {
    /// The node at the end of a way such as `NE.SE`.
    fn named(way: &str) -> Option<Self> {
        if way == "M" {
            return Some(Self::default());
        }
        way.split('.').try_fold(Self::default(), |at, name| {
            let (_, step) = STEPS.iter().find(|(known, _)| *known == name)?;
            Some(at.plus(*step))
        })
    }

    fn plus(self, step: Self) -> Self {
        Self { x: self.x + step.x, y: self.y + step.y }
    }

    /// Where it lies, the side of a hexagon being 1.
    fn point(self) -> Point {
        Point::new(f32::from(self.x) * 3.0_f32.sqrt() / 2.0, f32::from(self.y) / 2.0)
    }
}

static TABLE: LazyLock<BTreeMap<Rune, Arc<Form>>> = LazyLock::new(|| {
    let lines: Vec<(&str, Form)> =
        include_str!("../../../../../assets/dre13ehn/runes.txt").lines().filter_map(read).collect();
    let form = |rune: Rune| lines.iter().find(|(name, _)| *name == rune.key()).map(|(_, form)| form.clone());
    Rune::all().map(|rune| (rune, Arc::new(form(rune).expect("the table has every rune")))).collect()
});

/// `None` for a line that says nothing.
fn read(line: &str) -> Option<(&str, Form)> {
    let line = line.split('#').next()?;
    let mut cells = line.split('|').map(str::trim);
    let (name, hexagons, parts, strokes) = (cells.next()?, cells.next()?, cells.next()?, cells.next()?);
    let nodes = |ways: &str| ways.split_whitespace().map(Node::named).collect::<Option<Vec<Node>>>();
    let rune = |name: &str| Rune::all().find(|rune| rune.key() == name);
    Some((
        name,
        Form {
            hexagons: nodes(hexagons)?,
            strokes: strokes.split(',').map(nodes).collect::<Option<_>>()?,
            parts: parts.split_whitespace().map(rune).collect::<Option<_>>()?,
        },
    ))
}

impl Rune {
    pub fn results() -> impl Iterator<Item = Self> {
        SINGLE.into_iter().chain(BOUND).map(Self::Result)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        Self::results().chain([Self::Error, Self::Peeked]).chain(Life::ALL.map(Self::Life))
    }

    /// The id of its name; none for a life, whose name is the same in every language: [`Life::name`].
    pub const fn name_id(self) -> Option<&'static str> {
        Some(match self {
            Self::Result(Outcome::Zero) => "dre13ehn-rune-zero",
            Self::Result(Outcome::One) => "dre13ehn-rune-one",
            Self::Result(Outcome::Two) => "dre13ehn-rune-two",
            Self::Result(Outcome::Three) => "dre13ehn-rune-three",
            Self::Result(Outcome::Eight) => "dre13ehn-rune-eight",
            Self::Result(Outcome::Fire) => "dre13ehn-rune-fire",
            Self::Result(Outcome::Thirteen) => "dre13ehn-rune-thirteen",
            Self::Result(Outcome::Eleven) => "dre13ehn-rune-eleven",
            Self::Result(Outcome::Twelve) => "dre13ehn-rune-twelve",
            Self::Result(Outcome::TwentyTwo) => "dre13ehn-rune-twenty-two",
            Self::Result(Outcome::TwentyThree) => "dre13ehn-rune-twenty-three",
            Self::Result(Outcome::ThirtyThree) => "dre13ehn-rune-thirty-three",
            Self::Result(Outcome::FireFire) => "dre13ehn-rune-fire-fire",
            Self::Result(Outcome::FireThirteen) => "dre13ehn-rune-fire-thirteen",
            Self::Result(Outcome::ThirteenThirteen) => "dre13ehn-rune-thirteen-thirteen",
            Self::Error => "dre13ehn-rune-error",
            Self::Peeked => "dre13ehn-rune-peeked",
            Self::Life(_) => return None,
        })
    }

    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Result(outcome) => Some(outcome),
            Self::Error | Self::Peeked | Self::Life(_) => None,
        }
    }

    pub const fn life(self) -> Option<Life> {
        match self {
            Self::Life(life) => Some(life),
            Self::Result(_) | Self::Error | Self::Peeked => None,
        }
    }

    fn key(self) -> &'static str {
        let named = self.name_id().map(|id| id.trim_start_matches("dre13ehn-rune-"));
        named.or_else(|| self.life().map(Life::key)).unwrap_or_default()
    }

    fn form(self) -> Arc<Form> {
        let own = if self == own::RUNE { own::held() } else { None };
        own.unwrap_or_else(|| Arc::clone(&TABLE[&self]))
    }

    /// Empty where it is a sign of its own.
    pub fn parts(self) -> Vec<Self> {
        self.form().parts.clone()
    }

    /// In a square of [`SIDE`], lines `weight` mm wide: thinner where it is higher than a hexagon, so drawn smaller.
    pub fn draw(self, ink: Ink, weight: f32) -> Drawing {
        let mut drawing = Drawing::new(SIDE, SIDE);
        let (to, weight) = fit(&self.form().strokes.concat(), weight);
        drawing.line(self.path(to), Stroke::new(ink, weight));
        drawing
    }

    /// The sign in a square of `side` mm, its lines as wide as that size asks for.
    pub fn sized(self, side: f32, ink: Ink) -> Drawing {
        let mut drawing = Drawing::new(side, side);
        drawing.place(Affine::scale(side / SIDE), self.draw(ink, weight(side)));
        drawing
    }

    pub fn construction(self, ink: Ink, weight: f32) -> Drawing {
        let mut drawing = Drawing::new(SIDE, SIDE);
        let around = |middle: Node| STEPS.map(|(_, step)| middle.plus(step));
        let rings: Vec<[Node; 6]> = self.form().hexagons.iter().map(|middle| around(*middle)).collect();
        let (to, weight) = fit(rings.as_flattened(), weight);
        for ring in rings {
            let corners = ring.map(|node| to.map(node.point()));
            let hagal = (0..3).map(|corner| Path::open(&[corners[corner], corners[corner + 3]]));
            let lines = hagal.fold(Path::polygon(&corners), Path::and);
            drawing.line(lines, Stroke::new(Role::Line.into(), 0.14));
        }
        drawing.line(self.path(to), Stroke::new(ink, weight));
        drawing
    }

    /// Nodes on a straight line are left out.
    fn path(self, to: Affine) -> Path {
        let straight = |a: Node, b: Node, c: Node| {
            let (to, on) = ((b.x - a.x, b.y - a.y), (c.x - b.x, c.y - b.y));
            to.0 * on.1 == to.1 * on.0
        };
        let form = self.form();
        form.strokes.iter().fold(Path::default(), |path, stroke| {
            let turns = (0..stroke.len()).filter(|&at| {
                at == 0 || at + 1 == stroke.len() || !straight(stroke[at - 1], stroke[at], stroke[at + 1])
            });
            let points: Vec<Point> = turns.map(|at| to.map(stroke[at].point())).collect();
            path.and(Path::open(&points))
        })
    }
}

/// In mm of its square of [`SIDE`], where it is shown in a square of `side` mm: small signs are bolder.
pub fn weight(side: f32) -> f32 {
    (0.62 + 2.9 / side.max(0.1)).clamp(0.7, 1.2)
}

/// Leads the nodes into the square's middle, as large as fits, no hexagon larger than it; and how wide lines are then.
fn fit(nodes: &[Node], weight: f32) -> (Affine, f32) {
    let points = nodes.iter().map(|node| node.point());
    let first = nodes.first().map(|node| node.point()).unwrap_or_default();
    let (low, high) = points.fold((first, first), |(low, high), point| {
        (Point::new(low.x.min(point.x), low.y.min(point.y)), Point::new(high.x.max(point.x), high.y.max(point.y)))
    });
    let reach = (high.x - low.x).max(high.y - low.y).max(2.0);
    let weight = weight * (2.0 / reach).sqrt();
    let scale = (SIDE - 2.0 * FREE - weight).max(0.1) / reach;
    let middle = Point::new((low.x + high.x) / 2.0, (low.y + high.y) / 2.0);
    let to = Affine::shift(-middle.x, -middle.y).then(Affine::scale(scale)).shifted(SIDE / 2.0, SIDE / 2.0);
    (to, weight)
}

impl From<Symbol> for Rune {
    fn from(symbol: Symbol) -> Self {
        Self::Result(Outcome::of_one(symbol))
    }
}

impl From<Outcome> for Rune {
    fn from(outcome: Outcome) -> Self {
        Self::Result(outcome)
    }
}

impl From<Life> for Rune {
    fn from(life: Life) -> Self {
        Self::Life(life)
    }
}

impl From<Entry> for Rune {
    fn from(entry: Entry) -> Self {
        match entry {
            Entry::Result(outcome) => outcome.into(),
            Entry::CallError => Self::Error,
            Entry::Peeked => Self::Peeked,
        }
    }
}

#[cfg(test)]
mod tests;
