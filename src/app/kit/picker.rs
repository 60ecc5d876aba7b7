//! Which games are meant, where many are there to choose from: all, a family, or one. Knows none of them.

use games::shelf;
use games::table::{Family, OverviewEntry, places};

use super::kept::game_name;
use super::page::wrapped;
use crate::app::prelude::*;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Games {
    #[default]
    All,
    Family(&'static str),
    One(String),
}

pub fn family(key: &str) -> Option<&'static Family> {
    shelf::find(key).and_then(|title| title.about().family)
}

impl Games {
    pub fn lets(&self, key: &str) -> bool {
        match self {
            Self::All => true,
            Self::Family(wanted) => family(key).is_some_and(|family| family.key == *wanted),
            Self::One(wanted) => wanted == key,
        }
    }

    fn family(&self) -> Option<&'static str> {
        match self {
            Self::All => None,
            Self::Family(key) => Some(key),
            Self::One(key) => family(key).map(|family| family.key),
        }
    }

    /// Each of `keys` once; `None` where there is but one. Under a family that is chosen stand its games.
    pub fn view<'a, M: Clone + 'a>(
        &self,
        ui: Ui,
        keys: &[&str],
        message: impl Fn(Self) -> M + Copy,
    ) -> Option<Element<'a, M>> {
        if keys.len() < 2 {
            return None;
        }
        let is_there = |key: &str| keys.contains(&key);
        let option = |name: String, chosen: bool, games: Self| ui.option(name, chosen).on_press(message(games)).into();
        let mut first = vec![option(tr!(ui, "archive-every-game"), *self == Self::All, Self::All)];
        let mut second: Vec<Element<'a, M>> = Vec::new();
        let one =
            |key: &str| option(game_name(ui.lang, key), *self == Self::One(key.to_owned()), Self::One(key.to_owned()));
        for place in places(&shelf::ALL) {
            match place {
                OverviewEntry::Game(title) if is_there(title.key()) => first.push(one(title.key())),
                OverviewEntry::Family(kin, titles) => {
                    let there: Vec<&str> = titles.iter().map(|title| title.key()).filter(|key| is_there(key)).collect();
                    let chosen = self.family() == Some(kin.key);
                    if let ([_, ..], name) = (&there[..], ui.say(&kin.name())) {
                        first.push(option(name, chosen, Self::Family(kin.key)));
                    }
                    if chosen && there.len() > 1 {
                        second.push(option(
                            tr!(ui, "archive-every-kin"),
                            *self == Self::Family(kin.key),
                            Self::Family(kin.key),
                        ));
                        second.extend(there.into_iter().map(one));
                    }
                }
                OverviewEntry::Game(_) => {}
            }
        }
        // Games that this version does not know.
        first.extend(keys.iter().filter(|key| shelf::find(key).is_none()).map(|key| one(key)));
        let second = (!second.is_empty()).then(|| wrapped(ui, second));
        Some(Column::new().push(wrapped(ui, first)).push(second).spacing(ui.gap(8.0)).into())
    }
}
