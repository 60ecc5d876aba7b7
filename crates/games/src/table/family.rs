//! Games that belong together: on the shelf they share one card, and a cabinet behind it. Knows none of them.

use base::draw::{Drawing, Hue};

use super::Title;

#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// What it is called where a program names it; no game's key.
    pub key: &'static str,
    pub name: &'static str,
    pub line: &'static str,
    pub accent: Hue,
    /// The emblem on the shelf, a square of 40 mm.
    pub emblem: fn() -> Drawing,
}

impl PartialEq for Family {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Family {}

#[derive(Clone, Debug)]
pub enum Place {
    Game(&'static dyn Title),
    /// The centrepiece first.
    Family(&'static Family, Vec<&'static dyn Title>),
}

/// Games by their place on the shelf: a family stands where its first game does.
pub fn places(titles: &[&'static dyn Title]) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for title in titles.iter().copied() {
        let Some(family) = title.about().family else {
            places.push(Place::Game(title));
            continue;
        };
        let kin = places.iter_mut().find_map(|place| match place {
            Place::Family(known, kin) if *known == family => Some(kin),
            Place::Family(..) | Place::Game(_) => None,
        });
        match kin {
            Some(kin) if title.about().centrepiece => kin.insert(0, title),
            Some(kin) => kin.push(title),
            None => places.push(Place::Family(family, vec![title])),
        }
    }
    places
}
