//! What of a long list is chosen, by pointer and by keyboard, as lists of files have it everywhere: a press chooses one, with
//! Ctrl one more or one less, with Shift all up to there. Knows no list.

use std::collections::HashSet;
use std::hash::Hash;

use iced::widget::scrollable::Viewport;

use base::draw::Ink;

use crate::app::prelude::*;
use crate::app::widget::list::{List, Pressed, VisibleRange, led};
use crate::app::widget::rail::Rail;

const RAIL_WIDTH: f32 = 11.0;

#[derive(Clone, Debug)]
pub struct Marked<K> {
    cursor: usize,
    /// From where Shift chooses.
    anchor: usize,
    chosen: HashSet<K>,
}

impl<K> Default for Marked<K> {
    fn default() -> Self {
        Self { cursor: 0, anchor: 0, chosen: HashSet::new() }
    }
}

pub type Led = (usize, Modifiers);

impl<K: Clone + Eq + Hash> Marked<K> {
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    pub fn has(&self, key: &K) -> bool {
        self.chosen.contains(key)
    }

    pub fn count(&self) -> usize {
        self.chosen.len()
    }

    pub fn only(&self) -> Option<&K> {
        self.chosen.iter().next().filter(|_| self.chosen.len() == 1)
    }

    pub fn of<'a>(&'a self, all: impl Iterator<Item = K> + 'a) -> impl Iterator<Item = K> + 'a {
        all.filter(|key| self.chosen.contains(key))
    }

    /// A row is pressed; `keys` are those of every row, a heading has none.
    pub fn press(&mut self, row: usize, pressed: Pressed, keys: impl Fn(usize) -> Option<K>) {
        self.cursor = row;
        if pressed.modifiers.shift() {
            self.reach(keys);
            return;
        }
        self.anchor = row;
        let Some(key) = keys(row) else { return };
        if !pressed.modifiers.command() {
            self.chosen = HashSet::from([key]);
        } else if !self.chosen.remove(&key) {
            self.chosen.insert(key);
        }
    }

    fn reach(&mut self, keys: impl Fn(usize) -> Option<K>) {
        let (low, high) = (self.anchor.min(self.cursor), self.anchor.max(self.cursor));
        self.chosen = (low..=high).filter_map(keys).collect();
    }

    /// What it comes to is chosen, with Shift all up to there, with Ctrl nothing. Headings are passed over.
    pub fn lead(&mut self, (to, modifiers): Led, count: usize, keys: impl Fn(usize) -> Option<K>) {
        let on = (to..count).find(|row| keys(*row).is_some());
        let back = (0..=to.min(count.saturating_sub(1))).rev().find(|row| keys(*row).is_some());
        let Some(to) = (if to >= self.cursor { on.or(back) } else { back.or(on) }) else { return };
        match modifiers.command() && !modifiers.shift() {
            true => self.cursor = to,
            false => self.press(to, Pressed { modifiers, twice: false }, keys),
        }
    }

    pub fn choose(&mut self, keys: impl IntoIterator<Item = K>) {
        self.chosen = keys.into_iter().collect();
    }

    pub fn add(&mut self, keys: impl IntoIterator<Item = K>) {
        self.chosen.extend(keys);
    }

    /// The keyboard is at the first that is chosen: what is left stands there once these are gone.
    pub fn go_first(&mut self, all: &[Option<K>]) {
        let is_chosen = |key: &Option<K>| key.as_ref().is_some_and(|key| self.chosen.contains(key));
        self.cursor = all.iter().position(is_chosen).unwrap_or(self.cursor);
    }

    pub fn begin(&mut self, all: &[Option<K>]) {
        *self = Self::default();
        self.follow(all);
    }

    /// What is chosen and still there stays so; where nothing is, what now stands where the keyboard was is chosen.
    pub fn follow(&mut self, all: &[Option<K>]) {
        self.chosen = all.iter().flatten().filter(|key| self.chosen.contains(key)).cloned().collect();
        let is_chosen = |key: &Option<K>| key.as_ref().is_some_and(|key| self.chosen.contains(key));
        if all.get(self.cursor).is_some_and(is_chosen) {
            return;
        }
        let from = self.cursor.min(all.len().saturating_sub(1));
        let next = || (from..all.len()).chain((0..from).rev()).find(|row| all[*row].is_some());
        self.cursor = all.iter().position(is_chosen).or_else(next).unwrap_or_default();
        self.anchor = self.cursor;
        if self.chosen.is_empty() {
            self.chosen.extend(all.get(self.cursor).cloned().flatten());
        }
    }
}

