//! What is said of a turn that is due: what to do, what may be decided beside the board. Knows no picture.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::action::Action;
use super::super::men::{BAR, OFF, Position, TWELFTH, letter, other, turned};
use super::super::rules::{GamePhase, Kvatrutafl, Stage};
use super::super::sheet::story;
use super::super::turns::Turn as Whole;
use super::super::win::{MAR, WinKind};
use super::position_fields;
use super::reach::{Reach, Uses};
use super::tell::{self, points};
use super::touch::{Place, Touch};
use crate::game::{Event, Game, Illegal, Match, Score, Seat};
use crate::table::ending::Share;
use crate::table::{Choice, PositionField, Typed, Typing, View, Weight, Words};

pub fn side(seat: Seat) -> Phrase {
    if seat == 0 { phrase!("kvatrutafl-board-white") } else { phrase!("kvatrutafl-board-black") }
}

pub fn forced(game: &Kvatrutafl) -> Option<Whole> {
    let turns = game.turns();
    let [only] = turns.as_slice() else { return None };
    Some(*only)
}

impl Words for Kvatrutafl {
    fn choices(&self, touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        let Some(reach) = Reach::of(self, touch.taken(), seat) else { return Vec::new() };
        let begun = touch.taken().is_empty();
        if let Some(only) = forced(self).filter(|_| begun) {
            return vec![the_only(&reach, &only)];
        }
        let action = touch.action(seat);
        let mut choices = Vec::new();
        let whole = reach.is_whole() && !begun;
        if let Some(way) = reach.formation(&reach.now) {
            choices.extend(declaration(&reach, action, way, whole));
        }
        if whole {
            let turn = Whole { line: reach.now, declare: None };
            let name = match turn.prize() {
                Some((way, won)) => phrase!("kvatrutafl-board-confirm-win", way = way.name(), points = points(won)),
                None => phrase!("kvatrutafl-board-confirm"),
            };
            let about = phrase!("kvatrutafl-board-confirm-about", steps = tell::steps(seat, action.steps.all()));
            let won = turn.prize().map(|(_, points)| points);
            let weight = given_away(self, &reach, touch, won).map_or(Weight::Next, Weight::Forgoes);
            choices.push(Choice { action, name, about: Some(about), key: Some('y'), weight });
        }
        choices
    }

    fn typing(&self, _seat: Seat) -> Option<Typing> {
        let chooses = self.line().is_some() && forced(self).is_none();
        chooses.then(|| Typing {
            label: phrase!("kvatrutafl-board-typing"),
            placeholder: phrase!("kvatrutafl-board-typing-example"),
            send: phrase!("kvatrutafl-board-typing-send"),
            means: Typed::Touches,
        })
    }

    fn prompt(&self, touch: &Touch, view: &View) -> Phrase {
        match self.stage() {
            Stage::Over => over(self, view),
            Stage::Opening if self.number() > 1 => {
                phrase!("kvatrutafl-board-prompt-opening-next", game = self.number())
            }
            Stage::Opening => phrase!("kvatrutafl-board-prompt-opening"),
            Stage::Throw(seat) => throw(self, view.name(seat)),
            Stage::Play(seat, dice) => {
                let name = view.name(seat);
                match Reach::of(self, touch.taken(), seat).filter(|_| view.seat == Some(seat)) {
                    Some(reach) => play(self, touch, &reach, dice, name),
                    None => phrase!("kvatrutafl-board-watch", name, dice = tell::dice(dice)),
                }
            }
        }
    }

    fn reason(&self, seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
        super::reason::reason(self, seat, played, better)
    }

    fn foresees(&self, seat: Seat, action: &Action) -> Vec<Phrase> {
        super::ahead::foresees(self, seat, action)
    }

    fn position_fields(&self, _touch: &Touch, _view: &View, spot: Option<&Spot>) -> Vec<PositionField> {
        position_fields::of(self, spot)
    }

    fn set(&mut self, key: &str, value: u32) -> Result<(), Illegal> {
        self.set_by_hand(key, value)
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), Illegal> {
        self.write_by_hand(key, text)
    }

    fn surveys(&self, touch: &Touch, view: &View, spot: &Spot) -> Vec<Phrase> {
        super::ahead::surveys(self, touch, view, spot)
    }

