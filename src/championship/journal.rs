//! A championship's file (`.wurfcup`): the head, then an event a line, each on the disk before it counts. Knows no rule:
//! what may happen, the fold says.
//!
//! After a kill at any moment at most the entry in flight is missing; a half line at the end is cut off and kept beside
//! the file (`….wurfcup.torn`). A file that is damaged in any other way, or of a later version, is never written: what
//! stands before the damage can be looked at. One process writes at a time, others may look.

use std::path::{Path, PathBuf};

use super::event::{Event, Head};
use super::fold::Championship;
use crate::game::record::{is_half_an_object, rows};
use crate::phrase::{Phrase, phrase};
use crate::store::disk::{self, Failed, With as _};
use crate::store::lines::{self, Growing, Held, Lines, NotHeld, Place};
use crate::store::shown;

/// The ending of championships.
pub const ENDING: &str = "wurfcup";
/// The most bytes that are read: a round robin of 500, every result corrected three times.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// A championship with its file, always in step.
#[derive(Debug)]
pub struct Kept {
    lines: Growing,
    cup: Championship,
}

/// A championship as it was read from its file.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// As far as the file is whole.
    pub cup: Championship,
    /// The number of a last line that is only half there, and the byte it begins at.
    pub torn: Option<(usize, usize)>,
    /// The first line that is wrong, and why.
    pub fault: Option<(usize, Phrase)>,
}

/// Why a championship's file cannot do what it should.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file cannot be read; it was left as it is.
    #[error("cannot read {0}")]
    Unreadable(Failed),
    /// The file is no championship, or one of a later version; it was left as it is.
    #[error("{0} is not a championship")]
    Foreign(PathBuf, Phrase),
    /// A line is wrong; the file was left as it is and can be looked at up to there.
    #[error("{0} is damaged in line {1}")]
    Damaged(PathBuf, usize, Phrase),
    /// Somebody else writes it; it can be looked at.
    #[error("{0} is in use")]
    InUse(PathBuf),
    /// Something was not written; the file holds all before it, and nothing of it counts.
    #[error("cannot write {0}")]
    Unwritten(Failed),
    /// Somebody else changed the file; it was left as it is now.
    #[error("{0} was changed by somebody else")]
    Changed(PathBuf),
}

impl Error {
    /// What happened, what was kept and what to do, for people.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable(failed) => {
                phrase!("championship-unreadable", path = failed.shown(), why = failed.why.phrase())
            }
            Self::Foreign(path, why) => phrase!("championship-no-file", path = shown(path), why = why.clone()),
            Self::Damaged(path, line, why) => {
                phrase!("championship-damaged", path = shown(path), line = *line, why = why.clone())
            }
            Self::InUse(path) => phrase!("championship-in-use", path = shown(path)),
            Self::Unwritten(failed) => {
                phrase!("championship-unwritten", path = failed.shown(), why = failed.why.phrase())
            }
            Self::Changed(path) => phrase!("championship-changed", path = shown(path)),
        }
    }
}

impl From<lines::Error> for Error {
    fn from(error: lines::Error) -> Self {
        match error {
            lines::Error::Create(failed) | lines::Error::Write(failed) => Self::Unwritten(failed),
            lines::Error::Changed(path) => Self::Changed(path),
        }
    }
}

impl From<NotHeld> for Error {
    fn from(error: NotHeld) -> Self {
        match error {
            NotHeld::Read(failed) => Self::Unreadable(failed),
            NotHeld::InUse(path) => Self::InUse(path),
            NotHeld::Write(failed) => Self::Unwritten(failed),
        }
    }
}

impl Kept {
    /// Begins a file with a championship and what has happened so far; what lies there already is left alone.
    ///
    /// # Errors
    /// [`Error::Unwritten`].
    pub fn create(path: &Path, cup: Championship, events: &[Event]) -> Result<Self, Error> {
        let mut text = cup.head().line() + "\n";
        for event in events {
            text += &(event.line() + "\n");
        }
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
        let folder = path.parent().unwrap_or(Path::new(""));
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let lines = Lines::create(folder, name.into_iter(), text.as_bytes()).map_err(|error| match error {
            // Said of the file, not of its folder.
            lines::Error::Create(failed) => Error::Unwritten(Failed { path: path.to_owned(), why: failed.why }),
            other => other.into(),
        })?;
        Ok(Self { lines: Growing { text: text.into_bytes(), place: Place::File(lines) }, cup })
    }

