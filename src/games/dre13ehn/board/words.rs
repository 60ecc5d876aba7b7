//! What is to be done, and what may be chosen beside the board, in words. Knows no picture.

use super::super::options::{GAMES, Manner, Options};
use super::super::outcome::{Outcome, Pair};
use super::super::points;
use super::super::rules::{Action, Dre13ehn, Entry, Roll, Standing, entered};
use super::tell;
use super::touch::Touch;
use crate::game::{Event, Game, Seat, Turn};
use crate::phrase::{Phrase, phrase};
use crate::table::{Choice, Typing, View, Words};

/// The name of a seat as a phrase, for lists.
pub fn named(view: &View, seat: Seat) -> Phrase {
    phrase!("dre13ehn-board-someone", name = view.name(seat))
}

/// The symbols of a throw as a list: “2 and 13”.
pub fn dice(roll: Roll) -> Vec<Phrase> {
    roll.symbols().map(|symbol| phrase!("dre13ehn-board-symbol", symbol = symbol.to_string())).collect()
}

/// What a throw makes: “23”, “12 or 23”.
pub fn result(pair: Pair) -> Phrase {
    match pair {
        Pair::Plain(outcome) => phrase!("dre13ehn-board-result", result = outcome.word()),
        Pair::TwoThirteen => phrase!("dre13ehn-board-either"),
    }
}

/// What stands, as it is written.
pub fn standing(game: &Dre13ehn) -> Option<&'static str> {
    game.standing().map(|standing| standing.outcome.word())
}

impl Words for Dre13ehn {
    fn choices(&self, _touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        let stands = standing(self).unwrap_or_default();
        let is_duel = self.options().is_duel();
        let legal = self.legal(seat).into_iter();
        let offered = legal.filter_map(|action| {
            let (name, about) = match action {
                Action::Call(_) => return None,
                Action::Peek if !self.has_peeked() => return None,
                Action::Peek => (phrase!("dre13ehn-board-peek"), phrase!("dre13ehn-board-peek-about")),
                Action::Silent => (phrase!("dre13ehn-board-silent"), phrase!("dre13ehn-board-silent-about")),
                Action::Throw if self.options().is_solo() => {
                    (phrase!("dre13ehn-board-repeat"), phrase!("dre13ehn-board-repeat-about"))
                }
                Action::Throw => {
                    (phrase!("dre13ehn-board-again"), phrase!("dre13ehn-board-again-about", standing = stands))
                }
                Action::Show if is_duel => (phrase!("dre13ehn-board-show"), phrase!("dre13ehn-board-show-duel")),
                Action::Show => (phrase!("dre13ehn-board-show"), phrase!("dre13ehn-board-show-about")),
                Action::Believe => (phrase!("dre13ehn-board-believe"), believe_about(self, stands)),
                Action::Uncover => (phrase!("dre13ehn-board-uncover"), uncover_about(self, stands)),
                Action::Ask => (phrase!("dre13ehn-board-ask"), phrase!("dre13ehn-board-ask-about")),
                Action::Keep => keep(self)?,
            };
            Some((action, name, about))
        });
        // Digits mean the same in every language.
        let keys = '1'..='9';
        keys.zip(offered)
            .map(|(key, (action, name, about))| Choice {
                action,
                name,
                about: Some(about),
                key: Some(key),
                next: false,
            })
            .collect()
    }

    fn typing(&self, seat: Seat) -> Option<Typing> {
        self.free(seat).then(|| Typing {
            label: phrase!("dre13ehn-board-typing"),
            placeholder: phrase!("dre13ehn-board-typing-example"),
            prefix: "call ",
        })
    }

    fn prompt(&self, _touch: &Touch, view: &View) -> Phrase {
        match self.turn() {
            Turn::Over(winners) => over(self, &winners, view),
            Turn::Roll(_) => throw(self, view.name(self.thrower())),
            Turn::Seats(seats) => match (view.seat.filter(|seat| seats.contains(seat)), seats.first()) {
                (Some(seat), _) if self.is_handed_on() => answer(self, seat, view),
                (Some(seat), _) => decide(self, view.name(seat)),
                (None, Some(seat)) => watch(self, *seat, view),
                (None, None) => phrase!("core-over"),
            },
        }
    }

    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        match event {
            Event::Roll(faces) => tell::roll(self, faces, view),
            Event::Act { seat, action } => tell::act(self, *seat, action, view),
        }
    }
}

