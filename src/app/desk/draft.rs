//! A championship that is being set up, as it is written so far: it waits on the desk while other screens are seen, so
//! that leaving its page loses nothing. Knows no screen, and not what of it can be.

use std::collections::BTreeMap;

use crate::championship::Championship;
use crate::championship::rank::Criterion;
use crate::game::options::Values;
use crate::table::Title;

/// What is written.
#[derive(Clone, Debug)]
pub struct Draft {
    /// What it is called.
    pub name: String,
    /// Where it is held; may be empty.
    pub place: String,
    /// The key of the plan.
    pub plan: &'static str,
    /// The year, as it is written.
    pub year: String,
    /// The game.
    pub game: &'static dyn Title,
    /// How it is played.
    pub options: Values,
    /// The first day, as it is written.
    pub begins: String,
    /// How many days there are, as it is written.
    pub days: String,
    /// The tie-breaks of stages, where they were put in another order.
    pub ties: BTreeMap<&'static str, Vec<Criterion>>,
    /// Who takes part, in a championship that is never kept.
    pub cup: Championship,
}
