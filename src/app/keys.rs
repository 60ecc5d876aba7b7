//! What a keyboard says: Caps Lock and Shift make no other command of a letter, and without Latin letters it counts
//! where the key lies. A chosen key becomes the usual one before anything hears of it ([`hearing`]). Knows no screen.

use std::borrow::Cow;
use std::collections::BTreeMap;

use iced::advanced::widget::Tree;
use iced::advanced::{Clipboard, Shell};
use iced::event::Status;
use iced::keyboard::key::{Named, NativeCode, Physical};
use iced::keyboard::{self, Key, Modifiers};
use iced::{Element, Event};

use base::i18n::Lang;
use base::phrase::Phrase;
use base::tr;

use super::shortcut::SHIFT;
use super::widget::round::{Content, Decorator, round};
use super::widget::snapshot::Snapshot;

/// A key, its name in code and settings, and the text for what is written on it where that depends on the language.
const NAMED: [(Named, &str, Option<&str>); 27] = [
    (Named::Enter, "Enter", Some("app-enter")),
    (Named::Space, "Space", Some("app-space")),
    (Named::Escape, "Esc", None),
    (Named::Tab, "Tab", None),
    (Named::Backspace, "Backspace", Some("app-backspace")),
    (Named::Delete, "Del", Some("app-delete-key")),
    (Named::Insert, "Ins", Some("app-insert-key")),
    (Named::Home, "Home", Some("app-home-key")),
    (Named::End, "End", Some("app-end-key")),
    (Named::PageUp, "PgUp", Some("app-page-up-key")),
    (Named::PageDown, "PgDn", Some("app-page-down-key")),
    (Named::ArrowLeft, "←", None),
    (Named::ArrowRight, "→", None),
    (Named::ArrowUp, "↑", None),
    (Named::ArrowDown, "↓", None),
    (Named::F1, "F1", None),
    (Named::F2, "F2", None),
    (Named::F3, "F3", None),
    (Named::F4, "F4", None),
    (Named::F5, "F5", None),
    (Named::F6, "F6", None),
    (Named::F7, "F7", None),
    (Named::F8, "F8", None),
    (Named::F9, "F9", None),
    (Named::F10, "F10", None),
    (Named::F11, "F11", None),
    (Named::F12, "F12", None),
];

/// What a key writes, or what the key of a Latin keyboard in that place does, where it writes no Latin letter.
fn latin(key: &Key, place: Physical) -> Key {
    let written = |key: &Key| matches!(key, Key::Character(signs) if signs.chars().count() == 1);
    let latin = key.to_latin(place).filter(|_| written(key));
    latin.map_or_else(|| key.clone(), |letter| Key::Character(letter.to_string().into()))
}

/// A letter as it is called whether Caps Lock or Shift is on or not; a sign as it is.
fn folded(signs: &str) -> Option<String> {
    Some(signs.to_lowercase()).filter(|signs| signs.chars().count() == 1)
}

const CTRL: &str = "Ctrl+";

/// A key that is pressed or let go, with what is held: what commands are looked up by.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyPress {
    /// The usual key; a letter is a small one.
    key: Key,
    modifiers: Modifiers,
    /// What it writes where something is typed.
    written: Option<String>,
}

impl KeyPress {
    pub fn of(key: &Key, modifiers: Modifiers) -> Self {
        let types = !modifiers.command() || modifiers.alt();
        let (key, written) = match key {
            Key::Character(signs) => {
                let key = folded(signs).map_or(Key::Unidentified, |sign| Key::Character(sign.into()));
                (key, types.then(|| signs.to_string()))
            }
            Key::Named(_) | Key::Unidentified => (key.clone(), None),
        };
        Self { key, modifiers, written }
    }

    pub fn at(key: &Key, place: Physical, modifiers: Modifiers) -> Self {
        Self::of(&latin(key, place), modifiers)
    }

    /// The one of that name, as `Shift+Ctrl+Z`, `Del` or `7`.
    pub fn named(name: &str) -> Self {
        let (shift, name) =
            name.strip_prefix(SHIFT).map_or((Modifiers::empty(), name), |name| (Modifiers::SHIFT, name));
        let (ctrl, name) =
            name.strip_prefix(CTRL).map_or((Modifiers::empty(), name), |name| (Modifiers::COMMAND, name));
        let named = NAMED.iter().find(|(_, known, _)| *known == name).map(|(named, ..)| Key::Named(*named));
        Self::of(&named.unwrap_or_else(|| Key::Character(name.into())), shift | ctrl)
    }

    /// Shift has to be held where the name says so, and may be where it does not.
    pub fn is(&self, name: &str) -> bool {
        let due = Self::named(name);
        let held = self.modifiers - (Modifiers::SHIFT - due.modifiers);
        self.key == due.key && held == due.modifiers
    }

    pub fn has_shift(&self) -> bool {
        self.modifiers.shift()
    }

    pub fn modifiers(&self) -> Modifiers {
        self.modifiers
    }

