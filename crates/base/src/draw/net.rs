//! Nets: a convex solid unfolded on paper, true to size, to be cut out, folded and glued. Two facets of a [`Net`] that
//! stay together share a *fold*; every other edge has one *tab*. Where a net is too large for the paper it comes in
//! parts, joined by tabs that are numbered on both sides. Knows no game and no words.

mod flat;
mod pages;
mod tabs;

pub use pages::{RULER, Words, pages};

use super::pieces::FACE;
use super::solids::{Facet, Solid, Vector};
use super::{Affine, Point, Size};

/// A solid laid flat, in as few parts as the paper allows.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// What hangs together.
    pub parts: Vec<NetPiece>,
}

/// Facets that hang together, and the tabs on them. Its upper left corner is the origin, mm.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NetPiece {
    /// Its facets.
    pub facets: Vec<Laid>,
    /// The edges it is folded along, by index.
    pub folds: Vec<usize>,
    /// Its tabs.
    pub tabs: Vec<Tab>,
    /// The edges where another part is glued on.
    pub joints: Vec<Joint>,
    /// How large it is with its tabs.
    pub size: Size,
}

/// A facet laid flat.
#[derive(Clone, Debug, PartialEq)]
pub struct Laid {
    /// Which facet of the solid.
    pub facet: usize,
    /// Where its corners lie, in the order of [`Facet::corners`].
    pub corners: Vec<Point>,
    /// Leads a face, a square of 10 mm, onto it: the inscribed circle of the one onto that of the other.
    pub face: Affine,
}

/// A tab, to be glued under the facet on the other side of its edge.
#[derive(Clone, Debug, PartialEq)]
pub struct Tab {
    /// Which edge of the solid.
    pub edge: usize,
    /// On which facet.
    pub facet: usize,
    /// The two ends of the edge, then the outer side, back.
    pub outline: [Point; 4],
}

/// A side of an edge whose other side is on another part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joint {
    /// Which edge of the solid.
    pub edge: usize,
    /// The facet on this part.
    pub facet: usize,
    /// The number that both sides bear, from 1 on.
    pub number: usize,
}

const TAB_DEPTH: [f32; 2] = [4.0, 6.0];
/// How much of the inscribed circle of its facet a face has.
const FILLED: f32 = 0.92;

impl Net {
    /// Unfolds a solid into as few parts as fit into `room`, its longest edge `edge` mm; `None` where not even a facet does.
    pub fn new(solid: &Solid, edge: f32, room: Size) -> Option<Self> {
        let scale = edge / solid.edge();
        let depth = (edge * 0.16).clamp(TAB_DEPTH[0], TAB_DEPTH[1]);
        let own: Vec<Laid> = (0..solid.facets().len()).map(|index| flat::laid(solid, index, scale)).collect();
        let inside = Size { width: room.width - 2.0 * depth, height: room.height - 2.0 * depth };
        let nets = orders(solid).into_iter().filter_map(|order| {
            let parts = split(solid, &own, &order, inside)?;
            tabs::add(solid, parts, &order, depth)
        });
        let area = |net: &Self| -> f32 { net.parts.iter().map(|part| part.size.width * part.size.height).sum() };
        nets.min_by(|a, b| a.parts.len().cmp(&b.parts.len()).then(area(a).total_cmp(&area(b))))
    }
}

fn across(solid: &Solid, edge: usize, facet: usize) -> usize {
    let [a, b] = solid.edges()[edge].facets;
    if a == facet { b } else { a }
}

fn edges_of(solid: &Solid, facet: usize) -> impl Iterator<Item = usize> + '_ {
    (0..solid.edges().len()).filter(move |edge| solid.edges()[*edge].facets.contains(&facet))
}

/// Each facet with the edge that joins it to an earlier one: as belts with the others hanging on them, and as a star.
fn orders(solid: &Solid) -> Vec<Vec<(usize, Option<usize>)>> {
    let axes = solid.facets().first().map(|facet| facet.normal).into_iter().chain(solid.corners().first().copied());
    let mut orders: Vec<_> = axes.filter_map(|axis| belt(solid, axis.normalize())).collect();
    orders.push(grown(solid, vec![(0, None)], |_| 0.0));
    orders
}

/// The facets along the equator of an axis, where they make a ring, and then the others towards the poles.
fn belt(solid: &Solid, axis: Vector) -> Option<Vec<(usize, Option<usize>)>> {
    let height = |facet: usize| solid.facets()[facet].normal.dot(axis).abs();
    let count = solid.facets().len();
    let least = (0..count).map(height).fold(f32::INFINITY, f32::min);
    let ring: Vec<usize> = (0..count).filter(|facet| height(*facet) < least + 0.02).collect();
    let mut order = vec![(*ring.first()?, None)];
    while order.len() < ring.len() {
        let (last, _) = *order.last()?;
        let next = edges_of(solid, last).map(|edge| (across(solid, edge, last), Some(edge)));
        let known = |facet: usize| order.iter().any(|(other, _)| *other == facet);
        order.push(next.into_iter().find(|(facet, _)| ring.contains(facet) && !known(*facet))?);
    }
    let (first, last) = (order.first()?.0, order.last()?.0);
    let closed = edges_of(solid, last).any(|edge| across(solid, edge, last) == first);
    (closed && ring.len() > 2).then(|| grown(solid, order, height))
}

