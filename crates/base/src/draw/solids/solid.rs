//! Convex solids: the five Platonic ones, and any from its corners, each with its centre of mass in the origin and its
//! farthest corner at distance 1. Its *body*, which is drawn and touches the table, is rounded: a core of [`CORE`]
//! times the size, grown by a ball. A Platonic body's flat sides lie exactly in the solid's facets.

use std::f32::consts::TAU;

use super::outline;
use super::space::{Rotation, Vector};
use crate::draw::Point;

mod platonic;

/// How large a body's core is in its solid: how far the flat part of a facet reaches.
pub const CORE: f32 = 0.83;

/// Why there is no solid of these corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Degenerate {
    /// A coordinate is no finite number.
    #[error("a coordinate is no finite number")]
    NotFinite,
    /// A solid has at least four corners, and this one more than can be searched.
    #[error("a solid has 4 to 128 corners, not {0}")]
    Corners(usize),
    /// All corners lie in a plane.
    #[error("all corners lie in a plane, or so nearly that no solid can be told")]
    Flat,
}

/// A flat side of a solid.
#[derive(Clone, Debug, PartialEq)]
pub struct Facet {
    /// Its corners, by index, anticlockwise as seen from outside.
    pub corners: Vec<usize>,
    /// The direction outwards, of length 1.
    pub normal: Vector,
    /// How far its plane is from the origin.
    pub distance: f32,
    /// Its middle (the mean of its corners).
    pub centre: Vector,
    /// Where a mark's top points to in its plane, of length 1: a corner where their number is odd, else the middle of an edge.
    pub up: Vector,
    /// The radius of the largest circle about its middle.
    pub inradius: f32,
}

/// Where two facets meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Its two corners, as the first facet goes round.
    pub corners: [usize; 2],
    /// Its two facets.
    pub facets: [usize; 2],
}

/// Which facet of a die at rest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// The uppermost: every facet has a parallel one opposite (cube, octahedron, dodecahedron, icosahedron).
    Upper,
    /// The one it lies on: some facet has no opposite (the tetrahedron).
    Lower,
}

/// A convex solid.
#[derive(Clone, Debug, PartialEq)]
pub struct Solid {
    corners: Vec<Vector>,
    facets: Vec<Facet>,
    edges: Vec<Edge>,
    reading: Reading,
    /// The rotations that bring it onto itself.
    turns: Vec<Rotation>,
    inradius: f32,
    inertia: f32,
}

impl Solid {
    /// The convex hull, at its centre of mass, of circumradius 1. Where every facet has an opposite one, their indices
    /// add up to the number of facets less one. Refuses corners not finite, too few, too many, or (nearly) in a plane.
    pub fn hull(points: &[[f32; 3]]) -> Result<Self, Degenerate> {
        if points.len() < 4 || points.len() > 128 {
            return Err(Degenerate::Corners(points.len()));
        }
        let points: Vec<Vector> = points.iter().copied().map(Vector::from).collect();
        if !points.iter().all(|point| point.is_finite()) {
            return Err(Degenerate::NotFinite);
        }
        let points = normal_size(&points, mean(&points))?;
        let mut loops = loops(&points);
        let used: Vec<usize> =
            (0..points.len()).filter(|index| loops.iter().any(|facet| facet.contains(index))).collect();
        let corners: Vec<Vector> = used.iter().map(|index| points[*index]).collect();
        for corner in loops.iter_mut().flatten() {
            *corner = used.binary_search(corner).map_err(|_| Degenerate::Flat)?;
        }
        let centre = centre_of_mass(&corners, &loops).ok_or(Degenerate::Flat)?;
        let corners = normal_size(&corners, centre)?;
        let mut facets: Vec<Facet> = loops.into_iter().map(|round| Facet::new(&corners, round)).collect();
        let reading = pair_opposites(&mut facets);
        let edges = edges(&facets).ok_or(Degenerate::Flat)?;
        if corners.len() + facets.len() != edges.len() + 2 {
            return Err(Degenerate::Flat);
        }
        let inradius = facets.iter().map(|facet| facet.distance).fold(f32::INFINITY, f32::min);
        if inradius < 0.01 {
            return Err(Degenerate::Flat);
        }
        let inertia = inertia(&corners, &facets);
        let turns = turns(&corners, &facets);
        Ok(Self { corners, facets, edges, reading, turns, inradius, inertia })
    }

