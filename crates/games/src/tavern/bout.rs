//! A match of pub games, each an [`EveningPart`], and the strokes (`docs/rules/pub-games.md`, "For all of them").

use std::ops::RangeInclusive;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use base::i18n::Lang;
use base::phrase;

use super::action::Action;
use super::card::{self, Card, Item, Until};
use super::dice::{PIPS, pips};
use super::part::{End, EveningPart, StepResult, Ties, Wait, amount_json};
use crate::game::options::{self, Values};
use crate::game::position::{self, Words};
use crate::game::{Die, Face, Game, Illegal, Score, Seat, Throw, Turn};
use crate::table::{Block, Filling, Sheet, touch};

pub trait Kind: 'static {
    const CARD: &'static Card;
    /// A sheet of its own beside the tally.
    const SHEET: Option<Own> = None;
    const STRATEGY: Option<fn(Lang) -> Vec<Block>> = None;
}

pub type Own = Sheet<Filling<Bout>>;

#[derive(Clone, Debug, PartialEq)]
pub struct Chosen {
    pub card: &'static Card,
    /// What is played, gone through again and again.
    programme: Arc<[Item]>,
    pub until: Until,
    seats: RangeInclusive<usize>,
}

impl Chosen {
    pub fn read(card: &'static Card, given: &Values) -> Result<Self, Illegal> {
        let (programme, until) = card.programme(&options::complete(&card.fields(), given)?)?;
        let least = programme.iter().map(Item::least).max().unwrap_or(card::FEWEST);
        Ok(Self { card, programme: programme.into(), until, seats: least..=card::MOST })
    }
}

#[derive(Clone, Debug)]
struct Playing(Box<dyn EveningPart>);

impl PartialEq for Playing {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other.0.as_ref())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    Ended,
    Card,
    Playing,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Bout {
    pub chosen: Chosen,
    begun: bool,
    /// Which game is played, from 1.
    pub game: u32,
    pub starter: Seat,
    pub strokes: Vec<u32>,
    /// Which game was the first of the match, from 1: it may have begun with a position.
    first: u32,
    /// By game since then, the one under way included: who got a stroke, as often as they did.
    pub given: Vec<Vec<Seat>>,
    part: Playing,
    /// How often the last place of the game under way was played off, the playoff under way included.
    pub playoffs: u32,
    before: Option<Playing>,
    over: bool,
}

impl Bout {
    pub fn part(&self) -> &dyn EveningPart {
        self.part.0.as_ref()
    }

    /// How many games the programme has, gone through once.
    pub fn programme(&self) -> u32 {
        u32::try_from(self.chosen.programme.len()).unwrap_or(u32::MAX)
    }