    /// Opens a championship to go on with it, mending its end where that is torn; with what a person should be told.
    ///
    /// # Errors
    /// [`Error::Unreadable`], [`Error::Foreign`], [`Error::Damaged`], [`Error::InUse`] and [`Error::Unwritten`]; nothing
    /// was changed.
    pub fn open(path: &Path) -> Result<(Self, Option<Phrase>), Error> {
        let held = Held::take(path, MOST_BYTES)?;
        let seen = read(&held.path, &held.bytes)?;
        if let Some((line, why)) = seen.fault {
            return Err(Error::Damaged(held.path, line, why));
        }
        let end = seen.torn.map_or(held.bytes.len(), |(_, begins)| begins);
        let (lines, torn) = held.mend(end).map_err(Error::Unwritten)?;
        let told = seen.torn.zip(torn);
        let notice = told.map(|((line, _), kept)| phrase!("championship-torn", line = line, kept = shown(&kept)));
        Ok((Self { lines, cup: seen.cup }, notice))
    }

    /// How it stands.
    pub fn cup(&self) -> &Championship {
        &self.cup
    }

    /// Keeps events that the championship has answered with, all or none; then they count.
    ///
    /// # Errors
    /// [`Error::Unwritten`] and [`Error::Changed`]: the file holds what it held, and nothing of them counts.
    pub fn keep(&mut self, events: &[Event]) -> Result<(), Error> {
        // The file is there from the beginning: there is none to begin.
        let begin = |path: &Path, _: &[u8]| Err(lines::Error::Changed(path.to_owned()));
        self.lines.append(events.iter().map(Event::line), |lines| lines.flush(begin))?;
        events.iter().for_each(|event| self.cup.take(event));
        Ok(())
    }
}

/// Reads a championship to look at it: writes nothing, needs no lock.
///
/// # Errors
/// [`Error::Unreadable`] and [`Error::Foreign`].
pub fn view(path: &Path) -> Result<Seen, Error> {
    read(path, &disk::read(path, MOST_BYTES).with(path).map_err(Error::Unreadable)?)
}