    pub fn key(&self) -> &Key {
        &self.key
    }

    pub fn is_key(&self, name: &str) -> bool {
        self.key == Self::named(name).key
    }

    pub fn number(&self) -> Option<usize> {
        let Key::Character(digit) = &self.key else { return None };
        digit.parse().ok()
    }

    /// The letter or sign that it is, small, without Ctrl.
    pub fn letter(&self) -> Option<char> {
        match &self.key {
            Key::Character(sign) if self.written.is_some() => sign.chars().next(),
            Key::Character(_) | Key::Named(_) | Key::Unidentified => None,
        }
    }

    /// What it writes, as it is written, without Ctrl.
    pub fn written(&self) -> Option<&str> {
        self.written.as_deref()
    }
}

/// A key, alone or with Ctrl. Shift is no part of it and stays what it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chord {
    key: Key,
    ctrl: bool,
}

impl Chord {
    /// `None` for what cannot be chosen: digits are dice and choices, and stay.
    pub fn of(key: &Key, modifiers: Modifiers) -> Option<Self> {
        let ctrl = modifiers.command();
        let is_ours = (modifiers - Modifiers::SHIFT - Modifiers::COMMAND).is_empty();
        let key = match key {
            Key::Named(named) => NAMED.iter().any(|(known, ..)| known == named).then(|| key.clone()),
            Key::Character(signs) => {
                let sign = folded(signs);
                let may = |sign: char| {
                    (sign.is_alphanumeric() || sign.is_ascii_punctuation()) && (ctrl || !sign.is_numeric())
                };
                sign.filter(|sign| sign.chars().all(may)).map(|sign| Key::Character(sign.into()))
            }
            Key::Unidentified => None,
        };
        key.filter(|_| is_ours).map(|key| Self { key, ctrl })
    }

    pub fn named(name: &str) -> Option<Self> {
        let KeyPress { key, modifiers, .. } = KeyPress::named(name);
        Self::of(&key, modifiers).filter(|_| !modifiers.shift())
    }

    pub fn pressed(pressed: &KeyPress) -> Option<Self> {
        Self::of(&pressed.key, pressed.modifiers)
    }

    /// Its name; in a language, what is written on its keys.
    fn name(&self, lang: Option<Lang>) -> String {
        let key = match &self.key {
            Key::Named(named) => NAMED.iter().find(|(known, ..)| known == named).map_or_else(String::new, |found| {
                let written = lang.zip(found.2).map(|(lang, id)| lang.say(&Phrase::new(id)));
                written.unwrap_or_else(|| found.1.to_owned())
            }),
            Key::Character(sign) if sign == "-" && lang.is_some() => "−".to_owned(),
            // Some letters have no single capital.
            Key::Character(sign) => {
                Some(sign.to_uppercase()).filter(|sign| sign.chars().count() == 1).unwrap_or_else(|| sign.to_string())
            }
            Key::Unidentified => String::new(),
        };
        match (self.ctrl, lang) {
            (false, _) => key,
            (true, None) => format!("{CTRL}{key}"),
            (true, Some(lang)) => format!("{}+{key}", tr!(lang, "app-ctrl")),
        }
    }

    fn is_typed(&self) -> bool {
        !self.ctrl && matches!(self.key, Key::Character(_) | Key::Named(Named::Space))
    }
}

/// The chosen keys: each takes the place of one usual key, and no two of the same, so that nothing is out of reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// The usual chords that are not at their place, with the chosen one.
    changed: Vec<(Chord, Chord)>,
}

pub static USUAL: Keys = Keys { changed: Vec::new() };

impl Keys {
    /// The keys as settings have them: chosen names by usual ones. What is no key, is passed over.
    pub fn read(names: &BTreeMap<String, String>) -> Self {
        let mut keys = Self::default();
        for (usual, chosen) in names {
            if let Some((usual, chosen)) = Chord::named(usual).zip(Chord::named(chosen)) {
                keys.choose(&usual, &chosen);
            }
        }
        keys
    }

    /// Writes them into settings, in the place of those that are there. What is no key there, stays.
    pub fn write(&self, names: &mut BTreeMap<String, String>) {
        names.retain(|usual, _| Chord::named(usual).is_none());
        names.extend(self.changed.iter().map(|(usual, chosen)| (usual.name(None), chosen.name(None))));
    }

    pub fn is_usual(&self) -> bool {
        self.changed.is_empty()
    }

    pub fn chosen<'a>(&'a self, usual: &'a Chord) -> &'a Chord {
        self.changed.iter().find(|(from, _)| from == usual).map_or(usual, |(_, to)| to)
    }

    pub fn usual<'a>(&'a self, chosen: &'a Chord) -> &'a Chord {
        self.changed.iter().find(|(_, to)| to == chosen).map_or(chosen, |(from, _)| from)
    }