    /// What is looked at, one after the other, before the game goes on.
    pub fn pages(&self) -> &'static [Shows] {
        match (&self.before, self.chosen.card.is_evening()) {
            (Some(_), true) => &[Shows::Ended, Shows::Card],
            (Some(_), false) => &[Shows::Ended],
            (None, _) if !self.begun => &[Shows::Card],
            (None, _) => &[],
        }
    }

    pub fn shows(&self, page: u8) -> Shows {
        self.pages().get(usize::from(page)).copied().unwrap_or(Shows::Playing)
    }

    pub fn lit(&self, shows: Shows) -> Option<Seat> {
        match shows {
            // Whoever is next is so in the next game.
            Shows::Ended => None,
            // Who begins, though somebody else may throw first.
            Shows::Card => self.part().order().first().copied(),
            Shows::Playing => self.turn().to_act().first().copied(),
        }
    }

    /// What is played as the n-th game, counted from 1.
    pub fn item(&self, game: u32) -> &Item {
        &self.chosen.programme[(game as usize - 1) % self.chosen.programme.len()]
    }

    /// Whether several games are played, so that who wins is another matter than who gets a stroke.
    pub fn is_long(&self) -> bool {
        self.chosen.until.is_long()
    }

    /// How many games had been played before the match began with a position.
    pub fn earlier(&self) -> usize {
        self.first as usize - 1
    }

    pub fn ties(&self) -> Ties {
        self.item(self.game).ties.unwrap_or(Ties::All)
    }

    /// The game that has just ended, where nothing has happened yet in the next one.
    pub fn before(&self) -> Option<&dyn EveningPart> {
        self.before.as_ref().map(|before| before.0.as_ref())
    }

    /// Whether a die is thrown under a cup in any of the games.
    pub fn covers(&self) -> bool {
        self.chosen.programme.iter().any(|item| item.card.rules.covers)
    }

    fn order(starter: Seat, seats: usize) -> Vec<Seat> {
        (0..seats).map(|place| (starter + place) % seats).collect()
    }

    fn stroke(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.strokes[*seat] += 1;
        }
        if let Some(given) = self.given.last_mut() {
            given.extend(seats);
        }
    }

    fn take(&mut self, outcome: &StepResult) {
        (self.before, self.begun) = (None, true);
        self.stroke(&outcome.strokes);
        match &outcome.end {
            None => {}
            // A game of strokes alone: in a match of it whoever got the stroke begins, in an evening the turn goes round.
            Some(End::Over) => {
                let begins = self.part.0.begins().filter(|_| !self.chosen.card.is_evening());
                self.next(begins);
            }
            Some(End::Last(seats)) if seats.len() > 1 && self.ties() == Ties::Playoff => {
                self.part.0.again(seats.clone());
                self.playoffs += 1;
            }
            Some(End::Last(seats)) => {
                self.stroke(seats);
                self.next(None);
            }
        }
    }

    fn fresh(&self) -> Playing {
        Playing(self.item(self.game).begin(Self::order(self.starter, self.strokes.len())))
    }

    pub(super) fn set_by_hand(&mut self, key: &str, value: u32) -> Result<(), Illegal> {
        let seat = usize::try_from(value).unwrap_or(usize::MAX);
        match touch::parts(key) {
            ("strokes", places) => {
                for place in places {
                    self.strokes.get_mut(place).into_iter().for_each(|strokes| *strokes = value);
                }
            }
            ("turn", _) if seat < self.strokes.len() => self.starter = seat,
            ("game", _) if value > 0 => (self.game, self.first) = (value, value),
            ("game", _) => return Err(phrase!("tavern-knob-game").into()),
            _ => {}
        }
        (self.part, self.before, self.begun) = (self.fresh(), None, false);
        (self.given, self.playoffs, self.over) = (vec![Vec::new()], 0, false);
        Ok(())
    }

    /// Whether a match can stand like this before a game, however it got there.
    fn can_stand(&self) -> Result<(), Illegal> {
        let (game, most) = (self.game, self.strokes.iter().max().copied().unwrap_or_default());
        match self.chosen.until {
            _ if game == 1 && most > 0 => Err(phrase!("tavern-position-early").into()),
            Until::Games(games) if game > games => Err(phrase!("tavern-position-late", game, games).into()),
            Until::Strokes(strokes) if most >= strokes => {
                Err(phrase!("tavern-position-strokes", strokes = most, most = strokes).into())
            }
            Until::Games(_) | Until::Strokes(_) => Ok(()),
        }
    }

    fn next(&mut self, begins: Option<Seat>) {
        if self.chosen.until.is_reached(self.game, &self.strokes) {
            self.over = true;
            return;
        }
        let seats = self.strokes.len();
        self.game += 1;
        self.starter = begins.unwrap_or((self.starter + 1) % seats);
        self.given.push(Vec::new());
        self.playoffs = 0;
        let next = self.fresh();
        self.before = Some(std::mem::replace(&mut self.part, next));
    }

    fn wait(&self) -> Wait {
        if self.over { Wait::Nothing } else { self.part.0.wait() }
    }
}

