//! What is selected and not yet decided, and what touching a spot does.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::art::diamond::{Mark, Marks};
use super::super::field::Field;
use super::super::rules::{Action, Namaste};
use crate::game::{Game, Illegal, Seat, Turn};
use crate::table::{Controls, Press, Touching, View};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touch {
    sum: Option<u8>,
    field: Option<Field>,
    /// The sheet that is looked at, where it is not one's own.
    sheet: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Sum(u8),
    Field(Field),
    Sheet(Seat),
    Karma,
    /// A white die that may be thrown, or was, from 1; or the turquoise one, which comes last.
    Die(u8),
}

impl Place {
    /// The spot's name: `sum-7`, `c3`, `sheet-1`, `karma`, `die-2`.
    pub fn spot(self) -> Spot {
        match self {
            Self::Sum(sum) => Spot::numbered("sum", sum),
            Self::Field(field) => Spot::new(field.to_string()),
            Self::Sheet(seat) => Spot::numbered("sheet", seat),
            Self::Karma => Spot::new("karma"),
            Self::Die(die) => Spot::numbered("die", die),
        }
    }

    pub fn of(spot: &Spot) -> Option<Self> {
        let (sum, die) = (spot.number("sum").map(Self::Sum), spot.number("die").map(Self::Die));
        let (sheet, field) = (spot.number("sheet").map(Self::Sheet), Field::named(spot.name()).map(Self::Field));
        sum.or(die).or(sheet).or(field).or((spot.name() == "karma").then_some(Self::Karma))
    }
}

impl Touch {
    pub fn shown(&self, game: &Namaste, view: &View) -> Seat {
        let seats = game.players().len();
        let turn = game.turn();
        let own = || view.seat.iter().chain(turn.winners()).copied().find(|seat| *seat < seats);
        self.sheet.filter(|seat| *seat < seats).or_else(own).unwrap_or(game.active())
    }

    pub fn sum(&self, sums: &[u8]) -> Option<u8> {
        match sums {
            [only] => Some(*only),
            _ => self.sum.filter(|sum| sums.contains(sum)),
        }
    }

    pub fn waiting(&self, game: &Namaste, seat: Seat) -> Option<(Field, Vec<u8>)> {
        let field = self.field?;
        Some((field, game.fitting(seat, field))).filter(|(_, sums)| sums.len() > 1)
    }

    pub fn marks(&self, game: &Namaste, view: &View) -> Marks {
        let shown = self.shown(game, view);
        let mut marks = Marks { fresh: game.fresh(shown).into_iter().collect(), ..Marks::default() };
        let read = |notation: &str| game.parse(shown, notation).ok();
        let last = view.last.as_ref().filter(|(seat, _)| *seat == shown).and_then(|(_, last)| read(last));
        if let Some(Action::Enter(field, sum)) = last
            && game.players().get(shown).and_then(|sheet| sheet.number(field)) == Some(sum)
        {
            marks.fields[field.index()] = Mark::Recalled;
        }
        if view.seat != Some(shown) {
            return marks;
        }
        let chosen = self.sum(&game.sums_for(shown));
        for field in Field::all() {
            let sums = game.fitting(shown, field);
            if sums.is_empty() {
                continue;
            }
            marks.fields[field.index()] = match chosen {
                Some(sum) if sums.contains(&sum) => Mark::Offers(sum),
                Some(_) => Mark::Plain,
                None if self.field == Some(field) => Mark::Asks(sums),
                None => Mark::Fits(sums),
            };
        }
        if let Some(Action::Enter(field, sum)) = view.hint.as_deref().and_then(read)
            && game.check(shown, &Action::Enter(field, sum)).is_ok()
        {
            marks.fields[field.index()] = Mark::Advised(sum);
        }
        marks
    }

    fn press_sum(&mut self, game: &Namaste, view: &View, sum: u8) -> Pressed {
        let seat = deciding(game, view)?;
        if let Some(field) = self.field {
            return entered(game, seat, field, sum);
        }
        game.check_sum(seat, sum)?;
        self.sheet = None;
        self.sum = Some(sum).filter(|sum| self.sum != Some(*sum));
        Ok(Press::Touched)
    }