    /// `chosen` does from now on what `usual` usually does; the key that did it does what `chosen` did.
    pub fn choose(&mut self, usual: &Chord, chosen: &Chord) {
        let (before, other) = (self.chosen(usual).clone(), self.usual(chosen).clone());
        self.changed.retain(|(from, _)| from != usual && *from != other);
        self.changed
            .extend([(other, before), (usual.clone(), chosen.clone())].into_iter().filter(|(from, to)| from != to));
        self.changed.dedup();
    }

    /// What is written on the key that does what `name` usually does, as `Shift+←`; what is no key stays as it is.
    pub fn written(&self, lang: Lang, name: &str) -> String {
        let (shift, name) = match name.strip_prefix(SHIFT) {
            Some(name) => (tr!(lang, "app-shift") + "+", name),
            None => (String::new(), name),
        };
        let chosen = Chord::named(name).map(|usual| self.chosen(&usual).name(Some(lang)));
        shift + &chosen.unwrap_or_else(|| name.to_owned())
    }

    /// And whether Ctrl is held with it; what was chosen by what it writes comes first, digits are never chosen.
    fn usual_at(&self, key: &Key, place: Physical, modifiers: Modifiers) -> Option<Chord> {
        let chosen = Chord::of(key, modifiers).filter(|written| self.usual(written) != written);
        let latin = latin(key, place);
        let pressed = chosen.or_else(|| Chord::of(&latin, modifiers));
        let digit = |digit: &Key| matches!(digit, Key::Character(sign) if sign.chars().all(|c| c.is_ascii_digit()));
        pressed
            .map(|pressed| self.usual(&pressed).clone())
            .or_else(|| digit(&latin).then_some(Chord { key: latin, ctrl: modifiers.command() }))
    }

    /// What somebody has pressed or let go of as the usual key; nothing where it is one.
    fn heard(&self, event: &keyboard::Event, typing: impl FnOnce() -> bool) -> Option<keyboard::Event> {
        let (keyboard::Event::KeyPressed { modified_key, physical_key, modifiers, .. }
        | keyboard::Event::KeyReleased { modified_key, physical_key, modifiers, .. }) = event
        else {
            return None;
        };
        let usual = self.usual_at(modified_key, *physical_key, *modifiers)?;
        let pressed = Chord { key: modified_key.clone(), ctrl: modifiers.command() };
        if usual == pressed || (pressed.is_typed() || usual.is_typed()) && typing() {
            return None;
        }
        let shift = *modifiers & Modifiers::SHIFT;
        let held = if usual.ctrl { shift | Modifiers::COMMAND } else { shift };
        let mut heard = event.clone();
        let (keyboard::Event::KeyPressed { key, modified_key, physical_key, modifiers, .. }
        | keyboard::Event::KeyReleased { key, modified_key, physical_key, modifiers, .. }) = &mut heard
        else {
            return None;
        };
        (*key, *modified_key, *modifiers) = (usual.key.clone(), usual.key.clone(), held);
        *physical_key = Physical::Unidentified(NativeCode::Unidentified);
        if let keyboard::Event::KeyPressed { text, .. } = &mut heard {
            *text = None;
        }
        Some(heard)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hears {
    Commands,
    /// Something typed: letters are letters.
    Letters,
    /// The very key that is pressed, before anything else hears of it.
    Pressed,
}

struct Hearing<F> {
    keys: &'static Keys,
    hears: Hears,
    says: F,
}

/// Hears of keys as the usual ones, and says what a widget has made of them; nothing where the very key is taken.
pub fn hearing<'a, Message: 'a>(
    (keys, hears): (&'static Keys, Hears),
    says: impl Fn(keyboard::Event, Option<Status>) -> Option<Message> + 'a,
    window: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    round(Hearing { keys, hears, says }, window)
}

impl<Message, F: Fn(keyboard::Event, Option<Status>) -> Option<Message>> Decorator<Message> for Hearing<F> {
    fn ahead(&self, _tree: &Tree, event: &Event, _clipboard: &dyn Clipboard) -> Option<Message> {
        match event {
            Event::Keyboard(event) if self.hears == Hears::Pressed => (self.says)(event.clone(), None),
            _ => None,
        }
    }

    fn heard<'e>(&self, content: &mut Content<'_, '_, Message>, event: &'e Event) -> Cow<'e, Event> {
        let Event::Keyboard(pressed) = event else { return Cow::Borrowed(event) };
        let typing = || {
            let page = Snapshot::of(|walk| content.operate(walk));
            page.is_typed_in() || self.hears == Hears::Letters
        };
        self.keys.heard(pressed, typing).map_or(Cow::Borrowed(event), |heard| Cow::Owned(Event::Keyboard(heard)))
    }

    fn after(&self, event: &Event, shell: &mut Shell<'_, Message>) {
        if let Event::Keyboard(event) = event {
            let said = (self.says)(event.clone(), Some(shell.event_status()));
            said.into_iter().for_each(|said| shell.publish(said));
        }
    }
}

#[cfg(test)]
mod tests;
