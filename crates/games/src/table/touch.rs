//! What of a board is touched and not yet decided. Knows no game.

use std::fmt::Debug;

use base::draw::{Drawing, Spot};

use super::View;
use crate::game::{Event, Game, Illegal};

#[derive(Clone, Debug, PartialEq)]
pub enum Press<A> {
    Touched,
    Refused(Illegal),
    Decided(A),
    Throws,
}

/// A selection that is not yet decided; never recorded.
pub trait Touching<G: Game>: Clone + Debug + Default + PartialEq + Send + 'static {
    /// A spot of the board was touched by `view.seat`.
    fn press(&mut self, game: &G, view: &View, spot: &Spot) -> Press<G::Action>;
    /// Takes what lies on a spot in hand, to be dragged: it is selected from now on. Gives how it looks on the scale of the
    /// board, its middle under the pointer. [`Touching::press`] on another spot puts it down; where that is refused, or nowhere,
    /// the selection is again what it was. `None` where nothing can be dragged: then the spot is pressed.
    fn grab(&mut self, _game: &G, _view: &View, _spot: &Spot) -> Option<Drawing> {
        None
    }
    /// What `view.seat` has typed is touched; only where the game offers it ([`super::Typed::Touches`]).
    fn typed(&mut self, _game: &G, _view: &View, _text: &str) -> Press<G::Action> {
        Press::Touched
    }
    /// Takes back the step touched last, where a decision is touched step by step, else all; whether there was one.
    fn retract(&mut self) -> bool {
        self.release()
    }
    /// What of it a decision is put together of; the rest is only looked at, and is no step that is taken back.
    fn composed(&self) -> Self {
        self.clone()
    }
    /// What of it is looked at until it is dropped, whatever is decided meanwhile.
    fn looked_at(&self) -> Self {
        Self::default()
    }
    /// What stays of it when an event happens, or, with none, when it is dropped: what is looked at, and where it is to be
    /// seen what was meant by a decision, as of two dice that show the same.
    fn leaves(&self, event: Option<&Event<G::Action>>) -> Self {
        event.map(|_| self.looked_at()).unwrap_or_default()
    }
    /// Drops what is touched; whether there was something.
    fn release(&mut self) -> bool {
        let left = self.leaves(None);
        let dropped = *self != left;
        *self = left;
        dropped
    }
}
