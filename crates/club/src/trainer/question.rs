//! A card as a question: what is shown, how it is answered, what is right and why (`docs/rules/trainer.md`, "What is
//! learnt"). Typed answers are compared like calls in play. Knows no schedule and no screen.

use rand::RngExt as _;
use rand::SeedableRng as _;
use rand::seq::SliceRandom as _;
use rand_chacha::ChaCha8Rng;

use base::phrase::{Phrase, phrase};
use games::dre13ehn::art::Rune;
use games::dre13ehn::life::Life;
use games::dre13ehn::name::Meaning;
use games::dre13ehn::{Kind, Name, Outcome, Pair, Symbol, options};
use games::game::Face;

use super::card::{Card, LifeAsk, in_table, seed, sign_of};

mod right;
mod why;

use right::Right;
pub use right::{NOTHING, Reply, SILENT, Solution, Verdict};

pub const CHOICES: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lying {
    pub kind: Kind,
    /// The place among its faces of the one that counts: [`Kind::symbols`], of the earth die the pips less one.
    pub side: usize,
}

impl Lying {
    pub fn symbol(self) -> Symbol {
        self.kind.symbols()[self.side]
    }

    pub fn face(self) -> Face {
        self.symbol().face()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Front {
    /// A number, a name, a motto, large.
    Word(String),
    Sign(Rune),
    Dice(Vec<Lying>),
    /// What a life means.
    Text(Phrase),
    /// Nothing; this is heard, in the transcription.
    Heard(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    Word(String),
    Sign(Rune),
}

impl Choice {
    /// How the journal calls it: a word as it is, a sign by what it stands for.
    pub fn key(&self) -> String {
        match self {
            Self::Word(word) => word.clone(),
            Self::Sign(sign) => match (sign.outcome(), sign.life()) {
                (Some(result), _) => result.word().to_owned(),
                (None, Some(life)) => life.name().to_owned(),
                (None, None) => String::new(),
            },
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerMode {
    Name,
    Number,
    Choose(Vec<Choice>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub card: Card,
    pub asks: Phrase,
    pub shown: Front,
    pub way: AnswerMode,
    pub silence: bool,
    pub nothing: bool,
    right: Right,
}

impl Question {
    /// Dice and choices differ from turn to turn, and are the same for the same turn.
    pub fn of(card: Card, turn: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed(&card.id()) ^ turn);
        let typed = |asks, shown, right| Self::new(card, asks, shown, AnswerMode::Name, right);
        let word = |name: Name| Front::Word(name.word().to_owned());
        let heard = |name: Name| Front::Heard(name.word().to_owned());
        match card {
            Card::NameToNumber(name) => {
                Self::new(card, phrase!("trainer-ask-number"), word(name), AnswerMode::Number, Right::number(name))
            }
            Card::NumberToName(name) => {
                let same = || Name::all().filter(move |other| other.names(&name.number_word()));
                // Where the table has a name already, the other one is asked for: a vowel by itself.
                let other = !in_table(name) && same().any(in_table);
                let (ask, right) = match other {
                    true => (phrase!("trainer-ask-vowel"), Right::names([name])),
                    false if name.is_forbidden() => (phrase!("trainer-ask-forbidden"), Right::names(same())),
                    false => (phrase!("trainer-ask-name"), Right::names(same())),
                };
                typed(ask, Front::Word(name.number_word()), right)
            }
            Card::SignToName(sign) => {
                let named: Vec<Name> = Name::all().filter(|name| sign_of(*name) == Some(sign)).collect();
                let forbidden = named.iter().any(|name| name.is_forbidden());
                let right = if named.is_empty() { Right::free() } else { Right::names(named) };
                let ask = if forbidden { phrase!("trainer-ask-forbidden") } else { phrase!("trainer-ask-sign-name") };
                typed(ask, Front::Sign(sign), right)
            }
            Card::NameToSign(name) => {
                let (way, right) = signs(name, &mut rng);
                Self::new(card, phrase!("trainer-ask-sign"), word(name), way, right)
            }
            Card::Throw(a, b) => {
                let pair = Pair::of(a, b);
                typed(phrase!("trainer-ask-throw"), Front::Dice(dice(a, b, &mut rng)), Right::calls(pair))
            }
            Card::Pips(a, b) => {
                let lying = [a, b].map(|pips| Lying { kind: Kind::Earth, side: usize::from(pips) - 1 });
                let pair = Pair::of(lying[0].symbol(), lying[1].symbol());
                typed(phrase!("trainer-ask-throw"), Front::Dice(lying.to_vec()), Right::calls(pair))
            }
            Card::Answer(called, pair) => {
                let (a, b) = dice_of(pair, &mut rng);
                let asks = phrase!("trainer-ask-answer", called = called.word(), name = called_as(called, &mut rng));
                let question = typed(asks, Front::Dice(dice(a, b, &mut rng)), Right::answers(called, pair));
                Self { nothing: true, ..question }
            }
            Card::DuelAnswer(called, thrown) => {
                let name = called_as(called, &mut rng);
                let asks = phrase!("trainer-ask-duel", called = called.word(), name);
                let die = Front::Dice(vec![one_die(symbol_of(thrown), &mut rng)]);
                let question = typed(asks, die, Right::answers_in_duel(called, thrown));
                Self { nothing: true, ..question }
            }
            Card::Silence(name) => {
                let right = Right::unless_forbidden(name);
                let question = typed(phrase!("trainer-ask-silence"), Front::Word(name.number_word()), right);
                Self { silence: true, ..question }
            }
            Card::DuelSilence(symbol) => {
                let die = Front::Dice(vec![one_die(symbol, &mut rng)]);
                let question = typed(phrase!("trainer-ask-duel-silence"), die, Right::in_duel(symbol));
                Self { silence: true, ..question }
            }
            Card::EarNumber(name) => {
                Self::new(card, phrase!("trainer-ask-ear-number"), heard(name), AnswerMode::Number, Right::number(name))
            }
            Card::EarSign(name) => {
                let (way, right) = signs(name, &mut rng);
                Self::new(card, phrase!("trainer-ask-ear-sign"), heard(name), way, right)
            }
            Card::EarPair(name, other) => {
                let mut both = [name, other];
                both.sort_unstable_by_key(|name| name.word());
                let right = Right::choice(both.iter().position(|one| *one == name));
                let way = AnswerMode::Choose(both.map(|name| Choice::Word(name.word().to_owned())).to_vec());
                Self::new(card, phrase!("trainer-ask-ear-pair"), heard(name), way, right)
            }
            Card::Life(life, ask) => Self::of_life(card, life, ask, &mut rng),
        }
    }

    fn of_life(card: Card, life: Life, ask: LifeAsk, rng: &mut ChaCha8Rng) -> Self {
        let mut all = Life::ALL;
        all.shuffle(rng);
        let right = Right::choice(all.iter().position(|other| *other == life));
        let names = || AnswerMode::Choose(all.iter().map(|life| Choice::Word(life.name().to_owned())).collect());
        let name = || Front::Word(life.name().to_owned());
        let (asks, shown, way) = match ask {
            LifeAsk::SignToName => (phrase!("trainer-ask-life-by-sign"), Front::Sign(life.into()), names()),
            LifeAsk::NameToSign => {
                let signs = all.iter().map(|life| Choice::Sign((*life).into())).collect();
                (phrase!("trainer-ask-life-sign"), name(), AnswerMode::Choose(signs))
            }
            LifeAsk::MottoToName => {
                // Its first word is the name itself.
                let (_, rest) = life.words().split_first().expect("a motto has words");
                let rest: Vec<&str> = rest.iter().map(|word| word.word).collect();
                (phrase!("trainer-ask-life-by-motto"), Front::Word(format!("… {}", rest.join(" "))), names())
            }
            LifeAsk::NameToMotto => {
                let mottos = all.iter().map(|life| Choice::Word(life.motto())).collect();
                (phrase!("trainer-ask-life-motto"), name(), AnswerMode::Choose(mottos))
            }
            LifeAsk::MeaningToName => {
                (phrase!("trainer-ask-life-by-meaning"), Front::Text(Phrase::new(life.means())), names())
            }
            LifeAsk::PlaceToName => {
                let place = Life::ALL.iter().position(|other| *other == life).unwrap_or_default() + 1;
                (phrase!("trainer-ask-life-by-place"), Front::Word(place.to_string()), names())
            }
        };
        Self::new(card, asks, shown, way, right)
    }

    fn new(card: Card, asks: Phrase, shown: Front, way: AnswerMode, right: Right) -> Self {
        Self { card, asks, shown, way, silence: false, nothing: false, right }
    }

    /// The same with two dice of these kinds, where they can show it.
    pub fn on(mut self, dice: Option<(Kind, Kind)>) -> Self {
        if let (Some((one, other)), Front::Dice(lying)) = (dice, &mut self.shown)
            && let [a, b] = &mut lying[..]
            && a.kind != Kind::Earth
        {
            let side = |kind: Kind, symbol| {
                let side = kind.symbols().iter().position(|shown| *shown == symbol)?;
                Some(Lying { kind, side })
            };
            let both = |first: Symbol, second: Symbol| Some((side(one, first)?, side(other, second)?));
            let (first, second) = (a.symbol(), b.symbol());
            if let Some(shown) = both(first, second).or_else(|| both(second, first)) {
                (*a, *b) = shown;
            }
        }
        self
    }

    /// What is spoken while it is asked, in the transcription: what is to be recognised by ear.
    pub fn heard(&self) -> Option<&str> {
        match &self.shown {
            Front::Heard(words) => Some(words),
            Front::Word(_) | Front::Sign(_) | Front::Dice(_) | Front::Text(_) => None,
        }
    }
}

fn called_as(called: Outcome, rng: &mut ChaCha8Rng) -> &'static str {
    let names: Vec<Name> = Name::calling(called).collect();
    // F13 is called by any word: here by one that is no result's name.
    if names.is_empty() { "ru" } else { names[rng.random_range(0..names.len())].word() }
}

fn symbol_of(thrown: Outcome) -> Symbol {
    Symbol::ALL.into_iter().find(|symbol| Outcome::of_one(*symbol) == thrown).unwrap_or(Symbol::Zero)
}

fn dice_of(pair: Pair, rng: &mut ChaCha8Rng) -> (Symbol, Symbol) {
    let all = Symbol::ALL;
    let pairs = all.into_iter().flat_map(|a| all.into_iter().map(move |b| (a, b)));
    let makes: Vec<(Symbol, Symbol)> = pairs.filter(|(a, b)| Pair::of(*a, *b) == pair).collect();
    makes[rng.random_range(0..makes.len())]
}

/// Two dice of a pair of the rules that show these symbols, in one order or the other; never pips.
fn dice(a: Symbol, b: Symbol, rng: &mut ChaCha8Rng) -> Vec<Lying> {
    let kinds = options::PAIRS.iter().filter_map(|(key, _)| key.split_once('+'));
    let kinds: Vec<(Kind, Kind)> = kinds.filter_map(|(one, other)| Some((Kind::of(one)?, Kind::of(other)?))).collect();
    let fits = |(one, other): (Kind, Kind), (a, b): (Symbol, Symbol)| {
        one.symbols().contains(&a) && other.symbols().contains(&b) && one != Kind::Earth && other != Kind::Earth
    };
    let orders = [(a, b), (b, a)];
    let all: Vec<_> = kinds.iter().flat_map(|kinds| orders.iter().map(move |order| (*kinds, *order))).collect();
    let all: Vec<_> = all.into_iter().filter(|(kinds, order)| fits(*kinds, *order)).collect();
    let ((one, other), (a, b)) = all[rng.random_range(0..all.len())];
    vec![lying(one, a, rng), lying(other, b, rng)]
}

/// A die of the duel that shows this symbol with a rune.
fn one_die(symbol: Symbol, rng: &mut ChaCha8Rng) -> Lying {
    let kinds: Vec<Kind> =
        [Kind::Air, Kind::Fire, Kind::Beginner].into_iter().filter(|kind| kind.symbols().contains(&symbol)).collect();
    lying(kinds[rng.random_range(0..kinds.len())], symbol, rng)
}

fn lying(kind: Kind, symbol: Symbol, rng: &mut ChaCha8Rng) -> Lying {
    let sides: Vec<usize> = (0..kind.symbols().len()).filter(|side| kind.symbols()[*side] == symbol).collect();
    Lying { kind, side: sides[rng.random_range(0..sides.len())] }
}

/// The sign of a name among others, those first that look alike.
fn signs(name: Name, rng: &mut ChaCha8Rng) -> (AnswerMode, Right) {
    let Some(right) = sign_of(name) else { return (AnswerMode::Choose(Vec::new()), Right::choice(None)) };
    let digits = |sign: Rune| sign.outcome().map_or("", Outcome::word);
    let alike = |sign: &Rune| digits(*sign).chars().any(|digit| digits(right).contains(digit));
    let mut others: Vec<Rune> = Rune::results().filter(|sign| *sign != right).collect();
    others.shuffle(rng);
    // At most half of them are known by a part that all share.
    let (near, far): (Vec<Rune>, Vec<Rune>) = others.into_iter().partition(alike);
    let near = near.into_iter().take(CHOICES / 2);
    let mut offered: Vec<Rune> = near.chain(far).take(CHOICES - 1).chain([right]).collect();
    offered.shuffle(rng);
    let place = Right::choice(offered.iter().position(|sign| *sign == right));
    (AnswerMode::Choose(offered.into_iter().map(Choice::Sign).collect()), place)
}

#[cfg(test)]
mod tests;

fn digits(name: Name) -> Option<(u8, u8)> {
    let number = match name.meaning() {
        Meaning::Result(_) | Meaning::Forbidden(_) | Meaning::Number(_) => name.number()?,
        Meaning::Fire => return None,
    };
    (number >= 10).then_some((number / 10, number % 10))
}
