//! Looking ahead: what can be counted where one points and of what may be decided, only when that changes.

use base::draw::Spot;
use games::game::Seat;
use games::table::Selection;

use super::State;
use crate::app::prelude::*;

#[derive(Debug, Default)]
pub(super) struct Ahead {
    seen: Option<CacheKey>,
    spot: Vec<Phrase>,
    offers: Vec<(String, Vec<Phrase>)>,
}

#[derive(Debug)]
struct CacheKey {
    version: u64,
    seat: Option<Seat>,
    spot: Option<Spot>,
    selection: Selection,
}

impl Ahead {
    pub(super) fn of_spot(&self) -> &[Phrase] {
        &self.spot
    }

    pub(super) fn of_offer(&self, notation: &str) -> &[Phrase] {
        self.offers.iter().find(|(offer, _)| offer == notation).map_or(&[], |(_, counted)| counted)
    }
}

impl State {
    /// Never where the decision itself is asked for: it would be the answer.
    pub(super) fn looks_ahead(&self, desk: &Desk) -> bool {
        desk.settings().ahead && self.guide.is_none() && !self.is_unaided()
    }

    pub(super) fn look_ahead(&mut self, desk: &Desk) {
        if !self.looks_ahead(desk) || !self.is_asked() {
            self.ahead = Ahead::default();
            return;
        }
        let (version, seat, spot) = (self.pace.version, self.seat, self.touched.pointed().cloned());
        let same =
            |seen: &CacheKey| (seen.version, seen.seat) == (version, seat) && self.table.selects(&seen.selection);
        let known = self.ahead.seen.take().filter(same);
        if known.is_none() {
            let foresee = |seat| {
                let offers = self.table.offers(seat).into_iter();
                offers.map(|offer| (offer.action.clone(), self.table.foresees(seat, &offer.action))).collect()
            };
            self.ahead.offers = self.seat.map_or_else(Vec::new, foresee);
        }
        if known.is_none_or(|known| known.spot != spot) {
            let eyes = self.eyes(desk);
            self.ahead.spot = spot.as_ref().map_or_else(Vec::new, |spot| self.table.surveys(&eyes, spot));
        }
        self.ahead.seen = Some(CacheKey { version, seat, spot, selection: self.table.selection() });
    }
}
