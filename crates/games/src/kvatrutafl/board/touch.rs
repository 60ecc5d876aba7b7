//! What is touched of a turn and not yet decided: the steps taken and the man chosen. See also [`super::reach`].

use base::draw::{Drawing, Point, Spot};
use base::phrase;

use super::super::action::{Action, Step, Steps};
use super::super::art::{RADIUS, man};
use super::super::line::Why;
use super::super::men::{BAR, OFF, POINTS, letter, other, path};
use super::super::rules::{Kvatrutafl, reason};
use super::reach::{Landing, Reach, Uses};
use super::typed::{self, TypedMove};
use crate::game::Seat;
use crate::table::{Controls, Handling, Press, Touching, View};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touch {
    taken: Vec<(u8, Step)>,
    /// On the path of who plays.
    chosen: Option<u8>,
    lifted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whose path it is counted on; points are the same for both.
    pub seat: Seat,
    pub path: u8,
}

impl Place {
    /// The spot's name: `a` to `x`, `bar-0`, `off-1`.
    pub fn spot(self) -> Spot {
        match self.path {
            BAR => Spot::numbered("bar", self.seat),
            OFF => Spot::numbered("off", self.seat),
            point => Spot::new(letter(self.seat, point).to_string()),
        }
    }

    /// `None` where it is only the other side's.
    pub fn of(spot: &Spot, seat: Seat) -> Option<Self> {
        let places = (BAR..=OFF).map(|path| Self { seat, path });
        places.into_iter().find(|place| place.spot() == *spot)
    }

    pub fn all() -> impl Iterator<Item = Self> {
        let points = (1..=POINTS).map(|path| Self { seat: 0, path });
        points.chain([BAR, OFF].into_iter().flat_map(|path| [0, 1].map(|seat| Self { seat, path })))
    }

    /// `None` for the other side's bar and tray.
    pub fn on(self, seat: Seat) -> Option<u8> {
        match self.path {
            BAR | OFF => (self.seat == seat).then_some(self.path),
            point => path(seat, letter(self.seat, point)),
        }
    }
}

impl Touch {
    pub fn taken(&self) -> &[(u8, Step)] {
        &self.taken
    }

    pub fn asked(&self) -> Option<u8> {
        self.chosen
    }

    pub fn lifted(&self) -> Option<u8> {
        self.chosen.filter(|_| self.lifted)
    }

    /// The steps left when a man goes back the way he came, as far as they can be; `None` where none came that way.
    fn without(&self, game: &Kvatrutafl, seat: Seat, from: u8, back_to: u8) -> Option<Vec<(u8, Step)>> {
        let rest = parted(&self.taken, from, back_to)?;
        rest.into_iter().try_fold(Vec::new(), |mut kept, (die, step)| {
            kept.extend(Reach::of(game, &kept, seat)?.again(die, step));
            Some(kept)
        })
    }

    pub fn action(&self, seat: Seat) -> Action {
        let steps: Vec<Step> = self.taken.iter().map(|(_, step)| *step).collect();
        Action { seat, steps: Steps::new(&steps), declare: None }
    }
}

/// The steps without those that led a man to a place from another, the latest that did.
fn parted(steps: &[(u8, Step)], to: u8, from: u8) -> Option<Vec<(u8, Step)>> {
    (0..steps.len()).rev().filter(|index| steps[*index].1.to == to).find_map(|index| {
        let (earlier, before) = (&steps[..index], steps[index].1.from);
        let mut rest = if before == from { earlier.to_vec() } else { parted(earlier, before, from)? };
        rest.extend_from_slice(&steps[index + 1..]);
        Some(rest)
    })
}

impl Controls for Kvatrutafl {
    type Touch = Touch;

    fn handling(&self) -> Handling {
        Handling { rests: self.ended().is_some(), ..Handling::default() }
    }
}