fn read(path: &Path, bytes: &[u8]) -> Result<Seen, Error> {
    let foreign = |why| Error::Foreign(path.to_owned(), why);
    let mut rows = rows(bytes).filter(|(line, _, row)| *line == 1 || !row.trim_ascii().is_empty()).peekable();
    let (_, _, first) = rows.next().unwrap_or((1, 0, &[]));
    let cup = Head::read(first).and_then(Championship::new).map_err(foreign)?;
    let mut seen = Seen { cup, torn: None, fault: None };
    while let Some((line, begins, row)) = rows.next() {
        let event = Event::read(row).and_then(|event| seen.cup.check(&event).map(|()| event));
        match event {
            Ok(event) => seen.cup.take(&event),
            Err(_) if rows.peek().is_none() && is_half_an_object(row) => seen.torn = Some((line, begins)),
            Err(why) => {
                seen.fault = Some((line, why));
                break;
            }
        }
    }
    Ok(seen)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use std::fs;

    use proptest::prelude::*;

    use super::*;
    use crate::championship::simulate::{Simulation, draw};
    use crate::game::bot::Level;

    #[test]
    fn a_file_cut_at_any_byte_opens_with_all_that_was_whole() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("a.wurfcup");
        let mut cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
        let mut events = Vec::new();
        for id in 1..=13 {
            events.push(cup.join(&format!("Ä{id}"), "").unwrap());
            cup.take(events.last().unwrap());
        }
        events.extend(cup.close_stage().unwrap());
        drop(Kept::create(&path, cup, &events).unwrap());
        let whole = fs::read(&path).unwrap();
        let first = whole.iter().position(|byte| *byte == b'\n').unwrap();
        for cut in first + 1..whole.len() {
            fs::write(&path, &whole[..cut]).unwrap();
            let lines = whole[..cut].iter().filter(|byte| **byte == b'\n').count() - 1;
            let (mut kept, _) = Kept::open(&path).unwrap();
            let cup = kept.cup();
            let lots = cup.stages().filter(|(_, stage)| !stage.parts[0].lot.is_empty()).count();
            let there = cup.people().len() + lots + usize::from(cup.stage_key() == "main");
            // A last line that is whole counts, with or without its end.
            assert!((lines..=lines + 1).contains(&there), "{cut}: {there} of {lines}");
            if kept.cup().stage_key() != "main" {
                kept.keep(&[kept.cup().join("late", "").unwrap()]).unwrap();
            }
            drop(kept);
            assert!(view(&path).unwrap().fault.is_none());
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]
        #[test]
        fn lines_in_any_disorder_open_as_far_as_they_go(
            seed in 0_u64..5,
            slips in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..4), 1..6),
        ) {
            let strengths = vec![Level::Medium];
            let simulation = Simulation { head: Head::world("Wien", 2027, seed), participants: 13, strengths, until: None };
            let (cup, events) = simulation.run(|stage, two| Ok::<_, Phrase>(draw(stage, two))).unwrap();
            let mut lines: Vec<String> = events.iter().map(Event::line).collect();
            for (one, other, how) in slips {
                let (one, other) = (one.index(lines.len()), other.index(lines.len()));
                match how {
                    0 => lines.swap(one, other),
                    1 => drop(lines.remove(one)),
                    2 => lines.insert(other, lines[one].clone()),
                    _ => lines[one] = lines[one].replace(['1', '3'], &other.to_string()),
                }
            }
            let text = format!("{}\n{}\n", cup.head().line(), lines.join("\n"));
            let seen = read(Path::new("a.wurfcup"), text.as_bytes()).unwrap();
            prop_assert!(crate::championship::answer::answer(&seen.cup)["stage"].is_string());
            prop_assert!(seen.fault.is_none_or(|(line, _)| line > 1));
        }
    }

    #[test]
    fn what_is_damaged_foreign_or_of_a_later_version_is_left_alone() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("a.wurfcup");
        let head = Head::world("Wien", 2027, 1).line();
        let join = r#"{"event":"join","id":1,"name":"Ada"}"#;
        for (text, said) in [
            (format!("{head}\n{join}\n{join}\n"), "line 3"),
            (format!("{head}\nnothing\n{join}\n"), "line 2"),
            (format!("{head}\n{}\n", join.replace("name", "nome")), "line 2"),
            (head.replace("\"version\":1", "\"version\":2"), "format 2"),
            (head.replace("world", "moon"), "“moon”"),
            ("{\"wurfzabel\":\"trainer\",\"version\":1}".to_owned(), "no championship"),
            (String::new(), "no championship"),
        ] {
            fs::write(&path, &text).unwrap();
            let why = Kept::open(&path).unwrap_err().phrase();
            let why = crate::i18n::Lang::En.say(&why);
            assert!(why.contains(said), "{why}");
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        fs::write(&path, format!("{head}\n{join}\n{join}\n")).unwrap();
        let seen = view(&path).unwrap();
        assert_eq!((seen.cup.people().len(), seen.fault.map(|(line, _)| line)), (1, Some(3)));
    }

    #[test]
    fn a_second_organiser_may_only_look() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("a.wurfcup");
        let cup = Championship::new(Head::world("Wien", 2027, 1)).unwrap();
        let mut first = Kept::create(&path, cup.clone(), &[]).unwrap();
        assert!(matches!(Kept::open(&path), Err(Error::InUse(_))));
        assert!(matches!(Kept::create(&path, cup, &[]), Err(Error::Unwritten(_))));
        first.keep(&[first.cup().join("Ada", "").unwrap()]).unwrap();
        assert_eq!(view(&path).unwrap().cup, *first.cup());
    }
}
