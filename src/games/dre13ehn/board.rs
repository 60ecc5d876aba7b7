//! The board of dre13ehn: what is shown of a match, how it is touched, and what is said. The picture is drawn in
//! [`picture`], touching is settled in [`touch`], words are chosen in [`words`] and [`tell`]. Knows no toolkit, and
//! nothing of dice that lie under the cup.

use super::rules::{Action, Dre13ehn};
use crate::draw::{Drawing, Hue, Role, Spot, pieces};
use crate::game::bot::{AtRandom, Bot, Level};
use crate::game::record::Header;
use crate::game::{Die, Event, Face, Seat};
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::{Block, Board, Choice, DieLook, Press, Sheet, Sight, Typing, View};

mod picture;
mod tell;
mod touch;
mod words;

pub use touch::Touch;

impl Board for Dre13ehn {
    type Touch = Touch;
    const ACCENT: Hue = Hue::Ruby;
    const NAME: &'static str = "dre13ehn-name";
    const LINE: &'static str = "dre13ehn-line";
    // In chances to win the round.
    const COSTS: [f64; 3] = [0.02, 0.06, 0.15];

    fn bot(_level: Level) -> Box<dyn Bot<Self>> {
        Box::new(AtRandom)
    }
    fn emblem() -> Drawing {
        let mut emblem = Drawing::new(40.0, 40.0);
        emblem.place(crate::draw::Affine::scale(4.0), pieces::numeral("13", Role::Accent.into(), false));
        emblem
    }
    fn board(&self, _touch: &Touch, view: &View) -> Drawing {
        picture::draw(&seen(self, view), view)
    }
    fn press(&self, _touch: &mut Touch, view: &View, spot: &Spot) -> Press<Action> {
        touch::press(self, view, spot)
    }
    fn choices(&self, seat: Seat) -> Vec<Choice<Action>> {
        words::choices(self, seat)
    }
    fn typing(&self, seat: Seat) -> Option<Typing> {
        words::typing(self, seat)
    }
    fn timeout(&self, seat: Seat) -> Option<Action> {
        touch::timeout(self, seat)
    }
    fn covers(&self) -> bool {
        self.options().cup
    }
    fn sight(&self, seat: Option<Seat>) -> Sight<Action> {
        touch::sight(self, seat)
    }
    fn rests(&self) -> bool {
        self.is_between_rounds()
    }
    fn prompt(&self, _touch: &Touch, view: &View) -> Phrase {
        words::prompt(self, view)
    }
    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        tell::tell(self, event, view)
    }
    fn die_look(_die: &Die) -> DieLook {
        DieLook { body: Role::Bone.into(), mark: Role::Carved.into() }
    }
    fn die_face(_die: &Die, face: Face) -> Drawing {
        pieces::numeral(&face.to_string(), Role::Carved.into(), false)
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

/// The state as the board may show it: dice under the cup only where nothing is hidden any more.
fn seen(game: &Dre13ehn, view: &View) -> Dre13ehn {
    use crate::game::Game;
    if view.open { game.clone() } else { game.seen_by(None) }
}
