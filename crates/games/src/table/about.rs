//! What is said about a game wherever it is met, as one value: its family, who begins, its page of rules.

use base::draw::{Drawing, Hue};
use base::i18n::Lang;
use base::phrase::{Arg, Phrase};

use super::{Exploit, Optimum, Scale, Teacher, Title};
use crate::game::Illegal;
use crate::game::options::{Field, Values};

/// What a seat is: the id of its name, and its sign, a square of 10 mm.
pub type Side = (&'static str, fn() -> Drawing);

/// A paragraph of a rules page, and the refusals and fouls that it explains: all by the ids of their texts.
pub type Explains = (&'static str, &'static [&'static str]);

pub type Solve = fn(&Values) -> Result<Option<Optimum>, Illegal>;
pub type SolveExploit = fn(&Values, Option<&str>) -> Result<Option<Exploit>, Illegal>;

#[derive(Clone, Copy, Debug)]
pub struct About {
    /// In every record, never renamed. The ids of its name and of the line saying what it is: `KEY-name`, `KEY-line`.
    pub key: &'static str,
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
    pub optimum: Option<Solve>,
    /// How far the strongest computer player is from an equilibrium, where that can be computed; likewise. With a score, for a
    /// round at that score alone, where scores change anything.
    pub exploit: Option<SolveExploit>,
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
    pub const fn new(key: &'static str, accent: Hue, emblem: fn() -> Drawing, rules: fn(Lang) -> Vec<Block>) -> Self {
        Self {
            key,
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
        Phrase::from(format!("{}-name", self.key))
    }

    pub fn line(&self) -> Phrase {
        Phrase::from(format!("{}-line", self.key))
    }

    pub fn emblem(&self) -> Drawing {
        (self.emblem)()
    }

    /// Of a reason the coach gives, its idea; of several things that are said at once, the innermost.
    pub fn explained(&self, said: &Phrase) -> Option<&'static str> {
        let within = said.args.iter().find_map(|(_, arg)| match arg {
            Arg::Phrase(said) => self.explained(said),
            Arg::List(all) => all.iter().find_map(|said| self.explained(said)),
            Arg::Number(_) | Arg::Decimal(_) | Arg::Text(_) => None,
        });
        let explains = |(_, all): &&Explains| all.contains(&&*said.id);
        let listed = || self.explains.iter().find(explains).map(|(paragraph, _)| *paragraph);
        within.or_else(|| idea(&said.id)).or_else(listed)
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

/// Of a reason `GAME-coach-IDEA` or `GAME-coach-IDEA-FORM` the paragraph `GAME-strategy-IDEA-text`.
pub(super) fn idea(reason: &str) -> Option<&'static str> {
    let (game, reason) = reason.split_once("-coach-")?;
    let idea = reason.split_once('-').map_or(reason, |(idea, _)| idea);
    let paragraph = format!("{game}-strategy-{idea}-text");
    Lang::default().ids(&paragraph).find(|id| *id == paragraph)
}

/// A reason in words without the idea that it begins with, as it stands within what else is said.
pub fn without_idea(lang: Lang, reason: &Phrase) -> String {
    let said = lang.say(reason);
    let heading = idea(&reason.id).and_then(|paragraph| paragraph.strip_suffix("-text"));
    let heading = heading.map(|id| lang.say(&Phrase::from(id.to_owned())) + ": ");
    heading.and_then(|heading| said.strip_prefix(&heading).map(str::to_owned)).unwrap_or(said)
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
    /// What it is called where a program names it, and how the ids of its name and line begin; no game's key.
    pub key: &'static str,
    pub accent: Hue,
    pub emblem: fn() -> Drawing,
}

impl Family {
    pub fn name(&self) -> Phrase {
        Phrase::from(format!("{}-name", self.key))
    }

    pub fn line(&self) -> Phrase {
        Phrase::from(format!("{}-line", self.key))
    }
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

/// A page made of the texts whose ids begin with its prefix, in the order in which they stand in their file. What follows
/// the prefix says what a text is: one word a heading, `…-text` a paragraph, `…-ruling` a ruling, `…-picture` the caption of a
/// picture, `…-label` words that stand elsewhere, such as in a picture; any other a point of a list.
#[derive(Debug)]
#[must_use]
pub struct Page {
    prefix: String,
    pub blocks: Vec<Block>,
}

impl Page {
    pub fn new(prefix: impl Into<String>) -> Self {
        let mut page = Self { prefix: prefix.into(), blocks: Vec::new() };
        page.blocks = Lang::default().ids(&page.prefix).filter_map(|id| page.block(Phrase::new(id))).collect();
        page
    }

    fn block(&self, phrase: Phrase) -> Option<Block> {
        let key = phrase.id.strip_prefix(&self.prefix)?.strip_prefix('-')?;
        Some(match key.rsplit_once('-') {
            None => Block::Heading(phrase),
            Some((_, "text")) => Block::Text(phrase),
            Some((_, "ruling")) => Block::Ruling(phrase),
            Some((_, "picture")) => Block::Picture(Drawing::default(), phrase),
            Some((_, "label")) => return None,
            Some(_) => Block::Point(phrase),
        })
    }

    /// Other blocks in the place of the text of that id.
    pub fn put(mut self, id: &str, blocks: impl IntoIterator<Item = Block>) -> Self {
        let at = self.blocks.iter().position(|block| block.phrase().id == id).expect("the text stands on the page");
        self.blocks.splice(at..=at, blocks);
        self
    }

    /// Texts that say something about what is filled in.
    pub fn fill(self, phrases: impl IntoIterator<Item = Phrase>) -> Self {
        phrases.into_iter().fold(self, |page, phrase| {
            let (id, block) = (phrase.id.clone(), page.block(phrase));
            page.put(&id, block)
        })
    }

    /// What is drawn above the caption `KEY-picture`, by its key.
    pub fn pictures<'a>(self, pictures: impl IntoIterator<Item = (&'a str, Drawing)>) -> Self {
        pictures.into_iter().fold(self, |page, (key, drawing)| {
            let id = format!("{}-{key}-picture", page.prefix);
            page.put(&id, [Block::Picture(drawing, Phrase::from(id.clone()))])
        })
    }

    pub fn and(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.blocks.extend(blocks);
        self
    }
}
