//! The board of Namaste.

use super::rules::{Action, Namaste};
use crate::draw::{Drawing, Hue, Ink, Role, Spot};
use crate::game::bot::{AtRandom, Bot, Level};
use crate::game::record::Header;
use crate::game::{Die, Event, Face, Seat};
use crate::i18n::Lang;
use crate::phrase;
use crate::phrase::Phrase;
use crate::table::{Block, Board, Choice, DieLook, Press, Sheet, View};

impl Board for Namaste {
    type Touch = ();
    const ACCENT: Hue = Hue::Petrol;
    const NAME: &'static str = "namaste-name";
    const LINE: &'static str = "namaste-line";
    const COSTS: [f64; 3] = [1.0, 3.0, 7.0];

    fn bot(_level: Level) -> Box<dyn Bot<Self>> {
        Box::new(AtRandom)
    }
    fn emblem() -> Drawing {
        Drawing::new(40.0, 40.0)
    }
    fn board(&self, _touch: &(), _view: &View) -> Drawing {
        Drawing::new(100.0, 100.0)
    }
    fn press(&self, _touch: &mut (), _view: &View, _spot: &Spot) -> Press<Action> {
        Press::Touched
    }
    fn choices(&self, _seat: Seat) -> Vec<Choice<Action>> {
        Vec::new()
    }
    fn prompt(&self, _touch: &(), _view: &View) -> Phrase {
        phrase!("namaste-line")
    }
    fn tell(&self, _event: &Event<Action>, _view: &View) -> Phrase {
        phrase!("namaste-line")
    }
    fn die_look(_die: &Die) -> DieLook {
        DieLook { body: Ink::new(Role::Bone), mark: Ink::new(Role::Carved) }
    }
    fn die_face(_die: &Die, _face: Face) -> Drawing {
        Drawing::new(10.0, 10.0)
    }
    fn rules(_lang: Lang) -> Vec<Block> {
        Vec::new()
    }
    fn sheets() -> Vec<Sheet> {
        Vec::new()
    }
    fn blank(_sheet: &str, _lang: Lang) -> Option<Drawing> {
        None
    }
    fn filled(&self, _sheet: &str, _header: &Header, _lang: Lang) -> Vec<Drawing> {
        Vec::new()
    }
}
