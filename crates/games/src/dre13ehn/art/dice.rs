//! The dice: how each element looks, its faces, and how the faces lie on its solid. Knows no throw.

use std::sync::Arc;

use base::draw::pieces::{self, FACE};
use base::draw::solids::Solid;
use base::draw::{Affine, Drawing, Hue, Ink, Path, Role, Stroke};

use super::Rune;
use crate::dre13ehn::{Kind, Symbol};
use crate::game::{Die, Face};
use crate::table::DieLook;

/// How wide the lines of a rune are on a die, mm in the square of a face.
const WEIGHT: f32 = 1.05;

pub fn look(die: &Die) -> DieLook {
    // What stands on deep colours is, as they are, dark in one look and light in the other; pale ones are pale in both.
    let deep = |hue| DieLook { body: Role::Deep(hue).into(), mark: Role::OnAccent.into() };
    let pale = |hue, tone| DieLook { body: Ink::new(Role::Deep(hue)).lit(tone), mark: Role::Carved.into() };
    match Kind::of(&die.kind) {
        Some(Kind::Fire) => DieLook { body: Role::Fire.into(), mark: Role::Bone.into() },
        Some(Kind::Air) => pale(Hue::Turquoise, 0.76),
        Some(Kind::Water) => deep(Hue::Slate),
        Some(Kind::Earth) => deep(Hue::Ochre),
        Some(Kind::Beginner) => pale(Hue::Ochre, 0.68),
        None => pieces::BONE,
    }
}

/// In a square of 10 mm, on nothing. The earth die's last pip is hollow where four or five of them mean the same.
pub fn face(die: &Die, face: Face) -> Drawing {
    let ink = look(die).mark;
    let Some(symbol) = Symbol::of(face) else { return Drawing::new(FACE, FACE) };
    let rune = Rune::from(symbol).draw(ink, WEIGHT);
    if Kind::of(&die.kind) != Some(Kind::Earth) {
        return rune;
    }
    let mut drawing = Drawing::new(FACE, FACE);
    let size = 0.76;
    drawing.place(Affine::scale(size).shifted(FACE * (1.0 - size) / 2.0, 0.0), rune);
    let (filled, hollow) = pips_of(symbol);
    let (radius, step) = (0.56, 1.5);
    let count = filled + hollow;
    for pip in 0..count {
        let x = FACE / 2.0 + (f32::from(pip) - f32::from(count - 1) / 2.0) * step;
        let y = FACE - 1.0;
        if pip < filled {
            drawing.fill(Path::circle(x, y, radius), ink);
        } else {
            drawing.line(Path::circle(x, y, radius - 0.12), Stroke::new(ink, 0.24));
        }
    }
    drawing
}

/// How many pips of the earth die make a symbol, and how many more do so too.
fn pips_of(symbol: Symbol) -> (u8, u8) {
    match symbol {
        Symbol::One => (1, 0),
        Symbol::Two => (2, 0),
        Symbol::Three | Symbol::Thirteen => (3, 0),
        Symbol::Zero => (4, 1),
        Symbol::Fire => (6, 0),
    }
}

pub fn solid(die: &Die) -> Arc<Solid> {
    Solid::with_facets(die.faces.len())
}

/// In the facets' order: the face that counts when it is read, and its picture. A tetrahedron is read at its apex: each
/// facet bears at each corner the rune of the facet opposite that corner, on which it lies when that corner is on top.
pub fn facets(die: &Die) -> Vec<(Face, Drawing)> {
    facets_in(die, look(die).mark)
}

pub fn facets_in(die: &Die, ink: Ink) -> Vec<(Face, Drawing)> {
    let symbols: Vec<Symbol> = die.faces.iter().filter_map(|face| Symbol::of(*face)).collect();
    let rune = |symbol: Symbol| (symbol.face(), Rune::from(symbol).draw(ink, WEIGHT));
    match Kind::of(&die.kind) {
        Some(Kind::Fire) => corners(&symbols, ink),
        Some(Kind::Earth) => {
            let pips = (1..).map(|count| pieces::pips(count, ink));
            symbols.iter().map(|symbol| symbol.face()).zip(pips).collect()
        }
        // its order is ruled: 1 and 3 opposite, equal ones side by side
        Some(Kind::Beginner) => symbols.into_iter().map(rune).collect(),
        Some(Kind::Air | Kind::Water) | None => arranged(&solid(die), &symbols).into_iter().map(rune).collect(),
    }
}

