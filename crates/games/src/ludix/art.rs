//! The drawings of Ludix, all our own: the carved letters, the dice, the emblem. Knows no turn and no selection.

mod dice;
mod emblem;
mod letter;

pub use dice::{face, facets, row, shown};
pub use emblem::emblem;
pub use letter::letter;
