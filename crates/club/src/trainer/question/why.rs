//! Why an answer is right, in a sentence: the rule it follows from.

use base::phrase::{Phrase, phrase};
use games::dre13ehn::life::Life;
use games::dre13ehn::name::Meaning;
use games::dre13ehn::{Name, Outcome, Pair, Symbol};

use super::{AnswerMode, NOTHING, Question, SILENT, digits};
use crate::trainer::card::{Card, pairs};

/// The reason; none where there is none but that it is so.
pub(super) fn why(card: Card) -> Option<Phrase> {
    match card {
        Card::NameToNumber(name) | Card::NumberToName(name) => of_name(name),
        Card::EarNumber(name) => {
            Some(of_name(name).unwrap_or_else(|| phrase!("trainer-why-heard", name = name.word())))
        }
        Card::NameToSign(name) | Card::EarSign(name) => {
            let called = name.outcome()?.word();
            let names = Name::all().filter(|other| other.names(called));
            Some(phrase!("trainer-why-sign", number = called, names = joined(names)))
        }
        Card::SignToName(sign) => match sign.outcome()? {
            Outcome::FireThirteen => Some(phrase!("trainer-why-any")),
            Outcome::TwentyThree => Some(phrase!("trainer-why-twenty-three")),
            outcome => Some(phrase!("trainer-why-sign-of", number = outcome.word())),
        },
        Card::Throw(a, b) => of_throw(a, b),
        Card::Pips(a, b) => {
            let symbol = |pips: u8| games::dre13ehn::Kind::Earth.symbols()[usize::from(pips) - 1];
            let (a, b) = (symbol(a), symbol(b));
            let made = made(Pair::of(a, b));
            Some(phrase!("trainer-why-pips", one = a.to_string(), other = b.to_string(), made))
        }
        Card::Answer(called, pair) => Some(phrase!(
            "trainer-why-answer",
            thrown = made(pair),
            called = called.word(),
            answers = words(called.answered_by())
        )),
        Card::DuelAnswer(Outcome::One, Outcome::Three) => Some(phrase!("trainer-why-duel-thirteen")),
        Card::DuelAnswer(called, _) => {
            Some(phrase!("trainer-why-duel", called = called.word(), answers = words(called.answered_in_duel_by())))
        }
        Card::Silence(name) if name.is_forbidden() => match name.number_word().as_str() {
            "23" => Some(phrase!("trainer-why-twenty-three")),
            _ => Some(forbidden(name)),
        },
        Card::Silence(name) => of_name(name),
        Card::DuelSilence(Symbol::Zero) => Some(phrase!("trainer-why-duel-zero")),
        Card::DuelSilence(_) => None,
        Card::EarPair(one, other) => Some(phrase!(
            "trainer-why-pair",
            one = one.word(),
            number = one.number_word(),
            other = other.word(),
            second = other.number_word()
        )),
        Card::Life(life, _) => Some(of_life(life)),
    }
}

/// What an answer that is wrong would have been right for; none where the reason tells it already.
pub(super) fn instead(question: &Question, said: &str) -> Option<Phrase> {
    let life = || Life::ALL.into_iter().find(|life| life.name() == said || life.motto() == said).map(of_life);
    match (&question.way, question.card) {
        _ if said.is_empty() || said == NOTHING => None,
        _ if said == SILENT => Some(phrase!("trainer-instead-silent")),
        (_, Card::EarPair(..)) => None,
        (AnswerMode::Choose(_), _) => life().or_else(|| Some(of_number("trainer-why-sign", said))),
        (AnswerMode::Number, _) => Some(of_number("trainer-instead-number", said)),
        (AnswerMode::Name, card) => Some(match Name::typed(said) {
            Some(name) if name.is_forbidden() => forbidden(name),
            Some(name) => of_call(card, name),
            None => phrase!("trainer-instead-none", said = said.to_owned()),
        }),
    }
}

fn of_number(told: &'static str, number: &str) -> Phrase {
    let names = || Name::all().filter(move |name| name.names(number));
    match names().find(|name| name.is_forbidden()) {
        Some(name) => forbidden(name),
        None if number == Outcome::FireThirteen.word() => phrase!("trainer-why-any"),
        None if names().next().is_none() => phrase!("trainer-instead-nameless", number = number.to_owned()),
        None => Phrase::new(told).with("number", number.to_owned()).with("names", joined(names())),
    }
}