/// How far from the middle of a tetrahedron's facet its runes stand, and how large they are, mm and part of a face.
const CORNER: (f32, f32) = (4.5, 0.57);

fn corners(symbols: &[Symbol], ink: Ink) -> Vec<(Face, Drawing)> {
    let solid = Solid::tetrahedron();
    let opposite = |corner: usize| solid.facets().iter().position(|facet| !facet.corners.contains(&corner));
    let facets = solid.facets().iter().zip(symbols).map(|(facet, symbol)| {
        let mut drawing = Drawing::new(FACE, FACE);
        for (turns, corner) in (0_u8..).zip(&facet.corners) {
            let Some(shown) = opposite(*corner).and_then(|facet| symbols.get(facet)) else { continue };
            let (far, size) = CORNER;
            // the corners go round anticlockwise
            let angle = -f32::from(turns) * std::f32::consts::TAU / 3.0;
            let home = Affine::shift(-FACE / 2.0, -FACE / 2.0).then(Affine::scale(size));
            let away = Affine::shift(0.0, -far).then(Affine::turn(angle));
            drawing.place(home.then(away).shifted(FACE / 2.0, FACE / 2.0), Rune::from(*shown).draw(ink, WEIGHT * 1.2));
        }
        (symbol.face(), drawing)
    });
    facets.collect()
}

/// Symbols in the order of a solid's facets: equal ones apart, first of all not side by side, then not opposite, then
/// not at one corner. The same symbols, in whatever order, always lie the same way.
pub fn arranged(solid: &Solid, symbols: &[Symbol]) -> Vec<Symbol> {
    let mut sorted = symbols.to_vec();
    sorted.sort_unstable();
    let count = sorted.len();
    let near = nearness(solid, count);
    let cost = |order: &[Symbol]| -> u32 {
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        pairs.filter(|(a, b)| order[*a] == order[*b]).map(|(a, b)| near[a][b]).sum()
    };
    let part = |order: &[Symbol], at: usize, symbol: Symbol| -> u32 {
        (0..count).filter(|other| *other != at && order[*other] == symbol).map(|other| near[at][other]).sum()
    };
    let improved = |order: &mut Vec<Symbol>| {
        let mut better = true;
        while better {
            better = false;
            for a in 0..count {
                for b in a + 1..count {
                    let (x, y) = (order[a], order[b]);
                    if x == y {
                        continue;
                    }
                    let before = part(order, a, x) + part(order, b, y);
                    order.swap(a, b);
                    if part(order, a, y) + part(order, b, x) < before {
                        better = true;
                    } else {
                        order.swap(a, b);
                    }
                }
            }
        }
    };
    // several beginnings, each dealt in other steps, since exchanging two at a time can get stuck
    let steps = (1..count.max(2)).filter(|step| coprime(*step, count));
    let dealt = steps.map(|step| {
        let mut order: Vec<Symbol> = (0..count).map(|index| sorted[index * step % count]).collect();
        improved(&mut order);
        order
    });
    dealt.min_by_key(|order| cost(order)).unwrap_or(sorted)
}

/// By two facets, how much is against their bearing the same.
fn nearness(solid: &Solid, count: usize) -> Vec<Vec<u32>> {
    let facets = solid.facets();
    let near = |a: usize, b: usize| {
        let (Some(a), Some(b)) = (facets.get(a), facets.get(b)) else { return 0 };
        match a.corners.iter().filter(|corner| b.corners.contains(corner)).count() {
            0 if a.normal.dot(b.normal) < -0.99 => 40,
            0 => 0,
            1 => 1,
            _ => 100,
        }
    };
    (0..count).map(|a| (0..count).map(|b| near(a, b)).collect()).collect()
}

fn coprime(a: usize, b: usize) -> bool {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}

#[cfg(test)]
mod tests;
