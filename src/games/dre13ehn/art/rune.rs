//! The runes: strict strokes along the lines of a hexagon with the rune hagal inscribed (rules, "Runes"). Knows their
//! lines and their names, not what they are good for in play.
//!
//! Their lines stand in one table, `assets/dre13ehn/runes.txt`, for screen, paper and dice.

use std::sync::LazyLock;

use super::super::dice::Symbol;
use super::super::life::Life;
use super::super::outcome::Outcome;
use super::super::rules::Entry;
use crate::draw::{Affine, Drawing, Ink, Path, Point, Role, Stroke};

/// The side of the square a rune is drawn in, mm.
pub const SIDE: f32 = 10.0;

/// What is left free along the edges of that square, mm.
const FREE: f32 = 0.4;

/// A rune.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rune {
    /// 0.
    Zero,
    /// 1.
    One,
    /// 2.
    Two,
    /// 3.
    Three,
    /// 8.
    Eight,
    /// F, fire.
    Fire,
    /// 13, the face and the result.
    Thirteen,
    /// 11.
    Eleven,
    /// 12.
    Twelve,
    /// 22.
    TwentyTwo,
    /// 23.
    TwentyThree,
    /// 33.
    ThirtyThree,
    /// FF.
    FireFire,
    /// F13.
    FireThirteen,
    /// 1313.
    ThirteenThirteen,
    /// A: the entry for a call error.
    Error,
    /// N: the entry for a second look under the cup.
    Peeked,
    /// The sign of the first life.
    Amo,
    /// The sign of the second life.
    Zwamo,
    /// The sign of the third life.
    Draimo,
    /// The sign of the last life.
    Rykvertsmo,
}

/// A rune's lines, as the table has them.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Form {
    /// The middles of the hexagons it is drawn in.
    hexagons: Vec<Node>,
    /// The pen's ways, each from node to neighbouring node.
    strokes: Vec<Vec<Node>>,
    /// The runes it is bound from.
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

/// The table, by rune.
static TABLE: LazyLock<Vec<Form>> = LazyLock::new(|| {
    let lines: Vec<(&str, Form)> =
        include_str!("../../../../assets/dre13ehn/runes.txt").lines().filter_map(read).collect();
    let form = |rune: Rune| lines.iter().find(|(name, _)| *name == rune.key()).map(|(_, form)| form.clone());
    Rune::ALL.iter().map(|rune| form(*rune).expect("the table has every rune")).collect()
});

