//! The table: a game as it is played and shown. Knows no particular game and no toolkit. [`Board`] is what a game adds
//! to its rules to be seen, touched and told, [`Shelved`] what is fixed about it. Only [`Table`], a match with what is
//! touched but not yet decided, and [`Title`] forget the type of a game: the shell knows nothing else.

use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use rand::Rng;
use serde_json::Value;

use base::draw::{Drawing, Spot};
use base::phrase::{Phrase, phrase};

use crate::game::bot::{Level, Mark};
use crate::game::chance::Luck;
use crate::game::options::{Field, Values};
use crate::game::record::{Entry, Header};
use crate::game::{Die, Face, Finish, Illegal, Score, Seat, Throw, Turn};

mod about;
mod board;
pub mod booklet;
mod dice;
pub mod ending;
#[cfg(test)]
mod laws;
pub mod leaf;
pub mod league;
pub(crate) mod marked;
mod play;
pub mod review;
pub mod rollout;
pub mod run;
mod scale;
mod sheet;
pub mod theory;
mod title;
pub mod touch;
pub mod unit;

pub use about::{About, Block, Explains, Family, Lead, OverviewEntry, OwnSign, Page, places, without_idea};
pub use base::draw::pieces::DieLook;
pub use board::{Board, Choice, Controls, Looks, Players, Reading, Typed, Typing, View, Weight, Words, strongest};
pub use dice::{Cup, DieArt, Fall, Handling, Thrown, Visibility};
use play::Play;
pub use scale::{Loss, Scale, Stake};
pub use sheet::{Edge, Filling, Kind, Model, Sheet};
pub use theory::{Exploit, Measured, Optimum, Teacher, Training};
pub use title::{Fields, Of, Read, Sheets, Shelved};
pub use touch::{PositionField, Press, Touching};

#[derive(Clone, Debug, PartialEq)]
pub struct RecordLine {
    /// `None` for dice.
    pub seat: Option<Seat>,
    pub entry: Entry,
    pub phrase: Phrase,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// In notation.
    pub choice: String,
    /// What each decision is worth, best first; empty where it cannot judge.
    pub candidates: Vec<(String, f64)>,
    /// What they are about, for whoever decides.
    pub stake: Stake,
}

impl Thought {
    /// `None` where it was not judged. `listed` is as [`Table::listed`] gives it.
    pub fn loss(&self, listed: &str) -> Option<Loss> {
        let (_, best) = *self.candidates.first()?;
        let (_, worth) = *self.candidates.iter().find(|(candidate, _)| candidate == listed)?;
        Some(Loss { best, worth, stake: self.stake })
    }

    pub fn cost(&self, listed: &str) -> Option<f64> {
        self.loss(listed).map(Loss::cost)
    }
}

/// A computer player's thinking, ready to be done elsewhere.
pub type Thinking<T> = Box<dyn FnOnce(&mut dyn Rng) -> T + Send>;

#[derive(Debug)]
pub struct ParsedLine {
    /// The line in canonical notation, as a record holds it.
    pub entry: Entry,
    step: Box<dyn Any + Send>,
}

/// What was selected on a table and not yet decided, to be selected there again; which game's, only that table knows.
#[derive(Debug)]
pub struct Selection(Box<dyn Any + Send>);