pub fn leads(
    ui: Ui,
    pressed: &KeyPress,
    (cursor, count): (usize, usize),
    (seen, row): (VisibleRange, f32),
) -> Option<Led> {
    led(pressed.key(), cursor, count, seen.page(row, ui.window.height)).map(|to| (to, pressed.modifiers()))
}

pub type Says<M> = (fn(Viewport) -> M, fn(f32) -> M);

pub fn listed<'a, M: 'a>(
    ui: Ui,
    scrolls: &'static str,
    list: List<'a, M>,
    (count, row, seen): (usize, f32, VisibleRange),
    (on_scroll, on_lead): Says<M>,
) -> Element<'a, M> {
    let lit = ui.colour(Ink::new(Role::Accent).alpha(0.07));
    let list = list.colours(lit, ui.focus());
    let hidden = scrollable::Direction::Vertical(scrollable::Scrollbar::hidden());
    let list = scrollable(list).direction(hidden).width(Fill).height(Fill).id(scrolls).on_scroll(on_scroll);
    let colours = [Role::Line, Role::Faint].map(|role| ui.colour(role));
    let rail = Rail::new(seen.parts(count, row, ui.window.height), ui.gap(RAIL_WIDTH), colours, on_lead);
    iced::widget::row![list, rail].height(Fill).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: [Option<char>; 5] = [None, Some('a'), Some('b'), None, Some('c')];

    fn keys(row: usize) -> Option<char> {
        ROWS.get(row).copied().flatten()
    }

    fn chosen(marked: &Marked<char>) -> String {
        marked.of(ROWS.into_iter().flatten()).collect()
    }

    fn press(marked: &mut Marked<char>, row: usize, modifiers: Modifiers) {
        marked.press(row, Pressed { modifiers, twice: false }, keys);
    }

    #[test]
    fn a_press_chooses_one_ctrl_one_more_and_shift_all_up_to_there() {
        let mut marked = Marked::default();
        press(&mut marked, 1, Modifiers::empty());
        press(&mut marked, 4, Modifiers::COMMAND);
        assert_eq!(chosen(&marked), "ac");
        press(&mut marked, 4, Modifiers::COMMAND);
        assert_eq!((chosen(&marked).as_str(), marked.only()), ("a", Some(&'a')));
        press(&mut marked, 1, Modifiers::SHIFT);
        assert_eq!(chosen(&marked), "abc", "from where the last press without Shift was");
        press(&mut marked, 2, Modifiers::empty());
        assert_eq!(chosen(&marked), "b");
    }

    #[test]
    fn the_keyboard_passes_over_headings_and_carries_on_with_shift() {
        let mut marked = Marked::default();
        marked.begin(&ROWS);
        assert_eq!((marked.cursor(), chosen(&marked).as_str()), (1, "a"), "the first is chosen");
        marked.lead((2, Modifiers::empty()), 5, keys);
        marked.lead((3, Modifiers::SHIFT), 5, keys);
        assert_eq!((marked.cursor(), chosen(&marked).as_str()), (4, "bc"));
        marked.lead((3, Modifiers::empty()), 5, keys);
        assert_eq!((marked.cursor(), chosen(&marked).as_str()), (2, "b"));
        marked.lead((0, Modifiers::COMMAND), 5, keys);
        assert_eq!((marked.cursor(), chosen(&marked).as_str()), (1, "b"), "with Ctrl nothing else is chosen");
    }

    #[test]
    fn what_is_chosen_stays_so_and_what_is_gone_gives_way_to_the_next() {
        let mut marked = Marked::default();
        press(&mut marked, 2, Modifiers::empty());
        marked.follow(&[Some('c'), None, Some('b')]);
        assert_eq!((marked.cursor(), chosen(&marked).as_str()), (2, "b"));
        marked.follow(&[None, Some('a'), Some('c')]);
        assert_eq!((marked.cursor(), chosen(&marked).as_str()), (2, "c"), "what stands there now");
        marked.follow(&[None, Some('a')]);
        assert_eq!(chosen(&marked), "a");
        marked.follow(&[]);
        assert_eq!((marked.cursor(), marked.count()), (0, 0));
        let all = ['a', 'b', 'c', 'd', 'e', 'f'].map(Some);
        let mut marked = Marked::default();
        let key = |row: usize| all[row];
        marked.press(1, Pressed { modifiers: Modifiers::empty(), twice: false }, key);
        marked.press(3, Pressed { modifiers: Modifiers::SHIFT, twice: false }, key);
        marked.go_first(&all);
        marked.follow(&[Some('a'), Some('e'), Some('f')]);
        assert!(marked.cursor() == 1 && marked.count() == 1 && marked.has(&'e'));
    }
}
