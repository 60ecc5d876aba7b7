//! A position of Kvátrutafl as a text, and whether a game can stand like that (`docs/rules/positions.md`).

use std::fmt::Write as _;

use base::phrase::{Phrase, phrase};

use super::{GamePhase, Kvatrutafl, Stage};
use crate::game::position::{TURN, Words, number, turned, whose};
use crate::game::{Game as _, Illegal, Score, Seat};
use crate::kvatrutafl::men::{BAR, MEN, Men, OFF, POINTS, Position, SEVENTH, TWELFTH, letter, other, path};
use crate::kvatrutafl::options::Options;
use crate::table::touch::parts;

const SIDES: [&str; 2] = ["white", "black"];
/// The least and the most that a game scores for both together.
const GAIN: [Score; 2] = [Score::halves(3), Score::whole(17)];

/// Reads a word such as `a15`.
fn place(seat: Seat, word: &str) -> Option<(u8, u32)> {
    let (name, count) = word.split_at(word.find(|c: char| c.is_ascii_digit())?);
    let mut letters = name.chars();
    let place = match (name, letters.next(), letters.next()) {
        ("bar", ..) => BAR,
        ("off", ..) => OFF,
        (_, Some(letter), None) => path(seat, letter)?,
        _ => return None,
    };
    Some((place, count.parse().ok()?))
}

fn name(seat: Seat, place: u8) -> String {
    match place {
        BAR => "bar".to_owned(),
        OFF => "off".to_owned(),
        _ => letter(seat, place).to_string(),
    }
}

fn die(letter: char) -> Option<u8> {
    letter.to_digit(10).and_then(|face| u8::try_from(face).ok()).filter(|face| (1..=6).contains(face))
}

fn is_between(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '-' | '–' | ',')
}

fn score(word: &str) -> Option<Score> {
    let (whole, halves) = word.strip_suffix(".5").map_or((word, 0), |whole| (whole, 1));
    Some(Score::whole(number(whole)?.into()) + Score::halves(halves))
}

fn of(seat: Seat, id: &'static str) -> Phrase {
    let side = if seat == 0 { phrase!("kvatrutafl-board-white") } else { phrase!("kvatrutafl-board-black") };
    Phrase::new(id).with("side", side)
}

impl Kvatrutafl {
    pub(super) fn placed_as(options: &Options, text: &str) -> Result<Self, Illegal> {
        let mut words = Words::new(text);
        let mut state = Self::start(options, 2);
        let mut marks = [false; 2];
        for seat in [0, 1] {
            marks[seat] = words.due(|word| Some(turned(word)).filter(|(side, _)| *side == SIDES[seat]))?.1;
            state.position.men[seat] = men(seat, &mut words);
            state.position.unlocked[seat] = words.is("unlocked");
            state.position.exposed[seat] = words.is("exposed");
            state.position.first[seat] = words.is("first");
        }
        if !words.is("toss") {
            let seat = whose(&marks)?;
            let one = |word: &str| word.parse().ok().and_then(die);
            state.stage = match words.is("dice") {
                true => Stage::Play(seat, [words.due(one)?, words.due(one)?]),
                false => Stage::Throw(seat),
            };
        }
        if words.is("score") {
            state.scores = [words.due(score)?, words.due(score)?];
        }
        if words.is("game") {
            state.game = words.due(number)?;
        }
        words.end()?;
        Ok(state)
    }

    pub(super) fn written(&self) -> Result<String, Illegal> {
        self.can_stand()?;
        let mut text = String::new();
        let (turn, dice) = match self.stage {
            Stage::Opening => (None, " toss".to_owned()),
            Stage::Throw(seat) => (Some(seat), String::new()),
            Stage::Play(seat, [one, two]) => (Some(seat), format!(" dice {one} {two}")),
            Stage::Over => return Err(phrase!("core-position-none").into()),
        };
        let Position { men, unlocked, exposed, first } = &self.position;
        for seat in [0, 1] {
            let mark = if turn == Some(seat) { TURN.to_string() } else { String::new() };
            let gap = if seat == 0 { "" } else { " " };
            let _ = write!(text, "{gap}{}{mark}", SIDES[seat]);
            for (place, count) in (BAR..).zip(men[seat].counts()).filter(|(_, count)| **count > 0) {
                let _ = write!(text, " {}{count}", name(seat, place));
            }
            let flags = [(unlocked, "unlocked"), (exposed, "exposed"), (first, "first")];
            flags.iter().filter(|(flag, _)| flag[seat]).for_each(|(_, word)| text.extend([" ", word]));
        }
        text += &dice;
        if self.game > 1 {
            let [white, black] = self.scores.map(Score::json);
            let _ = write!(text, " score {white} {black} game {}", self.game);
        }
        Ok(text)
    }

