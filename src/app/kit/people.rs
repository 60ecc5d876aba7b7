//! People as all screens show them: by sign and colour, by name. Knows no screen.

use base::draw::Hue;
use base::draw::plot::{self, Mark, Sign};
use club::store::people::Profile;

use crate::app::kit::kept;
use crate::app::prelude::*;

/// How large the sign of somebody is beside running text, pixels at 100 %.
pub const SIGN: f32 = 15.0;

pub fn mark<'a, M: 'a>(ui: Ui, mark: Mark, size: f32) -> Element<'a, M> {
    sign(ui, plot::sign(mark), size)
}

pub fn named<'a, M: 'a>(ui: Ui, person: Option<&Profile>, words: Element<'a, M>) -> Element<'a, M> {
    let Some(person) = person else { return words };
    row![mark(ui, person.mark(), SIGN), words].spacing(ui.gap(8.0)).align_y(Center).into()
}

pub fn name(person: &Profile) -> String {
    kept::shown(&person.name)
}

pub fn hue(lang: Lang, hue: Hue) -> String {
    lang.say(&Phrase::new(match hue {
        Hue::Slate => "people-slate",
        Hue::Ruby => "people-ruby",
        Hue::Leaf => "people-leaf",
        Hue::Ochre => "people-ochre",
        Hue::Plum => "people-plum",
        Hue::Petrol => "people-petrol",
        Hue::Rose => "people-rose",
        Hue::Turquoise => "people-turquoise",
        Hue::Olive => "people-olive",
    }))
}

pub fn sign_name(lang: Lang, sign: Sign) -> String {
    lang.say(&Phrase::new(match sign {
        Sign::Disc => "people-disc",
        Sign::Triangle => "people-triangle",
        Sign::Square => "people-square",
        Sign::Cross => "people-cross",
        Sign::Diamond => "people-diamond",
        Sign::Ring => "people-ring",
        Sign::Star => "people-star",
        Sign::Heart => "people-heart",
    }))
}
