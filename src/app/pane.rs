//! What a screen is to the window: a state that answers to messages, keys and being covered. Knows no screen.

use iced::keyboard::{Key, Modifiers};
use iced::{Element, Task};

use crate::app::desk::Desk;
use crate::app::keys::{Hears, KeyPress};
use crate::app::shortcut::{self, Line, Shortcut};
use crate::app::way::{Action, Way};

/// A screen, as the window knows it.
pub trait Pane: Sized + 'static {
    /// What happens on it.
    type Message: 'static;

    /// The text that names it on the card of keys; screens of the same name share a place there.
    const PLACE: &'static str = "";

    /// Its commands.
    const SHORTCUTS: &'static [Shortcut<Self, Self::Message>] = &[];

    /// The commands of what has the focus on it: a row of its list.
    const OF_ROW: &'static [Shortcut<Self, Self::Message>] = &[];

    /// Its name, for the window's title and for tests.
    fn name(&self, desk: &Desk) -> String;

    /// Handles what happened.
    fn update(&mut self, message: Self::Message, desk: &mut Desk) -> Action<Self::Message>;

    /// What is seen.
    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Self::Message>;

    /// What a key does that no widget wanted.
    fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Self::Message> {
        shortcut::find(Self::SHORTCUTS, self, pressed, desk)
    }

    /// What a key does to the row of its list that has the focus.
    fn of_row(&self, key: &Key, modifiers: Modifiers, desk: &Desk) -> Option<Self::Message> {
        shortcut::find(Self::OF_ROW, self, &KeyPress::of(key, modifiers), desk)
    }

    /// Its keys with what they do, as they stand on the card.
    fn lines() -> Vec<Line> {
        shortcut::lines(Self::SHORTCUTS).into_iter().chain(shortcut::lines(Self::OF_ROW)).collect()
    }

    /// The keys that mean something just now that is not always the same, with what they do; for the card of all keys.
    fn keys(&self, _desk: &Desk) -> Vec<(String, String)> {
        Vec::new()
    }

    /// What it takes keys for just now.
    fn hears(&self) -> Hears {
        Hears::Commands
    }

    /// What letting go of a key does.
    fn released(&self, _pressed: &KeyPress) -> Option<Self::Message> {
        None
    }

    /// It is on top again, or the look or the language changed: what it shows is made anew.
    fn refresh(&mut self, _desk: &mut Desk) -> Task<Self::Message> {
        Task::none()
    }

    /// Whether it shows what lies in the archive, so that it is refreshed when that has changed.
    fn follows(&self) -> bool {
        false
    }

    /// Something is put before it, or taken away again.
    fn veiled(&mut self, _veiled: bool) {}

    /// Tab leads the keyboard to a control: a cursor of its own gives way.
    fn led_away(&mut self) {}

    /// It is left.
    fn close(self, _desk: &mut Desk) {}

    /// Whether the field that has the keyboard is one place of it among others, so that leaving the field does not leave
    /// the screen.
    fn keeps_field(&self) -> bool {
        false
    }

    /// Whether it is what is asked for, so that one comes back to it instead of opening another.
    fn is(&self, _way: &Way) -> bool {
        false
    }
}