/// A match on the table, its game forgotten.
pub trait Table: Send + Debug {
    fn title(&self) -> &'static dyn Title;
    fn header(&self) -> &Header;
    fn scale(&self) -> Scale {
        self.title().scale(&self.header().options)
    }
    /// By whose play its figures hold; alone there is nobody else.
    fn assumes(&self) -> Option<Phrase> {
        (self.header().players.len() > 1).then(|| phrase!("review-assumes"))
    }
    fn mark(&self, cost: f64) -> Mark;
    /// What the round or game under way decides for `seat` ([`Board::stake`]).
    fn stake(&self, seat: Seat) -> Stake;
    /// The standing events, in words; the last is the latest.
    fn history(&self) -> &[RecordLine];
    fn last(&self) -> Option<(Seat, String)> {
        self.history().iter().rev().find_map(|told| match &told.entry {
            Entry::Act { seat, notation } => Some((*seat, notation.clone())),
            Entry::Roll(_) | Entry::Faces(_) | Entry::Undo(_) => None,
        })
    }
    fn turn(&self) -> Turn;
    /// In canonical notation and the rules' order.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The one of `legal` that comes to the same as a decision `seat` may make now; itself where there is none.
    fn listed(&self, seat: Seat, notation: &str) -> Option<String>;
    /// Whether `seat` may decide more than can be listed.
    fn free(&self, seat: Seat) -> bool;
    fn scores(&self) -> Vec<Score>;
    /// The position as the rules file writes it.
    fn state(&self) -> Value;
    /// As one line of text: an option of the match that begins with it.
    fn position(&self) -> Result<String, Illegal>;
    fn position_fields(&self, view: &View, spot: Option<&Spot>) -> Vec<PositionField>;
    /// Sets that with which the match begins; what has happened in it is forgotten. An error changes nothing.
    fn set(&mut self, key: &str, value: u32) -> Result<(), Illegal>;
    fn write(&mut self, key: &str, text: &str) -> Result<(), Illegal>;
    /// Reads a line that may be entered now; nothing changes.
    fn read(&self, entry: &Entry) -> Result<ParsedLine, Illegal>;
    /// Enters what [`Table::read`] gave back for this very position.
    fn take(&mut self, line: ParsedLine);
    /// A refused line changes nothing.
    fn enter(&mut self, entry: &Entry) -> Result<(), Illegal> {
        let line = self.read(entry)?;
        self.take(line);
        Ok(())
    }
    fn undo_span(&self) -> Result<usize, Illegal>;
    /// How many events an undo takes back that may be offered to people: none that brought to light what lay under a
    /// cup, and no look of theirs. A record may hold such an undo all the same.
    fn undo_offered(&self) -> Result<usize, Illegal>;
    fn falls_unseen(&self) -> bool;
    /// Thrown last, or lying as the match begins; under the cup only where nothing is hidden (`open`), never untold.
    fn thrown(&self, open: bool) -> Option<Thrown>;
    /// In order; without those seen by the thrower alone until the match is over, and without those nobody has told.
    fn throws(&self) -> Vec<(&Throw, &[Face])>;
    fn plays(&self) -> &'static str;
    fn how_far(&self) -> Option<Phrase>;
    fn handling(&self) -> Handling;
    /// Those of the seats to act that the match waits for, the most urgent first.
    fn awaited(&self) -> Vec<Seat> {
        let (turn, most) = (self.turn(), if self.handling().awaits_one { 1 } else { usize::MAX });
        turn.to_act().iter().take(most).copied().collect()
    }
    /// How `seat` (`None`: everybody) sees the dice thrown last, the decision in notation.
    fn visibility(&self, seat: Option<Seat>) -> Visibility<String>;
    /// Only as long as its looking there is what happened last; `None` for the faces of real dice, which nobody told.
    fn look(&self, seat: Seat) -> Option<Thrown>;
    /// Whether `seat` has seen real dice that the program does not know, so that it cannot judge what that seat decides.
    fn knows_better(&self, seat: Seat) -> bool;
    /// Whether something lies hidden from `seat`, and it has not looked: what nobody knows cannot be played on.
    fn hides(&self, seat: Seat) -> bool;
    fn board(&self, view: &View) -> Drawing;
    /// A spot was touched; a decision is given back in notation, not entered.
    fn press(&mut self, view: &View, spot: &Spot) -> Press<String>;
    /// What lies on a spot is taken in hand, to be dragged; `None` where nothing there can be.
    fn grab(&mut self, view: &View, spot: &Spot) -> Option<Drawing>;
    /// What was typed is touched; likewise.
    fn touch(&mut self, view: &View, text: &str) -> Press<String>;
    /// What was grabbed goes back: what is selected is again what it was, if nothing was pressed since.
    fn put_back(&mut self);
    fn is_touched(&self) -> bool;
    fn selection(&self) -> Selection;
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
    fn offers(&self, seat: Seat) -> Vec<Choice>;
    fn typing(&self, seat: Seat) -> Option<Typing>;
    /// What a text would be decided as that `seat` types ([`Typed::Decides`]); none where that goes without saying.
    fn reading(&self, seat: Seat, text: &str) -> Option<Reading>;
    /// What counts as decided when the time of `seat` is up; only here it is told that it was the clock.
    fn timeout(&self, seat: Seat) -> Option<ParsedLine>;
    fn prompt(&self, view: &View) -> Phrase;
    /// A decision in words as it is made: the line that the record then has.
    fn say(&self, seat: Seat, notation: &str, view: &View) -> Option<Phrase>;
    /// A decision as it is advised or compared ([`Words::advice`]).
    fn advice(&self, seat: Seat, notation: &str) -> Option<Phrase>;
    /// Why `better` is better than `played`, both of which `seat` may decide now; of what lies under a cup goes into it what that seat has seen.
    fn reason(&self, seat: Seat, played: &str, better: &str) -> Vec<Phrase>;
    fn foresees(&self, seat: Seat, notation: &str) -> Vec<Phrase>;
    /// The same about a spot of the board, and about the decision that touching it makes.
    fn surveys(&self, view: &View, spot: &Spot) -> Vec<Phrase>;
    fn spoken(&self, view: &View, spot: &Spot) -> Option<&'static str>;
    /// What is to be done elsewhere, so that nobody waits for a first decision or hint.
    fn preparing(&self) -> Box<dyn FnOnce() + Send>;
    /// What a computer player does in the place of `seat`, which is among those to act, in notation.
    fn thinking(&self, seat: Seat, level: Level) -> Thinking<String>;
    /// What a computer player advises `seat`, which is among those to act, knowing what it knows.
    fn judging(&self, seat: Seat, level: Level) -> Thinking<Thought>;
    /// What the computer player finds about a line that was read here: what a decision costs, what luck a throw brings.
    fn examining(&self, line: &ParsedLine, level: Level) -> Thinking<Option<review::Finding>>;
    /// Ready to be rolled out; an error where there was nothing to choose or something is hidden from `seat`.
    fn rolling(&self, seat: Seat, played: &str, how: rollout::How) -> Result<Box<dyn rollout::Rolling>, Illegal>;
    fn shares(&self) -> Vec<ending::Share>;
    /// The match filled into a sheet; none where there is no such sheet, or it is made for other matches.
    fn filled(&self, sheet: &str, view: &View) -> Vec<Drawing>;
    fn copy(&self) -> Box<dyn Table>;
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// A game on the shelf, its type forgotten.
pub trait Title: Sync {
    fn about(&self) -> &'static About;
    fn key(&self) -> &'static str {
        self.about().key
    }
    /// Whatever the options.
    fn seats(&self) -> RangeInclusive<usize>;
    fn seats_with(&self, options: &Values) -> Result<RangeInclusive<usize>, Illegal>;
    fn lead(&self, options: &Values) -> Result<Lead, Illegal>;
    /// What is needed on the table and what to mind where the dice are real, with these options; none where they are wrong.
    fn gear(&self, options: &Values) -> Option<Phrase>;
    /// With these options, or with the usual ones where they are wrong.
    fn scale(&self, options: &Values) -> Scale;
    /// How a match of two can end with these options; where they are wrong, who has won is all.
    fn finish(&self, options: &Values) -> Finish;
    fn fields(&self) -> Vec<Field>;
    fn open(&self, header: Header) -> Result<Box<dyn Table>, Illegal>;
    fn run(&self, options: &Values, seating: &run::Seating, luck: Luck) -> Result<run::Run, Illegal>;
    fn sums(&self, run: &run::Run) -> Result<unit::Sums, Illegal>;
    /// The weakest first.
    fn levels(&self) -> &'static [Level];
    fn sheets(&self) -> Vec<Sheet>;
    fn die(&self, die: &Die) -> DieArt;
    fn optimum(&self, options: &Values) -> Result<Option<Optimum>, Illegal>;
    fn exploit(&self, options: &Values, at: Option<&str>) -> Result<Option<Exploit>, Illegal>;
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
        let thought = Thought { choice: "b".to_owned(), candidates, stake: Stake::default() };
        assert_eq!(["a", "b", "c"].map(|played| thought.cost(played)), [Some(0.0), Some(1.25), None]);
    }
}
