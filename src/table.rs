//! The table: a game as it is played and shown. Knows no particular game and no toolkit.
//!
//! [`Board`] is what a game adds to its rules so that it can be seen, touched, told and printed. [`Play`]
//! is a match with what is touched but not yet decided. [`Table`] and [`Title`] are the only places where a
//! game's type is forgotten: the shell knows nothing else.

use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use rand::Rng;
use serde_json::Value;

use crate::draw::{Drawing, Spot};
use crate::game::bot::{Level, Mark};
use crate::game::chance::Luck;
use crate::game::options::{Field, Values};
use crate::game::record::{Entry, Header};
use crate::game::{Die, Face, Illegal, Score, Seat, Throw, Turn};
use crate::i18n::Lang;
use crate::phrase::Phrase;

mod about;
mod board;
pub mod booklet;
mod dice;
pub mod ending;
mod family;
pub mod knob;
#[cfg(test)]
mod laws;
mod lead;
pub mod leaf;
pub mod league;
mod manner;
mod marked;
mod page;
mod play;
mod reasons;
pub mod review;
pub mod rollout;
pub mod run;
mod scale;
mod sheet;
mod sight;
mod theory;
mod title;
mod touch;
pub mod training;
pub mod unit;

pub use crate::draw::pieces::DieLook;
pub use about::{About, Block, Explains, OwnSign};
pub use board::{Board, Choice, Looks, Manners, Players, Reading, Sheets, Typed, Typing, View, Weight, Words};
pub use dice::DieArt;
pub use family::{Family, Place, places};
pub use knob::Knob;
pub use lead::Lead;
pub use manner::{Cup, Fall, Manner};
pub use page::Page;
pub use play::Play;
use play::begun;
pub use reasons::{strongest, uncounted};
pub use scale::Scale;
pub use sheet::{Edge, Filling, Kind, Model, Sheet};
pub use sight::{Sight, Thrown};
pub use theory::{Exploit, Measured, Optimum};
pub use title::Of;
pub use touch::{Press, Touching};
pub use training::{Teacher, Training};

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
    pub fn cost(&self, listed: &str) -> Option<f64> {
        let (_, best) = self.candidates.first()?;
        let (_, value) = self.candidates.iter().find(|(candidate, _)| candidate == listed)?;
        Some(best - value)
    }
}

/// A computer player's thinking, ready to be done elsewhere.
pub type Thinking<T> = Box<dyn FnOnce(&mut dyn Rng) -> T + Send>;

/// A line that a table has read and not yet taken.
#[derive(Debug)]
pub struct Line {
    /// The line in canonical notation, as a record holds it.
    pub entry: Entry,
    /// What it does, as the game's own type.
    step: Box<dyn Any + Send>,
}

/// What was selected on a table and not yet decided, to be selected there again; which game's, only that table knows.
#[derive(Debug)]
pub struct Selection(Box<dyn Any + Send>);

