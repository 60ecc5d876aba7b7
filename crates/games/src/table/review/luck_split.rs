//! What the end of a match owes to play, and what to luck. Knows no game. What the others' decisions cost on average,
//! less what one's own did, is play; the rest of what one has beyond an equal share is luck, of the dice and of what
//! they left to decide, whether or not it can be told throw by throw.

use base::i18n::Lang;
use base::phrase::{Phrase, phrase};

use super::Review;
use crate::game::Seat;
use crate::game::bot::Measure;
use crate::table::Table;

/// What a match that is over came to for each seat, as its decisions foretell it: a share of the win, to have got away
/// without a stroke, or how many points more than the other; nothing where it goes on.
pub fn came(of: &dyn Table) -> Vec<f64> {
    let (turn, scale, scores) = (of.turn(), of.scale(), of.scores());
    let winners = turn.winners();
    let came = |seat: Seat| match scale.measure {
        Measure::Points(_) => {
            let others: f64 = scores.iter().map(|score| score.number()).sum::<f64>() - scores[seat].number();
            scores[seat].number() - others
        }
        Measure::Chance if !winners.contains(&seat) => 0.0,
        Measure::Chance if scale.is_of_match() => 1.0 / winners.len() as f64,
        Measure::Chance => 1.0,
    };
    if winners.is_empty() { Vec::new() } else { (0..scores.len()).map(came).collect() }
}

/// What a seat owes to the one and the other, in the measure of the match. Play is a sum of small parts: where
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

    /// What it had beyond an equal share, how much of that was play and luck, and the error of both, in words.
    pub fn say(&self, lang: Lang, measure: Measure) -> [String; 4] {
        let [outcome, skill, luck] =
            [self.skill + self.luck, self.skill, self.luck].map(|part| measure.signed(lang, part));
        [outcome, skill, luck, measure.say(lang, self.error)]
    }
}

impl Review {
    /// What its numbers of luck mean, to stand below them: those of the dice, and those of how it was parted.
    pub fn luck_explained(&self, parted: &[LuckSplit], measure: Measure) -> Vec<Phrase> {
        let dice = self.thrown().next().map(|_| phrase!("review-luck-about"));
        let end = [phrase!("review-parted", measure = measure.word()), phrase!("review-fortune-about")];
        dice.into_iter().chain(end.into_iter().filter(|_| !parted.is_empty())).collect()
    }

    /// By seat; nothing where `of` is not over, nobody could have won it from anybody, or no decision was judged.
    pub fn luck_split(&self, of: &dyn Table) -> Vec<LuckSplit> {
        let came = came(of);
        let seats = came.len();
        if seats < 2 || self.judged().next().is_none() {
            return Vec::new();
        }
        let mut costs = vec![(0.0, 0.0); seats];
        for (_, judged) in self.judged() {
            let (cost, (sum, squares)) = (judged.cost(), &mut costs[judged.seat]);
            *sum += cost;
            *squares += cost * cost;
        }
        let (all, squares) = costs.iter().fold((0.0, 0.0), |(all, squares), one| (all + one.0, squares + one.1));
        let (others, even) = ((seats - 1) as f64, came.iter().sum::<f64>() / seats as f64);
        let luck_split = |(seat, (own, square)): (Seat, &(f64, f64))| {
            let skill = (all - own) / others - own;
            let error = (square + (squares - square) / (others * others)).sqrt();
            LuckSplit { skill, luck: came[seat] - even - skill, error }
        };
        costs.iter().enumerate().map(luck_split).collect()
    }
}
