//! What is said: whose turn it is, what may be chosen, what happened. Knows no picture.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::art::Symbol;
use super::super::field::{Field, Line, Truth};
use super::super::rules::{Action, HIGHEST, KARMA, MOST_DICE, Namaste, Player};
use super::touch::{Place, Touch};
use super::{ahead, reason};
use crate::game::position::MOST;
use crate::game::{Event, Face, Game, Illegal, Match, Score, Seat, Turn};
use crate::table::ending::Share;
use crate::table::{Choice, PositionField, View, Weight, Words};

pub fn line(line: Line) -> Phrase {
    if line.is_row() {
        phrase!("namaste-row", row = line.place() + 1)
    } else {
        phrase!("namaste-column", column = char::from(b'a' + line.place()).to_string())
    }
}

fn number(number: u8) -> Phrase {
    phrase!("namaste-number", number)
}

fn numbers(all: &[u8]) -> Vec<Phrase> {
    all.iter().map(|one| number(*one)).collect()
}

/// What a face is called: `1/7`, `2` …
fn face(face: &Face) -> String {
    if *face == Face::Number(1) { "1/7".to_owned() } else { face.to_string() }
}

impl Words for Namaste {
    fn choices(&self, _touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        let legal = self.legal(seat);
        let only = legal.len() == 1;
        let choice = |action| {
            let mut weight = Weight::of(only);
            let (name, about, key) = match action {
                Action::Dice(count) => {
                    let key = char::from(b'0' + count.min(MOST_DICE));
                    (phrase!("namaste-choice-dice", count), dice_about(count), key)
                }
                Action::Karma => {
                    let points = self.thrown().map_or(0, |(_, turquoise)| turquoise);
                    if !only {
                        weight = Weight::Forgoes(phrase!("namaste-board-given-away", points));
                    }
                    (phrase!("namaste-choice-karma", points), karma_about(self, seat), 'k')
                }
                Action::Pass => (phrase!("namaste-choice-pass"), phrase!("namaste-choice-pass-about"), 'p'),
                Action::Enter(..) => return None,
            };
            Some(Choice { action, name, about: Some(about), key: Some(key), weight })
        };
        legal.into_iter().filter_map(choice).collect()
    }

    fn prompt(&self, touch: &Touch, view: &View) -> Phrase {
        let active = view.name(self.active());
        match self.turn() {
            Turn::Over(winners) => over(self, &winners, view),
            Turn::Roll(throw) | Turn::Faces(throw) => {
                phrase!("namaste-prompt-roll", name = active, count = throw.dice.len().saturating_sub(1))
            }
            Turn::Seats(seats) => match view.seat.filter(|seat| seats.contains(seat)) {
                None if self.thrown().is_none() => phrase!("namaste-watch-dice", name = active),
                None => phrase!("namaste-watch-enter", count = seats.len(), names = view.people(seats)),
                Some(_) if self.thrown().is_none() => phrase!("namaste-prompt-dice", name = active),
                Some(seat) => enter(self, touch, seat, view.name(seat)),
            },
        }
    }

    fn how_far(&self) -> Option<Phrase> {
        let id = if self.is_last_round() { "namaste-how-far-last" } else { "namaste-board-round" };
        Some(Phrase::new(id).with("round", self.round()))
    }

    fn reason(&self, seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
        reason::reason(self, seat, *played, *better)
    }

    fn foresees(&self, seat: Seat, action: &Action) -> Vec<Phrase> {
        ahead::foresees(self, seat, *action)
    }

    fn position_fields(&self, touch: &Touch, view: &View, spot: Option<&Spot>) -> Vec<PositionField> {
        let seat = touch.shown(self, view);
        let Some(sheet) = self.players().get(seat) else { return Vec::new() };
        let field =
            spot.and_then(Place::of).and_then(|place| if let Place::Field(field) = place { Some(field) } else { None });
        let field = field.map(|field| {
            let name = phrase!("namaste-knob-field", field = field.to_string(), name = view.name(seat));
            let number = sheet.number(field).unwrap_or_default();
            PositionField::number(format!("field-{seat}-{}", field.index()), name, number.into(), HIGHEST.into())
        });
        let later = Line::all().filter(|one| sheet.line_points(*one).is_some()).map(|one| {
            let name = phrase!("namaste-knob-first", line = line(one), name = view.name(seat));
            let choices = vec![phrase!("namaste-knob-first-here"), phrase!("namaste-knob-first-else")];
            let now = u32::from(sheet.is_later(one));
            PositionField::choice(format!("later-{seat}-{}", one.index()), name, now, choices)
        });
        let karma = (0..KARMA.min(sheet.karma().len() + 1)).map(|place| {
            let name = phrase!("namaste-knob-karma", number = place + 1, name = view.name(seat));
            let points = sheet.karma().get(place).copied().unwrap_or_default();
            PositionField::number(format!("karma-{seat}-{place}"), name, points.into(), 6)
        });
        let round = PositionField::number("round", phrase!("namaste-knob-round"), self.round(), MOST);
        let turn = PositionField::turn(view, self.players().len(), self.active());
        field.into_iter().chain([turn, round]).chain(karma).chain(later).collect()
    }

