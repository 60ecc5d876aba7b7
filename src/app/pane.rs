//! What a screen is to the window: a state that answers to messages, keys and being covered. Knows no screen.

use std::path::Path;

use iced::keyboard::{Key, Modifiers};
use iced::{Element, Task};

use base::phrase::Phrase;

use crate::app::desk::Desk;
use crate::app::keys::{Hears, KeyPress};
use crate::app::route::{Action, Route};
use crate::app::shortcut::{self, HelpRow, Shortcut};

pub trait Pane: Sized + 'static {
    type Message: 'static;

    /// Names it on the card of keys, and where it has no other name; screens of the same one share a place there.
    const PLACE: &'static str = "";

    const SHORTCUTS: &'static [Shortcut<Self, Self::Message>] = &[];

    /// The commands of what has the focus on it: a row of its list.
    const OF_ROW: &'static [Shortcut<Self, Self::Message>] = &[];

    fn name(&self, desk: &Desk) -> String {
        desk.lang().say(&Phrase::new(Self::PLACE))
    }

    fn update(&mut self, message: Self::Message, desk: &mut Desk) -> Action<Self::Message>;

    fn view<'a>(&'a self, desk: &'a Desk) -> Element<'a, Self::Message>;

    /// What a key does that no widget wanted.
    fn key(&self, pressed: &KeyPress, desk: &Desk) -> Option<Self::Message> {
        shortcut::find(Self::SHORTCUTS, self, pressed, desk)
    }

    fn of_row(&self, key: &Key, modifiers: Modifiers, desk: &Desk) -> Option<Self::Message> {
        shortcut::find(Self::OF_ROW, self, &KeyPress::of(key, modifiers), desk)
    }

    fn lines() -> Vec<HelpRow> {
        shortcut::lines(Self::SHORTCUTS).into_iter().chain(shortcut::lines(Self::OF_ROW)).collect()
    }

    /// The keys that mean something just now that is not always the same, with what they do; for the card of all keys.
    fn keys(&self, _desk: &Desk) -> Vec<(String, String)> {
        Vec::new()
    }

    fn hears(&self) -> Hears {
        Hears::Commands
    }

    fn released(&self, _pressed: &KeyPress) -> Option<Self::Message> {
        None
    }

    fn dropped(&self, _path: &Path) -> Option<Self::Message> {
        None
    }

    /// It is on top again, or the look or the language changed: what it shows is rebuilt.
    fn refresh(&mut self, _desk: &mut Desk) -> Task<Self::Message> {
        Task::none()
    }

    /// Whether it shows what lies in the archive, so that it is refreshed when that has changed.
    fn follows(&self) -> bool {
        false
    }

    /// Whether the pages below it show something of it once it is left: they open at their top then.
    fn leaves_behind(&self) -> bool {
        false
    }

    /// Something is put before it, or taken away again.
    fn veiled(&mut self, _veiled: bool) {}

    /// Tab leads the keyboard to a control: a cursor of its own gives way.
    fn led_away(&mut self) {}

    /// What it is told instead of being left, where something written would be lost: it asks first.
    fn holds(&self) -> Option<Self::Message> {
        None
    }

    fn close(self, _desk: &mut Desk) {}

    /// Whether the field that has the keyboard is one place among others: leaving it does not leave the screen.
    fn keeps_field(&self) -> bool {
        false
    }

    /// Whether it is what is asked for, so that one comes back to it instead of opening another.
    fn is(&self, _way: &Route) -> bool {
        false
    }
}