    pub(in crate::kvatrutafl) fn set_by_hand(&mut self, key: &str, value: u32) -> Result<(), Illegal> {
        let (kind, places) = parts(key);
        match (kind, &places[..]) {
            ("men", [seat @ (0 | 1), place @ 0..=25]) => self.put_by_hand(*seat, *place, value)?,
            ("unlocked", [seat @ (0 | 1)]) if value == 0 => {
                self.may_be_locked(*seat)?;
                self.position.unlocked[*seat] = false;
            }
            ("unlocked", [seat @ (0 | 1)]) => self.position.unlocked[*seat] = true,
            ("exposed", [seat @ (0 | 1)]) => self.position.exposed[*seat] = value == 1,
            ("first", [seat @ (0 | 1)]) => self.position.first[*seat] = value == 1,
            ("game", _) => self.game = value,
            ("turn", _) => {
                self.stage = match (self.stage, value) {
                    (Stage::Play(_, dice), 0 | 1) => Stage::Play(usize::from(value == 1), dice),
                    (Stage::Play(..), _) => return Err(phrase!("kvatrutafl-knob-toss-dice").into()),
                    (_, 0 | 1) => Stage::Throw(usize::from(value == 1)),
                    (_, _) => Stage::Opening,
                };
            }
            _ => {}
        }
        self.stand_anew();
        Ok(())
    }

    pub(in crate::kvatrutafl) fn write_by_hand(&mut self, key: &str, text: &str) -> Result<(), Illegal> {
        let (kind, places) = parts(key);
        match (kind, &places[..]) {
            ("dice", _) => {
                let dice: Vec<char> = text.chars().filter(|letter| !is_between(*letter)).collect();
                let dice: Option<Vec<u8>> = dice.into_iter().map(die).collect();
                self.stage = match (dice.as_deref(), self.stage) {
                    (Some([]), Stage::Play(seat, _)) => Stage::Throw(seat),
                    (Some([]), stage) => stage,
                    (Some(_), Stage::Opening) => return Err(phrase!("kvatrutafl-knob-dice-toss").into()),
                    (Some([one, two]), Stage::Throw(seat) | Stage::Play(seat, _)) => Stage::Play(seat, [*one, *two]),
                    (_, _) => return Err(phrase!("kvatrutafl-knob-dice-two").into()),
                };
            }
            ("score", [seat @ (0 | 1)]) => {
                let plain = text.trim().replace(',', ".").replace('½', ".5");
                let read = score(plain.strip_suffix(".0").unwrap_or(&plain)).or_else(|| score(&format!("0{plain}")));
                let read = read.filter(|_| !plain.is_empty());
                self.scores[*seat] =
                    read.ok_or_else(|| phrase!("kvatrutafl-knob-score-written", text = text.to_owned()))?;
            }
            _ => {}
        }
        self.stand_anew();
        Ok(())
    }

    /// Refused where the other side stands. What then must be so follows: the twelfth point, four to hit, a first turn.
    fn put_by_hand(&mut self, seat: Seat, place: usize, count: u32) -> Result<(), Illegal> {
        let path = u8::try_from(place).unwrap_or(OFF);
        if count > 0 && (1..=POINTS).contains(&path) && self.position.prey(seat, path) > 0 {
            return Err(phrase!("kvatrutafl-position-both", point = name(seat, path)).into());
        }
        let mut at = *self.position.men[seat].counts();
        let waited = at[1] == MEN;
        at[place] = u8::try_from(count).unwrap_or(MEN);
        self.position.men[seat] = Men::new(at);
        let was_there = self.may_be_locked(seat).is_err();
        let position = &mut self.position;
        let men = &position.men[seat];
        position.first[seat] = men.at(1) == MEN && (position.first[seat] || !waited);
        position.exposed[seat] &= men.at(SEVENTH) == 4;
        position.unlocked[seat] |= was_there;
        Ok(())
    }