    fn set(&mut self, key: &str, value: u32) -> Result<(), Illegal> {
        self.set_by_hand(key, value);
        Ok(())
    }

    fn surveys(&self, touch: &Touch, view: &View, spot: &Spot) -> Vec<Phrase> {
        ahead::surveys(self, touch, view, spot)
    }

    fn shares(played: &Match<Self>) -> Vec<Share> {
        let players = played.state().players();
        let had = |of: &dyn Fn(&Player) -> Option<i64>| -> Vec<Option<Score>> {
            players.iter().map(|player| of(player).map(Score::whole)).collect()
        };
        let lines = Line::all().map(|done| {
            let had = had(&|player| player.line_points(done).map(i64::from));
            let first = |player: &Player| player.line_points(done).is_some() && !player.is_crossed(done);
            let best = (0..players.len()).filter(|seat| first(&players[*seat])).collect();
            let what = phrase!("namaste-share-line", line = line(done), symbol = Symbol::of(done).name());
            Share { what, had, best }
        });
        let truth = |player: &Player| Truth::ALL.iter().filter_map(|place| player.truth(*place)).map(i64::from).sum();
        let karma = |player: &Player| -player.karma().iter().map(|points| i64::from(*points)).sum::<i64>();
        let truth = Share::most(phrase!("namaste-share-truth"), had(&|player| Some(truth(player))));
        let karma = Share::most(phrase!("namaste-share-karma"), had(&|player| Some(karma(player))));
        lines.chain([truth, karma]).collect()
    }

    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        match event {
            Event::Roll(faces) | Event::Faces(faces) => {
                let mut white: Vec<String> = faces.iter().map(face).collect();
                let turquoise = white.pop().expect("the turquoise die is among those that are due");
                phrase!("namaste-tell-roll", white = white.join(", "), turquoise)
            }
            Event::Act { seat, action } => {
                let name = view.name(*seat);
                match *action {
                    Action::Dice(count) => phrase!("namaste-tell-dice", name, count),
                    Action::Enter(field, sum) => entered(self, *seat, name, field, sum),
                    Action::Karma => {
                        let points = self.thrown().map_or(0, |(_, turquoise)| turquoise);
                        phrase!("namaste-tell-karma", name, points)
                    }
                    Action::Pass => phrase!("namaste-tell-pass", name),
                }
            }
        }
    }

    fn advice(&self, _seat: Seat, action: &Action) -> Phrase {
        match *action {
            Action::Dice(count) => phrase!("namaste-advice-dice", count),
            Action::Enter(field, sum) => phrase!("namaste-advice-enter", sum, field = field.to_string()),
            Action::Karma => {
                phrase!("namaste-advice-karma", points = self.thrown().map_or(0, |(_, turquoise)| turquoise))
            }
            Action::Pass => phrase!("namaste-advice-pass"),
        }
    }
}

/// Between which sums the throw of so many white dice and the turquoise one will lie; every die counts 1 to 7.
fn dice_about(count: u8) -> Phrase {
    phrase!(
        "namaste-choice-dice-about",
        least = count + 1,
        most = (count + 1) * 7,
        fellows_least = count,
        fellows_most = count * 7
    )
}

fn karma_about(game: &Namaste, seat: Seat) -> Phrase {
    let used = game.players().get(seat).map_or(0, |player| player.karma().len());
    if used + 1 >= KARMA {
        phrase!("namaste-choice-karma-last")
    } else {
        phrase!("namaste-choice-karma-about", number = used + 1, of = KARMA)
    }
}

fn enter(game: &Namaste, touch: &Touch, seat: Seat, name: String) -> Phrase {
    let sums = game.sums_for(seat);
    let is_active = seat == game.active();
    if let Some((field, sums)) = touch.waiting(game, seat).filter(|_| touch.sum(&sums).is_none()) {
        return phrase!("namaste-prompt-which", field = field.to_string(), sums = alternatives(&sums));
    }
    let chosen = touch.sum(&sums);
    let fits = |sum: u8| Field::all().any(|field| game.fitting(seat, field).contains(&sum));
    if !sums.iter().any(|sum| fits(*sum)) {
        return if is_active {
            phrase!("namaste-prompt-only-karma", name, sums = numbers(&sums))
        } else {
            phrase!("namaste-prompt-only-pass", name, sums = numbers(&sums))
        };
    }
    match chosen.filter(|_| sums.len() > 1) {
        Some(sum) if fits(sum) => phrase!("namaste-prompt-where", sum),
        Some(sum) => phrase!("namaste-prompt-nowhere", sum),
        None if is_active => phrase!("namaste-prompt-enter", name, sums = alternatives(&sums)),
        None => phrase!("namaste-prompt-fellow", name, sums = alternatives(&sums)),
    }
}

