//! What is to be done, and what may be chosen beside the board, in words and by which keys. Knows no picture.

use base::draw::Spot;
use base::phrase::{Phrase, phrase};

use super::super::options::Throwing;
use super::super::outcome::{Outcome, Pair};
use super::super::points;
use super::super::rules::{Action, Claim, Dre13ehn, Entry, Roll, Word};
use super::said::{self, over, solo, standing};
use super::tell;
use super::touch::{Place, Touch};
use crate::game::{Event, Game, Match, Score, Seat, Turn};
use crate::table::ending::Share;
use crate::table::{Choice, Reading, Typed, Typing, View, Weight, Words};

/// Digits mean the same in every language. Apart lies what may lose the round at once, and what only at its end.
const KEYS: [(char, Action); 8] = [
    ('1', Action::Believe),
    ('2', Action::Uncover),
    ('3', Action::Throw),
    ('4', Action::Keep),
    ('5', Action::Silent),
    ('7', Action::Show),
    ('9', Action::Ask),
    ('0', Action::Peek),
];

fn key(action: &Action) -> Option<char> {
    KEYS.iter().find(|(_, other)| other == action).map(|(key, _)| *key)
}

/// As far as everybody knows: whatever lies under the cup, or for all but the one throw that must be shown.
fn loses(game: &Dre13ehn, action: &Action) -> bool {
    let fire = game.standing().is_some_and(|standing| standing.outcome == Outcome::FireFire);
    match action {
        Action::Peek => game.has_peeked(),
        Action::Show | Action::Ask => true,
        Action::Silent => game.dice().map(Roll::pair) != Some(Pair::Plain(Outcome::Zero)),
        Action::Believe => fire && !game.is_blind() && !game.options().is_duel(),
        Action::Call(_) | Action::Late | Action::Throw | Action::Uncover | Action::Keep => false,
    }
}

impl Words for Dre13ehn {
    fn choices(&self, _touch: &Touch, seat: Seat) -> Vec<Choice<Action>> {
        let stands = standing(self).unwrap_or_default();
        let is_duel = self.options().is_duel();
        let legal = self.legal(seat);
        let only = legal.len() == 1;
        let mut offered: Vec<_> = legal
            .into_iter()
            .filter_map(|action| {
                let (name, about) = match action {
                    Action::Call(_) | Action::Late => return None,
                    Action::Peek if !self.has_peeked() => return None,
                    Action::Peek => (phrase!("dre13ehn-board-peek"), phrase!("dre13ehn-board-peek-about")),
                    Action::Silent => (phrase!("dre13ehn-board-silent"), phrase!("dre13ehn-board-silent-about")),
                    Action::Throw if self.options().is_solo() => {
                        (phrase!("dre13ehn-board-repeat"), phrase!("dre13ehn-board-repeat-about"))
                    }
                    Action::Throw => {
                        (phrase!("dre13ehn-board-again"), phrase!("dre13ehn-board-again-about", standing = stands))
                    }
                    Action::Show if is_duel => {
                        (phrase!("dre13ehn-board-show-die"), phrase!("dre13ehn-board-show-duel"))
                    }
                    Action::Show => (phrase!("dre13ehn-board-show"), phrase!("dre13ehn-board-show-about")),
                    Action::Believe => (phrase!("dre13ehn-board-believe"), believe_about(self, stands)),
                    Action::Uncover => (phrase!("dre13ehn-board-uncover"), uncover_about(self, stands)),
                    Action::Ask => (phrase!("dre13ehn-board-ask"), phrase!("dre13ehn-board-ask-about")),
                    Action::Keep => keep(self)?,
                };
                let weight = match loses(self, &action) {
                    true if action == Action::Show && is_duel => {
                        Weight::Forgoes(phrase!("dre13ehn-board-given-away-show-duel"))
                    }
                    true if action == Action::Show => Weight::Forgoes(phrase!("dre13ehn-board-given-away-show")),
                    true => Weight::Forgoes(phrase!("dre13ehn-board-given-away")),
                    false => Weight::of(only),
                };
                let key = key(&action)?;
                Some(Choice { action, name, about: Some(about), key: Some(key), weight })
            })
            .collect();
        offered.sort_by_key(|choice| KEYS.iter().position(|(key, _)| choice.key == Some(*key)));
        offered
    }

    fn typing(&self, seat: Seat) -> Option<Typing> {
        self.free(seat).then(|| Typing {
            label: phrase!("dre13ehn-board-typing"),
            placeholder: Phrase::new(if self.options().is_duel() {
                "dre13ehn-board-typing-example-duel"
            } else {
                "dre13ehn-board-typing-example"
            }),
            send: phrase!("dre13ehn-board-typing-send"),
            means: Typed::Decides("call "),
        })
    }

    fn reading(&self, _seat: Seat, text: &str) -> Option<Reading> {
        said::reading(self, &Word::read(text).ok()?)
    }

