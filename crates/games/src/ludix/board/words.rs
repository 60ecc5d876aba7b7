//! What is to be done, what may be chosen and what happened, in words. Knows no picture.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::numeral::{Sign, Signs, in_order, refusal, why, written};
use super::super::rules::{Action, Failure, Ludix, Stage, TARGET};
use super::super::sheet::story;
use super::touch::{Reading, Touch};
use crate::game::position::MOST;
use crate::game::{Event, Face, Game, Illegal, Match, Score, Seat, Turn};
use crate::ludix::{Arrange, Numeral};
use crate::table::ending::Share;
use crate::table::{Choice, PositionField, View, Weight, Words};

pub fn not_so(signs: &[Sign]) -> Option<Phrase> {
    why(signs).map(|wrong| refusal(signs, wrong).0)
}

pub fn nothing_from(signs: Signs) -> Phrase {
    not_so(&in_order(signs)).unwrap_or_else(|| phrase!("ludix-board-nothing"))
}

pub fn failed(failure: Failure) -> Phrase {
    phrase!("ludix-board-failed", why = nothing_from(failure.signs), lost = failure.lost)
}

pub fn to_come(game: &Ludix) -> impl Iterator<Item = Seat> {
    let over = matches!(game.stage(), Stage::Over);
    (game.seat() + 1..game.seats()).filter(move |_| !over)
}

impl Words for Ludix {
    fn choices(&self, touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        if seat != self.seat() {
            return Vec::new();
        }
        match self.stage() {
            Stage::Throw | Stage::Over => Vec::new(),
            Stage::Arrange(signs) => match touch.reading(signs) {
                Reading::Whole(numeral) => vec![enter(self, numeral)],
                Reading::Nothing | Reading::Part(_) | Reading::Wrong(_) => Vec::new(),
            },
            // What is next stands below all others: so stopping has its place where it wins, too.
            Stage::Decide(_) => vec![again(self), stop(self)],
        }
    }

    fn prompt(&self, touch: &Touch, view: &View) -> Phrase {
        let name = view.name(self.seat());
        let own = view.seat == Some(self.seat());
        match self.stage() {
            Stage::Over => over(self, view),
            Stage::Throw if !self.numerals().is_empty() => {
                phrase!("ludix-board-prompt-again", name, total = self.turn_total())
            }
            Stage::Throw => throw(self, name),
            Stage::Arrange(_) if !own => phrase!("ludix-board-watch-arrange", name),
            Stage::Arrange(signs) => arrange(touch, signs, name),
            Stage::Decide(_) if !own => phrase!("ludix-board-watch-decide", name, total = self.turn_total()),
            Stage::Decide(_) => phrase!("ludix-board-prompt-decide", name, total = self.turn_total()),
        }
    }

    fn reason(&self, seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
        super::reason::reason(self, seat, *played, *better)
    }

    fn foresees(&self, seat: Seat, action: &Action) -> Vec<Phrase> {
        super::reason::foresees(self, seat, *action)
    }

    fn shares(played: &Match<Self>) -> Vec<Share> {
        let turns = story::turns(played);
        let points = |of: &dyn Fn(&[story::PlayedTurn]) -> u32| -> Vec<Option<Score>> {
            turns.iter().map(|turns| Some(Score::whole(of(turns).into()))).collect()
        };
        let best = points(&|turns| turns.iter().map(|turn| turn.points).max().unwrap_or_default());
        let lost = points(&|turns| turns.iter().map(|turn| turn.lost).sum());
        let failed = Share::counts(turns.iter().map(|turns| turns.iter().filter(|turn| turn.failed.is_some()).count()));
        vec![
            Share::most(phrase!("ludix-board-share-best"), best),
            Share::least(phrase!("ludix-board-share-failed"), failed),
            Share::least(phrase!("ludix-board-share-lost"), lost),
        ]
    }