    fn press_field(&mut self, game: &Namaste, view: &View, field: Field) -> Pressed {
        let seat = deciding(game, view)?;
        let shown = self.shown(game, view);
        if shown != seat {
            return Err(phrase!("namaste-other-sheet", name = view.name(shown)).into());
        }
        if let Some(sum) = self.sum(&game.sums_for(seat)) {
            return entered(game, seat, field, sum);
        }
        match game.fitting(seat, field)[..] {
            [] => Err(why_nothing_fits(game, seat, field)),
            [sum] => Ok(Press::Decided(Action::Enter(field, sum))),
            [..] => {
                self.field = Some(field).filter(|field| self.field != Some(*field));
                Ok(Press::Touched)
            }
        }
    }
}

type Pressed = Result<Press<Action>, Illegal>;

fn entered(game: &Namaste, seat: Seat, field: Field, sum: u8) -> Pressed {
    let action = Action::Enter(field, sum);
    game.check(seat, &action).map(|()| Press::Decided(action))
}

impl Controls for Namaste {
    type Touch = Touch;
}

impl Touching<Namaste> for Touch {
    fn press(&mut self, game: &Namaste, view: &View, spot: &Spot) -> Press<Action> {
        let pressed = match Place::of(spot) {
            Some(Place::Sheet(seat)) if seat < game.players().len() => {
                let own = Self::default().shown(game, view);
                self.sheet = Some(seat).filter(|seat| *seat != own);
                self.field = None;
                Ok(Press::Touched)
            }
            Some(Place::Sum(sum)) => self.press_sum(game, view, sum),
            Some(Place::Field(field)) => self.press_field(game, view, field),
            Some(Place::Karma) => press_karma(game, view),
            Some(Place::Die(die)) => press_die(game, view, die),
            Some(Place::Sheet(_)) | None => Ok(Press::Touched),
        };
        pressed.unwrap_or_else(Press::Refused)
    }

    /// A sum or a field that is chosen shows where it may go, and another sheet what stands there: nothing is entered yet.
    fn composed(&self) -> Self {
        Self::default()
    }
}

fn press_karma(game: &Namaste, view: &View) -> Pressed {
    let seat = deciding(game, view)?;
    game.check(seat, &Action::Karma).map(|()| Press::Decided(Action::Karma))
}

/// Before the throw, so many white dice are chosen; after it, a die says what it is there for.
fn press_die(game: &Namaste, view: &View, die: u8) -> Pressed {
    if let (None, Turn::Seats(seats), Some(seat)) = (game.thrown(), game.turn(), view.seat)
        && seats.contains(&seat)
    {
        let action = Action::Dice(die);
        return match game.check(seat, &action) {
            Ok(()) => Ok(Press::Decided(action)),
            Err(_) => Err(phrase!("namaste-turquoise-always").into()),
        };
    }
    deciding(game, view)?;
    Err(phrase!("namaste-dice-make-sums").into())
}

fn deciding(game: &Namaste, view: &View) -> Result<Seat, Illegal> {
    match game.turn() {
        Turn::Over(_) => Err(phrase!("core-over").into()),
        Turn::Roll(_) | Turn::Faces(_) => Err(phrase!("core-dice-first").into()),
        Turn::Seats(seats) => {
            let Some(seat) = view.seat.filter(|seat| seats.contains(seat)) else {
                return Err(phrase!("namaste-not-now", names = view.people(seats)).into());
            };
            if game.thrown().is_none() {
                return Err(phrase!("namaste-choose-dice-first").into());
            }
            Ok(seat)
        }
    }
}

/// The reasons against the least and the greatest sum; one where they are the same.
fn why_nothing_fits(game: &Namaste, seat: Seat, field: Field) -> Illegal {
    let sums = game.sums_for(seat);
    let mut reasons: Vec<Phrase> = Vec::new();
    for sum in sums.first().into_iter().chain(sums.last()) {
        if let Err(Illegal(reason)) = game.check(seat, &Action::Enter(field, *sum))
            && !reasons.contains(&reason)
        {
            reasons.push(reason);
        }
    }
    match reasons.as_slice() {
        [reason] => Illegal(reason.clone()),
        _ => phrase!("namaste-none-fits", reasons).into(),
    }
}
