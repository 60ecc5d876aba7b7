//! A championship that is being set up, as it is written so far: it waits on the desk while other screens are seen, so
//! that leaving its page loses nothing. Knows no screen, and not what of it can be.

use std::collections::BTreeMap;

use club::championship::Championship;
use club::championship::rank::Criterion;
use games::game::options::Values;
use games::table::Title;

/// The place may be empty; year, first day and the numbers of days and rounds stand as they were typed.
#[derive(Clone, Debug)]
pub struct Draft {
    pub name: String,
    pub place: String,
    pub plan: &'static str,
    pub year: String,
    pub game: &'static dyn Title,
    pub options: Values,
    pub begins: String,
    pub days: String,
    /// Empty where the plan says how many there are.
    pub rounds: String,
    /// The tie-breaks of stages, where they were put in another order.
    pub ties: BTreeMap<&'static str, Vec<Criterion>>,
    /// Who takes part, in a championship that is never kept.
    pub cup: Championship,
}
