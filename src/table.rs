//! The table: a game as it is played and shown. Knows no particular game and no toolkit.
//!
//! [`Board`] is what a game adds to its rules so that it can be seen, touched, told and printed. [`Play`]
//! is a match with what is touched but not yet decided. [`Table`] and [`Title`] are the only places where a
//! game's type is forgotten: the shell knows nothing else.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use rand::Rng;
use serde_json::Value;

use crate::draw::sheet::Paper;
use crate::draw::{Drawing, Hue, Spot};
use crate::game::bot::{Bot, Level, Measure};
use crate::game::chance::Luck;
use crate::game::options::{Field, Options, Values};
use crate::game::record::{Entry, Header};
use crate::game::{Die, Event, Face, Game, Illegal, Match, Score, Seat, Throw, Turn};
use crate::i18n::Lang;
use crate::phrase::Phrase;

mod family;
#[cfg(test)]
mod laws;
mod lead;
pub mod leaf;
mod page;
mod play;
pub mod printing;
mod replay;
pub mod review;
pub mod run;
mod sheet;
mod sight;
mod theory;
mod title;
mod touch;
pub mod training;

pub use crate::draw::pieces::DieLook;
pub use family::{Family, Place, places};
pub use lead::Lead;
pub use page::Page;
pub use play::Play;
pub use replay::{Replay, replay};
pub use sheet::{Edge, Kind, Model, Sheet};
pub use sight::{Sight, Thrown};
pub use theory::{Exploit, Optimum};
pub use title::Of;
pub use touch::{Press, Touching};
pub use training::{Teacher, Training};

/// With whose eyes, in which language and with what beside it a board is drawn.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// The language of all words.
    pub lang: Lang,
    /// The seat that looks and touches; `None` where nobody does (a replay, a computer player's turn).
    pub seat: Option<Seat>,
    /// The players' names as they are shown, by seat.
    pub names: Vec<String>,
    /// A decision that is advised, in notation.
    pub hint: Option<String>,
    /// What was decided last and by whom, where it is to be pointed out.
    pub last: Option<(Seat, String)>,
    /// Whether nothing is hidden: a match that is over is looked at again.
    pub open: bool,
    /// How the board is laid out, as far as that was chosen; see [`Board::layouts`].
    pub layout: Values,
}

impl View {
    /// The name of a seat; its number, from 1, where it has none.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat).cloned().unwrap_or_else(|| (seat + 1).to_string())
    }
}

/// A decision that has no place on the board and is offered as a button beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// What is decided.
    pub action: A,
    /// What stands on the button.
    pub name: Phrase,
    /// What it means, in a sentence.
    pub about: Option<Phrase>,
    /// The key that chooses it: a digit or a letter.
    pub key: Option<char>,
    /// Whether it is what is to be done next, so that Enter chooses it.
    pub next: bool,
}

/// A decision that is typed: what cannot be listed, such as any word at all.
#[derive(Clone, Debug, PartialEq)]
pub struct Typing {
    /// What is typed here.
    pub label: Phrase,
    /// What stands in the field while it is empty: an example.
    pub placeholder: Phrase,
    /// What comes before the text in notation, such as `"call "`.
    pub prefix: &'static str,
}

/// A part of a rules page.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading.
    Heading(Phrase),
    /// A paragraph.
    Text(Phrase),
    /// A point of a list.
    Point(Phrase),
    /// A ruling of ours, where the source is silent.
    Ruling(Phrase),
    /// A drawn example and what it shows.
    Picture(Drawing, Phrase),
}

/// What a game adds to its rules so that it can be seen, touched, told, judged and printed.
pub trait Board: Game {
    /// What is selected of it and not yet decided.
    type Touch: Touching<Self>;
    /// The colour of the system.
    const ACCENT: Hue;
    /// The id of its name.
    const NAME: &'static str;
    /// The id of the line that says what it is.
    const LINE: &'static str;
    /// The emblem on the shelf, a square of 40 mm.
    const EMBLEM: fn() -> Drawing;
    /// The rules page.
    const RULES: fn(Lang) -> Vec<Block>;
    /// What the computer player measures the worth of a decision in.
    const MEASURE: Measure = Measure::Points;
    /// What a decision may cost, in that measure, before it is an inaccuracy, a mistake, a blunder.
    const COSTS: [f64; 3];
    /// The family it belongs to: its games share one card on the shelf.
    const FAMILY: Option<&'static Family> = None;
    /// Whether it stands first and large in the cabinet of its family.
    const CENTREPIECE: bool = false;
    /// Whether little is good: the record is the lowest score, not the highest.
    const LOW_WINS: bool = false;

