//! What of a position is set by hand: men on the touched point, what they have done, the turn, the dice, the score.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::men::{BAR, MEN, OFF, SEVENTH, TWELFTH, letter};
use super::super::rules::{Kvatrutafl, Stage};
use super::touch::Place;
use super::words::side;
use crate::game::position::MOST;
use crate::game::{Game as _, Score, Seat};
use crate::table::touch::PositionField;

pub(super) fn of(game: &Kvatrutafl, spot: Option<&Spot>) -> Vec<PositionField> {
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
        Some(PositionField {
            of: Some(seat),
            ..PositionField::number(format!("men-{seat}-{path}"), name, count, MEN.into())
        })
    });
    let turn = match game.stage() {
        Stage::Throw(seat) | Stage::Play(seat, _) => u32::try_from(seat).unwrap_or_default(),
        Stage::Opening | Stage::Over => 2,
    };
    let turns = [side(0), side(1), phrase!("kvatrutafl-knob-toss")];
    let turn = PositionField::choice("turn", phrase!("core-knob-turn"), turn, turns.to_vec());
    let done = [0, 1].into_iter().flat_map(|seat| {
        let name = of(seat, "kvatrutafl-knob-unlocked").with("point", letter(seat, TWELFTH).to_string());
        let unlocked = PositionField::switch(format!("unlocked-{seat}"), name, position.unlocked[seat]);
        // It follows from where some men stand.
        let unlocked = Some(unlocked).filter(|_| game.may_be_locked(seat).is_ok());
        let name = of(seat, "kvatrutafl-knob-exposed").with("point", letter(seat, SEVENTH).to_string());
        let exposed = PositionField::switch(format!("exposed-{seat}"), name, position.exposed[seat]);
        let four = position.men[seat].at(SEVENTH) == 4;
        let first =
            PositionField::switch(format!("first-{seat}"), of(seat, "kvatrutafl-knob-first"), position.first[seat]);
        let waits = position.men[seat].at(1) == MEN;
        unlocked.into_iter().chain(four.then_some(exposed)).chain(waits.then_some(first))
    });
    let long = game.options().target > Score::whole(1);
    let dice = match game.stage() {
        Stage::Play(_, [one, two]) => format!("{one} {two}"),
        Stage::Opening | Stage::Throw(_) | Stage::Over => String::new(),
    };
    let dice = PositionField::written("dice", phrase!("kvatrutafl-knob-dice"), dice);
    let scores = game.scores().into_iter().enumerate().map(|(seat, score)| {
        PositionField::written(format!("score-{seat}"), of(seat, "kvatrutafl-knob-score"), score.json().to_string())
    });
    let score = scores.chain([PositionField::number("game", phrase!("core-knob-game"), game.number(), MOST)]);
    men.chain([turn, dice]).chain(done).chain(score.filter(|_| long)).collect()
}