    fn shares(played: &Match<Self>) -> Vec<Share> {
        let turns = story::turns(played);
        let won = |way: WinKind, seat: Seat| {
            let gains = turns.iter().filter_map(|turn| turn.gain).filter(|gain| (gain.way, gain.by) == (way, seat));
            gains.map(|gain| gain.points).reduce(|sum, points| sum + points)
        };
        let ways = WinKind::ALL.into_iter().map(|way| {
            Share::most(phrase!("kvatrutafl-board-share-way", way = way.name()), vec![won(way, 0), won(way, 1)])
        });
        let hit = |seat: Seat| turns.iter().filter(|turn| turn.by == seat).map(|turn| usize::from(turn.hits)).sum();
        let hits = Share::most(phrase!("kvatrutafl-board-share-hits"), Share::counts([hit(0), hit(1)]));
        ways.filter(|share| share.had.iter().any(Option::is_some)).chain([hits]).collect()
    }

    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        match event {
            Event::Roll(faces) | Event::Faces(faces) => {
                tell::rolled(self, [faces[0].number(), faces[1].number()], view)
            }
            Event::Act { seat, action } => tell::played(self, *seat, action, view),
        }
    }

    fn advice(&self, seat: Seat, action: &Action) -> Phrase {
        let steps = tell::steps(seat, action.steps.all());
        match action.declare {
            _ if steps.is_empty() => phrase!("kvatrutafl-board-advice-pass"),
            Some(way) => phrase!("kvatrutafl-board-advice-declare", steps, way = way.name()),
            None => phrase!("kvatrutafl-board-advice-play", steps),
        }
    }
}

/// The best declaration with the steps touched, or the first of them, where it is worth more than what is won so.
fn given_away(game: &Kvatrutafl, reach: &Reach<'_>, touch: &Touch, won: Option<Score>) -> Option<Phrase> {
    let begun = game.line()?;
    let lines = (1..=touch.taken().len()).map(|count| begun.after_all(&touch.taken()[..count]));
    let declared = lines.filter_map(|line| Whole { line, declare: Some(reach.formation(&line)?) }.prize());
    let (way, worth) = declared.max_by_key(|(_, worth)| *worth).filter(|(_, worth)| Some(*worth) > won)?;
    Some(phrase!("kvatrutafl-board-given-away", way = way.name(), points = points(worth)))
}

fn the_only(reach: &Reach<'_>, only: &Whole) -> Choice<Action> {
    let action = only.action();
    if action.steps.all().is_empty() {
        let about = Some(reach.why_pass());
        return Choice { action, name: phrase!("kvatrutafl-board-pass"), about, key: Some('p'), weight: Weight::Next };
    }
    let name = phrase!("kvatrutafl-board-play", steps = tell::steps(action.seat, action.steps.all()));
    Choice { action, name, about: Some(phrase!("kvatrutafl-board-play-about")), key: Some('y'), weight: Weight::Next }
}

/// A declaration; it stands out where the turn is touched `whole`, and nothing more can become of it.
fn declaration(reach: &Reach<'_>, action: Action, way: WinKind, whole: bool) -> Option<Choice<Action>> {
    let (_, worth) = Whole { line: reach.now, declare: Some(way) }.prize()?;
    let name = phrase!("kvatrutafl-board-declare", way = way.name(), points = points(worth));
    let base = if reach.now.is_full() {
        phrase!("kvatrutafl-board-declare-full", points = points(way.points()))
    } else {
        phrase!("kvatrutafl-board-declare-half", points = points(way.half_points()))
    };
    let mar = |base: Phrase| phrase!("kvatrutafl-board-declare-mar", base, points = points(MAR));
    // What playing on is worth, the hint tells, and nothing else.
    let about = if reach.now.steps.hit() { mar(base) } else { base };
    let action = Action { declare: Some(way), ..action };
    let weight = if whole { Weight::Scores } else { Weight::Plain };
    Some(Choice { action, name, about: Some(about), key: Some('d'), weight })
}

fn throw(game: &Kvatrutafl, name: String) -> Phrase {
    match game.part() {
        GamePhase::Extra(_) => phrase!("kvatrutafl-board-prompt-extra", name),
        GamePhase::After(left) => phrase!("kvatrutafl-board-prompt-after", name, count = left),
        GamePhase::Game => phrase!("kvatrutafl-board-prompt-throw", name),
    }
}