    /// How it is found out who begins, with these options; the seating is turned before there is a record.
    fn lead(_options: &Self::Options) -> Lead {
        Lead::Seated
    }
    /// The computer player of that level.
    fn bot(level: Level) -> Box<dyn Bot<Self>>;
    /// How the board may be laid out: what people choose in the settings, as they are used to it. No record knows it.
    fn layouts() -> Vec<Field> {
        Vec::new()
    }
    /// The board.
    fn board(&self, touch: &Self::Touch, view: &View) -> Drawing;
    /// What `seat` may decide beside the board, with so much touched on it.
    fn choices(&self, touch: &Self::Touch, seat: Seat) -> Vec<Choice<Self::Action>>;
    /// What `seat` may type instead of choosing; only where [`Game::free`] holds.
    fn typing(&self, _seat: Seat) -> Option<Typing> {
        None
    }
    /// What counts as decided when a person's time is up; `None` where nobody is hurried.
    fn timeout(&self, _seat: Seat) -> Option<Self::Action> {
        None
    }
    /// Does what would make a first decision or hint slow, such as finding a strategy for these options; called
    /// elsewhere, as soon as a match is on the table.
    fn prepare(&self) {}
    /// Whether dice are thrown under a cup in this match.
    fn covers(&self) -> bool {
        false
    }
    /// Whether somebody may look under the cup while others may not: then a curtain comes down between people who
    /// share the screen. A cup that nobody may look under needs none.
    fn peeks(&self) -> bool {
        self.covers()
    }
    /// Whether the dice that are due will lie where not even their thrower may look.
    fn falls_blind(&self) -> bool {
        false
    }
    /// How many of the dice that are due, counted from the first, roll in the open while the others lie under the
    /// cup, which is lifted when those lie still: a show, nothing is hidden. `None` where all roll as usual.
    fn in_the_open(&self) -> Option<usize> {
        None
    }
    /// Those of the seats to act that the match waits for, the most urgent first. Others may act, but nobody asks them:
    /// a computer player does not, a person has to want to.
    fn awaited(&self) -> Vec<Seat> {
        self.turn().to_act().to_vec()
    }
    /// How `seat` (`None`: everybody) sees the dice thrown last. Dice that nobody uncovered stay covered until others
    /// are thrown. While they are covered, board, choices and words are asked of what everybody may know
    /// (`seen_by(None)`), also for a seat that has looked: only the tray shows what it saw, while it looks.
    fn sight(&self, _seat: Option<Seat>) -> Sight<Self::Action> {
        Sight::Open
    }
    /// Whether something has just ended that everybody wants to look at, such as a round: the table waits for
    /// somebody to go on, even where a computer player is next.
    fn rests(&self) -> bool {
        false
    }
    /// What is to be done now, in words, for `view.seat` or, without one, for everybody.
    fn prompt(&self, touch: &Self::Touch, view: &View) -> Phrase;
    /// What an event does, in words, this being the state before it. Faces that fall under a cup are not told; where
    /// dice are uncovered this state knows them, unless it is only asked what the event would do.
    fn tell(&self, event: &Event<Self::Action>, view: &View) -> Phrase;
    /// How a die looks.
    fn die_look(die: &Die) -> DieLook;
    /// A face of a die, a square of 10 mm drawn with the look's inks on nothing.
    fn die_face(die: &Die, face: Face) -> Drawing;
    /// What the facets of the solid die bear, in their order: the face that counts when a facet is read, and its
    /// picture, in the square whose inscribed circle is the facet's; where a facet has corners beyond it, so may the
    /// picture. Usually the faces as they are.
    fn die_facets(die: &Die) -> Vec<(Face, Drawing)> {
        die.faces.iter().map(|face| (*face, Self::die_face(die, *face))).collect()
    }
    /// What perfect play is worth, where it can be computed with these options; what is left out, the game fills in as
    /// it makes sense for the question.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn optimum(given: &Values) -> Result<Option<Optimum>, Illegal> {
        Self::Options::read(given).map(|_| None)
    }
    /// How far the strongest computer player is from an equilibrium, where that can be computed; likewise.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn exploit(given: &Values) -> Result<Option<Exploit>, Illegal> {
        Self::Options::read(given).map(|_| None)
    }
    /// How its strong computer player was taught, where it was taught at all.
    fn teacher() -> Option<Teacher> {
        None
    }
    /// The sheets that can be printed.
    fn sheets() -> Vec<Sheet>;
    /// A blank form, in its own size; none where the sheet is none.
    fn blank(sheet: &str, lang: Lang) -> Option<Drawing>;
    /// A model as pages of that paper, which are printed as they are; none where the sheet is no model.
    fn model(_sheet: &str, _wanted: &Model<'_>) -> Vec<Drawing> {
        Vec::new()
    }
    /// A sheet that is made for papers, as pages of that one; none where the sheet is another.
    fn pages(_sheet: &str, _paper: Paper, _lang: Lang) -> Vec<Drawing> {
        Vec::new()
    }
    /// The match, with all that stands of it, filled into a form: as many sheets as it takes.
    fn filled(played: &Match<Self>, sheet: &str, lang: Lang) -> Vec<Drawing>;
}

