//! The rules of Kvátrutafl over a whole match (`docs/rules/kvatrutafl.md`). Knows no screen, no words, no generator.

use std::ops::RangeInclusive;

use serde_json::{Map, Value, json};

use base::phrase::{Phrase, phrase};

use super::action::Action;
use super::line::{LegalTurn, Why};
use super::men::{BAR, MEN, OFF, Position, other, path};
use super::options::Options;
use super::turns::{Declarable, Finder, Turn as Whole};
use super::win::{MAR, WinKind};
use crate::game::{Die, Face, Game, Illegal, Score, Seat, Throw, Turn};

mod position;

pub const DIE: Die = Die::new("pips", Face::PIPS);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Each throws one die for the beginning.
    Opening,
    Throw(Seat),
    Play(Seat, [u8; 2]),
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePhase {
    Game,
    /// The loser of an uttekt has one more throw (option `extra`); whether throws after it are due.
    Extra(bool),
    /// The loser of an uttekt has so many throws left, the present one included (option `after`).
    After(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Win {
    pub by: Seat,
    pub way: WinKind,
    /// With what a hit added.
    pub points: Score,
}

impl Win {
    /// Whether it was declared after a part of the throw, and whether a hit added to it.
    pub fn riders(&self) -> (bool, bool) {
        let half = [self.way.half_points(), self.way.half_points() + MAR].contains(&self.points);
        let plain = if half { self.way.half_points() } else { self.way.points() };
        (half && self.way.is_formation(), self.points > plain)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Kvatrutafl {
    options: Options,
    position: Position,
    stage: Stage,
    part: GamePhase,
    /// From 1.
    game: u32,
    scores: [Score; 2],
    last_win: Option<Win>,
    /// The men as the last game left them, until somebody throws for the next.
    left: Option<Position>,
}

impl Kvatrutafl {
    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn part(&self) -> GamePhase {
        self.part
    }

    pub fn number(&self) -> u32 {
        self.game
    }

    pub fn last_win(&self) -> Option<Win> {
        self.last_win
    }

    /// The win still on the table: between games, after the match, and before the throws that follow an uttekt.
    pub fn ended(&self) -> Option<Win> {
        let rests = match (self.stage, self.part) {
            (Stage::Over, _) | (Stage::Throw(_), GamePhase::Extra(_)) => true,
            (Stage::Throw(_), GamePhase::After(left)) => left == self.options.after && !self.options.extra,
            (Stage::Opening | Stage::Throw(_), GamePhase::Game) => self.left.is_some(),
            (Stage::Opening, GamePhase::Extra(_) | GamePhase::After(_)) | (Stage::Play(..), _) => false,
        };
        self.last_win.filter(|_| rests)
    }

    /// `None` once the next game has begun.
    pub fn left(&self) -> Option<&Position> {
        self.left.as_ref()
    }

    /// Not begun; `None` unless dice lie to be played.
    pub fn line(&self) -> Option<LegalTurn> {
        match self.stage {
            Stage::Play(seat, dice) => Some(LegalTurn::new(self.position, seat, dice)),
            Stage::Opening | Stage::Throw(_) | Stage::Over => None,
        }
    }

    pub fn declarable(&self) -> Declarable {
        match self.part {
            GamePhase::Game => |_| true,
            GamePhase::Extra(_) => |_| false,
            GamePhase::After(_) => WinKind::counts_after,
        }
    }

    /// In the rules' order.
    pub fn turns(&self) -> Vec<Whole> {
        self.line().map(|line| Finder::default().turns(&line, self.declarable()).to_vec()).unwrap_or_default()
    }

    /// One line for each way to tell which die took which (a man may bear off by more than one). Whether it is a whole
    /// turn is not asked. The error says which step is the first that is not allowed, and why.
    pub fn follow(&self, line: &LegalTurn, action: &Action) -> Result<Vec<LegalTurn>, Illegal> {
        let (mut lines, mut next) = (vec![*line], Vec::new());
        for (index, step) in action.steps.all().iter().enumerate() {
            for line in &lines {
                next.extend(line.ways(step.from, step.to).map(|(die, real)| line.after(die, real)));
            }
            let text = || step.text(action.seat);
            let Some(after) = next.first() else {
                // Every line failed; the first is the one with the exact dice.
                let line = &lines[0];
                let why = line.why_not(step.from, step.to).unwrap_or(Why::NoDie);
                return Err(phrase!("kvatrutafl-step-refused", step = text(), why = reason(why)).into());
            };
            let hits = after.steps.all().get(index).is_some_and(|real| real.hit);
            if hits != step.hit {
                let (step, hits) = (text(), if hits { "yes" } else { "no" });
                return Err(phrase!("kvatrutafl-hit-mark", step, hits).into());
            }
            std::mem::swap(&mut lines, &mut next);
            next.clear();
        }
        Ok(lines)
    }

    fn throw(by: Vec<Seat>) -> Throw {
        Throw { by, dice: vec![DIE; 2] }
    }

    fn begin(&mut self, seat: Option<Seat>) {
        self.left = Some(std::mem::replace(&mut self.position, Position::start()));
        self.part = GamePhase::Game;
        self.game += 1;
        self.stage = seat.map_or(Stage::Opening, Stage::Throw);
    }

    fn score(&mut self, by: Seat, way: WinKind, points: Score) {
        self.scores[by] = self.scores[by] + points;
        self.last_win = Some(Win { by, way, points });
    }

    /// Without `next` the dice decide who begins.
    fn close(&mut self, next: Option<Seat>) {
        if self.scores.iter().any(|score| *score >= self.options.target) {
            self.stage = Stage::Over;
            self.part = GamePhase::Game;
        } else {
            self.begin(next);
        }
    }

    fn win(&mut self, by: Seat, way: WinKind, points: Score) {
        self.score(by, way, points);
        let foe = other(by);
        let after = self.options.after > 0 && self.position.men[foe].at(OFF) == 0;
        if way == WinKind::Uttekt && self.options.extra {
            self.part = GamePhase::Extra(after);
            self.stage = Stage::Throw(foe);
        } else if way == WinKind::Uttekt && after {
            self.part = GamePhase::After(self.options.after);
            self.stage = Stage::Throw(foe);
        } else {
            self.close(way.begins_next().then_some(by));
        }
    }

    fn end_alone(&mut self, seat: Seat, turn: &Whole) {
        let all_off = self.position.men[seat].at(OFF) == MEN;
        match (self.part, turn.declare.and_then(|_| turn.prize())) {
            (GamePhase::Extra(_), _) if all_off => {
                // A draw: both have borne off, and the dice say who begins.
                self.scores[seat] = self.scores[seat] + WinKind::Uttekt.points();
                self.close(None);
            }
            (GamePhase::Extra(true), _) => {
                self.part = GamePhase::After(self.options.after);
                self.stage = Stage::Throw(seat);
            }
            (_, Some((way, points))) => {
                self.score(seat, way, points);
                self.close(Some(other(seat)));
            }
            (GamePhase::After(left), None) if left > 1 && !all_off => {
                self.part = GamePhase::After(left - 1);
                self.stage = Stage::Throw(seat);
            }
            (GamePhase::After(_) | GamePhase::Extra(_) | GamePhase::Game, None) => self.close(Some(other(seat))),
        }
    }
}

pub fn reason(why: Why) -> Phrase {
    match why {
        Why::Ended => phrase!("kvatrutafl-why-ended"),
        Why::NoMan => phrase!("kvatrutafl-why-no-man"),
        Why::Bar => phrase!("kvatrutafl-why-bar"),
        Why::Backwards => phrase!("kvatrutafl-why-backwards"),
        Why::NoDie => phrase!("kvatrutafl-why-no-die"),
        Why::BarFirst => phrase!("kvatrutafl-why-bar-first"),
        Why::Quarter => phrase!("kvatrutafl-why-quarter"),
        Why::OwnMan => phrase!("kvatrutafl-why-own-man"),
        Why::Closed(count) => phrase!("kvatrutafl-why-closed", count),
        Why::OneMan => phrase!("kvatrutafl-why-one-man"),
        Why::FourMen => phrase!("kvatrutafl-why-four-men"),
        Why::Waits(away) => phrase!("kvatrutafl-why-waits", count = away),
        Why::Locked => phrase!("kvatrutafl-why-locked"),
        Why::NotHome => phrase!("kvatrutafl-why-not-home"),
        Why::Behind => phrase!("kvatrutafl-why-behind"),
    }
}

impl Game for Kvatrutafl {
    const SEATS: RangeInclusive<usize> = 2..=2;
    type Options = Options;
    type Action = Action;

    fn start(options: &Options, _seats: usize) -> Self {
        Self {
            options: *options,
            position: Position::start(),
            stage: Stage::Opening,
            part: GamePhase::Game,
            game: 1,
            scores: [Score::default(); 2],
            last_win: None,
            left: None,
        }
    }

    fn placed(options: &Options, _seats: usize, text: &str) -> Result<Self, Illegal> {
        Self::placed_as(options, text)
    }

    fn position(&self) -> Result<String, Illegal> {
        self.written()
    }

    fn lying(&self) -> Option<(Throw, Vec<Face>)> {
        let Stage::Play(seat, dice) = self.stage else { return None };
        Some((Self::throw(vec![seat]), dice.map(Face::Number).to_vec()))
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Opening => Turn::Roll(Self::throw(vec![0, 1])),
            Stage::Throw(seat) => Turn::Roll(Self::throw(vec![seat])),
            Stage::Play(seat, _) => Turn::Seats(vec![seat]),
            Stage::Over => {
                let best = self.scores[0].max(self.scores[1]);
                Turn::Over((0..2).filter(|seat| self.scores[*seat] == best).collect())
            }
        }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        if self.turn().to_act() == [seat] { self.turns().iter().map(Whole::action).collect() } else { Vec::new() }
    }

    fn parse(&self, seat: Seat, notation: &str) -> Result<Action, Illegal> {
        Action::read(seat, notation)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let Some(line) = self.line().filter(|line| line.seat == seat && action.seat == seat) else {
            return Err(phrase!("kvatrutafl-not-now").into());
        };
        let lines = self.follow(&line, action)?;
        let count = action.steps.all().len();
        if let Some(way) = action.declare {
            let stands =
                lines.iter().any(|line| line.won.is_none() && line.position.men[seat].formation() == Some(way));
            return if !stands || count == 0 {
                Err(phrase!("kvatrutafl-not-standing", name = way.name()).into())
            } else if !self.declarable()(way) {
                Err(phrase!("kvatrutafl-not-declared-now", name = way.name()).into())
            } else {
                Ok(())
            };
        }
        if lines.iter().any(|line| line.won.is_some()) {
            return Ok(());
        }
        let most = Finder::default().most(&line);
        if count < most {
            return Err(phrase!("kvatrutafl-more-dice", count, most).into());
        }
        Ok(())
    }

    fn canonical(&self, seat: Seat, action: &Action) -> Action {
        let Some(begun) = self.line().filter(|line| line.seat == seat) else { return *action };
        let Ok(lines) = self.follow(&begun, action) else { return *action };
        // The one listed for the same end, as `turns` tells ends apart.
        let ends_so = |turn: &Whole, line: &LegalTurn| {
            let dice = |line: &LegalTurn| line.won.is_none().then_some(line.left.count());
            turn.line.end_key() == line.end_key() && dice(&turn.line) == dice(line)
        };
        let listed = |turn: &&Whole| turn.declare == action.declare && lines.iter().any(|line| ends_so(turn, line));
        self.turns().iter().find(listed).map_or(*action, Whole::action)
    }

    fn roll(&mut self, faces: &[Face]) {
        let [one, two] = [faces[0].number(), faces[1].number()];
        self.stage = match self.stage {
            Stage::Opening if one == two => Stage::Opening,
            Stage::Opening => Stage::Play(usize::from(two > one), [one, two]),
            Stage::Throw(seat) => Stage::Play(seat, [one, two]),
            Stage::Play(..) | Stage::Over => return,
        };
        self.left = None;
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        let Some(begun) = self.line() else { return };
        let Ok(lines) = self.follow(&begun, action) else { return };
        // Of several readings of the dice, which differ only in what is left, one that ends the game counts.
        let Some(line) = lines.iter().find(|line| line.won.is_some()).or(lines.first()).copied() else { return };
        self.position = line.position;
        self.position.first[seat] = false;
        let turn = Whole { line, declare: action.declare };
        if self.part != GamePhase::Game {
            self.end_alone(seat, &turn);
        } else if let Some((way, points)) = turn.prize() {
            self.win(seat, way, points);
        } else {
            self.stage = Stage::Throw(other(seat));
        }
    }

    fn scores(&self) -> Vec<Score> {
        self.scores.to_vec()
    }

    fn state(&self) -> Value {
        let men = |seat: Seat| {
            let points = ('a'..='x').filter_map(|name| {
                let count = self.position.men[seat].at(path(seat, name)?);
                (count > 0).then(|| (name.to_string(), json!(count)))
            });
            Value::Object(points.collect::<Map<_, _>>())
        };
        let both = |place: u8| json!(self.position.men.map(|men| men.at(place)));
        let (turn, dice) = match self.stage {
            Stage::Opening | Stage::Over => (None, None),
            Stage::Throw(seat) => (Some(seat), None),
            Stage::Play(seat, dice) => (Some(seat), Some(dice)),
        };
        let last = |win: Win| json!({ "by": win.by, "key": win.way.key(), "points": win.points.json() });
        json!({
            "white": men(0),
            "black": men(1),
            "bar": both(BAR),
            "off": both(OFF),
            "turn": turn,
            "dice": dice,
            "game": self.game,
            "unlocked": self.position.unlocked,
            "exposed": self.position.exposed,
            "first": self.position.first,
            "score": self.scores.map(Score::json),
            "last_win": self.last_win.map(last),
        })
    }
}

#[cfg(test)]
pub(super) mod tests;
