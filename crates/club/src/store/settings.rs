//! What a person has chosen, as readable JSON. A file that cannot be read is set aside, never overwritten. Else only
//! what was changed here is changed there: fields of other versions stay, and what another window has changed.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use base::i18n::Lang;
use base::phrase::{Phrase, phrase};
use games::game::options::Values;
use games::game::record::PlayerKind;

use super::disk::{self, Failed, Trouble, With as _};
use super::{Folders, shown};

mod choices;

pub use choices::{
    Clock, Coach, Dice, Extent, Look, Loudness, NewCards, Pause, Recall, SessionLength, Speed, Tempo, TextSize, Within,
};

pub const VERSION: u64 = 1;
const SETUPS: &str = "setups";
pub const MOST_BYTES: u64 = 1024 * 1024;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSetup {
    /// The name, as it was typed: it may be empty, or longer than a record takes.
    pub name: String,
    #[serde(with = "kind_word")]
    pub kind: PlayerKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// Clockwise.
    pub seats: Vec<SeatSetup>,
    pub options: Values,
    pub real_dice: bool,
    pub undo: bool,
    /// The names of those who are not to be remembered as people.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub guests: Vec<String>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: Vec::new(), options: Values::new(), real_dice: false, undo: true, guests: Vec::new() }
    }
}

/// The window as it last was, in logical pixels; its size and place before it filled the screen, where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    pub width: Extent,
    pub height: Extent,
    /// Where its left upper corner is; `None` where the system puts it.
    #[serde(default)]
    pub place: Option<WindowPosition>,
    /// The size of the screen it was on.
    #[serde(default)]
    pub display: Option<(Extent, Extent)>,
    #[serde(default)]
    pub maximized: bool,
}

/// A place on the screens, in logical pixels from the left upper corner of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowPosition {
    pub x: i16,
    pub y: i16,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Print {
    /// The paper's key, such as `a4`.
    pub paper: Option<String>,
    pub per_page: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    /// The keys of the decks that are switched on; `None` before any was switched.
    pub decks: Option<Vec<String>>,
    pub new: NewCards,
    pub length: SessionLength,
    pub recall: Recall,
    /// The dice that are drilled, as a game's option has them; `None` before any were chosen.
    pub dice: Option<String>,
    /// How long this person's vowels last, as `voice::hear::length::Measure` writes it; `None` before any was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vowels: Option<String>,
}

impl Default for Practice {
    fn default() -> Self {
        Self {
            decks: None,
            new: NewCards::nearest(10),
            length: SessionLength::nearest(20),
            recall: Recall::nearest(90),
            dice: None,
            vowels: None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `None` follows the system.
    pub lang: Option<Lang>,
    /// The name of the person who plays here; `None` before anybody has said it.
    pub player: Option<String>,
    pub look: Look,
    pub text_size: TextSize,
    pub dice: Dice,
    pub dice_speed: Speed,
    /// Whether real dice that are typed in count only when they are confirmed, not with the last of them.
    pub confirm_dice: bool,
    pub pause: Pause,
    /// Which decisions the coach speaks about; unless it is off, all are marked by what they cost.
    pub coach: Coach,
    /// Whether it is told what can be counted where one points.
    pub ahead: bool,
    pub clock: Clock,
    pub reduced_motion: bool,
    /// Whether the cursor on boards is large; `None`: in high contrast.
    pub large_cursor: Option<bool>,
    pub large_targets: bool,
    /// Whether drills leave as much time as anybody likes.
    pub untimed: bool,
    /// The keys that do what others usually do, by the names of those.
    pub keys: BTreeMap<String, String>,
    pub dice_sounds: bool,
    pub volume: Loudness,
    /// The key of the voice that speaks; `None`: the first.
    pub voice: Option<String>,
    pub tempo: Tempo,
    /// Where the data lies; `None`: where the system puts it. See [`Folders::with_data`].
    pub data_folder: Option<TextPath>,
    /// By game key.
    pub setups: BTreeMap<String, Setup>,
    /// The faces of somebody's own dice, by game key and option.
    pub faces: BTreeMap<String, Values>,
    /// How boards are laid out, by game key.
    pub layouts: BTreeMap<String, Values>,
    /// `None` before it was ever changed.
    pub window: Option<Window>,
    pub print: Print,
    pub practice: Practice,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            player: None,
            look: Look::default(),
            text_size: TextSize::nearest(100),
            dice: Dice::default(),
            dice_speed: Speed::default(),
            confirm_dice: true,
            pause: Pause::nearest(700),
            coach: Coach::Off,
            ahead: false,
            clock: Clock::default(),
            reduced_motion: false,
            large_cursor: None,
            large_targets: false,
            untimed: false,
            keys: BTreeMap::new(),
            dice_sounds: true,
            volume: Loudness::nearest(70),
            voice: None,
            tempo: Tempo::nearest(100),
            data_folder: None,
            setups: BTreeMap::new(),
            faces: BTreeMap::new(),
            layouts: BTreeMap::new(),
            window: None,
            print: Print::default(),
            practice: Practice::default(),
        }
    }
}

