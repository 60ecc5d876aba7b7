//! The drawings of dre13ehn, all our own: runes, dice, the emblem. Knows no turn and no sheet.

use base::draw::pieces::FACE;
use base::draw::solids::{Facet, Vector};
use base::draw::{Affine, Point};

pub mod dice;
mod emblem;
pub mod rune;

pub use emblem::emblem;
pub use rune::own::SIGN as OWN;
pub use rune::{BOUND, Rune, SINGLE};

/// Maps a face onto a facet as it is seen, top to top, filling `part` of the inscribed circle.
pub(super) fn onto(facet: &Facet, part: f32, see: impl Fn(Vector) -> Point) -> Affine {
    let size = facet.inradius * part;
    let (x, y) = (facet.up.cross(facet.normal) * size, facet.up * -size);
    let [centre, right, down] = [facet.centre, facet.centre + x, facet.centre + y].map(see);
    let half = FACE / 2.0;
    Affine {
        a: (right.x - centre.x) / half,
        b: (right.y - centre.y) / half,
        c: (down.x - centre.x) / half,
        d: (down.y - centre.y) / half,
        e: 3.0 * centre.x - right.x - down.x,
        f: 3.0 * centre.y - right.y - down.y,
    }
}
