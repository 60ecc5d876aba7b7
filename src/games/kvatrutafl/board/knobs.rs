//! What of a position is set by hand: men on the point that was touched, what they have done, whose turn, the dice, the
//! score.

use super::super::men::{BAR, MEN, OFF, SEVENTH, TWELFTH, letter};
use super::super::rules::{Kvatrutafl, Stage};
use super::touch::Place;
use super::words::side;
use crate::draw::Spot;
use crate::game::position::MOST;
use crate::game::{Game as _, Score, Seat};
use crate::phrase::{Phrase, phrase};
use crate::table::knob::Knob;

pub(super) fn knobs(game: &Kvatrutafl, spot: Option<&Spot>) -> Vec<Knob> {
    let position = game.position();
    let of = |seat: Seat, id: &'static str| Phrase::new(id).with("side", side(seat));
    let touched = spot.and_then(|spot| Place::all().find(|place| place.spot() == *spot));
    let men = [0, 1].into_iter().filter_map(|seat| {
        let path = touched?.on(seat)?;
        let name = match path {
            BAR => of(seat, "kvatrutafl-knob-bar"),
            OFF => of(seat, "kvatrutafl-knob-off"),
            point => of(seat, "kvatrutafl-knob-men").with("point", letter(seat, point).to_string()),
        };
        let count = position.men[seat].at(path).into();
        Some(Knob { of: Some(seat), ..Knob::number(format!("men-{seat}-{path}"), name, count, MEN.into()) })
    });
    let turn = match game.stage() {
        Stage::Throw(seat) | Stage::Play(seat, _) => u32::try_from(seat).unwrap_or_default(),
        Stage::Opening | Stage::Over => 2,
    };
    let turns = [side(0), side(1), phrase!("kvatrutafl-knob-toss")];
    let turn = Knob::choice("turn", phrase!("core-knob-turn"), turn, turns.to_vec());
    let done = [0, 1].into_iter().flat_map(|seat| {
        let name = of(seat, "kvatrutafl-knob-unlocked").with("point", letter(seat, TWELFTH).to_string());
        let unlocked = Knob::switch(format!("unlocked-{seat}"), name, position.unlocked[seat]);
        // It follows from where some men stand.
        let unlocked = Some(unlocked).filter(|_| game.may_be_locked(seat).is_ok());
        let name = of(seat, "kvatrutafl-knob-exposed").with("point", letter(seat, SEVENTH).to_string());
        let exposed = Knob::switch(format!("exposed-{seat}"), name, position.exposed[seat]);
        let four = position.men[seat].at(SEVENTH) == 4;
        let first = Knob::switch(format!("first-{seat}"), of(seat, "kvatrutafl-knob-first"), position.first[seat]);
        let waits = position.men[seat].at(1) == MEN;
        unlocked.into_iter().chain(four.then_some(exposed)).chain(waits.then_some(first))
    });
    let long = game.options().target > Score::whole(1);
    let dice = match game.stage() {
        Stage::Play(_, [one, two]) => format!("{one} {two}"),
        Stage::Opening | Stage::Throw(_) | Stage::Over => String::new(),
    };
    let dice = Knob::written("dice", phrase!("kvatrutafl-knob-dice"), dice);
    let scores = game.scores().into_iter().enumerate().map(|(seat, score)| {
        Knob::written(format!("score-{seat}"), of(seat, "kvatrutafl-knob-score"), score.json().to_string())
    });
    let score = scores.chain([Knob::number("game", phrase!("core-knob-game"), game.number(), MOST)]);
    men.chain([turn, dice]).chain(done).chain(score.filter(|_| long)).collect()
}
