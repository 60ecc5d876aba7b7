//! The board of dre13ehn: what is shown of a match, how it is touched, and what is said. The picture is drawn in
//! [`picture`], touching is settled in [`touch`], words are chosen in [`words`] and [`tell`]. Knows no toolkit, and
//! nothing of dice that lie under the cup.

use super::rules::{Action, Dre13ehn};
use super::{art, bots, guide, net, sheet};
use crate::draw::sheet::Paper;
use crate::draw::{Drawing, Hue};
use crate::game::bot::{Bot, Level, Measure};
use crate::game::options::Values;
use crate::game::{Die, Event, Face, Game, Illegal, Match, Seat};
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::{Block, Board, Choice, DieLook, Exploit, Model, Optimum, Sheet, Sight, Typing, View};

mod picture;
mod tell;
mod touch;
mod words;

#[cfg(test)]
mod tests;

pub use touch::Touch;

impl Board for Dre13ehn {
    type Touch = Touch;
    const ACCENT: Hue = Hue::Plum;
    const NAME: &'static str = "dre13ehn-name";
    const LINE: &'static str = "dre13ehn-line";
    const EMBLEM: fn() -> Drawing = art::emblem;
    const RULES: fn(Lang) -> Vec<Block> = guide::rules;
    // In chances to win the round.
    const MEASURE: Measure = Measure::Chance;
    const COSTS: [f64; 3] = [0.02, 0.06, 0.15];

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        bots::player(level)
    }
    fn board(&self, _touch: &Touch, view: &View) -> Drawing {
        picture::draw(&seen(self, view), view)
    }
    fn choices(&self, _touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        words::choices(self, seat)
    }
    fn typing(&self, seat: Seat) -> Option<Typing> {
        words::typing(self, seat)
    }
    fn timeout(&self, seat: Seat) -> Option<Action> {
        touch::timeout(self, seat)
    }
    fn prepare(&self) {
        if self.options().cup() {
            // It is kept there.
            drop(bots::shipped::known(self.options()));
        }
    }
    fn covers(&self) -> bool {
        self.options().cup()
    }
    fn falls_blind(&self) -> bool {
        self.options().cup() && self.is_throwing_again()
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
    fn die_look(die: &Die) -> DieLook {
        art::dice::look(die)
    }
    fn die_face(die: &Die, face: Face) -> Drawing {
        art::dice::face(die, face)
    }
    fn die_facets(die: &Die) -> Vec<(Face, Drawing)> {
        art::dice::facets(die)
    }
    fn optimum(given: &Values) -> Result<Option<Optimum>, Illegal> {
        bots::optimum(given)
    }
    fn exploit(given: &Values) -> Result<Option<Exploit>, Illegal> {
        bots::exploit(given)
    }
    fn sheets() -> Vec<Sheet> {
        sheet::SHEETS.into_iter().chain(net::SHEETS).collect()
    }
    fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
        sheet::blank(sheet, lang)
    }
    fn pages(sheet: &str, paper: Paper, lang: Lang) -> Vec<Drawing> {
        sheet::cards::pages(sheet, paper, lang)
    }
    fn model(sheet: &str, wanted: &Model<'_>) -> Vec<Drawing> {
        net::model(sheet, wanted)
    }
    fn filled(played: &Match<Self>, sheet: &str, lang: Lang) -> Vec<Drawing> {
        sheet::filled(played.state(), sheet, played.header(), lang)
    }
}

/// The state as the board may show it: dice under the cup only where nothing is hidden any more.
fn seen(game: &Dre13ehn, view: &View) -> Dre13ehn {
    if view.open { game.clone() } else { game.seen_by(None) }
}
