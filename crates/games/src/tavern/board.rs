//! The board of a match of pub games: the stage of the game under way ([`super::scene`]), and the tally below it.

use base::draw::{Drawing, Path, Spot};
use base::phrase::{Phrase, phrase};
use base::tr;

use super::action::Action;
use super::bout::{Bout, Chosen, Kind, Shows};
use super::figure::ACCENT;
use super::scene::{STAGE, SceneContext};
use super::spots::{self, Touch};
use super::{equity, guide, sheet};
use crate::game::{Game, Seat, Turn};
use crate::table::{About, Board, Fields, Looks, Press, Read, Scale, Sheets, Shelved, Stake, Touching as _, View};

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

    fn scale(chosen: &Chosen) -> Scale {
        if chosen.until.is_long() { MATCH } else { Self::ABOUT.scale }
    }
    const READ: Read<Self> = |given| Chosen::read(K::CARD, given);
    const SHEETS: Sheets<Bout> = sheet::sheets::<K>;
}

/// A game is judged by its stroke; what is told is what that comes to in a match of several.
const MATCH: Scale = Scale::chance(["app-hint-match", "coach-cost-match", "review-in-wins"], 1.0);

impl Board for Bout {
    fn stake(&self, seat: Seat) -> Stake {
        equity::stake(self, seat)
    }
    /// Whether the game under way is over without a stroke for `seat`, or what it makes of who got it.
    fn payoff(&self, seat: Seat, later: &Self) -> Option<f64> {
        if later.strokes[seat] > self.strokes[seat] {
            return Some(0.0);
        }
        let is_over = later.game != self.game || later.turn().is_over();
        is_over.then(|| {
            let by = (0..self.strokes.len()).find(|other| later.strokes[*other] > self.strokes[*other]);
            by.and_then(|by| equity::worth(self, seat, by)).unwrap_or(1.0)
        })
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
