//! Looking ahead on the sheet: what still fits, which lines can still be first, what a throw may bring.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::facts;
use super::super::field::{Field, Line};
use super::super::rules::{Action, Namaste, Player};
use super::touch::{Place, Touch};
use crate::game::Seat;
use crate::table::View;

const USUAL_WHITE_DICE: u8 = 2;

pub(super) fn foresees(game: &Namaste, seat: Seat, action: Action) -> Vec<Phrase> {
    let Some(sheet) = game.players().get(seat) else { return Vec::new() };
    match action {
        Action::Dice(white) => vec![phrase!(
            "namaste-coach-ahead-dice",
            fits = facts::enters(sheet, white),
            points = facts::scores(sheet, white)
        )],
        Action::Enter(field, sum) => {
            let brings = facts::brings(sheet, field, sum);
            let after = facts::with(sheet, field, sum);
            let before = facts::shut(sheet);
            let shut = facts::shut(&after).into_iter().filter(|field| !before.contains(field)).count();
            let points = phrase!("namaste-coach-ahead-points", sum, field = field.to_string(), points = brings);
            let room = phrase!("namaste-coach-ahead-entry", room = facts::room(&after), shut);
            (brings > 0).then_some(points).into_iter().chain([room]).collect()
        }
        Action::Karma | Action::Pass => Vec::new(),
    }
}

pub(super) fn surveys(game: &Namaste, touch: &Touch, view: &View, spot: &Spot) -> Vec<Phrase> {
    let seat = touch.shown(game, view);
    let Some(sheet) = game.players().get(seat) else { return Vec::new() };
    match Place::of(spot) {
        Some(Place::Field(at)) => field(sheet, at),
        Some(Place::Sum(sum)) => {
            vec![phrase!("namaste-coach-ahead-sum", sum, fits = facts::fits(sheet, sum))]
        }
        Some(Place::Sheet(_) | Place::Karma | Place::Die(_)) | None => Vec::new(),
    }
}

fn field(sheet: &Player, at: Field) -> Vec<Phrase> {
    let fitting = facts::fitting(sheet, at);
    let fits = match (fitting.first(), fitting.last()) {
        _ if sheet.number(at).is_some() => None,
        (Some(least), Some(most)) => Some(phrase!(
            "namaste-coach-ahead-field",
            field = at.to_string(),
            least = *least,
            most = *most,
            count = fitting.len()
        )),
        _ => Some(phrase!("namaste-coach-ahead-shut", field = at.to_string())),
    };
    fits.into_iter().chain(facts::lines_of(at).filter_map(|one| line(sheet, one))).collect()
}

/// `None` where it is complete.
fn line(sheet: &Player, line: Line) -> Option<Phrase> {
    let missing = facts::missing(sheet, line);
    let first = if sheet.is_crossed(line) { "no" } else { "yes" };
    let last = line.fields().find(|field| sheet.number(*field).is_none())?;
    let name = super::line(line);
    Some(if missing == 1 {
        let chance = facts::percent_of(USUAL_WHITE_DICE, |sum| sheet.fits(last, sum).is_ok());
        phrase!("namaste-coach-ahead-last", line = name, first, chance)
    } else {
        phrase!("namaste-coach-ahead-line", line = name, first, missing)
    })
}
