//! The sheet of Nacket's Luisle: the numbers from 1 to 10 for everybody, circled once they are collected, struck out once
//! they are cancelled.

use super::{Chain, Luisle, TOP, art};
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
pub const SHEET: Own<Luisle> = Sheet::form(["luisle", "luisle-name", "luisle-sheet-about"], &[1, 2, 4], blank, filled);

/// From number to number, mm.
const STEP: f32 = 8.2;

/// To be filled in by hand.
pub fn blank(lang: Lang) -> Drawing {
    PLAN.blank(lang)
}

/// A match filled in.
pub fn filled(played: &Match<Bout<Luisle>>, lang: Lang) -> Vec<Drawing> {
    PLAN.filled(played, lang)
}

const PLAN: Plan = Plan { name: "luisle-name", emblem: art::emblem, left: 40.5, right: 124.0, body: row };

fn row(drawing: &mut Drawing, middle: Point, of: Option<(&Stage, Seat)>) {
    let chain = of.and_then(|(stage, seat)| Some(stage.is::<Laps<Chain>>()?.tracks[seat]));
    numbers(drawing, middle, chain.unwrap_or_default());
}

/// The numbers round a point, with so many steps done.
pub fn numbers(drawing: &mut Drawing, middle: Point, Chain(done): Chain) {
    for number in 1..=TOP {
        let at = Point::new(middle.x + STEP * (f32::from(number) - f32::from(TOP + 1) / 2.0), middle.y);
        props::label(drawing, &number.to_string(), at, 5.4, STEP, Font::SerifBold, Role::Text.into());
        if done >= number {
            form::ring(drawing, at, 7.4);
        }
        if done > 2 * TOP - number {
            form::strike(drawing, at, 6.2, 8.0);
        }
    }
}