    /// Its corners, the farthest at distance 1 from the origin.
    pub fn corners(&self) -> &[Vector] {
        &self.corners
    }

    /// Its facets.
    pub fn facets(&self) -> &[Facet] {
        &self.facets
    }

    /// Its edges.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// Which facet counts when it lies still.
    pub fn reading(&self) -> Reading {
        self.reading
    }

    /// How far its nearest facet is from the origin; the radius of the inscribed ball of a Platonic solid.
    pub fn inradius(&self) -> f32 {
        self.inradius
    }

    /// The length of its longest edge: a cube of 16 mm has a circumradius of 16 mm divided by this.
    pub fn edge(&self) -> f32 {
        let length = |edge: &Edge| (self.corners[edge.corners[0]] - self.corners[edge.corners[1]]).length();
        self.edges.iter().map(length).fold(0.0, f32::max)
    }

    /// The radius of the ball that rounds its body.
    pub fn rounding(&self) -> f32 {
        (1.0 - CORE) * self.inradius
    }

    /// How high above the table the centre of its body is when the body, so turned, just touches it.
    pub fn height(&self, turn: Rotation) -> f32 {
        // the table's downward direction as the solid sees it
        let down = turn.back().apply(-Vector::Z);
        CORE * self.corners.iter().map(|corner| corner.dot(down)).fold(0.0, f32::max) + self.rounding()
    }

    /// The facet that is read when it lies, so turned, on the table.
    pub fn read(&self, turn: Rotation) -> usize {
        let towards = turn.back().apply(self.reading.towards());
        let along = |index: &usize| self.facets[*index].normal.dot(towards);
        (0..self.facets.len()).max_by(|a, b| along(a).total_cmp(&along(b))).unwrap_or_default()
    }

    /// Lying flat with a facet read, turned by `yaw` radians, anticlockwise from above, from where the top of its mark points
    /// away; for a facet that it lies on, towards the near side, so that a tetrahedron shows two others.
    pub fn resting(&self, facet: usize, yaw: f32) -> Rotation {
        let facet = self.facet(facet);
        let flat = Rotation::between((facet.normal, facet.up), (self.reading.towards(), self.reading.top()));
        flat.then(Rotation::about(Vector::Z, yaw))
    }

    /// How far a facet that is read is turned from where [`Self::resting`] has it without a yaw, radians.
    pub fn yaw(&self, facet: usize, turn: Rotation) -> f32 {
        let (top, up) = (self.reading.top(), turn.apply(self.facet(facet).up));
        top.cross(up).z.atan2(top.dot(up))
    }

    fn facet(&self, index: usize) -> &Facet {
        &self.facets[index.min(self.facets.len() - 1)]
    }

    pub(super) fn turns(&self) -> &[Rotation] {
        &self.turns
    }

    /// For mass 1, the mean over all axes.
    pub(super) fn inertia(&self) -> f32 {
        self.inertia
    }
}

impl Reading {
    pub(super) fn towards(self) -> Vector {
        match self {
            Self::Upper => Vector::Z,
            Self::Lower => -Vector::Z,
        }
    }

    fn top(self) -> Vector {
        match self {
            Self::Upper => Vector::Y,
            Self::Lower => Vector::NEG_Y,
        }
    }
}

