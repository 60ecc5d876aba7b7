//! The board of Kvátrutafl: what is shown of a match, how it is touched, and what is said. The picture is put together
//! in [`picture`], a turn is touched together in [`touch`] and thought through in [`reach`], words are chosen in
//! [`words`] and [`tell`]. Knows no toolkit.

use super::action::Action;
use super::rules::Kvatrutafl;
use super::{art, bots, guide, sheet};
use crate::draw::sheet::Paper;
use crate::draw::{Drawing, Hue};
use crate::game::bot::{Bot, Level};
use crate::game::options::{Field, Kind};
use crate::game::{Die, Event, Face, Match, Seat};
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::{Block, Board, Choice, DieLook, Sheet, Teacher, View};

mod picture;
mod reach;
mod tell;
mod touch;
mod words;

#[cfg(test)]
mod tests;

pub use touch::Touch;

impl Board for Kvatrutafl {
    type Touch = Touch;
    const ACCENT: Hue = Hue::Ochre;
    const NAME: &'static str = "kvatrutafl-name";
    const LINE: &'static str = "kvatrutafl-line";
    const EMBLEM: fn() -> Drawing = art::emblem;
    const RULES: fn(Lang) -> Vec<Block> = guide::rules;
    // In points of a game.
    const COSTS: [f64; 3] = [0.1, 0.3, 0.8];

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        bots::player(level)
    }
    fn teacher() -> Option<Teacher> {
        Some(bots::train::TEACHER)
    }
    fn layouts() -> Vec<Field> {
        const CHOICES: &[(&str, &str)] =
            &[("no", "kvatrutafl-board-start-right"), (picture::YES, "kvatrutafl-board-start-left")];
        let (name, about) = ("kvatrutafl-board-mirrored", "kvatrutafl-board-mirrored-about");
        vec![Field::new(picture::MIRRORED, name, about, Kind::Choice(CHOICES), "no")]
    }
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        picture::draw(self, touch, view)
    }
    fn choices(&self, touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        words::choices(self, touch, seat)
    }
    fn rests(&self) -> bool {
        // Between two games of a match.
        self.left().is_some()
    }
    fn prompt(&self, touch: &Touch, view: &View) -> Phrase {
        words::prompt(self, touch, view)
    }
    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        tell::tell(self, event, view)
    }
    fn die_look(die: &Die) -> DieLook {
        art::look(die)
    }
    fn die_face(die: &Die, face: Face) -> Drawing {
        art::face(die, face)
    }
    fn sheets() -> Vec<Sheet> {
        sheet::SHEETS.to_vec()
    }
    fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
        sheet::blank(sheet, lang)
    }
    fn pages(sheet: &str, paper: Paper, lang: Lang) -> Vec<Drawing> {
        sheet::pages(sheet, paper, lang)
    }
    fn filled(played: &Match<Self>, sheet: &str, lang: Lang) -> Vec<Drawing> {
        sheet::filled(played, sheet, lang)
    }
}