fn believe_about(game: &Dre13ehn, stands: &'static str) -> Phrase {
    let fire = game.standing().is_some_and(|standing| standing.outcome == Outcome::FireFire);
    if fire && !game.is_blind() && !game.options().is_duel() {
        phrase!("dre13ehn-board-believe-fire")
    } else {
        phrase!("dre13ehn-board-believe-about", standing = stands)
    }
}

fn uncover_about(game: &Dre13ehn, stands: &'static str) -> Phrase {
    if game.is_blind() {
        phrase!("dre13ehn-board-uncover-blind", standing = stands)
    } else if game.standing().is_some_and(|standing| standing.outcome == Outcome::FireFire) {
        phrase!("dre13ehn-board-uncover-fire")
    } else {
        phrase!("dre13ehn-board-uncover-about", standing = stands)
    }
}

/// The solo game's throw, as it would be entered.
fn keep(game: &Dre13ehn) -> Option<(Phrase, Phrase)> {
    let (result, points) = solo(game)?;
    let name = phrase!("dre13ehn-board-keep", result = result.word());
    Some((name, phrase!("dre13ehn-board-keep-about", nth = game.next_win(0), points = points)))
}

/// The solo game's throw as it would be entered, and its points.
pub fn solo(game: &Dre13ehn) -> Option<(Outcome, i64)> {
    let nth = game.next_win(0);
    let result = entered(nth, game.dice()?.pair());
    Some((result, points::points(nth, Entry::Result(result))))
}

fn throw(game: &Dre13ehn, name: String) -> Phrase {
    if game.options().is_solo() {
        return if game.is_throwing_again() {
            phrase!("dre13ehn-board-prompt-repeat")
        } else {
            phrase!("dre13ehn-board-prompt-solo-throw", nth = game.next_win(0))
        };
    }
    match standing(game) {
        _ if game.is_throwing_again() => phrase!("dre13ehn-board-prompt-again", name = name),
        None if game.options().cup() => phrase!("dre13ehn-board-prompt-begin-cup", name = name),
        None => phrase!("dre13ehn-board-prompt-begin", name = name),
        Some(standing) if game.options().cup() => {
            phrase!("dre13ehn-board-prompt-throw-cup", name = name, standing = standing)
        }
        Some(standing) => phrase!("dre13ehn-board-prompt-throw", name = name, standing = standing),
    }
}

fn decide(game: &Dre13ehn, name: String) -> Phrase {
    let stands = standing(game);
    match game.options().manner() {
        Manner::Solo { .. } => match solo(game) {
            Some((result, points)) => {
                phrase!("dre13ehn-board-prompt-solo", result = result.word(), points = points)
            }
            None => phrase!("dre13ehn-board-prompt-repeat"),
        },
        Manner::Cup => match (game.has_peeked(), stands) {
            (false, None) => phrase!("dre13ehn-board-prompt-cup-first", name = name),
            (true, None) => phrase!("dre13ehn-board-prompt-seen-first", name = name),
            (false, Some(standing)) => phrase!("dre13ehn-board-prompt-cup", name = name, standing = standing),
            (true, Some(standing)) => phrase!("dre13ehn-board-prompt-seen", name = name, standing = standing),
        },
        Manner::Open => match (game.options().is_duel(), stands) {
            (false, None) => phrase!("dre13ehn-board-prompt-call-first", name = name),
            (false, Some(standing)) => phrase!("dre13ehn-board-prompt-call", name = name, standing = standing),
            (true, None) => phrase!("dre13ehn-board-prompt-duel-first", name = name),
            (true, Some(standing)) => phrase!("dre13ehn-board-prompt-duel", name = name, standing = standing),
        },
    }
}

fn answer(game: &Dre13ehn, seat: Seat, view: &View) -> Phrase {
    let (name, thrower) = (view.name(seat), view.name(game.thrower()));
    let claim = standing(game).unwrap_or_default();
    if game.is_blind() {
        return phrase!("dre13ehn-board-prompt-blind", name = name, thrower = thrower, standing = claim);
    }
    if !game.legal(seat).contains(&Action::Uncover) {
        return phrase!("dre13ehn-board-prompt-two", name = name, thrower = thrower);
    }
    phrase!("dre13ehn-board-prompt-answer", name = name, thrower = thrower, standing = claim)
}

