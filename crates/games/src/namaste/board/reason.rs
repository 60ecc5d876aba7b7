//! Why a decision is better than another: what can be counted on the sheet, said where it speaks for the better one.
//! Knows no picture.

use base::phrase::{Phrase, phrase};

use super::super::facts;
use super::super::field::Field;
use super::super::rules::{Action, KARMA, Namaste, Player};
use crate::game::Seat;
use crate::table::strongest;

/// How much something that can be counted speaks for a decision: points, fields that are shut, fields on which a sum
/// fits, entries that would fit.
const POINTS: i64 = 4;
const SHUT: i64 = 20;
const FITS: i64 = 5;

pub(super) fn reason(game: &Namaste, seat: Seat, played: Action, better: Action) -> Vec<Phrase> {
    let Some(sheet) = game.players().get(seat) else { return Vec::new() };
    match (played, better) {
        (Action::Dice(played), Action::Dice(better)) => dice(sheet, played, better),
        (Action::Enter(at, other), Action::Enter(field, sum)) => entries(sheet, (at, other), (field, sum)),
        (Action::Karma | Action::Pass, Action::Enter(field, sum)) => {
            let turquoise = game.thrown().map_or(0, |(_, turquoise)| turquoise);
            nothing(sheet, (field, sum), (played == Action::Karma).then_some(turquoise))
        }
        (Action::Enter(at, other), Action::Karma | Action::Pass) => {
            let turquoise = game.thrown().map_or(0, |(_, turquoise)| turquoise);
            instead(sheet, (at, other), (better == Action::Karma).then_some(turquoise))
        }
        (Action::Dice(_), Action::Enter(..) | Action::Karma | Action::Pass)
        | (Action::Enter(..), Action::Dice(_))
        | (Action::Karma | Action::Pass, Action::Dice(_) | Action::Karma | Action::Pass) => Vec::new(),
    }
}

fn dice(sheet: &Player, played: u8, better: u8) -> Vec<Phrase> {
    let both = |of: fn(&Player, u8) -> i64| (of(sheet, better), of(sheet, played));
    let (enters, less) = both(facts::enters);
    let (scores, fewer) = both(facts::scores);
    let fits = phrase!("namaste-coach-dice", better, chance = enters, played, other = less);
    let pays = phrase!("namaste-coach-dice-points", better, chance = scores, played, other = fewer);
    strongest([(enters - less, fits), (scores - fewer, pays)])
}

fn entries(sheet: &Player, (at, other): (Field, u8), (field, sum): (Field, u8)) -> Vec<Phrase> {
    let (before, after, so) = (facts::shut(sheet), facts::with(sheet, field, sum), facts::with(sheet, at, other));
    let newly = |sheet: &Player| facts::shut(sheet).into_iter().filter(|one| !before.contains(one)).collect::<Vec<_>>();
    let (shuts, kept) = (newly(&so), newly(&after));
    let (brings, less) = (facts::brings(sheet, field, sum), facts::brings(sheet, at, other));
    let (few, many) = (facts::fits(sheet, sum), facts::fits(sheet, other));
    let (more, fewer) = (facts::room(&after), facts::room(&so));
    let (name, at_name) = (field.to_string(), at.to_string());
    let points = if less > 0 {
        phrase!(
            "namaste-coach-points-more",
            sum,
            field = name.clone(),
            points = brings,
            other,
            at = at_name.clone(),
            less
        )
    } else {
        phrase!("namaste-coach-points", sum, field = name.clone(), points = brings)
    };
    let room = phrase!("namaste-coach-room", sum, field = name, more, other, at = at_name.clone(), less = fewer);
    let all = [
        (POINTS * (brings - less), points),
        (SHUT * difference(shuts.len(), kept.len()), shut(other, at_name, &shuts)),
        (FITS * difference(many, few), phrase!("namaste-coach-fits", played = other, many, better = sum, few)),
        (difference(more, fewer), room),
    ];
    strongest(all.into_iter().chain(gap(sheet, (at, other), (field, sum))))
}

fn gap(sheet: &Player, (at, other): (Field, u8), (field, sum): (Field, u8)) -> Option<(i64, Phrase)> {
    let (so, after) = (facts::with(sheet, at, other), facts::with(sheet, field, sum));
    let tight = facts::tightest(&so, at)?;
    let said = phrase!(
        "namaste-coach-gap",
        other,
        at = at.to_string(),
        line = super::line(tight.line),
        numbers = tight.numbers,
        fields = tight.fields
    );
    Some(match facts::tightest(&after, field) {
        None => (difference(tight.tightness(), 0), said),
        Some(free) => {
            let said = phrase!(
                "namaste-coach-gaps",
                said,
                sum,
                field = field.to_string(),
                line = super::line(free.line),
                numbers = free.numbers,
                fields = free.fields
            );
            (difference(tight.tightness(), free.tightness()), said)
        }
    })
}

fn shut(sum: u8, at: String, fields: &[Field]) -> Phrase {
    let names: Vec<Phrase> =
        fields.iter().map(|field| phrase!("namaste-coach-field", field = field.to_string())).collect();
    phrase!("namaste-coach-shuts", sum, at, count = fields.len(), fields = names)
}

/// An entry is better than nothing; for bad karma the turquoise die is given.
fn nothing(sheet: &Player, (field, sum): (Field, u8), turquoise: Option<u8>) -> Vec<Phrase> {
    let brings = facts::brings(sheet, field, sum);
    let pays = phrase!("namaste-coach-points", sum, field = field.to_string(), points = brings);
    let stays = match turquoise {
        Some(points) => {
            let number = sheet.karma().len() + 1;
            phrase!("namaste-coach-karma", points, number, of = KARMA)
        }
        None => {
            let empty = Field::all().filter(|field| sheet.number(*field).is_none()).count();
            phrase!("namaste-coach-pass", empty, sum, fits = facts::fits(sheet, sum))
        }
    };
    let pays = (brings > 0).then_some(pays);
    pays.into_iter().chain([stays]).collect()
}

fn instead(sheet: &Player, (at, other): (Field, u8), turquoise: Option<u8>) -> Vec<Phrase> {
    let (before, so) = (facts::shut(sheet), facts::with(sheet, at, other));
    let shuts: Vec<Field> = facts::shut(&so).into_iter().filter(|one| !before.contains(one)).collect();
    let shuts = (!shuts.is_empty()).then(|| shut(other, at.to_string(), &shuts));
    let (room, less) = (facts::room(sheet), facts::room(&so));
    let stays = match turquoise {
        Some(points) => phrase!("namaste-coach-karma-instead", points, other, at = at.to_string(), room, less),
        None => phrase!("namaste-coach-pass-instead", other, at = at.to_string(), room, less),
    };
    shuts.into_iter().chain([stays]).collect()
}

fn difference(more: usize, less: usize) -> i64 {
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    number(more) - number(less)
}