impl Game for Bout {
    const SEATS: RangeInclusive<usize> = card::FEWEST..=card::MOST;
    type Options = Chosen;
    type Action = Action;

    fn seats(options: &Chosen) -> RangeInclusive<usize> {
        options.seats.clone()
    }

    fn start(options: &Chosen, seats: usize) -> Self {
        Self {
            chosen: options.clone(),
            begun: false,
            game: 1,
            starter: 0,
            strokes: vec![0; seats],
            first: 1,
            given: vec![Vec::new()],
            part: Playing(options.programme[0].begin(Self::order(0, seats))),
            playoffs: 0,
            before: None,
            over: false,
        }
    }

    fn placed(options: &Chosen, seats: usize, text: &str) -> Result<Self, Illegal> {
        let mut words = Words::new(text);
        let (strokes, starter) = words.marked(seats)?;
        if !words.is("game") {
            return Err(words.unexpected());
        }
        let game = words.due(|word| position::number(word).filter(|game| *game > 0))?;
        words.end()?;
        let mut bout = Self { game, starter, strokes, first: game, ..Self::start(options, seats) };
        bout.part = bout.fresh();
        Ok(bout)
    }

    fn position(&self) -> Result<String, Illegal> {
        if self.over || self.playoffs > 0 || self.part != self.fresh() {
            return Err(phrase!("core-position-none").into());
        }
        self.can_stand()?;
        Ok(format!("{} game {}", position::marked(&self.strokes, self.starter), self.game))
    }

