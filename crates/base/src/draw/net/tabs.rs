//! Tabs: one for every edge that is not folded, on one of its two sides, with slanted ends, clear of everything else.

use super::{Joint, Laid, Net, NetPiece, Tab, flat};
use crate::draw::solids::Solid;
use crate::draw::{Affine, Point, Size};

/// Degrees from the edge: the steeper, the larger the tab.
const SLANTS: [f32; 4] = [60.0, 45.0, 28.0, 20.0];
const DEPTH_FACTORS: [f32; 3] = [1.0, 0.7, 0.45];
const ENDS_SHARE: f32 = 0.75;
const TRIES: usize = 20_000;

struct Side {
    part: usize,
    facet: usize,
    /// Tabs that are clear of all facets, the largest first.
    tabs: Vec<[Point; 4]>,
}

/// `None` where there is no room for some tab.
pub(super) fn add(
    solid: &Solid,
    mut parts: Vec<NetPiece>,
    order: &[(usize, Option<usize>)],
    depth: f32,
) -> Option<Net> {
    let folded = |edge: usize| parts.iter().any(|part| part.folds.contains(&edge));
    let mut open: Vec<(usize, Vec<Side>)> = (0..solid.edges().len())
        .filter(|edge| !folded(*edge))
        .map(|edge| (edge, sides(solid, &parts, edge, depth)))
        .collect();
    // the earlier facet in the order of laying first, so that tabs are all on the same hand
    let place = |facet: usize| order.iter().position(|(other, _)| *other == facet);
    for (_, sides) in &mut open {
        sides.sort_by_key(|side| place(side.facet));
    }
    open.sort_by_key(|(_, sides)| sides.iter().map(|side| side.tabs.len()).sum::<usize>());
    let mut chosen: Vec<(usize, Tab)> = Vec::new();
    let mut tries = TRIES;
    if !choose(&open, &mut chosen, &mut tries) {
        return None;
    }
    for (part, tab) in chosen {
        parts[part].tabs.push(tab);
    }
    number(solid, &mut parts);
    for part in &mut parts {
        part.tabs.sort_by_key(|tab| tab.edge);
        settle(part);
    }
    Some(Net { parts })
}

fn number(solid: &Solid, parts: &mut [NetPiece]) {
    let mut number = 0;
    for (index, edge) in solid.edges().iter().enumerate() {
        let part = |facet: usize| parts.iter().position(|part| part.facets.iter().any(|laid| laid.facet == facet));
        let [Some(a), Some(b)] = edge.facets.map(part) else { continue };
        if a != b {
            number += 1;
            for (part, facet) in [a, b].into_iter().zip(edge.facets) {
                parts[part].joints.push(Joint { edge: index, facet, number });
            }
        }
    }
}

fn sides(solid: &Solid, parts: &[NetPiece], edge: usize, depth: f32) -> Vec<Side> {
    let mut sides = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        for laid in part.facets.iter().filter(|laid| solid.edges()[edge].facets.contains(&laid.facet)) {
            let Some(ends) = laid.ends(solid, edge) else { continue };
            let clear = |tab: &[Point; 4]| {
                part.facets.iter().all(|other| other.facet == laid.facet || !flat::overlap(&other.corners, tab))
            };
            let mut tabs: Vec<[Point; 4]> = shapes(laid, ends, depth).into_iter().filter(clear).collect();
            tabs.sort_by(|a, b| area(b).total_cmp(&area(a)));
            sides.push(Side { part: index, facet: laid.facet, tabs });
        }
    }
    sides
}

fn shapes(laid: &Laid, [a, b]: [Point; 2], depth: f32) -> Vec<[Point; 4]> {
    let length = a.distance(b);
    let along = (b - a) / length;
    let hand = (b - a).perp_dot(laid.middle() - a).signum();
    let out = -along.perp() * hand;
    let run = |slant: f32| 1.0 / slant.to_radians().tan();
    let mut shapes = Vec::new();
    for part in DEPTH_FACTORS {
        for first in SLANTS {
            for last in SLANTS {
                let deep = (depth * part).min(ENDS_SHARE * length / (run(first) + run(last)));
                let put = |from: Point, step: f32| from + along * step + out * deep;
                shapes.push([a, b, put(b, -run(last) * deep), put(a, run(first) * deep)]);
            }
        }
    }
    shapes
}

fn area(corners: &[Point; 4]) -> f32 {
    let round = corners.iter().zip(corners.iter().cycle().skip(1));
    round.map(|(a, b)| a.perp_dot(*b)).sum::<f32>().abs() / 2.0
}

/// Backtracks where there is no room for a tab.
fn choose(open: &[(usize, Vec<Side>)], chosen: &mut Vec<(usize, Tab)>, tries: &mut usize) -> bool {
    let Some((edge, sides)) = open.get(chosen.len()) else { return true };
    let mut ways: Vec<(usize, usize, [Point; 4])> = Vec::new();
    for side in sides {
        let free = |tab: &&[Point; 4]| {
            chosen.iter().all(|(part, other)| *part != side.part || !flat::overlap(&other.outline, *tab))
        };
        ways.extend(side.tabs.iter().find(free).map(|tab| (side.part, side.facet, *tab)));
    }
    // the clearly larger one first
    if let [first, second] = &ways[..]
        && area(&second.2) > 1.15 * area(&first.2)
    {
        ways.swap(0, 1);
    }
    for (part, facet, outline) in ways {
        if *tries == 0 {
            return false;
        }
        *tries -= 1;
        chosen.push((part, Tab { edge: *edge, facet, outline }));
        if choose(open, chosen, tries) {
            return true;
        }
        chosen.pop();
    }
    false
}

fn settle(part: &mut NetPiece) {
    let facets = part.facets.iter().flat_map(|laid| laid.corners.iter().copied());
    let (low, high) = flat::bounds(facets.chain(part.tabs.iter().flat_map(|tab| tab.outline)));
    let by = Affine::shift(-low.x, -low.y);
    part.facets = part.facets.iter().map(|laid| laid.moved(by)).collect();
    for tab in &mut part.tabs {
        tab.outline = tab.outline.map(|corner| by.map(corner));
    }
    part.size = Size { width: high.x - low.x, height: high.y - low.y };
}
