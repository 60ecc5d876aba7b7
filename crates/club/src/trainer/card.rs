//! The cards and their decks (`docs/rules/trainer.md`, "What is learnt"), made from the tables of dre13ehn. Knows which
//! cards there are and how each is called in the journal; asks nothing and judges nothing.

use std::collections::HashMap;
use std::sync::LazyLock;

use games::dre13ehn::art::Rune;
use games::dre13ehn::chart::ORDER;
use games::dre13ehn::life::Life;
use games::dre13ehn::name::Meaning;
use games::dre13ehn::{Kind, Name, Outcome, Pair, Symbol};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Deck {
    Names,
    Runes,
    /// Two dice and what they are called.
    Throws,
    /// What answers a call.
    Answers,
    Silence,
    Ear,
    Lives,
}

impl Deck {
    pub const ALL: [Self; 7] =
        [Self::Names, Self::Runes, Self::Throws, Self::Answers, Self::Silence, Self::Ear, Self::Lives];

    /// Its word in settings and on the command line, the ids of its name and of the sentence that explains it.
    const fn words(self) -> [&'static str; 3] {
        match self {
            Self::Names => ["names", "trainer-deck-names", "trainer-deck-names-about"],
            Self::Runes => ["runes", "trainer-deck-runes", "trainer-deck-runes-about"],
            Self::Throws => ["throws", "trainer-deck-throws", "trainer-deck-throws-about"],
            Self::Answers => ["answers", "trainer-deck-answers", "trainer-deck-answers-about"],
            Self::Silence => ["silence", "trainer-deck-silence", "trainer-deck-silence-about"],
            Self::Ear => ["ear", "trainer-deck-ear", "trainer-deck-ear-about"],
            Self::Lives => ["lives", "trainer-deck-lives", "trainer-deck-lives-about"],
        }
    }

    pub const fn key(self) -> &'static str {
        self.words()[0]
    }

    pub fn of(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|deck| deck.key() == key)
    }

    pub const fn name(self) -> &'static str {
        self.words()[1]
    }

    pub const fn about(self) -> &'static str {
        self.words()[2]
    }

    /// In the order in which they are met.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::all().iter().copied().filter(move |card| card.deck() == self)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LifeAsk {
    SignToName,
    NameToSign,
    MottoToName,
    NameToMotto,
    MeaningToName,
    /// Its place is told: which is the second that goes?
    PlaceToName,
}