pub fn keep(all: &mut BTreeMap<String, Values>, (game, key): (&str, &str), value: Option<String>) {
    let values = all.entry(game.to_owned()).or_default();
    match value {
        Some(value) => values.insert(key.to_owned(), value),
        None => values.remove(key),
    };
    all.retain(|_, values| !values.is_empty());
}

/// A path that is text, as JSON and every file dialog can hold it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TextPath(String);

impl TextPath {
    pub fn new(path: &Path) -> Result<Self, Error> {
        match path.to_str() {
            Some(text) => Ok(Self(text.to_owned())),
            None => Err(Error::NotText(path.to_owned())),
        }
    }
}

impl AsRef<Path> for TextPath {
    fn as_ref(&self) -> &Path {
        Path::new(&self.0)
    }
}

mod kind_word {
    //! A kind of player as its word in records.

    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    use games::game::record::PlayerKind;

    pub(super) fn serialize<S: Serializer>(kind: &PlayerKind, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(kind.word())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<PlayerKind, D::Error> {
        let word = String::deserialize(deserializer)?;
        PlayerKind::of_word(&word).ok_or_else(|| D::Error::custom("no kind of player"))
    }
}

#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What lies there is as it was.
    #[error("cannot save {0}")]
    Save(Failed),
    #[error("{0} is not text")]
    NotText(PathBuf),
}

impl Error {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Save(failed) => phrase!("store-settings-not-saved", path = failed.shown(), why = failed.why.phrase()),
            Self::NotText(path) => phrase!("store-path-not-text", path = shown(path)),
        }
    }
}

#[derive(Debug)]
pub enum Notice {
    SetAside {
        kept: PathBuf,
    },
    /// It was left as it is.
    Unreadable(Failed),
    /// Some fields have values that are not understood. They stay in the file until they are chosen again.
    Fields {
        path: PathBuf,
        names: Vec<String>,
    },
}

impl Notice {
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::SetAside { kept } => phrase!("store-settings-set-aside", kept = shown(kept)),
            Self::Unreadable(failed) => {
                phrase!("store-settings-unreadable", path = failed.shown(), why = failed.why.phrase())
            }
            Self::Fields { path, names } => {
                let (count, names) = (names.len(), names.join(", "));
                phrase!("store-settings-fields", path = shown(path), count, names)
            }
        }
    }
}

/// The file of the settings, and what this program last knew to be in it.
#[derive(Debug)]
pub struct SettingsFile {
    path: PathBuf,
    known: Map<String, Value>,
}

#[derive(Debug)]
pub struct Loaded {
    pub settings: Settings,
    pub file: SettingsFile,
    pub notices: Vec<Notice>,
}

enum Contents {
    Settings(Map<String, Value>),
    Nothing,
    Damaged,
    Unreadable(Trouble),
}

impl Settings {
    /// Reads the settings; whatever lies there, there are settings afterwards.
    pub fn load(folders: &Folders) -> Loaded {
        let path = folders.settings();
        let mut notices = Vec::new();
        let settings = match find(&path) {
            Contents::Settings(map) => {
                let (settings, names) = Self::read(&map);
                if !names.is_empty() {
                    notices.push(Notice::Fields { path: path.clone(), names });
                }
                settings
            }
            Contents::Nothing => Self::default(),
            Contents::Damaged => {
                notices.push(match set_aside(&path) {
                    Ok(kept) => Notice::SetAside { kept },
                    Err(why) => Notice::Unreadable(Failed { path: path.clone(), why }),
                });
                Self::default()
            }
            Contents::Unreadable(why) => {
                notices.push(Notice::Unreadable(Failed { path: path.clone(), why }));
                Self::default()
            }
        };
        let known = settings.map();
        Loaded { settings, file: SettingsFile { path, known }, notices }
    }