/// When a name is the right call; what it names, where nothing is called.
fn of_call(card: Card, name: Name) -> Phrase {
    let is = phrase!("trainer-instead-name", name = name.word(), number = name.number_word());
    let (called, thrown) = match card {
        Card::Throw(a, b) => (None, Some(Pair::of(a, b))),
        Card::Answer(called, pair) => (Some(called), Some(pair)),
        Card::Pips(..) => (None, None),
        _ => return is,
    };
    match (name.meaning(), called) {
        (Meaning::Result(outcome), Some(called)) if thrown.is_some_and(|pair| pair.readings().contains(&outcome)) => {
            phrase!("trainer-instead-no-answer", name = name.word(), called = called.word())
        }
        (Meaning::Result(outcome), _) => {
            let dice = pairs(&Symbol::ALL).filter(|(a, b)| Pair::of(*a, *b).readings().contains(&outcome));
            let dice: Vec<String> = dice.map(|(a, b)| format!("{a}+{b}")).collect();
            phrase!("trainer-instead-throw", name = name.word(), result = outcome.word(), dice = dice.join(", "))
        }
        (Meaning::Fire | Meaning::Number(_) | Meaning::Forbidden(_), _) => {
            phrase!("trainer-instead-no-throw", name = name.word(), number = name.number_word())
        }
    }
}

fn of_life(life: Life) -> Phrase {
    phrase!("trainer-why-life", name = life.name(), motto = life.motto(), means = Phrase::new(life.means()))
}

fn forbidden(name: Name) -> Phrase {
    phrase!("trainer-why-forbidden", number = name.number_word(), name = name.word())
}

fn of_name(name: Name) -> Option<Phrase> {
    let made = by_table(name);
    if !name.is_forbidden() {
        return made;
    }
    let forbidden = forbidden(name);
    Some(match made {
        Some(made) => phrase!("trainer-why-both", rule = made, more = forbidden),
        None => forbidden,
    })
}

fn by_table(name: Name) -> Option<Phrase> {
    let (tens, ones) = digits(name)?;
    let mut letters = name.word().chars();
    let (letter, vowel) = (letters.next()?.to_string(), letters.next()?.to_string());
    Some(phrase!("trainer-why-table", name = name.word(), ones, letter, tens, vowel))
}

fn of_throw(a: Symbol, b: Symbol) -> Option<Phrase> {
    let pair = Pair::of(a, b);
    let symbols = [a, b];
    Some(match pair {
        Pair::TwoThirteen => phrase!("trainer-why-two-thirteen"),
        Pair::Plain(Outcome::FireThirteen) => phrase!("trainer-why-any"),
        Pair::Plain(Outcome::TwentyThree) => phrase!("trainer-why-twenty-three"),
        Pair::Plain(Outcome::ThirteenThirteen) => phrase!("trainer-why-shown"),
        Pair::Plain(outcome) if symbols.contains(&Symbol::Fire) && a != b => {
            let other = if a == Symbol::Fire { b } else { a };
            phrase!("trainer-why-fire", other = other.to_string(), made = outcome.word())
        }
        Pair::Plain(outcome) if symbols.contains(&Symbol::Thirteen) => {
            phrase!("trainer-why-thirteen", made = outcome.word())
        }
        Pair::Plain(outcome) => {
            let names = joined(Name::right(pair));
            phrase!("trainer-why-throw", one = a.to_string(), other = b.to_string(), made = outcome.word(), names)
        }
    })
}

/// What dice make, as it is written: “12 or 23” of 2 and 13.
fn made(pair: Pair) -> Phrase {
    match pair {
        Pair::Plain(Outcome::TwentyThree) => phrase!("trainer-made-twenty-three"),
        Pair::Plain(outcome) => phrase!("trainer-made", result = outcome.word()),
        Pair::TwoThirteen => phrase!("trainer-made-either"),
    }
}

fn joined(names: impl Iterator<Item = Name>) -> String {
    names.map(Name::word).collect::<Vec<_>>().join(", ")
}

fn words(outcomes: &[Outcome]) -> String {
    outcomes.iter().map(|outcome| outcome.word()).collect::<Vec<_>>().join(", ")
}
