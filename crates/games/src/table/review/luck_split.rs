//! What the end of a match owes to play, and what to luck. Knows no game.
//!
//! What somebody has of the win beyond an equal share is both together. What the others' decisions cost on average, less
//! what one's own did, is play; the rest is luck, of the dice and of what they left to decide, whether or not it can be
//! told throw by throw.

use base::i18n::Lang;
use base::phrase::{Phrase, phrase};

use super::Review;
use crate::game::Seat;
use crate::game::bot::Measure;
use crate::table::Table;

/// What a seat owes to the one and the other, in chances of winning the match. Play is a sum of small parts: where
/// somebody plays far worse than the others it may come to more than a whole match, and luck to as much the other way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckSplit {
    pub skill: f64,
    pub luck: f64,
    /// The standard error of both: how far what play brings lies apart from match to match between players like these,
    /// each decision being one that might as well not have come up, or twice. How surely it was judged is not in it.
    pub error: f64,
}

impl LuckSplit {
    pub const NAMES: [&str; 4] = ["review-outcome", "review-skill", "review-fortune", "review-error"];

    /// What it had of the win beyond an equal share, how much of that was play and luck, and the error of both, in words.
    pub fn say(&self, lang: Lang) -> [String; 4] {
        let [outcome, skill, luck] =
            [self.skill + self.luck, self.skill, self.luck].map(|part| Measure::Chance.signed(lang, part));
        [outcome, skill, luck, Measure::Chance.say(lang, self.error)]
    }
}

impl Review {
    /// What its numbers of luck mean, to stand below them: those of the dice, and those of how it was parted.
    pub fn luck_explained(&self, parted: &[LuckSplit]) -> Vec<Phrase> {
        let dice = self.thrown().next().map(|_| phrase!("review-luck-about"));
        let end = [phrase!("review-parted"), phrase!("review-fortune-about")];
        dice.into_iter().chain(end.into_iter().filter(|_| !parted.is_empty())).collect()
    }

    /// What each seat owes to play and to luck, `of` being the match that was gone through; nothing where it is not over,
    /// nobody could have won it from anybody, or no decision was judged.
    pub fn luck_split(&self, of: &dyn Table) -> Vec<LuckSplit> {
        let (turn, header) = (of.turn(), of.header());
        let (winners, seats) = (turn.winners(), header.players.len());
        if seats < 2 || winners.is_empty() || self.judged().next().is_none() {
            return Vec::new();
        }
        let unit = of.scale().unit;
        // What each seat's decisions cost, and the squares of that.
        let mut costs = vec![(0.0, 0.0); seats];
        for (_, judged) in self.judged() {
            let (cost, (sum, squares)) = (judged.lost.unwrap_or(judged.cost() * unit), &mut costs[judged.seat]);
            *sum += cost;
            *squares += cost * cost;
        }
        let (all, squares) = costs.iter().fold((0.0, 0.0), |(all, squares), one| (all + one.0, squares + one.1));
        let others = (seats - 1) as f64;
        let luck_split = |(seat, (own, square)): (Seat, &(f64, f64))| {
            let skill = (all - own) / others - own;
            let won = if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            let error = (square + (squares - square) / (others * others)).sqrt();
            LuckSplit { skill, luck: won - 1.0 / seats as f64 - skill, error }
        };
        costs.iter().enumerate().map(luck_split).collect()
    }
}