    /// Reads what can be read; the names of the fields that cannot.
    fn read(there: &Map<String, Value>) -> (Self, Vec<String>) {
        if let Ok(settings) = Self::deserialize(Value::Object(there.clone())) {
            return (settings, Vec::new());
        }
        let (mut read, mut wrong) = (Self::default(), Vec::new());
        let mut take = |name: String, set: &dyn Fn(&mut Map<String, Value>)| {
            let mut map = read.map();
            set(&mut map);
            match Self::deserialize(Value::Object(map)) {
                Ok(with) => read = with,
                Err(_) => wrong.push(name),
            }
        };
        // One after the other, so that what is not understood costs nothing else; each setup is a field of its own.
        let mut fields: Vec<_> = Self::default()
            .map()
            .keys()
            .filter_map(|name| there.get(name).map(|value| (name.clone(), value)))
            .collect();
        fields.sort_by_key(|(name, _)| name == SETUPS);
        for (name, value) in &fields {
            match value {
                Value::Object(setups) if name == SETUPS => {
                    for (game, setup) in setups {
                        take(format!("{name}.{game}"), &|map: &mut Map<String, Value>| map[name][game] = setup.clone());
                    }
                }
                value => take(name.clone(), &|map: &mut Map<String, Value>| map[name] = (*value).clone()),
            }
        }
        (read, wrong)
    }

    fn map(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(map)) => map,
            Ok(_) | Err(_) => unreachable!("settings are text, numbers and switches, by keys that are text"),
        }
    }
}

impl SettingsFile {
    /// All or nothing: on an error the file is as it was, and the next try saves the same.
    pub fn save(&mut self, settings: &Settings) -> Result<Vec<Notice>, Error> {
        let mut notices = Vec::new();
        let now = settings.map();
        let mut map = Map::new();
        match find(&self.path) {
            Contents::Settings(there) => {
                map = there;
                merge(&mut map, &self.known, &now);
            }
            // What was known there went with it.
            Contents::Nothing => merge(&mut map, &Settings::default().map(), &now),
            Contents::Damaged | Contents::Unreadable(_) => {
                let kept = set_aside(&self.path).with(&self.path).map_err(Error::Save)?;
                notices.push(Notice::SetAside { kept });
                merge(&mut map, &Settings::default().map(), &now);
            }
        }
        map.entry("version").or_insert(VERSION.into());
        self.write(&map).with(&self.path).map_err(Error::Save)?;
        self.known = now;
        Ok(notices)
    }

    fn write(&self, map: &Map<String, Value>) -> std::io::Result<()> {
        let mut text = serde_json::to_vec_pretty(map)?;
        text.push(b'\n');
        self.path.parent().map_or(Ok(()), fs::create_dir_all)?;
        disk::replace(&self.path, &text)
    }
}

/// Changes in `there` what is different in `now` from `before`, object by object; leaves the rest.
fn merge(there: &mut Map<String, Value>, before: &Map<String, Value>, now: &Map<String, Value>) {
    for (key, value) in now {
        let old = before.get(key);
        match (there.get_mut(key), old, value) {
            (_, Some(old), value) if old == value => {}
            (Some(Value::Object(there)), Some(Value::Object(old)), Value::Object(value)) => merge(there, old, value),
            (_, _, value) => {
                there.insert(key.clone(), value.clone());
            }
        }
    }
    for key in before.keys().filter(|key| !now.contains_key(*key)) {
        there.shift_remove(key);
    }
}

fn find(path: &Path) -> Contents {
    let bytes = match disk::read(path, MOST_BYTES) {
        Ok(bytes) => bytes,
        Err(why) if why.is_missing() => return Contents::Nothing,
        Err(Trouble::TooLarge { .. }) => return Contents::Damaged,
        Err(why) => return Contents::Unreadable(why),
    };
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
    match serde_json::from_slice(bytes) {
        Ok(Value::Object(map)) => Contents::Settings(map),
        Ok(_) | Err(_) => Contents::Damaged,
    }
}

/// Gives a file another name beside it: `settings.damaged-1.json`, or the next that is free.
fn set_aside(path: &Path) -> Result<PathBuf, Trouble> {
    let names = (1..=10_000).map(|number| OsString::from(format!("settings.damaged-{number}.json")));
    Ok(disk::shift(path, path.parent().unwrap_or(Path::new("")), names)?)
}

#[cfg(test)]
mod tests;