impl Facet {
    fn new(corners: &[Vector], round: Vec<usize>) -> Self {
        let at = |index: usize| corners[round[index % round.len()]];
        let centre = mean(&round.iter().map(|index| corners[*index]).collect::<Vec<_>>());
        let area = (0..round.len()).fold(Vector::ZERO, |sum, i| sum + (at(i) - centre).cross(at(i + 1) - centre));
        let normal = area.normalize_or_zero();
        let top = if round.len() % 2 == 1 { at(0) } else { (at(0) + at(1)) * 0.5 };
        let up = (top - centre) - normal * normal.dot(top - centre);
        let to_edge = |i: usize| (at(i) - centre).cross(at(i + 1) - at(i)).length() / (at(i + 1) - at(i)).length();
        let inradius = (0..round.len()).map(to_edge).fold(f32::INFINITY, f32::min);
        Self { distance: normal.dot(centre), up: up.normalize_or_zero(), corners: round, normal, centre, inradius }
    }
}

#[expect(clippy::cast_precision_loss, reason = "there are at most 128 points")]
fn mean(points: &[Vector]) -> Vector {
    points.iter().sum::<Vector>() * (1.0 / points.len() as f32)
}

/// The farthest at distance 1.
fn normal_size(points: &[Vector], centre: Vector) -> Result<Vec<Vector>, Degenerate> {
    let far = points.iter().map(|point| (*point - centre).length()).fold(0.0, f32::max);
    // neither zero nor beyond what can be divided by
    if !far.is_normal() || !far.recip().is_finite() {
        return Err(Degenerate::Flat);
    }
    Ok(points.iter().map(|point| (*point - centre) * (1.0 / far)).collect())
}

/// How far off a plane a point may be and still lie in it; the solid has circumradius 1.
const FLAT: f32 = 1e-3;

/// As loops of points, anticlockwise as seen from outside.
fn loops(points: &[Vector]) -> Vec<Vec<usize>> {
    // the direction, all points in the plane, and those that are corners
    let mut found: Vec<(Vector, Vec<usize>, Vec<usize>)> = Vec::new();
    for a in 0..points.len() {
        for b in a + 1..points.len() {
            for c in b + 1..points.len() {
                let across = (points[b] - points[a]).cross(points[c] - points[a]);
                if across.length() < 1e-4 {
                    continue;
                }
                for normal in [across.normalize(), -across.normalize()] {
                    let distance = normal.dot(points[a]);
                    let known = found.iter().any(|(other, on, _)| {
                        other.dot(normal) > 0.9 && [a, b, c].iter().all(|point| on.contains(point))
                    });
                    if known || points.iter().any(|point| normal.dot(*point) > distance + FLAT) {
                        continue;
                    }
                    let on: Vec<usize> =
                        (0..points.len()).filter(|index| normal.dot(points[*index]) > distance - FLAT).collect();
                    let round = in_order(points, &on, normal);
                    found.push((normal, on, round));
                }
            }
        }
    }
    found.into_iter().map(|(.., round)| round).collect()
}

/// Anticlockwise round the normal.
fn in_order(points: &[Vector], on: &[usize], normal: Vector) -> Vec<usize> {
    let centre = mean(&on.iter().map(|index| points[*index]).collect::<Vec<_>>());
    let far = |index: &usize| (points[*index] - centre).length();
    let across = on.iter().max_by(|a, b| far(a).total_cmp(&far(b))).map_or(centre, |index| points[*index] - centre);
    let (x, y) = (across.normalize_or_zero(), normal.cross(across.normalize_or_zero()));
    let flat = on.iter().map(|index| points[*index] - centre).map(|from| Point::new(x.dot(from), y.dot(from)));
    let corners = outline::corners(&flat.collect::<Vec<_>>(), FLAT * FLAT);
    corners.into_iter().map(|corner| on[corner]).collect()
}

