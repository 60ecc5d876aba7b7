//! What touching a spot does, who sees the dice, and what counts when a call comes too late.

use super::super::name::Name;
use super::super::rules::{Action, Dre13ehn};
use super::said;
use crate::draw::Spot;
use crate::game::{Game, Illegal, Seat, Turn};
use crate::phrase::{Phrase, phrase};
use crate::table::{Cup, Fall, Manner, Manners, Press, Sight, Touching, View};

/// Nothing is selected here: a name that is touched is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touch;

/// A spot of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A name of the table.
    Name(Name),
    /// A player's list.
    List(Seat),
    /// What stands, or how the round ended.
    Middle,
}

impl Place {
    /// The spot's name: `hi`, `ēli`, `list-2`, `middle`.
    pub fn spot(self) -> Spot {
        match self {
            Self::Name(name) => Spot::new(name.word()),
            Self::List(seat) => Spot::new(format!("list-{seat}")),
            Self::Middle => Spot::new("middle"),
        }
    }

    /// The place of that name.
    pub fn of(spot: &Spot) -> Option<Self> {
        let name = spot.name();
        if let Some(seat) = name.strip_prefix("list-") {
            return seat.parse().ok().map(Self::List);
        }
        if name == "middle" {
            return Some(Self::Middle);
        }
        Name::typed(name).map(Self::Name)
    }
}

impl Manners for Dre13ehn {
    type Touch = Touch;

    fn manner(&self) -> Manner {
        let cup = self.options().cup();
        Manner {
            cup: if cup { Cup::Peeked } else { Cup::Absent },
            fall: if cup && self.is_throwing_again() { Fall::Blind } else { Fall::Usual },
            rests: self.is_between_rounds(),
            ..Manner::default()
        }
    }

    fn sight(&self, seat: Option<Seat>) -> Sight<Action> {
        if !self.is_unseen() {
            return Sight::Open;
        }
        if self.is_thrown() && !self.has_peeked() && seat == Some(self.thrower()) {
            Sight::Look(Action::Peek)
        } else {
            Sight::Covered
        }
    }

    /// Where something is to be called, nothing was: in the duel in the open silence. Nobody is hurried to answer a cup or
    /// to keep a throw.
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

/// Whether whoever touches has something to call.
fn calling(game: &Dre13ehn, view: &View) -> Result<(), Illegal> {
    match game.turn() {
        Turn::Over(_) => Err(phrase!("core-over").into()),
        Turn::Roll(_) => Err(phrase!("core-dice-first").into()),
        Turn::Faces(_) => Err(phrase!("core-faces-first").into()),
        Turn::Seats(seats) => match view.seat.filter(|seat| seats.contains(seat)) {
            Some(seat) if game.free(seat) => Ok(()),
            Some(_) => Err(phrase!("dre13ehn-no-call-now").into()),
            None => {
                let names: Vec<Phrase> = seats.iter().map(|seat| said::named(view, *seat)).collect();
                Err(phrase!("dre13ehn-board-not-yours", names = names).into())
            }
        },
    }
}
