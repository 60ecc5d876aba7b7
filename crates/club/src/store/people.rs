//! The people who play here (`people.jsonl`): names, colours and signs. Records know names alone and are never touched:
//! a match is somebody's where a human's name in it is theirs. Profiles change by lines ([`Event`]), to be taken back.

use std::collections::HashMap;

use super::Folders;
pub use super::append_log::Stamp;
use super::append_log::{AppendLog, SMALL_LOG};
use super::index::Called;
use super::journal::Error;
use base::draw::plot::{Mark, Sign};
use base::draw::{Hue, Seats};
use base::phrase::{Phrase, phrase};
use games::game::name::{compared, tidy};
use games::game::record::{NAME_LENGTH, Player, PlayerKind};
use jiff::Timestamp;

mod event;

pub use event::{Event, Id, What};

pub const NAME: &str = "people.jsonl";

const FILE: AppendLog = AppendLog { name: NAME, mark: "people", version: 1, kind: &SMALL_LOG };

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    pub id: Id,
    pub name: String,
    /// What they were called as well: before they were renamed, or where they were merged.
    pub also: Vec<String>,
    /// One of [`Hue::SEATS`].
    pub hue: Hue,
    pub sign: Sign,
    pub merged: Vec<(Id, String)>,
}

impl Profile {
    pub fn mark(&self) -> Mark {
        Mark::Person(self.sign, self.hue)
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.also.iter().map(String::as_str))
    }
}

#[derive(Clone, Debug)]
struct PersonEntry {
    id: Id,
    /// All names, the one of now last.
    names: Vec<String>,
    hue: Hue,
    sign: Sign,
    into: Option<Id>,
    forgotten: bool,
}

#[derive(Clone, Debug, Default)]
pub struct People {
    written: Vec<PersonEntry>,
    profiles: Vec<Profile>,
    /// The places of the profiles by the names they have, as these are compared.
    by_name: HashMap<String, usize>,
    stamp: Stamp,
}

impl People {
    /// Empty where the file cannot be read; with what a person should be told.
    pub fn read(folders: &Folders) -> (Self, Option<Phrase>) {
        let mut people = Self::default();
        let take = |line: &[u8]| Event::read(line).map(|event| people.hold(event)).is_ok();
        let (stamp, said) = FILE.read_and_tell(folders, take);
        people.stamp = stamp;
        people.follow();
        (people, said)
    }

    pub fn is_stale(&self, folders: &Folders) -> bool {
        FILE.stamp(folders) != self.stamp
    }

    /// In the order in which they were met.
    pub fn all(&self) -> &[Profile] {
        &self.profiles
    }

    /// The profile of that id, or of those it was merged into; nobody where it was forgotten.
    pub fn get(&self, id: &Id) -> Option<&Profile> {
        let root = self.root(self.place(id)?);
        self.profiles.iter().find(|profile| profile.id == self.written[root].id)
    }

    pub fn of(&self, name: &str) -> Option<&Profile> {
        self.by_name.get(&compared(name)).map(|place| &self.profiles[*place])
    }

    pub fn player(&self, player: &Player) -> Option<&Profile> {
        player.kind.is_human().then(|| self.of(&player.name)).flatten()
    }

    pub fn marks(&self, players: &[Player]) -> Vec<Option<Mark>> {
        let mark = |player: &Player| match player.kind {
            PlayerKind::Human => self.player(player).map(Profile::mark),
            PlayerKind::Bot(level) => Some(Mark::Computer(level as u8)),
        };
        let marks: Vec<Option<Mark>> = players.iter().map(mark).collect();
        let is_known = marks.iter().any(|mark| matches!(mark, Some(Mark::Person(..))));
        // Beside guests alone a computer player's mark would be a gap before their names.
        if is_known { marks } else { vec![None; players.len()] }
    }

    pub fn called(&self) -> Vec<Called> {
        let renamed = self.profiles.iter().filter(|profile| !profile.also.is_empty());
        renamed.map(|profile| Called { now: profile.name.clone(), then: profile.also.clone() }).collect()
    }