impl LifeAsk {
    pub const ALL: [Self; 6] = [
        Self::SignToName,
        Self::NameToSign,
        Self::MottoToName,
        Self::NameToMotto,
        Self::MeaningToName,
        Self::PlaceToName,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::SignToName => "life-by-sign",
            Self::NameToSign => "life-sign",
            Self::MottoToName => "life-by-motto",
            Self::NameToMotto => "life-motto",
            Self::MeaningToName => "life-by-meaning",
            Self::PlaceToName => "life-by-place",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Name(Name),
    Sign(Rune),
    /// What two dice with runes make.
    Throw(Pair),
    Life(Life),
    Play,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Card {
    NameToNumber(Name),
    NumberToName(Name),
    SignToName(Rune),
    NameToSign(Name),
    /// Two dice with runes lie there: what is called?
    Throw(Symbol, Symbol),
    /// Two dice with pips lie there, so many each: what is called?
    Pips(u8, u8),
    /// A result was called, two dice show this: what is called now, if anything?
    Answer(Outcome, Pair),
    /// A result was called in the duel, one die shows this: what is called now, if anything?
    DuelAnswer(Outcome, Outcome),
    /// A number comes up: is its name said?
    Silence(Name),
    /// The duel's die shows this: is it called?
    DuelSilence(Symbol),
    EarNumber(Name),
    EarSign(Name),
    /// The first of two names that are easily confused is heard: which was it?
    EarPair(Name, Name),
    Life(Life, LifeAsk),
}

/// Names that are easily taken for each other, by ear: those of the rules, then the other twins of length and of letter.
const MINIMAL: [(&str, &str); 14] = [
    ("i", "ī"),
    ("hi", "ji"),
    ("la", "ra"),
    ("ku", "ka"),
    ("a", "ā"),
    ("u", "ū"),
    ("e", "ē"),
    ("o", "ō"),
    ("y", "i"),
    ("li", "ri"),
    ("ha", "ka"),
    ("ki", "hi"),
    ("lu", "ru"),
    ("mo", "o"),
];

pub fn sign_of(name: Name) -> Option<Rune> {
    name.outcome().map(Rune::from)
}

struct All {
    cards: Vec<Card>,
    by_id: HashMap<String, Card>,
}

static ALL: LazyLock<All> = LazyLock::new(|| {
    let words = names().chain(runes()).chain(throws());
    let cards = Vec::from_iter(words.chain(answers()).chain(silence()).chain(ear()).chain(lives()));
    let by_id = cards.iter().map(|card| (card.id(), *card)).collect();
    All { cards, by_id }
});

fn in_order() -> Vec<Name> {
    let (mut table, rest): (Vec<Name>, Vec<Name>) = Name::all().partition(|name| in_table(*name));
    // What is called most is learnt first: the rules begin with nine of them.
    let first = |name: &Name| matches!(name.meaning(), Meaning::Result(_));
    table.sort_by_key(|name| !first(name));
    table.extend(rest);
    table
}

pub fn in_table(name: Name) -> bool {
    name.number().is_some()
}

fn names() -> impl Iterator<Item = Card> {
    in_order().into_iter().flat_map(|name| {
        let there = Card::NameToNumber(name);
        // FF has two names that mean the same; one question asks for either.
        let back = (name.word() != "mo").then_some(Card::NumberToName(name));
        [Some(there), back].into_iter().flatten()
    })
}

fn runes() -> impl Iterator<Item = Card> {
    Rune::results().flat_map(|sign| {
        let names = Name::all().filter(move |name| sign_of(*name) == Some(sign));
        std::iter::once(Card::SignToName(sign)).chain(names.map(Card::NameToSign))
    })
}

/// Pairs of what two dice may show, each once.
pub(super) fn pairs<T: Copy>(all: &[T]) -> impl Iterator<Item = (T, T)> + '_ {
    all.iter().enumerate().flat_map(|(index, a)| all[index..].iter().map(|b| (*a, *b)))
}

/// A number made of a text: FNV-1a, so that it is the same for ever.
pub fn seed(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// In an order that tells nothing: in that of the tables one answer would give away the next.
fn mixed(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_by_key(|card| seed(&card.id()));
    cards
}

fn throws() -> impl Iterator<Item = Card> {
    let runes = mixed(pairs(&Symbol::ALL).map(|(a, b)| Card::Throw(a, b)));
    let pips = mixed(pairs(&[1, 2, 3, 4, 5, 6]).map(|(a, b)| Card::Pips(a, b)));
    plain_first(runes).into_iter().chain(pips)
}

/// What plain fire dice can show first, then fire, then what has a 13.
fn plain_first(mut cards: Vec<Card>) -> Vec<Card> {
    let fire = || (Kind::Fire, Kind::Fire);
    let air = || (Kind::Air, Kind::Air);
    cards.sort_by_key(|card| (!card.is_of(fire()), !card.is_of(air())));
    cards
}

/// The results that a round of two dice may have to answer: those that anything answers.
pub fn called() -> impl Iterator<Item = Outcome> {
    ORDER.into_iter().filter(|outcome| !outcome.answered_by().is_empty())
}

fn answers() -> impl Iterator<Item = Card> {
    let thrown: Vec<Pair> = Outcome::pairs().map(Pair::Plain).chain([Pair::TwoThirteen]).collect();
    let two = called().flat_map(move |called| thrown.clone().into_iter().map(move |pair| Card::Answer(called, pair)));
    let one = [Outcome::One, Outcome::Two, Outcome::Three, Outcome::Fire];
    let duel =
        one.into_iter().flat_map(move |called| one.into_iter().map(move |thrown| Card::DuelAnswer(called, thrown)));
    plain_first(mixed(two)).into_iter().chain(mixed(duel))
}

fn silence() -> impl Iterator<Item = Card> {
    let table: Vec<Name> = Name::all().filter(|name| in_table(*name)).collect();
    let (forbidden, others): (Vec<Name>, Vec<Name>) = table.into_iter().partition(|name| name.is_forbidden());
    // One that must not be said among two or three that may.
    let mut others =
        others.into_iter().map(Card::Silence).chain(Symbol::ALL[1..5].iter().map(|s| Card::DuelSilence(*s)));
    let mut mixed = Vec::new();
    for trap in forbidden.into_iter().map(Card::Silence).chain([Card::DuelSilence(Symbol::Zero)]) {
        mixed.extend(others.by_ref().take(2));
        mixed.push(trap);
    }
    mixed.extend(others);
    mixed.into_iter()
}

fn ear() -> impl Iterator<Item = Card> {
    let numbers = in_order().into_iter().map(Card::EarNumber);
    let signs = in_order().into_iter().filter(|name| sign_of(*name).is_some()).map(Card::EarSign);
    let pairs = MINIMAL.into_iter().filter_map(|(one, other)| Some((Name::typed(one)?, Name::typed(other)?)));
    let pairs = pairs.flat_map(|(one, other)| [Card::EarPair(one, other), Card::EarPair(other, one)]);
    numbers.chain(pairs).chain(signs)
}

fn lives() -> impl Iterator<Item = Card> {
    LifeAsk::ALL.into_iter().flat_map(|ask| Life::ALL.into_iter().map(move |life| Card::Life(life, ask)))
}

impl Card {
    pub fn all() -> &'static [Self] {
        &ALL.cards
    }

    pub fn of(id: &str) -> Option<Self> {
        ALL.by_id.get(id).copied()
    }

    /// How the journal calls it; never changes.
    pub fn id(self) -> String {
        match self {
            Self::NameToNumber(name) => format!("number:{}", name.word()),
            Self::NumberToName(name) => format!("name:{}", name.word()),
            Self::SignToName(sign) => format!("name-of-sign:{}", sign.outcome().map_or("", Outcome::word)),
            Self::NameToSign(name) => format!("sign:{}", name.word()),
            Self::Throw(a, b) => format!("throw:{a}+{b}"),
            Self::Pips(a, b) => format!("pips:{a}+{b}"),
            Self::Answer(called, pair) => format!("answer:{called}/{pair}"),
            Self::DuelAnswer(called, thrown) => format!("duel:{called}/{thrown}"),
            Self::Silence(name) => format!("silence:{}", name.word()),
            Self::DuelSilence(symbol) => format!("duel-silence:{symbol}"),
            Self::EarNumber(name) => format!("ear-number:{}", name.word()),
            Self::EarSign(name) => format!("ear-sign:{}", name.word()),
            Self::EarPair(heard, other) => format!("ear-pair:{}/{}", heard.word(), other.word()),
            Self::Life(life, ask) => format!("{}:{}", ask.key(), life.key()),
        }
    }

    pub const fn deck(self) -> Deck {
        match self {
            Self::NameToNumber(_) | Self::NumberToName(_) => Deck::Names,
            Self::SignToName(_) | Self::NameToSign(_) => Deck::Runes,
            Self::Throw(..) | Self::Pips(..) => Deck::Throws,
            Self::Answer(..) | Self::DuelAnswer(..) => Deck::Answers,
            Self::Silence(_) | Self::DuelSilence(_) => Deck::Silence,
            Self::EarNumber(_) | Self::EarSign(_) | Self::EarPair(..) => Deck::Ear,
            Self::Life(..) => Deck::Lives,
        }
    }

    pub fn about(self) -> About {
        match self {
            Self::NameToNumber(name)
            | Self::NumberToName(name)
            | Self::NameToSign(name)
            | Self::Silence(name)
            | Self::EarNumber(name)
            | Self::EarSign(name)
            | Self::EarPair(name, _) => About::Name(name),
            Self::SignToName(sign) => About::Sign(sign),
            Self::Throw(a, b) => About::Throw(Pair::of(a, b)),
            Self::Life(life, _) => About::Life(life),
            Self::Pips(..) | Self::Answer(..) | Self::DuelAnswer(..) | Self::DuelSilence(_) => About::Play,
        }
    }

    /// Whether they can show what lies there or was called; cards about no throw of two dice always fit.
    pub fn is_of(self, (one, other): (Kind, Kind)) -> bool {
        let thrown = || {
            let all = one.distinct().into_iter().flat_map(move |a| other.distinct().into_iter().map(move |b| (a, b)));
            all.collect::<Vec<_>>()
        };
        let is_earth = [one, other] == [Kind::Earth; 2];
        match self {
            Self::Throw(a, b) => !is_earth && thrown().iter().any(|pair| *pair == (a, b) || *pair == (b, a)),
            Self::Pips(..) => is_earth,
            Self::Answer(called, pair) => {
                let readings: Vec<Pair> = thrown().into_iter().map(|(a, b)| Pair::of(a, b)).collect();
                readings.contains(&pair) && readings.iter().any(|pair| pair.readings().contains(&called))
            }
            _ => true,
        }
    }

    /// What it teaches, which other cards of its deck may teach as well: whoever was shown one has seen the others.
    pub fn fact(self) -> (Deck, String) {
        let fact = match self {
            Self::NameToNumber(name) | Self::NumberToName(name) | Self::EarNumber(name) | Self::EarSign(name) => {
                name.word().to_owned()
            }
            Self::NameToSign(name) => sign_of(name).and_then(Rune::outcome).map_or("", Outcome::word).to_owned(),
            Self::SignToName(_) | Self::EarPair(..) | Self::Life(..) => self.subject(),
            Self::Throw(..)
            | Self::Pips(..)
            | Self::Answer(..)
            | Self::DuelAnswer(..)
            | Self::Silence(_)
            | Self::DuelSilence(_) => self.id(),
        };
        (self.deck(), fact)
    }

    /// What gives it away: cards about the same give each other away, and so are not asked one behind the other.
    pub fn subject(self) -> String {
        match (self, self.about()) {
            (Self::EarPair(heard, other), _) => {
                let mut both = [heard.word(), other.word()];
                both.sort_unstable();
                both.join(" ")
            }
            (_, About::Name(name)) => name.number_word(),
            (_, About::Sign(sign)) => sign.outcome().map_or("", Outcome::word).to_owned(),
            (_, About::Throw(pair)) => pair.to_string(),
            (_, About::Life(life)) => life.key().to_owned(),
            (_, About::Play) => self.id(),
        }
    }
}

#[cfg(test)]
mod tests;