/// A line of the record in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Who did it; `None` for dice.
    pub seat: Option<Seat>,
    /// The line of the record.
    pub entry: Entry,
    /// What happened.
    pub phrase: Phrase,
}

/// A button beside the board, its game forgotten.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The decision, in notation.
    pub notation: String,
    /// What stands on the button.
    pub name: Phrase,
    /// What it means, in a sentence.
    pub about: Option<Phrase>,
    /// The key that chooses it.
    pub key: Option<char>,
    /// Whether Enter chooses it.
    pub next: bool,
}

/// What a computer player advises.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// What it would do itself, in notation.
    pub choice: String,
    /// What each decision is worth, best first; empty where it cannot judge.
    pub candidates: Vec<(String, f64)>,
}

impl Thought {
    /// What a decision costs beside the best, in the game's points; `None` where it was not judged. It is looked up as
    /// [`Table::listed`] gives it.
    #[must_use]
    pub fn cost(&self, listed: &str) -> Option<f64> {
        let (_, best) = self.candidates.first()?;
        let (_, value) = self.candidates.iter().find(|(candidate, _)| candidate == listed)?;
        Some(best - value)
    }
}

/// A computer player's thinking, ready to be done elsewhere.
pub type Thinking<T> = Box<dyn FnOnce(&mut dyn Rng) -> T + Send>;

