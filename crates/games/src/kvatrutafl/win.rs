//! The ways to win a game, and what they score (`docs/rules/kvatrutafl.md`, "Winning"). Knows no turn.

use crate::game::Score;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinKind {
    Uttekt,
    /// More men on the bar than points to enter on.
    Jan,
    /// Men on the bar and no point to enter on.
    StorJan,
    Meistari,
    StuttiMunkur,
    LangiMunkur,
    LangiHryggur,
    LitilMeistari,
}

/// What is added where a man was hit in the throw that won.
pub const MAR: Score = Score::whole(2);

impl WinKind {
    /// In the rules' order.
    pub const ALL: [Self; 8] = [
        Self::Uttekt,
        Self::Jan,
        Self::StorJan,
        Self::Meistari,
        Self::StuttiMunkur,
        Self::LangiMunkur,
        Self::LangiHryggur,
        Self::LitilMeistari,
    ];
    pub const FORMATIONS: [Self; 5] =
        [Self::Meistari, Self::StuttiMunkur, Self::LangiMunkur, Self::LangiHryggur, Self::LitilMeistari];

    /// Key in records, name, points; of a formation its men on the path points 19 to 24 and off the table.
    const fn facts(self) -> (&'static str, &'static str, i64, Option<[u8; 7]>) {
        match self {
            Self::Uttekt => ("uttekt", "Uttekt", 2, None),
            Self::Jan => ("jan", "Jan", 15, None),
            Self::StorJan => ("stor-jan", "Stór Jan", 15, None),
            Self::Meistari => ("meistari", "Meistari", 13, Some([0, 0, 0, 0, 0, 15, 0])),
            Self::StuttiMunkur => ("stutti-munkur", "Stutti munkur", 7, Some([0, 0, 0, 5, 5, 5, 0])),
            Self::LangiMunkur => ("langi-munkur", "Langi munkur", 5, Some([0, 3, 3, 3, 3, 3, 0])),
            Self::LangiHryggur => ("langi-hryggur", "Langi hryggur", 3, Some([3, 3, 3, 3, 3, 0, 0])),
            Self::LitilMeistari => ("litil-meistari", "Litil meistari", 3, Some([0, 0, 0, 0, 7, 8, 0])),
        }
    }

    pub const fn key(self) -> &'static str {
        self.facts().0
    }

    /// What it is called; names are the same in every language.
    pub const fn name(self) -> &'static str {
        self.facts().1
    }

    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.key() == key)
    }

    pub const fn points(self) -> Score {
        Score::whole(self.facts().2)
    }

    /// By a part of the throw only; for formations.
    pub const fn half_points(self) -> Score {
        // As many halves as it has points are half of them.
        Score::halves(self.facts().2)
    }

    pub const fn shape(self) -> Option<[u8; 7]> {
        self.facts().3
    }

    pub const fn is_formation(self) -> bool {
        self.shape().is_some()
    }

    /// Whether it may be declared in throws after the other side's uttekt (option `after`).
    pub const fn counts_after(self) -> bool {
        matches!(self, Self::Meistari | Self::StuttiMunkur | Self::LangiMunkur)
    }

    pub const fn is_jan(self) -> bool {
        matches!(self, Self::Jan | Self::StorJan)
    }

    pub const fn begins_next(self) -> bool {
        matches!(self, Self::Uttekt | Self::Jan | Self::StorJan)
    }
}
