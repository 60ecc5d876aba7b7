//! The five Platonic solids, made once.

use std::sync::{Arc, OnceLock};

use super::Solid;

impl Solid {
    /// The Platonic solid with so many facets; the cube where there is none.
    pub fn with_facets(count: usize) -> Arc<Self> {
        match count {
            4 => Self::tetrahedron(),
            8 => Self::octahedron(),
            12 => Self::dodecahedron(),
            20 => Self::icosahedron(),
            _ => Self::cube(),
        }
    }

    /// The tetrahedron.
    pub fn tetrahedron() -> Arc<Self> {
        platonic(0, || vec![[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 1.0, -1.0], [-1.0, -1.0, 1.0]])
    }

    /// The cube. Facets `i` and `5 − i` are opposite, so that numbered from 1 they add up to 7.
    pub fn cube() -> Arc<Self> {
        platonic(1, || {
            let signs = [-1.0, 1.0];
            let corners = signs.map(|x| signs.map(|y| signs.map(|z| [x, y, z])));
            corners.as_flattened().as_flattened().to_vec()
        })
    }

    /// The octahedron. Facets `i` and `7 − i` are opposite.
    pub fn octahedron() -> Arc<Self> {
        platonic(2, || {
            let mut corners = Vec::new();
            for sign in [-1.0, 1.0] {
                corners.extend([[sign, 0.0, 0.0], [0.0, sign, 0.0], [0.0, 0.0, sign]]);
            }
            corners
        })
    }

    /// The dodecahedron. Facets `i` and `11 − i` are opposite.
    pub fn dodecahedron() -> Arc<Self> {
        platonic(3, || {
            let golden = (1.0 + 5.0_f32.sqrt()) / 2.0;
            let mut corners = Vec::new();
            for a in [-1.0, 1.0] {
                for b in [-1.0, 1.0] {
                    corners.extend([[a, b, -1.0], [a, b, 1.0]]);
                    let (short, long) = (a / golden, b * golden);
                    corners.extend([[0.0, short, long], [short, long, 0.0], [long, 0.0, short]]);
                }
            }
            corners
        })
    }

    /// The icosahedron. Facets `i` and `19 − i` are opposite.
    pub fn icosahedron() -> Arc<Self> {
        platonic(4, || {
            let golden = (1.0 + 5.0_f32.sqrt()) / 2.0;
            let mut corners = Vec::new();
            for a in [-1.0, 1.0] {
                for b in [-golden, golden] {
                    corners.extend([[0.0, a, b], [a, b, 0.0], [b, 0.0, a]]);
                }
            }
            corners
        })
    }
}

fn platonic(which: usize, corners: fn() -> Vec<[f32; 3]>) -> Arc<Solid> {
    static SOLIDS: [OnceLock<Arc<Solid>>; 5] = [const { OnceLock::new() }; 5];
    let made = || Arc::new(Solid::hull(&corners()).expect("the corners of a Platonic solid have a hull"));
    SOLIDS[which].get_or_init(made).clone()
}