/// A match on the table, its game forgotten.
pub trait Table: Send + Debug {
    /// The game.
    fn title(&self) -> &'static dyn Title;
    /// The header.
    fn header(&self) -> &Header;
    /// The standing events, in words; the last is the latest.
    fn told(&self) -> &[Told];
    /// What was decided last that stands, and by whom.
    fn last(&self) -> Option<(Seat, String)> {
        self.told().iter().rev().find_map(|told| match &told.entry {
            Entry::Act { seat, notation } => Some((*seat, notation.clone())),
            Entry::Roll(_) | Entry::Undo(_) => None,
        })
    }
    /// What is waited for.
    fn turn(&self) -> Turn;
    /// What `seat` may decide now, in canonical notation and the rules' order.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The one of `legal` that comes to the same as a decision `seat` may make now; itself where there is none.
    fn listed(&self, seat: Seat, notation: &str) -> Option<String>;
    /// Whether `seat` may decide more than can be listed.
    fn free(&self, seat: Seat) -> bool;
    /// Each seat's score.
    fn scores(&self) -> Vec<Score>;
    /// The position as the rules file writes it.
    fn state(&self) -> Value;
    /// Whether a line may be entered now; gives it back in canonical notation.
    ///
    /// # Errors
    /// Why not, for people.
    fn check(&self, entry: &Entry) -> Result<Entry, Illegal>;
    /// Enters a line; a refused one changes nothing.
    ///
    /// # Errors
    /// Why it is refused, for people.
    fn enter(&mut self, entry: &Entry) -> Result<(), Illegal>;
    /// How many events an undo would take back.
    ///
    /// # Errors
    /// Why nothing can be taken back, for people.
    fn undo_span(&self) -> Result<usize, Illegal>;
    /// The dice thrown last; under the cup only where `open` says that nothing is hidden.
    fn thrown(&self, open: bool) -> Option<Thrown>;
    /// The throws that stand, in order: the dice and what they showed; without those that nobody but the thrower
    /// has seen, until the match is over.
    fn throws(&self) -> Vec<(&Throw, &[Face])>;
    /// Whether dice are thrown under a cup in this match.
    fn covers(&self) -> bool;
    /// Whether somebody may look under the cup while others may not.
    fn peeks(&self) -> bool;
    /// Whether the dice that are due will lie where not even their thrower may look.
    fn falls_blind(&self) -> bool;
    /// How many of the dice that are due roll in the open while the others lie under the cup; `None` where all do.
    fn in_the_open(&self) -> Option<usize>;
    /// Those of the seats to act that the match waits for, the most urgent first.
    fn awaited(&self) -> Vec<Seat>;
    /// How `seat` (`None`: everybody) sees the dice thrown last, the decision in notation.
    fn sight(&self, seat: Option<Seat>) -> Sight<String>;
    /// What `seat` sees under the cup, if its looking there is the last thing that happened.
    fn look(&self, seat: Seat) -> Option<(Throw, Vec<Face>)>;
    /// Whether something has just ended that everybody wants to look at.
    fn rests(&self) -> bool;
    /// The board.
    fn board(&self, view: &View) -> Drawing;
    /// A spot was touched; a decision is given back in notation, not entered.
    fn press(&mut self, view: &View, spot: &Spot) -> Press<String>;
    /// What lies on a spot is taken in hand, to be dragged; `None` where nothing there can be.
    fn grab(&mut self, view: &View, spot: &Spot) -> Option<Drawing>;
    /// What was grabbed goes back: what is selected is again what it was, if nothing was pressed since.
    fn put_back(&mut self);
    /// Whether something is selected and not decided.
    fn is_touched(&self) -> bool;
    /// Drops what is selected and not decided; whether there was something.
    fn release(&mut self) -> bool;
    /// Takes the step back that was touched last; whether there was one.
    fn retract(&mut self) -> bool;
    /// What `seat` may decide beside the board, with what is touched on it.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// What `seat` may type instead of choosing.
    fn typing(&self, seat: Seat) -> Option<Typing>;
    /// What counts as decided, in notation, when the time of `seat` is up.
    fn timeout(&self, seat: Seat) -> Option<String>;
    /// What is to be done now, in words.
    fn prompt(&self, view: &View) -> Phrase;
    /// A decision in words, as if it were made now.
    fn say(&self, seat: Seat, notation: &str, view: &View) -> Option<Phrase>;
    /// What is to be done elsewhere, so that nobody waits for a first decision or hint.
    fn preparing(&self) -> Box<dyn FnOnce() + Send>;
    /// What a computer player does in the place of `seat`, which is among those to act, in notation.
    fn thinking(&self, seat: Seat, level: Level) -> Thinking<String>;
    /// What a computer player advises `seat`, which is among those to act, knowing what it knows.
    fn judging(&self, seat: Seat, level: Level) -> Thinking<Thought>;
    /// What the strongest computer player finds about an event that could happen now: what a decision costs, what luck
    /// a throw brings; nothing where it cannot judge.
    fn examining(&self, entry: &Entry) -> Thinking<Option<review::Finding>>;
    /// The match filled into a sheet.
    fn filled(&self, sheet: &str, lang: Lang) -> Vec<Drawing>;
    /// The same match on another table.
    fn copy(&self) -> Box<dyn Table>;
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// A game on the shelf, its type forgotten.
pub trait Title: Sync {
    /// The key in records.
    fn key(&self) -> &'static str;
    /// Its name.
    fn name(&self) -> Phrase;
    /// What it is, in a line.
    fn line(&self) -> Phrase;
    /// The colour of the system.
    fn accent(&self) -> Hue;
    /// The family it belongs to.
    fn family(&self) -> Option<&'static Family>;
    /// Whether it stands first and large in the cabinet of its family.
    fn is_centrepiece(&self) -> bool;
    /// Whether little is good.
    fn low_wins(&self) -> bool;
    /// How it is found out who begins, with these options.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn lead(&self, options: &Values) -> Result<Lead, Illegal>;
    /// How many may play, whatever the options.
    fn seats(&self) -> RangeInclusive<usize>;
    /// How many may play with these options.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn seats_with(&self, options: &Values) -> Result<RangeInclusive<usize>, Illegal>;
    /// Its options.
    fn fields(&self) -> Vec<Field>;
    /// How its board may be laid out, as people are used to it.
    fn layouts(&self) -> Vec<Field>;
    /// A match that has not begun.
    ///
    /// # Errors
    /// What is wrong with the header.
    fn open(&self, header: Header) -> Result<Box<dyn Table>, Illegal>;
    /// Plays a match between computer players to its end.
    ///
    /// # Errors
    /// Options, a number of players or a name that the game does not take.
    fn run(&self, options: &Values, seating: &run::Seating, luck: Luck) -> Result<run::Run, Illegal>;
    /// The emblem on the shelf, a square of 40 mm.
    fn emblem(&self) -> Drawing;
    /// The rules page.
    fn rules(&self, lang: Lang) -> Vec<Block>;
    /// The sheets that can be printed.
    fn sheets(&self) -> Vec<Sheet>;
    /// A blank form.
    fn blank(&self, sheet: &str, lang: Lang) -> Option<Drawing>;
    /// A model as pages.
    fn model(&self, sheet: &str, wanted: &Model<'_>) -> Vec<Drawing>;
    /// A sheet that is made for papers, as pages.
    fn pages(&self, sheet: &str, paper: Paper, lang: Lang) -> Vec<Drawing>;
    /// How a die of this game looks.
    fn die_look(&self, die: &Die) -> DieLook;
    /// A face of a die, a square of 10 mm.
    fn die_face(&self, die: &Die, face: Face) -> Drawing;
    /// What the facets of the solid die bear, in their order, and which face counts.
    fn die_facets(&self, die: &Die) -> Vec<(Face, Drawing)>;
    /// What the worth of a decision is measured in.
    fn measure(&self) -> Measure;
    /// What a decision may cost before it is an inaccuracy, a mistake, a blunder.
    fn costs(&self) -> [f64; 3];
    /// What perfect play is worth with these options; `None` where it cannot be computed.
    ///
    /// # Errors
    /// What is wrong with the options, or what kept it from being computed.
    fn optimum(&self, options: &Values) -> Result<Option<Optimum>, Illegal>;
    /// How far the strongest computer player is from an equilibrium; `None` where it cannot be computed.
    ///
    /// # Errors
    /// What is wrong with the options, or what kept it from being computed.
    fn exploit(&self, options: &Values) -> Result<Option<Exploit>, Illegal>;
    /// How its strong computer player was taught, where it was taught at all.
    fn teacher(&self) -> Option<Teacher>;
    /// Plays a random match and holds the rules to their laws; how many lines it has.
    #[cfg(test)]
    fn keeps_the_laws(&self, options: &Values, seed: u64) -> usize;
}

impl Debug for dyn Title {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_costs_what_the_best_is_worth_more_and_nothing_where_it_was_not_judged() {
        let candidates = vec![("a".to_owned(), 1.5), ("b".to_owned(), 0.25)];
        let thought = Thought { choice: "b".to_owned(), candidates };
        assert_eq!(["a", "b", "c"].map(|played| thought.cost(played)), [Some(0.0), Some(1.25), None]);
    }
}
