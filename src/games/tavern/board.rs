//! The board of a match of pub games: the stage of the game under way, and the tally beside it. Knows no game: what the
//! stage shows is told by [`super::scene`].

use super::action::Action;
use super::bout::Bout;
use super::kind::Plays;
use super::scene::Stage;
use super::touch::Touch;
use super::{bots, guide, props, sheet, words};
use crate::draw::{Drawing, Hue};
use crate::game::bot::{Bot, Level, Measure};
use crate::game::options::{Options, Values, complete};
use crate::game::{Die, Event, Face, Game, Illegal, Match, Seat};
use crate::i18n::Lang;
use crate::phrase::Phrase;
use crate::table::{Block, Board, Choice, DieLook, Family, Optimum, Sheet, Sight, View};

mod evening;
mod frame;
mod ranking;

#[cfg(test)]
mod tests;

impl<P: Plays> Board for Bout<P> {
    type Touch = Touch;
    const ACCENT: Hue = super::ACCENT;
    const NAME: &'static str = P::NAME;
    const LINE: &'static str = P::LINE;
    const EMBLEM: fn() -> Drawing = P::EMBLEM;
    const RULES: fn(Lang) -> Vec<Block> = guide::rules::<P>;
    // In chances of getting away without the stroke.
    const MEASURE: Measure = Measure::Chance;
    const COSTS: [f64; 3] = [0.01, 0.03, 0.08];
    const FAMILY: Option<&'static Family> = Some(&super::FAMILY);
    const CENTREPIECE: bool = P::EVENING;
    const LOW_WINS: bool = true;

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        bots::player(level)
    }
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        let shown = self.before().unwrap_or_else(|| self.part());
        let live = self.before().is_none() && view.seat.is_some_and(|seat| !self.legal(seat).is_empty());
        let scene = shown.scene(&Stage { view, touch: *touch, live });
        let ranked = self.turn().is_over() && self.game().1 > 1;
        let scene = if ranked { ranking::draw(self, scene, view) } else { scene };
        frame::draw(self, view, scene, evening::strip(self, view))
    }
    fn choices(&self, touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        words::choices(self, *touch, seat)
    }
    fn prepare(&self) {
        self.part().prepare(self.ties());
    }
    fn covers(&self) -> bool {
        Bout::covers(self)
    }
    fn peeks(&self) -> bool {
        false
    }
    fn falls_blind(&self) -> bool {
        self.part().falls_blind()
    }
    fn in_the_open(&self) -> Option<usize> {
        self.part().in_the_open()
    }
    fn awaited(&self) -> Vec<Seat> {
        self.turn().to_act().iter().take(1).copied().collect()
    }
    fn sight(&self, _seat: Option<Seat>) -> Sight<Action> {
        if self.part().covers() { Sight::Covered } else { Sight::Open }
    }
    fn rests(&self) -> bool {
        self.before().is_some()
    }
    fn prompt(&self, _touch: &Touch, view: &View) -> Phrase {
        words::prompt(self, view)
    }
    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        words::tell(self, event, view)
    }
    fn die_look(die: &Die) -> DieLook {
        props::look(die)
    }
    fn die_face(die: &Die, face: Face) -> Drawing {
        props::face(die, face)
    }
    fn optimum(given: &Values) -> Result<Option<Optimum>, Illegal> {
        let values = complete(&<Self::Options as Options>::fields(), given)?;
        Self::Options::from_values(&values)?;
        Ok(P::optimum(&values))
    }
    fn sheets() -> Vec<Sheet> {
        sheet::sheets::<P>()
    }
    fn blank(sheet: &str, lang: Lang) -> Option<Drawing> {
        sheet::blank::<P>(sheet, lang)
    }
    fn filled(played: &Match<Self>, sheet: &str, lang: Lang) -> Vec<Drawing> {
        sheet::filled(played, sheet, lang)
    }
}
