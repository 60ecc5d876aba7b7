//! The commands of a screen as data: the keys that give them, what they do, and the message that says so. What a key does
//! ([`find`]), the card of keys and every text that names a key come from the same list. Knows no screen.

use crate::app::desk::Desk;
use crate::app::keys::KeyPress;
use crate::app::pane::Pane;

pub struct Shortcut<S, M> {
    /// The usual keys, as the card has them: `Ctrl+Z`, `PgUp PgDn`, `1 2 3 …`; read by [`names`].
    pub keys: &'static str,
    pub does: &'static str,
    message: fn(&S, &KeyPress, &Desk) -> Option<M>,
}

impl<S, M> Shortcut<S, M> {
    pub const fn new(keys: &'static str, does: &'static str, message: fn(&S, &KeyPress, &Desk) -> Option<M>) -> Self {
        Self { keys, does, message }
    }

    fn line(&self) -> HelpRow {
        (self.keys, self.does)
    }
}

pub type HelpRow = (&'static str, &'static str);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    pub place: &'static str,
    pub lines: Vec<HelpRow>,
}

impl Group {
    pub fn of<P: Pane>() -> Self {
        Self { place: P::PLACE, lines: P::lines() }
    }
}

pub fn lines<S, M>(all: &[Shortcut<S, M>]) -> Vec<HelpRow> {
    all.iter().map(Shortcut::line).collect()
}

/// The first command that a key gives now. With Shift it gives the command without, unless another asks for Shift.
pub fn find<S, M>(all: &[Shortcut<S, M>], state: &S, pressed: &KeyPress, desk: &Desk) -> Option<M> {
    let by = |shift: bool| {
        let given = all
            .iter()
            .filter(move |one| names(one.keys).iter().any(|name| name.starts_with(SHIFT) == shift && pressed.is(name)));
        given.map(|one| one.message)
    };
    by(true).chain(by(false)).find_map(|message| message(state, pressed, desk))
}

pub const SHIFT: &str = "Shift+";

/// Shift holds for all that follow it; … stands for the digits between two, or for the rest of them.
pub fn names(keys: &'static str) -> Vec<String> {
    let (mut names, mut shift, mut gap) = (Vec::<String>::new(), "", false);
    for word in words(keys) {
        if word == GAP {
            gap = true;
            continue;
        }
        let name = word.strip_prefix(SHIFT).inspect(|_| shift = SHIFT).unwrap_or(word);
        let name = format!("{shift}{name}");
        if std::mem::take(&mut gap) {
            fill(&mut names, &name);
        }
        names.push(name);
    }
    if gap {
        fill(&mut names, "9");
        names.push("9".to_owned());
    }
    names
}

pub fn words(keys: &'static str) -> impl Iterator<Item = &'static str> + Clone {
    let without_comma = |word: &'static str| word.strip_suffix(',').filter(|key| !key.is_empty()).unwrap_or(word);
    keys.split(' ').filter(|word| !word.is_empty()).map(without_comma)
}

pub const GAP: &str = "…";

fn fill(names: &mut Vec<String>, to: &str) {
    let Some((head, from)) =
        names.last().and_then(|last| last.char_indices().last().map(|(at, from)| (&last[..at], from)))
    else {
        return;
    };
    let (head, to) = (head.to_owned(), to.chars().last().unwrap_or(from));
    let between: Vec<String> = (from..to).skip(1).map(|digit| format!("{head}{digit}")).collect();
    names.extend(between);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_keys_is_read_as_it_stands_on_the_card() {
        let read = |keys| names(keys).join("|");
        assert_eq!(read("Ctrl+Z"), "Ctrl+Z");
        assert_eq!(read("PgUp, PgDn"), "PgUp|PgDn");
        assert_eq!(read("Shift+← → ↑"), "Shift+←|Shift+→|Shift+↑");
        assert_eq!(read("1 2 3 …"), "1|2|3|4|5|6|7|8|9");
        assert_eq!(read("Ctrl+1 … Ctrl+4"), "Ctrl+1|Ctrl+2|Ctrl+3|Ctrl+4");
        assert_eq!(read("Ctrl++, Ctrl+-"), "Ctrl++|Ctrl+-");
        assert_eq!(read("/ ,"), "/|,");
    }
}