/// A line of the table; none where it says nothing.
fn read(line: &str) -> Option<(&str, Form)> {
    let line = line.split('#').next()?;
    let mut cells = line.split('|').map(str::trim);
    let (name, hexagons, parts, strokes) = (cells.next()?, cells.next()?, cells.next()?, cells.next()?);
    let nodes = |ways: &str| ways.split_whitespace().map(Node::named).collect::<Option<Vec<Node>>>();
    let rune = |name: &str| Rune::ALL.into_iter().find(|rune| rune.key() == name);
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
    /// All of them.
    pub const ALL: [Self; 21] = [
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Three,
        Self::Eight,
        Self::Fire,
        Self::Thirteen,
        Self::Eleven,
        Self::Twelve,
        Self::TwentyTwo,
        Self::TwentyThree,
        Self::ThirtyThree,
        Self::FireFire,
        Self::FireThirteen,
        Self::ThirteenThirteen,
        Self::Error,
        Self::Peeked,
        Self::Amo,
        Self::Zwamo,
        Self::Draimo,
        Self::Rykvertsmo,
    ];

    /// The id of its name; none for a life, whose name is the same in every language: [`Life::name`].
    #[must_use]
    pub const fn name_id(self) -> Option<&'static str> {
        Some(match self {
            Self::Zero => "dre13ehn-rune-zero",
            Self::One => "dre13ehn-rune-one",
            Self::Two => "dre13ehn-rune-two",
            Self::Three => "dre13ehn-rune-three",
            Self::Eight => "dre13ehn-rune-eight",
            Self::Fire => "dre13ehn-rune-fire",
            Self::Thirteen => "dre13ehn-rune-thirteen",
            Self::Eleven => "dre13ehn-rune-eleven",
            Self::Twelve => "dre13ehn-rune-twelve",
            Self::TwentyTwo => "dre13ehn-rune-twenty-two",
            Self::TwentyThree => "dre13ehn-rune-twenty-three",
            Self::ThirtyThree => "dre13ehn-rune-thirty-three",
            Self::FireFire => "dre13ehn-rune-fire-fire",
            Self::FireThirteen => "dre13ehn-rune-fire-thirteen",
            Self::ThirteenThirteen => "dre13ehn-rune-thirteen-thirteen",
            Self::Error => "dre13ehn-rune-error",
            Self::Peeked => "dre13ehn-rune-peeked",
            Self::Amo | Self::Zwamo | Self::Draimo | Self::Rykvertsmo => return None,
        })
    }

    /// The result it stands for.
    #[must_use]
    pub fn outcome(self) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| Self::from(*outcome) == self)
    }

    /// The life it is the sign of.
    #[must_use]
    pub fn life(self) -> Option<Life> {
        Life::ALL.into_iter().find(|life| Self::from(*life) == self)
    }

    /// Its name in the table.
    fn key(self) -> &'static str {
        let named = self.name_id().map(|id| id.trim_start_matches("dre13ehn-rune-"));
        named.or_else(|| self.life().map(Life::key)).unwrap_or_default()
    }

    fn form(self) -> &'static Form {
        &TABLE[self as usize]
    }

    /// The runes it is bound from; none where it is a sign of its own.
    #[must_use]
    pub fn parts(self) -> &'static [Self] {
        &self.form().parts
    }

    /// The sign, its lines `weight` mm wide, in a square of [`SIDE`]; thinner where it is higher than a hexagon and so
    /// drawn smaller.
    #[must_use]
    pub fn draw(self, ink: Ink, weight: f32) -> Drawing {
        let mut drawing = Drawing::new(SIDE, SIDE);
        let (to, weight) = fit(&self.form().strokes.concat(), weight);
        drawing.line(self.path(to), Stroke::new(ink, weight));
        drawing
    }

    /// The sign in a square of `side` mm, its lines as wide as that size asks for.
    #[must_use]
    pub fn sized(self, side: f32, ink: Ink) -> Drawing {
        let mut drawing = Drawing::new(side, side);
        drawing.place(Affine::scale(side / SIDE), self.draw(ink, weight(side)));
        drawing
    }

    /// The sign on the hexagons it is drawn in, with hagal inscribed, in a square of [`SIDE`].
    #[must_use]
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

    /// Its strokes as an outline; nodes on a straight line are left out.
    fn path(self, to: Affine) -> Path {
        let straight = |a: Node, b: Node, c: Node| {
            let (to, on) = ((b.x - a.x, b.y - a.y), (c.x - b.x, c.y - b.y));
            to.0 * on.1 == to.1 * on.0
        };
        self.form().strokes.iter().fold(Path::default(), |path, stroke| {
            let turns = (0..stroke.len()).filter(|&at| {
                at == 0 || at + 1 == stroke.len() || !straight(stroke[at - 1], stroke[at], stroke[at + 1])
            });
            let points: Vec<Point> = turns.map(|at| to.map(stroke[at].point())).collect();
            path.and(Path::open(&points))
        })
    }
}

/// How wide the lines of a rune are to be, mm in its square of [`SIDE`], where it is shown in a square of `side` mm:
/// small signs are bolder.
#[must_use]
pub fn weight(side: f32) -> f32 {
    (0.62 + 2.9 / side.max(0.1)).clamp(0.7, 1.2)
}

/// Leads the nodes into the middle of the square, as large as they fit, but a hexagon never larger than it does; and
/// how wide the lines then are.
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
    let to = Affine::shift(-middle.x, -middle.y).then(Affine::scale(scale)).then(Affine::shift(SIDE / 2.0, SIDE / 2.0));
    (to, weight)
}

impl From<Symbol> for Rune {
    fn from(symbol: Symbol) -> Self {
        match symbol {
            Symbol::Zero => Self::Zero,
            Symbol::One => Self::One,
            Symbol::Two => Self::Two,
            Symbol::Three => Self::Three,
            Symbol::Fire => Self::Fire,
            Symbol::Thirteen => Self::Thirteen,
        }
    }
}

impl From<Outcome> for Rune {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Zero => Self::Zero,
            Outcome::One => Self::One,
            Outcome::Two => Self::Two,
            Outcome::Three => Self::Three,
            Outcome::Fire => Self::Fire,
            Outcome::Eight => Self::Eight,
            Outcome::Eleven => Self::Eleven,
            Outcome::Twelve => Self::Twelve,
            Outcome::Thirteen => Self::Thirteen,
            Outcome::TwentyTwo => Self::TwentyTwo,
            Outcome::TwentyThree => Self::TwentyThree,
            Outcome::ThirtyThree => Self::ThirtyThree,
            Outcome::FireFire => Self::FireFire,
            Outcome::FireThirteen => Self::FireThirteen,
            Outcome::ThirteenThirteen => Self::ThirteenThirteen,
        }
    }
}

impl From<Life> for Rune {
    fn from(life: Life) -> Self {
        match life {
            Life::Amo => Self::Amo,
            Life::Zwamo => Self::Zwamo,
            Life::Draimo => Self::Draimo,
            Life::Rykvertsmo => Self::Rykvertsmo,
        }
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
