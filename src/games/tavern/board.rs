//! The board of a match of pub games: the stage of the game under way, and the tally beside it. Knows no game: what the
//! stage shows is told by [`super::scene`].

use super::bout::{Bout, Kind};
use super::figure::ACCENT;
use super::scene::Stage;
use super::spots::Touch;
use super::{guide, props};
use crate::draw::Drawing;
use crate::game::bot::Measure;
use crate::game::{Die, Game};
use crate::table::{About, Board, DieArt, Looks, View};

mod evening;
mod frame;
mod ranking;

#[cfg(test)]
mod tests;

impl<K: Kind> Board for Bout<K> {
    const ABOUT: About = About {
        measure: Measure::Chance,
        low_wins: true,
        family: Some(&super::FAMILY),
        centrepiece: K::CARD.is_evening(),
        // In chances of getting away without the stroke.
        ..About::new([K::CARD.name, K::CARD.line], ACCENT, K::CARD.emblem, guide::rules::<K>, [0.01, 0.03, 0.08])
    };
}

impl<K: Kind> Looks for Bout<K> {
    fn board(&self, touch: &Touch, view: &View) -> Drawing {
        let shown = self.before().unwrap_or_else(|| self.part());
        let live = self.before().is_none() && view.seat.is_some_and(|seat| !self.legal(seat).is_empty());
        let scene = shown.scene(&Stage { view, touch: *touch, live });
        let ranked = self.turn().is_over() && self.game().1 > 1;
        let scene = if ranked { ranking::draw(self, scene, view) } else { scene };
        frame::draw(self, view, scene, evening::strip(self, view))
    }

    fn die(die: &Die) -> DieArt {
        DieArt::new(props::look(die), props::face)
    }
}
