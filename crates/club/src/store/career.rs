//! What the matches of people tell, whatever names they had: who played when, what somebody won, against whom, in how long
//! a row, and how well everybody plays. Knows no file and no particular game.

use std::collections::{BTreeMap, HashMap};

use jiff::Timestamp;

use games::game::Score;
use games::game::bot::Level;
use games::game::name::compared;
use games::shelf;

use super::index::{self, Ledger, Seated};
use super::people::{self, People};
use super::ratings::{self, Day, End, Finished, Rating};
use super::statistics::Who;

/// Somebody who has played, whatever they were called.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Somebody {
    Person(people::Id),
    /// A name that is nobody's.
    Named(String),
    Computer(Level),
}

impl Somebody {
    pub fn of(who: &Who, people: &People) -> Self {
        match who {
            Who::Bot(level) => Self::Computer(*level),
            Who::Human(name) => match people.of(name) {
                Some(person) => Self::Person(person.id.clone()),
                None => Self::Named(compared(name)),
            },
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    pub matches: usize,
    /// When the last of them began, where that is known.
    pub last: Option<Timestamp>,
}

#[derive(Clone, Debug, Default)]
pub struct Appearances {
    people: HashMap<people::Id, Times>,
    /// Names that are nobody's, those who played most first.
    pub names: Vec<(String, Times)>,
}

impl Appearances {
    pub fn new(ledger: &Ledger, people: &People) -> Self {
        let (who, all) = everybody(ledger, people);
        let mut times = vec![Times::default(); all.len()];
        for played in ledger.matches() {
            for seat in played.seats {
                let times = &mut times[who[seat.who as usize]];
                times.matches += 1;
                times.last = times.last.max(played.started);
            }
        }
        let mut seen = Self::default();
        for (somebody, times) in all.into_iter().zip(times) {
            match somebody {
                Somebody::Person(id) => drop(seen.people.insert(id, times)),
                Somebody::Named(name) => seen.names.push((name, times)),
                Somebody::Computer(_) => {}
            }
        }
        seen.names.sort_by(|(one, of_one), (other, of_other)| {
            of_other.matches.cmp(&of_one.matches).then_with(|| one.cmp(other))
        });
        seen
    }

    pub fn of(&self, id: &people::Id) -> Times {
        self.people.get(id).copied().unwrap_or_default()
    }
}

/// For each of the ledger's players a place in the list of all.
fn everybody(ledger: &Ledger, people: &People) -> (Vec<usize>, Vec<Somebody>) {
    let mut places: HashMap<Somebody, usize> = HashMap::new();
    let mut all = Vec::new();
    let place = |who| {
        let somebody = Somebody::of(who, people);
        *places.entry(somebody.clone()).or_insert_with(|| {
            all.push(somebody);
            all.len() - 1
        })
    };
    let who = ledger.whos().iter().map(place).collect();
    (who, all)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairResult {
    Won,
    Lost,
    /// Both won, or neither.
    Even,
}

#[derive(Clone, Debug, PartialEq)]
pub struct One {
    pub id: index::Id,
    pub started: Option<Timestamp>,
    /// The game: the place of its key in [`Career::games`].
    pub game: usize,
    pub score: Score,
    /// What part of the win is theirs: a win shared by three is a third.
    pub win: f64,
    /// The others at the table: their places in [`Career::others`].
    pub others: Vec<(usize, PairResult)>,
}

#[derive(Clone, Debug, Default)]
pub struct Career {
    pub games: Vec<String>,
    /// Everybody who has played, they themselves included.
    pub others: Vec<Somebody>,
    /// The earliest first.
    pub matches: Vec<One>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Against {
    pub won: usize,
    pub lost: usize,
    pub even: usize,
}

impl Against {
    pub const fn matches(self) -> usize {
        self.won + self.lost + self.even
    }
}

impl Career {
    pub fn new(ledger: &Ledger, people: &People, me: &Somebody) -> Self {
        let (who, others) = everybody(ledger, people);
        let mine = others.iter().position(|one| one == me);
        let mut matches = Vec::new();
        for played in ledger.matches() {
            let is_me = |seat: &&index::Seated| Some(who[seat.who as usize]) == mine;
            let Some(seat) = played.seats.iter().find(is_me) else { continue };
            let outcome = |other: &index::Seated| match (seat.shared > 0, other.shared > 0) {
                (true, false) => PairResult::Won,
                (false, true) => PairResult::Lost,
                (true, true) | (false, false) => PairResult::Even,
            };
            let others = played.seats.iter().filter(|seat| !is_me(seat));
            matches.push(One {
                id: played.id,
                started: played.started,
                game: played.game,
                score: seat.score,
                win: seat.win(),
                others: others.map(|other| (who[other.who as usize], outcome(other))).collect(),
            });
        }
        Self { games: ledger.games().to_vec(), others, matches }
    }

    pub fn game(&self, one: &One) -> &str {
        &self.games[one.game]
    }

    /// Those with whom there were most first.
    pub fn against<'a>(&self, matches: impl Iterator<Item = &'a One>) -> Vec<(&Somebody, Against)> {
        let mut all: BTreeMap<usize, Against> = BTreeMap::new();
        for one in matches {
            for (other, outcome) in &one.others {
                let against = all.entry(*other).or_default();
                match outcome {
                    PairResult::Won => against.won += 1,
                    PairResult::Lost => against.lost += 1,
                    PairResult::Even => against.even += 1,
                }
            }
        }
        let mut all: Vec<_> = all.into_iter().map(|(other, against)| (&self.others[other], against)).collect();
        all.sort_by_key(|(_, against)| std::cmp::Reverse(against.matches()));
        all
    }
}

/// Won in a row, now and at most. A shared win ends a row; a match alone neither goes on with it nor ends it.
pub fn streaks<'a>(matches: impl Iterator<Item = &'a One>) -> (usize, usize) {
    let (mut now, mut most) = (0, 0);
    for one in matches.filter(|one| !one.others.is_empty()) {
        now = if one.win >= 1.0 { now + 1 } else { 0 };
        most = most.max(now);
    }
    (now, most)
}

/// By the key of the game.
pub type Ratings = BTreeMap<String, BTreeMap<Somebody, Rating>>;

pub fn rated(ledger: &Ledger, people: &People, today: Day) -> Ratings {
    let (who, all) = everybody(ledger, people);
    let ranks = |key: &String| shelf::find(key).map(|title| (title.about().ranked, title.about().low_wins));
    let ranks: Vec<(bool, bool)> = ledger.games().iter().map(|game| ranks(game).unwrap_or_default()).collect();
    let mut matches: Vec<Vec<Finished<usize>>> = vec![Vec::new(); ledger.games().len()];
    for played in ledger.matches() {
        let (ranked, low) = ranks[played.game];
        let end = |seat: &Seated| match seat.shared {
            0 => End::Lost(ranked.then(|| seat.score.in_halves() * if low { -1 } else { 1 })),
            _ => End::Won,
        };
        let seats = played.seats.iter().map(|seat| (who[seat.who as usize], end(seat))).collect();
        matches[played.game].push(Finished { day: played.started.map(Day::from), seats });
    }
    let named = |rated: BTreeMap<usize, Rating>| rated.into_iter().map(|(who, rating)| (all[who].clone(), rating));
    let games = ledger.games().iter().zip(matches);
    games.map(|(game, matches)| (game.clone(), named(ratings::ratings(matches, today)).collect())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_win_ends_a_row_and_a_match_alone_does_not() {
        let one = |win: f64, alone: bool| One {
            id: index::Id(0),
            started: None,
            game: 0,
            score: Score::default(),
            win,
            others: if alone { Vec::new() } else { vec![(0, PairResult::Even)] },
        };
        let all = [one(1.0, false), one(1.0, false), one(0.0, true), one(1.0, false), one(0.5, false), one(1.0, false)];
        assert_eq!(streaks(all.iter()), (1, 3));
        assert_eq!(streaks(all[..5].iter()), (0, 3));
    }
}