/// A match on the table, its game forgotten.
pub trait Table: Send + Debug {
    /// The game.
    fn title(&self) -> &'static dyn Title;
    /// The header.
    fn header(&self) -> &Header;
    /// What computer players measure the worth of a decision in.
    fn scale(&self) -> Scale {
        self.title().scale(&self.header().options)
    }
    /// The mark of a decision that costs so much where the match stands.
    fn mark(&self, cost: f64) -> Mark;
    /// The standing events, in words; the last is the latest.
    fn told(&self) -> &[Told];
    /// What was decided last that stands, and by whom.
    fn last(&self) -> Option<(Seat, String)> {
        self.told().iter().rev().find_map(|told| match &told.entry {
            Entry::Act { seat, notation } => Some((*seat, notation.clone())),
            Entry::Roll(_) | Entry::Faces(_) | Entry::Undo(_) => None,
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
    /// The position as one line of text: an option of the match that begins with it.
    ///
    /// # Errors
    /// Why it cannot be written, for people.
    fn position(&self) -> Result<String, Illegal>;
    /// What of the position can be set by hand, this spot of the board being touched.
    fn knobs(&self, view: &View, spot: Option<&Spot>) -> Vec<Knob>;
    /// Sets that with which the match begins; what has happened in it is forgotten.
    ///
    /// # Errors
    /// Why it cannot be set as the rest stands, for people; nothing has changed.
    fn set(&mut self, key: &str, value: u32) -> Result<(), Illegal>;
    /// The same of what is written.
    ///
    /// # Errors
    /// What is wrong with it, for people; nothing has changed.
    fn write(&mut self, key: &str, text: &str) -> Result<(), Illegal>;
    /// Reads a line that may be entered now; nothing changes.
    ///
    /// # Errors
    /// Why it may not, for people.
    fn read(&self, entry: &Entry) -> Result<Line, Illegal>;
    /// Enters what [`Table::read`] gave back for this very position.
    fn take(&mut self, line: Line);
    /// Reads a line and enters it; a refused one changes nothing.
    ///
    /// # Errors
    /// Why it is refused, for people.
    fn enter(&mut self, entry: &Entry) -> Result<(), Illegal> {
        let line = self.read(entry)?;
        self.take(line);
        Ok(())
    }
    /// How many events an undo would take back.
    ///
    /// # Errors
    /// Why nothing can be taken back, for people.
    fn undo_span(&self) -> Result<usize, Illegal>;
    /// How many events an undo takes back that may be offered to people: none that brought to light what lay under a
    /// cup, and no look of theirs. A record may hold such an undo all the same.
    ///
    /// # Errors
    /// Why none is offered, for people.
    fn undo_offered(&self) -> Result<usize, Illegal>;
    /// Whether the dice that are due will lie under a cup, so that whoever throws real ones need not tell what they show.
    fn falls_unseen(&self) -> bool;
    /// The dice thrown last, or those that lie in the position with which the match begins; under the cup only where `open`
    /// says that nothing is hidden, and never what nobody has told.
    fn thrown(&self, open: bool) -> Option<Thrown>;
    /// The throws that stand, in order: the dice and what they showed; without those that nobody but the thrower
    /// has seen, until the match is over, and without those that nobody has told.
    fn throws(&self) -> Vec<(&Throw, &[Face])>;
    /// The key of the game whose rules hold now, where a match is made of several.
    fn plays(&self) -> &'static str;
    /// Which part of the match is under way, where it has several.
    fn how_far(&self) -> Option<Phrase>;
    /// What is to be minded now.
    fn manner(&self) -> Manner;
    /// Those of the seats to act that the match waits for, the most urgent first.
    fn awaited(&self) -> Vec<Seat> {
        let (turn, most) = (self.turn(), if self.manner().awaits_one { 1 } else { usize::MAX });
        turn.to_act().iter().take(most).copied().collect()
    }
    /// How `seat` (`None`: everybody) sees the dice thrown last, the decision in notation.
    fn sight(&self, seat: Option<Seat>) -> Sight<String>;
    /// What `seat` sees under the cup, if its looking there is the last thing that happened; `None` for the faces of real
    /// dice, which the program does not know.
    fn look(&self, seat: Seat) -> Option<Thrown>;
    /// Whether `seat` has seen real dice that the program does not know, so that it cannot judge what that seat decides.
    fn knows_better(&self, seat: Seat) -> bool;
    /// Whether something lies hidden from `seat`, and it has not looked: what nobody knows cannot be played on.
    fn hides(&self, seat: Seat) -> bool;
    /// The board.
    fn board(&self, view: &View) -> Drawing;
    /// A spot was touched; a decision is given back in notation, not entered.
    fn press(&mut self, view: &View, spot: &Spot) -> Press<String>;
    /// What lies on a spot is taken in hand, to be dragged; `None` where nothing there can be.
    fn grab(&mut self, view: &View, spot: &Spot) -> Option<Drawing>;
    /// What was typed is touched; likewise.
    fn touch(&mut self, view: &View, text: &str) -> Press<String>;
    /// What was grabbed goes back: what is selected is again what it was, if nothing was pressed since.
    fn put_back(&mut self);
    /// Whether something is selected and not decided.
    fn is_touched(&self) -> bool;
    /// What is selected and not decided.
    fn selection(&self) -> Selection;
    /// Whether just that is selected.
    fn selects(&self, selection: &Selection) -> bool;
    /// Whether anything that is selected comes into a decision, beyond what is only looked at.
    fn is_composed(&self) -> bool;
    /// Whether just that is selected, but for what is only looked at.
    fn composes(&self, selection: &Selection) -> bool;
    /// Selects what was selected before in this very position.
    fn select(&mut self, selection: Selection);
    /// Drops what is selected and not decided; whether there was something.
    fn release(&mut self) -> bool;
    /// Takes the step back that was touched last; whether there was one.
    fn retract(&mut self) -> bool;
    /// What `seat` may decide beside the board, with what is touched on it.
    fn offers(&self, seat: Seat) -> Vec<Choice>;
    /// What `seat` may type instead of choosing.
    fn typing(&self, seat: Seat) -> Option<Typing>;
    /// What a text would be decided as that `seat` types ([`Typed::Decides`]); none where that goes without saying.
    fn reading(&self, seat: Seat, text: &str) -> Option<Reading>;
    /// What counts as decided when the time of `seat` is up; only here it is told that it was the clock.
    fn timeout(&self, seat: Seat) -> Option<Line>;
    /// What is to be done now, in words.
    fn prompt(&self, view: &View) -> Phrase;
    /// A decision in words, as if it were made now.
    fn say(&self, seat: Seat, notation: &str, view: &View) -> Option<Phrase>;
    /// Why the second of two decisions in notation is better than the first, both of which `seat` may make now, in
    /// sentences that come from the position; nothing that lies under a cup goes into them.
    fn reason(&self, seat: Seat, played: &str, better: &str) -> Vec<Phrase>;
    /// What can be counted about a decision that `seat` may make now, for whoever looks ahead; nothing that lies under a
    /// cup goes into it.
    fn foresees(&self, seat: Seat, notation: &str) -> Vec<Phrase>;
    /// The same about a spot of the board, and about the decision that touching it makes.
    fn surveys(&self, view: &View, spot: &Spot) -> Vec<Phrase>;
    /// What is spoken aloud where that spot is pointed at.
    fn spoken(&self, view: &View, spot: &Spot) -> Option<&'static str>;
    /// What is to be done elsewhere, so that nobody waits for a first decision or hint.
    fn preparing(&self) -> Box<dyn FnOnce() + Send>;
    /// What a computer player does in the place of `seat`, which is among those to act, in notation.
    fn thinking(&self, seat: Seat, level: Level) -> Thinking<String>;
    /// What a computer player advises `seat`, which is among those to act, knowing what it knows.
    fn judging(&self, seat: Seat, level: Level) -> Thinking<Thought>;
    /// What the computer player of that level finds about a line that was read here: what a decision costs, what luck a
    /// throw brings; nothing where it cannot judge.
    fn examining(&self, line: &Line, level: Level) -> Thinking<Option<review::Finding>>;
    /// What `seat` may decide here and has decided, ready to be rolled out.
    ///
    /// # Errors
    /// That there was nothing to choose, that something is hidden from it, or why it cannot decide this.
    fn rolling(&self, seat: Seat, played: &str, how: rollout::How) -> Result<Box<dyn rollout::Rolling>, Illegal>;
    /// What the match came to so far, part by part.
    fn shares(&self) -> Vec<ending::Share>;
    /// The match filled into a sheet; none where there is no such sheet, or it is made for other matches.
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
    /// What is said about it wherever it is met.
    fn about(&self) -> &'static About;
    /// How many may play, whatever the options.
    fn seats(&self) -> RangeInclusive<usize>;
    /// How many may play with these options.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn seats_with(&self, options: &Values) -> Result<RangeInclusive<usize>, Illegal>;
    /// How it is found out who begins, with these options.
    ///
    /// # Errors
    /// What is wrong with the options.
    fn lead(&self, options: &Values) -> Result<Lead, Illegal>;
    /// What is needed on the table and what to mind where the dice are real, with these options; none where they are wrong.
    fn gear(&self, options: &Values) -> Option<Phrase>;
    /// What computer players measure the worth of a decision in, with these options; with the usual ones where they are
    /// wrong.
    fn scale(&self, options: &Values) -> Scale;
    /// Its options.
    fn fields(&self) -> Vec<Field>;
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
    /// What came of the pieces of a match that was played, beside who won it.
    ///
    /// # Errors
    /// What is wrong with its record.
    fn sums(&self, run: &run::Run) -> Result<unit::Sums, Illegal>;
    /// What its computer players lack because something that comes with the program cannot be read.
    fn lacks(&self) -> Option<Phrase>;
    /// The levels of computer players that there are, the weakest first.
    fn levels(&self) -> &'static [Level];
    /// The sheets that can be printed.
    fn sheets(&self) -> Vec<Sheet>;
    /// How a die of this game is drawn.
    fn die(&self, die: &Die) -> DieArt;
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
    /// The same for a round at that score alone; `None` where scores change nothing.
    ///
    /// # Errors
    /// What is wrong with the options or the score.
    fn exploit_at(&self, options: &Values, score: &str) -> Result<Option<Exploit>, Illegal>;
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
