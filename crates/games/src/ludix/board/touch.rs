//! Which die stands on which of the four places, not yet decided, and what touching does. Knows no word and no picture.

use base::draw::{Drawing, Spot};
use base::phrase;

use super::super::art;
use super::super::numeral::{self, Numeral, Sign, Signs};
use super::super::rules::{Action, Ludix, Stage};
use crate::game::Seat;
use crate::table::{Controls, Handling, Press, Touching, View};

pub const DICE: usize = 4;

/// Of a die that is dragged, mm.
pub const SIDE: f32 = 17.0;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touch {
    /// The die on each place, by its number in the throw.
    places: [Option<usize>; DICE],
    /// The dice that stand there, in the order in which they were set.
    set: Vec<usize>,
    lifted: Option<usize>,
    chances: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Where a die of the throw fell, from 0.
    Die(usize),
    /// A place of the numeral, from 0 on the left.
    Numeral(usize),
    Chances,
    Lane(Seat),
    /// The stage, where the dice are due: it throws them.
    Stage,
}

impl Place {
    /// The spot's name: `die-1`, `place-4`, `chances`, `lane-1`, `stage`.
    pub fn spot(self) -> Spot {
        match self {
            Self::Die(die) => Spot::numbered("die", die + 1),
            Self::Numeral(place) => Spot::numbered("place", place + 1),
            Self::Chances => Spot::new("chances"),
            Self::Lane(seat) => Spot::numbered("lane", seat + 1),
            Self::Stage => Spot::new("stage"),
        }
    }

    fn of(spot: &Spot) -> Option<Self> {
        let dice = (0..DICE).flat_map(|index| [Self::Die(index), Self::Numeral(index)]);
        dice.chain([Self::Chances, Self::Stage]).find(|place| place.spot() == *spot)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    Nothing,
    /// With dice left over.
    Part(i32),
    Whole(Numeral),
    Wrong(numeral::Wrong),
}

impl Touch {
    pub fn places(&self) -> [Option<usize>; DICE] {
        self.places
    }

    pub fn is_taken(&self, die: usize) -> bool {
        self.lifted == Some(die) || self.places.contains(&Some(die))
    }

    pub fn shows_chances(&self) -> bool {
        self.chances
    }

    pub fn standing(&self, signs: Signs) -> Vec<Sign> {
        self.places.iter().flatten().filter_map(|die| signs.get(*die).copied()).collect()
    }

    pub fn reading(&self, signs: Signs) -> Reading {
        let standing = self.standing(signs);
        if standing.is_empty() {
            return Reading::Nothing;
        }
        match Signs::try_from(standing.as_slice()).map(Numeral::write) {
            Ok(Ok(numeral)) => Reading::Whole(numeral),
            Ok(Err(wrong)) => Reading::Wrong(wrong),
            Err(_) => match numeral::why(&standing) {
                Some(wrong) => Reading::Wrong(wrong),
                None => Reading::Part(numeral::meant(&standing)),
            },
        }
    }

    fn take(&mut self, die: usize) {
        self.places.iter_mut().filter(|place| **place == Some(die)).for_each(|place| *place = None);
        self.set.retain(|other| *other != die);
    }

    /// The die is set on a place. Where another stands there, it and those beside it make room towards the nearest gap.
    fn put(&mut self, die: usize, place: usize) {
        self.take(die);
        let gaps = (0..DICE).filter(|gap| self.places[*gap].is_none());
        let Some(gap) = gaps.min_by_key(|gap| (gap.abs_diff(place), *gap < place)) else { return };
        if gap >= place {
            self.places[place..=gap].rotate_right(1);
        } else {
            self.places[gap..=place].rotate_left(1);
        }
        self.places[place] = Some(die);
        self.set.push(die);
    }
}

impl Controls for Ludix {
    type Touch = Touch;

    fn handling(&self) -> Handling {
        // A throw that made no numeral wants to be looked at.
        Handling { rests: self.failure().is_some(), ..Handling::default() }
    }
}

impl Touching<Ludix> for Touch {
    fn press(&mut self, game: &Ludix, view: &View, spot: &Spot) -> Press<Action> {
        let place = Place::of(spot);
        if place == Some(Place::Chances) {
            self.chances = !self.chances;
            return Press::Touched;
        }
        if view.seat != Some(game.seat()) || !matches!(game.stage(), Stage::Arrange(_)) {
            return match place {
                Some(Place::Die(_) | Place::Numeral(_)) => Press::Refused(phrase!("ludix-board-not-now").into()),
                Some(Place::Stage) if view.seat == Some(game.seat()) => Press::Throws,
                Some(Place::Chances | Place::Lane(_) | Place::Stage) | None => Press::Touched,
            };
        }
        match (self.lifted.take(), place) {
            (Some(die), Some(Place::Numeral(place))) => self.put(die, place),
            (Some(die), Some(Place::Die(_))) => self.take(die),
            (None, Some(Place::Die(die))) => match self.places.iter().position(Option::is_none) {
                Some(hole) if !self.is_taken(die) => self.put(die, hole),
                Some(_) | None => self.take(die),
            },
            (None, Some(Place::Numeral(place))) => match self.places[place] {
                Some(die) => self.take(die),
                None => return Press::Refused(phrase!("ludix-board-first-die").into()),
            },
            (Some(_) | None, Some(Place::Chances | Place::Lane(_) | Place::Stage) | None) => {}
        }
        Press::Touched
    }

    fn grab(&mut self, game: &Ludix, view: &View, spot: &Spot) -> Option<Drawing> {
        let Stage::Arrange(signs) = game.stage() else { return None };
        if view.seat != Some(game.seat()) {
            return None;
        }
        let die = match Place::of(spot)? {
            Place::Die(die) => Some(die).filter(|die| !self.is_taken(*die)),
            Place::Numeral(place) => self.places[place],
            Place::Chances | Place::Lane(_) | Place::Stage => None,
        }?;
        self.lifted = Some(die);
        self.places.iter_mut().filter(|place| **place == Some(die)).for_each(|place| *place = None);
        Some(art::shown(signs[die], SIDE))
    }

    fn composed(&self) -> Self {
        Self { chances: false, ..self.clone() }
    }

    fn looked_at(&self) -> Self {
        Self { chances: self.chances, ..Self::default() }
    }

    fn retract(&mut self) -> bool {
        self.lifted = None;
        let last = self.set.last().copied();
        last.into_iter().for_each(|die| self.take(die));
        last.is_some()
    }
}

#[cfg(test)]
mod tests;
