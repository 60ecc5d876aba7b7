//! In which order what is found is shown.

use std::collections::HashMap;
use std::sync::Arc;

use base::folding::plain;
use base::i18n::Lang;
use games::shelf;

use super::{Generation, Index, IndexEntry, Result, SEAT, Sat, Who};

/// By what matches are put in order; among their like the latest stands first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// The latest first.
    #[default]
    Date,
    Game,
    /// By the first of all their names.
    Players,
    /// With how many points they were won: the most first.
    Result,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    pub by: By,
    pub turned: bool,
}

impl Order {
    /// The order that choosing such a column leads to: the usual one of that column, or the other where it is in it.
    pub fn chosen(self, by: By) -> Self {
        Self { by, turned: self.by == by && !self.turned }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Ranks {
    by: By,
    /// By the number of its game, of those who play, or of the match itself.
    all: Vec<Option<i64>>,
    base: i64,
}

pub(super) type Ranked = (Generation, By, Lang);

impl Ranks {
    /// Puts what is found in order, which stands there with the latest first. What has no rank stays at the end.
    pub fn sort(&self, found: &mut [IndexEntry], turned: bool) {
        match self.by {
            By::Date if turned => found.reverse(),
            By::Date => {}
            _ => found.sort_by_key(|found| match self.of(found) {
                Some(rank) => (false, if turned { -rank } else { rank }),
                None => (true, 0),
            }),
        }
    }

    /// By players, companies ranking as given.
    pub fn of_players(ranks: &[i64]) -> Self {
        Self { by: By::Players, all: ranks.iter().copied().map(Some).collect(), base: 0 }
    }

    fn of(&self, found: &IndexEntry) -> Option<i64> {
        let place = match self.by {
            By::Date => return None,
            By::Game => i64::from(found.game),
            By::Players => i64::from(found.company),
            By::Result => found.id.0.checked_sub(self.base)?,
        };
        self.all.get(usize::try_from(place).ok()?).copied().flatten()
    }
}

impl Index {
    /// What decides in that order; remembered as long as nothing changes.
    pub(super) fn ranks(&mut self, by: By, lang: Lang) -> Result<Arc<Ranks>> {
        let asked = (self.generation()?, by, lang);
        if let Some((_, ranks)) = self.ranked.as_ref().filter(|(before, _)| *before == asked) {
            return Ok(Arc::clone(ranks));
        }
        let all = match by {
            By::Date => Vec::new(),
            By::Game => ranked(self.texts("game")?, |key| {
                shelf::find(key).map_or_else(|| key.to_owned(), |title| lang.say(&title.about().name()))
            }),
            By::Players => {
                let whos = self.whos()?;
                ranked(self.texts("company")?, |company| names(company, &whos))
            }
            By::Result => self.won_with()?,
        };
        let ranks = Arc::new(Ranks { by, all, base: self.base });
        self.ranked = Some((asked, Arc::clone(&ranks)));
        Ok(ranks)
    }

    /// With how many half points each match was won, the most first, by its place in the index.
    fn won_with(&self) -> Result<Vec<Option<i64>>> {
        let mut ask = self.db.prepare_cached("SELECT id, seats FROM match")?;
        let mut lines = ask.query([])?;
        let mut all = Vec::new();
        while let Some(line) = lines.next()? {
            let seats = line.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
            let won = seats.chunks_exact(SEAT).map(Sat::of).filter(|seat| seat.win > 0);
            let Some(place) = self.place(super::Id(line.get(0)?)) else { continue };
            if place >= all.len() {
                all.resize(place + 1, None);
            }
            all[place] = won.map(|seat| -seat.score.in_halves()).min();
        }
        Ok(all)
    }
}

/// The rank of each number by what its text is called, large letters and small ones alike; none where it is called nothing.
fn ranked(texts: HashMap<i64, String>, called: impl Fn(&str) -> String) -> Vec<Option<i64>> {
    let mut all: Vec<(String, usize)> = texts
        .into_iter()
        .filter_map(|(number, text)| Some((plain(&called(&text)), usize::try_from(number).ok()?)))
        .filter(|(name, _)| !name.is_empty())
        .collect();
    all.sort();
    let mut ranks = vec![None; all.iter().map(|(_, number)| number + 1).max().unwrap_or_default()];
    for (run, rank) in all.chunk_by(|one, other| one.0 == other.0).zip(0..) {
        run.iter().for_each(|(_, number)| ranks[*number] = Some(rank));
    }
    ranks
}

/// The names of all who play, people first, by the alphabet.
fn names(company: &str, whos: &HashMap<i64, Who>) -> String {
    let called = |id: &str| match whos.get(&id.parse().ok()?)? {
        Who::Human(name) => Some((false, plain(name))),
        Who::Bot(level) => Some((true, (*level as u8).to_string())),
    };
    let mut names: Vec<(bool, String)> = company.split(',').filter_map(called).collect();
    names.sort();
    // Computer players come after all names.
    let name = |(is_bot, name)| if is_bot { format!("\u{10FFFF}{name}") } else { name };
    names.into_iter().map(name).collect::<Vec<_>>().join("\u{1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(all: &[&str]) -> HashMap<i64, String> {
        (1..).zip(all.iter().map(|text| (*text).to_owned())).collect()
    }

    #[test]
    fn names_stand_by_the_alphabet_whatever_their_letters() {
        let ranks = ranked(texts(&["Zoë", "Änne", "anton", "Anne", "", "ÄNNE"]), str::to_owned);
        assert_eq!(ranks, [None, Some(2), Some(0), Some(1), Some(0), None, Some(0)]);
    }

    #[test]
    fn whoever_plays_with_a_computer_stands_after_the_same_one_with_people() {
        use games::game::bot::Level;
        let whos = [(1, Who::Human("Bo".into())), (2, Who::Human("Ada".into())), (3, Who::Bot(Level::Easy))];
        let whos: HashMap<i64, Who> = whos.into_iter().collect();
        let mut all = ["3", "1", "1,3", "2,3", "1,2"].map(|company| (names(company, &whos), company));
        all.sort();
        assert_eq!(all.map(|(_, company)| company), ["1,2", "2,3", "1", "1,3", "3"]);
    }

    #[test]
    fn a_column_is_chosen_in_its_usual_order_first_and_turned_round_then() {
        let first = Order::default().chosen(By::Game);
        assert_eq!(first, Order { by: By::Game, turned: false });
        assert!(first.chosen(By::Game).turned && !first.chosen(By::Game).chosen(By::Game).turned);
        assert!(Order::default().chosen(By::Date).turned, "the latest stood first");
    }
}