/// The tetrahedra between a centre and the triangles of the facets: volume (six times) and the three corners.
fn wedges<'a>(
    corners: &'a [Vector],
    loops: impl Iterator<Item = &'a Vec<usize>> + 'a,
) -> impl Iterator<Item = (f32, [Vector; 3])> + 'a {
    loops.flat_map(move |round| {
        round.windows(2).skip(1).map(move |pair| {
            let [a, b, c] = [round[0], pair[0], pair[1]].map(|index| corners[index]);
            (a.dot(b.cross(c)), [a, b, c])
        })
    })
}

fn centre_of_mass(corners: &[Vector], loops: &[Vec<usize>]) -> Option<Vector> {
    let (volume, sum) = wedges(corners, loops.iter())
        .fold((0.0, Vector::ZERO), |(volume, sum), (six, [a, b, c])| (volume + six, sum + (a + b + c) * (six / 4.0)));
    (volume > 1e-3).then(|| sum * (1.0 / volume))
}

/// Two thirds of the mean square distance from the origin: the mean of the three principal moments.
fn inertia(corners: &[Vector], facets: &[Facet]) -> f32 {
    let loops = facets.iter().map(|facet| &facet.corners);
    let (volume, sum) = wedges(corners, loops).fold((0.0, 0.0), |(volume, sum), (six, [a, b, c])| {
        let square = a.dot(a) + b.dot(b) + c.dot(c) + a.dot(b) + b.dot(c) + c.dot(a);
        (volume + six, sum + six * square / 10.0)
    });
    sum / volume * 2.0 / 3.0
}

/// Orders the facets so that opposite ones have indices that add up, if every one has an opposite.
fn pair_opposites(facets: &mut Vec<Facet>) -> Reading {
    let opposite = |a: &Facet, b: &Facet| a.normal.dot(b.normal) < -0.999_9;
    if !facets.iter().all(|facet| facets.iter().any(|other| opposite(facet, other))) {
        return Reading::Lower;
    }
    let (mut first, mut last) = (Vec::new(), Vec::new());
    while let Some(facet) = facets.pop() {
        if let Some(index) = facets.iter().position(|other| opposite(&facet, other)) {
            last.push(facets.swap_remove(index));
        }
        first.push(facet);
    }
    first.extend(last.into_iter().rev());
    *facets = first;
    Reading::Upper
}

/// `None` where one has not exactly two facets.
fn edges(facets: &[Facet]) -> Option<Vec<Edge>> {
    let sides = |facet: &Facet| {
        let ends = facet.corners.iter().copied().zip(facet.corners.iter().copied().cycle().skip(1));
        ends.collect::<Vec<_>>()
    };
    let mut edges = Vec::new();
    for (index, facet) in facets.iter().enumerate() {
        for (a, b) in sides(facet) {
            let mut others = (0..facets.len()).filter(|other| sides(&facets[*other]).contains(&(b, a)));
            let (other, None) = (others.next()?, others.next()) else { return None };
            if index < other {
                edges.push(Edge { corners: [a, b], facets: [index, other] });
            }
        }
    }
    Some(edges)
}

/// The rotations that bring the corners onto the corners: each brings the first facet onto some facet.
fn turns(corners: &[Vector], facets: &[Facet]) -> Vec<Rotation> {
    let Some(first) = facets.first() else { return Vec::new() };
    let home = |vector: Vector| corners.iter().any(|corner| (*corner - vector).length() < 0.02);
    let mut turns = Vec::new();
    for facet in facets.iter().filter(|facet| facet.corners.len() == first.corners.len()) {
        let steps = u16::try_from(facet.corners.len()).unwrap_or(u16::MAX);
        for step in 0..steps {
            let spin = Rotation::about(facet.normal, TAU * f32::from(step) / f32::from(steps));
            let turn = Rotation::between((first.normal, first.up), (facet.normal, facet.up)).then(spin);
            if corners.iter().all(|corner| home(turn.apply(*corner))) {
                turns.push(turn.unit());
            }
        }
    }
    turns
}

#[cfg(test)]
mod tests;