impl Touching<Kvatrutafl> for Touch {
    fn press(&mut self, game: &Kvatrutafl, view: &View, spot: &Spot) -> Press<Action> {
        let Some(seat) = view.seat else { return Press::Touched };
        let Some(reach) = Reach::of(game, &self.taken, seat) else {
            return Press::Refused(phrase!("kvatrutafl-not-now").into());
        };
        let Some(Place { path, .. }) = Place::of(spot, seat) else {
            let bar = Place { seat: other(seat), path: BAR }.spot();
            let put_there = *spot == bar && self.chosen.is_some();
            return if put_there { Press::Refused(reason(Why::Bar).into()) } else { Press::Touched };
        };
        let Uses { chosen, landings, movers, .. } = reach.uses(self.chosen);
        let has_men = path != OFF && reach.now.position.men[seat].at(path) > 0;
        let landing = match chosen {
            None if !has_men => reach.only(&movers, path),
            None | Some(_) => landings.into_iter().find(|landing| landing.to == path),
        };
        if let Some(landing) = landing {
            self.taken.extend(landing.steps);
            (self.chosen, self.lifted) = (None, false);
            return Press::Touched;
        }
        if let Some(from) = self.lifted().filter(|from| *from != path) {
            let Some(kept) = self.without(game, seat, from, path) else {
                return Press::Refused(reach.why_not(from, path).into());
            };
            *self = Self { taken: kept, ..Self::default() };
            return Press::Touched;
        }
        if has_men && chosen != Some(path) {
            let asked = self.chosen;
            let stays = reach.landings(path).is_empty();
            if !stays {
                self.chosen = Some(path);
            }
            // A die leads there: who pressed it may have meant to land.
            return match asked.filter(|from| reach.leads(*from, path)) {
                Some(from) => Press::Refused(reach.why_not(from, path).into()),
                None if stays => Press::Refused(reach.why_stays(path).into()),
                None => Press::Touched,
            };
        }
        if chosen == Some(path) {
            self.chosen = None;
            return Press::Touched;
        }
        // Where nobody chose a man and none may come there, it is meant whom a die would lead there.
        let may_come = movers.iter().any(|from| reach.landings(*from).iter().any(|landing| landing.to == path));
        let from = self.chosen.or_else(|| reach.leading_to(path).filter(|_| !may_come)).or(chosen);
        let why = from.map_or_else(|| reach.why_nothing(), |from| reach.why_not(from, path));
        Press::Refused(why.into())
    }

    /// Ways and dice: `a-d d-i`, `ad`, `a42` with the 4 and then the 2, `bar3`, `x-off`.
    fn typed(&mut self, game: &Kvatrutafl, view: &View, text: &str) -> Press<Action> {
        let Some(seat) = view.seat else { return Press::Touched };
        let mut touch = Self { chosen: None, lifted: false, ..self.clone() };
        for word in text.split([' ', ',', ';']).filter(|word| !word.is_empty()) {
            let Some((from, ways)) = typed::word(word, seat) else {
                return Press::Refused(phrase!("kvatrutafl-board-typed-what", given = word.to_owned()).into());
            };
            let mut from = from;
            for way in ways {
                let Some(reach) = Reach::of(game, &touch.taken, seat) else {
                    return Press::Refused(phrase!("kvatrutafl-not-now").into());
                };
                let (to, steps) = match way {
                    TypedMove::To(to) => (to, reach.landings(from).into_iter().find(|landing| landing.to == to)),
                    TypedMove::By(die) => {
                        let to = (from + die).min(OFF);
                        let step = reach.again(die, Step { from, to, hit: false });
                        (to, step.map(|step| Landing { to, steps: vec![step] }))
                    }
                };
                let Some(landing) = steps else { return Press::Refused(reach.why_not(from, to).into()) };
                touch.taken.extend(landing.steps);
                from = to;
            }
        }
        *self = touch;
        Press::Touched
    }

    fn grab(&mut self, game: &Kvatrutafl, view: &View, spot: &Spot) -> Option<Drawing> {
        let seat = view.seat?;
        let reach = Reach::of(game, &self.taken, seat)?;
        let Place { path, .. } = Place::of(spot, seat)?;
        // A man that has moved can be put back, also one that has left the table.
        let has_moved = self.taken.iter().any(|(_, step)| step.to == path);
        if !has_moved && (path == OFF || reach.landings(path).is_empty()) {
            return None;
        }
        (self.chosen, self.lifted) = (Some(path), true);
        let mut drawing = Drawing::new(2.0 * RADIUS, 2.0 * RADIUS);
        man(&mut drawing, seat, Point::new(RADIUS, RADIUS), RADIUS, None);
        Some(drawing)
    }

    /// A man that is chosen has not moved.
    fn composed(&self) -> Self {
        Self { taken: self.taken.clone(), ..Self::default() }
    }

    fn retract(&mut self) -> bool {
        self.lifted = false;
        self.chosen.take().is_some() || self.taken.pop().is_some()
    }
}