    fn how_far(&self) -> Option<Phrase> {
        (!self.options().is_solo()).then(|| said::round(self, self.round(), said::game_now(self)))
    }

    fn prompt(&self, _touch: &Touch, view: &View) -> Phrase {
        match self.turn() {
            Turn::Over(winners) => over(self, &winners, view),
            Turn::Roll(_) => throw(self, view.name(self.thrower())),
            Turn::Faces(_) => phrase!("dre13ehn-board-prompt-faces", name = view.name(self.thrower())),
            Turn::Seats(seats) => match (view.seat.filter(|seat| seats.contains(seat)), seats.first()) {
                (Some(seat), _) if self.is_handed_on() => answer(self, seat, view),
                (Some(seat), _) => decide(self, view.name(seat)),
                (None, Some(seat)) => watch(self, *seat, view),
                (None, None) => phrase!("core-over"),
            },
        }
    }

    fn reason(&self, seat: Seat, played: &Action, better: &Action) -> Vec<Phrase> {
        super::reason::reason(self, seat, played, better)
    }

    fn foresees(&self, seat: Seat, action: &Action) -> Vec<Phrase> {
        super::ahead::leads(self, seat, action)
    }

    fn spoken(&self, view: &View, spot: &Spot) -> Option<&'static str> {
        match Place::of(spot) {
            Some(Place::Name(name)) if super::learns(view) && !name.is_forbidden() => Some(name.word()),
            Some(Place::Name(_) | Place::List(_) | Place::Middle) | None => None,
        }
    }

    fn surveys(&self, _touch: &Touch, _view: &View, spot: &Spot) -> Vec<Phrase> {
        super::ahead::surveys(self, spot)
    }

    /// In a tournament each game's wins; where points count, what each win was worth; else what rounds were won by.
    fn shares(played: &Match<Self>) -> Vec<Share> {
        let game = played.state();
        let counts = |lists: &[Vec<Entry>], counts: fn(&Entry) -> bool| {
            Share::counts(lists.iter().map(|list| list.iter().filter(|entry| counts(entry)).count()))
        };
        if game.options().is_tournament() {
            let games = game.lists().enumerate();
            let share = |(nth, lists): (usize, &[Vec<Entry>])| {
                Share::most(phrase!("dre13ehn-board-share-game", game = nth + 1), counts(lists, |_| true))
            };
            return games.map(share).collect();
        }
        let entries = game.entries();
        if game.options().counts_points() {
            let share = |nth: usize| {
                let worth = |list: &Vec<Entry>| {
                    let entry = list.get(nth - 1)?;
                    Some(Score::whole(points::points(nth, *entry)))
                };
                Share::most(phrase!("dre13ehn-board-share-win", nth), entries.iter().map(worth).collect())
            };
            return (1..=entries.iter().map(Vec::len).max().unwrap_or_default()).map(share).collect();
        }
        let shares = [
            Share::most(
                phrase!("dre13ehn-board-share-name"),
                counts(entries, |entry| matches!(entry, Entry::Result(_))),
            ),
            Share::most(phrase!("dre13ehn-board-share-call"), counts(entries, |entry| *entry == Entry::CallError)),
            Share::most(phrase!("dre13ehn-board-share-peek"), counts(entries, |entry| *entry == Entry::Peeked)),
        ];
        shares.into_iter().filter(|share| share.had.iter().flatten().any(|had| *had > Score::default())).collect()
    }

    fn tell(&self, event: &Event<Action>, view: &View) -> Phrase {
        match event {
            Event::Roll(faces) => tell::roll(self, faces, view),
            Event::Faces(faces) => tell::faces(self, faces, view),
            Event::Act { seat, action } => tell::act(self, *seat, action, view),
        }
    }

    fn advice(&self, _seat: Seat, action: &Action) -> Phrase {
        match action {
            Action::Call(word) => {
                let said = word.as_str().to_owned();
                match self.calls(word) {
                    Claim::Result(outcome) => {
                        phrase!("dre13ehn-board-advice-call", word = said, result = outcome.word())
                    }
                    Claim::Forbidden | Claim::Show | Claim::Unknown => {
                        phrase!("dre13ehn-board-advice-say", word = said)
                    }
                }
            }
            Action::Silent => phrase!("dre13ehn-board-advice-silent"),
            Action::Late => phrase!("dre13ehn-board-advice-late"),
            Action::Peek if self.has_peeked() => phrase!("dre13ehn-board-advice-peek-again"),
            Action::Peek => phrase!("dre13ehn-board-advice-peek"),
            Action::Throw if self.options().is_solo() => phrase!("dre13ehn-board-advice-repeat"),
            Action::Throw => phrase!("dre13ehn-board-advice-again"),
            Action::Show => phrase!("dre13ehn-board-advice-show", dice = self.options().dice().len()),
            Action::Believe => phrase!("dre13ehn-board-advice-believe"),
            Action::Uncover => phrase!("dre13ehn-board-advice-uncover"),
            Action::Ask => phrase!("dre13ehn-board-advice-ask"),
            Action::Keep => phrase!("dre13ehn-board-advice-keep"),
        }
    }
}

