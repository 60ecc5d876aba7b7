//! What is chosen before a match of dre13ehn: mode, dice, how many wins. Knows no turns.

use super::dice::{Faces, Kind, NoFaces, Symbol};
use crate::game::options::{self, Field, Values};
use crate::game::{Die, Face, Illegal};
use crate::phrase;

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// The first game: everybody sees the dice.
    Open,
    /// One die, four lives; with or without cup.
    Duel,
    /// The tournament game under the cup.
    Cup,
    /// The tournament game for points.
    Points,
    /// Thirteen throws alone, for points.
    Solo,
}

impl Mode {
    /// All of them, in the rules' order.
    pub const ALL: [Self; 5] = [Self::Open, Self::Duel, Self::Cup, Self::Points, Self::Solo];

    /// Its word in options.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Duel => "duel",
            Self::Cup => "cup",
            Self::Points => "points",
            Self::Solo => "solo",
        }
    }
}

/// How many wins a points or solo game has.
pub const WINS: u32 = 13;
/// How many games win a tournament of up to 13.
pub const GAMES: u32 = 7;
/// How many lives a duel begins with.
pub const LIVES: u8 = 4;

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The mode.
    pub mode: Mode,
    /// The dice of a throw: one in the duel, else two.
    pub dice: Vec<Die>,
    /// How many wins end it.
    pub target: u32,
    /// Whether the dice are thrown under a cup.
    pub cup: bool,
    /// Whether a tournament of up to 13 games is played.
    pub tournament: bool,
    /// Whether a throw of the solo game may be repeated.
    pub again: bool,
}

/// The pairs of dice that there are, each with the id of its name.
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

const YES_NO: [(&str, &str); 2] = [("yes", "dre13ehn-yes"), ("no", "dre13ehn-no")];

impl options::Options for Options {
    fn fields() -> Vec<Field> {
        use options::Kind::{Choice, Faces, Number};
        const OPEN: &[&str] = &["open"];
        const DUEL: &[&str] = &["duel"];
        const CUP: &[&str] = &["cup"];
        const SOLO: &[&str] = &["solo"];
        let field = |key, name, about, kind, default, when: Option<&'static [&'static str]>| Field {
            key,
            name,
            about,
            kind,
            default,
            when: when.map(|modes| ("mode", modes)),
        };
        let dice = |default, when| {
            field("dice", "dre13ehn-option-dice", "dre13ehn-option-dice-about", Choice(&PAIRS), default, Some(when))
        };
        let target = |default, when| {
            let about = "dre13ehn-option-target-about";
            field("target", "dre13ehn-option-target", about, Number(1, 99), default, Some(when))
        };
        vec![
            field(
                "mode",
                "dre13ehn-option-mode",
                "dre13ehn-option-mode-about",
                Choice(&[
                    ("open", "dre13ehn-mode-open"),
                    ("duel", "dre13ehn-mode-duel"),
                    ("cup", "dre13ehn-mode-cup"),
                    ("points", "dre13ehn-mode-points"),
                    ("solo", "dre13ehn-mode-solo"),
                ]),
                "open",
                None,
            ),
            dice("fire+fire", OPEN),
            dice("water+water", CUP),
            field(
                "dice",
                "dre13ehn-option-die",
                "dre13ehn-option-die-about",
                Choice(&[
                    ("air", "dre13ehn-die-air"),
                    ("earth", "dre13ehn-die-earth"),
                    ("fire", "dre13ehn-die-fire"),
                    ("beginner", "dre13ehn-die-beginner"),
                ]),
                "air",
                Some(DUEL),
            ),
            target("13", &["open", "cup"]),
            target("8", DUEL),
            field("cup", "dre13ehn-option-cup", "dre13ehn-option-cup-about", Choice(&YES_NO), "no", Some(DUEL)),
            field(
                "match",
                "dre13ehn-option-match",
                "dre13ehn-option-match-about",
                Choice(&[("1", "dre13ehn-match-one"), ("13", "dre13ehn-match-tournament")]),
                "1",
                Some(CUP),
            ),
            field("again", "dre13ehn-option-again", "dre13ehn-option-again-about", Choice(&YES_NO), "yes", Some(SOLO)),
            field(
                "air",
                "dre13ehn-option-air",
                "dre13ehn-option-faces-about",
                Faces { die: Kind::Air.key(), symbols: AIR },
                "0,0,1,1,2,2,3,F",
                None,
            ),
            field(
                "water",
                "dre13ehn-option-water",
                "dre13ehn-option-faces-about",
                Faces { die: Kind::Water.key(), symbols: &WATER },
                "0,0,0,0,1,1,1,1,2,2,2,2,3,3,3,3,F,F,13,13",
                None,
            ),
        ]
    }

    fn from_values(values: &Values) -> Result<Self, Illegal> {
        let value = |key: &str| values.get(key).map_or("", String::as_str);
        let yes = |key: &str| value(key) == "yes";
        let air = faces("air", Kind::Air, value("air"))?;
        let water = faces("water", Kind::Water, value("water"))?;
        let mode = Mode::ALL.into_iter().find(|mode| mode.word() == value("mode")).unwrap_or(Mode::Open);
        let words = match mode {
            Mode::Points | Mode::Solo => "water+water",
            Mode::Open | Mode::Duel | Mode::Cup => value("dice"),
        };
        let die = |kind: Kind| match kind {
            Kind::Air => kind.die(&air.0),
            Kind::Water => kind.die(&water.0),
            Kind::Fire | Kind::Earth | Kind::Beginner => kind.die(kind.symbols()),
        };
        let dice = words.split('+').filter_map(Kind::of).map(die).collect();
        let target = match mode {
            Mode::Points | Mode::Solo => WINS,
            Mode::Open | Mode::Duel | Mode::Cup => value("target").parse().unwrap_or(WINS),
        };
        let cup = match mode {
            Mode::Cup | Mode::Points => true,
            Mode::Duel => yes("cup"),
            Mode::Open | Mode::Solo => false,
        };
        Ok(Self { mode, dice, target, cup, tournament: value("match") == "13", again: yes("again") })
    }
}

/// Reads somebody's own faces.
fn faces(key: &'static str, kind: Kind, words: &str) -> Result<Faces, Illegal> {
    Faces::read(kind, words).map_err(|why| {
        match why {
            NoFaces::Unknown(word) => {
                let known: Vec<String> = kind.distinct().iter().map(ToString::to_string).collect();
                phrase!("dre13ehn-faces-unknown", key = key, word = word, known = known.join(", "))
            }
            NoFaces::Count { due, given } => phrase!("dre13ehn-faces-count", key = key, due = due, given = given),
            NoFaces::Lacks(symbol) => phrase!("dre13ehn-faces-lacks", key = key, symbol = symbol.to_string()),
        }
        .into()
    })
}

impl Options {
    /// The duel, whose results are those of one die.
    #[must_use]
    pub fn is_duel(&self) -> bool {
        self.mode == Mode::Duel
    }

    /// The symbols that each die carries, each as often as it does.
    #[must_use]
    pub fn symbols(&self) -> Vec<Vec<Symbol>> {
        let symbols = |die: &Die| die.faces.iter().filter_map(|face| Symbol::of(*face)).collect();
        self.dice.iter().map(symbols).collect()
    }
}
