//! The sheet of Abstreichen: the numbers from 1 to 6 for everybody.

use super::{Abstreichen, Left, art};
use crate::draw::{Drawing, Font, Point, Role};
use crate::game::{Match, Seat};
use crate::games::tavern::bout::Bout;
use crate::games::tavern::laps::Laps;
use crate::games::tavern::props;
use crate::games::tavern::sheet::Own;
use crate::games::tavern::sheet::form;
use crate::games::tavern::sheet::sections::Plan;
use crate::games::tavern::sheet::story::Stage;
use crate::i18n::Lang;
use crate::table::Sheet;

/// It.
pub const SHEET: Own<Abstreichen> =
    Sheet::form(["abstreichen", "abstreichen-name", "abstreichen-sheet-about"], &[1, 2, 4], blank, filled);

/// From number to number, mm.
const STEP: f32 = 11.5;

/// To be filled in by hand.
pub fn blank(lang: Lang) -> Drawing {
    PLAN.blank(lang)
}

/// A match filled in.
pub fn filled(played: &Match<Bout<Abstreichen>>, lang: Lang) -> Vec<Drawing> {
    PLAN.filled(played, lang)
}

const PLAN: Plan = Plan { name: "abstreichen-name", emblem: art::emblem, left: 50.0, right: 121.0, body: row };

fn row(drawing: &mut Drawing, middle: Point, of: Option<(&Stage, Seat)>) {
    let left = of.and_then(|(stage, seat)| Some(&stage.is::<Laps<Left>>()?.tracks[seat]));
    numbers(drawing, middle, left);
}

/// The numbers round a point, those struck that are no longer left.
pub fn numbers(drawing: &mut Drawing, middle: Point, left: Option<&Left>) {
    for number in 1..=6_u8 {
        let at = Point::new(middle.x + STEP * (f32::from(number) - 3.5), middle.y);
        props::label(drawing, &number.to_string(), at, 7.6, STEP, Font::SerifBold, Role::Text.into());
        if left.is_some_and(|left| !left.0.contains(&number)) {
            form::strike(drawing, at, 7.0, 8.4);
        }
    }
}
