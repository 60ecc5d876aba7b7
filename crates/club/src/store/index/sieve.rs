//! Which matches are found.

use std::sync::Arc;

use jiff::Timestamp;
use jiff::civil::Date;
use rusqlite::params_from_iter;

use base::folding::{self, Sought};
use base::i18n::dates;

use super::{Id, Index, IndexEntry, MatchStatus, Notes, Result, SEAT, Sat, Who, who_text};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sieve {
    /// Each of these words is part of its names, its game, its date, its scores or its note; none is in every match.
    pub words: String,
    pub games: Option<Vec<String>>,
    pub stage: Option<MatchStatus>,
    pub since: Option<Timestamp>,
    pub starred: bool,
    pub whos: Option<Vec<Who>>,
    pub called: Vec<Called>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Called {
    pub now: String,
    pub then: Vec<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// By how far they have come, in the order of [`MatchStatus::ALL`]; what the sieve says of that aside.
    pub stages: [usize; 3],
    /// By game, by the keys' alphabet; what the sieve says of anything aside.
    pub games: Vec<(String, usize)>,
}

/// Some matches of an index, by their places in it.
#[derive(Debug)]
pub(super) struct Set {
    base: i64,
    bits: Vec<u64>,
}

impl Set {
    pub(super) fn of(index: &Index) -> Self {
        Self { base: index.base, bits: Vec::new() }
    }

    fn place(&self, id: Id) -> Option<usize> {
        usize::try_from(id.0.checked_sub(self.base)?).ok()
    }

    pub(super) fn add(&mut self, id: Id) {
        let Some(place) = self.place(id) else { return };
        if place / 64 >= self.bits.len() {
            self.bits.resize(place / 64 + 1, 0);
        }
        self.bits[place / 64] |= 1 << (place % 64);
    }

    pub(super) fn has(&self, id: Id) -> bool {
        let part = self.place(id).and_then(|place| Some((self.bits.get(place / 64)?, place % 64)));
        part.is_some_and(|(part, bit)| part >> bit & 1 == 1)
    }
}

/// A whole date as that date, else a part of any line. Who is called so now is found by their whole names of before.
fn forms(word: &Sought, called: &[Called]) -> Vec<String> {
    let line = |text: &str| format!("\n{text}\n");
    let dates: Vec<Date> = word.forms().take(1).flat_map(dates::all).collect();
    let own = |date: &Date| word.forms().any(|form| form == date.to_string());
    let as_part = word.forms().map(str::to_owned).filter(|_| dates.is_empty() || dates.iter().any(own));
    let then = called.iter().filter(|one| word.is_in(&one.now)).flat_map(|one| &one.then);
    let then = then.map(|name| line(&folding::plain(name)));
    as_part.chain(dates.iter().map(|date| line(&date.to_string()))).chain(then).collect()
}

impl Index {
    pub(super) fn find(&mut self, sieve: &Sieve, notes: &Notes) -> Result<Vec<IndexEntry>> {
        let lets = self.lets(sieve, notes)?;
        let of_stage = |found: &&IndexEntry| sieve.stage.is_none_or(|stage| found.stage == stage);
        Ok(self.list()?.iter().filter(of_stage).filter(|found| lets(found)).copied().collect())
    }

    pub(super) fn counts(&mut self, sieve: &Sieve, notes: &Notes) -> Result<Count> {
        let lets = self.lets(sieve, notes)?;
        let mut games = std::collections::BTreeMap::<u16, usize>::new();
        let mut stages = [0; 3];
        for found in self.list()?.iter() {
            *games.entry(found.game).or_default() += 1;
            stages[found.stage as usize] += usize::from(lets(found));
        }
        let texts = self.texts("game")?;
        let named = games.into_iter().filter_map(|(game, count)| Some((texts.get(&game.into())?.clone(), count)));
        let mut games: Vec<(String, usize)> = named.collect();
        games.sort();
        Ok(Count { stages, games })
    }

    fn lets(&mut self, sieve: &Sieve, notes: &Notes) -> Result<impl Fn(&IndexEntry) -> bool + use<>> {
        let games: Option<Vec<u16>> = match &sieve.games {
            Some(keys) => {
                let texts = self.texts("game")?.into_iter();
                Some(texts.filter(|(_, key)| keys.contains(key)).filter_map(|(id, _)| u16::try_from(id).ok()).collect())
            }
            None => None,
        };
        let words = self.with_words(sieve, notes)?;
        let mut sets = Vec::new();
        if sieve.starred {
            let marks = notes.iter().filter(|(_, note)| note.star).map(|(mark, _)| mark);
            sets.push(self.marked(marks, Set::of(self))?);
        }
        if let Some(whos) = &sieve.whos {
            sets.push(self.seated(whos)?);
        }
        let since = sieve.since.map_or(i64::MIN, Timestamp::as_second);
        Ok(move |found: &IndexEntry| {
            found.seconds >= since
                && games.as_ref().is_none_or(|games| games.contains(&found.game))
                && words.iter().chain(&sets).all(|set| set.has(found.id))
        })
    }

    /// The same, remembered: whoever finds mostly counts as well.
    fn with_words(&mut self, sieve: &Sieve, notes: &Notes) -> Result<Arc<Vec<Set>>> {
        let words = sieve.words.split_whitespace().map(Sought::new).filter(|word| !word.is_empty()).collect();
        let asked = (self.generation()?, notes.stamp(), words, sieve.called.clone());
        if let Some((_, sets)) = self.asked.as_ref().filter(|(before, _)| *before == asked) {
            return Ok(Arc::clone(sets));
        }
        let sets = Arc::new(self.having(&asked.2, &asked.3, notes)?);
        self.asked = Some((asked, Arc::clone(&sets)));
        Ok(sets)
    }

    /// Those that have each word, in sets that are to be met.
    fn having(&self, words: &[Sought], called: &[Called], notes: &Notes) -> Result<Vec<Set>> {
        let in_note = |word: &Sought| -> Vec<&str> {
            notes.iter().filter(|(_, note)| word.is_in(&note.text)).map(|(mark, _)| mark).collect()
        };
        let forms: Vec<Vec<String>> = words.iter().map(|word| forms(word, called)).collect();
        let noted: Vec<Vec<&str>> = words.iter().map(in_note).collect();
        if noted.iter().all(Vec::is_empty) {
            // All words at once: one look at every match.
            return if words.is_empty() { Ok(Vec::new()) } else { Ok(vec![self.containing(&forms)?]) };
        }
        let each = forms.chunks(1).zip(noted);
        each.map(|(forms, marks)| self.marked(marks.into_iter(), self.containing(forms)?)).collect()
    }

    /// Those whose words have one form at least of each word.
    fn containing(&self, words: &[Vec<String>]) -> Result<Set> {
        let one = |forms: &Vec<String>| format!("({})", vec!["instr(text, ?) > 0"; forms.len()].join(" OR "));
        let conditions: Vec<String> = words.iter().map(one).collect();
        let mut ask = self.db.prepare_cached(&format!("SELECT id FROM words WHERE {}", conditions.join(" AND ")))?;
        let mut lines = ask.query(params_from_iter(words.iter().flatten()))?;
        let mut set = Set::of(self);
        while let Some(line) = lines.next()? {
            set.add(Id(line.get(0)?));
        }
        Ok(set)
    }

    fn marked<'a>(&self, marks: impl Iterator<Item = &'a str>, mut set: Set) -> Result<Set> {
        let mut ask = self.db.prepare_cached("SELECT id FROM told WHERE mark = ?1")?;
        for mark in marks {
            let mut lines = ask.query([mark])?;
            while let Some(line) = lines.next()? {
                set.add(Id(line.get(0)?));
            }
        }
        Ok(set)
    }

    fn seated(&self, whos: &[Who]) -> Result<Set> {
        let texts: Vec<String> = whos.iter().map(who_text).collect();
        let known = self.texts("who")?.into_iter();
        let ids: Vec<u32> =
            known.filter(|(_, text)| texts.contains(text)).filter_map(|(id, _)| u32::try_from(id).ok()).collect();
        let mut ask = self.db.prepare_cached("SELECT id, seats FROM match")?;
        let mut lines = ask.query([])?;
        let mut set = Set::of(self);
        while let Some(line) = lines.next()? {
            let seats = line.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
            if seats.chunks_exact(SEAT).any(|seat| ids.contains(&Sat::of(seat).who)) {
                set.add(Id(line.get(0)?));
            }
        }
        Ok(set)
    }
}
