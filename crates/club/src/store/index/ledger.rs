//! All matches that are over, from each seat, in the order of time. A hundred thousand are a few megabytes.

use std::collections::HashMap;

use jiff::Timestamp;

use super::{Id, Index, IndexEntry, OVER, Result, SEAT, Sat, Score, Trouble, Who};

/// All matches that are over, the earliest first; those of which it is not known when come before all others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    games: Vec<String>,
    whos: Vec<Who>,
    matches: Vec<(IndexEntry, u32)>,
    seats: Vec<Seated>,
}

#[derive(Clone, Copy, Debug)]
pub struct LedgerMatch<'a> {
    pub id: Id,
    pub started: Option<Timestamp>,
    /// Its game: the key's number in [`Ledger::games`].
    pub game: usize,
    pub seats: &'a [Seated],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Who: the number in [`Ledger::whos`].
    pub who: u32,
    /// By how many a win is shared; 0 where it was not won.
    pub shared: u8,
    pub score: Score,
}

impl Seated {
    pub fn win(self) -> f64 {
        if self.shared == 0 { 0.0 } else { 1.0 / f64::from(self.shared) }
    }
}

impl Ledger {
    pub fn games(&self) -> &[String] {
        &self.games
    }

    pub fn whos(&self) -> &[Who] {
        &self.whos
    }

    pub fn matches(&self) -> impl DoubleEndedIterator<Item = LedgerMatch<'_>> + ExactSizeIterator {
        (0..self.matches.len()).map(|place| {
            let (found, first) = self.matches[place];
            let end = self.matches.get(place + 1).map_or(self.seats.len(), |(_, next)| *next as usize);
            let seats = &self.seats[first as usize..end];
            LedgerMatch { id: found.id, started: found.started(), game: found.game.into(), seats }
        })
    }
}

impl Index {
    pub(super) fn ledger(&mut self) -> Result<Ledger> {
        let list = self.list()?;
        // Numbers of texts as places in a list.
        let (games, whos) = (self.texts("game")?, self.whos()?);
        let mut game_ids: Vec<(&i64, &String)> = games.iter().collect();
        game_ids.sort_by_key(|(_, key)| *key);
        let game_place: HashMap<i64, u16> =
            game_ids.iter().zip(0..).map(|((id, _), place): (&(&i64, &String), u16)| (**id, place)).collect();
        let mut who_ids: Vec<(&i64, &Who)> = whos.iter().collect();
        who_ids.sort_by_key(|(_, who)| *who);
        let who_place: HashMap<u32, u32> = who_ids
            .iter()
            .zip(0..)
            .filter_map(|((id, _), place): (&(&i64, &Who), u32)| Some((u32::try_from(**id).ok()?, place)))
            .collect();
        // Read in the order of the file, put in that of time.
        let mut read: Vec<(u32, u8)> = Vec::new();
        let mut raw: Vec<Seated> = Vec::new();
        let mut ask = self.db.prepare_cached(
            "SELECT id, bytes, changed, moved, name, stage, seats, sum, started, game, company FROM match",
        )?;
        let mut lines = ask.query([])?;
        while let Some(line) = lines.next()? {
            let stage: u8 = line.get(5)?;
            let seats = line.get_ref(6)?.as_blob().map_err(rusqlite::Error::from)?;
            let number = |column: usize| line.get::<_, Option<i64>>(column);
            let stamp = super::Stamp { bytes: line.get(1)?, changed: line.get(2)?, moved: line.get(3)? };
            let name = line.get_ref(4)?.as_blob().map_err(rusqlite::Error::from)?;
            let numbers = (stage, line.get(9)?, number(8)?, line.get(10)?);
            if super::narrow_sum(name, stamp, numbers, seats) != line.get::<_, i64>(7)? {
                return Err(Trouble::Damaged);
            }
            if stage & OVER == 0 {
                continue;
            }
            let Some(place) = self.place(Id(line.get(0)?)) else { continue };
            if read.len() <= place {
                read.resize(place + 1, (0, 0));
            }
            let first = u32::try_from(raw.len()).map_err(|_| Trouble::Damaged)?;
            for seat in seats.chunks_exact(SEAT).map(Sat::of) {
                let who = *who_place.get(&seat.who).ok_or(Trouble::Damaged)?;
                raw.push(Seated { who, shared: seat.win, score: seat.score });
            }
            read[place] = (first, u8::try_from(seats.len() / SEAT).unwrap_or(u8::MAX));
        }
        drop(lines);
        drop(ask);
        let mut ledger = Ledger {
            games: game_ids.into_iter().map(|(_, key)| key.clone()).collect(),
            whos: who_ids.into_iter().map(|(_, who)| who.clone()).collect(),
            matches: Vec::new(),
            seats: Vec::with_capacity(raw.len()),
        };
        for found in list.iter().rev() {
            let place = self.place(found.id).and_then(|place| read.get(place).copied());
            let Some((first, count)) = place.filter(|(_, count)| *count > 0) else { continue };
            let game = *game_place.get(&found.game.into()).ok_or(Trouble::Damaged)?;
            let begin = u32::try_from(ledger.seats.len()).map_err(|_| Trouble::Damaged)?;
            ledger.matches.push((IndexEntry { game, ..*found }, begin));
            ledger.seats.extend(&raw[first as usize..first as usize + usize::from(count)]);
        }
        Ok(ledger)
    }
}
