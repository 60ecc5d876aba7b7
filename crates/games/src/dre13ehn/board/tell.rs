//! What an event does, in words: sentence by sentence, and never what lies under a cup. Knows no picture.

use base::phrase::{Phrase, phrase};

use super::super::life::Life;
use super::super::name::Name;
use super::super::options::{Options, Throwing};
use super::super::outcome::{Outcome, Pair};
use super::super::points;
use super::super::rules::{Action, Dre13ehn, End, Entry, Roll, Why};
use super::said::{dice, result, solo};
use crate::game::{Face, Game, Seat, Turn};
use crate::table::View;

/// What a throw does, `game` being the state before it.
pub fn roll(game: &Dre13ehn, faces: &[Face], view: &View) -> Phrase {
    let name = view.name(game.thrower());
    if game.options().cup() {
        return if game.is_throwing_again() {
            phrase!("dre13ehn-board-tell-roll-blind", name)
        } else {
            phrase!("dre13ehn-board-tell-roll-cup", name)
        };
    }
    let mut after = game.clone();
    after.roll(faces);
    let thrown = phrase!("dre13ehn-board-tell-roll", name, dice = symbols(faces));
    // Only in the solo game is there nothing to be named.
    match (game.options().throwing(), solo(&after)) {
        (Throwing::Solo { .. }, Some((made, _))) => {
            thrown.then(phrase!("dre13ehn-board-tell-makes", result = made.word()))
        }
        (Throwing::Solo { .. }, None) => thrown.then(entered(game, &after)),
        (Throwing::Open | Throwing::Cup, _) => thrown,
    }
}

pub fn faces(game: &Dre13ehn, faces: &[Face], view: &View) -> Phrase {
    let mut after = game.clone();
    after.reveal(faces);
    let lay = phrase!("dre13ehn-board-tell-faces", name = view.name(game.thrower()), dice = symbols(faces));
    let ended = after.last().filter(|_| after.is_between_rounds());
    let ends = ended.into_iter().flat_map(|end| ending(game, &after, end, view));
    ends.fold(lay, Phrase::then)
}

fn symbols(faces: &[Face]) -> Vec<Phrase> {
    faces.iter().map(|face| phrase!("dre13ehn-board-symbol", symbol = face.to_string())).collect()
}

fn entered(game: &Dre13ehn, after: &Dre13ehn) -> Phrase {
    let nth = game.next_win(0);
    let entry = after.entries().first().and_then(|list| list.last().copied());
    let points = entry.map_or(0, |entry| points::points(nth, entry));
    let word = entry.map_or("", Entry::word);
    phrase!("dre13ehn-board-tell-entered", nth, result = word, points)
}

pub fn act(game: &Dre13ehn, seat: Seat, action: &Action, view: &View) -> Phrase {
    let (who, dice) = (view.name(seat), game.options().dice().len());
    let mut after = game.clone();
    after.act(seat, action);
    let ended = after.last().filter(|_| after.is_between_rounds());
    let did = match action {
        Action::Call(word) => {
            let claim = after.standing().filter(|_| ended.is_none());
            let word = word.as_str().to_owned();
            match claim {
                Some(claim) => {
                    phrase!("dre13ehn-board-tell-call", name = who, word, result = claim.outcome.word())
                }
                None => phrase!("dre13ehn-board-tell-say", name = who, word),
            }
        }
        Action::Silent => phrase!("dre13ehn-board-tell-silent", name = who),
        Action::Late => phrase!("dre13ehn-board-tell-late", name = who),
        Action::Peek if game.has_peeked() => phrase!("dre13ehn-board-tell-peek-again", name = who),
        Action::Peek => phrase!("dre13ehn-board-tell-peek", name = who),
        Action::Throw if game.options().is_solo() => phrase!("dre13ehn-board-tell-repeat", name = who),
        Action::Throw => phrase!("dre13ehn-board-tell-again", name = who),
        Action::Show => phrase!("dre13ehn-board-tell-show", name = who, dice),
        Action::Believe => phrase!("dre13ehn-board-tell-believe", name = who),
        Action::Uncover if dice == 1 => phrase!("dre13ehn-board-tell-uncover-die", name = who),
        Action::Uncover => phrase!("dre13ehn-board-tell-uncover", name = who),
        Action::Ask => phrase!("dre13ehn-board-tell-ask", name = who),
        Action::Keep => return phrase!("dre13ehn-board-tell-keep", name = who).then(entered(game, &after)),
    };
    // Where it has not happened yet, nobody knows what it would uncover.
    let uncovers = match action {
        Action::Show | Action::Uncover => true,
        Action::Call(_) => ended.is_some_and(|end| matches!(end.why, Why::Shown | Why::Zero | Why::Topped(_))),
        Action::Silent | Action::Late | Action::Peek | Action::Throw | Action::Believe | Action::Ask | Action::Keep => {
            false
        }
    };
    if uncovers && game.options().cup() && game.dice().is_none() {
        return did;
    }
    let turned = after.goes_clockwise() != game.goes_clockwise() && ended.is_none();
    let turned = turned.then(|| phrase!("dre13ehn-board-tell-turned"));
    let ends = ended.into_iter().flat_map(|end| ending(game, &after, end, view));
    turned.into_iter().chain(ends).fold(did, Phrase::then)
}

fn ending(game: &Dre13ehn, after: &Dre13ehn, end: &End, view: &View) -> Vec<Phrase> {
    let mut all = vec![why(end, game.options())];
    all.push(won(end, view));
    all.extend(life(after, end, view).map(|(_, said)| said));
    let is_over = after.turn().is_over();
    if game.games() != after.games() && !is_over {
        let games = after.games().get(end.winner).copied().unwrap_or(0);
        all.push(phrase!("dre13ehn-board-game", name = view.name(end.winner), games));
    }
    if let Turn::Over(winners) = after.turn() {
        all.push(super::said::over(after, &winners, view));
    }
    all
}