fn alternatives(sums: &[u8]) -> Phrase {
    match sums {
        [] => phrase!("namaste-number", number = 0),
        [one] => number(*one),
        [head @ .., last] => {
            let head: Vec<String> = head.iter().map(ToString::to_string).collect();
            phrase!("namaste-or", head = head.join(", "), last = *last)
        }
    }
}

fn over(game: &Namaste, winners: &[Seat], view: &View) -> Phrase {
    let points = winners.first().and_then(|seat| game.players().get(*seat)).map_or(0, |player| player.total());
    let points = Score::whole(points).to_string();
    phrase!("namaste-prompt-over", count = winners.len(), names = view.people(winners.iter().copied()), points)
}

fn entered(game: &Namaste, seat: Seat, name: String, field: Field, sum: u8) -> Phrase {
    let at = field.to_string();
    let Some(sheet) = game.players().get(seat).filter(|sheet| sheet.number(field).is_none()) else {
        return phrase!("namaste-tell-enter", name, sum, field = at);
    };
    let mut after = sheet.clone();
    let done: Vec<Line> = after.enter(field, sum).collect();
    let mut gains: Vec<Phrase> = done
        .into_iter()
        .filter_map(|done| {
            let (line, symbol, points) = (line(done), Symbol::of(done).name(), after.line_points(done)?);
            Some(if after.is_crossed(done) {
                phrase!("namaste-tell-half", line, symbol, points)
            } else {
                phrase!("namaste-tell-full", line, symbol, points)
            })
        })
        .collect();
    gains.extend(field.truth().map(|truth| phrase!("namaste-tell-truth", points = truth.pays(sum))));
    if gains.is_empty() {
        phrase!("namaste-tell-enter", name, sum, field = at)
    } else {
        phrase!("namaste-tell-gain", name, sum, field = at, gains)
    }
}

/// What a field is, for whoever cannot see it, and what pressing it enters.
pub fn field(game: &Namaste, touch: &Touch, shown: Seat, field: Field, view: &View) -> Phrase {
    let at = field.to_string();
    if let Some(number) = game.players().get(shown).and_then(|sheet| sheet.number(field)) {
        return phrase!("namaste-says-holds", field = at, number);
    }
    let sums = if view.seat == Some(shown) { game.fitting(shown, field) } else { Vec::new() };
    match (touch.sum(&game.sums_for(shown)), sums.is_empty()) {
        (Some(sum), _) if sums.contains(&sum) => phrase!("namaste-says-enters", field = at, sum),
        (None, false) => phrase!("namaste-says-fits", field = at, count = sums.len(), sums = numbers(&sums)),
        (Some(_) | None, _) => phrase!("namaste-says-empty", field = at),
    }
}

pub fn sum(game: &Namaste, seat: Seat, sum: u8, selected: bool) -> Phrase {
    let fields = Field::all().filter(|field| game.fitting(seat, *field).contains(&sum)).count();
    if selected { phrase!("namaste-says-sum-selected", sum, fields) } else { phrase!("namaste-says-sum", sum, fields) }
}

pub fn karma(game: &Namaste, shown: Seat) -> Phrase {
    let filled = game.players().get(shown).map_or(0, |sheet| sheet.karma().len());
    phrase!("namaste-says-karma", filled, boxes = KARMA)
}

/// What a die beside the sheet is, counted from 1: so many would be thrown with it, or what it shows.
pub fn die(game: &Namaste, die: u8, shows: Option<u8>) -> Phrase {
    match (shows, game.turn()) {
        (Some(shows), _) if game.thrown().is_some_and(|(white, _)| usize::from(die) > white.len()) => {
            phrase!("namaste-says-turquoise-die", face = face(&Face::Number(shows)))
        }
        (Some(shows), _) => phrase!("namaste-says-die", die, face = face(&Face::Number(shows))),
        (None, Turn::Seats(_)) if die <= MOST_DICE => phrase!("namaste-choice-dice", count = die),
        (None, Turn::Seats(_)) => phrase!("namaste-says-turquoise"),
        (None, Turn::Roll(_) | Turn::Faces(_) | Turn::Over(_)) => phrase!("core-dice-first"),
    }
}

pub fn sheet(game: &Namaste, seat: Seat, view: &View) -> Phrase {
    let Some(player) = game.players().get(seat) else { return view.someone(seat) };
    phrase!(
        "namaste-says-sheet",
        name = view.name(seat),
        points = player.total(),
        filled = Field::all().filter(|field| player.number(*field).is_some()).count(),
        karma = player.karma().len()
    )
}
