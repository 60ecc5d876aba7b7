//! What touching dice comes to, and who sees what. Knows no picture.

use base::draw::Spot;
use base::phrase;

use super::action::{Action, Places};
use super::bout::Bout;
use super::spots::{self, Touch};
use crate::game::{Event, Game, Seat};
use crate::table::{Controls, Cup, Fall, Handling, Press, Touching, View, Visibility};

impl Touch {
    pub fn keeps(self, bout: &Bout, seat: Seat) -> Option<Action> {
        let keep = Action::Keep(self.dice).lowest(&bout.part().hand().dice);
        bout.legal(seat).contains(&keep).then_some(keep)
    }
}

impl Controls for Bout {
    type Touch = Touch;

    fn plays(&self) -> Option<&'static str> {
        Some(self.item(self.game).card.key)
    }

    fn handling(&self) -> Handling {
        let part = self.part();
        Handling {
            cup: if self.covers() { Cup::Shut } else { Cup::Absent },
            fall: match part.in_the_open() {
                _ if part.falls_blind() => Fall::Blind,
                Some(open) => Fall::Split(open),
                None => Fall::Usual,
            },
            pages: u8::try_from(self.pages().len()).unwrap_or(u8::MAX),
            unjudged: self.item(self.game).card.rules.covers,
            awaits_one: true,
            ..Handling::default()
        }
    }

    fn visibility(&self, _seat: Option<Seat>) -> Visibility<Action> {
        if self.part().covers() { Visibility::Covered } else { Visibility::Open }
    }
}

impl Touching<Bout> for Touch {
    /// A die that alone makes a decision makes it at once; where several may stay, it is marked.
    fn press(&mut self, bout: &Bout, view: &View, spot: &Spot) -> Press<Action> {
        let Some(seat) = view.seat else { return Press::Touched };
        if spot.name() == spots::STAGE {
            return Press::Throws;
        }
        if spots::is_kept(spot) {
            return Press::Refused(phrase!("tavern-kept-stays").into());
        }
        let legal = bout.legal(seat);
        if spot.name() == spots::CUP {
            return match legal.first() {
                Some(action) => Press::Decided(*action),
                None => Press::Refused(phrase!("tavern-cup-not-yours").into()),
            };
        }
        let dice = &bout.part().hand().dice;
        let Some(place) = spots::place(spot).filter(|place| *place < dice.len()) else { return Press::Touched };
        let turn = Action::Turn(u8::try_from(place).ok()).lowest(dice);
        if legal.contains(&turn) {
            self.meant = Some(place);
            return Press::Decided(turn);
        }
        let several = legal.iter().any(|action| match action {
            Action::Keep(places) => places.count() != 1,
            Action::Stop | Action::Turn(_) | Action::Cover | Action::Lift => false,
        });
        if several {
            self.dice = self.dice.flipped(place);
            return Press::Touched;
        }
        let keep = Action::Keep(Places::one(place)).lowest(dice);
        if legal.contains(&keep) { Press::Decided(keep) } else { Press::Touched }
    }

    fn composed(&self) -> Self {
        Self { dice: self.dice, ..Self::default() }
    }

    fn leaves(&self, event: Option<&Event<Action>>) -> Self {
        let swapped = match event {
            None => self.swapped,
            Some(Event::Act { action: Action::Turn(Some(turned)), .. }) => {
                let turned = usize::from(*turned);
                self.meant.filter(|meant| *meant != turned).map(|meant| (turned, meant))
            }
            Some(Event::Act { .. } | Event::Roll(_) | Event::Faces(_)) => None,
        };
        Self { swapped, ..Self::default() }
    }
}
