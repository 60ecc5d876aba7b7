//! The coach's four marks as all screens show them: by shape, by colour, by name.

use games::game::bot::Mark;
pub use games::table::review::mark::{drawing, name};

use crate::app::prelude::*;
use crate::app::widget::sign;

/// How large the sign of a mark is, pixels at 100 %.
pub const SIGN: f32 = 14.0;

pub fn sign<'a, M: 'a>(ui: Ui, mark: Mark) -> Element<'a, M> {
    sign::sign(ui, drawing(mark), SIGN)
}
