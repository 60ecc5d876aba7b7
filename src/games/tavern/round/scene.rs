//! A round of turns on the stage: the turn that is to be seen, what it came to, what is needed not to be last. Knows no
//! game: its things are set by [`Prop`].

use super::Round;
use crate::draw::Drawing;
use crate::game::Seat;
use crate::games::tavern::part::{Amount, Part};
use crate::games::tavern::scene::caption::{self, Caption, Went};
use crate::games::tavern::scene::{self, Scene, Stage};
use crate::games::tavern::turns::{Loses, Past, Turns};
use crate::phrase::{Phrase, phrase};

/// A game of turns on the stage.
pub trait Prop: Turns {
    /// What stands on the stage, `shown` being the turn that is to be seen, empty where nothing was thrown.
    fn set(drawing: &mut Drawing, round: &Round<Self>, shown: &Past, stage: &Stage<'_>);
    /// Whether that shows what everybody has come to.
    const SHOWS_ALL: bool = false;
    /// A result in a few words.
    fn comes_to(&self, amount: Amount) -> Phrase;
}

impl<T: Prop> Scene for Round<T> {
    fn caption(&self, stage: &Stage<'_>) -> Caption {
        caption(self, stage)
    }

    fn set(&self, drawing: &mut Drawing, stage: &Stage<'_>) {
        T::set(drawing, self, &self.shown().unwrap_or_default(), stage);
    }

    fn shows_all(&self) -> bool {
        T::SHOWS_ALL
    }

    fn comes_to(&self, seat: Seat) -> Option<Phrase> {
        self.circle.results[seat].map(|amount| self.rules.comes_to(amount))
    }
}

/// What is told of every game of turns.
fn caption<T: Prop>(round: &Round<T>, stage: &Stage<'_>) -> Caption {
    let (manner, shown, mover) = (round.rules.manner(), round.shown(), round.mover());
    let went = shown.as_ref().and_then(|past| past.result).map_or(Went::On, |amount| {
        let came = round.rules.comes_to(amount);
        match (manner.loses, amount == 1.into()) {
            (Loses::Each, true) => Went::Badly(came),
            (Loses::Each, false) => Went::Well(came),
            (Loses::Lowest | Loses::Highest, _) => Went::Seen,
        }
    });
    let next = mover.and_then(|seat| match &shown {
        None => Some(phrase!("tavern-stage-begins")),
        Some(_) if went != Went::On => Some(caption::next(stage, seat)),
        Some(_) if manner.throws == 1 => None,
        Some(_) => Some(phrase!("tavern-stage-left", left = round.hand().left)),
    });
    Caption { seat: shown.map(|past| past.seat).or(mover), went, next, foot: foot(round, stage) }
}

/// What is needed not to be last, or who is.
fn foot<T: Prop>(round: &Round<T>, stage: &Stage<'_>) -> Option<Phrase> {
    let (worst, amount) = round.worst()?;
    let names = scene::names(stage.view, &worst);
    let came = round.rules.comes_to(amount);
    Some(if round.mover().is_some() {
        phrase!("tavern-stage-beat", names = names, came = came)
    } else {
        phrase!("tavern-stage-last", names = names, came = came)
    })
}
