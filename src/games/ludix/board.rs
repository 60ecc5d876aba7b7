//! The board of Ludix: what is shown of a match, how dice are arranged, and what is said. The picture is drawn in
//! [`picture`], arranging is settled in [`touch`], words are chosen in [`words`]. Knows no toolkit.

use super::rules::{Action, Ludix};
use super::{art, guide, sheet};
use crate::draw::pieces::FACE;
use crate::draw::{Drawing, Hue};
use crate::game::bot::{Bot, Level, Measure};
use crate::game::options::{Field, Kind, Values};
use crate::game::{Die, Event, Face, Illegal, Match, Seat};
use crate::games::ludix::Sign;
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::{Block, Board, Choice, DieLook, Lead, Optimum, Sheet, View};

mod picture;
mod touch;
mod words;

#[cfg(test)]
mod tests;

pub use touch::Touch;

/// Whether the chances are seen: only when they are asked for, or always.
const CHANCES: &str = "chances";

impl Board for Ludix {
    type Touch = Touch;
    const ACCENT: Hue = Hue::Olive;
    const NAME: &'static str = "ludix-board-name";
    const LINE: &'static str = "ludix-board-line";
    const EMBLEM: fn() -> Drawing = art::emblem;
    const RULES: fn(Lang) -> Vec<Block> = guide::rules;
    const MEASURE: Measure = Measure::Chance;
    /// In chances of winning.
    const COSTS: [f64; 3] = [0.005, 0.02, 0.05];

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        super::bots::player(level)
    }
    fn lead(options: &Self::Options) -> Lead {
        words::lead(options)
    }
    fn layouts() -> Vec<Field> {
        const SEEN: &[(&str, &str)] =
            &[("asked", "ludix-board-chances-asked"), ("always", "ludix-board-chances-always")];
        let (name, about) = ("ludix-board-chances", "ludix-board-chances-about");
        vec![Field::new(CHANCES, name, about, Kind::Choice(SEEN), "asked")]
    }
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        picture::draw(self, touch, view)
    }
    fn choices(&self, touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        words::choices(self, touch, seat)
    }
    fn rests(&self) -> bool {
        // A throw that made no numeral wants to be looked at.
        self.failure().is_some()
    }
    fn prompt(&self, touch: &Touch, view: &View) -> Phrase {
        words::prompt(self, touch, view)
    }
    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        words::tell(self, event, view)
    }
    fn die_look(_die: &Die) -> DieLook {
        art::look()
    }
    fn die_face(_die: &Die, face: Face) -> Drawing {
        Sign::on(face).map_or_else(|| Drawing::new(FACE, FACE), |sign| art::letter(sign, art::look().mark))
    }
    fn die_facets(die: &Die) -> Vec<(Face, Drawing)> {
        art::facets(die)
    }
    fn optimum(given: &Values) -> Result<Option<Optimum>, Illegal> {
        super::bots::optimum(given)
    }
    fn sheets() -> Vec<Sheet> {
        sheet::SHEETS.to_vec()
    }
    fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
        sheet::blank(sheet, lang)
    }
    fn filled(played: &Match<Self>, sheet: &str, lang: Lang) -> Vec<Drawing> {
        sheet::filled(played, sheet, lang)
    }
}
