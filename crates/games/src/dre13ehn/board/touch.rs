//! What touching a spot does, who sees the dice, and what counts when a call comes too late.

use base::draw::Spot;
use base::phrase;

use super::super::name::Name;
use super::super::rules::{Action, Dre13ehn};
use crate::game::{Game, Illegal, Seat, Turn};
use crate::table::{Controls, Cup, Fall, Handling, Press, Touching, View, Visibility};

/// Nothing is selected here: a name that is touched is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touch;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Name(Name),
    List(Seat),
    Middle,
}

impl Place {
    /// The spot's name: `hi`, `ēli`, `list-2`, `middle`.
    pub fn spot(self) -> Spot {
        match self {
            Self::Name(name) => Spot::new(name.word()),
            Self::List(seat) => Spot::numbered("list", seat),
            Self::Middle => Spot::new("middle"),
        }
    }

    pub fn of(spot: &Spot) -> Option<Self> {
        let (list, name) = (spot.number("list").map(Self::List), Name::typed(spot.name()).map(Self::Name));
        list.or(name).or((spot.name() == "middle").then_some(Self::Middle))
    }
}

impl Controls for Dre13ehn {
    type Touch = Touch;

    fn handling(&self) -> Handling {
        let cup = self.options().cup();
        Handling {
            cup: if cup { Cup::Peeked } else { Cup::Absent },
            fall: if cup && self.is_throwing_again() { Fall::Blind } else { Fall::Usual },
            rests: self.is_between_rounds(),
            ..Handling::default()
        }
    }

    fn visibility(&self, seat: Option<Seat>) -> Visibility<Action> {
        if !self.is_unseen() {
            return Visibility::Open;
        }
        if self.is_thrown() && !self.has_peeked() && seat == Some(self.thrower()) {
            Visibility::Look(Action::Peek)
        } else {
            Visibility::Covered
        }
    }

    /// Silence where something is to be called in the open duel. Nobody is hurried to answer a cup or keep a throw.
    fn timeout(&self, seat: Seat) -> Option<Action> {
        let silence = self.options().is_duel() && !self.options().cup();
        self.free(seat).then_some(if silence { Action::Silent } else { Action::Late })
    }
}

impl Touching<Dre13ehn> for Touch {
    fn press(&mut self, game: &Dre13ehn, view: &View, spot: &Spot) -> Press<Action> {
        match Place::of(spot) {
            Some(Place::Name(name)) => match calling(game, view) {
                Ok(()) => Press::Decided(Action::Call(name.into())),
                Err(reason) => Press::Refused(reason),
            },
            Some(Place::List(_) | Place::Middle) | None => Press::Touched,
        }
    }
}

fn calling(game: &Dre13ehn, view: &View) -> Result<(), Illegal> {
    match game.turn() {
        Turn::Over(_) => Err(phrase!("core-over").into()),
        Turn::Roll(_) => Err(phrase!("core-dice-first").into()),
        Turn::Faces(_) => Err(phrase!("core-faces-first").into()),
        Turn::Seats(seats) => match view.seat.filter(|seat| seats.contains(seat)) {
            Some(seat) if game.free(seat) => Ok(()),
            Some(_) => Err(phrase!("dre13ehn-no-call-now").into()),
            None => {
                let names = view.people(seats.iter().copied());
                Err(phrase!("dre13ehn-board-not-yours", names).into())
            }
        },
    }
}
