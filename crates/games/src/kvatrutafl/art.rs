//! The drawings of Kvátrutafl, all our own: table, men, arcs of steps, emblem, dice. Knows no turn and no selection.

mod arc;
mod dice;
mod emblem;
mod man;
mod plan;
mod rose;
mod table;

#[cfg(test)]
mod tests;

pub use arc::{Arc, Tone};
pub use dice::shown;
pub use emblem::emblem;
pub use man::{RADIUS, man, sign, slab, stack};
pub use plan::{BAR_WIDTH, FIELD, HEIGHT, Plan, WIDTH, leaf};
pub use rose::rose;
pub use table::{Diagram, Mark};