    fn position_fields(&self, _touch: &Self::Touch, view: &View, _spot: Option<&Spot>) -> Vec<PositionField> {
        let points =
            PositionField::each("points", view, self.banked(), MOST, |name| phrase!("ludix-knob-points", name));
        let (mut lies, mut read) = (String::new(), String::new());
        match self.stage() {
            Stage::Arrange(signs) => lies = written(&signs),
            Stage::Decide(signs) => read = written(&signs),
            Stage::Throw | Stage::Over => {}
        }
        let numerals: Vec<String> = self.numerals().iter().map(ToString::to_string).collect();
        let numerals = PositionField::written("numerals", phrase!("ludix-knob-numerals"), numerals.join(" "));
        let lies = PositionField::written("arrange", phrase!("ludix-knob-arrange"), lies);
        let read = PositionField::written("decide", phrase!("ludix-knob-decide"), read);
        // The best numeral counts by itself where that was chosen.
        let lies = Some(lies).filter(|_| self.options().arrange != Arrange::Best);
        let turn =
            [PositionField::turn(view, self.seats(), self.seat()), numerals].into_iter().chain(lies).chain([read]);
        points.chain(turn).collect()
    }

    fn set(&mut self, key: &str, value: u32) -> Result<(), Illegal> {
        self.set_by_hand(key, value);
        Ok(())
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), Illegal> {
        self.write_by_hand(key, text)
    }

    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        let name = view.name(self.seat());
        let mut after = self.clone();
        match event {
            Event::Roll(faces) | Event::Faces(faces) => {
                after.roll(faces);
                with_end(&after, rolled(&after, faces, name), view)
            }
            Event::Act { seat, action } => {
                after.act(*seat, action);
                let told = match action {
                    Action::Numeral(numeral) => read(&after, *numeral, name),
                    Action::Throw => phrase!("ludix-board-tell-throw", name),
                    Action::Stop => stopped(self, &after, view),
                };
                with_end(&after, told, view)
            }
        }
    }

    fn advice(&self, _seat: Seat, action: &Action) -> Phrase {
        match action {
            Action::Numeral(numeral) => {
                phrase!("ludix-board-advice-enter", numeral = numeral.to_string(), value = numeral.value())
            }
            Action::Throw => phrase!("ludix-board-advice-throw"),
            Action::Stop => phrase!("ludix-board-advice-stop", total = self.turn_total()),
        }
    }
}

fn enter(game: &Ludix, numeral: Numeral) -> Choice<Action> {
    let (value, total) = (numeral.value(), game.turn_total() + u32::from(numeral.value()));
    let name = phrase!("ludix-board-enter", numeral = numeral.to_string(), value);
    let about = (game.turn_total() > 0).then(|| phrase!("ludix-board-enter-about", total));
    Choice { action: Action::Numeral(numeral), name, about, key: Some('e'), weight: Weight::Next }
}

fn stop(game: &Ludix) -> Choice<Action> {
    let banked = game.banked()[game.seat()] + game.turn_total();
    let about = if game.is_last_round() && to_come(game).next().is_none() {
        phrase!("ludix-board-stop-end", banked)
    } else if banked >= TARGET && !game.is_last_round() {
        phrase!("ludix-board-stop-last", banked)
    } else {
        phrase!("ludix-board-stop-about", banked)
    };
    let name = phrase!("ludix-board-stop", total = game.turn_total());
    let weight = if game.stopping_wins() { Weight::Scores } else { Weight::Plain };
    Choice { action: Action::Stop, name, about: Some(about), key: Some('s'), weight }
}

fn again(game: &Ludix) -> Choice<Action> {
    let about = Some(phrase!("ludix-board-throw-about", total = game.turn_total()));
    let weight = if game.stopping_wins() { Weight::Forgoes(phrase!("ludix-board-given-away")) } else { Weight::Plain };
    Choice { action: Action::Throw, name: phrase!("ludix-board-throw"), about, key: Some('m'), weight }
}

fn throw(game: &Ludix, name: String) -> Phrase {
    let own = game.banked()[game.seat()];
    let most = game.banked().iter().copied().max().unwrap_or(0);
    match (game.is_last_round(), most.saturating_sub(own)) {
        (false, _) => phrase!("ludix-board-prompt-throw", name),
        (true, 0) => phrase!("ludix-board-prompt-last", name),
        (true, need) => phrase!("ludix-board-prompt-need", name, need),
    }
}

fn arrange(touch: &Touch, signs: Signs, name: String) -> Phrase {
    let standing = touch.standing(signs);
    match touch.reading(signs) {
        Reading::Nothing => phrase!("ludix-board-prompt-arrange", name),
        Reading::Part(value) => phrase!("ludix-board-prompt-part", standing = written(&standing), value),
        Reading::Wrong(wrong) => phrase!("ludix-board-prompt-wrong", why = refusal(&standing, wrong).0),
        Reading::Whole(numeral) => {
            phrase!("ludix-board-prompt-whole", numeral = numeral.to_string(), value = numeral.value())
        }
    }
}

