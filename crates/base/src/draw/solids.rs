//! Solid dice as data: convex solids that tumble over a tray and settle. A [`Toss`] is planned from its end: each die
//! is thrown as a rigid body over an endless table; then the solid is turned within its own outline, which changes
//! nothing of how it moves, so that the facet asked for is read; and its path is turned and stretched from the
//! thrower's edge to its place. [`draw`] shows dice from above, at [`ELEVATION`], without perspective: the tray's depth
//! is the picture's height over the sine of that. Knows no game and no clock.

mod outline;
mod places;
mod render;
mod solid;
mod space;
mod toss;
mod tumble;

pub use render::{Faces, Placed, draw};
pub use solid::{CORE, Degenerate, Edge, Facet, Reading, Solid};
pub use space::{Rotation, Vector};
pub use toss::{Hit, Pose, Toss, TossDie};

/// How far above the horizon the eye is, radians (60°).
pub const ELEVATION: f32 = std::f32::consts::FRAC_PI_3;