    /// Everybody's own colour, or what is left; of two with one the first keeps it. Computer players are `None`.
    pub fn seats<'a>(&self, names: impl IntoIterator<Item = Option<&'a str>>) -> Seats {
        Seats::of(names.into_iter().map(|name| self.of(name?).map(|profile| profile.hue)))
    }

    /// A colour and a sign that are as little used as may be: of nobody, as long as there are some.
    pub fn free_mark(&self) -> (Hue, Sign) {
        let all = Hue::SEATS.into_iter().flat_map(|hue| Sign::ALL.map(|sign| (hue, sign)));
        let used = |(hue, sign): &(Hue, Sign)| {
            let count = |is: &dyn Fn(&Profile) -> bool| self.profiles.iter().filter(|profile| is(profile)).count();
            let same = count(&|profile| profile.hue == *hue && profile.sign == *sign);
            (same, count(&|profile| profile.hue == *hue) + count(&|profile| profile.sign == *sign))
        };
        all.min_by_key(used).unwrap_or((Hue::SEATS[0], Sign::ALL[0]))
    }

    /// None where that name is somebody's already, or cannot be one.
    pub fn meet(&self, name: &str, now: Timestamp) -> Option<Event> {
        let name = tidy(name);
        let known = refused(&name).is_some() || self.of(&name).is_some();
        let (hue, sign) = self.free_mark();
        (!known).then(|| Event { at: now, id: Id::new(&name, now), what: What::Met { name, colour: hue, sign } })
    }

    pub fn rename(&self, id: &Id, name: &str, now: Timestamp) -> Result<Event, Phrase> {
        let name = tidy(name);
        if let Some(why) = refused(&name) {
            return Err(why);
        }
        match self.of(&name) {
            Some(other) if other.id != *id => Err(phrase!("people-name-taken", name, by = other.name.clone())),
            Some(_) | None => Ok(Event { at: now, id: id.clone(), what: What::Renamed { name } }),
        }
    }

    /// All or nothing; without folders it holds as long as the program runs.
    pub fn keep(&mut self, folders: Option<&Folders>, events: Vec<Event>) -> Result<(), Error> {
        if events.is_empty() {
            return Ok(());
        }
        if let Some(folders) = folders {
            FILE.keep(folders, &events, &mut self.stamp)?;
        }
        events.into_iter().for_each(|event| self.hold(event));
        self.follow();
        Ok(())
    }

    fn place(&self, id: &Id) -> Option<usize> {
        self.written.iter().position(|one| one.id == *id)
    }

    /// Who that one was merged into at last: themselves where they were not.
    fn root(&self, place: usize) -> usize {
        let mut at = place;
        // Nobody is merged into somebody who was merged into them, so this ends; a count makes sure.
        for _ in 0..self.written.len() {
            match self.written[at].into.as_ref().and_then(|into| self.place(into)) {
                Some(next) => at = next,
                None => break,
            }
        }
        at
    }

    /// Takes what was written. What does not fit, as when two windows did two things at once, changes nothing.
    fn hold(&mut self, event: Event) {
        let Event { id, what, .. } = event;
        let place = self.place(&id);
        match (what, place) {
            (What::Met { name, colour, sign }, None) => {
                let written = PersonEntry { id, names: vec![name], hue: colour, sign, into: None, forgotten: false };
                self.written.push(written);
            }
            (What::Met { .. }, Some(_)) | (_, None) => {}
            (What::Renamed { name }, Some(place)) => {
                let names = &mut self.written[place].names;
                names.retain(|other| *other != name);
                names.push(name);
            }
            (What::Marked { colour, sign }, Some(place)) => {
                (self.written[place].hue, self.written[place].sign) = (colour, sign);
            }
            (What::Merged { into }, Some(place)) => {
                let target = self.place(&into).filter(|target| self.root(*target) != self.root(place));
                if target.is_some() {
                    self.written[place].into = Some(into);
                }
            }
            (What::Split, Some(place)) => self.written[place].into = None,
            (What::Forgotten, Some(place)) => self.written[place].forgotten = true,
            (What::Recalled, Some(place)) => self.written[place].forgotten = false,
        }
    }

    /// Recomputes the profiles. A name that two have belongs to the one met first.
    fn follow(&mut self) {
        let mut profiles: Vec<Profile> = Vec::new();
        let mut by_name: HashMap<String, usize> = HashMap::new();
        let mut places: HashMap<usize, usize> = HashMap::new();
        let is_root = |place: &usize| self.root(*place) == *place && !self.written[*place].forgotten;
        for place in (0..self.written.len()).filter(is_root) {
            let one = &self.written[place];
            places.insert(place, profiles.len());
            profiles.push(Profile {
                id: one.id.clone(),
                name: one.names.last().cloned().unwrap_or_default(),
                also: Vec::new(),
                hue: one.hue,
                sign: one.sign,
                merged: Vec::new(),
            });
        }
        for (place, one) in self.written.iter().enumerate() {
            let root = self.root(place);
            let Some(at) = places.get(&root).copied() else { continue };
            if root != place {
                profiles[at].merged.push((one.id.clone(), one.names.last().cloned().unwrap_or_default()));
            }
            for name in one.names.iter().rev() {
                let owner = *by_name.entry(compared(name)).or_insert(at);
                let is_said = owner != at || profiles[at].names().any(|said| said == name);
                if !is_said {
                    profiles[at].also.push(name.clone());
                }
            }
        }
        (self.profiles, self.by_name) = (profiles, by_name);
    }
}

fn refused(name: &str) -> Option<Phrase> {
    match name.chars().count() {
        _ if compared(name).is_empty() => Some(phrase!("app-name-missing")),
        length if length > NAME_LENGTH => Some(phrase!("core-name-long", most = NAME_LENGTH, length)),
        _ => None,
    }
}

#[cfg(test)]
pub(crate) mod tests;