fn rolled(after: &Ludix, faces: &[Face], name: String) -> Phrase {
    let dice: Vec<String> = faces.iter().map(ToString::to_string).collect();
    let thrown = phrase!("ludix-board-tell-roll", name = name.clone(), dice = dice.join("\u{a0}"));
    match (after.failure(), after.stage()) {
        (Some(failure), _) => thrown.then(failed(failure)),
        (None, Stage::Decide(_)) => match after.numerals().last() {
            Some(numeral) => thrown.then(counts(after, *numeral)),
            None => thrown,
        },
        (None, Stage::Throw | Stage::Arrange(_) | Stage::Over) => thrown,
    }
}

/// The best reading counts by itself.
fn counts(after: &Ludix, numeral: Numeral) -> Phrase {
    let (text, value, total) = (numeral.to_string(), numeral.value(), after.turn_total());
    phrase!("ludix-board-tell-counts", numeral = text, value, count = after.numerals().len(), total)
}

fn read(after: &Ludix, numeral: Numeral, name: String) -> Phrase {
    let (text, value, total) = (numeral.to_string(), numeral.value(), after.turn_total());
    phrase!("ludix-board-tell-read", name, numeral = text, value, count = after.numerals().len(), total)
}

fn stopped(before: &Ludix, after: &Ludix, view: &View) -> Phrase {
    let seat = before.seat();
    let (name, banked) = (view.name(seat), after.banked()[seat]);
    let told = phrase!("ludix-board-tell-stop", name, total = before.turn_total(), banked);
    if before.is_last_round() || !after.is_last_round() {
        return told;
    }
    let names = view.people(to_come(before));
    let last = if names.is_empty() {
        phrase!("ludix-board-tell-target", target = TARGET)
    } else {
        phrase!("ludix-board-tell-last", target = TARGET, names)
    };
    told.then(last)
}

fn with_end(after: &Ludix, told: Phrase, view: &View) -> Phrase {
    match after.stage() {
        Stage::Over => told.then(over(after, view)),
        Stage::Throw | Stage::Arrange(_) | Stage::Decide(_) => told,
    }
}

pub fn over(game: &Ludix, view: &View) -> Phrase {
    let turn = game.turn();
    let winners = turn.winners();
    let names = view.people(winners.iter().copied());
    let points = winners.first().map_or(0, |seat| game.banked()[*seat]);
    phrase!("ludix-board-over", count = winners.len(), names, points)
}

pub fn winners(winners: &[Seat], view: &View) -> Phrase {
    phrase!("ludix-board-winners", names = view.people(winners.iter().copied()))
}

pub fn margin(game: &Ludix, view: &View) -> Phrase {
    let turn = game.turn();
    let won = |seat: Seat| turn.winners().contains(&seat);
    let points = turn.winners().first().map_or(0, |seat| game.banked()[*seat]);
    let others = || (0..game.seats()).filter(|seat| !won(*seat));
    let Some(next) = others().map(|seat| game.banked()[seat]).max() else {
        return phrase!("ludix-board-even", points);
    };
    let names = view.people(others().filter(|seat| game.banked()[*seat] == next));
    phrase!("ludix-board-margin", points, lead = points - next, names)
}

pub fn lane(game: &Ludix, view: &View, seat: Seat) -> Phrase {
    let banked = game.banked()[seat];
    let left = TARGET.saturating_sub(banked);
    let state = phrase!("ludix-board-says-lane", name = view.name(seat), banked, left);
    match standing(game, seat) {
        Some(standing) => phrase!("ludix-board-says-standing", state, standing),
        None => state,
    }
}

pub fn standing(game: &Ludix, seat: Seat) -> Option<Phrase> {
    if let Turn::Over(winners) = game.turn() {
        return winners.contains(&seat).then(|| phrase!("ludix-board-wins"));
    }
    game.is_last_round().then(|| match seat.cmp(&game.seat()) {
        std::cmp::Ordering::Less => phrase!("ludix-board-done"),
        std::cmp::Ordering::Equal => phrase!("ludix-board-now"),
        std::cmp::Ordering::Greater => phrase!("ludix-board-comes"),
    })
}