/// What somebody else has to do.
fn watch(game: &Dre13ehn, seat: Seat, view: &View) -> Phrase {
    let name = view.name(seat);
    let claim = standing(game).unwrap_or_default();
    if game.is_handed_on() {
        return if game.is_blind() {
            phrase!("dre13ehn-board-watch-blind", name = name, standing = claim)
        } else {
            phrase!("dre13ehn-board-watch-answer", name = name, standing = claim)
        };
    }
    match game.options().manner() {
        Manner::Open => phrase!("dre13ehn-board-watch-call", name = name),
        Manner::Cup => phrase!("dre13ehn-board-watch-cup", name = name),
        Manner::Solo { .. } => phrase!("dre13ehn-board-watch-solo", name = name),
    }
}

/// Who has won what.
pub fn over(game: &Dre13ehn, winners: &[Seat], view: &View) -> Phrase {
    let names: Vec<Phrase> = winners.iter().map(|seat| named(view, *seat)).collect();
    let count = winners.len();
    let first = winners.first().copied().unwrap_or(0);
    let points = game.points().get(first).copied().unwrap_or(0);
    let wins = game.entries().get(first).map_or(0, Vec::len);
    match game.options() {
        Options::Solo { .. } => phrase!("dre13ehn-board-over-solo", points = points),
        Options::Points { .. } => phrase!("dre13ehn-board-over-points", count = count, names = names, points = points),
        options @ Options::Duel { .. } if wins < options.target() => {
            phrase!("dre13ehn-board-over-lives", names = names)
        }
        Options::Duel { .. } => phrase!("dre13ehn-board-over-duel", names = names, wins = wins),
        Options::Cup { tournament: true, .. } => {
            let lost: u32 = game.games().iter().sum::<u32>().saturating_sub(GAMES);
            phrase!("dre13ehn-board-over-tournament", names = names, games = GAMES, lost = lost)
        }
        Options::Open { .. } | Options::Cup { .. } => {
            phrase!("dre13ehn-board-over-wins", names = names, wins = wins)
        }
    }
}

/// What a player's list says.
pub fn list(game: &Dre13ehn, view: &View, seat: Seat) -> Phrase {
    let entries: Vec<&str> = game.entries().get(seat).into_iter().flatten().map(|entry| entry.word()).collect();
    let (count, name, entries) = (entries.len(), view.name(seat), entries.join(", "));
    let list = phrase!("dre13ehn-board-says-list", name = name, count = count, entries = entries);
    if game.has_called_two(seat) && game.is_gregorian() {
        phrase!("dre13ehn-board-says-two", list = list)
    } else {
        list
    }
}

/// What stands, and what answers it.
pub fn stands(standing: Standing, answers: &[Outcome], view: &View) -> Phrase {
    let answers: Vec<&str> = answers.iter().map(|outcome| outcome.word()).collect();
    phrase!(
        "dre13ehn-board-says-stands",
        standing = standing.outcome.word(),
        name = view.name(standing.by),
        answers = answers.join(", ")
    )
}

/// What everybody knows of the cup, and whether the thrower has looked under it where dice lie there; nothing before
/// it is thrown with.
pub fn cup(game: &Dre13ehn, view: &View) -> Option<(Phrase, Option<bool>)> {
    let name = view.name(game.thrower());
    if !game.options().cup() || game.turns() == 0 {
        return None;
    }
    Some(if game.is_blind() {
        (phrase!("dre13ehn-board-cup-blind", name = name), Some(false))
    } else if game.has_peeked() {
        (phrase!("dre13ehn-board-cup-seen", name = name), Some(true))
    } else if game.is_thrown() || game.is_handed_on() {
        (phrase!("dre13ehn-board-cup-unseen", name = name), Some(false))
    } else {
        (phrase!("dre13ehn-board-cup-taken", name = name), None)
    })
}

/// How the round ended.
pub fn ended(game: &Dre13ehn, view: &View) -> Phrase {
    match game.last() {
        Some(end) => {
            let why = tell::why(end, game.options());
            phrase!("dre13ehn-board-join", first = why, then = tell::won(end, view))
        }
        None => phrase!("dre13ehn-board-nothing"),
    }
}

/// The throw of the solo game.
pub fn thrown_alone(game: &Dre13ehn) -> Phrase {
    match solo(game) {
        Some((made, points)) => {
            phrase!("dre13ehn-board-tell-entered", nth = game.next_win(0), result = made.word(), points = points)
        }
        None => phrase!("dre13ehn-board-points-of", points = game.points().first().copied().unwrap_or(0)),
    }
}