fn play(game: &Kvatrutafl, touch: &Touch, reach: &Reach<'_>, thrown: [u8; 2], name: String) -> Phrase {
    let seat = reach.now.seat;
    if let Some(only) = forced(game).filter(|_| touch.taken().is_empty()) {
        return if only.action().steps.all().is_empty() {
            phrase!("kvatrutafl-board-prompt-pass", name)
        } else {
            phrase!("kvatrutafl-board-prompt-forced", name)
        };
    }
    if let Some(way) = reach.now.won {
        return phrase!("kvatrutafl-board-prompt-won", name, way = way.name());
    }
    if reach.is_whole() {
        return phrase!("kvatrutafl-board-prompt-whole", name);
    }
    let dice = tell::left(&reach.now, thrown);
    let waiting = reach.now.position.men[seat].at(BAR);
    if waiting > 0 {
        return phrase!("kvatrutafl-board-prompt-enter", name, count = waiting, dice);
    }
    let uses = reach.uses(touch.asked());
    match uses.chosen.filter(|_| uses.movers.len() > 1) {
        Some(from) => phrase!("kvatrutafl-board-prompt-where", from = letter(seat, from).to_string(), dice),
        None => phrase!("kvatrutafl-board-prompt-play", name, dice),
    }
}

fn over(game: &Kvatrutafl, view: &View) -> Phrase {
    let scores = game.scores();
    match *game.turn().winners() {
        [one] => {
            let (own, theirs) = (scores[one].to_string(), scores[other(one)].to_string());
            phrase!("kvatrutafl-board-over", name = view.name(one), own, theirs)
        }
        _ => phrase!("kvatrutafl-board-over-both", points = points(scores[0])),
    }
}

/// The men as they stand with the steps taken; between two games as the last one left them, until somebody throws.
pub fn shown(game: &Kvatrutafl, touch: &Touch) -> Position {
    let stands = *game.left().unwrap_or(game.position());
    game.line().map_or(stands, |begun| begun.after_all(touch.taken()).position)
}

/// What a place is, for whoever cannot see it, and what can be done with it.
pub fn place(position: &Position, uses: Option<&Uses>, place: Place) -> Phrase {
    let Place { seat, path } = place;
    let what = match path {
        BAR => phrase!("kvatrutafl-board-says-bar", side = side(seat), count = position.men[seat].at(BAR)),
        OFF => phrase!("kvatrutafl-board-says-off", side = side(seat), count = position.men[seat].at(OFF)),
        point => {
            let at = letter(seat, point).to_string();
            let stand =
                [(seat, point), (other(seat), turned(point))].map(|(seat, path)| (seat, position.men[seat].at(path)));
            match stand.into_iter().find(|(_, count)| *count > 0) {
                None => phrase!("kvatrutafl-board-says-empty", at),
                Some((seat, count)) => phrase!("kvatrutafl-board-says-men", at, side = side(seat), count),
            }
        }
    };
    let Some((uses, path)) = uses.and_then(|uses| Some((uses, place.on(uses.seat)?))) else { return what };
    match uses.landings.iter().find(|landing| landing.to == path) {
        Some(landing) if landing.hits() => phrase!("kvatrutafl-board-says-hit", what, dice = landing.dice()),
        Some(landing) => phrase!("kvatrutafl-board-says-landing", what, dice = landing.dice()),
        None if uses.movers.contains(&path) => phrase!("kvatrutafl-board-says-mover", what),
        None => what,
    }
}

pub fn men(position: &Position, seat: Seat) -> Phrase {
    let points = (BAR + 1..OFF).map(|path| (letter(seat, path), position.men[seat].at(path)));
    let stand: Vec<String> =
        points.filter(|(_, count)| *count > 0).map(|(at, count)| format!("{at} {count}")).collect();
    phrase!("kvatrutafl-board-says-stand", side = side(seat), men = stand.join(", "))
}

/// Beside the padlock: what it locks, and until when.
pub fn locked(seat: Seat) -> Phrase {
    phrase!("kvatrutafl-board-locked", at = letter(seat, TWELFTH).to_string())
}

pub fn state(game: &Kvatrutafl, touch: &Touch, view: &View, seat: Seat) -> Phrase {
    let position = shown(game, touch);
    let at = letter(seat, TWELFTH).to_string();
    let locked = match position.unlocked[seat] {
        true => phrase!("kvatrutafl-board-says-unlocked"),
        false => phrase!("kvatrutafl-board-says-locked", at),
    };
    phrase!(
        "kvatrutafl-board-says-side",
        side = side(seat),
        name = view.name(seat),
        pips = position.men[seat].pips(),
        points = points(game.scores()[seat]),
        locked
    )
}