/// Hangs all other facets on those that are there, the lowest first, each on one as low as can be, near the middle.
fn grown(
    solid: &Solid,
    mut order: Vec<(usize, Option<usize>)>,
    height: impl Fn(usize) -> f32,
) -> Vec<(usize, Option<usize>)> {
    let ring = order.len();
    while order.len() < solid.facets().len() {
        let place = |facet: usize| order.iter().position(|(other, _)| *other == facet);
        let open = (0..solid.facets().len()).filter(|facet| place(*facet).is_none());
        let ways = open.flat_map(|facet| edges_of(solid, facet).map(move |edge| (facet, edge)));
        let rated = ways.filter_map(|(facet, edge)| {
            let on = place(across(solid, edge, facet))?;
            let off = (2 * on + 1).abs_diff(ring);
            // in thousandths, so that equal heights are equal
            let steps = |facet: usize| (height(facet) * 1000.0).round() as i32;
            Some(((steps(facet), steps(order[on].0), off, on), (facet, Some(edge))))
        });
        match rated.min_by_key(|(rate, _)| *rate) {
            Some((_, next)) => order.push(next),
            None => break,
        }
    }
    order
}

/// `None` where a facet does not fit.
fn split(solid: &Solid, own: &[Laid], order: &[(usize, Option<usize>)], inside: Size) -> Option<Vec<NetPiece>> {
    let mut left = order.to_vec();
    let mut parts = Vec::new();
    while !left.is_empty() {
        let (first, _) = left.remove(0);
        let mut part = NetPiece { facets: vec![own[first].clone()], ..NetPiece::default() };
        let _fits = flat::turned(&part.facets, inside)?;
        while let Some((at, laid, edge)) = next(solid, own, &left, &part, inside) {
            left.remove(at);
            part.facets.push(laid);
            part.folds.push(edge);
        }
        let turn = flat::turned(&part.facets, inside)?;
        part.facets = part.facets.iter().map(|laid| laid.moved(turn)).collect();
        parts.push(part);
    }
    Some(parts)
}

fn next(
    solid: &Solid,
    own: &[Laid],
    left: &[(usize, Option<usize>)],
    part: &NetPiece,
    inside: Size,
) -> Option<(usize, Laid, usize)> {
    left.iter().enumerate().find_map(|(at, (facet, joint))| {
        // along the edge it was meant to hang on, if that is there
        let edges = joint.iter().copied().chain(edges_of(solid, *facet).filter(|edge| Some(*edge) != *joint));
        edges.into_iter().find_map(|edge| {
            let other = across(solid, edge, *facet);
            let there = part.facets.iter().find(|laid| laid.facet == other)?;
            let laid = own[*facet].beside(solid, edge, there)?;
            let free = part.facets.iter().all(|other| !flat::overlap(&other.corners, &laid.corners));
            let mut all = part.facets.clone();
            all.push(laid.clone());
            (free && flat::turned(&all, inside).is_some()).then_some((at, laid, edge))
        })
    })
}

impl Laid {
    fn moved(&self, by: Affine) -> Self {
        let corners = self.corners.iter().map(|corner| by.map(*corner)).collect();
        Self { facet: self.facet, corners, face: self.face.then(by) }
    }

    /// In the edge's own order.
    fn ends(&self, solid: &Solid, edge: usize) -> Option<[Point; 2]> {
        let round = &solid.facets()[self.facet].corners;
        let at = |corner: usize| round.iter().position(|other| *other == corner).map(|index| self.corners[index]);
        let [a, b] = solid.edges()[edge].corners;
        Some([at(a)?, at(b)?])
    }

    fn beside(&self, solid: &Solid, edge: usize, there: &Self) -> Option<Self> {
        let ([a, b], [to_a, to_b]) = (self.ends(solid, edge)?, there.ends(solid, edge)?);
        let angle = (to_b - to_a).to_angle() - (b - a).to_angle();
        let by = Affine::shift(-a.x, -a.y).then(Affine::turn(angle)).shifted(to_a.x, to_a.y);
        Some(self.moved(by))
    }

    fn middle(&self) -> Point {
        self.face.map(Point::new(FACE / 2.0, FACE / 2.0))
    }
}

#[cfg(test)]
mod tests;
