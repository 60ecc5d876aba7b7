//! What is chosen before a match of dre13ehn: mode, dice, how many wins. Knows no turns.

use std::slice;

use base::phrase;

use super::dice::{Carved, Kind, NoFaces, Symbol};
use super::outcome::{Outcome, Pair};
use crate::game::options::{self, Field, Values};
use crate::game::{Face, Illegal};

/// How many wins a points or solo game has.
pub const WINS: u32 = 13;
/// A tournament of at most 13 games is won by so many.
pub const GAMES: u32 = 7;
pub const LIVES: u8 = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Options {
    /// The first game: everybody sees the dice.
    Open {
        dice: [Carved; 2],
        target: u32,
    },
    /// One die, four lives.
    Duel {
        die: Carved,
        target: u32,
        cup: bool,
    },
    Cup {
        dice: [Carved; 2],
        target: u32,
        tournament: bool,
    },
    Points {
        dice: [Carved; 2],
    },
    /// Thirteen throws alone, for points.
    Solo {
        dice: [Carved; 2],
        again: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throwing {
    Open,
    Cup,
    Solo { again: bool },
}

pub const PAIRS: [(&str, &str); 8] = [
    ("fire+fire", "dre13ehn-dice-fire-fire"),
    ("fire+air", "dre13ehn-dice-fire-air"),
    ("air+air", "dre13ehn-dice-air-air"),
    ("fire+water", "dre13ehn-dice-fire-water"),
    ("water+air", "dre13ehn-dice-water-air"),
    ("water+water", "dre13ehn-dice-water-water"),
    ("earth+earth", "dre13ehn-dice-earth-earth"),
    ("beginner+beginner", "dre13ehn-dice-beginner-beginner"),
];

/// What a face of the water die may show; the air die's faces are all but the last of them.
const WATER: [Face; 6] = {
    let [zero, one, two, three, fire, thirteen] = Symbol::ALL;
    [zero.face(), one.face(), two.face(), three.face(), fire.face(), thirteen.face()]
};
const AIR: &[Face] = WATER.split_at(5).0;

pub const DICE: [(&str, &str); 4] = [
    ("air", "dre13ehn-die-air"),
    ("earth", "dre13ehn-die-earth"),
    ("fire", "dre13ehn-die-fire"),
    ("beginner", "dre13ehn-die-beginner"),
];

const MODES: [(&str, &str); 5] = [
    ("open", "dre13ehn-mode-open"),
    ("duel", "dre13ehn-mode-duel"),
    ("cup", "dre13ehn-mode-cup"),
    ("points", "dre13ehn-mode-points"),
    ("solo", "dre13ehn-mode-solo"),
];
const MATCHES: [(&str, &str); 2] = [("1", "dre13ehn-match-one"), ("13", "dre13ehn-match-tournament")];
const YES_NO: [(&str, &str); 2] = [("yes", "dre13ehn-yes"), ("no", "dre13ehn-no")];

impl options::Options for Options {
    fn fields() -> Vec<Field> {
        use options::Kind::{Choice, Faces, Number};
        let of = |modes: &'static [&'static str], field: Field| Field { when: Some(("mode", modes)), ..field };
        let (name, about) = ("dre13ehn-option-mode", "dre13ehn-option-mode-about");
        let mode = Field::new("mode", name, about, Choice(&MODES), "open");
        let (name, about) = ("dre13ehn-option-dice", "dre13ehn-option-dice-about");
        let dice = |default| Field::new("dice", name, about, Choice(&PAIRS), default);
        let (name, about) = ("dre13ehn-option-die", "dre13ehn-option-die-about");
        let die = Field::new("dice", name, about, Choice(&DICE), "air");
        let (name, about) = ("dre13ehn-option-target", "dre13ehn-option-target-about");
        let target = |default| Field::new("target", name, about, Number(1, 99), default);
        let (name, about) = ("dre13ehn-option-cup", "dre13ehn-option-cup-about");
        let cup = Field::new("cup", name, about, Choice(&YES_NO), "no");
        let (name, about) = ("dre13ehn-option-match", "dre13ehn-option-match-about");
        let games = Field::new("match", name, about, Choice(&MATCHES), "1");
        let (name, about) = ("dre13ehn-option-again", "dre13ehn-option-again-about");
        let again = Field::new("again", name, about, Choice(&YES_NO), "yes");
        let about = "dre13ehn-option-faces-about";
        let air = Faces { die: Kind::Air.key(), symbols: AIR };
        let air = Field::new("air", "dre13ehn-option-air", about, air, "0,0,1,1,2,2,3,F");
        let water = Faces { die: Kind::Water.key(), symbols: &WATER };
        let faces = "0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,F,F,13,13";
        let water = Field::new("water", "dre13ehn-option-water", about, water, faces);
        vec![
            mode,
            of(&["open"], dice("fire+fire")),
            of(&["cup"], dice("water+water")),
            of(&["duel"], die),
            of(&["open", "cup"], target("13")),
            of(&["duel"], target("8")),
            of(&["duel"], cup),
            of(&["cup"], games),
            of(&["solo"], again),
            air,
            water,
        ]
    }

    fn from_values(values: &Values) -> Result<Self, Illegal> {
        let (air, water) = (own("air", Kind::Air, values)?, own("water", Kind::Water, values)?);
        let carved = |word: &str| match Kind::of(word)? {
            Kind::Air => Some(air.clone()),
            Kind::Water => Some(water.clone()),
            kind @ (Kind::Fire | Kind::Earth | Kind::Beginner) => Some(Carved::new(kind, kind.symbols().to_vec())),
        };
        let pair = |words: &str| {
            let (one, two) = words.split_once('+')?;
            Some([carved(one)?, carved(two)?])
        };
        let dice = || options::chosen(values, "dice", pair);
        let target = || options::chosen(values, "target", |word| word.parse().ok());
        // Whether it is the first of its two choices.
        let first = |key, choices: [(&str, &str); 2]| {
            let place = |word: &str| choices.iter().position(|(choice, _)| *choice == word);
            options::chosen(values, key, place).map(|place| place == 0)
        };
        match options::chosen(values, "mode", Some)? {
            "open" => Ok(Self::Open { dice: dice()?, target: target()? }),
            "duel" => {
                let die = options::chosen(values, "dice", carved)?;
                Ok(Self::Duel { die, target: target()?, cup: first("cup", YES_NO)? })
            }
            "cup" => Ok(Self::Cup { dice: dice()?, target: target()?, tournament: !first("match", MATCHES)? }),
            "points" => Ok(Self::Points { dice: [water.clone(), water] }),
            "solo" => Ok(Self::Solo { dice: [water.clone(), water], again: first("again", YES_NO)? }),
            _ => Err(options::refused(values, "mode")),
        }
    }
}

fn own(key: &'static str, kind: Kind, values: &Values) -> Result<Carved, Illegal> {
    Carved::read(kind, options::chosen(values, key, Some)?).map_err(|why| {
        match why {
            NoFaces::Unknown(word) => {
                let known: Vec<String> = kind.distinct().iter().map(ToString::to_string).collect();
                phrase!("dre13ehn-faces-unknown", key, word, known = known.join(", "))
            }
            NoFaces::Count { due, given } => phrase!("dre13ehn-faces-count", key, due, given),
            NoFaces::Lacks(symbol) => phrase!("dre13ehn-faces-lacks", key, symbol = symbol.to_string()),
        }
        .into()
    })
}

impl Options {
    pub const fn throwing(&self) -> Throwing {
        match self {
            Self::Open { .. } | Self::Duel { cup: false, .. } => Throwing::Open,
            Self::Duel { cup: true, .. } | Self::Cup { .. } | Self::Points { .. } => Throwing::Cup,
            Self::Solo { again, .. } => Throwing::Solo { again: *again },
        }
    }

    pub fn cup(&self) -> bool {
        self.throwing() == Throwing::Cup
    }

    pub const fn is_duel(&self) -> bool {
        matches!(self, Self::Duel { .. })
    }

    pub const fn is_solo(&self) -> bool {
        matches!(self, Self::Solo { .. })
    }

    pub const fn is_tournament(&self) -> bool {
        matches!(self, Self::Cup { tournament: true, .. })
    }

    pub const fn counts_points(&self) -> bool {
        matches!(self, Self::Points { .. } | Self::Solo { .. })
    }

    pub const fn target(&self) -> usize {
        match self {
            Self::Open { target, .. } | Self::Duel { target, .. } | Self::Cup { target, .. } => *target as usize,
            Self::Points { .. } | Self::Solo { .. } => WINS as usize,
        }
    }

    pub const fn games(&self) -> usize {
        if self.is_tournament() { GAMES as usize } else { 1 }
    }

    pub const fn dice(&self) -> &[Carved] {
        match self {
            Self::Duel { die, .. } => slice::from_ref(die),
            Self::Open { dice, .. } | Self::Cup { dice, .. } | Self::Points { dice } | Self::Solo { dice, .. } => dice,
        }
    }

    /// What each throw makes: as often as the dice fall so.
    pub fn throws(&self) -> Vec<Pair> {
        match self.dice() {
            [one, two] => {
                let pairs = one.symbols.iter().flat_map(|a| two.symbols.iter().map(|b| Pair::of(*a, *b)));
                pairs.collect()
            }
            dice => dice.iter().flat_map(|die| &die.symbols).map(|one| Pair::Plain(Outcome::of_one(*one))).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::options::Options as _;

    #[test]
    fn no_value_is_guessed() {
        let ways: [&[(&str, &str)]; 5] =
            [&[], &[("mode", "duel")], &[("mode", "cup"), ("match", "13")], &[("mode", "points")], &[("mode", "solo")]];
        for way in ways {
            let given: Values = way.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
            let values = options::complete(&Options::fields(), &given).expect("they are options");
            assert!(Options::from_values(&values).is_ok(), "{way:?}");
            for key in values.keys() {
                let mut lacking = values.clone();
                lacking.remove(key);
                assert!(Options::from_values(&lacking).is_err(), "{way:?} without {key}");
                let mut wrong = values.clone();
                wrong.insert(key.clone(), "?".to_owned());
                assert!(Options::from_values(&wrong).is_err(), "{way:?} with a wrong {key}");
            }
        }
    }
}