    fn turn(&self) -> Turn {
        match self.wait() {
            Wait::Roll(seat, count) => Turn::Roll(throw(seat, count)),
            Wait::Faces(seat, count) => Turn::Faces(throw(seat, count)),
            Wait::Decide(seats) => Turn::Seats(seats),
            Wait::Nothing => {
                let fewest = self.strokes.iter().min();
                let winners = (0..self.strokes.len()).filter(|seat| Some(&self.strokes[*seat]) == fewest);
                Turn::Over(winners.collect())
            }
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        if self.over { Vec::new() } else { self.part.0.legal(seat) }
    }

    fn parse(&self, _seat: Seat, notation: &str) -> Result<Action, Illegal> {
        Action::parse(notation).map(|action| action.lowest(&self.part.0.hand().dice))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let legal = self.legal(seat);
        if legal.contains(action) {
            return Ok(());
        }
        let listed = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
        let dice = self.part.0.hand().dice.len();
        Err(match action {
            Action::Keep(places) if places.iter().any(|place| place >= dice) => {
                phrase!("tavern-no-such-die", dice)
            }
            Action::Turn(Some(place)) if usize::from(*place) >= dice => phrase!("tavern-no-such-die", dice),
            Action::Keep(places) if listed(|action| matches!(action, Action::Keep(_))) => match places.count() {
                0 => phrase!("tavern-keep-one"),
                count if count == dice => phrase!("tavern-keep-fewer"),
                _ => phrase!("tavern-keep-one"),
            },
            Action::Keep(_) if listed(|action| matches!(action, Action::Turn(_))) => phrase!("tavern-turn-first"),
            Action::Keep(_) | Action::Stop | Action::Turn(_) | Action::Cover | Action::Lift => {
                phrase!("tavern-not-now", action = action.to_string())
            }
        }
        .into())
    }

    fn falls_unseen(&self) -> bool {
        self.part.0.falls_blind()
    }

    fn roll(&mut self, faces: &[Face]) {
        let outcome = self.part.0.roll(&pips(faces));
        self.take(&outcome);
    }

    fn reveal(&mut self, faces: &[Face]) {
        let outcome = self.part.0.reveal(&pips(faces));
        self.take(&outcome);
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        let outcome = self.part.0.act(seat, *action);
        self.take(&outcome);
    }

    fn scores(&self) -> Vec<Score> {
        self.strokes.iter().map(|strokes| Score::whole(i64::from(*strokes))).collect()
    }

    fn state(&self) -> Value {
        let hand = self.part.0.hand();
        let results = self.part.0.results().iter().map(|result| result.map_or(Value::Null, amount_json));
        let mut state = Map::new();
        state.insert("game".to_owned(), self.game.into());
        let dice = match self.part.0.untold() {
            0 => hand.dice.clone().into(),
            untold => json!(vec![Face::UNSEEN; untold]),
        };
        state.insert("dice".to_owned(), dice);
        state.insert("kept".to_owned(), hand.kept.clone().into());
        state.insert("throws_left".to_owned(), hand.left.into());
        state.insert("results".to_owned(), results.collect());
        self.part.0.add(&mut state);
        if self.chosen.card.is_evening() {
            state.insert("key".to_owned(), self.item(self.game).card.key.into());
        }
        Value::Object(state)
    }

    fn seen_by(&self, _seat: Option<Seat>) -> Self {
        let mut seen = self.clone();
        if !self.over {
            seen.part.0.hide();
        }
        seen
    }
}

fn throw(seat: Seat, count: usize) -> Throw {
    Throw { by: vec![seat], dice: vec![Die::new(PIPS, Face::PIPS); count] }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test says what went wrong by ending")]

    use super::*;
    use crate::tavern::evening::Evening;
    use crate::tavern::pasch::Pasch;

    #[test]
    fn on_its_card_whoever_begins_a_game_is_next_and_then_who_throws() {
        let next = |key: &str| {
            let program = Values::from([("program".to_owned(), key.to_owned())]);
            let bout = Bout::start(&Chosen::read(Evening::CARD, &program).unwrap(), 3);
            [Shows::Ended, Shows::Card, Shows::Playing].map(|shows| bout.lit(shows))
        };
        assert_eq!(next("pasch"), [None, Some(0), Some(0)]);
        assert_eq!(next("einundzwanzig"), [None, Some(0), Some(1)], "who begins has laid the 1");
    }

    #[test]
    fn where_all_share_the_last_place_it_is_a_playoff_too() {
        let games = Values::from([("games".to_owned(), "2".to_owned())]);
        let mut bout = Bout::start(&Chosen::read(Pasch::CARD, &games).unwrap(), 2);
        let turn = [1, 2, 3].map(Face::Number);
        for _ in 0..6 {
            assert_eq!(bout.playoffs, 0);
            bout.roll(&turn);
        }
        assert_eq!((bout.playoffs, bout.part().order()), (1, &[0, 1][..]));
        for _ in 0..3 {
            bout.roll(&turn);
        }
        for _ in 0..3 {
            bout.roll(&[6, 6, 6].map(Face::Number));
        }
        assert_eq!((bout.game, bout.playoffs), (2, 0), "the next game is none");
        assert_eq!(bout.strokes, [1, 0]);
    }

    #[test]
    fn a_match_to_so_many_strokes_ends_with_the_game_in_which_somebody_has_them() {
        let three =
            Values::from([("to", "strokes"), ("strokes", "2")].map(|(key, value)| (key.to_owned(), value.to_owned())));
        let mut bout = Bout::start(&Chosen::read(Pasch::CARD, &three).unwrap(), 2);
        let mut games = Vec::new();
        while !bout.turn().is_over() {
            games.push(bout.game);
            for _ in 0..2 {
                // Whoever sits first always throws less, whoever begins.
                let first = bout.part().mover() == Some(0);
                let faces = if first { [1, 2, 3] } else { [6, 6, 6] };
                (0..3).for_each(|_| bout.roll(&faces.map(Face::Number)));
            }
        }
        assert_eq!((games, bout.strokes), (vec![1, 2], vec![2, 0]));
        let both =
            Values::from([("to", "strokes"), ("games", "2")].map(|(key, value)| (key.to_owned(), value.to_owned())));
        assert!(Chosen::read(Pasch::CARD, &both).is_err(), "one or the other");
    }
}
