//! What is said about a game wherever it is met: as one value, with its family, how its first player is found and its page
//! of rules. Knows none of them.

use std::borrow::Cow;

use base::draw::{Drawing, Hue};
use base::i18n::Lang;
use base::phrase::{Arg, Phrase};

use super::{Exploit, Optimum, Scale, Teacher, Title};
use crate::game::Illegal;
use crate::game::options::{Field, Values};

/// What a seat is: the id of its name, and its sign, a square of 10 mm.
pub type Side = (&'static str, fn() -> Drawing);

/// A paragraph of a rules page, and the refusals, fouls and reasons that it explains: all by the ids of their texts.
pub type Explains = (&'static str, &'static [&'static str]);

#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The key in every record; never renamed.
    pub key: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// The id of the line that says what it is.
    pub line: &'static str,
    pub accent: Hue,
    /// The emblem on the shelf, a square of 40 mm.
    pub emblem: fn() -> Drawing,
    pub rules: fn(Lang) -> Vec<Block>,
    pub explains: &'static [Explains],
    /// What is known about playing it well, as a page, where there is one. It may take a second.
    pub strategy: Option<fn(Lang) -> Vec<Block>>,
    pub scale: Scale,
    /// Whether little is good: the record is the lowest score, not the highest.
    pub low_wins: bool,
    /// Whether scores also say how those stand to each other who have not won.
    pub ranked: bool,
    pub family: Option<&'static Family>,
    /// Whether it stands first and large in the cabinet of its family.
    pub centrepiece: bool,
    /// How the board may be laid out: what people choose in the settings, as they are used to it. No record knows it.
    pub layouts: &'static [Field],
    pub own: Option<OwnSign>,
    /// What the seats are in this game, where they are something, such as White and Black.
    pub sides: &'static [Side],
    pub teacher: Option<Teacher>,
    /// What its computer players lack because something that comes with the program cannot be read, and how they do without.
    pub lacks: fn() -> Option<Phrase>,
    /// What perfect play is worth, where it can be computed; what is left out, the game fills in as the question needs it.
    pub optimum: Option<fn(&Values) -> Result<Option<Optimum>, Illegal>>,
    /// How far the strongest computer player is from an equilibrium, where that can be computed; likewise. With a score, for a
    /// round at that score alone, where scores change anything.
    pub exploit: Option<fn(&Values, Option<&str>) -> Result<Option<Exploit>, Illegal>>,
}

/// A sign that people may draw themselves, stroke by stroke; the settings keep it as a list, with the layouts of the game.
#[derive(Clone, Copy, Debug)]
pub struct OwnSign {
    pub key: &'static str,
    pub name: &'static str,
    pub about: &'static str,
    pub strokes: u8,
    /// One of them among those of a list, a square of 10 mm.
    pub stroke: fn(&str, u8) -> Drawing,
    /// The sign of a list, likewise; of an empty one the usual sign.
    pub sign: fn(&str) -> Drawing,
    pub toggled: fn(&str, u8) -> String,
    /// What is wrong with a list: then the usual sign is drawn.
    pub wrong: fn(&str) -> Option<Phrase>,
    /// From now on this thread draws the sign of that list.
    pub hold: fn(&str),
}

impl About {
    /// For the rest it is as most are: scores are points and little is bad; it has no family, no layouts, no teacher.
    pub const fn new(
        key: &'static str,
        [name, line]: [&'static str; 2],
        accent: Hue,
        emblem: fn() -> Drawing,
        rules: fn(Lang) -> Vec<Block>,
    ) -> Self {
        Self {
            key,
            name,
            line,
            accent,
            emblem,
            rules,
            explains: &[],
            strategy: None,
            scale: Scale::points(1.0),
            low_wins: false,
            ranked: false,
            family: None,
            centrepiece: false,
            layouts: &[],
            own: None,
            sides: &[],
            teacher: None,
            lacks: || None,
            optimum: None,
            exploit: None,
        }
    }

    pub fn name(&self) -> Phrase {
        Phrase::new(self.name)
    }

    pub fn line(&self) -> Phrase {
        Phrase::new(self.line)
    }

    pub fn emblem(&self) -> Drawing {
        (self.emblem)()
    }

    /// The paragraph that explains what is said; of several things that are said at once, the innermost.
    pub fn explained(&self, said: &Phrase) -> Option<&'static str> {
        let within = said.args.iter().find_map(|(_, arg)| match arg {
            Arg::Phrase(said) => self.explained(said),
            Arg::List(all) => all.iter().find_map(|said| self.explained(said)),
            Arg::Number(_) | Arg::Decimal(_) | Arg::Text(_) => None,
        });
        let explains = |(_, all): &&Explains| all.contains(&&*said.id);
        within.or_else(|| self.explains.iter().find(explains).map(|(paragraph, _)| *paragraph))
    }

    pub fn rules(&self, lang: Lang) -> Vec<Block> {
        (self.rules)(lang)
    }

    pub fn credits(&self) -> Option<Phrase> {
        let mut blocks = self.rules(Lang::default()).into_iter();
        blocks.find(|block| matches!(block, Block::Heading(phrase) if phrase.id.ends_with("-credits")))?;
        blocks.next().map(|block| block.phrase().clone())
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    Heading(Phrase),
    Text(Phrase),
    Point(Phrase),
    /// A point of a list about the game with that key, whose rules have a page of their own.
    Game(&'static str, Phrase),
    Ruling(Phrase),
    Picture(Drawing, Phrase),
}

impl Block {
    pub fn phrase(&self) -> &Phrase {
        match self {
            Self::Heading(phrase)
            | Self::Text(phrase)
            | Self::Point(phrase)
            | Self::Game(_, phrase)
            | Self::Ruling(phrase)
            | Self::Picture(_, phrase) => phrase,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// What it is called where a program names it; no game's key.
    pub key: &'static str,
    pub name: &'static str,
    pub line: &'static str,
    pub accent: Hue,
    /// The emblem on the shelf, a square of 40 mm.
    pub emblem: fn() -> Drawing,
}

impl PartialEq for Family {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Family {}

#[derive(Clone, Debug)]
pub enum OverviewEntry {
    Game(&'static dyn Title),
    /// The centrepiece first.
    Family(&'static Family, Vec<&'static dyn Title>),
}

/// Games by their place on the shelf: a family stands where its first game does.
pub fn places(titles: &[&'static dyn Title]) -> Vec<OverviewEntry> {
    let mut places: Vec<OverviewEntry> = Vec::new();
    for title in titles.iter().copied() {
        let Some(family) = title.about().family else {
            places.push(OverviewEntry::Game(title));
            continue;
        };
        let kin = places.iter_mut().find_map(|place| match place {
            OverviewEntry::Family(known, kin) if *known == family => Some(kin),
            OverviewEntry::Family(..) | OverviewEntry::Game(_) => None,
        });
        match kin {
            Some(kin) if title.about().centrepiece => kin.insert(0, title),
            Some(kin) => kin.push(title),
            None => places.push(OverviewEntry::Family(family, vec![title])),
        }
    }
    places
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lead {
    #[default]
    Seated,
    Lot,
    /// Whoever types this fastest.
    Typed(&'static str),
}

/// A rules page being written. The ids of its texts begin alike; a text is named by what follows: `about` on the page
/// `namaste-guide` is `namaste-guide-about`.
#[derive(Debug)]
#[must_use]
pub struct Page {
    prefix: Cow<'static, str>,
    pub blocks: Vec<Block>,
}

impl Page {
    pub fn new(prefix: impl Into<Cow<'static, str>>) -> Self {
        Self { prefix: prefix.into(), blocks: Vec::new() }
    }

    fn phrase(&self, key: &str) -> Phrase {
        Phrase { id: format!("{}-{key}", self.prefix).into(), args: Vec::new() }
    }

    fn each<const N: usize>(mut self, block: fn(Phrase) -> Block, keys: [&str; N]) -> Self {
        let blocks = keys.map(|key| block(self.phrase(key)));
        self.blocks.extend(blocks);
        self
    }

    pub fn heading(self, key: &str) -> Self {
        self.each(Block::Heading, [key])
    }

    /// A heading and the paragraph `KEY-text` below it.
    pub fn part(self, key: &str) -> Self {
        self.heading(key).texts([&format!("{key}-text")])
    }

    pub fn texts<const N: usize>(self, keys: [&str; N]) -> Self {
        self.each(Block::Text, keys)
    }

    pub fn points<const N: usize>(self, keys: [&str; N]) -> Self {
        self.each(Block::Point, keys)
    }

    pub fn rulings<const N: usize>(self, keys: [&str; N]) -> Self {
        self.each(Block::Ruling, keys)
    }

    /// A drawn example; `KEY-picture` says what it shows.
    pub fn picture(self, key: &str, drawing: Drawing) -> Self {
        self.drawing(&format!("{key}-picture"), drawing)
    }

    /// A drawn example; `KEY` says what it shows.
    pub fn drawing(self, key: &str, drawing: Drawing) -> Self {
        let caption = self.phrase(key);
        self.and([Block::Picture(drawing, caption)])
    }

    pub fn and(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.blocks.extend(blocks);
        self
    }
}
