//! The board of Namaste: what is shown of a match, how it is touched, and what is said. The picture is drawn in
//! [`picture`], touching is settled in [`touch`], words are chosen in [`words`]. Knows no toolkit.

use super::rules::{Action, Namaste};
use super::{art, guide, sheet};
use crate::draw::{Drawing, Hue};
use crate::game::bot::{Bot, Level};
use crate::game::{Die, Event, Face, Match, Seat};
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::{Block, Board, Choice, DieLook, Sheet, View};

mod picture;
mod touch;
mod words;

#[cfg(test)]
mod tests;

pub use touch::Touch;
pub(super) use words::line;

impl Board for Namaste {
    type Touch = Touch;
    const ACCENT: Hue = Hue::Petrol;
    const NAME: &'static str = "namaste-name";
    const LINE: &'static str = "namaste-line";
    const EMBLEM: fn() -> Drawing = art::emblem;
    const RULES: fn(Lang) -> Vec<Block> = guide::rules;
    const COSTS: [f64; 3] = [2.0, 5.0, 10.0];

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        super::bots::player(level)
    }
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        picture::draw(self, touch, view)
    }
    fn choices(&self, _touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        words::choices(self, seat)
    }
    fn prompt(&self, touch: &Touch, view: &View) -> Phrase {
        words::prompt(self, touch, view)
    }
    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        words::tell(self, event, view)
    }
    fn die_look(die: &Die) -> DieLook {
        art::look(die)
    }
    fn die_face(die: &Die, face: Face) -> Drawing {
        art::face(die, face)
    }
    fn sheets() -> Vec<Sheet> {
        vec![sheet::SHEET]
    }
    fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
        (sheet == sheet::SHEET.key).then(|| sheet::blank(lang))
    }
    fn filled(played: &Match<Self>, sheet: &str, lang: Lang) -> Vec<Drawing> {
        if sheet == sheet::SHEET.key { sheet::filled(played.state(), played.header(), lang) } else { Vec::new() }
    }
}