    /// Whether men of a side may stand as they do if none was ever on the twelfth point; else why not.
    pub(in crate::kvatrutafl) fn may_be_locked(&self, seat: Seat) -> Result<(), Illegal> {
        let men = &self.position.men[seat];
        let twelfth = name(seat, TWELFTH);
        if men.at(TWELFTH) > 0 || men.at(OFF) > 0 {
            return Err(of(seat, "kvatrutafl-position-unlocked").with("point", twelfth).into());
        }
        if let Some(place) = crowded(men) {
            let why =
                of(seat, "kvatrutafl-position-together").with("point", name(seat, place)).with("twelfth", twelfth);
            return Err(why.with("count", men.at(place)).into());
        }
        Ok(())
    }

    fn stand_anew(&mut self) {
        if self.stage == Stage::Over {
            self.stage = Stage::Throw(0);
        }
        (self.part, self.left, self.last_win) = (GamePhase::Game, None, None);
    }

    /// Whether a game can stand like this, however it got there.
    fn can_stand(&self) -> Result<(), Illegal> {
        if self.part != GamePhase::Game {
            return Err(phrase!("core-position-none").into());
        }
        let position = &self.position;
        for seat in [0, 1] {
            let count: u32 = position.men[seat].counts().iter().map(|count| u32::from(*count)).sum();
            if count != u32::from(MEN) {
                return Err(of(seat, "kvatrutafl-position-men").with("count", count).into());
            }
        }
        for seat in [0, 1] {
            let at = |place: u8| position.men[seat].at(place);
            let refused = |id| Err(of(seat, id).into());
            let point = |place: u8| name(seat, place);
            if at(OFF) == MEN {
                return refused("kvatrutafl-position-all-off");
            }
            let both = |place: &u8| at(*place) > 0 && position.prey(seat, *place) > 0;
            if let Some(place) = (1..=POINTS).find(both) {
                return Err(phrase!("kvatrutafl-position-both", point = point(place)).into());
            }
            if position.first[seat] && at(1) != MEN {
                return refused("kvatrutafl-position-first");
            }
            if position.exposed[seat] && at(SEVENTH) != 4 {
                return Err(of(seat, "kvatrutafl-position-exposed").with("point", point(SEVENTH)).into());
            }
            if !position.unlocked[seat] {
                self.may_be_locked(seat)?;
            }
        }
        match self.stage {
            Stage::Opening if *position != Position::start() => {
                return Err(phrase!("kvatrutafl-position-toss").into());
            }
            Stage::Throw(seat) | Stage::Play(seat, _) => {
                let foe = other(seat);
                if position.first[foe] && !position.first[seat] {
                    return Err(of(foe, "kvatrutafl-position-turn").into());
                }
                if let Some(way) = position.jan(foe) {
                    return Err(of(foe, "kvatrutafl-position-won").with("name", way.name()).into());
                }
            }
            Stage::Opening | Stage::Over => {}
        }
        if self.scores.iter().any(|score| *score >= self.options.target) {
            let [points, target] =
                [self.scores[0].max(self.scores[1]), self.options.target].map(|score| score.to_string());
            return Err(phrase!("kvatrutafl-position-target", points, target).into());
        }
        let (total, games) = (self.scores[0] + self.scores[1], i64::from(self.game) - 1);
        let [least, most] = GAIN.map(|gain| gain.in_halves() * games);
        let few = |score: &Score| (1..GAIN[0].in_halves()).contains(&score.in_halves());
        if games < 0 || !(least..=most).contains(&total.in_halves()) || self.scores.iter().any(few) {
            let [one, other] = self.scores.map(|score| score.to_string());
            return Err(phrase!("kvatrutafl-position-score", one, other, game = self.game).into());
        }
        Ok(())
    }
}

/// A point where men stand together that may do so only by rule 4, the four of a first 6–6 apart.
fn crowded(men: &Men) -> Option<u8> {
    (2..=POINTS).find(|place| men.at(*place) > if *place == SEVENTH { 4 } else { 1 })
}

fn men(seat: Seat, words: &mut Words<'_>) -> Men {
    let mut at = [0_u32; 26];
    while let Some((place, count)) = words.take(|word| place(seat, word)) {
        let all = &mut at[usize::from(place)];
        *all = all.saturating_add(count);
    }
    Men::new(at.map(|count| u8::try_from(count).unwrap_or(u8::MAX)))
}