fn believe_about(game: &Dre13ehn, stands: &'static str) -> Phrase {
    if loses(game, &Action::Believe) {
        phrase!("dre13ehn-board-believe-fire")
    } else {
        phrase!("dre13ehn-board-believe-about", standing = stands)
    }
}

fn uncover_about(game: &Dre13ehn, stands: &'static str) -> Phrase {
    let round = if game.is_blind() {
        phrase!("dre13ehn-board-uncover-blind", standing = stands)
    } else if game.standing().is_some_and(|standing| standing.outcome == Outcome::FireFire) {
        phrase!("dre13ehn-board-uncover-fire")
    } else {
        phrase!("dre13ehn-board-uncover-about", standing = stands)
    };
    let lives = game.options().is_duel().then(|| phrase!("dre13ehn-board-uncover-lives"));
    lives.into_iter().fold(round, Phrase::then)
}

fn keep(game: &Dre13ehn) -> Option<(Phrase, Phrase)> {
    let (result, points) = solo(game)?;
    let name = phrase!("dre13ehn-board-keep", result = result.word());
    Some((name, phrase!("dre13ehn-board-keep-about", nth = game.next_win(0), points)))
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
        _ if game.is_throwing_again() => phrase!("dre13ehn-board-prompt-again", name),
        None if game.options().cup() => phrase!("dre13ehn-board-prompt-begin-cup", name),
        None => phrase!("dre13ehn-board-prompt-begin", name),
        Some(standing) if game.options().cup() => {
            phrase!("dre13ehn-board-prompt-throw-cup", name, standing)
        }
        Some(standing) => phrase!("dre13ehn-board-prompt-throw", name, standing),
    }
}

fn decide(game: &Dre13ehn, name: String) -> Phrase {
    let stands = standing(game);
    match game.options().throwing() {
        Throwing::Solo { .. } => match solo(game) {
            Some((result, points)) => {
                phrase!("dre13ehn-board-prompt-solo", result = result.word(), points)
            }
            None => phrase!("dre13ehn-board-prompt-repeat"),
        },
        Throwing::Cup => match (game.has_peeked(), stands) {
            (false, None) => phrase!("dre13ehn-board-prompt-cup-first", name),
            (true, None) => phrase!("dre13ehn-board-prompt-seen-first", name),
            (false, Some(standing)) => phrase!("dre13ehn-board-prompt-cup", name, standing),
            (true, Some(standing)) => phrase!("dre13ehn-board-prompt-seen", name, standing),
        },
        Throwing::Open => match (game.options().is_duel(), stands) {
            (false, None) => phrase!("dre13ehn-board-prompt-call-first", name),
            (false, Some(standing)) => phrase!("dre13ehn-board-prompt-call", name, standing),
            (true, None) => phrase!("dre13ehn-board-prompt-duel-first", name),
            (true, Some(standing)) => phrase!("dre13ehn-board-prompt-duel", name, standing),
        },
    }
}

fn answer(game: &Dre13ehn, seat: Seat, view: &View) -> Phrase {
    let (name, thrower) = (view.name(seat), view.name(game.thrower()));
    let claim = standing(game).unwrap_or_default();
    if game.is_blind() {
        return phrase!(
            "dre13ehn-board-prompt-blind",
            name,
            thrower,
            standing = claim,
            dice = game.options().dice().len()
        );
    }
    if !game.legal(seat).contains(&Action::Uncover) {
        return phrase!("dre13ehn-board-prompt-two", name, thrower);
    }
    phrase!("dre13ehn-board-prompt-answer", name, thrower, standing = claim)
}

fn watch(game: &Dre13ehn, seat: Seat, view: &View) -> Phrase {
    let name = view.name(seat);
    let claim = standing(game).unwrap_or_default();
    if game.is_handed_on() {
        return if game.is_blind() {
            phrase!("dre13ehn-board-watch-blind", name, standing = claim)
        } else {
            phrase!("dre13ehn-board-watch-answer", name, standing = claim)
        };
    }
    match game.options().throwing() {
        Throwing::Open => phrase!("dre13ehn-board-watch-call", name),
        Throwing::Cup => phrase!("dre13ehn-board-watch-cup", name),
        Throwing::Solo { .. } => phrase!("dre13ehn-board-watch-solo", name),
    }
}

pub fn ended(game: &Dre13ehn, view: &View) -> Phrase {
    match game.last() {
        Some(end) => tell::why(end, game.options()).then(tell::won(end, view)),
        None => phrase!("dre13ehn-board-nothing"),
    }
}