pub fn won(end: &End, view: &View) -> Phrase {
    let name = view.name(end.winner);
    match end.entry {
        Entry::Result(outcome) => phrase!("dre13ehn-board-won", name, result = outcome.word()),
        Entry::CallError => phrase!("dre13ehn-board-won-foul", name, letter = "A"),
        Entry::Peeked => phrase!("dre13ehn-board-won-foul", name, letter = "N"),
    }
}

/// The life that went, and that with its motto; `after` being the state without it.
pub fn life(after: &Dre13ehn, end: &End, view: &View) -> Option<(Life, Phrase)> {
    let loser = end.life?;
    let left = after.lives().get(loser).copied().unwrap_or(0);
    let (name, life) = (view.name(loser), Life::next(left + 1)?);
    let (is, motto, means) = (life.name(), life.motto(), Phrase::new(life.means()));
    let said = match left {
        0 => phrase!("dre13ehn-board-life-last", name, life = is, motto, means),
        _ => phrase!("dre13ehn-board-life-lost", name, life = is, motto, means),
    };
    Some((life, said))
}

pub fn why(end: &End, options: &Options) -> Phrase {
    let (is_duel, cup, blind) = (options.is_duel(), options.cup(), end.blind);
    let stood = end.standing.map_or("", Outcome::word);
    let thrown = end.dice().map(Roll::pair);
    let after_one = is_duel && end.standing == Some(Outcome::One);
    let made = result(thrown.unwrap_or(Pair::Plain(Outcome::Zero)));
    // A single die makes nothing else than it shows.
    let lies = match end.dice() {
        Some(roll @ Roll::Two(..)) => phrase!("dre13ehn-board-lies", dice = dice(roll), made = made.clone()),
        Some(Roll::One(_)) | None => made.clone(),
    };
    match &end.why {
        Why::Forbidden(word) => {
            let said = phrase!("dre13ehn-board-why-forbidden", word = word.as_str().to_owned());
            let names = thrown.filter(|_| !cup).map(|pair| right(pair, after_one)).filter(|names| !names.is_empty());
            let right = names.map(|names| phrase!("dre13ehn-board-why-right", made, names));
            right.into_iter().fold(said, Phrase::then)
        }
        Why::Miscalled(word) => {
            let word = word.as_str().to_owned();
            match thrown.filter(|_| !cup) {
                Some(Pair::Plain(Outcome::Zero)) => phrase!("dre13ehn-board-why-not-silent"),
                Some(pair) if is_duel => {
                    let names = right(pair, after_one);
                    phrase!("dre13ehn-board-why-miscalled-die", word, made, names)
                }
                Some(pair) => {
                    phrase!("dre13ehn-board-why-miscalled", word, made, names = right(pair, after_one))
                }
                None => phrase!("dre13ehn-board-why-no-name", word),
            }
        }
        Why::Silent => {
            let names = thrown.map(|pair| right(pair, after_one)).unwrap_or_default();
            phrase!("dre13ehn-board-why-silent", made, names)
        }
        Why::Late => match thrown.filter(|_| !cup) {
            Some(Pair::Plain(Outcome::Zero)) => phrase!("dre13ehn-board-why-not-silent"),
            Some(pair) => {
                let dice = options.dice().len();
                phrase!("dre13ehn-board-why-late", made, names = right(pair, after_one), dice)
            }
            None => phrase!("dre13ehn-board-why-late-cup"),
        },
        Why::Zero if cup => phrase!("dre13ehn-board-why-zero-shown"),
        Why::Zero => phrase!("dre13ehn-board-why-zero"),
        Why::Unanswered(called) => {
            phrase!("dre13ehn-board-why-unanswered", called = called.word(), standing = stood)
        }
        Why::SecondTwo => phrase!("dre13ehn-board-why-two"),
        Why::Topped(Outcome::ThirteenThirteen) => phrase!("dre13ehn-board-why-thirteens"),
        Why::Topped(_) => phrase!("dre13ehn-board-why-fire"),
        Why::Thirteen => phrase!("dre13ehn-board-why-thirteen"),
        Why::Peeked => phrase!("dre13ehn-board-why-peeked"),
        Why::Shown if is_duel => phrase!("dre13ehn-board-why-shown-duel", lies),
        Why::Shown => phrase!("dre13ehn-board-why-shown", lies),
        Why::BelievedFire => phrase!("dre13ehn-board-why-believed"),
        Why::Asked => phrase!("dre13ehn-board-why-asked"),
        Why::Held if blind => phrase!("dre13ehn-board-why-held-blind", lies, standing = stood),
        Why::Held => phrase!("dre13ehn-board-why-held", lies, standing = stood),
        Why::Failed if blind => phrase!("dre13ehn-board-why-failed-blind", lies, standing = stood),
        Why::Failed => phrase!("dre13ehn-board-why-failed", lies, standing = stood),
        Why::Hidden => phrase!("dre13ehn-board-why-hidden"),
    }
}

/// The right calls of a throw: “hi”, “ī”; in the duel a 3 on a called 1 is called as 13 as well.
fn right(pair: Pair, after_one: bool) -> Vec<Phrase> {
    let thirteen = (after_one && pair == Pair::Plain(Outcome::Three)).then_some(Outcome::Thirteen);
    let named = thirteen.iter().chain(pair.readings()).flat_map(|outcome| Name::calling(*outcome));
    named.map(|name| phrase!("dre13ehn-board-word", word = name.word())).collect()
}
