//! Symbols and the dice that carry them (`docs/rules/dre13ehn.md`, "Symbols and dice"). Knows no results.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use crate::game::{Die, Face};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Symbol {
    Zero,
    One,
    Two,
    Three,
    Fire,
    /// The face 13, which stands for 1, 3 or 13.
    Thirteen,
}

impl Symbol {
    pub const ALL: [Self; 6] = [Self::Zero, Self::One, Self::Two, Self::Three, Self::Fire, Self::Thirteen];

    pub const fn face(self) -> Face {
        match self {
            Self::Zero => Face::Number(0),
            Self::One => Face::Number(1),
            Self::Two => Face::Number(2),
            Self::Three => Face::Number(3),
            Self::Fire => Face::Letter('F'),
            Self::Thirteen => Face::Number(13),
        }
    }

    pub fn of(face: Face) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.face() == face)
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.face().fmt(f)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A tetrahedron.
    Fire,
    /// An octahedron.
    Air,
    /// An icosahedron.
    Water,
    /// A cube with ordinary pips.
    Earth,
    /// A cube without fire.
    Beginner,
}

impl Kind {
    pub const ALL: [Self; 5] = [Self::Fire, Self::Air, Self::Water, Self::Earth, Self::Beginner];

    pub const fn key(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Air => "air",
            Self::Water => "water",
            Self::Earth => "earth",
            Self::Beginner => "beginner",
        }
    }

    pub fn of(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }

    /// As sold or ruled. Which places adjoin is the picture's business, but for cubes: in a pip cube's order (1 to 6).
    pub const fn symbols(self) -> &'static [Symbol] {
        use Symbol::{Fire as F, One, Thirteen, Three, Two, Zero};
        match self {
            Self::Fire => &[Zero, One, Two, Three],
            Self::Air => &[Zero, Zero, One, One, Two, Two, Three, F],
            Self::Water => &[
                Zero, Zero, Zero, Zero, One, One, One, One, Two, Two, Two, Two, Three, Three, Three, Three, F, F,
                Thirteen, Thirteen,
            ],
            Self::Earth => &[One, Two, Three, Zero, Zero, F],
            Self::Beginner => &[One, Zero, Zero, Two, Two, Three],
        }
    }

    pub fn distinct(self) -> Vec<Symbol> {
        Symbol::ALL.into_iter().filter(|symbol| self.symbols().contains(symbol)).collect()
    }

    pub fn die(self, faces: &[Symbol]) -> Die {
        let faces = match self.symbols() == faces {
            true => Cow::Borrowed(self.faces()),
            false => Cow::Owned(faces.iter().map(|symbol| symbol.face()).collect()),
        };
        Die { kind: self.key().into(), faces }
    }

    const fn faces(self) -> &'static [Face] {
        const fn faces<const N: usize>(symbols: &[Symbol]) -> [Face; N] {
            let mut faces = [Face::Number(0); N];
            let mut index = 0;
            while index < N {
                faces[index] = symbols[index].face();
                index += 1;
            }
            faces
        }
        const FIRE: [Face; 4] = faces(Kind::Fire.symbols());
        const AIR: [Face; 8] = faces(Kind::Air.symbols());
        const WATER: [Face; 20] = faces(Kind::Water.symbols());
        const EARTH: [Face; 6] = faces(Kind::Earth.symbols());
        const BEGINNER: [Face; 6] = faces(Kind::Beginner.symbols());
        match self {
            Self::Fire => &FIRE,
            Self::Air => &AIR,
            Self::Water => &WATER,
            Self::Earth => &EARTH,
            Self::Beginner => &BEGINNER,
        }
    }
}

/// A die of a match: as it is sold, or with somebody's own faces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carved {
    pub symbols: Vec<Symbol>,
    pub die: Die,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoFaces {
    #[error("“{0}” is no symbol of the die")]
    Unknown(String),
    #[error("{given} faces, where the die has {due}")]
    Count { due: usize, given: usize },
    #[error("{0} stands on no face")]
    Lacks(Symbol),
}

impl Carved {
    pub fn new(kind: Kind, symbols: Vec<Symbol>) -> Self {
        Self { die: kind.die(&symbols), symbols }
    }

    /// As an option writes them (`0,1,2,3,F`): as many faces as the die has, each of its symbols at least once.
    pub fn read(kind: Kind, words: &str) -> Result<Self, NoFaces> {
        let known = kind.distinct();
        let symbol = |word: &str| {
            let named = known.iter().find(|symbol| symbol.to_string() == word);
            named.copied().ok_or_else(|| NoFaces::Unknown(word.to_owned()))
        };
        let faces = words.split(',').map(symbol).collect::<Result<Vec<_>, _>>()?;
        let (due, given) = (kind.symbols().len(), faces.len());
        if due != given {
            return Err(NoFaces::Count { due, given });
        }
        match known.into_iter().find(|symbol| !faces.contains(symbol)) {
            Some(symbol) => Err(NoFaces::Lacks(symbol)),
            None => Ok(Self::new(kind, faces)),
        }
    }
}

impl FromStr for Symbol {
    type Err = NoFaces;

    fn from_str(word: &str) -> Result<Self, NoFaces> {
        let named = Self::ALL.into_iter().find(|symbol| symbol.to_string() == word);
        named.ok_or_else(|| NoFaces::Unknown(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_faces_reads_back() {
        for kind in [Kind::Air, Kind::Water] {
            let faces: Vec<String> = kind.symbols().iter().map(ToString::to_string).collect();
            assert_eq!(Carved::read(kind, &faces.join(",")), Ok(Carved::new(kind, kind.symbols().to_vec())));
        }
    }

    #[test]
    fn a_list_that_lacks_a_symbol_is_refused_by_its_name() {
        let read = |words| Carved::read(Kind::Air, words);
        assert_eq!(read("0,0,1,1,2,2,3,3"), Err(NoFaces::Lacks(Symbol::Fire)));
        assert_eq!(read("0,0,1,1,2,2,3,13"), Err(NoFaces::Unknown("13".to_owned())));
        assert_eq!(read("0,1,2,3,F"), Err(NoFaces::Count { due: 8, given: 5 }));
        assert_eq!(read(""), Err(NoFaces::Unknown(String::new())));
    }
}
