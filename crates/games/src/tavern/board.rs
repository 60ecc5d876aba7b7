//! The board of a match of pub games: the stage of the game under way, and the tally below it. Knows no game: what the
//! stage shows is told by [`super::scene`].

use base::draw::{Drawing, Path, Spot};
use base::phrase::{Phrase, phrase};
use base::tr;

use super::action::Action;
use super::bout::{Bout, Chosen, Kind, Shows};
use super::figure::ACCENT;
use super::scene::{STAGE, SceneContext};
use super::spots::{self, Touch};
use super::{guide, sheet};
use crate::game::{Game, Seat, Turn};
use crate::table::{About, Board, Fields, Looks, Press, Read, Scale, Sheets, Shelved, Touching as _, View};

mod evening;
mod frame;
mod next;
mod ranking;
mod tally;

#[cfg(test)]
mod tests;

impl<K: Kind> Shelved for K {
    type State = Bout;
    const ABOUT: About = About {
        explains: guide::EXPLAINS,
        strategy: K::STRATEGY,
        scale: Scale::chance(["tavern-worth", "coach-cost-stroke", "review-in-strokes"], K::CARD.rules.unit),
        low_wins: true,
        ranked: true,
        family: Some(&super::FAMILY),
        centrepiece: K::CARD.is_evening(),
        optimum: Some(|given| K::CARD.optimum(given)),
        ..About::new(K::CARD.key, ACCENT, K::CARD.emblem, guide::rules::<K>)
    };
    const FIELDS: Fields = || K::CARD.fields();
    const READ: Read<Self> = |given| Chosen::read(K::CARD, given);
    const SHEETS: Sheets<Bout> = sheet::sheets::<K>;
}

impl Board for Bout {
    /// Whether the game under way is over without a stroke for `seat`.
    fn payoff(&self, seat: Seat, later: &Self) -> Option<f64> {
        if later.strokes[seat] > self.strokes[seat] {
            return Some(0.0);
        }
        (later.game != self.game || later.turn().is_over()).then_some(1.0)
    }
}

fn does(bout: &Bout, touch: Touch, view: &View, spot: &Spot) -> Option<Phrase> {
    let place = spots::place(spot)?;
    let mut pressed = touch;
    match pressed.press(bout, view, spot) {
        Press::Decided(Action::Turn(_)) => Some(phrase!("tavern-does-turn")),
        Press::Decided(_) => Some(phrase!("tavern-does-keep")),
        Press::Touched if touch.dice.has(place) => Some(phrase!("tavern-does-drop")),
        Press::Touched if pressed.dice.has(place) => Some(phrase!("tavern-does-choose")),
        Press::Touched | Press::Refused(_) | Press::Throws => None,
    }
}

impl Looks for Bout {
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        let shows = self.shows(view.page);
        let live = shows == Shows::Playing && view.seat.is_some_and(|seat| !self.legal(seat).is_empty());
        let playoff = match (shows, self.before()) {
            // Of a game that has ended only its order still tells.
            (Shows::Ended, Some(ended)) => ended.order().len() < self.strokes.len(),
            (Shows::Ended | Shows::Card, _) => false,
            (Shows::Playing, _) => self.playoffs > 0,
        };
        let stage = SceneContext { view, touch: *touch, live, playoff };
        let mut scene = match (shows, self.before()) {
            (Shows::Card, _) => next::draw(self, view),
            (Shows::Ended, Some(ended)) => ended.scene(&stage),
            (Shows::Ended, None) | (Shows::Playing, _) => self.part().scene(&stage),
        };
        if self.turn().is_over() {
            // What the tally would say, the ranking does.
            return ranking::draw(self, scene, view);
        }
        for area in &mut scene.spots {
            if let Some(does) = does(self, *touch, view, &area.spot) {
                area.says = tr!(view.lang, "tavern-spot-does", die = area.says.clone(), does);
            }
        }
        let thrower = matches!(self.turn(), Turn::Roll(throw) if throw.by.first().copied() == view.seat);
        if shows == Shows::Playing && thrower {
            let says = view.lang.say(&phrase!("tavern-spot-stage"));
            scene.spot(Spot::new(spots::STAGE), Path::rect(0.0, 0.0, STAGE.width, STAGE.height), says);
        }
        frame::draw(self, view, scene)
    }
}
