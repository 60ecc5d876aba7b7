//! Which games a championship is held in: those that two can play. Knows nothing of what happens in it.

use base::phrase::{Phrase, phrase};
use games::shelf::{ALL, find};
use games::table::Title;

use crate::championship::Head;

/// The games that two can play, in the order of the shelf; some only with certain options.
pub fn games() -> Vec<&'static dyn Title> {
    ALL.iter().copied().filter(|title| title.seats().contains(&2)).collect()
}

/// Refused where two cannot play it with the options it has there.
pub fn of(head: &Head) -> Result<&'static dyn Title, Phrase> {
    let title = find(&head.game).ok_or_else(|| {
        let keys = ALL.iter().map(|title| title.key()).collect::<Vec<_>>().join(", ");
        phrase!("core-unknown-game", game = head.game.clone(), known = keys)
    })?;
    let chosen = !head.options.is_empty() || head.begins.is_some() || head.days.is_some();
    if head.plan == "world" && (head.game != "dre13ehn" || chosen) {
        return Err(phrase!("championship-cli-fixed"));
    }
    let seats = title.seats_with(&head.options).map_err(|illegal| illegal.0)?;
    if !seats.contains(&2) {
        let (least, most) = seats.into_inner();
        return Err(phrase!("core-player-count", least, most, count = 2));
    }
    Ok(title)
}
